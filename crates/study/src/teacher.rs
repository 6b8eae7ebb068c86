//! What a teacher beside the board would have a beginner look at: what can be taken, what is attacked, where mate is near. The
//! rules and exchanges on single squares say it, without a search.

use crate::trade::points;
use crate::{Advice::*, pass};
use shogi::{Color, Move, PieceKind, Position, Square};

/// No more than this at once: who learns looks at one thing after the other.
const MOST: usize = 2;

/// Something to look at, before one's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// The king is in check: it has to be met.
    InCheck,
    /// One move gives mate.
    Mate(Move),
    /// The opponent would give mate in one move, if nothing were done.
    MateThreatened,
    /// The opponent has just taken this.
    Lost(PieceKind),
    /// The opponent could take this and come out ahead.
    Attacked(PieceKind, Square),
    /// This can be taken, and one comes out ahead.
    CanTake(PieceKind, Square),
    /// A piece can promote here, and is not lost by it.
    CanPromote(PieceKind, Square),
    /// A check that costs nothing.
    CanCheck(PieceKind, Square),
    /// A piece in hand waits for its chance.
    HasInHand(PieceKind),
    /// The rook stands behind its own pawn, which can go forward.
    RookBehindPawn(Square),
    /// Nothing of all that.
    Quiet,
}

impl Advice {
    /// Its name in texts.
    pub const fn code(self) -> &'static str {
        match self {
            InCheck => "in-check",
            Mate(_) => "mate",
            MateThreatened => "mate-threatened",
            Lost(_) => "lost",
            Attacked(..) => "attacked",
            CanTake(..) => "can-take",
            CanPromote(..) => "can-promote",
            CanCheck(..) => "can-check",
            HasInHand(_) => "has-in-hand",
            RookBehindPawn(_) => "rook-behind-pawn",
            Quiet => "quiet",
        }
    }

    /// The piece that it speaks of.
    pub const fn piece(self) -> Option<PieceKind> {
        match self {
            Lost(kind) | HasInHand(kind) => Some(kind),
            Attacked(kind, _) | CanTake(kind, _) | CanPromote(kind, _) | CanCheck(kind, _) => Some(kind),
            InCheck | Mate(_) | MateThreatened | RookBehindPawn(_) | Quiet => None,
        }
    }

    /// The square that it points at. Where mate is near none is: that is for the pupil to find.
    pub const fn square(self) -> Option<Square> {
        match self {
            Attacked(_, square) | CanTake(_, square) | CanPromote(_, square) | CanCheck(_, square) => Some(square),
            RookBehindPawn(square) => Some(square),
            InCheck | Mate(_) | MateThreatened | Lost(_) | HasInHand(_) | Quiet => None,
        }
    }
}

/// What the side to move is to look at, the most urgent first; `taken` is what the opponent's last move took.
pub fn advice(position: &Position, taken: Option<PieceKind>) -> Vec<Advice> {
    let moves = position.legal_moves();
    if let Some(m) = moves.iter().find(|m| mates(position, **m)) {
        return vec![Mate(*m)];
    }
    let passed = pass(position);
    let threatened = |passed: &Position| passed.legal_moves().into_iter().any(|m| mates(passed, m));
    let urgent = [
        position.in_check().then_some(InCheck),
        passed.as_ref().filter(|passed| threatened(passed)).map(|_| MateThreatened),
        taken.map(Lost),
        passed.as_ref().and_then(|passed| attacked(passed, position.turn())),
        can_take(position, &moves),
    ];
    let useful = || {
        [
            can_promote(position, &moves),
            rook_behind_pawn(position),
            can_check(position, &moves),
            position.hand(position.turn()).iter().map(|(piece, _)| HasInHand(piece.kind())).next(),
            Some(Quiet),
        ]
    };
    let mut told: Vec<Advice> = urgent.into_iter().flatten().take(MOST).collect();
    if told.is_empty() {
        told.extend(useful().into_iter().flatten().next());
    }
    told
}

fn after(position: &Position, m: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(m);
    after
}

fn mates(position: &Position, m: Move) -> bool {
    after(position, m).is_checkmate()
}

/// What the side to move gains by taking on a square, and being taken back as long as that pays.
fn exchange(position: &Position, square: Square) -> i32 {
    let Some(target) = position.piece_at(square).filter(|piece| piece.color() != position.turn()) else { return 0 };
    let captures = position.legal_moves().into_iter().filter(|m| m.to() == square);
    let worth =
        |m: &Move| moved(position, *m).map_or(0, |kind| if kind == PieceKind::King { 100 } else { points(kind) });
    let Some(m) = captures.min_by_key(|m| (worth(m), !m.promotes(), m.to_string())) else { return 0 };
    (points(target.kind()) - exchange(&after(position, m), square)).max(0)
}

fn moved(position: &Position, m: Move) -> Option<PieceKind> {
    m.from().and_then(|from| position.piece_at(from)).map(shogi::Piece::kind)
}

/// What the opponent, who moves in `passed`, would win most by.
fn attacked(passed: &Position, color: Color) -> Option<Advice> {
    let own = passed.pieces_of(color).into_iter().filter_map(|square| Some((passed.piece_at(square)?.kind(), square)));
    let worst = own.map(|(kind, square)| (exchange(passed, square), kind, square)).max_by_key(|(loss, ..)| *loss)?;
    (worst.0 > 0).then_some(Attacked(worst.1, worst.2))
}

fn can_take(position: &Position, moves: &[Move]) -> Option<Advice> {
    let gain = |m: &Move| {
        let target = position.piece_at(m.to())?;
        Some((points(target.kind()) - exchange(&after(position, *m), m.to()), target.kind(), m.to()))
    };
    let best = moves.iter().filter_map(gain).max_by_key(|(gain, ..)| *gain)?;
    (best.0 > 0).then_some(CanTake(best.1, best.2))
}

/// Whether what moves is not taken where it comes to, or only at a loss.
fn is_safe(position: &Position, m: Move) -> bool {
    exchange(&after(position, m), m.to()) == 0
}

fn can_promote(position: &Position, moves: &[Move]) -> Option<Advice> {
    let worth = |m: &Move| moved(position, *m).map(points);
    let best = moves.iter().filter(|m| m.promotes() && is_safe(position, **m)).max_by_key(|m| worth(m))?;
    Some(CanPromote(moved(position, *best)?, best.to()))
}

fn can_check(position: &Position, moves: &[Move]) -> Option<Advice> {
    let checks = |m: &&Move| after(position, **m).in_check() && is_safe(position, **m);
    let m = moves.iter().filter(|m| m.from().is_some()).find(checks)?;
    Some(CanCheck(moved(position, *m)?, m.to()))
}

fn rook_behind_pawn(position: &Position) -> Option<Advice> {
    let color = position.turn();
    let is_own = |square: &Square, kind| position.piece_at(*square) == Some(shogi::Piece::new(color, kind));
    let rook = Square::all().find(|square| is_own(square, PieceKind::Rook))?;
    let ahead = |square: &Square| square.file() == rook.file() && is_own(square, PieceKind::Pawn);
    let pawn = Square::all().find(ahead)?;
    let push = |m: &Move| m.from() == Some(pawn) && position.piece_at(m.to()).is_none() && is_safe(position, *m);
    position.legal_moves().into_iter().find(push).map(|_| RookBehindPawn(pawn))
}

#[cfg(test)]
mod tests;
