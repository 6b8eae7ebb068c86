//! What players are used to from elsewhere: moves chosen ahead of one's turn, drawings on the board, keys.

use super::driver::Window;
use super::house::Data;
use super::two_people::{meet, wait_for};
use super::{Table, plies, start_browser};

const ESCAPE: &str = "\u{E00C}";
const ENTER: &str = "\u{E007}";

/// Presses one place after the other.
fn press(window: &Window, spots: &str) {
    for spot in spots.split_whitespace() {
        window.click(&format!("[data-spot='{spot}']"));
    }
}

fn count(window: &Window, css: &str) -> usize {
    let counted = window.run(&format!("return document.querySelectorAll('{css}').length"));
    counted.as_u64().and_then(|count| count.try_into().ok()).expect("a number")
}

fn wait_for_count(window: &Window, css: &str, wanted: usize) {
    window.wait(&format!("{wanted} of {css}"), || (count(window, css) == wanted).then_some(()));
}

/// Chooses in the settings as somebody does who opens them.
fn choose(window: &Window, name: &str, value: &str) {
    window.click("[data-action=settings]");
    window.click(&format!("dialog.settings select[name={name}] option[value={value}]"));
    window.click("dialog.settings .buttons .primary");
}

fn usi(table: &Table, ply: usize) -> String {
    table.wait_for_ply(ply)["moves"][ply - 1]["usi"].as_str().expect("a move").to_owned()
}

#[test]
fn a_move_chosen_ahead_is_played_when_the_turn_begins_or_dropped() {
    let Some(browser) = start_browser("premove") else { return };
    let data = Data::new("premove");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |_| ());
    let [anna, bruno] = &pair.players;
    wait_for(&anna.window, ".status", "Your move");
    wait_for(&bruno.window, ".status", "to move");

    // Shown, told, taken back by Escape, by one of its squares, by the right button.
    press(&bruno.window, "3c 3d");
    wait_for(&bruno.window, ".chosen", "Premove: 33–34");
    wait_for(&bruno.window, ".said", "Premove: white pawn from 33 to 34");
    assert_eq!(count(&bruno.window, ".cell.premove"), 2);
    assert!(
        bruno
            .window
            .run("return document.querySelector('[data-spot=\"3d\"]').ariaLabel")
            .to_string()
            .contains("premove")
    );
    bruno.window.keys(ESCAPE);
    wait_for_count(&bruno.window, ".cell.premove", 0);
    press(&bruno.window, "3c 3d 3d");
    wait_for_count(&bruno.window, ".cell.premove", 0);
    press(&bruno.window, "3c 3d");
    bruno.window.drag_right("[data-spot='5e']", "[data-spot='5e']");
    wait_for_count(&bruno.window, ".cell.premove", 0);
    assert_eq!(count(&bruno.window, ".sketch"), 0, "that drew nothing");

    // A second one takes the place of the first; it is played at once.
    press(&bruno.window, "8c 8d 3c 3d");
    wait_for(&bruno.window, ".chosen", "33–34");
    pair.play(1, "7g7f");
    assert_eq!(usi(bruno, 2), "3c3d");

    // What is not legal then is dropped with a word, and it is the player's move.
    pair.play(3, "2g2f");
    press(&anna.window, "2f 2d");
    wait_for(&anna.window, ".chosen", "26–24");
    pair.play(4, "8c8d");
    wait_for(&anna.window, ".notice", "The premove was not possible");
    wait_for(&anna.window, ".status", "Your move");
    assert_eq!(plies(&anna.wait_for_ply(4)), 4);

    // Where both are legal it promotes, unless that was refused; carried onto a piece of one's own it takes back there.
    pair.play(5, "6g6f");
    anna.window.drag("[data-spot='8h']", "[data-spot='6f']");
    wait_for(&anna.window, ".chosen", "88–66");
    anna.window.keys(ESCAPE);
    pair.play(6, "8d8e");
    pair.play(7, "6f6e");
    press(&anna.window, "8h 2b");
    anna.window.click(".chosen [data-action=premove-plain]");
    pair.play(8, "4a3b");
    assert_eq!(usi(anna, 9), "8h2b");
}

#[test]
fn a_premove_promotes_and_can_be_switched_off() {
    let Some(browser) = start_browser("premove-off") else { return };
    let data = Data::new("premove-off");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |_| ());
    let [anna, bruno] = &pair.players;
    wait_for(&anna.window, ".status", "Your move");
    pair.play(1, "7g7f 3c3d 2g2f");
    press(&anna.window, "8h 2b");
    pair.play(4, "4a3b");
    assert_eq!(usi(anna, 5), "8h2b+");
    // A drop is chosen ahead, too.
    press(&anna.window, "black:B 5e");
    wait_for(&anna.window, ".chosen", "Premove: black bishop 55");
    anna.window.click(".chosen [data-action=withdraw-chosen]");
    wait_for_count(&anna.window, ".cell.premove", 0);
    pair.play(6, "3a2b");
    choose(&bruno.window, "premove", "off");
    press(&bruno.window, "8c 8d");
    wait_for(&bruno.window, ".notice", "not your turn");
    assert_eq!(count(&bruno.window, ".cell.premove"), 0);
}

