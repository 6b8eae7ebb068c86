//! The site's own key, by which those who carry calls know that they are its own (VAPID, RFC 8292).

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use std::sync::Arc;
use store::Store;

/// What is signed with it is worth something for so long, in seconds; more than a day is refused.
const WORTH_S: i64 = 12 * 3600;
/// By this name the database keeps it.
const SECRET: &str = "push";

/// A key of P-256.
#[derive(Clone)]
pub(crate) struct PushKey(Arc<EcdsaKeyPair>);

/// The key is damaged, or none can be made.
#[derive(Debug, thiserror::Error)]
#[error("the key by which browsers are called is none")]
pub(crate) struct NoKey;

impl PushKey {
    /// The site's key; a new one at its first start.
    ///
    /// # Errors
    /// If the database fails, or what it has is no key.
    pub(crate) async fn open(store: &Store) -> Result<Result<PushKey, NoKey>, store::Error> {
        let Ok(fresh) = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()) else {
            return Ok(Err(NoKey));
        };
        let kept = store.secret(SECRET, BASE64_URL_SAFE_NO_PAD.encode(fresh.as_ref())).await?;
        let read = BASE64_URL_SAFE_NO_PAD.decode(kept).map_err(|_| NoKey).and_then(|bytes| PushKey::read(&bytes));
        Ok(read)
    }

    fn read(pkcs8: &[u8]) -> Result<PushKey, NoKey> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &SystemRandom::new());
        Ok(PushKey(Arc::new(pair.map_err(|_| NoKey)?)))
    }

    /// Its public half as browsers want it: a point, in base64url.
    pub(crate) fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.public_key().as_ref())
    }

    /// What stands in the head of a call to `audience`, at a time in seconds since 1970.
    ///
    /// # Errors
    /// If it cannot be signed.
    pub(super) fn authorization(&self, audience: &str, contact: &str, now_s: i64) -> Result<String, NoKey> {
        let encode = |json: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(json.to_string());
        let head = encode(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = encode(json!({"aud": audience, "exp": now_s + WORTH_S, "sub": contact}));
        let said = format!("{head}.{claims}");
        let signature = self.0.sign(&SystemRandom::new(), said.as_bytes()).map_err(|_| NoKey)?;
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.as_ref());
        Ok(format!("vapid t={said}.{signature}, k={}", self.public()))
    }
}

#[cfg(test)]
mod tests;
