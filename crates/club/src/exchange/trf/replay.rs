//! An event played again from its report.

use super::{Cell, Ending, Report, Rest, Worth};
use crate::time::Hour;
use crate::tournament::{self, Config, Draws, Entrant, Event, Form, MOST_ROUNDS, Outcome, Refusal, Tournament};
use std::collections::BTreeMap;
use std::fmt;

/// Why an event cannot be played again from its report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreplayable {
    /// Something in it is unknown here; the text says what was expected.
    Unknown(&'static str),
    /// Something happened in a round, from 1, that may not be here.
    Refused {
        /// Which.
        round: usize,
        /// Why not.
        refusal: Refusal,
    },
}

impl fmt::Display for Unreplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreplayable::Unknown(what) => f.write_str(what),
            Unreplayable::Refused { round, refusal } => write!(f, "round {round}: {refusal}"),
        }
    }
}

impl std::error::Error for Unreplayable {}

/// How the event of a report is played.
pub fn config(report: &Report) -> Config {
    let head = |number| report.head(number).unwrap_or_default().to_owned();
    let day = |number| report.head(number).and_then(|day| day.replace(['/', '.'], "-").parse().ok());
    let is_dutch = report.head(192).is_some_and(|code| code.starts_with("FIDE_DUTCH"));
    let is_drawn = |cell: &Cell| matches!(cell, Cell::Board { ending: Ending::Drawn | Ending::DrawnUnrated, .. });
    let halves = |cells: &[Cell]| cells.iter().filter(|cell| **cell == Cell::Alone(Rest::Half)).count();
    let rounds = usize::from(report.rounds.unwrap_or(0)).max(report.paired()).max(1);
    let short = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    Config {
        name: head(12),
        city: head(22),
        country: head(32),
        from: day(42),
        to: day(52),
        clock: head(122),
        arbiter: head(102),
        rounds: short(rounds).min(MOST_ROUNDS),
        form: if is_dutch { Form::Dutch } else { Form::Swiss },
        draws: if report.players.iter().flat_map(|player| &player.cells).any(is_drawn) {
            Draws::Half
        } else {
            Draws::Replay
        },
        half_absences: short(report.players.iter().map(|player| halves(&player.cells)).max().unwrap_or(0)),
        ..Config::default()
    }
}

/// What happened at the event of a report, from `config` on; `entrants` are its players, in their order. All of it may
/// be at that hour.
///
/// # Errors
/// If something in it cannot be here.
pub fn events(report: &Report, config: &Config, entrants: &[Entrant], at: Hour) -> Result<Vec<Event>, Unreplayable> {
    if report.worth != Worth::default() {
        let what = "expected a point for a won game or a bye and half a point for a drawn one (162, XXS)";
        return Err(Unreplayable::Unknown(what));
    }
    if !report.accelerated.is_empty() {
        return Err(Unreplayable::Unknown("expected no points for the pairing alone (250, XXA)"));
    }
    if entrants.len() != report.players.len() {
        return Err(Unreplayable::Unknown("expected as many entrants as players"));
    }
    let places = (0..).zip(&report.players).map(|(place, player)| (player.number, place)).collect();
    let stands = vec![Stands::Out; entrants.len()];
    let mut replay = Replay { report, entrants, places, at, state: Tournament::default(), events: Vec::new(), stands };
    replay.act(0, Event::Configure(config.clone()))?;
    replay.act(0, Event::Open)?;
    for round in 0..report.paired().max(1) {
        replay.gather(round)?;
        if round < report.paired() {
            replay.play(round)?;
        }
    }
    replay.plan()?;
    Ok(replay.events)
}

struct Replay<'a> {
    report: &'a Report,
    entrants: &'a [Entrant],
    /// Where each number stands among the players.
    places: BTreeMap<u16, usize>,
    at: Hour,
    state: Tournament,
    events: Vec<Event>,
    stands: Vec<Stands>,
}

/// Whether somebody is in the list, and plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    Out,
    In,
    Withdrawn,
}

