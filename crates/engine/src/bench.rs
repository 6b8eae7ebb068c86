//! A fixed piece of work: its node count is the fingerprint of the search, its time the engine's speed.

use crate::time::Timer;
use crate::{Engine, Game, Limits, Stop};
use shogi::Position;
use std::time::Duration;

/// Openings, middle games, endgames, checks and mates, hands full and empty.
const POSITIONS: &[&str] = &[
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "lnsgk2nl/1r4gs1/p1pppp1pp/6p2/1p5P1/2P6/PPSPPPP1P/7R1/LN1GKGSNL b Bb 15",
    "l4kgnl/1r4s2/p2p1pppp/2p1p4/1p2b2P1/2P1P4/PP1PSPP1P/1B1GG2R1/LN2K1SNL b - 29",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    "ln1g5/1r2S1k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b w BGSLPnp 62",
    "l2g1k1nl/1r2sg3/2n1pp1pp/p1pps1p2/1p5P1/P1P1SPP1P/1PSPP1N2/2GK1G2R/LN6L b Bb 45",
    "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
    "6n1l/2+S1k4/2lp4p/1np1B2b1/3PP4/1N1S3rP/1P2+pPP+p1/1p1G5/3KG2r1 b GSN2L4Pgs2p 1",
    "l1+R6/2gk2+P2/p1n1ppsp1/2pp2p1p/9/2P1PP3/PPN1S1P1P/3KG4/L5r1L b BG2SPbgnlp 1",
    "4k4/9/4P4/9/9/9/9/9/4K4 b 2G2r2b2g4s4n4l17p 1",
];

/// What a bench measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchResult {
    /// Positions looked at; the same for every build and machine.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
}

/// The depth of the bench that commits quote.
pub const BENCH_DEPTH: u16 = 10;

/// Searches the bench positions to `depth`, with a new engine.
pub fn bench(depth: u16) -> BenchResult {
    let mut engine = Engine::new(16);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let timer = Timer::start(None, false);
    let search = |position: Position| engine.search(&Game::new(position), &limits, &Stop::new(), &mut |_| ()).nodes;
    let nodes = POSITIONS.iter().filter_map(|sfen| sfen.parse().ok()).map(search).sum();
    BenchResult { nodes, elapsed: timer.elapsed() }
}
