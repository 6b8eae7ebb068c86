//! `POST /library/selected`: something is done with several records at once.

use super::language::own_path;
use super::layout::Page;
use crate::web::api::records::{LONGEST, attachment, title, usual_file};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::library::{record_of, tag_of};
use dojo::who::Who;
use dojo::zip::Zip;
use kifu::{Encoding, Format};
use maud::html;
use std::collections::HashSet;
use std::num::NonZeroU32;
use store::{Card, Kept};
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
    Extension(visitor): Extension<Who>,
    from: Peer,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<Response, Failed> {
    let Form(fields) = form.map_err(|rejection| Failed::of_status(rejection.status()))?;
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
                _ => return Ok(ask_before_deleting(&cards, back, language, &reach)),
            }
        }
        "delete-now" => {
            for id in ids {
                if_there(app.discard(&visitor, id).await)?;
            }
        }
        "tag" | "untag" => {
            let wrong = || Failure::of_field("tag", chosen.said("tag"));
            let tag = tag_of(chosen.said("tag")).ok_or_else(wrong)?;
            for id in ids {
                if_there(app.tag(&visitor, id, &tag, deed == "tag").await)?;
            }
        }
        _ => return Err(Failure::BAD_REQUEST.into()),
    }
    Ok(Redirect::to(back).into_response())
}

/// What has become of a record; nothing if it was taken out in another window.
fn if_there<T>(done: Result<T, Failure>) -> Result<Option<T>, Failure> {
    match done {
        Err(failure) if failure.is(&Failure::NOT_FOUND) => Ok(None),
        done => done.map(Some),
    }
}

/// All of them in one file. Only one is in memory at a time.
async fn export(app: &App, visitor: &Who, cards: &[Card], language: Language) -> Result<Response, Failed> {
    if let [one] = cards {
        return Ok(Redirect::to(&format!("/api/v1/records/{}/file", one.id)).into_response());
    }
    let of_one_game = cards.iter().all(|card| card.facts.variant.is_empty());
    let (bytes, kind, extension) = match of_one_game {
        true => (one_after_the_other(app, visitor, cards).await?, "text/plain; charset=utf-8", "kifu"),
        false => (archive(app, visitor, cards, language).await?, "application/zip", "zip"),
    };
    let name = format!("{} ({}).{extension}", language.text("library-title"), cards.len());
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, attachment(&name).as_str())], bytes).into_response())
}

/// Games of standard shogi as one KIF, which the library would take again.
async fn one_after_the_other(app: &App, visitor: &Who, cards: &[Card]) -> Result<Vec<u8>, Failure> {
    let mut all = Vec::new();
    for card in cards {
        let Some(kept) = if_there(app.own_record(visitor, &card.id).await)? else { continue };
        all.extend(app.gate.work(move || kif(&kept)).await??);
        fits(all.len())?;
    }
    Ok(all)
}

/// Where there are other games among them no file holds several: each has one of its own, in an archive.
async fn archive(app: &App, visitor: &Who, cards: &[Card], language: Language) -> Result<Vec<u8>, Failure> {
    let mut zip = Zip::default();
    for (card, number) in cards.iter().zip(1..) {
        let Some(kept) = if_there(app.own_record(visitor, &card.id).await)? else { continue };
        let add = move || {
            let (name, bytes) = usual_file(&kept, language)?;
            // Two may have the same name.
            zip.add(&format!("{number:03} {name}"), &bytes).map_err(Failure::internal)?;
            Ok::<_, Failure>(zip)
        };
        zip = app.gate.work(add).await??;
        fits(zip.bytes())?;
    }
    zip.finish().map_err(Failure::internal)
}

fn fits(bytes: usize) -> Result<(), Failure> {
    if bytes > LONGEST {
        return Err(Failure::of_field("export-size", &format!("{} MiB", LONGEST >> 20)));
    }
    Ok(())
}

fn kif(kept: &Kept) -> Result<Vec<u8>, Failure> {
    let (mut bytes, _) = record_of(kept)?.write(Format::Kif.name(), Encoding::Utf8);
    bytes.push(b'\n');
    Ok(bytes)
}

fn ask_before_deleting(cards: &[Card], back: &str, language: Language, reach: &Reach) -> Response {
    let text = |id: &str| language.text(id);
    let question = language.text_with("library-delete-ask", "count", cards.len());
    let body = html! {
        main.plain id="main" {
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
        description: language.text("library-description"),
        picture: None,
        path: "/library",
        styles: &["start.css"],
        script: "page.js",
        game: None,
        body,
    };
    page.render(reach).into_response()
}
