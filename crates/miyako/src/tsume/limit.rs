//! How long the solver looks at a problem, and with how much memory.

use crate::span::Span;
use std::str::FromStr;
use std::time::Instant;

/// What the solver may spend on a problem.
#[derive(clap::Args)]
#[command(next_help_heading = "Limits")]
pub(super) struct Limit {
    /// How long to look at each problem, such as 500ms, 60s or 5m [default: as long as it takes]
    #[arg(long)]
    time: Option<Span>,
    /// How many positions to look at for each, at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) nodes: Option<u64>,
    /// Memory for what is found out about each problem that is looked at, such as 64M or 2G
    #[arg(long, value_name = "SIZE", default_value = "256M")]
    memory: Size,
}

impl Limit {
    /// A solver with the memory that is allowed, of so many threads.
    pub(super) fn solver(&self, threads: usize) -> tsume::Solver {
        tsume::Solver::with_threads(self.memory.0, threads)
    }

    /// Whether the time is up for what was begun at `start`.
    pub(super) fn is_over(&self, start: Instant) -> bool {
        self.time.is_some_and(|Span(time)| start.elapsed() >= time)
    }
}

/// So many bytes: `64M`, `2G`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Size(usize);

impl FromStr for Size {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Size, &'static str> {
        const EXPECTED: &str = "expected a size such as 64M or 2G, from 1M to 1024G";
        let number = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let shift = match &text[number.len()..] {
            "M" => 20,
            "G" => 30,
            _ => return Err(EXPECTED),
        };
        let bytes = number.parse::<u64>().ok().and_then(|number| number.checked_mul(1 << shift)).ok_or(EXPECTED)?;
        let bytes = Some(bytes).filter(|bytes| (1 << 20..=1 << 40).contains(bytes));
        bytes.and_then(|bytes| usize::try_from(bytes).ok()).map(Size).ok_or(EXPECTED)
    }
}

#[cfg(test)]
mod tests;
