//! `GET …/file`: a record as a file in some format. `GET …/formats`: what there is, and what each cannot hold. Both for
//! one's own records, shared ones, and games.

use super::write;
use crate::app::App;
use crate::copies::{Copy, Key, Kind};
use crate::failure::Failure;
use crate::language::Preferred;
use crate::library::AnyRecord;
use crate::peer::Peer;
use crate::seats::Seats;
use crate::store::{Event, Kept};
use crate::stored::Agreed;
use crate::visitor::Visitor;
use crate::wording;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kifu::{Encoding, Format, Loss};
use serde::Deserialize;
use serde_json::{Value, json};
use variants::RecordForm;
use variants::yonin::{self, Deed};
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
    record: AnyRecord,
    name: String,
}

/// The forms of a record of the game for four, that which holds all first.
const FORMS_OF_FOUR: [&str; 2] = ["json", "usi"];

impl Form {
    /// One of some by its name; the first if none is named.
    fn choose<F: std::marker::Copy, const N: usize>(
        &self,
        all: [F; N],
        name: fn(F) -> &'static str,
    ) -> Result<F, Failure> {
        let wanted = |format: &F| self.format.is_empty() || name(*format) == self.format;
        let wrong = || Failure::BadWish { field: "format", value: self.format.clone() };
        all.into_iter().find(wanted).ok_or_else(wrong)
    }

    /// What is asked for of a game between these.
    fn file_of(&self, seats: Seats) -> Kind {
        Kind::File { format: self.format.clone(), encoding: self.encoding.clone(), seats }
    }

    fn encoding(&self) -> Result<Encoding, Failure> {
        let wrong = |_| Failure::BadWish { field: "encoding", value: self.encoding.clone() };
        if self.encoding.is_empty() { Ok(Encoding::Utf8) } else { self.encoding.parse().map_err(wrong) }
    }
}

impl Export {
    fn of(kept: &Kept, language: Language) -> Result<Export, Failure> {
        let record = AnyRecord::of_kept(kept)?;
        let day = Some(kept.card.facts.played.as_str()).filter(|day| !day.is_empty());
        let title = write::title(&kept.card, language);
        Ok(Export { record, name: day.map_or(title.clone(), |day| format!("{day} {title}")) })
    }

    /// The record of a game, which is met again for that.
    fn of_game(agreed: &Agreed, events: &[Event], language: Language) -> Result<Export, Failure> {
        let day = wording::day(agreed.created_ms, "%Y-%m-%d");
        let variant = agreed.agreement.variant.as_ref().map(|variant| format!("{}-", variant.name()));
        let record = AnyRecord::of_game(agreed, events, language)?;
        Ok(Export { record, name: format!("miyako-{}{day}-{}", variant.unwrap_or_default(), agreed.id) })
    }

    async fn of_four(app: &App, id: &str, language: Language) -> Result<Export, Failure> {
        let agreed = app.find_four(id).await?;
        let record = AnyRecord::from(app.record_of_four(&agreed, language).await?);
        let day = wording::day(agreed.created_ms, "%Y-%m-%d");
        Ok(Export { record, name: format!("miyako-{}-{day}-{}", yonin::NAME, agreed.id) })
    }

    /// The file.
    fn file(&self, form: &Form) -> Result<Copy, Failure> {
        let encoding = form.encoding()?;
        let (bytes, format) = match &self.record {
            AnyRecord::Standard(record) => {
                let format = form.choose(Format::ALL, Format::name)?;
                (kifu::write(record, format, encoding).bytes, format.name())
            }
            AnyRecord::Family(record) => {
                let format = form.choose(RecordForm::ALL, RecordForm::name)?;
                (encoding.encode(&record.write(format)).0, format.name())
            }
            AnyRecord::Four(record) => {
                let format = form.choose(FORMS_OF_FOUR, |name| name)?;
                (encoding.encode(&text_of_four(record, format)).0, format)
            }
        };
        let kind = format!("text/plain; charset={}", charset(encoding));
        let name = format!("{}.{}", self.name, extension(format, encoding));
        Ok(Copy::new(bytes, &kind).attached(write::attachment(&name)))
    }

    fn formats(&self, encoding: Encoding, language: Language) -> Value {
        let one = |format: &'static str, losses: &[Loss]| {
            json!({
                "format": format,
                "name": format.to_uppercase(),
                "extension": extension(format, encoding),
                "encodings": ENCODINGS.map(Encoding::name),
                "lost": losses.iter().map(|loss| lost(loss, language)).collect::<Vec<_>>(),
            })
        };
        let formats: Vec<Value> = match &self.record {
            AnyRecord::Standard(record) => {
                let losses = |format| kifu::write(record, format, encoding).losses;
                Format::ALL.into_iter().map(|format| one(format.name(), &losses(format))).collect()
            }
            AnyRecord::Family(record) => RecordForm::ALL
                .into_iter()
                .map(|format| one(format.name(), &losses_of_family(record, format, encoding)))
                .collect(),
            AnyRecord::Four(record) => {
                FORMS_OF_FOUR.into_iter().map(|format| one(format, &losses_of_four(record, format, encoding))).collect()
            }
        };
        json!({"formats": formats})
    }
}

/// What a form of another game's record cannot hold: a line has the moves alone.
fn losses_of_family(record: &variants::Record, format: RecordForm, encoding: Encoding) -> Vec<Loss> {
    let missing = encoding.encode(&record.write(format)).1;
    let mut losses = Vec::new();
    if format == RecordForm::Line {
        let times = record.moves().iter().filter(|played| played.used.is_some()).count();
        let comments = record.moves().iter().map(|played| &played.comment).chain([&record.comment]);
        let comments = comments.filter(|comment| !comment.is_empty()).count();
        losses.extend([Loss::Headers(record.headers.len() + 2), Loss::Comments(comments), Loss::Times(times)]);
        losses.extend(record.ending.as_ref().map(|_| Loss::Endings(1)));
    }
    losses.extend((!missing.is_empty()).then_some(Loss::Characters(missing)));
    losses.retain(|loss| loss.count() > 0);
    losses
}

