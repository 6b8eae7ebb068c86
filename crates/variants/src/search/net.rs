//! A small network that judges the positions of a game, learnt from games of the computer against itself.
//!
//! Each side sees the board as its own. What it sees are features: a piece of either side on a square, and each further piece
//! of a kind in a hand. A layer adds up a row of weights for each; a move changes few of them. Of both sides' sums, cut off at
//! nothing and at one and squared, comes what the position is worth to the side that moves.
//!
//! A file begins with a line for the game ([`header`]), then come numbers of two bytes, the lower first: of each kind its worth
//! on the board and in hand, by which exchanges are reckoned; the weights of each feature; those of no feature; those of the
//! layer, one's own first; and what is added at the end.

use crate::content::{Content, EMPTY, parts};
use crate::game::Game;
use crate::geometry::Cell;
use crate::hand::Hands;
use crate::kind::KindId;
use crate::position::Position;
use shogi::Color;

/// How many sums a side has.
pub const WIDTH: usize = 64;

/// Not more pieces of a kind in a hand make a difference.
const MOST_HELD: usize = 8;

/// What stands for one in the sums.
pub const ONE: i16 = 255;

/// What a weight of the layer is divided by at the end.
pub const UNIT: i32 = 64;

/// The net of a game, if it has one.
pub(super) fn of(game: &Game) -> Option<Net> {
    let bytes: &[u8] = match game.id() {
        "dobutsu" => include_bytes!("../../nets/dobutsu.net"),
        "kyoto" => include_bytes!("../../nets/kyoto.net"),
        "minishogi" => include_bytes!("../../nets/minishogi.net"),
        "tori" => include_bytes!("../../nets/tori.net"),
        _ => return None,
    };
    Net::read(game, bytes)
}

/// The line with which a game's file begins: its name, files, ranks and kinds.
pub fn header(game: &Game) -> String {
    let kinds: Vec<&str> = game.kinds().iter().map(|kind| kind.id.as_str()).collect();
    format!("{} {} {} {}\n", game.id(), game.files(), game.ranks(), kinds.join(" "))
}

/// What a side sees of a position's pieces: places among the features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features {
    kinds: usize,
    /// How many features a kind has: its squares and its number in hand.
    stride: usize,
    /// By colour of who looks, and cell: the square as they see it.
    squares: [Box<[u16]>; 2],
}

impl Features {
    /// Those of a game.
    pub fn new(game: &Game) -> Features {
        let mut squares = [0, 1].map(|_| vec![0; game.geometry.cells()].into_boxed_slice());
        for (square, cell) in game.geometry.all().enumerate() {
            squares[Color::Black.index()][usize::from(cell)] = square as u16;
            squares[Color::White.index()][usize::from(game.geometry.turned(cell))] = square as u16;
        }
        let stride = game.geometry.all().count() + MOST_HELD;
        Features { kinds: game.kinds.len(), stride, squares }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        2 * self.kinds * self.stride
    }

    /// The features of a position as a side sees it.
    pub fn seen(&self, position: &Position, view: Color) -> Vec<usize> {
        let on_board = position.pieces.iter().flatten().map(|cell| self.on_board(view, position.content(*cell), *cell));
        let held = Color::ALL.into_iter().flat_map(|color| {
            let hand = position.hands.held(color);
            hand.flat_map(move |(kind, count)| (1..=count).filter_map(move |nth| self.in_hand(view, color, kind, nth)))
        });
        on_board.chain(held).collect()
    }

    /// The same feature on a board where left and right have changed sides.
    pub fn mirrored(&self, feature: usize, files: usize) -> usize {
        let (kind, place) = (feature / self.stride, feature % self.stride);
        if place >= self.stride - MOST_HELD {
            return feature;
        }
        kind * self.stride + place / files * files + files - 1 - place % files
    }

    fn on_board(&self, view: Color, content: Content, cell: Cell) -> usize {
        let (color, kind) = parts(content);
        self.of_kind(view, color, kind) + usize::from(self.squares[view.index()][usize::from(cell)])
    }

    /// The `nth` piece of a kind in a hand; `None` beyond those that matter.
    fn in_hand(&self, view: Color, owner: Color, kind: KindId, nth: u16) -> Option<usize> {
        let nth = usize::from(nth).checked_sub(1).filter(|nth| *nth < MOST_HELD)?;
        Some(self.of_kind(view, owner, kind) + self.stride - MOST_HELD + nth)
    }

    fn of_kind(&self, view: Color, owner: Color, kind: KindId) -> usize {
        (usize::from(owner != view) * self.kinds + kind.index()) * self.stride
    }
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

    /// A side has one more of a kind in hand, as its hand now says.
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

fn add(sums: &mut Row, row: &Row) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
}

fn subtract(sums: &mut Row, row: &Row) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
}

#[cfg(test)]
mod tests;
