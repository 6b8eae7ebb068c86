//! `miyako club person`: who the club knows.

mod list;
mod ratings;
mod show;

use super::folder::Folder;
use crate::Outcome;
use crate::failure::Failure;
use club::exchange::csv;
use club::person::{Person, PersonId, Sex};
use club::time::Date;
use shogi::Grade;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// The people of the club: those who play, with an account somewhere or without.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club person add Rossi Anna --grade 3k --nation ITA     she becomes anna-rossi
  miyako club person list                                       everybody, a line each
  miyako club person show anna-rossi                            her grades, and the class of each league she plays in
  miyako club person edit anna-rossi --grade 2k --rating 1480
  miyako club person import members.csv --dry-run               what it would do; errors by line
  miyako club person import --fesa list.txt                     ratings from the federation's list
  miyako club person export -o members.csv

They are kept in people.jsonl, a line each.")]
pub(crate) struct Args {
    #[command(flatten)]
    folder: Folder,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Add somebody
    Add {
        /// Their family's name, in Latin letters
        #[arg(value_parser = name)]
        family: String,
        /// Their given name
        #[arg(default_value = "", value_parser = name)]
        given: String,
        /// What files call them by [default: made of the name]
        #[arg(long)]
        id: Option<PersonId>,
        #[command(flatten)]
        facts: Facts,
    },
    /// List everybody
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show somebody: grades, rating, and the classes they play in
    Show {
        /// Who
        id: PersonId,
        #[command(flatten)]
        reader: show::Reader,
    },
    /// Change what is known of somebody
    Edit {
        /// Who
        id: PersonId,
        /// Their family's name
        #[arg(long, value_parser = name)]
        family: Option<String>,
        /// Their given name
        #[arg(long, value_parser = name)]
        given: Option<String>,
        #[command(flatten)]
        facts: Facts,
    },
    /// Read people from a table: CSV with a line of headings, in UTF-8, UTF-16 or a Windows encoding
    Import {
        /// The table
        file: PathBuf,
        /// It is the European federation's rating list: those whom the club knows get their ratings from it
        #[arg(long)]
        fesa: bool,
        /// Say what would be done and do nothing
        #[arg(long)]
        dry_run: bool,
    },
    /// Write everybody as CSV
    Export {
        /// The file to write, - for standard output
        #[arg(long, short, value_name = "FILE", default_value = "-")]
        output: PathBuf,
    },
}

/// What is known of somebody.
#[derive(clap::Args)]
struct Facts {
    /// The whole name in Japanese letters
    #[arg(long)]
    japanese: Option<String>,
    /// 15k to 1k, 1d to 9d
    #[arg(long)]
    grade: Option<Grade>,
    /// The number in the federation's list
    #[arg(long)]
    rating: Option<u16>,
    /// Three capital letters: ITA
    #[arg(long)]
    nation: Option<String>,
    /// Their club
    #[arg(long)]
    club: Option<String>,
    /// Day of birth: 2011-04-30
    #[arg(long)]
    born: Option<Date>,
    /// female or male; only where a rule asks
    #[arg(long, value_parser = sex)]
    sex: Option<Sex>,
    /// A number with a federation: FESA=1234
    #[arg(long, value_name = "FEDERATION=NUMBER", value_parser = number)]
    number: Vec<(String, String)>,
    /// Under which number they are registered
    #[arg(long)]
    registration: Option<u32>,
}

fn name(text: &str) -> Result<String, String> {
    if text.chars().any(char::is_control) {
        Err("expected a name of one line".to_owned())
    } else {
        Ok(text.trim().to_owned())
    }
}

fn sex(text: &str) -> Result<Sex, String> {
    match text {
        "female" => Ok(Sex::Female),
        "male" => Ok(Sex::Male),
        _ => Err("expected female or male".to_owned()),
    }
}

fn number(text: &str) -> Result<(String, String), String> {
    let (federation, number) = text.split_once('=').ok_or("expected a federation and a number, such as FESA=1234")?;
    Ok((federation.to_owned(), number.to_owned()))
}

