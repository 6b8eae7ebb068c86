//! The games of a file: judged, told, written down.

use super::thinker::Thinker;
use super::{Args, curve, json, table};
use crate::batch::{self, Source, Turn};
use crate::convert::losses::Lost;
use crate::convert::output::{Claims, Output, Written};
use crate::convert::target::Target;
use crate::failure::Failure;
use crate::label;
use diagram::{Flag, Graph};
use indicatif::{ProgressBar, ProgressStyle};
use kifu::{Finding, GameError, Key, Reading, Record};
use shogi::{Color, Handicap};
use std::io::Write;
use std::path::Path;
use study::{Analysis, Mark, Outline, Scope, Speech};
use words::Language;

/// What became of a file.
#[derive(Default)]
pub(super) struct Done {
    pub(super) games: usize,
    /// Games that were not written as it was asked.
    pub(super) refused: usize,
    /// Texts that are no games, or the file itself.
    pub(super) unreadable: usize,
}

/// A game that has been judged.
pub(super) struct Judged<'a> {
    /// What to call it.
    pub(super) name: &'a str,
    /// Which game of the file it is, from 1.
    pub(super) number: usize,
    pub(super) record: &'a Record,
    pub(super) analysis: &'a Analysis,
    /// Castles, openings, tesuji.
    pub(super) outline: &'a Outline,
    pub(super) language: Language,
}

/// The work on one file.
pub(super) struct Work<'a> {
    args: &'a Args,
    language: Language,
    source: &'a Source,
    name: String,
    /// How many files there are; how far a single one has come is worth showing.
    files: usize,
    done: Done,
}

