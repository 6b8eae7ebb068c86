//! The levels of the computer as players of the pools of programs: each begins with the grade that it is called by, and games of
//! people say what it is.

use super::worth::{bounds, can_count};
use crate::agreement::{Agreement, Player, Strength};
use crate::who::Who;
use engine::Level;
use shogi::Color;

/// What stands before the name of a level; nobody's token has such a sign in it.
const LEVEL: &str = "level:";

/// A level as a player.
pub(super) fn player(level: Level) -> Who {
    Who::from(format!("{LEVEL}{level}").as_str())
}

/// The level that plays, if it is one.
pub fn level_of(who: &Who) -> Option<Level> {
    who.to_string().strip_prefix(LEVEL)?.parse().ok()
}

/// The grade with which a level comes: its own, or the highest there is a number for.
pub(super) fn published_grade(level: Level) -> String {
    let bounds = bounds();
    let known = bounds.iter().map(|(grade, _)| grade.to_string());
    let own = known.clone().find(|grade| *grade == level.name());
    own.or_else(|| known.into_iter().next()).unwrap_or_default()
}

/// Who plays the computer's side of a game, if it is a level.
pub(super) fn at(agreement: &Agreement, color: Color) -> Option<Level> {
    match agreement.player(color) {
        Player::Computer(Strength::Grade(level)) => Some(level),
        _ => None,
    }
}

/// Whether a game of a person with a level can count: it begins as games begin, and nobody has leave to take moves back. Whether they
/// are helped in it, or take a move back all the same, shows later.
pub(crate) fn can_count_with(agreement: &Agreement) -> bool {
    let is_with_level = Color::ALL.into_iter().filter(|color| at(agreement, *color).is_some()).count() == 1;
    let is_plain = agreement.position.is_none() && agreement.lesson.is_none() && agreement.opening.is_none();
    let is_fair = !agreement.privileges.favor_one() && !agreement.privileges.first_foul;
    is_with_level && is_plain && is_fair && can_count(agreement)
}

#[cfg(test)]
mod tests;
