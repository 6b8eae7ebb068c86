//! The command `check`: what a net says, in floats and in whole numbers, and what it thinks of pieces.

mod worth;

use crate::net::{Features, Quantised};
use crate::numbers;
use crate::trainer::{Positions, Target, validate};
use shogi::{Color, PieceKind, Setup, Square};
use std::io;
use std::path::PathBuf;
use worth::Worth;

/// What to check.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The net, as the engine reads it.
    net: PathBuf,
    /// Positions to judge: `NAME.held` of `lab shuffle`.
    positions: PathBuf,
    /// The share of the search's score in what a position is worth, as in training.
    #[arg(long, default_value_t = 0.7, value_parser = numbers::share)]
    lambda: f32,
    /// The score with which one wins e times as often as one loses, as in training.
    #[arg(long, default_value_t = 600.0, value_parser = numbers::above_zero)]
    score_scale: f32,
    /// Threads.
    #[arg(long, default_value_t = 2, value_parser = numbers::threads)]
    threads: usize,
}

/// Prints what there is to say of the net.
pub(crate) fn run(options: &Options) -> io::Result<()> {
    let net = Quantised::read(&options.net)?;
    let shape = net.shape();
    println!("{} buckets, width {}, {} stacks", shape.buckets(), shape.width(), shape.stacks());
    println!("the even start: {:+} cp", value(&net, &Setup::even()));
    for (name, square) in PIECES {
        println!("  without the other side's {name}: {:+}", value(&net, &without(square)));
    }
    let records = Positions::open(&options.positions)?.read_all()?;
    let target = Target { lambda: options.lambda, score_scale: options.score_scale };
    let seen = validate(&net.to_weights(), &net, &records, target, options.threads)?;
    println!("{} positions: loss {:.6}, in whole numbers {:.6}", records.len(), seen.loss, seen.quantised_loss);
    println!("of the score alone {:.6}, of the result alone {:.6}", seen.score_loss, seen.result_loss);
    println!(
        "floats and whole numbers are {:.2} cp apart, at worst {:.0}",
        seen.mean_difference, seen.worst_difference
    );
    println!("{}", Worth::of(&net, &records));
    Ok(())
}

/// Where a piece of each kind stands at the start, on Black's side.
const PIECES: [(&str, Square); 7] = [
    ("pawn", Square::new(1, 7)),
    ("lance", Square::new(1, 9)),
    ("knight", Square::new(2, 9)),
    ("silver", Square::new(3, 9)),
    ("gold", Square::new(4, 9)),
    ("bishop", Square::new(8, 8)),
    ("rook", Square::new(2, 8)),
];

/// The even start, where White lacks the piece that stands like Black's on `square`.
fn without(square: Square) -> Setup {
    let mut setup = Setup::even();
    let taken = setup.board[square.rotated().index()].take();
    debug_assert!(taken.is_some_and(|piece| piece.color() == Color::White && piece.kind() != PieceKind::King));
    setup
}

/// For the side to move.
fn value(net: &Quantised, setup: &Setup) -> i32 {
    Features::of(setup, net.shape()).map_or(0, |features| net.evaluate(&features))
}
