//! `GET /account/data.zip`: all that is kept of whoever asks, in one archive. It is sent while it is made: of thousands of
//! records one is in memory at a time.

use crate::web::api::records::{four_file, game_file, summary, usual_file};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::notice;
use crate::web::peer::Peer;
use axum::Extension;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use dojo::account::{Credential, OwnToken};
use dojo::app::App;
use dojo::failure::{Failure, Kind};
use dojo::games::AnyGame;
use dojo::random::GameId;
use dojo::rights::Role;
use dojo::tally::Tally;
use dojo::teaching::Item;
use dojo::who::Bearer;
use dojo::zip::Zip;
use hyper::body::Frame;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use store::{Card, Device};
use tokio::sync::mpsc;
use words::Language;

/// So many archives are made at once, and one of those for each who asks.
const AT_ONCE: usize = 8;
/// The format has room for 65,535 files.
const MOST_FILES: i64 = 65_000;
/// So much is sent together.
const PART: usize = 64 << 10;
/// So many parts may wait for a slow reader.
const WAITING: usize = 2;

/// More files than an archive has room for.
const TOO_MANY_FILES: Failure = Failure::new(Kind::TooLarge, "export-files");

/// The archives that are being made.
#[derive(Clone, Default)]
pub(crate) struct Takeouts {
    all: Arc<Tally<()>>,
    own: Arc<Tally<dojo::who::Who>>,
}

pub(crate) async fn archive(
    State(app): State<App>,
    State(takeouts): State<Takeouts>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    Preferred(language): Preferred,
) -> Result<Response, Failed> {
    app.gate.count(from.address)?;
    let held = app.holdings(bearer.who()).await?;
    if held.games + held.records + held.uploads > MOST_FILES {
        return Err(TOO_MANY_FILES.into());
    }
    let own = takeouts.own.take(bearer.who().clone(), 1).ok_or(Failure::BUSY)?;
    let share = (takeouts.all.take((), AT_ONCE).ok_or(Failure::BUSY)?, own);
    let (out, made) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let takeout = Takeout { app, bearer, language, zip: Zip::default(), out: out.clone(), unreadable: Vec::new() };
        if let Err(Stopped::Failed(failure)) = takeout.make().await {
            tracing::warn!(code = failure.code, "an archive of all that is somebody's broke off");
            // It is cut off: whoever unpacks it is told that it is not whole.
            let _ = out.send(Err(axum::Error::new(std::io::Error::other(failure.code)))).await;
        }
        drop(share);
    });
    let head = [(CONTENT_TYPE, "application/zip"), (CONTENT_DISPOSITION, "attachment; filename=\"miyako.zip\"")];
    Ok((head, Body::new(Made(made))).into_response())
}

/// An archive on its way.
struct Made(mpsc::Receiver<Result<Bytes, axum::Error>>);

impl HttpBody for Made {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.0.poll_recv(context).map(|part| part.map(|part| part.map(Frame::data)))
    }
}

/// Why no more of an archive is made.
enum Stopped {
    /// Nobody wants it any more.
    Unwanted,
    Failed(Failure),
}

impl<E: Into<Failure>> From<E> for Stopped {
    fn from(failure: E) -> Stopped {
        Stopped::Failed(failure.into())
    }
}

