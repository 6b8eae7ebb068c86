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
    wait_for(anna, ".ways .note", "the game you are playing too");
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

#[test]
fn a_secretary_signs_up_the_first_member_and_lets_her_in_again() {
    let Some(browser) = start_browser("club") else { return };
    let Some(pocket) = start_browser("club-phone") else { return };
    let data = Data::new("club");
    let mut house = data.open("127.0.0.1:0");
    let site = format!("http://{}", house.address);
    // Who started the server takes a name on the way, and looks after the club.
    let desk = browser.window();
    desk.go(&format!("{site}{}", house.owners_door()));
    desk.click("main .primary");
    desk.fill("#new-name", "Olga");
    desk.fill("#new-password", PASSWORD);
    desk.click("[name=of_age]");
    desk.click("form[action='/account/new'] .primary");
    wait_for(&desk, "h1", "Your codes in reserve");
    desk.click("main .primary");
    wait_for(&desk, "h1", "Look after this site");
    desk.click("main .primary");
    wait_for(&desk, "h1", "The club");
    desk.fill("#new-name", "Bice");
    desk.click("form[action='/club/new'] .primary");
    wait_for(&desk, "h1", "A card to come in");
    // The card's code leads here, with what it takes behind the sign.
    let phone = pocket.window();
    phone.screen(390, 844);
    let come_in = |words: &str, password: &str| {
        phone.go(&format!("{site}/account/back#Bice/{words}"));
        let filled = "return document.querySelector('#back-name').value + ' ' + document.querySelector('#code').value";
        let expected = format!("Bice {words}");
        phone.wait("the form filled in", || (phone.run(filled) == expected.as_str()).then_some(()));
        assert!(!phone.run("return location.href").to_string().contains(words), "it stays in no history");
        phone.fill("#back-password", password);
        phone.click("main form .primary");
    };
    come_in(&desk.text(".pass .words"), "torre rossa 3");
    wait_for(&phone, "h1", "Bice");
    // She loses it all, and is let in again.
    phone.click("form[action='/account/out'] button");
    desk.go(&format!("{site}/club/people/Bice"));
    desk.click("form[action$='/card'] button");
    wait_for(&desk, "h1", "A card to come in");
    come_in(&desk.text(".pass .words"), "torre bianca 4");
    wait_for(&phone, "h1", "Bice");
    let wide = phone.run("return document.documentElement.scrollWidth > innerWidth");
    assert_eq!(wide, false);
}
