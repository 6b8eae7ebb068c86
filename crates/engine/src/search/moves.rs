//! The moves a search tries, with a rating for each by which they are ordered.
//!
//! Left out is what is never better than its twin: a pawn, bishop or rook that could promote and does not, and a lance
//! that stays unpromoted on its second-last rank. (They matter only where a drop-pawn mate must be avoided.)

use super::checks::Checks;
use super::history::{History, Step};
use crate::eval::{exchange_value, promotion_gain};
use shogi::{Bitboard, Color, HandPiece, Move, MoveSet, Piece, PieceKind, Position, Square};
use std::ops::ControlFlow;

/// A move and how early it should be tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rated {
    pub(crate) m: Move,
    pub(crate) rating: i32,
}

/// The lists of moves of all nodes of a line, one after the other, so that nothing is allocated at a node.
pub(crate) type MoveStack = Vec<Rated>;

/// Whether a move changes the material at once: a capture, or a promotion of a pawn, bishop or rook.
#[inline]
pub(crate) fn is_tactical(position: &Position, m: Move) -> bool {
    match m {
        Move::Drop { .. } => false,
        Move::Board { from, to, promote } => {
            position.piece_at(to).is_some()
                || promote && position.piece_at(from).is_some_and(|piece| gains_much_by_promotion(piece.kind()))
        }
    }
}

const fn gains_much_by_promotion(kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook)
}

/// Captures, and promotions of pawns, bishops and rooks.
pub(crate) fn push_captures(position: &Position, stack: &mut MoveStack, history: &History) {
    let us = position.turn();
    let enemies = position.pieces_of(!us);
    let mut push = |m| stack.push(Rated { m, rating: capture_rating(position, m, history) });
    for_each_set(position, |set| match set {
        Useful::Pawns(Targets { plain, promoting }) => {
            each_pawn_move(us, Targets { plain: plain & enemies, promoting }, &mut push);
        }
        Useful::Piece(kind, from, Targets { plain, promoting }) => {
            let promoting = if gains_much_by_promotion(kind) { promoting } else { promoting & enemies };
            each_move(from, Targets { plain: plain & enemies, promoting }, &mut push);
        }
        Useful::Drop(..) => {}
    });
}

/// Everything that [`push_captures`] leaves.
pub(crate) fn push_quiets(position: &Position, stack: &mut MoveStack, history: &History, before: [Option<Step>; 2]) {
    let us = position.turn();
    let empty = !position.occupied();
    let mut push = |m| stack.push(Rated { m, rating: history.quiet(Step::of(position, m), before) });
    for_each_set(position, |set| match set {
        Useful::Pawns(Targets { plain, .. }) => {
            each_pawn_move(us, Targets { plain: plain & empty, promoting: Bitboard::EMPTY }, &mut push);
        }
        Useful::Piece(kind, from, Targets { plain, promoting }) => {
            let promoting = if gains_much_by_promotion(kind) { Bitboard::EMPTY } else { promoting & empty };
            each_move(from, Targets { plain: plain & empty, promoting }, &mut push);
        }
        Useful::Drop(piece, targets) => each_drop(piece, targets, &mut push),
    });
}

/// Those moves of [`push_quiets`] that give check.
pub(crate) fn push_checks(
    position: &Position,
    checks: &Checks,
    stack: &mut MoveStack,
    history: &History,
    before: [Option<Step>; 2],
) {
    let us = position.turn();
    let empty = !position.occupied();
    let mut push = |m| stack.push(Rated { m, rating: history.quiet(Step::of(position, m), before) });
    for_each_set(position, |set| match set {
        Useful::Pawns(Targets { plain, .. }) => {
            each_pawn_move(us, Targets { plain: plain & empty, promoting: Bitboard::EMPTY }, &mut |m| {
                if checks.given_by(position, m) {
                    push(m);
                }
            });
        }
        Useful::Piece(kind, from, Targets { plain, promoting }) => {
            let discovers = checks.discoverers().contains(from);
            let direct = |kind, set: Bitboard| if discovers { set & empty } else { set & empty & checks.squares(kind) };
            let promoting = match kind.promoted() {
                Some(promoted) if !gains_much_by_promotion(kind) => direct(promoted, promoting),
                _ => Bitboard::EMPTY,
            };
            each_move(from, Targets { plain: direct(kind, plain), promoting }, &mut |m| {
                if !discovers || checks.given_by(position, m) {
                    push(m);
                }
            });
        }
        Useful::Drop(piece, targets) => each_drop(piece, targets & checks.squares(piece.kind()), &mut push),
    });
}

