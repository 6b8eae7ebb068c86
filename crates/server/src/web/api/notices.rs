//! `/api/v1/notices`: what one is told: to read, to have seen, live; where one's browser is called when it is closed, and when not.

use super::tsume::Caller;
use crate::push::{PushKey, Recipient};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::notice;
use crate::web::peer::Peer;
use crate::web::questions::{Voice, serve};
use crate::web::site::Site;
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::notices::{Attention, Kind, Peace, Told, kinds};
use dojo::stored::time_of_day_ms;
use dojo::who::{Bearer, Who};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use words::Language;

/// Nothing longer is expected from the other side.
const LONGEST_MESSAGE: usize = 1024;
/// So many words of a client may wait.
const WAITING: usize = 8;

/// `GET /api/v1/notices`.
pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Value>, Failed> {
    Ok(Json(told(&app, &caller.visitor, caller.language).await?))
}

async fn told(app: &App, who: &Who, language: Language) -> Result<Value, Failure> {
    let notices = app.notices_of(who).await?;
    let unseen = notices.iter().filter(|notice| !notice.seen).count();
    let is_told = !notices.is_empty() || app.names.of(who).is_some() || app.lobby.offers(who);
    let notices: Vec<Value> = notices.iter().map(|own| notice::json(own, &app.names, language)).collect();
    Ok(json!({"unseen": unseen, "live": is_told, "notices": notices}))
}

/// Which matter; all that was told until now if none is named.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Seen {
    matter: Option<String>,
}

