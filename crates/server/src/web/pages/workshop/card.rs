//! `GET /workshop/card.pdf`: the lid of a display box, which remembers a game (CRAFT-32); and the form that asks what it is to bear.

use crate::web::failure::Failed;
use crate::web::peer::Peer;
use crate::web::picture::Desk;
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use diagram::Memorial;
use dojo::failure::Failure;
use dojo::one_line::one_line;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// No text on a lid is longer.
const LONGEST: usize = 80;

/// What the lid is to bear; several names have commas between them.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    event: String,
    game: String,
    date: String,
    place: String,
    players: String,
    witnesses: String,
}

pub(super) fn form(language: Language) -> Markup {
    let fields = ["event", "game", "date", "place", "players", "witnesses"];
    html! {
        section.craft id="card" {
            h2 { (language.text("workshop-card-title")) }
            p { (language.text("workshop-card-lead")) }
            form.card action="/workshop/card.pdf" {
                @for field in fields {
                    label {
                        span { (language.text(&format!("workshop-card-{field}"))) }
                        input type="text" name=(field) maxlength=(LONGEST) placeholder=[sample(field, language)];
                    }
                }
                button.primary { (language.text("workshop-card-make")) }
            }
        }
    }
}

/// An example of what stands there, where one helps.
fn sample(field: &str, language: Language) -> Option<String> {
    language.known_text(&format!("workshop-card-{field}-sample"), [])
}

pub(crate) async fn card(State(desk): State<Desk>, from: Peer, Query(asked): Query<Asked>) -> Result<Response, Failed> {
    let line = |text: &str| one_line(text).chars().take(LONGEST).collect::<String>();
    let names = |text: &str| text.split([',', '、', '，']).map(line).collect();
    let memorial = Memorial {
        event: line(&asked.event),
        game: line(&asked.game),
        date: line(&asked.date),
        place: line(&asked.place),
        players: names(&asked.players),
        witnesses: names(&asked.witnesses),
    };
    if !memorial.has_room() {
        return Err(Failure::of_field("lid-signers", "").into());
    }
    let pdf = desk.draw(from, move || memorial.pdf()).await?;
    let head = [(CONTENT_TYPE, "application/pdf"), (CONTENT_DISPOSITION, "inline; filename=\"memorial.pdf\"")];
    Ok((head, pdf).into_response())
}
