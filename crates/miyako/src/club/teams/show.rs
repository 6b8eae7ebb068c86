//! Competitions of teams told to people and programs.

use super::{Journal, book};
use crate::club::clerk::Clerk;
use crate::club::log::Log;
use crate::failure::Failure;
use club::journal::Act;
use club::person::{Person, PersonId};
use club::teams::{Line, Match, Teams};
use club::tournament::{Half, Outcome};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;

fn title<'a>(teams: &'a Teams, id: &'a PersonId) -> &'a str {
    teams.team(id).map_or(id.as_str(), |team| team.title.as_str())
}

/// The title, the stage and how far it is, in a line.
fn heading(teams: &Teams, clerk: &Clerk) -> String {
    let language = clerk.language();
    let stage = language.text(&format!("teams-stage-{}", teams.stage().code()));
    let counts = [("teams", teams.teams().len()), ("round", teams.rounds().len()), ("rounds", teams.planned())];
    format!("{}: {stage}, {}", teams.config().title, language.text_with_counts("teams-counts", &counts))
}

fn line_as_json(line: &Line) -> Value {
    let half = |halves: i64| halves as f64 / 2.0;
    let rounds = line
        .rounds
        .iter()
        .map(|(other, [own, theirs])| json!({ "opponent": other, "boards": half(*own), "against": half(*theirs) }));
    json!({
        "place": line.place, "team": line.team, "matches": half(line.matches), "boards": half(line.boards),
        "sos": half(line.sos), "rounds": rounds.collect::<Vec<_>>(),
    })
}

/// Every team with its people, or its points once rounds are played.
pub(super) fn table(teams: &Teams, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let lines = teams.table();
    if clerk.json {
        let entered =
            teams.teams().iter().map(|(id, team)| json!({ "team": id, "title": team.title, "people": team.people }));
        let value = json!({
            "title": teams.config().title, "stage": teams.stage(), "round": teams.rounds().len(), "planned": teams.planned(),
            "teams": entered.collect::<Vec<_>>(), "table": lines.iter().map(line_as_json).collect::<Vec<_>>(),
        });
        return Ok(writeln!(out, "{value}")?);
    }
    writeln!(out, "{}", heading(teams, clerk))?;
    let place_of = |id: &PersonId| lines.iter().position(|line| line.team == *id).map_or(0, |place| place + 1);
    if !lines.is_empty() {
        writeln!(out, "{}", clerk.language().text("teams-table-heads"))?;
    }
    for line in &lines {
        let cell = |(other, [own, theirs]): &(Option<PersonId>, [i64; 2])| match other {
            Some(other) => format!("{:>3}:{}–{}", place_of(other), Half(*own), Half(*theirs)),
            None => format!("{:>3}", "–"),
        };
        let rounds: Vec<String> = line.rounds.iter().map(cell).collect();
        let points = [line.matches, line.boards, line.sos].map(|halves| format!("{:>5}", Half(halves).to_string()));
        let text =
            format!("{:>4}  {:<24} {}  {}", line.place, title(teams, &line.team), points.join(" "), rounds.join(" "));
        writeln!(out, "{}", text.trim_end())?;
    }
    Ok(())
}

/// A round, match by match.
pub(super) fn round(teams: &Teams, number: Option<usize>, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let number = number.unwrap_or(teams.rounds().len());
    let nothing = || Failure::at(&teams.config().title, clerk.language().text_with("teams-no-round", "round", number));
    let round = number.checked_sub(1).and_then(|index| teams.rounds().get(index)).ok_or_else(nothing)?;
    if clerk.json {
        return Ok(writeln!(out, "{}", json!({ "round": number, "matches": round.matches, "bye": round.bye }))?);
    }
    let names: BTreeMap<PersonId, String> =
        clerk.folder.people()?.into_iter().map(|person: Person| (person.id.clone(), person.listed())).collect();
    writeln!(out, "{}", clerk.language().text_with("club-round", "round", number))?;
    round.matches.iter().try_for_each(|of| write_match(teams, of, &names, out))?;
    if let Some(bye) = &round.bye {
        writeln!(out, "{}: {}", title(teams, bye), clerk.language().text("teams-rests"))?;
    }
    Ok(())
}

fn write_match(
    teams: &Teams,
    of: &Match,
    names: &BTreeMap<PersonId, String>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let [one, other] = of.teams.each_ref().map(|team| title(teams, team));
    let [own, theirs] = of.halves().map(Half);
    writeln!(out, "{one} – {other}  {own}–{theirs}")?;
    for (number, board) in (1..).zip(&of.boards) {
        // ☗ stands with whoever has the first colour.
        let marks = if board.other_begins { ["☖", "☗"] } else { ["☗", "☖"] };
        let name = |person: &PersonId| names.get(person).cloned().unwrap_or_else(|| person.to_string());
        let [one, other] = [0, 1].map(|side| format!("{} {}", marks[side], name(&board.people[side])));
        let ended = match (board.outcome, board.halves()) {
            (Some(outcome), Some([own, theirs])) => {
                let forfeit = if outcome.is_played() || outcome == Outcome::Drawn { "" } else { "f" };
                format!("{}–{}{forfeit}", Half(own), Half(theirs))
            }
            _ => String::new(),
        };
        writeln!(out, "{}", format!("{number:>4}  {one:<30} {other:<30} {ended}").trim_end())?;
    }
    Ok(())
}

pub(super) fn list(clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let mut all = Vec::new();
    for name in clerk.folder.books("teams")? {
        let Ok(name) = name.parse::<PersonId>() else { continue };
        let journal = book(clerk, &name).read()?;
        let state = journal.state();
        if clerk.json {
            all.push(json!({ "name": name, "title": state.config().title, "stage": state.stage() }));
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
            Act::Do(event) => log.told("teams", event),
            Act::Undo(step) => log.taken_back(*step),
        };
        let back = if matches!(step.act, Act::Do(_)) && !journal.stands(number) { " ×" } else { "" };
        writeln!(out, "{number:>4}  {}  {}  {what}{back}", step.at, step.by)?;
    }
    Ok(())
}
