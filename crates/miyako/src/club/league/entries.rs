//! What is entered many at once: who is put into a class, with what they bring, and results.

use crate::failure::Failure;
use club::exchange::csv;
use club::league::{Event, Member};
use club::person::PersonId;
use std::path::Path;

/// The columns of a table; what is not there is nothing.
const COLUMNS: [&str; 4] = ["id", "points", "half", "offers"];

/// Somebody as a word: `anna-rossi`, or `dino-neri=2` with two demotion points.
pub(super) fn member(text: &str) -> Result<Member, String> {
    let (id, points) = text.split_once('=').map_or((text, None), |(id, points)| (id, Some(points)));
    let person = id.parse().map_err(|error: club::person::ParseIdError| error.to_string())?;
    let points = points.map_or(Ok(0), |points| count(points, "points"))?;
    Ok(Member { points, ..Member::new(person) })
}

fn count(text: &str, of: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("expected a whole number of {of}, found {text:?}"))
}

/// Everybody in a table with a line of headings, in the order of its lines.
pub(super) fn read(path: &Path) -> Result<Vec<Member>, Failure> {
    let (name, bytes) = crate::input::bytes(path)?;
    let wrong = |line: usize, what: String| Failure::at(&format!("{name}:{line}"), what);
    let (text, _) = csv::decode(&bytes);
    let rows = csv::rows(text.trim_start_matches('\u{feff}')).map_err(|bad| wrong(bad.line, bad.what))?;
    let mut rows = rows.into_iter();
    let (line, headings) = rows.next().unwrap_or_default();
    let headings: Vec<String> = headings.iter().map(|heading| heading.trim().to_lowercase()).collect();
    let unknown = headings.iter().find(|heading| !COLUMNS.contains(&heading.as_str()));
    if let Some(found) = unknown.or_else(|| (!headings.iter().any(|heading| heading == "id")).then_some(&text)) {
        let found = found.lines().next().unwrap_or_default();
        let what = format!("expected a line of headings, id and perhaps {}, found {found:?}", COLUMNS[1..].join(", "));
        return Err(wrong(line.max(1), what));
    }
    if let Some(place) = (1..headings.len()).find(|&place| headings[..place].contains(&headings[place])) {
        return Err(wrong(line, format!("expected each heading once, found {:?} again", headings[place])));
    }
    let mut members = Vec::new();
    for (line, fields) in rows {
        if fields.len() > headings.len() {
            return Err(wrong(line, format!("expected at most {} fields, found {}", headings.len(), fields.len())));
        }
        let field = |name: &str| {
            let column = headings.iter().position(|heading| heading == name);
            column.and_then(|column| fields.get(column)).map_or("", |field| field.trim())
        };
        members.push(line_of(field).map_err(|what| wrong(line, what))?);
    }
    Ok(members)
}

fn line_of<'a>(field: impl Fn(&str) -> &'a str) -> Result<Member, String> {
    let number = |name: &str| if field(name).is_empty() { Ok(0) } else { count(field(name), name) };
    let person = field("id").parse().map_err(|error: club::person::ParseIdError| error.to_string())?;
    let half_cleared = match field("half") {
        "" | "no" => false,
        "yes" => true,
        other => return Err(format!("expected yes or no for half, found {other:?}")),
    };
    Ok(Member { person, points: number("points")?, half_cleared, offers: number("offers")? })
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum How {
    Played,
    /// The loser did not come.
    Default,
    /// Neither came.
    Neither,
}

/// A game that ended: who has won it, who has lost it.
pub(super) struct Ended {
    pub(super) pair: [PersonId; 2],
    pub(super) how: How,
}

impl Ended {
    pub(super) fn event(self, corrects: bool) -> Event {
        let [winner, loser] = self.pair;
        match self.how {
            How::Neither => Event::Neither { pair: [winner, loser], corrects },
            how => Event::Win { winner, loser, by_default: how == How::Default, corrects },
        }
    }
}

/// Who has won against whom, and whether the other did not come, or neither: a line each, in words.
pub(super) fn results(path: &Path) -> Result<Vec<Ended>, Failure> {
    let (name, bytes) = crate::input::bytes(path)?;
    let (text, _) = csv::decode(&bytes);
    let lines = (1..).zip(text.trim_start_matches('\u{feff}').lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(number, line)| result(line).map_err(|what| Failure::at(&format!("{name}:{number}"), what))).collect()
}

fn result(line: &str) -> Result<Ended, String> {
    let id = |text: &str| text.parse().map_err(|error: club::person::ParseIdError| error.to_string());
    let ended = |winner: &str, loser: &str, how: How| Ok(Ended { pair: [id(winner)?, id(loser)?], how });
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        [winner, loser] => ended(winner, loser, How::Played),
        [winner, loser, "default"] => ended(winner, loser, How::Default),
        [one, other, "neither"] => ended(one, other, How::Neither),
        _ => Err(format!("expected who has won, who has lost, and perhaps default or neither, found {line:?}")),
    }
}
