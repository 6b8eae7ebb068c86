//! Somebody who sees nothing, by keys alone: what is typed goes into the one field of the text view, what is known comes from its
//! log. A game to mate, ten lessons, a mate in three and the review of a mistake, in each language.

mod blindfold;
mod boards;
mod game;
mod listener;

use super::driver::{Browser, Window};
use super::house::{Data, House};
use super::record::bring;
use super::start_browser;
use game::Game;
use listener::{Listener, SPEECHES, Speech};
use serde_json::json;
use words::Language;

const ENTER: char = '\u{e007}';
const ALT: char = '\u{e00a}';

/// Ten lessons of every kind: squares, an answer, moves, a mate.
const LESSONS: [&str; 10] = [
    "board/1",
    "board/2",
    "king/1",
    "gold/1",
    "silver/1",
    "rook/1",
    "bishop/1",
    "lance/1",
    "pawn/1",
    "gold-on-the-head/1",
];

/// A short game with a mistake in it.
const GAME: &str = "position startpos moves 7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 8h4d 3c4d 7i8h 8b4b";

/// Turns the view on by its key, and finds it in what the server sends, before any script.
fn begin<'a>(window: &'a Window<'a>, house: &House, speech: &'a Speech) -> Listener<'a> {
    window.go(&format!("http://{}/school/king/1", house.address));
    window.run(&format!("document.cookie = 'language={}; path=/'", speech.language.code()));
    let listener = Listener { window, speech };
    window.go(&format!("http://{}/school/king/1", house.address));
    assert!(window.run("return document.querySelector('#text')").is_null());
    window.chord(ALT, 't');
    listener.listen();
    let sent = window.run(
        "const request = new XMLHttpRequest(); request.open('GET', location.href, false); request.send(); \
         const page = new DOMParser().parseFromString(request.responseText, 'text/html'); \
         return [page.querySelectorAll('#text table td').length, page.querySelector('#text .state').textContent]",
    );
    assert_eq!(sent[0], 82);
    assert!(!sent[1].as_str().unwrap_or_default().is_empty());
    listener
}

/// Does a task with what is said, and nothing else.
fn do_task(listener: &Listener<'_>, house: &House, lesson: &str) {
    listener.open(house, &format!("/school/{lesson}"));
    let solved = listener.text("ui-text-task-solved");
    let mut choice = 0;
    for _ in 0..24 {
        let state = listener.type_in(listener.speech.state);
        if state == solved {
            return;
        }
        if state == listener.text("ui-text-task-refuted") {
            listener.type_in(listener.speech.again);
            continue;
        }
        if let Some(told) = listener.hinted_move() {
            listener.type_in(&told);
            continue;
        }
        // No moves: a square is asked for, or an answer.
        let before = listener.log().len();
        let task = match listener.speech.language {
            Language::Italian => "compito",
            Language::English => "task",
            Language::Japanese => "課題",
        };
        let told = listener.type_in(task);
        assert!(listener.log().len() > before, "{told}");
        match asked_in(&told, listener.speech.language) {
            Some(square) => drop(listener.type_in(&square)),
            None => {
                choice += 1;
                listener.type_in(&choice.to_string());
            }
        }
    }
    panic!("{lesson} is not done: {:?}", listener.log());
}

/// The square that a task asks for.
fn asked_in(told: &str, language: Language) -> Option<String> {
    let head = match language {
        Language::Italian => "Premi la casella ",
        Language::English => "Press the square ",
        Language::Japanese => "",
    };
    if head.is_empty() {
        let before = told.split("のマスを押してください").next().filter(|before| *before != told)?;
        let square: Vec<char> = before.chars().collect();
        return Some(square[square.len().checked_sub(2)?..].iter().collect());
    }
    Some(told.rsplit_once(head)?.1.chars().take(2).collect())
}

