//! Seasons told to people and programs.

use super::{Clerk, journal};
use crate::club::log::Log;
use crate::failure::Failure;
use club::journal::{Act, Journal};
use club::league::{Decided, Fate, Free, League, Placing};
use club::person::{Person, PersonId};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};
use words::Language;

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
    for name in clerk.folder.books("leagues")? {
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
            let fate = fate(league, placing.fate, language);
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
    if class.is_none() {
        free_class(league, None, clerk, out)?;
    }
    let told = |people: &[PersonId]| {
        people.iter().map(|person| names.of_person(person)).collect::<Vec<_>>().join(language.joint())
    };
    // Of those who are equal in front, as long as nobody has won it, and where they are shown.
    let is_asked = decided.challenger.is_none()
        && decided
            .play_off
            .first()
            .and_then(|person| league.class_of(person))
            .is_some_and(|class| wanted.contains(&class));
    if is_asked {
        writeln!(out, "{}", language.text_with("league-play-off", "people", told(&decided.play_off)))?;
    }
    Ok(())
}

/// What becomes of somebody, in the words of the league where it has its own.
pub(super) fn fate(league: &League, fate: Fate, language: Language) -> String {
    let id = format!("league-fate-{}", fate.code());
    let own = language.known_text(&format!("{id}-{}", league.table().name.to_lowercase()), []);
    own.unwrap_or_else(|| language.text(&id))
}

/// Demotion points before and after: `1→2`; nothing where there are none.
pub(super) fn points(placing: &Placing) -> String {
    match placing.points_after {
        None | Some(0) if placing.member.points == 0 => String::new(),
        Some(after) if after != placing.member.points => format!("{}→{after}", placing.member.points),
        _ => placing.member.points.to_string(),
    }
}

/// The free class, or one of it, with the last day of each (LEAGUE-17).
pub(super) fn free_class(
    league: &League,
    only: Option<&PersonId>,
    clerk: &Clerk,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (names, language) = (Names::of(clerk)?, clerk.language());
    let shown: Vec<Free> = league.in_free_class().filter(|free| only.is_none_or(|only| *only == free.person)).collect();
    if shown.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}", language.text("league-free-class"))?;
    for free in shown {
        let until = free.until.map(|day| language.text_with("league-free-until", "day", day.to_string()));
        let line = format!("       {:<24} {}", names.of_person(&free.person), until.unwrap_or_default());
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Where everybody meets everybody, those meet, too, who never should.
pub(super) fn who_meets_all_the_same(league: &League, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let (names, language) = (Names::of(clerk)?, clerk.language());
    for class in classes(league, None)? {
        let meet =
            |pair: &&[PersonId; 2]| league.pairs(class).any(|[one, other]| pair.contains(one) && pair.contains(other));
        for [one, other] in league.start().never.iter().filter(meet) {
            let values =
                [("one", names.of_person(one)), ("other", names.of_person(other)), ("class", class.to_owned())];
            let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
            writeln!(out, "{}", language.text_with_list("league-meet-all-the-same", &values))?;
        }
    }
    Ok(())
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

pub(super) fn log(journal: &Journal<League>, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    if clerk.json {
        return Ok(writeln!(out, "{}", json!(journal.steps()))?);
    }
    let log = Log::of(&clerk.folder, clerk.language())?;
    for (number, step) in (1..).zip(journal.steps()) {
        let what = match &step.act {
            Act::Do(event) => log.told("league", event),
            Act::Undo(step) => log.taken_back(*step),
        };
        let back = if matches!(step.act, Act::Do(_)) && !journal.stands(number) { " ×" } else { "" };
        writeln!(out, "{number:>4}  {}  {}  {what}{back}", step.at, step.by)?;
    }
    Ok(())
}
