//! `miyako history`: the history of the game, with who says what of it (HIST-01 … HIST-09, VAR-25).

use crate::Outcome;
use std::io::{self, Write};
use std::process::ExitCode;
use variants::AnyRules;
use words::Language;
use words::history::{self, AGES, CENTURIES, Source, Station};

/// Tell the history of the game, or what was played in a century.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako history                     the whole story, station by station, each statement with its source
  miyako history --century 13        what was played in the thirteenth century
  miyako history --lang it --json    the same for programs")]
pub(crate) struct Args {
    /// Which game was played in this century?
    #[arg(long, value_parser = clap::value_parser!(u16).range(*CENTURIES.start() as i64..=*CENTURIES.end() as i64))]
    century: Option<u16>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    match args.century {
        _ if args.json => writeln!(out, "{}", serde_json::json!(history::told(args.century, language)))?,
        Some(century) => answer(century, language, out)?,
        None => {
            for age in AGES {
                writeln!(out, "{}\n", language.text(&format!("history-age-{age}")))?;
                history::of_age(age).try_for_each(|station| write(station, language, out))?;
            }
        }
    }
    if !args.json {
        writeln!(out, "{}", language.text("history-sources"))?;
        for source in Source::ALL {
            writeln!(out, "  {:<2}  {}", source.code(), source.described(language))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// VAR-25.
fn answer(century: u16, language: Language, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", history::century(century, language))?;
    let games = |found: &mut dyn Iterator<Item = &'static Station>| {
        let game = |station: &'static Station| AnyRules::named(station.game.as_deref()?);
        let named = |game: AnyRules| {
            let names = game.names();
            words::term(words::own_name(names, language).to_owned(), &names.kanji, language)
        };
        found.filter_map(game).map(named).collect::<Vec<_>>().join(language.joint())
    };
    let [played, older] = [games(&mut history::played_in(century)), games(&mut history::still_played_in(century))];
    if played.is_empty() && older.is_empty() {
        writeln!(out, "{}", language.text("history-no-game"))?;
    }
    for (id, games) in [("history-games-of-century", played), ("history-older-games", older)] {
        if !games.is_empty() {
            writeln!(out, "{}", language.text_with(id, "games", games))?;
        }
    }
    writeln!(out)?;
    history::of_century(century).try_for_each(|station| write(station, language, out))
}

fn write(station: &'static Station, language: Language, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "  {}: {}", station.date(language), station.name(language))?;
    for statement in station.statements(language) {
        let by = statement.by.iter().map(|source| source.code()).collect::<Vec<_>>().join(" ");
        let other = if statement.disputed { format!("{}: ", language.text("history-disputed")) } else { String::new() };
        writeln!(out, "    {other}{} [{by}]", statement.text)?;
    }
    writeln!(out)
}
