//! What a player of a handicap game may do that the rules do not allow.

use shogi::{Color, HandPiece, IllegalMove, Move, Position, Square};

/// What has been agreed beyond the rules. Nothing, by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Privileges {
    /// Uwate may have more than one unpromoted pawn on a file, as some play it with three pawns in hand (HCAP-32).
    pub two_pawns: bool,
    /// 待った容認 matta yōnin: shitate may take moves back, uwate may not (HCAP-50).
    pub takebacks: bool,
    /// Where fouls lose, the first one of each player is refused, and only the second loses (HCAP-56, FOUL-15).
    pub first_foul: bool,
}

impl Privileges {
    /// Whether one player has been given something that the other has not: what both have is no handicap.
    pub fn favor_one(self) -> bool {
        let Privileges { two_pawns, takebacks, first_foul: _ } = self;
        two_pawns || takebacks
    }

    /// Whether this player may take a move back on the strength of these (HCAP-50).
    pub fn may_take_back(self, color: Color) -> bool {
        self.takebacks && color == Color::Black
    }

    /// Whether the side to move may play `m`.
    ///
    /// # Errors
    /// With the reason, as [`Position::judge`] gives it.
    pub fn judge(self, position: &Position, m: Move) -> Result<(), IllegalMove> {
        match position.judge(m) {
            Err(IllegalMove::TwoPawns) if self.exempts(position) => judge_second_pawn(position, m),
            verdict => verdict,
        }
    }

    /// What the side to move may play.
    pub fn legal_moves(self, position: &Position) -> Vec<Move> {
        let mut moves = position.legal_moves();
        moves.extend(self.second_pawns(position));
        moves
    }

    /// Whether the side to move may play anything at all. A second pawn on a file may be what parries a check.
    pub fn has_legal_move(self, position: &Position) -> bool {
        position.has_legal_move() || self.second_pawns(position).next().is_some()
    }

    fn exempts(self, position: &Position) -> bool {
        self.two_pawns && position.turn() == Color::White
    }

    /// The pawn drops that only the exemption allows.
    fn second_pawns(self, position: &Position) -> impl Iterator<Item = Move> {
        let has_pawn = self.exempts(position) && position.hand(position.turn()).has(HandPiece::Pawn);
        let drops = Square::all().map(|to| Move::Drop { piece: HandPiece::Pawn, to });
        drops
            .filter(move |m| has_pawn && position.judge(*m) == Err(IllegalMove::TwoPawns))
            .filter(move |m| self.judge(position, *m).is_ok())
    }
}

/// What [`Position::judge`] would go on to ask of a pawn drop that it refuses as the second on its file.
fn judge_second_pawn(position: &Position, m: Move) -> Result<(), IllegalMove> {
    let us = position.turn();
    let mut after = position.clone();
    after.play_unchecked(m);
    let in_check = after.king(us).is_some_and(|king| !after.attackers_to(king, !us).is_empty());
    if in_check {
        Err(IllegalMove::CheckIgnored)
    } else if after.is_checkmate() {
        Err(IllegalMove::DropPawnMate)
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests;
