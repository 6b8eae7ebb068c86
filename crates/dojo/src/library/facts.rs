//! What lists tell of a record.

use super::content::Content;
use super::recorded::Recorded;
use store::Facts;

/// Longer names are cut: a list has room for no more.
const LONGEST: usize = 200;

/// The codes of all endings that a record can have, whatever its game.
pub const ENDINGS: [&str; 24] = [
    "resign",
    "mate",
    "no_legal_move",
    "time",
    "foul",
    "perpetual_check",
    "points",
    "declaration",
    "failed_declaration",
    "repetition",
    "impasse",
    "agreed_draw",
    "move_limit",
    "default",
    "adjudicated",
    "no_mate",
    "interrupted",
    "sealed_move",
    "other",
    "caught",
    "try",
    "bare_king",
    "lost_repetition",
    "decided",
];

/// What a list tells of a record; `content` is the record's own.
pub(super) fn facts(record: &dyn Recorded, content: &Content) -> Facts {
    let header = |key: &str| cut(content.header(key));
    let own = record.facts(content.header("title"));
    Facts {
        title: cut(&own.title),
        black: header("black"),
        white: header("white"),
        event: header("event"),
        place: header("place"),
        played: day(content.header("started")),
        tags: cut(&content.tags().join(", ")),
        ..own
    }
}

/// For the database, too, which knows no zero byte.
pub(super) fn cut(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(LONGEST).collect()
}

/// The day in texts such as `2023/01/02 10:20`, `2023年1月2日`, `2023-1`; what is not known is left out. Empty if there is no year.
pub(super) fn day(text: &str) -> String {
    let narrow = text.chars().map(|c| match c {
        '０'..='９' => char::from_u32(c as u32 - '０' as u32 + '0' as u32).unwrap_or(c),
        c => c,
    });
    let narrow: String = narrow.collect();
    let mut numbers = narrow.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let Some(year) = numbers.next().filter(|digits| digits.len() == 4) else { return String::new() };
    let mut within = |most: u32| numbers.next()?.parse().ok().filter(|n: &u32| (1..=most).contains(n));
    match (within(12), within(31)) {
        (None, _) => year.to_owned(),
        (Some(month), None) => format!("{year}-{month:02}"),
        (Some(month), Some(day)) => format!("{year}-{month:02}-{day:02}"),
    }
}

#[cfg(test)]
mod tests;
