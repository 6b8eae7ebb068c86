//! `miyako backup` and `miyako restore`: copies of the games.

use crate::Outcome;
use crate::failure::Failure;
use crate::place::Place;
use server::{Backup, BackupError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use words::Language;

/// Copy all games and records of the site into one file, also while it runs.
#[derive(clap::Args)]
#[command(after_help = "\
The copy is whole, as the database was at one moment, and has been read back before it gets its name.
It is for SQLite, where the site keeps its data unless told otherwise; Postgres has pg_dump.

Examples:
  miyako backup -o games.sqlite
  miyako backup --data /var/lib/miyako -o /backup/miyako-$(date +%F).sqlite")]
pub(crate) struct BackupArgs {
    /// The file to write; one that is there already is left alone
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Put a copy that `miyako backup` made in the place of the site's data.
#[derive(clap::Args)]
#[command(after_help = "\
The site must not be running. What was there before is kept beside it.

Examples:
  miyako restore games.sqlite
  miyako restore --data /var/lib/miyako /backup/miyako-2026-11-22.sqlite")]
pub(crate) struct RestoreArgs {
    /// The copy
    #[arg(value_name = "FILE")]
    from: PathBuf,
    #[command(flatten)]
    place: Place,
}

pub(crate) fn backup(args: &BackupArgs, out: &mut impl Write) -> Outcome {
    let backup = server::backup(&args.place.config(), &args.output).map_err(failed)?;
    say(out, "terminal-backup", &args.output, &backup)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut impl Write) -> Outcome {
    let (backup, kept) = server::restore(&args.place.config(), &args.from).map_err(failed)?;
    if let Some(kept) = kept {
        let language = Language::of_environment();
        writeln!(out, "{}", language.text_with_list("terminal-replaced", &[("file", &kept.display().to_string())]))?;
    }
    say(out, "terminal-restore", &args.from, &backup)
}

fn failed(error: BackupError) -> Failure {
    Failure::Input(error.to_string())
}

/// Tells of a copy what it holds, so that nobody trusts one of nothing.
fn say(out: &mut impl Write, id: &str, file: &Path, backup: &Backup) -> Outcome {
    let language = Language::of_environment();
    let [games, records] = [backup.games, backup.records].map(|number| number.to_string());
    // A tenth is enough to see that it is about as large as the last one.
    let size = format!("{}.{}", backup.bytes / 1_000_000, backup.bytes / 100_000 % 10);
    let values = [("file", &*file.display().to_string()), ("games", &games), ("records", &records), ("size", &size)];
    writeln!(out, "{}", language.text_with_list(id, &values))?;
    Ok(ExitCode::SUCCESS)
}
