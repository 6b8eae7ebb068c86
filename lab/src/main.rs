//! Makes the engine's net: `generate` plays games, `train` learns from their positions. README.md has the whole way.

#![forbid(unsafe_code)]

mod generate;
mod packed;
mod random;

use clap::Parser;
use std::process::ExitCode;

/// Where the engine's net comes from.
#[derive(Parser)]
#[command(name = "lab", arg_required_else_help = true)]
enum Command {
    /// Plays games of the engine against itself and keeps their quiet positions.
    Generate(generate::Options),
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Generate(options) => generate::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("lab: {error}");
            ExitCode::from(2)
        }
    }
}
