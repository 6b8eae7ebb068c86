//! What lists tell of a record.

use crate::store::Facts;
use crate::stored::Agreed;
use crate::wording;
use arbiter::{Foul, Outcome};
use kifu::{Key, Record};

/// Longer names are cut: a list has room for no more.
const LONGEST: usize = 200;

/// What a list tells of a record.
pub(super) fn facts(record: &Record) -> Facts {
    let header = |key: &Key| cut(record.headers.get(key).unwrap_or_default());
    Facts {
        title: header(&Key::Title),
        black: header(&Key::Black),
        white: header(&Key::White),
        event: header(&Key::Event),
        place: header(&Key::Place),
        played: record.headers.get(&Key::Started).map(day).unwrap_or_default(),
        ending: record.ending().map_or("", |ending| ending.code()).to_owned(),
        winner: record.winner().map_or("", |winner| winner.name()).to_owned(),
        handicap: record.handicap().map_or("", |handicap| handicap.code()).to_owned(),
        plies: i64::try_from(record.plies()).unwrap_or(i64::MAX),
        variant: String::new(),
    }
}

/// The same of another game of the family, played here.
pub(super) fn facts_of_family(agreed: &Agreed, record: &variants::Record) -> Facts {
    let [black, white] = &record.players;
    let ending = agreed.outcome.map(|outcome| match outcome {
        Outcome::Foul { foul: Foul::PerpetualCheck, .. } => "perpetual_check",
        outcome => outcome.code(),
    });
    Facts {
        black: cut(black),
        white: cut(white),
        played: wording::day(agreed.created_ms, "%Y-%m-%d"),
        ending: ending.unwrap_or_default().to_owned(),
        winner: agreed.outcome.and_then(Outcome::winner).map_or("", |winner| winner.name()).to_owned(),
        plies: i64::try_from(record.moves().len()).unwrap_or(i64::MAX),
        variant: record.game().id().to_owned(),
        ..Facts::default()
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
