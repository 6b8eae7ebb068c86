//! A competition of teams (団体戦 dantaisen): matches of some boards, in the order that each team entered.
//!
//! Lots decide who begins on the first board, the others take turns. A match is won by more points on its boards; the table
//! ranks by matches, then by boards, then by the matches of those met.

mod event;
mod table;

pub use event::{Config, Effect, Event, Form, Refusal, Stage, Team};
pub use table::Line;

use crate::journal::Machine;
use crate::line;
use crate::lots::lot;
use crate::pairing::{round_robin, swiss};
use crate::person::PersonId;
use crate::time::Hour;
use crate::tournament::Outcome;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// So many characters a title has at most.
const LONGEST_TITLE: usize = 120;
/// Boards of a match, people of a team with those in reserve, teams, and rounds there may be.
const MOST_BOARDS: u16 = 20;
const MOST_PEOPLE: usize = 40;
const MOST_TEAMS: usize = 200;
const MOST_ROUNDS: u16 = 99;

/// A competition as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Teams {
    config: Config,
    stage: Stage,
    /// In the order in which they entered, which is that of their strength to begin with.
    teams: Vec<(PersonId, Team)>,
    /// Who plays for a team in the next round, where that is not its first.
    lines: BTreeMap<PersonId, Vec<PersonId>>,
    rounds: Vec<Round>,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The matches in the order of the tables.
    pub matches: Vec<Match>,
    /// Which team rests: it has won, with half of the boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<PersonId>,
    /// Whether all results are there.
    #[serde(default)]
    pub is_closed: bool,
}

/// Two teams that meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// Who meets.
    pub teams: [PersonId; 2],
    /// Their boards, the first first.
    pub boards: Vec<Board>,
}

/// A board of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Of the one team and of the other.
    pub people: [PersonId; 2],
    /// Whether the other team's has the first colour.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub other_begins: bool,
    /// How it ended, for whoever has the first colour and the other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

impl Board {
    /// Who has the first colour, then the other.
    pub fn by_colour(&self) -> [&PersonId; 2] {
        let [one, other] = &self.people;
        if self.other_begins { [other, one] } else { [one, other] }
    }

    /// Halves of a point for the one team and for the other; nothing while it is played.
    pub fn halves(&self) -> Option<[i64; 2]> {
        let [first, second] = self.outcome?.scores().map(|score| score.quarters() / 2);
        Some(if self.other_begins { [second, first] } else { [first, second] })
    }
}

impl Match {
    /// Halves of a point on all boards that have ended.
    pub fn halves(&self) -> [i64; 2] {
        self.boards
            .iter()
            .filter_map(Board::halves)
            .fold([0, 0], |sum, halves| [sum[0] + halves[0], sum[1] + halves[1]])
    }

    fn is_over(&self) -> bool {
        self.boards.iter().all(|board| board.outcome.is_some())
    }
}

impl Teams {
    /// How it is played.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Where it stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Every team, in the order in which they entered.
    pub fn teams(&self) -> &[(PersonId, Team)] {
        &self.teams
    }

    /// Every round.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The team of this id.
    pub fn team(&self, id: &PersonId) -> Option<&Team> {
        self.teams.iter().find(|(team, _)| team == id).map(|(_, team)| team)
    }

    /// How many rounds there are: as many as planned, or fewer where everybody has met by then.
    pub fn planned(&self) -> usize {
        let at_most = match self.config.form {
            Form::Swiss => usize::MAX,
            Form::RoundRobin => round_robin::rounds(self.teams.len()).len(),
        };
        usize::from(self.config.rounds).min(at_most)
    }

    /// The board, match and board from 0, at which somebody plays in a round, from 1.
    pub fn board_of(&self, round: usize, person: &PersonId) -> Option<(usize, usize)> {
        let found = self.rounds.get(round.checked_sub(1)?)?;
        let at = |(number, of): (usize, &Match)| {
            Some((number, of.boards.iter().position(|board| board.people.contains(person))?))
        };
        found.matches.iter().enumerate().find_map(at)
    }

    fn need(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage == stage { Ok(()) } else { Err(Refusal::Stage(self.stage)) }
    }

    fn begin(&self, config: &Config) -> Result<Vec<Effect>, Refusal> {
        self.need(Stage::Planned)?;
        if config.title.trim().is_empty() || !line::fits(&config.title, LONGEST_TITLE) {
            return Err(Refusal::Title);
        }
        if !(1..=MOST_BOARDS).contains(&config.boards) {
            return Err(Refusal::Boards(MOST_BOARDS));
        }
        if !(1..=MOST_ROUNDS).contains(&config.rounds) {
            return Err(Refusal::Rounds(MOST_ROUNDS));
        }
        Ok(vec![Effect::Begun(config.clone())])
    }

