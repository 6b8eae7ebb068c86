//! How pupils come to their boards. `GET /boards/{id}`: by the link for all of them, where one says who one is; `POST …/sit`.
//! `GET /boards/{id}/{place}?seat=`: by the link for one board, whichever game is on there. Nobody sees the others' boards.

use super::super::super::club::told;
use super::super::super::layout::{Page, person};
use super::super::super::visit::Visit;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::teaching::{LONGEST_NAME, Simul};
use dojo::who::Who;
use maud::{Markup, html};
use serde::Deserialize;

/// What somebody wants to be called.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Called {
    name: String,
}

/// What leads to the seat at a board.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Key {
    seat: String,
}

pub(crate) async fn sit(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    let simul = app.simul(&id).await?;
    if simul.teacher == visitor {
        return Ok(Redirect::to(&format!("/teach/boards/{id}")).into_response());
    }
    if let Some(game) = app.board_of(&visitor, &simul).await? {
        return Ok(Redirect::to(&format!("/games/{game}")).into_response());
    }
    Ok(question(&app, &visitor, &simul, "", None, &visit).into_response())
}

pub(crate) async fn sit_down(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    from: Peer,
    Path(id): Path<String>,
    sent: Result<Form<Called>, FormRejection>,
) -> Result<Response, Failed> {
    let Form(Called { name }) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let simul = app.simul(&id).await?;
    match app.sit_at_board(&visitor, from.address, &id, &name).await {
        Ok(game) => Ok(Redirect::to(&format!("/games/{game}")).into_response()),
        Err(failure) => Ok(told(&failure, question(&app, &visitor, &simul, &name, Some(&failure), &visit))),
    }
}

pub(crate) async fn board(
    State(app): State<App>,
    Path((id, place)): Path<(String, i64)>,
    Query(Key { seat }): Query<Key>,
) -> Result<Redirect, Failed> {
    let simul = app.simul(&id).await?;
    let board = simul.boards.iter().find(|board| board.place == place).ok_or(Failure::NOT_FOUND)?;
    let agreed = app.find(board.game.as_str()).await?;
    if agreed.agreement.key.as_deref() != Some(seat.as_str()) {
        return Err(Failure::NOT_FOUND.into());
    }
    Ok(Redirect::to(&format!("/games/{}?seat={seat}", agreed.id)))
}

/// Who somebody is, who wants a board.
fn question(app: &App, visitor: &Who, simul: &Simul, typed: &str, wrong: Option<&Failure>, visit: &Visit) -> Markup {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let teacher = app.names.of(&simul.teacher).map(|name| name.to_string()).unwrap_or_default();
    let own_name = app.names.of(visitor);
    let path = format!("/boards/{}", simul.id);
    let body = html! {
        main.account.teach id="main" {
            h1 { (simul.title) }
            p.lead { (language.text_with("simul-asked", "name", person(&teacher))) }
            section {
                h2 { (text("simul-sit-title")) }
                @if let Some(failure) = wrong { p.wrong role="alert" tabindex="-1" autofocus { (failure.text(language)) } }
                form method="post" action=(format!("{path}/sit")) {
                    @match &own_name {
                        Some(name) => p { (language.text_with("teach-shown-as", "name", person(&name.to_string()))) },
                        None => {
                            label for="name" { (text("simul-called")) }
                            input id="name" name="name" type="text" required maxlength=(LONGEST_NAME) value=(typed)
                                autocomplete="nickname" spellcheck="false" aria-describedby="name-how";
                            p.note id="name-how" { (text("simul-called-how")) }
                        }
                    }
                    p.note { (language.text_with("simul-agreed", "name", person(&teacher))) }
                    div.buttons { button.primary { (text("simul-sit")) } }
                }
                @if own_name.is_none() { p { a href=(format!("/account?back={path}")) { (text("teach-have-name")) } } }
            }
        }
    };
    let page = Page {
        language,
        title: &simul.title,
        description: language.text_with("simul-asked", "name", teacher.as_str()),
        picture: None,
        path: &path,
        styles: &["account.css", "teach.css"],
        script: "page.js",
        game: None,
        body,
    };
    page.render(&visit.reach)
}
