//! `GET /`: the form that starts a game, and the visitor's last games. `POST /games`: what the form does.

use super::form;
use super::games::entries;
use super::layout::{Page, bare_board};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::response::Redirect;
use axum::{Extension, Form};
use dojo::app::App;
use dojo::games::Part;
use dojo::who::Who;
use dojo::wish::Wish;
use maud::{Markup, html};
use serde::Deserialize;
use shogi::Setup;

/// So many games are shown below the form.
const RECENT: i64 = 5;

/// What the form is filled with.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Beginning {
    /// An SFEN to begin from.
    position: Option<String>,
}

pub(crate) async fn home(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    Query(beginning): Query<Beginning>,
) -> Result<Markup, Failed> {
    let recent = app.list(&visitor, &Part::default(), RECENT).await?;
    let position = beginning.position.and_then(|sfen| sfen.parse::<Setup>().ok());
    let title = language.text("home-title");
    let body = html! {
        main {
            div.home {
                div.welcome {
                    h1 { (title) }
                    p.lead { (language.text("home-lead")) " " a href="/tsume" { (language.text("home-tsume")) } }
                }
                div.look {
                    shogi-board.preview inert { (bare_board()) }
                    (form::faces(language))
                }
                (form::start(position.as_ref(), language))
            }
            @if !recent.is_empty() {
                section.games {
                    h2 { (language.text("games-recent")) }
                    (entries(&recent, &visitor, language))
                    p.more { a href="/games" { (language.text("games-all")) } }
                }
            }
        }
    };
    let page = Page {
        language,
        title: &title,
        path: "/",
        styles: &["board.css", "home.css"],
        script: "home.js",
        game: None,
        body,
    };
    Ok(page.render())
}

pub(crate) async fn start(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    wish: Result<Form<Wish>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let wanted = wish.agree(&visitor)?;
    let agreed = app.make(visitor, from.address, wanted).await?;
    Ok(Redirect::to(&format!("/games/{}", agreed.id)))
}