/// Every useful move of a side in check, captures first.
pub(crate) fn push_evasions(position: &Position, stack: &mut MoveStack, history: &History, before: [Option<Step>; 2]) {
    const CAPTURES_FIRST: i32 = 1 << 20;
    let us = position.turn();
    let mut push = |m| {
        let rating = if is_tactical(position, m) {
            CAPTURES_FIRST + capture_rating(position, m, history)
        } else {
            history.quiet(Step::of(position, m), before)
        };
        stack.push(Rated { m, rating });
    };
    for_each_set(position, |set| match set {
        Useful::Pawns(targets) => each_pawn_move(us, targets, &mut push),
        Useful::Piece(_, from, targets) => each_move(from, targets, &mut push),
        Useful::Drop(piece, targets) => each_drop(piece, targets, &mut push),
    });
}

/// The victim first, then what has worked.
fn capture_rating(position: &Position, m: Move, history: &History) -> i32 {
    let moved = m.from().and_then(|from| position.piece_at(from)).map_or(PieceKind::Pawn, Piece::kind);
    let promotion = if m.promotes() { promotion_gain(moved) } else { 0 };
    match position.piece_at(m.to()) {
        Some(captured) => {
            let learnt = history.capture(Step::of(position, m), captured.kind());
            exchange_value(captured.kind()) + promotion + learnt / 16
        }
        None => promotion,
    }
}

/// Useful moves that belong together.
enum Useful {
    Pawns(Targets),
    /// Another piece than a pawn, and where it stands.
    Piece(PieceKind, Square, Targets),
    Drop(HandPiece, Bitboard),
}

#[derive(Clone, Copy)]
struct Targets {
    plain: Bitboard,
    promoting: Bitboard,
}

impl Useful {
    #[inline(always)]
    fn of(position: &Position, set: MoveSet) -> Option<Useful> {
        Some(match set {
            MoveSet::Pawns { plain, promoting } => Useful::Pawns(Targets { plain: plain - promoting, promoting }),
            MoveSet::Board { from, plain, promoting } => {
                let kind = position.piece_at(from)?.kind();
                let pointless = match kind {
                    PieceKind::Bishop | PieceKind::Rook => promoting,
                    PieceKind::Lance => promoting & SECOND_LAST_RANK[position.turn().index()],
                    _ => Bitboard::EMPTY,
                };
                Useful::Piece(kind, from, Targets { plain: plain - pointless, promoting })
            }
            MoveSet::Drop { piece, targets } => Useful::Drop(piece, targets),
        })
    }
}

const SECOND_LAST_RANK: [Bitboard; 2] = [Bitboard::rank(2), Bitboard::rank(8)];

#[inline(always)]
fn for_each_set(position: &Position, mut each: impl FnMut(Useful)) {
    let _ = position.for_each_move_set(|set| {
        if let Some(useful) = Useful::of(position, set) {
            each(useful);
        }
        ControlFlow::<()>::Continue(())
    });
}

#[inline(always)]
fn each_move(from: Square, targets: Targets, each: &mut impl FnMut(Move)) {
    targets.promoting.into_iter().for_each(|to| each(Move::Board { from, to, promote: true }));
    targets.plain.into_iter().for_each(|to| each(Move::Board { from, to, promote: false }));
}

#[inline(always)]
fn each_pawn_move(us: Color, targets: Targets, each: &mut impl FnMut(Move)) {
    for (set, promote) in [(targets.promoting, true), (targets.plain, false)] {
        set.into_iter().for_each(|to| each(Move::Board { from: behind(us, to), to, promote }));
    }
}

/// Where a pawn comes from: squares of a file are neighbours by number.
#[inline(always)]
fn behind(us: Color, to: Square) -> Square {
    match us {
        Color::Black => Square::from_index(to.index() + 1),
        Color::White => Square::from_index(to.index() - 1),
    }
}

#[inline(always)]
fn each_drop(piece: HandPiece, targets: Bitboard, each: &mut impl FnMut(Move)) {
    targets.into_iter().for_each(|to| each(Move::Drop { piece, to }));
}

#[cfg(test)]
mod tests;
