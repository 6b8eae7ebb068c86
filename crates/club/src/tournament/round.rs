//! A round: boards, who rests, who is away and why.

use crate::person::PersonId;
use crate::standing::Score;
use crate::time::Hour;
use arbiter::handicap::Odds;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A round, proposed or confirmed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// What its lots were drawn from.
    pub seed: u64,
    /// In the order of the tables.
    pub boards: Vec<Board>,
    /// Who has a point without a game (不戦勝扱い).
    pub byes: Vec<PersonId>,
    /// Who misses it, each with a reason.
    pub away: BTreeMap<PersonId, Away>,
    /// Whether all results are there.
    #[serde(default)]
    pub is_closed: bool,
}

impl Round {
    /// Whether its lot gives the first colour to the first of all, where colours are dealt and this is the first round.
    pub fn top_began(&self) -> bool {
        top_begins(self.seed)
    }

    /// The board somebody sits at, from 0.
    pub fn board_of(&self, person: &PersonId) -> Option<usize> {
        self.boards.iter().position(|board| board.people.contains(person))
    }
}

/// Whether this lot gives the first colour to the first of all.
pub(crate) const fn top_begins(seed: u64) -> bool {
    seed.count_ones().is_multiple_of(2)
}

/// Two people who meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Who has the first colour, unless lots decide, then the other.
    pub people: [PersonId; 2],
    /// At what: `furigoma`, `josen` or a handicap's code.
    pub odds: String,
    /// What was played: games drawn and replayed, with colours changed each time, and the one that counts.
    #[serde(default)]
    pub games: Vec<Outcome>,
    /// Whether what is said of it is disputed.
    #[serde(default)]
    pub is_disputed: bool,
    /// When it is played, where the two settle that.
    #[serde(default, skip_serializing_if = "Hours::is_empty")]
    pub hours: Hours,
    /// What the board costs in each of the pairing's wishes, the strongest first (why these two?).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<Cost>,
}

/// The hours that the two of a board have named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hours {
    /// What each has said, where the other has not said the same.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub offered: BTreeMap<PersonId, Hour>,
    /// What they have agreed on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<Hour>,
}

impl Hours {
    fn is_empty(&self) -> bool {
        *self == Hours::default()
    }
}

/// How much of a wish a pairing gave up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    /// The wish.
    pub wish: String,
    /// How far it was missed.
    pub cost: u64,
}

impl Board {
    /// The one outcome that counts, if there is one yet (I7).
    pub fn counted(&self) -> Option<Outcome> {
        self.games.last().copied().filter(|outcome| *outcome != Outcome::Drawn)
    }

    /// Who has the first colour in the game of this number, from 0: colours change with each replay, but whoever gives
    /// pieces goes on giving them.
    pub fn colors(&self, game: usize) -> [&PersonId; 2] {
        let [first, second] = &self.people;
        let changes = matches!(Odds::from_name(&self.odds), None | Some(Odds::Lots | Odds::WeakerFirst));
        if changes && !game.is_multiple_of(2) { [second, first] } else { [first, second] }
    }
}

/// How a game ended, for the two of its board in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// The first won.
    #[serde(rename = "1-0")]
    First,
    /// The second won.
    #[serde(rename = "0-1")]
    Second,
    /// Nobody won, and it is played again with colours changed.
    #[serde(rename = "replay")]
    Drawn,
    /// Nobody won, and it stands.
    #[serde(rename = "1/2")]
    Halved,
    /// The second did not come.
    #[serde(rename = "1-0f")]
    SecondAway,
    /// The first did not come.
    #[serde(rename = "0-1f")]
    FirstAway,
    /// Neither came.
    #[serde(rename = "0-0f")]
    BothAway,
}

impl Outcome {
    /// Every one.
    pub const ALL: [Outcome; 7] = [
        Outcome::First,
        Outcome::Second,
        Outcome::Drawn,
        Outcome::Halved,
        Outcome::SecondAway,
        Outcome::FirstAway,
        Outcome::BothAway,
    ];

    /// As it is written.
    pub const fn code(self) -> &'static str {
        match self {
            Outcome::First => "1-0",
            Outcome::Second => "0-1",
            Outcome::Drawn => "replay",
            Outcome::Halved => "1/2",
            Outcome::SecondAway => "1-0f",
            Outcome::FirstAway => "0-1f",
            Outcome::BothAway => "0-0f",
        }
    }

    /// The outcome that is written so.
    pub fn from_code(code: &str) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| outcome.code() == code)
    }

    /// Whether a game was played.
    pub const fn is_played(self) -> bool {
        matches!(self, Outcome::First | Outcome::Second | Outcome::Drawn | Outcome::Halved)
    }

    /// What it means for the two, the first first.
    pub const fn scores(self) -> [Score; 2] {
        match self {
            Outcome::First | Outcome::SecondAway => [Score::Won, Score::Lost],
            Outcome::Second | Outcome::FirstAway => [Score::Lost, Score::Won],
            Outcome::Drawn | Outcome::Halved => [Score::Drawn, Score::Drawn],
            Outcome::BothAway => [Score::Lost, Score::Lost],
        }
    }
}

/// A round that somebody misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Away {
    /// Why.
    pub why: Why,
    /// What it is worth, in halves of a point.
    #[serde(default)]
    pub halves: u8,
}

/// Why somebody misses a round: never without a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// They said so before.
    Announced,
    /// They were not there when it was paired.
    NotThere,
    /// They entered later.
    Late,
    /// They had withdrawn.
    Withdrawn,
    /// They had lost, and that was that (knock-out).
    Out,
}

impl Why {
    /// The name of its text.
    pub const fn code(self) -> &'static str {
        match self {
            Why::Announced => "announced",
            Why::NotThere => "not-there",
            Why::Late => "late",
            Why::Withdrawn => "withdrawn",
            Why::Out => "out",
        }
    }
}
