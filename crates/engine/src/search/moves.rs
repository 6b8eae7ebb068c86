//! The moves a search tries, with a rating for each by which they are ordered.
//!
//! Left out is what is never better than its twin: a pawn, bishop or rook that could promote and does not, and a lance
//! that stays unpromoted on its second-last rank. (They matter only where a drop-pawn mate must be avoided.)

use super::history::{Context, History, Step};
use crate::eval::{exchange_value, promotion_gain};
use crate::score::Value;
use shogi::{Bitboard, Checks, Color, Constraints, HandPiece, Move, MoveSet, Piece, PieceKind, Position, Square};
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

/// A position about to be searched, with what has been found out about it once for all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) position: &'a Position,
    pub(crate) constraints: &'a Constraints,
    pub(crate) context: Context,
}

/// What a capture or promotion wins if nothing happens to the piece that makes it.
pub(crate) fn gain(position: &Position, m: Move) -> Value {
    let captured = position.piece_at(m.to()).map_or(0, |piece| exchange_value(piece.kind()));
    let moved = m.from().and_then(|from| position.piece_at(from));
    captured + moved.filter(|_| m.promotes()).map_or(0, |piece| promotion_gain(piece.kind()))
}

/// Captures, and promotions of pawns, bishops and rooks.
pub(crate) fn push_captures(scene: &Scene<'_>, stack: &mut MoveStack, history: &History) {
    let position = scene.position;
    let us = position.turn();
    let enemies = position.pieces_of(!us);
    let mut push = |m| stack.push(Rated { m, rating: capture_rating(position, m, history) });
    each_board_set(scene, enemies | promotion_targets(position), |set| match set {
        Useful::Pawns(Targets { plain, promoting }) => {
            each_pawn_move(us, Targets { plain: plain & enemies, promoting }, &mut push);
        }
        Useful::Piece(kind, from, Targets { plain, promoting }) => {
            let promoting = if gains_much_by_promotion(kind) { promoting } else { promoting & enemies };
            each_move(from, Targets { plain: plain & enemies, promoting }, &mut push);
        }
    });
}

/// Where a pawn, bishop or rook could promote.
fn promotion_targets(position: &Position) -> Bitboard {
    let us = position.turn();
    let zone = Bitboard::far_ranks(us, 3);
    let of = |kind| position.squares_of(Piece::new(us, kind));
    let leaves_zone = (of(PieceKind::Bishop) | of(PieceKind::Rook)).meets(zone);
    if leaves_zone { Bitboard::ALL } else { zone }
}

/// Everything that [`push_captures`] leaves. Moves that give check come earlier than they otherwise would.
pub(crate) fn push_quiets(scene: &Scene<'_>, checks: &Checks, stack: &mut MoveStack, history: &History) {
    let position = scene.position;
    let us = position.turn();
    let empty = !position.occupied();
    let mut push = |m: Move, checking: Bitboard| {
        let bonus = if checking.contains(m.to()) { CHECK_BONUS } else { 0 };
        stack.push(Rated { m, rating: history.rating(Step::of(position, m), &scene.context) + bonus });
    };
    each_board_set(scene, empty, |set| match set {
        Useful::Pawns(Targets { plain, .. }) => {
            let checking = checks.squares(PieceKind::Pawn);
            each_pawn_move(us, Targets { plain, promoting: Bitboard::EMPTY }, &mut |m| push(m, checking));
        }
        Useful::Piece(kind, from, Targets { plain, promoting }) => {
            let promoting = if gains_much_by_promotion(kind) { Bitboard::EMPTY } else { promoting };
            let promoted = checks.squares(kind.promoted().unwrap_or(kind));
            each_move(from, Targets { plain: Bitboard::EMPTY, promoting }, &mut |m| push(m, promoted));
            let checking = checks.squares(kind);
            each_move(from, Targets { plain, promoting: Bitboard::EMPTY }, &mut |m| push(m, checking));
        }
    });
    each_drop_set(scene, empty, |piece, targets| {
        let checking = checks.squares(piece.kind());
        each_drop(piece, targets, &mut |m| push(m, checking));
    });
}

/// How much earlier a quiet check is tried.
const CHECK_BONUS: i32 = 16_000;

/// Every useful move of a side in check, captures first.
pub(crate) fn push_evasions(scene: &Scene<'_>, stack: &mut MoveStack, history: &History) {
    const CAPTURES_FIRST: i32 = 1 << 20;
    let position = scene.position;
    let us = position.turn();
    let mut push = |m| {
        let rating = if is_tactical(position, m) {
            CAPTURES_FIRST + capture_rating(position, m, history)
        } else {
            history.rating(Step::of(position, m), &scene.context)
        };
        stack.push(Rated { m, rating });
    };
    each_board_set(scene, Bitboard::ALL, |set| match set {
        Useful::Pawns(targets) => each_pawn_move(us, targets, &mut push),
        Useful::Piece(_, from, targets) => each_move(from, targets, &mut push),
    });
    each_drop_set(scene, Bitboard::ALL, |piece, targets| each_drop(piece, targets, &mut push));
}

/// The victim first, then what has worked.
fn capture_rating(position: &Position, m: Move, history: &History) -> i32 {
    let moved = m.from().and_then(|from| position.piece_at(from)).map_or(PieceKind::Pawn, Piece::kind);
    let promotion = if m.promotes() { promotion_gain(moved) } else { 0 };
    match position.piece_at(m.to()) {
        Some(captured) => {
            let learnt = history.capture(position.turn(), Step::of(position, m), captured.kind());
            exchange_value(captured.kind()) + promotion + learnt / 16
        }
        None => promotion,
    }
}

/// Useful moves on the board that belong together.
enum Useful {
    Pawns(Targets),
    /// Another piece than a pawn, and where it stands.
    Piece(PieceKind, Square, Targets),
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
            MoveSet::Drop { .. } => return None,
        })
    }
}

const SECOND_LAST_RANK: [Bitboard; 2] = [Bitboard::rank(2), Bitboard::rank(8)];

#[inline(always)]
fn each_board_set(scene: &Scene<'_>, targets: Bitboard, mut each: impl FnMut(Useful)) {
    let _ = scene.position.for_each_board_move_set(scene.constraints, targets, |set| {
        if let Some(useful) = Useful::of(scene.position, set) {
            each(useful);
        }
        ControlFlow::<()>::Continue(())
    });
}

#[inline(always)]
fn each_drop_set(scene: &Scene<'_>, targets: Bitboard, mut each: impl FnMut(HandPiece, Bitboard)) {
    let _ = scene.position.for_each_drop_set(scene.constraints, targets, |set| {
        if let MoveSet::Drop { piece, targets } = set {
            each(piece, targets);
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
