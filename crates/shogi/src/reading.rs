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

/// A word without capitals, marks and whatever stands between its letters, katakana as hiragana: so words are compared that people
/// write as they have heard or read them (GLOSS-03).
///
/// ```
/// assert_eq!(shogi::folded("Byō-yomi"), "byoyomi");
/// assert_eq!(shogi::folded("ニ フ"), "にふ");
/// ```
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        if let Some(mark) = VOICING.iter().find(|(marks, ..)| marks.contains(&letter)) {
            voice(&mut folded, *mark);
        } else if letter.is_alphanumeric() || letter == '○' {
            folded.push(plain(letter));
        }
    }
    folded
}

/// A folded word with long vowels short, of those who type them out, and of those who do not: ou and oo for ō (GLOSS-03). Other words
/// come to be alike, too: it is for what is found by no other name.
///
/// ```
/// assert_eq!(shogi::shortened("shougi"), "shogi");
/// ```
pub fn shortened(folded: &str) -> String {
    let mut short = String::with_capacity(folded.len());
    for letter in folded.chars() {
        let is_drawn_out = match short.chars().next_back() {
            Some('o') => matches!(letter, 'o' | 'u'),
            Some(vowel @ ('a' | 'i' | 'u')) => letter == vowel,
            _ => false,
        };
        if !is_drawn_out {
            short.push(letter);
        }
    }
    short
}

/// A letter without its mark, kana as hiragana of full width.
fn plain(letter: char) -> char {
    match letter {
        'ā' | 'à' | 'â' => 'a',
        'ē' | 'è' | 'é' | 'ê' => 'e',
        'ī' | 'ì' | 'î' => 'i',
        'ō' | 'ò' | 'ô' => 'o',
        'ū' | 'ù' | 'û' => 'u',
        'ṅ' => 'n',
        // Both kana stand in the same order, so far apart.
        'ァ'..='ヶ' => char::from_u32(u32::from(letter) - 0x60).unwrap_or(letter),
        'ｦ'..='ﾝ' => {
            let place = u32::from(letter) - u32::from('ｦ');
            HALF_WIDTH.chars().nth(place as usize).unwrap_or(letter)
        }
        other => other,
    }
}

/// Hiragana in the order in which katakana of half width stand.
const HALF_WIDTH: &str =
    "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん";

/// Marks that stand by themselves after their kana, which of these they change, and how much further those stand then.
const VOICING: [([char; 2], &str, u32); 2] =
    [(['ﾞ', '\u{3099}'], "かきくけこさしすせそたちつてとはひふへほ", 1), (['ﾟ', '\u{309a}'], "はひふへほ", 2)];

/// Gives the last kana the mark that follows it.
fn voice(text: &mut String, (_, voiced, further): ([char; 2], &str, u32)) {
    let Some(kana) = text.chars().next_back().filter(|kana| voiced.contains(*kana)) else { return };
    text.pop();
    text.push(char::from_u32(u32::from(kana) + further).unwrap_or(kana));
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
