use super::{Wording, is_reserved};
use shogi::Grade;

/// CERT-02 … CERT-12: the whole text of every grade.
#[test]
fn every_grade_has_its_text() {
    let check = |grade: &str, text: &str, reading_ends: &str| {
        let wording = Wording::of(grade.parse().unwrap());
        assert_eq!(wording.columns.join("/"), text, "{grade}");
        assert!(wording.reading.ends_with(reading_ends), "{grade}: {}", wording.reading);
    };
    check("15k", "棋力十五級ヲ/認定ス", "jūgokyū o nintei su");
    check("3k", "棋力三級ヲ/認定ス", "kiryoku sankyū o nintei su");
    check("1k", "棋力一級ヲ/認定ス", "kiryoku ikkyū o nintei su");
    check("1d", "夙ニ将棋ニ/丹念ニシテ/研鑚怠ラス/進歩顕著ナ/ルヲ認メ/茲ニ初段ヲ/允許ス", "koko ni shodan o inkyo su");
    check("2d", "夙ニ将棋ニ/丹念ニシテ/研鑚怠ラス/進境顕著ナ/ルヲ認メ/茲ニ弐段ヲ/允許ス", "koko ni nidan o inkyo su");
    check(
        "3d",
        "夙ニ将棋ニ/丹念ニシテ/研鑚怠ラス/上達明ラカ/ナルヲ認メ/茲ニ参段ヲ/允許ス",
        "koko ni sandan o inkyo su",
    );
    check("4d", "夙ニ将棋ニ/丹念ニシテ/研鑚ヲ積ミ/練達ニ長ケ/タルヲ認メ/茲ニ四段ヲ/允許ス", "koko ni yodan o inkyo su");
    check("5d", "夙ニ将棋ニ/堪能ニシテ/修行宜シク/熟達益マス/厚キヲ認メ/茲ニ五段ヲ/允許ス", "koko ni godan o inkyo su");
    check(
        "6d",
        "夙ニ将棋ニ/堪能ニシテ/修行宜シク/精巧極メテ/深キヲ認メ/茲ニ六段ヲ/允許ス",
        "koko ni rokudan o inkyo su",
    );
    check(
        "7d",
        "夙ニ将棋ニ/堪能ニシテ/所作正シク/精妙上手ノ/域ナルニ依/茲ニ七段ヲ/允許ス",
        "koko ni shichidan o inkyo su",
    );
    check("8d", "夙ニ将棋ニ/天賦ノ資有/蘊奥ヲ極メ/明識ノ師範/ナルニ依而/茲ニ八段ニ/推ス", "koko ni hachidan ni osu");
    check("9d", "夙ニ将棋ニ/天賦ノ資有/蘊奥ヲ極メ/明哲ノ師宗/ナルニ依而/茲ニ九段ニ/推ス", "koko ni kudan ni osu");
    // CERT-01
    assert_eq!(Wording::of("1d".parse().unwrap()).columns.len(), 7);
    assert!(Grade::all().all(|grade| !Wording::of(grade).columns.concat().contains('○')));
}

/// CERT-13
#[test]
fn nobody_signs_for_an_association() {
    let reserved = [
        "日本将棋連盟",
        "公益社団法人日本将棋連盟支部",
        "日本 将棋連盟",
        "日本將棋聯盟",
        "the Japan Shogi Association",
        "Japan  Shōgi Association",
        "NIHON SHŌGI RENMEI",
        "Ladies Professional Shogi-players’ Association of Japan",
        "JSA",
        "ＪＳＡ",
        "J.S.A.",
        "J S A Torino",
        "F.E.S.A.",
        "Fesa – Torino",
    ];
    for name in reserved {
        assert!(is_reserved(name), "{name}");
    }
    for name in ["Circolo Shogi Torino", "Miyako", "都", "Jsaac Newton", "Circolo J. Sa", "Shogi Associazione"] {
        assert!(!is_reserved(name), "{name}");
    }
}
