//! One WebSocket beside those of games: carries what a visitor says to whoever answers, as the engines do, and what there is to tell to
//! the visitor.

use super::farewell;
use axum::extract::ws::{CloseCode, Message, WebSocket, close_code};
use dojo::analysis::Questions;
use std::future::Future;
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout};

/// So often somebody who says nothing is asked whether they are there.
const PING_EVERY: Duration = Duration::from_secs(15);
/// A client that has said nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(40);
/// A client that does not take a message for so long is gone.
const SLUGGISH: Duration = Duration::from_secs(10);

/// Who talks to a client.
pub(crate) trait Voice {
    /// What there is to tell next; `None` when it is over. Nothing is lost if somebody stops waiting for it.
    fn news(&mut self) -> impl Future<Output = Option<String>> + Send;

    /// The client has said something; whether it is listened to any more.
    fn hear(&mut self, text: &str) -> bool;
}

impl Voice for Questions {
    async fn news(&mut self) -> Option<String> {
        Questions::news(self).await
    }

    fn hear(&mut self, text: &str) -> bool {
        Questions::hear(self, text);
        true
    }
}

/// Serves a client until it goes away.
pub(crate) async fn serve(mut socket: WebSocket, voice: impl Voice) {
    let now = Instant::now();
    let mut line = Line { voice, heard: now, next_ping: now + PING_EVERY, closing: close_code::AGAIN };
    while line.turn(&mut socket).await.is_some() {}
    let closing = line.closing;
    drop(line);
    farewell::say(&mut socket, closing, SLUGGISH).await;
}

struct Line<V> {
    voice: V,
    /// When the client said something last.
    heard: Instant,
    next_ping: Instant,
    /// With which code it will be closed.
    closing: CloseCode,
}

impl<V: Voice> Line<V> {
    /// Waits for the next message of either side; `None` when it is over.
    async fn turn(&mut self, socket: &mut WebSocket) -> Option<()> {
        let said = tokio::select! {
            news = self.voice.news() => Message::Text(news?.into()),
            () = sleep_until(self.next_ping) => {
                self.next_ping += PING_EVERY;
                Message::Ping(Default::default())
            }
            () = sleep_until(self.heard + SILENCE) => return None,
            heard = socket.recv() => {
                self.heard = Instant::now();
                match farewell::heard(heard) {
                    Ok(Message::Text(text)) => {
                        if !self.voice.hear(&text) {
                            return None;
                        }
                    }
                    Ok(_) => {}
                    Err(code) => {
                        self.closing = code;
                        return None;
                    }
                }
                return Some(());
            }
        };
        timeout(SLUGGISH, socket.send(said)).await.ok()?.ok()
    }
}