    fn enter(&self, id: &PersonId, team: &Team) -> Result<Vec<Effect>, Refusal> {
        self.need(Stage::Open)?;
        if self.team(id).is_some() {
            return Err(Refusal::Twice(id.clone()));
        }
        if team.title.trim().is_empty() || !line::fits(&team.title, LONGEST_TITLE) {
            return Err(Refusal::Title);
        }
        let boards = usize::from(self.config.boards);
        if !(boards..=MOST_PEOPLE).contains(&team.people.len()) || self.teams.len() == MOST_TEAMS {
            return Err(Refusal::People(boards, MOST_PEOPLE));
        }
        let mut seen: BTreeSet<&PersonId> = self.teams.iter().flat_map(|(_, team)| &team.people).collect();
        match team.people.iter().find(|person| !seen.insert(person)) {
            Some(person) => Err(Refusal::Twice(person.clone())),
            None => Ok(vec![Effect::Entered { id: id.clone(), team: team.clone() }]),
        }
    }

    fn close_entries(&self) -> Result<Vec<Effect>, Refusal> {
        self.need(Stage::Open)?;
        if self.teams.len() < 2 { Err(Refusal::TooFew) } else { Ok(vec![Effect::Stage(Stage::Running)]) }
    }

    /// Whoever plays keeps the order of the team's list.
    fn line_up(&self, id: &PersonId, people: &[PersonId]) -> Result<Vec<Effect>, Refusal> {
        self.need(Stage::Running)?;
        let team = self.team(id).ok_or_else(|| Refusal::Unknown(id.clone()))?;
        let place = |person: &PersonId| team.people.iter().position(|other| other == person);
        if let Some(stranger) = people.iter().find(|person| place(person).is_none()) {
            return Err(Refusal::Unknown(stranger.clone()));
        }
        let in_order = people.windows(2).all(|two| place(&two[0]) < place(&two[1]));
        if people.len() != usize::from(self.config.boards) || !in_order {
            return Err(Refusal::Order(self.config.boards));
        }
        Ok(vec![Effect::LinedUp { id: id.clone(), people: people.to_vec() }])
    }

    fn pair(&self, seed: u64) -> Result<Vec<Effect>, Refusal> {
        self.need(Stage::Running)?;
        if self.rounds.last().is_some_and(|round| !round.is_closed) {
            return Err(Refusal::RoundOpen(self.rounds.len()));
        }
        if self.rounds.len() >= self.planned() {
            return Err(Refusal::AllPlayed(self.rounds.len()));
        }
        let (pairs, bye) = match self.config.form {
            Form::RoundRobin => self.by_circle(),
            Form::Swiss => self.by_points(seed)?,
        };
        let matches = (0..).zip(pairs).map(|(number, pair)| self.seat(pair, lot(seed, number) % 2 == 1)).collect();
        Ok(vec![Effect::Paired(Round { matches, bye, is_closed: false })])
    }

    /// The next round in which everybody meets everybody.
    fn by_circle(&self) -> (Vec<[PersonId; 2]>, Option<PersonId>) {
        let named = |number: usize| self.teams[number - 1].0.clone();
        match round_robin::rounds(self.teams.len()).into_iter().nth(self.rounds.len()) {
            Some(round) => (round.boards.into_iter().map(|pair| pair.map(named)).collect(), round.bye.map(named)),
            None => (Vec::new(), None),
        }
    }

    /// The next round in which equals meet, nobody twice.
    fn by_points(&self, seed: u64) -> Result<(Vec<[PersonId; 2]>, Option<PersonId>), Refusal> {
        let number =
            |id: &PersonId| self.teams.iter().position(|(team, _)| team == id).unwrap_or_default() as swiss::Id;
        let entrant = |(id, _): &(PersonId, Team)| swiss::Entrant {
            id: number(id),
            points: self.points(id)[0],
            met: self.opponents(id).into_iter().map(number).collect(),
            had_bye: self.rounds.iter().any(|round| round.bye.as_ref() == Some(id)),
            ..swiss::Entrant::default()
        };
        let entrants: Vec<swiss::Entrant> = self.teams.iter().map(entrant).collect();
        let round = swiss::pair(&entrants, &swiss::Settled::default(), swiss::Colours::Lots(seed));
        let round = round.map_err(|_| Refusal::NoPairing)?;
        if round.bill().of(swiss::Wish::Rematch) > 0 {
            return Err(Refusal::NoPairing);
        }
        let named = |id: swiss::Id| self.teams[id as usize].0.clone();
        let pairs = round.boards.iter().map(|board| board.players.map(named)).collect();
        Ok((pairs, round.bye.map(|(id, _)| named(id))))
    }

