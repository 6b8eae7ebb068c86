//! How strong the levels are: every level against the next, and the weakest against a player that looks one ply ahead
//! and counts material.
//!
//! `nice cargo run --release -p engine --example strength -- ladder.txt` plays 200 games between neighbours, writes each
//! game into the file as soon as it is over, and prints the table. Run again with the same file it goes on where it was
//! broken off; a file is good for one version of the engine and one number of positions. `-- FILE GAMES NODES FIRST LAST`
//! sets the games of a match, the positions that the strongest level may look at for a move, and which part of the ladder
//! to play. All players are bound by positions looked at, never by time, so the result is the same on every machine.

mod players;
mod record;
mod referee;

use engine::Level;
use players::{EnginePlayer, MaterialPlayer, Player};
use record::{Entry, Match, Record};
use shogi::Color;
use std::process::ExitCode;

/// Positions the strongest level looks at for each move unless told otherwise: about a fifth of a second.
const NODES: u64 = 200_000;
const GAMES: u64 = 200;

fn main() -> ExitCode {
    match plan(std::env::args().skip(1)).and_then(Plan::run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("strength: {problem}\nusage: strength FILE [GAMES [NODES [FIRST [LAST]]]]");
            ExitCode::from(2)
        }
    }
}

struct Plan {
    record: Record,
    games: u64,
    nodes: u64,
    levels: Vec<Level>,
}

fn plan(mut args: impl Iterator<Item = String>) -> Result<Plan, String> {
    let file = args.next().ok_or("the file for the games is missing")?;
    let mut number = |default| {
        args.next().map_or(Ok(default), |text| text.parse().map_err(|_| format!("expected a number, found {text:?}")))
    };
    let (games, nodes) = (number(GAMES)?, number(NODES)?);
    let mut level = |default| {
        args.next().map_or(Ok(default), |text| text.parse().map_err(|error: engine::UnknownLevel| error.to_string()))
    };
    let (first, last) = (level(Level::WEAKEST)?, level(Level::STRONGEST)?);
    let levels: Vec<Level> = Level::ALL.into_iter().filter(|level| (first..=last).contains(level)).collect();
    if levels.len() < 2 {
        return Err(format!("from {first} to {last} there is no step to measure"));
    }
    Ok(Plan { record: Record::open(file.as_ref()).map_err(|error| format!("{file}: {error}"))?, games, nodes, levels })
}

impl Plan {
    fn run(mut self) -> Result<(), String> {
        println!("{}", Match::HEAD);
        if self.levels.first() == Some(&Level::WEAKEST) {
            let material = || Box::new(MaterialPlayer) as Box<dyn Player>;
            let weakest = self.engine(Level::WEAKEST);
            self.play("material", Level::WEAKEST.name(), material, weakest)?;
        }
        for pair in self.levels.clone().windows(2) {
            let [weaker, stronger] = [pair[0], pair[1]];
            self.play(stronger.name(), weaker.name(), self.engine(stronger), self.engine(weaker))?;
        }
        Ok(())
    }

    fn engine(&self, level: Level) -> impl Fn() -> Box<dyn Player> + use<> {
        let nodes = self.nodes;
        move || Box::new(EnginePlayer::new(level, nodes))
    }

    /// Plays what is missing of a match and prints how it ended.
    fn play(
        &mut self,
        first: &str,
        second: &str,
        new_first: impl Fn() -> Box<dyn Player>,
        new_second: impl Fn() -> Box<dyn Player>,
    ) -> Result<(), String> {
        let (mut a, mut b) = (new_first(), new_second());
        for number in 0..self.games {
            if self.record.has(first, second, number) {
                continue;
            }
            a.begin(number);
            b.begin(number + 1_000_000);
            let black_is_first = number % 2 == 0;
            let players = if black_is_first { [&mut a, &mut b] } else { [&mut b, &mut a] };
            // Games of a pair begin alike.
            let played = referee::play(referee::opening(number / 2), players, &mut Random(number));
            let [of_black, of_white] = played.conduct;
            let entry = Entry {
                half_points: played
                    .winner
                    .map_or(1, |winner| 2 * u32::from((winner == Color::Black) == black_is_first)),
                plies: played.plies,
                conduct: if black_is_first { [of_black, of_white] } else { [of_white, of_black] },
            };
            self.record.add(first, second, number, entry).map_err(|error| error.to_string())?;
        }
        println!("{}", self.record.of(first, second));
        Ok(())
    }
}

/// A small generator of numbers (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }
}
