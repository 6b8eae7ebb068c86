//! Blindfold: the pieces are not seen; moves are read, heard and typed. The choice is kept from page to page.

use super::super::driver::Window;
use super::super::house::Data;
use super::super::{Table, sit_down, start_browser};
use super::listener::{Listener, SPEECHES};

/// How many pieces are seen on the board, and how many there are.
fn pieces(window: &Window<'_>) -> [u64; 2] {
    let told = window.run(
        "const pieces = [...document.querySelectorAll('shogi-board .cells .koma')]; \
         return [pieces.filter((piece) => getComputedStyle(piece).visibility !== 'hidden').length, pieces.length]",
    );
    [0, 1].map(|place| told[place].as_u64().expect("a count"))
}

fn wait_for_pieces(window: &Window<'_>, expected: [u64; 2]) {
    window.wait(&format!("{expected:?} of the pieces"), || (pieces(window) == expected).then_some(()));
}

/// In a game the settings hide the pieces; a move is typed, and the answer is said.
fn play(table: &Table<'_>) {
    let window = &table.window;
    wait_for_pieces(window, [40, 40]);
    window.run(
        "const field = document.querySelector('dialog.settings select[name=blindfold]'); field.value = 'on'; \
         field.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    wait_for_pieces(window, [0, 40]);
    window.click("[data-action=peek]");
    wait_for_pieces(window, [40, 40]);
    window.click("[data-action=peek]");
    wait_for_pieces(window, [0, 40]);
    window.run("document.activeElement.blur()");
    // `m` brings to the field for moves.
    window.keys("m");
    window.keys("P76\u{e007}");
    table.wait_for_ply(2);
    window.wait("the answer to be said", || window.text(".said").contains("White: ").then_some(()));
    wait_for_pieces(window, [0, 40]);
}

#[test]
fn a_game_and_a_lesson_are_played_blindfold() {
    let Some(browser) = start_browser("blindfold") else { return };
    let data = Data::new("blindfold");
    let house = data.open("127.0.0.1:0");
    let table = sit_down(&browser, &house, |_| ());
    play(&table);
    let window = &table.window;
    // In a lesson it is the same: a look, and the moves by word.
    let listener = Listener { window, speech: &SPEECHES[1] };
    listener.turn_on();
    listener.open(&house, "/school/gold/1");
    let [seen, all] = pieces(window);
    assert!(seen == 0 && all > 0, "{seen} of {all}");
    window.click("[data-action=peek]");
    wait_for_pieces(window, [all, all]);
    window.click("[data-action=peek]");
    wait_for_pieces(window, [0, all]);
    // No board is read either, but what is asked is told.
    assert!(!window.tree().iter().any(|node| node.starts_with("columnheader")));
    window.run("document.querySelector('#command').focus()");
    assert!(listener.type_in("p gold").contains("5 7"));
    for _ in 0..6 {
        if listener.type_in("state") == listener.text("ui-text-task-solved") {
            break;
        }
        let told = listener.hinted_move().expect("a move");
        listener.type_in(&told);
    }
    assert_eq!(listener.type_in("state"), listener.text("ui-text-task-solved"));
    // By command it ends, and comes again.
    assert_eq!(listener.type_in("blindfold"), listener.text("ui-text-blindfold-off"));
    wait_for_pieces(window, [all, all]);
    assert_eq!(listener.type_in("blindfold"), listener.text("ui-text-blindfold-on"));
    wait_for_pieces(window, [0, all]);
    // A problem has a button that ends it; it is over everywhere then.
    listener.open(&house, "/tsume/next?plies=3");
    let [seen, all] = pieces(window);
    assert!(seen == 0 && all > 0, "{seen} of {all}");
    window.click("[data-action=sighted]");
    wait_for_pieces(window, [all, all]);
    listener.open(&house, "/school/gold/1");
    let [seen, all] = pieces(window);
    assert_eq!(seen, all);
}

/// Boards that are for looking are seen, whatever one plays by.
#[test]
fn what_is_shown_is_not_hidden() {
    let Some(browser) = start_browser("sighted") else { return };
    let data = Data::new("sighted");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/play", house.address));
    window.run("localStorage.setItem('miyako.settings', JSON.stringify({blindfold: 'on'}))");
    for page in ["/", "/play", "/strategy/kata-mino", "/train/coordinates"] {
        window.go(&format!("http://{}{page}", house.address));
        let [seen, all] = window.wait(page, || Some(pieces(&window)).filter(|[_, all]| *all > 0));
        assert_eq!(seen, all, "{page}");
    }
}
