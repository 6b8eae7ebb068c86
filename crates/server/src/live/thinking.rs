//! What the computer is thinking about in one game.

use super::command::{Answer, Errand, Refused};
use super::hosted::Command;
use super::table::House;
use crate::computer::{Halt, Question};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

/// Why the computer thinks.
#[derive(Debug)]
pub(super) enum Purpose {
    /// It is its turn.
    Play,
    /// To advise whoever has asked.
    Advise(Vec<mpsc::Sender<Answer>>),
}

/// All thoughts about one game, each about the game as it stands: one for the computer's own move at most, and one for
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

impl Thoughts {
    /// Begins to think; the answer comes as [`Errand::Thought`].
    pub(super) fn begin(&mut self, question: Question, purpose: Purpose, house: &House) {
        self.count += 1;
        let (number, stop) = (self.count, question.stop.clone());
        let (computer, mailbox) = (house.computer.clone(), house.mailbox.clone());
        let task = tokio::spawn(async move {
            let decision = computer.answer(question).await;
            if let Some(mailbox) = mailbox.upgrade() {
                // If the game has been put away meanwhile, nobody needs the answer.
                let _ = mailbox.send(Command::Own(Errand::Thought { number, decision })).await;
            }
        });
        self.running.push(Thinking { number, purpose, _effort: Effort { stop, task: task.abort_handle() } });
    }

    /// Whether the computer thinks about its own move.
    pub(super) fn is_playing(&self) -> bool {
        self.running.iter().any(|thinking| matches!(thinking.purpose, Purpose::Play))
    }

    /// Those who wait for advice, if it is being thought about.
    pub(super) fn askers(&mut self) -> Option<&mut Vec<mpsc::Sender<Answer>>> {
        self.running.iter_mut().find_map(|thinking| match &mut thinking.purpose {
            Purpose::Advise(askers) => Some(askers),
            Purpose::Play => None,
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
