//! What the computer is thinking about in a game for four.

use super::command::{Answer, Command, Errand};
use super::referee::Event;
use super::table::{NotStored, Table};
use crate::computer::{Chance, QuestionOfFour};
use crate::live::{Hosted, QUIET};
use crate::turns::Asker;
use arbiter::Phase;
use play::Attempt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::AbortHandle;
use variants::yonin::Move;

/// The computer's thought about one move; ends with its owner.
pub(super) struct Thinking {
    number: u64,
    /// While it waits for its turn: how many come before, as far as that is known.
    before: Option<usize>,
    stop: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

impl Table {
    pub(super) fn let_computer_play(&mut self) {
        let turn = self.game.turn();
        let busy = self.thinking.is_some();
        let plays = self.game.phase() == Phase::Playing && self.game.outcome().is_none() && self.awake;
        let (Some(level), true, false) = (self.level(turn), plays, busy) else { return };
        let (computer, mailbox) = (self.house.computer.clone(), self.house.mailbox.clone());
        let left = self.game.time_left(turn, self.watch.now());
        let clock = left.map(|left| (self.agreed.agreement.clock, left));
        let (course, stop) = (self.game.position().clone(), Arc::new(AtomicBool::new(false)));
        let chance = Chance::of(&self.agreed.id, self.game.takebacks());
        let question = QuestionOfFour { course, level, clock, chance, stop: stop.clone() };
        self.thoughts += 1;
        let number = self.thoughts;
        let asker = self.agreed.seats.iter().flatten().map(|taken| &taken.visitor).next();
        let visitor = asker.unwrap_or(self.agreed.owner()).clone();
        let mut ticket = computer.join(Asker { visitor, address: self.address });
        let turn_now = ticket.turn_now();
        let before = turn_now.is_none().then_some(0);
        let task = tokio::spawn(async move {
            // If the game has been put away meanwhile, nobody needs the answer.
            let tell = async |errand| {
                if let Some(mailbox) = mailbox.upgrade() {
                    let _ = mailbox.send(Command::Own(errand)).await;
                }
            };
            let turn = match turn_now {
                Some(turn) => turn,
                None => {
                    let queued = |before| {
                        let news = Command::Own(Errand::Queued(number, Some(before)));
                        let _ = mailbox.upgrade().map(|mailbox| mailbox.try_send(news).is_ok());
                    };
                    let Some(turn) = ticket.turn(QUIET, queued).await else { return };
                    tell(Errand::Queued(number, None)).await;
                    turn
                }
            };
            let m = computer.answer_four(question, turn).await;
            tell(Errand::Thought(number, m)).await;
        });
        self.thinking = Some(Thinking { number, before, stop, task: task.abort_handle() });
        self.mind_the_queue();
    }

    /// How many come before the computer, if it waits for its turn.
    pub(super) fn queue(&self) -> Option<usize> {
        self.thinking.as_ref()?.before
    }

    /// Game time stands still while the computer waits for its turn: that is nobody's time.
    pub(super) fn mind_the_queue(&mut self) {
        match self.queue() {
            Some(_) => self.watch.stop(),
            None if self.awake => self.watch.start(),
            None => {}
        }
    }

    pub(super) fn note_queue(&mut self, number: u64, before: Option<usize>) {
        if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.number == number) {
            thinking.before = before;
            self.mind_the_queue();
            self.audience.tell(&Answer::Queue(Arc::new(self.shown())));
        }
    }

    pub(super) async fn use_thought(&mut self, number: u64, m: Option<Move>) -> Result<(), NotStored> {
        if self.thinking.as_ref().is_none_or(|thinking| thinking.number != number) {
            return Ok(());
        }
        self.thinking = None;
        let (by, ply) = (self.game.turn(), self.game.next_ply());
        let plays = |m| Event::Move { by, ply, m: Attempt::Move(m), lag: Duration::ZERO };
        let _ = self.happen(m.map_or(Event::Resign { by }, plays)).await?;
        Ok(())
    }
}
