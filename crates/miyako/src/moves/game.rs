//! Whole games in a notation: `--played` and `--from`.

use super::Args;
use crate::failure::Failure;
use crate::{Outcome, input};
use clap::ValueEnum;
use kifu::notation::{Layout, Notation, Numbering};
use kifu::{Attempt, Cursor, Illegal, Record};
use shogi::Move;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum Numbers {
    /// 31.
    Single,
    /// 16., and 16… where White begins
    Pairs,
    None,
}

/// Prints the first moves of the main line, and the ending if these are all.
pub(super) fn print(record: &Record, plies: usize, args: &Args, out: &mut impl Write) -> Outcome {
    let usual = Layout::of(args.notation.unwrap_or(Notation::KI2));
    let numbering = args.numbers.map_or(usual.numbering, |numbers| match numbers {
        Numbers::Single => Numbering::Single,
        Numbers::Pairs => Numbering::Pairs,
        Numbers::None => Numbering::None,
    });
    let per_line = args.per_line.unwrap_or(usual.per_line);
    let layout = Layout { numbering, opening_line: args.start_line, per_line, ..usual };
    let foul = record.illegal().and_then(|(_, illegal)| match illegal.attempt {
        Attempt::Move(m) => Some(m),
        Attempt::Changed { .. } => None,
    });
    let moves: Vec<Move> = record.moves().map(|played| played.m).chain(foul).take(plies).collect();
    let ending = record.ending().filter(|_| plies >= record.plies());
    let text = layout.write(record.start(), moves, ending).map_err(|error| Failure::Input(error.to_string()))?;
    writeln!(out, "{text}")?;
    Ok(ExitCode::SUCCESS)
}

/// Reads a file of moves in a notation that go on from the end of `before`.
///
/// # Errors
/// If it cannot be read, or something in it makes no sense.
pub(super) fn read(path: &Path, notation: Notation, before: Record) -> Result<Record, Failure> {
    let (name, bytes) = input::bytes(path)?;
    let text = String::from_utf8(bytes).map_err(|_| Failure::at(&name, "not UTF-8"))?;
    let mut cursor = before.last();
    let game = notation.read_game(cursor.position(), text.trim_start_matches('\u{feff}'));
    let game = game.map_err(|error| Failure::at(&format!("{name}:{}:{}", error.line, error.column), &error.kind))?;
    let mut record = before;
    for m in game.moves {
        play(&mut record, &mut cursor, m).map_err(|reason| Failure::at(&name, format_args!("{m}: {reason}")))?;
    }
    if let Some(ending) = game.ending {
        cursor.end(&mut record, ending).map_err(|reason| Failure::at(&name, reason))?;
    }
    Ok(record)
}

/// Plays a move; one against the rules stands in the record as such.
fn play(record: &mut Record, cursor: &mut Cursor, m: Move) -> Result<(), kifu::Unplayable> {
    if cursor.play(record, m).is_err() {
        cursor.play_illegally(record, Illegal::new(cursor.turn(), Attempt::Move(m)))?;
    }
    Ok(())
}
