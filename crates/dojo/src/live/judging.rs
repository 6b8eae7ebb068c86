//! What an event does to a game: it is judged, stored, and told.

use super::command::Answer;
use super::table::{NotStored, Table};
use super::view::{Change, MoveView, Update};
use crate::referee::{Effect, Event};
use crate::stored::Happening;
use arbiter::Refusal;
use play::AnyBoard;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

impl Table {
    /// Lets the referee judge an event, stores what follows, and tells everybody. What time has brought until then is an
    /// event of its own, before it.
    pub(super) async fn happen(&mut self, event: Event) -> Result<Result<(), Refusal>, NotStored> {
        let at = self.watch.now();
        if event != Event::Tick
            && self.game.deadline().is_some_and(|deadline| deadline.saturating_add(self.game.patience(event)) <= at)
        {
            let _ = self.judge(Event::Tick, at).await?;
        }
        self.judge(event, at).await
    }

    async fn judge(&mut self, event: Event, at: Duration) -> Result<Result<(), Refusal>, NotStored> {
        let before = self.game.position().still();
        let effects = match self.game.handle(event, at) {
            Ok(effects) => effects,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if effects.is_empty() {
            return Ok(Ok(()));
        }
        let ended = effects.iter().find_map(|effect| match effect {
            Effect::Ended(outcome) => Some(store::Change::Ended(outcome.to_string())),
            _ => None,
        });
        let row = Happening::Game(event).to_row(self.seq + 1, &self.game, &effects, at, self.house.pulse.now_ms());
        self.append(row, ended).await?;
        self.thoughts.clear();
        self.mind_the_queue();
        if effects.iter().any(|effect| matches!(effect, Effect::Ended(_))) {
            self.note_end();
        }
        let change = self.follow(&effects, &before);
        self.announce(change);
        self.let_computer_play();
        // Who has made a foul that is forgiven still hears that their move is none.
        Ok(effects.iter().try_for_each(|effect| match effect {
            Effect::Forgiven { foul, .. } => Err(Refusal::Foul(*foul)),
            _ => Ok(()),
        }))
    }

    /// Tells everybody of the event that was stored last.
    pub(super) fn announce(&mut self, change: Change) {
        let (agreement, seats) = (self.agreement.clone(), self.seats.clone());
        let update = Arc::new(Update { seq: self.seq, agreement, seats, change, standing: self.standing() });
        self.remember(&update);
        self.audience.tell(&Answer::Update(update));
    }

    /// Stores what has happened beside the referee. When this returns it is on the disk.
    pub(super) async fn store(
        &mut self,
        happening: &Happening,
        change: Option<store::Change>,
        at: Duration,
    ) -> Result<(), NotStored> {
        let row = happening.to_row(self.seq + 1, &self.game, &[], at, self.house.pulse.now_ms());
        self.append(row, change).await
    }

    async fn append(&mut self, row: store::Event, change: Option<store::Change>) -> Result<(), NotStored> {
        let at = Duration::from_millis(u64::try_from(row.at_ms).unwrap_or_default());
        if let Err(error) = self.house.store.append(self.id.as_str(), row, change).await {
            if let Some(running) = self.running.take() {
                running.stall(self.seq, at);
            }
            return Err(error);
        }
        self.seq += 1;
        self.legal = OnceLock::new();
        self.played = Mutex::default();
        Ok(())
    }

    /// What an event has changed: the first of its effects, the others show in the standing.
    fn follow(&self, effects: &[Effect], before: &AnyBoard) -> Change {
        let first = effects.iter().copied().find(|effect| !matches!(effect, Effect::Pressed { .. }));
        match first.unwrap_or(effects[0]) {
            Effect::Arrived { by, deducted } => Change::Arrived { by, deducted },
            Effect::Left { by } => Change::Left(by),
            Effect::Began => Change::Began,
            Effect::Prepared { m } => Change::Prepared(Some(m), Box::new(self.game.position().clone())),
            Effect::PreparationEnded => Change::Prepared(None, Box::new(self.game.position().clone())),
            Effect::Moved { m, used, .. } => {
                let ply = self.game.moves().len();
                let last = ply.checked_sub(2).map(|index| self.game.moves()[index].m);
                Change::Moved(Arc::new(MoveView::new(before, ply, m, used, last)))
            }
            Effect::Forgiven { by, foul } => Change::Forgiven(by, foul),
            Effect::TakenBack { .. } => Change::TakenBack(self.game.moves().len()),
            Effect::Offered { by, offer } => Change::Offered(by, offer),
            Effect::Declined { by, offer } => Change::Declined(by, offer),
            Effect::BreakBegan { until } => Change::BreakBegan(until.saturating_sub(self.game.now())),
            Effect::BreakEnded | Effect::Pressed { .. } => Change::BreakEnded,
            Effect::Waived { by } => Change::Waived(by),
            Effect::Closed => Change::Closed,
            Effect::Ended(_) => Change::Ended,
        }
    }
}

/// Whether so much has happened in a game that only moves can still be made: nobody needs so many proposals.
pub fn is_crowded(moves: usize, seq: u64) -> bool {
    const TALK: u64 = 1000;
    seq > TALK + 4 * moves as u64
}

/// No game has so many events.
pub(super) const MOST_EVENTS: u64 = 200_000;
