//! `miyako bench`: how fast this build is here.

mod tsume;

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
  miyako bench tsume        mates in 3 to 11 plies: the first found, the shortest with proof
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
    /// Solving mates from games
    Tsume,
}

/// A piece of work that was measured.
struct Measured {
    name: String,
    count: u64,
    unit: &'static str,
    elapsed: Duration,
    /// If it has parts.
    each: Option<Each>,
}

/// How long the parts took.
struct Each {
    median: Duration,
    mean: Duration,
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
        let (name, elapsed) = ("engine".to_owned(), result.elapsed);
        results.push(Measured { name, count: result.nodes, unit: "nodes", elapsed, each: None });
    }
    if asked(Name::Tsume) {
        results.extend(tsume::measure());
    }
    for result in &results {
        if args.json {
            writeln!(out, "{}", as_json(result))?;
        } else {
            writeln!(out, "{}", as_text(result))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn as_json(result: &Measured) -> serde_json::Value {
    let mut object = json!({
        "name": result.name, "count": result.count, "unit": result.unit,
        "seconds": result.elapsed.as_secs_f64(), "per_second": result.per_second(),
    });
    if let Some(Each { median, mean }) = &result.each {
        object["median_seconds"] = median.as_secs_f64().into();
        object["mean_seconds"] = mean.as_secs_f64().into();
    }
    object
}

fn as_text(result: &Measured) -> String {
    let (name, count, unit) = (&result.name, result.count, result.unit);
    let (seconds, millions) = (result.elapsed.as_secs_f64(), result.per_second() / 1e6);
    let each = result.each.as_ref().map_or_else(String::new, |Each { median, mean }| {
        let [median, mean] = [median, mean].map(|time| time.as_secs_f64() * 1e6);
        format!("   median {median:8.1} µs, mean {mean:8.1} µs")
    });
    format!("{name:30} {count:>12} {unit:6} {seconds:8.3} s {millions:9.2} M/s{each}")
}

fn measure_perft(&(name, sfen, depth, count): &(&'static str, &str, u8, Count)) -> Option<Measured> {
    let position: Position = sfen.parse().ok()?;
    let start = Instant::now();
    let count = count(&position, depth);
    Some(Measured { name: name.to_owned(), count, unit: "leaves", elapsed: start.elapsed(), each: None })
}
