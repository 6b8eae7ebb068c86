//! Arenas told to people and programs.

use super::{Journal, book};
use crate::club::clerk::Clerk;
use crate::club::log::Log;
use crate::failure::Failure;
use club::arena::{Arena, Board};
use club::journal::Act;
use club::person::PersonId;
use serde_json::{Value, json};
use std::io::Write;

/// A name with the grade.
fn called(arena: &Arena, person: &PersonId) -> String {
    let Some(player) = arena.players().get(person) else { return person.to_string() };
    let grade = player.entrant.grade.map(|grade| format!(" {grade}")).unwrap_or_default();
    format!("{}{grade}", player.entrant.name)
}

/// The title and the stage, in a line.
fn heading(arena: &Arena, clerk: &Clerk) -> String {
    format!("{}: {}", arena.title(), clerk.language().text(&format!("arena-stage-{}", arena.stage().code())))
}

/// Every game that is played, with its number from 1.
fn played(arena: &Arena) -> impl Iterator<Item = (usize, &Board)> {
    (1..).zip(arena.boards()).filter(|(_, board)| board.outcome.is_none())
}

/// Who plays, and who waits and why.
pub(super) fn arena(arena: &Arena, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let waiting = arena.waiting().into_iter().filter_map(|person| Some((person, arena.why_waiting(person)?)));
    if clerk.json {
        let waiting = waiting.map(|(person, why)| json!({ "person": person, "why": why.code() }));
        let boards = played(arena)
            .map(|(number, board)| json!({ "board": number, "people": board.people, "halved": board.halved }));
        let value = json!({
            "title": arena.title(), "stage": arena.stage(), "until": arena.until(), "games": arena.boards().len(),
            "playing": boards.collect::<Vec<Value>>(), "waiting": waiting.collect::<Vec<Value>>(),
        });
        return Ok(writeln!(out, "{value}")?);
    }
    writeln!(out, "{}", heading(arena, clerk))?;
    for (number, board) in played(arena) {
        let [first, second] = board.people.each_ref().map(|person| {
            let half = if board.halved.contains(person) { " ½⏱" } else { "" };
            format!("{}{half}", called(arena, person))
        });
        writeln!(out, "{number:>4}  {first:<28} {second}")?;
    }
    for (person, why) in waiting {
        let why = clerk.language().text(&format!("arena-waits-{}", why.code()));
        writeln!(out, "      {}: {why}", called(arena, person))?;
    }
    Ok(())
}

pub(super) fn table(arena: &Arena, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let table = arena.table();
    if clerk.json {
        let line = |line: &club::arena::Line| json!({ "place": line.place, "person": line.person, "points": line.points, "games": line.games, "wins": line.wins });
        let lines: Vec<Value> = table.iter().map(line).collect();
        return Ok(writeln!(out, "{}", json!({ "title": arena.title(), "stage": arena.stage(), "table": lines }))?);
    }
    writeln!(out, "{}", heading(arena, clerk))?;
    for line in &table {
        let games: Vec<String> = line.games.iter().map(u32::to_string).collect();
        let (place, points) = (line.place, line.points);
        let text = format!("{place:>4}  {:<28} {points:>4}  {}", called(arena, &line.person), games.join(" "));
        writeln!(out, "{}", text.trim_end())?;
    }
    Ok(())
}

pub(super) fn list(clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let mut all = Vec::new();
    for name in clerk.folder.books("arenas")? {
        let Ok(name) = name.parse::<PersonId>() else { continue };
        let journal = book(clerk, &name).read()?;
        let state = journal.state();
        if clerk.json {
            all.push(
                json!({ "name": name, "title": state.title(), "stage": state.stage(), "games": state.boards().len() }),
            );
        } else {
            writeln!(out, "{:<20} {}", name.as_str(), heading(state, clerk))?;
        }
    }
    if clerk.json {
        writeln!(out, "{}", json!(all))?;
    }
    Ok(())
}

pub(super) fn log(journal: &Journal, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    if clerk.json {
        return Ok(writeln!(out, "{}", json!(journal.steps()))?);
    }
    let log = Log::of(&clerk.folder, clerk.language())?;
    for (number, step) in (1..).zip(journal.steps()) {
        let what = match &step.act {
            Act::Do(event) => log.told("arena", event),
            Act::Undo(step) => log.taken_back(*step),
        };
        let back = if matches!(step.act, Act::Do(_)) && !journal.stands(number) { " ×" } else { "" };
        writeln!(out, "{number:>4}  {}  {}  {what}{back}", step.at, step.by)?;
    }
    Ok(())
}
