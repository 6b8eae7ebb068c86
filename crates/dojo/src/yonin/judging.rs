//! What an event does to a game for four: it is judged, stored, and told.

use super::command::{Answer, Written};
use super::referee::{self, Effect, Event};
use super::table::{NotStored, Table};
use arbiter::Refusal;
use std::sync::Arc;
use std::time::Duration;
use store::Change;
use variants::yonin::Position;

impl Table {
    /// Lets the referee judge an event, stores what follows, and tells everybody. A flag that has fallen until then is an
    /// event of its own, before it.
    pub(super) async fn happen(&mut self, event: Event) -> Result<Result<(), Refusal>, NotStored> {
        let at = self.watch.now();
        let late = |deadline: Duration| deadline.saturating_add(self.game.patience(event)) <= at;
        if event != Event::Tick && self.game.deadline().is_some_and(late) {
            let _ = self.judge(Event::Tick, at).await?;
        }
        self.judge(event, at).await
    }

    async fn judge(&mut self, event: Event, at: Duration) -> Result<Result<(), Refusal>, NotStored> {
        let before = self.game.position().position().clone();
        let effects = match Arc::make_mut(&mut self.game).handle(event, at) {
            Ok(effects) => effects,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let Some(first) = effects.first().copied() else { return Ok(Ok(())) };
        let ended = effects.iter().find_map(|effect| match effect {
            Effect::Ended(outcome) => Some(Change::Ended(referee::ending(*outcome, &self.game))),
            _ => None,
        });
        let over = ended.is_some();
        let numbers = (self.seq + 1, self.house.pulse.now_ms());
        self.append(referee::to_row(event, numbers, &before, &self.game, (&effects, at)), ended).await?;
        self.note_moves(&before, &effects);
        if effects.iter().any(|effect| !is_talk(effect)) {
            self.thinking = None;
        }
        self.mind_the_queue();
        if over {
            self.running = None;
        }
        self.audience.tell(&Answer::Event(Arc::new(self.shown()), first));
        self.let_computer_play();
        Ok(Ok(()))
    }

    /// Notes that this run of the server counts the game's time from now on, or that none does.
    pub(super) async fn note_run(&mut self, run: Option<String>) -> Result<(), NotStored> {
        let row = referee::run_row(run, self.seq + 1, &self.game, self.watch.now(), self.house.pulse.now_ms());
        self.append(row, None).await
    }

    /// Stores an event. When this returns it is on the disk.
    async fn append(&mut self, row: store::Event, change: Option<Change>) -> Result<(), NotStored> {
        let at = Duration::from_millis(u64::try_from(row.at_ms).unwrap_or_default());
        if let Err(error) = self.house.store.append(self.agreed.id.as_str(), row, change).await {
            if let Some(running) = self.running.take() {
                running.stall(self.seq, at);
            }
            return Err(error);
        }
        self.seq += 1;
        Ok(())
    }

    /// Writes the moves down that were played in the position `before`, or forgets those taken back.
    pub(super) fn note_moves(&mut self, before: &Position, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Moved { m, .. } => Arc::make_mut(&mut self.written).push(Arc::new(Written::of(*m, before))),
                Effect::TakenBack { ply } => Arc::make_mut(&mut self.written).truncate(*ply as usize),
                _ => {}
            }
        }
    }
}

/// Whether an effect changes nothing that the computer thinks about.
fn is_talk(effect: &Effect) -> bool {
    use arbiter::Effect::{Agreed, Arrived, Declined, Left, Offered};
    matches!(effect, Arrived { .. } | Left { .. } | Offered { .. } | Agreed { .. } | Declined { .. })
}
