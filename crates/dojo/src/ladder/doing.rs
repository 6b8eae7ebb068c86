//! What is done about the ladder: people come to it and leave it, and see who stands where.

use super::{Rung, standing};
use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::stored::time_of_day_ms;
use crate::who::Bearer;
use store::LadderDeed;

/// So many stand on it at most.
const MOST: i64 = 500;

/// They stand on it already, or it is full.
const NO_PLACE: Failure = Failure::new(Kind::Conflict, "ladder-no-place");
/// A ladder is for people.
const NO_PROGRAMS: Failure = Failure::new(Kind::Forbidden, "ladder-no-programs");

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
