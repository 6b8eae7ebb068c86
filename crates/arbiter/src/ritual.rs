//! The ceremony around a game (requirements §15): who is senior, lots, setting up, words of courtesy, putting away.
//! Data and pure functions; nothing in it changes how a game is judged.

mod chance;
mod choices;
mod furigoma;
mod guide;
mod kings;
pub mod lots;
mod putting_away;
mod seating;
mod seniority;
mod setting_up;
mod walk;

pub use choices::{CHOICES, Choices, End, MOST_NUMBER, MOST_THROWS, Right, Unreadable};
pub use furigoma::{Decided, Face, Furigoma, Lie, Throw, Thrower, agreed_thrower, pawns_thrown};
pub use guide::{Act, By, Guide, NotTheirTurn, Phrase, Step, closing, opening};
pub use kings::{KingPiece, KingSet, king_glyphs, king_of};
pub use putting_away::{Group, complete, grouped, groups};
pub use seating::{Occasion, Party, Room, Season, SeatHint, Seating, seat_hints};
pub use seniority::{Date, Precedence, Professional, RyuoMeijin, Title, Titles, Why};
pub use setting_up::{Placement, Style, setting_up};
pub use walk::{Beat, Case, Deed, Table, walk};

use std::ops::Not;

/// What a player is in the ceremony.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// 上座 kamiza: who has the upper seat.
    Senior,
    /// 下座 shimoza: who has the lower seat.
    Junior,
}

impl Role {
    /// Both, the senior first.
    pub const ALL: [Role; 2] = [Role::Senior, Role::Junior];
}

impl Not for Role {
    type Output = Role;

    /// The other one.
    fn not(self) -> Role {
        match self {
            Role::Senior => Role::Junior,
            Role::Junior => Role::Senior,
        }
    }
}
