//! What a season leads to: who rises, who falls, who challenges, and how the next one begins.

use super::free_class::{free_until, later};
use super::knock_out::KnockOut;
use super::points::{PointsRule, Season, Verdict};
use super::season::{Free, League, Member, Roster, Start};
use super::sheet::{MAIN, Who};
use super::table::{Class, MoreRise};
use super::why::{Reason, Why};
use crate::person::PersonId;
use crate::time::Date;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// What becomes of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The same class again.
    Stays,
    /// The class above, or out of the highest one.
    Rises,
    /// The class below.
    Falls,
    /// The class below, or the free class, by demotion points.
    FallsByPoints,
    /// Plays for the title.
    Challenges,
    /// Has won the title.
    WinsTitle,
    /// May rise, and may decline (LEAGUE-43).
    Offered,
    /// Has chosen the free class.
    Declares,
    /// Stops.
    Retires,
}

impl Fate {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Fate::Stays => "stays",
            Fate::Rises => "rises",
            Fate::Falls => "falls",
            Fate::FallsByPoints => "falls-by-points",
            Fate::Challenges => "challenges",
            Fate::WinsTitle => "wins-title",
            Fate::Offered => "offered",
            Fate::Declares => "declares",
            Fate::Retires => "retires",
        }
    }

    const fn leaves(self) -> bool {
        matches!(self, Fate::Declares | Fate::Retires | Fate::WinsTitle)
    }
}

/// Somebody's line in the table of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// Who, with what they brought.
    pub member: Member,
    /// Their place in the order of last season, from 1.
    pub order: usize,
    /// 勝
    pub wins: u32,
    /// 敗
    pub losses: u32,
    /// Whether they are among the lowest, who are given a point.
    pub is_lowest: bool,
    /// Demotion points after the season; nothing for who changes class, or where there are none.
    pub points_after: Option<u32>,
    /// What becomes of them.
    pub fate: Fate,
    /// Why, what decides first; nothing for who stays as they are.
    pub why: Vec<Why>,
    next: Member,
}

impl Placing {
    fn because(&mut self, reason: Reason, number: usize) {
        self.why.push(Why { reason, number: u32::try_from(number).unwrap_or(u32::MAX) });
    }

    fn becomes(&mut self, fate: Fate, reason: Reason, number: usize) {
        self.fate = fate;
        self.because(reason, number);
    }
}

/// What a season leads to, as far as it has been played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decided {
    /// The tables of the classes, the first place first (LEAGUE-03).
    pub classes: Vec<(String, Vec<Placing>)>,
    /// Those who are equal in the first place where a challenger is sought.
    pub play_off: Vec<PersonId>,
    /// Who challenges.
    pub challenger: Option<PersonId>,
    /// To whom it is offered to rise.
    pub offered: Vec<PersonId>,
    /// Who has risen out of the highest class.
    pub graduated: Vec<PersonId>,
}

impl League {
    /// What the season leads to if nothing more is played.
    pub fn decided(&self) -> Decided {
        let mut decided = Decided::default();
        let main = self.knock_out(MAIN);
        let in_main = |place: usize| main.as_ref().and_then(|main| main.person(*main.standing().get(place)?.first()?));
        for (number, roster) in self.rosters.iter().enumerate() {
            let Some(class) = self.class(&roster.class) else { continue };
            let sheet = self.knock_out(&roster.class);
            let mut placings = match &sheet {
                Some(sheet) => self.ranked_on_sheet(roster, sheet),
                None => self.ranked(roster),
            };
            self.note_those_who_leave(&mut placings);
            if class.challenger {
                self.find_challenger(&mut placings, &mut decided);
            }
            let mut settled = placings.len();
            if let Some(sheet) = &sheet {
                settled = settled_places(sheet);
                self.find_winner_of_main(in_main(0), &mut placings, &mut decided);
            }
            // Who challenges from the class below the highest is one of those who rise.
            let goes_up = usize::from(number == 1 && placings.iter().any(|placing| self.goes_to_top(number, placing)));
            let rising = class.promoted.min(settled) - goes_up.min(class.promoted.min(settled));
            raise(class, rising, &mut placings, self.open_games(&roster.class) == 0);
            self.offer(class, &mut placings, &mut decided);
            for (place, placing) in (1..).zip(&mut placings).take(class.into_main.min(settled)) {
                placing.because(Reason::IntoMain, place);
            }
            decided.classes.push((roster.class.clone(), placings));
        }
        for number in 0..decided.classes.len() {
            // Whom a sheet leaves behind is known when it is full.
            if self.knock_out(&decided.classes[number].0).is_none_or(|sheet| sheet.open() == 0) {
                self.lower(number, &mut decided.classes);
            }
        }
        if let Some((_, top)) = decided.classes.first() {
            let rises = |placing: &&Placing| placing.fate == Fate::Rises;
            decided.graduated = top.iter().filter(rises).map(|placing| placing.member.person.clone()).collect();
        }
        decided
    }

