//! The clocks of professional tournaments, as one table (CLOCK-30 … CLOCK-53): `NHK/final`, `Ryuo/title`.
//!
//! The times are those of 2022. Where the table's source is in doubt, the catalogue's reading is taken; [`Round::basis`]
//! says which those are, and rounds called `…-later` hold what is reported of other seasons.

use crate::TimeControl;
use crate::no_contest::refill;
use std::sync::LazyLock;
use std::time::Duration;

/// How long a break for a meal is (CLOCK-21).
pub const MEAL_BREAK: Duration = Duration::from_secs(40 * 60);

/// A tournament and the clocks of its rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// The requirement it is taken from: `CLOCK-30`.
    pub id: &'static str,
    /// Its name in a clock's text, in ASCII without spaces: `Ryuo`, `Nihon-Series`.
    pub code: &'static str,
    /// Its name in rōmaji, or what it is called abroad: `Ryūō`, `NHK Cup`.
    pub name: &'static str,
    /// Its name in Japanese: `竜王戦`.
    pub kanji: &'static str,
    /// Whether only women play.
    pub women: bool,
    /// The last first.
    pub rounds: Vec<Round>,
}

/// A round of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its name in a clock's text: `title`, `final`, `main`, `qualifier`.
    pub code: &'static str,
    /// The time of each player.
    pub control: TimeControl,
    /// So many games at most.
    pub best_of: u8,
    /// So many days a game.
    pub days: u8,
    /// How sure the clock is.
    pub basis: Basis,
    /// The first year in which it was so, if that is known and matters.
    pub since: Option<u16>,
}

/// Where the clock of a round comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Basis {
    /// Main time and byōyomi are printed in the rules' source.
    #[default]
    Printed,
    /// Public pages say what byōyomi there is, the source does not.
    Reported,
    /// Nobody says what byōyomi there is: our own choice.
    Chosen,
}

impl Basis {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Basis::Printed => "printed",
            Basis::Reported => "reported",
            Basis::Chosen => "chosen",
        }
    }
}

/// The breaks of a game, each of [`MEAL_BREAK`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meals {
    /// At midday, on each day of the game.
    pub lunch: bool,
    /// In the evening of the last day.
    pub dinner: bool,
}

/// All tournaments.
pub fn tournaments() -> &'static [Tournament] {
    static ALL: LazyLock<Vec<Tournament>> = LazyLock::new(|| {
        let text = include_str!("preset/tournaments.txt");
        read(text).unwrap_or_else(|line| panic!("a test reads the whole table, but not: {line}"))
    });
    &ALL
}

/// The tournament of this name: its code, rōmaji or kanji, without regard to case, macrons, spaces and a closing 戦.
pub fn tournament(name: &str) -> Option<&'static Tournament> {
    let wanted = folded(name);
    tournaments().iter().find(|known| [known.code, known.name, known.kanji].iter().any(|name| folded(name) == wanted))
}

impl Tournament {
    /// The round of this name. The last round is found both as `title` and as `final`.
    pub fn round(&self, code: &str) -> Option<&Round> {
        let last = |round: &&Round| is_last(round.code) && is_last(&code.to_lowercase());
        let named = self.rounds.iter().find(|round| round.code.eq_ignore_ascii_case(code));
        named.or_else(|| self.rounds.iter().find(last))
    }
}

impl Round {
    /// Up to how much time is given back before the game is replayed after no contest: an hour, or two in a game of two days
    /// (CLOCK-14, CLOCK-15), but never more than there was (CLOCK-16).
    pub fn refill(&self) -> Duration {
        refill(self.days).min(self.control.main())
    }

    /// Which breaks the game has (CLOCK-21): lunch as soon as both players together may think for more than two hours,
    /// and dinner only in title matches, of one day with five hours or more, of two days with nine.
    pub fn meals(&self) -> Meals {
        const HOUR: Duration = Duration::from_secs(3600);
        let main = self.control.main();
        let long = main >= if self.days >= 2 { HOUR * 9 } else { HOUR * 5 };
        Meals { lunch: main > HOUR, dinner: self.code == "title" && long }
    }
}

fn is_last(code: &str) -> bool {
    matches!(code, "title" | "final")
}

/// What of a name is compared: letters and digits, without macrons and case.
fn folded(name: &str) -> String {
    let plain = |c| match c {
        'ō' => 'o',
        'ū' => 'u',
        _ => c,
    };
    let name = name.trim().strip_suffix('戦').unwrap_or(name);
    name.chars().flat_map(char::to_lowercase).map(plain).filter(|c| c.is_alphanumeric()).collect()
}

/// Reads the table; fails with the first line that is wrong.
fn read(text: &'static str) -> Result<Vec<Tournament>, &'static str> {
    let mut all: Vec<Tournament> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.contains('|') {
            all.push(head(line).ok_or(line)?);
        } else {
            all.last_mut().ok_or(line)?.rounds.push(round(line).ok_or(line)?);
        }
    }
    Ok(all)
}

/// `CLOCK-30 | Ryuo | Ryūō | 竜王戦`.
fn head(line: &'static str) -> Option<Tournament> {
    let mut cells = line.split('|').map(str::trim);
    let [id, code, name, kanji] = [cells.next()?, cells.next()?, cells.next()?, cells.next()?];
    let women = match cells.next() {
        None => false,
        Some("women") => true,
        Some(_) => return None,
    };
    Some(Tournament { id, code, name, kanji, women, rounds: Vec::new() })
}

/// `title 8h bo7 2d`.
fn round(line: &'static str) -> Option<Round> {
    let mut words = line.split_whitespace();
    let (code, control) = (words.next()?, TimeControl::from_mark(words.next()?).ok()?);
    let mut round = Round { code, control, best_of: 1, days: 1, basis: Basis::Printed, since: None };
    while let Some(word) = words.next() {
        match word {
            "reported" => round.basis = Basis::Reported,
            "chosen" => round.basis = Basis::Chosen,
            "since" => round.since = Some(words.next()?.parse().ok()?),
            _ if word.starts_with("bo") => round.best_of = word[2..].parse().ok()?,
            _ => round.days = word.strip_suffix('d')?.parse().ok()?,
        }
    }
    Some(round)
}

#[cfg(test)]
mod tests;
