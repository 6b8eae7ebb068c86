//! `miyako check`: what is wrong with records, by line, going on after each finding.

mod name;

use crate::Outcome;
use crate::batch::{self, Source, Threads, Turn, family};
use crate::failure::Failure;
use ::variants::RecordError;
use kifu::{Encoding, Ending, Finding, Format, GameError, Severity};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::PathBuf;
use words::Language;

/// Say what is wrong with records, by line: FILE:LINE:COLUMN: code: text.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako check game.kif                        one file
  miyako check games/ 'old/*.csa'              a folder with those in it; a pattern
  miyako check games/ --json                   for programs, one object a line
  miyako check games/ --strict                 also names of files that mislead other programs
  miyako check - --from kif < game.txt         standard input, read as KIF

Exit status: 0 nothing is wrong, 1 something is, 2 something cannot be read.
Of a folder, files are read whose names end in one of the customary ways (.kif, .csa …).")]
pub(crate) struct Args {
    /// Files, folders or patterns, - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Read all as this format [default: as each text looks]
    #[arg(long, value_name = "FORMAT")]
    from: Option<Format>,
    /// A file's name, too, must be right: other programs go by it
    #[arg(long)]
    strict: bool,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON, one object for each file
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    threads: Threads,
}

/// More findings than this of one file are counted, but not kept for its JSON.
const MOST_IN_JSON: usize = 10_000;

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let sources = batch::find(&args.files);
    let done = batch::run(&sources, &args.threads, out, |source, turn| {
        Check { args, language, name: source.name(), seen: Seen::default(), found: Vec::new() }.run(source, turn)
    })?;
    let count = |what: fn(&Seen) -> usize| done.results.iter().map(what).sum::<usize>();
    let [wrong, unreadable] =
        [count(|seen| usize::from(seen.findings > 0)), count(|seen| usize::from(seen.unreadable))];
    let numbers = [
        ("files", done.results.len()),
        ("games", count(|seen| seen.games)),
        ("findings", count(|seen| seen.findings)),
        ("wrong", wrong),
        ("unreadable", unreadable),
    ];
    eprintln!("{}", language.text_with_counts("check-summary", &numbers));
    Ok(done.status(if unreadable > 0 { 2 } else { u8::from(wrong > 0) }))
}

/// What was seen of a file.
#[derive(Default)]
struct Seen {
    games: usize,
    plies: usize,
    findings: usize,
    unreadable: bool,
    format: Option<Format>,
    encoding: Option<Encoding>,
    ending: Option<Ending>,
}

/// Something wrong, in words.
struct Said {
    line: usize,
    column: usize,
    code: &'static str,
    /// Whether something of the game is lost by it.
    error: bool,
    text: String,
}

/// The work on one file.
struct Check<'a> {
    args: &'a Args,
    language: Language,
    name: String,
    seen: Seen,
    /// Findings for JSON.
    found: Vec<Value>,
}

impl Check<'_> {
    fn run(mut self, source: &Source, turn: &mut Turn<'_, '_>) -> Result<Seen, Failure> {
        if let Err(error) = self.read(source, turn)? {
            self.seen.unreadable = true;
            turn.say(format_args!("miyako: {}: {error}", self.name));
        }
        if self.args.json {
            writeln!(turn, "{}", self.json())?;
        }
        Ok(self.seen)
    }

    /// Reads game after game; the inner error is the file's, the outer one that of the output.
    fn read(&mut self, source: &Source, turn: &mut Turn<'_, '_>) -> Result<io::Result<()>, Failure> {
        if let Some(read) = family::read_json(source) {
            return Ok(Ok(self.take_family(read, turn)?));
        }
        let games = match source.games(self.args.from) {
            Ok(games) => games,
            Err(error) => return Ok(Err(error)),
        };
        for game in games {
            if batch::is_interrupted() {
                break;
            }
            match game {
                Ok(reading) => {
                    if self.seen.games == 0 && self.args.strict {
                        let misleading = name::findings(source, &reading, self.language);
                        misleading.iter().try_for_each(|said| self.print(said, turn))?;
                    }
                    self.seen.games += 1;
                    self.seen.plies += reading.record.plies();
                    self.seen.format.get_or_insert(reading.format);
                    self.seen.encoding.get_or_insert(reading.encoding);
                    self.seen.ending = reading.record.ending().cloned();
                    reading.findings.iter().try_for_each(|finding| self.find(finding, turn))?;
                }
                Err(GameError::Unreadable(finding)) => {
                    if let Some(read) = family::read(source).filter(|_| self.seen.games == 0) {
                        self.take_family(read, turn)?;
                        break;
                    }
                    self.find(&finding, turn)?;
                }
                Err(GameError::Io(error)) => return Ok(Err(error)),
            }
        }
        Ok(Ok(()))
    }

    /// What there is to say of a record of another game.
    fn take_family(
        &mut self,
        read: Result<(Encoding, family::Record), RecordError>,
        turn: &mut Turn<'_, '_>,
    ) -> io::Result<()> {
        match read {
            Ok((encoding, record)) => {
                self.seen.games = 1;
                self.seen.plies = record.plies();
                self.seen.encoding = Some(encoding);
                Ok(())
            }
            Err(RecordError { line, fault }) => {
                let text = words::fault(&fault, self.language);
                self.print(&Said { line, column: 1, code: fault.code(), error: true, text }, turn)
            }
        }
    }

    fn find(&mut self, finding: &Finding, turn: &mut Turn<'_, '_>) -> io::Result<()> {
        let Finding { line, column, kind } = finding;
        let text = words::message(&kind.message(), self.language);
        let error = kind.severity() == Severity::Error;
        self.print(&Said { line: *line, column: *column, code: kind.code(), error, text }, turn)
    }

    fn print(&mut self, said: &Said, turn: &mut Turn<'_, '_>) -> io::Result<()> {
        let Said { line, column, code, error, text } = said;
        self.seen.findings += 1;
        if !self.args.json {
            return writeln!(turn, "{}:{line}:{column}: {code}: {text}", self.name);
        }
        if self.found.len() < MOST_IN_JSON {
            self.found.push(json!({ "line": line, "column": column, "code": code, "error": error, "text": text }));
        }
        Ok(())
    }

    /// One object, as docs/records.md describes it.
    fn json(&mut self) -> Value {
        let Seen { games, plies, findings, unreadable, format, encoding, ending } = &self.seen;
        json!({
            "file": self.name,
            "format": format.map(Format::name),
            "encoding": encoding.map(Encoding::name),
            "games": games,
            "plies": plies,
            "ending": ending.as_ref().filter(|_| *games == 1).map(Ending::code),
            "findings": std::mem::take(&mut self.found),
            "left_out": findings.saturating_sub(MOST_IN_JSON),
            "unreadable": unreadable,
        })
    }
}
