//! Game names, which carry the clock: `test-600-10`.

use super::name;
use arbiter::{Rounding, TimeControl};
use shogi::{Color, Handicap};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What two players ask for who want to meet: `ID-TOTAL-BYOYOMI` or `ID-TOTAL-INCREMENTF`, in seconds.
///
/// Two names are the same if their texts are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GameName {
    text: String,
    clock: TimeControl,
}

/// How the games of a name come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// As soon as two have come.
    Even,
    /// The same, with odds.
    Handicap(Handicap),
    /// From moves that somebody has set up before.
    Buoy,
    /// At fixed times, with whoever has come until then.
    Floodgate,
}

/// The game of those who name none.
pub(crate) const DEFAULT: &str = "default-1500-0";

const HANDICAPS: [(&str, Handicap); 9] = [
    ("hclance_", Handicap::Lance),
    ("hcbishop_", Handicap::Bishop),
    ("hcrook_", Handicap::Rook),
    ("hcrooklance_", Handicap::RookLance),
    ("hc2p_", Handicap::TwoPiece),
    ("hc4p_", Handicap::FourPiece),
    ("hc6p_", Handicap::SixPiece),
    ("hc8p_", Handicap::EightPiece),
    ("hc10p_", Handicap::TenPiece),
];

/// As for clocks that are written in words.
const LONGEST_TOTAL: u64 = 19 * 3600;
const LONGEST_PERIOD: u64 = 600;

impl GameName {
    pub(crate) fn default() -> GameName {
        DEFAULT.parse().expect("a test reads it")
    }

    /// Reads a name with the colour that its owner would like: `test-600-10-B`.
    pub(crate) fn with_wish(text: &str) -> Result<(GameName, Option<Color>), BadGameName> {
        let wish = match text.as_bytes() {
            [.., b'-', b'B' | b'b'] => Some(Color::Black),
            [.., b'-', b'W' | b'w'] => Some(Color::White),
            _ => None,
        };
        let name = if wish.is_some() { &text[..text.len() - 2] } else { text };
        Ok((name.parse()?, wish))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    /// Whole seconds are counted, or whole minutes.
    pub(crate) fn clock(&self) -> TimeControl {
        self.clock
    }

    pub(crate) fn kind(&self) -> Kind {
        let handicap = HANDICAPS.iter().find(|(prefix, _)| self.text.starts_with(prefix));
        match handicap {
            Some((_, handicap)) => Kind::Handicap(*handicap),
            None if self.text.starts_with("buoy_") => Kind::Buoy,
            None if self.id() == "floodgate" => Kind::Floodgate,
            None => Kind::Even,
        }
    }

    /// The part before the clock.
    pub(crate) fn id(&self) -> &str {
        self.parts().0
    }

    /// The id, and the clock as it stands there.
    pub(crate) fn parts(&self) -> (&str, &str) {
        let clock = self.text.rmatch_indices('-').nth(1).map_or(self.text.len(), |(index, _)| index);
        self.text.split_at(clock)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Why a text is no game name; each is a line for whoever wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadGameName {
    #[error("game name should consist of three parts like game-1500-60")]
    Parts,
    #[error("the first part of a game name is 1 to 32 letters, digits, '_', '-', '@' or '.'")]
    Id,
    #[error("a game has at most 19 hours for each player and 10 minutes for each move")]
    TooLong,
    #[error("a clock that counts minutes has whole minutes and a byoyomi of one minute, like 900-060")]
    Minutes,
}

impl FromStr for GameName {
    type Err = BadGameName;

    fn from_str(text: &str) -> Result<GameName, BadGameName> {
        let mut parts = text.rsplitn(3, '-');
        let (Some(last), Some(total), Some(id)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(BadGameName::Parts);
        };
        let (period, fischer) = last.strip_suffix('F').map_or((last, false), |period| (period, true));
        let number = |digits: &str| {
            let all = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            // More digits than a number can have make a clock that is too long.
            all.then(|| digits.parse().unwrap_or(u64::MAX)).ok_or(BadGameName::Parts)
        };
        let (total, seconds) = (number(total)?, number(period)?);
        if !name::is_identifier(id) {
            return Err(BadGameName::Id);
        }
        if total > LONGEST_TOTAL || seconds > LONGEST_PERIOD {
            return Err(BadGameName::TooLong);
        }
        let by_minutes = period.len() > 1 && period.starts_with('0');
        let clock = match (by_minutes, fischer) {
            (false, _) => clock(total, seconds, fischer),
            (true, false) => minutes(total, seconds)?,
            (true, true) => return Err(BadGameName::Minutes),
        };
        Ok(GameName { text: text.to_owned(), clock })
    }
}

fn clock(total: u64, seconds: u64, fischer: bool) -> TimeControl {
    let (main, period) = (Duration::from_secs(total), Duration::from_secs(seconds));
    let rounding = Rounding::Seconds;
    match (total, seconds, fischer) {
        (0, 0, _) => TimeControl::Untimed,
        (_, 0, _) => TimeControl::SuddenDeath { main, rounding },
        (_, _, false) => TimeControl::Byoyomi { main, considerations: 0, period, rounding },
        (_, _, true) => TimeControl::Increment { main, increment: period, rounding },
    }
}

/// A leading zero asks for a stopwatch (CLOCK-01): the minute of byōyomi is its last.
fn minutes(total: u64, seconds: u64) -> Result<TimeControl, BadGameName> {
    match (total % 60, seconds) {
        (0, 60) => Ok(TimeControl::Stopwatch { main: Duration::from_secs(total + 60) }),
        _ => Err(BadGameName::Minutes),
    }
}

#[cfg(test)]
mod tests;
