//! A device that keeps keys, with the browser before it: both do as they are told, be it wrong.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// The page's address, and the host of it.
pub(crate) const ORIGIN: &str = "http://localhost:4649";
pub(crate) const HOST: &str = "localhost";

/// One key of a device.
pub(crate) struct Key {
    id: Vec<u8>,
    secret: Secret,
    pub(crate) counter: u32,
    /// As it was told when it was made.
    handle: String,
}

enum Secret {
    P256(EcdsaKeyPair),
    Ed25519(Ed25519KeyPair),
}

/// What a browser and a device say beside the challenge.
#[derive(Clone)]
pub(crate) struct Saying {
    pub(crate) kind: &'static str,
    pub(crate) origin: &'static str,
    pub(crate) cross_origin: bool,
    pub(crate) host: &'static str,
    pub(crate) flags: u8,
}

/// Somebody was there, and the device knew them.
pub(crate) const THERE_AND_KNOWN: u8 = 0x05;

impl Saying {
    pub(crate) fn new_key() -> Saying {
        let flags = THERE_AND_KNOWN | 0x40;
        Saying { kind: "webauthn.create", origin: ORIGIN, cross_origin: false, host: HOST, flags }
    }

    pub(crate) fn sign() -> Saying {
        Saying { kind: "webauthn.get", flags: THERE_AND_KNOWN, ..Saying::new_key() }
    }

    fn client(&self, wanted: &Value) -> String {
        let Saying { kind, origin, cross_origin, .. } = self;
        json!({"type": kind, "challenge": wanted["challenge"], "origin": origin, "crossOrigin": cross_origin})
            .to_string()
    }

    fn said(&self, counter: u32) -> Vec<u8> {
        [&Sha256::digest(self.host)[..], &[self.flags], &counter.to_be_bytes()].concat()
    }
}

impl Key {
    /// The P-256 key of RFC 6979, A.2.5.
    pub(crate) fn p256() -> Key {
        let secret = hex("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721");
        let public = hex(concat!(
            "0460FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6",
            "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299"
        ));
        let pair = EcdsaKeyPair::from_private_key_and_public_key(
            &ECDSA_P256_SHA256_ASN1_SIGNING,
            &secret,
            &public,
            &SystemRandom::new(),
        );
        Key { id: vec![25; 32], secret: Secret::P256(pair.unwrap()), counter: 0, handle: String::new() }
    }

    /// The Ed25519 key that comes of a seed.
    pub(crate) fn ed25519(seed: u8) -> Key {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[seed; 32]).unwrap();
        Key { id: vec![seed; 16], secret: Secret::Ed25519(pair), counter: 0, handle: String::new() }
    }

    pub(crate) fn id(&self) -> String {
        text(&self.id)
    }

    fn public(&self) -> Vec<u8> {
        match &self.secret {
            Secret::P256(pair) => {
                let point = pair.public_key().as_ref();
                let (x, y) = (&point[1..33], &point[33..]);
                [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], x, &[0x22, 0x58, 32], y].concat()
            }
            Secret::Ed25519(pair) => {
                [&[0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32], pair.public_key().as_ref()].concat()
            }
        }
    }

    /// The device makes this key, for whom it is told.
    pub(crate) fn made(&mut self, wanted: &Value) -> Value {
        self.handle = wanted["user"]["id"].as_str().unwrap().to_owned();
        self.made_as(wanted, &Saying::new_key())
    }

    pub(crate) fn made_as(&self, wanted: &Value, saying: &Saying) -> Value {
        let length = u16::try_from(self.id.len()).unwrap().to_be_bytes();
        let data = [&saying.said(self.counter)[..], &[0; 16], &length, &self.id, &self.public()].concat();
        let client = text(saying.client(wanted).as_bytes());
        json!({"id": self.id(), "response": {"clientDataJSON": client, "authenticatorData": text(&data)}})
    }

    /// The device signs, and counts.
    pub(crate) fn sign(&mut self, wanted: &Value) -> Value {
        self.counter += 1;
        self.sign_as(wanted, &Saying::sign())
    }

    pub(crate) fn sign_as(&self, wanted: &Value, saying: &Saying) -> Value {
        let (client, data) = (saying.client(wanted), saying.said(self.counter));
        let message = [&data[..], &Sha256::digest(&client)].concat();
        let signature = match &self.secret {
            Secret::P256(pair) => pair.sign(&SystemRandom::new(), &message).unwrap().as_ref().to_vec(),
            Secret::Ed25519(pair) => pair.sign(&message).as_ref().to_vec(),
        };
        let response = json!({
            "clientDataJSON": text(client.as_bytes()),
            "authenticatorData": text(&data),
            "signature": text(&signature),
            "userHandle": self.handle,
        });
        json!({"id": self.id(), "response": response})
    }
}

/// As browsers write bytes.
pub(crate) fn text(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn hex(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap()).collect()
}
