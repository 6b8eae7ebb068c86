//! Somebody as the club sees them: grades, rating, and the class of each league (RANK-42, RANK-50).

use crate::club::folder::Folder;
use crate::failure::Failure;
use club::award::{AMATEUR, Awards};
use club::career::Ladder;
use club::journal::{Journal, StepOf};
use club::league::{League, Stage};
use club::person::{Person, PersonId};
use club::time::Date;
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Write;
use words::Language;

/// How somebody is shown.
#[derive(clap::Args)]
pub(super) struct Reader {
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Where somebody stands in a league.
enum Standing {
    Holder,
    Free(Option<Date>),
    Class(String),
}

impl Standing {
    fn of(league: &League, person: &PersonId) -> Option<Standing> {
        if league.start().holder.as_ref() == Some(person) {
            return Some(Standing::Holder);
        }
        let in_free = league.in_free_class().find(|free| free.person == *person).map(|free| Standing::Free(free.until));
        league.class_of(person).map(|class| Standing::Class(class.to_owned())).or(in_free)
    }

    fn code(&self) -> &str {
        match self {
            Standing::Holder => "holder",
            Standing::Free(_) => "free",
            Standing::Class(class) => class,
        }
    }

    fn told(&self, language: Language) -> String {
        match self {
            Standing::Holder => language.text("person-holder"),
            Standing::Free(None) => language.text("person-free"),
            Standing::Free(Some(day)) => language.text_with("person-free-until", "day", day.to_string()),
            Standing::Class(class) => language.text_with("person-class", "class", class.as_str()),
        }
    }
}

pub(super) fn write(folder: &Folder, id: &PersonId, reader: &Reader, out: &mut impl Write) -> Result<(), Failure> {
    let language = reader.lang.unwrap_or_else(Language::of_environment);
    let people = folder.people()?;
    let Some(person) = people.iter().find(|person| person.id == *id) else {
        let text = language.text_with("certificate-no-person", "person", id.as_str());
        return Err(Failure::at(&folder.people_path().display().to_string(), text));
    };
    let mut awards = Awards::default();
    folder.awards()?.iter().for_each(|(_, step)| awards.apply(&step.event));
    let others = Ladder::all().iter().filter(|ladder| ladder.name != AMATEUR);
    let grades: Vec<(&str, shogi::Grade)> =
        others.filter_map(|ladder| Some((ladder.name.as_str(), awards.grade(id, &ladder.name)?))).collect();
    let leagues = leagues(folder, id)?;
    if reader.json {
        let grades: BTreeMap<&str, String> = grades.iter().map(|(name, grade)| (*name, grade.to_string())).collect();
        let leagues: BTreeMap<&str, &str> =
            leagues.iter().map(|(name, standing)| (name.as_str(), standing.code())).collect();
        let value = json!({ "person": person, "grades": grades, "leagues": leagues });
        return Ok(writeln!(out, "{value}")?);
    }
    writeln!(out, "{}", head(person))?;
    let mut line = |what: String, told: String| writeln!(out, "  {what}: {told}");
    if let Some(grade) = person.grade {
        line(language.text("career-ladder-amateur"), words::grade(grade, language))?;
    }
    for (ladder, grade) in grades {
        line(language.text(&format!("career-ladder-{ladder}")), words::grade(grade, language))?;
    }
    if let Some(rating) = person.rating {
        line("FESA".to_owned(), rating.to_string())?;
    }
    leagues.iter().try_for_each(|(name, standing)| line(league_name(name, language), standing.told(language)))?;
    Ok(())
}

/// What a league is called; a club's own as its rules say.
fn league_name(name: &str, language: Language) -> String {
    language.known_text(&format!("league-name-{}", name.to_lowercase()), []).unwrap_or_else(|| name.to_owned())
}

fn head(person: &Person) -> String {
    let facts = [Some(person.name()), person.japanese.clone(), person.nation.clone(), person.club.clone()];
    facts.into_iter().flatten().collect::<Vec<_>>().join("  ")
}

/// Where somebody stands in each league: in the season that was planned last.
fn leagues(folder: &Folder, person: &PersonId) -> Result<Vec<(String, Standing)>, Failure> {
    let mut latest: BTreeMap<String, (club::time::Hour, Option<Standing>)> = BTreeMap::new();
    for name in folder.books("leagues")? {
        let Ok(name) = name.parse::<PersonId>() else { continue };
        let steps: Vec<_> =
            folder.book::<StepOf<League>>("leagues", &name)?.into_iter().map(|(_, step)| step).collect();
        let Some(planned) = steps.first().map(|step| step.at) else { continue };
        let Ok(journal) = Journal::<League>::from_steps(steps) else { continue };
        let league = journal.state();
        if league.stage() == Stage::Nothing {
            continue;
        }
        let name = league.table().name.clone();
        if latest.get(&name).is_none_or(|(at, _)| *at <= planned) {
            latest.insert(name, (planned, Standing::of(league, person)));
        }
    }
    Ok(latest.into_iter().filter_map(|(name, (_, standing))| Some((name, standing?))).collect())
}
