//! What a device is to sign: random, for one purpose, good once and for some minutes. Nothing of it outlives the process.

use super::signed::text;
use crate::account::name::Name;
use crate::failure::{Failure, Kind};
use crate::random;
use crate::rate::network;
use crate::who::Who;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// The challenge is not waited for (any more).
const LATE: Failure = Failure::new(Kind::Conflict, "passkey-late");

/// So long somebody may look for their key.
const GOOD_FOR: Duration = Duration::from_secs(300);
/// So many are waited for at once. Whoever asks for one more takes the place of the oldest.
const MOST: usize = 10_000;
/// So many of them for one address, which may be a whole club.
const OF_ADDRESS: usize = 50;

/// What somebody wants to do with a passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::account) enum Purpose {
    /// Take a name.
    TakeName { guest: Who, name: Name },
    /// Be let in, whoever they are.
    SignIn,
    /// Have one more.
    Add { person: Who },
    /// Show once more that it is them.
    Confirm { person: Who },
}

/// The challenges whose answers are waited for.
#[derive(Clone, Default)]
pub struct Challenges(Arc<Mutex<HashMap<String, Open>>>);

struct Open {
    purpose: Purpose,
    since: Instant,
    from: IpAddr,
}

impl Challenges {
    /// A new one, as browsers write it.
    pub(in crate::account) fn issue(&self, purpose: Purpose, from: IpAddr) -> String {
        let (challenge, since, from) = (text(&random::bytes::<32>()), Instant::now(), network(from));
        let mut open = self.open();
        open.retain(|_, open| open.since.elapsed() < GOOD_FOR);
        if open.values().filter(|open| open.from == from).count() >= OF_ADDRESS {
            drop_oldest(&mut open, |open| open.from == from);
        } else if open.len() >= MOST {
            drop_oldest(&mut open, |_| true);
        }
        open.insert(challenge.clone(), Open { purpose, since, from });
        challenge
    }

    /// What this one was issued for; it is used up.
    ///
    /// # Errors
    /// If it was never issued, or is used up or too old.
    pub(in crate::account) fn take(&self, challenge: &str) -> Result<Purpose, Failure> {
        let open = self.open().remove(challenge).ok_or(LATE)?;
        if open.since.elapsed() < GOOD_FOR { Ok(open.purpose) } else { Err(LATE) }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<String, Open>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn drop_oldest(open: &mut HashMap<String, Open>, counts: impl Fn(&Open) -> bool) {
    let oldest = open.iter().filter(|(_, open)| counts(open)).min_by_key(|(_, open)| open.since);
    if let Some(oldest) = oldest.map(|(challenge, _)| challenge.clone()) {
        open.remove(&oldest);
    }
}
