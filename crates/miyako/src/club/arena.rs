//! `miyako club arena`: an evening on which whoever is free is paired.

mod show;

use super::book::Book;
use super::clerk::Clerk;
use crate::Outcome;
use crate::failure::Failure;
use club::arena::{Arena, Event, Points, Refusal};
use club::journal::Act;
use club::person::PersonId;
use club::time::Hour;
use club::tournament::{Entrant, Outcome as Ending};
use std::io::Write;
use std::process::ExitCode;

/// An evening on which whoever is free is paired, and points come by game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club arena new friday --title 'Friday evening' --until 2026-11-27T22:30+01:00
  miyako club arena arrive friday anna-rossi luca-verdi ida-neri     they are there
  miyako club arena pair friday                                      whoever is free; again whenever a game has ended
  miyako club arena result friday anna-rossi                         she has won the game that she plays
  miyako club arena result friday ida-neri 1/2                       drawn
  miyako club arena leave friday luca-verdi                          after his game, if he plays one; arrive brings him back
  miyako club arena show friday                                      who plays, who waits and why
  miyako club arena table friday
  miyako club arena close friday                                     no further pairs
  miyako club pool apply club friday                                 its games count for the club's ratings

Two points for a win, one for a drawn game. With --streaks everything counts twice after two wins running, and a win on
half of the time is worth a point more. Nobody meets the same opponent twice running while others play.

An arena is kept in arenas/NAME/events.jsonl, a line for each step.

