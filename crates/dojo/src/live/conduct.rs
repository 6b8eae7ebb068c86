//! How those who have found each other in the lobby behave in their game: who leaves it to the other, and who plays it to the end.

use super::hosted::{Hosted, SeatOf};
use super::table::Table;
use super::telling::Word;
use crate::conduct::Deed;
use arbiter::Outcome;
use play::Seat as _;

/// A game of fewer moves makes up for nothing.
const LEAST_PLIES: u32 = 10;

impl<G: Hosted> Table<G> {
    /// The game is over.
    pub(super) fn note_conduct(&mut self) {
        let Some(outcome) = self.game.outcome().filter(|_| self.agreed.waits_until_ms().is_some()) else { return };
        let deserter = match outcome {
            Outcome::Default { loser } => Some(loser),
            Outcome::Time { loser } => Some(loser).filter(|seat| !self.is_there(*seat)),
            _ => None,
        };
        let makes_up = outcome != Outcome::Interrupted && self.game.next_ply() > LEAST_PLIES;
        let deed = |seat| match seat {
            seat if Some(seat) == deserter => Some(Deed::Left),
            _ => makes_up.then_some(Deed::Played),
        };
        let words = SeatOf::<G>::ALL.iter().filter_map(|seat| self.behaved(*seat, deed(*seat)?)).collect();
        self.say_later(words);
    }

    /// Those who have found somebody and have not come, though they were here.
    pub(super) fn note_who_has_not_come(&mut self, here: &<SeatOf<G> as play::Seat>::Each<bool>) {
        if self.agreed.is_awaited_at_once() {
            let absent = SeatOf::<G>::ALL.iter().filter(|seat| !here[seat.index()]);
            let words = absent.filter_map(|seat| self.behaved(*seat, Deed::Left)).collect();
            self.say_later(words);
        }
    }

    fn is_there(&self, seat: SeatOf<G>) -> bool {
        self.agreed.seat(seat).is_some_and(|taken| self.audience.has(&taken.visitor))
    }

    fn behaved(&self, seat: SeatOf<G>, deed: Deed) -> Option<Word> {
        Some(Word::Behaved(self.agreed.seat(seat)?.visitor.clone(), deed))
    }
}
