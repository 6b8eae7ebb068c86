//! `miyako play`: a game against the computer in the terminal.

pub(crate) mod board;
mod computer;
mod four;
mod grid;
mod look;
mod save;
mod session;
mod setting;
mod two;

use crate::Outcome;
use crate::failure::Failure;
use crate::variants;
use ::variants::yonin::{Course, Position, Seat};
use arbiter::handicap::{Odds, Opening, Privileges};
use arbiter::{Game, MoveLimit, Ruleset, Takeback, Terms, TimeControl};
use clap::ValueEnum;
use computer::Computer;
use engine::{Level, UnknownLevel};
use four::Four;
use grid::Faces;
use kifu::notation::Notation;
use look::{Look, Told};
use play::{AnyBoard, Board};
use save::FourForm;
use session::Session;
use setting::{SeatOf, Setting};
use shogi::{Color, Handicap};
use std::fs::File;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant, SystemTime};
use two::Two;
use words::Language;

/// The longest the computer thinks about a move without a clock.
const PATIENCE: Duration = Duration::from_secs(3);

/// Play against the computer, in this terminal or from a script.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako play                                      an even game, you have Black
  miyako play --handicap two-piece --friendly      the computer gives rook and bishop; you may take moves back
  miyako play --clock 10m+30s --level 4k --save game.kif
  miyako play --handicap rook --opening 3          you make three moves before the computer's first
  miyako play --ruleset official                   as judged by a federation: an illegal move loses
  miyako play --clock NHK/final                    10 minutes, ten considerations of a minute, 30 seconds a move
  miyako play --words --lang it                    moves in words, for a screen reader
  printf '7g7f\\nresign\\n' | miyako play --seed 1   the same game every time
  miyako play --variant tori --level 6             another game of the family (see miyako variants)
  miyako play --variant chu --friendly --clock 30m+30s
  miyako play --variant yonin --seat south,north --clock 10m --save game.json   the game for four, two of them people

