//! What somebody can be told.

use super::ms;
use crate::lobby::refusal::Refusal;
use crate::random::GameId;
use crate::who::Who;
use std::sync::Arc;
use std::time::Duration;

/// How a game has ended for who is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// They have won.
    Won,
    /// They have lost.
    Lost,
    /// Neither.
    Neither,
}

/// What has happened. What belongs to one matter replaces each other: a game has one notice, whatever happens in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// It is their turn in a game.
    Turn {
        /// Where.
        game: GameId,
        /// Which turn.
        ply: u32,
    },
    /// They have little time left for it.
    TimeShort {
        /// Where.
        game: GameId,
        /// Until when.
        until_ms: i64,
    },
    /// A game has begun that they have offered.
    Begun {
        /// Which.
        game: GameId,
    },
    /// A game is over.
    Ended {
        /// Which.
        game: GameId,
        /// How.
        result: End,
    },
    /// Somebody challenges them.
    Challenge {
        /// The offer.
        seek: Arc<str>,
    },
    /// Somebody answers their challenge with other terms.
    Counter {
        /// The offer.
        seek: Arc<str>,
    },
    /// Somebody does not take their challenge.
    Declined {
        /// The offer.
        seek: Arc<str>,
        /// Why not.
        refusal: Refusal,
    },
    /// Somebody whom they wait for is here.
    Came {
        /// Who.
        who: Who,
        /// When, in milliseconds since 1970.
        at_ms: i64,
    },
    /// Somebody follows them.
    Followed {
        /// Who.
        who: Who,
    },
    /// An evening of the club is about to begin.
    Night {
        /// Which.
        night: Arc<str>,
        /// When, in milliseconds since 1970.
        begins_ms: i64,
    },
    /// Somebody has taken their place on the ladder by a game, or passed them by.
    Overtaken {
        /// When, in milliseconds since 1970, so that each is told.
        at_ms: i64,
    },
    /// Something was decided about them, or about what they said of it.
    Decided {
        /// When, so that each is told.
        at_ms: i64,
    },
}

/// What somebody can want to be called for, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Games: turns, time, beginnings and ends.
    Games,
    /// Challenges and what others answer to them.
    Challenges,
    /// Who comes, and who follows.
    People,
    /// Evenings of the club, and its ladder.
    Club,
    /// What those who look after people have decided.
    House,
}

impl Kind {
    /// All, in the order in which they are asked for.
    pub const ALL: [Kind; 5] = [Kind::Games, Kind::Challenges, Kind::People, Kind::Club, Kind::House];

    /// A name for programs, the database and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Games => "games",
            Kind::Challenges => "challenges",
            Kind::People => "people",
            Kind::Club => "club",
            Kind::House => "house",
        }
    }

    /// The one of this name.
    pub fn from_code(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

impl End {
    const ALL: [End; 3] = [End::Won, End::Lost, End::Neither];

    /// A name for programs, the database and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            End::Won => "won",
            End::Lost => "lost",
            End::Neither => "neither",
        }
    }
}

/// The matter of a game.
pub(crate) fn of_game(game: &GameId) -> String {
    format!("game/{game}")
}

/// The matter of an offer.
pub(crate) fn of_seek(seek: &str) -> String {
    format!("seek/{seek}")
}

/// The matter of an evening of the club.
pub(crate) fn of_night(night: &str) -> String {
    format!("night/{night}")
}

/// The matter of somebody who comes.
pub(crate) fn of_coming(who: &Who) -> String {
    format!("came/{who}")
}

impl About {
    /// What it is about: of each matter somebody has one notice.
    pub fn matter(&self) -> String {
        match self {
            About::Turn { game, .. }
            | About::TimeShort { game, .. }
            | About::Begun { game }
            | About::Ended { game, .. } => of_game(game),
            About::Challenge { seek } | About::Counter { seek } | About::Declined { seek, .. } => of_seek(seek),
            About::Came { who, .. } => of_coming(who),
            About::Followed { who } => format!("follow/{who}"),
            About::Night { night, .. } => of_night(night),
            About::Overtaken { .. } => "ladder/place".to_owned(),
            About::Decided { at_ms } => format!("house/{at_ms}"),
        }
    }

    /// A name for programs, the database and message catalogues.
    pub const fn code(&self) -> &'static str {
        match self {
            About::Turn { .. } => "turn",
            About::TimeShort { .. } => "time-short",
            About::Begun { .. } => "begun",
            About::Ended { .. } => "ended",
            About::Challenge { .. } => "challenge",
            About::Counter { .. } => "counter",
            About::Declined { .. } => "declined",
            About::Came { .. } => "came",
            About::Followed { .. } => "followed",
            About::Night { .. } => "night",
            About::Overtaken { .. } => "overtaken",
            About::Decided { .. } => "decided",
        }
    }

    /// Of which kind it is.
    pub const fn kind(&self) -> Kind {
        match self {
            About::Turn { .. } | About::TimeShort { .. } | About::Begun { .. } | About::Ended { .. } => Kind::Games,
            About::Challenge { .. } | About::Counter { .. } | About::Declined { .. } => Kind::Challenges,
            About::Came { .. } | About::Followed { .. } => Kind::People,
            About::Night { .. } | About::Overtaken { .. } => Kind::Club,
            About::Decided { .. } => Kind::House,
        }
    }

    /// What else is to be remembered of it.
    pub(super) fn detail(&self) -> String {
        match self {
            About::Turn { ply, .. } => ply.to_string(),
            About::TimeShort { until_ms, .. } => until_ms.to_string(),
            About::Came { at_ms, .. } | About::Overtaken { at_ms } => at_ms.to_string(),
            About::Night { begins_ms, .. } => begins_ms.to_string(),
            About::Ended { result, .. } => result.code().to_owned(),
            About::Declined { refusal, .. } => refusal.code().to_owned(),
            _ => String::new(),
        }
    }

    /// From the database; `None` if it makes no sense to this program.
    pub(super) fn from_row(matter: &str, code: &str, detail: &str) -> Option<About> {
        let (_, of) = matter.split_once('/')?;
        let game = || of.parse::<GameId>().ok();
        let who = || Who::from(of);
        Some(match code {
            "turn" => About::Turn { game: game()?, ply: detail.parse().ok()? },
            "time-short" => About::TimeShort { game: game()?, until_ms: detail.parse().ok()? },
            "begun" => About::Begun { game: game()? },
            "ended" => {
                let result = End::ALL.into_iter().find(|result| result.code() == detail)?;
                About::Ended { game: game()?, result }
            }
            "challenge" => About::Challenge { seek: of.into() },
            "counter" => About::Counter { seek: of.into() },
            "declined" => About::Declined { seek: of.into(), refusal: Refusal::from_code(detail)? },
            "came" => About::Came { who: who(), at_ms: detail.parse().ok()? },
            "followed" => About::Followed { who: who() },
            "night" => About::Night { night: of.into(), begins_ms: detail.parse().ok()? },
            "overtaken" => About::Overtaken { at_ms: detail.parse().ok()? },
            "decided" => About::Decided { at_ms: of.parse().ok()? },
            _ => return None,
        })
    }

    /// So long a browser waits before it is called: whoever is at the site has looked by then.
    pub(super) const fn patience_ms(&self) -> i64 {
        ms(match self {
            About::Challenge { .. }
            | About::Counter { .. }
            | About::Begun { .. }
            | About::Came { .. }
            | About::Night { .. } => Duration::from_secs(6),
            _ => Duration::from_secs(30),
        })
    }
}