fn text_of_four(record: &yonin::Record, format: &str) -> String {
    if format == "json" { record.to_json() } else { record.to_line() }
}

/// The same of the game for four. How it ended follows from the moves, but not that somebody left because his time was up.
fn losses_of_four(record: &yonin::Record, format: &str, encoding: Encoding) -> Vec<Loss> {
    let missing = encoding.encode(&text_of_four(record, format)).1;
    let mut losses = Vec::new();
    if format == "usi" {
        let count = |what: fn(&&Deed) -> bool| record.deeds().iter().filter(what).count();
        let comments = (0..=record.deeds().len()).filter(|number| !record.comment(*number).is_empty()).count();
        losses.push(Loss::Headers(record.headers.len() + record.players.len()));
        losses.push(Loss::Comments(comments));
        losses.push(Loss::Times(count(|deed| matches!(deed, Deed::Move { used: Some(_), .. }))));
        losses.push(Loss::Endings(count(|deed| matches!(deed, Deed::Leave { by_time: true, .. }))));
    }
    losses.extend((!missing.is_empty()).then_some(Loss::Characters(missing)));
    losses.retain(|loss| loss.count() > 0);
    losses
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
    Extension(visitor): Extension<Visitor>,
    Preferred(language): Preferred,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failure> {
    let kept = app.own_record(&visitor, &id).await?;
    write_file(&app, kept, form, language).await
}

pub(crate) async fn file_shared(
    State(app): State<App>,
    Preferred(language): Preferred,
    Path(token): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failure> {
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
) -> Result<Response, Failure> {
    let copy = app.file_of_game(&id, language, from, form).await?;
    app.copies.send(copy, from.address, &headers).await
}

pub(crate) async fn file_of_four(
    State(app): State<App>,
    Preferred(language): Preferred,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failure> {
    let export = Export::of_four(&app, &id, language).await?;
    let copy = app.copies.work(from.address, move || export.file(&form)).await??;
    app.copies.send(copy, from.address, &headers).await
}

async fn write_file(app: &App, kept: Kept, form: Form, language: Language) -> Result<Response, Failure> {
    let copy = app.gate.work(move || Export::of(&kept, language)?.file(&form)).await??;
    Ok(copy.into_response())
}

pub(crate) async fn formats(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Preferred(language): Preferred,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Json<Value>, Failure> {
    let kept = app.own_record(&visitor, &id).await?;
    write_formats(&app, kept, &form, language).await
}

pub(crate) async fn formats_shared(
    State(app): State<App>,
    Preferred(language): Preferred,
    Path(token): Path<String>,
    Query(form): Query<Form>,
) -> Result<Json<Value>, Failure> {
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
) -> Result<Response, Failure> {
    let encoding = form.encoding()?;
    let kind = |seats| Kind::Formats { encoding: encoding.name().to_owned(), seats };
    let make = move |export: Export| Ok(Copy::json(export.formats(encoding, language).to_string()));
    let copy = app.copy_of_record(&id, language, from, kind, make).await?;
    app.copies.send(copy, from.address, &headers).await
}

pub(crate) async fn formats_of_four(
    State(app): State<App>,
    Preferred(language): Preferred,
    from: Peer,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Json<Value>, Failure> {
    let (export, encoding) = (Export::of_four(&app, &id, language).await?, form.encoding()?);
    Ok(Json(app.copies.work(from.address, move || export.formats(encoding, language)).await?))
}

impl App {
    /// A copy of something made of a game's record, as it is after the last event.
    async fn copy_of_record(
        &self,
        id: &str,
        language: Language,
        from: Peer,
        kind: impl FnOnce(Seats) -> Kind,
        make: impl FnOnce(Export) -> Result<Copy, Failure> + Send + 'static,
    ) -> Result<Copy, Failure> {
        let agreed = self.find(id).await?;
        let seq = self.store.last_event(agreed.id.as_str()).await?;
        let key = Key { game: agreed.id.clone(), seq, kind: kind(agreed.seats.clone()), language };
        if let Some(copy) = self.copies.kept(&key) {
            return Ok(copy);
        }
        let events = self.store.events(agreed.id.as_str()).await?;
        let events: Vec<Event> = events.into_iter().take_while(|event| event.seq.unsigned_abs() <= seq).collect();
        self.copies.keep(key, from.address, move || make(Export::of_game(&agreed, &events, language)?)).await
    }

    /// The record of a game as KIF, for who has no script to choose another form.
    pub(crate) async fn kif(&self, id: &str, language: Language, from: Peer) -> Result<Copy, Failure> {
        let form = Form { format: "kif".to_owned(), ..Form::default() };
        self.file_of_game(id, language, from, form).await
    }

    async fn file_of_game(&self, id: &str, language: Language, from: Peer, form: Form) -> Result<Copy, Failure> {
        let wanted = form.clone();
        self.copy_of_record(id, language, from, |seats| wanted.file_of(seats), move |export| export.file(&form)).await
    }
}

async fn write_formats(app: &App, kept: Kept, form: &Form, language: Language) -> Result<Json<Value>, Failure> {
    let encoding = form.encoding()?;
    app.gate.work(move || Ok(Json(Export::of(&kept, language)?.formats(encoding, language)))).await?
}
