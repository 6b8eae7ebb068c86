//! One WebSocket: carries a client's wishes to the task of a game, and the task's news to the client.

use super::farewell;
use super::ping::Pings;
use axum::extract::ws::{CloseCode, Message, WebSocket, close_code};
use dojo::live::{Command, Full, Hall, Hosted, Incoming, Reader, Refused, pong};
use dojo::refusals;
use dojo::turns::Asker;
use std::net::IpAddr;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

/// So many messages may wait for a slow client; then it is cut off and may come back for a snapshot.
const OUTBOX: usize = 64;
/// A client that has said nothing for so long is gone, one that plays earlier than one that watches: pings go out more
/// often there, and clients answer them by themselves.
const SILENCE: [Duration; 2] = [Duration::from_secs(70), Duration::from_secs(25)];
/// A client that does not take a message for so long is gone.
const SLUGGISH: Duration = Duration::from_secs(10);
/// Whoever says more than they may is not listened to for so long: what they send waits on their own side of the
/// network.
const DEAF: Duration = Duration::from_millis(100);

/// Serves a client until it goes away, the game's task ends, or its visitor is `forgotten`: then it may come back as somebody
/// else. `since` is the number of the last event it knows.
pub(crate) async fn serve<G: Hosted>(
    mut socket: WebSocket,
    hall: Hall<G>,
    game: G,
    (reader, address): (Reader, IpAddr),
    (since, forgotten): (Option<u64>, impl Future<Output = ()>),
) {
    let (outbox, mut inbox) = mpsc::channel(OUTBOX);
    let plays = game.is_played_by(&reader.visitor);
    let asker = Asker { visitor: reader.visitor.clone(), address };
    let join = Command::Join { asker, since, outbox: outbox.clone() };
    let mut line = Line {
        outbox: outbox.downgrade(),
        hall,
        game,
        reader,
        address,
        pings: Pings::new(plays),
        heard: Instant::now(),
        deaf_until: Instant::now(),
        silence: SILENCE[usize::from(plays)],
        closing: close_code::AGAIN,
    };
    // From here on only the game's task holds the sending end: when the task ends, so does this.
    drop(outbox);
    if line.hall.send(&line.game, join).await.is_ok() {
        let talk = async { while line.turn(&mut socket, &mut inbox).await.is_some() {} };
        tokio::select! {
            () = talk => {}
            () = forgotten => {}
        }
    }
    drop(inbox);
    line.hall.tell(line.game.id(), Command::Left).await;
    farewell::say(&mut socket, line.closing, SLUGGISH).await;
}

struct Line<G: Hosted> {
    hall: Hall<G>,
    game: G,
    reader: Reader,
    outbox: mpsc::WeakSender<G::Answer>,
    address: IpAddr,
    pings: Pings,
    /// When the client said something last.
    heard: Instant,
    silence: Duration,
    deaf_until: Instant,
    /// With which code it will be closed: the client may come back, unless it has said what cannot be heard.
    closing: CloseCode,
}

impl<G: Hosted> Line<G> {
    /// Waits for the next message of either side and passes it on; `None` when it is over.
    async fn turn(&mut self, socket: &mut WebSocket, inbox: &mut mpsc::Receiver<G::Answer>) -> Option<()> {
        let deaf = Instant::now() < self.deaf_until;
        let said = tokio::select! {
            news = inbox.recv() => Message::Text(self.write(news?).await?.into()),
            () = sleep_until(self.pings.next()) => Message::Ping(self.pings.send()),
            () = sleep_until(self.heard + self.silence) => return None,
            () = sleep_until(self.deaf_until), if deaf => return Some(()),
            heard = socket.recv(), if !deaf => {
                self.heard = Instant::now();
                match farewell::heard(heard) {
                    Ok(Message::Text(text)) => match self.hear(&text).await? {
                        Some(reply) => Message::Text(reply.into()),
                        None => return Some(()),
                    },
                    Ok(Message::Pong(stamp)) => return self.note_lag(&stamp).await,
                    // The library answers; whoever pings without end and reads no answer would fill its buffer.
                    Ok(_) => {
                        self.count();
                        return Some(());
                    }
                    Err(code) => {
                        self.closing = code;
                        return None;
                    }
                }
            },
        };
        timeout(SLUGGISH, socket.send(said)).await.ok()?.ok()
    }

    /// Writes an answer: a whole game beside the threads that serve everybody.
    async fn write(&self, answer: G::Answer) -> Option<String> {
        if !G::takes_long(&answer, &self.reader) {
            return Some(G::write(&answer, &self.reader));
        }
        let (copies, reader) = (self.hall.copies(), self.reader.clone());
        copies.work_patiently(move || G::write(&answer, &reader)).await
    }

    /// Counts what a client says; whether it is within what its visitor may say, over all their channels.
    fn count(&mut self) -> bool {
        let within = self.hall.pace().allows(&self.reader.visitor);
        if !within {
            refusals::note(self.address, "messages");
            self.deaf_until = Instant::now() + DEAF;
        }
        within
    }

    async fn note_lag(&mut self, stamp: &[u8]) -> Option<()> {
        if let Some(lag) = self.pings.hear(stamp) {
            let command = Command::Lag { lag, outbox: self.outbox.upgrade()? };
            self.hall.tell(self.game.id(), command).await;
        }
        Some(())
    }

    /// Passes a wish on; returns what can be answered at once, `None` if the game's task has ended.
    async fn hear(&mut self, text: &str) -> Option<Option<String>> {
        let within = self.count();
        let answer = |refused: Refused| Some(Some(G::write(&refused.into(), &self.reader)));
        if !within {
            return answer(Refused::TOO_FAST);
        }
        match G::read(text) {
            Err(refused) => answer(refused),
            Ok(Incoming::Ping) => Some(Some(pong())),
            Ok(Incoming::Intent(intent)) => {
                let (visitor, outbox, name) =
                    (self.reader.visitor.clone(), self.outbox.upgrade()?, G::name_of(&intent));
                match self.hall.send(&self.game, Command::Ask { visitor, intent, outbox }).await {
                    Ok(()) => Some(None),
                    Err(Full) => answer(Refused::TOO_FAST.of(name)),
                }
            }
        }
    }
}
