//! Random numbers that are the same each time.

pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % bound.max(1) as u64) as usize
    }

    /// From -0.5 to 0.5.
    pub(crate) fn fraction(&mut self) -> f32 {
        self.below(1 << 24) as f32 / (1 << 24) as f32 - 0.5
    }

    /// The numbers below a bound in another order.
    pub(crate) fn shuffled(&mut self, bound: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..bound).collect();
        for i in (1..bound).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }
}
