//! The tokens that visitors are known by: a random part, and a seal that only this site can put on it. A browser cannot be
//! given a value of somebody's own making, and an identity that was ended is nobody's.

use super::Who;
use crate::failure::Failure;
use crate::random;
use crate::stored::time_of_day_ms;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::collections::HashSet;
use std::sync::Arc;
use store::{self, Store};
use tokio::sync::watch;

/// Characters of the random part, which the visitor is known by, and of the seal.
const RANDOM: usize = 32;
const SEAL: usize = 32;

/// Who may be recognised.
#[derive(Clone)]
pub struct Identities {
    store: Store,
    key: Arc<str>,
    ended: watch::Sender<HashSet<Who>>,
}

impl Identities {
    /// Those that the database knows.
    pub async fn open(store: Store) -> Result<Identities, store::Error> {
        let key = store.secret("visitors", random::hex(&random::bytes::<32>())).await?.into();
        let ended = store.ended_visitors().await?.iter().map(|visitor| Who::from(visitor.as_str())).collect();
        Ok(Identities { store, key, ended: watch::Sender::new(ended) })
    }

    /// A new visitor and their token.
    pub fn issue(&self) -> (Who, String) {
        let random = random::hex(&random::bytes::<{ RANDOM / 2 }>());
        (Who::of_token(&random), self.sealed(&random))
    }

    /// Whose token this is, and the token that stands for them from now on; nobody's if it was not issued here. Tokens
    /// of older programs have no seal, and after an older backup was put back the seal of all others is another: they
    /// count if somebody has done anything with them.
    pub async fn holder(&self, token: &str) -> Result<Option<(Who, String)>, store::Error> {
        let Some((random, seal)) = token.split_at_checked(RANDOM) else { return Ok(None) };
        let visitor = Who::of_token(random);
        let issued = match random::from_hex(seal) {
            _ if random::from_hex(random).is_none() || self.is_ended(&visitor) => false,
            Some(seal) if seal.len() == SEAL / 2 && self.sealing(random).verify_truncated_left(&seal).is_ok() => true,
            Some(seal) if seal.is_empty() || seal.len() == SEAL / 2 => {
                self.store.knows_visitor(&visitor.to_string()).await?
            }
            _ => false,
        };
        Ok(issued.then(|| (visitor, self.sealed(random))))
    }

    /// Ends an identity: whoever brings its token is somebody else from now on. Who has done nothing here has nothing that
    /// could end, and is not written down: a browser without a cookie is somebody new with every request.
    pub async fn end(&self, visitor: &Who) -> Result<(), Failure> {
        if !self.store.knows_visitor(&visitor.to_string()).await? {
            return Ok(());
        }
        self.store.end_visitor(&visitor.to_string(), time_of_day_ms()).await?;
        self.ended.send_modify(|ended| {
            ended.insert(visitor.clone());
        });
        Ok(())
    }

    /// Ready when this identity has ended: what was opened in its name is to be closed then.
    pub async fn end_of(&self, visitor: &Who) {
        // The sender is there as long as we are.
        let _ = self.ended.subscribe().wait_for(|ended| ended.contains(visitor)).await;
    }

    fn is_ended(&self, visitor: &Who) -> bool {
        self.ended.borrow().contains(visitor)
    }

    fn sealed(&self, random: &str) -> String {
        let seal = self.sealing(random).finalize().into_bytes();
        format!("{random}{}", random::hex(&seal[..SEAL / 2]))
    }

    fn sealing(&self, random: &str) -> Hmac<Sha256> {
        Hmac::<Sha256>::new_from_slice(self.key.as_bytes()).expect("a key may have any length").chain_update(random)
    }
}
