//! `miyako perft`: counting the lines of play.

use crate::failure::Failure;
use crate::{Outcome, input};
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;

/// Count the lines of play to a depth; the count stands alone on the last line.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako perft 5                                            19861490
  miyako perft 3 --sfen '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'     from a position
  miyako perft 3 --divide                                   for each first move")]
pub(crate) struct Args {
    /// How many plies
    depth: u8,
    /// The position to start from: an SFEN, or a USI position with moves [default: an even game]
    #[arg(long, value_name = "SFEN")]
    sfen: Option<String>,
    /// Count for each first move as well
    #[arg(long)]
    divide: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let record = input::line("--sfen", args.sfen.as_deref())?;
    let position = record.last().position().clone();
    if args.divide && args.depth == 0 {
        return Err(Failure::at("--divide", "expected a depth of at least 1"));
    }
    let divided = if args.divide { position.divide(args.depth) } else { Vec::new() };
    let count = if args.divide { divided.iter().map(|(_, count)| count).sum() } else { position.perft(args.depth) };
    if args.json {
        let moves: Vec<_> = divided.iter().map(|(m, count)| json!({ "usi": m.to_string(), "count": count })).collect();
        let mut answer = json!({ "sfen": position.to_string(), "depth": args.depth, "count": count });
        if args.divide {
            answer["moves"] = moves.into();
        }
        writeln!(out, "{answer}")?;
    } else {
        for (m, count) in divided {
            writeln!(out, "{m} {count}")?;
        }
        writeln!(out, "{count}")?;
    }
    Ok(ExitCode::SUCCESS)
}
