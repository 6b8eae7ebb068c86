//! Who keeps a club's files: where they are, when something happened, who did it, and how they are spoken to.

use super::folder::Folder;
use crate::failure::Failure;
use club::time::Hour;
use std::time::SystemTime;
use words::Language;

/// What every command that writes into a club's folder takes.
#[derive(clap::Args)]
pub(crate) struct Clerk {
    #[command(flatten)]
    pub(crate) folder: Folder,
    /// When it happened: 2026-11-23T09:30:00Z [default: now]
    #[arg(long, global = true, value_name = "HOUR")]
    at: Option<Hour>,
    /// Who does it [default: the user of this machine]
    #[arg(long, global = true, value_name = "WHO", value_parser = who)]
    by: Option<String>,
    /// The language [default: the terminal's]
    #[arg(long, global = true, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

impl Clerk {
    /// The language they read.
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(Language::of_environment)
    }

    /// When something happens.
    pub(crate) fn hour(&self) -> Result<Hour, Failure> {
        self.at.map_or_else(now, Ok)
    }

    /// Who does it.
    pub(crate) fn who(&self) -> String {
        let user = || ["USER", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
        self.by.clone().or_else(user).unwrap_or_else(|| "arbiter".to_owned())
    }
}

fn who(text: &str) -> Result<String, String> {
    let is_name = !text.trim().is_empty() && club::line::fits(text, 80);
    is_name.then(|| text.to_owned()).ok_or_else(|| "expected a name of one line and at most 80 characters".to_owned())
}

/// This machine's hour.
pub(crate) fn now() -> Result<Hour, Failure> {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).ok();
    let hour = since.and_then(|since| Hour::from_seconds(i64::try_from(since.as_secs()).ok()?));
    hour.ok_or_else(|| Failure::at("--at", "expected an hour, as this machine's clock is wrong"))
}
