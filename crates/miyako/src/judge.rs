//! `miyako judge`: the referee's reading of whole records.

mod family;
pub(crate) mod report;

use crate::Outcome;
use crate::batch::family as families;
use crate::batch::{self, Obstacle, Source, Threads, Turn};
use crate::failure::Failure;
use crate::variants::own_name;
use ::variants::RecordError;
use arbiter::Ruleset;
use kifu::{Encoding, GameError, Reading};
use report::Report;
use std::io::{self, Write};
use std::path::PathBuf;
use words::Language;

/// Replay records before the referee: fouls, repetition, impasse, time, and whether their endings are right.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako judge game.kif                               by the official rules
  miyako judge game.csa --ruleset amateur             mate ends the game by itself
  miyako judge game.csa --ruleset official/27-point   27 points win a declaration
  miyako judge games/ 'old/*.csa'                     a folder with those in it; a pattern
  miyako judge - --json < game.kif                    for programs, one object a line, also where it cannot be read
  miyako judge chu.kif                                another game of the family, by its own rules

Exit status: 0 the referee agrees with all records, 1 it does not, 2 something cannot be read.
What an illegal move did is judged even where the rules would have refused it; friendly rules take it back.")]
pub(crate) struct Args {
    /// Files, folders or patterns, - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The rules: official, amateur or friendly, and switches such as /27-point
    #[arg(long, default_value_t = Ruleset::OFFICIAL)]
    ruleset: Ruleset,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON, one object for each game
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let sources = batch::find(&args.files);
    let done = batch::run(&sources, &args.threads, out, |source, turn| {
        Hearing { args, language, name: source.name(), heard: Heard::default() }.run(source, turn)
    })?;
    let count = |what: fn(&Heard) -> usize| done.results.iter().map(what).sum::<usize>();
    let [agreeing, disputed] = [count(|heard| heard.agreeing), count(|heard| heard.disputed)];
    let unreadable = count(|heard| heard.unreadable);
    if agreeing + disputed + unreadable > 1 {
        let numbers = [
            ("games", agreeing + disputed),
            ("agreeing", agreeing),
            ("disputed", disputed),
            ("unreadable", unreadable),
        ];
        eprintln!("{}", language.text_with_counts("judge-summary", &numbers));
    }
    Ok(done.status(if unreadable > 0 { 2 } else { u8::from(disputed > 0) }))
}

/// What came of the games of a file.
#[derive(Default)]
struct Heard {
    agreeing: usize,
    disputed: usize,
    unreadable: usize,
}

/// The work on one file.
struct Hearing<'a> {
    args: &'a Args,
    language: Language,
    name: String,
    heard: Heard,
}

impl Hearing<'_> {
    fn run(mut self, source: &Source, turn: &mut Turn<'_, '_>) -> Result<Heard, Failure> {
        if let Some(read) = families::read_json(source) {
            self.take_family(read, turn)?;
            return Ok(self.heard);
        }
        let games = match source.games(None) {
            Ok(games) => games,
            Err(error) => {
                self.skip(&Obstacle::unreadable(&error), turn)?;
                return Ok(self.heard);
            }
        };
        for (number, game) in (1..).zip(games) {
            match game {
                _ if batch::is_interrupted() => break,
                Ok(reading) => match study::judge::obstacle(&reading) {
                    Some(finding) => self.skip(&Obstacle::found(finding, self.language), turn)?,
                    None => self.judge(number, &reading, turn)?,
                },
                Err(GameError::Unreadable(finding)) => {
                    if let Some(read) = families::read(source).filter(|_| number == 1) {
                        self.take_family(read, turn)?;
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
        Ok(self.heard)
    }

    fn skip(&mut self, obstacle: &Obstacle, turn: &mut Turn<'_, '_>) -> io::Result<()> {
        self.heard.unreadable += 1;
        obstacle.tell(&self.name, self.args.json, turn)
    }

    /// Judges a record of another game.
    fn take_family(
        &mut self,
        read: Result<(Encoding, families::Record), RecordError>,
        turn: &mut Turn<'_, '_>,
    ) -> io::Result<()> {
        let record = match read {
            Ok((_, families::Record::Two(record))) => record,
            Ok((_, families::Record::Four(_))) => {
                let text = self.language.text("judge-not-of-four");
                return self.skip(&Obstacle::other_game(text), turn);
            }
            Err(error) => return self.skip(&Obstacle::of_family(&error, self.language), turn),
        };
        let judgement = family::Judgement::of(&record);
        if judgement.agrees {
            self.heard.agreeing += 1;
        } else {
            self.heard.disputed += 1;
        }
        if self.args.json {
            return writeln!(turn, "{}", judgement.json(&self.name));
        }
        judgement.write(&self.name, own_name(record.game().names(), self.language), self.language, turn)
    }

    fn judge(&mut self, game: usize, reading: &Reading, turn: &mut Turn<'_, '_>) -> io::Result<()> {
        let judgement = study::judge::judge(reading, self.args.ruleset);
        let report = Report { name: &self.name, game, reading, judgement: &judgement };
        if judgement.agrees {
            self.heard.agreeing += 1;
        } else {
            self.heard.disputed += 1;
        }
        if self.args.json { writeln!(turn, "{}", report.json()) } else { report.write(self.language, turn) }
    }
}
