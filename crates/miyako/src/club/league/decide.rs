//! What closing a season would do, told to people in words and to programs with what it rests on.

use super::Clerk;
use super::show::{Names, classes};
use crate::failure::Failure;
use club::league::{Fate, League, Placing, Why};
use club::person::PersonId;
use club::time::Date;
use serde_json::{Value, json};
use std::io::Write;
use words::Language;

pub(super) fn decide(
    league: &League,
    class: Option<&str>,
    day: Date,
    clerk: &Clerk,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let wanted = classes(league, class)?;
    let mut decided = league.decided();
    decided.classes.retain(|(class, _)| wanted.contains(&class.as_str()) && league.is_drawn(class));
    let ending = if class.is_none() { league.ending(day) } else { Vec::new() };
    let people = clerk.folder.people()?;
    let old = league.must_retire(day, |person| super::born(&people, person));
    let open: usize = decided.classes.iter().map(|(class, _)| league.open_games(class)).sum();
    if clerk.json {
        let of_class = |(class, placings): &(String, Vec<Placing>)| {
            let people: Vec<Value> =
                (1..).zip(placings).map(|(place, placing)| as_json(league, class, place, placing)).collect();
            json!({ "class": class, "open": league.open_games(class), "people": people })
        };
        let classes: Vec<Value> = decided.classes.iter().map(of_class).collect();
        let value = json!({
            "classes": classes, "play_off": decided.play_off, "challenger": decided.challenger,
            "offered": decided.offered, "ending": ending, "must_retire": old,
        });
        return Ok(writeln!(out, "{value}")?);
    }
    let (names, language) = (Names::of(clerk)?, clerk.language());
    for (class, placings) in &decided.classes {
        writeln!(out, "{class}")?;
        for (place, placing) in (1..).zip(placings).filter(|(_, placing)| !placing.why.is_empty()) {
            let name = names.of_person(&placing.member.person);
            let score = format!("{}-{}", placing.wins, placing.losses);
            writeln!(out, "{place:>5}  {name:<24} {score:>6}  {}", told(league, placing, language))?;
        }
    }
    for person in &ending {
        writeln!(out, "{}", language.text_with("league-ending", "person", names.of_person(person)))?;
    }
    if !old.is_empty() {
        let people: Vec<String> = old.iter().map(|person| names.of_person(person)).collect();
        writeln!(out, "{}", language.text_with("league-must-retire", "people", people.join(language.joint())))?;
    }
    if open > 0 {
        writeln!(out, "{}", language.text("league-if-now"))?;
    }
    Ok(())
}

/// What becomes of somebody, and why.
fn told(league: &League, placing: &Placing, language: Language) -> String {
    let why = |why: &Why| {
        let number = usize::try_from(why.number).unwrap_or_default();
        language.text_with_counts(&format!("league-why-{}", why.reason.code()), &[("number", number)])
    };
    let reasons: Vec<String> = placing.why.iter().map(why).collect();
    let reasons = reasons.join("; ");
    match (placing.fate, placing.points_after) {
        (Fate::Stays, Some(after)) => {
            let points = language.text_with_counts("league-points-after", &[("number", after as usize)]);
            format!("{points}: {reasons}")
        }
        (Fate::Stays, None) => reasons,
        (fate, _) => format!("{}: {reasons}", super::show::fate(league, fate, language)),
    }
}

fn as_json(league: &League, class: &str, place: usize, placing: &Placing) -> Value {
    let rules = league.table().class(class);
    let why = |why: &Why| {
        let requirement = rules.and_then(|class| league.table().requirement(class, why.reason));
        json!({ "reason": why.reason.code(), "number": why.number, "requirement": requirement })
    };
    let reasons: Vec<Value> = placing.why.iter().map(why).collect();
    json!({
        "place": place, "person": placing.member.person, "fate": placing.fate.code(), "wins": placing.wins,
        "losses": placing.losses, "points_before": placing.member.points, "points_after": placing.points_after,
        "why": reasons,
    })
}

/// What it means for somebody to have chosen the free class (LEAGUE-20, LEAGUE-21).
pub(super) fn declared(
    league: &League,
    person: &PersonId,
    born: Option<Date>,
    clerk: &Clerk,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let day = clerk.hour()?.date();
    let found = born.and_then(|born| league.declaration(person, born, day));
    if clerk.json {
        let years = found.map(|found| json!({ "certain": found.minimum_years, "further": found.further_years }));
        return Ok(writeln!(out, "{}", json!({ "person": person, "years": years }))?);
    }
    let name = Names::of(clerk)?.of_person(person);
    let language = clerk.language();
    let text = match found {
        Some(found) => {
            let (certain, further) = (found.minimum_years as usize, found.further_years as usize);
            let values = [("person", name.into()), ("certain", certain.into()), ("further", further.into())];
            language.text_with_values("league-declared", values)
        }
        None => language.text_with("league-declared-unknown", "person", name),
    };
    Ok(writeln!(out, "{text}")?)
}
