//! What is planned for a season, what happens in it, and what follows.

use crate::career::Dossier;
use crate::league::draw::Round;
use crate::league::points::Points;
use crate::person::PersonId;
use crate::time::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Somebody of a class, with what they bring from last season.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Who.
    pub person: PersonId,
    /// Demotion points.
    #[serde(default)]
    pub points: u32,
    /// Whether last season brought just as many wins as clear a point if they come twice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub half_cleared: bool,
    /// How often they came in at the place that is offered to rise the second time.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub offers: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Member {
    /// Somebody who brings nothing.
    pub fn new(person: PersonId) -> Member {
        Member { person, points: 0, half_cleared: false, offers: 0 }
    }

    pub(in crate::league) fn standing(&self) -> Points {
        Points { count: self.points, half_cleared: self.half_cleared }
    }
}

/// A class with its players, in the order of last season.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// `C2`.
    pub class: String,
    /// Who plays in it.
    pub members: Vec<Member>,
}

/// Somebody of the free class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Free {
    /// Who.
    pub person: PersonId,
    /// Since when.
    pub since: Date,
    /// Whether they began there.
    #[serde(default)]
    pub from_outside: bool,
    /// Whether they chose it: then there is no way back (LEAGUE-19).
    #[serde(default)]
    pub declared: bool,
    /// On this day they play no more, as far as one is known (LEAGUE-17, LEAGUE-21).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Date>,
}

/// How a season begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// What the season is called.
    pub title: String,
    /// The rules, as a table of `rules/*.toml`.
    pub rules: String,
    /// The classes that were there last season, with their players.
    #[serde(default)]
    pub rosters: Vec<Roster>,
    /// The free class.
    #[serde(default)]
    pub free: Vec<Free>,
    /// Who holds the title.
    #[serde(default)]
    pub holder: Option<PersonId>,
    /// Who met whom last season.
    #[serde(default)]
    pub last: Vec<[PersonId; 2]>,
    /// Who never meets: teacher and pupil.
    #[serde(default)]
    pub never: Vec<[PersonId; 2]>,
    /// The first and the last day, where seasons are played at the same time of every year.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days: Option<[Date; 2]>,
    /// Points towards retirement (LEAGUE-38).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub retirement: BTreeMap<PersonId, u32>,
}

/// What happens in a season.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The season is planned.
    Begin(Box<Start>),
    /// Somebody comes into a class, at its end.
    Enrol {
        /// Which.
        class: String,
        /// Who, with what they bring.
        member: Member,
    },
    /// Somebody begins in the free class.
    EnrolFree {
        /// Who.
        person: PersonId,
        /// From when.
        since: Date,
        /// Their last day, if another rule than that of the years decides it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Date>,
        /// Whether they came from the league, before this season was kept here; else they begin there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        from_league: bool,
    },
    /// Somebody of the free class is still that good elsewhere: a year more (LEAGUE-18).
    Grace {
        /// Who.
        person: PersonId,
        /// What they have done, where the rules ask for something.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        career: Option<Box<Dossier>>,
    },
    /// Somebody holds the title.
    Hold(PersonId),
    /// Two never meet.
    Never([PersonId; 2]),
    /// The games are drawn.
    Draw {
        /// What lots are drawn from.
        seed: u64,
    },
    /// A game was won.
    Win {
        /// By whom.
        winner: PersonId,
        /// Against whom.
        loser: PersonId,
        /// Whether the loser did not come.
        #[serde(default)]
        by_default: bool,
        /// Whether it takes the place of another result.
        #[serde(default)]
        corrects: bool,
    },
    /// Neither came to a game: both have lost it.
    Neither {
        /// Who should have played.
        pair: [PersonId; 2],
        /// Whether it takes the place of another result.
        #[serde(default)]
        corrects: bool,
    },
    /// Somebody chooses the free class, from next season on (LEAGUE-19).
    Declare(PersonId),
    /// Somebody retires when the season ends.
    Retire(PersonId),
    /// Somebody comes back from the free class into the lowest class, next season (LEAGUE-16, LEAGUE-37).
    Return {
        /// Who.
        person: PersonId,
        /// What opens the way back, where the rules ask for something.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        career: Option<Box<Dossier>>,
    },
    /// These were the worst placed of the year over all titles together, and are given a point towards retirement each; said
    /// again, others are in their place (LEAGUE-38).
    Worst(Vec<PersonId>),
    /// Somebody has done what clears a point towards retirement, once a season (LEAGUE-40).
    Clear {
        /// Who.
        person: PersonId,
        /// What they have done.
        career: Box<Dossier>,
    },
    /// A play-off for the first place was won (LEAGUE-06).
    PlayOff(PersonId),
    /// The title match was played (LEAGUE-05).
    TitleMatch {
        /// Whether the challenger has won it.
        challenger_won: bool,
    },
    /// Somebody takes the offer to rise (LEAGUE-02, LEAGUE-43).
    Accept(PersonId),
    /// Somebody declines it; who says nothing declines it, too.
    Decline(PersonId),
    /// The season is over.
    Close,
}

/// What follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// The season is planned.
    Began(Box<Start>),
    /// Somebody is in a class.
    Enrolled {
        /// Which.
        class: String,
        /// Who, with what they bring.
        member: Member,
    },
    /// Somebody is in the free class.
    Freed(Free),
    /// Somebody has a year more there.
    Graced(PersonId),
    /// Somebody holds the title.
    Held(PersonId),
    /// Two never meet.
    Kept([PersonId; 2]),
    /// The games of a class are drawn.
    Drawn {
        /// Which.
        class: String,
        /// By places in the class, from 0.
        rounds: Vec<Round>,
    },
    /// Who sits where on the sheet of a class.
    Seated {
        /// Which.
        class: String,
        /// From the top of the sheet.
        seats: Vec<PersonId>,
    },
    /// A game of a sheet is decided.
    Played {
        /// The class, or the main tournament.
        sheet: String,
        /// Which game of it, from 0.
        game: usize,
        /// Who has won it, of the two as the sheet has them: 0 or 1.
        winner: usize,
        /// Whether the loser did not come.
        #[serde(default)]
        by_default: bool,
        /// Whether it takes the place of the last result of the game.
        #[serde(default)]
        corrects: bool,
    },
    /// A game is decided.
    Won {
        /// By whom.
        winner: PersonId,
        /// Against whom.
        loser: PersonId,
        /// Whether the loser did not come.
        #[serde(default)]
        by_default: bool,
    },
    /// Neither came to a game.
    Missed([PersonId; 2]),
    /// Somebody will be in the free class.
    Declared(PersonId),
    /// Somebody will have retired.
    Retired(PersonId),
    /// Somebody will be back in the lowest class.
    Returned(PersonId),
    /// These are given a point towards retirement.
    WorstNamed(Vec<PersonId>),
    /// One of theirs is cleared.
    Cleared(PersonId),
    /// Who challenges, of those who were equal.
    PlayOff(PersonId),
    /// How the title match ended.
    TitleMatch {
        /// Whether the challenger has won it.
        challenger_won: bool,
    },
    /// The offer is taken.
    Accepted(PersonId),
    /// The offer is declined.
    Declined(PersonId),
    /// The season is over.
    Closed,
}