impl Replay<'_> {
    /// Something happens, with a view to a round, from 0.
    fn act(&mut self, round: usize, event: Event) -> Result<(), Unreplayable> {
        let refused = |refusal| Unreplayable::Refused { round: round + 1, refusal };
        let effects = self.state.handle(&event, self.at, "").map_err(refused)?;
        effects.iter().for_each(|effect| self.state.apply(effect));
        self.events.push(event);
        Ok(())
    }

    fn cell(&self, player: usize, round: usize) -> Cell {
        self.report.players[player].cells.get(round).copied().unwrap_or(Cell::Alone(Rest::Zero))
    }

    /// Whether somebody is in no pairing of a round, for no half point either.
    fn is_away(&self, player: usize, round: usize) -> bool {
        round < self.report.paired() && matches!(self.cell(player, round), Cell::Alone(Rest::Zero | Rest::Full))
    }

    /// Whoever comes for a round, leaves before it or comes back.
    fn gather(&mut self, round: usize) -> Result<(), Unreplayable> {
        for player in 0..self.entrants.len() {
            let is_ever = (0..self.report.paired()).any(|round| !self.is_away(player, round));
            let comes = !self.is_away(player, round) || !is_ever && round == 0;
            if self.stands[player] == Stands::Out && (comes || self.cell(player, round) == Cell::Alone(Rest::Full)) {
                let entrant = self.entrants[player].clone();
                self.act(round, if round == 0 { Event::Enter(entrant) } else { Event::LateEntry(entrant) })?;
                self.stands[player] = Stands::In;
            }
        }
        if round == 0 {
            self.act(round, Event::CloseEntries)?;
        }
        for player in 0..self.entrants.len() {
            let person = self.entrants[player].id.clone();
            match (self.stands[player], self.is_away(player, round)) {
                (Stands::In, true) => {
                    self.act(round, Event::Withdraw(person))?;
                    self.stands[player] = Stands::Withdrawn;
                    continue;
                }
                (Stands::Withdrawn, false) => {
                    self.act(round, Event::Return(person.clone()))?;
                    self.stands[player] = Stands::In;
                }
                _ => {}
            }
            if self.cell(player, round) == Cell::Alone(Rest::Half) {
                self.act(round, Event::Absent { person, round: round + 1 })?;
            }
        }
        Ok(())
    }

    /// A round, with the pairs that it had.
    fn play(&mut self, round: usize) -> Result<(), Unreplayable> {
        let mut outcomes = BTreeMap::new();
        for player in 0..self.entrants.len() {
            let Cell::Board { opponent, is_first, ending } = self.cell(player, round) else { continue };
            let Some(other) = self.places.get(&opponent).copied().filter(|other| *other > player) else { continue };
            let Cell::Board { is_first: theirs, ending: end, .. } = self.cell(other, round) else { continue };
            let begins = is_first.or(theirs.map(|first| !first)).unwrap_or(true);
            let are_both_away = [ending, end] == [Ending::LostByForfeit; 2];
            let (pair, ending) = if begins { ([player, other], ending) } else { ([other, player], end) };
            let pair = pair.map(|player| self.entrants[player].id.clone());
            outcomes.insert(pair[0].clone(), if are_both_away { Outcome::BothAway } else { outcome(ending) });
            self.act(round, Event::Fix(pair))?;
        }
        let rest = |player: &usize| self.cell(*player, round) == Cell::Alone(Rest::Paired);
        if (0..self.entrants.len()).filter(rest).count() > 1 {
            return Err(Unreplayable::Unknown("expected one bye by the pairing (U) in a round at most"));
        }
        // One lot decides who begins, and the report says how it fell.
        let begins = self.report.top_began.unwrap_or(true);
        let seed = (0..2).find(|seed| tournament::top_begins(*seed) == begins).unwrap_or(0);
        self.act(round, Event::Propose { seed: if round == 0 { seed } else { round as u64 + 1 } })?;
        self.act(round, Event::Confirm)?;
        let boards = self.state.rounds().last().map(|round| round.boards.clone()).unwrap_or_default();
        for (number, board) in (1..).zip(boards) {
            let outcome = outcomes.get(&board.people[0]).copied().unwrap_or(Outcome::BothAway);
            let report = tournament::Report { round: round + 1, board: number, outcome, corrects: false };
            self.act(round, Event::Result(report))?;
        }
        self.act(round, Event::CloseRound)?;
        for player in 0..self.entrants.len() {
            if self.cell(player, round) == Cell::Alone(Rest::Full) {
                let person = self.entrants[player].id.clone();
                self.act(round, Event::Adjust { person, halves: 2, reason: "bye (F)".to_owned() })?;
            }
        }
        Ok(())
    }

    /// Who is not to meet, and who will be there.
    fn plan(&mut self) -> Result<(), Unreplayable> {
        let (report, played) = (self.report, self.report.paired());
        let id = |number: &u16| self.places.get(number).map(|place| self.entrants[*place].id.clone());
        let mut wanted = Vec::new();
        for forbidden in &report.forbidden {
            let people: Vec<_> = forbidden.players.iter().filter_map(id).collect();
            for (place, one) in people.iter().enumerate() {
                let rest = people[place + 1..].iter().filter(|other| *other != one);
                wanted.extend(rest.map(|other| Event::Forbid([one.clone(), other.clone()])));
            }
        }
        let next = played + 1;
        let mut missing = Vec::new();
        for absence in &report.absences {
            let round = absence.round.map_or(next, usize::from);
            if (next..=usize::from(self.state.config().rounds)).contains(&round) {
                let people = absence.players.iter().filter_map(id);
                missing.extend(people.map(|person| (person, round)));
            }
        }
        let is_last = played >= usize::from(self.state.config().rounds);
        let misses_next = |entrant: &Entrant| missing.contains(&(entrant.id.clone(), next));
        // Whoever is not said to stay away comes back.
        let mut gone = Vec::new();
        for (entrant, stands) in self.entrants.iter().zip(&self.stands) {
            match stands {
                Stands::Withdrawn if is_last || misses_next(entrant) => gone.push(&entrant.id),
                Stands::Withdrawn => wanted.push(Event::Return(entrant.id.clone())),
                Stands::In | Stands::Out => {}
            }
        }
        let missing = missing.iter().filter(|(person, _)| !gone.contains(&person)).cloned();
        wanted.extend(missing.map(|(person, round)| Event::Absent { person, round }));
        wanted.into_iter().try_for_each(|event| self.act(played, event))
    }
}

/// How a game ended, as the one with the first colour tells it.
const fn outcome(ending: Ending) -> Outcome {
    match ending {
        Ending::Won | Ending::WonUnrated => Outcome::First,
        Ending::Lost | Ending::LostUnrated => Outcome::Second,
        Ending::Drawn | Ending::DrawnUnrated => Outcome::Halved,
        Ending::WonByForfeit => Outcome::SecondAway,
        Ending::LostByForfeit => Outcome::FirstAway,
    }
}
