//! `miyako club tournament`: a whole event in a hall, without a server.

mod act;
mod board;
mod exchange;
mod new;
mod print;
mod report;
mod show;

use super::clerk::Clerk;
use crate::Outcome;
use crate::failure::Failure;
use act::{Deed, Desk};
use board::{ResultArgs, Which};
use club::person::PersonId;
use club::time::Hour;
use club::tournament::{Act, Entrant, Event, Stage};
use std::io::Write;
use std::process::ExitCode;

/// An event from the first plan to the final table.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club tournament new spring --title 'Spring Cup' --rounds 5 --form mcmahon --threshold 5k,1k
  miyako club tournament open spring
  miyako club tournament enter spring anna-rossi bruno-verdi    or --all, for everybody the club knows
  miyako club tournament close spring                           entries are closed: the first round can be paired
  miyako club tournament pair spring                            a proposal; pair again after fix, forbid or absent
  miyako club tournament confirm spring                         it is played
  miyako club tournament result spring 1 anna-rossi             she won on board 1
  miyako club tournament correct spring 1 0-1                   no, the second did
  miyako club tournament close spring                           the round is over
  miyako club tournament table spring
  miyako club tournament print spring wall -o wall.pdf          or pairings, slips, table
  miyako club tournament new girone --form round-robin --double --by-appointment --to 2027-03-31
  miyako club tournament appoint girone anna-rossi:luca-verdi 2026-12-01T21:00+01:00
  miyako club tournament result girone anna-rossi:luca-verdi luca-verdi
  miyako club tournament undo spring                            takes back the last step; --round the whole round
  miyako club tournament export spring trf -o spring.trf        for programs that check pairings or rate chess events

Results: the winner's name, or 1-0, 0-1, 1/2, replay (a draw that is played again), and 1-0f, 0-1f, 0-0f where
somebody did not come.

An event is kept in tournaments/NAME: tournament.toml says how it is played, events.jsonl what happened, a line each.

