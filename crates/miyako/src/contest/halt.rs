//! When a match is to be broken off.

use crate::batch;
use std::sync::atomic::{AtomicBool, Ordering};

/// Asked for by the user, or because there is nothing more to find out.
#[derive(Debug, Default)]
pub(crate) struct Halt(AtomicBool);

impl Halt {
    pub(crate) fn ask_for(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_asked_for(&self) -> bool {
        self.0.load(Ordering::Relaxed) || batch::is_interrupted()
    }
}
