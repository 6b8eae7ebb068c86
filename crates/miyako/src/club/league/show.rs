//! Seasons told to people and programs.

use super::{Clerk, journal};
use crate::failure::Failure;
use club::journal::{Act, Journal};
use club::league::{Decided, Fate, League, Placing};
use club::person::{Person, PersonId};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// How people are called, by their ids.
pub(super) struct Names(BTreeMap<PersonId, String>);

impl Names {
    pub(super) fn of(clerk: &Clerk) -> Result<Names, Failure> {
        let name = |person: &Person| (person.id.clone(), person.name());
        Ok(Names(clerk.folder.people()?.iter().map(name).collect()))
    }

    pub(super) fn of_person(&self, person: &PersonId) -> String {
        self.0.get(person).cloned().unwrap_or_else(|| person.to_string())
    }
}

/// A season in a line, and how many there are in each class.
pub(super) fn season(journal: &Journal<League>, clerk: &Clerk, out: &mut impl Write) -> io::Result<()> {
    let league = journal.state();
    if clerk.json {
        let classes: Vec<Value> = league
            .rosters()
            .iter()
            .map(|roster| {
                let people: Vec<&PersonId> = roster.members.iter().map(|member| &member.person).collect();
                json!({ "class": roster.class, "people": people })
            })
            .collect();
        let start = league.start();
        let value = json!({
            "title": start.title, "stage": league.stage().code(), "classes": classes, "holder": start.holder,
            "free": start.free, "days": start.days, "retirement": start.retirement, "steps": journal.steps().len(),
        });
        return writeln!(out, "{value}");
    }
    let stage = clerk.language().text(&format!("league-stage-{}", league.stage().code()));
    let days = league.start().days.map(|[first, last]| format!(" ({first} – {last})")).unwrap_or_default();
    writeln!(out, "{}{days} – {stage}", league.start().title)?;
    let rosters = league.rosters().iter().filter(|roster| !roster.members.is_empty());
    let counts: Vec<String> = rosters.map(|roster| format!("{} {}", roster.class, roster.members.len())).collect();
    writeln!(out, "{}", counts.join("  "))
}

pub(super) fn list(clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let mut all = Vec::new();
    for name in clerk.folder.leagues()? {
        let Ok(name) = name.parse::<PersonId>() else { continue };
        let journal = journal(clerk, &name)?;
        let stage = journal.state().stage().code();
        if clerk.json {
            all.push(json!({ "name": name, "title": journal.state().start().title, "stage": stage }));
        } else {
            let stage = clerk.language().text(&format!("league-stage-{stage}"));
            writeln!(out, "{:<20} {} – {stage}", name.as_str(), journal.state().start().title)?;
        }
    }
    if clerk.json {
        writeln!(out, "{}", json!(all))?;
    }
    Ok(())
}

/// The classes asked for.
pub(super) fn classes<'a>(league: &'a League, class: Option<&str>) -> Result<Vec<&'a str>, Failure> {
    let all: Vec<&str> = league.rosters().iter().map(|roster| roster.class.as_str()).collect();
    match class {
        None => Ok(all),
        Some(class) if all.contains(&class) => Ok(all.into_iter().filter(|other| *other == class).collect()),
        Some(class) => Err(Failure::at(class, format_args!("expected one of {}", all.join(", ")))),
    }
}

