//! What somebody was asked who is half in: what their device is to sign, which code they are to show. Each is random, for one
//! purpose, good once and for some minutes. Nothing of it outlives the process.

use super::name::Name;
use crate::failure::{Failure, Kind};
use crate::random;
use crate::rate::network;
use crate::who::Who;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// The challenge is not waited for (any more).
pub const TOO_LATE: Failure = Failure::new(Kind::Conflict, "passkey-late");

/// So long somebody may look for their key, or their phone.
const GOOD_FOR: Duration = Duration::from_secs(300);
/// So many are waited for at once. Whoever asks for one more takes the place of the oldest.
const MOST: usize = 10_000;
/// So many of them for one address, which may be a whole club.
const OF_ADDRESS: usize = 50;

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Take a name, by a passkey.
    TakeName { guest: Who, name: Name },
    /// Be let in by a passkey, whoever they are.
    SignIn,
    /// Have one more passkey.
    Add { person: Who },
    /// Show by a passkey once more that it is them.
    Confirm { person: Who },
    /// Be let in by a code, beside the password that was right.
    ShowCode { person: Who },
    /// Show codes from now on, made of this.
    Authenticator { person: Who, secret: String },
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
    pub(super) fn issue(&self, purpose: Purpose, from: IpAddr) -> String {
        let (challenge, since, from) =
            (BASE64_URL_SAFE_NO_PAD.encode(random::bytes::<32>()), Instant::now(), network(from));
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

    /// What this one was issued for; it stays good.
    ///
    /// # Errors
    /// If it was never issued, or is used up or too old.
    pub(super) fn look(&self, challenge: &str) -> Result<Purpose, Failure> {
        let all = self.open();
        let open = all.get(challenge).ok_or(TOO_LATE)?;
        if open.since.elapsed() < GOOD_FOR { Ok(open.purpose.clone()) } else { Err(TOO_LATE) }
    }

    /// What this one was issued for; it is used up.
    ///
    /// # Errors
    /// If it was never issued, or is used up or too old.
    pub(super) fn take(&self, challenge: &str) -> Result<Purpose, Failure> {
        let open = self.open().remove(challenge).ok_or(TOO_LATE)?;
        if open.since.elapsed() < GOOD_FOR { Ok(open.purpose) } else { Err(TOO_LATE) }
    }

    /// Nobody goes on by a password of somebody's that counted before.
    pub(super) fn forget_passwords_of(&self, person: &Who) {
        self.open()
            .retain(|_, open| !matches!(&open.purpose, Purpose::ShowCode { person: half_in } if half_in == person));
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
