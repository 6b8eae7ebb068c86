//! `GET /assignments/{id}/game/{odds}/{level}`: a game to be won for an assignment; `POST` begins one.

use super::super::visit::Visit;
use super::{Strip, Within, item, page};
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::teaching::{Game, Item};
use dojo::who::Who;
use maud::{Markup, html};
use serde::Deserialize;

/// What a pupil is called at the game, as the page remembers it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Called {
    called: String,
}

/// The game that an address names.
fn find(odds: &str, level: &str) -> Result<(Item, Game), Failure> {
    match Item::all_of(&format!("game/{odds}/{level}")).pop() {
        Some(item @ Item::Game(game)) => Ok((item, game)),
        _ => Err(Failure::NOT_FOUND),
    }
}

pub(crate) async fn game(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Path((id, odds, level)): Path<(String, String, String)>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let (item, game) = find(&odds, &level)?;
    let pupil = app.pupil_in(&visitor, &id).await?.ok_or(Failure::NOT_FOUND)?;
    let within = Query(Within::of(&id));
    let strip = Strip::of(&app, &visitor, &within, &item, language).await?.ok_or(Failure::NOT_FOUND)?;
    let is_done = app.done_in(&pupil).await?.contains(&item.name());
    let title = item::game(game, language);
    let path = item::door(&item, &id);
    let body = html! {
        main.account.teach id="main" {
            (strip.head)
            h1 { (title) }
            p.note { (text("teach-game-how")) }
            @if is_done { p { strong { "✓ " (text("school-game-won")) } } }
            form method="post" action=(path) {
                input type="hidden" name="called";
                button.primary[!is_done] { (text(if is_done { "school-play-again" } else { "school-play" })) }
            }
            p { a.button.primary[is_done] href=(strip.next) { (strip.label) } }
        }
    };
    Ok(page(&title, &path, "assigned-game.js", body, &visit))
}

pub(crate) async fn begin_game(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path((id, odds, level)): Path<(String, String, String)>,
    sent: Result<Form<Called>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(Called { called }) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let (_, game) = find(&odds, &level)?;
    let begun = app.begin_assigned((&visitor, &called), from.address, &id, game).await?;
    Ok(Redirect::to(&format!("/games/{begun}")))
}