/// A file that is to come into the archive: its folder, if it is in one, its name, and what is in it.
type File = (Option<&'static str>, String, Vec<u8>);

/// An archive in the making.
struct Takeout {
    app: App,
    bearer: Bearer,
    language: Language,
    zip: Zip,
    out: mpsc::Sender<Result<Bytes, axum::Error>>,
    /// What could not be read, by its id.
    unreadable: Vec<String>,
}

impl Takeout {
    async fn make(mut self) -> Result<(), Stopped> {
        self.add_account().await?;
        self.add_problems().await?;
        self.add_mistakes().await?;
        self.add_cards().await?;
        self.add_ratings().await?;
        self.add_notices().await?;
        self.add_games().await?;
        self.add_looks_away().await?;
        self.add_records().await?;
        if !self.unreadable.is_empty() {
            let list = self.unreadable.join("\n");
            self.add(move || Ok((None, "unreadable.txt".to_owned(), list.into_bytes()))).await?;
        }
        let rest = self.zip.finish().map_err(Failure::internal)?;
        self.out.send(Ok(rest.into())).await.map_err(|_| Stopped::Unwanted)
    }

    /// Who they are; no password, code or token, nor what was made of one.
    async fn add_account(&mut self) -> Result<(), Stopped> {
        let person = self.bearer.who();
        let account = match self.app.account_of(person).await? {
            None => json!({"guest": true}),
            Some(account) => json!({
                "name": account.name,
                "created_ms": account.created_ms,
                "codes_left": self.app.codes_left(person).await?,
                "leaves_ms": self.app.leaves(person).await?,
                "blocked": self.blocked().await?,
                "holidays": self.holidays().await?,
                "passkeys": self.passkeys().await?,
                "second_step_since_ms": self.app.authenticator_since(person).await?,
                "tokens": self.tokens().await?,
                "roles": self.app.offices.of(person).iter().map(Role::code).collect::<Vec<_>>(),
                "minor": account.minor,
                "acts": self.log().await?,
            }),
        };
        let device = |device: &Device| json!({"name": device.label, "signed_in_ms": device.created_ms, "seen_ms": device.seen_ms});
        let devices: Vec<Value> = self.app.devices_of(person).await?.iter().map(device).collect();
        let readme = self.language.text("data-readme");
        self.add(move || Ok((None, "README.txt".to_owned(), (readme + "\n").into_bytes()))).await?;
        self.add_json("account.json", account).await?;
        self.add_json("devices.json", devices.into()).await
    }

    async fn holidays(&self) -> Result<Vec<Value>, Failure> {
        let holidays = self.app.holidays(self.bearer.who()).await?;
        let told = |holiday: store::Holiday| json!({"since_ms": holiday.since_ms, "until_ms": holiday.until_ms});
        Ok(holidays.into_iter().map(told).collect())
    }

    async fn passkeys(&self) -> Result<Vec<Value>, Failure> {
        let keys = self.app.passkeys_of(self.bearer.who()).await?;
        let told = |key: Credential| json!({"name": key.label, "host": key.host, "made_ms": key.created_ms, "seen_ms": key.seen_ms});
        Ok(keys.into_iter().map(told).collect())
    }

    async fn tokens(&self) -> Result<Vec<Value>, Failure> {
        let tokens = self.app.tokens_of(self.bearer.who()).await?;
        let told =
            |token: OwnToken| json!({"name": token.label, "expires_ms": token.expires_ms, "seen_ms": token.seen_ms});
        Ok(tokens.into_iter().map(told).collect())
    }

    /// What was done to them; by whom is told on the page, as long as those have a name.
    async fn log(&self) -> Result<Vec<Value>, Failure> {
        let lines = self.app.log_on(self.bearer.who()).await?;
        Ok(lines.into_iter().map(|line| json!({"at_ms": line.at_ms, "act": line.act, "note": line.note})).collect())
    }

    /// With whom they do not want to play, by name.
    async fn blocked(&self) -> Result<Vec<Value>, Failure> {
        let blocked = self.app.blocked_by(self.bearer.who()).await?;
        Ok(blocked.iter().map(|(name, since_ms)| json!({"name": name.to_string(), "since_ms": since_ms})).collect())
    }

    async fn add_problems(&mut self) -> Result<(), Stopped> {
        let tries = self.app.tries_of(self.bearer.who()).await?;
        let entries = tries.into_iter().map(|entry| {
            json!({
                "problem": entry.problem,
                "at_ms": entry.at_ms,
                "used_ms": entry.used_ms,
                "outcome": entry.outcome,
                "line": entry.line,
                "standing": serde_json::from_str::<Value>(&entry.standing).unwrap_or_default(),
            })
        });
        let log = Value::Array(entries.collect());
        self.add_json("tsume.json", log).await?;
        let attempts = self.app.attempts_of(self.bearer.who()).await?.into_iter().map(|attempt| {
            json!({
                "task": attempt.item,
                "at_ms": attempt.at_ms,
                "used_ms": attempt.used_ms,
                "outcome": attempt.outcome,
                "line": attempt.line,
            })
        });
        self.add_json("lessons.json", Value::Array(attempts.collect())).await?;
        self.add_assignments().await?;
        self.add_simuls().await
    }

    /// The teaching games at several boards that they give; the games themselves are among theirs.
    async fn add_simuls(&mut self) -> Result<(), Stopped> {
        let simuls = self.app.simuls_of(self.bearer.who()).await?;
        let told = simuls.iter().map(|simul| {
            let boards = simul.boards.iter().map(|board| {
                let games: Vec<&str> = board.before.iter().chain([&board.game]).map(GameId::as_str).collect();
                json!({"place": board.place, "name": board.name, "games": games})
            });
            json!({"title": simul.title, "ends_ms": simul.ends_ms, "boards": boards.collect::<Vec<_>>()})
        });
        self.add_json("simuls.json", told.collect()).await
    }

    /// What they have set for others, and in what they take part, by whose will.
    async fn add_assignments(&mut self) -> Result<(), Stopped> {
        let (set, joined) = self.app.assignments_of(self.bearer.who()).await?;
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for assignment in &set {
            let whole = self.app.assignment(&assignment.id).await?;
            let tasks: Vec<String> = whole.tasks.iter().map(Item::code).collect();
            own.push(json!({
                "title": whole.title, "tasks": tasks, "due_ms": whole.due_ms, "ends_ms": whole.ends_ms, "pupils": whole.pupils,
            }));
        }
        for assignment in &joined {
            let pupil = self.app.pupil_in(self.bearer.who(), &assignment.id).await?;
            let teacher = self.app.names.of(&assignment.teacher).map(|name| name.to_string());
            others.push(json!({
                "title": assignment.title, "teacher": teacher, "ends_ms": assignment.ends_ms,
                "called": pupil.as_ref().map(|pupil| &pupil.name), "joined_ms": pupil.as_ref().map(|pupil| pupil.joined_ms),
            }));
        }
        self.add_json("assignments.json", json!({"set": own, "joined": others})).await
    }

    /// What was found out about their last game; nothing where that was no mistake.
    async fn add_mistakes(&mut self) -> Result<(), Stopped> {
        let known = self.app.store.hindsight(&self.bearer.who().to_string()).await?;
        let entries = known.into_iter().map(
            |own| json!({"game": own.game, "mistake": serde_json::from_str::<Value>(&own.found).unwrap_or_default()}),
        );
        let list = Value::Array(entries.collect());
        self.add_json("mistakes.json", list).await
    }

    /// What they are told, whom they follow, on which evenings they want to be told, and when they are called.
    async fn add_notices(&mut self) -> Result<(), Stopped> {
        let person = self.bearer.who().clone();
        let notices = self.app.notices_of(&person).await?;
        let told: Vec<Value> = notices.iter().map(|own| notice::json(own, &self.app.names, self.language)).collect();
        let followed = self.app.followed_by(&person).await?;
        let follows = followed.iter().map(|one| json!({"name": one.name.to_string(), "told_when_they_come": one.told}));
        let nights = self.app.nights.all();
        let nights = nights.iter().filter(|night| self.app.nights.guests(&night.id, &person).1);
        let nights: Vec<&str> = nights.map(|night| &*night.name).collect();
        let own = person.to_string();
        let members = self.app.store.ladder_members().await?.into_iter().filter(|member| member.person == own);
        let ladder: Vec<Value> =
            members.map(|member| json!({"since_ms": member.joined_ms, "until_ms": member.left_ms})).collect();
        let mail = self.app.mailbox_of(&person).await?.map(|own| own.address);
        let quiet = self.app.peace_of(&person).await?.hours();
        let all = json!({"notices": told, "follows": follows.collect::<Vec<_>>(), "nights": nights, "quiet_hours": quiet, "mail": mail, "ladder": ladder});
        self.add_json("notices.json", all).await
    }

    /// What is believed of their strength, and what each game did to it.
    async fn add_ratings(&mut self) -> Result<(), Stopped> {
        let person = self.bearer.who().to_string();
        let ratings = self.app.store.ratings_of(&person).await?.into_iter().map(|own| {
            json!({
                "pool": own.pool,
                "rating": own.rating,
                "deviation": own.deviation,
                "volatility": own.volatility,
                "games": own.games,
                "at_ms": own.at_ms,
            })
        });
        let games = self.app.store.rated_games_of(&person, 0, i64::MAX).await?.into_iter().map(|own| {
            json!({
                "game": own.game,
                "pool": own.pool,
                "at_ms": own.at_ms,
                "halves": own.halves,
                "odds": (!own.odds.is_empty()).then_some(&own.odds),
                "gives": !own.odds.is_empty() && own.second,
                "before": own.before.rating,
                "after": own.after,
                "taken_back": own.taken_back,
            })
        });
        let grade = self.app.store.said_grade(&person).await?;
        let all = json!({"grade": grade, "ratings": ratings.collect::<Vec<_>>(), "games": games.collect::<Vec<_>>()});
        self.add_json("ratings.json", all).await
    }

    async fn add_cards(&mut self) -> Result<(), Stopped> {
        let owner = self.bearer.who().to_string();
        let cards = self.app.store.flashcards(&owner).await?.into_iter().map(|card| {
            json!({
                "card": card.id,
                "from": card.source,
                "added_ms": card.added_ms,
                "repeats": card.repeats,
                "shows": serde_json::from_str::<Value>(&card.content).unwrap_or_default(),
            })
        });
        let reviews = self.app.store.card_reviews(&owner, None).await?.into_iter().map(|own| {
            json!({"card": own.card, "at_ms": own.at_ms, "used_ms": own.used_ms, "grade": own.grade, "line": own.line})
        });
        let sources = self.app.store.card_sources(&owner).await?.into_iter();
        let sources = sources.map(|own| json!({"from": own.source, "title": own.title, "at_ms": own.at_ms}));
        let all = json!({
            "cards": cards.collect::<Vec<_>>(),
            "answers": reviews.collect::<Vec<_>>(),
            "looked_through": sources.collect::<Vec<_>>(),
        });
        self.add_json("cards.json", all).await
    }

    /// In which games they looked away while they had to move.
    async fn add_looks_away(&mut self) -> Result<(), Stopped> {
        let person = self.bearer.who().clone();
        let mut all = Vec::new();
        for id in self.app.games_seated_at(&person).await? {
            if let Some(away) = self.app.own_looks_away(&person, &id).await? {
                all.push(json!({"game": id, "times": away.times, "ms": away.long.as_millis() as u64}));
            }
        }
        self.add_json("looked-away.json", Value::Array(all)).await
    }

    async fn add_games(&mut self) -> Result<(), Stopped> {
        let language = self.language;
        for id in self.app.games_seated_at(self.bearer.who()).await? {
            let events = self.app.store.events(&id).await?;
            let game = self.app.find_any(&id).await;
            let file = move || {
                let (name, bytes) = match game? {
                    AnyGame::Two(agreed) => game_file(&agreed, &events, language)?,
                    AnyGame::Four(agreed) => four_file(*agreed, &events, language)?,
                };
                Ok((Some("games"), name, bytes))
            };
            self.add_if_readable(&id, file).await?;
        }
        Ok(())
    }

    async fn add_records(&mut self) -> Result<(), Stopped> {
        let (owner, language) = (self.bearer.who().clone(), self.language);
        let cards = self.app.cards_of(&owner).await?;
        let about: Vec<Value> = cards.iter().map(|card| summary(card, language)).collect();
        self.add_json("records.json", about.into()).await?;
        let (width, mut uploads) = (cards.len().to_string().len(), HashSet::new());
        for (number, card) in (1..).zip(&cards) {
            // It may have been taken out meanwhile.
            let Some(kept) = self.app.store.record(&card.id).await? else { continue };
            let file = move || {
                let (name, bytes) = usual_file(&kept, language)?;
                // Two may have the same name.
                Ok((Some("records"), format!("{number:0width$} {name}"), bytes))
            };
            self.add_if_readable(&card.id, file).await?;
            self.add_original(card, &mut uploads).await?;
        }
        Ok(())
    }

    /// The file that a record came from, byte for byte, once for all its games.
    async fn add_original(&mut self, card: &Card, uploads: &mut HashSet<String>) -> Result<(), Stopped> {
        let Some(id) = card.upload.clone().filter(|id| !uploads.contains(id)) else { return Ok(()) };
        let upload = self.app.store.upload(&id).await?;
        uploads.insert(id);
        let (Some(upload), number) = (upload, uploads.len()) else { return Ok(()) };
        self.add(move || Ok((Some("originals"), format!("{number} {}", upload.name), upload.bytes))).await
    }

    async fn add_json(&mut self, name: &'static str, value: Value) -> Result<(), Stopped> {
        self.add(move || {
            let text = serde_json::to_string_pretty(&value).map_err(Failure::internal)?;
            Ok((None, name.to_owned(), text.into_bytes()))
        })
        .await
    }

    /// Adds a file; one that makes no sense keeps the others from nobody.
    async fn add_if_readable(
        &mut self,
        id: &str,
        file: impl FnOnce() -> Result<File, Failure> + Send + 'static,
    ) -> Result<(), Stopped> {
        if self.try_to_add(file).await?.is_err() {
            self.unreadable.push(id.to_owned());
        }
        Ok(())
    }

    async fn add(&mut self, file: impl FnOnce() -> Result<File, Failure> + Send + 'static) -> Result<(), Stopped> {
        Ok(self.try_to_add(file).await??)
    }

    /// Adds a file, and sends what has come together. What cannot be made a file of leaves the archive as it was.
    async fn try_to_add(
        &mut self,
        file: impl FnOnce() -> Result<File, Failure> + Send + 'static,
    ) -> Result<Result<(), Failure>, Stopped> {
        if self.out.is_closed() {
            return Err(Stopped::Unwanted);
        }
        let mut zip = std::mem::take(&mut self.zip);
        let work = move || {
            let added = file().and_then(|(folder, name, bytes)| {
                let added = match folder {
                    Some(folder) => zip.add_in(folder, &name, &bytes),
                    None => zip.add(&name, &bytes),
                };
                added.map_err(Failure::internal)
            });
            (zip, added)
        };
        let (zip, added) = self.app.copies.work_patiently(work).await.ok_or(Failure::INTERNAL)?;
        self.zip = zip;
        if self.zip.waiting() >= PART {
            let part = self.zip.take();
            self.out.send(Ok(part.into())).await.map_err(|_| Stopped::Unwanted)?;
        }
        Ok(added)
    }
}
