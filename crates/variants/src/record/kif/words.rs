//! Numbers, squares and names as KIF writes them.

use crate::game::Game;
use crate::kind::KindId;

/// A square at the beginning of a text, by file and rank, and what follows: `７六`, `11十二`, `76`.
pub(super) fn square(text: &str) -> Option<((u8, u8), &str)> {
    let (files, rest) = digits(text);
    let (ranks, after) = kanji_digits(rest);
    if !ranks.is_empty() {
        return Some(((files.parse().ok()?, kanji_number(ranks)?), after));
    }
    // Two figures: a file and a rank of one each.
    let (file, rank) = (files.len() == 2).then(|| files.split_at(1))?;
    Some(((file.parse().ok()?, rank.parse().ok()?), rest))
}

/// The figures that a text begins with, in ASCII, and what follows.
pub(super) fn digits(text: &str) -> (String, &str) {
    let figure = |c: char| match c {
        '0'..='9' => Some(c),
        '０'..='９' => char::from_u32(c as u32 - '０' as u32 + '0' as u32),
        _ => None,
    };
    let end = text.find(|c| figure(c).is_none()).unwrap_or(text.len());
    (text[..end].chars().filter_map(figure).collect(), &text[end..])
}

const KANJI: &str = "一二三四五六七八九十";

/// The kanji figures that a text begins with, and what follows.
pub(super) fn kanji_digits(text: &str) -> (&str, &str) {
    text.split_at(text.find(|c| !KANJI.contains(c)).unwrap_or(text.len()))
}

/// 十二 is 12, 三十六 is 36.
pub(super) fn kanji_number(text: &str) -> Option<u8> {
    let digit = |c: char| KANJI.chars().position(|known| known == c).map(|at| at as u8 + 1);
    let (tens, ones) = match text.split_once('十') {
        Some((tens, ones)) => (if tens.is_empty() { 1 } else { one(tens, digit)? }, ones),
        None => (0, text),
    };
    let ones = if ones.is_empty() { 0 } else { one(ones, digit)? };
    (tens * 10).checked_add(ones).filter(|number| *number > 0)
}

fn one(text: &str, digit: impl Fn(char) -> Option<u8>) -> Option<u8> {
    let mut chars = text.chars();
    let found = chars.next().and_then(digit);
    found.filter(|_| chars.next().is_none())
}

/// The same with katakana for hiragana: some write ひよこ, some ヒヨコ.
pub(super) fn in_katakana(text: &str) -> String {
    let katakana = |c: char| match c {
        'ぁ'..='ゖ' => char::from_u32(c as u32 + ('ァ' as u32 - 'ぁ' as u32)).unwrap_or(c),
        other => other,
    };
    text.chars().map(katakana).collect()
}

/// The kind whose name a text begins with, and what follows; the longest name wins, a promoted one only with 成 or a name of
/// its own.
pub(super) fn kind<'a>(game: &Game, text: &'a str) -> Option<(KindId, &'a str)> {
    let plain = text.strip_prefix('成').and_then(|rest| longest(game, rest, true));
    plain.or_else(|| longest(game, text, false)).or_else(|| longest(game, text, true))
}

fn longest<'a>(game: &Game, text: &'a str, promoted: bool) -> Option<(KindId, &'a str)> {
    let kinds = (0..).map(KindId).zip(&game.kinds).filter(|(_, kind)| kind.is_promoted == promoted);
    let names = kinds.flat_map(|(id, kind)| [&kind.kanji, &kind.short].map(|name| (id, name)));
    let fitting = names.filter(|(_, name)| !name.is_empty() && text.starts_with(name.as_str()));
    // The first of those that are equally long.
    let best = fitting.reduce(|best, next| if next.1.len() > best.1.len() { next } else { best });
    let (id, name) = best.or_else(|| king(game, text, promoted))?;
    Some((id, &text[name.len()..]))
}

/// 王 and 王将 for 玉.
fn king<'a>(game: &Game, text: &str, promoted: bool) -> Option<(KindId, &'a String)> {
    static NAMES: std::sync::LazyLock<[String; 2]> = std::sync::LazyLock::new(|| ["王将".into(), "王".into()]);
    let name = NAMES.iter().find(|name| text.starts_with(name.as_str()))?;
    let king =
        (0..).map(KindId).zip(&game.kinds).find(|(_, kind)| kind.short == "玉" && kind.is_promoted == promoted)?;
    Some((king.0, name))
}
