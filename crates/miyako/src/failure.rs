//! What stops a command, and how that is said: one line on standard error, exit status 2.

use std::io;
use std::process::ExitCode;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What it was given is wrong; the text says where, and what would be right.
    Input(String),
    /// Its output could not be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
    /// Wrong input: where, and what is wrong with it.
    pub(crate) fn at(place: &str, what: impl std::fmt::Display) -> Failure {
        Failure::Input(format!("{place}: {what}"))
    }

    /// Says it and gives the exit status.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            // Whoever read the output has had enough of it.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => eprintln!("miyako: cannot write the output: {error}"),
            Failure::Input(what) => eprintln!("miyako: {what}"),
        }
        ExitCode::from(2)
    }
}

/// Says what is wrong with the arguments, or gives the help that they ask for.
pub(crate) fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Help that nobody reads to the end is no failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    let what = text.split("\n\n").next().unwrap_or(&text).trim_start_matches("error: ");
    // What was typed is told again; nothing in it may steer the terminal.
    let what: String = what.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let what: Vec<&str> = what.split_whitespace().collect();
    eprintln!("miyako: {} (miyako --help says more)", what.join(" "));
    ExitCode::from(2)
}
