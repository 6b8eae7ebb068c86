//! What one visitor asks the engines, and what they find out. When this ends, all stops.

use super::request::{self, Incoming, Kind, Question, Unclear};
use super::talk::{Reader, Talk};
use super::{game, word, work};
use crate::rate::Pace;
use crate::refusals;
use crate::turns::{NoPlace, Ticket, Turns, Weight};
use serde_json::json;
use std::collections::HashMap;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

/// So many messages may wait for a slow client; what comes then is lost to them. A whole game is not so much.
const OUTBOX: usize = 4096;

/// The questions of one visitor.
pub struct Questions {
    turns: Turns,
    talk: Talk,
    /// What is to be told.
    news: mpsc::Receiver<String>,
    /// One work of each kind: a new question ends the one before.
    works: HashMap<&'static str, Work>,
    pace: Pace,
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

impl Questions {
    /// None yet.
    pub fn new(turns: Turns, reader: Reader, pace: Pace) -> Questions {
        let (outbox, news) = mpsc::channel(OUTBOX);
        Questions { turns, talk: Talk::new(outbox, reader), news, works: HashMap::new(), pace }
    }

    /// The next message to the visitor.
    pub async fn news(&mut self) -> Option<String> {
        self.news.recv().await
    }

    /// Takes in a message of the visitor's.
    pub fn hear(&mut self, text: &str) {
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
