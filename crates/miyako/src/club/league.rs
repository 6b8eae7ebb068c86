//! `miyako club league`: a season from enrolment to the rosters of the next one.

mod decide;
mod entries;
mod later;
mod print;
mod rounds;
mod show;

use super::book::Book;
use super::clerk::Clerk;
use crate::Outcome;
use crate::failure::Failure;
use club::journal::{Act, Journal};
use club::league::{Event, League, Member, Refusal, Start, Table, free_until};
use club::person::{Person, PersonId};
use club::time::Date;
use entries::How;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Leagues with classes: promotion, demotion points, challengers, the free class.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako club league new autumn --rules meijin --title 'Autumn 2026'   or ryuo, hakurei, sandan, a file of the same form
  miyako club league enrol autumn C2 anna-rossi luca-verdi carla-neri   in the order of last year
  miyako club league enrol autumn C2 dino-neri=2                        he brings two demotion points
  miyako club league enrol autumn C2 --file last-year.csv               id,points,half,offers: in the order of its lines
  miyako club league hold autumn maria-bianchi                          she holds the title
  miyako club league never autumn anna-rossi luca-verdi                 teacher and pupil do not meet
  miyako club league draw autumn --seed 7                               every round of every class
  miyako club league rounds autumn C2                                   or main, where classes lead to a main tournament
  miyako club league result autumn anna-rossi luca-verdi                she has won; --default: the other did not come; --neither
  miyako club league result autumn --file round-1.txt                   many at once: winner loser, a line each
  miyako club league correct autumn luca-verdi anna-rossi
  miyako club league declare autumn luca-verdi                          he chooses the free class
  miyako club league table autumn C2                                    places, points, and what becomes of each
  miyako club league decide autumn C2                                   what closing would do, and why
  miyako club league play-off autumn anna-rossi                         of those who are equal in front
  miyako club league title-match autumn challenger                      or holder
  miyako club league print autumn table C2 -o c2.pdf                    or rounds
  miyako club league close autumn --next winter --title 'Winter 2027'   the next season, with its classes
  miyako club league return winter dino-neri --career dino.json         is there a way back from the free class?
  miyako club league undo autumn

A season is kept in leagues/NAME/events.jsonl, a line for each step.

Exit status: 0 done; 1 no way back is open; 2 it may not be, or something cannot be read.")]
pub(crate) struct Args {
    #[command(flatten)]
    clerk: Clerk,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Plan a season
    New {
        name: PersonId,
        /// meijin, ryuo, hakurei, sandan, or a file: the rules of the league
        #[arg(long)]
        rules: String,
        /// What the season is called [default: its name]
        #[arg(long)]
        title: Option<String>,
        /// A day of it, for a league whose seasons begin on a fixed day [default: today]
        #[arg(long)]
        day: Option<Date>,
    },
    /// List the seasons of the club
    List,
    /// Put people into a class, in the order of last year
    Enrol {
        name: PersonId,
        /// C2
        class: String,
        /// Who, with demotion points where they bring some: anna-rossi, dino-neri=2
        #[arg(required_unless_present = "file", value_parser = entries::member)]
        people: Vec<Member>,
        /// A table with a line for each: id, and perhaps points, half (five wins last year), offers (third places)
        #[arg(long, conflicts_with = "people")]
        file: Option<PathBuf>,
    },
    /// Somebody begins in the free class
    Free {
        name: PersonId,
        person: PersonId,
        /// From this day
        #[arg(long)]
        since: Date,
        /// They came from the league, before it was kept here, which leaves them less time than who begins there
        #[arg(long)]
        from_league: bool,
    },
    /// Somebody holds the title
    Hold { name: PersonId, person: PersonId },
    /// These two never meet
    Never { name: PersonId, one: PersonId, other: PersonId },
    /// Draw the games of the season
    Draw {
        name: PersonId,
        /// What lots are drawn from
        #[arg(long)]
        seed: u64,
    },
    /// Write down who has won
    Result(Game),
    /// Put another result in the place of one
    Correct(Game),
    /// Somebody chooses the free class from next season on
    Declare { name: PersonId, person: PersonId },
    /// Somebody of the free class may play a year longer, as they are that good elsewhere
    Grace {
        name: PersonId,
        person: PersonId,
        /// What they have done in the last year, as miyako club ladder reads it, - for standard input
        #[arg(long, value_name = "FILE")]
        career: Option<PathBuf>,
    },
    /// Somebody retires when the season ends
    Retire { name: PersonId, person: PersonId },
    /// Somebody comes back from the free class next season
    Return {
        name: PersonId,
        person: PersonId,
        /// What they have done since they came there, as miyako club ladder reads it, - for standard input
        #[arg(long, value_name = "FILE")]
        career: Option<PathBuf>,
    },
    /// Write down who were the worst of the year over all titles: a point towards retirement each
    Worst {
        name: PersonId,
        #[arg(required = true)]
        people: Vec<PersonId>,
    },
    /// Clear a point towards retirement by what somebody has done
    Clear {
        name: PersonId,
        person: PersonId,
        /// What they have done, as miyako club ladder reads it, - for standard input
        #[arg(long, value_name = "FILE")]
        career: PathBuf,
    },
    /// Show who has points towards retirement, and how many are given this season
    Retirement { name: PersonId },
    /// Print the rounds or the table of a class as PDF
    Print(print::Args),
    /// Write down who has won the play-off for the first place
    PlayOff { name: PersonId, winner: PersonId },
    /// Write down how the title match ended
    TitleMatch {
        name: PersonId,
        #[arg(value_enum)]
        winner: TitleWinner,
    },
    /// Somebody takes the offer to rise
    Accept { name: PersonId, person: PersonId },
    /// Somebody declines the offer to rise
    Decline { name: PersonId, person: PersonId },
    /// Show the rounds of a class, of all, or of the main tournament
    Rounds { name: PersonId, class: Option<String> },
    /// Show the table of a class, or of all, with what becomes of everybody
    Table { name: PersonId, class: Option<String> },
    /// Say what closing would do, and why; nothing happens
    Decide {
        name: PersonId,
        class: Option<String>,
        /// When the next season begins [default: today]
        #[arg(long)]
        day: Option<Date>,
    },
    /// End the season, and plan the next one
    Close {
        name: PersonId,
        /// What the next season's folder is called
        #[arg(long, value_name = "NAME")]
        next: PersonId,
        /// What the next season is called [default: its name]
        #[arg(long)]
        title: Option<String>,
        /// From when who comes into the free class is there [default: today]
        #[arg(long)]
        day: Option<Date>,
    },
    /// Take the last step back, or one on which nothing rests
    Undo {
        name: PersonId,
        /// Its number, as the log has it
        step: Option<usize>,
    },
    /// Show what happened
    Log { name: PersonId },
}

