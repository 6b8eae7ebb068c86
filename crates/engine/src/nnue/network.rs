//! The weights, laid out as the processor reads them, and what they make of two accumulators.

use super::accumulator::{Accumulators, Sums};
use super::kernel::{Kernel, Lined};
use super::{HIDDEN_1, HIDDEN_2, INPUTS, STACKS, WIDTH};
use shogi::{Position, Square};
use std::sync::{Arc, LazyLock};

/// A net.
pub struct Network {
    pub(super) first: FirstLayer,
    stacks: Vec<Stack>,
    pub(super) kernel: Kernel,
}

/// The first layer: a row for each feature.
pub(super) struct FirstLayer {
    /// The bucket of each square of the own king.
    pub(super) buckets: [u8; Square::COUNT],
    pub(super) bias: Sums,
    rows: Vec<Sums>,
}

/// The layers after the first, for one way in which the kings stand. Weights of four inputs in a row lie together for
/// each output, as dot products of bytes want them.
#[derive(Clone)]
pub(super) struct Stack {
    pub(super) bias_1: Lined<[i32; HIDDEN_1]>,
    pub(super) weights_1: Lined<[[[i8; 4]; HIDDEN_1]; INPUTS / 4]>,
    pub(super) bias_2: Lined<[i32; HIDDEN_2]>,
    pub(super) weights_2: Lined<[[[i8; 4]; HIDDEN_2]; HIDDEN_2 / 4]>,
    pub(super) bias_3: i32,
    pub(super) weights_3: [i16; HIDDEN_2],
}

/// Hundredths of a pawn that the net's 1 stands for.
const SCALE: i64 = 600;

/// What the last layer's sum is where the net says 1: activations go to 127, weights have ten bits after the point.
const ONE: i64 = 127 * 1024;

/// The net that comes with the engine.
static SHIPPED: LazyLock<Arc<Network>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../net/miyako.nnue");
    Arc::new(Network::read(bytes).expect("a test says so"))
});

impl Network {
    /// The net that comes with the engine.
    pub fn shipped() -> Arc<Network> {
        Arc::clone(&SHIPPED)
    }

    pub(super) fn new(first: FirstLayer, stacks: Vec<Stack>) -> Network {
        assert_eq!(stacks.len(), STACKS);
        Network { first, stacks, kernel: Kernel::detect() }
    }

    /// The same net, calculated by another kernel, to compare.
    #[cfg(test)]
    pub(super) fn with_kernel(mut self, kernel: Kernel) -> Network {
        self.kernel = kernel;
        self
    }

    /// What the net thinks of a position, for its side to move, in hundredths of a pawn. Made anew from every feature: a
    /// search does better.
    pub fn evaluate(self: &Arc<Self>, position: &Position) -> i32 {
        Accumulators::new(Arc::clone(self), position, 0).evaluate(0, position)
    }

    /// The value for the side to move, in hundredths of a pawn, from its own sums, the opponent's, and the way in which
    /// the kings stand.
    #[inline]
    pub(super) fn forward(&self, own: &Sums, other: &Sums, stack: usize) -> i32 {
        let sum = self.kernel.forward(&self.stacks[stack], own, other);
        (i64::from(sum) * SCALE / ONE) as i32
    }
}

impl std::fmt::Debug for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Network({} features, {:?})", self.first.rows.len(), self.kernel)
    }
}

impl FirstLayer {
    /// `rows` by bucket, then feature.
    pub(super) fn new(buckets: [u8; Square::COUNT], bias: [i16; WIDTH], rows: Vec<[i16; WIDTH]>) -> FirstLayer {
        FirstLayer { buckets, bias: Lined(bias), rows: rows.into_iter().map(Lined).collect() }
    }

    /// The row of a feature with this number, for a king with this bucket.
    #[inline]
    pub(super) fn row(&self, bucket: usize, number: usize) -> &Sums {
        &self.rows[bucket * super::features::COUNT + number]
    }
}

impl Default for Stack {
    fn default() -> Stack {
        Stack {
            bias_1: Lined([0; HIDDEN_1]),
            weights_1: Lined([[[0; 4]; HIDDEN_1]; INPUTS / 4]),
            bias_2: Lined([0; HIDDEN_2]),
            weights_2: Lined([[[0; 4]; HIDDEN_2]; HIDDEN_2 / 4]),
            bias_3: 0,
            weights_3: [0; HIDDEN_2],
        }
    }
}
