//! Members told to people and programs.

use super::Journal;
use crate::club::clerk::Clerk;
use crate::club::log::Log;
use crate::failure::Failure;
use club::exchange::csv;
use club::journal::Act;
use club::membership::{Member, Members, State};
use club::person::{Person, PersonId};
use club::time::Date;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

fn people(clerk: &Clerk) -> Result<BTreeMap<PersonId, Person>, Failure> {
    Ok(clerk.folder.people()?.into_iter().map(|person| (person.id.clone(), person)).collect())
}

fn as_json(person: &PersonId, member: &Member, day: Date) -> Value {
    json!({
        "person": person, "number": member.number, "state": member.state(day).code(), "applied": member.applied,
        "since": member.since, "paid_until": member.paid_until, "end": member.end.map(|(_, day)| day),
        "roles": member.roles.iter().map(|(role, since)| json!({ "role": role, "since": since })).collect::<Vec<_>>(),
    })
}

/// Somebody in a line: number, name, where they stand, offices.
fn line(person: &PersonId, member: &Member, day: Date, people: &BTreeMap<PersonId, Person>, clerk: &Clerk) -> String {
    let language = clerk.language();
    let name = people.get(person).map_or_else(|| person.to_string(), Person::listed);
    let number = member.number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let until = member.paid_until.map_or_else(|| "none".to_owned(), |until| until.to_string());
    let end = member.end.map_or_else(String::new, |(_, day)| day.to_string());
    let state = member.state(day);
    let values = [("until", until.as_str()), ("day", end.as_str())];
    let stands = language.text_with_list(&format!("member-state-{}", state.code()), &values);
    let roles: Vec<String> =
        member.roles.keys().map(|role| language.text(&format!("member-role-{}", role.code()))).collect();
    format!("{number:>4}  {name:<28} {stands:<34} {}", roles.join(language.joint())).trim_end().to_owned()
}

pub(super) fn member(
    members: &Members,
    person: &PersonId,
    day: Date,
    clerk: &Clerk,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Some(member) = members.members().get(person) else { return Ok(()) };
    if clerk.json {
        return Ok(writeln!(out, "{}", as_json(person, member, day))?);
    }
    Ok(writeln!(out, "{}", line(person, member, day, &people(clerk)?, clerk))?)
}

/// Who belongs to the club on a day; with `all` those who wait or have left as well.
pub(super) fn list(
    members: &Members,
    day: Date,
    all: bool,
    clerk: &Clerk,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let shown: Vec<_> =
        members.by_number().into_iter().filter(|(_, member)| all || member.state(day).is_in()).collect();
    let lapsed = shown.iter().filter(|(_, member)| member.state(day) == State::Lapsed).count();
    let count = shown.iter().filter(|(_, member)| member.state(day).is_in()).count();
    if clerk.json {
        let lines: Vec<Value> = shown.iter().map(|(person, member)| as_json(person, member, day)).collect();
        let value = json!({ "title": members.title(), "day": day, "count": count, "lapsed": lapsed, "members": lines });
        return Ok(writeln!(out, "{value}")?);
    }
    let counts = clerk.language().text_with_counts("member-counts", &[("count", count), ("lapsed", lapsed)]);
    writeln!(out, "{}  {day}  {counts}", members.title())?;
    let people = people(clerk)?;
    shown.iter().try_for_each(|(person, member)| Ok(writeln!(out, "{}", line(person, member, day, &people, clerk))?))
}

/// The columns of the book as a table.
const COLUMNS: [&str; 11] =
    ["number", "id", "family", "given", "born", "state", "applied", "since", "paid_until", "end", "roles"];

/// The whole book as a table, in the order of the numbers.
pub(super) fn export(
    members: &Members,
    (output, day): (&PathBuf, Date),
    clerk: &Clerk,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let people = people(clerk)?;
    let date = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
    let row = |(person, member): (&PersonId, &Member)| -> [String; 11] {
        let known = people.get(person);
        let roles: Vec<&str> = member.roles.keys().map(|role| role.code()).collect();
        [
            member.number.map(|number| number.to_string()).unwrap_or_default(),
            person.to_string(),
            known.map(|person| person.family.clone()).unwrap_or_default(),
            known.map(|person| person.given.clone()).unwrap_or_default(),
            date(known.and_then(|person| person.born)),
            member.state(day).code().to_owned(),
            member.applied.to_string(),
            date(member.since),
            date(member.paid_until),
            date(member.end.map(|(_, day)| day)),
            roles.join(" "),
        ]
    };
    let rows = members.by_number().into_iter().map(row);
    let text = csv::write([COLUMNS.map(str::to_owned)].into_iter().chain(rows));
    clerk.folder.put(output, text.as_bytes(), out)
}

pub(super) fn log(journal: &Journal, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    if clerk.json {
        return Ok(writeln!(out, "{}", json!(journal.steps()))?);
    }
    let log = Log::of(&clerk.folder, clerk.language())?;
    for (number, step) in (1..).zip(journal.steps()) {
        let what = match &step.act {
            Act::Do(event) => log.told("member", event),
            Act::Undo(step) => log.taken_back(*step),
        };
        let back = if matches!(step.act, Act::Do(_)) && !journal.stands(number) { " ×" } else { "" };
        writeln!(out, "{number:>4}  {}  {}  {what}{back}", step.at, step.by)?;
    }
    Ok(())
}
