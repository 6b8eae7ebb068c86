use super::*;

#[test]
fn the_document_is_read_whole() {
    let rows = TEXT
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| in code") && !line.starts_with("| word"));
    assert_eq!(terms().len(), rows.count());
    assert!(terms().iter().all(|term| !term.word.is_empty() && !term.meaning.is_empty() || !term.kanji.is_empty()));
}

#[test]
fn terms_are_found_in_any_language() {
    for (text, kanji) in [
        ("sennichite", "千日手"),
        ("千日手", "千日手"),
        ("mano di mille giorni", "千日手"),
        ("Byōyomi", "秒読み"),
        ("conteggio dei secondi", "秒読み"),
        ("gyokusho", "王将, 玉将"),
        ("玉将", "王将, 玉将"),
        ("TwoPawns", "二歩"),
    ] {
        assert!(find(text).iter().any(|term| term.kanji == kanji), "{text}");
    }
    assert_eq!(find("入玉宣言").len(), 2);
    assert!(find("queen").is_empty() && find("").is_empty() && find("–").is_empty());
}
