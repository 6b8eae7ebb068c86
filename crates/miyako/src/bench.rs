//! `miyako bench`: how fast this build is here.

use crate::Outcome;
use clap::ValueEnum;
use serde_json::json;
use shogi::Position;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Measure speed: the counts are the same on every machine, the times are this machine's.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako bench              everything
  miyako bench engine       the search alone; its count is the fingerprint of the search
  miyako bench perft --json")]
pub(crate) struct Args {
    /// What to measure [default: everything]
    name: Option<Name>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Name {
    /// Counting lines of play
    Perft,
    /// Searching for the best move
    Engine,
}

/// A piece of work that was measured.
struct Measured {
    name: &'static str,
    count: u64,
    unit: &'static str,
    elapsed: Duration,
}

impl Measured {
    fn per_second(&self) -> f64 {
        self.count as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

type Count = fn(&Position, u8) -> u64;

/// The last moves counted, or made as well.
const PERFTS: [(&str, &str, u8, Count); 3] = [
    ("perft start 6", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 6, Position::perft),
    (
        "perft start 5, every move made",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        5,
        Position::perft_full,
    ),
    ("perft 593 moves 3", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 3, Position::perft),
];

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let asked = |name| args.name.is_none_or(|asked| asked == name);
    let mut results = Vec::new();
    if asked(Name::Perft) {
        results.extend(PERFTS.iter().filter_map(measure_perft));
    }
    if asked(Name::Engine) {
        let result = engine::bench(engine::BENCH_DEPTH);
        results.push(Measured { name: "engine", count: result.nodes, unit: "nodes", elapsed: result.elapsed });
    }
    for result in &results {
        if args.json {
            let (seconds, per_second) = (result.elapsed.as_secs_f64(), result.per_second());
            let line = json!({
                "name": result.name, "count": result.count, "unit": result.unit,
                "seconds": seconds, "per_second": per_second,
            });
            writeln!(out, "{line}")?;
        } else {
            let (name, count, unit) = (result.name, result.count, result.unit);
            let millions = result.per_second() / 1e6;
            writeln!(out, "{name:30} {count:>12} {unit:6} {:8.3} s {millions:9.2} M/s", result.elapsed.as_secs_f64())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn measure_perft(&(name, sfen, depth, count): &(&'static str, &str, u8, Count)) -> Option<Measured> {
    let position: Position = sfen.parse().ok()?;
    let start = Instant::now();
    let count = count(&position, depth);
    Some(Measured { name, count, unit: "leaves", elapsed: start.elapsed() })
}
