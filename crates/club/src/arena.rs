//! An arena: whoever is free is paired, for as long as it lasts, and points come by game.
//!
//! People come and go. A small house is not left waiting: whoever is free is paired by the cheapest matching of all who are,
//! so that near places meet, nobody meets the same opponent twice running while others play, and who waited last time does
//! not wait again.

mod event;
mod pairing;
mod points;
mod table;

pub use event::{Effect, Event, Refusal, Stage};
pub use pairing::Reason;
pub use points::{Game, Points};
pub use table::Line;

use crate::journal::Machine;
use crate::line;
use crate::person::PersonId;
use crate::time::Hour;
use crate::tournament::{Entrant, MOST_PEOPLE, Outcome};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// So many characters its title has at most.
const LONGEST_TITLE: usize = 120;

/// An arena as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arena {
    title: String,
    points: Points,
    until: Option<Hour>,
    stage: Stage,
    players: BTreeMap<PersonId, Player>,
    boards: Vec<Board>,
}

/// Somebody who has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// As they came.
    pub entrant: Entrant,
    /// Whether they play on: not while they are away, and not after the game they are in if they want to leave.
    pub is_in: bool,
    /// How often running others were paired and they were not.
    pub waited: u32,
}

/// A game of an arena.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Who has the first colour, then the other.
    pub people: [PersonId; 2],
    /// How it ended; nothing while it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Who gave up half of their time before it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub halved: Vec<PersonId>,
}

impl Arena {
    /// What it is called.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Where it stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Until when pairs are made.
    pub fn until(&self) -> Option<Hour> {
        self.until
    }

    /// Who has come, by their ids.
    pub fn players(&self) -> &BTreeMap<PersonId, Player> {
        &self.players
    }

    /// Every game, in the order in which they began.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The game that somebody plays, from 0.
    pub fn board_of(&self, person: &PersonId) -> Option<usize> {
        self.boards.iter().position(|board| board.outcome.is_none() && board.people.contains(person))
    }

    /// Who is there and plays no game, by their ids.
    pub fn waiting(&self) -> Vec<&PersonId> {
        let is_free = |(person, player): &(&PersonId, &Player)| player.is_in && self.board_of(person).is_none();
        self.players.iter().filter(is_free).map(|(person, _)| person).collect()
    }

    fn player(&self, person: &PersonId) -> Result<&Player, Refusal> {
        self.players.get(person).ok_or_else(|| Refusal::Unknown(person.clone()))
    }

    fn need(&self, stages: &[Stage]) -> Result<(), Refusal> {
        if stages.contains(&self.stage) { Ok(()) } else { Err(Refusal::Stage(self.stage)) }
    }

    fn begin(&self, title: &str, points: Points, until: Option<Hour>, at: Hour) -> Result<Vec<Effect>, Refusal> {
        self.need(&[Stage::Planned])?;
        if title.trim().is_empty() || !line::fits(title, LONGEST_TITLE) {
            return Err(Refusal::Title);
        }
        match until.filter(|until| *until <= at) {
            Some(until) => Err(Refusal::Past(until)),
            None => Ok(vec![Effect::Begun { title: title.to_owned(), points, until }]),
        }
    }

    fn arrive(&self, entrant: &Entrant) -> Result<Vec<Effect>, Refusal> {
        self.need(&[Stage::Running])?;
        match self.players.get(&entrant.id) {
            Some(player) if player.is_in => Ok(Vec::new()),
            None if self.players.len() == MOST_PEOPLE => Err(Refusal::Full),
            _ => Ok(vec![Effect::Arrived(entrant.clone())]),
        }
    }

    fn leave(&self, person: &PersonId) -> Result<Vec<Effect>, Refusal> {
        self.need(&[Stage::Running, Stage::Closing])?;
        if self.player(person)?.is_in { Ok(vec![Effect::Left(person.clone())]) } else { Ok(Vec::new()) }
    }

    fn pair(&self, seed: u64, at: Hour) -> Result<Vec<Effect>, Refusal> {
        self.need(&[Stage::Running])?;
        if let Some(until) = self.until.filter(|until| at >= *until) {
            return Err(Refusal::Past(until));
        }
        let boards = self.pairs(seed);
        if boards.is_empty() { Err(Refusal::NobodyFree) } else { Ok(vec![Effect::Paired(boards)]) }
    }

