//! A visitor takes a name in the middle of a game, and is the same on another device.

use super::house::Data;
use super::two_people::{meet, wait_for};
use super::{Table, start_browser};

/// As the form has it; the cookie is that of the host by which the page is reached.
const PASSWORD: &str = "cavallo verde 9";

#[test]
fn a_guest_takes_a_name_and_goes_on_by_phone() {
    let Some(browser) = start_browser("people") else { return };
    let Some(pocket) = start_browser("people-phone") else { return };
    let data = Data::new("people");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |_| {});
    pair.play(1, "7g7f 3c3d");

    // Two presses and two fields: then it is her move, under her name.
    let anna = &pair.players[0].window;
    anna.click("header a.person");
    wait_for(anna, "main.account .note", "the game you are playing too");
    anna.fill("#new-name", "Anna Rossi");
    anna.fill("#new-password", PASSWORD);
    anna.click("[name=of_age]");
    anna.click("form[action='/account/new'] .primary");
    wait_for(anna, "h1", "Your codes in reserve");
    assert_eq!(anna.run("return document.querySelectorAll('.codes li').length"), 10);
    anna.click("main.account a.primary");
    pair.play(3, "2g2f 8c8d");

    // On her phone she signs in and finds the game among hers; her laptop sees what she plays there.
    let phone = pocket.window();
    phone.screen(390, 844);
    phone.go(&format!("http://127.0.0.1:{}/account?back=/games", house.port()));
    phone.fill("#in-name", "anna rossi");
    phone.fill("#in-password", PASSWORD);
    phone.click("form[action='/account/in'] .primary");
    phone.click(".game-list a");
    let table = Table::at(phone);
    let game = table.wait_for_ply(4);
    table.play("2f2e".parse().expect("USI"), &game);
    pair.players[1].wait_for_ply(5);
    pair.players[0].wait_for_ply(5);

    // She signs the laptop out from there: it is a spectator's from then on.
    let phone = &table.window;
    phone.click("header a.person");
    phone.click(".devices form button");
    phone.wait("one device", || {
        (phone.run("return document.querySelectorAll('.devices li').length") == 1).then_some(())
    });
    anna.go(&format!("http://127.0.0.1:{}/account", house.port()));
    wait_for(anna, "h1", "Your name here");
}
