//! An event as lines for the terminal, or as JSON.

use super::act::{Desk, Done};
use crate::club::log::Log;
use crate::failure::Failure;
use club::person::PersonId;
use club::standing::Score;
use club::time::Hour;
use club::tournament::{Act, Board, Cell, Effect, Journal, Round, Stage, Table, Tournament};
use serde_json::{Value, json};
use std::io::Write;

/// What a command has done: the steps, and what one wants to see after them.
pub(super) fn done(desk: &Desk<'_>, done: &Done, out: &mut impl Write) -> Result<(), Failure> {
    if desk.json {
        return Ok(writeln!(out, "{}", json!({ "steps": done.steps(), "state": state(done.journal.state()) }))?);
    }
    let state = done.journal.state();
    let effects = || done.steps().iter().flat_map(|step| &step.effects);
    let changes_rounds = |effect: &Effect| matches!(effect, Effect::Confirmed | Effect::Withdrawn(_));
    if state.config().by_appointment && !state.rounds().is_empty() && effects().any(changes_rounds) {
        return write_rounds(desk, state, out);
    }
    if let Some(Effect::Proposed(round)) = effects().find(|effect| matches!(effect, Effect::Proposed(_))) {
        write_round(desk, state, state.rounds().len() + 1, round, false, out)?;
        return warn(desk, state, out);
    }
    let changes_boards = |effect: &Effect| {
        matches!(effect, Effect::Confirmed | Effect::OddsSet { .. }) || changed_round(effect).is_some()
    };
    if effects().any(changes_boards) {
        let changed = effects().filter_map(changed_round).next_back();
        let found = changed.and_then(|number| Some((number, state.rounds().get(number.checked_sub(1)?)?)));
        let (number, round) =
            found.or_else(|| last_round(state)).ok_or_else(|| Failure::Input("no round".to_owned()))?;
        return write_round(desk, state, number, round, false, out);
    }
    if effects().any(|effect| matches!(effect, Effect::RoundClosed { .. } | Effect::Stage(Stage::Finished))) {
        return write_table(desk, state, out);
    }
    for step in done.steps() {
        if let Act::Undo(number) = step.act {
            writeln!(out, "{}", desk.language.text_with("club-taken-back", "step", number))?;
        }
    }
    writeln!(out, "{}", summary(desk, state))?;
    warn(desk, state, out)
}

/// The round of which an effect changes a board.
fn changed_round(effect: &Effect) -> Option<usize> {
    match effect {
        Effect::Ended { round, .. }
        | Effect::Corrected { round, .. }
        | Effect::HourOffered { round, .. }
        | Effect::HourAgreed { round, .. }
        | Effect::HourTakenBack { round, .. } => Some(*round),
        _ => None,
    }
}

/// Says if a round to come cannot be made as it looks now.
fn warn(desk: &Desk<'_>, state: &Tournament, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(round) = state.shortfall() {
        writeln!(out, "{}", desk.language.text_with("club-shortfall", "round", round))?;
    }
    Ok(())
}

/// Where an event stands, in a line.
fn summary(desk: &Desk<'_>, state: &Tournament) -> String {
    let stage = desk.language.text(&format!("club-stage-{}", state.stage().code()));
    let people = state.entries().values().filter(|entry| !entry.is_withdrawn).count();
    let counts = [("people", people), ("round", state.rounds().len()), ("rounds", state.planned())];
    format!("{}: {stage}, {}", state.config().name, desk.language.text_with_counts("club-counts", &counts))
}

/// The same as a line.
pub(super) fn summary_line(desk: &Desk<'_>, state: &Tournament, out: &mut impl Write) -> Result<(), Failure> {
    Ok(writeln!(out, "{}", summary(desk, state))?)
}

pub(super) fn list(desk: &Desk<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let mut all = Vec::new();
    for name in desk.folder.tournaments()? {
        let Ok(name) = name.parse::<PersonId>() else { continue };
        let journal = desk.folder.journal(&name)?;
        if desk.json {
            all.push(json!({ "name": name, "state": state(journal.state()) }));
        } else {
            writeln!(out, "{:<16} {}", name.as_str(), summary(desk, journal.state()))?;
        }
    }
    if desk.json { Ok(writeln!(out, "{}", Value::from(all))?) } else { Ok(()) }
}

/// The event of this name; there is one if it has been set up.
pub(super) fn journal(desk: &Desk<'_>, name: &PersonId) -> Result<Journal, Failure> {
    desk.folder.config(name)?;
    desk.folder.journal(name)
}

/// The proposed round, or else the last one.
fn last_round(state: &Tournament) -> Option<(usize, &Round)> {
    let proposed = state.proposed().map(|round| (state.rounds().len() + 1, round));
    proposed.or_else(|| state.rounds().last().map(|round| (state.rounds().len(), round)))
}

