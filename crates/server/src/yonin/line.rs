//! One WebSocket at a game for four, with the limits of the other games' channel.

use super::games::Agreed;
use super::hall::{Command, Hall};
use super::message::{self, Incoming, News};
use crate::live::{DEAF, OUTBOX, Pings, Reader, SILENCE, SLUGGISH, limiter};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use governor::DefaultDirectRateLimiter;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

/// Serves a client until it goes away or the game's task ends.
pub(crate) async fn serve(mut socket: WebSocket, hall: Hall, agreed: Agreed, reader: Reader) {
    let (outbox, mut inbox) = mpsc::channel(OUTBOX);
    let plays = agreed.seats_of(&reader.visitor).next().is_some();
    let join = Command::Join(reader.visitor.clone(), outbox.clone());
    let mut line = Line {
        outbox: outbox.downgrade(),
        limiter: limiter(hall.limits().messages_a_second),
        pings: Pings::new(plays),
        heard: Instant::now(),
        deaf_until: Instant::now(),
        plays,
        hall,
        agreed,
        reader,
    };
    // From here on only the game's task holds the sending end: when the task ends, so does this.
    drop(outbox);
    if line.hall.send(&line.agreed, join).await.is_ok() {
        while line.turn(&mut socket, &mut inbox).await.is_some() {}
    }
    drop(inbox);
    line.hall.tell(&line.agreed.id, Command::Left).await;
    let again = CloseFrame { code: close_code::AGAIN, reason: "".into() };
    // The client may be gone already.
    let _ = timeout(SLUGGISH, socket.send(Message::Close(Some(again)))).await;
}

struct Line {
    hall: Hall,
    agreed: Agreed,
    reader: Reader,
    outbox: mpsc::WeakSender<News>,
    limiter: DefaultDirectRateLimiter,
    pings: Pings,
    plays: bool,
    /// When the client said something last.
    heard: Instant,
    deaf_until: Instant,
}

impl Line {
    /// Waits for the next message of either side and passes it on; `None` when it is over.
    async fn turn(&mut self, socket: &mut WebSocket, inbox: &mut mpsc::Receiver<News>) -> Option<()> {
        let deaf = Instant::now() < self.deaf_until;
        let said = tokio::select! {
            news = inbox.recv() => Message::Text(message::write(&news?, &self.reader).into()),
            () = sleep_until(self.pings.next()) => Message::Ping(self.pings.send()),
            () = sleep_until(self.heard + SILENCE[usize::from(self.plays)]) => return None,
            () = sleep_until(self.deaf_until), if deaf => return Some(()),
            heard = socket.recv(), if !deaf => {
                self.heard = Instant::now();
                match heard?.ok()? {
                    Message::Text(text) => match self.hear(&text).await? {
                        Some(reply) => Message::Text(reply.into()),
                        None => return Some(()),
                    },
                    Message::Pong(stamp) => {
                        self.pings.hear(&stamp);
                        return Some(());
                    }
                    Message::Ping(_) => {
                        self.count();
                        return Some(());
                    }
                    Message::Binary(_) | Message::Close(_) => return None,
                }
            },
        };
        timeout(SLUGGISH, socket.send(said)).await.ok()?.ok()
    }

    /// Counts what a client says; whether it is within the limit.
    fn count(&mut self) -> bool {
        let within = self.limiter.check().is_ok();
        if !within {
            self.deaf_until = Instant::now() + DEAF;
        }
        within
    }

    /// Passes a wish on; returns what can be answered at once, `None` if the game's task has ended.
    async fn hear(&mut self, text: &str) -> Option<Option<String>> {
        let within = self.count();
        let answer = |code| Some(Some(message::write(&News::Refused(code), &self.reader)));
        if !within {
            return answer("too_fast");
        }
        match message::read(text) {
            None => answer("bad_message"),
            Some(Incoming::Ping) => Some(Some(message::pong())),
            Some(Incoming::Intent(intent)) => {
                let ask = Command::Ask(self.reader.visitor.clone(), intent, self.outbox.upgrade()?);
                match self.hall.send(&self.agreed, ask).await {
                    Ok(()) => Some(None),
                    Err(_) => answer("too_fast"),
                }
            }
        }
    }
}
