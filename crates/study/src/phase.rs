//! The phases of a game.

use crate::Analysis;
use serde::Serialize;
use shogi::{Color, Piece, PieceKind, Position, Square};

/// When the middle game (中盤 chūban) and the endgame (終盤 shūban) began, as the number of their first move; the opening
/// (序盤 joban) is what comes before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Phases {
    /// The first move of the middle game: the first capture (OPEN-05, OPEN-06).
    pub middle_game: Option<usize>,
    /// Where fighting begins in earnest: the first capture of something other than a pawn or a bishop, which are exchanged
    /// in many an opening.
    pub fight: Option<usize>,
    /// The first move of the endgame: after that a king is in check, or two pieces bear upon its surroundings (OPEN-07).
    pub endgame: Option<usize>,
}

impl Phases {
    /// The phases of the main line of a game.
    pub fn of(analysis: &Analysis) -> Phases {
        let mut phases = Phases::default();
        for place in analysis.main_line() {
            let Some(passage) = &place.passage else { continue };
            let before = &analysis.places()[passage.from].position;
            phases.note(place.plies, before.piece_at(passage.m.to()).map(Piece::kind), &place.position);
        }
        phases
    }

    /// Notes the next move: its number, what it took, and where it led.
    pub(crate) fn note(&mut self, ply: usize, taken: Option<PieceKind>, after: &Position) {
        if let Some(taken) = taken {
            self.middle_game.get_or_insert(ply);
            if is_fight(taken) {
                self.fight.get_or_insert(ply);
            }
        }
        let is_late = self.endgame.is_none() && self.fight.is_some();
        if is_late && Color::ALL.into_iter().any(|color| is_attacked(after, color)) {
            self.endgame = Some(ply);
        }
    }
}

fn is_fight(taken: PieceKind) -> bool {
    !matches!(taken, PieceKind::Pawn | PieceKind::Bishop | PieceKind::Horse)
}

fn is_attacked(position: &Position, color: Color) -> bool {
    let Some(king) = position.king(color) else { return false };
    let near = |square: &Square| square.file().abs_diff(king.file()) <= 1 && square.rank().abs_diff(king.rank()) <= 1;
    let attackers =
        Square::all().filter(near).map(|square| position.attackers_to(square, !color)).reduce(|all, more| all | more);
    attackers.is_some_and(|all| all.len() >= 2) || !position.attackers_to(king, !color).is_empty()
}

#[cfg(test)]
mod tests;
