//! `POST /library/selected`: something is done with several records at once.

use super::language::own_path;
use super::layout::Page;
use crate::api::records::{LONGEST, attachment, title};
use crate::app::App;
use crate::failure::Failure;
use crate::language::Preferred;
use crate::library::{AnyRecord, tag_of};
use crate::peer::Peer;
use crate::store::{Card, Kept};
use crate::visitor::Visitor;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use kifu::{Encoding, Format};
use maud::html;
use std::collections::HashSet;
use std::num::NonZeroU32;
use words::Language;

/// More cannot be chosen at once; a page shows fewer.
const MOST: usize = 100;

/// A form as it came: a name may come several times.
struct Chosen(Vec<(String, String)>);

impl Chosen {
    fn said(&self, name: &str) -> &str {
        self.0.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
    }

    /// Each once.
    fn records(&self) -> Vec<&str> {
        let mut seen = HashSet::new();
        let ids = self.0.iter().filter(|(name, _)| name == "record").map(|(_, id)| id.as_str());
        ids.filter(|id| seen.insert(*id)).take(MOST).collect()
    }
}

pub(crate) async fn selected(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    Preferred(language): Preferred,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<Response, Failure> {
    let Form(fields) = form.map_err(|rejection| Failure::of_status(rejection.status()))?;
    let chosen = Chosen(fields);
    let (deed, ids, back) = (chosen.said("do"), chosen.records(), own_path(chosen.said("back")));
    let changes = if matches!(deed, "delete-now" | "tag" | "untag") { ids.len() } else { 1 };
    let changes = u32::try_from(changes).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MIN);
    app.gate.count_all(from.address, changes)?;
    match deed {
        "export" | "delete" => {
            let mut cards = Vec::new();
            for id in ids {
                cards.extend(if_there(app.own_card(&visitor, id).await)?);
            }
            match deed {
                _ if cards.is_empty() => {}
                "export" => return export(&app, &visitor, &cards, language).await,
                _ => return Ok(ask_before_deleting(&cards, back, language)),
            }
        }
        "delete-now" => {
            for id in ids {
                if_there(app.discard(&visitor, id).await)?;
            }
        }
        "tag" | "untag" => {
            let wrong = || Failure::BadWish { field: "tag", value: chosen.said("tag").to_owned() };
            let tag = tag_of(chosen.said("tag")).ok_or_else(wrong)?;
            for id in ids {
                if_there(app.tag(&visitor, id, &tag, deed == "tag").await)?;
            }
        }
        _ => return Err(Failure::BadRequest),
    }
    Ok(Redirect::to(back).into_response())
}

/// What has become of a record; nothing if it was taken out in another window.
fn if_there<T>(done: Result<T, Failure>) -> Result<Option<T>, Failure> {
    match done {
        Err(Failure::NotFound) => Ok(None),
        done => done.map(Some),
    }
}

/// All of them in one file, one after the other, which the library would take again. Only one is in memory at a time.
async fn export(app: &App, visitor: &Visitor, cards: &[Card], language: Language) -> Result<Response, Failure> {
    if let [one] = cards {
        return Ok(Redirect::to(&format!("/api/v1/records/{}/file", one.id)).into_response());
    }
    if let Some(other) = cards.iter().find(|card| !card.facts.variant.is_empty()) {
        return Err(Failure::BadWish { field: "export", value: title(other, language) });
    }
    let mut all = Vec::new();
    for card in cards {
        let Some(kept) = if_there(app.own_record(visitor, &card.id).await)? else { continue };
        all.extend(app.gate.work(move || kif(&kept)).await??);
        if all.len() > LONGEST {
            return Err(Failure::BadWish { field: "export-size", value: format!("{} MiB", LONGEST >> 20) });
        }
    }
    let name = format!("{} ({}).kifu", language.text("library-title"), cards.len());
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, attachment(&name))], all).into_response())
}

fn kif(kept: &Kept) -> Result<Vec<u8>, Failure> {
    let AnyRecord::Standard(record) = AnyRecord::of_kept(kept)? else { return Ok(Vec::new()) };
    let mut bytes = kifu::write(&record, Format::Kif, Encoding::Utf8).bytes;
    bytes.push(b'\n');
    Ok(bytes)
}

fn ask_before_deleting(cards: &[Card], back: &str, language: Language) -> Response {
    let text = |id: &str| language.text(id);
    let question = language.text_with("library-delete-ask", "count", cards.len());
    let body = html! {
        main.plain {
            h1 { (question) }
            p { (text("record-remove-how")) }
            ul { @for card in cards { li { (title(card, language)) } } }
            form method="post" action="/library/selected" {
                input type="hidden" name="back" value=(back);
                @for card in cards { input type="hidden" name="record" value=(card.id); }
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
