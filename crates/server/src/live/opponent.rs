//! The computer as opponent and adviser in one game.

use super::command::{Answer, Refused};
use super::table::{NotStored, Table};
use super::thinking::{self, Purpose};
use super::view::MoveText;
use crate::agreement::{Player, Strength};
use crate::board::{Event, Move};
use crate::computer::{About, Chance, Decision, Halt, Question};
use crate::turns::Asker;
use crate::visitor::Visitor;
use arbiter::{Offer, Phase, Refusal, TimeControl, TimeLeft};
use engine::Level;
use shogi::Color;
use std::sync::Arc;
use tokio::sync::mpsc;

impl Table {
    /// Lets the computer think if it is its turn and it does not think already.
    pub(super) fn let_computer_play(&mut self) {
        let turn = self.game.turn();
        let going_on = self.game.outcome().is_none() && matches!(self.game.phase(), Phase::Playing | Phase::Opening);
        if let (Player::Computer(level), true, false) =
            (self.agreement.player(turn), going_on, self.thoughts.is_playing())
        {
            let left = self.game.time_left(turn, self.watch.now());
            let clock = left.map(|left| (self.game.terms().clocks[turn.index()], left));
            self.think(level, clock, Purpose::Play);
        }
    }

    /// Lets the computer think about a move for a player; all who ask about one position get the same answer.
    pub(super) fn advise(&mut self, color: Color, outbox: &mpsc::Sender<Answer>) -> Result<(), Refused> {
        if self.game.outcome().is_some() {
            return Err(Refusal::Over.into());
        }
        if !self.agreement.has_hints() {
            return Err(Refused::NO_HINTS);
        }
        if color != self.game.turn() {
            return Err(Refusal::NotYourTurn.into());
        }
        match self.thoughts.askers() {
            Some(askers) => askers.push(outbox.clone()),
            None => self.think(Strength::Grade(Level::STRONGEST), None, Purpose::Advise(vec![outbox.clone()])),
        }
        Ok(())
    }

    fn think(&mut self, strength: Strength, clock: Option<(TimeControl, TimeLeft)>, purpose: Purpose) {
        let preparing = self.game.phase() == Phase::Opening;
        let now = self.game.position();
        let start = if preparing { now } else { &self.game.terms().start };
        let moves = self.game.moves().iter().map(|played| played.m);
        let Some(about) = About::new(strength, start, now, moves) else { return };
        let chance = Chance::of(&self.id, self.game.takebacks());
        let question = Question { about, clock, chance, stop: Halt::default() };
        let asker = Asker { visitor: self.asker().clone(), address: self.address };
        self.thoughts.begin(question, purpose, asker, &self.house);
        self.mind_the_queue();
    }

    /// For whom the computer thinks: who plays against it, or asks for advice.
    fn asker(&self) -> &Visitor {
        self.seats.players.iter().flatten().map(|seat| &seat.visitor).next().unwrap_or(&self.owner)
    }

    /// Game time stands still while the computer waits for its turn: that is neither its own time nor the player's.
    pub(super) fn mind_the_queue(&mut self) {
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
            self.audience.tell(&Answer::Queue(Arc::new(self.queued())));
        }
    }

    pub(super) async fn use_thought(&mut self, purpose: Purpose, decision: Option<Decision>) -> Result<(), NotStored> {
        match purpose {
            Purpose::Play => {
                let (by, ply) = (self.game.turn(), self.game.next_ply());
                let event = match decision {
                    // It takes its handicap without a run.
                    _ if self.game.phase() == Phase::Opening && by == Color::Black => Event::Prepare { by, m: None },
                    decision if self.game.phase() == Phase::Opening => {
                        Event::Prepare { by, m: self.first_move(decision) }
                    }
                    _ if self.game.wins_by_declaring(by) => Event::Declare { by },
                    Some(Decision::Play(m)) => Event::played(by, ply, m),
                    Some(Decision::DeclareWin) => Event::Declare { by },
                    Some(Decision::Resign) | None => Event::Resign { by },
                };
                if let Err(refusal) = self.happen(event).await? {
                    tracing::error!(game = %self.id, %refusal, "the computer's move was refused");
                }
            }
            Purpose::Advise(askers) => {
                let last = self.game.moves().last().map(|played| played.m);
                let advised = decision.and_then(Decision::played);
                let answer = advised.map_or(Answer::Refused(Refused::NO_HINT), |m| {
                    Answer::Hint(m, MoveText::new(self.game.position(), m, last))
                });
                thinking::tell(&askers, &answer);
            }
        }
        Ok(())
    }

    /// The computer's move before the other's run, where not every legal move may be made (HCAP-51).
    fn first_move(&self, decision: Option<Decision>) -> Option<shogi::Move> {
        let moves = self.game.legal_moves();
        let wanted = decision.and_then(Decision::played).filter(|m| moves.contains(m));
        match wanted.or_else(|| moves.first().copied()) {
            Some(Move::Shogi(m)) => Some(m),
            Some(Move::Family(_)) | None => None,
        }
    }

    /// What the computer agrees to: whatever a person who plays for himself may decide alone, and an impasse that it does
    /// not lose. It plays for a result: a draw without any ground it declines.
    pub(super) fn computer_accepts(&self, color: Color, offer: Offer) -> bool {
        match offer {
            Offer::Takeback | Offer::Break(_) | Offer::Interrupt => true,
            Offer::Impasse => self.game.agreed_impasse().loser() != Some(color),
            Offer::Repetition | Offer::Draw => false,
        }
    }
}
