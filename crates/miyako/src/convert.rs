//! `miyako convert`: records from any format into any other.

mod draft;
pub(crate) mod losses;
pub(crate) mod output;
pub(crate) mod target;

use crate::Outcome;
use crate::batch::{self, Source, Threads, Turn, family};
use crate::failure::Failure;
use ::variants::RecordError;
use kifu::{Encoding, Finding, Format, GameError, Reading, Severity};
use losses::Lost;
use output::{Claims, Output, Written};
use std::io::Write;
use std::path::PathBuf;
use target::{Name, Target, Wish};
use words::Language;

/// Write records in another format: many files in, a folder out.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako convert game.kif -o game.csa                     the names say the formats
  miyako convert games/ 'old/*.kif' -o new/ --to csa      folders and patterns, into a folder
  miyako convert games/ -o new/ --to kifu                 KIF in UTF-8
  miyako convert game.kif -o game.ki2 --encoding utf-8    another encoding than the name says
  miyako convert all.csa -o - --to usi                    a line for each game
  miyako convert - -o game.kif --strict < game.csa        whole or not at all
  miyako convert chu.kif -o chu.json                      another game of the family: KIF as lishogi's, JSON, USI

By custom .kif and .ki2 are in Shift_JIS, .kifu and .ki2u in UTF-8; so is all else, and standard output. Several games of
one file become one file in CSA and USI, and name.kif, name-2.kif … in a folder otherwise, as with -o new/. What has been found wrong, and what the
format cannot hold, is said on standard error. A file appears when it is whole; what is there is replaced only by --force.

Exit status: 0 all is written, 1 something is not, or not whole as it was wrong, 2 something cannot be read.")]
pub(crate) struct Args {
    /// Files, folders or patterns, - for standard input
    #[arg(required = true, value_name = "IN")]
    files: Vec<PathBuf>,
    /// The file to write, or the folder if there may be many; - for standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// Read all as this format [default: as each text looks]
    #[arg(long, value_name = "FORMAT")]
    from: Option<Format>,
    /// The format to write, or a customary ending such as kifu [default: what OUT ends with]
    #[arg(long, value_name = "FORMAT")]
    to: Option<Name>,
    /// The encoding to write [default: the customary one]
    #[arg(long)]
    encoding: Option<Encoding>,
    /// Write nothing of which the format loses a part, or in whose text something is wrong
    #[arg(long)]
    strict: bool,
    /// Replace files that are there
    #[arg(long)]
    force: bool,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let mut sources = batch::find(&args.files);
    let wish = Wish { files: &args.files, output: &args.output, to: args.to.as_ref(), encoding: args.encoding };
    let target = Target::of(&wish, &sources)?;
    sources.retain(|source| !target.has_made(source));
    let claims = Claims::of(&target, &sources, args.force);
    let done = batch::run(&sources, &args.threads, out, |source, turn| {
        Conversion { args, language, target: &target, name: source.name(), seen: Seen::default() }
            .run(source, &claims, turn)
    })?;
    let count = |what: fn(&Seen) -> usize| done.results.iter().map(what).sum::<usize>();
    let numbers = [
        ("files", done.results.len()),
        ("games", count(|seen| seen.games)),
        ("written", count(|seen| seen.written)),
        ("refused", count(|seen| seen.games - seen.written)),
        ("unreadable", count(|seen| seen.unreadable)),
    ];
    if sources.len() > 1 {
        eprintln!("{}", language.text_with_counts("convert-summary", &numbers));
    }
    let wrong = done.results.iter().any(|seen| seen.wrong || seen.written < seen.games);
    Ok(done.status(if count(|seen| seen.unreadable) > 0 { 2 } else { u8::from(wrong) }))
}

/// What became of a file.
#[derive(Default)]
struct Seen {
    games: usize,
    written: usize,
    /// Texts that are no games, or the file itself.
    unreadable: usize,
    /// Something of a game was lost in reading.
    wrong: bool,
}

/// The work on one file.
struct Conversion<'a> {
    args: &'a Args,
    language: Language,
    target: &'a Target,
    name: String,
    seen: Seen,
}

