use super::{Recipient, is_public};
use dojo::config::PushTo;

const KEY: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

#[test]
fn only_the_public_network_is_called() {
    for public in ["8.8.8.8", "151.101.1.1", "2606:4700::1111", "2a00:1450:4009::200e", "::ffff:8.8.8.8"] {
        assert!(is_public(public.parse().expect("an address")), "{public}");
    }
    for private in [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "192.0.0.1",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "::ffff:127.0.0.1",
    ] {
        assert!(!is_public(private.parse().expect("an address")), "{private}");
    }
}

#[test]
fn an_address_has_a_name_and_both_keys_their_lengths() {
    let read = |endpoint: &str, key: &str, auth: &str| Recipient::read(endpoint, (key, auth), PushTo::Public).is_ok();
    assert!(read("https://push.example.org/a/b?c", KEY, AUTH));
    assert!(read("https://push.example.org:443/a", KEY, &format!("{AUTH}==")));
    for endpoint in [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://push.example.org:8443/a",
        "https://me:secret@push.example.org/a",
        "file:///etc/passwd",
        "push",
        "",
    ] {
        assert!(!read(endpoint, KEY, AUTH), "{endpoint}");
    }
    for (key, auth) in
        [("", AUTH), (KEY, ""), (&KEY[4..], AUTH), (&KEY.replace("BCV", "DCV"), AUTH), (KEY, KEY), ("?", AUTH)]
    {
        assert!(!read("https://push.example.org/a", key, auth), "{key} {auth}");
    }
}
