//! `miyako club certificate`: certificates of grades, and the register in which they stand.

mod print;
mod show;

use super::clerk::Clerk;
use crate::Outcome;
use crate::failure::Failure;
use club::certificate::{Broken, Certificate, Entry, Event, Issued, Refusal, Register};
use club::person::{Person, PersonId};
use club::time::{Date, Hour};
use shogi::Grade;
use std::io::Write;
use std::process::ExitCode;

/// Certificates of grades, in the club's own name.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club certificate text 3d                              what it says, how it is read, what it means
  miyako club certificate issue anna-rossi --grade 3d --issuer 'Circolo Shogi Torino' \\
      --issuer-japanese トリノ将棋会 --sign '会長 ルカ・ヴェルディ'
  miyako club certificate issue luca-verdi                     the next one: issuer and signatures as before
  miyako club certificate print 1 -o diploma.pdf --paper a3    or .svg, .png
  miyako club certificate list
  miyako club certificate verify                               whether every seal of the register holds
  miyako club certificate verify 1 1a2b3c4d                    whether this paper is genuine and holds
  miyako club certificate replace 1 --why 'the name was misspelt'
  miyako club certificate annul 1 --why 'issued by mistake'

They are kept in certificates.jsonl: a line for each that is issued or annulled, sealed with the line before. Nothing is
ever taken out; certificates of associations that issue their own are not made in their name.

Exit status: 0 done, or it holds; 1 it does not; 2 it may not be, or something cannot be read.")]
pub(crate) struct Args {
    #[command(flatten)]
    clerk: Clerk,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Show what the certificate of a grade says
    Text {
        /// 15k to 1k, 1d to 9d
        grade: Grade,
    },
    /// Issue one, with the next number
    Issue {
        /// To whom
        person: PersonId,
        #[command(flatten)]
        facts: Facts,
    },
    /// Issue one in the place of another, which does not hold any more; what is not said is as in that one
    Replace {
        /// The number of the other
        serial: u32,
        /// Why
        #[arg(long)]
        why: String,
        #[command(flatten)]
        facts: Facts,
    },
    /// Let one not hold any more
    Annul {
        /// Its number
        serial: u32,
        /// Why
        #[arg(long)]
        why: String,
    },
    /// List them
    List,
    /// Write one as PDF, SVG or PNG, as the file's name ends
    Print(print::Args),
    /// Try every seal of the register; or whether a paper with this number and seal holds
    Verify {
        /// The number on the paper
        #[arg(requires = "seal")]
        serial: Option<u32>,
        /// The letters and figures beside it
        seal: Option<String>,
    },
}

/// What a certificate states.
#[derive(clap::Args)]
struct Facts {
    /// The grade [default: the one the club knows the person by; as before where one is replaced]
    #[arg(long)]
    grade: Option<Grade>,
    /// Who grants it, in Latin letters [default: as in the last one]
    #[arg(long)]
    issuer: Option<String>,
    /// The same in Japanese letters; so it stands on the paper
    #[arg(long, value_name = "NAME")]
    issuer_japanese: Option<String>,
    /// Who signs, with their office; several times for several [default: as in the last one]
    #[arg(long, value_name = "WHO")]
    sign: Vec<String>,
    /// The day on it [default: today]
    #[arg(long)]
    date: Option<Date>,
    /// Where it holds [default: everywhere; as before where one is replaced]
    #[arg(long, value_name = "PLACE")]
    valid_in: Option<String>,
    /// The last day on which it holds [default: it holds for good; as before where one is replaced]
    #[arg(long, value_name = "DAY")]
    valid_until: Option<Date>,
    /// Where it is sent; nobody who checks it sees this [default: as before where one is replaced]
    #[arg(long, value_name = "ADDRESS")]
    delivery: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let clerk = &args.clerk;
    match &args.command {
        Command::Text { grade } => show::text(*grade, clerk, out)?,
        Command::Issue { person, facts } => {
            let added = write(clerk, |register| {
                let certificate = issued_to(clerk, person, facts, register.issued().last(), None)?;
                Ok(Event::Issue { certificate: Box::new(certificate), replaces: None })
            })?;
            show::written(&added, clerk, out)?;
        }
        Command::Replace { serial, why, facts } => {
            let added = write(clerk, |register| {
                let old = register.get(*serial).ok_or_else(|| refused(clerk, &Refusal::Serial(*serial)))?;
                let old = &old.certificate;
                let certificate = issued_to(clerk, &old.person, facts, None, Some(old))?;
                Ok(Event::Issue { certificate: Box::new(certificate), replaces: Some((*serial, why.clone())) })
            })?;
            show::written(&added, clerk, out)?;
        }
        Command::Annul { serial, why } => {
            let added = write(clerk, |_| Ok(Event::Annul { serial: *serial, why: why.clone() }))?;
            show::written(&added, clerk, out)?;
        }
        Command::List => show::list(&register(clerk)?, clerk, out)?,
        Command::Print(print) => print::run(print, &register(clerk)?, clerk, out)?,
        Command::Verify { serial: Some(serial), seal: Some(seal) } => {
            return show::paper(&register(clerk)?, *serial, seal, clerk, out);
        }
        Command::Verify { .. } => return show::whole(clerk, out),
    }
    Ok(ExitCode::SUCCESS)
}

