//! What a network sees of a position.

use crate::content::{Content, parts};
use crate::game::Game;
use crate::geometry::Cell;
use crate::kind::KindId;
use crate::position::Position;
use shogi::Color;

/// Not more pieces of a kind in a hand make a difference.
pub(super) const MOST_HELD: usize = 8;

/// What a side sees of a position's pieces: places among the features.
#[derive(Debug)]
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

    pub(super) fn on_board(&self, view: Color, content: Content, cell: Cell) -> usize {
        let (color, kind) = parts(content);
        self.of_kind(view, color, kind) + usize::from(self.squares[view.index()][usize::from(cell)])
    }

    /// The `nth` piece of a kind in a hand; `None` beyond those that matter.
    pub(super) fn in_hand(&self, view: Color, owner: Color, kind: KindId, nth: u16) -> Option<usize> {
        let nth = usize::from(nth).checked_sub(1).filter(|nth| *nth < MOST_HELD)?;
        Some(self.of_kind(view, owner, kind) + self.stride - MOST_HELD + nth)
    }

    fn of_kind(&self, view: Color, owner: Color, kind: KindId) -> usize {
        (usize::from(owner != view) * self.kinds + kind.index()) * self.stride
    }
}
