//! A league in one of its seasons, as a state machine: enrolled, drawn, played, closed.

mod event;
mod refusal;

pub use event::{Effect, Event, Free, Member, Roster, Start};
pub use refusal::Refusal;

use super::draw::{NoDraw, Round, draw};
use super::free_class::{Declared, WayBack, free_until, later};
use super::sheet::{MAIN, Results};
use super::table::{Class, Table};
use crate::career::Dossier;
use crate::journal::Machine;
use crate::lots::lot;
use crate::person::PersonId;
use crate::time::{Date, Hour};
use std::collections::{BTreeMap, BTreeSet};

/// So many characters at most are what a season is called.
const LONGEST_TITLE: usize = 120;

/// How far a season is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Nothing is there yet.
    #[default]
    Nothing,
    /// People are enrolled.
    Planned,
    /// Games are played.
    Running,
    /// It is over.
    Closed,
}

impl Stage {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Stage::Nothing => "nothing",
            Stage::Planned => "planned",
            Stage::Running => "running",
            Stage::Closed => "closed",
        }
    }
}

/// A league in one of its seasons.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct League {
    pub(super) table: Table,
    pub(super) start: Start,
    stage: Stage,
    pub(super) rosters: Vec<Roster>,
    pub(super) rounds: BTreeMap<String, Vec<Round>>,
    /// Who sits where, in classes with a bracket.
    pub(super) seats: BTreeMap<String, Vec<PersonId>>,
    /// What was played on the sheets, that of the main tournament too.
    pub(super) sheets: BTreeMap<String, Results>,
    /// Who won, by the pair in the order of their ids.
    results: BTreeMap<[PersonId; 2], (PersonId, bool)>,
    /// Games to which neither came, by the pair in the order of their ids.
    missed: BTreeSet<[PersonId; 2]>,
    pub(super) declared: BTreeSet<PersonId>,
    pub(super) retired: BTreeSet<PersonId>,
    pub(super) returned: BTreeSet<PersonId>,
    graced: BTreeSet<PersonId>,
    pub(super) worst: Vec<PersonId>,
    pub(super) cleared: BTreeSet<PersonId>,
    pub(super) play_off: Option<PersonId>,
    pub(super) title_match: Option<bool>,
    pub(super) accepted: BTreeSet<PersonId>,
    pub(super) declined: BTreeSet<PersonId>,
}

impl League {
    /// Its rules.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How it began, and what was added before the draw.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The classes, the highest first.
    pub fn rosters(&self) -> &[Roster] {
        &self.rosters
    }

    /// The players of a class.
    pub fn roster(&self, class: &str) -> Option<&Roster> {
        self.rosters.iter().find(|roster| roster.class == class)
    }

    /// The rounds of a class; none before the draw.
    pub fn rounds(&self, class: &str) -> &[Round] {
        self.rounds.get(class).map(Vec::as_slice).unwrap_or_default()
    }

    /// Who won a game, and whether the other did not come; nothing while it is open, or if neither came.
    pub fn winner(&self, one: &PersonId, other: &PersonId) -> Option<(&PersonId, bool)> {
        self.results.get(&sorted([one, other])).map(|(winner, by_default)| (winner, *by_default))
    }

    /// Whether neither came to a game: both have lost it.
    pub fn is_missed(&self, one: &PersonId, other: &PersonId) -> bool {
        self.missed.contains(&sorted([one, other]))
    }

    fn is_open(&self, one: &PersonId, other: &PersonId) -> bool {
        self.winner(one, other).is_none() && !self.is_missed(one, other)
    }

    /// The games of a class that were drawn, by who plays.
    pub fn pairs(&self, class: &str) -> impl Iterator<Item = [&PersonId; 2]> {
        let members = self.roster(class).map(|roster| roster.members.as_slice()).unwrap_or_default();
        let games = self.rounds(class).iter().flat_map(|round| &round.games);
        games.filter_map(|[one, other]| Some([&members.get(*one)?.person, &members.get(*other)?.person]))
    }

    /// Whether the games of a class are drawn.
    pub fn is_drawn(&self, class: &str) -> bool {
        self.rounds.contains_key(class) || self.seats.contains_key(class)
    }

    /// How many games of a class are to be played, or of the main tournament.
    pub fn open_games(&self, class: &str) -> usize {
        let in_rounds = self.pairs(class).filter(|[one, other]| self.is_open(one, other)).count();
        in_rounds + self.knock_out(class).map_or(0, |sheet| sheet.open())
    }

