//! The history, walked along by keys and on a phone; its games are opened.

use super::driver::Window;
use super::house::Data;
use super::start_browser;

const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";
const ENTER: &str = "\u{e007}";

/// HIST-01 … HIST-09, VAR-25: arrow keys lead from station to station, Enter opens the game of the one reached.
#[test]
fn the_story_is_walked_by_keys() {
    let Some(browser) = start_browser("history") else { return };
    let window = browser.window();
    let data = Data::new("history");
    let house = data.open("127.0.0.1:0");
    let site = format!("http://{}", house.address);
    window.go(&format!("{site}/history"));
    window.wait("the buttons", || (count(&window, ".steps:not([hidden])") == 1).then_some(()));
    let at = |id: &str| {
        let here = format!("#{id}");
        window.wait(id, || (window.run("return location.hash") == here.as_str()).then_some(()));
        assert_eq!(count(&window, ".stations .here"), 1, "{id}");
    };
    for (keys, id) in [
        (RIGHT.to_owned(), "chaturanga"),
        (RIGHT.to_owned(), "spread"),
        (RIGHT.repeat(2), "heian"),
        (LEFT.to_owned(), "crossing"),
        (END.to_owned(), "eight"),
        (RIGHT.to_owned(), "eight"),
        (HOME.to_owned(), "chaturanga"),
        (RIGHT.repeat(7), "dai"),
    ] {
        window.keys(&keys);
        at(id);
    }
    window.keys(ENTER);
    window.wait("the game", || (window.run("return location.pathname") == "/family/dai").then_some(()));
    // Coming back leads to the station that was left.
    window.run("history.back()");
    window.wait("the story", || (count(&window, ".steps:not([hidden])") == 1).then_some(()));
    assert_eq!(window.run("return location.hash"), "#dai");
}

/// On a phone nothing sticks out, the buttons lead on, and a press plays the computer at the game of a station.
#[test]
fn a_station_is_played_on_a_phone() {
    let Some(browser) = start_browser("history-phone") else { return };
    let window = browser.window();
    let data = Data::new("history-phone");
    let house = data.open("127.0.0.1:0");
    let site = format!("http://{}", house.address);
    window.screen(390, 844);
    for path in ["/history?century=13", "/history", "/rules", "/rules/promotion", "/rules/drops", "/rules/handicaps"] {
        window.go(&format!("{site}{path}"));
        let overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(window.run(overflow), 0, "{path}");
    }
    window.go(&format!("{site}/history"));
    window.wait("the buttons", || (count(&window, ".steps:not([hidden])") == 1).then_some(()));
    // Nobody with a phone is told of keys.
    assert_eq!(window.run("return getComputedStyle(document.querySelector('.history .keys')).display"), "none");
    // They stand in a bar of their own at the foot, not upon the text.
    let bar = "const bar = document.querySelector('.steps'), at = bar.getBoundingClientRect(); \
               return at.left === 0 && at.right === innerWidth && at.bottom === innerHeight \
               && getComputedStyle(bar).backgroundColor === getComputedStyle(document.body).backgroundColor";
    assert_eq!(window.run(bar), true);
    window.click(".steps [data-step=next]");
    window.click(".steps [data-step=next]");
    window.wait("the second station", || (window.run("return location.hash") == "#spread").then_some(()));
    window.go(&format!("{site}/history?century=14"));
    window.run("document.querySelector('#chu form button').scrollIntoView({block: 'center'})");
    window.click("#chu form button");
    window.wait("the board of the game", || (count(&window, ".cell .koma") == 92).then_some(()));
    let path = window.run("return location.pathname");
    assert!(path.as_str().unwrap().starts_with("/games/"), "{path}");
}

fn count(window: &Window, css: &str) -> u64 {
    window.run(&format!("return document.querySelectorAll({css:?}).length")).as_u64().unwrap_or_default()
}
