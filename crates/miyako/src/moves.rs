//! `miyako moves`: what can be played, and why something cannot; what was played, in any notation.

mod game;

use crate::failure::Failure;
use crate::{Outcome, four, input, variants};
use ::variants::yonin::Course;
use game::Numbers;
use kifu::Record;
use kifu::notation::Notation;
use play::{Attempt, Bar, Board};
use serde_json::json;
use shogi::{Move, Position, Square};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Language;

/// List the legal moves, one a line in USI; or say why a move is illegal; or print the moves played.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako moves                                        the first moves of an even game
  miyako moves game.kif --ply 30                      what could be played after the 30th move
  miyako moves --notation japanese                    7g7f and, after a tab, ▲７六歩
  miyako moves --words --lang en                      7g7f and, after a tab, pawn to 7-6
  miyako moves --sfen '4k4/9/9/9/9/9/4P4/9/4K4 b P 1' --why 'P*5e'
                                                      two_pawns: …, exit status 1
  miyako moves --variant tori                         of another game of the family
  miyako moves --variant minishogi --why 'P*3c'       not_in_hand: …, exit status 1
  miyako moves game.kif --played --notation western   1.P-76 P-34 …, the whole game
  miyako moves game.txt --from western --played --notation iroha
                                                      from one notation to another

Notations: japanese (or ki2), japanese/common, japanese/official, japanese/kanji, iroha, yorozuya, western, hodges,
hodges-1976, hosking, kitao-kawasaki, usi, csa; after each perhaps /plain, /triangles or /pieces for the players' marks,
and in Japanese ones /up, /go or /enter for a Dragon or Horse going forward.")]
pub(crate) struct Args {
    /// A record in KIF or as a USI line, - for standard input
    file: Option<PathBuf>,
    /// How many moves of the record to play [default: all]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// The position: an SFEN, or a USI position with moves [default: an even game]
    #[arg(long, value_name = "SFEN")]
    sfen: Option<String>,
    /// Of another game of the family: a name that `miyako variants` lists, or a file that describes a game
    #[arg(long, value_name = "NAME", value_parser = variants::id, conflicts_with_all = ["file", "ply", "notation", "words", "last", "played", "from"])]
    variant: Option<String>,
    /// How to read a disputed rule of that game, as drops=modern
    #[arg(long, value_name = "NAME=READING", requires = "variant")]
    option: Vec<String>,
    /// Ask about one move, in USI: prints "legal", or the foul and exits with 1
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,
    /// Print each move in this notation as well (see below)
    #[arg(long)]
    notation: Option<Notation>,
    /// Print each move in words as well, as a screen reader says it
    #[arg(long, conflicts_with = "notation")]
    words: bool,
    /// The language of the words [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Where the move before went, for 同 [default: known from the game]
    #[arg(long, value_name = "SQUARE")]
    last: Option<String>,
    /// Print the moves that were played in place of those that can be
    #[arg(long, conflicts_with_all = ["why", "words", "last", "json"])]
    played: bool,
    /// How the moves played are numbered [default: as is usual in the notation]
    #[arg(long, requires = "played")]
    numbers: Option<Numbers>,
    /// How many moves, or pairs of moves, to a line, 0 for all [default: as is usual in the notation]
    #[arg(long, value_name = "N", requires = "played")]
    per_line: Option<usize>,
    /// Begin with the line 0.開始
    #[arg(long, requires = "played")]
    start_line: bool,
    /// FILE holds moves in this notation, perhaps numbered, played from the position of --sfen on
    #[arg(long, value_name = "NOTATION", requires = "file")]
    from: Option<Notation>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    if let Some(variant) = &args.variant {
        return of_family(variant, args, out);
    }
    let record = record(args)?;
    let length = record.plies();
    let plies = args.ply.unwrap_or(length);
    if args.played {
        return game::print(&record, plies, args, out);
    }
    let position = record.position_after(plies).ok_or_else(|| {
        Failure::at("--ply", format_args!("there are {length} moves, so expected a number from 0 to {length}"))
    })?;
    match &args.why {
        Some(text) => answer_why(&position, text, args.json, out),
        None => list(&position, last_to(args, &record, plies)?, args, out),
    }
}

fn record(args: &Args) -> Result<Record, Failure> {
    let line = || input::line("--sfen", args.sfen.as_deref());
    match (&args.file, args.from) {
        (Some(path), Some(notation)) => game::read(path, notation, line()?),
        (Some(_), None) if args.sfen.is_some() => {
            Err(Failure::Input("the argument '[FILE]' cannot be used with '--sfen <SFEN>' but after --from".to_owned()))
        }
        (Some(path), None) => input::file(path),
        (None, _) => line(),
    }
}

