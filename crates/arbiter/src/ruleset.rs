//! What rules a game is played by: a set of switches, three of them with names.

use std::fmt;
use std::str::FromStr;

/// The switches of a game. They are data: the referee has one code for all of them.
///
/// ```
/// use arbiter::{Declaration, Ruleset};
/// let club: Ruleset = "amateur/27-point".parse().unwrap();
/// assert_eq!(club, Ruleset { declaration: Declaration::Points27, ..Ruleset::AMATEUR });
/// assert_eq!(club.to_string(), "amateur/27-point");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// What happens when a player is mated, or has no legal move (END-10).
    pub mate: AtMate,
    /// What happens to a foul (requirements §4).
    pub fouls: Fouls,
    /// What a declaration by the entering king needs (END-15, END-19).
    pub declaration: Declaration,
    /// When an impasse can be agreed (END-17).
    pub impasse: ImpasseKings,
    /// Whether the players can agree on a draw without any ground (END-23).
    pub agreed_draws: AgreedDraws,
    /// What follows on a game without a result (END-21).
    pub no_contest: NoContest,
    /// When a game has gone on for long enough (END-18).
    pub move_limit: MoveLimit,
    /// Whether moves are taken back (FOUL-09, FOUL-15).
    pub takebacks: Takeback,
    /// Until when a foul that nobody noticed can be claimed (FOUL-17).
    pub claims: Claims,
}

/// END-10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtMate {
    /// Mate ends the game.
    Ends,
    /// The mated player resigns, lets their time run out or plays an illegal move.
    Waits,
}

/// What becomes of an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fouls {
    /// Strict: it is a foul that was played, and loses.
    Lose,
    /// Guarded: it is refused with its reason.
    Refused,
    /// As at the board without an arbiter: a move that is right by its movement but forbidden (禁じ手, FOUL-10 to
    /// FOUL-13) stands until the opponent claims it, or takes the king that was left in check (RULE-58). Others are
    /// refused.
    Stand,
}

/// How many points win a declaration; points as in END-16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Declaration {
    /// 31 and more win, 24 to 30 make no contest (END-15).
    Points24,
    /// Black wins with 28, White with 27; there is no draw (END-19).
    Points27,
}

/// END-17.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImpasseKings {
    /// Both kings have entered.
    Both,
    /// One is enough, as the federation has it since October 2019.
    One,
}

/// END-23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgreedDraws {
    /// A draw needs an impasse or a repetition.
    None,
    /// The players may agree on one at any time.
    Allowed,
}

/// END-21.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoContest {
    /// The game is played again with colours swapped.
    Replay,
    /// It counts as a draw.
    Draw,
}

/// END-18. Move numbers count from the start of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveLimit {
    /// There is none.
    None,
    /// No contest on completion of this move; if it gives check, when the series of checks is broken.
    AfterChecks(u32),
    /// No contest on completion of this move, check or not (CSA).
    AtOnce(u32),
}

/// Whether a player may take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takeback {
    /// Never.
    Never,
    /// If the opponent agrees.
    Asked,
    /// Whenever they like.
    Free,
}

/// FOUL-17.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claims {
    /// Until the game is over: its result stands.
    WhilePlaying,
    /// Until the record is closed, even if the opponent has resigned or there is another result.
    UntilClosed,
}

impl Ruleset {
    /// The federation's professional rules: a foul loses, mate waits for resignation, no contest is played again.
    pub const OFFICIAL: Ruleset = Ruleset {
        mate: AtMate::Waits,
        fouls: Fouls::Lose,
        declaration: Declaration::Points24,
        impasse: ImpasseKings::Both,
        agreed_draws: AgreedDraws::None,
        no_contest: NoContest::Replay,
        move_limit: MoveLimit::AfterChecks(500),
        takebacks: Takeback::Never,
        claims: Claims::UntilClosed,
    };

    /// As clubs play: illegal input is refused, mate ends the game, no contest is a draw, and draws can be agreed.
    pub const AMATEUR: Ruleset = Ruleset {
        mate: AtMate::Ends,
        fouls: Fouls::Refused,
        agreed_draws: AgreedDraws::Allowed,
        no_contest: NoContest::Draw,
        claims: Claims::WhilePlaying,
        ..Ruleset::OFFICIAL
    };

    /// Among friends: like [`Ruleset::AMATEUR`], and moves may be taken back.
    pub const FRIENDLY: Ruleset = Ruleset { takebacks: Takeback::Asked, ..Ruleset::AMATEUR };

    /// The named rulesets.
    pub const NAMED: [(&str, Ruleset); 3] =
        [("official", Ruleset::OFFICIAL), ("amateur", Ruleset::AMATEUR), ("friendly", Ruleset::FRIENDLY)];