/// A game and who won it.
#[derive(clap::Args)]
struct Game {
    name: PersonId,
    #[arg(required_unless_present = "file")]
    winner: Option<PersonId>,
    #[arg(required_unless_present = "file")]
    loser: Option<PersonId>,
    /// The loser did not come
    #[arg(long)]
    default: bool,
    /// Neither came: both have lost
    #[arg(long, conflicts_with = "default")]
    neither: bool,
    /// A round's results at once, a line each: who has won, who has lost, and `default` if the loser did not come, or `neither`
    #[arg(long, conflicts_with_all = ["winner", "loser", "default", "neither"])]
    file: Option<PathBuf>,
}

impl How {
    fn of(game: &Game) -> How {
        match (game.default, game.neither) {
            (_, true) => How::Neither,
            (true, false) => How::Default,
            (false, false) => How::Played,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum TitleWinner {
    Challenger,
    Holder,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let clerk = &args.clerk;
    match &args.command {
        Command::New { name, rules, title, day } => {
            let rules = rules_of(rules)?;
            let day = day_or_today(*day, clerk)?;
            let start = Start {
                title: title.clone().unwrap_or_else(|| name.to_string()),
                days: Table::read(&rules).ok().and_then(|table| table.season_of(day)),
                rules,
                ..Start::default()
            };
            begin(clerk, name, start, 0)?;
            show::season(&journal(clerk, name)?, clerk, out)?;
        }
        Command::List => show::list(clerk, out)?,
        Command::Rounds { name, class } => rounds::write(journal(clerk, name)?.state(), class.as_deref(), clerk, out)?,
        Command::Table { name, class } => show::table(journal(clerk, name)?.state(), class.as_deref(), clerk, out)?,
        Command::Log { name } => show::log(&journal(clerk, name)?, clerk, out)?,
        Command::Decide { name, class, day } => {
            let journal = journal(clerk, name)?;
            let after = journal.state().start().days.map(|[_, last]| last.next_day());
            let day = day_or_today(day.or(after), clerk)?;
            decide::decide(journal.state(), class.as_deref(), day, clerk, out)?;
        }
        Command::Declare { name, person } => {
            let born = born(&clerk.folder.people()?, person);
            let journal = act(clerk, name, &[Act::Do(Event::Declare(person.clone()))])?;
            decide::declared(journal.state(), person, born, clerk, out)?;
        }
        Command::Return { name, person, career } => {
            return later::come_back(name, person, career.as_deref(), clerk, out);
        }
        Command::Retirement { name } => later::retirement(journal(clerk, name)?.state(), clerk, out)?,
        Command::Print(args) => print::run(args, clerk, out)?,
        Command::Close { name, next, title, day } => close(clerk, name, next, title.as_deref(), *day, out)?,
        command => {
            let Some((name, acts)) = acts(command, clerk)? else { return Ok(ExitCode::SUCCESS) };
            let journal = act(clerk, name, &acts)?;
            show::season(&journal, clerk, out)?;
            if !clerk.json {
                notice(command, journal.state(), clerk, out)?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What whoever did something should know at once.
fn notice(command: &Command, league: &League, clerk: &Clerk, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Draw { .. } => show::who_meets_all_the_same(league, clerk, out),
        Command::Free { person, .. } | Command::Grace { person, .. } => {
            show::free_class(league, Some(person), clerk, out)
        }
        _ => Ok(()),
    }
}

/// What is done to which season.
type Acts<'a> = (&'a PersonId, Vec<Act<Event>>);

/// What a command does to a season; nothing if it only looks.
fn acts<'a>(command: &'a Command, clerk: &Clerk) -> Result<Option<Acts<'a>>, Failure> {
    let known = |people: &[&PersonId]| known(clerk, people);
    let wins = |game: &Game, corrects: bool| -> Result<Vec<Event>, Failure> {
        let results = match (&game.winner, &game.loser, &game.file) {
            (Some(winner), Some(loser), _) => {
                vec![entries::Ended { pair: [winner.clone(), loser.clone()], how: How::of(game) }]
            }
            (.., Some(file)) => entries::results(file)?,
            _ => Vec::new(),
        };
        Ok(results.into_iter().map(|ended| ended.event(corrects)).collect())
    };
    let (name, events) = match command {
        Command::Enrol { name, class, people, file } => {
            let members = file.as_deref().map_or_else(|| Ok(people.clone()), entries::read)?;
            known(&members.iter().map(|member| &member.person).collect::<Vec<_>>())?;
            let enrol = |member: Member| Event::Enrol { class: class.clone(), member };
            (name, members.into_iter().map(enrol).collect())
        }
        Command::Free { name, person, since, from_league } => {
            known(&[person])?;
            let born = born(&clerk.folder.people()?, person);
            let rule = journal(clerk, name)?.state().table().free;
            let until = rule.map(|rule| free_until(&rule, *since, !from_league, born, false));
            let (person, since, from_league) = (person.clone(), *since, *from_league);
            (name, vec![Event::EnrolFree { person, since, until, from_league }])
        }
        Command::Grace { name, person, career } => {
            let career = career.as_deref().map(later::career).transpose()?.map(Box::new);
            (name, vec![Event::Grace { person: person.clone(), career }])
        }
        Command::Hold { name, person } => {
            known(&[person])?;
            (name, vec![Event::Hold(person.clone())])
        }
        Command::Never { name, one, other } => {
            known(&[one, other])?;
            (name, vec![Event::Never([one.clone(), other.clone()])])
        }
        Command::Draw { name, seed } => (name, vec![Event::Draw { seed: *seed }]),
        Command::Result(game) => (&game.name, wins(game, false)?),
        Command::Correct(game) => (&game.name, wins(game, true)?),
        Command::Retire { name, person } => (name, vec![Event::Retire(person.clone())]),
        Command::Worst { name, people } => (name, vec![Event::Worst(people.clone())]),
        Command::Clear { name, person, career } => {
            let career = Box::new(later::career(career)?);
            (name, vec![Event::Clear { person: person.clone(), career }])
        }
        Command::PlayOff { name, winner } => (name, vec![Event::PlayOff(winner.clone())]),
        Command::TitleMatch { name, winner } => {
            (name, vec![Event::TitleMatch { challenger_won: *winner == TitleWinner::Challenger }])
        }
        Command::Accept { name, person } => (name, vec![Event::Accept(person.clone())]),
        Command::Decline { name, person } => (name, vec![Event::Decline(person.clone())]),
        Command::Undo { name, step } => {
            let last = journal(clerk, name)?.last();
            let step = step.or(last).ok_or_else(|| refused(clerk, name, &Refusal::Step(1)))?;
            return Ok(Some((name, vec![Act::Undo(step)])));
        }
        Command::New { .. }
        | Command::List
        | Command::Rounds { .. }
        | Command::Table { .. }
        | Command::Decide { .. }
        | Command::Return { .. }
        | Command::Retirement { .. }
        | Command::Print(_)
        | Command::Declare { .. }
        | Command::Close { .. }
        | Command::Log { .. } => return Ok(None),
    };
    Ok(Some((name, events.into_iter().map(Act::Do).collect())))
}

fn day_or_today(day: Option<Date>, clerk: &Clerk) -> Result<Date, Failure> {
    day.map_or_else(|| clerk.hour().map(club::time::Hour::date), Ok)
}

/// When somebody was born, if the club knows it.
fn born(people: &[Person], person: &PersonId) -> Option<Date> {
    people.iter().find(|other| other.id == *person).and_then(|person| person.born)
}

/// The rules of this name, or of a file.
fn rules_of(rules: &str) -> Result<String, Failure> {
    if let Some(text) = Table::text(rules) {
        return Ok(text.to_owned());
    }
    let path = PathBuf::from(rules);
    if !path.exists() {
        let names = Table::NAMES.join(", ");
        return Err(Failure::at("--rules", format_args!("expected {names} or a file, found {rules:?}")));
    }
    let (place, bytes) = crate::input::bytes(&path)?;
    let text = String::from_utf8(bytes).map_err(|_| Failure::at(&place, "expected a text in UTF-8"))?;
    Table::read(&text).map_err(|error| Failure::at(&place, error))?;
    Ok(text)
}

/// Whether the club knows all of them.
fn known(clerk: &Clerk, people: &[&PersonId]) -> Result<(), Failure> {
    let all = clerk.folder.people()?;
    match people.iter().find(|person| !all.iter().any(|other| other.id == ***person)) {
        None => Ok(()),
        Some(person) => {
            let text = clerk.language().text_with("certificate-no-person", "person", person.as_str());
            Err(Failure::at(&clerk.folder.people_path().display().to_string(), text))
        }
    }
}

fn book<'a>(clerk: &'a Clerk, name: &'a PersonId) -> Book<'a, League> {
    Book { clerk, kind: "leagues", text: "league", name, refused: said }
}

fn journal(clerk: &Clerk, name: &PersonId) -> Result<Journal<League>, Failure> {
    book(clerk, name).read()
}

/// Lets something happen and keeps it, whole or not at all.
fn act(clerk: &Clerk, name: &PersonId, acts: &[Act<Event>]) -> Result<Journal<League>, Failure> {
    book(clerk, name).act(|_| Ok(acts.to_vec()))
}

/// Plans a season; one of so many steps is planned anew.
fn begin(clerk: &Clerk, name: &PersonId, start: Start, steps: usize) -> Result<(), Failure> {
    book(clerk, name).begin(Event::Begin(Box::new(start)), steps)
}

/// Plans the next season first: if that cannot be, nothing has ended.
fn close(
    clerk: &Clerk,
    name: &PersonId,
    next: &PersonId,
    title: Option<&str>,
    day: Option<Date>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let season = journal(clerk, name)?;
    season
        .handle(Act::Do(Event::Close), clerk.hour()?, &clerk.who())
        .map_err(|refusal| refused(clerk, name, &refusal))?;
    // The season after one that has its days begins the day after.
    let after = season.state().start().days.map(|[_, last]| last.next_day());
    let day = day_or_today(day.or(after), clerk)?;
    let people = clerk.folder.people()?;
    let old = season.state().must_retire(day, |person| born(&people, person));
    if !old.is_empty() {
        let names: Vec<&str> = old.iter().map(PersonId::as_str).collect();
        let text = clerk.language().text_with("league-must-retire", "people", names.join(clerk.language().joint()));
        return Err(Failure::at(name.as_str(), text));
    }
    let title = title.map_or_else(|| next.to_string(), str::to_owned);
    // One that was planned at a close that was taken back since is planned anew.
    begin(clerk, next, season.state().next(title, day, |person| born(&people, person)), 1)?;
    act(clerk, name, &[Act::Do(Event::Close)])?;
    show::season(&journal(clerk, next)?, clerk, out)?;
    Ok(())
}

/// Why something may not be, in the reader's language.
fn said(clerk: &Clerk, refusal: &Refusal) -> String {
    let language = clerk.language();
    let (value, count) = refusal.values();
    let value = match refusal {
        Refusal::Stage(stage) => language.text(&format!("league-stage-{}", stage.code())),
        _ => value,
    };
    let values = [("value", value.into()), ("count", count.into())];
    language.text_with_values(&format!("league-refused-{}", refusal.code()), values)
}

fn refused(clerk: &Clerk, name: &PersonId, refusal: &Refusal) -> Failure {
    Failure::at(name.as_str(), said(clerk, refusal))
}
