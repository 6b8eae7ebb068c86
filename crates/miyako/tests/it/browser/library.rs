//! Records of the other games of the family: stepped through, noted on, shared with a guest, copied, taken out.

use super::driver::Browser;
use super::house::{Data, House};
use super::record::Study;
use super::yonin::{Player, sit_at_one_screen};
use super::{Table, start_browser};
use variants::Game;

/// A game of dōbutsu at one screen is over; its record is worked on.
#[test]
fn a_record_of_the_family_is_kept_noted_on_and_shared() {
    let Some(browser) = start_browser("library-family") else { return };
    let data = Data::new("library-family");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/family/dobutsu", house.address));
    window.click("input[name=opponent][value=two]");
    window.click("form.start button.primary");
    let table = Table::at(window);
    let rules = Game::named("dobutsu").expect("a game");
    for (ply, text) in ["2c2b", "3a3b", "2b2a+"].into_iter().enumerate() {
        table.wait_for_ply(ply);
        table.press_move(text, &rules);
    }
    table.wait_for_ply(3);
    table.window.click(".after button[data-action=study]");
    let study = Study::at(table.window);
    work_on(&browser, &house, &study, "family-board .cells", "3a3b", "The royal piece was captured: Black wins");
}

/// The same of a game for four.
#[test]
fn a_record_of_a_game_for_four_is_kept_noted_on_and_shared() {
    let Some(browser) = start_browser("library-four") else { return };
    let data = Data::new("library-four");
    let house = data.open("127.0.0.1:0");
    let player: Player = sit_at_one_screen(&browser, &house);
    for text in ["5g5f", "7e6e"] {
        let ply = player.movers().len();
        player.press(text, &player.look());
        player.window.wait("the move", || (player.movers().len() > ply).then_some(()));
    }
    for seat in ["north", "east"] {
        player.give_up(seat);
    }
    player.window.click("[data-action=study]:not([hidden])");
    let study = Study::at(player.window);
    work_on(&browser, &house, &study, "yonin-board .cells", "7e6e", "The game is over. First: South, West");
}

/// The second move is `move_text`; the last line of the record is `ending`.
fn work_on(browser: &Browser, house: &House, study: &Study, board: &str, move_text: &str, ending: &str) {
    let window = &study.window;
    let pieces = |window: &super::Window| {
        window.run(&format!("return document.querySelector('{board}').querySelectorAll('.koma').length"))
    };
    let all = window.wait("the start", || pieces(window).as_u64().filter(|count| *count > 0));
    window.click("[data-step=last]");
    study.wait_for_current(ending);
    window.click("[data-step=first]");
    for _ in 0..2 {
        window.click("[data-step=next]");
    }
    window.wait("the second move", || (study.look()["nodes"][2]["usi"] == move_text).then_some(()));
    window.wait("its squares", || {
        let last = window.run(&format!("return document.querySelectorAll('{board} .cell.last').length"));
        (last == 2).then_some(())
    });
    for absent in [".analysis", "#bookmark", "#ending", "[data-line]", "[data-action=position]"] {
        assert_eq!(
            window.run(&format!("return document.querySelector('{absent}')")),
            serde_json::Value::Null,
            "{absent}"
        );
    }

    // Remark and title are kept.
    study.comment("a bold step");
    study.wait_until_stored();
    window.click("[data-action=headers]");
    window.click("dialog.headers select option[value=title]");
    window.click("[data-action=add-header]");
    window.fill(".header:last-child .value", "The rainy Sunday");
    window.click("dialog.headers button[value=keep]");
    window.wait("the title", || (window.text(".head h1") == "The rainy Sunday").then_some(()));
    study.wait_until_stored();
    assert_eq!(study.look()["nodes"][2]["comment"], "a bold step");

    // A guest, who calls the host by another name, reads it and takes a copy.
    window.click("[data-action=share]");
    window.click("[data-action=make-link]");
    let link = window.wait("the link", || {
        let link = window.run("const box = document.querySelector('dialog.share .link'); return box.hidden ? '' : new URL(box.querySelector('input').value).pathname");
        link.as_str().filter(|link| !link.is_empty()).map(str::to_owned)
    });
    window.click("dialog.share form button");
    let guest = browser.another_window();
    guest.go(&format!("http://localhost:{}{link}", house.port()));
    let guest = Study::at(guest);
    guest.window.wait("the pieces", || (pieces(&guest.window) == all).then_some(()));
    assert_eq!(guest.window.text(".head h1"), "The rainy Sunday");
    guest.window.click("[data-action=copy]");
    guest.window.wait("a record of his own", || guest.path().starts_with("/library/").then_some(()));
    let guest = Study::at(guest.window);
    assert_eq!(
        (guest.look()["nodes"][2]["comment"].as_str(), guest.look()["editable"].as_bool()),
        (Some("a bold step"), Some(true))
    );

    // Found by its title, and taken out.
    window.go(&format!("http://{}/library?text=rainy", house.address));
    window.click(".record-list a");
    window.wait("the record", || study.path().starts_with("/library/").then_some(()));
    study.wait_until_there();
    window.click("[data-action=remove]");
    window.click("dialog.remove button[value=remove]");
    window.wait("the library", || (study.path() == "/library").then_some(()));
    window.go(&format!("http://{}/library?text=rainy", house.address));
    assert_eq!(window.run("return document.querySelectorAll('.record-list a').length"), 0);
}
