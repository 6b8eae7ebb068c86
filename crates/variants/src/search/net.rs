//! A small network that judges the positions of a game, learnt from games of the computer against itself.
//!
//! Each side sees the board as its own. What it sees are features: a piece of either side on a square, and each further piece
//! of a kind in a hand. A layer adds up a row of weights for each; a move changes few of them. Of both sides' sums, cut off at
//! nothing and at one and squared, comes what the position is worth to the side that moves.
//!
//! A file begins with a line for the game ([`header`]), then come numbers of two bytes, the lower first: of each kind its worth
//! on the board and in hand, by which exchanges are reckoned; the weights of each feature; those of no feature; those of the
//! layer, one's own first; and what is added at the end.

mod features;

use crate::content::{Content, EMPTY};
use crate::game::Game;
use crate::geometry::Cell;
use crate::hand::Hands;
use crate::kind::KindId;
use crate::position::Position;
pub use features::Features;
use shogi::Color;

/// How many sums a side has.
pub const WIDTH: usize = 64;

/// What stands for one in the sums.
pub const ONE: i16 = 255;

/// What a weight of the layer is divided by at the end.
pub const UNIT: i32 = 64;

/// The net of a game, if it has one and is played as when it was taught. How it ends may have been chosen otherwise.
pub(super) fn of(game: &Game) -> Option<Net> {
    let bytes: &[u8] = match game.id() {
        "dobutsu" => include_bytes!("../../nets/dobutsu.net"),
        "kyoto" => include_bytes!("../../nets/kyoto.net"),
        "minishogi" => include_bytes!("../../nets/minishogi.net"),
        "tori" => include_bytes!("../../nets/tori.net"),
        _ => return None,
    };
    let own = Game::named(game.id())?;
    let as_taught = own.kinds == game.kinds
        && own.start == game.start
        && own.promotion == game.promotion
        && own.drops == game.drops;
    if as_taught { Net::read(game, bytes) } else { None }
}

/// The line with which a game's file begins: its name, files, ranks and kinds.
pub fn header(game: &Game) -> String {
    let kinds: Vec<&str> = game.kinds().iter().map(|kind| kind.id.as_str()).collect();
    format!("{} {} {} {}\n", game.id(), game.files(), game.ranks(), kinds.join(" "))
}

/// A network.
#[derive(Debug)]
pub(super) struct Net {
    features: Features,
    /// By kind: its worth on the board and in hand.
    pub(super) material: Vec<[i16; 2]>,
    /// By feature.
    weights: Vec<Row>,
    bias: Row,
    /// Of the sums of the side that moves and of the other.
    layer: [Row; 2],
    offset: i16,
}

type Row = [i16; WIDTH];

/// The sums of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sums([Row; 2]);

impl Net {
    /// Reads a file. `None` if it is not of this game.
    pub(super) fn read(game: &Game, bytes: &[u8]) -> Option<Net> {
        let bytes = bytes.strip_prefix(header(game).as_bytes())?;
        let features = Features::new(game);
        let expected = 2 * game.kinds.len() + (features.count() + 3) * WIDTH + 1;
        if bytes.len() != 2 * expected {
            return None;
        }
        let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().unwrap_or(0);
        let material = game.kinds.iter().map(|_| [next(), next()]).collect();
        let mut row = || std::array::from_fn(|_| next());
        let weights = (0..features.count()).map(|_| row()).collect();
        let (bias, layer) = (row(), [row(), row()]);
        Some(Net { features, material, weights, bias, layer, offset: next() })
    }

    /// The sums of a position.
    pub(super) fn sums(&self, position: &Position) -> Sums {
        let of_side = |view| {
            let mut sums = self.bias;
            self.features.seen(position, view).into_iter().for_each(|feature| add(&mut sums, &self.weights[feature]));
            sums
        };
        Sums(Color::ALL.map(of_side))
    }

    /// What the sums come to for a side that moves.
    pub(super) fn worth(&self, sums: &Sums, mover: Color) -> i32 {
        let of_side = |view: Color, layer: &Row| -> i32 {
            let squared = sums.0[view.index()].iter().map(|sum| i32::from((*sum).clamp(0, ONE)).pow(2) >> 8);
            squared.zip(layer).map(|(sum, weight)| sum * i32::from(*weight)).sum()
        };
        (of_side(mover, &self.layer[0]) + of_side(!mover, &self.layer[1])) / UNIT + i32::from(self.offset)
    }

    /// Another piece on a cell: `after` where `before` was.
    pub(super) fn change(&self, sums: &mut Sums, cell: Cell, before: Content, after: Content) {
        for view in Color::ALL {
            let row = |content| &self.weights[self.features.on_board(view, content, cell)];
            if before != EMPTY {
                subtract(&mut sums.0[view.index()], row(before));
            }
            if after != EMPTY {
                add(&mut sums.0[view.index()], row(after));
            }
        }
    }

    /// A side has one more of a kind in hand, as its hand now says: by the only capture of its move.
    pub(super) fn gain(&self, sums: &mut Sums, hands: &Hands, owner: Color, kind: KindId) {
        for view in Color::ALL {
            if let Some(feature) = self.features.in_hand(view, owner, kind, hands.count(owner, kind)) {
                add(&mut sums.0[view.index()], &self.weights[feature]);
            }
        }
    }

    /// A side has one less of a kind in hand, as its hand now says.
    pub(super) fn spend(&self, sums: &mut Sums, hands: &Hands, owner: Color, kind: KindId) {
        for view in Color::ALL {
            if let Some(feature) = self.features.in_hand(view, owner, kind, hands.count(owner, kind) + 1) {
                subtract(&mut sums.0[view.index()], &self.weights[feature]);
            }
        }
    }
}

/// A trainer keeps the weights so small that sums stay far from the bounds; positions of others' making could only be judged badly.
fn add(sums: &mut Row, row: &Row) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
}

fn subtract(sums: &mut Row, row: &Row) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
}

#[cfg(test)]
mod tests;
