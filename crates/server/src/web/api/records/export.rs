//! `GET …/file`: a record as a file in some format. `GET …/formats`: what there is, and what each cannot hold. Both for
//! one's own records, shared ones, and games.

use super::write;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::send::{plain, send};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::{Extension, Json};
use dojo::app::App;
use dojo::copies::{Copy, Key, Kind};
use dojo::failure::Failure;
use dojo::four::Played;
use dojo::games::AnyGame;
use dojo::library::{Recorded, record_of, record_of_game};
use dojo::seats::Seat;
use dojo::stored::Agreed;
use dojo::who::Who;
use dojo::wording;
use kifu::{Encoding, Format, Loss};
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Event, Kept};
use variants::yonin;
use words::Language;

/// In which form; KIF in UTF-8 if nothing is said.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Form {
    format: String,
    encoding: String,
}

/// The encodings to choose from.
const ENCODINGS: [Encoding; 2] = [Encoding::Utf8, Encoding::ShiftJis];

/// A record that is to be written, and what to call it.
pub(crate) struct Export {
    record: Box<dyn Recorded>,
    name: String,
}

impl Form {
    /// One of some names; the first if none is said.
    fn choose(&self, all: &[&'static str]) -> Result<&'static str, Failure> {
        let wanted = |form: &&str| self.format.is_empty() || *form == self.format;
        all.iter().copied().find(wanted).ok_or_else(|| Failure::of_field("format", &self.format))
    }

    /// What is asked for of a game between these.
    fn file_of(&self, seats: Vec<Option<Seat>>) -> Kind {
        Kind::File { format: self.format.clone(), encoding: self.encoding.clone(), seats }
    }

    fn encoding(&self) -> Result<Encoding, Failure> {
        let wrong = |_| Failure::of_field("encoding", &self.encoding);
        if self.encoding.is_empty() { Ok(Encoding::Utf8) } else { self.encoding.parse().map_err(wrong) }
    }
}

impl Export {
    fn of(kept: &Kept, language: Language) -> Result<Export, Failure> {
        let record = record_of(kept)?;
        let day = Some(kept.card.facts.played.as_str()).filter(|day| !day.is_empty());
        let title = write::title(&kept.card, language);
        Ok(Export { record, name: day.map_or(title.clone(), |day| format!("{day} {title}")) })
    }

    /// The record of a game, which is met again for that.
    fn of_game(agreed: &Agreed, events: &[Event], language: Language) -> Result<Export, Failure> {
        let day = wording::day(agreed.created_ms, "%Y-%m-%d");
        let variant = agreed.agreement.variant.as_ref().map(|variant| format!("{}-", variant.name()));
        let record = record_of_game(agreed, events, language)?;
        Ok(Export { record, name: format!("miyako-{}{day}-{}", variant.unwrap_or_default(), agreed.id) })
    }

    /// The record of a game for four.
    fn of_four(played: &Played, language: Language) -> Export {
        let agreed = &played.agreed;
        let day = wording::day(agreed.created_ms, "%Y-%m-%d");
        let name = format!("miyako-{}-{day}-{}", yonin::NAME, agreed.id);
        Export { record: played.record(language).into(), name }
    }

    /// The name of the file, and its bytes.
    fn written(&self, form: &Form) -> Result<(String, Vec<u8>), Failure> {
        let encoding = form.encoding()?;
        let format = form.choose(&self.record.forms())?;
        let (bytes, _) = self.record.write(format, encoding);
        Ok((format!("{}.{}", self.name, extension(format, encoding)), bytes))
    }

    /// The file.
    fn file(&self, form: &Form) -> Result<Copy, Failure> {
        let (name, bytes) = self.written(form)?;
        let kind = format!("text/plain; charset={}", charset(form.encoding()?));
        Ok(Copy::new(bytes, &kind).attached(write::attachment(&name)))
    }

    fn formats(&self, encoding: Encoding, language: Language) -> Value {
        let one = |format: &'static str| {
            let (_, losses) = self.record.write(format, encoding);
            json!({
                "format": format,
                "name": format.to_uppercase(),
                "extension": extension(format, encoding),
                "encodings": ENCODINGS.map(Encoding::name),
                "lost": losses.iter().map(|loss| lost(loss, language)).collect::<Vec<_>>(),
            })
        };
        let formats: Vec<Value> = self.record.forms().into_iter().map(one).collect();
        json!({"formats": formats})
    }
}

/// A record as a file, in the form that is usual for its game: what to call it, and its bytes.
pub(crate) fn usual_file(kept: &Kept, language: Language) -> Result<(String, Vec<u8>), Failure> {
    Export::of(kept, language)?.written(&Form::default())
}

/// The same of a game.
pub(crate) fn game_file(agreed: &Agreed, events: &[Event], language: Language) -> Result<(String, Vec<u8>), Failure> {
    Export::of_game(agreed, events, language)?.written(&Form::default())
}

/// The same of a game for four.
pub(crate) fn four_file(
    agreed: dojo::four::Agreed,
    events: &[Event],
    language: Language,
) -> Result<(String, Vec<u8>), Failure> {
    Export::of_four(&Played::of(agreed, events)?, language).written(&Form::default())
}

/// By custom `.kif` is Shift_JIS and `.kifu` is UTF-8.
fn extension(format: &str, encoding: Encoding) -> String {
    let marked = matches!(encoding, Encoding::Utf8 | Encoding::Utf8Marked);
    let customary =
        |name: String| Format::of_extension(&name).is_some_and(|(found, _)| found.name() == format).then_some(name);
    marked.then(|| customary(format!("{format}u"))).flatten().unwrap_or_else(|| format.to_owned())
}

fn charset(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Utf8 | Encoding::Utf8Marked => "utf-8",
        other => other.name(),
    }
}

