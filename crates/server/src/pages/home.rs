//! `GET /`: the form that starts a game, and the visitor's last games. `POST /games`: what the form does.

use super::form;
use super::games::entries;
use super::layout::{Page, bare_board};
use crate::app::App;
use crate::failure::Failure;
use crate::games::Part;
use crate::language::Preferred;
use crate::peer::Peer;
use crate::visitor::Visitor;
use crate::wish::Wish;
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::response::Redirect;
use axum::{Extension, Form};
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
    Extension(visitor): Extension<Visitor>,
    Preferred(language): Preferred,
    Query(beginning): Query<Beginning>,
) -> Result<Markup, Failure> {
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
    Extension(visitor): Extension<Visitor>,
    from: Peer,
    wish: Result<Form<Wish>, FormRejection>,
) -> Result<Redirect, Failure> {
    let Form(wish) = wish.map_err(|rejection| Failure::of_status(rejection.status()))?;
    let wanted = wish.agree(&visitor)?;
    let agreed = app.make(visitor, from.address, wanted).await?;
    Ok(Redirect::to(&format!("/games/{}", agreed.id)))
}