impl<'a> Work<'a> {
    pub(super) fn new(args: &'a Args, language: Language, source: &'a Source, files: usize) -> Work<'a> {
        Work { args, language, source, name: source.name(), files, done: Done::default() }
    }

    pub(super) fn run(mut self, place: Option<(&Target, &Claims)>, turn: &mut Turn<'_, '_>) -> Result<Done, Failure> {
        let games = match self.source.games(None) {
            Ok(games) => games,
            Err(error) => {
                self.cannot_read(&error, turn);
                return Ok(self.done);
            }
        };
        let mut thinker = Thinker::new(&self.args.limit, self.args.threads.each(self.files));
        let mut output = place.map(|(target, claims)| (target, Output::new(target, self.source, claims)));
        let mut lost = Lost::default();
        for game in games {
            match game {
                _ if batch::is_interrupted() => break,
                Ok(reading) => {
                    let record = self.analyse(reading, &mut thinker, turn)?;
                    if let Some((target, output)) = &mut output {
                        let text = kifu::write(&record, target.format, target.encoding);
                        lost.add(&text.losses);
                        let written = output.write(&text.bytes, turn)?;
                        self.note(written, turn);
                    }
                }
                Err(GameError::Unreadable(finding)) => {
                    self.find(&finding, turn);
                    self.done.unreadable += 1;
                }
                Err(GameError::Io(error)) => {
                    self.cannot_read(&error, turn);
                    break;
                }
            }
        }
        if let Some((target, output)) = output {
            let written = output.close()?;
            self.note(written, turn);
            if !lost.is_empty() {
                let path = target.path(self.source).display().to_string();
                let losses = lost.text(self.language);
                let values = [("file", self.name.as_str()), ("target", &path), ("losses", &losses)];
                turn.say(self.language.text_with_list("convert-lost", &values));
            }
        }
        Ok(self.done)
    }

    fn cannot_read(&mut self, error: &std::io::Error, turn: &mut Turn<'_, '_>) {
        turn.say(format_args!("miyako: {}: {error}", self.name));
        self.done.unreadable += 1;
    }

    fn find(&self, finding: &Finding, turn: &mut Turn<'_, '_>) {
        let Finding { line, column, kind } = finding;
        turn.say(format_args!(
            "miyako: {}:{line}:{column}: {}",
            self.name,
            words::message(&kind.message(), self.language)
        ));
    }

    fn note(&mut self, written: Written, turn: &mut Turn<'_, '_>) {
        if let Written::Refused { id, values } = written {
            let mut all = vec![("file", self.name.as_str())];
            all.extend(values.iter().map(|(name, value)| (*name, value.as_str())));
            turn.say(self.language.text_with_list(id, &all));
            self.done.refused += 1;
        }
    }

    /// Judges a game and tells what came of it; gives the record with the remarks in it.
    fn analyse(&mut self, reading: Reading, thinker: &mut Thinker, turn: &mut Turn<'_, '_>) -> Result<Record, Failure> {
        self.done.games += 1;
        reading.findings.iter().for_each(|finding| self.find(finding, turn));
        let mut record = reading.record;
        // What an earlier analysis has written is not to be judged.
        study::erase(&mut record);
        let scope = if self.args.variations { Scope::Variations } else { Scope::MainLine };
        let mut analysis = Analysis::of(&record, scope);
        thinker.new_game();
        let bar = self.bar(analysis.open().len());
        analysis.run(&mut |question| {
            let judgement = thinker.judge(question);
            bar.inc(1);
            judgement
        });
        bar.finish_and_clear();
        let text = |id: &str, values: &[(&str, &str)]| self.language.text_with_list(id, values);
        let handicap = record.handicap().unwrap_or(Handicap::Even);
        let speech = Speech { text: &text, notation: self.args.notation(), handicap };
        let (outline, language) = (label::outline(&record), self.language);
        let (name, number) = (self.name.as_str(), self.done.games);
        let judged = Judged { name, number, record: &record, analysis: &analysis, outline: &outline, language };
        if self.args.json {
            writeln!(turn, "{}", json::of(&judged, &speech))?;
        } else if !self.writes_to_stdout() {
            table::write(&judged, &speech, turn)?;
        }
        if let Some(path) = self.args.graph.as_ref().filter(|_| self.done.games == 1) {
            draw(&judged, &speech, path)?;
        }
        study::annotate(&mut record, &analysis, &speech);
        Ok(record)
    }

    /// A record is to come out there, and nothing else.
    fn writes_to_stdout(&self) -> bool {
        self.args.output.as_ref().is_some_and(|path| path.as_os_str() == "-")
    }

    /// Shows on a terminal how far it has come, and second looks beyond the end.
    fn bar(&self, positions: usize) -> ProgressBar {
        let bar = if self.files == 1 { ProgressBar::new(positions as u64) } else { ProgressBar::hidden() };
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
            bar.set_style(style);
        }
        bar
    }
}

/// Draws the course of a game.
fn draw(judged: &Judged<'_>, speech: &Speech<'_>, path: &Path) -> Result<(), Failure> {
    let name = |color: Color, key: &Key| {
        let side = speech.side(color);
        judged.record.headers.get(key).map_or(side.clone(), |name| format!("{side}: {name}"))
    };
    let chances = curve::chances(judged.analysis);
    let flags = judged.analysis.main_line().filter_map(|place| {
        let mark = place.passage.as_ref()?.verdict?.mark?;
        let flag = match mark {
            Mark::Good => Flag::Good,
            Mark::Inaccuracy => Flag::Inaccuracy,
            Mark::Mistake => Flag::Mistake,
            Mark::Blunder => Flag::Blunder,
        };
        Some((place.plies, flag, mark.sign()))
    });
    let graph = Graph {
        chances: chances.into_iter().map(|chance| chance.map(|chance| chance.value() as f32)).collect(),
        flags: flags.collect(),
        title: (speech.text)("analysis-course", &[]),
        names: [name(Color::Black, &Key::Black), name(Color::White, &Key::White)],
    };
    let is_png = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("png"));
    let bytes =
        if is_png { graph.png(1600).map_err(|error| Failure::at("--graph", error))? } else { graph.svg().into_bytes() };
    std::fs::write(path, bytes).map_err(|error| Failure::at(&path.display().to_string(), error))
}