impl Facts {
    fn tell(&self, person: &mut Person) -> Result<(), Failure> {
        person.japanese = self.japanese.clone().or(person.japanese.take());
        person.grade = self.grade.or(person.grade);
        person.rating = self.rating.or(person.rating);
        person.nation = self.nation.clone().or(person.nation.take());
        person.club = self.club.clone().or(person.club.take());
        person.born = self.born.or(person.born);
        person.sex = self.sex.or(person.sex);
        person.registration = self.registration.or(person.registration);
        person.numbers.extend(self.number.iter().cloned());
        let fault = person.fault().map_or_else(|| unborn(person), |fault| Ok(Some(fault)))?;
        fault.map_or(Ok(()), |fault| Err(Failure::at(person.id.as_str(), fault)))
    }
}

/// What is wrong with somebody's birthday, if it is still to come.
fn unborn(person: &Person) -> Result<Option<String>, Failure> {
    let today = super::clerk::now()?.date();
    let born = person.born.filter(|born| *born > today);
    Ok(born.map(|born| format!("expected a day of birth that is not to come, found {born}")))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let folder = &args.folder;
    match &args.command {
        Command::Add { family, given, id, facts } => add(folder, (family, given), id.as_ref(), facts, out)?,
        Command::List { json } => list::write(&folder.people()?, *json, out)?,
        Command::Show { id, reader } => show::write(folder, id, reader, out)?,
        Command::Edit { id, family, given, facts } => edit(folder, id, [family.as_ref(), given.as_ref()], facts, out)?,
        Command::Import { file, fesa: true, dry_run } => ratings::import(folder, file, *dry_run, out)?,
        Command::Import { file, dry_run, .. } => import(folder, file, *dry_run, out)?,
        Command::Export { output } => {
            folder.put(output, csv::write_people(&folder.people()?).as_bytes(), out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn add(
    folder: &Folder,
    (family, given): (&str, &str),
    id: Option<&PersonId>,
    facts: &Facts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let _claim = folder.claim()?;
    let mut people = folder.people()?;
    let of_name = || PersonId::of_name(&format!("{given} {family}"));
    let id = id.cloned().or_else(of_name);
    let id = id.ok_or_else(|| Failure::at("--id", "expected one, as the name has no Latin letters to make it of"))?;
    let mut person = Person::named(id, family, given);
    facts.tell(&mut person)?;
    if people.iter().any(|other| other.id == person.id) {
        let what = format!(
            "is there already; somebody else of that name needs an --id of their own, such as {}",
            person.id.numbered(2)
        );
        return Err(Failure::at(person.id.as_str(), what));
    }
    list::write(std::slice::from_ref(&person), false, out)?;
    people.push(person);
    folder.keep_people(&people)
}

fn edit(
    folder: &Folder,
    id: &PersonId,
    [family, given]: [Option<&String>; 2],
    facts: &Facts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let _claim = folder.claim()?;
    let mut people = folder.people()?;
    let nobody = || Failure::at(id.as_str(), "nobody of this name; miyako club person list names everybody");
    let person = people.iter_mut().find(|person| person.id == *id).ok_or_else(nobody)?;
    person.family = family.cloned().unwrap_or(std::mem::take(&mut person.family));
    person.given = given.cloned().unwrap_or(std::mem::take(&mut person.given));
    facts.tell(person)?;
    list::write(std::slice::from_ref(person), false, out)?;
    folder.keep_people(&people)
}

fn import(folder: &Folder, file: &std::path::Path, dry_run: bool, out: &mut impl Write) -> Result<(), Failure> {
    let name = file.display().to_string();
    let bytes = std::fs::read(file).map_err(|error| Failure::at(&name, error))?;
    let _claim = folder.claim()?;
    let mut people = folder.people()?;
    let read = csv::read_people(&bytes, &people)
        .map_err(|error| Failure::at(&format!("{name}:{}", error.line), error.what))?;
    for person in &read.people {
        if let Some(fault) = unborn(person)? {
            return Err(Failure::at(&name, format_args!("{}: {fault}", person.id)));
        }
    }
    for person in &read.people {
        let place = people.iter().position(|other| other.id == person.id);
        writeln!(out, "{} {}", if place.is_some() { "~" } else { "+" }, list::line(person))?;
        match place {
            Some(place) => people[place] = person.clone(),
            None => people.push(person.clone()),
        }
    }
    writeln!(
        out,
        "{name}: {} people, {}{}",
        read.people.len(),
        read.encoding,
        if dry_run { "; nothing was changed" } else { "" }
    )?;
    if dry_run { Ok(()) } else { folder.keep_people(&people) }
}
