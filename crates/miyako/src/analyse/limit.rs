//! How long the engine looks at each position.

use crate::span::Span;
use engine::Limits;
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
