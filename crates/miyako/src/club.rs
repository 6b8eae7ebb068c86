//! `miyako club`: grades, ratings, leagues, tournaments and certificates, on plain files.

mod arena;
mod book;
mod cases;
mod certificate;
mod clerk;
mod folder;
mod grade;
mod ladder;
mod league;
mod log;
mod member;
mod person;
mod pool;
mod rate;
mod reset;
mod teams;
mod tournament;

use crate::Outcome;
use std::io::Write;

/// Grades, ratings, leagues, tournaments and certificates of a club, on plain files.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Arena(arena::Args),
    Cases(cases::Args),
    Certificate(certificate::Args),
    Grade(grade::Args),
    Ladder(ladder::Args),
    League(league::Args),
    Member(member::Args),
    Rate(rate::Args),
    Person(person::Args),
    Pool(pool::Args),
    Reset(reset::Args),
    Teams(teams::Args),
    Tournament(tournament::Args),
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    match &args.command {
        Command::Arena(args) => arena::run(args, out),
        Command::Cases(args) => cases::run(args, out),
        Command::Certificate(args) => certificate::run(args, out),
        Command::Grade(args) => grade::run(args, out),
        Command::Ladder(args) => ladder::run(args, out),
        Command::League(args) => league::run(args, out),
        Command::Member(args) => member::run(args, out),
        Command::Rate(args) => rate::run(args, out),
        Command::Person(args) => person::run(args, out),
        Command::Pool(args) => pool::run(args, out),
        Command::Reset(args) => reset::run(args, out),
        Command::Teams(args) => teams::run(args, out),
        Command::Tournament(args) => tournament::run(args, out),
    }
}
