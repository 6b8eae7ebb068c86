//! The games that a pool rates: of a tournament, or of a table of results.

use crate::club::clerk::Clerk;
use crate::failure::Failure;
use club::exchange::csv;
use club::person::{Person, PersonId};
use club::pool::{Batch, Game, Newcomer};
use club::time::{Date, Hour};
use club::tournament::Outcome;
use std::collections::BTreeMap;
use std::path::Path;

/// A text from a file.
pub(super) fn text(path: &Path) -> Result<String, Failure> {
    let (place, bytes) = crate::input::bytes(path)?;
    String::from_utf8(bytes).map_err(|_| Failure::at(&place, "expected a text in UTF-8"))
}

/// The games of an event of the club: of a tournament, or else of an arena or a competition of teams.
pub(super) fn of_event(name: &PersonId, day: Option<Date>, clerk: &Clerk) -> Result<Batch, Failure> {
    let is_book = |kind: &str| !clerk.folder.has(name) && clerk.folder.book_path(kind, name).exists();
    if is_book("arenas") {
        of_arena(name, day, clerk)
    } else if is_book("teams") {
        of_teams(name, day, clerk)
    } else {
        of_tournament(name, day, clerk)
    }
}

/// The boards of a competition of teams whose rounds are over.
fn of_teams(name: &PersonId, day: Option<Date>, clerk: &Clerk) -> Result<Batch, Failure> {
    let journal = crate::club::teams::book(clerk, name).read()?;
    let closed = journal.state().rounds().iter().filter(|round| round.is_closed);
    let boards = closed.flat_map(|round| &round.matches).flat_map(|of| &of.boards);
    let games = boards.filter_map(|board| {
        let people = board.by_colour().map(PersonId::clone);
        Some(Game { people, halves: halves(board.outcome?)?, odds: None })
    });
    let began = journal.steps().first().map(|step| step.at.date());
    let day = day.or(began).map_or_else(|| today(clerk), Ok)?;
    batch(name.to_string(), day, games.collect(), clerk)
}

/// The games of an arena that have ended.
fn of_arena(name: &PersonId, day: Option<Date>, clerk: &Clerk) -> Result<Batch, Failure> {
    let journal = crate::club::arena::book(clerk, name).read()?;
    let ended = journal.state().boards().iter();
    let games = ended
        .filter_map(|board| Some(Game { people: board.people.clone(), halves: halves(board.outcome?)?, odds: None }));
    let began = journal.steps().first().map(|step| step.at.date());
    let day = day.or(began).map_or_else(|| today(clerk), Ok)?;
    batch(name.to_string(), day, games.collect(), clerk)
}

/// The rounds of a tournament that are over.
fn of_tournament(name: &PersonId, day: Option<Date>, clerk: &Clerk) -> Result<Batch, Failure> {
    // A name that is none says so here.
    let config = clerk.folder.config(name)?;
    let journal = clerk.folder.journal(name)?;
    let closed = journal.state().rounds().iter().filter(|round| round.is_closed);
    let boards = closed.flat_map(|round| &round.boards);
    // A drawn game that was played again is a game, too.
    let ended = boards.flat_map(|board| board.games.iter().map(move |outcome| (board, *outcome)));
    let games = ended.filter_map(|(board, outcome)| {
        let is_even = matches!(board.odds.as_str(), "furigoma" | "josen" | "even");
        // Who has the first colour receives the odds.
        let odds = (!is_even).then(|| board.odds.clone());
        Some(Game { people: board.people.clone(), halves: halves(outcome)?, odds })
    });
    let games: Vec<Game> = games.collect();
    // What is over before its last day is rated as of today: else nothing could be rated until that day has come.
    let today = today(clerk)?;
    let last = config.to.or(config.from).filter(|last| *last <= today);
    batch(name.to_string(), day.or(last).unwrap_or(today), games, clerk)
}

/// Points of the first; nothing of a game that was not played.
fn halves(outcome: Outcome) -> Option<u8> {
    match outcome {
        Outcome::First => Some(2),
        Outcome::Halved | Outcome::Drawn => Some(1),
        Outcome::Second => Some(0),
        Outcome::SecondAway | Outcome::FirstAway | Outcome::BothAway => None,
    }
}

