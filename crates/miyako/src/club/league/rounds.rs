//! Who meets whom in a season, round by round.

use super::Clerk;
use super::show::{Names, classes};
use crate::failure::Failure;
use club::league::{KnockOut, League, MAIN, Part};
use club::person::PersonId;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// The rounds of a class, or of all of them and the main tournament.
pub(super) fn write(league: &League, class: Option<&str>, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    let has_main = !league.table().main.is_empty();
    let wanted = match class {
        Some(MAIN) if has_main => vec![MAIN],
        class => {
            let mut wanted = classes(league, class)?;
            wanted.extend((class.is_none() && has_main).then_some(MAIN));
            wanted
        }
    };
    let names = Names::of(clerk)?;
    let mut all = Vec::new();
    for class in wanted {
        if let Some(sheet) = league.knock_out(class) {
            if clerk.json {
                all.push(json!({ "class": class, "games": sheet_as_json(&sheet) }));
            } else {
                write_sheet(class, &sheet, &names, clerk, out)?;
            }
        } else if clerk.json {
            all.push(json!({ "class": class, "rounds": rounds_as_json(league, class) }));
        } else {
            write_rounds(league, class, &names, clerk, out)?;
        }
    }
    if clerk.json {
        writeln!(out, "{}", json!(all))?;
    }
    Ok(())
}

/// Somebody by their place; nobody where somebody has written into the file.
fn at(league: &League, class: &str, place: usize) -> PersonId {
    let member = league.roster(class).and_then(|roster| roster.members.get(place));
    member.map_or_else(PersonId::nobody, |member| member.person.clone())
}

fn rounds_as_json(league: &League, class: &str) -> Vec<Value> {
    let game = |pair: &[usize; 2]| {
        let [first, second] = pair.map(|place| at(league, class, place));
        let winner = league.winner(&first, &second).map(|(winner, _)| winner);
        let neither = league.is_missed(&first, &second);
        json!({ "first": first, "second": second, "winner": winner, "neither": neither })
    };
    let round = |round: &club::league::Round| {
        let games: Vec<Value> = round.games.iter().map(game).collect();
        let idle: Vec<PersonId> = round.idle.iter().map(|place| at(league, class, *place)).collect();
        json!({ "games": games, "idle": idle })
    };
    league.rounds(class).iter().map(round).collect()
}

fn write_rounds(league: &League, class: &str, names: &Names, clerk: &Clerk, out: &mut impl Write) -> io::Result<()> {
    for (number, round) in (1..).zip(league.rounds(class)) {
        writeln!(out, "{class} – {}", clerk.language().text_with("club-round", "round", number))?;
        for pair in &round.games {
            let [first, second] = pair.map(|place| at(league, class, place));
            let winner = league.winner(&first, &second).map(|(winner, _)| usize::from(*winner == second));
            let [one, other] = if league.is_missed(&first, &second) { ["●", "●"] } else { marks(winner) };
            let (first, second) = (names.of_person(&first), names.of_person(&second));
            writeln!(out, "  ☗{one}{first:<24} ☖{other}{second}")?;
        }
        let idle: Vec<String> = round.idle.iter().map(|place| names.of_person(&at(league, class, *place))).collect();
        if !idle.is_empty() {
            writeln!(
                out,
                "  {}",
                clerk.language().text_with("league-idle", "people", idle.join(clerk.language().joint()))
            )?;
        }
    }
    Ok(())
}

/// Who has won, and who has not.
fn marks(winner: Option<usize>) -> [&'static str; 2] {
    match winner {
        None => [" ", " "],
        Some(0) => ["○", "●"],
        Some(_) => ["●", "○"],
    }
}

fn sheet_as_json(sheet: &KnockOut) -> Vec<Value> {
    let game = |(number, [first, second]): (usize, [&PersonId; 2])| {
        let rules = &sheet.sheet.games[number];
        let winner = sheet.winner(number).map(|side| [first, second][side]);
        let wins = [0, 1].map(|side| sheet.wins(number).iter().filter(|winner| **winner == side).count());
        json!({
            "part": rules.part.code(), "round": rules.round, "first": first, "second": second, "wins": wins,
            "needed": rules.wins, "winner": winner,
        })
    };
    sheet.pairs().into_iter().map(game).collect()
}

/// Part by part and round by round, as far as one knows who meets whom.
fn write_sheet(class: &str, sheet: &KnockOut, names: &Names, clerk: &Clerk, out: &mut impl Write) -> io::Result<()> {
    let mut rounds: BTreeMap<(Part, usize), Vec<String>> = BTreeMap::new();
    for (number, [first, second]) in sheet.pairs() {
        let rules = &sheet.sheet.games[number];
        let [one, other] = marks(sheet.winner(number));
        let wins = [0, 1].map(|side| sheet.wins(number).iter().filter(|winner| **winner == side).count());
        let score = if rules.wins == [1, 1] { String::new() } else { format!("  {}–{}", wins[0], wins[1]) };
        let (first, second) = (names.of_person(first), names.of_person(second));
        let line = format!("  {one} {first:<24} {other} {second}{score}");
        rounds.entry((rules.part, rules.round)).or_default().push(line);
    }
    let language = clerk.language();
    let title = if class == MAIN { language.text("league-main") } else { class.to_owned() };
    for ((part, round), lines) in rounds {
        let part = language.text(&format!("league-part-{}", part.code()));
        let round = language.text_with("club-round", "round", round);
        writeln!(
            out,
            "{}",
            [title.as_str(), &part, &round].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" – ")
        )?;
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    let open = sheet.open();
    if open > 0 {
        writeln!(out, "{}", language.text_with_counts("league-still-open", &[("count", open)]))?;
    }
    Ok(())
}