/// `POST /api/v1/notices/seen`.
pub(crate) async fn see(
    State(app): State<App>,
    caller: Caller,
    seen: Result<Json<Seen>, JsonRejection>,
) -> Result<StatusCode, Failed> {
    let Json(seen) = seen.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.see_notices(&caller.visitor, seen.matter.as_deref(), time_of_day_ms()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/v1/notices/{kind}/{of}`: the matter, as it was told.
pub(crate) async fn discard(
    State(app): State<App>,
    caller: Caller,
    Path((kind, of)): Path<(String, String)>,
) -> Result<StatusCode, Failed> {
    app.discard_notice(&caller.visitor, &format!("{kind}/{of}")).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/v1/notices/calls`: for whom a browser is to make an address, and whether this one is called.
pub(crate) async fn calls(
    State(app): State<App>,
    State(key): State<PushKey>,
    Extension(bearer): Extension<Bearer>,
) -> Result<Json<Value>, Failed> {
    let peace = app.peace_of(bearer.who()).await?;
    let wanted: Vec<_> = kinds(&peace).filter(|(_, wanted)| *wanted).map(|(kind, _)| kind.code()).collect();
    Ok(Json(json!({
        "key": key.public(),
        "called": app.is_called(&bearer).await?,
        "quiet": peace.hours(),
        "kinds": wanted,
    })))
}

/// What a browser says of where it is called (`PushSubscription.toJSON()`).
#[derive(Debug, Deserialize)]
pub(crate) struct Subscription {
    endpoint: String,
    keys: Keys,
}

#[derive(Debug, Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

/// `POST /api/v1/notices/calls`.
pub(crate) async fn want_calls(
    State(site): State<Site>,
    Extension(bearer): Extension<Bearer>,
    caller: Caller,
    said: Result<Json<Subscription>, JsonRejection>,
) -> Result<StatusCode, Failed> {
    let Json(said) = said.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let wrong = |_| Failure::of_field("endpoint", &said.endpoint);
    site.app.gate.count(caller.from)?;
    Recipient::read(&said.endpoint, (&said.keys.p256dh, &said.keys.auth), site.push_to).map_err(wrong)?;
    let keys = (said.keys.p256dh.as_str(), said.keys.auth.as_str());
    site.app.want_calls(&bearer, &said.endpoint, keys, caller.language).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/v1/notices/calls`.
pub(crate) async fn stop_calls(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
) -> Result<StatusCode, Failed> {
    app.stop_calls(&bearer).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// When somebody wants to be left in peace, and for what they are called.
#[derive(Debug, Deserialize)]
pub(crate) struct Wishes {
    zone: String,
    #[serde(default)]
    quiet: Option<[String; 2]>,
    #[serde(default)]
    kinds: Option<Vec<String>>,
}

/// `PUT /api/v1/notices/calls`.
pub(crate) async fn want_peace(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    wishes: Result<Json<Wishes>, JsonRejection>,
) -> Result<StatusCode, Failed> {
    let Json(wishes) = wishes.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let [since, until] = wishes.quiet.unwrap_or_default();
    let all = || Kind::ALL.iter().map(|kind| kind.code().to_owned()).collect();
    let peace = Peace::wished(&wishes.zone, (&since, &until), &wishes.kinds.unwrap_or_else(all))?;
    app.want_peace(&bearer, peace).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/v1/notices/live`: who has it open is at the site, and hears at once what they are told.
pub(crate) async fn live(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    Preferred(language): Preferred,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let who = bearer.who().clone();
    let place = app.channels.open(from.address, &who, false)?;
    let identities = app.identities.clone();
    let upgrade = upgrade.read_buffer_size(LONGEST_MESSAGE);
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(async move |socket| {
        let attention = app.attend(&who).await;
        let (said, heard) = mpsc::channel(WAITING);
        let listener = Listener { app, who, language, attention, due: Some(Due::Everything), said, heard };
        tokio::select! {
            () = serve(socket, listener) => {}
            () = identities.end_of(&bearer) => {}
        }
        drop(place);
    }))
}

/// Somebody who is at the site.
struct Listener {
    app: App,
    who: Who,
    language: Language,
    attention: Attention,
    /// What is to be told or noted next; first everything.
    due: Option<Due>,
    /// What they say, which is noted when there is nothing to tell.
    said: mpsc::Sender<Word>,
    heard: mpsc::Receiver<Word>,
}

enum Due {
    Everything,
    Told(Told),
    Note(Word),
}

/// What a client says.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Word {
    /// One is before their eyes.
    Shown { matter: String },
    /// They look at a page, or have not for long.
    Looks { on: bool },
}

impl Voice for Listener {
    async fn news(&mut self) -> Option<String> {
        loop {
            // What is due is kept until it is told: whoever waits for this may stop in between.
            let told = match &self.due {
                None => {
                    self.due = Some(tokio::select! {
                        told = self.attention.next() => told.map_or(Due::Everything, Due::Told),
                        Some(word) = self.heard.recv() => Due::Note(word),
                    });
                    continue;
                }
                Some(Due::Everything) => Some(self.everything().await?),
                Some(Due::Told(told)) => Some(self.message(told).await?),
                Some(Due::Note(word)) => {
                    let word = word.clone();
                    self.note(word).await;
                    None
                }
            };
            self.due = None;
            if told.is_some() {
                return told;
            }
        }
    }

    fn hear(&mut self, text: &str) -> bool {
        if let Ok(word) = serde_json::from_str(text) {
            // Of who says more than can be noted some is lost: they are called once more than they need be.
            let _ = self.said.try_send(word);
        }
        self.app.twos.pace().allows(&self.who)
    }
}

impl Listener {
    /// As a client hears it; `None` if the database fails.
    async fn message(&self, told: &Told) -> Option<String> {
        let mut message = match told {
            Told::New(notice) => {
                json!({"type": "notice", "notice": notice::json(notice, &self.app.names, self.language)})
            }
            Told::Gone(matter) => json!({"type": "gone", "matter": &**matter}),
            Told::Seen(matter) => json!({"type": "seen", "matter": matter.as_deref()}),
            Told::People => return Some(json!({"type": "people"}).to_string()),
        };
        let notices = self.app.notices_of(&self.who).await.ok()?;
        message["unseen"] = notices.iter().filter(|notice| !notice.seen).count().into();
        Some(message.to_string())
    }

    async fn note(&mut self, word: Word) {
        match word {
            Word::Shown { matter } => self.app.notice_is_shown(&self.who, &matter).await,
            Word::Looks { on } => self.app.looks(&self.who, &mut self.attention, on).await,
        }
    }

    async fn everything(&self) -> Option<String> {
        let mut all = told(&self.app, &self.who, self.language).await.ok()?;
        all["type"] = "all".into();
        Some(all.to_string())
    }
}