    pub(super) fn class(&self, name: &str) -> Option<&Class> {
        self.table.class(name)
    }

    /// The class that somebody plays in.
    pub fn class_of(&self, person: &PersonId) -> Option<&str> {
        let is_there = |roster: &&Roster| roster.members.iter().any(|member| member.person == *person);
        self.rosters.iter().find(is_there).map(|roster| roster.class.as_str())
    }

    /// The free class, with the last day of everybody there there as the years they were given more have made it.
    pub fn in_free_class(&self) -> impl Iterator<Item = Free> {
        let until = |free: &Free| free.until.map(|until| self.with_grace(&free.person, until));
        self.start.free.iter().map(move |free| Free { until: until(free), ..free.clone() })
    }

    pub(super) fn free(&self, person: &PersonId) -> Option<&Free> {
        self.start.free.iter().find(|free| free.person == *person)
    }

    pub(super) fn require(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage == stage { Ok(()) } else { Err(Refusal::Stage(self.stage)) }
    }

    fn require_new(&self, person: &PersonId) -> Result<(), Refusal> {
        if self.free(person).is_some() {
            Err(Refusal::Free(person.clone()))
        } else if self.class_of(person).is_some() || self.start.holder.as_ref() == Some(person) {
            Err(Refusal::Twice(person.clone()))
        } else {
            Ok(())
        }
    }

    pub(super) fn require_member(&self, person: &PersonId) -> Result<&str, Refusal> {
        self.class_of(person).ok_or_else(|| Refusal::Unknown(person.clone()))
    }

