//! `miyako club teams`: matches of some boards between teams.

mod show;

use super::book::Book;
use super::clerk::Clerk;
use crate::Outcome;
use crate::failure::Failure;
use club::journal::Act;
use club::person::PersonId;
use club::teams::{Config, Event, Form, Refusal, Stage, Team, Teams};
use club::tournament::Outcome as Ending;
use std::io::Write;
use std::process::ExitCode;

/// A competition of teams: matches of some boards each.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club teams new coppa --title 'Coppa Italia' --boards 3 --rounds 5
  miyako club teams enter coppa torino anna-rossi luca-verdi ida-neri leo-po --title 'Torino A'    the fourth in reserve
  miyako club teams close coppa                         no further team
  miyako club teams line coppa torino anna-rossi ida-neri leo-po      who plays next, in the order of the list
  miyako club teams pair coppa                          the next round is played
  miyako club teams result coppa anna-rossi             she has won her board
  miyako club teams result coppa ida-neri 1/2
  miyako club teams correct coppa anna-rossi 0-1
  miyako club teams close coppa                         the round is over
  miyako club teams table coppa
  miyako club teams finish coppa

Lots decide who begins on the first board, the others take turns. Whoever has more points on the boards wins the match;
the table ranks by matches, then boards, then the matches of those met.

It is kept in teams/NAME/events.jsonl, a line for each step.

Exit status: 0 done, 2 it may not be, or something cannot be read.")]
pub(crate) struct Args {
    #[command(flatten)]
    clerk: Clerk,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Plan a competition: teams may enter
    New {
        name: PersonId,
        /// What it is called [default: its name]
        #[arg(long)]
        title: Option<String>,
        /// Boards of a match
        #[arg(long, default_value_t = 3)]
        boards: u16,
        /// How many rounds [default: 5, or as many as it takes in a round robin]
        #[arg(long)]
        rounds: Option<u16>,
        /// swiss or round-robin
        #[arg(long, default_value = "swiss", value_parser = form)]
        form: Form,
    },
    /// List the competitions of the club
    List,
    /// A team enters, with its people, the first board first; the strongest team enters first
    Enter {
        name: PersonId,
        /// What files call the team
        team: PersonId,
        /// Its people; those beyond the last board are in reserve
        #[arg(required = true)]
        people: Vec<PersonId>,
        /// What it is called [default: that name]
        #[arg(long)]
        title: Option<String>,
    },
    /// Who plays for a team in the next round, in the order of its list
    Line {
        name: PersonId,
        team: PersonId,
        #[arg(required = true)]
        people: Vec<PersonId>,
    },
    /// Close entries, or the round that is played
    Close { name: PersonId },
    /// Pair the next round
    Pair {
        name: PersonId,
        /// What lots are drawn from [default: the round's number]
        #[arg(long)]
        seed: Option<u64>,
    },
    /// How a board ended
    Result(ResultArgs),
    /// A result that was entered is wrong: what is right
    Correct(ResultArgs),
    /// Show a round, the last one unless a number says which
    Round { name: PersonId, round: Option<usize> },
    /// Show the table
    Table { name: PersonId },
    /// No further round: the table is final
    Finish { name: PersonId },
    /// Take back the last step
    Undo { name: PersonId },
    /// Show what happened
    Log { name: PersonId },
}

#[derive(clap::Args)]
struct ResultArgs {
    name: PersonId,
    /// One of the two of the board
    person: PersonId,
    /// The winner, or 1-0, 0-1, 1/2, 1-0f, 0-1f, 0-0f, the first being who has the first colour [default: this person]
    outcome: Option<String>,
    /// Which round [default: the last]
    #[arg(long)]
    round: Option<usize>,
}

fn form(code: &str) -> Result<Form, String> {
    match code {
        "swiss" => Ok(Form::Swiss),
        "round-robin" => Ok(Form::RoundRobin),
        _ => Err("expected swiss or round-robin".to_owned()),
    }
}

