//! `miyako info`: the game in figures, and what its pieces are called, what its fouls are, what the words of the field mean,
//! castles, openings and tesuji by name; and where the site tells of handicaps, other games and what sets are made of.

mod clocks;
mod elsewhere;
mod pattern;

use crate::Outcome;
use arbiter::Foul;
use arbiter::preset::{self, Round, Tournament};
use serde_json::{Map, Value, json};
use shogi::{BoardMaterial, FACTS, PieceName, folded};
use std::io::Write;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::LazyLock;
use study::patterns::{Catalogue, PatternId};
use words::glossary::{self, Elsewhere, Term};
use words::{Language, manual};

/// Print facts about shogi: the game in figures, the names of its pieces, its fouls explained, its words.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako info                  the game in figures
  miyako info pieces           the names of all pieces
  miyako info +B --lang it     one piece, by letter, kanji, reading or name: 龍馬, ryuma, horse, cavallo drago
  miyako info pieces --json    the same for programs, in every language
  miyako info fouls            every foul, with the code that moves --why prints
  miyako info two_pawns        what one is about
  miyako info sennichite       any word of the field, in any language: 千日手, byōyomi, scacco matto
  miyako info words            all of them
  miyako info clocks           the clocks of professional tournaments: NHK/final 10☆(10k)
  miyako info NHK/final        one of them
  miyako info mino             a castle, an opening or a tesuji by any of its names: 美濃囲い, Doppio Yagura, tataki no fu
  miyako info patterns         all of them
  miyako info oto-uke          anything else with a Japanese name: a wood, a cut, a handicap, a game of the family
  miyako info proverbs         what every player has heard")]
pub(crate) struct Args {
    /// shogi, pieces, fouls, words, patterns, proverbs, clocks, or the name of a piece or of a foul or any other word of the field
    #[arg(default_value = "shogi")]
    topic: Topic,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What to tell about.
#[derive(Clone)]
enum Topic {
    Shogi,
    Pieces,
    Fouls,
    Words,
    Clocks,
    Piece(&'static PieceName),
    Foul(Foul),
    Clock(&'static Tournament, &'static Round),
    Patterns,
    Proverbs,
    /// A word may mean several things, shapes and moves among them, and those that other pages tell of.
    Called(Vec<&'static Term>, Vec<PatternId>, Vec<&'static Elsewhere>),
}

impl FromStr for Topic {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Topic, Self::Err> {
        match text {
            "shogi" => Ok(Topic::Shogi),
            "pieces" => Ok(Topic::Pieces),
            "fouls" => Ok(Topic::Fouls),
            "words" => Ok(Topic::Words),
            "clocks" => Ok(Topic::Clocks),
            "patterns" => Ok(Topic::Patterns),
            "proverbs" => Ok(Topic::Proverbs),
            name => Foul::from_code(name)
                .map(Topic::Foul)
                .or_else(|| piece(name).map(Topic::Piece))
                .or_else(|| called(name))
                .or_else(|| clock(name))
                .ok_or(
                    "expected shogi, pieces, fouls, words, patterns, proverbs, clocks, a piece such as +B, a foul such as two_pawns, a clock such as \
                     NHK/final, a word of the field such as sennichite, or a castle, an opening or a tesuji such as mino",
                ),
        }
    }
}

/// What pieces are called in each language.
static NAMES: LazyLock<Vec<(String, &'static PieceName)>> = LazyLock::new(|| {
    const ALL: &[PieceName] = &PieceName::ALL;
    let in_language = |language: &Language| {
        let language = *language;
        ALL.iter().map(move |piece| (folded(words::piece_name(piece, language)), piece))
    };
    Language::ALL.iter().flat_map(in_language).collect()
});

/// A piece by its letter or by any of its names, in any language.
fn piece(name: &str) -> Option<&'static PieceName> {
    let called = || NAMES.iter().find(|(known, _)| *known == folded(name)).map(|(_, piece)| *piece);
    PieceName::find(name).or_else(called)
}

