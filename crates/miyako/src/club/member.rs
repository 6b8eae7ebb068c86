//! `miyako club member`: who belongs to the club, until when they have paid, and what office they have.

mod show;

use super::book::Book;
use super::clerk::Clerk;
use crate::Outcome;
use crate::failure::Failure;
use club::journal::Act;
use club::membership::{Event, Members, Refusal, Role};
use club::person::PersonId;
use club::time::{Date, Hour};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// The members of the club: who was taken in, fees, offices.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club member new 'Circolo Shogi Torino'          the club begins to keep its members
  miyako club member apply anna-rossi                    she asks to be taken in
  miyako club member accept anna-rossi                   she is, under the next number
  miyako club member pay anna-rossi                      to the end of the year; --until says otherwise
  miyako club member give anna-rossi president           or secretary, treasurer, arbiter, teacher
  miyako club member leave luca-verdi --on 2026-11-20
  miyako club member list --day 2027-01-01               who is one on that day, and whose fee is due
  miyako club member list --all                          those who left and those who wait, too
  miyako club member export -o members.csv               the whole book, for a spreadsheet
  miyako club member undo

Members are people of the club (miyako club person). The book is members/book/events.jsonl, a line for each step.

Exit status: 0 done, 2 it may not be, or something cannot be read.")]
pub(crate) struct Args {
    #[command(flatten)]
    clerk: Clerk,
    #[command(subcommand)]
    command: Command,
}

/// Whom it is about, and when.
#[derive(clap::Args)]
struct When {
    person: PersonId,
    /// When [default: today]
    #[arg(long)]
    on: Option<Date>,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Begin to keep members
    New {
        /// What the club is called
        title: String,
    },
    /// Somebody asks to be taken in
    Apply(When),
    /// They are taken in, under the next number
    Accept(When),
    /// They are not taken in
    Decline(When),
    /// They have paid
    Pay {
        person: PersonId,
        /// The last day they have paid for [default: the last of this year]
        #[arg(long)]
        until: Option<Date>,
    },
    /// They leave
    Leave(When),
    /// They are put out
    Expel {
        #[command(flatten)]
        when: When,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// They are given an office
    Give(Office),
    /// They have an office no more
    Take(Office),
    /// List the members
    List {
        /// As of this day [default: today]
        #[arg(long)]
        day: Option<Date>,
        /// Those who wait or have left, too
        #[arg(long)]
        all: bool,
    },
    /// Write the whole book as a table (CSV)
    Export {
        /// The file to write, - for standard output
        #[arg(long, short, value_name = "FILE", default_value = "-")]
        output: PathBuf,
    },
    /// Take back the last step
    Undo,
    /// Show what happened
    Log,
}

#[derive(clap::Args)]
struct Office {
    person: PersonId,
    /// president, secretary, treasurer, arbiter or teacher
    #[arg(value_parser = role)]
    role: Role,
    /// When [default: today]
    #[arg(long)]
    on: Option<Date>,
}

fn role(code: &str) -> Result<Role, String> {
    let known = || format!("expected one of {}", Role::ALL.map(Role::code).join(", "));
    Role::ALL.into_iter().find(|role| role.code() == code).ok_or_else(known)
}

type Journal = club::journal::Journal<Members>;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let clerk = &args.clerk;
    let name = "book".parse().map_err(|error| Failure::Input(format!("{error}")))?;
    let book = Book { clerk, kind: "members", text: "member", name: &name, refused };
    let today = clerk.hour().map(Hour::date)?;
    match &args.command {
        Command::New { title } => {
            book.begin(Event::Begin { title: title.clone() }, 0)?;
            show::list(book.read()?.state(), today, false, clerk, out)?;
        }
        Command::List { day, all } => show::list(book.read()?.state(), day.unwrap_or(today), *all, clerk, out)?,
        Command::Export { output } => show::export(book.read()?.state(), (output, today), clerk, out)?,
        Command::Log => show::log(&book.read()?, clerk, out)?,
        command => {
            let journal = book.act(|journal| follow(command, journal, today, clerk))?;
            match person(command) {
                Some(person) => show::member(journal.state(), person, today, clerk, out)?,
                None => show::list(journal.state(), today, false, clerk, out)?,
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Whom a command is about.
fn person(command: &Command) -> Option<&PersonId> {
    match command {
        Command::Apply(when) | Command::Accept(when) | Command::Decline(when) | Command::Leave(when) => {
            Some(&when.person)
        }
        Command::Expel { when, .. } => Some(&when.person),
        Command::Pay { person, .. } => Some(person),
        Command::Give(office) | Command::Take(office) => Some(&office.person),
        _ => None,
    }
}

/// What a command asks for.
fn follow(command: &Command, journal: &Journal, today: Date, clerk: &Clerk) -> Result<Vec<Act<Event>>, Failure> {
    if let Some(person) = person(command) {
        known(person, clerk)?;
    }
    let on = |when: &When| (when.person.clone(), when.on.unwrap_or(today));
    let event = match command {
        Command::Apply(when) => {
            let (person, on) = on(when);
            Event::Apply { person, on }
        }
        Command::Accept(when) => {
            let (person, on) = on(when);
            Event::Accept { person, on }
        }
        Command::Decline(when) => {
            let (person, on) = on(when);
            Event::Decline { person, on }
        }
        Command::Leave(when) => {
            let (person, on) = on(when);
            Event::Leave { person, on }
        }
        Command::Expel { when, reason } => {
            let (person, on) = on(when);
            Event::Expel { person, on, reason: reason.clone() }
        }
        Command::Pay { person, until } => {
            let end = Date::new(today.year(), 12, 31).unwrap_or(today);
            Event::Pay { person: person.clone(), until: until.unwrap_or(end) }
        }
        Command::Give(office) => {
            Event::Give { person: office.person.clone(), role: office.role, on: office.on.unwrap_or(today) }
        }
        Command::Take(office) => {
            Event::Take { person: office.person.clone(), role: office.role, on: office.on.unwrap_or(today) }
        }
        Command::Undo => {
            let nothing = || Failure::at("undo", clerk.language().text("club-nothing-to-undo"));
            return Ok(vec![Act::Undo(journal.last().filter(|step| *step > 1).ok_or_else(nothing)?)]);
        }
        Command::New { .. } | Command::List { .. } | Command::Export { .. } | Command::Log => return Ok(Vec::new()),
    };
    Ok(vec![Act::Do(event)])
}

/// Members are people whom the club knows.
fn known(person: &PersonId, clerk: &Clerk) -> Result<(), Failure> {
    if clerk.folder.people()?.iter().any(|known| known.id == *person) {
        return Ok(());
    }
    let text = clerk.language().text_with("certificate-no-person", "person", person.as_str());
    Err(Failure::at(person.as_str(), text))
}

/// Why something may not be, in the reader's language.
fn refused(clerk: &Clerk, refusal: &Refusal) -> String {
    let language = clerk.language();
    let role = refusal.role().map(|role| language.text(&format!("member-role-{}", role.code()))).unwrap_or_default();
    let values = [("value", refusal.value()), ("role", role)];
    let texts: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    language.text_with_list(&format!("member-refused-{}", refusal.code()), &texts)
}
