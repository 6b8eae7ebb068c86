//! What the rules of a game may be, as its data file says.

use crate::kind::KindId;
use crate::ties::Taking;

/// When pieces promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// The far ranks.
    pub zone: u8,
    /// What gives the right.
    pub when: PromotionWhen,
    /// Whether the right is a duty.
    pub compulsory: Compulsory,
}

/// Whether who may promote must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compulsory {
    /// It may be declined.
    Never,
    /// After capturing a promoted piece.
    AfterPromoted,
    /// Always.
    Always,
    /// Always, and a stop in the zone on the way counts as entering it: the corner of a hook, a Lion's first step.
    AlsoOnTheWay,
}

/// What gives a piece the right to promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromotionWhen {
    /// A move that begins or ends in the zone.
    Zone,
    /// A move into the zone from outside.
    Entering,
    /// A move into the zone from outside, or a capture that begins or ends in it.
    EnteringOrCapture,
    /// A capture, wherever it is (VAR-23).
    Capture,
    /// Every move turns the piece over, back again as well.
    EveryMove,
}

/// How captured pieces come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drops {
    /// Whether they may be dropped with either face up.
    pub either_face: bool,
}

/// How the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Whether a player may not leave their only royal piece attacked; who has no move left loses. Otherwise it is
    /// caught.
    pub check_binds: bool,
    /// Whether a royal piece that reaches the last rank and cannot be taken there wins (トライ).
    pub try_wins: bool,
    /// Whether a king left alone loses against a king with anything that counts.
    pub bare_king: bool,
    /// Whether who takes all but a royal piece wins, unless they are left with no more themselves at once (裸王).
    pub baring: bool,
    /// What becomes of a situation that comes back (千日手).
    pub repetition: Repetition,
    /// At which time it does.
    pub occurrences: u32,
    /// Whether who gives check all the while loses then.
    pub perpetual_check_loses: bool,
    /// Whether who attacks something with each of their moves loses then, unless both do; and who began, if all have
    /// passed.
    pub perpetual_attack_loses: bool,
    /// With so many moves the game is over, and nobody has won.
    pub most_moves: u32,
}

impl Ending {
    /// How many moves a game has at most if its file does not say.
    pub const MOST_MOVES: u32 = 1000;
}

/// What becomes of a situation that comes back for the last time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// Nobody wins.
    Draw,
    /// Who moved first in the game has lost.
    FirstLoses,
    /// No move may bring it about.
    Forbidden,
}

/// Which exchanges of Lions are barred (chū shōgi).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LionTrading {
    /// After a Lion was taken by another piece, none may be taken elsewhere by another piece in reply.
    Any,
    /// The same, but only if that Lion is protected.
    Protected,
}

/// What a piece that goes anywhere may not take (VAR-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnywhereTakes {
    /// Only what nobody protects.
    Unprotected,
    /// Everything but protected royal pieces.
    AllButProtectedRoyals,
}

/// What a file says about kinds beside what it says of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Laws {
    /// The captures that promote, wherever they are.
    pub(crate) by_taking: Vec<Taking>,
    /// What a side must have to play on: all of one of these groups.
    pub(crate) command: Vec<Vec<KindId>>,
}
