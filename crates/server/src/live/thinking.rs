//! What the computer is thinking about in one game.

use super::command::{Command, Purpose};
use super::table::House;
use crate::computer::Question;
use crate::random::GameId;
use engine::Stop;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A thought on its way; whoever drops it breaks it off.
pub(super) struct Thinking {
    seq: u64,
    is_hint: bool,
    stop: Stop,
}

impl Thinking {
    /// Begins to think about the game as it is after event `seq`; the answer comes as [`Command::Thought`].
    pub(super) fn begin(question: Question, seq: u64, purpose: Purpose, house: &House) -> Thinking {
        let thinking = Thinking { seq, is_hint: is_hint(&purpose), stop: question.stop.clone() };
        let (computer, mailbox) = (house.computer.clone(), house.mailbox.clone());
        tokio::spawn(async move {
            let decision = computer.answer(question).await;
            if let Some(mailbox) = mailbox.upgrade() {
                // If the game has been put away meanwhile, nobody needs the answer.
                let _ = mailbox.send(Command::Thought { seq, purpose, decision }).await;
            }
        });
        thinking
    }

    pub(super) fn is_about(&self, seq: u64, purpose: &Purpose) -> bool {
        self.seq == seq && self.is_hint == is_hint(purpose)
    }

    pub(super) fn is_like(&self, other: &Thinking) -> bool {
        self.is_hint == other.is_hint
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

fn is_hint(purpose: &Purpose) -> bool {
    matches!(purpose, Purpose::Hint(_))
}

/// The weaker levels make the same mistakes when the same game is taken up again.
pub(super) fn seed(id: &GameId, seq: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    (id, seq).hash(&mut hasher);
    hasher.finish()
}
