//! Counts the games of a stream of any size, of any format and encoding: `cat *.csa | stream [--trust]`.

use kifu::{GameError, Options};
use std::time::Instant;

fn main() {
    let trust = std::env::args().skip(1).any(|argument| argument == "--trust");
    let started = Instant::now();
    let (mut games, mut moves, mut findings, mut unread) = (0_u64, 0_u64, 0_u64, 0_u64);
    for game in kifu::games(std::io::stdin().lock(), Options { trust, ..Options::default() }) {
        match game {
            Ok(reading) => {
                games += 1;
                moves += reading.record.plies() as u64;
                findings += reading.findings.len() as u64;
            }
            Err(GameError::Unreadable(finding)) => {
                unread += 1;
                eprintln!("{finding}");
            }
            Err(GameError::Io(error)) => {
                eprintln!("{error}");
                std::process::exit(1);
            }
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    println!("{games} games, {moves} moves, {findings} findings, {unread} unread games");
    println!("{seconds:.1} s, {:.1} million moves a second", moves as f64 / seconds / 1e6);
}
