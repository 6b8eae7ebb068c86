//! The pictures of the workshop's catalogue: each draws one thing with one choice of its dress, on no ground, so that it can lie on any
//! page.

mod boards;
mod boxes;
mod clocks;
mod pieces;

use crate::UnknownName;
use crate::craft::BoxWood;
use crate::natural::Natural;
use crate::scene::Scene;
use crate::svg;

/// What a picture of the catalogue shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A large piece.
    Piece,
    /// The eight pieces in their order (CRAFT-11, CRAFT-12).
    Sizes,
    /// A large piece and a section through a stroke of its letter (CRAFT-10).
    Making,
    /// A piece and its promoted side.
    Faces,
    /// The bases of both kings, signed (CRAFT-08).
    Bases,
    /// A part of a board's top.
    Top,
    /// The end of a log with the block in it, and the block (CRAFT-16 … CRAFT-21).
    Cut,
    /// Where two lines cross, very near (CRAFT-22).
    Lines,
    /// A board of its height (CRAFT-23, CRAFT-24).
    Board,
    /// A board from below, with the hollow (CRAFT-25).
    Hollow,
    /// A leg (CRAFT-26).
    Leg,
    /// A stand of its kind (CRAFT-28).
    Komadai,
    /// A stand's top, of its wood (CRAFT-27).
    Stand,
    /// Pieces in hand on a stand (ETIQ-24).
    Fans,
    /// The bag of the pieces (CRAFT-30).
    Bag,
    /// The box of the pieces (CRAFT-31).
    Box,
    /// A display box (CRAFT-32).
    Display,
    /// The box of the stands (CRAFT-33).
    StandBox,
    /// A cloth over a board (CRAFT-34).
    Cloth,
    /// A lid over a board (CRAFT-34).
    Lid,
    /// A flat box (CRAFT-34).
    FlatBox,
    /// A plank of a wood for boxes (CRAFT-31).
    Plank,
    /// A clock with two dials (EQUIP-13).
    ClockFaces,
    /// A clock that counts down in figures (EQUIP-13).
    ClockFigures,
    /// A clock on its stand (CLOCK-11).
    ClockStand,
}

names!(Figure, "figure", {
    Piece = "piece", Sizes = "sizes", Making = "making", Faces = "faces", Bases = "bases", Top = "top", Cut = "cut", Lines = "lines",
    Board = "board", Hollow = "hollow", Leg = "leg", Komadai = "komadai", Stand = "stand", Fans = "fans", Bag = "bag", Box = "box",
    Display = "display", StandBox = "stand-box", Cloth = "cloth", Lid = "lid", FlatBox = "flat-box", Plank = "plank",
    ClockFaces = "clock-faces", ClockFigures = "clock-figures", ClockStand = "clock-stand",
});

/// The choice that only a plank has.
const PLANK: &str = "plank";

impl Figure {
    /// The picture as SVG, with what is worn in it.
    ///
    /// # Errors
    /// If there is no such choice, or the choice has no such value.
    pub fn draw<'a>(self, worn: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<String, UnknownName> {
        let (mut natural, mut plank) = (Natural::default(), BoxWood::Kiri);
        for (choice, value) in worn {
            if choice == PLANK {
                plank = value.parse()?;
            } else {
                natural.wear(choice, value)?;
            }
        }
        Ok(svg::write(&self.scene(&natural, plank)))
    }

    fn scene(self, natural: &Natural, plank: BoxWood) -> Scene {
        match self {
            Figure::Piece => pieces::large(natural),
            Figure::Sizes => pieces::sizes(natural),
            Figure::Making => pieces::making(natural),
            Figure::Faces => pieces::both_sides(natural),
            Figure::Bases => pieces::bases(natural),
            Figure::Fans => pieces::fans(natural),
            Figure::Top => boards::top(natural),
            Figure::Cut => boards::cut(natural),
            Figure::Lines => boards::lines(natural),
            Figure::Board => boards::board(natural),
            Figure::Hollow => boards::hollow(natural),
            Figure::Leg => boards::leg(natural),
            Figure::Komadai => boards::komadai(natural),
            Figure::Stand => boards::stand(natural),
            Figure::Bag => boxes::bag(),
            Figure::Box => boxes::box_of_pieces(),
            Figure::Display => boxes::display(natural),
            Figure::StandBox => boxes::stand_box(natural),
            Figure::Cloth => boxes::cloth(),
            Figure::Lid => boxes::lid(),
            Figure::FlatBox => boxes::flat_box(),
            Figure::Plank => boxes::plank(plank),
            Figure::ClockFaces => clocks::two_faces(),
            Figure::ClockFigures => clocks::figures(),
            Figure::ClockStand => clocks::stand(natural),
        }
    }
}
