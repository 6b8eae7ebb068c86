//! Taking up a game where its stored events end.

use super::hosted::{GameOf, Hosted, House};
use super::pulse::LastEvent;
use super::stopwatch::Stopwatch;
use crate::stored::{self, Corrupt};
use arbiter::{Game, Phase, Side};
use play::Board;
use std::time::Duration;

/// The course of a game, as its events tell it.
pub struct Course<G: Hosted> {
    /// The game as the referee has it after the last event.
    pub game: GameOf<G>,
    /// What else is on the table.
    pub beside: G::Beside,
    /// The number of the last event.
    pub seq: u64,
    /// The run of the server that has counted the game's time since; `None` if it has stood still.
    pub run: Option<String>,
    /// The time of day of the last event, in milliseconds since 1970.
    pub last_ms: i64,
    /// And of the last that was more than time being counted: somebody has only looked in then.
    pub news_ms: i64,
    /// And of the one since which it is the turn that it is.
    pub turn_ms: i64,
    /// And of the game's end, if it has ended.
    pub ended_ms: Option<i64>,
    /// What game time was then.
    pub at: Duration,
}

impl<G: Hosted> Course<G> {
    /// The game that these events make, handed to the referee once more at the times they happened.
    ///
    /// # Errors
    /// If something of them makes no sense.
    pub fn replay(agreed: &G, events: &[store::Event]) -> Result<Course<G>, Corrupt> {
        let corrupt = |what| Corrupt { game: agreed.id().to_string(), what };
        let mut course = Course {
            game: arbiter::Game::new(agreed.terms()),
            beside: agreed.beside(),
            seq: 0,
            run: None,
            last_ms: agreed.created_ms(),
            news_ms: agreed.created_ms(),
            turn_ms: agreed.created_ms(),
            ended_ms: None,
            at: Duration::ZERO,
        };
        for event in events {
            course.at = u64::try_from(event.at_ms).map(Duration::from_millis).map_err(|_| corrupt("time"))?;
            course.seq += 1;
            course.last_ms = event.server_ms;
            if event.seq != course.seq as i64 {
                return Err(corrupt("order"));
            }
            if event.kind == stored::RUN {
                course.run = event.data.clone();
                continue;
            }
            course.news_ms = course.last_ms;
            let (outcome, turn) = (course.game.outcome(), turn_of(&course.game));
            agreed.meet(&mut course.game, &mut course.beside, event, course.at).map_err(corrupt)?;
            if turn != turn_of(&course.game) {
                course.turn_ms = course.last_ms;
            }
            // A claim after the end makes another end of it, from which on it can be claimed again.
            if course.game.outcome().is_some() && course.game.outcome() != outcome {
                course.ended_ms = Some(course.last_ms);
            }
        }
        agreed.met(&mut course);
        Ok(course)
    }
}

/// Which turn it is of all that a game has: another whenever somebody has begun to think.
pub(super) fn turn_of<B: Board<Seat: Side>>(game: &Game<B>) -> (u32, u32, bool) {
    (game.next_ply(), game.takebacks(), matches!(game.phase(), Phase::Waiting { .. }))
}

/// Game time where it was when the game was put away or its server died: it has stood still since.
pub(super) async fn take_up_time<G: Hosted>(
    agreed: &G,
    course: &Course<G>,
    house: &House<G>,
) -> Result<Stopwatch, store::Error> {
    let waits = matches!(course.game.phase(), Phase::Waiting { .. }) && course.game.outcome().is_none();
    if let (Some(hour), true) = (agreed.appointed_ms(), waits) {
        let since = stored::time_of_day_ms().saturating_sub(hour);
        let gone = Duration::from_millis(u64::try_from(since).unwrap_or_default());
        let wait = Duration::from_millis(u64::try_from(-since).unwrap_or_default());
        return Ok(Stopwatch::starting_in(wait, gone.max(course.at)));
    }
    if agreed.is_by_the_day() {
        return Ok(Stopwatch::standing_at(course.at));
    }
    // The server may have lived on for a while after the last event. What of it the computer has thought, and what it has
    // waited for its turn, nobody knows: it thinks again.
    let computers = agreed.is_computer(course.game.turn());
    let at = match &course.run {
        Some(run) if course.game.outcome().is_none() && !computers => {
            let last = LastEvent { seq: course.seq, at: course.at, server_ms: course.last_ms, run };
            house.pulse.game_time(agreed.id(), last, &house.store).await?
        }
        _ => course.at,
    };
    Ok(Stopwatch::standing_at(at))
}
