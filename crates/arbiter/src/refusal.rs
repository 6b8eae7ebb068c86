//! Why an event changes nothing.

use crate::Foul;
use crate::handicap::OpeningFault;
use std::fmt;

/// Why the referee does not accept an event. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// It is the other player's turn (RULE-14); resigning, too, belongs to one's own turn (END-01) unless the game is friendly.
    NotYourTurn,
    /// Another move has been played for this ply.
    PlyTaken,
    /// Moves before this ply are missing.
    PlyAhead,
    /// The move breaks a rule; guarded mode refuses it instead of letting it lose (requirements §4).
    Foul(Foul),
    /// The ruleset or the handicap does not let this player take moves back (FOUL-09, FOUL-15).
    NoTakebacks,
    /// The player has made no move yet.
    NothingToTakeBack,
    /// The game has not begun.
    NotBegun,
    /// No move before the first turn (HCAP-51).
    Opening(OpeningFault),
    /// Not everybody is there.
    NotAllHere,
    /// There is a break: the clocks stand still.
    OnBreak,
    /// There is no break.
    NoBreak,
    /// The kings have not entered (END-17).
    KingsNotEntered,
    /// No situation has come back yet that could be called a repetition (END-14).
    NothingRepeated,
    /// By these rules a draw needs an impasse or a repetition (END-23).
    NoAgreedDraws,
    /// Nobody has proposed anything.
    NoOffer,
    /// A break has an end: more than nothing, at most a day.
    BadBreak,
    /// A record is closed when the game is over.
    StillPlaying,
    /// There was no such foul.
    NoSuchFoul,
    /// It is too late to claim a foul (FOUL-17).
    TooLate,
    /// The clock has no button to press now.
    NothingToPress,
    /// Standard shogi knows it, the game that is played does not.
    NotInThisGame,
    /// A player may still come: the waiting time has not passed (CLOCK-20), or not the time until a game can be claimed that
    /// stands still.
    StillAwaited,
    /// The game does not stand still, or a clock runs for it.
    NoStandstill,
    /// Who has won does not close the record (FOUL-17).
    Winner,
}

impl Refusal {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::Over => "over",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::PlyTaken => "ply_taken",
            Refusal::PlyAhead => "ply_ahead",
            Refusal::Foul(foul) => foul.code(),
            Refusal::NoTakebacks => "no_takebacks",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::NotBegun => "not_begun",
            Refusal::Opening(fault) => fault.code(),
            Refusal::NotAllHere => "not_all_here",
            Refusal::OnBreak => "on_break",
            Refusal::NoBreak => "no_break",
            Refusal::KingsNotEntered => "kings_not_entered",
            Refusal::NothingRepeated => "nothing_repeated",
            Refusal::NoAgreedDraws => "no_agreed_draws",
            Refusal::NoOffer => "no_offer",
            Refusal::BadBreak => "bad_break",
            Refusal::StillPlaying => "still_playing",
            Refusal::NoSuchFoul => "no_such_foul",
            Refusal::TooLate => "too_late",
            Refusal::NothingToPress => "nothing_to_press",
            Refusal::NotInThisGame => "not_in_this_game",
            Refusal::StillAwaited => "still_awaited",
            Refusal::NoStandstill => "no_standstill",
            Refusal::Winner => "winner",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "the game is over",
            Refusal::NotYourTurn => "it is the other player's turn",
            Refusal::PlyTaken => "another move has been played in its place",
            Refusal::PlyAhead => "the moves before this one are missing",
            Refusal::Foul(foul) => return foul.fmt(f),
            Refusal::NoTakebacks => "moves cannot be taken back in this game",
            Refusal::NothingToTakeBack => "there is no move to take back",
            Refusal::NotBegun => "the game has not begun",
            Refusal::Opening(fault) => return fault.fmt(f),
            Refusal::NotAllHere => "not both players are there",
            Refusal::OnBreak => "there is a break",
            Refusal::NoBreak => "there is no break",
            Refusal::KingsNotEntered => "an impasse can be agreed when the kings have entered",
            Refusal::NothingRepeated => "a repetition can be agreed when a situation has come back",
            Refusal::NoAgreedDraws => "by these rules a draw needs an impasse or a repetition",
            Refusal::NoOffer => "there is no proposal to answer",
            Refusal::BadBreak => "a break takes more than no time, and at most a day",
            Refusal::StillPlaying => "the game still goes on",
            Refusal::NoSuchFoul => "there was no such foul",
            Refusal::TooLate => "it is too late to claim a foul",
            Refusal::NothingToPress => {
                "the clock's button is pressed after one's own move, where players work the clock"
            }
            Refusal::NotInThisGame => "this game knows no such thing",
            Refusal::StillAwaited => "the player may still come: the waiting time has not passed",
            Refusal::NoStandstill => "the game does not stand still",
            Refusal::Winner => "the record is closed by who has lost, or by both",
        })
    }
}

impl std::error::Error for Refusal {}