fn last_to(args: &Args, record: &Record, plies: usize) -> Result<Option<Square>, Failure> {
    let Some(text) = &args.last else {
        return Ok(plies.checked_sub(1).and_then(|index| record.moves().nth(index)).map(|played| played.m.to()));
    };
    let wrong = || Failure::at("--last", format_args!("{text:?} is no square; expected a file and a rank, such as 7f"));
    Square::from_usi(text).map(Some).ok_or_else(wrong)
}

fn list(position: &Position, last_to: Option<Square>, args: &Args, out: &mut impl Write) -> Outcome {
    let mut moves = position.legal_moves();
    moves.sort_by_key(Move::to_string);
    let language = args.words.then(|| args.lang.unwrap_or_else(Language::of_environment));
    let text = |m: Move| match (language, args.notation) {
        (Some(language), _) => Some(words::spoken(position, m, last_to, language)),
        (None, Some(notation)) => Some(notation.write(position, m, last_to)),
        (None, None) => None,
    };
    if args.json {
        let entry = |m: &Move| match text(*m) {
            Some(text) => json!({ "usi": m.to_string(), "text": text }),
            None => json!({ "usi": m.to_string() }),
        };
        let entries: Vec<_> = moves.iter().map(entry).collect();
        writeln!(out, "{}", json!({ "sfen": position.to_string(), "moves": entries }))?;
    } else {
        for m in moves {
            match text(m) {
                Some(text) => writeln!(out, "{m}\t{text}")?,
                None => writeln!(out, "{m}")?,
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn of_family(name: &str, args: &Args, out: &mut impl Write) -> Outcome {
    let sfen = args.sfen.as_deref();
    if name == four::NAME {
        let position = four::position(&args.option, sfen)?;
        match &args.why {
            Some(text) => answer_why_of_family(&Course::new(position), text, |_, _| Vec::new(), args.json, out),
            None => list_texts(&position.to_string(), &four::move_texts(&position), args.json, out),
        }
    } else {
        let course = variants::course(name, &args.option, sfen)?;
        match &args.why {
            Some(text) => {
                let concerned = |m, bar: Bar| {
                    bar.of_family().map_or_else(Vec::new, |bar| course.position().squares_concerned(m, bar))
                };
                answer_why_of_family(&course, text, concerned, args.json, out)
            }
            None => list_texts(&course.position().to_string(), &move_texts(&course), args.json, out),
        }
    }
}

/// What may be played, by its texts; nothing when the game is over.
fn move_texts(course: &::variants::Course) -> Vec<String> {
    let mut texts: Vec<String> = course.legal_moves().into_iter().map(|m| course.text(m)).collect();
    texts.sort_unstable();
    texts
}

fn list_texts(sfen: &str, texts: &[String], json: bool, out: &mut impl Write) -> Outcome {
    if json {
        let entries: Vec<_> = texts.iter().map(|text| json!({ "usi": text })).collect();
        writeln!(out, "{}", json!({ "sfen": sfen, "moves": entries }))?;
    } else {
        texts.iter().try_for_each(|text| writeln!(out, "{text}"))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn answer_why(position: &Position, text: &str, json: bool, out: &mut impl Write) -> Outcome {
    let m: Move = text.parse().map_err(|error| Failure::at("--why", error))?;
    let illegal = position.judge(m).err();
    let squares = illegal.into_iter().flat_map(|illegal| position.squares_concerned(m, illegal));
    let squares: Vec<String> = squares.map(|square| square.to_string()).collect();
    tell_why(&m.to_string(), illegal.map(Bar::from), &squares, json, out)
}

fn answer_why_of_family<B: Board>(
    board: &B,
    text: &str,
    concerned: impl Fn(B::Move, Bar) -> Vec<String>,
    json: bool,
    out: &mut impl Write,
) -> Outcome {
    let Some(Attempt::Move(m)) = board.read(text) else {
        let wrong = format_args!("{text:?} is no move of this game; expected one such as 7g7f, 3c3b+ or P*5e");
        return Err(Failure::at("--why", wrong));
    };
    let bar = board.judge(m).err();
    let squares = bar.map(|bar| concerned(m, bar)).unwrap_or_default();
    tell_why(&board.text(m), bar, &squares, json, out)
}

/// Whether a move may be played, or which rule bars it, with the squares that show it.
fn tell_why(usi: &str, bar: Option<Bar>, squares: &[String], json: bool, out: &mut impl Write) -> Outcome {
    if json {
        let answer = json!({
            "usi": usi,
            "legal": bar.is_none(),
            "foul": bar.map(Bar::code),
            "text": bar.map(|bar| bar.to_string()),
            "squares": squares,
        });
        writeln!(out, "{answer}")?;
    } else {
        match bar {
            None => writeln!(out, "legal")?,
            Some(bar) => writeln!(out, "{}: {bar}", bar.code())?,
        }
    }
    Ok(ExitCode::from(u8::from(bar.is_some())))
}