type Journal = club::journal::Journal<Teams>;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let clerk = &args.clerk;
    match &args.command {
        Command::New { name, title, boards, rounds, form } => {
            let rounds = rounds.unwrap_or(if *form == Form::Swiss { 5 } else { 99 });
            let title = title.clone().unwrap_or_else(|| name.to_string());
            book(clerk, name).begin(Event::Begin(Config { title, boards: *boards, rounds, form: *form }), 0)?;
            show::table(book(clerk, name).read()?.state(), clerk, out)?;
        }
        Command::List => show::list(clerk, out)?,
        Command::Round { name, round } => show::round(book(clerk, name).read()?.state(), *round, clerk, out)?,
        Command::Table { name } => show::table(book(clerk, name).read()?.state(), clerk, out)?,
        Command::Log { name } => show::log(&book(clerk, name).read()?, clerk, out)?,
        Command::Pair { name, seed } => {
            let journal = book(clerk, name).act(|journal| {
                let next = journal.state().rounds().len() as u64 + 1;
                Ok(vec![Act::Do(Event::Pair { seed: seed.unwrap_or(next) })])
            })?;
            show::round(journal.state(), None, clerk, out)?;
        }
        Command::Result(result) => {
            let journal = book(clerk, &result.name).act(|journal| report(result, journal, false, clerk))?;
            show::round(journal.state(), result.round, clerk, out)?;
        }
        Command::Correct(result) => {
            let journal = book(clerk, &result.name).act(|journal| report(result, journal, true, clerk))?;
            show::round(journal.state(), result.round, clerk, out)?;
        }
        command => {
            let Some(name) = name(command) else { return Ok(ExitCode::SUCCESS) };
            let journal = book(clerk, name).act(|journal| follow(command, journal, clerk))?;
            show::table(journal.state(), clerk, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn book<'a>(clerk: &'a Clerk, name: &'a PersonId) -> Book<'a, Teams> {
    Book { clerk, kind: "teams", text: "teams", name, refused }
}

/// The competition that a command changes, to be shown as a table.
fn name(command: &Command) -> Option<&PersonId> {
    match command {
        Command::Enter { name, .. }
        | Command::Line { name, .. }
        | Command::Close { name }
        | Command::Finish { name }
        | Command::Undo { name } => Some(name),
        _ => None,
    }
}

/// What a command asks for.
fn follow(command: &Command, journal: &Journal, clerk: &Clerk) -> Result<Vec<Act<Event>>, Failure> {
    let event = match command {
        Command::Enter { team, people, title, .. } => {
            people.iter().try_for_each(|person| known(person, clerk))?;
            let title = title.clone().unwrap_or_else(|| team.to_string());
            Event::Enter { id: team.clone(), team: Team { title, people: people.clone() } }
        }
        Command::Line { team, people, .. } => Event::LineUp { id: team.clone(), people: people.clone() },
        Command::Close { .. } if journal.state().stage() == Stage::Running => Event::CloseRound,
        Command::Close { .. } => Event::CloseEntries,
        Command::Finish { .. } => Event::Finish,
        Command::Undo { name } => {
            let nothing = || Failure::at(name.as_str(), clerk.language().text("club-nothing-to-undo"));
            return Ok(vec![Act::Undo(journal.last().filter(|step| *step > 1).ok_or_else(nothing)?)]);
        }
        _ => return Ok(Vec::new()),
    };
    Ok(vec![Act::Do(event)])
}

/// Whoever plays for a team is somebody whom the club knows.
fn known(person: &PersonId, clerk: &Clerk) -> Result<(), Failure> {
    if clerk.folder.people()?.iter().any(|known| known.id == *person) {
        return Ok(());
    }
    let text = clerk.language().text_with("certificate-no-person", "person", person.as_str());
    Err(Failure::at(person.as_str(), text))
}

/// What is said of a board: by the winner's name, or as it is written.
fn report(args: &ResultArgs, journal: &Journal, corrects: bool, clerk: &Clerk) -> Result<Vec<Act<Event>>, Failure> {
    let teams = journal.state();
    let round = args.round.unwrap_or(teams.rounds().len());
    let board = teams.board_of(round, &args.person);
    let people = board.map(|(number, board)| teams.rounds()[round - 1].matches[number].boards[board].by_colour());
    let said = args.outcome.as_deref().unwrap_or(args.person.as_str());
    let side = people.and_then(|people| people.iter().position(|person| person.as_str() == said));
    let by_name = side.map(|side| if side == 0 { Ending::First } else { Ending::Second });
    // Who plays nowhere in the round is refused by the competition itself.
    let outcome = by_name.or_else(|| Ending::from_code(said)).or(people.is_none().then_some(Ending::First));
    let outcome = outcome.ok_or_else(|| {
        let mut right: Vec<String> = people.into_iter().flatten().map(PersonId::to_string).collect();
        right.extend(Ending::ALL.into_iter().filter(|outcome| *outcome != Ending::Drawn).map(|o| o.code().to_owned()));
        Failure::at(said, clerk.language().text_with("club-what-result", "right", right.join(", ")))
    })?;
    let person = args.person.clone();
    Ok(vec![Act::Do(if corrects {
        Event::Correct { round, person, outcome }
    } else {
        Event::Result { round, person, outcome }
    })])
}

/// Why something may not be, in the reader's language.
fn refused(clerk: &Clerk, refusal: &Refusal) -> String {
    let language = clerk.language();
    let value = match refusal {
        Refusal::Stage(stage) => language.text(&format!("teams-stage-{}", stage.code())),
        other => other.value(),
    };
    language.text_with(&format!("teams-refused-{}", refusal.code()), "value", value)
}
