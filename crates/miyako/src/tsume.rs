//! `miyako tsume`: mate problems.

mod asked;
mod check;
mod generate;
mod judge;
mod kept;
mod limit;
mod line;
mod problems;
mod sheet;
mod solve;
mod verify;

use crate::Outcome;
use clap::Subcommand;
use std::io::Write;

/// Mate problems: solve them, by the thousand if need be; say whether they are sound; verify proofs; make new ones;
/// tell threats and brinkmates; print them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako tsume solve '9/4k4/9/4S4/9/9/9/9/9 b 2G 1'      one problem
  miyako tsume solve problems.sfen --shortest --json    many of them
  miyako tsume check problem.kif                        is it sound, and where are its cooks
  miyako tsume verify problem.mate                      is the proof true
  miyako tsume generate --length 5 --count 20           new ones
  miyako tsume judge game.kif --end                     who mates, who threatens to, what meets it
  miyako tsume sheet problems.sfen -o sheet.pdf         problems to print, with their solutions
  miyako tsume COMMAND --help                           examples for a command")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    Solve(solve::Args),
    Check(check::Args),
    Verify(verify::Args),
    Generate(generate::Args),
    Judge(judge::Args),
    Sheet(sheet::Args),
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    match &args.action {
        Action::Solve(args) => solve::run(args, out),
        Action::Check(args) => check::run(args, out),
        Action::Verify(args) => verify::run(args, out),
        Action::Generate(args) => generate::run(args, out),
        Action::Judge(args) => judge::run(args, out),
        Action::Sheet(args) => sheet::run(args, out),
    }
}
