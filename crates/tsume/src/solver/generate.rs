//! The moves of a mate problem: the attacker's checks and the defender's answers, a set of squares at a time.

use crate::interposition::{is_interposition, squares};
use shogi::{Bitboard, Checks, Color, Constraints, HandPiece, Move, MoveSet, Piece, PieceKind, Position, Square};
use std::ops::ControlFlow;

/// Legal moves of the attacker that give check and belong together.
#[derive(Clone, Copy)]
pub(super) struct CheckSet {
    pub(super) source: Source,
    /// The face that the piece shows afterwards.
    pub(super) kind: PieceKind,
    pub(super) promote: bool,
    /// Where the pieces go: never nowhere.
    pub(super) targets: Bitboard,
}

/// Where the pieces of a [`CheckSet`] come from.
#[derive(Clone, Copy)]
pub(super) enum Source {
    /// Pawns, each from the square behind its target.
    Pawns,
    Square(Square),
    Hand(HandPiece),
}

impl CheckSet {
    /// The move to one of the targets.
    #[inline(always)]
    pub(super) fn to(&self, color: Color, to: Square) -> Move {
        let from = match self.source {
            Source::Pawns => behind(color, to),
            Source::Square(from) => from,
            Source::Hand(piece) => return Move::Drop { piece, to },
        };
        Move::Board { from, to, promote: self.promote }
    }
}

/// Calls `each` with every legal move of the attacker that gives check.
pub(super) fn for_each_check(position: &Position, checks: &Checks, mut each: impl FnMut(Move)) {
    let mut visit = |set: CheckSet| {
        set.targets.into_iter().for_each(|to| each(set.to(position.turn(), to)));
        ControlFlow::<()>::Continue(())
    };
    let constraints = position.constraints();
    let _ = visit_board_checks(position, &constraints, checks, &mut visit);
    let _ = visit_drop_checks(position, &constraints, checks, &mut visit);
}

/// Visits the checks of pieces on the board in sets, until `visit` breaks.
#[inline(always)]
pub(super) fn visit_board_checks<B>(
    position: &Position,
    constraints: &Constraints,
    checks: &Checks,
    visit: &mut impl FnMut(CheckSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let discovering = !checks.discoverers().is_empty();
    // A Horse reaches what a bishop and a king reach, a Dragon likewise: no piece checks from elsewhere but knights.
    let near = checks.squares(PieceKind::Horse) | checks.squares(PieceKind::Dragon) | checks.squares(PieceKind::Knight);
    let wanted = if discovering { Bitboard::ALL } else { near };
    let mut visit_set = |source, kind, promote, targets: Bitboard| {
        if targets.is_empty() { ControlFlow::Continue(()) } else { visit(CheckSet { source, kind, promote, targets }) }
    };
    position.for_each_board_move_set(constraints, wanted, |set| {
        match set {
            MoveSet::Pawns { plain, promoting } => {
                for (targets, kind) in [(promoting, PieceKind::Tokin), (plain, PieceKind::Pawn)] {
                    let targets = pawn_checks(position.turn(), checks, kind, targets);
                    visit_set(Source::Pawns, kind, kind == PieceKind::Tokin, targets)?;
                }
            }
            MoveSet::Board { from, plain, promoting } => {
                let kind = position.piece_at(from).map_or(PieceKind::King, Piece::kind);
                let opened = opened_by(checks, from, plain | promoting);
                let promoted = kind.promoted().unwrap_or(kind);
                visit_set(Source::Square(from), promoted, true, promoting & (checks.squares(promoted) | opened))?;
                visit_set(Source::Square(from), kind, false, plain & (checks.squares(kind) | opened))?;
            }
            MoveSet::Drop { .. } => {}
        }
        ControlFlow::Continue(())
    })
}

/// Visits the checks of pieces dropped in the same way.
#[inline(always)]
pub(super) fn visit_drop_checks<B>(
    position: &Position,
    constraints: &Constraints,
    checks: &Checks,
    visit: &mut impl FnMut(CheckSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let hand = position.hand(position.turn());
    if hand.is_empty() {
        return ControlFlow::Continue(());
    }
    let held = HandPiece::ALL.into_iter().filter(|kind| hand.has(*kind));
    let wanted = held.fold(Bitboard::EMPTY, |all, kind| all | checks.squares(kind.kind()));
    position.for_each_drop_set(constraints, wanted, |set| {
        let MoveSet::Drop { piece, targets } = set else { return ControlFlow::Continue(()) };
        let (kind, targets) = (piece.kind(), targets & checks.squares(piece.kind()));
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        visit(CheckSet { source: Source::Hand(piece), kind, promote: false, targets })
    })
}

/// Where the piece on `from` opens a line to the king by going there.
#[inline(always)]
fn opened_by(checks: &Checks, from: Square, targets: Bitboard) -> Bitboard {
    if !checks.discoverers().contains(from) {
        return Bitboard::EMPTY;
    }
    targets.into_iter().filter(|to| !checks.stays_on_line(from, *to)).collect()
}

/// Where pawns that go to `targets`, and are then of this kind, give check.
#[inline(always)]
fn pawn_checks(color: Color, checks: &Checks, kind: PieceKind, targets: Bitboard) -> Bitboard {
    let direct = targets & checks.squares(kind);
    if checks.discoverers().is_empty() {
        return direct;
    }
    let opening = |to: &Square| {
        let from = behind(color, *to);
        checks.discoverers().contains(from) && !checks.stays_on_line(from, *to)
    };
    direct | targets.into_iter().filter(opening).collect()
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

/// The first of the defender's legal moves, if there is one.
pub(super) fn first_defence(position: &Position) -> Option<Move> {
    visit_defences(position, true, ControlFlow::Break).break_value()
}

/// Calls `each` with every legal move of the defender; without those that put something between the king and what
/// attacks it from afar, unless the defender `interposes`.
#[inline(always)]
pub(super) fn for_each_defence(position: &Position, interposes: bool, mut each: impl FnMut(Move)) {
    let _ = visit_defences::<()>(position, interposes, |m| {
        each(m);
        ControlFlow::Continue(())
    });
}

/// Visits them until `visit` breaks.
#[inline(always)]
pub(super) fn visit_defences<B>(
    position: &Position,
    interposes: bool,
    mut visit: impl FnMut(Move) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if interposes {
        return visit_moves(position, visit);
    }
    let squares = squares(position);
    visit_moves(position, |m| if is_interposition(position, squares, m) { ControlFlow::Continue(()) } else { visit(m) })
}

/// Visits the legal moves until `visit` breaks.
#[inline(always)]
fn visit_moves<B>(position: &Position, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
    position.for_each_move_set(|set| match set {
        MoveSet::Pawns { plain, promoting } => {
            for (targets, promote) in [(promoting, true), (plain, false)] {
                for to in targets {
                    visit(Move::Board { from: behind(position.turn(), to), to, promote })?;
                }
            }
            ControlFlow::Continue(())
        }
        MoveSet::Board { from, plain, promoting } => {
            for (targets, promote) in [(promoting, true), (plain, false)] {
                targets.into_iter().try_for_each(|to| visit(Move::Board { from, to, promote }))?;
            }
            ControlFlow::Continue(())
        }
        MoveSet::Drop { piece, targets } => targets.into_iter().try_for_each(|to| visit(Move::Drop { piece, to })),
    })
}

/// The square a pawn comes from.
#[inline(always)]
pub(super) fn behind(color: Color, to: Square) -> Square {
    match color {
        Color::Black => Square::from_index(to.index() + 1),
        Color::White => Square::from_index(to.index() - 1),
    }
}

#[cfg(test)]
mod tests;