Exit status: 0 done, 2 it may not be, or something cannot be read.")]
pub(crate) struct Args {
    #[command(flatten)]
    clerk: Clerk,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Begin an arena
    New {
        name: PersonId,
        /// What it is called [default: its name]
        #[arg(long)]
        title: Option<String>,
        /// Until when pairs are made, with its zone: 2026-11-27T22:30+01:00 [default: until it is closed]
        #[arg(long)]
        until: Option<Hour>,
        /// Everything counts twice after two wins running
        #[arg(long)]
        streaks: bool,
    },
    /// List the arenas of the club
    List,
    /// Somebody comes, or comes back
    Arrive {
        name: PersonId,
        #[arg(required = true)]
        people: Vec<PersonId>,
    },
    /// Somebody plays no further game for now
    Leave {
        name: PersonId,
        #[arg(required = true)]
        people: Vec<PersonId>,
    },
    /// Pair whoever is free
    Pair {
        name: PersonId,
        /// What lots are drawn from [default: how many games have begun]
        #[arg(long)]
        seed: Option<u64>,
    },
    /// How the game ended that somebody plays
    Result {
        name: PersonId,
        person: PersonId,
        /// 1-0, 0-1, 1/2, 1-0f, 0-1f, 0-0f, the first being who has the first colour [default: this person has won]
        outcome: Option<String>,
    },
    /// What was said of a game was wrong
    Correct {
        name: PersonId,
        /// The game's number
        board: usize,
        /// The winner, or 1-0, 0-1, 1/2, 1-0f, 0-1f, 0-0f
        outcome: String,
    },
    /// Somebody gives up half of their time for the game that they begin
    Halve { name: PersonId, person: PersonId },
    /// Show who plays, and who waits and why
    Show { name: PersonId },
    /// Show who has how many points
    Table { name: PersonId },
    /// No further pairs: it is over with the last game
    Close { name: PersonId },
    /// Take back the last step
    Undo { name: PersonId },
    /// Show what happened
    Log { name: PersonId },
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let clerk = &args.clerk;
    match &args.command {
        Command::New { name, title, until, streaks } => {
            let title = title.clone().unwrap_or_else(|| name.to_string());
            let points = if *streaks { Points::Streaks } else { Points::Plain };
            book(clerk, name).begin(Event::Begin { title, points, until: *until }, 0)?;
            show::arena(book(clerk, name).read()?.state(), clerk, out)?;
        }
        Command::List => show::list(clerk, out)?,
        Command::Table { name } => show::table(book(clerk, name).read()?.state(), clerk, out)?,
        Command::Show { name } => show::arena(book(clerk, name).read()?.state(), clerk, out)?,
        Command::Log { name } => show::log(&book(clerk, name).read()?, clerk, out)?,
        Command::Close { name } => {
            let journal = book(clerk, name).act(|_| Ok(vec![Act::Do(Event::Close)]))?;
            show::table(journal.state(), clerk, out)?;
        }
        command => {
            let Some(name) = name(command) else { return Ok(ExitCode::SUCCESS) };
            let journal = book(clerk, name).act(|journal| follow(command, journal, clerk))?;
            show::arena(journal.state(), clerk, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn book<'a>(clerk: &'a Clerk, name: &'a PersonId) -> Book<'a, Arena> {
    Book { clerk, kind: "arenas", text: "arena", name, refused }
}

/// The arena that a command changes.
fn name(command: &Command) -> Option<&PersonId> {
    match command {
        Command::Arrive { name, .. }
        | Command::Leave { name, .. }
        | Command::Pair { name, .. }
        | Command::Result { name, .. }
        | Command::Correct { name, .. }
        | Command::Halve { name, .. }
        | Command::Undo { name } => Some(name),
        _ => None,
    }
}

type Journal = club::journal::Journal<Arena>;

/// What a command asks for.
fn follow(command: &Command, journal: &Journal, clerk: &Clerk) -> Result<Vec<Act<Event>>, Failure> {
    let arena = journal.state();
    let event = match command {
        Command::Arrive { people, .. } => return arrive(people, clerk),
        Command::Leave { people, .. } => {
            return Ok(people.iter().map(|person| Act::Do(Event::Leave(person.clone()))).collect());
        }
        Command::Pair { seed, .. } => Event::Pair { seed: seed.unwrap_or(arena.boards().len() as u64) },
        Command::Result { person, outcome, .. } => {
            let board = playing(arena, person, clerk)?;
            let said = outcome.as_deref().unwrap_or(person.as_str());
            Event::Result { board, outcome: outcome_of(arena, board, said, clerk)? }
        }
        Command::Correct { board, outcome, .. } => {
            Event::Correct { board: *board, outcome: outcome_of(arena, *board, outcome, clerk)? }
        }
        Command::Halve { person, .. } => Event::Halve { board: playing(arena, person, clerk)?, person: person.clone() },
        Command::Undo { name } => {
            let nothing = || Failure::at(name.as_str(), clerk.language().text("club-nothing-to-undo"));
            return Ok(vec![Act::Undo(journal.last().filter(|step| *step > 1).ok_or_else(nothing)?)]);
        }
        _ => return Ok(Vec::new()),
    };
    Ok(vec![Act::Do(event)])
}

fn arrive(people: &[PersonId], clerk: &Clerk) -> Result<Vec<Act<Event>>, Failure> {
    let known = clerk.folder.people()?;
    let come = |id: &PersonId| {
        let person = known.iter().find(|person| person.id == *id).ok_or_else(|| {
            let text = clerk.language().text_with("certificate-no-person", "person", id.as_str());
            Failure::at(id.as_str(), text)
        })?;
        Ok(Act::Do(Event::Arrive(Entrant::from(person))))
    };
    people.iter().map(come).collect()
}

/// The number of the game that somebody plays.
fn playing(arena: &Arena, person: &PersonId, clerk: &Clerk) -> Result<usize, Failure> {
    let nothing = || Failure::at(person.as_str(), clerk.language().text("arena-plays-nothing"));
    arena.board_of(person).map(|board| board + 1).ok_or_else(nothing)
}

/// How a game ended: by the winner's name, or as it is written.
fn outcome_of(arena: &Arena, board: usize, said: &str, clerk: &Clerk) -> Result<Ending, Failure> {
    let people = board.checked_sub(1).and_then(|index| arena.boards().get(index)).map(|board| &board.people);
    let side = people.and_then(|people| people.iter().position(|person| person.as_str() == said));
    let by_name = side.map(|side| if side == 0 { Ending::First } else { Ending::Second });
    by_name.or_else(|| Ending::from_code(said)).ok_or_else(|| {
        let mut right: Vec<String> = people.into_iter().flatten().map(PersonId::to_string).collect();
        right.extend(Ending::ALL.into_iter().filter(|outcome| *outcome != Ending::Drawn).map(|o| o.code().to_owned()));
        Failure::at(said, clerk.language().text_with("club-what-result", "right", right.join(", ")))
    })
}

/// Why something may not be, in the reader's language.
fn refused(clerk: &Clerk, refusal: &Refusal) -> String {
    let mut values = refusal.values();
    if let Refusal::Stage(stage) = refusal {
        values = vec![("stage", clerk.language().text(&format!("arena-stage-{}", stage.code())))];
    }
    let texts: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    clerk.language().text_with_list(&format!("arena-refused-{}", refusal.code()), &texts)
}
