//! `miyako club tournament export` and `import`: events as tournament reports (TRF), which programs for chess exchange.

use super::act::Desk;
use super::show;
use crate::failure::Failure;
use club::exchange::csv::decode;
use club::exchange::trf::{self, Player, Unreplayable};
use club::person::{Person, PersonId};
use club::tournament::{Entrant, Tournament};
use std::io::Write;

/// The rounds whose results are all there; numbers are given by strength, the strongest first.
pub(super) fn export(state: &Tournament, desk: &Desk<'_>) -> Result<Vec<u8>, Failure> {
    Ok(trf::write(&trf::of_event(state, &desk.folder.people()?)).into_bytes())
}

/// Nothing is kept unless all of it can be.
pub(super) fn import(
    (place, bytes): (String, Vec<u8>),
    name: Option<&PersonId>,
    desk: &Desk<'_>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let report = trf::read(&decode(&bytes).0)
        .map_err(|error| Failure::at(&format!("{place}:{}:{}", error.line, error.column), error.what))?;
    let mut config = trf::config(&report);
    let name = match name {
        Some(name) => name.clone(),
        None => PersonId::of_name(&config.name).ok_or_else(|| {
            Failure::at("--name", format_args!("expected one, as {place} has no title to make it of (a line 012)"))
        })?,
    };
    if config.name.is_empty() {
        config.name = name.to_string();
    }
    let known = desk.folder.people()?;
    let mut people = known.clone();
    let mut entrants: Vec<Entrant> = Vec::new();
    for player in &report.players {
        let person = person(player, &known, &people).map_err(|what| Failure::at(&place, what))?;
        entrants.push(Entrant::from(&person));
        if !people.iter().any(|other| other.id == person.id) {
            people.push(person);
        }
    }
    let events =
        trf::events(&report, &config, &entrants, desk.clerk.hour()?).map_err(|error| refused(desk, &place, &error))?;
    let new = (people.len() > known.len()).then_some(people.as_slice());
    // That it is configured is the first that happens.
    let rest = events.into_iter().skip(1);
    let done = desk.begin(&name, config, new, |deed| rest.into_iter().try_for_each(|event| deed.event(event)))?;
    show::done(desk, &done, out)
}

/// Whoever the club knows by that name, with what the report says of their strength; or somebody new.
fn person(player: &Player, known: &[Person], people: &[Person]) -> Result<Person, String> {
    let (family, given) = match player.name.split_once(',') {
        Some((family, given)) => (family.trim(), given.trim()),
        None => {
            player.name.split_once(' ').map_or((player.name.as_str(), ""), |(family, given)| (family, given.trim()))
        }
    };
    let has_number = |person: &&Person| !player.id.is_empty() && person.numbers.get("FIDE") == Some(&player.id);
    let has_name = |person: &&Person| person.family == family && person.given == given;
    let mut person = match known.iter().find(has_number).or_else(|| known.iter().find(has_name)) {
        Some(person) => person.clone(),
        None => {
            let of_name = PersonId::of_name(&format!("{given} {family}"));
            let id = of_name.or_else(|| PersonId::of_name(&format!("player {}", player.number)));
            let id = id.ok_or_else(|| format!("expected a name for player {}", player.number))?;
            let is_free = |id: &PersonId| !people.iter().any(|other| other.id == *id);
            let ids = std::iter::once(id.clone()).chain((2..=people.len() + 2).map(|number| id.numbered(number)));
            let id = ids.into_iter().find(is_free).unwrap_or(id);
            let mut person = Person::named(id, if family.is_empty() { "?" } else { family }, given);
            let is_nation = player.federation.len() == 3 && player.federation.bytes().all(|c| c.is_ascii_uppercase());
            person.nation = is_nation.then(|| player.federation.clone());
            person.numbers.extend((!player.id.is_empty()).then(|| ("FIDE".to_owned(), player.id.clone())));
            person
        }
    };
    person.rating = player.rating.or(person.rating);
    person.fault().map_or(Ok(person), |fault| Err(format!("player {}: {fault}", player.number)))
}

fn refused(desk: &Desk<'_>, place: &str, error: &Unreplayable) -> Failure {
    match error {
        Unreplayable::Unknown(what) => Failure::at(place, what),
        Unreplayable::Refused { round, refusal } => desk.refused_at(&format!("{place}: round {round}"), refusal),
    }
}