pub(super) fn round(
    desk: &Desk<'_>,
    name: &PersonId,
    asked_for: Option<usize>,
    why: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let journal = journal(desk, name)?;
    let state = journal.state();
    let asked = |number: usize| Some((number, state.rounds().get(number.checked_sub(1)?)?));
    let found = match asked_for {
        Some(number) => asked(number).or_else(|| last_round(state).filter(|(last, _)| *last == number)),
        None => last_round(state),
    };
    let (number, round) =
        found.ok_or_else(|| desk.refused(name, &club::tournament::Refusal::Round(asked_for.unwrap_or(1))))?;
    if desk.json {
        return Ok(writeln!(out, "{}", json!({ "round": number, "pairing": round }))?);
    }
    if asked_for.is_none() && state.config().by_appointment {
        return write_rounds(desk, state, out);
    }
    write_round(desk, state, number, round, why, out)
}

/// All rounds, where they stand from the beginning.
fn write_rounds(desk: &Desk<'_>, state: &Tournament, out: &mut impl Write) -> Result<(), Failure> {
    (1..).zip(state.rounds()).try_for_each(|(number, round)| write_round(desk, state, number, round, false, out))
}

fn write_round(
    desk: &Desk<'_>,
    state: &Tournament,
    round_number: usize,
    round: &Round,
    why: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let id = if state.rounds().len() < round_number { "club-round-proposed" } else { "club-round" };
    writeln!(out, "{}", desk.language.text_with(id, "round", round_number))?;
    for (number, board) in (1..).zip(&round.boards) {
        writeln!(out, "{}", line(desk, state, (round_number, number), board))?;
        for cost in board.costs.iter().filter(|_| why) {
            let wish = desk.language.text(&format!("club-wish-{}", cost.wish));
            writeln!(out, "      {wish}: {}", cost.cost)?;
        }
    }
    for person in &round.byes {
        writeln!(out, "{:>3}  {}: {}", "", player(state, person), desk.language.text("club-bye"))?;
    }
    for (person, away) in &round.away {
        let why = desk.language.text(&format!("club-away-{}", away.why.code()));
        let half = if away.halves == 1 { " (½)" } else { "" };
        writeln!(out, "{:>3}  {}: {why}{half}", "", player(state, person))?;
    }
    Ok(())
}

/// A board in a line.
fn line(desk: &Desk<'_>, state: &Tournament, (round, number): (usize, usize), board: &Board) -> String {
    let odds = (board.odds != "furigoma").then(|| desk.language.text(&format!("handicap-{}", board.odds)));
    let stake = state.stake(round, board).map(|stake| desk.language.text(&format!("club-stake-{}", stake.code())));
    let odds = stake.into_iter().chain(odds).collect::<Vec<_>>().join(", ");
    let ends: Vec<&str> = board.games.iter().map(|outcome| outcome.code()).collect();
    let disputed = if board.is_disputed { " ?" } else { "" };
    let [first, second] = board.people.each_ref().map(|person| player(state, person));
    let hour = hour(desk, state, board);
    let line = format!("{number:>3}  {first:<28} {second:<28} {odds:<14} {}{disputed}{hour}", ends.join(" "));
    line.trim_end().to_owned()
}

/// When a board is played, or who can when; nothing once it has been.
fn hour(desk: &Desk<'_>, state: &Tournament, board: &Board) -> String {
    // Nobody plays by the second.
    let told = |hour: Hour| hour.to_string().replace('T', " ").replace(":00Z", " UTC").replace('Z', " UTC");
    let offered = |(person, hour): (&PersonId, &Hour)| {
        let name = state.entries().get(person).map_or(person.as_str(), |entry| entry.entrant.name.as_str());
        desk.language.text_with_list("club-hour-offered", &[("person", name), ("hour", &told(*hour))])
    };
    match (board.counted(), board.hours.agreed) {
        (Some(_), _) => String::new(),
        (None, agreed) => {
            let agreed = agreed.map(told).into_iter();
            agreed.chain(board.hours.offered.iter().map(offered)).collect::<Vec<_>>().join("; ")
        }
    }
}

/// A name with the grade, as lists have it.
pub(super) fn player(state: &Tournament, person: &PersonId) -> String {
    let entrant = state.entries().get(person).map(|entry| &entry.entrant);
    let name = entrant.map_or(person.as_str(), |entrant| entrant.name.as_str());
    match entrant.and_then(|entrant| entrant.grade) {
        Some(grade) => format!("{name} {grade}"),
        None => name.to_owned(),
    }
}

pub(super) fn table(desk: &Desk<'_>, name: &PersonId, out: &mut impl Write) -> Result<(), Failure> {
    let journal = journal(desk, name)?;
    if desk.json {
        return Ok(writeln!(out, "{}", table_json(journal.state()))?);
    }
    write_table(desk, journal.state(), out)
}

