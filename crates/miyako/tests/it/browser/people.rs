//! A visitor takes a name in the middle of a game, and is the same on another device. Somebody looks after a club.

use super::driver::Window;
use super::house::Data;
use super::two_people::{meet, wait_for};
use super::{Table, start_browser};

/// As the form has it; the cookie is that of the host by which the page is reached.
pub(super) const PASSWORD: &str = "cavallo verde 9";

/// Takes a name on the page that offers it.
pub(super) fn sign_up(window: &Window<'_>, name: &str) {
    window.fill("#new-name", name);
    window.fill("#new-password", PASSWORD);
    window.click("[name=of_age]");
    window.click("form[action='/account/new'] .primary");
    wait_for(window, "h1", "Your codes in reserve");
}

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
    sign_up(anna, "Anna Rossi");
    assert_eq!(anna.run("return document.querySelectorAll('.codes li').length"), 10);
    let code = anna.text(".codes li:last-child code");
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

    // She has lost the password, too, and comes back by a code in reserve: the game is hers as before, and the phone is out.
    anna.go(&format!("http://127.0.0.1:{}/account/back", house.port()));
    anna.fill("#back-name", "Anna Rossi");
    anna.fill("#code", &code);
    anna.fill("#back-password", "torre rossa 3");
    anna.click("main form .primary");
    wait_for(anna, "h1", "Anna Rossi");
    anna.go(&format!("http://127.0.0.1:{}/games", house.port()));
    anna.wait("her game", || {
        (anna.run("return document.querySelector('.game-list a') !== null") == true).then_some(())
    });
    phone.go(&format!("http://127.0.0.1:{}/account", house.port()));
    wait_for(phone, "h1", "Your name here");
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
    sign_up(&desk, "Olga");
    desk.click("main .primary");
    wait_for(&desk, "h1", "Look after this site");
    desk.click("main .primary");
    wait_for(&desk, "h1", "The club");
    // Who acts on others comes in by two steps, and is led there.
    wait_for(&desk, ".leaving h2", "A second step first");
    desk.click(".leaving a.primary");
    begin_two_steps(&desk, PASSWORD);
    show_code(&desk, 0);
    wait_for(&desk, "main", "On since");
    desk.go(&format!("{site}/club"));
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
    // On another device she shows the next code beside her password.
    let (secret, laptop) = (desk.run("return window.name"), browser.another_window());
    laptop.go(&format!("{}/account", site.replace("127.0.0.1", "localhost")));
    laptop.run(&format!("window.name = {secret}"));
    laptop.fill("#in-name", "Olga");
    laptop.fill("#in-password", PASSWORD);
    laptop.click("form[action='/account/in'] .primary");
    wait_for(&laptop, "h1", "The code from your phone");
    laptop.fill("#step-code", "000000");
    laptop.click("main form .primary");
    wait_for(&laptop, "main [role=alert]", "not the code of now");
    show_code(&laptop, 1);
    laptop.wait("the home page", || (laptop.run("return location.pathname") == "/").then_some(()));
    laptop.go(&format!("{}/account", site.replace("127.0.0.1", "localhost")));
    wait_for(&laptop, "h1", "Olga");
}

/// From the page of the second step to the drawing for the phone. The window keeps the secret, as a phone would: in its name,
/// which outlives its pages.
pub(super) fn begin_two_steps(window: &Window<'_>, password: &str) {
    window.fill("#set-password", password);
    window.click("form[action='/account/authenticator'] button");
    wait_for(window, "h1", "Give your phone the secret");
    window.run("window.name = document.querySelector('.token code').textContent");
}

/// Shows the code of now, or one of `later` half minutes later, as the phone in the window's name tells it (RFC 6238).
pub(super) fn show_code(window: &Window<'_>, later: i64) {
    let code = window.run(&format!(
        "const bits = [...window.name.replaceAll(' ', '')] \
           .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join(''); \
         const secret = Uint8Array.from(bits.match(/.{{8}}/g), (byte) => parseInt(byte, 2)); \
         const step = new DataView(new ArrayBuffer(8)); \
         step.setUint32(4, Math.floor(Date.now() / 30000) + {later}); \
         return crypto.subtle.importKey('raw', secret, {{name: 'HMAC', hash: 'SHA-1'}}, false, ['sign']) \
           .then((key) => crypto.subtle.sign('HMAC', key, step)) \
           .then((tag) => new DataView(tag).getUint32(new Uint8Array(tag)[19] & 15) & 0x7fffffff) \
           .then((word) => String(word % 1000000).padStart(6, '0'))"
    ));
    window.fill("#step-code", code.as_str().expect("a code"));
    window.click("main form .primary");
}

#[test]
fn who_wants_to_go_signs_in_again_and_stays() {
    let Some(browser) = start_browser("stay") else { return };
    let data = Data::new("stay");
    let house = data.open("127.0.0.1:0");
    let carla = browser.window();
    carla.screen(390, 844);
    let account = format!("http://{}/account", house.address);
    carla.go(&account);
    sign_up(&carla, "Carla");
    carla.click("main.account a.primary");
    carla.go(&account);
    let going = || {
        carla.wait("the page", || carla.text("h1").contains("Carla").then_some(()));
        carla.run("return document.querySelector('.leaving') !== null") == true
    };
    assert!(!going());
    // What it means stands before the question.
    carla.click("#leave summary");
    carla.fill("#leave-password", "wrong");
    carla.click("#leave form button");
    wait_for(&carla, "#leave .wrong", "do not belong together");
    carla.fill("#leave-password", PASSWORD);
    carla.click("#leave form button");
    wait_for(&carla, ".leaving", "Your name will be gone on");

    // Another day: she signs in and is asked whether she stays.
    carla.click("form[action='/account/out'] button");
    carla.wait("the home page", || (carla.run("return location.pathname") == "/").then_some(()));
    carla.go(&account);
    carla.fill("#in-name", "carla");
    carla.fill("#in-password", PASSWORD);
    carla.click("form[action='/account/in'] .primary");
    wait_for(&carla, ".leaving", "Your name will be gone on");
    assert_eq!(carla.run("return location.pathname"), "/account");
    carla.click("form[action='/account/stay'] button");
    carla.wait("her to stay", || (!going()).then_some(()));
    assert_eq!(carla.run("return document.querySelector('#leave') !== null"), true);
}
