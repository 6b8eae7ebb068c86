//! The lid of a display box, which remembers a game (CRAFT-32): the event, the game, day and place in large letters, and for players
//! and witnesses a line to sign and a place for their stamps. Down the page from right to left where it is written in Japanese.

use crate::craft::{BoxWood, Cut};
use crate::log::{Block, Face, Log};
use crate::pdf;
use crate::picture::{self, SizeError};
use crate::scene::{Color, Path, Rect, Scene, Symbols};
use crate::svg;
use crate::text::{Anchor, Type, cells};

/// What a lid bears.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memorial {
    /// What was played for.
    pub event: String,
    /// Which game of it.
    pub game: String,
    /// The day or days.
    pub date: String,
    /// Where.
    pub place: String,
    /// Who played: they sign first.
    pub players: Vec<String>,
    /// Who saw it.
    pub witnesses: Vec<String>,
}

/// Tenths of a millimetre: A5 lying on its long side.
const WIDTH: f32 = 2100.0;
const HEIGHT: f32 = 1480.0;
const EDGE: f32 = 130.0;
const INK: Color = Color::hex(0x0018_110a);
const RED: Color = Color::hex(0x00b0_281c);
/// So many may sign a lid.
pub const MOST_SIGNERS: usize = 8;

impl Memorial {
    /// Whether there is room for all who are to sign.
    pub fn has_room(&self) -> bool {
        self.players.iter().chain(&self.witnesses).filter(|name| !name.trim().is_empty()).count() <= MOST_SIGNERS
    }

    /// The lid as SVG.
    pub fn svg(&self) -> String {
        svg::write(&self.scene())
    }

    /// The lid as PNG, this many pixels wide.
    ///
    /// # Errors
    /// If it would be larger than [`crate::LARGEST`], or too small to be one.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, SizeError> {
        picture::png(&self.scene(), width)
    }

    /// The lid on A5, to be printed.
    pub fn pdf(&self) -> Vec<u8> {
        let scene = self.scene();
        pdf::write(&self.description(), (WIDTH, HEIGHT), &[scene.items], &scene.symbols)
    }

    fn description(&self) -> String {
        let parts = [&self.event, &self.game, &self.date, &self.place].map(|part| part.trim());
        let names = self.players.iter().chain(&self.witnesses).map(|name| name.trim());
        parts.into_iter().chain(names).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    /// Who signs, players first, and whether they played: no more than [`MOST_SIGNERS`].
    fn signers(&self) -> Vec<(&str, bool)> {
        let players = self.players.iter().map(|name| (name.trim(), true));
        let all = players.chain(self.witnesses.iter().map(|name| (name.trim(), false)));
        all.filter(|(name, _)| !name.is_empty()).take(MOST_SIGNERS).collect()
    }

    fn is_japanese(&self) -> bool {
        let is_japanese = |c: char| ('\u{3040}'..='\u{30ff}').contains(&c) || ('\u{4e00}'..='\u{9fff}').contains(&c);
        [&self.event, &self.game].iter().any(|text| text.chars().any(is_japanese))
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::new(WIDTH, HEIGHT, self.description(), Symbols::default());
        wood(&mut scene);
        if self.is_japanese() {
            self.down(&mut scene);
        } else {
            self.across(&mut scene);
        }
        scene
    }

    fn across(&self, scene: &mut Scene) {
        let middle = WIDTH / 2.0;
        let day = [&self.date, &self.place]
            .map(|text| text.trim())
            .iter()
            .filter(|text| !text.is_empty())
            .copied()
            .collect::<Vec<_>>();
        for (text, size, y) in
            [(self.event.trim(), 132.0, 330.0), (self.game.trim(), 96.0, 500.0), (&*day.join(" · "), 62.0, 640.0)]
        {
            let (style, text) = Type::new(size, INK).fitted(text, WIDTH - 2.4 * EDGE);
            scene.items.extend(style.across(&mut scene.symbols, &text, (middle, y), Anchor::Middle));
        }
        scene.stroke(Path::line([(middle - 200.0, 730.0), (middle + 200.0, 730.0)]), INK.at(0.5), 3.0);
        let signers = self.signers();
        let columns = signers.len().clamp(1, 4);
        let width = (WIDTH - 2.0 * EDGE) / columns as f32;
        for (index, (name, played)) in signers.into_iter().enumerate() {
            let (x, y) = (EDGE + (index % columns) as f32 * width, 1010.0 + (index / columns) as f32 * 240.0);
            scene.stroke(Path::line([(x + 20.0, y), (x + width - 150.0, y)]), INK.at(0.6), 3.0);
            stamp(scene, Rect::new(x + width - 125.0, y - 95.0, 95.0, 95.0), played);
            let (style, name) = Type::new(44.0, INK).fitted(name, width - 60.0);
            scene.items.extend(style.across(&mut scene.symbols, &name, (x + 20.0, y + 58.0), Anchor::Start));
        }
    }

    fn down(&self, scene: &mut Scene) {
        let mut x = WIDTH - 290.0;
        for (text, size) in [(&self.event, 150.0), (&self.game, 116.0), (&self.date, 78.0), (&self.place, 78.0)] {
            let text = text.trim();
            if text.is_empty() {
                continue;
            }
            let room = HEIGHT - 2.2 * EDGE;
            let count = text.chars().count().max(1) as f32;
            let style = Type::new((room / count).min(size), INK);
            let (items, _) = style.down(&mut scene.symbols, &cells(text), (x, 1.1 * EDGE));
            scene.items.extend(items);
            x -= size * 1.45;
        }
        x -= 60.0;
        let signers = self.signers();
        let width = ((x - EDGE) / signers.len().max(1) as f32).min(190.0);
        for (name, played) in signers {
            let style = Type::new((560.0 / name.chars().count().max(1) as f32).min(70.0), INK);
            let (items, _) = style.down(&mut scene.symbols, &cells(name), (x, 1.2 * EDGE));
            scene.items.extend(items);
            scene.stroke(Path::line([(x, 830.0), (x, HEIGHT - 310.0)]), INK.at(0.35), 2.0);
            stamp(scene, Rect::new(x - 50.0, HEIGHT - 280.0, 100.0, 100.0), played);
            x -= width;
        }
    }
}

