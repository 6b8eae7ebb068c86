//! Whose turn it is on a connection: the client's, who may take their time as long as nobody wants their place, or
//! ours.

use dojo::places::{Place, Use};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use tokio::time::Instant;

/// The client's turn.
const THEIRS: u8 = 0;
/// A request is being answered.
const OURS: u8 = 1;
/// The answer is made, and has to get through.
const SAID: u8 = 2;

pub(super) struct Turn {
    place: Place,
    whose: AtomicU8,
}

impl Turn {
    pub(super) fn new(place: Place) -> Turn {
        Turn { place, whose: AtomicU8::new(THEIRS) }
    }

    /// A request has come.
    pub(super) fn begin(self: &Arc<Turn>) -> Speaking {
        self.whose.store(OURS, Ordering::Relaxed);
        self.place.note(Use::Busy, Instant::now());
        Speaking(self.clone())
    }

    /// All that was said has left.
    pub(super) fn flushed(&self) {
        let over = self.whose.compare_exchange(SAID, THEIRS, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        if over {
            self.place.note(Use::Idle, Instant::now());
        }
    }

    /// Ready when somebody else gets the place; whether it is the client's turn. If not, a request has come just now, and is
    /// answered still.
    pub(super) async fn has_to_end(&self) -> bool {
        self.place.is_wanted().await;
        self.whose.load(Ordering::Relaxed) == THEIRS
    }
}

/// We speak, until this is dropped.
pub(super) struct Speaking(Arc<Turn>);

impl Drop for Speaking {
    fn drop(&mut self) {
        let _ = self.0.whose.compare_exchange(OURS, SAID, Ordering::Relaxed, Ordering::Relaxed);
    }
}
