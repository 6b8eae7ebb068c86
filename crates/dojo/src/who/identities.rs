//! The tokens that visitors are known by: a random part, and a seal that only this site can put on it. A browser cannot be
//! given a value of somebody's own making, and an identity that was ended is nobody's.

use super::Who;
use super::programs::{Program, expiry};
use crate::failure::Failure;
use crate::random;
use crate::stored::time_of_day_ms;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use store::{self, AccountDeed, Store};
use tokio::sync::watch;

/// Characters of the random part, which the visitor is known by, and of the seal.
const RANDOM: usize = 32;
const SEAL: usize = 32;

/// Who may be recognised.
#[derive(Clone)]
pub struct Identities {
    pub(super) store: Store,
    key: Arc<str>,
    pub(super) known: watch::Sender<Known>,
}

/// What is known of tokens, each by its hash.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// They are nobody's any more.
    pub(super) ended: HashSet<Who>,
    /// Whose device brings them, and the day on which it came last.
    devices: HashMap<Who, (Who, i64)>,
    /// What people have made for their programs.
    pub(super) programs: HashMap<Who, Program>,
    /// They stand for a person now, whom no token by itself is.
    people: HashSet<Who>,
}

/// What a browser or a program has brought: whose token it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bearer {
    pub(super) who: Who,
    pub(super) token: Who,
    /// Until when it is worth something, if that is known.
    pub(super) expires_ms: Option<i64>,
}

impl Bearer {
    /// Who asks.
    pub fn who(&self) -> &Who {
        &self.who
    }

    /// The hash of what they have brought: their device's, or who they are if they are a guest.
    pub fn token(&self) -> &Who {
        &self.token
    }

    fn guest(who: Who) -> Bearer {
        Bearer { token: who.clone(), who, expires_ms: None }
    }
}

const DAY_MS: i64 = 24 * 3_600_000;

impl Identities {
    /// Those that the database knows.
    pub async fn open(store: Store) -> Result<Identities, store::Error> {
        let key = store.secret("visitors", random::hex(&random::bytes::<32>())).await?.into();
        let who = |text: &str| Who::from(text);
        let mut known = Known {
            ended: store.ended_visitors().await?.iter().map(|visitor| who(visitor)).collect(),
            people: store.accounts().await?.iter().map(|account| who(&account.person)).collect(),
            ..Known::default()
        };
        for device in store.devices().await? {
            known.devices.insert(who(&device.id), (who(&device.person), device.seen_ms / DAY_MS));
        }
        for token in store.api_tokens().await? {
            known.programs.insert(who(&token.id), Program::from(&token));
        }
        Ok(Identities { store, key, known: watch::Sender::new(known) })
    }

    /// A new visitor and their token.
    pub fn issue(&self) -> (Who, String) {
        let random = random::hex(&random::bytes::<{ RANDOM / 2 }>());
        (Who::of_token(&random), self.sealed(&random))
    }

    /// A new guest and their token.
    pub fn new_guest(&self) -> (Bearer, String) {
        let (who, token) = self.issue();
        (Bearer::guest(who), token)
    }

    /// Whose token this is, and the token that stands for them from now on; nobody's if it was not issued here. Tokens
    /// of older programs have no seal, and after an older backup was put back the seal of all others is another: they
    /// count if somebody has done anything with them.
    pub async fn holder(&self, token: &str) -> Result<Option<(Bearer, String)>, store::Error> {
        let Some((random, seal)) = token.split_at_checked(RANDOM) else { return Ok(None) };
        if random::from_hex(random).is_none() {
            return Ok(None);
        }
        let brought = Who::of_token(random);
        if let Some(person) = self.person_of(&brought).await? {
            return Ok(Some((Bearer { who: person, token: brought, expires_ms: None }, self.sealed(random))));
        }
        let issued = match random::from_hex(seal) {
            _ if self.is_nobodys(&brought) => false,
            Some(seal) if seal.len() == SEAL / 2 && self.sealing(random).verify_truncated_left(&seal).is_ok() => true,
            Some(seal) if seal.is_empty() || seal.len() == SEAL / 2 => {
                self.store.knows_visitor(&brought.to_string()).await?
            }
            _ => false,
        };
        Ok(issued.then(|| (Bearer::guest(brought), self.sealed(random))))
    }

