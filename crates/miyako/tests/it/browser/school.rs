//! Somebody who has never seen a piece: from the first square to the first capture, on a phone, and by keyboard alone.

use super::driver::Window;
use super::house::Data;
use super::two_people::wait_for;
use super::{Table, start_browser};

fn press(window: &Window<'_>, spot: &str) {
    window.click(&format!("shogi-board [data-spot='{spot}']"));
}

#[test]
fn a_beginner_learns_on_a_phone() {
    let Some(browser) = start_browser("school") else { return };
    let data = Data::new("school");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.screen(390, 844);
    window.go(&format!("http://{}/", house.address));
    window.click(".door.learn a[href='/school']");
    wait_for(&window, "h1", "School");
    window.click(".standing a.primary");
    // Squares are found by their names; another than the one asked for is told, and changes nothing.
    wait_for(&window, ".verdict", "Press the square");
    press(&window, "9i");
    wait_for(&window, ".verdict", "First the file");
    for spot in ["5e", "7f", "2c"] {
        press(&window, spot);
        window.wait("its star", || {
            let star = format!("return document.querySelector('[data-spot=\"{spot}\"]').classList.contains('star')");
            (window.run(&star) == true).then_some(())
        });
    }
    window.click("[data-go=next]");
    // A question: a wrong answer says why, and one tries again.
    wait_for(&window, ".answers", "");
    window.click("[data-choice='1']");
    window.wait("that it is wrong", || {
        (window.run("return document.querySelector('[data-state=wrong]') !== null") == true).then_some(())
    });
    window.click("[data-choice='2']");
    window.wait("that it is right", || {
        (window.run("return document.querySelector('[data-state=right]') !== null") == true).then_some(())
    });
    // Moves: the king walks over both stars; a move that no king makes is refused with its reason.
    window.go(&format!("http://{}/school/king/1", house.address));
    press(&window, "5e");
    press(&window, "4d");
    wait_for(&window, ".verdict", "One move is left");
    press(&window, "4d");
    press(&window, "3e");
    window.wait("the way on", || {
        (window.run("return document.querySelector('[data-go=next]').hidden") == false).then_some(())
    });
    let wide = window.run("return document.documentElement.scrollWidth > innerWidth");
    assert_eq!(wide, false);
    // What was done is marked, also in the list; and the school goes on with what was not.
    window.go(&format!("http://{}/school", house.address));
    assert_eq!(window.run("return document.querySelector('a[href=\"/school/king\"] progress').value"), 1);
}

/// From the home page by one press to a game in which a teacher says what to look at.
#[test]
fn a_teacher_sits_beside_the_first_game() {
    let Some(browser) = start_browser("teacher") else { return };
    let data = Data::new("teacher");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.screen(390, 844);
    window.go(&format!("http://{}/", house.address));
    window.click(".door.learn .choose button");
    let table = Table::at(window);
    let game = table.wait_for_ply(1);
    wait_for(&table.window, ".teacher li", "The rook is your strongest piece");
    table.play("2g2f".parse().expect("USI"), &game);
    let game = table.wait_for_ply(3);
    wait_for(&table.window, ".teacher li", "");
    let wide = table.window.run("return document.documentElement.scrollWidth > innerWidth");
    assert_eq!(wide, false);
    table.play("2f2e".parse().expect("USI"), &game);
    table.wait_for_ply(5);
    table.window.click("[data-action=resign]");
    table.window.click("dialog.resign button[value=resign]");
    wait_for(&table.window, ".teacher li", "Not this time");
    table.window.click(".teacher .back a");
    wait_for(&table.window, "h1", "The first game");
}
