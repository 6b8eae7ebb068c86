//! Who wants which colour, how much, and who gets it.

use super::person::Person;

/// What somebody wants after the colours they had.
#[derive(Clone, Debug, Default)]
pub(super) struct Wants {
    /// Whether they had the first colour, game by game.
    had: Vec<bool>,
    /// How much oftener they had the first than the second.
    pub(super) difference: i64,
    /// The colour they had in their last two games, if it was one.
    pub(super) twice: Option<bool>,
    /// Whether they want the first colour; nothing before the first game.
    pub(super) first: Option<bool>,
    pub(super) strength: Strength,
}

/// How much a colour is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// They have not played.
    #[default]
    None,
    /// They had both as often, and want to alternate.
    Mild,
    /// They had one once more.
    Strong,
    /// They had one twice more, or twice running.
    Absolute,
}

impl Wants {
    /// After these colours.
    pub(super) fn after(had: Vec<bool>) -> Wants {
        let difference = had.iter().map(|is_first| if *is_first { 1 } else { -1 }).sum::<i64>();
        let last = had.last().copied();
        let twice = last.filter(|last| had.len() > 1 && had[had.len() - 2] == *last);
        let rarer = (difference != 0).then_some(difference < 0);
        let other = |color: Option<bool>| color.map(|color| !color);
        let (first, strength) = match difference.abs() {
            2.. => (rarer, Strength::Absolute),
            _ if twice.is_some() => (other(twice), Strength::Absolute),
            1 => (rarer, Strength::Strong),
            _ if last.is_some() => (other(last), Strength::Mild),
            _ => (None, Strength::None),
        };
        Wants { had, difference, twice, first, strength }
    }

    /// Whether one of the two cannot have what they want.
    pub(super) fn clashes(&self, other: &Wants) -> bool {
        self.first.is_some() && self.first == other.first
    }

    /// Whether both insist on the same.
    pub(super) fn clashes_absolutely(&self, other: &Wants) -> bool {
        self.clashes(other) && self.strength.min(other.strength) == Strength::Absolute
    }

    /// Whether a difference of colours makes them insist.
    pub(super) fn is_far(&self) -> bool {
        self.difference.abs() > 1
    }
}

/// The two of a board, the higher one given first; who has the first colour is first in the answer. `began` says whether
/// the first of all began with it.
pub(super) fn seat<'a>(higher: &'a Person, lower: &'a Person, began: bool) -> [&'a Person; 2] {
    let is_first = match (higher.wants.first, lower.wants.first) {
        (None, None) => higher.number.is_multiple_of(2) == began,
        (Some(first), None) => first,
        (None, Some(first)) => !first,
        (Some(first), Some(other)) if first != other => first,
        (Some(first), Some(_)) => match wins(&higher.wants, &lower.wants) {
            true => first,
            false => !first,
        },
    };
    if is_first { [higher, lower] } else { [lower, higher] }
}

/// Whether the higher of two who want the same gets it.
fn wins(higher: &Wants, lower: &Wants) -> bool {
    if higher.strength != lower.strength {
        return higher.strength > lower.strength;
    }
    let far = [higher, lower].map(|wants| wants.difference.abs());
    if higher.strength == Strength::Absolute && far[0] != far[1] {
        return far[0] > far[1];
    }
    // In the last game in which they had different colours, the other was the one to get it.
    let differs = higher.had.iter().rev().zip(lower.had.iter().rev()).find(|(own, theirs)| own != theirs);
    differs.is_none_or(|(own, _)| Some(*own) != higher.first)
}
