//! How long the engine looks at each position.

use engine::Limits;
use std::str::FromStr;
use std::time::Duration;

/// How long and how broadly the engine looks.
#[derive(clap::Args)]
#[command(next_help_heading = "Engine")]
pub(super) struct Limit {
    /// How long to look at each position, such as 300ms, 1s or 2m [default: 1s, unless there is another limit]
    #[arg(long)]
    time: Option<Span>,
    /// How many positions to look at for each, at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many moves to look ahead, at most
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u16).range(1..=100))]
    depth: Option<u16>,
    /// How many lines to look for in each position; with one, good moves are not told
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=20))]
    multipv: u8,
    /// Memory for what the engine finds out, in megabytes, for each file it works on
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    hash: u32,
}

impl Limit {
    pub(super) fn limits(&self) -> Limits {
        let unlimited = self.nodes.is_none() && self.depth.is_none();
        let time = self.time.map(|span| span.0).or(unlimited.then_some(Duration::from_secs(1)));
        Limits { movetime: time, nodes: self.nodes, depth: self.depth, ..Limits::default() }
    }

    pub(super) fn lines(&self) -> usize {
        usize::from(self.multipv)
    }

    pub(super) fn hash_megabytes(&self) -> usize {
        self.hash as usize
    }
}

/// A time: `300ms`, `1.5s`, `2m`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span(Duration);

/// Nobody waits longer for one position.
const LONGEST: f64 = 24.0 * 3600.0;

impl FromStr for Span {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Span, &'static str> {
        const EXPECTED: &str = "expected a time such as 300ms, 1s or 2m, a day at most";
        let unit = text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let seconds = match unit {
            "ms" => 0.001,
            "s" => 1.0,
            "m" => 60.0,
            _ => return Err(EXPECTED),
        };
        let number: f64 = text[..text.len() - unit.len()].parse().map_err(|_| EXPECTED)?;
        let seconds = number * seconds;
        if !(0.001..=LONGEST).contains(&seconds) {
            return Err(EXPECTED);
        }
        Ok(Span(Duration::from_secs_f64(seconds)))
    }
}

#[cfg(test)]
mod tests;
