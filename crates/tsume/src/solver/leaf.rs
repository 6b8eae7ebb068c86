//! What can be seen of a position with the attacker to move without searching it: no check at all, or mate at once.

use super::dominance;
use super::generate::{CheckSet, Source, behind, has_defence, visit_board_checks, visit_drop_checks};
use super::pieces::Pieces;
use shogi::{Bitboard, Checks, Color, HandPiece, Move, Piece, PieceKind, Position, Square, attacks};
use std::ops::ControlFlow;

/// What the leaf shows.
#[derive(Clone, Copy, Debug)]
pub(super) enum Leaf {
    /// A check that mates, and what it needs in hand.
    Mate(Move, Pieces),
    /// No check, and what may be in hand without there being one.
    NoCheck(Pieces),
    /// So many checks, none of which mates.
    Open(u32),
}

/// Looks at a position with the attacker to move, against a defender who `interposes` or may not.
pub(super) fn look(position: &Position, interposes: bool) -> Leaf {
    let checks = Checks::new(position);
    let defences = Defences::new(position, interposes);
    let mut count = 0;
    let mut visit = |set: CheckSet| {
        count += set.targets.len();
        for to in defences.unmet(position, &checks, &set) {
            let m = set.to(position.turn(), to);
            if let Some(needed) = mates(position, m, interposes) {
                return ControlFlow::Break(Leaf::Mate(m, needed));
            }
        }
        ControlFlow::Continue(())
    };
    let constraints = position.constraints();
    // Most mates are given by a piece dropped.
    let mate = match visit_drop_checks(position, &constraints, &checks, &mut visit) {
        ControlFlow::Continue(()) => visit_board_checks(position, &constraints, &checks, &mut visit),
        mate => mate,
    };
    match mate {
        ControlFlow::Break(mate) => mate,
        ControlFlow::Continue(()) if count > 0 => Leaf::Open(count),
        ControlFlow::Continue(()) => {
            let all = dominance::off_board(position);
            Leaf::NoCheck(dominance::allowed_against_all(all, position, &checks))
        }
    }
}

/// What the attacker needs for this check to mate, if it does.
fn mates(position: &Position, m: Move, interposes: bool) -> Option<Pieces> {
    let mut next = position.clone();
    next.play_unchecked(m);
    if has_defence(&next, interposes) {
        return None;
    }
    let needed = dominance::needed_against_all(Pieces::NONE, &next);
    Some(dominance::needed_before(needed, position, m))
}

/// What the defender has against checks, as far as it can be seen without making them.
struct Defences {
    attacker: Color,
    king: Option<Square>,
    /// The squares beside the king, whoever stands there.
    beside: Bitboard,
    /// Those where the king can flee to before the check.
    flights: Bitboard,
    /// The king, and pieces that may not leave the line on which they shield it: they take no other piece.
    bound: Bitboard,
    /// Whether the defender can put something on any line to the king.
    shields: bool,
}

impl Defences {
    fn new(position: &Position, interposes: bool) -> Defences {
        let (attacker, defender) = (position.turn(), !position.turn());
        let king = position.king(defender);
        let (mut beside, mut bound) = (Bitboard::EMPTY, Bitboard::EMPTY);
        if let Some(king) = king {
            beside = attacks::attacks(Piece::new(defender, PieceKind::King), king, Bitboard::EMPTY);
            bound = Bitboard::of(king);
            for slider in position.aligned_with(king, attacker) {
                let between = attacks::between(king, slider) & position.occupied();
                if !between.is_many() {
                    bound |= between;
                }
            }
        }
        let flights = beside - position.pieces_of(defender) - position.attacked_beside_king(defender);
        let anywhere = [HandPiece::Silver, HandPiece::Gold, HandPiece::Bishop, HandPiece::Rook];
        let shields = interposes && anywhere.into_iter().any(|piece| position.hand(defender).has(piece));
        Defences { attacker, king, beside, flights, bound, shields }
    }

    /// The checks that may be mates, for all that can be seen here: too many, never too few.
    #[inline(always)]
    fn unmet(&self, position: &Position, checks: &Checks, set: &CheckSet) -> Bitboard {
        match set.source {
            Source::Hand(_) => {
                let to = self.unshielded(set.kind, set.targets - self.flights);
                let to = self.shutting(position, set.kind, to, self.flights);
                to.into_iter().filter(|to| !self.is_taken(position, *to)).collect()
            }
            Source::Square(from) => self.unmet_from(position, checks, from, set.kind, set.targets),
            Source::Pawns => {
                let unmet = |to: Square| {
                    let from = behind(self.attacker, to);
                    self.unmet_from(position, checks, from, set.kind, Bitboard::of(to))
                };
                set.targets.into_iter().fold(Bitboard::EMPTY, |all, to| all | unmet(to))
            }
        }
    }

    /// The same for a piece that leaves a square and is then of this kind.
    #[inline(always)]
    fn unmet_from(
        &self,
        position: &Position,
        checks: &Checks,
        from: Square,
        kind: PieceKind,
        to: Bitboard,
    ) -> Bitboard {
        if checks.discoverers().contains(from) {
            return to;
        }
        let to = self.unshielded(kind, to);
        if to.is_empty() {
            return to;
        }
        let Some(opened) = self.opened_by(position, from) else { return to };
        let is_guarded = |to| {
            let others = position.attackers_to(to, self.attacker) - Bitboard::of(from);
            !self.beside.contains(to) || opened.contains(to) || !others.is_empty()
        };
        let to = self.shutting(position, kind, to, self.flights - opened);
        to.into_iter().filter(|to| !self.is_taken(position, *to) && is_guarded(*to)).collect()
    }

    /// The squares beside the king that long-range pieces guard when the piece on `from` is out of their way; `None` if
    /// they also come nearer to the king itself, by which more pieces may be bound.
    #[inline(always)]
    fn opened_by(&self, position: &Position, from: Square) -> Option<Bitboard> {
        let king = self.king?;
        let occupied = position.occupied() - Bitboard::of(from) - Bitboard::of(king);
        let mut opened = Bitboard::EMPTY;
        for slider in position.aligned_with(from, self.attacker) {
            if attacks::between(from, slider).meets(occupied) {
                continue;
            }
            if attacks::between(king, slider).contains(from) {
                return None;
            }
            opened |= position.piece_at(slider).map_or(opened, |piece| attacks::attacks(piece, slider, occupied));
        }
        Some(opened & self.beside)
    }

    /// Those of the squares from which a piece of this kind gives a check that nothing can be put before.
    #[inline(always)]
    fn unshielded(&self, kind: PieceKind, to: Bitboard) -> Bitboard {
        if self.shields && kind != PieceKind::Knight { to & self.beside } else { to }
    }

    /// Those of the squares from which a piece of this kind guards all `flights`.
    #[inline(always)]
    fn shutting(&self, position: &Position, kind: PieceKind, to: Bitboard, flights: Bitboard) -> Bitboard {
        let without_king = self.king.map_or(position.occupied(), |king| position.occupied() - Bitboard::of(king));
        let mut shutting = to;
        for flight in flights {
            if shutting.is_empty() {
                break;
            }
            shutting &= attacks::attacks(Piece::new(!self.attacker, kind), flight, without_king);
        }
        shutting
    }

    /// Whether a piece other than the king takes on this square.
    #[inline(always)]
    fn is_taken(&self, position: &Position, to: Square) -> bool {
        !(position.attackers_to(to, !self.attacker) - self.bound).is_empty()
    }
}

#[cfg(test)]
mod tests;
