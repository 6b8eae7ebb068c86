//! What comes after the classes: the way back from the free class, and points towards retirement.

use super::show::Names;
use super::{act, journal};
use crate::Outcome;
use crate::club::clerk::Clerk;
use crate::club::ladder::{self, Teller};
use crate::failure::Failure;
use club::career::{Dossier, Ladder};
use club::journal::Act;
use club::league::{Event, League, Return, WayBack};
use club::person::PersonId;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// What somebody has done, from its file.
pub(super) fn career(path: &Path) -> Result<Dossier, Failure> {
    let mut known: Vec<&str> = Ladder::all().iter().flat_map(Ladder::deeds).collect();
    known.sort_unstable();
    known.dedup();
    ladder::career(path, &known)
}

/// Brings somebody back if a way is open; else tells how far they are on each.
pub(super) fn come_back(
    name: &PersonId,
    person: &PersonId,
    career: Option<&Path>,
    clerk: &Clerk,
    out: &mut impl Write,
) -> Outcome {
    let asked = career.is_some();
    let career = career.map(self::career).transpose()?;
    let season = journal(clerk, name)?;
    let ways_back = season.state().ways_back(person, career.as_ref().unwrap_or(&Dossier::default()));
    if asked && !ways_back.is_empty() && !ways_back.iter().any(|way_back| way_back.is_open) {
        tell(person, &ways_back, clerk, out)?;
        return Ok(ExitCode::from(1));
    }
    let career = career.map(Box::new);
    act(clerk, name, &[Act::Do(Event::Return { person: person.clone(), career })])?;
    tell(person, &ways_back, clerk, out)?;
    Ok(ExitCode::SUCCESS)
}

fn tell(person: &PersonId, ways_back: &[WayBack], clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let is_back = ways_back.is_empty() || ways_back.iter().any(|way_back| way_back.is_open);
    if clerk.json {
        let ways: Vec<Value> = ways_back
            .iter()
            .map(|way_back| {
                let (have, want) = (way_back.state.have, way_back.state.want);
                json!({ "text": way(way_back, clerk), "have": have, "want": want, "open": way_back.is_open })
            })
            .collect();
        return Ok(writeln!(out, "{}", json!({ "person": person, "returns": is_back, "ways": ways }))?);
    }
    let id = if is_back { "league-returns" } else { "league-returns-not" };
    let name = Names::of(clerk)?.of_person(person);
    writeln!(out, "{}", clerk.language().text_with(id, "person", name))?;
    for way_back in ways_back {
        let mark = if way_back.is_open { "✓" } else { "·" };
        let values = [("have", way_back.state.have as usize), ("want", way_back.state.want as usize)];
        let progress = clerk.language().text_with_counts("career-progress", &values);
        writeln!(out, "  {mark} {}{progress}", way(way_back, clerk))?;
    }
    Ok(())
}

/// A way back in words.
fn way(way_back: &WayBack, clerk: &Clerk) -> String {
    let language = clerk.language();
    match &way_back.by {
        Return::Wins { percent } => language.text_with_counts("league-way-wins", &[("percent", *percent as usize)]),
        Return::Share { games } => language.text_with_counts("league-way-share", &[("games", *games as usize)]),
        Return::Games => language.text("league-way-games"),
        Return::Deed(need) => Teller { language, json: false }.deed_of(need),
    }
}

/// Who has points towards retirement, and how many are given.
pub(super) fn retirement(league: &League, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let (given, people) = (league.retirement_points_given(), league.with_retirement_points());
    if clerk.json {
        let people: Vec<Value> =
            people.iter().map(|(person, points)| json!({ "person": person, "points": points })).collect();
        return Ok(writeln!(out, "{}", json!({ "given": given, "people": people }))?);
    }
    let names = Names::of(clerk)?;
    writeln!(out, "{}", clerk.language().text_with_counts("league-retirement-given", &[("count", given)]))?;
    let line = |(person, points): &(&PersonId, u32)| -> io::Result<()> {
        writeln!(out, "  {:<24} {points}", names.of_person(person))
    };
    Ok(people.iter().try_for_each(line)?)
}
