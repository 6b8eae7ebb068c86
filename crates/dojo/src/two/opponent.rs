//! The computer as opponent and adviser in one game.

use super::command::Answer;
use super::draw;
use super::table::Table;
use crate::agreement::{Player, Strength};
use crate::computer::{About, Chance, Computer, Decision, Effort, Halt, Question, Thought};
use crate::live::{NotStored, Purpose, Refused, tell};
use crate::move_text::MoveText;
use crate::referee::Event;
use crate::stored::Agreed;
use arbiter::{Offer, Phase, Refusal};
use engine::Level;
use play::{AnyBoard, AnyMove};
use shogi::Color;
use tokio::sync::mpsc;

impl Table {
    /// Lets the computer think if it has been asked something or it is its turn, and it does not think already.
    pub(super) fn let_computer_play(&mut self) {
        if self.game.outcome().is_some() || self.thoughts.are_own() {
            return;
        }
        if self.owes_an_answer() {
            return self.ask_computer(self.strongest(), Effort::Positions(draw::POSITIONS), Purpose::Weigh);
        }
        let turn = self.game.turn();
        let going_on = matches!(self.game.phase(), Phase::Playing | Phase::Opening);
        if let (Player::Computer(level), true) = (self.agreed.agreement.player(turn), going_on) {
            let effort = match self.game.time_left(turn, self.watch.now()) {
                Some(left) => Effort::Clock(self.game.terms().clocks[turn.index()], left),
                None => Effort::Allowed,
            };
            self.ask_computer(level, effort, Purpose::Play);
        }
    }

    /// Whether something was proposed to the computer that it must think about first.
    fn owes_an_answer(&self) -> bool {
        self.game.offer().is_some_and(|(from, offer)| {
            self.agreed.agreement.player(!from) != Player::Person && self.computer_accepts(!from, offer).is_none()
        })
    }

    /// Who knows best what a position of this game is worth.
    fn strongest(&self) -> Strength {
        match self.game.position() {
            AnyBoard::Shogi(_) => Strength::Grade(Level::STRONGEST),
            AnyBoard::Family(_) => Strength::Number(variants::Level::STRONGEST),
        }
    }

    /// Lets the computer think about a move for a player; all who ask about one position get the same answer.
    pub(super) fn advise(&mut self, color: Color, outbox: &mpsc::Sender<Answer>) -> Result<(), Refused> {
        if self.game.outcome().is_some() {
            return Err(Refusal::Over.into());
        }
        if !self.agreed.agreement.has_hints() {
            return Err(Refused::NO_HINTS);
        }
        if color != self.game.turn() {
            return Err(Refusal::NotYourTurn.into());
        }
        match self.thoughts.askers() {
            Some(askers) => askers.push(outbox.clone()),
            None => self.ask_computer(self.strongest(), Effort::Allowed, Purpose::Advise(vec![outbox.clone()])),
        }
        Ok(())
    }

    fn ask_computer(&mut self, strength: Strength, effort: Effort, purpose: Purpose<Agreed>) {
        let preparing = self.game.phase() == Phase::Opening;
        let now = self.game.position();
        let start = if preparing { now } else { &self.game.terms().start };
        let moves = self.game.moves().iter().map(|played| played.m);
        let Some(about) = About::new(strength, start, now, moves) else { return };
        let chance = Chance::of(&self.agreed.id, self.game.takebacks());
        let question = Question { about, effort, chance, stop: Halt::default() };
        let stop = question.stop.clone();
        self.think(purpose, stop, async move |computer: Computer, turn| computer.answer(question, turn).await);
    }

    pub(super) async fn use_thought(
        &mut self,
        purpose: Purpose<Agreed>,
        thought: Option<Thought>,
    ) -> Result<(), NotStored> {
        let decision = thought.map(|thought| thought.decision);
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
                    tracing::error!(game = %self.agreed.id, %refusal, "the computer's move was refused");
                }
            }
            Purpose::Weigh => {
                let Some((from, _)) = self.game.offer() else { return Ok(()) };
                let accept = thought.is_some_and(|thought| {
                    let score = if self.game.turn() == from { -thought.score } else { thought.score };
                    engine::is_even_or_worse(score)
                });
                self.answer_as_computer(!from, accept).await?;
            }
            Purpose::Advise(askers) => {
                let last = self.game.moves().last().map(|played| played.m);
                let advised = decision.and_then(Decision::played);
                let answer = advised.map_or(Answer::Refused(Refused::NO_HINT), |m| {
                    Answer::Hint(m, MoveText::new(self.game.position(), m, last))
                });
                tell(&askers, &answer);
            }
        }
        Ok(())
    }

    /// The computer's move before the other's run, where not every legal move may be made (HCAP-51).
    fn first_move(&self, decision: Option<Decision>) -> Option<shogi::Move> {
        let moves = self.game.legal_moves();
        let wanted = decision.and_then(Decision::played).filter(|m| moves.contains(m));
        match wanted.or_else(|| moves.first().copied()) {
            Some(AnyMove::Shogi(m)) => Some(m),
            Some(AnyMove::Family(_)) | None => None,
        }
    }

    /// What the computer agrees to: whatever a person who plays for nobody else may decide alone, and an impasse that
    /// it does not lose. `None` if it must think about it: about a repetition, and late in the game about a draw
    /// (END-14, END-23).
    pub(super) fn computer_accepts(&self, color: Color, offer: Offer) -> Option<bool> {
        match offer {
            Offer::Takeback | Offer::Break(_) | Offer::Interrupt => Some(true),
            Offer::Impasse => Some(self.game.agreed_impasse().loser() != Some(color)),
            Offer::Draw if !draw::is_late(&self.game) => Some(false),
            Offer::Repetition | Offer::Draw => None,
        }
    }
}
