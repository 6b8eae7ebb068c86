//! What is done about the ladder: people come to it and leave it, and see who stands where.

use super::{Rung, standing};
use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::notices::{About, Notice};
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use store::LadderDeed;

/// So many stand on it at most.
const MOST: i64 = 500;

/// They stand on it already, or it is full.
const NO_PLACE: Failure = Failure::new(Kind::Conflict, "ladder-no-place");
/// A ladder is for people.
const NO_PROGRAMS: Failure = Failure::new(Kind::Forbidden, "ladder-no-programs");

/// Who stood above somebody, and no longer does.
fn passed<'a>(winner: &Who, before: &'a [Rung], after: &[Rung]) -> impl Iterator<Item = &'a Who> {
    let above = |rungs: &[Rung]| rungs.iter().take_while(|rung| rung.person != *winner).count();
    let still: Vec<Who> = after[..above(after)].iter().map(|rung| rung.person.clone()).collect();
    before[..above(before)].iter().map(|rung| &rung.person).filter(move |person| !still.contains(person))
}

impl App {
    /// Who stands where on the ladder, from the top.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ladder(&self) -> Result<Vec<Rung>, Failure> {
        let members = self.store.ladder_members().await?;
        if members.is_empty() {
            return Ok(Vec::new());
        }
        let mut rungs = standing(&members, &self.store.ladder_games().await?, time_of_day_ms());
        // Whoever has gone for good stands nowhere any more.
        rungs.retain(|rung| self.names.of(&rung.person).is_some());
        Ok(rungs)
    }

    /// Those whom somebody has passed by what they won at that moment are told.
    pub(crate) async fn tell_overtaken(&self, winner: &Who, ended_ms: i64) -> Result<(), Failure> {
        let members = self.store.ladder_members().await?;
        let Some(name) =
            self.names.of(winner).filter(|_| members.iter().any(|member| Who::from(&*member.person) == *winner))
        else {
            return Ok(());
        };
        let mut games = self.store.ladder_games().await?;
        let now_ms = time_of_day_ms();
        let after = standing(&members, &games, now_ms);
        games.retain(|game| game.at_ms != ended_ms || Who::from(&*game.player) != *winner);
        let before = standing(&members, &games, now_ms);
        for passed in passed(winner, &before, &after) {
            self.notices.tell(Notice::new(passed, About::Overtaken, Some((winner, &name.to_string())))).await;
        }
        Ok(())
    }

    /// Somebody comes to its foot.
    ///
    /// # Errors
    /// If they have no name, are a program, stand on it already, or it is full.
    pub async fn join_ladder(&self, bearer: &Bearer) -> Result<(), Failure> {
        let who = bearer.who();
        self.names.of(who).ok_or(NOT_SIGNED_IN)?;
        if self.names.is_program(who) {
            return Err(NO_PROGRAMS);
        }
        let deed = LadderDeed::Join { person: who.to_string(), at_ms: time_of_day_ms(), most: MOST };
        match self.store.ladder_deed(deed).await {
            Err(store::Error::Taken) => Err(NO_PLACE),
            done => Ok(done?),
        }
    }

    /// They leave it; whoever comes back begins at the foot.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if they do not stand on it.
    pub async fn leave_ladder(&self, bearer: &Bearer) -> Result<(), Failure> {
        let deed = LadderDeed::Leave { person: bearer.who().to_string(), at_ms: time_of_day_ms() };
        Ok(self.store.ladder_deed(deed).await?)
    }
}
