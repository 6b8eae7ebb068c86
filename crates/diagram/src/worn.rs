//! A dress as pages wear it: the pieces as the symbols of a sprite, and the wood of boards, stands and bare pieces as pictures to lie
//! behind them. The same outlines and colours as in every other picture of the same dress.

use crate::face;
use crate::log::Face;
use crate::measure::{CELL, MARGIN};
use crate::natural::{Natural, stand, surface};
use crate::scene::{Item, Path, Place, Rect, Scene, Symbols};
use crate::svg;
use shogi::{Color, Piece, PieceKind};

/// A side of the squares' grid with the wood around it.
const BOARD: (f32, f32) = (9.0 * CELL.0 + 2.0 * MARGIN, 9.0 * CELL.1 + 2.0 * MARGIN);

impl Natural {
    /// Every piece, pointing up and down, as symbols that are called as the page calls them: `koma-promoted-R-down`. The senior's king
    /// is `O` (EQUIP-04).
    pub fn sprite(&self) -> String {
        let mut symbols = Symbols::default();
        let mut named = Vec::new();
        let kings = [Some(Color::Black), None].map(|senior| (PieceKind::King, senior));
        let others = PieceKind::ALL.iter().filter(|kind| **kind != PieceKind::King).map(|kind| (*kind, None));
        for (kind, senior) in kings.into_iter().chain(others) {
            for is_upright in [true, false] {
                let piece = Piece::new(Color::Black, kind);
                let text = face::characters(piece, self.set.lettering, self.set.faces, senior);
                let items = self.set.draw(&mut symbols, kind, text, is_upright);
                let id = symbols.get(format!("{text} {is_upright}"), |_| items);
                let place = Place::at((CELL.0 / 2.0, CELL.1 / 2.0), 1.0);
                let item = Item::Use { symbol: id, place, ink: crate::scene::BLACK };
                named.push((symbol_name(kind, senior.is_some(), is_upright), vec![item]));
            }
        }
        svg::sprite(&symbols, CELL, &named)
    }

    /// The wood of the board's top, without lines: whatever game lies on it.
    pub fn board_wood(&self) -> String {
        let mut scene = Scene::new(BOARD.0, BOARD.1, String::new(), Symbols::default());
        let block = self.block();
        let place = |(x, y)| (x * BOARD.0 / block.width, y * BOARD.1 / block.length);
        surface(&mut scene, self, Face::Top, &Path::rect(Rect::new(0.0, 0.0, block.width, block.length)), 1.0, place);
        svg::stretched(&scene)
    }

    /// The wood of a stand.
    pub fn stand_wood(&self) -> String {
        let mut scene = Scene::new(3.0 * CELL.0, 3.0 * CELL.1, String::new(), Symbols::default());
        let rect = Rect::new(0.0, 0.0, scene.width, scene.height);
        stand(&mut scene, self, rect);
        svg::stretched(&scene)
    }

    /// A piece without letters, for games whose pieces are lettered by the page.
    pub fn bare_piece(&self) -> String {
        let mut scene = Scene::new(CELL.0, CELL.1, String::new(), Symbols::default());
        let items = self.set.bare(PieceKind::King);
        let symbol = scene.symbols.get("bare".to_owned(), |_| items);
        let place = Place::at((CELL.0 / 2.0, CELL.1 / 2.0), 1.0);
        scene.items.push(Item::Use { symbol, place, ink: crate::scene::BLACK });
        svg::write(&scene)
    }
}

fn symbol_name(kind: PieceKind, is_senior: bool, is_upright: bool) -> String {
    let letter = if is_senior { "O" } else { kind.unpromoted().letters() };
    let promoted = if kind.is_promoted() { "promoted-" } else { "" };
    format!("koma-{promoted}{letter}-{}", if is_upright { "up" } else { "down" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hands, Picture, Style};
    use shogi::Setup;

    /// The outlines that a text of SVG draws.
    fn outlines(svg: &str) -> std::collections::BTreeSet<&str> {
        svg.split("<path d=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    /// What a page wears is what a picture shows: every outline of its pieces and of its wood is in the sprite.
    #[test]
    fn a_dress_is_the_same_on_a_page_and_in_a_picture() {
        for (choice, value) in [("making", "carved"), ("lettering", "chess"), ("face", "moves"), ("grain", "torafu")] {
            let mut natural = Natural::default();
            natural.put(choice, value).unwrap();
            let drawn = |natural: &Natural| {
                let picture = Picture {
                    style: Style::Natural(natural.clone()),
                    hands: Hands::Neither,
                    coordinates: crate::Coordinates::None,
                    senior: Some(Color::White),
                    ..Picture::new(Setup::even())
                };
                picture.svg()
            };
            let (svg, sprite) = (drawn(&natural), natural.sprite());
            let symbols: String = svg.split("<defs>").nth(1).unwrap().split("</defs>").next().unwrap().to_owned();
            let (of_picture, of_sprite) = (outlines(&symbols), outlines(&sprite));
            let missing: Vec<_> = of_picture.difference(&of_sprite).collect();
            assert!(missing.is_empty() && of_picture.len() > 20, "{value}: {missing:?}");
            for part in symbols.split("fill=\"#").skip(1).map(|rest| &rest[..6]) {
                assert!(sprite.contains(part), "{value}: {part}");
            }
        }
    }

    #[test]
    fn every_piece_has_a_symbol() {
        let sprite = Natural::default().sprite();
        for name in ["koma-O-up", "koma-K-down", "koma-promoted-R-up", "koma-promoted-P-down", "koma-G-up"] {
            assert_eq!(sprite.matches(&format!("id=\"{name}\"")).count(), 1, "{name}");
        }
        assert_eq!(sprite.matches("<symbol ").count(), 30);
        let [board, stand] = [Natural::default().board_wood(), Natural::default().stand_wood()];
        assert!(board.contains("preserveAspectRatio=\"none\"") && stand.contains("preserveAspectRatio=\"none\""));
    }
}
