//! `miyako club reset`: lets somebody in who has lost their password.

use crate::Outcome;
use crate::failure::Failure;
use crate::place::Place;
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;
use words::Language;

/// Let somebody of the site in who has lost their password and their codes.
#[derive(clap::Args)]
#[command(after_help = "\
Prints four words, good once and for three days: with them and a new password they come in at /account/back.
The site may be running or not. Their present password stays good until then, and they see that it was done.

Examples:
  miyako club reset 'Anna Rossi'
  miyako club reset Anna --data /var/lib/miyako
  miyako club reset Anna --database postgres://localhost/miyako --json

Exit status: 0 done, 2 nobody is called so, or the database cannot be had.")]
pub(crate) struct Args {
    /// Whom, by the name that they have at the site
    name: String,
    #[command(flatten)]
    place: Place,
    /// Print it for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let card = server::reset(&args.place.config(), &args.name).map_err(|error| Failure::Input(error.to_string()))?;
    if args.json {
        writeln!(out, "{}", json!({"name": card.name, "words": card.words, "due_ms": card.due_ms}))?;
    } else {
        let texts = [("name", &*card.name), ("words", &card.words)];
        writeln!(out, "{}", Language::of_environment().text_with_list("terminal-card", &texts))?;
    }
    Ok(ExitCode::SUCCESS)
}
