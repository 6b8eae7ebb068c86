//! `POST /account/blocks`: whoever asks does not want to play with somebody; `POST /account/blocks/end`: they do again.

use super::{Sent, own, read, refused_at_home};
use crate::web::failure::Failed;
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::account::Name;
use dojo::app::App;
use dojo::who::Bearer;
use maud::{Markup, html};
use words::Language;

pub(crate) async fn block(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    app.gate.count(from.address)?;
    match app.block(&bearer, &fields.name).await {
        Ok(()) => Ok(Redirect::to("/account#blocks").into_response()),
        Err(failure) => refused_at_home(&app, &bearer, own::Part::Blocks.wrong(&failure), &visit).await,
    }
}

pub(crate) async fn unblock(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    sent: Sent,
) -> Result<Redirect, Failed> {
    let fields = read(sent)?;
    app.gate.count(from.address)?;
    app.unblock(&bearer, &fields.name).await?;
    Ok(Redirect::to("/account#blocks"))
}

/// Those with whom one does not want to play, and the form that adds one.
pub(super) fn section(blocked: &[(Name, i64)], open: bool, wrong: Markup, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section id="blocks" {
            h2 { (text("account-blocks")) }
            p.note { (text("account-blocks-why")) }
            @if !blocked.is_empty() {
                ul.devices {
                    @for (name, _) in blocked {
                        li {
                            bdi { (name) }
                            form method="post" action="/account/blocks/end" {
                                input type="hidden" name="name" value=(name);
                                button aria-label={ (text("account-unblock")) ": " (name) } { (text("account-unblock")) }
                            }
                        }
                    }
                }
            }
            details open[open] {
                summary { (text("account-block")) }
                form method="post" action="/account/blocks" {
                    label for="block-name" { (text("account-name")) }
                    input id="block-name" name="name" type="text" required maxlength="40" autocomplete="off"
                        autocapitalize="none" spellcheck="false";
                    (wrong)
                    button { (text("account-block-do")) }
                }
            }
        }
    }
}
