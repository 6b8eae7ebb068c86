//! Games that are tasks, of a lesson or of an assignment: begun against the computer, noted when they are, and done when they
//! are won.

use super::Place;
use crate::agreement::{Agreement, Player, Strength};
use crate::app::App;
use crate::failure::Failure;
use crate::games::AnyGame;
use crate::random::GameId;
use crate::seats::{Seat, Seats};
use crate::stored::Agreed;
use crate::trainer::Outcome;
use crate::who::Who;
use arbiter::Ruleset;
use engine::Level;
use school::{Play, Task};
use shogi::Handicap;
use std::collections::HashSet;
use std::net::IpAddr;

/// What the log calls a game that was begun for a task: whether it is won says the game.
const GAME: &str = "game";
/// And a game of an assignment that was not won, once it is over.
const LOST: &str = "lost";
/// Of the games that a pupil has begun so many are looked at, the newest first.
const LOOKED_AT: i64 = 40;
/// And of those of a class.
const MOST_LOOKED_AT: i64 = 400;

impl App {
    /// The tasks that a pupil has done, by [`Place::item`]. Games that they have won since they last asked are noted as done.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tasks_done(&self, visitor: &Who) -> Result<HashSet<String>, Failure> {
        let person = visitor.to_string();
        let mut done: HashSet<String> =
            self.store.items_with(&person, Outcome::Solved.code()).await?.into_iter().collect();
        for (item, game) in self.store.lines_with(&person, GAME, LOOKED_AT).await? {
            let is_open = !done.contains(&item) && Place::of_item(&item).is_some();
            if is_open && self.is_won(visitor, &item, &game).await? == Some(true) {
                self.log_task(&person, item.clone(), Outcome::Solved.code(), game, 0).await?;
                done.insert(item);
            }
        }
        Ok(done)
    }

    /// Notes how games have ended that pupils have begun for an assignment since they take part, or one of them has, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn note_games_of(&self, assignment: &str, pupil: Option<&str>) -> Result<(), Failure> {
        for (person, item, game) in self.store.games_begun_for(assignment, pupil, MOST_LOOKED_AT).await? {
            let Some(won) = self.is_won(&Who::from(person.as_str()), &item, &game).await? else { continue };
            self.log_task(&person, item, if won { Outcome::Solved.code() } else { LOST }, game, 0).await?;
        }
        Ok(())
    }

    /// Whether a game that was begun for a task has been won by the pupil; `None` while it goes on. It may be gone by now.
    async fn is_won(&self, visitor: &Who, item: &str, game: &str) -> Result<Option<bool>, Failure> {
        let agreed = match self.find_any(game).await {
            Ok(AnyGame::Two(agreed)) if agreed.agreement.lesson.as_deref() == Some(item) => agreed,
            Ok(_) => return Ok(Some(false)),
            Err(failure) if failure.is(&Failure::NOT_FOUND) => return Ok(Some(false)),
            Err(failure) => return Err(failure),
        };
        let won = |outcome: arbiter::Outcome| {
            outcome.winner().is_some_and(|winner| agreed.seats.sides_of(visitor).contains(winner))
        };
        Ok(agreed.outcome.map(won))
    }

    /// Begins the game that a task of a lesson asks for: a game of the pupil's like any other, with a teacher beside the board.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if no game is asked for; if they begin too many.
    pub async fn begin_lesson(&self, visitor: &Who, from: IpAddr, place: Place, name: &str) -> Result<GameId, Failure> {
        let Task::Play(Play { handicap, level }) = place.task() else { return Err(Failure::NOT_FOUND) };
        let level = level.parse::<Level>().map_err(Failure::internal)?;
        self.begin_task((visitor, name), from, (*handicap, level), place.item()).await
    }

    /// Begins a game against the computer that is the task of this name.
    pub(crate) async fn begin_task(
        &self,
        (visitor, name): (&Who, &str),
        from: IpAddr,
        (handicap, level): (Handicap, Level),
        item: String,
    ) -> Result<GameId, Failure> {
        let agreement = Agreement {
            handicap,
            ruleset: Ruleset::FRIENDLY,
            players: [Player::Person, Player::Computer(Strength::Grade(level))],
            lesson: Some(item),
            ..Agreement::even_at_one_screen()
        };
        let seats = Seats { players: [Some(Seat::new(visitor.clone(), name)), None], arbiter: None };
        Ok(self.make(visitor.clone(), from, (agreement, seats)).await?.id)
    }

    /// Notes a game that is a task, when it is stored.
    pub(crate) async fn keep_begun(&self, agreed: &Agreed) -> Result<(), store::Error> {
        let Some(item) = agreed.agreement.lesson.clone() else { return Ok(()) };
        self.log_task(&agreed.owner.to_string(), item, GAME, agreed.id.to_string(), 0).await
    }
}
