//! A player's place at a game: its wishes go to the game's task, and what that tells comes back as lines.

use super::board::Board;
use super::game::Match;
use super::moves;
use crate::live::{Answer, Command, Full, Intent, Tables};
use shogi::Color;
use std::sync::Arc;
use tokio::sync::mpsc;

/// So many messages may wait for a slow client; then it loses its place, and gets it back when it logs in again.
const OUTBOX: usize = 64;

pub(crate) struct Seat {
    tables: Tables,
    game: Arc<Match>,
    color: Color,
    inbox: mpsc::Receiver<Answer>,
    outbox: mpsc::WeakSender<Answer>,
    /// What has been heard; `None` until the game's task has answered.
    board: Option<Board>,
    /// How many moves the client knows.
    told: usize,
    /// Whether it knows that the game is over.
    told_end: bool,
    /// Whether the game's task has not yet answered a move: until then it is nobody's turn.
    asked: bool,
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
    pub(crate) async fn take(tables: Tables, game: Arc<Match>, color: Color, told: usize) -> Result<Seat, Full> {
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let weak = outbox.downgrade();
        let visitor = game.visitors[color.index()].clone();
        // From here on only the game's task holds the sending end: when the task ends, so does this.
        tables.send(&game.agreed, Command::Join { visitor, since: None, outbox }).await?;
        let board = None;
        Ok(Seat { tables, game, color, inbox, outbox: weak, board, told, told_end: false, asked: false })
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
        let mut lines = String::new();
        match answer {
            Answer::Snapshot(snapshot) => {
                if self.board.is_none() {
                    lines = format!("START:{}\n", self.game.id);
                }
                self.board = Some(Board::new(snapshot));
            }
            Answer::Update(update) => {
                if let Some(board) = &mut self.board {
                    board.follow(update);
                }
                self.asked = false;
            }
            Answer::Refused(_) => self.asked = false,
            Answer::Now(_) | Answer::People(_) | Answer::Review(..) | Answer::Next(_) | Answer::Hint(..) => {}
        }
        if let Some(board) = self.board.as_ref().filter(|_| !self.told_end) {
            lines += &board.lines_since(self.told, self.color);
            self.told = board.played().len();
            self.told_end = board.outcome().is_some();
        }
        lines
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
        self.ask(Intent::Move { ply, m }).await
    }

    /// Gives up: in the player's own turn by resigning, otherwise the server as arbiter ends the game.
    pub(crate) async fn resign(&mut self) -> Result<(), Idle> {
        self.ask(Intent::Resign).await
    }

    pub(crate) async fn declare(&mut self) -> Result<(), Idle> {
        self.ask(Intent::Declare).await
    }

    pub(crate) async fn interrupt(&mut self) -> Result<(), Idle> {
        Ok(())
    }

    async fn ask(&self, intent: Intent) -> Result<(), Idle> {
        // Without a task there is nobody to ask, and the session is about to end.
        let Some(outbox) = self.outbox.upgrade() else { return Ok(()) };
        let visitor = self.game.visitors[self.color.index()].clone();
        let ask = Command::Ask { visitor, intent, outbox };
        Ok(self.tables.send(&self.game.agreed, ask).await?)
    }
}
