//! What somebody who wants something may have, and what it is for the referee.

use super::command::{Answer, Intent};
use super::table::Table;
use super::view::{squares_concerned, taker_back};
use crate::agreement::Player;
use crate::live::{Done, MOST_EVENTS, NotStored, Refused, is_crowded};
use crate::referee::Event;
use crate::seats::Sides;
use crate::who::Who;
use arbiter::handicap::OpeningFault;
use arbiter::{Offer, Outcome, Phase, Refusal};
use play::{AnyMove, Attempt, Board as _};
use shogi::Color;
use tokio::sync::mpsc;

impl Table {
    pub(super) async fn ask(&mut self, visitor: &Who, intent: Intent, outbox: &mpsc::Sender<Answer>) -> Done<Refused> {
        let sides = self.agreed.seats.sides_of(visitor);
        let intent = match intent {
            Intent::Hint if sides == Sides::NONE => return Ok(Err(Refused::SPECTATOR)),
            Intent::Hint => {
                let asked = self.advise(self.to_move(sides), outbox);
                // Who was helped has not shown what they play.
                if asked.is_ok() && self.agreed.agreement.rated {
                    self.house.store.do_not_rate(self.agreed.id.as_str()).await?;
                }
                return Ok(asked);
            }
            Intent::Courtesy(courtesy) => return self.courtesy(sides, courtesy).await,
            Intent::Review(place) => return Ok(self.review(sides, place)),
            Intent::Say(text) => return Ok(self.say(sides, text)),
            Intent::Greet(greeting) => return Ok(self.greet(sides, greeting)),
            other => other,
        };
        let event = match self.event_of(visitor, &intent) {
            Ok(Some(event)) => event,
            Ok(None) => return Ok(Ok(())),
            Err(refused) => return Ok(Err(refused)),
        };
        let answer = self.happen(event).await?;
        if let (Ok(_), Intent::Rule(ruling)) = (&answer, &intent) {
            tracing::info!(game = %self.agreed.id, ?ruling, "the arbiter has ruled");
        }
        if answer.is_ok() {
            self.answer_for_those_who_need_not_be_asked().await?;
        }
        Ok(answer.map_err(|refusal| Refused::by_referee(refusal, self.squares_concerned(&intent, refusal))))
    }

    /// What a wish is for the referee; `None` if it has been fulfilled already.
    fn event_of(&self, visitor: &Who, intent: &Intent) -> Result<Option<Event>, Refused> {
        let sides = self.agreed.seats.sides_of(visitor);
        let is_arbiter = self.agreed.seats.is_arbiter(visitor);
        match *intent {
            Intent::Rule(ruling) if is_arbiter => return Ok(Some(Event::Rule(ruling))),
            Intent::Close if is_arbiter => return Ok(Some(Event::Close)),
            Intent::Rule(_) => return Err(Refused::NOT_ARBITER),
            _ => {}
        }
        let turn = self.game.turn();
        let last_mover = taker_back(sides, turn).ok_or(Refused::SPECTATOR)?;
        let by = self.to_move(sides);
        let talk = matches!(intent, Intent::Offer(_) | Intent::Answer { .. });
        if self.seq > MOST_EVENTS || talk && is_crowded(self.game.moves().len(), self.seq) {
            return Err(Refused::TOO_LONG);
        }
        Ok(Some(match *intent {
            Intent::Move { ply, m: ref text } => {
                // What another game's move means can be told from its position alone, and that has gone.
                let made = self.game.moves().get((ply as usize).wrapping_sub(1));
                if let Some(AnyMove::Family(made)) = made.map(|played| played.m) {
                    return if made.text() == text { Ok(None) } else { Err(Refusal::PlyTaken.into()) };
                }
                let m = self.game.position().read(text).ok_or(Refused::BAD_MESSAGE)?;
                if self.game.phase() == Phase::Opening && self.game.outcome().is_none() {
                    return self.preparation(by, ply, m);
                }
                let by = self.mover_of(ply).filter(|color| sides.contains(*color)).unwrap_or(by);
                Event::Move { by, ply, m, lag: self.lag(by).unwrap_or_default() }
            }
            Intent::Prepared if !sides.contains(Color::Black) => return Err(Refusal::NotYourTurn.into()),
            Intent::Prepared => Event::Prepare { by: Color::Black, m: None },
            Intent::Resign => Event::Resign { by },
            Intent::Declare => Event::Declare { by },
            Intent::Offer(Offer::Takeback) => Event::Offer { by: last_mover, offer: Offer::Takeback },
            Intent::Offer(offer) => {
                self.game.can_propose(by, offer)?;
                // Each question makes the computer begin its thought anew, while its clock runs.
                if self.beside.declined == Some((self.game.next_ply(), offer)) {
                    return Err(Refused::DECLINED_ALREADY);
                }
                Event::Offer { by, offer }
            }
            // Meanwhile the other may have put another proposal in the place of that one.
            Intent::Answer { to: Some(to), .. } if self.game.offer().is_none_or(|(_, offer)| offer != to) => {
                return Err(Refusal::NoOffer.into());
            }
            Intent::Answer { accept, .. } => Event::Answer { by: self.answerer(sides), accept },
            Intent::Resume => Event::Resume { by },
            Intent::Claim { ply, foul } => Event::Claim { by: self.claimant(sides, ply), ply, foul },
            Intent::ClaimGame { without_result } => self.claim_of_game(sides, by, without_result)?,
            Intent::Close => self.waiver(sides),
            // Dealt with already.
            Intent::Rule(_)
            | Intent::Hint
            | Intent::Courtesy(_)
            | Intent::Review(_)
            | Intent::Say(_)
            | Intent::Greet(_) => {
                return Ok(None);
            }
        }))
    }

