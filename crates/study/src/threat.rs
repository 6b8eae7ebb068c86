//! What threatens: what the opponent would do if the side to move did nothing.

use crate::{Judgement, Score, Trade};
use shogi::{Fault, Faults, Move, Position};

/// Positions from records may have what games do not, but two kings of a side.
const FORGIVEN: Faults = Faults::of(&[
    Fault::NoBlackKing,
    Fault::NoWhiteKing,
    Fault::MissingPieces,
    Fault::TooManyPieces,
    Fault::TwoPawns,
    Fault::DeadPiece,
]);

/// By how much a threat lowers the chance of winning: having the move is worth something in itself.
const NOTABLE_CHANCE: f64 = 0.10;
/// Or in points: a minor piece.
const NOTABLE_POINTS: i32 = 3;

/// The position after a pass, which no rule allows; `None` in check, where there is nothing to pass.
pub fn pass(position: &Position) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.turn = !setup.turn;
    setup.ply = setup.ply.saturating_add(1);
    setup.into_position().or_else(|error| error.forgive(FORGIVEN)).ok()
}

/// What the opponent would do after a pass.
#[derive(Clone, Debug, PartialEq)]
pub struct Threat {
    /// The opponent's line.
    pub line: Vec<Move>,
    /// What it would be worth to the opponent.
    pub score: Score,
    /// 詰めろ tsumero: the opponent would mate in so many plies.
    pub mate: Option<u16>,
    /// 必至 hisshi: and nothing averts it (TSUME-03).
    pub is_brinkmate: bool,
    /// What the opponent would gain and lose in pieces.
    pub trade: Trade,
    /// The chance of winning that the side to move would lose by the pass, from 0 to 1.
    pub cost: f64,
}

impl Threat {
    /// What threatens in a position: `now` was said of it, `passed` of the position after [`pass`].
    pub fn of(position: &Position, now: &Judgement, passed: &Judgement) -> Threat {
        let Judgement { best, .. } = passed;
        let mate = match best.score {
            Score::MateIn(plies) => Some(plies),
            Score::Value(_) | Score::MatedIn(_) => None,
        };
        let trade = pass(position).map_or_else(Trade::default, |after| Trade::of(&after, &best.moves, after.turn()));
        let cost = now.best.score.chance().drop_to(best.score.for_opponent().chance());
        let is_brinkmate = mate.is_some() && matches!(now.best.score, Score::MatedIn(_));
        Threat { line: best.moves.clone(), score: best.score, mate, is_brinkmate, trade, cost }
    }

    /// Whether there is anything to fear.
    pub fn is_serious(&self) -> bool {
        self.mate.is_some() || self.trade.balance() >= NOTABLE_POINTS || self.cost >= NOTABLE_CHANCE
    }
}

#[cfg(test)]
mod tests;
