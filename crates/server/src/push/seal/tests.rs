use super::{AUTH, Between, LONGEST, POINT, key_and_nonce, seal, sealed};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;

fn bytes<const N: usize>(text: &str) -> [u8; N] {
    BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64url").try_into().expect("so many")
}

/// The example of RFC 8291, section 5, with the secret of its appendix A.
#[test]
fn the_standard_s_example() {
    let own: [u8; POINT] =
        bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    let theirs: [u8; POINT] =
        bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
    let auth: [u8; AUTH] = bytes("BTBZMqHH6r4Tts7J_aSIgg");
    let salt: [u8; 16] = bytes("DGv6ra1nlYgDCS1FRnbzlw");
    let secret: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
    let between = Between { own: &own, theirs: &theirs, auth: &auth, salt: &salt };
    let sealed = sealed(b"When I grow up, I want to be a watermelon", &secret, between).expect("sealed");
    let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8\
                    wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(sealed), expected);
}

/// Whom it is for can read it, and nobody could write it twice.
#[test]
fn a_browser_opens_what_is_sealed_for_it() {
    let browser = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public: [u8; POINT] = browser.compute_public_key().expect("public").as_ref().try_into().expect("a point");
    let auth = [7; AUTH];
    let text = "Tocca a te";
    let one = seal(text.as_bytes(), &public, &auth).expect("sealed");
    assert_ne!(one, seal(text.as_bytes(), &public, &auth).expect("sealed"));
    let (salt, own): (&[u8; 16], &[u8; POINT]) =
        (one[..16].try_into().expect("salt"), one[21..86].try_into().expect("key"));
    assert_eq!(one[16..21], [0, 0, 16, 0, 65]);
    let read = agree_ephemeral(browser, &UnparsedPublicKey::new(&ECDH_P256, own), |secret| {
        let (key, nonce) = key_and_nonce(secret, Between { own, theirs: &public, auth: &auth, salt }).expect("a key");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut record = one[86..].to_vec();
        key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).expect("opened").to_vec()
    });
    assert_eq!(read.expect("agreed"), [text.as_bytes(), &[2]].concat());
}

#[test]
fn what_is_no_key_or_too_long_is_not_sealed() {
    assert!(seal(b"a", &[4; POINT], &[0; AUTH]).is_err(), "no point of the curve");
    let browser = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public: [u8; POINT] = browser.compute_public_key().expect("public").as_ref().try_into().expect("a point");
    assert!(seal(&[b'a'; LONGEST], &public, &[0; AUTH]).expect("sealed").len() <= 4096);
    assert!(seal(&[b'a'; LONGEST + 1], &public, &[0; AUTH]).is_err());
}
