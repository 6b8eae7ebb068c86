//! Who sits at a game: the players, and an arbiter if there is one.

use crate::agreement::{Agreement, Player};
use crate::one_line::one_line;
use crate::who::Who;
use shogi::Color;

/// Who has which seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats {
    /// Of Black and White; `None` is free, or the computer's.
    pub players: [Option<Seat>; 2],
    /// Who watches over the game, if anybody does.
    pub arbiter: Option<Seat>,
}

/// Somebody's seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// Who sits there.
    pub visitor: Who,
    /// What they want to be called; empty if nothing.
    pub name: String,
}

/// No name is longer, in characters.
const LONGEST_NAME: usize = 30;
/// How the mark begins of somebody who has gone for good; no account's name has such a sign.
const GONE: char = '~';
/// So many characters tell them apart.
const TAG: usize = 6;

/// By what somebody who has gone for good is told apart from others who have, if that is what stands in the place of a name.
pub(crate) fn tag_of_gone(name: &str) -> Option<&str> {
    let tag = name.strip_prefix(GONE)?;
    let is_tag = tag.len() == TAG && tag.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
    is_tag.then_some(tag)
}

/// What stands in the place of the name of somebody who has gone for good.
pub(crate) fn mark_of_gone(nobody: &Who) -> String {
    let tag: String = nobody.to_string().chars().take(TAG).collect();
    format!("{GONE}{tag}")
}

impl Seats {
    /// What a visitor plays.
    pub fn sides_of(&self, visitor: &Who) -> Sides {
        Sides(self.players.each_ref().map(|seat| seat.as_ref().is_some_and(|seat| seat.visitor == *visitor)))
    }

    /// Whether a visitor is the arbiter.
    pub fn is_arbiter(&self, visitor: &Who) -> bool {
        self.arbiter.as_ref().is_some_and(|seat| seat.visitor == *visitor)
    }

    /// The seat of this colour; `None` if it is free, or the computer's.
    pub fn player(&self, color: Color) -> Option<&Seat> {
        self.players[color.index()].as_ref()
    }

    /// Every seat: Black's, White's, the arbiter's.
    pub fn all(&self) -> Vec<Option<Seat>> {
        self.players.iter().chain([&self.arbiter]).cloned().collect()
    }

    /// Whether a player has gone for good, so that they cannot play again.
    pub fn are_left(&self) -> bool {
        self.players.iter().flatten().any(Seat::is_of_gone)
    }

    /// Who sits there, the arbiter among them.
    pub fn people(&self) -> impl Iterator<Item = &Who> {
        self.players.iter().chain([&self.arbiter]).flatten().map(|seat| &seat.visitor)
    }

    /// The colours that still want a player.
    pub fn free(&self, agreement: &Agreement) -> impl Iterator<Item = Color> {
        let taken = self.players.each_ref().map(Option::is_some);
        let players = agreement.players;
        Color::ALL.into_iter().filter(move |color| !taken[color.index()] && players[color.index()] == Player::Person)
    }

    /// Whether a visitor could sit down.
    pub fn has_room_for(&self, visitor: &Who, agreement: &Agreement) -> bool {
        self.sides_of(visitor) == Sides::NONE && !self.is_arbiter(visitor) && self.free(agreement).next().is_some()
    }

    /// The same with Black and White in each other's place.
    pub fn swapped(mut self) -> Seats {
        self.players.swap(0, 1);
        self
    }
}

impl Seat {
    /// A seat with a name that can be shown anywhere, is not too long, and is no mark of somebody who has gone.
    pub fn new(visitor: Who, name: &str) -> Seat {
        let name: String = one_line(name).chars().take(LONGEST_NAME).collect();
        let name = if tag_of_gone(&name).is_some() { name.trim_start_matches(GONE) } else { name.trim_end() };
        Seat { visitor, name: name.to_owned() }
    }

    /// Where somebody sat who has gone for good: nobody's, with a mark that is the same at all their games.
    pub fn of_gone() -> Seat {
        let visitor = Who::unknown();
        let name = mark_of_gone(&visitor);
        Seat { visitor, name }
    }

    /// Whether somebody sat there who has gone for good.
    pub fn is_of_gone(&self) -> bool {
        tag_of_gone(&self.name).is_some()
    }
}

/// The colours that somebody plays: both at one screen, none as a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides([bool; 2]);

impl Sides {
    /// Those of a spectator.
    pub const NONE: Sides = Sides([false; 2]);

    /// Whether they play this colour.
    pub fn contains(self, color: Color) -> bool {
        self.0[color.index()]
    }

    /// The colours one by one, Black first.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |color| self.contains(*color))
    }
}

#[cfg(test)]
mod tests;
