//! One WebSocket: carries questions to the engines, and what they find out to the client. When it closes, all stops.

use super::request::{self, Incoming, Kind, Question, Unclear};
use super::{game, word, work};
use crate::rate::Pace;
use crate::refusals;
use crate::turns::{Asker, NoPlace, Ticket, Turn, Turns, Weight};
use axum::extract::ws::{Message, WebSocket};
use kifu::notation::Notation;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until, timeout};
use words::Language;

/// So many messages may wait for a slow client; what comes then is lost to him. A whole game is not so much.
const OUTBOX: usize = 4096;
/// So often somebody who says nothing is asked whether he is there.
const PING_EVERY: Duration = Duration::from_secs(15);
/// A client that has said nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(40);
/// A client that does not take a message for so long is gone.
const SLUGGISH: Duration = Duration::from_secs(10);

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) asker: Asker,
    pub(crate) language: Language,
    pub(crate) notation: Notation,
}

/// Serves a client until it goes away.
pub(crate) async fn serve(mut socket: WebSocket, turns: Turns, reader: Reader, pace: Pace) {
    let (outbox, mut inbox) = mpsc::channel(OUTBOX);
    let mut line = Line {
        turns,
        talk: Talk { outbox, reader: Arc::new(reader) },
        works: HashMap::new(),
        pace,
        heard: Instant::now(),
        next_ping: Instant::now() + PING_EVERY,
    };
    while line.turn(&mut socket, &mut inbox).await.is_some() {}
    drop(line);
    // The client may be gone already.
    let _ = timeout(SLUGGISH, socket.send(Message::Close(None))).await;
}

struct Line {
    turns: Turns,
    talk: Talk,
    /// One work of each kind: a new question ends the one before.
    works: HashMap<&'static str, Work>,
    pace: Pace,
    /// When the client said something last.
    heard: Instant,
    next_ping: Instant,
}

/// Something that is being worked on; it ends with this.
struct Work {
    id: String,
    task: AbortHandle,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Line {
    /// Waits for the next message of either side; `None` when it is over.
    async fn turn(&mut self, socket: &mut WebSocket, inbox: &mut mpsc::Receiver<String>) -> Option<()> {
        let said = tokio::select! {
            news = inbox.recv() => Message::Text(news?.into()),
            () = sleep_until(self.next_ping) => {
                self.next_ping += PING_EVERY;
                Message::Ping(Default::default())
            }
            () = sleep_until(self.heard + SILENCE) => return None,
            heard = socket.recv() => {
                self.heard = Instant::now();
                match heard?.ok()? {
                    Message::Text(text) => self.hear(&text),
                    Message::Ping(_) | Message::Pong(_) => {}
                    Message::Binary(_) | Message::Close(_) => return None,
                }
                return Some(());
            }
        };
        timeout(SLUGGISH, socket.send(said)).await.ok()?.ok()
    }

    fn hear(&mut self, text: &str) {
        if !self.pace.allows(&self.talk.reader.asker.visitor) {
            refusals::note(self.talk.reader.asker.address, "messages");
            return self.talk.refuse(None, "too_fast");
        }
        match request::read(text) {
            Ok(Incoming::Ping) => self.talk.tell(&json!({"type": "pong"})),
            Ok(Incoming::Stop(id)) => self.stop(id.as_deref()),
            Ok(Incoming::Question(question)) => self.begin(question),
            Err(Unclear { code }) => self.talk.refuse(None, code),
        }
    }

    fn stop(&mut self, id: Option<&str>) {
        self.works.retain(|_, work| {
            let stopped = id.is_none_or(|id| id == work.id);
            if stopped && !work.task.is_finished() {
                self.talk.done(&work.id, "stopped");
            }
            !stopped
        });
    }

    fn begin(&mut self, question: Box<Question>) {
        // First the place is free again.
        self.works.remove(question.kind.name());
        let asker = self.talk.reader.asker.clone();
        let ticket = match self.turns.join(asker, question.kind.weight()) {
            Ok(ticket) => ticket,
            Err(NoPlace::Enough) => return self.talk.refuse(Some(&question.id), "analysing_already"),
            Err(NoPlace::Full) => return self.talk.refuse(Some(&question.id), "no_engine_free"),
        };
        let (id, name, talk) = (question.id.clone(), question.kind.name(), self.talk.clone());
        let task = tokio::spawn(async move {
            let end = answer(ticket, &question, &talk).await;
            talk.done(&question.id, end.name());
        });
        self.works.insert(name, Work { id, task: task.abort_handle() });
    }
}

impl Kind {
    fn weight(self) -> Weight {
        match self {
            Kind::Position { .. } | Kind::Game => Weight::Long,
            Kind::Threat | Kind::Why(_) => Weight::Short,
        }
    }
}

async fn answer(ticket: Ticket, question: &Question, talk: &Talk) -> work::End {
    match question.kind {
        Kind::Position { lines } => work::position(ticket, question, lines, talk).await,
        Kind::Game => game::game(ticket, question, talk).await,
        Kind::Threat => word::threat(ticket, question, talk).await,
        Kind::Why(m) => word::why(ticket, question, m, talk).await,
    }
}

/// The way back to the client.
#[derive(Clone)]
pub(super) struct Talk {
    outbox: mpsc::Sender<String>,
    pub(super) reader: Arc<Reader>,
}

impl Talk {
    /// Tells something. Who takes nothing for so long that all places are full is about to be cut off.
    pub(super) fn tell(&self, message: &Value) {
        let _ = self.outbox.try_send(message.to_string());
    }

    fn refuse(&self, id: Option<&str>, code: &str) {
        let text = self.reader.language.text(&format!("refused-{code}"));
        self.tell(&json!({"type": "refused", "id": id, "code": code, "text": text}));
    }

    fn done(&self, id: &str, why: &str) {
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
