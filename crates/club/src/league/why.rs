//! Why somebody rises, falls or stays: codes for programs and texts, each with a number.

use super::table::{Class, Table};

/// A reason, with the number that its text names: places, wins, points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// Which.
    pub reason: Reason,
    /// How many.
    pub number: u32,
}

/// Why somebody stays or goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// First where a challenger is sought.
    First,
    /// Has won the play-off of those who were equal in front.
    PlayOff,
    /// Has won the title match.
    Title,
    /// Has come into the main tournament at this place.
    IntoMain,
    /// Has won the main tournament.
    Main,
    /// Among the first so many.
    Places,
    /// Beyond them, but has won all so many games.
    Unbeaten,
    /// Beyond them, but with as many wins as the last of them.
    Tied,
    /// Beyond them, but a place above is vacant.
    Vacancy,
    /// Has come so many times to the place after them.
    Near,
    /// Takes the offer to rise.
    Accepts,
    /// Declines it.
    Declines,
    /// Among the last so many.
    Last,
    /// So many points are a fall.
    Limit,
    /// Among the lowest so many: a point.
    Lowest,
    /// No larger share of the games won, in percent: a point.
    TooFew,
    /// A larger one: a point is cleared.
    Enough,
    /// The points towards retirement are as many as end it.
    Retirement,
    /// So many wins clear a point.
    Cleared,
    /// So many wins the second time running clear a point.
    ClearedTwice,
    /// A point is given and one cleared: the number stays.
    GivenAndCleared,
    /// So many wins, but the point stays in this class.
    PointStays,
    /// Has chosen the free class.
    Declared,
    /// Stops.
    Retired,
}

impl Reason {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::First => "first",
            Reason::PlayOff => "play-off",
            Reason::Title => "title",
            Reason::IntoMain => "into-main",
            Reason::Main => "main",
            Reason::Places => "places",
            Reason::Unbeaten => "unbeaten",
            Reason::Tied => "tied",
            Reason::Vacancy => "vacancy",
            Reason::Near => "near",
            Reason::Accepts => "accepts",
            Reason::Declines => "declines",
            Reason::Last => "last",
            Reason::Limit => "limit",
            Reason::Lowest => "lowest",
            Reason::TooFew => "too-few",
            Reason::Enough => "enough",
            Reason::Retirement => "retirement",
            Reason::Cleared => "cleared",
            Reason::ClearedTwice => "cleared-twice",
            Reason::GivenAndCleared => "given-and-cleared",
            Reason::PointStays => "point-stays",
            Reason::Declared => "declared",
            Reason::Retired => "retired",
        }
    }
}

impl Table {
    /// What a reason rests on in the catalogue of requirements, if the table says so: for itself, or for the class.
    pub fn requirement<'a>(&'a self, class: &'a Class, reason: Reason) -> Option<&'a str> {
        self.requirements.get(reason.code()).or(class.requirement.as_ref()).map(String::as_str)
    }
}
