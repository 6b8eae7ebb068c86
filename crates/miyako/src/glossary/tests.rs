use super::*;
use std::collections::HashSet;

/// The rows of the document's tables.
fn rows() -> impl Iterator<Item = &'static str> {
    lines().filter(|line| line.starts_with("| ") && !line.starts_with("| in code") && !line.starts_with("| word"))
}

#[test]
fn the_document_is_read_whole() {
    assert_eq!(terms().len(), rows().count());
    assert!(terms().iter().all(|term| !term.word.is_empty() || !term.kanji.is_empty()));
}

// GLOSS-03
#[test]
fn terms_are_found_in_any_language() {
    for (text, kanji) in [
        ("sennichite", "千日手"),
        ("千日手", "千日手"),
        ("mano di mille giorni", "千日手"),
        ("せんにちて", "千日手"),
        ("おおごま", "大駒"),
        ("ぎょくしょう", "王将, 玉将"),
        ("Byōyomi", "秒読み"),
        ("conteggio dei secondi", "秒読み"),
        ("gyokusho", "王将, 玉将"),
        ("玉将", "王将, 玉将"),
        ("TwoPawns", "二歩"),
    ] {
        assert!(find(text).iter().any(|term| term.kanji == kanji), "{text}");
    }
    assert_eq!(find("入玉宣言").len(), 2);
    assert!(find("hall").is_empty(), "words of the code are not the field's");
    assert!(find("queen").is_empty() && find("").is_empty() && find("–").is_empty());
}

/// Without the marks of Markdown.
fn plain(text: &str) -> String {
    let text = text.replace('`', "");
    let link = text.split_once('[').and_then(|(before, rest)| Some((before, rest.split_once("](")?)));
    let Some((before, (name, after))) = link else { return text };
    let after = after.split_once(')').map_or("", |(_, after)| after);
    format!("{before}{name}{after}")
}

/// GLOSS-02: what a word means is said in every language, in English as the document says it.
#[test]
fn meanings_are_said_in_every_language() {
    for (row, term) in rows().zip(terms()) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        // Before the first bar and after the last one there is nothing.
        let meaning = plain(cells[if cells.len() == 4 { 2 } else { 6 }]);
        let [it, en, ja] = [Language::Italian, Language::English, Language::Japanese].map(|own| term.meaning(own));
        assert_eq!(en, meaning, "{}", term.message());
        assert!(![&it, &ja].contains(&&en) && it != ja, "{}", term.message());
    }
    let messages: HashSet<String> = terms().iter().map(Term::message).collect();
    assert_eq!(messages.len(), terms().len(), "no two words share a message");
}
