//! What is true on some ways only: positions without a mate because every attack repeats a position met before
//! (the graph history interaction problem). They are remembered together with the way to them.

/// A table in which the newest takes the place of the older one.
#[derive(Debug)]
pub(super) struct Loops {
    slots: Vec<Loop>,
}

/// There is no mate in fewer than `plies`, as long as the position `start` deep on the way is not one with a mate.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Loop {
    key: u64,
    pub(super) plies: u16,
    pub(super) start: u16,
}

const SLOTS: usize = 1 << 16;

impl Loops {
    pub(super) fn new() -> Loops {
        Loops { slots: Vec::new() }
    }

    /// The sum of the keys of the position and of the way to it.
    pub(super) fn get(&self, key: u64) -> Option<Loop> {
        let found = self.slots.get(index(key))?;
        (found.key == key && found.start != 0).then_some(*found)
    }

    pub(super) fn put(&mut self, key: u64, plies: u16, start: u16) {
        if start == 0 {
            return;
        }
        if self.slots.is_empty() {
            self.slots = vec![Loop::default(); SLOTS];
        }
        self.slots[index(key)] = Loop { key, plies, start };
    }

    pub(super) fn clear(&mut self) {
        self.slots.clear();
    }
}

fn index(key: u64) -> usize {
    (key >> 32) as usize % SLOTS
}