    fn begin(&self, start: &Start) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Nothing)?;
        if !crate::line::fits(&start.title, LONGEST_TITLE) {
            return Err(Refusal::Title(LONGEST_TITLE));
        }
        let table = Table::read(&start.rules).map_err(|error| Refusal::Rules(error.to_string()))?;
        if let Some(roster) = start.rosters.iter().find(|roster| table.class(&roster.class).is_none()) {
            return Err(Refusal::Class(roster.class.clone()));
        }
        let mut all = BTreeSet::new();
        let members = start.rosters.iter().flat_map(|roster| roster.members.iter().map(|member| &member.person));
        let people = members.chain(start.free.iter().map(|free| &free.person)).chain(&start.holder);
        match people.into_iter().find(|person| !all.insert(*person)) {
            Some(person) => Err(Refusal::Twice(person.clone())),
            None => Ok(vec![Effect::Began(Box::new(start.clone()))]),
        }
    }

    fn enrol(&self, class: &str, member: &Member) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Planned)?;
        let rules = self.class(class).ok_or_else(|| Refusal::Class(class.to_owned()))?;
        self.require_new(&member.person)?;
        let there = self.roster(class).map_or(0, |roster| roster.members.len());
        if rules.size.is_some_and(|size| there >= size) {
            return Err(Refusal::Full { class: class.to_owned(), size: there });
        }
        // Who has as many as are a fall plays there no more.
        let limit = rules.points.map_or(1, |rule| rule.limit);
        if member.points >= limit {
            return Err(Refusal::Points { person: member.person.clone(), limit });
        }
        Ok(vec![Effect::Enrolled { class: class.to_owned(), member: member.clone() }])
    }

    fn enrol_free(
        &self,
        person: &PersonId,
        since: Date,
        until: Option<Date>,
        from_league: bool,
    ) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Planned)?;
        self.require_new(person)?;
        let by_years = || self.table.free.map(|rule| free_until(&rule, since, !from_league, None, false));
        let until = until.or_else(by_years);
        let free = Free { person: person.clone(), since, from_outside: !from_league, declared: false, until };
        Ok(vec![Effect::Freed(free)])
    }

    /// A year more for who would have to stop; those who chose the free class have years of their own.
    fn grace(&self, person: &PersonId, career: Option<&Dossier>, day: Date) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Running)?;
        let free = self.free(person).ok_or_else(|| Refusal::NotFree(person.clone()))?;
        if self.graced.contains(person) {
            return Ok(Vec::new());
        }
        if free.declared || free.until.is_none() || self.table.free.is_none() {
            return Err(Refusal::NoGrace(person.clone()));
        }
        let career = career.map(|career| self.of_this_year(career, day)).unwrap_or_default();
        let is_met =
            self.table.grace.is_empty() || self.table.grace.iter().any(|need| need.state_of_next(&career).is_met());
        if !is_met {
            return Err(Refusal::GraceUnmet(person.clone()));
        }
        Ok(vec![Effect::Graced(person.clone())])
    }

    /// What somebody who chooses the free class may still play, who was born on this day and begins there on the other
    /// (LEAGUE-20, LEAGUE-21): by the points at the end of the season, or as long as it is not played by those they brought;
    /// nothing where nobody may choose it.
    pub fn declaration(&self, person: &PersonId, born: Date, day: Date) -> Option<Declared> {
        let number = self.rosters.iter().position(|roster| roster.members.iter().any(|one| one.person == *person))?;
        let roster = &self.rosters[number];
        let class = self.class(&roster.class).filter(|class| !class.declared_years.is_empty())?;
        let points = if self.open_games(&class.name) == 0 {
            self.points_at_end(person)
        } else {
            roster.members.iter().find(|member| member.person == *person)?.points
        };
        let (rule, age) = (self.table.declared?, born.years_until(day));
        // So many points as are a fall leave the years of the class below, and from the lowest none.
        let below = || self.class(&self.rosters.get(number + 1)?.class);
        let fallen = || below().and_then(|below| rule.declare(below, 0, age)).unwrap_or_else(|| rule.after(0, age));
        Some(rule.declare(class, points as usize, age).unwrap_or_else(fallen))
    }

    /// The free class as it is on a day when a season begins: those whose time is not over, with the years they were given
    /// more (LEAGUE-17, LEAGUE-18).
    pub(super) fn still_free(&self, day: Date) -> Vec<Free> {
        let goes = |free: &Free| {
            let has_said = self.retired.contains(&free.person) || self.returned.contains(&free.person);
            has_said || self.retires_by_points(&free.person)
        };
        let staying = self.in_free_class().filter(|free| !goes(free));
        staying.filter(|free| free.until.is_none_or(|until| until > day)).collect()
    }

    fn with_grace(&self, person: &PersonId, until: Date) -> Date {
        let months = self.table.free.filter(|_| self.graced.contains(person)).map_or(0, |rule| rule.grace_months);
        later(until, months)
    }

    /// The games of every class.
    fn draw(&self, seed: u64) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Planned)?;
        let mut effects = Vec::new();
        for (number, roster) in self.rosters.iter().enumerate().filter(|(_, roster)| !roster.members.is_empty()) {
            let Some(class) = self.class(&roster.class) else { continue };
            let place = |person: &PersonId| roster.members.iter().position(|member| member.person == *person);
            let places = |pairs: &[[PersonId; 2]]| -> Vec<[usize; 2]> {
                pairs.iter().filter_map(|[one, other]| Some([place(one)?, place(other)?])).collect()
            };
            let (never, last) = (places(&self.start.never), places(&self.start.last));
            let own = lot(seed, number as u64);
            if class.bracket.is_some() {
                let people: Vec<PersonId> = roster.members.iter().map(|member| member.person.clone()).collect();
                if people.len() < 2 {
                    return Err(Refusal::Draw { class: roster.class.clone(), why: NoDraw::TooFew });
                }
                effects.push(self.seat(class, &people, own));
                continue;
            }
            let rounds = draw(roster.members.len(), class.games as usize, &never, &last, own)
                .map_err(|why| Refusal::Draw { class: roster.class.clone(), why })?;
            effects.push(Effect::Drawn { class: roster.class.clone(), rounds });
        }
        if effects.is_empty() { Err(Refusal::Nobody) } else { Ok(effects) }
    }

    fn win(
        &self,
        winner: &PersonId,
        loser: &PersonId,
        by_default: bool,
        corrects: bool,
    ) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Running)?;
        let class = self.require_member(winner)?;
        self.require_member(loser)?;
        if self.seats.contains_key(class) {
            return self.win_on_sheet(class, [winner, loser], by_default, corrects);
        }
        if self.winner(winner, loser) == Some((winner, by_default)) {
            return Ok(Vec::new());
        }
        self.require_game(class, [winner, loser], corrects)?;
        Ok(vec![Effect::Won { winner: winner.clone(), loser: loser.clone(), by_default }])
    }

    /// Neither came: a loss for both.
    fn miss(&self, pair: [&PersonId; 2], corrects: bool) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Running)?;
        let class = self.require_member(pair[0])?;
        self.require_member(pair[1])?;
        if self.seats.contains_key(class) {
            return Err(Refusal::SomebodyGoesOn(sorted(pair)));
        }
        if self.is_missed(pair[0], pair[1]) {
            return Ok(Vec::new());
        }
        self.require_game(class, pair, corrects)?;
        Ok(vec![Effect::Missed(sorted(pair))])
    }

    /// The two have a game that is open, or whose result is corrected.
    fn require_game(&self, class: &str, pair: [&PersonId; 2], corrects: bool) -> Result<(), Refusal> {
        let meet = |drawn: [&PersonId; 2]| pair.iter().all(|person| drawn.contains(person));
        let names = || sorted(pair);
        if pair[0] == pair[1] || !self.pairs(class).any(meet) {
            return Err(Refusal::NoGame(names()));
        }
        match (self.is_open(pair[0], pair[1]), corrects) {
            (false, false) => Err(Refusal::HasResult(names())),
            (true, true) => Err(Refusal::NoResult(names())),
            _ => Ok(()),
        }
    }

    fn declare(&self, person: &PersonId) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Running)?;
        let class = self.require_member(person)?;
        // From the highest class nobody may (LEAGUE-19).
        if self.class(class).is_some_and(|class| class.declared_years.is_empty()) {
            return Err(Refusal::MayNotDeclare(class.to_owned()));
        }
        Ok(vec![Effect::Declared(person.clone())])
    }

    /// The ways back from the free class for somebody who is there, as far as is known of them; none where the rules ask for
    /// nothing.
    pub fn ways_back(&self, person: &PersonId, career: &Dossier) -> Vec<WayBack> {
        let (Some(free), Some(rule)) = (self.free(person), &self.table.back) else { return Vec::new() };
        rule.ways_back(career, free.since)
    }

    fn come_back(&self, person: &PersonId, career: Option<&Dossier>) -> Result<Vec<Effect>, Refusal> {
        let nothing = Dossier::default();
        let ways_back = self.ways_back(person, career.unwrap_or(&nothing));
        let is_open = ways_back.is_empty() || ways_back.iter().any(|way_back| way_back.is_open);
        match self.free(person) {
            None => Err(Refusal::NotFree(person.clone())),
            Some(free) if free.declared => Err(Refusal::Declared(person.clone())),
            Some(_) if !is_open => Err(Refusal::NoWay(person.clone())),
            Some(_) => Ok(vec![Effect::Returned(person.clone())]),
        }
    }

    fn play_off(&self, winner: &PersonId) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Running)?;
        let tied = self.decided().play_off;
        if tied.contains(winner) {
            Ok(vec![Effect::PlayOff(winner.clone())])
        } else {
            Err(Refusal::NotTied(winner.clone()))
        }
    }

    /// To whom it is offered to rise (LEAGUE-43); who has declined may still think better of it.
    fn offered(&self, person: &PersonId) -> Result<PersonId, Refusal> {
        self.require(Stage::Running)?;
        let is_offered = self.decided().offered.contains(person);
        if is_offered { Ok(person.clone()) } else { Err(Refusal::NoOffer(person.clone())) }
    }

    /// Who was equal with whom may have changed.
    fn forget_what_follows(&mut self) {
        self.play_off = None;
        self.title_match = None;
    }

    fn close(&self) -> Result<Vec<Effect>, Refusal> {
        self.require(Stage::Running)?;
        for roster in &self.rosters {
            let open = self.open_games(&roster.class);
            if open > 0 {
                return Err(Refusal::Open { class: roster.class.clone(), games: open });
            }
        }
        if self.open_games(MAIN) > 0 {
            return Err(Refusal::OpenMain);
        }
        let decided = self.decided();
        if !decided.play_off.is_empty() && self.play_off.is_none() {
            return Err(Refusal::PlayOff(decided.play_off));
        }
        if decided.challenger.is_some() && self.start.holder.is_some() && self.title_match.is_none() {
            return Err(Refusal::TitleMatch);
        }
        Ok(vec![Effect::Closed])
    }
}

