//! Two people play by the day: the clock is told in days, and an answer is prepared while the other is to move.

use super::driver::Window;
use super::house::Data;
use super::start_browser;
use super::two_people::{meet, wait_for};

/// Nothing of the page stands out of the window, on a phone as on a desk.
fn fits(window: &Window) {
    for (width, height) in [(390, 844), (1280, 800)] {
        window.screen(width, height);
        let over = window.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(over, 0, "{width}");
    }
}

#[test]
fn two_play_by_the_day_and_one_prepares_an_answer() {
    let Some(browser) = start_browser("days") else { return };
    let data = Data::new("days");
    let house = data.open("127.0.0.1:0");
    let shown = "return document.querySelector('.by-the-day').offsetParent !== null";
    let pair = meet(&browser, [house.port(); 2], |anna| {
        assert_eq!(anna.run(shown), false);
        anna.click("select[name=clock] option[value='3d/move']");
        assert_eq!(anna.run(shown), true);
        assert!(anna.text(".by-the-day").contains("Saturday"));
        fits(anna);
    });
    let [anna, bruno] = &pair.players;
    // It has begun without more ado, and nobody is called on to hurry.
    for window in [&anna.window, &bruno.window] {
        wait_for(window, ".player.near shogi-clock .time", "d ");
        assert_eq!(window.run("return document.querySelector('.calls').hidden"), true);
    }
    assert!(anna.window.text("p.terms").contains("3 days a move"));
    pair.play(1, "7g7f");
    assert!(anna.window.text(".player.near shogi-clock .time").starts_with("3 d"));

    // Anna says what she answers.
    let window = &anna.window;
    window.click("p.conditional a");
    wait_for(window, "h1", "Conditional moves");
    fits(window);
    window.click("#next option[value='3c3d']");
    window.click("form[method=get] button");
    wait_for(window, "main", "I answer");
    window.click("#answer option[value='2g2f']");
    window.click("form[method=post] .primary");
    wait_for(window, "ul.devices", "if P-34, I answer P-26");
    fits(window);

    // Bruno plays just that, and it is his turn again.
    let game = bruno.wait_for_ply(1);
    bruno.play("3c3d".parse().expect("USI"), &game);
    bruno.wait_for_ply(3);
    assert_eq!(bruno.window.run("return document.querySelector('p.conditional').hidden"), true);
    bruno.window.go(&format!("http://localhost:{}/games", house.port()));
    wait_for(&bruno.window, "ol.to-move", "left");
    fits(&bruno.window);
}
