//! Who takes the upper seat, and which seat that is.

use super::{Precedence, Professional, Role, Why};
use std::ops::Not;

/// One of the two players of a pairing, before seats and colours are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// Who was named first.
    First,
    /// Who was named second.
    Second,
}

impl Party {
    /// Both, as they were named.
    pub const ALL: [Party; 2] = [Party::First, Party::Second];

    /// A name for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Party::First => "first",
            Party::Second => "second",
        }
    }

    /// The party with this code.
    pub fn from_code(code: &str) -> Option<Party> {
        Party::ALL.into_iter().find(|party| party.code() == code)
    }
}

impl Not for Party {
    type Output = Party;

    /// The other one.
    fn not(self) -> Party {
        match self {
            Party::First => Party::Second,
            Party::Second => Party::First,
        }
    }
}

/// What settles who is senior.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// A title match: the defender, whatever the challenger is (ETIQ-06).
    TitleMatch {
        /// Who holds the title.
        defender: Party,
    },
    /// Another official game: precedence (ETIQ-01).
    Official {
        /// The rules of precedence.
        precedence: Precedence,
        /// The players, the first one first.
        players: Box<[Professional; 2]>,
    },
    /// A friendly game: the players are asked who is the elder, more important or more experienced (ETIQ-08).
    Friendly {
        /// Their answer.
        senior: Party,
    },
}

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    due: Party,
    why: Why,
    yielded: bool,
}

impl Seating {
    /// As custom has it.
    pub fn new(occasion: &Occasion) -> Seating {
        let (due, why) = match occasion {
            Occasion::TitleMatch { defender } => (*defender, Why::Defender),
            Occasion::Friendly { senior } => (*senior, Why::Named),
            Occasion::Official { precedence, players } => {
                let (order, why) = precedence.settle(&players[0], &players[1]);
                (if order.is_le() { Party::First } else { Party::Second }, why)
            }
        };
        Seating { due, why, yielded: false }
    }

    /// Why the upper seat is due to whom it is due, be it yielded or not.
    pub const fn why(self) -> Why {
        self.why
    }

    /// 上座の譲り合い kamiza no yuzuriai: the upper seat is yielded to an older, stronger or retiring opponent (ETIQ-07).
    /// It stays yielded: who has refused it once does not take it back.
    pub fn yield_upper_seat(&mut self) {
        self.yielded = true;
    }

    /// Whether it was yielded.
    pub const fn is_yielded(self) -> bool {
        self.yielded
    }

    /// Who takes the upper seat (上座 kamiza) and is the senior in the ceremony.
    pub fn upper(self) -> Party {
        if self.yielded { !self.due } else { self.due }
    }

    /// What a player is in the ceremony.
    pub fn role(self, party: Party) -> Role {
        if self.upper() == party { Role::Senior } else { Role::Junior }
    }

    /// The player who is that.
    pub fn party(self, role: Role) -> Party {
        if role == Role::Senior { self.upper() } else { !self.upper() }
    }
}

/// The kind of room in which a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// With mats and an alcove.
    Japanese,
    /// With table and chairs.
    Western,
}

impl Room {
    /// Both, with their codes.
    pub const ALL: [(Room, &'static str); 2] = [(Room::Japanese, "japanese"), (Room::Western, "western")];
}

impl Season {
    /// All, with their codes.
    pub const ALL: [(Season, &'static str); 3] =
        [(Season::Mild, "mild"), (Season::Winter, "winter"), (Season::Summer, "summer")];
}

/// The season, as far as it matters for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Season {
    /// It is cold.
    Winter,
    /// It is hot.
    Summer,
    /// Neither.
    Mild,
}

/// What is said of the senior's seat, or of how to sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatHint {
    /// With their back to the alcove (床の間 tokonoma).
    BackToAlcove,
    /// Both players kneel (正座 seiza).
    Kneel,
    /// Farthest from the door.
    FarFromDoor,
    /// Near the fire.
    NearFire,
    /// In the cool.
    InTheCool,
    /// Often with the best view of the garden.
    GardenView,
}

impl SeatHint {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            SeatHint::BackToAlcove => "back_to_alcove",
            SeatHint::Kneel => "kneel",
            SeatHint::FarFromDoor => "far_from_door",
            SeatHint::NearFire => "near_fire",
            SeatHint::InTheCool => "in_the_cool",
            SeatHint::GardenView => "garden_view",
        }
    }
}

/// Where the senior sits in such a room at such a time (ETIQ-09).
pub const fn seat_hints(room: Room, season: Season) -> &'static [SeatHint] {
    use SeatHint::{BackToAlcove, FarFromDoor, GardenView, InTheCool, Kneel, NearFire};
    match (room, season) {
        (Room::Japanese, _) => &[BackToAlcove, Kneel],
        (Room::Western, Season::Winter) => &[FarFromDoor, NearFire, GardenView],
        (Room::Western, Season::Summer) => &[FarFromDoor, InTheCool, GardenView],
        (Room::Western, Season::Mild) => &[FarFromDoor, GardenView],
    }
}

#[cfg(test)]
mod tests;