#[test]
fn a_move_is_sent_when_it_was_confirmed() {
    let Some(browser) = start_browser("confirm") else { return };
    let data = Data::new("confirm");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |_| ());
    let [anna, bruno] = &pair.players;
    wait_for(&anna.window, ".status", "Your move");
    choose(&anna.window, "confirm", "on");
    let shown = "return document.querySelector('[data-spot=\"7f\"] .koma') !== null";
    let asked = || wait_for_count(&anna.window, ".chosen:not([hidden]) [data-action=confirm]", 1);
    let withdrawn = || anna.window.wait("the move to go back", || (anna.window.run(shown) == false).then_some(()));
    press(&anna.window, "7g 7f");
    asked();
    assert_eq!(anna.window.run(shown), true);
    anna.window.keys(ESCAPE);
    withdrawn();
    press(&anna.window, "7g 7f");
    asked();
    anna.window.click("[data-spot='5e']");
    withdrawn();
    assert_eq!(plies(&bruno.wait_for_ply(0)), 0, "nothing was sent");
    press(&anna.window, "7g 7f");
    asked();
    anna.window.keys(ENTER);
    assert_eq!(usi(bruno, 1), "7g7f");
    pair.play(2, "3c3d");
    press(&anna.window, "2g 2f");
    anna.window.click(".chosen [data-action=confirm]");
    assert_eq!(usi(bruno, 3), "2g2f");
}

#[test]
fn arrows_and_circles_are_drawn_and_go() {
    let Some(browser) = start_browser("sketch") else { return };
    let data = Data::new("sketch");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |_| ());
    let [anna, bruno] = &pair.players;
    wait_for(&anna.window, ".status", "Your move");
    anna.window.drag_right("[data-spot='7g']", "[data-spot='7e']");
    wait_for_count(&anna.window, "path.sketch.color-1", 1);
    anna.window.drag_right("[data-spot='5e']", "[data-spot='5e']");
    wait_for_count(&anna.window, "ellipse.sketch", 1);
    anna.window.drag_right("[data-spot='7g']", "[data-spot='7e']");
    wait_for_count(&anna.window, "path.sketch", 0);
    // A press on an empty square takes all away, and so does a move.
    press(&anna.window, "5d");
    wait_for_count(&anna.window, ".sketch", 0);
    anna.window.drag_right("[data-spot='7g']", "[data-spot='7e']");
    wait_for_count(&anna.window, ".sketch", 1);
    bruno.window.drag_right("[data-spot='3c']", "[data-spot='3e']");
    pair.play(1, "7g7f");
    wait_for_count(&anna.window, ".sketch", 0);
    wait_for_count(&bruno.window, ".sketch", 0);
    assert_eq!(plies(&anna.wait_for_ply(1)), 1);
}

/// What stands in the upper left corner.
fn corner(window: &Window) -> String {
    window.run("return document.querySelector('.cell').dataset.spot").as_str().expect("a square").to_owned()
}

/// The list of keys opens, holds the focus, and gives it back.
fn read_keys(window: &Window, row: &str) {
    let open = "return document.querySelector('dialog.keys').open";
    window.keys("?");
    window.wait("the list of keys", || (window.run(open) == true).then_some(()));
    assert!(window.text("dialog.keys").contains(row), "{}", window.text("dialog.keys"));
    assert_eq!(window.run("return document.activeElement.closest('dialog')?.className"), "keys");
    let before = corner(window);
    window.keys("f");
    assert_eq!(corner(window), before, "keys of the page rest meanwhile");
    window.keys(ESCAPE);
    window.wait("the list to close", || (window.run(open) == false).then_some(()));
}

#[test]
fn wheel_and_keys_go_through_a_game_and_a_record() {
    let Some(browser) = start_browser("habit-keys") else { return };
    let data = Data::new("habit-keys");
    let house = data.open("127.0.0.1:0");
    let table = super::sit_down(&browser, &house, |window| window.click("input[name=opponent][value=two]"));
    for (ply, usi) in ["7g7f", "3c3d", "2g2f"].into_iter().enumerate() {
        table.play(usi.parse().expect("USI"), &table.wait_for_ply(ply));
    }
    table.wait_for_ply(3);
    let window = &table.window;
    let at = |text: &str| wait_for(window, "move-list [aria-current] .text", text);
    window.wheel(".board", -100);
    at("P-34");
    window.wheel(".board", -100);
    at("P-76");
    window.wheel(".board", 100);
    at("P-34");
    // Home, End, up and down.
    window.keys("\u{e011}");
    at("Start");
    window.keys("\u{e015}");
    at("P-76");
    window.keys("\u{e010}");
    at("P-26");
    window.keys("\u{e013}");
    at("P-34");
    assert_eq!(corner(window), "9a");
    window.keys("f");
    window.wait("the board to turn", || (corner(window) == "1i").then_some(()));
    read_keys(window, "announce turn and clocks");

    let study = super::record::bring(browser.window(), &house, "position startpos moves 7g7f 3c3d 2g2f");
    study.window.wheel(".board", 100);
    study.wait_for_current("P-76");
    study.window.wheel(".board", 100);
    study.wait_for_current("P-34");
    study.window.wheel(".board", -100);
    study.wait_for_current("P-76");
    study.window.keys("f");
    study.window.wait("the board to turn", || (corner(&study.window) == "1i").then_some(()));
    read_keys(&study.window, "next and previous variation");
    // Who has no key for it finds the list among the options.
    study.window.click("[data-action=settings]");
    study.window.click("dialog.settings [data-action=keys]");
    let open = "return [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.className).join()";
    study.window.wait("the list of keys", || (study.window.run(open) == "keys").then_some(()));
}

