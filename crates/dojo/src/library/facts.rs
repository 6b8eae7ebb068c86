//! What lists tell of a record.

use super::content::Content;
use super::record::AnyRecord;
use shogi::Color;
use store::Facts;
use variants::RecordEnding;
use variants::yonin::{self, Seat};

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
pub(super) fn facts(record: &AnyRecord, content: &Content) -> Facts {
    let header = |key: &str| cut(content.header(key));
    let heads = Facts {
        title: header("title"),
        black: header("black"),
        white: header("white"),
        event: header("event"),
        place: header("place"),
        played: day(content.header("started")),
        tags: cut(&content.tags().join(", ")),
        ..Facts::default()
    };
    let number = |plies: usize| i64::try_from(plies).unwrap_or(i64::MAX);
    match record {
        AnyRecord::Standard(record) => Facts {
            ending: record.ending().map_or("", |ending| ending.code()).to_owned(),
            winner: record.winner().map_or("", |winner| winner.name()).to_owned(),
            handicap: record.handicap().map_or("", |handicap| handicap.code()).to_owned(),
            plies: number(record.plies()),
            ..heads
        },
        AnyRecord::Family(record) => Facts {
            ending: record.ending().map_or("", RecordEnding::code).to_owned(),
            winner: record.ending().and_then(|ending| ending.winner).map_or("", Color::name).to_owned(),
            plies: number(record.plies()),
            variant: record.game().id().to_owned(),
            ..heads
        },
        AnyRecord::Four(record) => Facts {
            title: cut(&title_of_four(&heads.title, &record.players)),
            ending: record.ending().map_or("", |outcome| outcome.reason.code()).to_owned(),
            winner: record
                .ending()
                .filter(|outcome| outcome.reason != yonin::Reason::Interrupted)
                .map_or_else(String::new, |outcome| outcome.first().map(Seat::code).collect::<Vec<_>>().join(" ")),
            plies: number(record.plies()),
            variant: yonin::NAME.to_owned(),
            ..heads
        },
    }
}

/// The four players are told in one line, behind the title if there is one that does not name them.
fn title_of_four(title: &str, players: &[String; 4]) -> String {
    let names = players.each_ref().map(|name| if name.is_empty() { "?" } else { name }).join(" – ");
    let known = players.iter().any(|name| !name.is_empty());
    match (title, known) {
        ("", true) => names,
        (title, true) if !players.iter().all(|name| title.contains(name)) => format!("{title} · {names}"),
        (title, _) => title.to_owned(),
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
