//! What the computer is thinking about in one game.

use super::command::{Answer, Errand, Refused};
use super::hosted::Command;
use super::table::House;
use crate::computer::{Halt, Question};
use crate::turns::Asker;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

/// Why the computer thinks.
#[derive(Debug)]
pub(super) enum Purpose {
    /// It is its turn.
    Play,
    /// To advise whoever has asked.
    Advise(Vec<mpsc::Sender<Answer>>),
    /// To answer what has been proposed to it.
    Weigh,
}

/// All thoughts about one game, each about the game as it stands: one for the computer's own move or answer at most, and one for
/// advice. Dropping them breaks them off.
#[derive(Default)]
pub(super) struct Thoughts {
    /// How many there have been.
    count: u64,
    running: Vec<Thinking>,
}

struct Thinking {
    number: u64,
    purpose: Purpose,
    /// While it waits for its turn: how many come before, as far as that is known.
    before: Option<usize>,
    _effort: Effort,
}

/// Ends with its owner.
struct Effort {
    stop: Halt,
    task: AbortHandle,
}

impl Drop for Effort {
    fn drop(&mut self) {
        // The one ends a search, the other the waiting for a thread to search on.
        self.stop.stop();
        self.task.abort();
    }
}

/// So long one waits without a word: most turns come sooner.
pub const QUIET: Duration = Duration::from_millis(300);

impl Thoughts {
    /// Begins to think, at once or when its turn comes; of waiting [`Errand::Queued`] tells, and the answer comes as
    /// [`Errand::Thought`].
    pub(super) fn begin(&mut self, question: Question, purpose: Purpose, asker: Asker, house: &House) {
        self.count += 1;
        let (number, stop) = (self.count, question.stop.clone());
        let (computer, mailbox) = (house.computer.clone(), house.mailbox.clone());
        let mut ticket = computer.join(asker);
        let turn = ticket.turn_now();
        let before = turn.is_none().then_some(0);
        let task = tokio::spawn(async move {
            // If the game has been put away meanwhile, nobody needs the answer.
            let tell = async |errand| {
                if let Some(mailbox) = mailbox.upgrade() {
                    let _ = mailbox.send(Command::Own(errand)).await;
                }
            };
            let turn = match turn {
                Some(turn) => turn,
                None => {
                    let queued = |before| {
                        let news = Command::Own(Errand::Queued { number, before: Some(before) });
                        let _ = mailbox.upgrade().map(|mailbox| mailbox.try_send(news).is_ok());
                    };
                    let Some(turn) = ticket.turn(QUIET, queued).await else { return };
                    tell(Errand::Queued { number, before: None }).await;
                    turn
                }
            };
            let thought = computer.answer(question, turn).await;
            tell(Errand::Thought { number, thought }).await;
        });
        self.running.push(Thinking { number, purpose, before, _effort: Effort { stop, task: task.abort_handle() } });
    }

    /// How many come before a thought that waits for its turn; `None` if none does.
    pub(super) fn queue(&self) -> Option<usize> {
        self.running.iter().find_map(|thinking| thinking.before)
    }

    /// Notes how many come before a thought, or that its turn has come; whether it is still wanted.
    pub(super) fn note_queue(&mut self, number: u64, before: Option<usize>) -> bool {
        let thinking = self.running.iter_mut().find(|thinking| thinking.number == number);
        thinking.map(|thinking| thinking.before = before).is_some()
    }

    /// Whether the computer thinks for itself: about its move, or about an answer.
    pub(super) fn are_own(&self) -> bool {
        self.running.iter().any(|thinking| !matches!(thinking.purpose, Purpose::Advise(_)))
    }

    /// Those who wait for advice, if it is being thought about.
    pub(super) fn askers(&mut self) -> Option<&mut Vec<mpsc::Sender<Answer>>> {
        self.running.iter_mut().find_map(|thinking| match &mut thinking.purpose {
            Purpose::Advise(askers) => Some(askers),
            Purpose::Play | Purpose::Weigh => None,
        })
    }

    /// What the thought with this number was for; `None` if it has been broken off.
    pub(super) fn finish(&mut self, number: u64) -> Option<Purpose> {
        let index = self.running.iter().position(|thinking| thinking.number == number)?;
        Some(self.running.swap_remove(index).purpose)
    }

    /// Breaks everything off, because the game has gone on.
    pub(super) fn clear(&mut self) {
        for thinking in self.running.drain(..) {
            if let Purpose::Advise(askers) = thinking.purpose {
                tell(&askers, &Answer::Refused(Refused::NO_HINT));
            }
        }
    }
}

/// Answers those who asked for advice and are still there.
pub(super) fn tell(askers: &[mpsc::Sender<Answer>], answer: &Answer) {
    for asker in askers {
        let _ = asker.try_send(answer.clone());
    }
}
