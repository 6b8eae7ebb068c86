//! Somebody replays a mistake of theirs until they find the better move, and meets it again when it is due.

use super::driver::Window;
use super::house::{Data, House};
use super::start_browser;
use super::two_people::wait_for;
use serde_json::Value;

/// With the seventh move Black gives a bishop for a pawn.
const GAME: &str = "startpos moves 7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 8h4d 3c4d 7i8h 8b4b";

/// Where a mistake stands.
pub(super) struct Place {
    /// In the list of those of a game.
    pub(super) list: String,
    /// By itself.
    pub(super) page: String,
}

/// Has the mistakes of a game from a file looked for, as its reader does: from its record by two presses.
pub(super) fn card_of_a_mistake(window: &Window<'_>, house: &House) -> Place {
    window.go(&format!("http://{}/games", house.address));
    super::record::paste(window, GAME);
    window.click(".to-training a");
    window.click("form.ask button.primary");
    let link = "const link = document.querySelector('.sets a[href^=\"/train/cards/\"]'); return link && link.pathname";
    let page = window.wait("the mistake", || window.run(link).as_str().map(str::to_owned));
    let list = window.run("return location.pathname").as_str().unwrap().to_owned();
    Place { list, page }
}

fn press(window: &Window<'_>, spot: &str) {
    window.click(&format!("shogi-board [data-spot='{spot}']"));
}

/// Plays a move of a piece on the board, as soon as the board takes one; where it may promote it does not.
pub(super) fn play(window: &Window<'_>, usi: &str) {
    window.click(&format!("shogi-board [data-spot='{}'].own", &usi[..2]));
    window.click(&format!("shogi-board [data-spot='{}'].target", &usi[2..4]));
}

fn hint(window: &Window<'_>) -> Value {
    let script = "const request = new XMLHttpRequest(); \
        request.open('POST', `/api/v1${location.pathname}/hint`, false); \
        request.setRequestHeader('content-type', 'application/json'); request.send('{\"more\": true}'); \
        return JSON.parse(request.responseText).usi";
    window.run(script)
}

#[test]
fn a_mistake_is_replayed_until_it_is_right_and_comes_back_when_it_is_due() {
    let Some(browser) = start_browser("training") else { return };
    let data = Data::new("training");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.screen(390, 844);
    let place = card_of_a_mistake(&window, &house);
    // They want to see it again; it was never answered, so it is due.
    window.click("form[action='/train/repeat'] button");
    window.go(&format!("http://{}/school", house.address));
    window.click("a[href='/train']");
    wait_for(&window, ".standing a.primary", "Begin: one position");
    window.click(".standing a.primary");
    wait_for(&window, ".told", "Here you played Bx44.");
    // The same move once more: refuted on the board.
    play(&window, "8h4d");
    wait_for(&window, ".verdict", "Blunder");
    let shown = "return document.querySelector('[data-spot=\"4d\"]').getAttribute('aria-label')";
    assert!(window.run(shown).as_str().unwrap_or_default().contains("white bishop"), "{}", window.run(shown));
    window.click(".answered [data-action=again]");
    // The hint, and what it tells.
    window.click(".tools [data-action=hint]");
    wait_for(&window, ".verdict", "");
    let better = hint(&window);
    play(&window, better.as_str().expect("a move"));
    wait_for(&window, ".verdict", "Right!");
    wait_for(&window, ".returns", "It returns tomorrow.");
    let wide = window.run("return document.documentElement.scrollWidth > innerWidth");
    assert_eq!(wide, false);
    // Nothing more is due.
    window.click("[data-go=next]");
    wait_for(&window, "#due", "Nothing is due today.");
    window.go(&format!("http://{}{}", house.address, place.page));
    window.click("[data-repeat]");
    window.wait("that it stays away", || {
        let kept = "const request = new XMLHttpRequest(); request.open('GET', '/api/v1/train/cards', false); request.send(); \
                    return JSON.parse(request.responseText).cards[0].repeats";
        (window.run(kept) == false).then_some(())
    });
}

/// The square that is asked for, by the names that the page has.
const ASKED: &str = "const { squares } = JSON.parse(document.querySelector('#page-data').textContent).snapshot; \
    const asked = document.querySelector('.asked').textContent; \
    return squares.find(({ names }) => names.western === asked.replace('No. ', ''))?.spot ?? null";

#[test]
fn squares_are_pressed_by_their_names_until_the_time_is_up() {
    let Some(browser) = start_browser("coordinates") else { return };
    let data = Data::new("coordinates");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.screen(390, 844);
    window.go(&format!("http://{}/train", house.address));
    window.click("a[href='/train/coordinates']");
    window.click("form.ways button.primary");
    let asked = || window.wait("a square", || window.run(ASKED).as_str().map(str::to_owned));
    let first = asked();
    // Another square is none: the same is asked again.
    press(&window, if first == "5e" { "4d" } else { "5e" });
    wait_for(&window, ".asked", "No.");
    assert_eq!(asked(), first);
    for count in 1..=3 {
        press(&window, &asked());
        wait_for(&window, ".score", &format!("{count} right"));
    }
    // Time flies.
    window.run("const now = Date.now; Date.now = () => now() + 31_000");
    wait_for(&window, ".verdict", "3 right out of 4: your best run!");
}