    /// As the sheet has them; those whose place is not known stand between those who have a place and those who are out, and
    /// equals as last season.
    fn ranked_on_sheet(&self, roster: &Roster, sheet: &KnockOut) -> Vec<Placing> {
        let standing = sheet.standing();
        let settled = settled_places(sheet);
        let groups: Vec<Vec<&PersonId>> =
            standing.iter().map(|group| group.iter().filter_map(|who| sheet.person(*who)).collect()).collect();
        let mut before = 0;
        let mut rank = BTreeMap::new();
        for group in &groups {
            rank.extend(group.iter().map(|person| (*person, before)));
            before += group.len();
        }
        let mut placings = self.unranked(roster);
        for placing in &mut placings {
            [placing.wins, placing.losses] = sheet.record(&placing.member.person);
        }
        let key = |placing: &Placing| match rank.get(&placing.member.person) {
            Some(rank) if *rank < settled => (0, *rank),
            None => (1, 0),
            Some(rank) => (2, *rank),
        };
        placings.sort_by_key(|placing| (key(placing), placing.order));
        placings
    }

    /// Who has won the main tournament challenges.
    fn find_winner_of_main(&self, winner: Option<&PersonId>, placings: &mut [Placing], decided: &mut Decided) {
        let found = placings.iter_mut().find(|placing| Some(&placing.member.person) == winner);
        let Some(placing) = found.filter(|placing| !placing.fate.leaves()) else { return };
        placing.becomes(Fate::Challenges, Reason::Main, 1);
        if self.title_match == Some(true) {
            placing.becomes(Fate::WinsTitle, Reason::Title, 1);
        }
        decided.challenger = Some(placing.member.person.clone());
    }

    /// Whether somebody of this class, from 0, comes into the highest without being one of those who rise: who challenges.
    fn goes_to_top(&self, number: usize, placing: &Placing) -> bool {
        let challenges = matches!(placing.fate, Fate::Challenges | Fate::WinsTitle);
        self.table.challenger_to_top && number > 0 && challenges
    }

    /// By wins, then as last season (LEAGUE-03).
    fn ranked(&self, roster: &Roster) -> Vec<Placing> {
        let mut placings = self.unranked(roster);
        for &[one, other] in self.rounds(&roster.class).iter().flat_map(|round| &round.games) {
            let (Some(first), Some(second)) = (roster.members.get(one), roster.members.get(other)) else { continue };
            if self.is_missed(&first.person, &second.person) {
                placings[one].losses += 1;
                placings[other].losses += 1;
            }
            let Some((winner, _)) = self.winner(&first.person, &second.person) else { continue };
            let (won, lost) = if *winner == first.person { (one, other) } else { (other, one) };
            placings[won].wins += 1;
            placings[lost].losses += 1;
        }
        placings.sort_by_key(|placing| (Reverse(placing.wins), placing.order));
        placings
    }

    /// In the order of last season.
    fn unranked(&self, roster: &Roster) -> Vec<Placing> {
        (1..)
            .zip(&roster.members)
            .map(|(order, member)| Placing {
                member: member.clone(),
                order,
                wins: 0,
                losses: 0,
                is_lowest: false,
                points_after: None,
                fate: Fate::Stays,
                why: Vec::new(),
                next: Member::new(member.person.clone()),
            })
            .collect()
    }

    fn note_those_who_leave(&self, placings: &mut [Placing]) {
        for placing in placings {
            if self.retired.contains(&placing.member.person) {
                placing.becomes(Fate::Retires, Reason::Retired, 1);
            } else if self.retires_by_points(&placing.member.person) {
                let points = self.retirement_points_of(&placing.member.person);
                placing.becomes(Fate::Retires, Reason::Retirement, points as usize);
            } else if self.declared.contains(&placing.member.person) {
                placing.becomes(Fate::Declares, Reason::Declared, 1);
            }
        }
    }

