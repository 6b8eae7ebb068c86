use super::Noted;
use words::Language;

/// Each text has this finding, and it is told in each language in words of its own.
#[test]
fn findings_are_told_in_every_language() {
    for (text, code, word) in [
        ("hello", "not_a_record", ""),
        ("手合割：九枚半落ち\n   1 ７六歩(77)\n", "unknown_handicap", "九枚半落ち"),
        ("手合割：平手\n   1 ７五歩(77)\n", "illegal_move", "7g7e"),
        ("手合割：平手\n   2 ７六歩(77)\n", "wrong_number", "1"),
        ("手合割：平手\n   1 ７六歩(77)\n   2 お茶\n", "unknown_ending", "お茶"),
        ("手合割：平手\n   1 ７六虎\n", "bad_move", ""),
        ("手合割：平手\n   1 ７六金\n", "unclear_move", ""),
        ("sfen 4k4/9/9/9/9/9/2P6/2P6/4K4 b - 1", "odd_start", ""),
        ("sfen 9/9 b - 1", "bad_sfen", ""),
        ("startpos move 7g7f", "unexpected_word", "move"),
    ] {
        let findings = match kifu::read(text.as_bytes()) {
            Ok(reading) => reading.findings,
            Err(finding) => vec![finding],
        };
        let found: Vec<Noted> = findings.iter().map(Noted::of).collect();
        let Some(noted) = found.iter().find(|noted| noted.code == code) else { panic!("{text}: {found:?}") };
        let told = Language::ALL.map(|language| noted.text(language));
        assert!(told.iter().all(|text| text.contains(word) && !text.contains("finding-")), "{told:?}");
        assert!(told[0] != told[1] && told[1] != told[2] && told[2] != noted.text, "{told:?}");
    }
    let mut unknown = Noted::too_long(1, 2);
    unknown.message.id = "finding-of_tomorrow".to_owned();
    assert_eq!(unknown.text(Language::Italian), unknown.text);
}

/// Real files and those made to mislead: whatever is found in them is told in words of the reader's own.
#[test]
fn whatever_is_found_has_its_words() {
    let shelf = std::env::var("MIYAKO_SHELF").unwrap_or_else(|_| "../../../shared/reference".to_owned());
    let Ok(files) = std::fs::read_dir(format!("{shelf}/records")) else {
        return println!("skipped: no shelf");
    };
    let mut codes = std::collections::BTreeSet::new();
    for file in files.filter_map(|file| std::fs::read(file.ok()?.path()).ok()).filter(|bytes| bytes.len() < 1 << 20) {
        let findings = match kifu::read(&file) {
            Ok(reading) => reading.findings,
            Err(finding) => vec![finding],
        };
        for noted in findings.iter().map(Noted::of) {
            assert_ne!(noted.text(Language::Italian), noted.text, "{noted:?}");
            codes.insert(noted.code);
        }
    }
    assert!(codes.len() > 3, "{codes:?}");
}
