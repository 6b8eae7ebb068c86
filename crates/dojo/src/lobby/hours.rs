//! At which hours people are here, as was counted: how many different ones had a game, the lobby or an analysis open in each hour. Who
//! they were is in memory until the hour is over, and nowhere else.

use super::Lobby;
use crate::app::App;
use crate::failure::Failure;
use crate::who::Who;
use std::collections::HashSet;
use store::Presence;

const HOUR_MS: i64 = 3_600_000;
const DAYS: i64 = 7;
const DAY_MS: i64 = 24 * HOUR_MS;

/// Who was seen in the hour that runs.
#[derive(Default)]
pub(super) struct Hour {
    since_ms: i64,
    seen: HashSet<Who>,
}

impl App {
    /// Counts who is here now to the hour that runs; programs are no company.
    pub(super) async fn count_hour(&self, now_ms: i64) {
        let mut here = self.channels.visitors();
        here.retain(|who| !self.names.is_program(who));
        let Some(presence) = self.lobby.seen(here, now_ms) else { return };
        if let Err(error) = self.store.note_presence(presence, now_ms - DAYS * DAY_MS).await {
            tracing::warn!(%error, "how many people are here is not noted");
        }
    }

    /// How many different people were here in each hour of the day (universal time), on the average of the last seven days; nothing if
    /// nobody was.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn busy_hours(&self, now_ms: i64) -> Result<Option<[f64; 24]>, Failure> {
        let mut hours = [0.0; 24];
        for Presence { hour_ms, people } in self.store.presence(now_ms - DAYS * DAY_MS).await? {
            hours[(hour_ms.rem_euclid(DAY_MS) / HOUR_MS) as usize] += people as f64 / DAYS as f64;
        }
        Ok(hours.iter().any(|people| *people > 0.0).then_some(hours))
    }
}

impl Lobby {
    /// How many were seen in this hour, if these make them more.
    fn seen(&self, here: Vec<Who>, now_ms: i64) -> Option<Presence> {
        let mut hour = self.hour();
        let since_ms = now_ms - now_ms.rem_euclid(HOUR_MS);
        if hour.since_ms != since_ms {
            *hour = Hour { since_ms, seen: HashSet::new() };
        }
        let before = hour.seen.len();
        hour.seen.extend(here);
        let people = i64::try_from(hour.seen.len()).unwrap_or(i64::MAX);
        (hour.seen.len() > before).then_some(Presence { hour_ms: since_ms, people })
    }
}

#[cfg(test)]
mod tests;
