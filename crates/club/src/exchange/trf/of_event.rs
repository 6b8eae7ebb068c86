//! The report of an event.

use super::{Absence, Accelerated, Cell, Ending, Forbidden, Player, Report, Rest, Tenths};
use crate::person::{Person, PersonId};
use crate::standing::Score;
use crate::time::Date;
use crate::tournament::{self, Form, Tournament};
use std::collections::BTreeMap;

/// The report of an event as it stands: the rounds whose results are all there. Everybody's number is their place by
/// strength; their numbers with the FIDE are looked up among `people`.
pub fn of_event(event: &Tournament, people: &[Person]) -> Report {
    let everybody = event.by_strength();
    let numbers: BTreeMap<&PersonId, u16> = (1..).zip(&everybody).map(|(number, person)| (*person, number)).collect();
    let is_full = |round: &&tournament::Round| round.boards.iter().all(|board| board.counted().is_some());
    let rounds = event.rounds().iter().take_while(is_full).count();
    let table = event.table();
    let places: BTreeMap<&PersonId, u16> =
        table.lines.iter().map(|line| (&line.person, u16::try_from(line.place).unwrap_or(u16::MAX))).collect();
    let mut report = Report {
        heads: heads(event, everybody.len()),
        rounds: Some(event.config().rounds),
        top_began: event
            .rounds()
            .first()
            .filter(|_| event.config().form == Form::Dutch)
            .map(tournament::Round::top_began),
        forbidden: event.forbidden().iter().map(|pair| forbidden(pair, &numbers)).collect(),
        ..Report::default()
    };
    for person in &everybody {
        let cells = (0..rounds).filter_map(|round| event.cell(person, round)).map(|found| cell(&found, &numbers));
        let known = people.iter().find(|known| known.id == **person);
        let entrant = event.entries().get(*person).map(|entry| &entry.entrant);
        let mut player = Player {
            number: numbers[person],
            name: entrant.map(|entrant| entrant.name.clone()).unwrap_or_default(),
            rating: entrant.and_then(|entrant| entrant.rating).filter(|rating| (1..=9999).contains(rating)),
            federation: entrant.and_then(|entrant| entrant.nation.clone()).unwrap_or_default(),
            id: known.and_then(|known| known.numbers.get("FIDE").cloned()).unwrap_or_default(),
            place: places.get(person).copied(),
            cells: cells.collect(),
            ..Player::default()
        };
        if let Some(known) = known.filter(|known| !known.given.is_empty()) {
            player.name = format!("{}, {}", known.family, known.given);
        }
        let sum: i64 = player.cells.iter().map(|cell| i64::from(report.worth.of(*cell).0)).sum();
        // What an arbiter gave or took has a line of its own.
        let adjusted = event.adjusted(person) * 5;
        player.points = Tenths(u16::try_from((sum + adjusted).clamp(0, 999)).unwrap_or(0));
        if adjusted != 0 {
            let sign = if adjusted < 0 { "-" } else { "" };
            let points = format!("{sign}{}", Tenths(u16::try_from(adjusted.abs()).unwrap_or(u16::MAX)));
            report.others.push(format!("299{:10}{points:>4}  000 {:>4}", "", player.number));
        }
        report.players.push(player);
        report.accelerated.extend(start(event, person, numbers[person]));
    }
    report.absences = absences(event, &numbers);
    report
}

fn heads(event: &Tournament, people: usize) -> Vec<(u16, String)> {
    let config = event.config();
    let day = |day: Option<Date>| day.map(|day| day.to_string().replace('-', "/")).unwrap_or_default();
    let rated = event.entries().values().filter(|entry| entry.entrant.rating.is_some()).count();
    let (kind, code) = match config.form {
        Form::Dutch => ("Swiss (FIDE Dutch)", "FIDE_DUTCH_2025"),
        Form::Swiss => ("Swiss", ""),
        Form::Mcmahon => ("Swiss (McMahon)", ""),
        Form::RoundRobin => ("Round robin", ""),
        Form::KnockOut => ("Knock-out", ""),
    };
    let heads = [
        (12, config.name.clone()),
        (22, config.city.clone()),
        (32, config.country.clone()),
        (42, day(config.from)),
        (52, day(config.to)),
        (62, people.to_string()),
        (72, rated.to_string()),
        (92, kind.to_owned()),
        (102, config.arbiter.clone()),
        (122, config.clock.clone()),
        (192, code.to_owned()),
    ];
    heads.into_iter().filter(|(_, text)| !text.is_empty()).collect()
}

fn cell(found: &tournament::Cell, numbers: &BTreeMap<&PersonId, u16>) -> Cell {
    match found {
        tournament::Cell::Game { opponent, score, is_played, is_first, .. } => Cell::Board {
            opponent: numbers[opponent],
            is_first: Some(*is_first),
            ending: match (score, is_played) {
                (Score::Won, true) => Ending::Won,
                (Score::Drawn, _) => Ending::Drawn,
                (Score::Lost, true) => Ending::Lost,
                (Score::Won, false) => Ending::WonByForfeit,
                (Score::Lost, false) => Ending::LostByForfeit,
            },
        },
        tournament::Cell::Bye => Cell::Alone(Rest::Paired),
        tournament::Cell::Away { halves: 1, .. } => Cell::Alone(Rest::Half),
        tournament::Cell::Away { .. } | tournament::Cell::Open { .. } => Cell::Alone(Rest::Zero),
    }
}

fn forbidden(pair: &[PersonId; 2], numbers: &BTreeMap<&PersonId, u16>) -> Forbidden {
    let mut players: Vec<u16> = pair.iter().filter_map(|person| numbers.get(person).copied()).collect();
    players.sort_unstable();
    Forbidden { rounds: None, players }
}

/// The points somebody begins with (McMahon), for the rounds for which they stand.
fn start(event: &Tournament, person: &PersonId, number: u16) -> Vec<Accelerated> {
    let mut found: Vec<Accelerated> = Vec::new();
    for round in 1..=event.config().rounds {
        let points = event.start_after(person, usize::from(round) - 1) * 10;
        let points = Tenths(u16::try_from(points.clamp(0, 999)).unwrap_or(0));
        match found.last_mut().filter(|last| last.points == points) {
            Some(last) => last.rounds[1] = round,
            None => found.push(Accelerated { points, rounds: [round; 2], players: [number; 2] }),
        }
    }
    found.retain(|accelerated| accelerated.points > Tenths(0));
    found
}

/// Who will miss the next round, and who has said so of a later one.
fn absences(event: &Tournament, numbers: &BTreeMap<&PersonId, u16>) -> Vec<Absence> {
    let next = event.rounds().len() + 1;
    let absence = |round: usize, rest: Rest, person: &PersonId| Absence {
        round: u16::try_from(round).ok(),
        rest,
        players: numbers.get(person).copied().into_iter().collect(),
    };
    let mut found = Vec::new();
    for person in event.by_strength().into_iter().filter(|_| next <= usize::from(event.config().rounds)) {
        let away = event.away_from_next(person);
        found.extend(away.map(|away| absence(next, if away.halves > 0 { Rest::Half } else { Rest::Zero }, person)));
        let said = event.entries().get(person).map(|entry| &entry.absences).into_iter().flatten();
        found.extend(said.filter(|round| **round > next).map(|round| absence(*round, Rest::Zero, person)));
    }
    found
}
