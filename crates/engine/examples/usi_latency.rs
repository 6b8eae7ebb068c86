//! How long the engine takes to answer what a GUI says in odd moments.
//!
//! `cargo run --release -p engine --example usi_latency` prints a table: the longest of a number of tries, in milliseconds.

use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{self, Receiver, Sender};
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
    let Talk { to_engine, engine, from_engine } = talk;
    drop(to_engine);
    // A GUI reads to the end.
    from_engine.iter().for_each(drop);
    engine.join().expect("the engine does not panic").expect("channels do not fail");
    began.elapsed()
}

/// A conversation with an engine on a thread of its own.
struct Talk {
    to_engine: Sender<Vec<u8>>,
    from_engine: Receiver<String>,
    engine: thread::JoinHandle<io::Result<()>>,
}

impl Talk {
    /// Begins it, and waits until the engine is there.
    fn begin() -> Talk {
        let (to_engine, said) = mpsc::channel();
        let (heard, from_engine) = mpsc::channel();
        let input = Input { said, current: io::Cursor::default() };
        let engine = thread::spawn(move || engine::usi::run(input, Output { line: Vec::new(), heard }));
        let mut talk = Talk { to_engine, from_engine, engine };
        talk.say("isready");
        talk.wait_for("readyok");
        talk
    }

    fn say(&mut self, line: &str) {
        self.to_engine.send(format!("{line}\n").into_bytes()).expect("the engine listens");
    }

    fn wait_for(&mut self, start: &str) {
        let answer = self.from_engine.iter().find(|line| line.starts_with(start));
        answer.expect("the engine answers");
    }
}

struct Input {
    said: Receiver<Vec<u8>>,
    current: io::Cursor<Vec<u8>>,
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for Input {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.current.fill_buf()?.is_empty() {
            self.current = io::Cursor::new(self.said.recv().unwrap_or_default());
        }
        self.current.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.current.consume(amount);
    }
}

/// Passes on whole lines.
struct Output {
    line: Vec<u8>,
    heard: Sender<String>,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for byte in bytes {
            match byte {
                b'\n' => {
                    let line = String::from_utf8_lossy(&std::mem::take(&mut self.line)).into_owned();
                    // Nobody may be listening any more.
                    let _ = self.heard.send(line);
                }
                _ => self.line.push(*byte),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
