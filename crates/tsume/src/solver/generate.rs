//! The moves of a mate problem: the attacker's checks and the defender's answers, a set of squares at a time.

use crate::interposition::{is_interposition, squares};
use shogi::{Bitboard, Checks, Color, Constraints, HandPiece, Move, MoveSet, Piece, PieceKind, Position, Square};
use std::ops::ControlFlow;

/// Calls `each` with every legal move of the attacker that gives check.
pub(super) fn for_each_check(position: &Position, checks: &Checks, mut each: impl FnMut(Move)) {
    let constraints = position.constraints();
    let discovering = !checks.discoverers().is_empty();
    // A Horse reaches what a bishop and a king reach, a Dragon likewise: no piece checks from elsewhere but knights.
    let near = checks.squares(PieceKind::Horse) | checks.squares(PieceKind::Dragon) | checks.squares(PieceKind::Knight);
    let targets = if discovering { Bitboard::ALL } else { near };
    let _ = position.for_each_board_move_set::<()>(&constraints, targets, |set| {
        match set {
            MoveSet::Pawns { plain, promoting } => pawn_checks(position.turn(), checks, plain, promoting, &mut each),
            MoveSet::Board { from, plain, promoting } => {
                let kind = position.piece_at(from).map_or(PieceKind::King, Piece::kind);
                let opened = opened_by(checks, from, plain | promoting);
                let promoted = kind.promoted().unwrap_or(kind);
                for to in promoting & (checks.squares(promoted) | opened) {
                    each(Move::Board { from, to, promote: true });
                }
                for to in plain & (checks.squares(kind) | opened) {
                    each(Move::Board { from, to, promote: false });
                }
            }
            MoveSet::Drop { .. } => {}
        }
        ControlFlow::Continue(())
    });
    drop_checks(position, &constraints, checks, each);
}

/// Where the piece on `from` opens a line to the king by going there.
#[inline(always)]
fn opened_by(checks: &Checks, from: Square, targets: Bitboard) -> Bitboard {
    if !checks.discoverers().contains(from) {
        return Bitboard::EMPTY;
    }
    targets.into_iter().filter(|to| !checks.stays_on_line(from, *to)).collect()
}

fn pawn_checks(color: Color, checks: &Checks, plain: Bitboard, promoting: Bitboard, each: &mut impl FnMut(Move)) {
    for (targets, kind) in [(promoting, PieceKind::Tokin), (plain, PieceKind::Pawn)] {
        let discovering = !checks.discoverers().is_empty();
        let candidates = if discovering { targets } else { targets & checks.squares(kind) };
        for to in candidates {
            let from = behind(color, to);
            if checks.squares(kind).contains(to)
                || checks.discoverers().contains(from) && !checks.stays_on_line(from, to)
            {
                each(Move::Board { from, to, promote: kind == PieceKind::Tokin });
            }
        }
    }
}

fn drop_checks(position: &Position, constraints: &Constraints, checks: &Checks, mut each: impl FnMut(Move)) {
    let hand = position.hand(position.turn());
    if hand.is_empty() {
        return;
    }
    let held = HandPiece::ALL.into_iter().filter(|kind| hand.has(*kind));
    let targets = held.fold(Bitboard::EMPTY, |all, kind| all | checks.squares(kind.kind()));
    let _ = position.for_each_drop_set::<()>(constraints, targets, |set| {
        if let MoveSet::Drop { piece, targets } = set {
            for to in targets & checks.squares(piece.kind()) {
                each(Move::Drop { piece, to });
            }
        }
        ControlFlow::Continue(())
    });
}

/// Whether the defender, who `interposes` or may not, has a move.
#[inline(always)]
pub(super) fn has_defence(position: &Position, interposes: bool) -> bool {
    let mut any = position.has_legal_move();
    if any && !interposes {
        any = false;
        for_each_defence(position, false, |_| any = true);
    }
    any
}

/// Calls `each` with every legal move of the defender; without those that put something between his king and what attacks
/// it from afar, unless he `interposes`.
#[inline(always)]
pub(super) fn for_each_defence(position: &Position, interposes: bool, mut each: impl FnMut(Move)) {
    if interposes {
        return for_each_move(position, each);
    }
    let squares = squares(position);
    for_each_move(position, |m| {
        if !is_interposition(position, squares, m) {
            each(m);
        }
    });
}

fn for_each_move(position: &Position, mut each: impl FnMut(Move)) {
    let _ = position.for_each_move_set::<()>(|set| {
        match set {
            MoveSet::Pawns { plain, promoting } => {
                for (targets, promote) in [(promoting, true), (plain, false)] {
                    for to in targets {
                        each(Move::Board { from: behind(position.turn(), to), to, promote });
                    }
                }
            }
            MoveSet::Board { from, plain, promoting } => {
                for (targets, promote) in [(promoting, true), (plain, false)] {
                    targets.into_iter().for_each(|to| each(Move::Board { from, to, promote }));
                }
            }
            MoveSet::Drop { piece, targets } => targets.into_iter().for_each(|to| each(Move::Drop { piece, to })),
        }
        ControlFlow::Continue(())
    });
}

/// The square a pawn comes from.
#[inline(always)]
fn behind(color: Color, to: Square) -> Square {
    match color {
        Color::Black => Square::from_index(to.index() + 1),
        Color::White => Square::from_index(to.index() - 1),
    }
}

#[cfg(test)]
mod tests;
