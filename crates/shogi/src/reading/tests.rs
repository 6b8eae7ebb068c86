use super::{folded, hiragana, shortened};
use crate::{PieceClass, PieceName};

#[test]
fn kana_follow_from_romaji() {
    let check = |kanji: &str, romaji: &str, kana: &str| assert_eq!(hiragana(kanji, romaji), kana, "{kanji} {romaji}");
    check("龍馬", "ryūma", "りゅうま");
    check("王手", "ōte", "おうて");
    check("大駒", "ōgoma", "おおごま");
    check("本王", "hon'ō", "ほんおう");
    check("奔王", "honnō", "ほんのう");
    check("鳳凰", "hōō", "ほうおう");
    check("百戸", "hyakko", "ひゃっこ");
    check("先鋒", "senpō", "せんぽう");
    check("左香落ち", "hidari kyōochi", "ひだりきょうおち");
    check("平安将棋", "Heian shōgi", "へいあんしょうぎ");
}

/// Every reading that the rules carry is made of Japanese syllables.
#[test]
fn every_reading_becomes_kana() {
    let pieces = PieceName::ALL.iter().flat_map(|name| [(name.kanji, name.reading), (name.short, name.short_reading)]);
    let handicaps = crate::Handicap::all().map(|handicap| (handicap.kanji(), handicap.reading()));
    let classes = PieceClass::ALL.iter().map(|class| (class.kanji(), class.reading()));
    for (kanji, romaji) in pieces.chain(handicaps).chain(classes) {
        let kana = hiragana(kanji, romaji);
        assert!(kana.chars().all(|c| ('ぁ'..='ん').contains(&c)), "{kanji} {romaji}: {kana}");
    }
}

/// GLOSS-03: long vowels as people type them, kana of half width, marks that stand by themselves.
#[test]
fn words_are_folded_alike_however_they_are_typed() {
    for (typed, word) in [
        ("shougi", "shōgi"),
        ("shoogi", "shōgi"),
        ("Jishôgi", "jishōgi"),
        ("jisho\u{304}gi", "jishōgi"),
        ("oute", "ōte"),
        ("ryuuou", "ryūō"),
        ("houou", "hōō"),
        ("kyouochi", "kyōochi"),
        ("ｵｳﾃ", "おうて"),
        ("ｼﾞｼｮｳｷﾞ", "じしょうぎ"),
        ("ｽﾀﾝﾌﾟ", "スタンプ"),
        ("か\u{3099}", "が"),
        ("ｦｰﾝ", "をーん"),
        ("ﾞあﾟ", "あ"),
    ] {
        assert_eq!(shortened(&folded(typed)), shortened(&folded(word)), "{typed}");
    }
    assert_eq!(folded("pezzo obbligato"), "pezzoobbligato");
    assert_eq!(folded("four"), "four");
    assert_eq!(shortened("queen"), "queen");
    assert_ne!(shortened("oute"), shortened("ute"));
}
