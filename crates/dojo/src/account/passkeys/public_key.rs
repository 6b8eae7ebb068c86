//! The public half of a passkey, as devices write it: a COSE key (RFC 9053) in the canonical CBOR that CTAP2 prescribes, in
//! which each sort of key is a fixed beginning with the numbers after it. So it is read without a reader of any CBOR.

use crate::random;
use ring::signature::{self, RsaPublicKeyComponents, UnparsedPublicKey};

/// Sorts of keys, by their number in COSE, the preferred one first: Ed25519, ECDSA with P-256, RSA (older Windows).
pub(super) const SORTS: [i32; 3] = [-8, -7, -257];

const P256: [&[u8]; 2] = [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], &[0x22, 0x58, 32]];
const ED25519: &[u8] = &[0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32];
const RSA: [&[u8]; 2] = [&[0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, 0x59, 1, 0], &[0x21, 0x43]];

/// A key by which signatures are tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PublicKey {
    /// A point, each coordinate in 32 bytes.
    P256 {
        x: [u8; 32],
        y: [u8; 32],
    },
    Ed25519([u8; 32]),
    /// A modulus of 2048 bits and an exponent.
    Rsa {
        n: Box<[u8; 256]>,
        e: [u8; 3],
    },
}

impl PublicKey {
    /// The key at the beginning of what a device says; `None` if it is of a sort that we have not asked for.
    pub(super) fn read(text: &[u8]) -> Option<PublicKey> {
        if let Some(rest) = text.strip_prefix(P256[0]) {
            let (x, rest) = rest.split_first_chunk()?;
            let (y, _) = rest.strip_prefix(P256[1])?.split_first_chunk()?;
            return Some(PublicKey::P256 { x: *x, y: *y });
        }
        if let Some(rest) = text.strip_prefix(ED25519) {
            return Some(PublicKey::Ed25519(*rest.first_chunk()?));
        }
        let (n, rest) = text.strip_prefix(RSA[0])?.split_first_chunk()?;
        let e = rest.strip_prefix(RSA[1])?.first_chunk()?;
        Some(PublicKey::Rsa { n: Box::new(*n), e: *e })
    }

    /// As it is kept: what the device has written.
    pub(super) fn to_text(&self) -> String {
        random::hex(&match self {
            PublicKey::P256 { x, y } => [P256[0], x, P256[1], y].concat(),
            PublicKey::Ed25519(key) => [ED25519, key].concat(),
            PublicKey::Rsa { n, e } => [RSA[0], &n[..], RSA[1], e].concat(),
        })
    }

    /// What was kept.
    pub(super) fn of_text(text: &str) -> Option<PublicKey> {
        PublicKey::read(&random::from_hex(text)?)
    }

    /// Whether the other half has signed this.
    pub(super) fn has_signed(&self, message: &[u8], signature: &[u8]) -> bool {
        let result = match self {
            PublicKey::P256 { x, y } => {
                let point = [&[4], &x[..], y].concat();
                UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_ASN1, point).verify(message, signature)
            }
            PublicKey::Ed25519(key) => UnparsedPublicKey::new(&signature::ED25519, key).verify(message, signature),
            PublicKey::Rsa { n, e } => RsaPublicKeyComponents { n: &n[..], e: &e[..] }.verify(
                &signature::RSA_PKCS1_2048_8192_SHA256,
                message,
                signature,
            ),
        };
        result.is_ok()
    }
}
