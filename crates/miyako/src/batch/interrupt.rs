//! Ctrl-C: the first one asks to stop, so that what is being written is whole or not there; the second one insists.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Once};

/// The exit status of a command that the user has stopped, as shells have it.
pub(crate) const STATUS: u8 = 130;

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// From now on interruptions are noted. Where the system does not allow it they end the program as ever.
pub(crate) fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
            // In this order: the second signal finds the flag that the first has set.
            let _ = signal_hook::flag::register_conditional_shutdown(signal, STATUS.into(), Arc::clone(&ASKED));
            let _ = signal_hook::flag::register(signal, Arc::clone(&ASKED));
        }
    });
}

pub(super) fn is_asked_for() -> bool {
    ASKED.load(Ordering::Relaxed)
}
