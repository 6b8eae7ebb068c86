//! A player's place at a game: its wishes go to the game's task, and what that tells comes back as lines.

use super::board::Board;
use super::game;
use super::game::Match;
use super::moves;
use arbiter::{Foul, Offer, Ruling};
use dojo::live::{Command, Full, Hall};
use dojo::stored::Agreed;
use dojo::turns::Asker;
use dojo::two::{Answer, Change, Courtesy, Intent, Update};
use dojo::who::Who;
use shogi::Color;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// So many messages may wait for a slow client; then it loses its place, and gets it back when it logs in again.
const OUTBOX: usize = 64;

/// So much later a player has given up who does so out of turn.
const MOMENT: Duration = Duration::from_millis(300);
/// What a refused move is an answer to.
const MOVE: &str = "move";

pub(crate) struct Seat {
    hall: Hall<Agreed>,
    game: Arc<Match>,
    visitor: Who,
    color: Color,
    inbox: mpsc::Receiver<Answer>,
    outbox: mpsc::WeakSender<Answer>,
    /// What has been heard; `None` until the game's task has answered.
    board: Option<Board>,
    /// How many moves the client knows.
    told: usize,
    /// Whether it knows that the game is over.
    told_end: bool,
    /// Whether it has bowed before the game.
    bowed: bool,
    /// Whether `START` has been said.
    started: bool,
    /// Whether the game's task has not yet answered a move: until then it is nobody's turn.
    asked: bool,
    /// When the player, who has given up out of turn, is taken at their word.
    gives_up: Option<Instant>,
    /// What follows from what has been heard.
    todo: Vec<Intent>,
}

/// Why a line does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Idle {
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("the server is busy")]
    Busy,
}

impl From<Full> for Idle {
    fn from(_: Full) -> Idle {
        Idle::Busy
    }
}

impl Seat {
    /// Sits down. The client knows the first `told` moves.
    pub(crate) async fn take(
        hall: Hall<Agreed>,
        game: Arc<Match>,
        (visitor, color): (Who, Color),
        told: usize,
    ) -> Result<Seat, Full> {
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let weak = outbox.downgrade();
        // From here on only the game's task holds the sending end: when the task ends, so does this.
        hall.send(&game.agreed, Command::Join { asker: Asker::nowhere(visitor.clone()), since: None, outbox }).await?;
        Ok(Seat {
            hall,
            game,
            visitor,
            color,
            inbox,
            outbox: weak,
            board: None,
            told,
            told_end: false,
            bowed: false,
            started: false,
            asked: false,
            gives_up: None,
            todo: Vec::new(),
        })
    }

    /// What the game's task says next; `None` when it is gone.
    pub(crate) async fn next(&mut self) -> Option<Answer> {
        self.inbox.recv().await
    }

    pub(crate) fn game(&self) -> &Arc<Match> {
        &self.game
    }

    /// What the client is told of an answer.
    pub(crate) fn hear(&mut self, answer: &Answer) -> String {
        match answer {
            Answer::Snapshot(snapshot) => self.board = Some(Board::new(snapshot)),
            Answer::Update(update) => self.follow(update),
            Answer::Refused(refused) if refused.of == MOVE => {
                self.asked = false;
                if Foul::from_code(refused.code).is_some() {
                    // Where people have their fouls refused, a program that goes on waiting would never know why.
                    self.todo.push(Intent::Resign);
                }
            }
            Answer::Refused(_)
            | Answer::Now(_)
            | Answer::People(_)
            | Answer::Review(..)
            | Answer::Said(_)
            | Answer::Greeted(_)
            | Answer::Next(_)
            | Answer::Queue(_)
            | Answer::Hint(..) => {}
        }
        if !self.bowed && self.board.as_ref().is_some_and(|board| board.waits_for_bow(self.color)) {
            // Programs skip the ceremony.
            self.bowed = true;
            self.todo.push(Intent::Courtesy(Courtesy::Ready));
        }
        let mut lines = String::new();
        let Some(board) = self.board.as_ref().filter(|board| board.has_begun() && !self.told_end) else { return lines };
        if !std::mem::replace(&mut self.started, true) {
            lines = format!("START:{}\n", self.game.id);
        }
        lines += &board.lines_since(self.told, self.color);
        self.told = self.told.max(board.played().len());
        self.told_end = board.outcome().is_some();
        lines
    }

