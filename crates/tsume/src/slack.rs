//! ○手隙 nante suki: how many moves a side needs for a mate, if the opponent let them pass.

use crate::after::after;
use crate::inquiry::passed;
use crate::{Inquiry, Known, Mate};
use shogi::{Checks, Color, Move, Position};
use std::collections::HashSet;

/// How near a side is to mating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slack {
    /// Moves without a check that prepare the mate, none of them answered.
    pub free: Vec<Move>,
    /// The mate that is then there.
    pub mate: Mate,
}

impl Slack {
    /// The number of the gap (TSUME-06): 1 (一手隙) is tsumero, a mate unless something is done now.
    ///
    /// Who has the lower number wins the race; if they are equal, who is to move.
    pub fn moves(&self) -> usize {
        self.free.len() + 1
    }
}

impl Inquiry<'_> {
    /// How near `attacker` is to mating, if that is at most so many moves. None is told where the opponent's king is in
    /// check: there is nothing that the attacker could let pass.
    ///
    /// # Errors
    /// If it is not known.
    pub fn slack(&mut self, position: &Position, attacker: Color, most: usize) -> Known<Slack> {
        let start = if position.turn() == attacker { Some(position.clone()) } else { passed(position) };
        let Some(start) = start else { return Ok(None) };
        for free in 0..most {
            let mut preparation = Preparation { seen: HashSet::new(), moves: Vec::new() };
            if let Some(mate) = self.prepare(&start, free, &mut preparation)? {
                return Ok(Some(Slack { free: preparation.moves, mate }));
            }
        }
        Ok(None)
    }

    /// A mate after so many free moves, which the preparation then holds.
    fn prepare(&mut self, position: &Position, free: usize, preparation: &mut Preparation) -> Known<Mate> {
        if free == 0 {
            return self.mate(position, position.turn());
        }
        let giving = Checks::new(position);
        let mut undecided = None;
        for m in position.legal_moves() {
            if giving.given_by(position, m) {
                continue;
            }
            let mut next = after(position, m);
            next.pass();
            // Two moves lead to the same place in either order.
            if !preparation.seen.insert((next.key(), free)) {
                continue;
            }
            preparation.moves.push(m);
            match self.prepare(&next, free - 1, preparation) {
                Ok(Some(mate)) => return Ok(Some(mate)),
                Ok(None) => {}
                Err(why) => {
                    undecided = Some(why);
                    self.over()?;
                }
            }
            preparation.moves.pop();
        }
        undecided.map_or(Ok(None), Err)
    }
}

/// Free moves that are tried.
struct Preparation {
    /// Where they have led, with the number of free moves then left.
    seen: HashSet<(u64, usize)>,
    moves: Vec<Move>,
}
