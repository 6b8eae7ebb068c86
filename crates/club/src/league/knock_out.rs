//! The knock-outs of a season: one in each class that has a bracket, and the main tournament of those who come out of them.

use super::season::{Effect, League, Refusal};
use super::sheet::{Game, MAIN, Part, Results, Sheet, Source, Who};
use super::table::{Class, Table};
use crate::lots::{lot, shuffled};
use crate::person::PersonId;
use crate::rules::BadTable;
use std::collections::BTreeMap;

/// How often seats are drawn anew so that teacher and pupil do not meet in the first round.
const TRIES: u64 = 60;

/// A knock-out as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnockOut {
    /// Its games.
    pub sheet: Sheet,
    people: Vec<PersonId>,
    seats: Vec<Who>,
    out: Vec<[Who; 2]>,
    results: Results,
}

impl KnockOut {
    fn new(sheet: Sheet, people: Vec<PersonId>, seats: Vec<Who>, results: Results) -> KnockOut {
        let out = sheet.played(&seats, &results);
        KnockOut { sheet, people, seats, out, results }
    }

    /// The person somewhere, if one knows already.
    pub fn person(&self, who: Who) -> Option<&PersonId> {
        match who {
            Who::Seat(seat) => self.people.get(seat),
            Who::Open | Who::Nobody => None,
        }
    }

    /// The games between two people who are known: their numbers, and who plays.
    pub fn pairs(&self) -> Vec<(usize, [&PersonId; 2])> {
        let pairs = self.sheet.pairs(&self.seats, &self.out);
        let people = |(number, [one, other]): (usize, [usize; 2])| {
            Some((number, [self.people.get(one)?, self.people.get(other)?]))
        };
        pairs.into_iter().filter_map(people).collect()
    }

    /// How a game stands: 0 or 1 for each that was won, by whom.
    pub fn wins(&self, game: usize) -> &[usize] {
        self.results.get(&game).map(Vec::as_slice).unwrap_or_default()
    }

    /// Who has won a game: 0 or 1; nothing while it is played.
    pub fn winner(&self, game: usize) -> Option<usize> {
        self.sheet.games.get(game).and_then(|rules| rules.winner(self.wins(game)))
    }

    /// How many games are to be played.
    pub fn open(&self) -> usize {
        self.out.iter().filter(|[winner, _]| *winner == Who::Open).count()
    }

    /// Who is at each place, group by group, the best first.
    pub fn standing(&self) -> Vec<Vec<Who>> {
        self.sheet.standing(&self.seats, &self.out)
    }

    /// Who is at this place, from 1.
    fn place(&self, place: usize) -> Who {
        place.checked_sub(1).and_then(|place| self.standing().concat().get(place).copied()).unwrap_or(Who::Nobody)
    }

    /// Wins and losses of somebody, games against nobody left out.
    pub fn record(&self, person: &PersonId) -> [u32; 2] {
        let mut record = [0; 2];
        for (number, pair) in self.pairs() {
            let Some(side) = pair.iter().position(|other| *other == person) else { continue };
            for winner in self.wins(number) {
                record[usize::from(*winner != side)] += 1;
            }
        }
        record
    }
}

/// Places of classes: the class and the place, from 1.
type Places = Vec<(String, usize)>;

impl Table {
    /// The sheet of the main tournament, and the class and place of each of its seats; nothing if there is none.
    ///
    /// # Errors
    /// If a game is between somebody who is neither a place of a class nor an earlier game.
    pub(super) fn main_sheet(&self) -> Result<Option<(Sheet, Places)>, BadTable> {
        let (mut sheet, mut seats) = (Sheet::default(), Vec::new());
        let mut names: Vec<&str> = Vec::new();
        let mut rounds: Vec<usize> = Vec::new();
        for game in &self.main {
            let mut round = 1;
            let mut source = |text: &str| {
                if let Some(earlier) = names.iter().position(|name| *name == text) {
                    round = round.max(rounds[earlier] + 1);
                    return Ok(Source::Winner(earlier));
                }
                let place = text.split_once(':').and_then(|(class, place)| Some((class, place.parse().ok()?)));
                let is_there = |class: &str, place: usize| {
                    self.class(class).is_some_and(|class| (1..=class.into_main).contains(&place))
                };
                match place {
                    Some((class, place)) if is_there(class, place) => {
                        seats.push((class.to_owned(), place));
                        Ok(Source::Seat(seats.len() - 1))
                    }
                    _ => Err(BadTable::new(format!(
                        "main game `{}`: `{text}` is neither an earlier game nor a place that comes in, such as 2:1",
                        game.name
                    ))),
                }
            };
            let between = [source(&game.between[0])?, source(&game.between[1])?];
            if game.wins.contains(&0) {
                return Err(BadTable::new(format!("main game `{}`: each needs a win at least", game.name)));
            }
            sheet.games.push(Game { between, wins: game.wins, part: Part::First, round });
            names.push(&game.name);
            rounds.push(round);
        }
        if let Some(last) = sheet.games.len().checked_sub(1) {
            sheet.places = vec![vec![Source::Winner(last)], vec![Source::Loser(last)]];
        }
        Ok((!self.main.is_empty()).then_some((sheet, seats)))
    }
}

impl League {
    /// The knock-out of a class, or with [`MAIN`] the main tournament; nothing before the draw, or where there is none.
    pub fn knock_out(&self, name: &str) -> Option<KnockOut> {
        if name == MAIN { self.main_knock_out() } else { self.knock_out_of(name) }
    }

