//! What the players are told when a game is over.

use arbiter::{Foul, Outcome};
use shogi::Color;

/// What is said for an outcome: what the loser or declarer did, the reason, and what it means.
struct Said {
    /// `%TORYO` or `%KACHI`, which come with their time.
    deed: Option<&'static str>,
    reason: &'static str,
    /// What it means to those who have neither won nor lost.
    even: &'static str,
}

const fn said(outcome: Outcome) -> Said {
    let (deed, reason, even) = match outcome {
        // Mate ends a game in some rulesets; the protocol knows only that the mated player gives up. So do games in
        // which a player has gone away, or has given up when it was not their turn.
        Outcome::Resign { .. }
        | Outcome::Mate { .. }
        | Outcome::NoLegalMove { .. }
        | Outcome::Adjudicated { loser: Some(_) } => (Some("%TORYO"), "#RESIGN", "#DRAW"),
        Outcome::Time { .. } | Outcome::Default { .. } => (None, "#TIME_UP", "#DRAW"),
        Outcome::Foul { foul: Foul::PerpetualCheck, .. } => (None, "#OUTE_SENNICHITE", "#DRAW"),
        Outcome::Foul { .. } => (None, "#ILLEGAL_MOVE", "#DRAW"),
        Outcome::FailedDeclaration { .. } => (Some("%KACHI"), "#ILLEGAL_MOVE", "#DRAW"),
        Outcome::Declaration { .. } | Outcome::Impasse { declared_by: Some(_) } => {
            (Some("%KACHI"), "#JISHOGI", "#DRAW")
        }
        Outcome::Points { .. } | Outcome::Impasse { declared_by: None } => (None, "#JISHOGI", "#DRAW"),
        Outcome::Repetition { .. } => (None, "#SENNICHITE", "#DRAW"),
        Outcome::MoveLimit => (None, "#MAX_MOVES", "#CENSORED"),
        // Goals are of other games than this protocol knows.
        Outcome::Adjudicated { loser: None } | Outcome::AgreedDraw | Outcome::Goal { .. } => {
            (None, "#CENSORED", "#DRAW")
        }
        Outcome::Interrupted => (None, "#CHUDAN", ""),
    };
    Said { deed, reason, even }
}

/// The lines for the player with this colour; `seconds` is how long the last turn has taken.
pub(crate) fn lines(outcome: Outcome, color: Color, seconds: u64) -> String {
    let Said { deed, reason, even } = said(outcome);
    let mut lines = deed.map_or(String::new(), |deed| format!("{deed},T{seconds}\n"));
    let meaning = match outcome.loser() {
        Some(loser) if loser == color => "#LOSE",
        Some(_) => "#WIN",
        None => even,
    };
    for line in [reason, meaning].into_iter().filter(|line| !line.is_empty()) {
        lines += line;
        lines.push('\n');
    }
    lines
}

/// What spectators are told.
pub(crate) const fn word(outcome: Outcome) -> &'static str {
    let Said { deed, reason, .. } = said(outcome);
    match deed {
        Some(deed) => deed,
        None => reason,
    }
}

#[cfg(test)]
mod tests;