fn mate_in_three(listener: &Listener<'_>, house: &House) {
    listener.open(house, "/tsume/next?plies=3");
    let done = listener.speech.language.text_with("tsume-answer-solved", "count", 3);
    for _ in 0..2 {
        let m = listener.hinted_move().expect("a move");
        listener.type_in(&m);
        if listener.log().iter().any(|entry| entry.contains(&done)) {
            break;
        }
    }
    listener.hear(0, &done);
}

fn review(browser: &Browser, listener: &Listener<'_>, house: &House) {
    let study = bring(browser.another_window(), house, GAME);
    let listener = Listener { window: &study.window, speech: listener.speech };
    listener.listen();
    // Fewer positions than a person would like.
    study.window.run("document.querySelector('.analysis').dataset.nodes = 2000");
    let [analyse, mistake, best] = listener.speech.review;
    let from = listener.log().len();
    listener.type_in(analyse);
    let end = listener.text("ui-text-analysed");
    let end = end.split('{').next().unwrap_or_default().split('.').next().unwrap_or_default().to_owned();
    listener.hear(from, end.split('。').next().unwrap_or_default());
    let told = listener.type_in(mistake);
    assert!(!told.is_empty());
    let from = listener.log().len();
    listener.type_in(best);
    let better = listener.text("ui-text-better");
    listener.hear(from, better.split(['{', ':', '：']).next().unwrap_or_default().trim());
}

fn whole_story(name: &str, speech: &Speech, game: &Game) {
    let Some(browser) = start_browser(name) else { return };
    let data = Data::new(name);
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    let listener = begin(&window, &house, speech);
    for lesson in LESSONS {
        do_task(&listener, &house, lesson);
    }
    mate_in_three(&listener, &house);
    game.play(&listener, &house);
    game::give_up(&listener, &house);
    review(&browser, &listener, &house);
}

#[test]
fn a_blind_player_plays_learns_and_reviews_in_italian() {
    whole_story("text-it", &SPEECHES[0], &game::TEN_PIECES);
}

#[test]
fn a_blind_player_plays_learns_and_reviews_in_english() {
    whole_story("text-en", &SPEECHES[1], &game::ATTACK);
}

#[test]
fn a_blind_player_plays_learns_and_reviews_in_japanese() {
    whole_story("text-ja", &SPEECHES[2], &game::ENTRY);
}

/// What a screen reader finds: a field with a name, a log, a table with its headings, lists; and two texts are never said within
/// half a second.
#[test]
fn the_text_view_is_read_by_a_screen_reader_and_speaks_with_one_voice() {
    let Some(browser) = start_browser("text-tree") else { return };
    let data = Data::new("text-tree");
    let house = data.open("127.0.0.1:0");
    let window = browser.window();
    let listener = begin(&window, &house, &SPEECHES[1]);
    let tree = window.tree();
    for wanted in ["textbox Move or command", "log What was said", "columnheader 9", "rowheader 1", "heading Text view"]
    {
        assert!(tree.iter().any(|node| node.starts_with(wanted)), "no {wanted} in {tree:?}");
    }
    window.run(
        "window.said = []; for (const region of document.querySelectorAll('.said, .warned')) new MutationObserver(() => { \
         if (region.textContent) said.push([performance.now(), region.textContent]) }).observe(region, {childList: true, characterData: true, subtree: true})",
    );
    for line in ["board", "hands", "q 55", "m 55", "r 5", "f 5"] {
        window.keys(&format!("{line}{ENTER}"));
    }
    listener.hear(0, "File 5");
    window.wait("the last to be said", || {
        (window.run("return said.some(([, text]) => text.includes('File 5'))") == true).then_some(())
    });
    let gaps = window.run("return said.slice(1).map(([at], index) => at - said[index][0])");
    let gaps: Vec<f64> = gaps.as_array().expect("gaps").iter().filter_map(serde_json::Value::as_f64).collect();
    assert!(gaps.iter().all(|gap| *gap >= 450.0), "{gaps:?}: {}", json!(window.run("return said")));
}