    /// A move of the run or before it; the same one twice does no harm.
    fn preparation(&self, by: Color, ply: u32, m: Attempt<AnyMove>) -> Result<Option<Event>, Refused> {
        let (Attempt::Move(AnyMove::Shogi(m)), Some(opening)) = (m, self.game.opening()) else {
            return Err(Refused::BAD_MESSAGE);
        };
        if by == Color::White && opening.first() == Some(m) {
            return Ok(None);
        }
        if by != self.game.turn() {
            return Err(Refusal::NotYourTurn.into());
        }
        let made = opening.made();
        match (ply as usize).checked_sub(1) {
            Some(index) if index == made.len() => {
                if opening.can_play(m) == Err(OpeningFault::Drops) {
                    let refusal = Refusal::Opening(OpeningFault::Drops);
                    return Err(Refused::by_referee(refusal, vec![m.to().to_string()]));
                }
                Ok(Some(Event::Prepare { by, m: Some(m) }))
            }
            Some(index) if made.get(index) == Some(&m) => Ok(None),
            Some(index) if index > made.len() => Err(Refusal::PlyAhead.into()),
            _ => Err(Refusal::PlyTaken.into()),
        }
    }

    /// As which colour somebody acts: the one whose turn it is, if they play it.
    fn to_move(&self, sides: Sides) -> Color {
        let turn = self.game.turn();
        if sides.contains(turn) { turn } else { !turn }
    }

    /// As which colour somebody answers: as the one who is asked, if they play it.
    fn answerer(&self, sides: Sides) -> Color {
        match self.game.offer() {
            Some((from, _)) if sides.contains(!from) => !from,
            Some((from, _)) => from,
            None => self.to_move(sides),
        }
    }

    /// Whoever plays these sides will claim nothing more. Where nobody else could, that closes the record (FOUL-17).
    fn waiver(&self, sides: Sides) -> Event {
        let winner = self.game.outcome().and_then(Outcome::winner);
        let may_gain = |color: &Color| winner != Some(*color);
        let claims = |color: Color| !sides.contains(color) && self.agreed.agreement.player(color) == Player::Person;
        if Color::ALL.into_iter().filter(may_gain).any(claims) {
            Event::Waive { by: sides.iter().find(may_gain).unwrap_or(self.to_move(sides)) }
        } else {
            Event::Close
        }
    }

    fn claimant(&self, sides: Sides, ply: u32) -> Color {
        let against = self.game.mover(ply);
        if sides.contains(!against) { !against } else { against }
    }

    /// Who played the move with this number.
    fn mover_of(&self, ply: u32) -> Option<Color> {
        (1..self.game.next_ply()).contains(&ply).then(|| self.game.mover(ply))
    }

    /// Whoever plays alone agrees with themselves; the computer answers when it has thought, where it must. And whoever
    /// has invited can call that off as long as nobody has come.
    pub(super) async fn answer_for_those_who_need_not_be_asked(&mut self) -> Result<(), NotStored> {
        let Some((from, offer)) = self.game.offer() else { return Ok(()) };
        let alone = self.agreed.seats.player(!from).is_none();
        let accept = match (self.agreed.agreement.between_two, self.agreed.agreement.player(!from)) {
            (true, _) if alone && offer == Offer::Interrupt => true,
            (true, _) => return Ok(()),
            (false, Player::Person) => true,
            (false, Player::Computer(_)) => match self.computer_accepts(!from, offer) {
                Some(accept) => accept,
                None => return Ok(()),
            },
        };
        self.answer_as_computer(!from, accept).await
    }

    /// The computer's answer to what has been proposed to it, or that of who agrees with themselves.
    pub(super) async fn answer_as_computer(&mut self, by: Color, accept: bool) -> Result<(), NotStored> {
        let Some((_, offer)) = self.game.offer() else { return Ok(()) };
        if !accept {
            self.beside.declined = Some((self.game.next_ply(), offer));
        }
        let _ = self.happen(Event::Answer { by, accept }).await?;
        Ok(())
    }

    /// The squares to show beside a move that is refused.
    fn squares_concerned(&self, intent: &Intent, refusal: Refusal) -> Vec<String> {
        let bar = match refusal {
            Refusal::Foul(foul) => foul.bar(),
            Refusal::Opening(OpeningFault::Illegal(reason)) => Some(reason.into()),
            Refusal::Opening(_) => None,
            _ => return Vec::new(),
        };
        let Intent::Move { m, .. } = intent else { return Vec::new() };
        let board = self.game.position();
        board.read(m).map(|attempt| squares_concerned(board, attempt, bar)).unwrap_or_default()
    }
}
