//! `miyako club grade`: grades of the club's people, asked for, earned, granted.

use super::clerk::Clerk;
use crate::Outcome;
use crate::failure::Failure;
use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser as _;
use club::award::{AMATEUR, Awards, Career, Event, Refusal, Stage, Step, Way};
use club::career::Ladder;
use club::person::PersonId;
use serde_json::{Value, json};
use shogi::Grade;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Grades of the club's people: who asked for which, how they came by it, and what became of it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club grade apply anna-rossi 2d --way exam --note 'Torino, 22 November'   it waits
  miyako club grade apply luca-verdi 3d --way competition --note 'Spring Cup'    granted at once
  miyako club grade grant 1                                                      asked for and paid: it is theirs
  miyako club grade certify 1                                                    they have it on paper
  miyako club grade list
  miyako club grade apply ida-neri 6d --ladder women --way merit --note 'the committee'
  miyako club grade apply ida-neri 2d --ladder women --way results --career ida.json   tried as miyako club ladder does
  miyako club grade convert study-group G                                        what it is worth among amateurs

Ways: quiz, exam, recommendation, site, competition, local-competition, honorary; of professionals results and merit.
Results, and wins that bring more than 5 dan, are told with --career.

They are kept in grades.jsonl; who is granted a higher grade than they had has it in people.jsonl, too.

Exit status: 0 done, 2 it may not be, or something cannot be read.")]
pub(crate) struct Args {
    #[command(flatten)]
    clerk: Clerk,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Write down that somebody asks for a grade, or has earned it
    Apply {
        person: PersonId,
        /// 15k to 1k, 1d to 9d
        grade: Grade,
        /// amateur, professional, women
        #[arg(long, default_value = AMATEUR, value_parser = ladder())]
        ladder: String,
        /// How they came by it
        #[arg(long, value_parser = way())]
        way: Way,
        /// The event, the teacher, the site
        #[arg(long, default_value = "")]
        note: String,
        /// What they have done, as miyako club ladder reads it, where the grade follows from that; - for standard input
        #[arg(long, value_name = "FILE")]
        career: Option<PathBuf>,
        /// Whose rules, where associations differ: jsa, lpsa
        #[arg(long, requires = "career")]
        body: Option<String>,
    },
    /// Grant one, by its number
    Grant { award: usize },
    /// Refuse one
    Refuse { award: usize },
    /// Take one back that was asked for
    Withdraw { award: usize },
    /// Write down that a certificate of it was issued
    Certify { award: usize },
    /// List them
    List,
    /// Tell what a grade of another ladder is worth among amateurs
    Convert {
        /// apprentice, women, study-group
        ladder: String,
        /// A grade of it
        grade: String,
    },
}

fn ladder() -> PossibleValuesParser {
    PossibleValuesParser::new(Ladder::all().iter().map(|ladder| ladder.name.as_str()))
}

fn way() -> impl clap::builder::TypedValueParser<Value = Way> {
    PossibleValuesParser::new(Way::ALL.map(Way::code))
        .map(|code| Way::ALL.into_iter().find(|way| way.code() == code).unwrap_or(Way::Exam))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let clerk = &args.clerk;
    let moved = |award: usize, to: Stage| Event::Move { award, to };
    let event = match &args.command {
        Command::Apply { person, grade, ladder, way, note, career, body } => Event::Apply {
            person: person.clone(),
            ladder: ladder.clone(),
            grade: grade.to_string(),
            way: *way,
            note: note.clone(),
            career: career.as_deref().map(|path| told(path, ladder, body.as_deref())).transpose()?,
        },
        Command::Grant { award } => moved(*award, Stage::Granted),
        Command::Refuse { award } => moved(*award, Stage::Refused),
        Command::Withdraw { award } => moved(*award, Stage::Withdrawn),
        Command::Certify { award } => moved(*award, Stage::Certified),
        Command::List => return list(clerk, out),
        Command::Convert { ladder, grade } => return convert(ladder, grade, clerk, out),
    };
    let awards = keep(clerk, event.clone())?;
    let number = match event {
        Event::Apply { .. } => awards.all().len(),
        Event::Move { award, .. } => award,
    };
    tell(&awards, number, clerk, out)?;
    Ok(ExitCode::SUCCESS)
}

/// What somebody has done, and by whose rules it counts.
fn told(path: &Path, ladder: &str, body: Option<&str>) -> Result<Box<Career>, Failure> {
    let rules = super::ladder::named(ladder)?;
    let body = body.map(|body| super::ladder::body(rules, Some(body)).map(|body| body.name.clone())).transpose()?;
    Ok(Box::new(Career { body, dossier: super::ladder::dossier(path, rules)? }))
}

/// What the book says now.
pub(super) fn awards(clerk: &Clerk) -> Result<Awards, Failure> {
    let mut awards = Awards::default();
    for (line, step) in clerk.folder.awards()? {
        let place = format!("{}:{line}", clerk.folder.awards_path().display());
        awards.handle(&step.event, step.at.date()).map_err(|refusal| Failure::at(&place, said(&refusal, clerk)))?;
        awards.apply(&step.event);
    }
    Ok(awards)
}

