//! Pools told to people and programs.

use super::book;
use crate::club::clerk::Clerk;
use crate::club::log::Log;
use crate::failure::Failure;
use club::journal::{Act, Journal};
use club::person::{Person, PersonId};
use club::pool::{Change, Event, Pool, Rated};
use club::rating::glicko2::Rating;
use club::time::Date;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;

/// How people are called.
fn names(clerk: &Clerk) -> Result<BTreeMap<PersonId, String>, Failure> {
    let name = |person: &Person| (person.id.clone(), person.name());
    Ok(clerk.folder.people()?.iter().map(name).collect())
}

fn called(names: &BTreeMap<PersonId, String>, person: &PersonId) -> String {
    names.get(person).cloned().unwrap_or_else(|| person.to_string())
}

/// A pool in a line.
pub(super) fn pool(pool: &Pool, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let events: Vec<&str> = pool.batches().iter().map(|rated| rated.name.as_str()).collect();
    if clerk.json {
        return Ok(writeln!(out, "{}", json!({ "title": pool.title(), "events": events }))?);
    }
    let text = clerk.language().text_with_counts("pool-events", &[("count", events.len())]);
    Ok(writeln!(out, "{}: {text}", pool.title())?)
}

pub(super) fn list(clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let mut all = Vec::new();
    for name in clerk.folder.books("pools")? {
        let Ok(name) = name.parse::<PersonId>() else { continue };
        let journal = book(clerk, &name).read()?;
        let state = journal.state();
        if clerk.json {
            all.push(json!({ "name": name, "title": state.title(), "events": state.batches().len() }));
        } else {
            writeln!(out, "{:<20} {}", name.as_str(), state.title())?;
        }
    }
    if clerk.json {
        writeln!(out, "{}", json!(all))?;
    }
    Ok(())
}

/// How sure a number is: its code.
fn certainty(pool: &Pool, rating: Rating) -> &'static str {
    pool.rules().map_or("guess", |rules| rules.certainty(rating).code())
}

fn change_as_json(pool: &Pool, change: &Change) -> Value {
    let after = &change.after;
    json!({
        "person": change.person, "before": change.before.rating, "rating": after.rating.rating,
        "deviation": after.rating.deviation, "volatility": after.rating.volatility, "games": after.games,
        "certainty": certainty(pool, after.rating),
    })
}

/// What the batch did that was rated last.
pub(super) fn last(pool: &Pool, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let Some(rated) = pool.batches().last() else { return Ok(()) };
    let mut changes: Vec<&Change> = rated.changes.iter().collect();
    changes.sort_by(|one, other| other.after.rating.rating.total_cmp(&one.after.rating.rating));
    if clerk.json {
        let changes: Vec<Value> = changes.into_iter().map(|change| change_as_json(pool, change)).collect();
        let value = json!({ "event": rated.name, "day": rated.day, "games": rated.games, "changes": changes });
        return Ok(writeln!(out, "{value}")?);
    }
    let (names, language) = (names(clerk)?, clerk.language());
    let games = language.text_with_counts("pool-games", &[("count", rated.games)]);
    writeln!(out, "{}  {}  {games}", rated.name, rated.day)?;
    for change in changes {
        writeln!(out, "{}", line(&called(&names, &change.person), change))?;
    }
    Ok(())
}

/// Who, from which number to which.
fn line(name: &str, change: &Change) -> String {
    let (before, after) = (change.before.rating.round(), change.after.rating.rating.round());
    format!("  {name:<24} {before:>5.0} → {after:>5.0}  {:+}", after - before)
}

/// Everybody, and how far each number can be relied on.
pub(super) fn table(pool: &Pool, day: Date, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let table = pool.table(day);
    if clerk.json {
        let line = |(place, (person, rating, games)): (usize, &(&PersonId, Rating, u32))| {
            json!({
                "place": place, "person": person, "rating": rating.rating, "deviation": rating.deviation,
                "games": games, "certainty": certainty(pool, *rating),
            })
        };
        let lines: Vec<Value> = (1..).zip(&table).map(line).collect();
        return Ok(writeln!(out, "{}", json!({ "title": pool.title(), "day": day, "table": lines }))?);
    }
    let (names, language) = (names(clerk)?, clerk.language());
    writeln!(out, "{}  {day}", pool.title())?;
    for (place, (person, rating, games)) in (1..).zip(&table) {
        let sure = language.text(&format!("pool-{}", certainty(pool, *rating)));
        let games = language.text_with_counts("pool-games", &[("count", *games as usize)]);
        let name = called(&names, person);
        // Nineteen times in twenty the strength lies within so much.
        let spread = (2.0 * rating.deviation).round();
        let line = format!("{place:>4}  {name:<24} {:>5.0} ±{spread:<4} {games}  {sure}", rating.rating.round());
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// What every event did for somebody.
pub(super) fn person(pool: &Pool, person: &PersonId, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let names = names(clerk)?;
    if !names.contains_key(person) && pool.standing(person).is_none() {
        let text = clerk.language().text_with("certificate-no-person", "person", person.as_str());
        return Err(Failure::at(&clerk.folder.people_path().display().to_string(), text));
    }
    let of = |rated: &'_ Rated| rated.changes.iter().find(|change| change.person == *person).cloned();
    let history: Vec<(&Rated, Change)> = pool.batches().iter().filter_map(|rated| Some((rated, of(rated)?))).collect();
    if clerk.json {
        let line = |(rated, change): &(&Rated, Change)| {
            let mut value = change_as_json(pool, change);
            (value["event"], value["day"]) = (json!(rated.name), json!(rated.day));
            value
        };
        let lines: Vec<Value> = history.iter().map(line).collect();
        return Ok(writeln!(out, "{}", json!({ "person": person, "history": lines }))?);
    }
    writeln!(out, "{}", called(&names, person))?;
    if history.is_empty() {
        writeln!(out, "  {}", clerk.language().text("pool-no-games"))?;
    }
    for (rated, change) in &history {
        writeln!(out, "  {}{}", rated.day, line(&rated.name, change))?;
    }
    Ok(())
}

pub(super) fn log(journal: &Journal<Pool>, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    if clerk.json {
        return Ok(writeln!(out, "{}", json!(journal.steps()))?);
    }
    let log = Log::of(&clerk.folder, clerk.language())?;
    for (number, step) in (1..).zip(journal.steps()) {
        let what = match &step.act {
            // Of a batch its name is enough.
            Act::Do(Event::Apply(batch)) => clerk.language().text_with("pool-log-apply", "event", batch.name.as_str()),
            Act::Do(event) => log.told("pool", event),
            Act::Undo(step) => log.taken_back(*step),
        };
        let back = if matches!(step.act, Act::Do(_)) && !journal.stands(number) { " ×" } else { "" };
        writeln!(out, "{number:>4}  {}  {}  {what}{back}", step.at, step.by)?;
    }
    Ok(())
}
