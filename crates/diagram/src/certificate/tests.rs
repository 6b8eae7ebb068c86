use super::{Certificate, Explanation, Paper, lines};
use crate::text::Type;

fn certificate() -> Certificate {
    let columns = ["夙ニ将棋ニ", "丹念ニシテ", "研鑚怠ラス", "上達明ラカ", "ナルヲ認メ", "茲ニ参段ヲ", "允許ス"];
    Certificate {
        columns: columns.map(str::to_owned).to_vec(),
        date: "二〇二六年十一月二十三日".to_owned(),
        issuer: "トリノ将棋会".to_owned(),
        signatures: vec!["会長 ルカ・ヴェルディ".to_owned()],
        recipient: "アンナ・ロッシ".to_owned(),
        honorific: "殿".to_owned(),
        seal: "トリノ将棋会之印".to_owned(),
        serial: "第三号".to_owned(),
        footer: "3 · 1a2b3c4d".to_owned(),
    }
}

/// CERT-01: every column is there for who cannot see it, and in the same bytes every time.
#[test]
fn a_certificate_becomes_every_kind_of_file() {
    let certificate = certificate();
    let svg = certificate.svg();
    assert!(
        svg.contains("<title>夙ニ将棋ニ丹念ニシテ研鑚怠ラス上達明ラカナルヲ認メ茲ニ参段ヲ允許ス 二〇二六年"),
        "{}",
        &svg[..400]
    );
    assert_eq!(svg, certificate.svg());
    assert!(certificate.png(800).unwrap().starts_with(b"\x89PNG"));
    assert!(certificate.png(1).is_err());
    let explanation =
        Explanation { title: "3 dan".to_owned(), parts: vec![("Reading".to_owned(), "tsuto ni".to_owned())] };
    let pages = |bytes: &[u8]| String::from_utf8_lossy(bytes).matches("/Type /Page\n").count();
    let alone = certificate.pdf(Paper::A4, None);
    assert_eq!((pages(&alone), pages(&certificate.pdf(Paper::A4, Some(&explanation)))), (1, 2));
    let size = |paper| String::from_utf8_lossy(&certificate.pdf(paper, None)).contains("[0 0 1190.");
    assert_eq!([Paper::A4, Paper::A3].map(size), [false, true], "A3 is 1190.5 points wide");
}

/// Names that the brush does not know, and far too long ones, leave a certificate whole.
#[test]
fn any_name_is_set() {
    for name in ["", "山田 太郎", "Maria Antonietta Castelluccio della Rovere", &"寿限無".repeat(60)] {
        let odd = Certificate {
            recipient: name.to_owned(),
            issuer: name.to_owned(),
            seal: name.to_owned(),
            signatures: vec![name.to_owned(); 6],
            ..certificate()
        };
        assert!(odd.svg().len() > 1000, "{name}");
        assert!(!odd.pdf(Paper::A3, None).is_empty(), "{name}");
    }
}

#[test]
fn lines_are_divided_at_spaces() {
    let style = Type::new(10.0, super::INK);
    let room = style.width("one two three");
    assert_eq!(lines(style, "one two three four five", room), ["one two three", "four five"]);
    assert_eq!(lines(style, "", room), [""]);
    assert!(lines(style, &"x".repeat(200), room)[0].ends_with('…'));
}
