//! Mate problems are solved on the board, and composed in the editor.

use super::driver::Window;
use super::house::Data;
use super::start_browser;

/// Mate in five that begins with either silver or either gold beside the King, but not with the gold on 2a.
const FIVE: &str = "8k/9/9/7S1/9/9/9/9/9%20b%202GS%201";

fn wait_for_text(window: &Window, css: &str, part: &str) {
    window.wait(&format!("{part} in {css}"), || window.text(css).contains(part).then_some(()));
}

/// Presses where a move begins and where it ends; pieces are not promoted here.
fn play(window: &Window, usi: &str) {
    let (origin, to) = (&usi[..2], &usi[2..4]);
    let origin = origin.strip_suffix('*').map_or_else(|| origin.to_owned(), |piece| format!("black:{piece}"));
    window.click(&format!("[data-spot='{origin}']"));
    window.click(&format!("[data-spot='{to}']"));
}

/// The moves that stand beside the board.
fn moves(window: &Window) -> String {
    let script = "return [...document.querySelectorAll('.line [data-usi]')].map((b) => b.dataset.usi).join(' ')";
    window.run(script).as_str().unwrap_or_default().to_owned()
}

/// Plays a move that is right, and waits for the reply.
fn play_right(window: &Window, usi: &str) {
    let before = moves(window).split_whitespace().count();
    play(window, usi);
    wait_for_text(window, ".verdict", "Right.");
    window.wait("the reply", || (moves(window).split_whitespace().count() == before + 2).then_some(()));
}

/// The move that the second hint tells, as the mark on the board shows it to programs.
fn best(window: &Window) -> String {
    let script = "const request = new XMLHttpRequest(); request.open('POST', '/api/v1/tsume/hint', false); \
         request.setRequestHeader('content-type', 'application/json'); \
         const sfen = new URLSearchParams(location.search).get('sfen'); \
         const moves = [...document.querySelectorAll('.line [data-usi]')].map((b) => b.dataset.usi); \
         request.send(JSON.stringify({sfen, moves, more: true})); return JSON.parse(request.responseText).usi";
    window.run(script).as_str().expect("a move").to_owned()
}

#[test]
fn a_problem_is_solved_in_two_ways_and_a_wrong_try_is_refuted() {
    let Some(browser) = start_browser("tsume-solve") else { return };
    let data = Data::new("tsume-solve");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/tsume/board?sfen={FIVE}", house.address));
    wait_for_text(&window, ".verdict", "give check");
    // The gold on 2a is taken, and nothing is left to mate with.
    play(&window, "G*2a");
    wait_for_text(&window, ".verdict", "After this reply");
    assert_eq!(moves(&window).split_whitespace().count(), 2, "the refuting reply is played");
    window.click("[data-action=back]");
    window.wait("the start", || moves(&window).is_empty().then_some(()));
    let mut ways = Vec::new();
    for first in ["S*1b", "G*2b"] {
        play_right(&window, first);
        let second = best(&window);
        play_right(&window, &second);
        let last = best(&window);
        play(&window, &last);
        wait_for_text(&window, ".verdict", "Mate in 5: solved.");
        ways.push(moves(&window));
        window.click("[data-action=again]");
        window.wait("the start", || moves(&window).is_empty().then_some(()));
    }
    assert_ne!(ways[0], ways[1]);
    // What gives no check is no answer, and the board stays.
    play(&window, "G*5e");
    wait_for_text(&window, ".verdict", "no check");
    assert_eq!(moves(&window), "");
    let overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(window.run(overflow), 0);
}

/// The problem of the day is printed in black; by night it is shown in light ink, whoever has chosen the night.
#[test]
fn the_diagram_of_the_day_has_the_colours_of_the_night() {
    let Some(browser) = start_browser("tsume-night") else { return };
    let data = Data::new("tsume-night");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    let ink = |what: &str, expected: [&str; 2]| {
        let script = "const style = getComputedStyle(document.querySelector('.daily img')); \
                      return [style.filter, style.mixBlendMode].join('|')";
        window.wait(what, || (window.run(script) == expected.join("|")).then_some(()));
    };
    let theme = |name: &str| window.run(&format!("document.documentElement.dataset.theme = '{name}'"));
    const DAY: [&str; 2] = ["none", "multiply"];
    const NIGHT: [&str; 2] = ["invert(1) opacity(0.9)", "screen"];
    window.prefers_dark(false);
    window.go(&format!("http://{}/tsume", house.address));
    ink("black ink", DAY);
    theme("night");
    ink("light ink for who has chosen the night", NIGHT);
    window.prefers_dark(true);
    window.go(&format!("http://{}/tsume", house.address));
    ink("light ink on a dark system", NIGHT);
    theme("day");
    ink("black ink for who has chosen the day", DAY);
}

#[test]
fn a_problem_is_composed_in_the_editor_and_judged() {
    let Some(browser) = start_browser("tsume-compose") else { return };
    let data = Data::new("tsume-compose");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/tsume", house.address));
    window.click("a[href='/editor?problem=1']");
    wait_for_text(&window, ".validity", "30 legal moves");
    window.click("[data-action=clear]");
    // Whatever is said beside it, the board stays where it is: somebody is about to press there.
    let tops = "return ['.board', '.stand.near', '.box'].map((part) => document.querySelector(part).getBoundingClientRect().top)";
    let before = window.run(tops);
    // TSUME-01, piece by piece: a gold alone does not mate.
    for press in ["box:white:K", "5b", "box:black:G", "black:"] {
        window.click(&format!("[data-spot='{press}']"));
    }
    wait_for_text(&window, ".mate .found", "No mate by checks.");
    for press in ["box:black:S", "5d", "box:black:G", "black:"] {
        window.click(&format!("[data-spot='{press}']"));
    }
    wait_for_text(&window, ".mate .found", "Mate in 3, and no shorter one.");
    assert_eq!(window.run(tops), before);
    window.click("[data-go=solve]");
    wait_for_text(&window, ".head", "position of your own");
    play_right(&window, "G*5c");
}

#[test]
fn a_hint_points_at_the_piece_and_the_solution_is_walked_through() {
    let Some(browser) = start_browser("tsume-help") else { return };
    let data = Data::new("tsume-help");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    window.go(&format!("http://{}/tsume", house.address));
    window.click("a[href='/tsume/next?plies=3']");
    wait_for_text(&window, ".facts", "Mate in 3");
    window.click("[data-action=hint]");
    window.wait("a hint", || {
        let said = window.text(".verdict");
        (said.contains("can move.") || said.contains("Drop a")).then_some(())
    });
    window.click("[data-action=hint]");
    wait_for_text(&window, ".verdict", "The move is");
    window.click("[data-action=give-up]");
    wait_for_text(&window, ".verdict", "Mate in 3, and no shorter one.");
    for place in ["1", "2", "3"] {
        window.click("[data-step=next]");
        let current = "return document.querySelector('.line [aria-current]')?.dataset.place ?? null";
        window.wait("the next place", || (window.run(current) == place).then_some(()));
    }
    window.click("[data-go=next]");
    wait_for_text(&window, ".verdict", "give check");
    assert!(window.text(".numbers").contains("Rating 8"), "help costs: {}", window.text(".numbers"));
}