#[test]
fn a_move_is_typed_and_what_is_none_is_explained() {
    let Some(browser) = start_browser("typed") else { return };
    let data = Data::new("typed");
    let house = data.open("127.0.0.1:0");
    let table = super::sit_down(&browser, &house, |window| window.click("input[name=opponent][value=two]"));
    table.wait_for_ply(0);
    let window = &table.window;
    window.keys("m");
    window.keys(&format!("nonsense{ENTER}"));
    wait_for(window, ".typed [role=alert]", "“nonsense” is no move");
    window.keys(ESCAPE);
    window.keys("m");
    window.keys(&format!("7g7f{ENTER}"));
    assert_eq!(usi(&table, 1), "7g7f");
    window.keys(&format!("P-34{ENTER}"));
    assert_eq!(usi(&table, 2), "3c3d");
    // Whatever the rules bar is refused with its reason.
    window.keys(&format!("2g2e{ENTER}"));
    wait_for(window, ".notice", "does not move that way");
    assert_eq!(plies(&table.wait_for_ply(2)), 2);

    let study = super::record::bring(browser.window(), &house, "position startpos moves 7g7f 3c3d");
    study.window.keys("\u{e010}");
    study.wait_for_current("P-34");
    study.window.keys("m");
    study.window.wait("the moves there", || (count(&study.window, ".cell.own") > 0).then_some(()));
    study.window.keys(&format!("26歩{ENTER}"));
    study.wait_for_current("P-26");
}

#[test]
fn a_link_leads_to_a_move() {
    let Some(browser) = start_browser("ply-link") else { return };
    let data = Data::new("ply-link");
    let house = data.open("127.0.0.1:0");
    let table = super::sit_down(&browser, &house, |window| window.click("input[name=opponent][value=two]"));
    for (ply, usi) in ["7g7f", "3c3d", "2g2f"].into_iter().enumerate() {
        table.play(usi.parse().expect("USI"), &table.wait_for_ply(ply));
    }
    table.wait_for_ply(3);
    let link = |window: &Window| {
        window.click("[data-action=export]");
        let link = window.wait("the link", || {
            window.run("return document.querySelector('[data-link]')?.dataset.link").as_str().map(str::to_owned)
        });
        window.keys(ESCAPE);
        link
    };
    table.window.click("[data-replay=previous]");
    let to_ply = link(&table.window);
    assert!(to_ply.ends_with("#2"), "{to_ply}");
    table.window.go("about:blank");
    table.window.go(&to_ply);
    wait_for(&table.window, "move-list [aria-current] .text", "P-34");
}

#[test]
fn the_time_is_called_where_there_is_byoyomi_until_one_press_says_no() {
    let Some(browser) = start_browser("calls") else { return };
    let data = Data::new("calls");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(); 2], |anna| {
        anna.click("select[name=clock] option[value=other]");
        anna.fill("input[name=clock_text]", "10m+30s");
    });
    let anna = &pair.players[0].window;
    let pressed = |window: &Window, wanted: &str| {
        let script =
            "return document.querySelector('.messages .calls:not([hidden])')?.getAttribute('aria-pressed') ?? 'hidden'";
        window.wait(&format!("calls: {wanted}"), || (window.run(script) == wanted).then_some(()));
    };
    pressed(anna, "true");
    anna.click(".messages .calls");
    pressed(anna, "false");
    anna.reload();
    pressed(anna, "false");
    choose(anna, "calls", "speech");
    pressed(anna, "true");
    // The options offer the whole screen, where the browser can.
    let offered = "return document.querySelector('[data-action=full-screen]').hidden !== document.fullscreenEnabled";
    assert_eq!(anna.run(offered), true);
    let sudden = meet(&browser, [house.port(); 2], |anna| {
        anna.click("select[name=clock] option[value=other]");
        anna.fill("input[name=clock_text]", "10m");
    });
    sudden.play(1, "7g7f");
    pressed(&sudden.players[0].window, "hidden");
}
