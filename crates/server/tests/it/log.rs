//! What a test's server writes into its log.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tracing::subscriber::{DefaultGuard, set_default};

/// The log of what happens on this thread, which is where the tasks of a test's server run.
pub(crate) struct Log {
    written: Written,
    _listening: DefaultGuard,
}

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Listens until it is dropped.
    pub(crate) fn listen() -> Log {
        let written = Written::default();
        let writer = written.clone();
        let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone()).finish();
        Log { written, _listening: set_default(subscriber) }
    }

    /// The lines with these words, once there are any: what players are told may overtake what is written down.
    pub(crate) async fn until(&self, words: &str) -> Vec<String> {
        for _ in 0..500 {
            let lines = self.lines_with(words);
            if !lines.is_empty() {
                return lines;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("nothing is written of {words}");
    }

    /// The lines with these words.
    pub(crate) fn lines_with(&self, words: &str) -> Vec<String> {
        let text = String::from_utf8(self.written.0.lock().unwrap().clone()).unwrap();
        text.lines().filter(|line| line.contains(words)).map(str::to_owned).collect()
    }
}
