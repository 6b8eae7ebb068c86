//! One WebSocket: carries a client's wishes to the task of a game, and the task's news to the client.

use super::command::{Answer, Command, Refused};
use super::message::{self, Incoming, Reader};
use super::tables::{Full, Tables};
use crate::stored::Agreed;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde_json::Value;
use std::num::NonZeroU32;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// So many messages may wait for a slow client; then it is cut off and may come back for a snapshot.
const OUTBOX: usize = 64;
/// A client that has said nothing for so long is gone: ours sends a ping every 20 seconds.
const SILENCE: Duration = Duration::from_secs(70);
/// A client that does not take a message for so long is gone.
const SLUGGISH: Duration = Duration::from_secs(10);
/// What one client may say at once, in seconds of what it may say all the time.
const AT_ONCE: u32 = 3;

/// Serves a client until it goes away or the game's task ends.
pub(crate) async fn serve(mut socket: WebSocket, tables: Tables, agreed: Agreed, reader: Reader) {
    let (outbox, mut inbox) = mpsc::channel(OUTBOX);
    let mut line = Line {
        outbox: outbox.downgrade(),
        limiter: limiter(tables.limits().messages_a_second),
        tables,
        agreed,
        reader,
    };
    // From here on only the game's task holds the sending end: when the task ends, so does this.
    let join = Command::Join { sides: reader.sides, outbox };
    if line.tables.send(&line.agreed, join).await.is_ok() {
        while line.turn(&mut socket, &mut inbox).await.is_some() {}
    }
    let again = CloseFrame { code: close_code::AGAIN, reason: "".into() };
    // The client may be gone already.
    let _ = timeout(SLUGGISH, socket.send(Message::Close(Some(again)))).await;
}

fn limiter(messages_a_second: u32) -> DefaultDirectRateLimiter {
    let several = |times: u32| NonZeroU32::new(messages_a_second.saturating_mul(times)).unwrap_or(NonZeroU32::MIN);
    RateLimiter::direct(Quota::per_second(several(1)).allow_burst(several(AT_ONCE)))
}

struct Line {
    tables: Tables,
    agreed: Agreed,
    reader: Reader,
    outbox: mpsc::WeakSender<Answer>,
    limiter: DefaultDirectRateLimiter,
}

impl Line {
    /// Waits for the next message of either side and passes it on; `None` when it is over.
    async fn turn(&mut self, socket: &mut WebSocket, inbox: &mut mpsc::Receiver<Answer>) -> Option<()> {
        let said = tokio::select! {
            news = inbox.recv() => message::write(&news?, self.reader),
            heard = timeout(SILENCE, socket.recv()) => match heard.ok()??.ok()? {
                Message::Text(text) => match self.hear(&text).await {
                    Some(reply) => reply,
                    None => return Some(()),
                },
                Message::Ping(_) | Message::Pong(_) => return Some(()),
                Message::Binary(_) | Message::Close(_) => return None,
            },
        };
        let text = Message::Text(said.to_string().into());
        timeout(SLUGGISH, socket.send(text)).await.ok()?.ok()
    }

    /// Passes a wish on; returns what can be answered at once.
    async fn hear(&mut self, text: &str) -> Option<Value> {
        let answer = |refused| Some(message::write(&Answer::Refused(refused), self.reader));
        if self.limiter.check().is_err() {
            return answer(Refused::TOO_FAST);
        }
        match message::read(text) {
            Err(refused) => answer(refused),
            Ok(Incoming::Ping) => Some(message::pong()),
            Ok(Incoming::Intent(intent)) => {
                let ask = Command::Ask { sides: self.reader.sides, intent, outbox: self.outbox.upgrade()? };
                match self.tables.send(&self.agreed, ask).await {
                    Ok(()) => None,
                    Err(Full) => answer(Refused::TOO_FAST),
                }
            }
        }
    }
}
