//! Quick pairing: those who would play anybody are led to one another, the nearest in strength first. The longer one waits, the
//! wider one looks.

use super::Seek;
use crate::app::App;
use crate::seats::Seat;
use crate::stored::time_of_day_ms;
use std::sync::Arc;
use std::time::Duration;

/// After so long a computer is offered, while one goes on looking.
pub const COMPUTER_AFTER: Duration = Duration::from_secs(20);

/// By so many grades two may differ at once, and by one more for each such span that one of them has waited.
const NEAR: i64 = 3;
const WIDER_EVERY_MS: i64 = 4_000;
/// Of whom nobody knows how strong they are, or who is far off, waits so long for somebody who fits better.
const ANYBODY_AFTER_MS: i64 = 30_000;
/// What a difference counts for that nobody knows.
const UNKNOWN: i64 = 12;

/// Whether two would play the same game, so that nothing of it has to be asked.
fn is_same_game(one: &Seek, other: &Seek) -> bool {
    let (one, other) = (&one.terms, &other.terms);
    one.quick
        && other.quick
        && one.variant == other.variant
        && one.clock == other.clock
        && one.odds == other.odds
        && one.rated == other.rated
}

/// How far two are from each other, if that is near enough by now.
fn distance(one: &Seek, other: &Seek, now_ms: i64) -> Option<i64> {
    let waited = now_ms - one.created_ms.min(other.created_ms);
    let difference = one.strength.difference(&other.strength).map_or(UNKNOWN, i64::from);
    let reach = NEAR + waited / WIDER_EVERY_MS;
    (difference <= reach || waited >= ANYBODY_AFTER_MS).then_some(difference)
}

/// Those that fit each other, nobody twice: the nearest first, and of those who are as near who has waited longest.
pub(super) fn pairs(seeks: &[Arc<Seek>], now_ms: i64) -> Vec<[Arc<Seek>; 2]> {
    let mut fitting = Vec::new();
    for (place, one) in seeks.iter().enumerate() {
        for other in &seeks[place + 1..] {
            if one.maker != other.maker && is_same_game(one, other) {
                fitting.extend(distance(one, other, now_ms).map(|distance| (distance, one, other)));
            }
        }
    }
    fitting.sort_by_key(|(distance, one, other)| (*distance, one.created_ms.min(other.created_ms)));
    let mut pairs: Vec<[Arc<Seek>; 2]> = Vec::new();
    for (_, one, other) in fitting {
        let is_free = |seek: &Arc<Seek>| !pairs.iter().flatten().any(|paired| paired.maker == seek.maker);
        if is_free(one) && is_free(other) {
            pairs.push([one.clone(), other.clone()]);
        }
    }
    pairs
}

impl App {
    /// Leads those to each other who look for anybody.
    pub(super) async fn pair(&self) {
        let quick: Vec<Arc<Seek>> = self.lobby.seeks().into_iter().filter(|seek| seek.terms.quick).collect();
        for [one, other] in pairs(&quick, time_of_day_ms()) {
            // Who has waited longer is the host.
            let (host, guest) = if one.created_ms <= other.created_ms { (one, other) } else { (other, one) };
            if self.may_take(&host, &guest.maker, &guest.strength).await.is_err() {
                continue;
            }
            let Ok(name) = self.names.at_a_game(&guest.maker, &guest.name) else { continue };
            let seat = Seat::new(guest.maker.clone(), &name);
            if let Err(failure) = self.begin(&host, Some(&guest), (seat, guest.strength)).await {
                tracing::info!(code = failure.code, "two who would fit do not play");
            }
        }
    }
}

#[cfg(test)]
mod tests;
