use super::{Book, BookError, BookMove};
use crate::{Clocks, Decision, Engine, Game, Level, Limits, Stop};
use shogi::Position;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

const TEXT: &str = "\
#YANEURAOU-DB2016 1.00
# a remark
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
2g2f 8c8d 40 20 7
7g7f 3c3d 50 21 12
1g1f none -90 18
5a5b none 900 1 1

sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 8
3c3d 2g2f -40 19 3
";

fn book() -> Book {
    Book::read(TEXT).unwrap()
}

fn moves(found: &[BookMove]) -> String {
    found.iter().map(|own| format!("{} {}", own.m, own.value)).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_book_says_what_is_played() {
    let book = book();
    // The best first; what cannot be played is not there.
    assert_eq!(moves(book.moves(&Position::even())), "7g7f 50, 2g2f 40, 1g1f -90");
    let mut position = Position::even();
    position.play("7g7f".parse().unwrap()).unwrap();
    assert_eq!(moves(book.moves(&position)), "3c3d -40");
    position.play("3c3d".parse().unwrap()).unwrap();
    assert_eq!(book.moves(&position), []);
    assert_eq!(book.len(), 2);
}

#[test]
fn writing_and_reading_give_the_same() {
    let text = book().to_string();
    let again = Book::read(&text).unwrap();
    assert_eq!(again.to_string(), text);
    assert!(text.starts_with("#YANEURAOU-DB2016 1.00\nsfen lnsgkgsnl/") && text.contains("\n1g1f none -90 18 0\n"));
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let check = |text: &str, line: usize, problem: &str| {
        let BookError { line: found, problem: said } = Book::read(text).unwrap_err();
        assert_eq!(found, line, "{text}");
        assert!(said.contains(problem), "{text}: {said}");
    };
    let start = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n";
    check("7g7f none 0 1 1", 1, "sfen should come first");
    check("\nsfen lnsg b - 1", 2, "not an SFEN");
    check(&format!("{start}7g7x none 0 1 1"), 2, "\"7g7x\"");
    check(&format!("{start}7g7f banana 0 1 1"), 2, "\"banana\"");
    check(&format!("{start}7g7f none"), 2, "the value is missing");
    check(&format!("{start}7g7f none x 1 1"), 2, "\"x\" should be a whole number");
    check(&format!("{start}7g7f none 1 1 many"), 2, "\"many\" should be a whole number");
}

/// How often each move of the start is chosen in a thousand games.
fn choices(level: Level) -> HashMap<String, u32> {
    let mut counts = HashMap::new();
    for seed in 0..1_000 {
        *counts.entry(book().choose(&Position::even(), level, seed).unwrap().m.to_string()).or_default() += 1;
    }
    counts
}

#[test]
fn weaker_levels_choose_more_freely_and_know_less() {
    let (strong, weak) = (choices(Level::STRONGEST), choices(Level::WEAKEST));
    // 25² to 15².
    assert!((700..770).contains(&strong["7g7f"]) && strong["7g7f"] + strong["2g2f"] == 1_000, "{strong:?}");
    assert!(weak["2g2f"] > strong["2g2f"] && !weak.contains_key("1g1f"), "{weak:?}");
    let level: Level = "15k".parse().unwrap();
    assert_eq!(book().choose(&Position::even(), level, 5), book().choose(&Position::even(), level, 5));

    let mut book = Book::default();
    let late: Position = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 9".parse().unwrap();
    let m = "7g7f".parse().unwrap();
    book.insert(&late, vec![BookMove { m, answer: None, value: 0, depth: 1, count: 0 }]);
    let knows = |name: &str| book.choose(&late, name.parse().unwrap(), 1).is_some();
    assert_eq!(["15k", "9k", "8k", "1d", "9d"].map(knows), [false, false, true, true, true]);
}

/// What an engine with the book does about the start.
fn asked(limits: &Limits, lines: usize) -> (Decision, u64) {
    let mut engine = Engine::new(1);
    engine.set_book(Some(Arc::new(book())));
    engine.set_lines(lines);
    let answer = engine.search(&Game::new(Position::even()), limits, &Stop::new(), &mut |_| ());
    (answer.decision, answer.nodes)
}

#[test]
fn the_book_is_for_games() {
    let second = Duration::from_secs(1);
    let clocks = Some(Clocks { left: [second; 2], ..Clocks::default() });
    let (decision, nodes) = asked(&Limits { clocks, ..Limits::default() }, 1);
    let Decision::Play { m, ponder } = decision else { panic!("{decision:?}") };
    assert_eq!(nodes, 0);
    assert!(
        [("7g7f", "3c3d"), ("2g2f", "8c8d")].contains(&(m.to_string().as_str(), ponder.unwrap().to_string().as_str()))
    );

    // Who asks for so many positions, or for several lines, wants to hear what the search finds.
    let small = Limits { nodes: Some(200), ..Limits::default() };
    assert!(asked(&small, 1).1 > 0);
    assert!(asked(&Limits { clocks, ..small }, 1).1 > 0);
    assert!(asked(&Limits { clocks, depth: Some(2), ..Limits::default() }, 3).1 > 0);
}

#[test]
fn the_book_that_comes_with_the_engine() {
    let book = Book::built_in();
    assert!(book.len() > 100, "{}", book.len());
    let (mut position, mut plies) = (Position::even(), 0);
    while let Some(own) = book.choose(&position, Level::STRONGEST, 1) {
        position.play(own.m).unwrap();
        plies += 1;
        assert!(plies < 200);
    }
    assert!(plies >= 4, "{plies}");
    for (start, moves) in book.positions.values() {
        assert!(!moves.is_empty(), "{start}");
        assert!(moves.iter().all(|own| start.is_legal(own.m)), "{start}");
    }
}
