//! Lots that a seed decides: the same seed draws the same.

/// Numbers that a seed decides (SplitMix64).
#[derive(Clone, Debug)]
pub(super) struct Lots(u64);

impl Lots {
    pub(super) const fn new(seed: u64) -> Lots {
        Lots(seed)
    }

    /// A number under this one, which is not 0.
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % most as u64).unwrap_or_default()
    }

    /// Brings these into an order by lot.
    pub(super) fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }

    /// One of these; `None` if there are none.
    pub(super) fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| all[self.below(all.len())])
    }
}
