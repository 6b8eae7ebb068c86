//! What a moderator is shown who has to judge whether somebody had help in their games: how often they looked away while they had to move, how
//! evenly they used their time, how often they chose what an engine would have. It is evidence to be looked at beside the games themselves:
//! nothing here decides anything.

mod doing;

use crate::stored::Agreed;
use crate::who::Who;
use serde::{Deserialize, Serialize};
use shogi::{Color, Grade};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::LookedAway;
use study::Agreement;

/// So many positions are looked at for each place of a game, so that what is found out can be compared.
const NODES: u64 = 20_000;
/// Fewer moves say nothing about how somebody uses their time.
const LEAST_MOVES: usize = 10;
/// Fewer choices are no ground to call anything unusual.
pub const LEAST_CHOICES: usize = 50;
/// What happens by chance once in some hundreds of times is not unusual.
const DEVIATIONS: f64 = 3.0;

/// How evenly somebody used their time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Times {
    /// Half of their moves took longer.
    pub median: Duration,
    /// The part of their moves, from 0 to 1, that took between two thirds and one and a half times that.
    pub even: f64,
}

impl Times {
    /// Those of the moves of one player; `None` if there are too few.
    pub fn of(moves: &[Duration]) -> Option<Times> {
        let mut sorted = moves.to_vec();
        sorted.sort_unstable();
        let median = *sorted.get(sorted.len() / 2).filter(|_| sorted.len() >= LEAST_MOVES)?;
        let even = sorted.iter().filter(|time| (median * 2 / 3..=median * 3 / 2).contains(time)).count();
        Some(Times { median, even: even as f64 / sorted.len() as f64 })
    }
}

/// How often and for how long somebody looked away while they had to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Away {
    /// How often.
    pub times: i64,
    /// How long, all together.
    pub long: Duration,
}

impl Away {
    fn of(known: &LookedAway) -> Away {
        Away { times: known.times, long: Duration::from_millis(known.ms.unsigned_abs()) }
    }
}

/// What is known of one player in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Traces {
    /// How they looked away.
    pub away: Away,
    /// How they used their time, if they had little of it.
    pub times: Option<Times>,
    /// How they agreed with an engine, if one was asked.
    pub agreement: Option<Agreement>,
}

/// What is known of a game.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// Which.
    pub game: Agreed,
    /// What the person played of whom it is.
    pub own: Color,
    /// When it was over, in milliseconds since 1970.
    pub ended_ms: i64,
    /// Theirs and their opponent's.
    pub traces: [Traces; 2],
}

/// All that is known of somebody's last games.
#[derive(Clone, Debug)]
pub struct Dossier {
    /// Game by game, the last first.
    pub games: Vec<Evidence>,
    /// Their agreement with an engine and their opponents', in all these games together.
    pub agreements: [Agreement; 2],
    /// How often people of their strength agree with it, from 0 to 1, if anybody knows how strong they are.
    pub usual: Option<f64>,
    /// How many of the games are being looked through just now, if any are: so many are done, of so many.
    pub progress: Option<(usize, usize)>,
}

impl Dossier {
    fn new(games: Vec<Evidence>, grade: Option<Grade>, progress: Option<(usize, usize)>) -> Dossier {
        let of = |whose: usize| {
            let known = games.iter().filter_map(|game| game.traces[whose].agreement);
            known.fold(Agreement::default(), Agreement::and)
        };
        Dossier { agreements: [of(0), of(1)], usual: grade.and_then(usual), games, progress }
    }

    /// Whether they agree with an engine so much more often than their opponents and others of their strength that it is hardly chance.
    pub fn stands_out(&self) -> bool {
        let [own, others] = self.agreements;
        let expected = others.rate().into_iter().chain(self.usual).fold(0.0, f64::max);
        let Some(rate) = own.rate().filter(|_| own.choices >= LEAST_CHOICES && expected > 0.0) else { return false };
        let deviation = (expected * (1.0 - expected) / own.choices as f64).sqrt();
        rate > expected + DEVIATIONS * deviation
    }

    /// How many of the games an engine has looked through.
    pub fn examined(&self) -> usize {
        self.games.iter().filter(|game| game.traces[0].agreement.is_some()).count()
    }
}

/// How often the levels of the computer agree with a search of [`NODES`] positions, each against itself: from 6 kyū on, at every third grade
/// (docs/experiments/fair-play.md). Weaker ones play in their own way, and people of their grade in another.
const USUAL: [f64; 6] = [0.26, 0.34, 0.46, 0.49, 0.52, 0.52];
const WEAKEST: usize = 9;
const APART: usize = 3;

/// How often somebody of this grade agrees with an engine, from 0 to 1, where that is known.
fn usual(grade: Grade) -> Option<f64> {
    let (at, last) = (usize::from(grade.ordinal()).checked_sub(WEAKEST)?, USUAL.len() - 1);
    let [from, to] = [at / APART, at / APART + 1].map(|place| USUAL[place.min(last)]);
    Some(from + (to - from) * (at % APART) as f64 / APART as f64)
}

/// What an engine has found out about a game, as the database has it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Examined {
    black: Agreement,
    white: Agreement,
}

impl Examined {
    const fn of(&self, color: Color) -> Agreement {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

/// Whose games are being looked through.
#[derive(Clone, Debug, Default)]
pub struct Examinations(Arc<Mutex<HashMap<Who, Arc<Progress>>>>);

#[derive(Debug)]
struct Progress {
    done: AtomicUsize,
    of: usize,
}

/// Somebody's games are being looked through, until this is dropped.
struct Examination {
    all: Examinations,
    whom: Who,
    progress: Arc<Progress>,
}

impl Examinations {
    /// Begins with so many games, unless that goes on already.
    fn begin(&self, whom: &Who, of: usize) -> Option<Examination> {
        let mut all = self.lock();
        if all.contains_key(whom) {
            return None;
        }
        let progress = Arc::new(Progress { done: AtomicUsize::default(), of });
        all.insert(whom.clone(), progress.clone());
        Some(Examination { all: self.clone(), whom: whom.clone(), progress })
    }

    /// How many of how many games are done.
    fn of(&self, whom: &Who) -> Option<(usize, usize)> {
        self.lock().get(whom).map(|progress| (progress.done.load(Ordering::Relaxed), progress.of))
    }

    /// Somebody wants no more of it: the game that is being looked through is the last.
    fn stop(&self, whom: &Who) {
        self.lock().remove(whom);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Who, Arc<Progress>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Examination {
    /// One more is done; whether to go on. Whoever has stopped this one may have begun another since.
    fn advance(&self) -> bool {
        self.progress.done.fetch_add(1, Ordering::Relaxed);
        self.all.lock().get(&self.whom).is_some_and(|known| Arc::ptr_eq(known, &self.progress))
    }
}

impl Drop for Examination {
    fn drop(&mut self) {
        let mut all = self.all.lock();
        if all.get(&self.whom).is_some_and(|known| Arc::ptr_eq(known, &self.progress)) {
            all.remove(&self.whom);
        }
    }
}

#[cfg(test)]
mod tests;