/// The columns of a table of results.
const COLUMNS: [&str; 5] = ["first", "second", "result", "odds", "giver"];

/// The results of a table with a line of headings.
pub(super) fn of_table(path: &Path, name: &PersonId, day: Option<Date>, clerk: &Clerk) -> Result<Batch, Failure> {
    let (place, bytes) = crate::input::bytes(path)?;
    let wrong = |line: usize, what: String| Failure::at(&format!("{place}:{line}"), what);
    let (text, _) = csv::decode(&bytes);
    let rows = csv::rows(text.trim_start_matches('\u{feff}')).map_err(|bad| wrong(bad.line, bad.what))?;
    let mut rows = rows.into_iter();
    let (line, headings) = rows.next().unwrap_or_default();
    let headings: Vec<String> = headings.iter().map(|heading| heading.trim().to_lowercase()).collect();
    let has = |name: &str| headings.iter().filter(|heading| *heading == name).count() == 1;
    let is_odd = headings.iter().any(|heading| !COLUMNS.contains(&heading.as_str()) || !has(heading));
    if is_odd || !COLUMNS[..3].iter().all(|name| has(name)) {
        let what = format!("expected a line of headings, each once: {}", COLUMNS.join(", "));
        return Err(wrong(line.max(1), what));
    }
    let mut games = Vec::new();
    for (line, fields) in rows {
        let field = |name: &str| {
            let column = headings.iter().position(|heading| heading == name);
            column.and_then(|column| fields.get(column)).map_or("", |field| field.trim())
        };
        games.push(game(field).map_err(|what| wrong(line, what))?);
    }
    let day = day.map_or_else(|| today(clerk), Ok)?;
    batch(name.to_string(), day, games, clerk)
}

fn game<'a>(field: impl Fn(&str) -> &'a str) -> Result<Game, String> {
    let id = |name: &str| field(name).parse::<PersonId>().map_err(|error| format!("{name}: {error}"));
    let mut people = [id("first")?, id("second")?];
    let mut halves = match field("result") {
        "1-0" => 2,
        "1/2" | "½" => 1,
        "0-1" => 0,
        other => return Err(format!("result: expected 1-0, 0-1 or 1/2, found {other:?}")),
    };
    let odds = Some(field("odds")).filter(|odds| !matches!(*odds, "" | "even" | "furigoma")).map(str::to_owned);
    if let Some(odds) = &odds {
        if club::rating::fesa::Table::current().worth(odds).is_none() {
            return Err(format!("odds: nobody can say what {odds:?} are worth; expected bishop, rook, two-piece …"));
        }
        let giver = id("giver").map_err(|what| format!("who gives the odds? {what}"))?;
        let Some(side) = people.iter().position(|person| *person == giver) else {
            return Err(format!("giver: expected {} or {}, found {giver}", people[0], people[1]));
        };
        // The second gives them.
        if side == 0 {
            people.swap(0, 1);
            halves = 2 - halves;
        }
    }
    Ok(Game { people, halves, odds })
}

/// A batch with what is known of everybody in it: whoever is new to the pool now is not, or is again, when an earlier batch
/// is taken back.
fn batch(name: String, day: Date, games: Vec<Game>, clerk: &Clerk) -> Result<Batch, Failure> {
    let people = clerk.folder.people()?;
    let mut newcomers = BTreeMap::new();
    for id in games.iter().flat_map(|game| &game.people) {
        let person: &Person = people.iter().find(|person| person.id == *id).ok_or_else(|| {
            let text = clerk.language().text_with("certificate-no-person", "person", id.as_str());
            Failure::at(&clerk.folder.people_path().display().to_string(), text)
        })?;
        let grade = person.grade.map(|grade| grade.to_string());
        newcomers.insert(id.clone(), Newcomer { rating: person.rating, grade });
    }
    Ok(Batch { name, day, games, newcomers })
}

fn today(clerk: &Clerk) -> Result<Date, Failure> {
    clerk.hour().map(Hour::date)
}
