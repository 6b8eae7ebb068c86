//! `GET …/file`: a record as a file in some format. `GET …/formats`: what there is, and what each cannot hold. Both for
//! one's own records, shared ones, and games.

use super::write;
use crate::app::App;
use crate::failure::Failure;
use crate::language::Language;
use crate::library::Content;
use crate::store::Kept;
use crate::visitor::Visitor;
use crate::wording;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kifu::{Encoding, Format, Loss, Record};
use serde::Deserialize;
use serde_json::{Value, json};

/// In which form; KIF in UTF-8 if nothing is said.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Form {
    format: String,
    encoding: String,
}

/// The encodings to choose from.
const ENCODINGS: [Encoding; 2] = [Encoding::Utf8, Encoding::ShiftJis];

/// A record that is to be written, and what to call it.
pub(crate) struct Export {
    record: Record,
    name: String,
}

impl Form {
    fn format(&self) -> Result<Format, Failure> {
        let wrong = |_| Failure::BadWish { field: "format", value: self.format.clone() };
        if self.format.is_empty() { Ok(Format::Kif) } else { self.format.parse().map_err(wrong) }
    }

    fn encoding(&self) -> Result<Encoding, Failure> {
        let wrong = |_| Failure::BadWish { field: "encoding", value: self.encoding.clone() };
        if self.encoding.is_empty() { Ok(Encoding::Utf8) } else { self.encoding.parse().map_err(wrong) }
    }
}

impl Export {
    fn of(kept: &Kept, language: Language) -> Result<Export, Failure> {
        let record = Content::of_kept(kept)?.record().map_err(Failure::internal)?;
        let day = Some(kept.card.facts.played.as_str()).filter(|day| !day.is_empty());
        let title = write::title(&kept.card, language);
        Ok(Export { record, name: day.map_or(title.clone(), |day| format!("{day} {title}")) })
    }

    async fn of_game(app: &App, id: &str, language: Language) -> Result<Export, Failure> {
        let agreed = app.find(id).await?;
        let record = app.record_of_game(&agreed, language).await?;
        Ok(Export { record, name: format!("miyako-{}-{}", wording::day(agreed.created_ms, "%Y-%m-%d"), agreed.id) })
    }

    /// The file.
    pub(crate) fn file(&self, format: Format, encoding: Encoding) -> Response {
        let written = kifu::write(&self.record, format, encoding);
        let kind = format!("text/plain; charset={}", charset(encoding));
        let name = format!("{}.{}", self.name, extension(format, encoding));
        ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, write::attachment(&name))], written.bytes).into_response()
    }

    fn formats(&self, encoding: Encoding, language: Language) -> Value {
        let one = |format: Format| {
            json!({
                "format": format.name(),
                "name": format.name().to_uppercase(),
                "extension": extension(format, encoding),
                "encodings": ENCODINGS.map(Encoding::name),
                "lost": kifu::write(&self.record, format, encoding).losses.iter().map(|loss| lost(loss, language)).collect::<Vec<_>>(),
            })
        };
        json!({"formats": Format::ALL.map(one)})
    }
}

/// By custom `.kif` is Shift_JIS and `.kifu` is UTF-8.
fn extension(format: Format, encoding: Encoding) -> String {
    let marked = matches!(encoding, Encoding::Utf8 | Encoding::Utf8Marked);
    let customary =
        |name: String| Format::of_extension(&name).is_some_and(|(found, _)| found == format).then_some(name);
    marked.then(|| customary(format!("{}u", format.name()))).flatten().unwrap_or_else(|| format.name().to_owned())
}

fn charset(encoding: Encoding) -> &'static str {
    match encoding {
        Encoding::Utf8 | Encoding::Utf8Marked => "utf-8",
        other => other.name(),
    }
}

fn lost(loss: &Loss, language: Language) -> Value {
    let characters = match loss {
        Loss::Characters(missing) => missing.iter().collect(),
        _ => String::new(),
    };
    let values = [("count", loss.count().into()), ("characters", characters.into())];
    let text = language.text_with_values(&format!("lost-{}", loss.code()), values);
    json!({"code": loss.code(), "count": loss.count(), "text": text})
}

pub(crate) async fn file(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    language: Language,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failure> {
    let kept = app.own_record(&visitor, &id).await?;
    write_file(&app, kept, &form, language).await
}

pub(crate) async fn file_shared(
    State(app): State<App>,
    language: Language,
    Path(token): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failure> {
    let kept = app.shared_record(&token).await?;
    write_file(&app, kept, &form, language).await
}

pub(crate) async fn file_of_game(
    State(app): State<App>,
    language: Language,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Response, Failure> {
    Ok(Export::of_game(&app, &id, language).await?.file(form.format()?, form.encoding()?))
}

async fn write_file(app: &App, kept: Kept, form: &Form, language: Language) -> Result<Response, Failure> {
    let (format, encoding) = (form.format()?, form.encoding()?);
    app.gate.work(move || Ok(Export::of(&kept, language)?.file(format, encoding))).await?
}

pub(crate) async fn formats(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    language: Language,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Json<Value>, Failure> {
    let kept = app.own_record(&visitor, &id).await?;
    write_formats(&app, kept, &form, language).await
}

pub(crate) async fn formats_shared(
    State(app): State<App>,
    language: Language,
    Path(token): Path<String>,
    Query(form): Query<Form>,
) -> Result<Json<Value>, Failure> {
    let kept = app.shared_record(&token).await?;
    write_formats(&app, kept, &form, language).await
}

pub(crate) async fn formats_of_game(
    State(app): State<App>,
    language: Language,
    Path(id): Path<String>,
    Query(form): Query<Form>,
) -> Result<Json<Value>, Failure> {
    Ok(Json(Export::of_game(&app, &id, language).await?.formats(form.encoding()?, language)))
}

async fn write_formats(app: &App, kept: Kept, form: &Form, language: Language) -> Result<Json<Value>, Failure> {
    let encoding = form.encoding()?;
    app.gate.work(move || Ok(Json(Export::of(&kept, language)?.formats(encoding, language)))).await?
}