    fn result(&self, number: usize, outcome: Outcome, corrects: bool) -> Result<Vec<Effect>, Refusal> {
        self.need(&[Stage::Running, Stage::Closing])?;
        let board = number.checked_sub(1).and_then(|index| self.boards.get(index)).ok_or(Refusal::Board(number))?;
        // A drawn game stands: another opponent is waiting.
        if outcome == Outcome::Drawn {
            return Err(Refusal::Draw);
        }
        match board.outcome {
            Some(was) if was == outcome => return Ok(Vec::new()),
            Some(was) if !corrects => return Err(Refusal::HasResult { board: number, was: was.code() }),
            None if corrects => return Err(Refusal::NoResult(number)),
            _ => {}
        }
        let is_last = self.boards.iter().filter(|board| board.outcome.is_none()).count() == 1;
        let over = (self.stage == Stage::Closing && is_last && !corrects).then_some(Effect::Stage(Stage::Over));
        Ok([Effect::Ended { board: number, outcome }].into_iter().chain(over).collect())
    }

    fn halve(&self, number: usize, person: &PersonId) -> Result<Vec<Effect>, Refusal> {
        self.need(&[Stage::Running, Stage::Closing])?;
        let board = number.checked_sub(1).and_then(|index| self.boards.get(index)).ok_or(Refusal::Board(number))?;
        if !board.people.contains(person) {
            return Err(Refusal::Unknown(person.clone()));
        }
        if board.halved.contains(person) {
            return Ok(Vec::new());
        }
        Ok(vec![Effect::Halved { board: number, person: person.clone() }])
    }

    fn close(&self) -> Result<Vec<Effect>, Refusal> {
        self.need(&[Stage::Running])?;
        let is_played = self.boards.iter().any(|board| board.outcome.is_none());
        Ok(vec![Effect::Stage(if is_played { Stage::Closing } else { Stage::Over })])
    }

    fn seat(&mut self, boards: &[Board]) {
        let seated = |person: &PersonId| boards.iter().any(|board| board.people.contains(person));
        let left: Vec<PersonId> = self.waiting().into_iter().filter(|person| !seated(person)).cloned().collect();
        for (person, player) in &mut self.players {
            if left.contains(person) {
                player.waited += 1;
            } else if seated(person) {
                player.waited = 0;
            }
        }
        self.boards.extend_from_slice(boards);
    }
}

impl Machine for Arena {
    type Event = Event;
    type Effect = Effect;
    type Refusal = Refusal;

    fn handle(&self, event: &Event, at: Hour, _by: &str) -> Result<Vec<Effect>, Refusal> {
        match event {
            Event::Begin { title, points, until } => self.begin(title, *points, *until, at),
            Event::Arrive(entrant) => self.arrive(entrant),
            Event::Leave(person) => self.leave(person),
            Event::Pair { seed } => self.pair(*seed, at),
            Event::Halve { board, person } => self.halve(*board, person),
            Event::Result { board, outcome } => self.result(*board, *outcome, false),
            Event::Correct { board, outcome } => self.result(*board, *outcome, true),
            Event::Close => self.close(),
        }
    }

    fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Begun { title, points, until } => {
                self.title.clone_from(title);
                (self.points, self.until, self.stage) = (*points, *until, Stage::Running);
            }
            Effect::Arrived(entrant) => {
                let new = || Player { entrant: entrant.clone(), is_in: true, waited: 0 };
                self.players.entry(entrant.id.clone()).or_insert_with(new).is_in = true;
            }
            Effect::Left(person) => {
                if let Some(player) = self.players.get_mut(person) {
                    (player.is_in, player.waited) = (false, 0);
                }
            }
            Effect::Paired(boards) => self.seat(boards),
            Effect::Halved { board, person } => {
                if let Some(board) = self.boards.get_mut(board.wrapping_sub(1)) {
                    board.halved.push(person.clone());
                }
            }
            Effect::Ended { board, outcome } => {
                if let Some(board) = self.boards.get_mut(board.wrapping_sub(1)) {
                    board.outcome = Some(*outcome);
                }
            }
            Effect::Stage(stage) => self.stage = *stage,
        }
    }

    fn no_step(step: usize) -> Refusal {
        Refusal::Step(step)
    }

    fn depends(step: usize) -> Refusal {
        Refusal::Depends(step)
    }
}

#[cfg(test)]
mod tests;
