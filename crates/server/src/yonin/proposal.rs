//! A takeback that somebody has proposed: it happens when all have agreed whom it gives another position to think about.

use super::games::Agreed;
use super::room::{Refusal, Room};
use crate::visitor::Visitor;
use variants::yonin::{Seat, Standing};

/// A takeback that still wants somebody's consent. Nothing of it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    /// Who has proposed it.
    pub(crate) by: Seat,
    /// How many moves stay.
    pub(crate) ply: usize,
    /// Who has yet to agree.
    pub(crate) open: Vec<Seat>,
}

impl Proposal {
    /// What a visitor proposes who takes back his last move. The computer agrees; so does who is out and stays out.
    pub(super) fn new(room: &Room, agreed: &Agreed, visitor: &Visitor) -> Result<Proposal, Refusal> {
        let own: Vec<Seat> = agreed.seats_of(visitor).collect();
        let ply = room.ply_after_takeback(&own)?;
        let before = room.taken_back_to(ply);
        let asked = |seat: &Seat| {
            let person = agreed.agreement.computers[seat.index()].is_none();
            person && !own.contains(seat) && before.position().standing(*seat) == Standing::Playing
        };
        Ok(Proposal { by: before.turn(), ply, open: Seat::ALL.into_iter().filter(asked).collect() })
    }

    /// Whether it waits for one of these players.
    pub(super) fn waits_for(&self, own: &[Seat]) -> bool {
        own.iter().any(|seat| self.open.contains(seat))
    }

    /// These players agree.
    pub(super) fn agree(&mut self, own: &[Seat]) {
        self.open.retain(|seat| !own.contains(seat));
    }
}