/// Words of the field, patterns and other things that are called so.
fn called(name: &str) -> Option<Topic> {
    let (terms, patterns) =
        (glossary::called(name).collect::<Vec<_>>(), Catalogue::builtin().called(name).collect::<Vec<_>>());
    let others: Vec<_> = elsewhere::called(name).collect();
    (terms.len() + patterns.len() + others.len() > 0).then_some(Topic::Called(terms, patterns, others))
}

/// The clock of a round: `NHK/final`.
fn clock(name: &str) -> Option<Topic> {
    let (event, round) = name.split_once('/')?;
    let event = preset::tournament(event)?;
    Some(Topic::Clock(event, event.round(round)?))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    if args.json {
        let answer = match &args.topic {
            Topic::Shogi => facts_as_json(),
            Topic::Pieces => PieceName::ALL.iter().map(piece_as_json).collect(),
            Topic::Piece(name) => piece_as_json(name),
            Topic::Fouls => Foul::all().map(foul_as_json).collect(),
            Topic::Foul(foul) => foul_as_json(*foul),
            Topic::Words => glossary::terms().map(term_as_json).collect(),
            Topic::Clocks => server::tournament_clocks(),
            Topic::Clock(event, round) => server::tournament_clock(event, round),
            Topic::Patterns => Catalogue::builtin().all().map(|(id, _)| pattern::as_json(id)).collect(),
            Topic::Proverbs => Catalogue::builtin().all_proverbs().iter().map(pattern::proverb_as_json).collect(),
            Topic::Called(terms, patterns, others) => {
                let patterns = patterns.iter().map(|id| pattern::as_json(*id));
                let others = others.iter().map(|one| elsewhere::as_json(one));
                terms.iter().map(|term| term_as_json(term)).chain(patterns).chain(others).collect()
            }
        };
        writeln!(out, "{answer}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let language = args.lang.unwrap_or_else(Language::of_environment);
    match &args.topic {
        Topic::Words => glossary::terms().try_for_each(|term| writeln!(out, "{}", heading(term)))?,
        Topic::Patterns => {
            Catalogue::builtin().all().try_for_each(|(id, _)| writeln!(out, "{}", pattern::heading(id, language)))?;
        }
        Topic::Proverbs => {
            let proverbs = Catalogue::builtin().all_proverbs();
            proverbs.iter().try_for_each(|proverb| pattern::write_proverb(proverb, language, out))?;
        }
        Topic::Called(terms, patterns, others) => {
            terms.iter().try_for_each(|term| write_term(term, language, out))?;
            patterns.iter().try_for_each(|id| pattern::write(*id, language, out))?;
            others.iter().try_for_each(|one| elsewhere::write(one, language, out))?;
        }
        Topic::Clocks => clocks::write(language, out)?,
        Topic::Clock(event, round) => clocks::write_one(event, round, language, out)?,
        Topic::Shogi => {
            manual::facts(language).iter().try_for_each(|[label, value]| writeln!(out, "{label}: {value}"))?;
        }
        Topic::Pieces => PieceName::ALL.iter().try_for_each(|name| write_piece(name, language, out))?,
        Topic::Piece(name) => {
            write_piece(name, language, out)?;
            for class in name.kind.classes() {
                let text = language.text(&format!("class-{}", class.code()));
                let reading = words::reading(class.kanji(), class.reading(), language);
                writeln!(out, "    {} {reading}: {text}", class.kanji())?;
            }
        }
        Topic::Fouls => {
            for code in Foul::all().map(Foul::code) {
                writeln!(out, "{code:<22}  {}", language.text(&format!("foul-{code}")))?;
            }
        }
        Topic::Foul(foul) => {
            let code = foul.code();
            writeln!(
                out,
                "{}\n{}",
                language.text(&format!("foul-{code}")),
                language.text(&format!("foul-{code}-why"))
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The card of facts (EQUIP-14), with the materials of boards (EQUIP-12).
fn facts_as_json() -> Value {
    let (shortest, longest) = FACTS.duration_minutes;
    json!({
        "players": FACTS.players,
        "teams": FACTS.teams,
        "chance": FACTS.chance,
        "gambling": FACTS.gambling,
        "age_from": FACTS.age_from,
        "set_up_minutes": FACTS.set_up_minutes,
        "duration_minutes": { "shortest": shortest, "longest": longest },
        "first": FACTS.first.name(),
        "origin": { "country": FACTS.origin, "century": FACTS.century },
        "board_materials": BoardMaterial::ALL.map(BoardMaterial::code),
        "longest_official_game_moves": FACTS.longest_game,
    })
}

/// One line of the table of names (EQUIP-05).
fn write_piece(name: &PieceName, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    let own = words::piece_name(name, language);
    let literal = language.text(&format!("piece-{}-literal", name.code));
    let shorts = [&[name.short], name.others].concat().join("/");
    let letters = [name.kind.letters()].into_iter().chain(name.letter).collect::<Vec<_>>().join("/");
    let read = |kanji, romaji| words::reading(kanji, romaji, language);
    let reading = format!("{} ({})", read(name.kanji, name.reading), read(name.short, name.short_reading));
    writeln!(out, "{letters:<5} {}  {reading:<18}  {shorts}  {own}: {literal}", name.kanji)
}

/// A text in every language, by its tag.
fn in_all(id: &str) -> Value {
    let text = |language: &Language| (language.code().to_owned(), language.text(id).into());
    Value::Object(Language::ALL.iter().map(text).collect::<Map<_, _>>())
}

/// A word of the field in all languages, on one line.
fn heading(term: &Term) -> String {
    let Term { kanji, kana, romaji, italian, english, .. } = term;
    format!("{kanji} {kana} {romaji}: it {italian}; en {english}")
}

/// What a word of the field means, where one reads more, and which requirements have its rule.
fn write_term(term: &Term, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "{}\n    {}", heading(term), term.meaning(language))?;
    let related: Vec<&str> = term.related().map(|other| other.name(language)).collect();
    let pages = term.pages().collect::<Vec<_>>().join(language.joint());
    for line in [related.join(language.joint()), pages, term.rules.to_owned()].iter().filter(|line| !line.is_empty()) {
        writeln!(out, "    {line}")?;
    }
    Ok(())
}

fn term_as_json(term: &Term) -> Value {
    json!({
        "id": term.id,
        "code": term.code.replace('`', ""),
        "kanji": term.kanji,
        "kana": term.kana,
        "reading": term.romaji,
        "names": { "it": term.italian, "en": term.english, "ja": term.kanji },
        "meaning": in_all(&term.message()),
        "rules": term.rules.split(", ").filter(|rule| !rule.is_empty()).collect::<Vec<_>>(),
        "related": term.related().map(|other| other.id).collect::<Vec<_>>(),
        "pages": term.pages().collect::<Vec<_>>(),
    })
}

/// FOUL-16.
fn foul_as_json(foul: Foul) -> Value {
    let code = foul.code();
    json!({
        "code": code,
        "kanji": foul.kanji(),
        "names": in_all(&format!("foul-{code}")),
        "why": in_all(&format!("foul-{code}-why")),
    })
}

fn piece_as_json(name: &PieceName) -> Value {
    let named = |language: &Language| (language.code().to_owned(), words::piece_name(name, *language).into());
    json!({
        "code": name.code,
        "letters": name.kind.letters(),
        "letter": name.letter,
        "kanji": name.kanji,
        "reading": name.reading,
        "one_kanji": name.short,
        "one_kanji_reading": name.short_reading,
        "other_kanji": name.others,
        "promotes_to": name.kind.promoted().map(shogi::PieceKind::letters),
        "classes": name.kind.classes().map(shogi::PieceClass::code).collect::<Vec<_>>(),
        "names": Value::Object(Language::ALL.iter().map(named).collect()),
        "literally": in_all(&format!("piece-{}-literal", name.code)),
    })
}

#[cfg(test)]
mod tests;
