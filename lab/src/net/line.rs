//! Sixteen floats in a cache line: the unit in which all weights are kept, so that the compiler sees whole registers.

use std::ops::{AddAssign, Mul};

/// How many numbers a line holds.
pub(crate) const LANES: usize = 16;

/// A line of weights, sums or gradients.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(64))]
pub(crate) struct Line(pub(crate) [f32; LANES]);

impl Line {
    /// All zero.
    pub(crate) const ZERO: Line = Line([0.0; LANES]);

    /// The same number in all lanes.
    #[inline(always)]
    pub(crate) fn splat(x: f32) -> Line {
        Line([x; LANES])
    }

    /// Each lane through `f`.
    #[inline(always)]
    pub(crate) fn map(self, f: impl Fn(f32) -> f32) -> Line {
        Line(std::array::from_fn(|i| f(self.0[i])))
    }

    /// Each lane with the other's through `f`.
    #[inline(always)]
    pub(crate) fn zip(self, other: Line, f: impl Fn(f32, f32) -> f32) -> Line {
        Line(std::array::from_fn(|i| f(self.0[i], other.0[i])))
    }

    /// Adds `factor` times `line`.
    #[inline(always)]
    pub(crate) fn add_scaled(&mut self, line: Line, factor: f32) {
        for i in 0..LANES {
            self.0[i] = line.0[i].mul_add(factor, self.0[i]);
        }
    }

    /// The sum of the lanes, added in pairs: one after the other would wait for each sum before.
    #[inline(always)]
    pub(crate) fn sum(self) -> f32 {
        let mut lanes = self.0;
        let mut half = LANES / 2;
        while half > 0 {
            for i in 0..half {
                lanes[i] += lanes[i + half];
            }
            half /= 2;
        }
        lanes[0]
    }
}

/// How many lines fit into half of the processor's registers: they are summed at a time.
pub(crate) const TILE: usize = 8;

/// Lines that lie together.
pub(crate) type Tile = [Line; TILE];

/// Adds `from` to `to`. Written out, because of a loop the compiler would make one that gathers a lane of each line.
#[inline(always)]
pub(crate) fn add_tile(to: &mut Tile, from: &Tile) {
    let [a, b, c, d, e, f, g, h] = to;
    *a += from[0];
    *b += from[1];
    *c += from[2];
    *d += from[3];
    *e += from[4];
    *f += from[5];
    *g += from[6];
    *h += from[7];
}

/// Adds `factor` times `from` to `to`, written out likewise.
#[inline(always)]
pub(crate) fn add_scaled_tile(to: &mut Tile, from: &Tile, factor: f32) {
    let [a, b, c, d, e, f, g, h] = to;
    a.add_scaled(from[0], factor);
    b.add_scaled(from[1], factor);
    c.add_scaled(from[2], factor);
    d.add_scaled(from[3], factor);
    e.add_scaled(from[4], factor);
    f.add_scaled(from[5], factor);
    g.add_scaled(from[6], factor);
    h.add_scaled(from[7], factor);
}

/// Adds `line` to each line of `to`, each time with another factor, written out likewise.
#[inline(always)]
pub(crate) fn add_multiples(to: &mut Tile, line: Line, factors: &[f32; TILE]) {
    let [a, b, c, d, e, f, g, h] = to;
    a.add_scaled(line, factors[0]);
    b.add_scaled(line, factors[1]);
    c.add_scaled(line, factors[2]);
    d.add_scaled(line, factors[3]);
    e.add_scaled(line, factors[4]);
    f.add_scaled(line, factors[5]);
    g.add_scaled(line, factors[6]);
    h.add_scaled(line, factors[7]);
}

impl AddAssign for Line {
    #[inline(always)]
    fn add_assign(&mut self, other: Line) {
        for i in 0..LANES {
            self.0[i] += other.0[i];
        }
    }
}

impl Mul for Line {
    type Output = Line;

    #[inline(always)]
    fn mul(self, other: Line) -> Line {
        self.zip(other, |a, b| a * b)
    }
}
