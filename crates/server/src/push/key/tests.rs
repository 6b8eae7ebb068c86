use super::PushKey;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, UnparsedPublicKey};
use serde_json::{Value, json};

#[test]
fn a_call_is_signed_for_whoever_carries_it() {
    let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).expect("a key");
    let key = PushKey::read(pkcs8.as_ref()).expect("a key");
    let said = key.authorization("https://push.example.org", "https://shogi.example.org", 1_000_000).expect("signed");
    let (token, public) = said.strip_prefix("vapid t=").expect("its scheme").split_once(", k=").expect("its key");
    assert_eq!(public, key.public());
    let public = BASE64_URL_SAFE_NO_PAD.decode(public).expect("base64url");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).expect("base64url");
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public).verify(signed.as_bytes(), &signature).expect("its own");
    let (head, claims) = signed.split_once('.').expect("two parts");
    let read = |text: &str| -> Value {
        serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64url")).expect("JSON")
    };
    assert_eq!(read(head), json!({"typ": "JWT", "alg": "ES256"}));
    let claims = read(claims);
    assert_eq!(claims["aud"], "https://push.example.org");
    assert_eq!(claims["sub"], "https://shogi.example.org");
    // RFC 8292: at most a day.
    assert!((1_000_000..=1_000_000 + 24 * 3600).contains(&claims["exp"].as_i64().expect("a time")));
    assert!(PushKey::read(b"none").is_err());
}
