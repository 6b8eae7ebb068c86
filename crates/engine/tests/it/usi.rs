//! Conversations in USI, `tests/data/usi/*.txt`.
//!
//! `> line` is said to the engine. `< pattern` is what it must say next, where `*` stands for any text; `info` lines in
//! between are passed over unless the pattern begins with `info`. Nothing else may be said in between. After the last
//! line the input ends, and the engine must end too without another word.

use crate::pipe::Engine;
use std::sync::mpsc::Receiver;
use std::time::Duration;

/// Longer than any search of the conversations takes; only a hanging engine gets there.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn introduction() {
    check(include_str!("../data/usi/introduction.txt"));
}

#[test]
fn a_game() {
    check(include_str!("../data/usi/game.txt"));
}

#[test]
fn stopping_and_pondering() {
    check(include_str!("../data/usi/pondering.txt"));
}

#[test]
fn errors() {
    check(include_str!("../data/usi/errors.txt"));
}

#[test]
fn endings() {
    check(include_str!("../data/usi/endings.txt"));
}

#[test]
fn mate_problems() {
    check(include_str!("../data/usi/mate.txt"));
}

#[test]
fn a_session_of_a_gui() {
    check(include_str!("../data/usi/gui.txt"));
}

#[test]
fn odd_orders() {
    check(include_str!("../data/usi/odd.txt"));
}

#[test]
fn lines_may_end_as_on_windows() {
    let game = include_str!("../data/usi/gui.txt").lines();
    let lines: Vec<String> =
        game.map(|line| if line.starts_with('>') { format!("{line}\r\n") } else { format!("{line}\n") }).collect();
    check(&lines.concat());
}

/// A game of 2,000 plies, said again with two more, as GUIs do.
#[test]
fn long_games() {
    let round = ["2h3h", "5a5b", "3h2h", "5b5a"];
    let moves: Vec<&str> = round.into_iter().cycle().take(2_002).collect();
    let said = |plies: usize| format!("> position startpos moves {}\n> go depth 1\n", moves[..plies].join(" "));
    let mut wrong = moves.clone();
    wrong[1_999] = "5a5e";
    let error = "< info string error: line 7, column 10020: move 2000 of the list, 5a5e, is illegal: *";
    check(&format!(
        "{}< bestmove *\n{}< bestmove *\n{}< bestmove *\n> position startpos moves {}\n{error}\n> isready\n< readyok\n",
        said(2_000),
        said(2_002),
        said(1_999),
        wrong[..2_000].join(" "),
    ));
}

#[test]
fn nonsense_between_the_lines() {
    let nonsense = "\u{fffd}".repeat(50_000);
    let endless = "x".repeat((1 << 20) + 1);
    check(&format!(
        "> {nonsense}\n< info string error: line 1, column 1: *\n> position startpos\n> {endless}\n\
         < info string error: line 3, column 1048577: the line is longer than 1048576 bytes and is passed over\n\
         > go depth 1\n< info string error: there is no position to think about: *\n< bestmove resign\n\
         > position startpos\n> go depth 1\n< bestmove *\n"
    ));
}

#[test]
fn another_net() {
    let folder = env!("CARGO_MANIFEST_DIR");
    check(&format!(
        "> setoption name EvalFile value {folder}/no such net\n< info string error: line 1, column 31: {folder}/no such net: *\n\
         > setoption name EvalFile value {folder}\n< info string error: line 2, column 31: {folder}: *\n\
         > setoption name EvalFile value {folder}/Cargo.toml\n\
         < info string error: line 3, column 31: {folder}/Cargo.toml: not a net of this engine: *\n\
         > go depth 2\n< bestmove *\n\
         > setoption name EvalFile value {folder}/net/miyako.nnue\n> go depth 2\n< bestmove *\n\
         > setoption name EvalFile value <internal>\n> go depth 2\n< bestmove *\n"
    ));
}

#[test]
fn books() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let line = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n9g9f 1c1d 12 34 5\n";
    let file = tempfile::NamedTempFile::new().expect("a file can be made");
    std::fs::write(&file, line).expect("it can be written");
    let path = file.path().display();
    let nothing = tempfile::NamedTempFile::new().expect("a file can be made");
    std::fs::write(&nothing, "#YANEURAOU-DB2016 1.00\n").expect("it can be written");
    let empty = nothing.path().display();
    let asked = "> go btime 1000 wtime 1000 byoyomi 100\n";
    let column = 31;
    check(&format!(
        "> setoption name BookFile value {folder}/no such book\n\
         < info string error: line 1, column {column}: {folder}/no such book: *\n\
         > setoption name BookFile value {folder}/Cargo.toml\n\
         < info string error: line 2, column {column}: {folder}/Cargo.toml: line 1: *\n\
         > setoption name BookFile value {empty}\n\
         < info string error: line 3, column {column}: {empty}: holds no position\n\
         > setoption name BookFile value {path}\n\
         {asked}< info depth 34 seldepth 34 multipv 1 score cp 12 nodes 0 *pv 9g9f 1c1d\n< bestmove 9g9f ponder 1c1d\n\
         > go nodes 300\n< info depth 1 *\n< bestmove *\n\
         > setoption name USI_OwnBook value false\n{asked}< info depth 1 *\n< bestmove *\n"
    ));
}

#[test]
fn the_end_of_input_ends_a_search() {
    check("> go infinite\n");
}

/// Takes a few lines, then nothing more, as when whoever reads them is gone.
struct Closed(usize);

impl std::io::Write for Closed {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 = self.0.checked_sub(1).ok_or(std::io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn who_cannot_be_heard_does_not_think_on() {
    let (done, ended) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        // There is a mate in one: the search is over at once, and waits for its stop.
        let words = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\ngo infinite\nisready\nisready\n";
        done.send(engine::usi::run(words.as_bytes(), Closed(0)).is_err())
    });
    assert_eq!(ended.recv_timeout(PATIENCE), Ok(true));
}

#[track_caller]
fn check(conversation: &str) {
    let Engine { to_engine, from_engine, engine } = Engine::start();
    for (number, line) in conversation.lines().enumerate() {
        let place = format!("line {}: {line}", number + 1);
        match line.split_at_checked(2) {
            Some(("> ", said)) => to_engine.send(format!("{said}\n")).expect("the engine listens"),
            Some(("< ", pattern)) => expect(&from_engine, pattern, &place),
            _ => assert!(line.is_empty() || line.starts_with('#'), "{place}: neither said nor heard"),
        }
    }
    drop(to_engine);
    while let Ok(line) = from_engine.recv_timeout(PATIENCE) {
        assert!(
            ["info ", "bestmove ", "checkmate "].iter().any(|start| line.starts_with(start)),
            "said after the end: {line}"
        );
    }
    engine.join().expect("the engine does not panic").expect("channels do not fail");
}

#[track_caller]
fn expect(from_engine: &Receiver<String>, pattern: &str, place: &str) {
    loop {
        let line = from_engine.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{place}: the engine is silent"));
        if matches(pattern, &line) {
            return;
        }
        assert!(line.starts_with("info ") && !line.starts_with("info string error"), "{place}: heard {line}");
    }
}

/// `*` in the pattern stands for any text.
fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|text| {
            text.char_indices().map(|(i, _)| i).chain([text.len()]).any(|i| matches(rest, &text[i..]))
        }),
    }
}
