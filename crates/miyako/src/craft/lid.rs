//! `miyako craft lid`: the lid of a display box, which remembers a game (CRAFT-32).

use crate::Outcome;
use crate::failure::Failure;
use crate::show::put;
use diagram::{LARGEST, MOST_SIGNERS, Memorial};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Language;

/// Draw the lid of a display box: event, game, date and place, lines to sign for players and witnesses, room for their stamps
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What was played for
    #[arg(long, value_name = "TEXT", default_value = "")]
    event: String,
    /// Which game of it
    #[arg(long, value_name = "TEXT", default_value = "")]
    game: String,
    /// The day or days
    #[arg(long, value_name = "TEXT", default_value = "")]
    date: String,
    /// Where
    #[arg(long, value_name = "TEXT", default_value = "")]
    place: String,
    /// Who played; give it once for each
    #[arg(long = "player", value_name = "NAME")]
    players: Vec<String>,
    /// Who saw it; give it once for each
    #[arg(long = "witness", value_name = "NAME")]
    witnesses: Vec<String>,
    /// Write it on A5, to be printed
    #[arg(long, value_name = "FILE", required_unless_present_any = ["svg", "png"])]
    pdf: Option<PathBuf>,
    /// Write it as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write it as PNG
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// The width of a PNG in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1200)]
    size: u32,
    /// The language of what is said [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let memorial = Memorial {
        event: args.event.clone(),
        game: args.game.clone(),
        date: args.date.clone(),
        place: args.place.clone(),
        players: args.players.clone(),
        witnesses: args.witnesses.clone(),
    };
    let language = args.lang.unwrap_or_else(Language::of_environment);
    if !memorial.has_room() {
        let told = language.text_with("workshop-most-signers", "most", MOST_SIGNERS);
        return Err(Failure::at("--player, --witness", told));
    }
    if let Some(path) = &args.pdf {
        put(path, &memorial.pdf(), out)?;
    }
    if let Some(path) = &args.svg {
        put(path, memorial.svg().as_bytes(), out)?;
    }
    if let Some(path) = &args.png {
        put(path, &memorial.png(args.size).map_err(|_| too_large(args.size, language))?, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A width that no picture can have.
fn too_large(size: u32, language: Language) -> Failure {
    let parts = [("value", &*size.to_string()), ("most", &*LARGEST.to_string())];
    Failure::Input(language.text_with_list("error-picture-size", &parts))
}