    /// A match of two teams: the one that begins on the first board begins on every other one.
    fn seat(&self, teams: [PersonId; 2], other_begins: bool) -> Match {
        let [one, other] = teams.each_ref().map(|team| self.line_of(team));
        let board = |(number, (one, other)): (usize, (PersonId, PersonId))| Board {
            people: [one, other],
            other_begins: other_begins == number.is_multiple_of(2),
            outcome: None,
        };
        Match { boards: one.into_iter().zip(other).enumerate().map(board).collect(), teams }
    }

    /// Who plays for a team in the next round.
    fn line_of(&self, team: &PersonId) -> Vec<PersonId> {
        let first = || self.team(team).map(|team| team.people.clone()).unwrap_or_default();
        let people = self.lines.get(team).cloned().unwrap_or_else(first);
        people.into_iter().take(usize::from(self.config.boards)).collect()
    }

    fn result(
        &self,
        (round, person): (usize, &PersonId),
        outcome: Outcome,
        corrects: bool,
    ) -> Result<Vec<Effect>, Refusal> {
        self.need(Stage::Running)?;
        if outcome == Outcome::Drawn {
            return Err(Refusal::Draw);
        }
        let (number, board) = self.board_of(round, person).ok_or_else(|| Refusal::Unknown(person.clone()))?;
        let was = self.rounds[round - 1].matches[number].boards[board].outcome;
        match was {
            Some(was) if was == outcome => return Ok(Vec::new()),
            Some(was) if !corrects => return Err(Refusal::HasResult(was.code())),
            None if corrects => return Err(Refusal::NoResult(person.clone())),
            _ => {}
        }
        Ok(vec![Effect::Ended { round, person: person.clone(), outcome }])
    }

    fn close_round(&self) -> Result<Vec<Effect>, Refusal> {
        self.need(Stage::Running)?;
        let round = self.rounds.last().filter(|round| !round.is_closed).ok_or(Refusal::NothingPaired)?;
        let open = round.matches.iter().flat_map(|of| &of.boards).find(|board| board.outcome.is_none());
        match open {
            Some(board) => Err(Refusal::BoardOpen(board.people.clone())),
            None => Ok(vec![Effect::RoundClosed]),
        }
    }

    fn finish(&self) -> Result<Vec<Effect>, Refusal> {
        self.need(Stage::Running)?;
        match self.rounds.last() {
            None => Err(Refusal::NothingPaired),
            Some(round) if !round.is_closed => Err(Refusal::RoundOpen(self.rounds.len())),
            Some(_) => Ok(vec![Effect::Stage(Stage::Finished)]),
        }
    }
}

impl Machine for Teams {
    type Event = Event;
    type Effect = Effect;
    type Refusal = Refusal;

    fn handle(&self, event: &Event, _at: Hour, _by: &str) -> Result<Vec<Effect>, Refusal> {
        match event {
            Event::Begin(config) => self.begin(config),
            Event::Enter { id, team } => self.enter(id, team),
            Event::CloseEntries => self.close_entries(),
            Event::LineUp { id, people } => self.line_up(id, people),
            Event::Pair { seed } => self.pair(*seed),
            Event::Result { round, person, outcome } => self.result((*round, person), *outcome, false),
            Event::Correct { round, person, outcome } => self.result((*round, person), *outcome, true),
            Event::CloseRound => self.close_round(),
            Event::Finish => self.finish(),
        }
    }

    fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Begun(config) => (self.config, self.stage) = (config.clone(), Stage::Open),
            Effect::Entered { id, team } => self.teams.push((id.clone(), team.clone())),
            Effect::LinedUp { id, people } => {
                self.lines.insert(id.clone(), people.clone());
            }
            Effect::Paired(round) => {
                self.lines.clear();
                self.rounds.push(round.clone());
            }
            Effect::Ended { round, person, outcome } => {
                if let Some((number, board)) = self.board_of(*round, person) {
                    self.rounds[round - 1].matches[number].boards[board].outcome = Some(*outcome);
                }
            }
            Effect::RoundClosed => {
                if let Some(round) = self.rounds.last_mut() {
                    round.is_closed = true;
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
