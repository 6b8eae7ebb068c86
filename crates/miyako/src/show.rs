//! `miyako show`: a position of a game as text, or as pictures.

mod moment;
mod pictures;
mod sheet;
mod style;
mod text;

use crate::failure::Failure;
use crate::judge::report::recorded_name;
use crate::{Outcome, input};
use kifu::Record;
use kifu::notation::Notation;
use moment::Moment;
pub(crate) use pictures::put;
use shogi::Handicap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Language;

/// Show a position of a game: in the terminal, or as a picture.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako show game.kif                                 the last position, in the terminal
  miyako show game.kif --ply 57 --png a.png            a diagram as in a book
  miyako show --sfen '4k4/9/4P4/9/9/9/9/9/9 b G 1' --tsume --svg mate.svg
                                                       a mate problem
  miyako show game.kif --style natural --png a.png     on wood, with the stands
  miyako show game.kif --gif a.gif --size 600          the whole game, move by move
  miyako show game.kif --sheet a.pdf --every 20        the whole game on paper
  miyako show --style faces --cut kiomote --png a.png  the grain of a board on all its sides
A file named - is standard input or output. Pictures need no fonts: docs/pictures.md shows them all.")]
pub(crate) struct Args {
    /// A record in KIF, in CSA or as a USI line, - for standard input
    #[arg(conflicts_with = "sfen")]
    file: Option<PathBuf>,
    /// The position: an SFEN, or a USI position with moves [default: an even game]
    #[arg(long, value_name = "SFEN")]
    sfen: Option<String>,
    /// How many moves of the record to play [default: all]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// How moves are written, as `miyako moves --notation` takes it [default: the language's]
    #[arg(long, value_name = "NAME")]
    notation: Option<Notation>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pictures: pictures::Pictures,
}

/// The game and how its moves are to be told.
struct Game<'a> {
    record: &'a Record,
    notation: Notation,
    language: Language,
}

impl Game<'_> {
    /// How the game ended, if the record says so.
    fn ending(&self) -> Option<String> {
        let ending = recorded_name(self.record.ending()?, self.language);
        Some(match self.record.winner() {
            Some(winner) => {
                let side = words::side(winner, Handicap::Even, self.language);
                self.language.text_with_list("judge-won", &[("ending", &ending), ("winner", &side)])
            }
            None => self.language.text_with_list("judge-nobody-won", &[("ending", &ending)]),
        })
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let record = match &args.file {
        Some(path) => input::file(path)?,
        None => input::line("--sfen", args.sfen.as_deref())?,
    };
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let own = if language == Language::Japanese { Notation::COMMON } else { Notation::WESTERN };
    let game = Game { record: &record, notation: args.notation.unwrap_or(own), language };
    let length = record.moves().count();
    let plies = args.ply.unwrap_or(length);
    let moment = Moment::all(&record, game.notation).nth(plies).ok_or_else(|| {
        Failure::at("--ply", format_args!("there are {length} moves, so expected a number from 0 to {length}"))
    })?;
    let drew = args.pictures.write(&game, &moment, out)?;
    if args.json {
        writeln!(out, "{}", text::json(&game, &moment))?;
    } else if !drew {
        text::write(&game, &moment, out)?;
    }
    Ok(ExitCode::SUCCESS)
}