    fn find_challenger(&self, placings: &mut [Placing], decided: &mut Decided) {
        let most = placings.iter().filter(|placing| !placing.fate.leaves()).map(|placing| placing.wins).max();
        let is_first = |placing: &&Placing| Some(placing.wins) == most && most > Some(0) && !placing.fate.leaves();
        let first: Vec<PersonId> =
            placings.iter().filter(is_first).map(|placing| placing.member.person.clone()).collect();
        let challenger = match first.as_slice() {
            [] => None,
            [only] => Some(only.clone()),
            _ => self.play_off.clone().filter(|winner| first.contains(winner)),
        };
        let reason = if first.len() > 1 { Reason::PlayOff } else { Reason::First };
        if first.len() > 1 {
            decided.play_off = first;
        }
        if let Some(placing) = placings.iter_mut().find(|placing| Some(&placing.member.person) == challenger.as_ref()) {
            placing.becomes(Fate::Challenges, reason, 1);
            if self.title_match == Some(true) {
                placing.becomes(Fate::WinsTitle, Reason::Title, 1);
            }
        }
        decided.challenger = challenger;
    }

    /// LEAGUE-02, LEAGUE-43
    fn offer(&self, class: &Class, placings: &mut [Placing], decided: &mut Decided) {
        for placing in placings.iter_mut() {
            placing.next.offers = placing.member.offers;
        }
        let at = class.offer.and_then(|place| place.checked_sub(1));
        let Some(placing) = at.and_then(|at| placings.get_mut(at)).filter(|placing| placing.fate == Fate::Stays) else {
            return;
        };
        // Of an offer that is declined the later of the two places counts on.
        placing.next.offers = 1;
        if placing.member.offers > 0 {
            decided.offered.push(placing.member.person.clone());
            if self.accepted.contains(&placing.member.person) {
                placing.becomes(Fate::Rises, Reason::Accepts, 2);
            } else if self.declined.contains(&placing.member.person) {
                placing.because(Reason::Declines, 2);
            } else {
                placing.becomes(Fate::Offered, Reason::Near, 2);
            }
        } else {
            placing.because(Reason::Near, 1);
        }
    }

    /// Who falls from a class, once it is known who comes into it and who leaves it. A class of fixed size is full again
    /// afterwards: fewer fall where places are vacant, and if nobody is left to fall more rise from below.
    fn lower(&self, number: usize, classes: &mut [(String, Vec<Placing>)]) {
        let Some(class) = self.class(&classes[number].0).cloned() else { return };
        let come = self.come_into(number, classes);
        let placings = &mut classes[number].1;
        if let Some(rule) = &class.points {
            count_points(rule, placings);
        }
        let goes = |placing: &&Placing| {
            placing.fate.leaves() || placing.fate == Fate::Rises || self.goes_to_top(number, placing)
        };
        let leave = placings.iter().filter(goes).count();
        let there = placings.len() - leave + come;
        let size = class.size.filter(|_| class.demoted > 0 && !placings.is_empty());
        let falling = size.map_or(class.demoted, |size| there.saturating_sub(size));
        let lowest = placings.iter_mut().rev().filter(|placing| placing.fate == Fate::Stays).take(falling);
        lowest.for_each(|placing| placing.becomes(Fate::Falls, Reason::Last, falling));
        let vacant = size.map_or(0, |size| size.saturating_sub(there));
        if let Some((_, below)) = classes.get_mut(number + 1) {
            let next = below.iter_mut().filter(|placing| placing.fate == Fate::Stays).take(vacant);
            next.for_each(|placing| placing.becomes(Fate::Rises, Reason::Vacancy, vacant));
        }
    }

