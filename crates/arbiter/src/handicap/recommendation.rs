//! Which odds for which difference in strength.

use super::{Mix, Odds};
use Odds::{Lots, WeakerFirst};
use Proposal::Games;
use shogi::Handicap;

/// Who recommends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// The federation (日本将棋連盟 Nihon shōgi renmei).
    Federation,
    /// The old masters' (家元 iemoto), brought up to date: a handicap for every step.
    UpdatedIemoto,
    /// The old masters': two steps a handicap, and mixes in between.
    Iemoto,
}

impl System {
    /// Every system, the federation's first.
    pub const ALL: [System; 3] = [System::Federation, System::UpdatedIemoto, System::Iemoto];

    /// A name for programs and message catalogues: `jsa`, `updated`, `iemoto`.
    pub const fn code(self) -> &'static str {
        match self {
            System::Federation => "jsa",
            System::UpdatedIemoto => "updated",
            System::Iemoto => "iemoto",
        }
    }

    /// The system with this code.
    pub fn from_code(code: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.code() == code)
    }

    /// What the system recommends for a difference of so many grades (HCAP-05). Where it has no entry, the next lower
    /// one serves.
    ///
    /// ```
    /// use arbiter::handicap::{Odds, Proposal, System};
    /// use shogi::Handicap;
    /// let proposal = System::Federation.recommend(4).proposal;
    /// assert_eq!(proposal, Proposal::Games(Odds::Pieces(Handicap::Rook)));
    /// ```
    pub fn recommend(self, difference: u8) -> Recommendation {
        let table = match self {
            System::Federation => FEDERATION,
            System::UpdatedIemoto => UPDATED_IEMOTO,
            System::Iemoto => IEMOTO,
        };
        let entry = table.iter().rev().find(|entry| entry.from <= difference);
        let entry = entry.expect("every table begins with a difference of none: a test says so");
        Recommendation { difference, listed_for: difference.min(entry.to), proposal: entry.proposal }
    }
}

/// What is proposed for a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recommendation {
    /// The difference asked for.
    pub difference: u8,
    /// The difference whose entry it is: the same, or a lower one if the system has none for it.
    pub listed_for: u8,
    /// What to play at.
    pub proposal: Proposal,
}

impl Recommendation {
    /// Whether the system has an entry for the very difference.
    pub const fn is_exact(self) -> bool {
        self.listed_for == self.difference
    }
}

/// The same odds in every game, or two by turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// Every game at these odds.
    Games(Odds),
    /// Games at two odds by turns.
    Mix(Mix),
}

impl Proposal {
    /// A name for programs and message catalogues.
    pub fn code(self) -> &'static str {
        match self {
            Proposal::Games(odds) => odds.code(),
            Proposal::Mix(mix) => mix.code(),
        }
    }

    /// The Japanese term.
    pub fn kanji(self) -> &'static str {
        match self {
            Proposal::Games(odds) => odds.kanji(),
            Proposal::Mix(mix) => mix.kanji(),
        }
    }

    /// How the Japanese term is read.
    pub fn reading(self) -> &'static str {
        match self {
            Proposal::Games(odds) => odds.reading(),
            Proposal::Mix(mix) => mix.reading(),
        }
    }

    /// The match that it makes.
    pub fn plan(self) -> super::Plan {
        match self {
            Proposal::Games(odds) => odds.into(),
            Proposal::Mix(mix) => mix.into(),
        }
    }
}

/// A line of a table: differences from one number to another.
struct Entry {
    from: u8,
    to: u8,
    proposal: Proposal,
}

const fn entry(from: u8, to: u8, proposal: Proposal) -> Entry {
    Entry { from, to, proposal }
}

const fn one(difference: u8, handicap: Handicap) -> Entry {
    entry(difference, difference, Games(Odds::Pieces(handicap)))
}

const FEDERATION: &[Entry] = &[
    entry(0, 0, Games(Lots)),
    entry(1, 1, Games(WeakerFirst)),
    one(2, Handicap::Lance),
    one(3, Handicap::Bishop),
    one(4, Handicap::Rook),
    one(5, Handicap::RookLance),
    entry(6, 7, Games(Odds::Pieces(Handicap::TwoPiece))),
    entry(8, 9, Games(Odds::Pieces(Handicap::FourPiece))),
    entry(10, u8::MAX, Games(Odds::Pieces(Handicap::SixPiece))),
];

/// That equals play with lots is written in the federation's column only, but holds for all.
const UPDATED_IEMOTO: &[Entry] = &[
    entry(0, 0, Games(Lots)),
    one(1, Handicap::Lance),
    one(2, Handicap::BothLances),
    one(3, Handicap::Bishop),
    one(4, Handicap::Rook),
    one(5, Handicap::RookLance),
    one(6, Handicap::RookBothLances),
    one(7, Handicap::TwoPiece),
    one(8, Handicap::ThreePiece),
    one(9, Handicap::FourPiece),
    one(10, Handicap::FivePiece),
    one(11, Handicap::SixPiece),
    one(12, Handicap::SevenPiece),
    one(13, Handicap::EightPiece),
    one(14, Handicap::NinePiece),
    entry(15, u8::MAX, Games(Odds::Pieces(Handicap::TenPiece))),
];

/// "Rook and lance for 8 or more" stands beside the mix for 9, so it is read as 8; what follows 9 is not handed down.
const IEMOTO: &[Entry] = &[
    entry(0, 0, Games(Lots)),
    entry(1, 1, Proposal::Mix(Mix::EvenLance)),
    one(2, Handicap::Lance),
    entry(3, 3, Proposal::Mix(Mix::LanceBishop)),
    one(4, Handicap::Bishop),
    entry(5, 5, Proposal::Mix(Mix::BishopRook)),
    one(6, Handicap::Rook),
    entry(7, 7, Proposal::Mix(Mix::RookRookLance)),
    one(8, Handicap::RookLance),
    entry(9, 9, Proposal::Mix(Mix::RookLanceTwoPiece)),
];

#[cfg(test)]
mod tests;