Moves are typed in any notation: USI (7g7f), Japanese (７六歩, 76歩), Western (P-76), Iroha (春歩) …
Levels, from a beginner's on: 15k to 1k (kyū), then 1d to 9d (dan), the strongest; in the other games of the family 1 to 10.")]
pub(crate) struct Args {
    /// How strong the computer plays [default: 10k, with --variant 5]
    #[arg(long)]
    level: Option<Strength>,
    /// Another game of the family: a name that `miyako variants` lists, or a file that describes a game
    #[arg(long, value_name = "NAME", value_parser = variants::id, conflicts_with_all = ["handicap", "opening", "notation"])]
    variant: Option<String>,
    /// With --variant yonin, where people sit; the computer has the other seats [default: south]
    #[arg(long, value_name = "SEATS", value_delimiter = ',', requires = "variant", conflicts_with = "color")]
    seat: Vec<SeatName>,
    /// How to read a disputed rule of that game, as drops=modern
    #[arg(long, value_name = "NAME=READING", requires = "variant")]
    option: Vec<String>,
    /// With --variant, the position to start from [default: the game's start]
    #[arg(long, value_name = "SFEN", requires = "variant")]
    sfen: Option<String>,
    /// What the stronger player gives: two-piece, 二枚落ち, nimaiochi; jōsen, Black for the weaker
    #[arg(long, value_name = "NAME", default_value = "even", value_parser = handicap)]
    handicap: Handicap,
    /// Moves first (n手指し): so many of Black's in a run, as far as the fifth rank, or unlimited; his first turn comes before
    /// White's first move, with /after as the answer to it
    #[arg(long, value_name = "MOVES")]
    opening: Option<Opening>,
    /// Where a foul loses, forgive each player's first
    #[arg(long)]
    forgive_first: bool,
    /// The time of each player: 10m+30s (then 30 seconds a move), 10m (and no more), 5m+3s/move (3 more for every move),
    /// 10m+30s/10x60s (consideration periods), 8h/stopwatch (whole minutes), NHK/final (a tournament's), none
    #[arg(long, value_name = "CLOCK", default_value = "none", value_parser = clock)]
    clock: TimeControl,
    /// Your side; in handicap games Black receives the odds
    #[arg(long, default_value = "black")]
    color: Side,
    /// Allow taking moves back and asking for hints: --ruleset friendly
    #[arg(long, conflicts_with = "ruleset")]
    friendly: bool,
    /// The rules: official (an illegal move loses, mate waits for resignation), amateur, friendly; with changes after
    /// slashes, such as amateur/27-point
    #[arg(long, value_name = "RULES", default_value = "amateur")]
    ruleset: Ruleset,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// How the board is drawn [default: kanji in Japanese, else letters]
    #[arg(long)]
    pieces: Option<Pieces>,
    /// How moves of standard shogi are written, as `miyako moves --notation` takes it [default: as the pieces are]
    #[arg(long, conflicts_with = "words")]
    notation: Option<Notation>,
    /// Tell moves in words, as for a screen reader
    #[arg(long)]
    words: bool,
    /// Save the game when it is over or you leave, as KIF; the game for four as FILE.json, or its moves as FILE.usi
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Where the computer's mistakes come from: the same number, the same mistakes
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Side {
    Black,
    White,
}

#[derive(Clone, Copy, ValueEnum)]
enum SeatName {
    South,
    West,
    North,
    East,
}

impl SeatName {
    fn seat(self) -> Seat {
        match self {
            SeatName::South => Seat::South,
            SeatName::West => Seat::West,
            SeatName::North => Seat::North,
            SeatName::East => Seat::East,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum Pieces {
    Kanji,
    Letters,
}

/// A level of either kind of engine.
#[derive(Clone, Copy)]
enum Strength {
    Grade(Level),
    Number(::variants::Level),
}

impl FromStr for Strength {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Strength, UnknownLevel> {
        text.parse().map(Strength::Number).or_else(|_| text.parse().map(Strength::Grade))
    }
}

fn handicap(name: &str) -> Result<Handicap, String> {
    Odds::from_name(name).map(Odds::handicap).ok_or_else(|| {
        let names: Vec<_> = Handicap::all().map(Handicap::code).collect();
        format!("there is no such handicap; there are {}", names.join(", "))
    })
}

/// Nobody sits at a terminal for days.
fn clock(text: &str) -> Result<TimeControl, String> {
    let clock = text.parse::<TimeControl>().map_err(|error| error.to_string())?;
    if clock.is_by_the_day() {
        return Err(
            "a clock by the day is for two who play by correspondence, at a site; here give hours, minutes and seconds"
                .to_owned(),
        );
    }
    Ok(clock)
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let seed = args.seed.unwrap_or_else(any_seed);
    if args.variant.as_deref() == Some(crate::four::NAME) {
        let position = crate::four::position(&args.option, args.sfen.as_deref())?;
        let setting = four(args, &position, language, seed)?;
        let people = if args.seat.is_empty() { &[SeatName::South][..] } else { &args.seat };
        return play(args, setting, people.iter().map(|name| name.seat()).collect(), Course::new(position), out);
    }
    if !args.seat.is_empty() {
        return Err(Failure::at("--seat", "only the game for four has such seats: --variant yonin"));
    }
    let (start, computer): (AnyBoard, _) = match &args.variant {
        None => (args.handicap.position().into(), Computer::of_shogi(grade(args)?, seed)),
        Some(name) => {
            let start = variants::position(name, &args.option, args.sfen.as_deref())?;
            let computer = Computer::of_family(start.game(), family_level(args)?, seed);
            (start.into(), computer)
        }
    };
    let player = match args.color {
        Side::Black => Color::Black,
        Side::White => Color::White,
    };
    let setting = Two { look: look(args, language), computer, is_standard: start.standard().is_some() };
    play(args, setting, vec![player], start, out)
}

/// Plays a game, and saves it.
fn play<S: Setting>(args: &Args, setting: S, people: Vec<SeatOf<S>>, start: S::Board, out: &mut impl Write) -> Outcome {
    // A file that cannot be written is better known before the game than after it.
    if let Some(path) = &args.save {
        File::options().create(true).append(true).open(path).map_err(|error| cannot_save(path, &error))?;
    }
    let mut session = Session {
        setting,
        people,
        game: Game::new(terms(args, start)),
        began: Instant::now(),
        lines: lines(),
        asks: std::io::stdin().is_terminal(),
        out,
    };
    session.run()?;
    if let Some(path) = &args.save {
        let record = session.setting.record(&session.game, &session.people);
        let record = record.map_err(|what| cannot_save(path, &what))?;
        std::fs::write(path, record).map_err(|error| cannot_save(path, &error))?;
        let file = path.display().to_string();
        let saved = session.setting.language().text_with_list("terminal-saved", &[("file", &file)]);
        writeln!(session.out, "{saved}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The game for four from here.
fn four(args: &Args, position: &Position, language: Language, seed: u64) -> Result<Four, Failure> {
    let form = match &args.save {
        None => FourForm::Json,
        Some(path) => FourForm::of(path).ok_or_else(|| {
            Failure::at(&path.display().to_string(), "a game for four is saved as .json, or its moves alone as .usi")
        })?,
    };
    let computer = ::variants::yonin::Computer::new(position.rules());
    let Look { faces, told, .. } = look(args, language);
    Ok(Four { language, faces, told, computer, level: family_level(args)?, seed, form })
}

fn look(args: &Args, language: Language) -> Look {
    let faces = faces(args, language);
    let usual = match faces {
        Faces::Kanji => Notation::COMMON,
        Faces::Letters => Notation::WESTERN,
    };
    let told = if args.words { Told::InWords } else { Told::Written(args.notation.unwrap_or(usual)) };
    Look { language, faces, told, handicap: args.handicap }
}

fn terms<B: Board<Seat: arbiter::Side>>(args: &Args, start: B) -> Terms<B> {
    let mut ruleset = if args.friendly { Ruleset::FRIENDLY } else { args.ruleset };
    if ruleset.takebacks == Takeback::Asked {
        // The computer agrees to everything.
        ruleset.takebacks = Takeback::Free;
    }
    if args.variant.is_some() {
        // The game itself says how many moves it has.
        ruleset.move_limit = MoveLimit::None;
    }
    Terms {
        ruleset,
        privileges: Privileges { first_foul: args.forgive_first, ..Privileges::default() },
        opening: args.opening,
        ..Terms::of(start).with_clock(args.clock)
    }
}

fn grade(args: &Args) -> Result<Level, Failure> {
    match args.level {
        None => Ok("10k".parse().unwrap_or(Level::WEAKEST)),
        Some(Strength::Grade(level)) => Ok(level),
        Some(Strength::Number(_)) => {
            Err(Failure::at("--level", "expected 15k to 1k or 1d to 9d; numbers are for --variant"))
        }
    }
}

fn family_level(args: &Args) -> Result<::variants::Level, Failure> {
    match args.level {
        None => Ok(::variants::Level::new(5).unwrap_or(::variants::Level::STRONGEST)),
        Some(Strength::Number(level)) => Ok(level),
        Some(Strength::Grade(_)) => Err(Failure::at("--level", "expected 1 to 10; grades are for standard shogi")),
    }
}

fn faces(args: &Args, language: Language) -> Faces {
    match (args.pieces, language) {
        (Some(Pieces::Letters), _) => Faces::Letters,
        (Some(Pieces::Kanji), _) | (None, Language::Japanese) => Faces::Kanji,
        (None, _) => Faces::Letters,
    }
}

fn cannot_save(path: &Path, what: &dyn std::fmt::Display) -> Failure {
    Failure::at(&path.display().to_string(), format_args!("cannot save the game: {what}"))
}

/// A seed that differs from game to game.
fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    since.as_nanos() as u64
}

/// The lines of standard input as they come, so that waiting for one can end when the time is up.
fn lines() -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    receiver
}
