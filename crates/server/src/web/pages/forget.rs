//! `GET /forget`: what it means to be forgotten on this device, before one asks for it. `POST /forget`: the visitor is
//! nobody from now on.

use super::layout::Page;
use crate::web::failure::Failed;
use crate::web::identity::Forgotten;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::app::App;
use dojo::who::Who;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// What is to go.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    /// Records and problems, too.
    all: Option<String>,
}

pub(crate) async fn before(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
) -> Response {
    // Who has a name signs out, and loses nothing.
    if app.names.of(&visitor).is_some() {
        return Redirect::to("/account").into_response();
    }
    let text = |id: &str| language.text(id);
    let title = text("forget-title");
    let body = html! {
        main.plain id="main" {
            h1 { (title) }
            p { (text("forget-how")) }
            p { (text("forget-stays")) }
            p { a href="/account/data" { (text("data-link")) } }
            form method="post" action="/forget" {
                label.check { input type="checkbox" name="all"; (text("forget-all")) }
                p.buttons {
                    button.primary { (text("forget-do")) }
                    a.button href="/games" { (text("forget-cancel")) }
                }
            }
        }
    };
    Page {
        language,
        title: &title,
        description: language.text("forget-how"),
        picture: None,
        path: "/forget",
        styles: &["start.css"],
        script: "page.js",
        game: None,
        body,
    }
    .render(&reach)
    .into_response()
}

pub(crate) async fn forget(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    sent: Result<Form<Wanted>, FormRejection>,
) -> Result<Response, Failed> {
    // Forms of older pages send nothing.
    let Wanted { all } = sent.map(|Form(wanted)| wanted).unwrap_or_default();
    app.gate.count(from.address)?;
    if app.names.of(&visitor).is_some() {
        return Ok(Redirect::to("/account").into_response());
    }
    app.identities.end(&visitor, all.is_some()).await?;
    app.lobby.forget(&visitor);
    let mut response = Redirect::to("/").into_response();
    response.extensions_mut().insert(Forgotten);
    Ok(response)
}

/// The way there, from the pages that show what is one's own.
pub(super) fn link(language: Language) -> Markup {
    html! { p.forget { a href="/forget" { (language.text("forget-link")) } } }
}
