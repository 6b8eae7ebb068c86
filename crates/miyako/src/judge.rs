//! `miyako judge`: the referee's reading of a whole record.

mod clock;
mod referee;
pub(crate) mod report;

use crate::failure::Failure;
use crate::words::{Language, Words};
use crate::{Outcome, input};
use arbiter::Ruleset;
use kifu::{Finding, FindingKind, Reading, Severity};
use report::Report;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Replay a record before the referee: fouls, repetition, impasse, time, and whether its ending is right.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako judge game.kif                               by the official rules
  miyako judge game.csa --ruleset amateur             mate ends the game by itself
  miyako judge game.csa --ruleset official/27-point   27 points win a declaration
  miyako judge - --json < game.kif                    for programs

Exit status: 0 the referee agrees with the record, 1 it does not, 2 the record cannot be read.
What an illegal move did is judged even where the rules would have refused it; friendly rules take it back.")]
pub(crate) struct Args {
    /// A record in KIF, in CSA or as a USI line, - for standard input
    file: PathBuf,
    /// The rules: official, amateur or friendly, and switches such as /27-point
    #[arg(long, default_value_t = Ruleset::OFFICIAL)]
    ruleset: Ruleset,
    /// The language [default: the terminal's]
    #[arg(long)]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let (name, bytes) = input::bytes(&args.file)?;
    let fail = |finding: &Finding| {
        let Finding { line, column, kind } = finding;
        Failure::at(&format!("{name}:{line}:{column}"), kind)
    };
    let reading = kifu::read(&bytes).map_err(|finding| fail(&finding))?;
    if let Some(finding) = reading.findings.iter().find(|finding| is_fatal(finding, &reading)) {
        return Err(fail(finding));
    }
    let judgement = referee::judge(&reading, args.ruleset);
    let report = Report { name: &name, reading: &reading, judgement: &judgement };
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        report.write(&Words::new(args.lang.unwrap_or_else(Language::of_environment)), out)?;
    }
    Ok(ExitCode::from(u8::from(!judgement.agrees)))
}

/// Whether nothing can be judged because of this: a foul can, and so can moves after the end.
fn is_fatal(finding: &Finding, reading: &Reading) -> bool {
    let is_of_foul = matches!(
        finding.kind,
        FindingKind::IllegalMove { .. }
            | FindingKind::OtherPiece { .. }
            | FindingKind::OutOfTurn
            | FindingKind::TakesKing
            | FindingKind::BadMove { .. }
    );
    let is_judged = finding.kind == FindingKind::MovesNotRead || is_of_foul && reading.record.illegal().is_some();
    finding.kind.severity() == Severity::Error && !is_judged || input::is_hopeless(&finding.kind)
}

#[cfg(test)]
mod tests;
