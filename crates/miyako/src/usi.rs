//! `miyako usi`: the engine for any shogi GUI.

use crate::Outcome;
use std::process::ExitCode;

/// Speak USI, the protocol between shogi GUIs and engines.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  printf 'usi\\nquit\\n' | miyako usi      the engine's name and options

A GUI that starts engines without arguments takes the program miyako-usi, which does the same.")]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Outcome {
    // The engine has a thread of its own that writes, so the output is not locked here.
    engine::usi::run(std::io::stdin().lock(), std::io::stdout())?;
    Ok(ExitCode::SUCCESS)
}
