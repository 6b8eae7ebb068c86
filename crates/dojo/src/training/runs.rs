//! Runs: short questions one after the other, made by machine and proven before they are shown. The same seed has the same.

use super::lots::Lots;
use crate::app::App;
use crate::failure::Failure;
use shogi::{Color, Move, Position};
use std::net::IpAddr;
use std::str::FromStr;
use study::patterns::{Building, Catalogue, Kind, Labels, PatternId};
use tsume::{MOST_COUNTED, Race, mates_from, races};

/// So many names or counts there are to choose from.
const CHOICES: usize = 4;
/// So many questions are made at a time.
const COUNT: usize = 20;

/// What a run asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Run {
    /// Mates in one.
    Mates,
    /// Who is quicker: how many moves each side needs for a mate (TSUME-06).
    Races,
    /// What castles and openings are called.
    Castles,
}

impl Run {
    /// All of them.
    pub const ALL: [Run; 3] = [Run::Mates, Run::Races, Run::Castles];

    /// Its name in addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Run::Mates => "mates",
            Run::Races => "races",
            Run::Castles => "castles",
        }
    }
}

impl FromStr for Run {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Run, Failure> {
        Run::ALL.into_iter().find(|run| run.code() == text).ok_or(Failure::NOT_FOUND)
    }
}

/// A question of a run.
#[derive(Clone, Debug)]
pub enum Question {
    /// Black, to move, mates in one, in one way only.
    Mate {
        /// The position.
        position: Box<Position>,
        /// The mate.
        mate: Move,
    },
    /// How many moves each side needs.
    Race {
        /// The position, and what is proven of it.
        race: &'static Race,
        /// Counts of Black's moves and White's, in an order by lot; that of the race is one of them.
        choices: Vec<(usize, usize)>,
    },
    /// What stands there.
    Castle {
        /// What it is.
        id: PatternId,
        /// How it comes about.
        building: &'static Building,
        /// Names, in an order by lot; its own is one of them.
        choices: Vec<PatternId>,
    },
}

/// The questions that a run begins with.
fn questions(run: Run, seed: u64) -> Vec<Question> {
    let mut lots = Lots::new(seed);
    match run {
        Run::Mates => {
            let mate = |(position, mate)| Question::Mate { position: Box::new(position), mate };
            mates_from(seed).take(COUNT).map(mate).collect()
        }
        Run::Races => {
            let mut all: Vec<&'static Race> = races().iter().collect();
            lots.shuffle(&mut all);
            all.truncate(COUNT);
            all.into_iter().map(|race| Question::Race { choices: counts(race, &mut lots), race }).collect()
        }
        Run::Castles => {
            let mut all = named();
            lots.shuffle(&mut all);
            let all_names = all.clone();
            all.into_iter().filter_map(|id| castle(id, &all_names, &mut lots)).take(COUNT).collect()
        }
    }
}

/// The counts of a race, and others.
fn counts(race: &Race, lots: &mut Lots) -> Vec<(usize, usize)> {
    let right = (race.moves(Color::Black), race.moves(Color::White));
    let range = || 1..=MOST_COUNTED + 1;
    // Where neither side is near there is no race.
    let all = range().flat_map(|own| range().map(move |other| (own, other)));
    let mut others: Vec<_> =
        all.filter(|pair| *pair != right && *pair != (MOST_COUNTED + 1, MOST_COUNTED + 1)).collect();
    lots.shuffle(&mut others);
    let mut choices: Vec<_> = [right].into_iter().chain(others).take(CHOICES).collect();
    choices.sort_unstable();
    choices
}

/// Castles and openings that everybody calls the same, and that can be shown.
fn named() -> Vec<PatternId> {
    let catalogue = Catalogue::builtin();
    let known = catalogue.all().filter(|(id, pattern)| {
        !pattern.rare && !matches!(pattern.kind, Kind::Tesuji | Kind::Game) && catalogue.building(*id).is_some()
    });
    known.map(|(id, _)| id).collect()
}

/// What is asked of a castle or an opening: among the other names is none that would be right as well.
fn castle(id: PatternId, all: &[PatternId], lots: &mut Lots) -> Option<Question> {
    let catalogue = Catalogue::builtin();
    let building = catalogue.building(id)?;
    let present = Labels::of_moves(&building.start, building.moves.iter().copied()).patterns();
    let stands: Vec<PatternId> = catalogue.castles(&building.end(), building.side).collect();
    let are_kin =
        |one, other| catalogue.line(one).any(|own| own == other) || catalogue.line(other).any(|own| own == one);
    let is_castle = |id: PatternId| catalogue[id].kind == Kind::Castle;
    let mut others: Vec<PatternId> = all
        .iter()
        .copied()
        .filter(|other| is_castle(*other) == is_castle(id) && !are_kin(id, *other))
        .filter(|other| !present.contains(other) && !stands.contains(other))
        .filter(|other| catalogue[*other].names != catalogue[id].names)
        .collect();
    lots.shuffle(&mut others);
    let mut choices: Vec<PatternId> = [id].into_iter().chain(others).take(CHOICES).collect();
    lots.shuffle(&mut choices);
    (choices.len() == CHOICES).then_some(Question::Castle { id, building, choices })
}

impl App {
    /// The questions of a run, as many as are made at a time.
    ///
    /// # Errors
    /// If somebody asks too much.
    pub async fn questions(&self, from: IpAddr, run: Run, seed: u64) -> Result<Vec<Question>, Failure> {
        self.count_answer(from)?;
        self.copies.work(from, move || questions(run, seed)).await
    }
}

#[cfg(test)]
mod tests;
