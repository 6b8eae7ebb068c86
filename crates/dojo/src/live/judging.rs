//! What an event does to a game: it is judged, stored, and told.

use super::course::turn_of;
use super::hosted::{Done, Hosted, News};
use super::table::{NotStored, Table};
use super::wake::closes_ms;
use crate::stored;
use arbiter::{Effect, Event, EventOn, Refusal};
use play::Board as _;
use std::time::Duration;

/// So many events are kept for those who come back.
const RECENT: usize = 8;

impl<G: Hosted> Table<G> {
    /// Lets the referee judge an event, stores what follows, and tells everybody. What time has brought until then is an
    /// event of its own, before it.
    pub(crate) async fn happen(&mut self, event: EventOn<G::Board>) -> Done<Refusal> {
        self.keep_day();
        let at = self.watch.now();
        let late = |deadline: Duration| deadline.saturating_add(self.game.patience(event)) <= at;
        if event != Event::Tick && self.game.deadline().is_some_and(late) {
            let _ = self.judge(Event::Tick, at).await?;
        }
        self.judge(event, at).await
    }

    async fn judge(&mut self, event: EventOn<G::Board>, at: Duration) -> Done<Refusal> {
        let (before, turn) = (self.game.position().still(), turn_of(&self.game));
        let effects = match self.game.handle(event, at) {
            Ok(effects) => effects,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if effects.is_empty() {
            return Ok(Ok(()));
        }
        let ends = effects.iter().any(|effect| matches!(effect, Effect::Ended(_)));
        let numbers = (self.seq + 1, self.now_ms());
        let ended = |outcome| store::Change::Ended { outcome, wake_ms: closes_ms(&self.game, numbers.1) };
        let change = match ends {
            true => G::ending(&self.game).map(ended),
            // What was decided beforehand follows at once: if that does not come about, the game is woken for it.
            false if G::decided(self).is_some() => Some(store::Change::Awaited { due_ms: numbers.1 }),
            false => self.looked_at_ms((at, numbers.1)).map(|due_ms| store::Change::Awaited { due_ms }),
        };
        self.append(stored::to_row(event, numbers, &before, &self.game, (&effects, at)), change).await?;
        let passes = turn != turn_of(&self.game);
        if passes {
            self.turn_ms = numbers.1;
        }
        if G::interrupts_thought(&effects) {
            self.forget_thoughts();
        }
        self.mind_the_queue();
        if ends {
            self.note_end();
        }
        let news = G::news(self, &effects, &before);
        self.announce(news);
        G::let_computer_play(self);
        match ends {
            true => {
                self.note_conduct();
                self.tell_end();
            }
            // What follows at once is told when it has come about.
            false if passes && G::decided(self).is_none() => self.tell_whose_turn(),
            false => {}
        }
        // Who has made a foul that is forgiven still hears that their move is none.
        Ok(effects.iter().try_for_each(|effect| match effect {
            Effect::Forgiven { foul, .. } => Err(Refusal::Foul(*foul)),
            _ => Ok(()),
        }))
    }

    /// Tells everybody of the event that was stored last, and keeps it for those who come back.
    pub(crate) fn announce(&mut self, News { now, later }: News<G>) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(later);
        self.audience.tell(&now);
        self.people_told.1 = None;
    }

    /// Stores an event. When this returns it is on the disk.
    pub(crate) async fn append(&mut self, row: store::Event, change: Option<store::Change>) -> Result<(), NotStored> {
        let at = Duration::from_millis(u64::try_from(row.at_ms).unwrap_or_default());
        let since = (at, row.server_ms);
        let news_ms = (row.kind != stored::RUN).then_some(row.server_ms);
        if let Err(error) = self.house.store.append(self.agreed.id().as_str(), row, change).await {
            if let Some(running) = self.running.take() {
                running.stall(self.seq, at);
            }
            return Err(error);
        }
        self.seq += 1;
        self.by_the_day.iter_mut().for_each(|days| days.since = since);
        self.news_ms = news_ms.unwrap_or(self.news_ms);
        Ok(())
    }
}

/// Whether so much has happened in a game that only moves can still be made: nobody needs so many proposals.
pub(crate) fn is_crowded(moves: usize, seq: u64) -> bool {
    const TALK: u64 = 1000;
    seq > TALK + 4 * moves as u64
}

/// No game has so many events.
pub(crate) const MOST_EVENTS: u64 = 200_000;
