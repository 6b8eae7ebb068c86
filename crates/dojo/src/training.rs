//! Training from one's own games: a player's mistakes as positions to look at again, until the better move is found, and on later
//! days, if they want that; the next moves of a game to be guessed, and lines to be known by heart.
//!
//! A card is a position. What an answer is worth an engine says, or a solver where there was a mate; a card's own record of answers
//! says when it is to be seen again ([`school::Memory`]).

mod answer;
mod card;
pub mod coordinates;
mod drill;
mod guess;
mod look;
mod lookouts;
mod lots;
mod material;
mod ruling;
mod runs;
mod source;

pub use answer::{Reply, Tries};
pub use card::{Card, CardKind};
pub use drill::{Chosen, Followed, Practice};
pub use guess::{Guess, Quiz};
pub use lookouts::{Looking, Lookouts};
pub use material::{Material, title_of_example};
pub use ruling::Ruling;
pub use runs::{Question, Run};
pub use source::{Origin, Source};

use crate::failure::{Failure, Kind};

/// So many cards somebody may have.
const MOST_CARDS: usize = 2_000;
/// Of a game so many moves are looked at.
const MOST_PLIES: usize = 600;

/// They have more cards than fit.
const CARDS_FULL: Failure = Failure::new(Kind::NoRoom, "cards-full");
/// No engine is free for it, or none is here at all.
pub(crate) const NO_ENGINE: Failure = Failure::new(Kind::Busy, "no-engine").retry_after(30);
