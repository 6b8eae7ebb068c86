//! Who belongs to a club: who asked to, who was taken in and under which number, until when they have paid, who left, and what
//! office somebody has.
//!
//! Numbers are given one after the other, are never given twice, and stay theirs who come back. That somebody's membership
//! has lapsed follows from the day; nobody has to write it down.

mod event;

pub use event::{Effect, Event, Refusal, Role, State};

use crate::journal::Machine;
use crate::line;
use crate::person::PersonId;
use crate::time::{Date, Hour};
use std::collections::BTreeMap;

/// So many characters its title, and a reason, have at most.
const LONGEST_TEXT: usize = 120;

/// The members of a club.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Members {
    title: String,
    members: BTreeMap<PersonId, Member>,
}

/// Somebody who belongs to a club, has belonged to it, or wants to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// When they asked, the last time.
    pub applied: Date,
    /// Their number; nobody has one who was never taken in.
    pub number: Option<u32>,
    /// Since when they belong to it, the last time.
    pub since: Option<Date>,
    /// The last day they have paid for.
    pub paid_until: Option<Date>,
    /// How it ended, and when.
    pub end: Option<(End, Date)>,
    /// Their offices, each since when.
    pub roles: BTreeMap<Role, Date>,
}

/// How somebody came not to belong to a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// They asked, and were not taken in.
    Declined,
    /// They left.
    Left,
    /// They were put out.
    Expelled,
}

impl Member {
    /// Where they stand on a day.
    pub fn state(&self, day: Date) -> State {
        match (self.end, self.since) {
            (Some((End::Declined, _)), _) => State::Declined,
            (Some((End::Left, _)), _) => State::Left,
            (Some((End::Expelled, _)), _) => State::Expelled,
            (None, None) => State::Applied,
            // Whoever was taken in and has not paid yet is given the time to.
            (None, Some(_)) if self.paid_until.is_some_and(|until| until < day) => State::Lapsed,
            (None, Some(_)) => State::Member,
        }
    }

    fn is_in(&self) -> bool {
        self.end.is_none() && self.since.is_some()
    }
}

impl Members {
    /// What the club is called.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Everybody by their ids, those who left as well.
    pub fn members(&self) -> &BTreeMap<PersonId, Member> {
        &self.members
    }

    /// Everybody who has a number in its order, then those who have none.
    pub fn by_number(&self) -> Vec<(&PersonId, &Member)> {
        let mut all: Vec<_> = self.members.iter().collect();
        all.sort_by_key(|(person, member)| (member.number.is_none(), member.number, *person));
        all
    }

    fn member(&self, person: &PersonId) -> Result<&Member, Refusal> {
        self.members.get(person).ok_or_else(|| Refusal::Unknown(person.clone()))
    }

    fn current(&self, person: &PersonId) -> Result<&Member, Refusal> {
        Some(self.member(person)?).filter(|member| member.is_in()).ok_or_else(|| Refusal::NoMember(person.clone()))
    }

    fn waiting(&self, person: &PersonId) -> Result<&Member, Refusal> {
        let member = self.member(person)?;
        let waits = member.end.is_none() && member.since.is_none();
        if waits { Ok(member) } else { Err(Refusal::NotAsked(person.clone())) }
    }

    fn begin(&self, title: &str) -> Result<Vec<Effect>, Refusal> {
        if !self.title.is_empty() {
            return Err(Refusal::Begun);
        }
        if title.trim().is_empty() || !line::fits(title, LONGEST_TEXT) {
            return Err(Refusal::Text("title"));
        }
        Ok(vec![Effect::Begun { title: title.to_owned() }])
    }

    fn apply_for(&self, person: &PersonId, on: Date) -> Result<Vec<Effect>, Refusal> {
        match self.members.get(person) {
            Some(member) if member.end.is_none() => Err(Refusal::Twice(person.clone())),
            Some(member) if member.end.is_some_and(|(_, day)| on < day) => Err(Refusal::Day(on)),
            _ => Ok(vec![Effect::Applied { person: person.clone(), on }]),
        }
    }

    fn accept(&self, person: &PersonId, on: Date) -> Result<Vec<Effect>, Refusal> {
        let member = self.waiting(person)?;
        if on < member.applied {
            return Err(Refusal::Day(on));
        }
        let last = self.members.values().filter_map(|member| member.number).max().unwrap_or(0);
        let number = member.number.unwrap_or(last + 1);
        Ok(vec![Effect::Accepted { person: person.clone(), number, on }])
    }

    fn decline(&self, person: &PersonId, on: Date) -> Result<Vec<Effect>, Refusal> {
        let member = self.waiting(person)?;
        if on < member.applied {
            return Err(Refusal::Day(on));
        }
        Ok(vec![Effect::Declined { person: person.clone(), on }])
    }

