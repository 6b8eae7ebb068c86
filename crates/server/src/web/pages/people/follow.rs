//! Whom one follows, and what one can do about somebody: `POST /people/{name}/follow` and `/unfollow`.

use crate::web::failure::Failed;
use crate::web::peer::Peer;
use crate::web::reach::encoded;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::{Extension, Form};
use dojo::account::Name;
use dojo::app::App;
use dojo::follow::Followed;
use dojo::who::Bearer;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// Whom one follows: those who are here first.
pub(in crate::web::pages) fn followed(followed: &[Followed], language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        @if !followed.is_empty() {
            ul.people-followed {
                @for one in followed {
                    li.here[one.is_here] {
                        a href=(format!("/people/{}", encoded(&one.name.to_string()))) { bdi { (one.name) } }
                        @match &one.plays {
                            Some(game) => a.now href=(format!("/games/{game}")) { (text("follow-plays")) },
                            None if one.is_here => span.now { (text("follow-here")) },
                            None => span.quiet { (text("follow-away")) },
                        }
                        (wishes(&one.name, one.is_friend, one.told, true, language))
                    }
                }
            }
        }
    }
}

/// Those of them who are here, in one line; nothing if nobody is.
pub(in crate::web::pages) fn here(followed: &[Followed], language: Language) -> Markup {
    let here: Vec<&Followed> = followed.iter().filter(|one| one.is_here).collect();
    html! {
        @if !here.is_empty() {
            p.friends {
                (language.text("follow-now")) ": "
                @for (place, one) in here.iter().enumerate() {
                    @if place > 0 { ", " }
                    a href=(format!("/people/{}", encoded(&one.name.to_string()))) { bdi { (one.name) } }
                    @if let Some(game) = &one.plays {
                        " (" a href=(format!("/games/{game}")) { (language.text("follow-plays")) } ")"
                    }
                }
            }
        }
    }
}

/// What a reader with a name can do about somebody: follow them, be told when they come, follow them no more. `told` is whether they
/// are, if they follow them.
pub(in crate::web::pages) fn ways(name: &Name, is_friend: bool, told: Option<bool>, language: Language) -> Markup {
    match told {
        Some(told) => wishes(name, is_friend, told, false, language),
        None => html! {
            form.follow method="post" action=(address(name, "follow")) { button { (language.text("follow-do")) } }
        },
    }
}

fn wishes(name: &Name, is_friend: bool, told: bool, all: bool, language: Language) -> Markup {
    let to_all = html! { @if all { input type="hidden" name="all" value="on"; } };
    let (wish, label) = if told { (None, "follow-not-told") } else { (Some("on"), "follow-told") };
    let about = |label: &str| format!("{}: {name}", language.text(label));
    html! {
        span.do {
            @if is_friend {
                form method="post" action=(address(name, "follow")) {
                    (to_all)
                    @if let Some(wish) = wish { input type="hidden" name="told" value=(wish); }
                    button aria-label=(about(label)) { (language.text(label)) }
                }
            }
            form method="post" action=(address(name, "unfollow")) {
                (to_all)
                button aria-label=(about("follow-end")) { (language.text("follow-end")) }
            }
        }
    }
}

fn address(name: &Name, deed: &str) -> String {
    format!("/people/{}/{deed}", encoded(&name.to_string()))
}

/// Whether to be told when they come.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Wish {
    told: Option<String>,
    /// The page to go back to: that of the person unless it is that of all.
    all: Option<String>,
}

impl Wish {
    fn back(&self, name: &str) -> Redirect {
        match self.all {
            Some(_) => Redirect::to("/notices#people"),
            None => Redirect::to(&format!("/people/{}", encoded(name))),
        }
    }
}

pub(crate) async fn follow(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    Path(name): Path<String>,
    sent: Result<Form<Wish>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(wish) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.gate.count(from.address)?;
    app.follow_person(&bearer, &name, wish.told.is_some()).await?;
    Ok(wish.back(&name))
}

pub(crate) async fn unfollow(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    Path(name): Path<String>,
    sent: Result<Form<Wish>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(wish) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.gate.count(from.address)?;
    app.unfollow_person(&bearer, &name).await?;
    Ok(wish.back(&name))
}
