//! Who asks the engines, and the way back to them.

use crate::turns::{Asker, Ticket, Turn};
use kifu::notation::Notation;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use words::Language;

/// Who asks.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The visitor, with the address that they ask from.
    pub asker: Asker,
    /// In which they are told what the engines find.
    pub language: Language,
    /// How moves are written for them.
    pub notation: Notation,
}

/// The way back to the client.
#[derive(Clone)]
pub(super) struct Talk {
    outbox: mpsc::Sender<String>,
    pub(super) reader: Arc<Reader>,
}

impl Talk {
    pub(super) fn new(outbox: mpsc::Sender<String>, reader: Reader) -> Talk {
        Talk { outbox, reader: Arc::new(reader) }
    }

    /// Tells something. Who takes nothing for so long that all places are full is about to be cut off.
    pub(super) fn tell(&self, message: &Value) {
        let _ = self.outbox.try_send(message.to_string());
    }

    pub(super) fn refuse(&self, id: Option<&str>, code: &str) {
        let text = self.reader.language.text(&format!("refused-{code}"));
        self.tell(&json!({"type": "refused", "id": id, "code": code, "text": text}));
    }

    pub(super) fn done(&self, id: &str, why: &str) {
        self.tell(&json!({"type": "done", "id": id, "why": why}));
    }

    /// Waits for a turn; the client is told how many come before, and when it begins.
    pub(super) async fn turn(&self, ticket: &mut Ticket, id: &str) -> Option<Turn> {
        let waiting = |before: usize| {
            let text = self.reader.language.text_with("analysis-page-queue", "count", before);
            self.tell(&json!({"type": "queued", "id": id, "before": before, "text": text}));
        };
        let turn = ticket.turn(Duration::ZERO, waiting).await?;
        self.tell(&json!({"type": "thinking", "id": id}));
        Some(turn)
    }
}
