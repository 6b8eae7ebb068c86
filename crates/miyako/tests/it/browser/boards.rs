//! A teacher plays with two pupils at once: sees both boards, goes from one to the next that waits, and begins another game.

use super::driver::{Browser, Window};
use super::house::Data;
use super::people::sign_up;
use super::two_people::wait_for;
use super::{Table, start_browser};
use serde_json::{Value, json};

const WIDE: &str = "return document.documentElement.scrollWidth > innerWidth";

fn wait_until(window: &Window<'_>, what: &str, script: &str) {
    window.wait(what, || (window.run(script) == true).then_some(()));
}

/// How the boards follow one another, and how each stands.
fn order(window: &Window<'_>) -> Value {
    window.run("return [...document.querySelectorAll('ol.boards > li')].map((card) => card.dataset.place + card.dataset.state)")
}

fn wait_for_order(window: &Window<'_>, expected: &[&str]) {
    window.wait(&format!("{expected:?}, not {}", order(window)), || (order(window) == json!(expected)).then_some(()));
}

/// Boards for Bruno and Carla; the path of the link for pupils.
pub(super) fn make(window: &Window<'_>, site: &str) -> String {
    window.go(&format!("{site}/teach/boards/new"));
    window.run(
        "const [names, odds] = ['name', 'odds'].map((name) => document.getElementsByName(name)); \
         names[0].value = 'Bruno'; odds[0].value = 'rook'; names[1].value = 'Carla'; odds[1].value = 'two-piece'",
    );
    window.click("form.set > .buttons .primary");
    wait_for(window, "ol.boards", "Carla");
    window.run("return new URL(document.querySelector('#link').value).pathname").as_str().expect("a path").to_owned()
}

/// Comes by the link, and sits down.
pub(super) fn sit<'a>(browser: &'a Browser, site: &str, path: &str, name: &str) -> Table<'a> {
    let window = browser.another_window();
    window.go(&format!("{site}{path}"));
    wait_for(&window, "main", "plays with several pupils at once");
    window.fill("#name", name);
    window.click("form .primary");
    Table::at(window)
}

#[test]
fn a_teacher_plays_with_two_pupils_at_once() {
    let Some(browser) = start_browser("boards") else { return };
    let data = Data::new("boards");
    let house = data.open("127.0.0.1:0");
    let site = |who: &str| format!("http://{who}.localhost:{}", house.port());
    let anna = browser.window();
    anna.go(&format!("{}/account?back=/teach", site("anna")));
    sign_up(&anna, "Anna");
    let path = make(&anna, &site("anna"));
    wait_for_order(&anna, &["1free", "2free"]);
    let bruno = sit(&browser, &site("bruno"), &path, "Bruno");
    let carla = sit(&browser, &site("carla"), &path, "carla");
    // She is there for both, so both games begin, and it is her move.
    wait_for_order(&anna, &["1yours", "2yours"]);
    wait_for(&anna, "li[data-place='2'] .name", "carla (guest)");
    assert_eq!(anna.text("p.next .waiting"), "2");
    let list = anna.run("return location.pathname").as_str().expect("a path").to_owned();

    // By a key to the first that waits; a move there, and on to the other.
    anna.run("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))");
    let table = Table::at(anna);
    assert_eq!(table.api, bruno.api);
    let game = table.wait_for_ply(0);
    wait_for(&table.window, "nav.boards .waiting", "1");
    table.play("3c3d".parse().expect("USI"), &game);
    bruno.wait_for_ply(1);
    table.window.click("nav.boards .next");
    let anna = table.window;
    anna.wait("the other board", || {
        let path = anna.run("return location.pathname").as_str().map(str::to_owned);
        path.filter(|path| carla.api.ends_with(path.as_str()))
    });
    wait_until(
        &anna,
        "nothing else that waits",
        "return document.querySelector('nav.boards .none').offsetParent !== null",
    );
    // What Bruno plays meanwhile is told there, and on the page of all boards without loading it anew.
    let game = bruno.wait_for_ply(1);
    bruno.play("7g7f".parse().expect("USI"), &game);
    wait_until(&anna, "Bruno's board", "return document.querySelector('nav.boards .next').offsetParent !== null");
    anna.go(&format!("{}{list}", site("anna")));
    wait_for_order(&anna, &["2yours", "1yours"]);
    anna.run("window.stays = true");
    bruno.window.click(".tools [data-action=takeback]");
    wait_for_order(&anna, &["1asks", "2yours"]);
    wait_for(&anna, "li[data-place='1'] .state", "Asks you something");
    wait_for(&anna, "li[data-place='1'] p.last", "P-76");
    assert_eq!(anna.run("return window.stays"), true, "the page is the same");

    // Another game at Bruno's board, with more pieces: the page leads him there.
    anna.click("li[data-place='1'] .again summary");
    anna.click("li[data-place='1'] .again [value='rook-lance']");
    wait_for(&anna, "li[data-place='1'] .odds", "飛香落ち");
    bruno.window.click(".after a.primary");
    bruno.window.wait("the new game", || {
        let path = bruno.window.run("return location.pathname").as_str().map(str::to_owned);
        path.filter(|path| path.starts_with("/games/") && !bruno.api.ends_with(path.as_str()))
    });
    wait_for_order(&anna, &["2yours", "1yours"]);
    for (width, height) in [(390, 844), (1280, 900)] {
        anna.screen(width, height);
        assert_eq!(anna.run(WIDE), false, "at {width}");
    }
    // All are ended, and stand among what is over.
    anna.run("document.querySelector('form[action$=\"/end\"]').closest('details').open = true");
    anna.click("form[action$='/end'] button");
    wait_for(&anna, ".results", "carla (guest)");
    wait_for(&carla.window, ".status", "broken off");
    wait_for_order(&anna, &["1over", "2over"]);
}
