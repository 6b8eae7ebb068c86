//! Tournament reports (TRF) as chess federations and pairing programs exchange them: fixed columns, a line for each
//! player. Read are the versions of 2016 and 2026 and what pairing programs added in between (`XXR`, `XXC`, `XXZ`,
//! `XXS`, `XXP`, `XXA`, `BBW` …); written is that of 2026.

mod line;
mod of_event;
mod points;
mod read;
mod replay;
mod write;

pub use of_event::of_event;
pub use points::{Tenths, Worth};
pub use read::read;
pub use replay::{Unreplayable, config, events};
pub use write::write;

use std::fmt;

/// An event as its report tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The lines about the event that are mere text, by their numbers: 12 its name, 22 the town, 32 the federation …
    pub heads: Vec<(u16, String)>,
    /// How many rounds are planned.
    pub rounds: Option<u16>,
    /// Whether the first in the list, or whoever stands for them, had the first colour in the first round.
    pub top_began: Option<bool>,
    /// What a game is worth.
    pub worth: Worth,
    /// Everybody.
    pub players: Vec<Player>,
    /// Points that count for the pairing alone.
    pub accelerated: Vec<Accelerated>,
    /// Who must not meet.
    pub forbidden: Vec<Forbidden>,
    /// Who will not be there.
    pub absences: Vec<Absence>,
    /// Lines that say something else, as they stand.
    pub others: Vec<String>,
}

impl Report {
    /// The text of the first line of this number.
    pub fn head(&self, number: u16) -> Option<&str> {
        self.heads.iter().find(|(other, _)| *other == number).map(|(_, text)| text.as_str())
    }

    /// How many rounds have been paired: the longest line's.
    pub fn paired(&self) -> usize {
        self.players.iter().map(|player| player.cells.len()).max().unwrap_or(0)
    }
}

/// A line `001`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// By which the others name them.
    pub number: u16,
    /// `m` or `w`.
    pub sex: Option<char>,
    /// `GM`, `WFM` …
    pub title: String,
    /// `Rossi, Anna`
    pub name: String,
    /// The federation's rating.
    pub rating: Option<u16>,
    /// `ITA`
    pub federation: String,
    /// Their number with the federation.
    pub id: String,
    /// `2011/04/30`, or the year alone.
    pub born: String,
    /// What their rounds come to.
    pub points: Tenths,
    /// Their place in the table.
    pub place: Option<u16>,
    /// Round by round.
    pub cells: Vec<Cell>,
}

/// What a round brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Somebody was to be played.
    Board {
        /// Whom, by number.
        opponent: u16,
        /// Whether with the first colour (white); a game that did not take place need not say.
        is_first: Option<bool>,
        /// How it ended.
        ending: Ending,
    },
    /// Nobody was.
    Alone(Rest),
}

/// How a game ended for the one whose line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// `1`
    Won,
    /// `=`
    Drawn,
    /// `0`
    Lost,
    /// `W`: not rated, as hardly a move was made.
    WonUnrated,
    /// `D`
    DrawnUnrated,
    /// `L`
    LostUnrated,
    /// `+`: the opponent did not come.
    WonByForfeit,
    /// `-`
    LostByForfeit,
}

impl Ending {
    /// Every one.
    pub const ALL: [Ending; 8] = [
        Ending::Won,
        Ending::Drawn,
        Ending::Lost,
        Ending::WonUnrated,
        Ending::DrawnUnrated,
        Ending::LostUnrated,
        Ending::WonByForfeit,
        Ending::LostByForfeit,
    ];

    /// As it is written.
    pub const fn sign(self) -> char {
        match self {
            Ending::Won => '1',
            Ending::Drawn => '=',
            Ending::Lost => '0',
            Ending::WonUnrated => 'W',
            Ending::DrawnUnrated => 'D',
            Ending::LostUnrated => 'L',
            Ending::WonByForfeit => '+',
            Ending::LostByForfeit => '-',
        }
    }

    /// Whether a game was played.
    pub const fn is_played(self) -> bool {
        !matches!(self, Ending::WonByForfeit | Ending::LostByForfeit)
    }

    /// Whether the opponent's line may say so of the same game.
    pub const fn fits(self, theirs: Ending) -> bool {
        matches!(
            (self, theirs),
            (Ending::Won, Ending::Lost)
                | (Ending::Lost, Ending::Won)
                | (Ending::Drawn, Ending::Drawn)
                | (Ending::WonUnrated, Ending::LostUnrated)
                | (Ending::LostUnrated, Ending::WonUnrated)
                | (Ending::DrawnUnrated, Ending::DrawnUnrated)
                | (Ending::WonByForfeit, Ending::LostByForfeit)
                | (Ending::LostByForfeit, Ending::WonByForfeit | Ending::LostByForfeit)
        )
    }
}

/// Why nobody was to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// `U`: the pairing left them over, and they have the points of a bye.
    Paired,
    /// `F`: away with a full point.
    Full,
    /// `H`: away with half a point.
    Half,
    /// `Z`, or blank: away.
    Zero,
}

impl Rest {
    /// Every one.
    pub const ALL: [Rest; 4] = [Rest::Paired, Rest::Full, Rest::Half, Rest::Zero];

    /// As it is written.
    pub const fn sign(self) -> char {
        match self {
            Rest::Paired => 'U',
            Rest::Full => 'F',
            Rest::Half => 'H',
            Rest::Zero => 'Z',
        }
    }
}

/// Points that some have in some rounds, for the pairing alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accelerated {
    /// So many.
    pub points: Tenths,
    /// From this round to that one.
    pub rounds: [u16; 2],
    /// From this number to that one.
    pub players: [u16; 2],
}

/// Players none of whom may meet another of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// From this round to that one; in all where it is missing.
    pub rounds: Option<[u16; 2]>,
    /// By number.
    pub players: Vec<u16>,
}

/// Players who will not be there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absence {
    /// In which round; in the next one where it is missing.
    pub round: Option<u16>,
    /// What it brings them.
    pub rest: Rest,
    /// By number.
    pub players: Vec<u16>,
}

/// What is wrong with a report, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadReport {
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
    /// What would be right.
    pub what: String,
}

impl fmt::Display for BadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.what)
    }
}

impl std::error::Error for BadReport {}

#[cfg(test)]
mod tests;
