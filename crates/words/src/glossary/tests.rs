use super::*;
use std::collections::HashSet;

/// The rows of the document's tables.
fn rows() -> impl Iterator<Item = &'static str> {
    let lines = TEXT.lines().take_while(|line| *line != WORDS_OF_THE_CODE);
    lines.filter(|line| line.starts_with("| ") && !line.starts_with("| id |"))
}

/// GLOSS-01: every row is read, every name of it is there, none has an address twice.
#[test]
fn the_document_is_read_whole() {
    assert_eq!(terms().count(), rows().count());
    assert!(terms().count() >= 300, "{}", terms().count());
    let mut ids = HashSet::new();
    for term in terms() {
        assert!(ids.insert(term.id), "{} stands there twice", term.id);
        assert!(term.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'), "{}", term.id);
        let names = [term.kanji, term.kana, term.romaji, term.english, term.italian];
        assert!(names.iter().all(|name| !name.is_empty()), "{}: {names:?}", term.id);
        assert!(
            term.kana.chars().all(|c| ('ぁ'..='ん').contains(&c) || "ー, ".contains(c)),
            "{}: {}",
            term.id,
            term.kana
        );
        // Each way to write it has a reading, each reading both scripts.
        let counts = [term.kanji, term.kana, term.romaji].map(|names| parts(names).count());
        assert!(counts[0] <= counts[1] && counts[1] == counts[2], "{}: {counts:?}", term.id);
    }
}

/// The headings of the document are the names of the chapters, in order.
#[test]
fn chapters_are_the_documents() {
    let headings: Vec<&str> = TEXT.lines().filter_map(|line| line.strip_prefix("## ")).collect();
    let named = CHAPTERS.map(|id| Language::English.text(&format!("glossary-chapter-{id}")));
    assert_eq!(headings[..headings.len() - 1], named);
    assert!(chapters().iter().all(|chapter| !chapter.terms.is_empty()));
}

/// Where the letters tell how it sounds, the kana say the same; where they do not, there are katakana, or づ and を.
#[test]
fn kana_and_romaji_agree() {
    let plain = |kana: String| kana.replace(['づ', 'ず'], "ず").replace(['を', 'お'], "お").replace('-', "");
    let has_katakana = |text: &str| text.chars().any(|c| ('ァ'..='ヶ').contains(&c));
    // Letters are spelled out, and nobody writes how a sign is read.
    let others = ["kif", "csa-keishiki", "sfen", "nhk-hai"];
    for term in terms().filter(|term| !has_katakana(term.kanji) && !others.contains(&term.id)) {
        for ((kanji, kana), romaji) in parts(term.kanji).zip(parts(term.kana)).zip(parts(term.romaji)) {
            assert_eq!(plain(shogi::hiragana(kanji, romaji)), plain(kana.to_owned()), "{}", term.id);
        }
    }
}

/// GLOSS-02: what a word means is said in every language, in sentences; nothing is said of words that there are not.
#[test]
fn meanings_are_said_in_every_language() {
    for term in terms() {
        let said = Language::ALL.map(|own| language_text(own, term));
        assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{}", term.id);
    }
    for id in Language::English.message_ids("word-") {
        assert!(term(id.trim_start_matches("word-")).is_some(), "{id}");
    }
}

fn language_text(language: Language, term: &Term) -> String {
    let text = language.known_text(&term.message(), []).unwrap_or_else(|| panic!("{}: {}", language.code(), term.id));
    let end = if language == Language::Japanese { "。" } else { "." };
    // A mark of a move may end the sentence in the full stop's place.
    assert!(text.ends_with(end) || text.ends_with(['!', '?']), "{}: {text}", term.id);
    text
}

/// GLOSS-02: pieces are called as everywhere on the site; what brackets add is said besides.
#[test]
fn pieces_have_their_names() {
    for piece in &shogi::PieceName::ALL {
        let term = terms().find(|term| parts(term.kanji).any(|kanji| kanji == piece.kanji)).expect(piece.kanji);
        for language in [Language::Italian, Language::English] {
            let name = term.name(language).split(" (").next();
            assert_eq!(name, Some(crate::piece_name(piece, language)), "{}", term.id);
        }
    }
}

/// GLOSS-03
#[test]
fn terms_are_found_in_any_language() {
    for (text, id) in [
        ("sennichite", "sennichite"),
        ("千日手", "sennichite"),
        ("mano di mille giorni", "sennichite"),
        ("ripetizione", "sennichite"),
        ("repetition", "sennichite"),
        ("せんにちて", "sennichite"),
        ("センニチテ", "sennichite"),
        ("おおごま", "ogoma"),
        ("ぎょくしょう", "gyoku"),
        ("Byōyomi", "byoyomi"),
        ("conteggio dei secondi", "byoyomi"),
        ("gyokusho", "gyoku"),
        ("玉将", "gyoku"),
        ("jishogi", "jishogi"),
        ("うちふづめ", "uchifuzume"),
        ("TwoPawns", "nifu"),
        ("shougi", "shogi"),
        ("oute", "ote"),
        ("jishôgi", "jishogi"),
        ("ｵｳﾃ", "ote"),
        ("byooyomu", "byo-o-yomu"),
        ("座礼", "zarei"),
        ("上座の譲り合い", "kamiza-no-yuzuriai"),
    ] {
        assert!(called(text).any(|term| term.id == id), "{text}");
        assert!(search(text).any(|term| term.id == id), "{text}");
    }
    assert!(called("hall").next().is_none(), "words of the code are not the field's");
    for nothing in ["queen", "", "–", " ", "()"] {
        assert!(called(nothing).next().is_none() && search(nothing).next().is_none(), "{nothing}");
    }
}

/// Whoever gives a part of a name finds it, the name itself first.
#[test]
fn what_is_called_so_is_found_first() {
    let found = |part: &str| search(part).map(|term| term.id).collect::<Vec<_>>();
    assert_eq!(found("shōgi")[0], "shogi");
    assert!(found("shōgi").len() > 10);
    assert!(found("stallo").contains(&"jishogi"));
    assert_eq!(found("te")[0], "te");
}

/// Whatever is named as related is there, and no word is its own.
#[test]
fn related_words_are_there() {
    for term in terms() {
        let named = parts(term.see).filter(|place| !place.starts_with('/'));
        assert_eq!(named.count(), term.related().count(), "{}: {}", term.id, term.see);
        assert!(term.related().all(|other| other.id != term.id), "{}", term.id);
    }
}

/// Alphabetical order is that of the letters that one reads: folding takes none away.
#[test]
fn terms_are_sorted_by_what_is_read() {
    let sorted_by = |id: &str| term(id).unwrap().sorted_by(Language::English);
    assert_eq!(sorted_by("nifu"), "twopawns");
    assert_eq!(sorted_by("sogyoku"), "twojadekings");
    assert_eq!(sorted_by("hansoku"), "foul");
}

/// GLOSS-01: handicaps, games and things of the workshop are found by kanji, kana and rōmaji, those that are called so first.
#[test]
fn what_other_pages_tell_is_found() {
    for (all, text, path) in [
        (handicaps(), "飛飛香交じり", "/rules/handicaps#mixes"),
        (handicaps(), "ひひきょうまじり", "/rules/handicaps#mixes"),
        (handicaps(), "hihikyōmajiri", "/rules/handicaps#mixes"),
        (handicaps(), "太閤落ち", "/rules/handicaps#handicap-taiko"),
        (handicaps(), "taikouochi", "/rules/handicaps#handicap-taiko"),
        (games(), "天竺大将棋", "/family/tenjiku"),
        (games(), "mujou tai shougi", "/family/tai"),
        (games(), "yonin shogi", "/family/yonin"),
        (games(), "Bird", "/family/tori"),
    ] {
        assert!(near(all, text).iter().any(|one| one.path == path), "{text}");
    }
    let hollow = Elsewhere::thing(["underside", "hollow"], ["音受け", "おとうけ", "oto-uke"], "");
    let names = ["音受け", "オトウケ", "oto-uke", "oto uke", "otouke", "Oto-Uke"];
    assert!(names.iter().all(|name| hollow.is_called(name)) && !hollow.is_called(""));
    assert_eq!((hollow.name(Language::Italian), hollow.path.as_str()), ("oto-uke", "/workshop#underside-hollow"));
    assert!(hollow.meaning(Language::Japanese).is_some());
    assert!(near(games(), "").is_empty() && near(handicaps(), "zzz").is_empty());
    assert!(games().iter().all(|game| game.path != "/family/shogi"));
    // The mixes say in their names what they are; every other handicap is told of.
    for one in handicaps().iter().filter(|one| !one.path.ends_with("#mixes")) {
        assert!(Language::ALL.into_iter().all(|language| one.meaning(language).is_some()), "{}", one.kanji);
    }
}
