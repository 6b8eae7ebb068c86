//! What is done about the ladder: people come to it and leave it, and see who stands where.

use super::{Rung, standing};
use crate::account::NOT_SIGNED_IN;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::notices::{About, Notice};
use crate::stored::time_of_day_ms;
use crate::who::{Bearer, Who};
use store::{LadderDeed, RatedGame};

/// So many stand on it at most.
const MOST: i64 = 500;

/// They stand on it already, or it is full.
const NO_PLACE: Failure = Failure::new(Kind::Conflict, "ladder-no-place");
/// A ladder is for people.
const NO_PROGRAMS: Failure = Failure::new(Kind::Forbidden, "ladder-no-programs");

/// Who stood above somebody, and no longer does.
fn passed(winner: &Who, before: &[Rung], after: &[Rung]) -> Vec<Who> {
    let above = |rungs: &[Rung]| -> Vec<Who> {
        rungs.iter().map(|rung| rung.person.clone()).take_while(|person| person != winner).collect()
    };
    let still = above(after);
    above(before).into_iter().filter(|person| !still.contains(person)).collect()
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

    /// Those whom the winner of a game has passed by it are told, if they may see who that is. What came about stands, whether they can be
    /// told or not: if they cannot, that is logged.
    pub(crate) async fn tell_overtaken(&self, game: &RatedGame) {
        let winner = Who::from(game.player.as_str());
        let Some(name) = self.names.of(&winner) else { return };
        match self.overtaken(&winner, game.at_ms).await {
            Ok(passed) => {
                for person in passed.iter().filter(|person| self.is_shown_to(&winner, person)) {
                    let about = About::Overtaken { at_ms: game.at_ms };
                    self.notices.tell(Notice::new(person, about, Some((&winner, &name.to_string())))).await;
                }
            }
            Err(error) => tracing::warn!(%error, "nobody is told who has passed them on the ladder"),
        }
    }

    /// Who stood above somebody before they won a game, and no longer does.
    async fn overtaken(&self, winner: &Who, ended_ms: i64) -> Result<Vec<Who>, store::Error> {
        let members = self.store.ladder_members().await?;
        if members.iter().all(|member| Who::from(member.person.as_str()) != *winner) {
            return Ok(Vec::new());
        }
        let mut games = self.store.ladder_games().await?;
        let after = standing(&members, &games, ended_ms);
        games.retain(|game| game.at_ms != ended_ms || Who::from(game.player.as_str()) != *winner);
        Ok(passed(winner, &standing(&members, &games, ended_ms), &after))
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
