//! Quick pairing: those who would play anybody are led to one another, the nearest in strength first. The longer one waits, the
//! wider one looks.

use super::Seek;
use crate::app::App;
use crate::seats::Seat;
use crate::stored::time_of_day_ms;
use crate::who::Who;
use std::collections::HashSet;
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

/// Whether two would play the same game, so that nothing of it has to be asked. Whether it counts hangs on who they are.
fn is_same_game(one: &Seek, other: &Seek) -> bool {
    let (one, other) = (&one.terms, &other.terms);
    one.quick && other.quick && one.variant == other.variant && one.clock == other.clock && one.odds == other.odds
}

/// How far two are from each other, if that is near enough by now.
fn distance(one: &Seek, other: &Seek, now_ms: i64) -> Option<i64> {
    let waited = now_ms - one.created_ms.min(other.created_ms);
    let difference = one.strength.difference(&other.strength).map_or(UNKNOWN, i64::from);
    let reach = NEAR + waited / WIDER_EVERY_MS;
    (difference <= reach || waited >= ANYBODY_AFTER_MS).then_some(difference)
}

/// Those who fit each other: the nearest first, and of those who are as near who has waited longest. Of a pair the one who has waited
/// longer comes first.
pub(super) fn fitting(seeks: &[Arc<Seek>], now_ms: i64) -> Vec<[Arc<Seek>; 2]> {
    let mut fitting = Vec::new();
    for (place, one) in seeks.iter().enumerate() {
        for other in &seeks[place + 1..] {
            if one.maker != other.maker && is_same_game(one, other) {
                let pair = if one.created_ms <= other.created_ms { [one, other] } else { [other, one] };
                fitting.extend(distance(one, other, now_ms).map(|distance| (distance, pair)));
            }
        }
    }
    fitting.sort_by_key(|(distance, [first, _])| (*distance, first.created_ms));
    fitting.into_iter().map(|(_, pair)| pair.map(Arc::clone)).collect()
}

impl App {
    /// Leads those to each other who look for anybody. Who may not play with one plays with the next. Whoever has just left may come back,
    /// and is led to somebody then.
    pub(super) async fn pair(&self) {
        let mut quick = self.lobby.seeks();
        quick.retain(|seek| seek.terms.quick && self.lobby.hears(&seek.maker));
        let mut paired: HashSet<Who> = HashSet::new();
        for [host, guest] in fitting(&quick, time_of_day_ms()) {
            if paired.contains(&host.maker) || paired.contains(&guest.maker) || !self.may_meet(&host, &guest).await {
                continue;
            }
            let Ok(name) = self.names.at_a_game(&guest.maker, &guest.name) else { continue };
            let seat = Seat::new(guest.maker.clone(), &name);
            match self.begin(&host, Some(&guest), (seat, guest.strength)).await {
                Ok(_) => paired.extend([host.maker.clone(), guest.maker.clone()]),
                Err(failure) => tracing::info!(code = failure.code, "two who would fit do not play"),
            }
        }
    }

    /// Whether each may take what the other offers.
    async fn may_meet(&self, host: &Seek, guest: &Seek) -> bool {
        self.may_take(host, &guest.maker, &guest.strength).await.is_ok()
            && self.may_take(guest, &host.maker, &host.strength).await.is_ok()
    }
}

#[cfg(test)]
mod tests;
