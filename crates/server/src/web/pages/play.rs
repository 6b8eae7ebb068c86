//! `GET /play`: the form with every way to start a game. `POST /games`: what it and the doors of the home page do.

use super::form;
use super::layout::{Page, bare_board};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::response::Redirect;
use axum::{Extension, Form};
use dojo::app::App;
use dojo::who::Who;
use dojo::wish::Wish;
use maud::{Markup, html};
use serde::Deserialize;
use shogi::Setup;

/// What the form is filled with.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Beginning {
    /// An SFEN to begin from.
    position: Option<String>,
}

pub(crate) async fn play(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(beginning): Query<Beginning>,
) -> Markup {
    let position = beginning.position.and_then(|sfen| sfen.parse::<Setup>().ok());
    let title = language.text("play-title");
    let body = html! {
        main id="main" {
            div.setting {
                div.welcome {
                    h1 { (title) }
                    p.lead { (language.text("play-lead")) }
                }
                div.look {
                    shogi-board.preview inert { (bare_board()) }
                    (form::faces(language))
                }
                (form::start(position.as_ref(), language))
            }
        }
    };
    Page {
        language,
        title: &title,
        description: language.text("play-lead"),
        picture: None,
        path: "/play",
        styles: &["board.css", "start.css"],
        script: "play.js",
        game: None,
        body,
    }
    .render(&reach)
}

pub(crate) async fn start(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    wish: Result<Form<Wish>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(mut wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    wish.go_on_being_called(&app.names, &visitor);
    let wanted = wish.agree(&visitor)?;
    let agreed = app.make(visitor, from.address, wanted).await?;
    Ok(Redirect::to(&format!("/games/{}", agreed.id)))
}
