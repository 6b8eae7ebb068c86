//! A fixed piece of work: its node count is the fingerprint of the search, its time the engine's speed.

use crate::time::Timer;
use crate::{Engine, Game, Limits, Stop};
use shogi::Position;
use std::time::Duration;

/// The start, a handicap, positions of games the engine played against itself, a side in check, and a heap of moves.
const POSITIONS: &[&str] = &[
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    "lnsgk1bnl/3rg1s2/ppp2pppp/4p4/3p5/2P6/PP2PPPPP/1B1R3S1/LNSGKG1NL b p 19",
    "lnsgk1snl/1p4gb1/3ppp2p/2p3p2/7R1/p7P/1PPPPPP2/2SG5/LNB1KGSNL w 2Prp 34",
    "ln1gkg1n1/1r6l/3ss1bpp/pp1pppp2/2p2P1PP/PP2P1P2/N1PP1SN2/1B1S3R1/L2GKG2L w - 30",
    "lnsgk2nl/4r4/pp1p1gs2/3b4p/2p1p2p1/P1PP1P2P/1P2PS1P1/3KGBR2/LNSG3NL b 2Pp 47",
    "l1sg3n1/1r1kg3l/2n1sp3/ppp1pbppp/3p5/PPP2PBPP/1SNP2P2/2G1R4/L3GKSNL b P 51",
    "ln2k3l/2gs1g3/1ppp1bn2/p5p2/2+BNrps1p/P1PRp4/1P1P1PP1P/L2SG1SP1/5KGNL w 2p 56",
    "ln2gk1n1/1g1s1gs2/2pp1pp2/p3p2pl/1N4PP1/P2P5/1P2PP3/2+bSKS1BL/L2R1G1N1 b RP3p 61",
    "1n1gkg3/+B1sr3pl/p1npp2sp/5p3/6Ln1/1P3PP2/P2PP2P1/2GS1K1S1/L5G2 b BNL5Pr 61",
    "r4g1+N1/2Ssg2+Bl/l1p2p3/p2pp2kp/6p2/P1P1P2PP/1PNg1P3/8L/L1SGKS3 w BNPrn3p 66",
    "1ngsS2p1/2kg4+R/lppp+Bp2+P/4R4/p8/1PPP1PP2/5B1+n1/2SL1K2+l/5N1+p1 w NL2gs5p 134",
    "ln4s2/4g1gk1/p2GNp+Bl1/2B2sK2/1p2P4/2p+sLPP2/PP6+n/2+r1+p1S2/L5G2 w N7Prp 132",
    "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
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
pub const BENCH_DEPTH: u16 = 12;

/// Searches the bench positions to `depth`, with a new engine.
pub fn bench(depth: u16) -> BenchResult {
    let timer = Timer::start(None, false);
    let nodes = bench_with(&mut Engine::new(16), depth);
    BenchResult { nodes, elapsed: timer.elapsed() }
}

/// How many positions this engine looks at.
pub(crate) fn bench_with(engine: &mut Engine, depth: u16) -> u64 {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut search = |position: Position| engine.search(&Game::new(position), &limits, &Stop::new(), &mut |_| ()).nodes;
    POSITIONS.iter().map(|sfen| search(sfen.parse().expect("a test says so"))).sum()
}

#[cfg(test)]
mod tests;