    fn pay(&self, person: &PersonId, until: Date) -> Result<Vec<Effect>, Refusal> {
        let member = self.current(person)?;
        match member.paid_until.max(member.since) {
            Some(paid) if paid == until => Ok(Vec::new()),
            Some(paid) if paid > until => Err(Refusal::Day(until)),
            _ => Ok(vec![Effect::Paid { person: person.clone(), until }]),
        }
    }

    fn end(&self, person: &PersonId, on: Date, effect: Effect) -> Result<Vec<Effect>, Refusal> {
        let member = self.current(person)?;
        let begun = member.roles.values().copied().max().max(member.since);
        if begun.is_some_and(|begun| on < begun) {
            return Err(Refusal::Day(on));
        }
        // Whoever goes keeps no office.
        let given_up = member.roles.keys().map(|role| Effect::RoleTaken { person: person.clone(), role: *role, on });
        Ok(given_up.chain([effect]).collect())
    }

    fn give(&self, person: &PersonId, role: Role, on: Date) -> Result<Vec<Effect>, Refusal> {
        let member = self.current(person)?;
        if member.since.is_some_and(|since| on < since) {
            return Err(Refusal::Day(on));
        }
        if member.roles.contains_key(&role) {
            return Ok(Vec::new());
        }
        let other = self.members.iter().find(|(_, member)| member.roles.contains_key(&role));
        match other.filter(|_| role.is_one()) {
            Some((holder, _)) => Err(Refusal::Held { role, holder: holder.clone() }),
            None => Ok(vec![Effect::RoleGiven { person: person.clone(), role, on }]),
        }
    }

    fn take(&self, person: &PersonId, role: Role, on: Date) -> Result<Vec<Effect>, Refusal> {
        match self.member(person)?.roles.get(&role) {
            None => Err(Refusal::NotHeld { role, person: person.clone() }),
            Some(since) if on < *since => Err(Refusal::Day(on)),
            Some(_) => Ok(vec![Effect::RoleTaken { person: person.clone(), role, on }]),
        }
    }

    fn change(&mut self, person: &PersonId, how: impl FnOnce(&mut Member)) {
        if let Some(member) = self.members.get_mut(person) {
            how(member);
        }
    }
}

impl Machine for Members {
    type Event = Event;
    type Effect = Effect;
    type Refusal = Refusal;

    fn handle(&self, event: &Event, _at: Hour, _by: &str) -> Result<Vec<Effect>, Refusal> {
        match event {
            Event::Begin { title } => self.begin(title),
            _ if self.title.is_empty() => Err(Refusal::NotBegun),
            Event::Apply { person, on } => self.apply_for(person, *on),
            Event::Accept { person, on } => self.accept(person, *on),
            Event::Decline { person, on } => self.decline(person, *on),
            Event::Pay { person, until } => self.pay(person, *until),
            Event::Leave { person, on } => self.end(person, *on, Effect::Left { person: person.clone(), on: *on }),
            Event::Expel { person, on, reason } => {
                if reason.trim().is_empty() || !line::fits(reason, LONGEST_TEXT) {
                    return Err(Refusal::Text("reason"));
                }
                self.end(person, *on, Effect::Expelled { person: person.clone(), on: *on })
            }
            Event::Give { person, role, on } => self.give(person, *role, *on),
            Event::Take { person, role, on } => self.take(person, *role, *on),
        }
    }

    fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Begun { title } => self.title.clone_from(title),
            Effect::Applied { person, on } => {
                let number = self.members.get(person).and_then(|member| member.number);
                let roles = BTreeMap::new();
                let new = Member { applied: *on, number, since: None, paid_until: None, end: None, roles };
                self.members.insert(person.clone(), new);
            }
            Effect::Accepted { person, number, on } => {
                self.change(person, |member| (member.number, member.since) = (Some(*number), Some(*on)));
            }
            Effect::Declined { person, on } => self.change(person, |member| member.end = Some((End::Declined, *on))),
            Effect::Paid { person, until } => self.change(person, |member| member.paid_until = Some(*until)),
            Effect::Left { person, on } => self.change(person, |member| member.end = Some((End::Left, *on))),
            Effect::Expelled { person, on } => self.change(person, |member| member.end = Some((End::Expelled, *on))),
            Effect::RoleGiven { person, role, on } => self.change(person, |member| {
                member.roles.insert(*role, *on);
            }),
            Effect::RoleTaken { person, role, .. } => self.change(person, |member| {
                member.roles.remove(role);
            }),
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