    /// The named ruleset that it comes closest to; the first such in [`Ruleset::NAMED`].
    pub fn base(&self) -> &'static str {
        let differences =
            |other: &Ruleset| SWITCHES.iter().filter(|switch| (switch.get)(self) != (switch.get)(other)).count();
        let mut named = Ruleset::NAMED;
        named.sort_by_key(|(_, ruleset)| differences(ruleset));
        named[0].0
    }

    /// The switches in which it differs from the ruleset of that name, by value.
    pub fn changes(&self) -> impl Iterator<Item = String> {
        let base = named(self.base()).unwrap_or(Ruleset::AMATEUR);
        let own = *self;
        SWITCHES
            .iter()
            .filter(move |switch| (switch.get)(&own) != (switch.get)(&base))
            .map(move |switch| (switch.get)(&own))
    }
}

fn named(name: &str) -> Option<Ruleset> {
    Ruleset::NAMED.iter().find(|(own, _)| *own == name).map(|(_, ruleset)| *ruleset)
}

/// One switch as text: the value it has, and how a text sets it. No two switches share a value.
struct Switch {
    get: fn(&Ruleset) -> String,
    set: fn(&mut Ruleset, &str) -> bool,
}

/// A switch whose values are a list.
macro_rules! switch {
    ($field:ident, $($text:literal => $value:path),+) => {
        Switch {
            get: |ruleset| match ruleset.$field { $($value => $text.to_owned()),+ },
            set: |ruleset, text| match text {
                $($text => { ruleset.$field = $value; true })+
                _ => false,
            },
        }
    };
}

const SWITCHES: [Switch; 9] = [
    switch!(mate, "mate-ends" => AtMate::Ends, "mate-waits" => AtMate::Waits),
    switch!(fouls, "fouls-lose" => Fouls::Lose, "fouls-refused" => Fouls::Refused, "fouls-stand" => Fouls::Stand),
    switch!(declaration, "24-point" => Declaration::Points24, "27-point" => Declaration::Points27),
    switch!(impasse, "both-kings" => ImpasseKings::Both, "jsa2019" => ImpasseKings::One),
    switch!(agreed_draws, "no-agreed-draws" => AgreedDraws::None, "agreed-draws" => AgreedDraws::Allowed),
    switch!(no_contest, "replay" => NoContest::Replay, "draw" => NoContest::Draw),
    Switch { get: |ruleset| ruleset.move_limit.to_string(), set: set_move_limit },
    switch!(takebacks, "no-takebacks" => Takeback::Never, "takebacks-asked" => Takeback::Asked, "takebacks" => Takeback::Free),
    switch!(claims, "claims-while-playing" => Claims::WhilePlaying, "claims-until-closed" => Claims::UntilClosed),
];

/// No game that is meant to end comes near.
const LONGEST: u32 = 100_000;

fn set_move_limit(ruleset: &mut Ruleset, text: &str) -> bool {
    let (number, limit): (&str, fn(u32) -> MoveLimit) = match text.split_once("-moves") {
        None if text == "no-limit" => {
            ruleset.move_limit = MoveLimit::None;
            return true;
        }
        Some((number, "")) => (number, MoveLimit::AfterChecks),
        Some((number, "-at-once")) => (number, MoveLimit::AtOnce),
        _ => return false,
    };
    let moves = number.parse().ok().filter(|moves| (1..=LONGEST).contains(moves) && !number.starts_with('+'));
    moves.inspect(|moves| ruleset.move_limit = limit(*moves)).is_some()
}

impl fmt::Display for MoveLimit {
    /// `500-moves`, `256-moves-at-once`, `no-limit`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveLimit::None => f.write_str("no-limit"),
            MoveLimit::AfterChecks(moves) => write!(f, "{moves}-moves"),
            MoveLimit::AtOnce(moves) => write!(f, "{moves}-moves-at-once"),
        }
    }
}

impl fmt::Display for Ruleset {
    /// The name it is based on and what differs: `amateur/27-point`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.base())?;
        self.changes().try_for_each(|change| write!(f, "/{change}"))
    }
}

/// Why a text is no ruleset: this part of it says nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRulesetError {
    /// The part between slashes that is not understood, and its column, in characters from 1.
    pub part: String,
    /// Where it begins.
    pub column: usize,
}

impl fmt::Display for ParseRulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = if self.column == 1 { "official, amateur or friendly" } else { "a switch such as 27-point" };
        write!(f, "not a ruleset: column {}: {:?} should be {expected}", self.column, self.part)
    }
}

impl std::error::Error for ParseRulesetError {}

impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    fn from_str(text: &str) -> Result<Ruleset, ParseRulesetError> {
        let mut parts = text.split('/');
        let base = parts.next().unwrap_or_default();
        let error = |part: &str, column| ParseRulesetError { part: part.chars().take(40).collect(), column };
        let mut ruleset = named(base).ok_or_else(|| error(base, 1))?;
        let mut column = base.chars().count() + 2;
        for part in parts {
            if !SWITCHES.iter().any(|switch| (switch.set)(&mut ruleset, part)) {
                return Err(error(part, column));
            }
            column += part.chars().count() + 1;
        }
        Ok(ruleset)
    }
}

#[cfg(test)]
mod tests;
