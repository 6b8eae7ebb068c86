//! From a name beside a board to its page, and through the moves that lead to it.

use super::house::Data;
use super::record::bring;
use super::start_browser;
use super::two_people::{meet, wait_for};
use serde_json::json;
use std::time::Duration;

const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const HOME: char = '\u{e011}';

/// A rook on the fourth file and half a Mino, with a bishop exchanged at the end.
const GAME: &str =
    "7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 8h7g 5a4b 5i4h 4b3b 4h3h 5c5d 3h2h 6a5b 3i3h 7a6b 6f6e 2b7g+ 8i7g 1c1d";

/// What a castle is called in a record leads to how it is built; by buttons, by keys, by its moves.
#[test]
fn a_name_leads_to_how_it_is_built() {
    let Some(browser) = start_browser("strategy") else { return };
    let data = Data::new("strategy");
    let house = data.open("127.0.0.1:0");
    let study = bring(browser.window(), &house, &format!("position startpos moves {GAME}"));
    let window = &study.window;
    window.run("document.activeElement.blur()");
    window.keys(&'\u{e010}'.to_string());
    window.wait("the castle", || window.text(".labels .black .now").contains("Incomplete Mino").then_some(()));
    // VALUE-02: a bishop for a bishop is even; before White's was taken back Black had lost one.
    let worth = || window.text(".labels .exchange output");
    assert_eq!(worth(), "☗ 0 · ☖ 0");
    window.keys(&LEFT.to_string().repeat(2));
    window.wait("the exchange", || (worth() == "☗ −13 · ☖ +15").then_some(()));
    // OPEN-09: the middle of the board says what it is called.
    assert!(
        window.run("return document.querySelector('[data-spot=\"5e\"]').title").as_str().unwrap().contains("tennōzan")
    );
    window.keys(&'\u{e010}'.to_string());
    window.click(".labels .black .now a[href='/strategy/kata-mino']");
    wait_for(window, "h1", "Incomplete Mino");
    // What one came to see is there at once; then it is taken apart and put together again.
    let king = |spot: &str| {
        let script = format!("return document.querySelector('[data-spot=\"{spot}\"]').getAttribute('aria-label')");
        window.wait(spot, || window.run(&script).as_str().unwrap().to_lowercase().contains("black king").then_some(()));
    };
    king("2h");
    let disabled = |step: &str| window.run(&format!("return document.querySelector('[data-step={step}]').disabled"));
    assert_eq!([disabled("next"), disabled("previous")], [json!(true), json!(false)]);
    window.click("[data-step=first]");
    king("5i");
    assert_eq!([disabled("next"), disabled("previous")], [json!(false), json!(true)]);
    window.run("document.activeElement.blur()");
    window.keys(&RIGHT.to_string().repeat(7));
    king("4h");
    wait_for(window, ".said", "king to 4 8");
    window.click(".moves [data-place='11']");
    king("2h");
    window.keys(&HOME.to_string());
    king("5i");
    window.click("[data-step=play]");
    king("2h");
    window.wait_for("the end", Duration::from_secs(30), || (disabled("next") == true).then_some(()));
    // On a phone everything is there, and nothing hangs out.
    window.screen(390, 844);
    assert_eq!(window.run("return document.documentElement.scrollWidth > innerWidth"), false);
    window.click("a[href='/strategy/mino']");
    wait_for(window, "h1", "Mino");
    assert!(window.text(".merits").contains("Strong"));
}

/// The page of a game that is over names what was played, and how the sides stand; while it goes on it tells nothing.
#[test]
fn a_finished_game_names_what_was_played() {
    let Some(browser) = start_browser("named game") else { return };
    let data = Data::new("named-game");
    let house = data.open("127.0.0.1:0");
    let pair = meet(&browser, [house.port(), house.port()], |_| {});
    pair.play(1, GAME);
    let [anna, bruno] = &pair.players;
    let hidden = "return document.querySelector('.labels').hidden";
    assert_eq!([anna.window.run(hidden), bruno.window.run(hidden)], [json!(true), json!(true)]);
    anna.window.click(".tools [data-action=resign]");
    anna.window.click("dialog.resign .phrases button");
    for player in &pair.players {
        let window = &player.window;
        window.wait("the names", || window.text(".labels .black .now").contains("Incomplete Mino").then_some(()));
        assert_eq!(window.text(".labels .exchange output"), "☗ 0 · ☖ 0");
        let link = "return document.querySelector('.labels .black .now a').getAttribute('href')";
        assert!(window.run(link).as_str().unwrap().starts_with("/strategy/"));
    }
}
