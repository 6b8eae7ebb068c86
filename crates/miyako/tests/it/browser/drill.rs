//! Somebody plays a line from memory, and guesses the moves of a game, by pointer and by keys.

use super::driver::{Browser, Window};
use super::house::{Data, House};
use super::runs::go_on;
use super::start_browser;
use super::training::play;
use super::two_people::wait_for;

const GAME: &str = "startpos moves 7g7f 3c3d 2g2f 4c4d 2f2e 2b3c";

/// A game from a file, of which the record's page is open.
fn record<'a>(browser: &'a Browser, house: &House) -> Window<'a> {
    let window = browser.window();
    window.screen(390, 844);
    window.go(&format!("http://{}/games", house.address));
    super::record::paste(&window, GAME);
    window
}

fn label(window: &Window<'_>, spot: &str) -> String {
    let script = format!("return document.querySelector('[data-spot=\"{spot}\"]').getAttribute('aria-label')");
    window.run(&script).as_str().unwrap_or_default().to_owned()
}

fn arrows(window: &Window<'_>, count: u64) {
    window.wait("the arrows", || {
        (window.run("return document.querySelectorAll('.arrows .arrow').length") == count).then_some(())
    });
}

#[test]
fn a_line_is_played_from_memory_until_it_is_over() {
    let Some(browser) = start_browser("drill") else { return };
    let data = Data::new("drill");
    let house = data.open("127.0.0.1:0");
    let window = record(&browser, &house);
    window.click(".to-training a[href^='/train/drill/']");
    wait_for(&window, ".told", "Play the moves of Black: 3 positions are asked.");
    // Another move: the line has its own, both as arrows; then again.
    play(&window, "2g2f");
    wait_for(&window, ".verdict", "The line has P-76 here.");
    arrows(&window, 2);
    assert!(label(&window, "2g").contains("pawn"), "nothing has moved: {}", label(&window, "2g"));
    window.keys("\u{e003}");
    arrows(&window, 0);
    play(&window, "7g7f");
    wait_for(&window, ".verdict", "Right!");
    assert!(label(&window, "3d").contains("white pawn"), "White has answered: {}", label(&window, "3d"));
    window.click(".tools [data-action=hint]");
    wait_for(&window, ".verdict", "Your pawn on 27 can move.");
    play(&window, "2g2f");
    play(&window, "2f2e");
    wait_for(&window, ".verdict", "That is the whole line!");
    assert_eq!(window.run("return document.documentElement.scrollWidth > innerWidth"), false);
    // They want it again on later days; then it is White's turn to be asked.
    window.click("form.keep button");
    wait_for(&window, ".keep", "come back on later days");
    window.go(&format!("http://{}/train", house.address));
    wait_for(&window, "#due", "Begin: 3 positions");
    window.click(".rows a[href^='/train/drill/']");
    window.click(".more a");
    wait_for(&window, ".told", "Play the moves of White");
    window.wait("Black's first move", || label(&window, "7f").contains("black pawn").then_some(()));
}

#[test]
fn the_moves_of_a_game_are_guessed() {
    let Some(browser) = start_browser("guess") else { return };
    let data = Data::new("guess");
    let house = data.open("127.0.0.1:0");
    let window = record(&browser, &house);
    window.click(".to-training a[href^='/train/guess/']");
    wait_for(&window, ".told", "Guess what Black played, move by move: 3 moves.");
    play(&window, "7g7f");
    wait_for(&window, ".verdict", "Right: that was played.");
    wait_for(&window, ".score", "As in the game: 1");
    // By keys: on, three to choose from, the first of them.
    go_on(&window);
    window.wait("White's answer", || label(&window, "3d").contains("white pawn").then_some(()));
    window.click("[name=choices]");
    window.wait("three moves", || {
        (window.run("return document.querySelectorAll('.answers button').length") == 3).then_some(())
    });
    window.run("document.querySelector('.answers button').focus()");
    window.keys("\u{e007}");
    window.wait("what it is worth", || {
        window
            .run("return document.querySelector('.verdict').textContent")
            .as_str()
            .is_some_and(|text| text.contains("played"))
            .then_some(())
    });
    go_on(&window);
    window.wait("the next place", || label(&window, "4d").contains("white pawn").then_some(()));
    window.click("[data-action=show]");
    wait_for(&window, ".verdict", "In the game P-25 was played.");
    go_on(&window);
    wait_for(&window, ".verdict", "of 3 moves found");
    window.wait("the end", || (window.run("return document.querySelector('.over').hidden") == false).then_some(()));
    assert_eq!(window.run("return document.documentElement.scrollWidth > innerWidth"), false);
}
