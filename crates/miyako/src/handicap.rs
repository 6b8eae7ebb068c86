//! `miyako handicap`: what two players of different grades should play at.

use crate::Outcome;
use arbiter::handicap::{Odds, Proposal, System};
use serde_json::{Value, json};
use shogi::{Color, Grade};
use std::io::Write;
use std::process::ExitCode;
use words::Language;

/// Recommend a handicap for two grades, and print how the game starts.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako handicap 3k 2d                      four grades: 2d gives the rook
  miyako handicap 5k 2k --system iemoto      two handicaps by turns
  miyako handicap 15k 9d --system updated    23 grades: ten pieces, as for 15 and more
  miyako handicap 3k 2d --json               the same for programs")]
pub(crate) struct Args {
    /// A grade: 15k to 1k, 1d to 9d
    #[arg(value_name = "GRADE")]
    first: Grade,
    /// The other player's
    #[arg(value_name = "GRADE")]
    second: Grade,
    /// Whose table: jsa (the federation's), updated (the old masters', brought up to date) or iemoto (the old masters')
    #[arg(long, default_value = "jsa", value_parser = system)]
    system: System,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn system(text: &str) -> Result<System, String> {
    System::from_code(text).ok_or_else(|| format!("expected one of {}", System::ALL.map(System::code).join(", ")))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let players = Players { weaker: args.first.min(args.second), stronger: args.first.max(args.second) };
    let found = args.system.recommend(players.difference());
    if args.json {
        writeln!(out, "{}", as_json(args.system, players, found))?;
    } else {
        let language = args.lang.unwrap_or_else(Language::of_environment);
        write(args.system, players, found, language, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

#[derive(Clone, Copy)]
struct Players {
    weaker: Grade,
    stronger: Grade,
}

impl Players {
    fn difference(self) -> u8 {
        self.weaker.difference(self.stronger)
    }

    /// Who plays Black and White; `None` if lots decide.
    fn by_color(self, odds: Odds) -> Option<[Grade; 2]> {
        match odds.weaker()? {
            Color::Black => Some([self.weaker, self.stronger]),
            Color::White => Some([self.stronger, self.weaker]),
        }
    }
}

fn write(
    system: System,
    players: Players,
    found: Proposal,
    language: Language,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let name = |code: &str, kanji: &str| words::term(language.text(&format!("handicap-{code}")), kanji, language);
    let difference = players.difference().to_string();
    let proposal = name(found.code(), found.kanji());
    writeln!(out, "{}", language.text_with_list("odds-difference", &[("difference", &difference)]))?;
    writeln!(out, "{}", language.text_with_list(&format!("odds-system-{}", system.code()), &[("odds", &proposal)]))?;
    for (index, odds) in found.plan().games().iter().enumerate() {
        if let Proposal::Mix(_) = found {
            let values = [("number", &*(index + 1).to_string()), ("odds", &name(odds.code(), odds.kanji()))];
            writeln!(out, "{}", language.text_with_list("odds-game", &values))?;
        }
        let sides = match players.by_color(*odds).map(|grades| grades.map(|grade| grade.to_string())) {
            Some([black, white]) => language.text_with_list("odds-sides", &[("black", &black), ("white", &white)]),
            None => language.text("odds-lots"),
        };
        writeln!(out, "{sides}")?;
        writeln!(out, "{}", odds.handicap().setup())?;
    }
    Ok(())
}

fn as_json(system: System, players: Players, found: Proposal) -> Value {
    let game = |odds: &Odds| {
        let grades = players.by_color(*odds).map(|grades| grades.map(|grade| grade.to_string()));
        let [black, white] = grades.map_or([None, None], |grades| grades.map(Some));
        json!({
            "odds": odds.code(),
            "handicap": odds.handicap().code(),
            "black": black,
            "white": white,
            "sfen": odds.handicap().setup().to_string(),
        })
    };
    json!({
        "weaker": players.weaker.to_string(),
        "stronger": players.stronger.to_string(),
        "difference": players.difference(),
        "system": system.code(),
        "odds": found.code(),
        "kanji": found.kanji(),
        "reading": found.reading(),
        "games": found.plan().games().iter().map(game).collect::<Vec<_>>(),
    })
}
