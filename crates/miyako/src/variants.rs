//! `miyako variants`: the other games of the family, their rules in short, and what is wrong with a file that describes one.

use crate::Outcome;
use crate::failure::Failure;
use crate::four;
use ::variants::yonin::Rules;
use ::variants::{
    Compulsory, Course, DataError, Game, GameOption, Kind, KindId, Mark, NAMES, Names, Position, PromotionWhen,
    Sentence,
};
use serde_json::{Value, json};
use shogi::folded;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use words::Language;

/// List the games of the family, tell about one of them, or check a file that describes a game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako variants                       all games
  miyako variants tori                  its board, its start, its pieces, its rules in short
  miyako variants 中将棋                the same of a game by its name in any language
  miyako variants tori F                how one piece moves, drawn
  miyako variants --check my-game.toml  all that is wrong with a file, by line; exit status 1 if anything is

docs/variants-format.md says how such a file is written.")]
pub(crate) struct Args {
    /// A game of the list, by any of its names, or a file that describes one
    #[arg(value_parser = id)]
    game: Option<String>,
    /// One of its pieces, by its letter, as in positions: F, +S
    piece: Option<String>,
    /// Check a file that describes a game
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    check: Option<PathBuf>,
    /// How to read a disputed rule, as drops=modern; the game's page lists what there is
    #[arg(long, value_name = "NAME=READING", requires = "game")]
    option: Vec<String>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    if let Some(file) = &args.check {
        return check(file, args.json, language, out);
    }
    let Some(name) = &args.game else { return list(language, args.json, out) };
    if name == four::NAME {
        let rules = four::rules(&args.option)?;
        match &args.piece {
            _ if args.json => writeln!(out, "{}", four::as_json(&rules))?,
            None => four::describe(&rules, language, out)?,
            Some(letters) => draw(9, piece(rules.kinds(), letters)?, language, out)?,
        }
        return Ok(ExitCode::SUCCESS);
    }
    let game = game(name, &args.option)?;
    match &args.piece {
        _ if args.json => writeln!(out, "{}", as_json(&game))?,
        None => describe(&game, language, out)?,
        Some(letters) => {
            draw(game.files().max(game.ranks()), piece(game.kinds(), letters)?, language, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn piece<'a>(kinds: &'a [Kind], letters: &str) -> Result<&'a Kind, Failure> {
    kinds.iter().find(|kind| kind.id == *letters).ok_or_else(|| {
        let known: Vec<&str> = kinds.iter().map(|kind| kind.id.as_str()).collect();
        Failure::at(letters, format_args!("no piece of this game; expected one of {}", known.join(" ")))
    })
}

/// The name in the catalogue of the game that is called so in any language, `tori` of 禽将棋 or *Bird shōgi*; the text itself if
/// none is.
pub(crate) fn id(text: &str) -> Result<String, String> {
    if text == four::NAME || NAMES.contains(&text) || text.ends_with(".toml") {
        return Ok(text.to_owned());
    }
    let wanted = folded(text);
    let is_called = |id: &str, names: &Names| {
        let all = [id, &names.kanji, &names.romaji, &names.english, &names.italian];
        // Some have several readings with a stroke between, and most end with the word for the whole family.
        let mut each = all.into_iter().flat_map(|name| name.split('/')).map(folded);
        !wanted.is_empty() && each.any(|name| name == wanted || name.trim_end_matches("shogi") == wanted)
    };
    let games = NAMES.iter().filter_map(|name| Game::named(name));
    let mut found: Vec<String> =
        games.filter(|game| is_called(game.id(), game.names())).map(|game| game.id().to_owned()).collect();
    let rules = Rules::usual();
    found.extend(is_called(four::NAME, rules.names()).then(|| four::NAME.to_owned()));
    match &found[..] {
        [] => Ok(text.to_owned()),
        [only] => Ok(only.clone()),
        several => Err(format!("several games are called so; expected one of {}", several.join(", "))),
    }
}

/// A game by its name, or from a file, with the readings chosen of what is disputed.
pub(crate) fn game(name: &str, options: &[String]) -> Result<Arc<Game>, Failure> {
    let choices = choices(options)?;
    if let Some(game) = Game::with_options(name, &choices) {
        return game.map_err(|errors| as_failure(&errors));
    }
    if !name.ends_with(".toml") {
        let known = NAMES.join(", ");
        return Err(Failure::at(
            name,
            format_args!("no such game; expected a file ending in .toml, or one of {known}"),
        ));
    }
    read(Path::new(name), &choices)?.map_err(|errors| as_failure(&errors))
}

/// Options and their readings.
pub(crate) fn choices(options: &[String]) -> Result<Vec<(&str, &str)>, Failure> {
    let choice = |option: &'_ String| {
        let expected = "expected an option and its reading, as drops=modern";
        Failure::at("--option", format_args!("{option}: {expected}"))
    };
    options.iter().map(|option| option.split_once('=').ok_or_else(|| choice(option))).collect()
}

pub(crate) fn as_failure(errors: &[DataError]) -> Failure {
    let lines: Vec<String> = errors.iter().map(DataError::to_string).collect();
    Failure::Input(lines.join("\nmiyako: "))
}

/// The start of a game, or the position given.
pub(crate) fn position(name: &str, options: &[String], sfen: Option<&str>) -> Result<Position, Failure> {
    let game = game(name, options)?;
    match sfen {
        None => Ok(Position::start(&game)),
        Some(text) => Position::parse_line(&game, text).map_err(|error| Failure::at("--sfen", error)),
    }
}

/// A game at its start, or after the moves given.
pub(crate) fn course(name: &str, options: &[String], sfen: Option<&str>) -> Result<Course, Failure> {
    let line = sfen.unwrap_or("startpos");
    Course::parse_line(&game(name, options)?, line).map_err(|error| Failure::at("--sfen", error))
}

fn read(file: &Path, choices: &[(&str, &str)]) -> Result<Result<Arc<Game>, Vec<DataError>>, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::at(&file.display().to_string(), error))?;
    Ok(Game::read(&file.display().to_string(), &text, choices))
}