impl Conversion<'_> {
    fn run(mut self, source: &Source, claims: &Claims, turn: &mut Turn<'_, '_>) -> Result<Seen, Failure> {
        let mut lost = Lost::default();
        let mut output = Output::new(self.target, source, claims);
        if let Some(read) = family::read_json(source) {
            self.take_family(read, &mut output, turn)?;
            self.settle(output, turn)?;
            return Ok(self.seen);
        }
        let games = match source.games(self.args.from) {
            Ok(games) => games,
            Err(error) => {
                self.cannot_read(&error, turn);
                return Ok(self.seen);
            }
        };
        for game in games {
            match game {
                // What is not whole does not appear.
                _ if batch::is_interrupted() => return Ok(self.seen),
                Ok(reading) => self.take(&reading, &mut output, &mut lost, turn)?,
                Err(GameError::Unreadable(finding)) => {
                    if let Some(read) = family::read(source).filter(|_| self.seen.games == 0) {
                        self.take_family(read, &mut output, turn)?;
                        break;
                    }
                    self.find(&finding, turn);
                    self.seen.unreadable += 1;
                    if self.args.strict {
                        output.skip();
                    }
                }
                Err(GameError::Io(error)) => {
                    self.cannot_read(&error, turn);
                    return Ok(self.seen);
                }
            }
        }
        self.settle(output, turn)?;
        if !lost.is_empty() {
            let target = self.target.path(source).display().to_string();
            let losses = lost.text(self.language);
            let values = [("file", self.name.as_str()), ("target", &target), ("losses", &losses)];
            turn.say(self.language.text_with_list("convert-lost", &values));
        }
        Ok(self.seen)
    }

    fn cannot_read(&mut self, error: &std::io::Error, turn: &mut Turn<'_, '_>) {
        turn.say(format_args!("miyako: {}: {error}", self.name));
        self.seen.unreadable += 1;
    }

    fn find(&mut self, finding: &Finding, turn: &mut Turn<'_, '_>) {
        let Finding { line, column, kind } = finding;
        let text = words::message(&kind.message(), self.language);
        turn.say(format_args!("{}:{line}:{column}: {}: {text}", self.name, kind.code()));
        self.seen.wrong |= kind.severity() == Severity::Error;
    }

    /// Writes a game, if nothing is against it.
    fn take(
        &mut self,
        reading: &Reading,
        output: &mut Output<'_>,
        lost: &mut Lost,
        turn: &mut Turn<'_, '_>,
    ) -> Result<(), Failure> {
        self.seen.games += 1;
        reading.findings.iter().for_each(|finding| self.find(finding, turn));
        let text = kifu::write(&reading.record, self.target.format, self.target.encoding);
        if self.args.strict && !(reading.findings.is_empty() && text.losses.is_empty()) {
            self.refuse(reading, &text.losses, turn);
            output.skip();
            return Ok(());
        }
        lost.add(&text.losses);
        let written = output.write(&text.bytes, turn)?;
        self.note(written, turn);
        Ok(())
    }

    /// Writes a record of another game, if the format is one of those that hold any.
    fn take_family(
        &mut self,
        read: Result<(Encoding, family::Record), RecordError>,
        output: &mut Output<'_>,
        turn: &mut Turn<'_, '_>,
    ) -> Result<(), Failure> {
        let record = match read {
            Ok((_, record)) => record,
            Err(RecordError { line, fault }) => {
                turn.say(format_args!(
                    "{}:{line}: {}: {}",
                    self.name,
                    fault.code(),
                    words::fault(&fault, self.language)
                ));
                self.seen.unreadable += 1;
                return Ok(());
            }
        };
        self.seen.games += 1;
        let Some(text) = record.write(self.target.format) else {
            let format = self.target.format.name();
            let values = [("file", self.name.as_str()), ("format", format), ("others", record.endings())];
            turn.say(self.language.text_with_list("convert-not-of-family", &values));
            return Ok(());
        };
        let written = output.write(&self.target.encoding.encode(&text).0, turn)?;
        self.note(written, turn);
        Ok(())
    }

    fn refuse(&self, reading: &Reading, losses: &[kifu::Loss], turn: &mut Turn<'_, '_>) {
        let number = self.seen.games.to_string();
        let file = match self.seen.games {
            1 => self.name.clone(),
            _ => self.language.text_with_list("convert-game", &[("file", &self.name), ("number", &number)]),
        };
        let mut lost = Lost::default();
        lost.add(losses);
        turn.say(if reading.findings.is_empty() {
            self.language.text_with_list("convert-refused", &[("file", &file), ("losses", &lost.text(self.language))])
        } else {
            self.language.text_with_list("convert-refused-findings", &[("file", &file)])
        });
    }

    /// The games that were waiting for the last one appear.
    fn settle(&mut self, output: Output<'_>, turn: &mut Turn<'_, '_>) -> Result<(), Failure> {
        let written = output.close()?;
        self.note(written, turn);
        Ok(())
    }

    fn note(&mut self, written: Written, turn: &mut Turn<'_, '_>) {
        match written {
            Written::Games(count) => self.seen.written += count,
            Written::Refused { id, values } => {
                let mut all = vec![("file", self.name.as_str())];
                all.extend(values.iter().map(|(name, value)| (*name, value.as_str())));
                turn.say(self.language.text_with_list(id, &all));
            }
        }
    }
}
