//! `miyako club pool`: the club's own ratings, event by event.

mod games;
mod show;

use super::book::Book;
use super::clerk::Clerk;
use crate::Outcome;
use crate::failure::Failure;
use club::journal::{Act, Journal};
use club::person::PersonId;
use club::pool::{Event, Pool, Refusal, Rules};
use club::time::Date;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// The club's own ratings: every event is rated once, and can be taken back whole.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club pool new club --title 'Circolo Shogi Torino'
  miyako club pool apply club autunno                       the tournament of this name, as far as its rounds are over
  miyako club pool apply club --results evening.csv --as evening-1 --day 2026-11-23
  miyako club pool table club                               the strongest first, and how sure each number is
  miyako club pool person club anna-rossi                   event by event
  miyako club pool rollback club autunno                    as if it had not been rated; later ones are rated anew
  miyako club pool log club

Results are a table with a line of headings: first, second, result (1-0, 0-1, 1/2), and perhaps odds and giver.
Ratings are Glicko-2 on the scale of the European federation's grades; who comes begins with their rating, their grade, or
what is believed of anybody. A game at odds counts by what they are worth. Games that were not played do not count.

A pool is kept in pools/NAME/events.jsonl, a line for each step.

Exit status: 0 done, 2 it may not be, or something cannot be read.")]
pub(crate) struct Args {
    #[command(flatten)]
    clerk: Clerk,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Begin a pool
    New {
        name: PersonId,
        /// What it is called [default: its name]
        #[arg(long)]
        title: Option<String>,
        /// A file of the form of crates/club/rules/pool.toml [default: the house's]
        #[arg(long)]
        rules: Option<PathBuf>,
    },
    /// List the pools of the club
    List,
    /// Rate an event, once
    Apply {
        name: PersonId,
        /// A tournament, an arena or a competition of teams of the club
        #[arg(required_unless_present = "results", conflicts_with = "results")]
        event: Option<PersonId>,
        /// A table of results instead, - for standard input
        #[arg(long, requires = "batch", value_name = "FILE")]
        results: Option<PathBuf>,
        /// What the results are called
        #[arg(long = "as", id = "batch", value_name = "NAME", requires = "results")]
        batch: Option<PersonId>,
        /// When it was played [default: the event's last day, or today]
        #[arg(long)]
        day: Option<Date>,
    },
    /// Take an event back; what was rated after it is rated anew
    Rollback {
        name: PersonId,
        /// Which, as the log has it
        event: String,
    },
    /// Show everybody, the strongest first
    Table {
        name: PersonId,
        /// As of this day [default: today]
        #[arg(long)]
        day: Option<Date>,
    },
    /// Show what every event did for somebody
    Person { name: PersonId, person: PersonId },
    /// Show what happened
    Log { name: PersonId },
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let clerk = &args.clerk;
    match &args.command {
        Command::New { name, title, rules } => {
            let rules = rules.as_deref().map(games::text).transpose()?.unwrap_or_else(|| Rules::GLICKO2.to_owned());
            let title = title.clone().unwrap_or_else(|| name.to_string());
            book(clerk, name).begin(Event::Begin { title, rules }, 0)?;
            show::pool(book(clerk, name).read()?.state(), clerk, out)?;
        }
        Command::List => show::list(clerk, out)?,
        Command::Apply { name, event, results, batch, day } => {
            let journal = book(clerk, name).act(|_| {
                let batch = match (event, results.as_deref().zip(batch.as_ref())) {
                    (_, Some((file, batch))) => games::of_table(file, batch, *day, clerk)?,
                    (Some(event), None) => games::of_event(event, *day, clerk)?,
                    (None, None) => return Ok(Vec::new()),
                };
                Ok(vec![Act::Do(Event::Apply(Box::new(batch)))])
            })?;
            show::last(journal.state(), clerk, out)?;
        }
        Command::Rollback { name, event } => {
            let journal = book(clerk, name).act(|journal| without(journal, event, name, clerk))?;
            show::pool(journal.state(), clerk, out)?;
        }
        Command::Table { name, day } => {
            let day = day.map_or_else(|| clerk.hour().map(club::time::Hour::date), Ok)?;
            show::table(book(clerk, name).read()?.state(), day, clerk, out)?;
        }
        Command::Person { name, person } => show::person(book(clerk, name).read()?.state(), person, clerk, out)?,
        Command::Log { name } => show::log(&book(clerk, name).read()?, clerk, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn book<'a>(clerk: &'a Clerk, name: &'a PersonId) -> Book<'a, Pool> {
    Book { clerk, kind: "pools", text: "pool", name, refused }
}

/// Why something may not be, in the reader's language.
fn refused(clerk: &Clerk, refusal: &Refusal) -> String {
    clerk.language().text_with(&format!("pool-refused-{}", refusal.code()), "value", refusal.value())
}

/// The steps that take a batch back with all that came after it, and rate the later ones anew.
fn without(journal: &Journal<Pool>, event: &str, name: &PersonId, clerk: &Clerk) -> Result<Vec<Act<Event>>, Failure> {
    let batches: Vec<(usize, &Event, &str)> = (1..)
        .zip(journal.steps())
        .filter(|(number, _)| journal.stands(*number))
        .filter_map(|(number, step)| match &step.act {
            Act::Do(done @ Event::Apply(batch)) => Some((number, done, batch.name.as_str())),
            _ => None,
        })
        .collect();
    let Some(place) = batches.iter().position(|(.., batch)| *batch == event) else {
        let text = clerk.language().text_with("pool-no-batch", "event", event);
        return Err(Failure::at(name.as_str(), text));
    };
    let back = batches[place..].iter().rev().map(|(number, ..)| Act::Undo(*number));
    let again = batches[place + 1..].iter().map(|(_, event, _)| Act::Do((*event).clone()));
    Ok(back.chain(again).collect())
}
