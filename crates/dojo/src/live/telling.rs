//! Telling players who are not there: in games in which nobody need be there to play, by the day or without a clock.

use super::by_the_day::whose_time;
use super::hosted::{Hosted, SeatOf};
use super::table::Table;
use crate::conduct::{Deed, note};
use crate::notices::{About, End, Notice, of_game};
use crate::stored::time_of_day_ms;
use crate::who::Who;
use play::Seat as _;

/// Whoever has no more time than this is told: twelve hours.
const SHORT_MS: i64 = 12 * 3_600_000;

/// What follows from what happens in a game, beside it.
pub(super) enum Word {
    /// Somebody need be told nothing of it any more.
    Settle(Who),
    /// Somebody looks at it.
    Look(Who),
    /// Somebody is told.
    Tell(Notice),
    /// How somebody has behaved.
    Behaved(Who, Deed),
}

impl<G: Hosted> Table<G> {
    /// Whether it can be played without being there.
    fn can_wait(&self) -> bool {
        let waits = self.by_the_day.is_some() || !self.agreed.is_timed();
        self.agreed.is_between_people() && waits
    }

    /// It is another's turn now, or the first: whoever has moved need not be told any more, and whoever is to move is, if they are not there.
    pub(super) fn tell_whose_turn(&mut self) {
        let Some(turn) = whose_time::<G>(&self.game).filter(|_| self.can_wait()) else { return };
        let Some(mover) = self.agreed.seat(turn).map(|taken| taken.visitor.clone()) else { return };
        let others = self.players().into_iter().filter(|person| *person != mover);
        let mut words: Vec<Word> = others.map(Word::Settle).collect();
        let about = About::Turn { game: self.agreed.id().clone(), ply: self.game.next_ply() };
        words.extend(self.word_to_absent(&mover, about));
        self.say_later(words);
    }

    /// The game is over.
    pub(super) fn tell_end(&mut self) {
        let Some(outcome) = self.game.outcome().filter(|_| self.can_wait()) else { return };
        let (winner, loser) = (outcome.winner(), outcome.loser());
        let mut words = Vec::new();
        for person in self.players() {
            let has =
                |seat: Option<SeatOf<G>>| seat.is_some_and(|seat| self.agreed.seats_of(&person).any(|own| own == seat));
            let result = match () {
                () if has(winner) => End::Won,
                () if has(loser) || winner.is_some() => End::Lost,
                () => End::Neither,
            };
            let about = About::Ended { game: self.agreed.id().clone(), result };
            words.push(self.word_to_absent(&person, about).unwrap_or(Word::Settle(person)));
        }
        self.say_later(words);
    }

    /// It has not begun after all: nobody is called to it any more.
    pub(super) fn forget_beginning(&mut self) {
        let words = self.players().into_iter().map(Word::Settle).collect();
        self.say_later(words);
    }

    /// Whoever is to move in a game by the day has little time left, unless they were told already.
    pub(super) fn warn(&mut self) {
        let (Some(days), Some(turn)) = (&self.by_the_day, whose_time::<G>(&self.game)) else { return };
        let (Some(until_ms), Some(taken)) = (self.deadline_ms(days.since), self.agreed.seat(turn)) else { return };
        if until_ms - SHORT_MS <= time_of_day_ms() && days.since.1 < until_ms - SHORT_MS {
            let about = About::TimeShort { game: self.agreed.id().clone(), until_ms };
            let word = self.word_to_absent(&taken.visitor, about);
            self.say_later(word.into_iter().collect());
        }
    }

    /// When a game by the day is to be looked at, after an event of this time: when somebody is to be warned, or else at the deadline.
    pub(super) fn looked_at_ms(&self, last: (std::time::Duration, i64)) -> Option<i64> {
        let deadline_ms = self.deadline_ms(last)?;
        let warns_ms = deadline_ms - SHORT_MS;
        Some(if warns_ms > last.1.max(time_of_day_ms()) { warns_ms } else { deadline_ms })
    }

    /// A player comes: they have the game before their eyes.
    pub(super) fn has_looked(&mut self, player: &Who) {
        if self.agreed.is_between_people() {
            self.say_later(vec![Word::Look(player.clone())]);
        }
    }

    /// What is said to a player, unless they are there.
    fn word_to_absent(&self, person: &Who, about: About) -> Option<Word> {
        let mut others = SeatOf::<G>::ALL.iter().filter_map(|seat| self.agreed.seat(*seat));
        let by = others.find(|taken| taken.visitor != *person).map(|taken| (&taken.visitor, taken.name.as_str()));
        (!self.audience.has(person)).then(|| Word::Tell(Notice::new(person, about, by)))
    }

    /// Says all of it beside the game, which waits for none of it, one after the other.
    pub(super) fn say_later(&mut self, words: Vec<Word>) {
        if words.is_empty() {
            return;
        }
        let (notices, store) = (self.house.notices.clone(), self.house.store.clone());
        let (matter, at_ms, before) = (of_game(self.agreed.id()), self.now_ms(), self.saying.take());
        self.saying = Some(tokio::spawn(async move {
            if let Some(before) = before {
                // What went wrong before says nothing of this.
                let _ = before.await;
            }
            for word in words {
                match word {
                    Word::Settle(person) => notices.settle(&person, &matter).await,
                    Word::Look(person) => notices.look(&person, &matter).await,
                    Word::Tell(notice) => notices.tell(notice).await,
                    Word::Behaved(person, deed) => note(&store, &person.to_string(), deed, at_ms).await,
                }
            }
        }));
    }

    /// Waits until all of it is said.
    pub(super) async fn finish_saying(&mut self) {
        if let Some(saying) = self.saying.take() {
            let _ = saying.await;
        }
    }

    /// Who plays, everybody once.
    fn players(&self) -> Vec<Who> {
        let mut players: Vec<Who> = Vec::new();
        for taken in SeatOf::<G>::ALL.iter().filter_map(|seat| self.agreed.seat(*seat)) {
            if !players.contains(&taken.visitor) {
                players.push(taken.visitor.clone());
            }
        }
        players
    }
}