pub(super) fn table(league: &League, class: Option<&str>, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let names = Names::of(clerk)?;
    let wanted = classes(league, class)?;
    let mut decided = league.decided();
    // Before the first game nobody rises or falls.
    decided.classes.iter_mut().filter(|(class, _)| !league.is_drawn(class)).for_each(|(_, placings)| {
        placings.iter_mut().for_each(|placing| (placing.fate, placing.points_after) = (Fate::Stays, None));
    });
    if clerk.json {
        writeln!(out, "{}", as_json(&decided, &wanted))?;
        return Ok(());
    }
    let language = clerk.language();
    let heading = |id: &str| language.text(&format!("league-heading-{id}"));
    let is_shown =
        |(class, placings): &&(String, Vec<Placing>)| wanted.contains(&class.as_str()) && !placings.is_empty();
    for (class, placings) in decided.classes.iter().filter(is_shown) {
        let head = [heading("place"), heading("name"), heading("order"), heading("score"), heading("points")];
        writeln!(out, "{class}\n{:>5}  {:<24} {:>6} {:>7} {:>6}", head[0], head[1], head[2], head[3], head[4])?;
        for (place, placing) in (1..).zip(placings) {
            let fate = language.text(&format!("league-fate-{}", placing.fate.code()));
            let score = format!("{}-{}", placing.wins, placing.losses);
            let line = format!(
                "{place:>5}  {:<24} {:>6} {score:>7} {:>6}  {fate}",
                names.of_person(&placing.member.person),
                placing.order,
                points(placing),
            );
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    if wanted.iter().any(|class| league.open_games(class) > 0) {
        writeln!(out, "{}", language.text("league-if-now"))?;
    }
    let told = |people: &[PersonId]| people.iter().map(|person| names.of_person(person)).collect::<Vec<_>>().join(", ");
    if !decided.play_off.is_empty() {
        writeln!(out, "{}", language.text_with("league-play-off", "people", told(&decided.play_off)))?;
    }
    Ok(())
}

/// Demotion points before and after: `1→2`; nothing where there are none.
pub(super) fn points(placing: &Placing) -> String {
    match placing.points_after {
        None | Some(0) if placing.member.points == 0 => String::new(),
        Some(after) if after != placing.member.points => format!("{}→{after}", placing.member.points),
        _ => placing.member.points.to_string(),
    }
}

fn as_json(decided: &Decided, wanted: &[&str]) -> Value {
    let line = |(place, placing): (usize, &Placing)| {
        json!({
            "place": place, "person": placing.member.person, "order": placing.order, "wins": placing.wins,
            "losses": placing.losses, "points_before": placing.member.points, "points_after": placing.points_after,
            "lowest": placing.is_lowest, "fate": placing.fate.code(),
        })
    };
    let classes: Vec<Value> = decided
        .classes
        .iter()
        .filter(|(class, _)| wanted.contains(&class.as_str()))
        .map(|(class, placings)| {
            let lines: Vec<Value> = (1..).zip(placings).map(line).collect();
            json!({ "class": class, "table": lines })
        })
        .collect();
    json!({
        "classes": classes, "play_off": decided.play_off, "challenger": decided.challenger,
        "offered": decided.offered, "graduated": decided.graduated,
    })
}

pub(super) fn log(journal: &Journal<League>, clerk: &Clerk, out: &mut impl Write) -> io::Result<()> {
    if clerk.json {
        return writeln!(out, "{}", json!(journal.steps()));
    }
    for (number, step) in (1..).zip(journal.steps()) {
        let what = match &step.act {
            Act::Do(event) => {
                let value = serde_json::to_value(event).unwrap_or_default();
                match &value {
                    Value::Object(fields) => fields.iter().map(|(name, value)| short(name, value)).collect(),
                    other => other.as_str().unwrap_or_default().to_owned(),
                }
            }
            Act::Undo(step) => format!("undo {step}"),
        };
        let back = if matches!(step.act, Act::Do(_)) && !journal.stands(number) { " ×" } else { "" };
        writeln!(out, "{number:>4}  {}  {}  {what}{back}", step.at, step.by)?;
    }
    Ok(())
}

/// An event by its name and its plain values.
fn short(name: &str, value: &Value) -> String {
    let plain = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    };
    let values: Vec<String> = match value {
        Value::Object(fields) if name != "begin" => fields.values().filter_map(plain).collect(),
        Value::Object(fields) => fields.get("title").and_then(plain).into_iter().collect(),
        Value::Array(values) => values.iter().filter_map(plain).collect(),
        other => plain(other).into_iter().collect(),
    };
    format!("{name} {}", values.join(" "))
}
