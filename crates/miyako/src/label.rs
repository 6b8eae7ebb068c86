//! `miyako label`: castles, openings and tesuji of records by name.

mod cases;
mod text;

pub(crate) use text::Text;

use crate::Outcome;
use crate::batch::{self, Obstacle, Source, Threads, Turn, family};
use crate::failure::Failure;
use ::variants::RecordError;
use engine::Book;
use kifu::{GameError, Reading, Record};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::PathBuf;
use study::Outline;
use words::Language;

/// Name the castles, openings and tesuji of records, their phases and what else the field has a word for.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako label game.kif                      what a game has of them
  miyako label games/ 'old/*.csa'            a folder with those in it; a pattern
  miyako label games/ --json                 for programs, one object for each game
  miyako label - --lang it < game.kif        standard input, in Italian
  miyako label --cases cases.jsonl           answers to cases, each a line of JSON: docs/patterns.md

Exit status: 0 done, 2 something cannot be read.")]
pub(crate) struct Args {
    /// Files, folders or patterns, - for standard input
    #[arg(required_unless_present = "cases", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Answer cases, each a line of JSON, from this file, - for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["files", "json", "lang", "threads"])]
    cases: Option<PathBuf>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON, one object for each game
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    threads: Threads,
}

/// All that is told of a record.
pub(crate) fn outline(record: &Record) -> Outline {
    let book = Book::built_in();
    Outline::of(record, |position, m| book.moves(position).iter().any(|known| known.m == m))
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    if let Some(file) = &args.cases {
        return cases::run(file, out);
    }
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let sources = batch::find(&args.files);
    let done = batch::run(&sources, &args.threads, out, |source, turn| {
        Labelling { args, language, name: source.name(), seen: Seen::default() }.run(source, turn)
    })?;
    let count = |what: fn(&Seen) -> usize| done.results.iter().map(what).sum::<usize>();
    let [games, openings, castles] =
        [count(|seen| seen.games), count(|seen| seen.openings), count(|seen| seen.castles)];
    let unreadable = count(|seen| seen.unreadable);
    if games + unreadable > 1 {
        let numbers = [("games", games), ("openings", openings), ("castles", castles), ("unreadable", unreadable)];
        eprintln!("{}", language.text_with_counts("label-summary", &numbers));
    }
    Ok(done.status(if unreadable > 0 { 2 } else { 0 }))
}

/// What came of the games of a file.
#[derive(Default)]
struct Seen {
    games: usize,
    /// Games in which a side has an opening, and a castle.
    openings: usize,
    castles: usize,
    unreadable: usize,
}

/// The work on one file.
struct Labelling<'a> {
    args: &'a Args,
    language: Language,
    name: String,
    seen: Seen,
}

impl Labelling<'_> {
    fn run(mut self, source: &Source, turn: &mut Turn<'_, '_>) -> Result<Seen, Failure> {
        if let Some(read) = family::read_json(source) {
            self.refuse_family(read.err(), turn)?;
            return Ok(self.seen);
        }
        let games = match source.games(None) {
            Ok(games) => games,
            Err(error) => {
                self.skip(&Obstacle::unreadable(&error), turn)?;
                return Ok(self.seen);
            }
        };
        for (number, game) in (1..).zip(games) {
            match game {
                _ if batch::is_interrupted() => break,
                Ok(reading) => match study::judge::obstacle(&reading) {
                    Some(finding) => self.skip(&Obstacle::found(finding, self.language), turn)?,
                    None => self.label(number, &reading, turn)?,
                },
                Err(GameError::Unreadable(finding)) => {
                    if let Some(read) = family::read(source).filter(|_| number == 1) {
                        self.refuse_family(read.err(), turn)?;
                        break;
                    }
                    self.skip(&Obstacle::found(&finding, self.language), turn)?;
                }
                Err(GameError::Io(error)) => {
                    self.skip(&Obstacle::unreadable(&error), turn)?;
                    break;
                }
            }
        }
        Ok(self.seen)
    }

    /// Other games of the family have no patterns here.
    fn refuse_family(&mut self, error: Option<RecordError>, turn: &mut Turn<'_, '_>) -> io::Result<()> {
        let obstacle = match error {
            Some(error) => Obstacle::of_family(&error, self.language),
            None => Obstacle::other_game(self.language.text("label-not-of-family")),
        };
        self.skip(&obstacle, turn)
    }

    fn skip(&mut self, obstacle: &Obstacle, turn: &mut Turn<'_, '_>) -> io::Result<()> {
        self.seen.unreadable += 1;
        obstacle.tell(&self.name, self.args.json, turn)
    }

    fn label(&mut self, game: usize, reading: &Reading, turn: &mut Turn<'_, '_>) -> io::Result<()> {
        let outline = outline(&reading.record);
        self.seen.games += 1;
        let sides = &outline.labels.sides;
        self.seen.openings += usize::from(sides.iter().any(|side| !side.openings.is_empty()));
        self.seen.castles += usize::from(sides.iter().any(|side| side.castle.is_some()));
        if self.args.json {
            return writeln!(turn, "{}", self.json(game, &outline)?);
        }
        Text { record: &reading.record, outline: &outline, language: self.language }.write(&self.name, game, turn)
    }

    /// One object, as docs/patterns.md describes it.
    fn json(&self, game: usize, outline: &Outline) -> io::Result<Value> {
        let mut object = serde_json::to_value(outline)?;
        object["file"] = json!(self.name);
        // What both sides do together has the word for itself.
        object["number"] = json!(game);
        Ok(object)
    }
}
