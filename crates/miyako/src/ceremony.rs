//! `miyako ceremony`: how a game begins and ends at a real board, movement by movement, and the courtesies for a club's wall.

use crate::show::put;
use crate::{Failure, Outcome};
use arbiter::ritual::{Choices, Deed, Role, walk};
use diagram::Placard;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Language;

/// Print the ceremony around a game as two people have chosen it, step by step, or the courtesies to hang on a wall.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako ceremony                            an even game from the seats to the last bow
  miyako ceremony first=Anna second=Bruno senior=second first_style=ito
                                             who is who, and in which order they set up
  miyako ceremony odds=two-piece             uwate takes rook and bishop away, no lots are drawn
  miyako ceremony thrower=timekeeper throws=pptts.ptttt end=second
                                             lots by a clerk: a throw that decides nothing, then one that does
  miyako ceremony odds=lance --json          the same for programs
  miyako ceremony --courtesies --lang it     seven lines for a club's wall
  miyako ceremony --sheet wall.pdf           the same to be printed on A4

Pawns are written as they fell: p 歩, t と, P and T beside the board, s standing, o and u overlapping (歩, と).
All names: the address of the site's page /ceremony/walk has the same.")]
pub(crate) struct Args {
    /// What was chosen, as NAME=VALUE
    #[arg(value_name = "NAME=VALUE")]
    choices: Vec<String>,
    /// Print the courtesies instead
    #[arg(long, conflicts_with = "json")]
    courtesies: bool,
    /// Write the courtesies to this file as PDF, - for standard output
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was chosen, or what is wrong with it, in words.
fn chosen(written: &[String], language: Language) -> Result<Choices, String> {
    let no_pair = |text: &str| {
        let name: String = text.chars().filter(|sign| !sign.is_control()).collect();
        let wanted = language.text("ceremony-wanted-pair");
        language.text_with_list("ceremony-unknown", &[("field", &name), ("wanted", &wanted)])
    };
    let pairs: Result<Vec<(&str, &str)>, String> =
        written.iter().map(|text| text.split_once('=').ok_or_else(|| no_pair(text))).collect();
    Choices::read(&pairs?).map_err(|wrong| words::wrong_value(&wrong, language))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    if let Some(path) = &args.sheet {
        let placard = Placard { title: language.text("courtesy-title"), lines: words::courtesies(language).into() };
        put(path, &placard.pdf(), out)?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.courtesies {
        words::courtesies(language).iter().try_for_each(|line| writeln!(out, "{line}"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let choices = chosen(&args.choices, language).map_err(Failure::Input)?;
    if args.json {
        writeln!(out, "{}", server::ceremony_told(&choices, language))?;
    } else {
        tell(&choices, language, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn tell(choices: &Choices, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    let [senior, junior] = Role::ALL.map(|role| words::player_in_ceremony(choices, role, language));
    writeln!(out, "{}", language.text_with_list("ceremony-walk-lead", &[("senior", &senior), ("junior", &junior)]))?;
    writeln!(out, "{}", language.text(&format!("ritual-why-{}", choices.seating.why().code())))?;
    if choices.seating.is_yielded() {
        writeln!(out, "{}", language.text("ritual-yielded"))?;
    }
    let beats = walk(choices);
    for (number, of_step) in beats.chunk_by(|one, other| one.step == other.step).enumerate() {
        let step = of_step[0].step;
        writeln!(out, "\n{}. {}", number + 1, language.text(&format!("ritual-step-{}", step.code())))?;
        writeln!(out, "   {}", words::step_in_ceremony(choices, step, language))?;
        for phrase in step.phrases() {
            let meaning = language.text(&format!("ritual-phrase-{}", phrase.code()));
            writeln!(out, "   {} {} {meaning}", phrase.japanese(), phrase.reading())?;
        }
        for beat in of_step.iter().filter(|beat| beat.deed != Deed::Whole) {
            if let Some(told) = words::deed_in_ceremony(choices, beat, language) {
                writeln!(out, "   - {told}")?;
            }
        }
    }
    Ok(())
}
