use super::*;

#[test]
fn looks_at_the_bytes() {
    let check = |bytes: &[u8], expected: Option<(Encoding, &str)>| {
        let found = decode(bytes);
        assert_eq!(found.as_ref().map(|(encoding, text)| (*encoding, text.as_ref())), expected, "{bytes:x?}");
    };
    check("歩".as_bytes(), Some((Encoding::Utf8, "歩")));
    check(b"\xef\xbb\xbf1", Some((Encoding::Utf8Marked, "1")));
    check(b"\x95\xe0", Some((Encoding::ShiftJis, "歩")));
    check(b"\xc0\xe8\xbc\xea", Some((Encoding::EucJp, "先手")));
    check(b"\xff\xff", None);
    check(b"", Some((Encoding::Utf8, "")));
}

/// What one encoding writes is known as that, with a mark or without, and comes back.
#[test]
fn every_encoding_comes_back() {
    let text = "手合割：平手\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*髙﨑～①\n";
    for encoding in Encoding::ALL {
        let text = if encoding == Encoding::EucJp { &text.replace(['髙', '﨑', '～', '①'], "高") } else { text };
        let (bytes, missing) = encoding.encode(text);
        assert_eq!(missing, [], "{encoding}");
        assert_eq!(decode(&bytes).unwrap(), (encoding, text.into()));
        assert_eq!(Encoding::of(&bytes[..bytes.len() - 14]), Some(encoding));
        assert_eq!(encoding.to_string().parse(), Ok(encoding));
    }
    let (unmarked, _) = Encoding::Utf16Be.encode(text);
    assert_eq!(decode(&unmarked[2..]).unwrap().0, Encoding::Utf16Be);
}

#[test]
fn what_an_encoding_does_not_have_is_said() {
    assert_eq!(Encoding::ShiftJis.encode("☗☖☗歩"), (Encoding::ShiftJis.encode("〓〓〓歩").0, vec!['☗', '☖']));
    assert_eq!("latin-1".parse::<Encoding>(), Err(UnknownEncoding));
}

/// Zeros of a damaged file are no sign of UTF-16, and do not come out again.
#[test]
fn zeros_are_blanks() {
    let damaged = b"PI\n+\n+7776FU\n'a\0\0\0b\0c\n";
    let reading = crate::read(damaged).unwrap();
    assert_eq!((reading.encoding, reading.record.moves().count()), (Encoding::Utf8, 1));
    let text = crate::csa::write(&reading.record);
    assert!(text.contains("'*a   b c\n"), "{text}");
    let streamed = crate::games(&damaged[..], crate::Options::default()).next().unwrap().unwrap();
    assert_eq!(streamed.record, reading.record);
}
