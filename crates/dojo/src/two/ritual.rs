//! What the players do around a game: the ceremony before it, the review after it.

use super::command::{Answer, Courtesy};
use super::greeting::{Greeted, Greeting};
use super::review::{self, Review, Said};
use super::table::Table;
use super::view::Change;
use crate::ceremony::{Act, Changed};
use crate::live::{Done, NotStored, PEOPLE_EACH, Refused};
use crate::random;
use crate::seats::{Seats, Sides};
use crate::stored;
use arbiter::{Phase, Refusal};
use std::sync::Arc;
use tokio::time::Instant;

/// So many at a table are no crowd.
const FEW: usize = 20;

impl Table {
    /// Whether both are there and the ceremony goes on.
    pub(super) fn holds_ceremony(&self) -> bool {
        self.beside.ceremony.as_ref().is_some_and(|ceremony| ceremony.step().is_some())
            && self.game.outcome().is_none()
            && matches!(self.game.phase(), Phase::Waiting { here: [true, true] })
    }

    /// Draws the server's part of the lots before the players bring theirs.
    pub(super) async fn seal_lots(&mut self) -> Result<(), NotStored> {
        if self.holds_ceremony() && self.beside.ceremony.as_ref().is_some_and(|ceremony| ceremony.needs_seal()) {
            let _ = self.perform(Act::Seal(random::bytes())).await?;
        }
        Ok(())
    }

    pub(super) async fn courtesy(&mut self, sides: Sides, courtesy: Courtesy) -> Done<Refused> {
        let Some(by) = sides.iter().next() else { return Ok(Err(Refused::SPECTATOR)) };
        if !matches!(self.game.phase(), Phase::Waiting { .. }) || self.game.outcome().is_some() {
            return Ok(Err(Refused::NO_CEREMONY));
        }
        if !matches!(self.game.phase(), Phase::Waiting { here: [true, true] }) {
            return Ok(Err(Refusal::NotAllHere.into()));
        }
        let answer = self.perform(match courtesy {
            Courtesy::Greet => Act::Greet { by },
            Courtesy::SetUp(style) => Act::SetUp { by, style },
            Courtesy::Remove => Act::Remove { by },
            Courtesy::Number(number) => Act::Number { by, number },
            Courtesy::Ready => Act::Ready { by },
        });
        let answer = answer.await?;
        self.begin_if_ready().await?;
        Ok(answer)
    }

    async fn perform(&mut self, act: Act) -> Done<Refused> {
        let Some(ceremony) = &mut self.beside.ceremony else { return Ok(Err(Refused::NO_CEREMONY)) };
        let changed = Arc::make_mut(ceremony).act(&act);
        let swap = match changed {
            Changed::Nothing => return Ok(Ok(())),
            Changed::Something => None,
            Changed::Sides => Some(store::Change::SidesSwapped),
        };
        let (at, ms) = (self.watch.now(), self.house.pulse.now_ms());
        self.append(stored::ceremony_row(&act, self.seq + 1, &self.game, at, ms), swap).await?;
        if changed == Changed::Sides {
            self.agreed.seats = Arc::new(Seats::clone(&self.agreed.seats).swapped());
            self.agreed.swapped = !self.agreed.swapped;
            // Earlier events were told to those who sat elsewhere.
            self.recent.clear();
        }
        let news = self.update(Change::Ceremony);
        self.announce(news);
        if changed == Changed::Sides {
            self.tell_people();
        }
        Ok(Ok(()))
    }

    /// A player shows something on the board that both share after the game; `None` ends it.
    pub(super) fn review(&mut self, sides: Sides, place: Option<(usize, Vec<String>)>) -> Result<(), Refused> {
        let by = sides.iter().next().ok_or(Refused::SPECTATOR)?;
        if self.game.outcome().is_none() {
            return Err(Refusal::StillPlaying.into());
        }
        let Some((ply, line)) = place else {
            if self.beside.review.take().is_some() {
                self.audience.tell(&Answer::Review(by, None));
            }
            return Ok(());
        };
        self.spare_the_crowd()?;
        self.beside.review = Some(Arc::new(Review::new(&self.game, by, ply, &line).ok_or(Refused::BAD_MESSAGE)?));
        self.beside.reviewed = Some(Instant::now());
        self.audience.tell(&Answer::Review(by, self.beside.review.clone()));
        Ok(())
    }

    /// A player comments on what both look at (ETIQ-20). Before that all are silent (ETIQ-16).
    pub(super) fn say(&mut self, sides: Sides, text: String) -> Result<(), Refused> {
        let by = sides.iter().next().ok_or(Refused::SPECTATOR)?;
        let ply = self.beside.review.as_ref().ok_or(Refused::SILENCE)?.ply;
        self.spare_the_crowd()?;
        self.beside.reviewed = Some(Instant::now());
        let said = Said { by, ply, text };
        review::add(Arc::make_mut(&mut self.beside.said), said.clone());
        self.audience.tell(&Answer::Said(Arc::new(said)));
        Ok(())
    }

    /// A player greets the other. Said twice it is said once.
    pub(super) fn greet(&mut self, sides: Sides, greeting: Greeting) -> Result<(), Refused> {
        let by = sides.iter().next().ok_or(Refused::SPECTATOR)?;
        if !greeting.fits(&self.game) {
            return Err(Refused::SILENCE);
        }
        let greeted = Greeted { by, greeting };
        if !self.beside.greetings.contains(&greeted) {
            Arc::make_mut(&mut self.beside.greetings).push(greeted);
            self.audience.tell(&Answer::Greeted(greeted));
        }
        Ok(())
    }

    /// Nothing of the review is limited by what a game can hold: one player could keep the server busy with their
    /// spectators.
    fn spare_the_crowd(&self) -> Result<(), Refused> {
        let crowd = self.audience.len().saturating_sub(FEW);
        let often = PEOPLE_EACH * u32::try_from(crowd).unwrap_or(u32::MAX);
        let hurries = self.beside.reviewed.is_some_and(|last| last.elapsed() < often);
        if hurries { Err(Refused::TOO_FAST) } else { Ok(()) }
    }
}
