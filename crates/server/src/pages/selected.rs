//! `POST /library/selected`: something is done with several records at once.

use super::language::own_path;
use super::layout::Page;
use crate::api::records::{attachment, title};
use crate::app::App;
use crate::failure::Failure;
use crate::language::Language;
use crate::library::{AnyRecord, tag_of};
use crate::peer::Peer;
use crate::store::Kept;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use kifu::{Encoding, Format};
use maud::html;

/// More cannot be chosen at once; a page shows fewer.
const MOST: usize = 100;

/// A form as it came: a name may come several times.
struct Chosen(Vec<(String, String)>);

impl Chosen {
    fn said(&self, name: &str) -> &str {
        self.0.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
    }

    fn records(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|(name, _)| name == "record").take(MOST).map(|(_, id)| id.as_str())
    }
}

pub(crate) async fn selected(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    language: Language,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<Response, Failure> {
    let Form(fields) = form.map_err(|rejection| Failure::of_status(rejection.status()))?;
    let chosen = Chosen(fields);
    app.gate.count(from.address)?;
    let mut kept = Vec::new();
    for id in chosen.records() {
        match app.own_record(&visitor, id).await {
            Ok(record) => kept.push(record),
            // It was taken out in another window.
            Err(Failure::NotFound) => {}
            Err(failure) => return Err(failure),
        }
    }
    let back = own_path(chosen.said("back"));
    if kept.is_empty() {
        return Ok(Redirect::to(back).into_response());
    }
    match chosen.said("do") {
        "export" => return export(&app, kept, language).await,
        "delete" => return Ok(ask_before_deleting(&kept, back, language)),
        "delete-now" => {
            for record in kept {
                app.discard(&visitor, &record.card.id).await?;
            }
        }
        deed @ ("tag" | "untag") => {
            let wrong = || Failure::BadWish { field: "tag", value: chosen.said("tag").to_owned() };
            let tag = tag_of(chosen.said("tag")).ok_or_else(wrong)?;
            for record in kept {
                app.tag(&visitor, &record.card.id, &tag, deed == "tag").await?;
            }
        }
        _ => return Err(Failure::BadRequest),
    }
    Ok(Redirect::to(back).into_response())
}

/// All of them in one file, one after the other.
async fn export(app: &App, kept: Vec<Kept>, language: Language) -> Result<Response, Failure> {
    if let [one] = &kept[..] {
        return Ok(Redirect::to(&format!("/api/v1/records/{}/file", one.card.id)).into_response());
    }
    if let Some(other) = kept.iter().find(|record| !record.card.facts.variant.is_empty()) {
        return Err(Failure::BadWish { field: "export", value: title(&other.card, language) });
    }
    let name = format!("{} ({}).kifu", language.text("library-title"), kept.len());
    let written = move || {
        let mut all = Vec::new();
        for record in &kept {
            if let AnyRecord::Standard(record) = AnyRecord::of_kept(record)? {
                all.extend(kifu::write(&record, Format::Kif, Encoding::Utf8).bytes);
                all.push(b'\n');
            }
        }
        Ok::<_, Failure>(all)
    };
    let bytes = app.gate.work(written).await??;
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, attachment(&name))], bytes).into_response())
}

fn ask_before_deleting(kept: &[Kept], back: &str, language: Language) -> Response {
    let text = |id: &str| language.text(id);
    let question = language.text_with("library-delete-ask", "count", kept.len());
    let body = html! {
        main.plain {
            h1 { (question) }
            p { (text("record-remove-how")) }
            ul { @for record in kept { li { (title(&record.card, language)) } } }
            form method="post" action="/library/selected" {
                input type="hidden" name="back" value=(back);
                @for record in kept { input type="hidden" name="record" value=(record.card.id); }
                p.buttons {
                    button.primary name="do" value="delete-now" { (text("record-remove")) }
                    a.button href=(back) { (text("record-cancel")) }
                }
            }
        }
    };
    let page = Page {
        language,
        title: &question,
        path: "/library",
        styles: &["home.css"],
        script: "page.js",
        game: None,
        body,
    };
    page.render().into_response()
}