fn check(file: &Path, json: bool, language: Language, out: &mut impl Write) -> Outcome {
    let errors = read(file, &[])?.err().unwrap_or_default();
    if json {
        let entry = |error: &DataError| json!({ "file": error.file, "line": error.line, "message": error.message });
        writeln!(out, "{}", errors.iter().map(entry).collect::<Value>())?;
    } else {
        for error in &errors {
            writeln!(out, "{error}")?;
        }
        if errors.is_empty() {
            writeln!(out, "{}", language.text("variants-nothing-wrong"))?;
        }
    }
    Ok(if errors.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn list(language: Language, json: bool, out: &mut impl Write) -> Outcome {
    let games: Vec<Arc<Game>> = NAMES.iter().filter_map(|name| Game::named(name)).collect();
    if json {
        let rules = four::rules(&[])?;
        let four = four::as_json(&rules);
        writeln!(out, "{}", games.iter().map(|game| as_json(game)).chain([four]).collect::<Value>())?;
        return Ok(ExitCode::SUCCESS);
    }
    let longest = NAMES.iter().map(|name| name.len()).max().unwrap_or(0);
    for game in games {
        let (id, board) = (game.id(), format!("{}×{}", game.files(), game.ranks()));
        writeln!(out, "{id:<longest$}  {board:<5}  {} {}", game.names().kanji, own_name(game.names(), language))?;
    }
    let names = four::rules(&[])?;
    let names = names.names();
    writeln!(out, "{:<longest$}  9×9    {} {}", four::NAME, names.kanji, own_name(names, language))?;
    Ok(ExitCode::SUCCESS)
}

/// What a game is called beside its kanji: its name, or how that is read.
pub(crate) fn own_name(names: &Names, language: Language) -> &str {
    match language {
        Language::Italian => &names.italian,
        Language::English => &names.english,
        Language::Japanese => &names.romaji,
    }
}

/// A name as it is written, and how that is read: in kana for readers of Japanese.
pub(crate) fn with_reading(kanji: &str, romaji: &str, language: Language) -> String {
    format!("{kanji} {}", words::reading(kanji, romaji, language)).trim_end().to_owned()
}

/// The head of what is told of a game.
pub(crate) fn title(names: &Names, language: Language) -> String {
    let name = with_reading(&names.kanji, &names.romaji, language);
    if language == Language::Japanese { name } else { format!("{name} – {}", own_name(names, language)) }
}

fn describe(game: &Game, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "{}\n", title(game.names(), language))?;
    let pieces = game.pieces_a_side();
    let board = [("files", game.files().into()), ("ranks", game.ranks().into()), ("pieces", pieces)];
    writeln!(out, "{}", language.text_with_counts("variants-board", &board))?;
    writeln!(out, "{}\n", game.start())?;
    for kind in game.kinds() {
        let turned = kind.other_face.filter(|_| !kind.is_promoted).map(|back| game.kind(back).id.as_str());
        let turned = turned.map(|back| format!(" → {back}")).unwrap_or_default();
        writeln!(
            out,
            "{:<3} {} ({}): {}{turned}",
            kind.id,
            with_reading(&kind.kanji, &kind.romaji, language),
            words::piece_of_family(kind, language),
            kind.moves
        )?;
    }
    writeln!(out)?;
    for rule in rules(game, language) {
        writeln!(out, "{rule}")?;
    }
    for (word, told) in game.power_words() {
        writeln!(out, "{word} ({}): {}", language.text(&format!("power-{word}")), language.text(&told))?;
    }
    Ok(())
}

/// What is special about a game, a sentence each.
fn rules(game: &Game, language: Language) -> Vec<String> {
    let sentence = |told: Sentence| {
        let numbers: Vec<(&str, usize)> = told.numbers.iter().map(|(name, number)| (*name, *number as usize)).collect();
        let pieces = told.names(game, |kind| words::piece_of_family(kind, language), language.joint());
        let values: Vec<(&str, &str)> =
            told.words.iter().chain(&pieces).map(|(name, word)| (*name, word.as_str())).collect();
        if values.is_empty() {
            return language.text_with_counts(told.id, &numbers);
        }
        let numbers: Vec<(&str, String)> = numbers.iter().map(|(name, number)| (*name, number.to_string())).collect();
        let numbers = numbers.iter().map(|(name, number)| (*name, number.as_str()));
        language.text_with_list(told.id, &values.into_iter().chain(numbers).collect::<Vec<_>>())
    };
    game.account().into_iter().map(sentence).collect()
}

/// How far a drawing reaches.
const REACH: i8 = 3;

/// A piece and the squares around it: ● a step or leap, ・ along lines as far as the way is free, ○ where a power leads.
fn draw(longest: u8, kind: &Kind, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    let name = with_reading(&kind.kanji, &kind.romaji, language);
    writeln!(out, "{name} ({}): {}\n", words::piece_of_family(kind, language), kind.moves)?;
    let reach = REACH.min(longest as i8 - 1);
    for forward in (-reach..=reach).rev() {
        let row = (-reach..=reach).map(|right| match (right, forward) {
            (0, 0) => kind.short.chars().take(1).collect::<String>(),
            _ => sign(kind, right, forward).to_owned(),
        });
        writeln!(out, "  {}", row.collect::<Vec<_>>().join(" "))?;
    }
    Ok(())
}

fn sign(kind: &Kind, right: i8, forward: i8) -> &'static str {
    match kind.mark(right, forward) {
        None => "　",
        Some(Mark::Slide) => "・",
        Some(Mark::Step) => "●",
        Some(Mark::Power) => "○",
        Some(Mark::Shot) => "×",
    }
}

