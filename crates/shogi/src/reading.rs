//! Readings as Japanese readers know them: the terms of the game carry their rōmaji, and kana follow from those.

/// A reading in hiragana: `ryūma` is りゅうま.
///
/// Rōmaji write one `ō` for おう and おお; at the beginning of a word the kanji tell which: 大駒 ōgoma is おおごま, 王手 ōte is
/// おうて. Blanks between words go, as in Japanese text.
///
/// ```
/// use shogi::hiragana;
/// assert_eq!(hiragana("飛車", "hisha"), "ひしゃ");
/// assert_eq!(hiragana("大駒", "ōgoma"), "おおごま");
/// ```
pub fn hiragana(kanji: &str, romaji: &str) -> String {
    let mut text = romaji.to_lowercase();
    if kanji.starts_with(['大', '鵬', '翁']) && text.starts_with('ō') {
        text.replace_range(.."ō".len(), "oo");
    }
    for (long, plain) in [('ā', "aa"), ('ī', "ii"), ('ū', "uu"), ('ē', "ee"), ('ō', "ou")] {
        text = text.replace(long, plain);
    }
    let mut rest = text.as_str();
    let mut kana = String::new();
    while let Some(first) = rest.chars().next() {
        let (sound, length) = sound_of(rest).unwrap_or(("", 0));
        if length > 0 {
            kana.push_str(sound);
        } else if first.is_ascii_alphabetic() && rest[1..].starts_with(first) {
            kana.push('っ');
        } else if !matches!(first, ' ' | '\'') {
            kana.push(first);
        }
        rest = &rest[if length > 0 { length } else { first.len_utf8() }..];
    }
    kana
}

/// The longest sound that the text begins with, and how many letters it takes.
fn sound_of(text: &str) -> Option<(&'static str, usize)> {
    (1..=3).rev().filter_map(|length| text.get(..length)).find_map(|letters| {
        let (_, sound) = SOUNDS.iter().find(|(romaji, _)| *romaji == letters)?;
        Some((*sound, letters.len()))
    })
}

/// A word without capitals, marks, long vowels and whatever stands between its letters, katakana as hiragana: so words are compared
/// that people write as they have heard or read them (GLOSS-03).
///
/// ```
/// assert_eq!(shogi::folded("Byō-yomi"), "byoyomi");
/// assert_eq!(shogi::folded("ニ フ"), "にふ");
/// ```
pub fn folded(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric() || *c == '○');
    let plain = letters.map(|c| match c {
        'ā' | 'à' => 'a',
        'ē' | 'è' | 'é' => 'e',
        'ī' | 'ì' => 'i',
        'ō' | 'ò' => 'o',
        'ū' | 'ù' => 'u',
        'ṅ' => 'n',
        // Both kana stand in the same order, so far apart.
        'ァ'..='ヶ' => char::from_u32(u32::from(c) - 0x60).unwrap_or(c),
        other => other,
    });
    plain.collect()
}

#[rustfmt::skip]
const SOUNDS: &[(&str, &str)] = &[
    ("a", "あ"), ("i", "い"), ("u", "う"), ("e", "え"), ("o", "お"), ("n", "ん"),
    ("ka", "か"), ("ki", "き"), ("ku", "く"), ("ke", "け"), ("ko", "こ"), ("kya", "きゃ"), ("kyu", "きゅ"), ("kyo", "きょ"),
    ("ga", "が"), ("gi", "ぎ"), ("gu", "ぐ"), ("ge", "げ"), ("go", "ご"), ("gya", "ぎゃ"), ("gyu", "ぎゅ"), ("gyo", "ぎょ"),
    ("sa", "さ"), ("shi", "し"), ("su", "す"), ("se", "せ"), ("so", "そ"), ("sha", "しゃ"), ("shu", "しゅ"), ("sho", "しょ"),
    ("za", "ざ"), ("ji", "じ"), ("zu", "ず"), ("ze", "ぜ"), ("zo", "ぞ"), ("ja", "じゃ"), ("ju", "じゅ"), ("jo", "じょ"),
    ("ta", "た"), ("chi", "ち"), ("tsu", "つ"), ("te", "て"), ("to", "と"), ("cha", "ちゃ"), ("chu", "ちゅ"), ("cho", "ちょ"),
    ("da", "だ"), ("de", "で"), ("do", "ど"),
    ("na", "な"), ("ni", "に"), ("nu", "ぬ"), ("ne", "ね"), ("no", "の"), ("nya", "にゃ"), ("nyu", "にゅ"), ("nyo", "にょ"),
    ("ha", "は"), ("hi", "ひ"), ("fu", "ふ"), ("he", "へ"), ("ho", "ほ"), ("hya", "ひゃ"), ("hyu", "ひゅ"), ("hyo", "ひょ"),
    ("ba", "ば"), ("bi", "び"), ("bu", "ぶ"), ("be", "べ"), ("bo", "ぼ"), ("bya", "びゃ"), ("byu", "びゅ"), ("byo", "びょ"),
    ("pa", "ぱ"), ("pi", "ぴ"), ("pu", "ぷ"), ("pe", "ぺ"), ("po", "ぽ"), ("pya", "ぴゃ"), ("pyu", "ぴゅ"), ("pyo", "ぴょ"),
    ("ma", "ま"), ("mi", "み"), ("mu", "む"), ("me", "め"), ("mo", "も"), ("mya", "みゃ"), ("myu", "みゅ"), ("myo", "みょ"),
    ("ya", "や"), ("yu", "ゆ"), ("yo", "よ"),
    ("ra", "ら"), ("ri", "り"), ("ru", "る"), ("re", "れ"), ("ro", "ろ"), ("rya", "りゃ"), ("ryu", "りゅ"), ("ryo", "りょ"),
    ("wa", "わ"),
];

#[cfg(test)]
mod tests;
