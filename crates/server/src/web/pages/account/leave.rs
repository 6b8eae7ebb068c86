//! `POST /account/leave`: who has a name wants to go for good; `POST /account/stay`: they have thought better of it.

use super::{Sent, asking, own, read, refused_at_home};
use crate::web::failure::Failed;
use crate::web::pages::confirm::{Confirmation, Confirming};
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::account::REGRET_DAYS;
use dojo::app::App;
use dojo::who::Bearer;
use dojo::wording;
use maud::{Markup, html};
use words::Language;

pub(crate) async fn leave(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let left = async {
        let confirmation = Confirmation::read(&fields.password, &fields.key)?;
        app.leave(asking(&bearer, "", from), confirmation.proof(&visit)?).await
    };
    match left.await {
        Ok(_) => Ok(Redirect::to("/account").into_response()),
        Err(failure) => refused_at_home(&app, &bearer, own::Part::Leave.wrong(&failure), &visit).await,
    }
}

pub(crate) async fn stay(State(app): State<App>, Extension(bearer): Extension<Bearer>) -> Result<Redirect, Failed> {
    app.stay(&bearer).await?;
    Ok(Redirect::to("/account"))
}

/// When whoever reads is gone, if they have said that they want to go; and how they stay.
pub(super) fn banner(leaves_ms: Option<i64>, language: Language) -> Markup {
    html! {
        @if let Some(leaves_ms) = leaves_ms {
            section.leaving role="status" {
                h2 { (language.text_with("account-leaving", "day", date_of(leaves_ms, language))) }
                p { (language.text("account-leaving-until")) }
                div.buttons {
                    form method="post" action="/account/stay" { button.primary { (language.text("account-stay")) } }
                    a.button href="/account/data.zip" download { (language.text("data-take")) }
                }
            }
        }
    }
}

/// What going means, and the form that asks for it.
pub(super) fn way_out(open: bool, wrong: Markup, confirming: Confirming<'_>, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section id="leave" {
            h2 { (text("account-leave")) }
            details open[open] {
                summary { (text("account-leave-more")) }
                p { (language.text_with("account-leave-when", "days", REGRET_DAYS)) }
                ul.note {
                    @for part in ["goes", "games", "running", "records", "back"] {
                        li { (text(&format!("account-leave-{part}"))) }
                    }
                }
                p { a href="/account/data.zip" download { (text("data-take")) } }
                form method="post" action="/account/leave" {
                    (confirming.field("leave-password", "account-password"))
                    (wrong)
                    (confirming.buttons("account-leave-do"))
                }
            }
        }
    }
}

pub(super) fn date_of(ms: i64, language: Language) -> String {
    wording::day(ms, &language.text("games-date"))
}
