//! The referee of a game for four, and between it and the database's texts.

use crate::stored;
use arbiter::{Offer, Outcome, Phase};
use variants::yonin::{Course, Move, Seat};

/// The referee of a table.
pub(super) type Game = arbiter::Game<Course>;

/// What happens at a table.
pub(super) type Event = arbiter::Event<Move, Seat>;

/// What follows from it.
pub(super) type Effect = arbiter::Effect<Move, Seat>;

/// What the referee is told by a stored event. Games from before there was one referee for all have fewer of them, which say
/// more: that a flag fell, that a takeback was agreed, that all had come.
pub(super) fn read(row: &store::Event, game: &Game) -> Option<Vec<Event>> {
    Some(match &*row.kind {
        "flag" => vec![Event::Tick],
        "takeback" => taken_back_to(row.data.as_deref()?.parse().ok()?, game)?,
        "begin" => all_come(game),
        _ => vec![stored::read(row, game)?],
    })
}

/// Those who are not there by the record come, and the game begins.
fn all_come(game: &Game) -> Vec<Event> {
    let absent = |seat: &Seat| matches!(game.phase(), Phase::Waiting { here } if !here[seat.index()]);
    Seat::ALL.into_iter().filter(absent).map(|by| Event::Arrive { by }).chain([Event::Begin]).collect()
}

/// Of these seats the one that moved last: it is their move that whoever has them takes back.
pub(super) fn last_mover(game: &Game, own: &[Seat]) -> Option<Seat> {
    game.moves().iter().rev().map(|played| played.by).find(|seat| own.contains(seat))
}

/// A takeback after which so many moves are left, proposed by whose move was the first to go, and agreed to by all.
fn taken_back_to(ply: usize, game: &Game) -> Option<Vec<Event>> {
    let by = game.moves().get(ply)?.by;
    let others = Seat::ALL.into_iter().filter(|seat| *seat != by).map(|by| Event::Answer { by, accept: true });
    Some([Event::Offer { by, offer: Offer::Takeback }].into_iter().chain(others).collect())
}

/// How a game has ended, for the database: `decided 1 4 3 2`.
pub(super) fn ending(outcome: Outcome<Seat>, game: &Game) -> String {
    let outcome = final_of(outcome, game);
    let places: Vec<String> = outcome.places.iter().map(u8::to_string).collect();
    format!("{} {}", outcome.reason.code(), places.join(" "))
}

/// The places and the reason: by the game's own rules, or that it was broken off.
pub(super) fn final_of(outcome: Outcome<Seat>, game: &Game) -> variants::yonin::Outcome {
    match outcome {
        Outcome::Final(end) => variants::yonin::Outcome { places: end.places, reason: end.reason },
        _ => game.position().broken_off(),
    }
}

#[cfg(test)]
mod tests;