fn lost(loss: &Loss, language: Language) -> Value {
    let characters = match loss {
        Loss::Characters(missing) => missing.iter().collect::<String>(),
        _ => String::new(),
    };
    let text = words::lost(loss.code(), loss.count(), &characters, language);
    json!({"code": loss.code(), "count": loss.count(), "text": text})
}

pub(crate) async fn file(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failed> {
    let kept = app.own_record(&visitor, &id).await?;
    write_file(&app, kept, form, language).await
}

pub(crate) async fn file_shared(
    State(app): State<App>,
    Preferred(language): Preferred,
    Path(token): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failed> {
    let kept = app.shared_record(&token).await?;
    write_file(&app, kept, form, language).await
}

pub(crate) async fn file_of_game(
    State(app): State<App>,
    Preferred(language): Preferred,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failed> {
    let copy = file_of(&app, &id, language, from, form).await?;
    send(&app.copies, copy, from.address, &headers).await
}

async fn write_file(app: &App, kept: Kept, form: Form, language: Language) -> Result<Response, Failed> {
    let copy = app.gate.work(move || Export::of(&kept, language)?.file(&form)).await??;
    Ok(plain(&copy))
}

pub(crate) async fn formats(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Json<Value>, Failed> {
    let kept = app.own_record(&visitor, &id).await?;
    write_formats(&app, kept, &form, language).await
}

pub(crate) async fn formats_shared(
    State(app): State<App>,
    Preferred(language): Preferred,
    Path(token): Path<String>,
    Query(form): Query<Form>,
) -> Result<Json<Value>, Failed> {
    let kept = app.shared_record(&token).await?;
    write_formats(&app, kept, &form, language).await
}

pub(crate) async fn formats_of_game(
    State(app): State<App>,
    Preferred(language): Preferred,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failed> {
    let encoding = form.encoding()?;
    let kind = |seats| Kind::Formats { encoding: encoding.name().to_owned(), seats };
    let make = move |export: Export| Ok(Copy::json(export.formats(encoding, language).to_string()));
    let copy = copy_of_record(&app, &id, language, from, kind, make).await?;
    send(&app.copies, copy, from.address, &headers).await
}

/// A copy of something made of a game's record, as it is after the last event.
async fn copy_of_record(
    app: &App,
    id: &str,
    language: Language,
    from: Peer,
    kind: impl FnOnce(Vec<Option<Seat>>) -> Kind,
    make: impl FnOnce(Export) -> Result<Copy, Failure> + Send + 'static,
) -> Result<Copy, Failure> {
    let agreed = match app.find_any(id).await? {
        AnyGame::Two(agreed) => agreed,
        AnyGame::Four(agreed) => return copy_of_four(app, &agreed, language, from, kind, make).await,
    };
    let seq = app.store.last_event(agreed.id.as_str()).await?;
    let key = Key { game: agreed.id.clone(), seq, kind: kind(agreed.seats.all()), language };
    if let Some(copy) = app.copies.kept(&key) {
        return Ok(copy);
    }
    let events = app.store.events(agreed.id.as_str()).await?;
    let events: Vec<Event> = events.into_iter().take_while(|event| event.seq.unsigned_abs() <= seq).collect();
    app.copies.keep(key, from.address, move || make(Export::of_game(&agreed, &events, language)?)).await
}

/// The same of a game for four.
async fn copy_of_four(
    app: &App,
    agreed: &dojo::four::Agreed,
    language: Language,
    from: Peer,
    kind: impl FnOnce(Vec<Option<Seat>>) -> Kind,
    make: impl FnOnce(Export) -> Result<Copy, Failure> + Send + 'static,
) -> Result<Copy, Failure> {
    let seq = app.store.last_event(agreed.id.as_str()).await?;
    let key = Key { game: agreed.id.clone(), seq, kind: kind(agreed.seats.to_vec()), language };
    if let Some(copy) = app.copies.kept(&key) {
        return Ok(copy);
    }
    let played = app.played_by_four(agreed).await?;
    app.copies.keep(key, from.address, move || make(Export::of_four(&played, language))).await
}

/// The record of a game as KIF, for who has no script to choose another form.
pub(crate) async fn kif_of_game(app: &App, id: &str, language: Language, from: Peer) -> Result<Copy, Failure> {
    let form = Form { format: "kif".to_owned(), ..Form::default() };
    file_of(app, id, language, from, form).await
}

async fn file_of(app: &App, id: &str, language: Language, from: Peer, form: Form) -> Result<Copy, Failure> {
    let wanted = form.clone();
    copy_of_record(app, id, language, from, |seats| wanted.file_of(seats), move |export| export.file(&form)).await
}

async fn write_formats(app: &App, kept: Kept, form: &Form, language: Language) -> Result<Json<Value>, Failed> {
    let encoding = form.encoding()?;
    app.gate.work(move || Ok(Json(Export::of(&kept, language)?.formats(encoding, language)))).await?
}
