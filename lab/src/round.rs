//! The command `round`: from a net to the next, as often as asked for, with nobody there.
//!
//! Each round has a folder with its games and its net, and what is done is not done again: who has a large machine for a
//! short time loses a few minutes of it at most, and can go on from what is brought home.

use crate::Command;
use crate::duel;
use crate::failure;
use crate::numbers;
use clap::Parser;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How many rounds, and of what.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The folder of all rounds, made if it is not there: `1/games`, `1/net.nnue`, `2/games` and so on.
    folder: PathBuf,
    /// The net that plays first, and with which the first round's begins.
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
    /// Rounds in all; those that are there count.
    #[arg(long, default_value_t = 2)]
    rounds: u32,
    /// How long each round plays games; learning and the match come on top of it.
    #[arg(long, default_value_t = 30.0, value_parser = numbers::minutes)]
    minutes: f64,
    /// Positions a search looks at for each move.
    #[arg(long, default_value_t = 1_600)]
    nodes: u64,
    /// How far a step of learning goes at most.
    #[arg(long, default_value_t = 0.0005, value_parser = numbers::above_zero)]
    rate: f32,
    /// Pairs of games at 1,500 positions a move between each new net and the one before. The next round goes on with the
    /// winner.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// What the openings are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads for everything.
    #[arg(long, default_value_t = 2, value_parser = numbers::threads)]
    threads: usize,
}

/// Positions a move in the match of a new net with the one before.
const MATCH_NODES: u64 = 1_500;

/// Plays, learns and compares until all rounds are there.
pub(crate) fn run(options: &Options) -> io::Result<()> {
    let mut best = options.net.clone();
    for round in 1..=options.rounds {
        let folder = options.folder.join(round.to_string());
        let net = folder.join("net.nnue");
        if !net.exists() {
            fs::create_dir_all(&folder)?;
            options.play(&folder, &best, round)?;
            options.learn(&folder, &best, round)?;
        }
        let verdict = options.compare(&folder, &net, &best)?;
        println!("round {round}: {verdict}");
        if verdict.starts_with(WON) {
            best = net;
        }
    }
    println!("the best: {}", best.display());
    Ok(())
}

/// Minutes of games between two notes of how many were played.
const SLICE: f64 = 5.0;

/// How a verdict on a net begins that is better than the one before.
const WON: &str = "better";

impl Options {
    fn games_of(&self, round: u32) -> PathBuf {
        self.folder.join(round.to_string()).join("games")
    }

    /// The games of a round, by the best net so far. The minutes played are put down after each [`SLICE`]: what is broken off
    /// loses no more than one.
    fn play(&self, folder: &Path, best: &Path, round: u32) -> io::Result<()> {
        let path = folder.join("minutes");
        let mut played = minutes_played(&path)?;
        // Never that of another round of a neighbouring seed: it would play the same games.
        let seed = (self.seed << 32) ^ u64::from(round);
        while played < self.minutes {
            let slice = SLICE.min(self.minutes - played);
            let numbers = [
                format!("--nodes={}", self.nodes),
                format!("--threads={}", self.threads),
                format!("--minutes={slice}"),
                format!("--seed={seed}"),
            ];
            let fixed = ["--strays=100", "--games=20", "--batches=1000000", "--net"].map(OsString::from);
            let mut words = vec!["generate".into(), self.games_of(round).into()];
            words.extend(fixed.into_iter().chain([best.into()]).chain(numbers.map(OsString::from)));
            step(words)?;
            played += slice;
            failure::write_whole(&path, played.to_string().as_bytes())?;
        }
        Ok(())
    }

    /// A net from all games so far, begun with the best.
    fn learn(&self, folder: &Path, best: &Path, round: u32) -> io::Result<()> {
        let all = folder.join("all");
        let [train, held] = ["train", "held"].map(|extension| all.with_extension(extension));
        if !train.exists() {
            let mut words = vec!["shuffle".into(), "-o".into(), all.into()];
            words.extend((1..=round).map(|round| self.games_of(round).into_os_string()));
            step(words)?;
        }
        let unfinished = folder.join("unfinished.nnue");
        let fixed = ["--lambda=1", "--batch=8192", "--passes=2"].map(OsString::from);
        let numbers = [format!("--rate={}", self.rate), format!("--threads={}", self.threads)];
        let mut words: Vec<OsString> = vec!["train".into(), train.clone().into(), held.into(), "-o".into()];
        words.push(unfinished.clone().into());
        let state = unfinished.with_extension("state");
        if state.exists() {
            words.push("--resume".into());
        } else {
            words.extend(["--begin".into(), best.into()]);
        }
        words.extend(fixed.into_iter().chain(numbers.map(OsString::from)));
        if let Err(error) = step(words) {
            if error.kind() != io::ErrorKind::Interrupted {
                // Too few games, perhaps: the same command with more minutes plays on, and they are shuffled again.
                failure::at(&train, fs::remove_file(&train))?;
            }
            return Err(error);
        }
        failure::at(&unfinished, fs::rename(&unfinished, folder.join("net.nnue")))?;
        [train, state].iter().try_for_each(|path| failure::at(path, fs::remove_file(path)))
    }

    /// What a match says of a new net; it is played once.
    fn compare(&self, folder: &Path, new: &Path, old: &Path) -> io::Result<String> {
        let path = folder.join("match.txt");
        if !path.exists() {
            let nets = [duel::read(new)?, duel::read(old)?];
            let score = duel::play_pairs(&nets, [MATCH_NODES; 2], self.pairs, self.seed, self.threads);
            let word = if score.mean() > 0.5 { WON } else { "no better" };
            failure::write_whole(&path, format!("{word} than {}: {score}", old.display()).as_bytes())?;
        }
        failure::at(&path, fs::read_to_string(&path))
    }
}

/// The minutes of a round's games that a file tells; none if it is not there.
fn minutes_played(path: &Path) -> io::Result<f64> {
    if !path.exists() {
        return Ok(0.0);
    }
    let text = failure::at(path, fs::read_to_string(path))?;
    numbers::minutes(text.trim()).map_err(|what| failure::wrong(path, &what))
}

/// What the same words do on the command line.
fn step(words: Vec<OsString>) -> io::Result<()> {
    let shown: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    println!("lab {}", shown.join(" "));
    let words = [OsString::from("lab")].into_iter().chain(words);
    Command::try_parse_from(words).map_err(io::Error::other)?.run()
}

#[cfg(test)]
mod tests;
