//! What a device has signed, as WebAuthn lays it out (W3C, level 2: sections 5.8.1, 6.1, 6.5.1 and 7): every check on it that
//! needs no memory.

use super::public_key::PublicKey;
use crate::failure::{Failure, Kind};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// What came is no passkey that opens this.
pub(super) const WRONG_KEY: Failure = Failure::new(Kind::Forbidden, "passkey");

/// No device gives its key a longer name.
const LONGEST_ID: usize = 1023;

/// Bits of the flags: somebody was there; the device knows that it was its owner; a key follows.
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const HAS_KEY: u8 = 0x40;

/// The site as devices know it: they make keys for a host, and browsers use them from one origin of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    /// `shogi.example.org`
    pub host: String,
    /// `https://shogi.example.org`
    pub origin: String,
}

/// Bytes as browsers write them.
pub(super) fn text(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// What [`text`] has written.
pub(super) fn bytes(text: &str) -> Result<Vec<u8>, Failure> {
    BASE64_URL_SAFE_NO_PAD.decode(text).map_err(|_| WRONG_KEY)
}

/// What the browser says of where and why it asked the device.
#[derive(Deserialize)]
struct Client {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    cross_origin: bool,
}

/// The challenge that a browser says it was given on a page of ours.
pub(super) fn challenge(client: &[u8], kind: &str, home: &Home) -> Result<String, Failure> {
    let client: Client = serde_json::from_slice(client).map_err(|_| WRONG_KEY)?;
    let is_ours = client.kind == kind && client.origin == home.origin && !client.cross_origin;
    if is_ours { Ok(client.challenge) } else { Err(WRONG_KEY) }
}

/// What the device says.
pub(super) struct Said<'a> {
    pub(super) counter: u32,
    flags: u8,
    rest: &'a [u8],
}

impl<'a> Said<'a> {
    /// Reads it; it must be said for this host, by somebody whom the device has recognised as its owner.
    pub(super) fn read(data: &'a [u8], host: &str) -> Result<Said<'a>, Failure> {
        let (hash, rest) = data.split_first_chunk::<32>().ok_or(WRONG_KEY)?;
        let (&flags, rest) = rest.split_first().ok_or(WRONG_KEY)?;
        let (counter, rest) = rest.split_first_chunk::<4>().ok_or(WRONG_KEY)?;
        let was_there = flags & PRESENT != 0 && flags & VERIFIED != 0;
        if *hash != *Sha256::digest(host) || !was_there {
            return Err(WRONG_KEY);
        }
        Ok(Said { counter: u32::from_be_bytes(*counter), flags, rest })
    }

    /// The new key, and what the device calls it.
    pub(super) fn new_key(&self) -> Result<(&'a [u8], PublicKey), Failure> {
        let kind_of_device = 16;
        let rest = self.rest.get(kind_of_device..).filter(|_| self.flags & HAS_KEY != 0).ok_or(WRONG_KEY)?;
        let (length, rest) = rest.split_first_chunk::<2>().ok_or(WRONG_KEY)?;
        let length = usize::from(u16::from_be_bytes(*length));
        let (id, rest) = rest.split_at_checked(length).ok_or(WRONG_KEY)?;
        if !(1..=LONGEST_ID).contains(&length) {
            return Err(WRONG_KEY);
        }
        // What may follow are extensions, none of which we ask for.
        Ok((id, PublicKey::read(rest).ok_or(WRONG_KEY)?))
    }
}

/// Whether a counter goes on as that of one device does: it counts up, or does not count.
pub(super) fn goes_on(before: u32, now: u32) -> bool {
    now > before || (before == 0 && now == 0)
}