/// The register, whole; a broken one is none to work on.
fn register(clerk: &Clerk) -> Result<Register, Failure> {
    let lines = clerk.folder.register()?;
    folded(&lines).map_err(|broken| Failure::at(&place(clerk, &lines, broken), show::fault(broken, clerk)))
}

fn folded(lines: &[(usize, Entry)]) -> Result<Register, Broken> {
    let entries: Vec<Entry> = lines.iter().map(|(_, entry)| entry.clone()).collect();
    Register::from_entries(&entries)
}

/// Where the entry is that does not fit.
fn place(clerk: &Clerk, lines: &[(usize, Entry)], broken: Broken) -> String {
    let line = lines.get(broken.entry - 1).map_or(1, |(line, _)| *line);
    format!("{}:{line}", clerk.folder.register_path().display())
}

/// Writes down what happens, whole or not at all.
fn write(clerk: &Clerk, what: impl FnOnce(&Register) -> Result<Event, Failure>) -> Result<Vec<Entry>, Failure> {
    let _claim = clerk.folder.claim()?;
    let register = register(clerk)?;
    let event = what(&register)?;
    let added = register.handle(event, clerk.hour()?, &clerk.who()).map_err(|why| refused(clerk, &why))?;
    let before = clerk.folder.register()?.into_iter().map(|(_, entry)| entry);
    let entries: Vec<Entry> = before.chain(added.iter().cloned()).collect();
    clerk.folder.keep_register(&entries)?;
    Ok(added)
}

fn refused(clerk: &Clerk, why: &Refusal) -> Failure {
    let id = format!("certificate-refused-{}", why.code());
    let place = clerk.folder.register_path().display().to_string();
    Failure::at(&place, clerk.language().text_with(&id, "value", why.value()))
}

/// What a certificate states to somebody. What is not said is as in the one that it replaces; without one, issuer and
/// signatures are as in the last one, and the grade is the one that the club has.
fn issued_to(
    clerk: &Clerk,
    id: &PersonId,
    facts: &Facts,
    last: Option<&Issued>,
    replaced: Option<&Certificate>,
) -> Result<Certificate, Failure> {
    let people = clerk.folder.people()?;
    let place = clerk.folder.people_path().display().to_string();
    let language = clerk.language();
    let person: &Person = people
        .iter()
        .find(|person| person.id == *id)
        .ok_or_else(|| Failure::at(&place, language.text_with("certificate-no-person", "person", id.as_str())))?;
    let grade = facts
        .grade
        .or(replaced.map(|old| old.grade))
        .or(person.grade)
        .ok_or_else(|| Failure::at("--grade", language.text_with("certificate-no-grade", "person", id.as_str())))?;
    let last = replaced.or(last.map(|issued| &issued.certificate));
    let issuer = facts
        .issuer
        .clone()
        .or_else(|| last.map(|last| last.issuer.clone()))
        .ok_or_else(|| Failure::at("--issuer", language.text("certificate-no-issuer")))?;
    // Another issuer has another Japanese name and other signatures.
    let as_before = last.filter(|last| last.issuer == issuer);
    let signatures = if facts.sign.is_empty() {
        as_before.map(|last| last.signatures.clone()).unwrap_or_default()
    } else {
        facts.sign.clone()
    };
    Ok(Certificate {
        person: id.clone(),
        name: person.name(),
        japanese: person.japanese.clone(),
        grade,
        date: facts.date.map_or_else(|| clerk.hour().map(Hour::date), Ok)?,
        issuer,
        issuer_japanese: facts
            .issuer_japanese
            .clone()
            .or_else(|| as_before.and_then(|last| last.issuer_japanese.clone())),
        signatures,
        valid_in: facts.valid_in.clone().or_else(|| replaced.and_then(|old| old.valid_in.clone())),
        valid_until: facts.valid_until.or_else(|| replaced.and_then(|old| old.valid_until)),
        delivery: facts.delivery.clone().or_else(|| replaced.and_then(|old| old.delivery.clone())),
    })
}
