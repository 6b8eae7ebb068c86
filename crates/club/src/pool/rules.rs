//! The numbers of a pool, as its table has them.

use super::Newcomer;
use crate::rating::fesa::Table;
use crate::rating::glicko2::Rating;
use crate::rules::{self, BadTable};
use crate::time::Date;
use serde::Deserialize;

/// How a pool rates.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// What they are called.
    pub name: String,
    /// The day from which they hold.
    pub valid_from: Date,
    /// Where they are from.
    pub source: String,
    /// How much volatility may change.
    pub tau: f64,
    pub(super) period_days: u32,
    start: Start,
    deviation: Deviation,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    volatility: f64,
    rated_deviation: f64,
    graded_deviation: f64,
    unknown_rating: f64,
    unknown_deviation: f64,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Deviation {
    lowest: f64,
    highest: f64,
    sure: f64,
    guess: f64,
}

/// How much a rating can be relied on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// It says what somebody plays.
    Sure,
    /// It is near.
    Fair,
    /// Too little is known yet, or too long ago.
    Guess,
}

impl Certainty {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Certainty::Sure => "sure",
            Certainty::Fair => "fair",
            Certainty::Guess => "guess",
        }
    }
}

impl Rules {
    /// The text of those that the house has.
    pub const GLICKO2: &'static str = include_str!("../../rules/pool.toml");

    /// Rules from their text.
    ///
    /// # Errors
    /// If it is no TOML of this form, or a number in it cannot be.
    pub fn read(text: &str) -> Result<Rules, BadTable> {
        let table: Rules = rules::read(text)?;
        let (start, deviation) = (&table.start, &table.deviation);
        let positive = [
            ("tau", table.tau),
            ("period_days", f64::from(table.period_days)),
            ("start.volatility", start.volatility),
            ("start.rated_deviation", start.rated_deviation),
            ("start.graded_deviation", start.graded_deviation),
            ("start.unknown_deviation", start.unknown_deviation),
            ("deviation.lowest", deviation.lowest),
        ];
        if let Some((name, _)) = positive.into_iter().find(|(_, number)| !(number.is_finite() && *number > 0.0)) {
            return Err(BadTable::new(format!("{name}: expected a number above 0")));
        }
        if !start.unknown_rating.is_finite() {
            return Err(BadTable::new("start.unknown_rating: expected a number"));
        }
        if !(deviation.lowest <= deviation.sure
            && deviation.sure <= deviation.guess
            && deviation.guess <= deviation.highest
            && deviation.highest.is_finite())
        {
            return Err(BadTable::new("deviation: expected lowest, sure, guess and highest in this order"));
        }
        Ok(table)
    }

    /// With what somebody comes: the federation's rating, the middle of a grade, or what is believed of anybody.
    pub fn start(&self, newcomer: &Newcomer) -> Rating {
        let Start { volatility, rated_deviation, graded_deviation, unknown_rating, unknown_deviation } = self.start;
        let fesa = Table::current();
        let of_grade = || newcomer.grade.as_deref().and_then(|grade| fesa.grade(grade)).map(|grade| fesa.middle(grade));
        let (rating, deviation) = match (newcomer.rating, of_grade()) {
            (Some(rating), _) => (f64::from(rating), rated_deviation),
            (None, Some(rating)) => (rating, graded_deviation),
            (None, None) => (unknown_rating, unknown_deviation),
        };
        self.within(Rating { rating, deviation, volatility })
    }

    /// What is believed on a later day of somebody who has not played since.
    pub(super) fn on(&self, rating: Rating, since: Date, day: Date) -> Rating {
        let periods = since.days_until(day).max(0) as f64 / f64::from(self.period_days);
        self.within(rating.after(&[], periods, self.tau))
    }

    /// A rating as sure as it may be at best, and at worst.
    pub(super) fn within(&self, rating: Rating) -> Rating {
        Rating { deviation: rating.deviation.clamp(self.deviation.lowest, self.deviation.highest), ..rating }
    }

    /// How much a rating can be relied on.
    pub fn certainty(&self, rating: Rating) -> Certainty {
        match rating.deviation {
            deviation if deviation <= self.deviation.sure => Certainty::Sure,
            deviation if deviation < self.deviation.guess => Certainty::Fair,
            _ => Certainty::Guess,
        }
    }
}