fn sorted(pair: [&PersonId; 2]) -> [PersonId; 2] {
    let mut pair = pair.map(Clone::clone);
    pair.sort();
    pair
}

impl Machine for League {
    type Event = Event;
    type Effect = Effect;
    type Refusal = Refusal;

    fn handle(&self, event: &Event, at: Hour, _: &str) -> Result<Vec<Effect>, Refusal> {
        match event {
            Event::Begin(start) => self.begin(start),
            Event::Enrol { class, member } => self.enrol(class, member),
            Event::EnrolFree { person, since, until, from_league } => {
                self.enrol_free(person, *since, *until, *from_league)
            }
            Event::Grace { person, career } => self.grace(person, career.as_deref(), at.date()),
            Event::Hold(person) => {
                self.require(Stage::Planned)?;
                self.require_new(person)?;
                Ok(vec![Effect::Held(person.clone())])
            }
            Event::Never(pair) => {
                self.require(Stage::Planned)?;
                if pair[0] == pair[1] {
                    return Err(Refusal::NoGame(pair.clone()));
                }
                Ok(vec![Effect::Kept(pair.clone())])
            }
            Event::Draw { seed } => self.draw(*seed),
            Event::Win { winner, loser, by_default, corrects } => self.win(winner, loser, *by_default, *corrects),
            Event::Neither { pair: [one, other], corrects } => self.miss([one, other], *corrects),
            Event::Declare(person) => self.declare(person),
            Event::Retire(person) => {
                self.require(Stage::Running)?;
                if self.free(person).is_none() {
                    self.require_member(person)?;
                }
                Ok(vec![Effect::Retired(person.clone())])
            }
            Event::Return { person, career } => {
                self.require(Stage::Running)?;
                self.come_back(person, career.as_deref())
            }
            Event::Worst(people) => self.worst(people),
            Event::Clear { person, career } => self.clear(person, career, at.date()),
            Event::PlayOff(winner) => self.play_off(winner),
            Event::TitleMatch { challenger_won } => {
                self.require(Stage::Running)?;
                if self.start.holder.is_none() || self.decided().challenger.is_none() {
                    return Err(Refusal::NoTitle);
                }
                Ok(vec![Effect::TitleMatch { challenger_won: *challenger_won }])
            }
            Event::Accept(person) => Ok(vec![Effect::Accepted(self.offered(person)?)]),
            Event::Decline(person) => Ok(vec![Effect::Declined(self.offered(person)?)]),
            Event::Close => self.close(),
        }
    }

    fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Began(start) => {
                // Whoever wrote the effect has read the rules.
                self.table = Table::read(&start.rules).unwrap_or_default();
                self.start = Start::clone(start);
                let given = |class: &Class| start.rosters.iter().find(|roster| roster.class == class.name).cloned();
                let empty = |class: &Class| Roster { class: class.name.clone(), members: Vec::new() };
                self.rosters =
                    self.table.classes.iter().map(|class| given(class).unwrap_or_else(|| empty(class))).collect();
                self.stage = Stage::Planned;
            }
            Effect::Enrolled { class, member } => {
                if let Some(roster) = self.rosters.iter_mut().find(|roster| roster.class == *class) {
                    roster.members.push(member.clone());
                }
            }
            Effect::Graced(person) => drop(self.graced.insert(person.clone())),
            Effect::Freed(free) => self.start.free.push(free.clone()),
            Effect::Held(person) => self.start.holder = Some(person.clone()),
            Effect::Kept(pair) => self.start.never.push(pair.clone()),
            Effect::Drawn { class, rounds } => {
                self.rounds.insert(class.clone(), rounds.clone());
                self.stage = Stage::Running;
            }
            Effect::Seated { class, seats } => {
                self.seats.insert(class.clone(), seats.clone());
                self.stage = Stage::Running;
            }
            Effect::Played { .. } => self.apply_to_sheet(effect),
            Effect::Won { winner, loser, by_default } => {
                self.missed.remove(&sorted([winner, loser]));
                self.results.insert(sorted([winner, loser]), (winner.clone(), *by_default));
                self.forget_what_follows();
            }
            Effect::Missed([one, other]) => {
                let pair = sorted([one, other]);
                self.results.remove(&pair);
                self.missed.insert(pair);
                self.forget_what_follows();
            }
            Effect::Declared(person) => drop(self.declared.insert(person.clone())),
            Effect::Retired(person) => drop(self.retired.insert(person.clone())),
            Effect::Returned(person) => drop(self.returned.insert(person.clone())),
            Effect::WorstNamed(people) => self.worst.clone_from(people),
            Effect::Cleared(person) => drop(self.cleared.insert(person.clone())),
            Effect::PlayOff(winner) => self.play_off = Some(winner.clone()),
            Effect::TitleMatch { challenger_won } => self.title_match = Some(*challenger_won),
            Effect::Accepted(person) => {
                self.declined.remove(person);
                self.accepted.insert(person.clone());
            }
            Effect::Declined(person) => drop(self.declined.insert(person.clone())),
            Effect::Closed => self.stage = Stage::Closed,
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
