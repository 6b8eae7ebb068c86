//! How long the engine takes to answer what a GUI says in odd moments.
//!
//! `cargo run --release -p engine --example usi_latency` prints a table: the longest of a number of tries, in milliseconds.

#[path = "../tests/it/pipe.rs"]
mod pipe;

use pipe::Engine;
use std::thread;
use std::time::{Duration, Instant};

const TRIES: usize = 20;

fn main() {
    let long = long_game(2_000);
    let nonsense = "\u{fffd}".repeat(200_000);
    let rows: [(&str, &[&str], &str, &str); 9] = [
        ("`usi`", &[], "usi", "usiok"),
        ("`isready` in mid-search", &["position startpos", "go infinite"], "isready", "readyok"),
        ("`stop` in mid-search", &["position startpos", "go infinite"], "stop", "bestmove "),
        ("`stop` at once", &["position startpos"], "go infinite\nstop", "bestmove "),
        ("`ponderhit`, no time left", &["position startpos", "go ponder btime 0 wtime 0"], "ponderhit", "bestmove "),
        ("`gameover` in mid-search", &["position startpos", "go infinite"], "gameover lose", "bestmove "),
        ("`go depth 1` after a `go infinite`", &["go infinite"], "go depth 1", "bestmove "),
        ("a `position` of 2,000 plies, `go nodes 1`", &[], &format!("{long}\ngo nodes 1"), "bestmove "),
        ("600,000 bytes of nonsense", &[], &nonsense, "info string error"),
    ];
    println!("| said | longest of {TRIES}, ms |\n|---|---|");
    for (name, before, said, answer) in rows {
        let longest = (0..TRIES).map(|_| measure(before, said, answer)).max().unwrap_or_default();
        println!("| {name} | {:.1} |", milliseconds(longest));
    }
    let mut talk = Talk::begin();
    talk.say(&long);
    talk.say("go nodes 1");
    talk.wait_for("bestmove ");
    let longer = [&long, " 2h3h 5a5b"].concat();
    let again = measure_in(&mut talk, &format!("{longer}\ngo nodes 1"), "bestmove ");
    println!("| the same `position` with two plies more | {:.1} |", milliseconds(again));
    let ends = (0..TRIES).map(|_| end_in_mid_search()).max().unwrap_or_default();
    println!("| end of input in mid-search, until the engine is gone | {:.1} |", milliseconds(ends));
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// A game of so many plies, in which a rook and a king go to and fro: hard on whoever looks for repetitions.
fn long_game(plies: usize) -> String {
    let round = ["2h3h", "5a5b", "3h2h", "5b5a"];
    let moves: Vec<&str> = round.into_iter().cycle().take(plies).collect();
    format!("position startpos moves {}", moves.join(" "))
}

fn measure(before: &[&str], said: &str, answer: &str) -> Duration {
    let mut talk = Talk::begin();
    before.iter().for_each(|line| talk.say(line));
    if !before.is_empty() {
        thread::sleep(Duration::from_millis(50));
    }
    measure_in(&mut talk, said, answer)
}

fn measure_in(talk: &mut Talk, said: &str, answer: &str) -> Duration {
    let began = Instant::now();
    talk.say(said);
    talk.wait_for(answer);
    began.elapsed()
}

fn end_in_mid_search() -> Duration {
    let mut talk = Talk::begin();
    talk.say("go infinite");
    thread::sleep(Duration::from_millis(50));
    let began = Instant::now();
    let Engine { to_engine, engine, from_engine } = talk.0;
    drop(to_engine);
    // A GUI reads to the end.
    from_engine.iter().for_each(drop);
    engine.join().expect("the engine does not panic").expect("channels do not fail");
    began.elapsed()
}

/// A conversation with an engine.
struct Talk(Engine);

impl Talk {
    /// Begins it, and waits until the engine is there.
    fn begin() -> Talk {
        let mut talk = Talk(Engine::start());
        talk.say("isready");
        talk.wait_for("readyok");
        talk
    }

    fn say(&mut self, line: &str) {
        self.0.to_engine.send(format!("{line}\n")).expect("the engine listens");
    }

    fn wait_for(&mut self, start: &str) {
        let answer = self.0.from_engine.iter().find(|line| line.starts_with(start));
        answer.expect("the engine answers");
    }
}