    fn follow(&mut self, update: &Update) {
        if let Some(board) = &mut self.board {
            board.follow(update);
        }
        match update.change {
            Change::Moved(_) | Change::Ended => self.asked = false,
            // Programs know no offers.
            Change::Offered(by, _) if by != self.color => self.todo.push(Intent::Answer { accept: false, to: None }),
            _ => {}
        }
        if self.gives_up.is_some() && self.is_turn() {
            self.gives_up = None;
            self.todo.push(Intent::Resign);
        }
    }

    /// When the player is taken at their word who has given up out of turn.
    pub(crate) fn gives_up(&self) -> Option<Instant> {
        self.gives_up
    }

    /// Does what follows from what has been heard.
    pub(crate) async fn react(&mut self) -> Result<(), Idle> {
        for intent in std::mem::take(&mut self.todo) {
            self.ask(intent).await?;
        }
        Ok(())
    }

    /// Whether the game is over and the client knows it.
    pub(crate) fn is_over(&self) -> bool {
        self.told_end
    }

    /// Whether it is this player's turn, as far as is known here.
    pub(crate) fn is_turn(&self) -> bool {
        !self.asked && self.board.as_ref().is_some_and(|board| board.is_turn_of(self.color))
    }

    /// Plays a move, whatever it is worth.
    pub(crate) async fn play(&mut self, text: &str) -> Result<(), Idle> {
        let board = self.board.as_ref().filter(|_| self.is_turn()).ok_or(Idle::NotYourTurn)?;
        let ply = board.played().len() as u32 + 1;
        let m = moves::read(text, board.position());
        self.asked = true;
        self.ask(Intent::Move { ply, m: m.to_string() }).await
    }

    /// Gives up, in the player's own turn at once. Otherwise a moment later: the opponent's move may be on its way, and
    /// come first.
    pub(crate) async fn give_up(&mut self) -> Result<(), Idle> {
        if self.is_turn() || !self.game.is_of_programs() {
            return self.leave_game().await;
        }
        self.gives_up.get_or_insert(Instant::now() + MOMENT);
        Ok(())
    }

    /// Gives up at once: in the player's own turn by resigning, otherwise the port rules against them, if it is the
    /// arbiter.
    pub(crate) async fn leave_game(&mut self) -> Result<(), Idle> {
        self.gives_up = None;
        if self.is_turn() {
            self.ask(Intent::Resign).await
        } else if self.game.is_of_programs() {
            self.rule(Ruling::Against(Some(self.color))).await
        } else {
            Err(Idle::NotYourTurn)
        }
    }

    /// Declares that the player's king has entered.
    pub(crate) async fn declare(&mut self) -> Result<(), Idle> {
        if self.is_turn() { self.ask(Intent::Declare).await } else { Err(Idle::NotYourTurn) }
    }

    /// Breaks the game off; a person has to agree.
    pub(crate) async fn interrupt(&mut self) -> Result<(), Idle> {
        if self.game.is_of_programs() {
            self.rule(Ruling::Interrupt).await
        } else {
            self.ask(Intent::Offer(Offer::Interrupt)).await
        }
    }

    /// Gets up; others are told.
    pub(crate) async fn get_up(self) {
        drop(self.inbox);
        self.hall.tell(&self.game.agreed.id, Command::Left).await;
    }

    async fn rule(&self, ruling: Ruling) -> Result<(), Idle> {
        self.ask_as(game::arbiter(), Intent::Rule(ruling)).await
    }

    async fn ask(&self, intent: Intent) -> Result<(), Idle> {
        self.ask_as(self.visitor.clone(), intent).await
    }

    async fn ask_as(&self, visitor: Who, intent: Intent) -> Result<(), Idle> {
        // Without a task there is nobody to ask, and the session is about to end.
        let Some(outbox) = self.outbox.upgrade() else { return Ok(()) };
        Ok(self.hall.send(&self.game.agreed, Command::Ask { visitor, intent, outbox }).await?)
    }
}