/// Where somebody sets a stamp: square for players, round for witnesses.
fn stamp(scene: &mut Scene, at: Rect, played: bool) {
    let path = if played { Path::rect(at) } else { Path::circle(at.middle(), at.width / 2.0) };
    scene.stroke(path, RED.at(0.55), 4.0);
}

/// A plank of paulownia with a bevelled rim.
fn wood(scene: &mut Scene) {
    let timber = BoxWood::Kiri.timber();
    scene.fill(Path::rect(Rect::new(0.0, 0.0, WIDTH, HEIGHT)), timber.early.towards(Color::hex(0x00ff_ffff), 0.35));
    let block = Block { width: HEIGHT / 10.0, length: WIDTH / 10.0, thickness: 12.0 };
    for stripe in Log::new(block, Cut::Tenchimasa, timber, 29).face(Face::Top) {
        let path = stripe.path.map(|(x, y)| (y * 10.0, x * 10.0)).thinned(1.0);
        scene.fill(path, timber.late.at(0.16 * stripe.tone.min(1.0)));
    }
    for (inset, width) in [(40.0, 6.0), (56.0, 2.0)] {
        let rim = Rect::new(inset, inset, WIDTH - 2.0 * inset, HEIGHT - 2.0 * inset);
        scene.stroke(Path::rect(rim), timber.late.at(0.7), width);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lid() -> Memorial {
        Memorial {
            event: "56° Ōi".into(),
            game: "4ª partita".into(),
            date: "18–19 agosto 2015".into(),
            place: "Fukuoka".into(),
            players: vec!["Anna".into(), "Bruno".into()],
            witnesses: vec!["Carla".into(), " ".into()],
        }
    }

    /// CRAFT-32: event, game, date, place, and who signs.
    #[test]
    fn a_lid_bears_what_was_played() {
        let memorial = lid();
        assert_eq!(memorial.description(), "56° Ōi · 4ª partita · 18–19 agosto 2015 · Fukuoka · Anna · Bruno · Carla");
        assert_eq!(memorial.signers(), [("Anna", true), ("Bruno", true), ("Carla", false)]);
        let japanese = Memorial { event: "第56期王位戦".into(), game: "第四局".into(), ..lid() };
        assert!(japanese.is_japanese() && !memorial.is_japanese());
        for memorial in [memorial, japanese, Memorial::default()] {
            assert!(memorial.svg().starts_with("<svg ") && memorial.pdf().starts_with(b"%PDF"));
        }
        assert!(lid().png(600).unwrap().starts_with(b"\x89PNG"));
    }
}
