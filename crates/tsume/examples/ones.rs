//! Makes mates in one that are all of different kinds, for `data/problems.tsv`.
//!
//! `cargo run --release -p tsume --example ones`

use shogi::{Color, Move, PieceKind};
use std::collections::HashSet;
use tsume::{Composed, Composer};

const COUNT: usize = 100;

fn main() {
    let composer = Composer { seed: 20_261_122, memory: 1 << 22 };
    let mut seen = HashSet::new();
    let attempts = (0..).filter_map(|number| composer.attempt(number, &(1..=1), &[]));
    for made in attempts.filter(|made| seen.insert(kind_of(made))).take(COUNT) {
        let Composed { position, line, difficulty, themes } = made;
        let themes: Vec<_> = themes.iter().map(|theme| theme.code()).collect();
        println!("{position}\t{}\t{difficulty}\t{}", line.len(), themes.join(","));
    }
}

/// What mates, whether it is dropped or promotes, and from which side of the king, on the edge or not.
type Pattern = (Option<PieceKind>, bool, bool, (i8, i8), bool);

fn kind_of(problem: &Composed) -> Pattern {
    let Composed { position, line, .. } = problem;
    let (piece, drops, promotes) = match line.first() {
        Some(Move::Board { from, promote, .. }) => (position.piece_at(*from).map(shogi::Piece::kind), false, *promote),
        Some(Move::Drop { piece, .. }) => (Some(piece.kind()), true, false),
        None => (None, false, false),
    };
    let (to, king) = (line.first().map(|m| m.to()), position.king(Color::White));
    let away = to
        .zip(king)
        .map_or((0, 0), |(to, king)| (to.file() as i8 - king.file() as i8, to.rank() as i8 - king.rank() as i8));
    (piece, drops, promotes, away, king.is_some_and(|king| king.rank() == 1 || king.file() == 1))
}
