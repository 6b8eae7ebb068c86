//! 詰めろ tsumero: what would happen if the side to move did nothing, and what can be done about it.

use crate::after::after;
use crate::inquiry::passed;
use crate::{Inquiry, Known, Mate, Why};
use shogi::{Move, Position};

/// What becomes of the opponent's mate if the side to move plays a certain move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// There is a mate all the same.
    Mated(Mate),
    /// It is a check, after whose parry the mate still cannot be averted: it only puts off what comes.
    Delays {
        /// How the attacker parries it.
        parry: Move,
    },
    /// There is no mate by checks any more.
    Holds,
    /// The budget did not reach.
    Undecided(Why),
}

impl Inquiry<'_> {
    /// The mate that the opponent of the side to move would have after a pass (TSUME-02); none in check, where there is
    /// nothing to pass.
    ///
    /// # Errors
    /// If it is not known whether there is one.
    pub fn threat(&mut self, position: &Position) -> Known<Mate> {
        match passed(position) {
            Some(next) => self.shortest_mate(&next, next.turn()),
            None => Ok(None),
        }
    }

    /// What becomes of the opponent's mate after each legal move. Where none [holds](Reply::Holds) the side to move is
    /// lost by force: mated, or in 必至 hisshi.
    pub fn replies(&mut self, position: &Position) -> Vec<(Move, Reply)> {
        let moves = position.legal_moves();
        moves.into_iter().map(|m| (m, self.reply(&after(position, m)))).collect()
    }

    /// What becomes of the mate in the position after a reply, the attacker to move.
    fn reply(&mut self, position: &Position) -> Reply {
        match self.shortest_mate(position, position.turn()) {
            Ok(Some(mate)) => Reply::Mated(mate),
            Ok(None) if position.in_check() => self.parry(position),
            Ok(None) => Reply::Holds,
            Err(why) => Reply::Undecided(why),
        }
    }

    fn parry(&mut self, position: &Position) -> Reply {
        let mut undecided = None;
        for parry in position.legal_moves() {
            match self.brink(&after(position, parry)) {
                Ok(Some(_)) => return Reply::Delays { parry },
                Ok(None) => {}
                Err(why) => undecided = Some(why),
            }
        }
        undecided.map_or(Reply::Holds, Reply::Undecided)
    }
}