Exit status: 0 done, 2 it may not be, or something cannot be read.")]
pub(crate) struct Args {
    #[command(flatten)]
    clerk: Clerk,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    New(new::Args),
    /// List the events of the club
    List,
    Export(exchange::Export),
    Import(exchange::Import),
    /// Let people enter
    Open {
        name: PersonId,
    },
    /// Enter people; those who come when play has begun enter late
    Enter {
        name: PersonId,
        /// Who
        #[arg(required_unless_present = "all")]
        people: Vec<PersonId>,
        /// Everybody the club knows and who has not entered yet
        #[arg(long)]
        all: bool,
    },
    /// Tick off who is there; without names, begin to
    CheckIn {
        name: PersonId,
        people: Vec<PersonId>,
    },
    /// Close entries, or the round that is played
    Close {
        name: PersonId,
    },
    /// Somebody will miss rounds: the next one, unless --round says which
    Absent {
        name: PersonId,
        person: PersonId,
        /// Which rounds
        #[arg(long)]
        round: Vec<usize>,
    },
    /// Somebody plays no further round
    Withdraw {
        name: PersonId,
        person: PersonId,
    },
    /// Somebody who withdrew plays again
    Return {
        name: PersonId,
        person: PersonId,
    },
    /// Propose the next round
    Pair {
        name: PersonId,
        /// What lots are drawn from [default: the round's number]
        #[arg(long)]
        seed: Option<u64>,
    },
    /// These two shall meet in the next round; the first has the first colour
    Fix {
        name: PersonId,
        first: PersonId,
        second: PersonId,
    },
    /// These two shall never meet
    Forbid {
        name: PersonId,
        one: PersonId,
        other: PersonId,
    },
    /// Other odds for a board of the proposed round
    Odds {
        name: PersonId,
        board: usize,
        /// furigoma, josen, lance, bishop, rook …
        odds: String,
        /// Who gives them
        giver: PersonId,
    },
    /// The proposed round is played
    Confirm {
        name: PersonId,
    },
    /// How a board ended
    Result(ResultArgs),
    /// A result that was entered is wrong: what is right
    Correct(ResultArgs),
    /// The hour at which two play who settle that themselves
    Appoint {
        name: PersonId,
        /// The board, or the two: anna-rossi:luca-verdi
        board: Which,
        /// The hour, with its zone: 2026-12-01T20:00Z, 2026-12-01T21:00+01:00
        #[arg(required_unless_present = "take_back", conflicts_with = "take_back")]
        hour: Option<Hour>,
        /// Only this one has said so; it is agreed on when the other says the same
        #[arg(long, value_name = "PERSON")]
        said_by: Option<PersonId>,
        /// This one cannot come after all
        #[arg(long, value_name = "PERSON")]
        take_back: Option<PersonId>,
        /// Which round
        #[arg(long)]
        round: Option<usize>,
    },
    /// The last day of games by appointment is over: what nobody played lapses
    Expire {
        name: PersonId,
    },
    /// Somebody disagrees with a result: the round stays open until the arbiter rules
    Dispute {
        name: PersonId,
        /// The board, or the two: anna-rossi:luca-verdi
        board: Which,
        /// Which round [default: the last]
        #[arg(long)]
        round: Option<usize>,
    },
    /// The arbiter decides a board
    Rule {
        #[command(flatten)]
        result: ResultArgs,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Give or take points: 1, -0.5
    Adjust {
        name: PersonId,
        person: PersonId,
        #[arg(allow_negative_numbers = true, value_parser = halves)]
        points: i32,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Show a round, the last one unless a number says which
    Round {
        name: PersonId,
        round: Option<usize>,
        /// Say what each board costs in the pairing's wishes
        #[arg(long)]
        why: bool,
    },
    /// Show the table
    Table {
        name: PersonId,
    },
    /// No further round: the table is final
    Finish {
        name: PersonId,
    },
    /// The federation has it: nothing changes any more
    File {
        name: PersonId,
    },
    /// It does not take place
    Cancel {
        name: PersonId,
    },
    /// Take back the last step
    Undo {
        name: PersonId,
        /// All steps since the last round was proposed
        #[arg(long, conflicts_with = "step")]
        round: bool,
        /// This step, if nothing rests on it
        #[arg(long)]
        step: Option<usize>,
    },
    /// What happened, step by step
    Log {
        name: PersonId,
    },
    Print(print::Args),
}

/// Points as somebody types them, in halves.
fn halves(text: &str) -> Result<i32, String> {
    let points: f64 = text.parse().map_err(|_| "expected points such as 1 or -0.5".to_owned())?;
    let halves = points * 2.0;
    if halves.fract() == 0.0 && halves.abs() <= 200.0 {
        Ok(halves as i32)
    } else {
        Err("expected whole or half points".to_owned())
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let clerk = &args.clerk;
    let desk = Desk { clerk, folder: &clerk.folder, language: clerk.language(), json: clerk.json };
    match &args.command {
        Command::New(new) => new::run(new, &desk, out)?,
        Command::List => show::list(&desk, out)?,
        Command::Print(print) => print::run(print, &desk, out)?,
        Command::Export(export) => exchange::export(export, &desk, out)?,
        Command::Import(import) => exchange::import(import, &desk, out)?,
        Command::Round { name, round, why } => show::round(&desk, name, *round, *why, out)?,
        Command::Table { name } => show::table(&desk, name, out)?,
        Command::Log { name } => show::log(&desk, name, out)?,
        command => {
            if let Some(name) = name(command) {
                let done = desk.act(name, |deed| follow(command, deed))?;
                show::done(&desk, &done, out)?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The event that a command changes.
fn name(command: &Command) -> Option<&PersonId> {
    Some(match command {
        Command::New(new::Args { name, .. })
        | Command::Open { name }
        | Command::Enter { name, .. }
        | Command::CheckIn { name, .. }
        | Command::Close { name }
        | Command::Absent { name, .. }
        | Command::Withdraw { name, .. }
        | Command::Return { name, .. }
        | Command::Pair { name, .. }
        | Command::Fix { name, .. }
        | Command::Forbid { name, .. }
        | Command::Odds { name, .. }
        | Command::Confirm { name }
        | Command::Result(ResultArgs { name, .. })
        | Command::Correct(ResultArgs { name, .. })
        | Command::Appoint { name, .. }
        | Command::Expire { name }
        | Command::Dispute { name, .. }
        | Command::Rule { result: ResultArgs { name, .. }, .. }
        | Command::Adjust { name, .. }
        | Command::Round { name, .. }
        | Command::Table { name }
        | Command::Finish { name }
        | Command::File { name }
        | Command::Cancel { name }
        | Command::Undo { name, .. }
        | Command::Log { name } => name,
        Command::List | Command::Print(_) | Command::Export(_) | Command::Import(_) => return None,
    })
}

/// Does what a command asks for.
fn follow(command: &Command, deed: &mut Deed<'_>) -> Result<(), Failure> {
    let round = deed.state().rounds().len();
    match command {
        Command::Open { .. } => deed.event(Event::Open),
        Command::Enter { people, all, .. } => enter(deed, people, *all),
        Command::CheckIn { people, .. } if people.is_empty() => deed.event(Event::BeginCheckIn),
        Command::CheckIn { people, .. } => {
            people.iter().try_for_each(|person| deed.event(Event::CheckIn(person.clone())))
        }
        Command::Close { .. } if deed.state().stage() == Stage::Running => deed.event(Event::CloseRound),
        Command::Close { .. } => deed.event(Event::CloseEntries),
        Command::Absent { person, round: rounds, .. } => {
            let next = [round + 1];
            let rounds = if rounds.is_empty() { &next[..] } else { rounds };
            rounds.iter().try_for_each(|round| deed.event(Event::Absent { person: person.clone(), round: *round }))
        }
        Command::Withdraw { person, .. } => deed.event(Event::Withdraw(person.clone())),
        Command::Return { person, .. } => deed.event(Event::Return(person.clone())),
        Command::Pair { seed, .. } => deed.event(Event::Propose { seed: seed.unwrap_or(round as u64 + 1) }),
        Command::Fix { first, second, .. } => deed.event(Event::Fix([first.clone(), second.clone()])),
        Command::Forbid { one, other, .. } => deed.event(Event::Forbid([one.clone(), other.clone()])),
        Command::Odds { board, odds, giver, .. } => {
            deed.event(Event::SetOdds { board: *board, odds: odds.clone(), giver: giver.clone() })
        }
        Command::Confirm { .. } => deed.event(Event::Confirm),
        Command::Result(result) => result.report(deed, false).and_then(|report| deed.event(Event::Result(report))),
        Command::Correct(result) => result.report(deed, true).and_then(|report| deed.event(Event::Result(report))),
        Command::Appoint { board, hour, said_by, take_back, round, .. } => {
            let (round, board) = board.find(deed, *round, false)?;
            board::appoint(deed, (round, board), *hour, said_by.as_ref(), take_back.as_ref())
        }
        Command::Expire { .. } => deed.event(Event::Expire),
        Command::Dispute { board, round, .. } => {
            let (round, board) = board.find(deed, *round, true)?;
            deed.event(Event::Dispute { round, board })
        }
        Command::Rule { result, reason } => {
            let report = result.report(deed, false)?;
            deed.event(Event::Rule { report, reason: reason.clone() })
        }
        Command::Adjust { person, points, reason, .. } => {
            deed.event(Event::Adjust { person: person.clone(), halves: *points, reason: reason.clone() })
        }
        Command::Finish { .. } => deed.event(Event::Finish),
        Command::File { .. } => deed.event(Event::File),
        Command::Cancel { .. } => deed.event(Event::Cancel),
        Command::Undo { round, step, .. } => undo(deed, *round, *step),
        Command::New(_)
        | Command::List
        | Command::Export(_)
        | Command::Import(_)
        | Command::Round { .. }
        | Command::Table { .. }
        | Command::Log { .. }
        | Command::Print(_) => Ok(()),
    }
}

fn enter(deed: &mut Deed<'_>, people: &[PersonId], all: bool) -> Result<(), Failure> {
    let known = deed.people()?;
    let has_entered = |person: &PersonId| deed.state().entries().contains_key(person);
    let rest =
        known.iter().map(|person| &person.id).filter(|person| all && !has_entered(person) && !people.contains(person));
    let wanted: Vec<PersonId> = people.iter().chain(rest).cloned().collect();
    for id in wanted {
        let nobody = || {
            let text = deed.language().text_with("certificate-no-person", "person", id.as_str());
            Failure::at(id.as_str(), text)
        };
        let entrant = Entrant::from(known.iter().find(|person| person.id == id).ok_or_else(nobody)?);
        let is_late = deed.state().stage() == Stage::Running;
        deed.event(if is_late { Event::LateEntry(entrant) } else { Event::Enter(entrant) })?;
    }
    Ok(())
}

/// Takes back a step: the last one, a certain one, or all since the last round was proposed.
fn undo(deed: &mut Deed<'_>, round: bool, step: Option<usize>) -> Result<(), Failure> {
    let last = deed.journal().last();
    let proposes = |step: &usize| {
        let act = deed.journal().steps().get(step - 1).map(|step| &step.act);
        deed.journal().stands(*step) && matches!(act, Some(Act::Do(Event::Propose { .. })))
    };
    let from = if round { (1..=deed.journal().steps().len()).rev().find(proposes) } else { step.or(last) };
    let nothing = || Failure::Input(deed.language().text("club-nothing-to-undo"));
    let from = from.ok_or_else(nothing)?;
    let to = if round { last.unwrap_or(from) } else { from };
    for step in (from..=to).rev() {
        if !round || deed.journal().stands(step) {
            deed.act(Act::Undo(step))?;
        }
    }
    Ok(())
}
