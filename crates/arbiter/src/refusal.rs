//! Why an event changes nothing.

use shogi::IllegalMove;
use std::fmt;

/// Why the referee does not accept an event. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// It is the other player's turn (RULE-14); resigning, too, belongs to one's own turn (END-01).
    NotYourTurn,
    /// Another move has been played for this ply.
    PlyTaken,
    /// Moves before this ply are missing.
    PlyAhead,
    /// The move breaks a rule; guarded mode refuses it instead of letting it lose (requirements §4).
    Illegal(IllegalMove),
    /// Moves are taken back in friendly games only (FOUL-09, FOUL-15).
    NotFriendly,
    /// The player has made no move yet.
    NothingToTakeBack,
}

impl Refusal {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::Over => "over",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::PlyTaken => "ply_taken",
            Refusal::PlyAhead => "ply_ahead",
            Refusal::Illegal(reason) => reason.code(),
            Refusal::NotFriendly => "not_friendly",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the game is over"),
            Refusal::NotYourTurn => f.write_str("it is the other player's turn"),
            Refusal::PlyTaken => f.write_str("another move has been played in its place"),
            Refusal::PlyAhead => f.write_str("the moves before this one are missing"),
            Refusal::Illegal(reason) => reason.fmt(f),
            Refusal::NotFriendly => f.write_str("moves can be taken back in friendly games only"),
            Refusal::NothingToTakeBack => f.write_str("there is no move to take back"),
        }
    }
}

impl std::error::Error for Refusal {}
