//! What the computer is thinking about in one game.

use super::hosted::{Channel, Command, Hosted, SeatOf};
use super::refused::Refused;
use super::table::Table;
use crate::computer::{Computer, Halt};
use crate::turns::{Asker, Turn};
use play::Seat as _;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

/// Why the computer thinks.
#[derive(Debug)]
pub enum Purpose<G: Channel> {
    /// It is its turn.
    Play,
    /// To advise whoever has asked.
    Advise(Vec<mpsc::Sender<G::Answer>>),
    /// To answer what has been proposed to it.
    Weigh,
}

/// All thoughts about one game, each about the game as it stands: one for the computer's own move or answer at most, and one for
/// advice. Dropping them breaks them off.
pub(crate) struct Thoughts<G: Channel> {
    /// How many there have been.
    count: u64,
    running: Vec<Thinking<G>>,
}

struct Thinking<G: Channel> {
    number: u64,
    purpose: Purpose<G>,
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
const QUIET: Duration = Duration::from_millis(300);

impl<G: Channel> Default for Thoughts<G> {
    fn default() -> Thoughts<G> {
        Thoughts { count: 0, running: Vec::new() }
    }
}

impl<G: Hosted> Table<G> {
    /// Begins to think, at once or when its turn comes; of waiting [`Command::Queued`] tells, and the answer comes as
    /// [`Command::Thought`].
    pub(crate) fn think<T>(
        &mut self,
        purpose: Purpose<G>,
        stop: Halt,
        think: impl FnOnce(Computer, Turn) -> T + Send + 'static,
    ) where
        T: Future<Output = Option<G::Thought>> + Send,
    {
        self.thoughts.count += 1;
        let number = self.thoughts.count;
        let (computer, mailbox) = (self.house.computer.clone(), self.house.mailbox.clone());
        let mut ticket = computer.join(self.asker());
        let turn = ticket.turn_now();
        let before = turn.is_none().then_some(0);
        let task = tokio::spawn(async move {
            // If the game has been put away meanwhile, nobody needs the answer.
            let tell = async |command| {
                if let Some(mailbox) = mailbox.upgrade() {
                    let _ = mailbox.send(command).await;
                }
            };
            let turn = match turn {
                Some(turn) => turn,
                None => {
                    let queued = |before| {
                        let news = Command::Queued { number, before: Some(before) };
                        let _ = mailbox.upgrade().map(|mailbox| mailbox.try_send(news).is_ok());
                    };
                    let Some(turn) = ticket.turn(QUIET, queued).await else { return };
                    tell(Command::Queued { number, before: None }).await;
                    turn
                }
            };
            let thought = think(computer, turn).await;
            tell(Command::Thought { number, thought }).await;
        });
        let effort = Effort { stop, task: task.abort_handle() };
        self.thoughts.running.push(Thinking { number, purpose, before, _effort: effort });
        self.mind_the_queue();
    }

    /// For whom the computer thinks: who plays against it, or asks for advice.
    fn asker(&self) -> Asker {
        let mut players = SeatOf::<G>::ALL.iter().filter_map(|seat| self.agreed.seat(*seat));
        let visitor = players.next().map_or(self.agreed.owner(), |seat| &seat.visitor).clone();
        Asker { visitor, address: self.address }
    }

    /// Game time stands still while the computer waits for its turn: that is neither its own time nor the players'.
    pub(super) fn mind_the_queue(&mut self) {
        if self.by_the_day.is_some() {
            return self.keep_day();
        }
        match self.thoughts.queue() {
            Some(_) => self.watch.stop(),
            None if self.awake => self.watch.start(),
            None => {}
        }
    }

    /// How many come before it is news, and so is that its turn has come.
    pub(super) fn note_queue(&mut self, number: u64, before: Option<usize>) {
        let told = self.thoughts.queue();
        if !self.thoughts.note_queue(number, before) {
            return;
        }
        self.mind_the_queue();
        if before.is_some() || told.is_some() {
            self.audience.tell(&G::queue(self));
        }
    }

    /// Breaks everything off, because the game has gone on.
    pub(super) fn forget_thoughts(&mut self) {
        for thinking in self.thoughts.running.drain(..) {
            if let Purpose::Advise(askers) = thinking.purpose {
                tell(&askers, &Refused::NO_HINT.into());
            }
        }
    }
}

impl<G: Channel> Thoughts<G> {
    /// How many come before a thought that waits for its turn; `None` if none does.
    pub(crate) fn queue(&self) -> Option<usize> {
        self.running.iter().find_map(|thinking| thinking.before)
    }

    /// Notes how many come before a thought, or that its turn has come; whether it is still wanted.
    pub(super) fn note_queue(&mut self, number: u64, before: Option<usize>) -> bool {
        let thinking = self.running.iter_mut().find(|thinking| thinking.number == number);
        thinking.map(|thinking| thinking.before = before).is_some()
    }

    /// Whether the computer thinks for itself: about its move, or about an answer.
    pub(crate) fn are_own(&self) -> bool {
        self.running.iter().any(|thinking| !matches!(thinking.purpose, Purpose::Advise(_)))
    }

    /// Those who wait for advice, if it is being thought about.
    pub(crate) fn askers(&mut self) -> Option<&mut Vec<mpsc::Sender<G::Answer>>> {
        self.running.iter_mut().find_map(|thinking| match &mut thinking.purpose {
            Purpose::Advise(askers) => Some(askers),
            Purpose::Play | Purpose::Weigh => None,
        })
    }

    /// What the thought with this number was for; `None` if it has been broken off.
    pub(super) fn finish(&mut self, number: u64) -> Option<Purpose<G>> {
        let index = self.running.iter().position(|thinking| thinking.number == number)?;
        Some(self.running.swap_remove(index).purpose)
    }
}

/// Answers those who asked for advice and are still there.
pub(crate) fn tell<A: Clone>(askers: &[mpsc::Sender<A>], answer: &A) {
    for asker in askers {
        let _ = asker.try_send(answer.clone());
    }
}
