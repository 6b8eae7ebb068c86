//! Passwords: which may be, and what is kept of them. Argon2id with 19 MiB and two passes, a few at a time, so that many who
//! sign in at once take neither all memory nor every thread.

use super::Name;
use super::name::skeleton_of;
use crate::failure::{Failure, Kind};
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// The fewest characters of a password.
pub const SHORTEST: usize = 8;
/// The most.
pub const LONGEST: usize = 256;

const TOO_SHORT: Failure = Failure::new(Kind::Unfit, "password-short");
const TOO_LONG: Failure = Failure::new(Kind::Unfit, "password-long");
const TOO_COMMON: Failure = Failure::new(Kind::Unfit, "password-common");

/// Passwords that are guessed first, and beginnings of them: a line each.
const COMMON: &str = include_str!("common.txt");

/// So many are worked on at once, each with 19 MiB.
const AT_ONCE: usize = 2;
/// Whoever has waited so long for their turn is told that there is too much to do.
const PATIENCE: Duration = Duration::from_secs(10);
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;

/// Whether a password may be: long enough, and not among those that are guessed first.
pub(super) fn check(password: &str, name: &Name) -> Result<(), Failure> {
    let length = password.chars().count();
    if length < SHORTEST {
        return Err(TOO_SHORT);
    }
    if length > LONGEST {
        return Err(TOO_LONG);
    }
    let plain = password.to_lowercase();
    let mut signs: Vec<char> = plain.chars().collect();
    signs.dedup();
    let is_name = skeleton_of(password).trim_end_matches(char::is_numeric) == name.skeleton();
    let is_common = COMMON.lines().any(|common| plain == common || plain.trim_end_matches(char::is_numeric) == common);
    if is_name || is_common || signs.len() < 4 { Err(TOO_COMMON) } else { Ok(()) }
}

/// Where passwords are worked on.
#[derive(Clone)]
pub struct Passwords {
    places: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { places: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

/// What a password that nobody has is held against: a name that nobody has takes as long as another.
static NOBODYS: LazyLock<String> = LazyLock::new(|| hash("nobody's").unwrap_or_default());

impl Passwords {
    /// What is kept of a password.
    pub(super) async fn hash(&self, password: &str) -> Result<String, Failure> {
        let password = password.to_owned();
        self.work(move || hash(&password)).await?.map_err(Failure::internal)
    }

    /// Whether it is the password of which this was kept; nothing was kept where there is no such name.
    pub(super) async fn verify(&self, password: &str, kept: Option<String>) -> Result<bool, Failure> {
        let password: String = password.chars().take(LONGEST).collect();
        self.work(move || {
            let is_right = verify(&password, kept.as_deref().unwrap_or(&NOBODYS));
            kept.is_some() && is_right
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        let place = timeout(PATIENCE, self.places.clone().acquire_owned()).await.map_err(|_| Failure::BUSY)?;
        let place = place.map_err(Failure::internal)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.map_err(Failure::internal)
    }
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, PASSES, 1, None).unwrap_or_default();
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash(password: &str) -> Result<String, argon2::password_hash::Error> {
    Ok(argon2().hash_password(password.as_bytes())?.to_string())
}

fn verify(password: &str, kept: &str) -> bool {
    let kept = PasswordHash::new(kept);
    kept.is_ok_and(|kept| argon2().verify_password(password.as_bytes(), &kept).is_ok())
}
