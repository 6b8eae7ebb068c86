use super::*;

#[test]
fn looks_at_the_bytes() {
    let check = |bytes: &[u8], text: Option<&str>| assert_eq!(decode(bytes).as_deref(), text, "{bytes:x?}");
    check("歩".as_bytes(), Some("歩"));
    check(b"\xef\xbb\xbf1", Some("1"));
    check(b"\x95\xe0", Some("歩"));
    check(b"\xff\xff", None);
}
