//! `GET /api/v1/lobby`: the live channel of the lobby. Whoever has it open is there, and is told what is offered, in their words; it takes
//! nothing from them.

use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::pages::lobby::{Seeker, row};
use crate::web::peer::Peer;
use crate::web::questions::{Voice, serve};
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use dojo::app::App;
use dojo::lobby::{News, Presence, Strength};
use dojo::seats::Seat;
use dojo::who::{Bearer, Who};
use serde_json::{Value, json};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, sleep_until};

/// Nothing is expected from the other side.
const LONGEST_MESSAGE: usize = 1024;
/// Who is here is told again so often at most: five hundred who come at once are not worth five hundred words to each.
const HERE_EVERY: Duration = Duration::from_secs(2);
/// What all hear of at once is told to each a little later than to the next, within this time: five hundred words in one moment would
/// stand before every move that somebody plays meanwhile.
const SPREAD: Duration = Duration::from_millis(60);

pub(crate) async fn live(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    Preferred(language): Preferred,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let who = bearer.who().clone();
    let place = app.channels.open(from.address, &who, false)?;
    let seeker = Seeker::new(&app, who.clone(), language).await?;
    let identities = app.identities.clone();
    let upgrade = upgrade.read_buffer_size(LONGEST_MESSAGE);
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(async move |socket| {
        // What changes is heard before what there is is told, so that nothing falls between the two.
        let news = app.lobby.listen();
        let present = app.lobby.enter(&who);
        let here = Instant::now();
        let later = own_moment(&who);
        let told = Told { app, seeker, news, later, held: None, _present: present, is_new: true, here: Some(here) };
        tokio::select! {
            () = serve(socket, told) => {}
            () = identities.end_of(&bearer) => {}
        }
        drop(place);
    }))
}

/// What somebody in the lobby is told.
struct Told {
    app: App,
    seeker: Seeker,
    news: Receiver<News>,
    /// How much later than it happens they are told what all are told.
    later: Duration,
    /// What they are to be told, and when.
    held: Option<(Instant, News)>,
    _present: Presence,
    /// Whether everything is to be told first, or anew.
    is_new: bool,
    /// When it is to be told who is here, if that has changed.
    here: Option<Instant>,
}

/// How much later than it happens somebody is told what all are told.
fn own_moment(who: &Who) -> Duration {
    let mut hasher = DefaultHasher::new();
    who.hash(&mut hasher);
    SPREAD.mul_f64((hasher.finish() % 256) as f64 / 256.0)
}

/// The next news, in the order in which they came: the first is held for a moment, and what has come by then follows at once. Whoever waits
/// for this may stop in between: what is held is told the next time.
async fn hear_of(
    news: &mut Receiver<News>,
    held: &mut Option<(Instant, News)>,
    later: Duration,
) -> Result<News, RecvError> {
    if held.is_none() {
        match news.try_recv() {
            // What has come while the last was held has waited long enough.
            Ok(news) => return Ok(news),
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Lagged(missed)) => return Err(RecvError::Lagged(missed)),
            Err(TryRecvError::Closed) => return Err(RecvError::Closed),
        }
        let next = news.recv().await?;
        *held = Some((Instant::now() + later, next));
    }
    if let Some((due, _)) = held {
        sleep_until(*due).await;
    }
    // Nobody else takes what is held.
    held.take().map(|(_, news)| news).ok_or(RecvError::Closed)
}

impl Voice for Told {
    async fn news(&mut self) -> Option<String> {
        loop {
            if self.is_new {
                // They may be somebody else by now. Whoever waits for this may stop in between: then it is told the next time.
                self.look_again().await?;
                self.is_new = false;
                return Some(self.everything().to_string());
            }
            let due = self.here.unwrap_or_else(|| Instant::now() + HERE_EVERY);
            let heard = tokio::select! {
                heard = hear_of(&mut self.news, &mut self.held, self.later) => heard,
                () = sleep_until(due), if self.here.is_some() => {
                    self.here = None;
                    return Some(json!({"type": "here", "text": row::here(&self.app, &self.seeker)}).to_string());
                }
            };
            let message = match heard {
                Ok(News::Changed(who)) if who == self.seeker.who => {
                    self.is_new = true;
                    None
                }
                Ok(news) => self.told(&news),
                // Too much has happened for who is slow: they begin anew.
                Err(RecvError::Lagged(_)) => Some(self.everything()),
                Err(RecvError::Closed) => return None,
            };
            if let Some(message) = message {
                return Some(message.to_string());
            }
        }
    }

    fn hear(&mut self, _: &str) -> bool {
        // Nothing is expected; who goes on and on is not listened to.
        self.app.twos.pace().allows(&self.seeker.who)
    }
}

impl Told {
    /// Looks who it is and how strong; `None` if the database fails. The question to it is kept apart, so that it takes no room while
    /// nobody asks it, which is nearly always.
    async fn look_again(&mut self) -> Option<()> {
        let seeker = Box::pin(Seeker::new(&self.app, self.seeker.who.clone(), self.seeker.language));
        self.seeker = seeker.await.ok()?;
        Some(())
    }

    fn everything(&self) -> Value {
        let seeks: Vec<_> = row::all(&self.app, &self.seeker).iter().map(|seek| row::of(seek, &self.seeker)).collect();
        let waits = self.app.lobby.waits(&self.seeker.who).is_some();
        let begun = self.app.lobby.found(&self.seeker.who).map(|game| format!("/games/{game}"));
        let offers = self.app.lobby.offers(&self.seeker.who);
        json!({"type": "all", "seeks": seeks, "waits": waits, "offers": offers, "begun": begun})
    }

    fn told(&mut self, news: &News) -> Option<Value> {
        match news {
            // Who has said no to a challenge is done with it.
            News::Seek(seek) if !row::is_for(&self.app, seek, &self.seeker) => {
                let was = seek.challenge.as_ref().is_some_and(|challenge| challenge.to.who == self.seeker.who);
                was.then(|| json!({"type": "gone", "id": &*seek.id}))
            }
            News::Seek(seek) => Some(json!({"type": "seek", "seek": row::of(seek, &self.seeker)})),
            News::Gone(id) => Some(json!({"type": "gone", "id": &**id})),
            News::Begun { people, game } => {
                let is_own = |(seat, _): &&(Seat, Strength)| seat.visitor == self.seeker.who;
                people.iter().find(is_own)?;
                let other = people.iter().find(|person| !is_own(person));
                let text = other.map(|(seat, strength)| row::called(seat, *strength, &self.seeker));
                Some(json!({"type": "begun", "url": format!("/games/{game}"), "text": text}))
            }
            News::Changed(_) => None,
            News::Here => {
                self.here.get_or_insert_with(|| Instant::now() + HERE_EVERY);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests;
