//! `GET /ladder`: the club's ladder, who stands where and whom one may challenge. `POST /ladder/join`, `/ladder/leave`.

use super::games::date;
use super::layout::Page;
use super::person_address;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::reach::{Reach, encoded};
use axum::Extension;
use axum::extract::State;
use axum::response::Redirect;
use dojo::app::App;
use dojo::ladder::{REACH, Rung};
use dojo::who::{Bearer, Who};
use maud::{Markup, html};
use words::Language;

pub(crate) async fn show(
    State(app): State<App>,
    State(reach): State<Reach>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
) -> Result<Markup, Failed> {
    let rungs = app.ladder().await?;
    let own = rungs.iter().position(|rung| rung.person == visitor);
    let is_named = app.names.of(&visitor).is_some();
    let text = |id: &str| language.text(id);
    let title = text("ladder-title");
    let body = html! {
        main.people.ladder id="main" {
            h1 { (title) }
            p.lead { (text("ladder-lead")) }
            (door(own.is_some(), is_named, language))
            @if rungs.is_empty() { p.note { (text("ladder-none")) } }
            ol.rungs {
                @for (place, rung) in rungs.iter().enumerate().filter(|(_, rung)| app.is_shown_to(&rung.person, &visitor)) {
                    (line(place, rung, own, &app, language))
                }
            }
        }
    };
    let page = Page {
        language,
        title: &title,
        description: text("ladder-lead"),
        picture: None,
        path: "/ladder",
        styles: &["start.css", "people.css"],
        script: "page.js",
        game: None,
        body,
    };
    Ok(page.render(&reach))
}

/// To come, or to leave.
fn door(is_on: bool, is_named: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        p.door {
            @if is_on {
                form method="post" action="/ladder/leave" { button { (text("ladder-leave")) } }
            } @else if is_named {
                form method="post" action="/ladder/join" { button.primary { (text("ladder-join")) } }
            } @else {
                a.button.primary href="/account?back=/ladder" { (text("ladder-name-first")) }
            }
        }
    }
}

/// Somebody, counted from the top, and what the reader, who stands at `own`, can do about them.
fn line(place: usize, rung: &Rung, own: Option<usize>, app: &App, language: Language) -> Markup {
    let name = app.names.of(&rung.person).map(|name| name.to_string()).unwrap_or_default();
    let is_near = own.is_some_and(|own| place < own && own - place <= REACH);
    html! {
        li.own[own == Some(place)] value=(place + 1) {
            a href=(person_address(&name)) { bdi { (name) } }
            @if own == Some(place) { span.mark { (language.text("ladder-you")) } }
            span.quiet {
                @match rung.played_ms {
                    Some(played_ms) => { (language.text("ladder-played")) " " (date(played_ms, language)) },
                    None => (language.text("ladder-not-played")),
                }
            }
            @if is_near {
                a.button href=(format!("/lobby?to={}#offer", encoded(&name))) {
                    (language.text_with("ladder-challenge", "name", name.as_str()))
                }
            }
        }
    }
}

pub(crate) async fn join(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
) -> Result<Redirect, Failed> {
    app.gate.count(from.address)?;
    app.join_ladder(&bearer).await?;
    Ok(Redirect::to("/ladder"))
}

pub(crate) async fn leave(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
) -> Result<Redirect, Failed> {
    app.gate.count(from.address)?;
    app.leave_ladder(&bearer).await?;
    Ok(Redirect::to("/ladder"))
}