    /// How many come into a class. Of a class where nobody is enrolled, as it is kept elsewhere, as many as its rules say.
    fn come_into(&self, number: usize, classes: &[(String, Vec<Placing>)]) -> usize {
        let count = |number: usize, fates: &[Fate], usual: fn(&Class) -> usize| match classes.get(number) {
            None => 0,
            Some((name, placings)) if placings.is_empty() => self.class(name).map_or(0, usual),
            Some((_, placings)) => placings.iter().filter(|placing| fates.contains(&placing.fate)).count(),
        };
        let falls = [Fate::Falls, Fate::FallsByPoints];
        let from_above = number.checked_sub(1).map_or(0, |above| count(above, &falls, |class| class.demoted));
        let from_below = count(number + 1, &[Fate::Rises], |class| class.promoted);
        // The one who has lost the title comes back; or the one who challenged from below and has not won it comes.
        let challenges = |(number, (_, placings)): (usize, &(String, Vec<Placing>))| {
            placings.iter().any(|placing| self.goes_to_top(number, placing))
        };
        let comes = self.title_match == Some(true) || classes.iter().enumerate().any(challenges);
        from_above + from_below + usize::from(number == 0 && comes)
    }

    /// Who of the free class plays no more from this day on, though nobody has said so (LEAGUE-17, LEAGUE-21).
    pub fn ending(&self, day: Date) -> Vec<PersonId> {
        let still: Vec<Free> = self.still_free(day);
        let goes = |free: &&Free| {
            let has_said = self.retired.contains(&free.person) || self.returned.contains(&free.person);
            !has_said && !still.iter().any(|other| other.person == free.person)
        };
        self.start.free.iter().filter(goes).map(|free| free.person.clone()).collect()
    }

    /// The demotion points with which somebody leaves the season as it stands.
    pub(super) fn points_at_end(&self, person: &PersonId) -> u32 {
        let decided = self.decided();
        let mut placings = decided.classes.iter().flat_map(|(_, placings)| placings);
        placings.find(|placing| placing.member.person == *person).map_or(0, |placing| placing.next.points)
    }

    /// How the next season begins, on this day (LEAGUE-05, LEAGUE-14). When somebody was born only limits of age ask; where
    /// it is not known the years alone count.
    pub fn next(&self, title: String, day: Date, born: impl Fn(&PersonId) -> Option<Date>) -> Start {
        let decided = self.decided();
        let mut rosters: Vec<Roster> =
            decided.classes.iter().map(|(class, _)| Roster { class: class.clone(), members: Vec::new() }).collect();
        let mut free = self.still_free(day);
        let mut holder = self.start.holder.clone();
        if self.title_match == Some(true) {
            let old = std::mem::replace(&mut holder, decided.challenger.clone());
            rosters.iter_mut().take(1).for_each(|top| top.members.extend(old.clone().map(Member::new)));
        }
        let freed = |person: &PersonId, declared: bool| {
            let until = if declared {
                let declared = born(person).and_then(|born| self.declaration(person, born, day));
                declared.map(|declared| later(day, 12 * (declared.minimum_years + declared.further_years)))
            } else {
                self.table.free.map(|rule| free_until(&rule, day, false, born(person), false))
            };
            let free = Free { person: person.clone(), since: day, from_outside: false, declared, until };
            // Who is too old for it stops at once.
            free.until.is_none_or(|until| until > day).then_some(free)
        };
        // From above come first, then who stays, then who rises.
        let fall = [Fate::Falls, Fate::FallsByPoints];
        for (number, (_, placings)) in decided.classes.iter().enumerate() {
            for placing in placings {
                let new = || Member::new(placing.member.person.clone());
                match placing.fate {
                    Fate::Challenges if self.goes_to_top(number, placing) => rosters[0].members.insert(0, new()),
                    Fate::Stays | Fate::Challenges | Fate::Offered => {
                        rosters[number].members.push(placing.next.clone());
                    }
                    fate if fall.contains(&fate) => match rosters.get_mut(number + 1) {
                        Some(below) => below.members.push(new()),
                        None if self.table.falls_out => {}
                        None => free.extend(freed(&placing.member.person, false)),
                    },
                    Fate::Declares => free.extend(freed(&placing.member.person, true)),
                    _ => {}
                }
            }
            let below = decided.classes.get(number + 1).map(|(_, placings)| placings.as_slice()).unwrap_or_default();
            let rising = below.iter().filter(|placing| placing.fate == Fate::Rises);
            rosters[number].members.extend(rising.map(|placing| Member::new(placing.member.person.clone())));
        }
        if let Some(lowest) = rosters.last_mut() {
            lowest.members.extend(self.returned.iter().cloned().map(Member::new));
        }
        let plays = |person: &PersonId| {
            let in_class = rosters.iter().any(|roster| roster.members.iter().any(|member| member.person == *person));
            in_class || holder.as_ref() == Some(person) || free.iter().any(|free| free.person == *person)
        };
        let points = self.with_retirement_points().into_iter().filter(|(person, _)| plays(person));
        let retirement = points.map(|(person, points)| (person.clone(), points)).collect();
        let (rules, never) = (self.start.rules.clone(), self.start.never.clone());
        let (last, days) = (rosters_pairs(self), self.table.season_of(day));
        Start { title, rules, rosters, free, holder, last, never, days, retirement }
    }
}