    fn knock_out_of(&self, name: &str) -> Option<KnockOut> {
        let people = self.seats.get(name)?.clone();
        let class = self.class(name)?;
        let sheet = Sheet::new(people.len(), class.bracket?, class.demoted)?;
        let seats = (0..people.len()).map(Who::Seat).collect();
        let results = self.sheets.get(name).cloned().unwrap_or_default();
        Some(KnockOut::new(sheet, people, seats, results))
    }

    fn main_knock_out(&self) -> Option<KnockOut> {
        let (sheet, places) = self.table.main_sheet().ok().flatten()?;
        if self.seats.is_empty() {
            return None;
        }
        let classes: BTreeMap<&str, KnockOut> =
            self.seats.keys().filter_map(|class| Some((class.as_str(), self.knock_out_of(class)?))).collect();
        let (mut people, mut seats) = (Vec::new(), Vec::new());
        for (class, place) in &places {
            // Of a class that is kept elsewhere nobody comes.
            let class = classes.get(class.as_str());
            let who = class.map_or(Who::Nobody, |class| class.place(*place));
            let person = class.and_then(|class| class.person(who));
            seats.push(if person.is_some() { Who::Seat(people.len()) } else { who });
            people.extend(person.cloned());
        }
        let results = self.sheets.get(MAIN).cloned().unwrap_or_default();
        Some(KnockOut::new(sheet, people, seats, results))
    }

    /// Seats for a class by lots; teacher and pupil do not meet at once if it can be helped.
    pub(super) fn seat(&self, class: &Class, people: &[PersonId], seed: u64) -> Effect {
        let meet_at_once = |seats: &[PersonId]| {
            let bracket = crate::pairing::knock_out::Bracket::new(seats.len());
            let games = bracket.map(|bracket| bracket.first_round()).unwrap_or_default();
            let pair = |[one, other]: &[usize; 2]| [&seats[one - 1], &seats[other - 1]];
            let is_barred = |[one, other]: [&PersonId; 2]| {
                self.start.never.iter().any(|barred| barred.contains(one) && barred.contains(other))
            };
            games.iter().filter(|game| is_barred(pair(game))).count()
        };
        let drawn = (0..TRIES).map(|attempt| shuffled(people.to_vec(), lot(seed, attempt)));
        let seats = drawn.min_by_key(|seats| meet_at_once(seats)).unwrap_or_default();
        Effect::Seated { class: class.name.clone(), seats }
    }

    /// A result on a sheet: that of the class, or of the main tournament.
    pub(super) fn win_on_sheet(
        &self,
        class: &str,
        pair: [&PersonId; 2],
        by_default: bool,
        corrects: bool,
    ) -> Result<Vec<Effect>, Refusal> {
        let named = || pair.map(Clone::clone);
        let (mut open, mut decided) = (None, None);
        for sheet in [class, MAIN] {
            // Whoever has a game to play in their class is in no other.
            if open.is_some() {
                break;
            }
            let Some(knock_out) = self.knock_out(sheet) else { continue };
            for (game, people) in knock_out.pairs() {
                let Some(winner) = people.iter().position(|person| *person == pair[0]) else { continue };
                if people[1 - winner] != pair[1] {
                    continue;
                }
                if knock_out.winner(game).is_none() {
                    open = Some((sheet, game, winner));
                }
                if let Some(last) = knock_out.wins(game).last() {
                    decided = Some((sheet, game, winner, *last));
                }
            }
        }
        let played = |(sheet, game, winner): (&str, usize, usize)| Effect::Played {
            sheet: sheet.to_owned(),
            game,
            winner,
            by_default,
            corrects,
        };
        match (open, decided) {
            (Some(open), _) if !corrects => Ok(vec![played(open)]),
            (None, None) => Err(Refusal::NoGame(named())),
            (_, None) => Err(Refusal::NoResult(named())),
            (_, Some((.., winner, last))) if winner == last => Ok(Vec::new()),
            (_, Some(_)) if !corrects => Err(Refusal::HasResult(named())),
            (_, Some((sheet, game, winner, _))) => {
                let effect = played((sheet, game, winner));
                if self.changes_who_met(&effect) { Err(Refusal::Rests(named())) } else { Ok(vec![effect]) }
            }
        }
    }

    /// Whether others would stand at games that have been played.
    fn changes_who_met(&self, effect: &Effect) -> bool {
        let mut after = self.clone();
        crate::journal::Machine::apply(&mut after, effect);
        let met = |league: &League| -> Vec<(String, usize, [PersonId; 2])> {
            let sheets = league.sheets.keys().filter_map(|name| Some((name, league.knock_out(name)?)));
            let games = sheets.flat_map(|(name, sheet)| {
                let pairs = sheet.pairs().into_iter().filter(|(game, _)| !sheet.wins(*game).is_empty());
                pairs.map(|(game, pair)| (name.clone(), game, pair.map(Clone::clone))).collect::<Vec<_>>()
            });
            games.collect()
        };
        met(self) != met(&after)
    }

    pub(super) fn apply_to_sheet(&mut self, effect: &Effect) {
        if let Effect::Played { sheet, game, winner, corrects, .. } = effect {
            let wins = self.sheets.entry(sheet.clone()).or_default().entry(*game).or_default();
            if *corrects {
                wins.pop();
            }
            wins.push(*winner);
            self.title_match = None;
        }
    }
}

#[cfg(test)]
mod tests;
