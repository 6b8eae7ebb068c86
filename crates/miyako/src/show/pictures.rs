//! The pictures of `miyako show`.

use super::Game;
use super::moment::{Last, Moment};
use super::sheet;
use super::style::Look;
use crate::failure::Failure;
use diagram::{Coordinates, Hands, Pace, Part, Picture};
use kifu::Key;
use shogi::Color;
use std::io::Write;
use std::path::{Path, PathBuf};
use words::Language;

/// What to draw, and how.
#[derive(clap::Args)]
#[command(next_help_heading = "Pictures")]
pub(super) struct Pictures {
    /// Write the position as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write the position as PNG
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Write the game up to the position as a GIF that moves
    #[arg(long, value_name = "FILE")]
    gif: Option<PathBuf>,
    /// Write the game up to the position as an SVG that moves
    #[arg(long, value_name = "FILE")]
    animated_svg: Option<PathBuf>,
    /// Write the game up to the position for printing: all moves and remarks, with diagrams; PDF, or SVG if the
    /// file's name ends so
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// A diagram of the sheet after so many moves
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..), requires = "sheet")]
    every: u16,
    /// How long a moving picture shows each position, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(20..=60_000))]
    pace: u32,
    /// The width in pixels of PNG and GIF
    #[arg(long, value_name = "PIXELS", default_value_t = 800)]
    size: u32,
    /// The text above the board
    #[arg(long, value_name = "TEXT", default_value = "")]
    title: String,
    /// The text below the board [default: the last move]
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
    /// White at the bottom
    #[arg(long)]
    flip: bool,
    /// A mate problem: only the attacker's hand is shown
    #[arg(long)]
    tsume: bool,
    /// Whose hands are shown: both, attacker or none [default: both]
    #[arg(long, value_name = "WHOSE", conflicts_with = "tsume")]
    hands: Option<Hands>,
    /// How squares are named: japanese, digits, letters or none [default: the language's]
    #[arg(long, value_name = "KIND")]
    coordinates: Option<Coordinates>,
    #[command(flatten)]
    style: Look,
}

impl Pictures {
    /// Writes the pictures asked for; returns whether there were any.
    pub(super) fn write(&self, game: &Game<'_>, moment: &Moment<'_>, out: &mut impl Write) -> Result<bool, Failure> {
        let files = [&self.svg, &self.png, &self.gif, &self.animated_svg, &self.sheet];
        if files.iter().all(|file| file.is_none()) {
            return Ok(false);
        }
        let picture = self.picture(game, moment);
        let [black, white] = &picture.names;
        warn_of_missing([&picture.title, &picture.caption, black, white].map(String::as_str));
        if let Some(path) = &self.svg {
            put(path, picture.svg().as_bytes(), out)?;
        }
        if let Some(path) = &self.png {
            let png = picture.png(self.size).map_err(|error| Failure::at("--size", error))?;
            put(path, &png, out)?;
        }
        let frames = || self.frames(game, moment.plies);
        if let Some(path) = &self.gif {
            let gif = diagram::gif(frames(), self.size, self.pace()).map_err(|error| Failure::at("--gif", error))?;
            put(path, &gif, out)?;
        }
        if let Some(path) = &self.animated_svg {
            let svg = diagram::animated_svg(frames(), self.pace());
            put(path, svg.map_err(|error| Failure::at("--animated-svg", error))?.as_bytes(), out)?;
        }
        if let Some(path) = &self.sheet {
            let sheet = sheet::of(self, game, moment.plies);
            let remarks = sheet.parts.iter().filter_map(|part| match part {
                Part::Remark(text) => Some(text.as_str()),
                Part::Move { .. } | Part::Diagram(_) | Part::Rows(_) | Part::NewPage => None,
            });
            warn_of_missing(remarks.chain(sheet.facts.iter().map(String::as_str)));
            let is_svg = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("svg"));
            let bytes = if is_svg { sheet.svg().map(String::into_bytes) } else { sheet.pdf() };
            put(path, &bytes.map_err(|error| Failure::at("--sheet", error))?, out)?;
        }
        Ok(true)
    }

    fn pace(&self) -> Pace {
        Pace { each: self.pace, last: self.pace.saturating_mul(4) }
    }

    /// A picture of the start and of each position after it; one more than there may be, if there are too many.
    fn frames(&self, game: &Game<'_>, plies: usize) -> impl Iterator<Item = Picture> {
        let start = game.language.text("show-caption-start");
        Moment::all(game.record, game.notation).take(plies + 1).map(move |moment| {
            let mut picture = self.picture(game, &moment);
            if self.caption.is_none() && moment.last.is_none() {
                picture.caption.clone_from(&start);
            }
            picture
        })
    }

    /// The diagrams of the sheet.
    pub(super) fn diagram(&self, game: &Game<'_>, moment: &Moment<'_>) -> Picture {
        Picture { title: String::new(), names: Default::default(), ..self.picture(game, moment) }
    }

    pub(super) fn every(&self) -> usize {
        usize::from(self.every)
    }

    pub(super) fn title(&self) -> &str {
        &self.title
    }

    fn picture(&self, game: &Game<'_>, moment: &Moment<'_>) -> Picture {
        let mut picture = Picture::new(moment.position.to_setup());
        let name = |key| game.record.headers.get(&key).unwrap_or_default().to_owned();
        picture.title.clone_from(&self.title);
        picture.names = [name(Key::Black), name(Key::White)];
        picture.marked = moment.last.as_ref().map(Last::squares).unwrap_or_default();
        picture.caption = self.caption.clone().unwrap_or_else(|| caption(game, moment));
        picture.flip = self.flip;
        picture.hands = if self.tsume { Hands::Attacker } else { self.hands.unwrap_or(Hands::Both) };
        let own = if game.language == Language::Japanese { Coordinates::Japanese } else { Coordinates::Digits };
        picture.coordinates = self.coordinates.unwrap_or(own);
        picture.style = self.style.style(game.language);
        // In print both kings are 玉; on wood the senior player's is 王, and White is who gives odds (EQUIP-04).
        picture.senior = (!self.style.is_print() && picture.hands != Hands::Attacker).then_some(Color::White);
        picture
    }
}

/// What the position is: after which move.
fn caption(game: &Game<'_>, moment: &Moment<'_>) -> String {
    let Some(last) = &moment.last else { return String::new() };
    game.language.text_with_list("show-caption", &[("ply", &moment.plies.to_string()), ("move", &last.marked())])
}

/// Says which characters will be printed as 〓.
fn warn_of_missing<'a>(texts: impl IntoIterator<Item = &'a str>) {
    let missing = diagram::missing(&texts.into_iter().collect::<String>());
    if !missing.is_empty() {
        let list: Vec<String> = missing.iter().map(|c| format!("{c} (U+{:04X})", u32::from(*c))).collect();
        eprintln!("miyako: not in the font, so printed as 〓: {}", list.join(", "));
    }
}

/// Writes a file; `-` is standard output.
pub(crate) fn put(path: &Path, bytes: &[u8], out: &mut dyn Write) -> Result<(), Failure> {
    if path.as_os_str() == "-" {
        return Ok(out.write_all(bytes)?);
    }
    std::fs::write(path, bytes).map_err(|error| Failure::at(&path.display().to_string(), error))
}
