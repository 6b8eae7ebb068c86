//! Sealing what is said for one browser: RFC 8291 over RFC 8188, with one record.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

/// Bytes of a point of P-256, and of the secret that browsers add.
pub(super) const POINT: usize = 65;
pub(super) const AUTH: usize = 16;
const SALT: usize = 16;
/// Bytes of a record, of which there is one; those who carry calls take no longer ones.
const RECORD: u32 = 4096;
/// Nothing longer can be said: the head, the end of the record and the seal take their part.
pub(super) const LONGEST: usize = 3900;

/// Somebody's key is none, or what is to be said is too long.
#[derive(Debug, thiserror::Error)]
#[error("it cannot be sealed")]
pub(super) struct NotSealed;

impl From<ring::error::Unspecified> for NotSealed {
    fn from(_: ring::error::Unspecified) -> NotSealed {
        NotSealed
    }
}

/// Seals a text for whoever has this key and this secret.
pub(super) fn seal(text: &[u8], key: &[u8; POINT], auth: &[u8; AUTH]) -> Result<Vec<u8>, NotSealed> {
    let random = SystemRandom::new();
    let mut salt = [0; SALT];
    random.fill(&mut salt)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let public: &[u8; POINT] = public.as_ref().try_into().map_err(|_| NotSealed)?;
    agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, key), |secret| {
        sealed(text, secret, Between { own: public, theirs: key, auth, salt: &salt })
    })?
}

/// Both ends of a secret, and what is mixed into it.
#[derive(Clone, Copy)]
pub(super) struct Between<'a> {
    pub(super) own: &'a [u8; POINT],
    pub(super) theirs: &'a [u8; POINT],
    pub(super) auth: &'a [u8; AUTH],
    pub(super) salt: &'a [u8; SALT],
}

/// The same with a secret that both ends have.
pub(super) fn sealed(text: &[u8], secret: &[u8], between: Between<'_>) -> Result<Vec<u8>, NotSealed> {
    if text.len() > LONGEST {
        return Err(NotSealed);
    }
    let (key, nonce) = key_and_nonce(secret, between)?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    // The last record ends so.
    let mut record = [text, &[2]].concat();
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    let head = [between.salt.as_slice(), &RECORD.to_be_bytes(), &[POINT as u8], between.own].concat();
    Ok([head, record].concat())
}

pub(super) fn key_and_nonce(secret: &[u8], between: Between<'_>) -> Result<([u8; 16], [u8; 12]), NotSealed> {
    let of_browser: [u8; 32] = derived(between.auth, secret, &[b"WebPush: info\0", between.theirs, between.own])?;
    let key = derived(between.salt, &of_browser, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = derived(between.salt, &of_browser, &[b"Content-Encoding: nonce\0"])?;
    Ok((key, nonce))
}

/// HKDF (RFC 5869): both steps.
fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; N], NotSealed> {
    let mut derived = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut derived)?;
    Ok(derived)
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests;
