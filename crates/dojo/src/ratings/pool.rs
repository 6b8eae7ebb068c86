//! What is compared with what: games of one kind, at one speed, among people or with programs.

use crate::agreement::Agreement;
use arbiter::TimeControl;
use std::fmt;
use std::str::FromStr;
use variants::NAMES;

/// A pool of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PoolName {
    /// `shogi`, or the game of the family.
    pub game: &'static str,
    /// How long its games take.
    pub speed: Speed,
    /// Who plays in it.
    pub standing: Standing,
}

/// How long a game takes, as far as can be known beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Less than three minutes for each player.
    Bullet,
    /// Less than ten.
    Blitz,
    /// Less than thirty.
    Rapid,
    /// Less than ninety.
    Classical,
    /// As long as it takes.
    Long,
    /// By the day.
    Days,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// People alone.
    People,
    /// Programs, among themselves and with people.
    Programs,
}

/// Up to how many seconds for each player.
const BOUNDS: [(u64, Speed); 4] =
    [(180, Speed::Bullet), (600, Speed::Blitz), (1_800, Speed::Rapid), (5_400, Speed::Classical)];

impl Speed {
    /// All, the quickest first.
    pub const ALL: [Speed; 6] = [Speed::Bullet, Speed::Blitz, Speed::Rapid, Speed::Classical, Speed::Long, Speed::Days];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Speed::Bullet => "bullet",
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Long => "long",
            Speed::Days => "days",
        }
    }

    /// By what a player can expect to have: main time, considerations, forty moves' byōyomi, sixty moves' increment.
    pub fn of(clock: TimeControl) -> Speed {
        if clock.is_by_the_day() {
            return Speed::Days;
        }
        if !clock.is_timed() {
            return Speed::Long;
        }
        let allotment = clock.allotment();
        let all = allotment.main.as_secs()
            + 60 * u64::from(allotment.considerations)
            + 40 * clock.period().as_secs()
            + 60 * clock.increment().as_secs();
        BOUNDS.into_iter().find(|(bound, _)| all < *bound).map_or(Speed::Long, |(_, speed)| speed)
    }
}

impl Standing {
    /// Both.
    pub const ALL: [Standing; 2] = [Standing::People, Standing::Programs];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Standing::People => "people",
            Standing::Programs => "programs",
        }
    }
}

impl PoolName {
    /// Whether its numbers are grades: those are of standard shogi.
    pub fn has_grades(&self) -> bool {
        self.game == "shogi"
    }

    /// In which a game counts.
    pub fn of(agreement: &Agreement, standing: Standing) -> PoolName {
        let game = agreement.variant.as_ref().map_or("shogi", |variant| variant.name());
        PoolName { game, speed: Speed::of(agreement.clocks[0]), standing }
    }
}

impl fmt::Display for PoolName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.game, self.speed.code(), self.standing.code())
    }
}

impl FromStr for PoolName {
    type Err = ();

    fn from_str(text: &str) -> Result<PoolName, ()> {
        let [game, speed, standing] = text.split('/').collect::<Vec<_>>().try_into().map_err(|_| ())?;
        let known = std::iter::once("shogi").chain(NAMES.iter().copied());
        Ok(PoolName {
            game: known.into_iter().find(|name| *name == game).ok_or(())?,
            speed: Speed::ALL.into_iter().find(|own| own.code() == speed).ok_or(())?,
            standing: Standing::ALL.into_iter().find(|own| own.code() == standing).ok_or(())?,
        })
    }
}