pub(crate) fn names_as_json(names: &Names) -> Value {
    json!({ "ja": names.kanji, "romaji": names.romaji, "en": names.english, "it": names.italian })
}

/// The pieces of a game.
pub(crate) fn kinds_as_json<'a>(kinds: &'a [Kind], of_id: impl Fn(KindId) -> &'a Kind) -> Value {
    let of = |kind: &Kind| {
        json!({
            "id": kind.id,
            "names": { "ja": kind.kanji, "romaji": kind.romaji, "en": kind.english, "it": kind.italian },
            "short": kind.short,
            "moves": kind.moves,
            "rank": kind.rank,
            "burns": kind.burns,
            "lion": kind.is_lion,
            "contagion": kind.contagion.map(|becomes| of_id(becomes).id.as_str()),
            "royal": kind.royal,
            "promoted": kind.is_promoted,
            "other_face": kind.other_face.map(|face| of_id(face).id.as_str()),
        })
    };
    kinds.iter().map(of).collect()
}

pub(crate) fn options_as_json(options: &[GameOption]) -> Value {
    let of = |option: &GameOption| json!({ "name": option.name, "readings": option.readings, "chosen": option.readings[option.chosen] });
    options.iter().map(of).collect()
}

fn as_json(game: &Game) -> Value {
    let (promotion, ending) = (game.promotion(), game.ending());
    json!({
        "id": game.id(),
        "names": names_as_json(game.names()),
        "files": game.files(),
        "ranks": game.ranks(),
        "pieces_a_side": game.pieces_a_side(),
        "start": game.start(),
        "pieces": kinds_as_json(game.kinds(), |id| game.kind(id)),
        "promotion": {
            "when": match promotion.when {
                PromotionWhen::Zone => "zone",
                PromotionWhen::Entering => "entering",
                PromotionWhen::EnteringOrCapture => "entering-or-capture",
                PromotionWhen::Capture => "capture",
                PromotionWhen::EveryMove => "every-move",
            },
            "zone": promotion.zone,
            "compulsory": match promotion.compulsory {
                Compulsory::Never => "never",
                Compulsory::AfterPromoted => "after-promoted",
                Compulsory::Always => "always",
                Compulsory::AlsoOnTheWay => "also-on-the-way",
            },
        },
        "drops": game.drops().map(|drops| json!({ "either_face": drops.either_face })),
        "end": { "by": if ending.check_binds { "mate" } else { "catch" }, "try": ending.try_wins, "bare_king": ending.bare_king },
        "options": options_as_json(game.options()),
        "dead_ends": game.dead_ends_allowed(),
    })
}