    /// Whose device this is; once a day it is noted that it has come.
    async fn person_of(&self, device: &Who) -> Result<Option<Who>, store::Error> {
        let found = self.known.borrow().devices.get(device).cloned();
        let Some((person, seen)) = found else { return Ok(None) };
        let now_ms = time_of_day_ms();
        if now_ms / DAY_MS > seen {
            self.known.send_if_modified(|known| {
                known.devices.get_mut(device).into_iter().for_each(|(_, day)| *day = now_ms / DAY_MS);
                false
            });
            self.store.account_deed(AccountDeed::Seen { device: device.to_string(), at_ms: now_ms }).await?;
        }
        Ok(Some(person))
    }

    /// Ends a guest's identity: whoever brings its token is somebody else from now on. Who has done nothing here has nothing
    /// that could end, and is not written down: a browser without a cookie is somebody new with every request.
    /// What is theirs alone, records and the log of problems, goes with them if they want that.
    pub async fn end(&self, visitor: &Who, with_what_is_theirs: bool) -> Result<(), Failure> {
        if !self.store.knows_visitor(&visitor.to_string()).await? {
            return Ok(());
        }
        let now_ms = time_of_day_ms();
        match with_what_is_theirs {
            true => self.store.forget_visitor(&visitor.to_string(), now_ms).await?,
            false => self.store.end_visitor(&visitor.to_string(), now_ms).await?,
        }
        self.retire(visitor);
        Ok(())
    }

    /// This token is nobody's any more, as the database knows already.
    pub(crate) fn retire(&self, token: &Who) {
        self.change(|known| {
            known.ended.insert(token.clone());
        });
    }

    /// Somebody is a person from now on: the token that they came with as a guest is nobody's.
    pub(crate) fn claim(&self, person: &Who) {
        self.change(|known| {
            known.people.insert(person.clone());
            known.ended.insert(person.clone());
        });
    }

    /// A device is a person's from now on.
    pub(crate) fn admit(&self, device: Who, person: Who) {
        let today = time_of_day_ms() / DAY_MS;
        self.change(|known| {
            known.devices.insert(device, (person, today));
        });
    }

    /// A device is nobody's any more.
    pub(crate) fn dismiss(&self, device: &Who) {
        self.change(|known| {
            known.devices.remove(device);
            known.ended.insert(device.clone());
        });
    }

    /// All devices of a person are nobody's any more.
    pub(crate) fn dismiss_all(&self, person: &Who) {
        self.dismiss_others(person, &Who::nobody());
    }

    /// All devices of a person but one are nobody's any more.
    pub(crate) fn dismiss_others(&self, person: &Who, kept: &Who) {
        self.change(|known| {
            let own = known.devices.extract_if(|device, (owner, _)| owner == person && device != kept);
            known.ended.extend(own.map(|(device, _)| device));
        });
    }

    /// Ready when what somebody has brought is worth nothing any more: what was opened with it is to be closed then.
    pub async fn end_of(&self, bearer: &Bearer) {
        let expired = async {
            match bearer.expires_ms {
                Some(at_ms) => expiry(at_ms).await,
                None => std::future::pending().await,
            }
        };
        let mut known = self.known.subscribe();
        tokio::select! {
            // The sender is there as long as we are.
            _ = known.wait_for(|known| known.ended.contains(bearer.token())) => {}
            () = expired => {}
        }
    }

    fn is_nobodys(&self, token: &Who) -> bool {
        let known = self.known.borrow();
        known.ended.contains(token) || known.people.contains(token)
    }

    pub(super) fn change(&self, how: impl FnOnce(&mut Known)) {
        self.known.send_modify(how);
    }

    fn sealed(&self, random: &str) -> String {
        let seal = self.sealing(random).finalize().into_bytes();
        format!("{random}{}", random::hex(&seal[..SEAL / 2]))
    }

    fn sealing(&self, random: &str) -> Hmac<Sha256> {
        Hmac::<Sha256>::new_from_slice(self.key.as_bytes()).expect("a key may have any length").chain_update(random)
    }
}
