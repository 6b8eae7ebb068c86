//! Makes the engine's net: `generate` plays games, `train` learns from their positions, `gauge` says
//! what came of it. README.md has the whole way.

#![forbid(unsafe_code)]

mod check;
mod duel;
mod failure;
mod games;
mod gauge;
mod generate;
mod net;
mod numbers;
mod packed;
mod play;
mod random;
mod round;
mod shuffle;
#[cfg(test)]
mod testing;
mod trainer;

use clap::Parser;
use std::io;
use std::process::ExitCode;

/// Where the engine's net comes from.
#[derive(Parser)]
#[command(name = "lab", arg_required_else_help = true)]
enum Command {
    /// Plays games of the engine against itself and keeps them with what it thought.
    Generate(generate::Options),
    /// Brings the positions of many files into no order at all, and holds some games out.
    Shuffle(shuffle::Options),
    /// Trains a net from shuffled positions.
    Train(trainer::Options),
    /// Says how well a net judges, and whether whole numbers say the same as floats.
    Check(check::Options),
    /// Plays a match between two nets.
    Duel(duel::Options),
    /// Goes from a net to the next and the next: games, learning, a match.
    Round(round::Options),
    /// Says in about a minute what a net judges and its search finds, from games and mates of others.
    Gauge(gauge::Options),
}

impl Command {
    fn run(&self) -> io::Result<()> {
        match self {
            Command::Generate(options) => generate::run(options),
            Command::Shuffle(options) => shuffle::run(options),
            Command::Train(options) => trainer::run(options),
            Command::Check(options) => check::run(options),
            Command::Duel(options) => duel::run(options),
            Command::Round(options) => round::run(options),
            Command::Gauge(options) => gauge::run(options),
        }
    }
}

fn main() -> ExitCode {
    match Command::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("lab: {error}");
            let interrupted = error.kind() == io::ErrorKind::Interrupted;
            // As a shell says it of a program that Ctrl-C ended.
            ExitCode::from(if interrupted { 130 } else { 2 })
        }
    }
}