fn write_table(desk: &Desk<'_>, state: &Tournament, out: &mut impl Write) -> Result<(), Failure> {
    let table = state.table();
    writeln!(out, "{}", summary(desk, state))?;
    let heading = |id: &str| desk.language.text(&format!("club-print-{id}"));
    let rounds: String = (1..=table.rounds).map(|round| format!("{round:>4}")).collect();
    let named = state.config().tie_breaks.iter().map(|tie_break| tie_break.code().to_uppercase());
    let breaks: Vec<(String, usize)> = named.map(|name| (name.clone(), name.chars().count().max(4) + 1)).collect();
    let points = heading("points");
    let heads: String = breaks.iter().map(|(name, width)| format!("{name:>width$}")).collect();
    writeln!(out, "{:>5}  {:<28} {rounds} {points:>6} {heads}", heading("place"), heading("name"))?;
    for line in &table.lines {
        let cells: String = line.cells.iter().map(|cell| format!("{:>4}", cell_text(cell, &table))).collect();
        let sums = line.tie_breaks.iter().zip(&breaks);
        let sums: String =
            sums.map(|(value, (_, width))| format!("{:>width$}", value.map(quarters).unwrap_or_default())).collect();
        let (place, points) = (line.place, line.points.to_string());
        let text = format!("{place:>5}  {:<28} {cells} {points:>6} {sums}", player(state, &line.person));
        writeln!(out, "{}", text.trim_end())?;
    }
    write_cup(desk, state, out)
}

/// Who is still in the cup, or has won it.
fn write_cup(desk: &Desk<'_>, state: &Tournament, out: &mut impl Write) -> Result<(), Failure> {
    let closed = state.rounds().iter().take_while(|round| round.is_closed).count();
    let stages = state.cup();
    let Some(left) = stages.get(closed.min(stages.len().saturating_sub(1))) else { return Ok(()) };
    let names: Vec<String> = left.iter().flatten().map(|person| player(state, person)).collect();
    // Where those who were left did not come, nobody is.
    if names.is_empty() {
        return Ok(());
    }
    let id = if left.len() == 1 { "club-cup-won" } else { "club-cup-left" };
    Ok(writeln!(out, "{}", desk.language.text_with(id, "people", names.join(desk.language.joint())))?)
}

/// What a round brought, as cross-tables write it: the opponent's place and a sign.
pub(super) fn cell_text(cell: &Cell, table: &Table) -> String {
    let place =
        |person: &PersonId| table.lines.iter().position(|line| line.person == *person).map_or(0, |index| index + 1);
    match cell {
        Cell::Game { opponent, score, is_played, .. } => {
            let sign = match score {
                Score::Won => "+",
                Score::Drawn => "=",
                Score::Lost => "-",
            };
            let number = if *is_played { place(opponent) } else { 0 };
            if *is_played || *score == Score::Won { format!("{number}{sign}") } else { "0#".to_owned() }
        }
        Cell::Open { opponent } => format!("{}?", place(opponent)),
        Cell::Bye => "0+".to_owned(),
        Cell::Away { halves: 1, .. } => "½".to_owned(),
        Cell::Away { .. } => "0-".to_owned(),
    }
}

/// Quarters of a point, as people write them.
pub(super) fn quarters(value: i64) -> String {
    let text = format!("{}.{:02}", value / 4, value.rem_euclid(4) * 25);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

pub(super) fn log(desk: &Desk<'_>, name: &PersonId, out: &mut impl Write) -> Result<(), Failure> {
    let journal = journal(desk, name)?;
    let log = Log::of(desk.folder, desk.language)?;
    for (number, step) in (1..).zip(journal.steps()) {
        if desk.json {
            writeln!(out, "{}", json!({ "number": number, "stands": journal.stands(number), "step": step }))?;
            continue;
        }
        let what = match &step.act {
            Act::Do(event) => log.told("club", event),
            Act::Undo(step) => log.taken_back(*step),
        };
        let back = if matches!(step.act, Act::Do(_)) && !journal.stands(number) { " ×" } else { "" };
        writeln!(out, "{number:>4}  {}  {}  {what}{back}", step.at, step.by)?;
    }
    Ok(())
}

/// An event's state for programs.
fn state(state: &Tournament) -> Value {
    json!({
        "title": state.config().name,
        "stage": state.stage(),
        "people": state.entries().len(),
        "rounds": state.rounds().len(),
        "planned": state.planned(),
        "cup": state.cup(),
        "proposed": state.proposed(),
        "shortfall": state.shortfall(),
    })
}

fn table_json(of: &Tournament) -> Value {
    let table = of.table();
    let breaks = |line: &club::tournament::Line| {
        let named = of.config().tie_breaks.iter().zip(&line.tie_breaks);
        let values = named.filter_map(|(tie_break, value)| {
            Some((tie_break.code().to_owned(), json!(value.map(|value| value as f64 / 4.0)?)))
        });
        Value::Object(values.collect())
    };
    let lines = table.lines.iter().map(|line| {
        json!({
            "place": line.place,
            "person": line.person,
            "start": line.start,
            "points": line.points.0 as f64 / 2.0,
            "wins": line.wins.0 as f64 / 2.0,
            "tie_breaks": breaks(line),
            "cells": line.cells.iter().map(|cell| cell_text(cell, &table)).collect::<Vec<_>>(),
        })
    });
    json!({ "state": state(of), "table": lines.collect::<Vec<_>>() })
}
