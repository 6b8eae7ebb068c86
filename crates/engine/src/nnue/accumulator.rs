//! The sums of the first layer along a line of play, made when they are asked for.

use super::WIDTH;
use super::features::{Feature, View};
use super::kernel::Lined;
use super::network::{FirstLayer, Network};
use shogi::{Color, Move, Piece, Position};
use std::sync::Arc;

/// The first layer's sums for one view.
pub(super) type Sums = Lined<[i16; WIDTH]>;

/// A set has forty pieces.
const MOST_FEATURES: usize = 40;

/// What a search keeps of the first layer: the sums for each ply of its line.
///
/// A move is only noted; the sums follow, from the nearest ply that has them, when a position is evaluated. Many never are.
pub(crate) struct Accumulators {
    network: Arc<Network>,
    plies: Box<[Ply]>,
}

#[derive(Clone)]
struct Ply {
    sums: [Sums; 2],
    /// Whether the sums have been made.
    made: [bool; 2],
    views: [View; 2],
    changes: Changes,
}

/// What a move takes away and brings: nothing (a pass), one feature each, or, if it captures, two.
#[derive(Clone, Copy, Default)]
struct Changes {
    count: usize,
    gone: [Feature; 2],
    come: [Feature; 2],
}

impl Accumulators {
    /// For lines of up to `plies` moves from a position.
    pub(crate) fn new(network: Arc<Network>, root: &Position, plies: usize) -> Accumulators {
        let empty = Ply {
            sums: [network.first.bias.clone(), network.first.bias.clone()],
            made: [false; 2],
            views: [View::default(); 2],
            changes: Changes::default(),
        };
        let mut accumulators = Accumulators { network, plies: vec![empty; plies + 1].into_boxed_slice() };
        accumulators.plies[0].views = Color::ALL.map(|color| View::of(color, root.king(color)));
        for color in Color::ALL {
            accumulators.gather(0, color, root);
        }
        accumulators
    }

    /// The position of ply `ply + 1` comes from this one, of ply `ply`, by a legal move, or a pass.
    #[inline]
    pub(crate) fn note(&mut self, ply: usize, position: &Position, m: Option<Move>) {
        let views = self.plies[ply].views;
        let next = &mut self.plies[ply + 1];
        next.views = views;
        next.made = [false; 2];
        next.changes = m.map_or(Changes::default(), |m| Changes::of(position, m));
        if let Some(Move::Board { from, to, .. }) = m {
            let us = position.turn();
            if position.king(us) == Some(from) {
                next.views[us.index()] = View::of(us, Some(to));
            }
        }
    }

    /// The value of the position of this ply for its side to move, in hundredths of a pawn.
    pub(crate) fn evaluate(&mut self, ply: usize, position: &Position) -> i32 {
        for color in Color::ALL {
            self.make(ply, color, position);
        }
        let Ply { sums, views, .. } = &self.plies[ply];
        let (own, other) = (position.turn().index(), (!position.turn()).index());
        let stack = views[own].zone() * 3 + views[other].zone();
        self.network.forward(&sums[own], &sums[other], stack)
    }

    /// Makes the sums of a ply: from those of an earlier one if there are any in the same view, else anew.
    #[inline]
    fn make(&mut self, ply: usize, color: Color, position: &Position) {
        let c = color.index();
        let view = self.plies[ply].views[c];
        let buckets = &self.network.first.buckets;
        let mut from = ply;
        while !self.plies[from].made[c] {
            if from == 0 || !self.plies[from - 1].views[c].agrees(view, buckets) {
                return self.gather(ply, color, position);
            }
            from -= 1;
        }
        for next in from + 1..=ply {
            self.follow(next, color);
        }
    }

    /// The sums of a ply from those of the one before.
    #[inline]
    fn follow(&mut self, ply: usize, color: Color) {
        let c = color.index();
        let (before, now) = self.plies.split_at_mut(ply);
        let (before, now) = (&before[ply - 1].sums[c], &mut now[0]);
        let first = &self.network.first;
        let row = |feature| row_of(first, now.views[c], color, feature);
        let Changes { count, gone, come } = now.changes;
        let kernel = self.network.kernel;
        match count {
            0 => now.sums[c] = before.clone(),
            1 => kernel.change_one(before, row(gone[0]), row(come[0]), &mut now.sums[c]),
            _ => kernel.change_two(before, gone.map(row), come.map(row), &mut now.sums[c]),
        }
        now.made[c] = true;
    }

    /// The sums of a ply from nothing but its position.
    #[cold]
    fn gather(&mut self, ply: usize, color: Color, position: &Position) {
        let c = color.index();
        let first = &self.network.first;
        let now = &mut self.plies[ply];
        let mut rows = [&first.bias; MOST_FEATURES];
        let mut count = 0;
        for (row, feature) in rows.iter_mut().zip(Feature::all(position)) {
            *row = row_of(first, now.views[c], color, feature);
            count += 1;
        }
        self.network.kernel.gather(&first.bias, &rows[..count], &mut now.sums[c]);
        now.made[c] = true;
    }
}

#[inline]
fn row_of(first: &FirstLayer, view: View, color: Color, feature: Feature) -> &Sums {
    let bucket = view.king().map_or(0, |king| usize::from(first.buckets[king]));
    first.row(bucket, view.number(color, feature))
}

impl Changes {
    #[inline]
    fn of(position: &Position, m: Move) -> Changes {
        let us = position.turn();
        match m {
            Move::Drop { piece, to } => {
                let held = Feature::in_hand(us, piece, position.hand(us).count(piece));
                Changes::one(held, Feature::on_board(Piece::new(us, piece.kind()), to))
            }
            Move::Board { from, to, promote } => {
                let Some(piece) = position.piece_at(from) else { return Changes::default() };
                let shown = if promote { piece.kind().promoted().unwrap_or(piece.kind()) } else { piece.kind() };
                let placed = Piece::new(us, shown);
                let moved = Changes::one(Feature::on_board(piece, from), Feature::on_board(placed, to));
                let Some(captured) = position.piece_at(to) else { return moved };
                let Some(held) = captured.kind().in_hand() else { return moved };
                moved
                    .and(Feature::on_board(captured, to), Feature::in_hand(us, held, position.hand(us).count(held) + 1))
            }
        }
    }

    #[inline]
    fn one(gone: Feature, come: Feature) -> Changes {
        Changes { count: 1, gone: [gone; 2], come: [come; 2] }
    }

    #[inline]
    fn and(mut self, gone: Feature, come: Feature) -> Changes {
        self.count = 2;
        (self.gone[1], self.come[1]) = (gone, come);
        self
    }
}

impl std::fmt::Debug for Accumulators {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Accumulators({} plies)", self.plies.len())
    }
}