/// Every game of a season, by who played.
fn rosters_pairs(league: &League) -> Vec<[PersonId; 2]> {
    let classes = league.rosters().iter().map(|roster| roster.class.as_str());
    classes.flat_map(|class| league.pairs(class).map(|pair| pair.map(Clone::clone)).collect::<Vec<_>>()).collect()
}

/// Demotion points of a class (LEAGUE-11 to LEAGUE-14).
fn count_points(rule: &PointsRule, placings: &mut [Placing]) {
    let (given, players) = (rule.given(placings.len()), placings.len());
    for (place, placing) in placings.iter_mut().enumerate() {
        let has_too_few = rule.is_too_few(placing.wins, placing.wins + placing.losses);
        placing.is_lowest = place + given >= players || has_too_few;
        let (lowest, number) = if has_too_few {
            (Reason::TooFew, rule.at_most_percent.unwrap_or_default() as usize)
        } else {
            (Reason::Lowest, given)
        };
        let is_promoted = placing.fate == Fate::Rises;
        let season = Season { wins: placing.wins, is_lowest: placing.is_lowest, is_promoted };
        let before = placing.member.standing();
        match before.after(season, rule) {
            Verdict::Stays(points) if !placing.fate.leaves() => {
                placing.points_after = Some(points.count);
                (placing.next.points, placing.next.half_cleared) = (points.count, points.half_cleared);
                let wins = placing.wins as usize;
                match (placing.is_lowest, before.clears(placing.wins, rule)) {
                    (true, true) => placing.because(Reason::GivenAndCleared, wins),
                    (true, false) => placing.because(lowest, number),
                    (false, false) if points.count < before.count => {
                        placing.because(Reason::Enough, rule.at_most_percent.unwrap_or_default() as usize);
                    }
                    (false, true) if points.count < before.count => {
                        let is_enough = rule.clearing_wins.is_some_and(|enough| placing.wins >= enough);
                        placing.because(if is_enough { Reason::Cleared } else { Reason::ClearedTwice }, wins);
                    }
                    (false, true) if before.count > 0 => placing.because(Reason::PointStays, wins),
                    _ => {}
                }
            }
            // What they leave with says how long they may play in the free class.
            Verdict::Stays(points) => placing.next.points = points.count,
            Verdict::Demoted if placing.fate == Fate::Declares => placing.next.points = rule.limit,
            Verdict::Demoted if placing.fate == Fate::Stays => {
                placing.becomes(Fate::FallsByPoints, Reason::Limit, rule.limit as usize);
                placing.because(lowest, number);
            }
            _ => {}
        }
    }
}

/// How many places of a sheet are known, from the first on.
fn settled_places(sheet: &KnockOut) -> usize {
    let standing = sheet.standing();
    let known = standing.iter().take_while(|group| !group.contains(&Who::Open));
    known.flatten().filter(|who| sheet.person(**who).is_some()).count()
}

/// Those whose places suffice, and who rises besides; unbeaten is only who has no game to come.
fn raise(class: &Class, rising: usize, placings: &mut [Placing], is_over: bool) {
    let may = |placing: &Placing| placing.fate == Fate::Stays;
    let mut least = None;
    for placing in placings.iter_mut().filter(|placing| may(placing)).take(rising) {
        placing.becomes(Fate::Rises, Reason::Places, class.promoted);
        least = Some(placing.wins);
    }
    for placing in placings.iter_mut().filter(|placing| may(placing)) {
        let wins = placing.wins as usize;
        match class.more_rise {
            MoreRise::Unbeaten if is_over && placing.losses == 0 && wins > 0 => {
                placing.becomes(Fate::Rises, Reason::Unbeaten, wins);
            }
            MoreRise::Tied if Some(placing.wins) == least => placing.becomes(Fate::Rises, Reason::Tied, wins),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