/// Lets something happen and keeps it; who is granted a grade has it among the people, too.
fn keep(clerk: &Clerk, event: Event) -> Result<Awards, Failure> {
    let _claim = clerk.folder.claim()?;
    let mut awards = awards(clerk)?;
    let place = clerk.folder.awards_path().display().to_string();
    let at = clerk.hour()?;
    awards.handle(&event, at.date()).map_err(|refusal| Failure::at(&place, said(&refusal, clerk)))?;
    let mut people = clerk.folder.people()?;
    if let Event::Apply { person, .. } = &event
        && !people.iter().any(|other| other.id == *person)
    {
        let place = clerk.folder.people_path().display().to_string();
        let text = clerk.language().text_with("certificate-no-person", "person", person.as_str());
        return Err(Failure::at(&place, text));
    }
    awards.apply(&event);
    let steps = clerk.folder.awards()?.into_iter().map(|(_, step)| step);
    let steps: Vec<Step> = steps.chain([Step { at, by: clerk.who(), event }]).collect();
    clerk.folder.keep_awards(&steps)?;
    let mut is_changed = false;
    for person in &mut people {
        let granted = awards.grade(&person.id, AMATEUR);
        if granted > person.grade {
            person.grade = granted;
            is_changed = true;
        }
    }
    if is_changed {
        clerk.folder.keep_people(&people)?;
    }
    Ok(awards)
}

/// Why something may not be.
fn said(refusal: &Refusal, clerk: &Clerk) -> String {
    let language = clerk.language();
    let values: Vec<(&str, String)> = match refusal {
        Refusal::Note => Vec::new(),
        Refusal::Grade(grade) => vec![("grade", grade.clone())],
        Refusal::Way(way, grade) => vec![
            ("way", language.text(&format!("grade-way-{}", way.code()))),
            ("grade", words::grade(*grade, language)),
        ],
        Refusal::Has(grade) | Refusal::Career(grade) | Refusal::NotDue(grade) => {
            vec![("grade", words::grade(*grade, language))]
        }
        Refusal::Award(award) => vec![("award", award.to_string())],
        Refusal::Stage(stage) => vec![("stage", language.text(&format!("grade-stage-{}", stage.code())))],
    };
    let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    language.text_with_list(&format!("grade-refused-{}", refusal.code()), &values)
}

fn as_json(awards: &Awards, number: usize) -> Value {
    awards.all().get(number - 1).map_or(Value::Null, |award| {
        json!({
            "award": number, "person": award.person, "ladder": award.ladder, "grade": award.grade.to_string(), "way": award.way.code(),
            "note": award.note, "stage": award.stage.code(),
        })
    })
}

fn tell(awards: &Awards, number: usize, clerk: &Clerk, out: &mut impl Write) -> std::io::Result<()> {
    if clerk.json {
        return writeln!(out, "{}", as_json(awards, number));
    }
    let Some(award) = awards.all().get(number - 1) else { return Ok(()) };
    let language = clerk.language();
    let others = (award.ladder != AMATEUR).then(|| language.text(&format!("career-ladder-{}", award.ladder)));
    let line = format!(
        "{number:>4}  {:<20} {:<8} {}  {}  {}",
        award.person.as_str(),
        words::grade(award.grade, language),
        language.text(&format!("grade-stage-{}", award.stage.code())),
        language.text(&format!("grade-way-{}", award.way.code())),
        [others.as_deref().unwrap_or_default(), &award.note]
            .into_iter()
            .filter(|text| !text.is_empty())
            .collect::<Vec<_>>()
            .join("  ")
    );
    writeln!(out, "{}", line.trim_end())
}

fn list(clerk: &Clerk, out: &mut impl Write) -> Outcome {
    let awards = awards(clerk)?;
    if clerk.json {
        let all: Vec<Value> = (1..=awards.all().len()).map(|number| as_json(&awards, number)).collect();
        writeln!(out, "{}", json!(all))?;
    } else {
        (1..=awards.all().len()).try_for_each(|number| tell(&awards, number, clerk, out))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// RANK-03
fn convert(ladder: &str, grade: &str, clerk: &Clerk, out: &mut impl Write) -> Outcome {
    let language = clerk.language();
    let amateur = Ladder::named("amateur").map(|ladder| ladder.equivalents.as_slice()).unwrap_or_default();
    let found = amateur.iter().find(|equivalent| equivalent.ladder == ladder && equivalent.grade == grade);
    let Some(found) = found else {
        let known: Vec<String> = amateur.iter().map(|one| format!("{} {}", one.ladder, one.grade)).collect();
        let what = language.text_with("grade-no-worth", "known", known.join(language.joint()));
        return Err(Failure::at(&format!("{ladder} {grade}"), what));
    };
    let told = |grade: &str| grade.parse::<Grade>().map_or(grade.to_owned(), |grade| words::grade(grade, language));
    if clerk.json {
        writeln!(out, "{}", json!({ "from": found.from, "to": found.to }))?;
    } else if found.from == found.to {
        writeln!(out, "{}", told(&found.from))?;
    } else {
        writeln!(out, "{} – {}", told(&found.from), told(&found.to))?;
    }
    Ok(ExitCode::SUCCESS)
}
