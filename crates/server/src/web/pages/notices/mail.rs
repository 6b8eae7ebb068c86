//! Letters: `POST /notices/mail` to be written to, `GET /notices/mail/{code}` for whoever reads there, who says by `POST` that the address is
//! theirs, or that they want no more letters.

use crate::mail::Mailer;
use crate::web::failure::Failed;
use crate::web::pages::account::entrance::page as dressed;
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::{Failure, Kind};
use dojo::notices::Sending;
use dojo::who::Bearer;
use maud::{Markup, html};
use serde::Deserialize;
use store::Mailbox;
use words::Language;

/// The letter that asks could not be sent.
const NOT_SENT: Failure = Failure::new(Kind::Busy, "mail-not-sent").retry_after(600);

/// To be written to, or no more.
pub(super) fn section(mailbox: Option<&Mailbox>, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        h3 id="mail" { (text("mail-title")) }
        @match mailbox {
            Some(own) if own.confirmed => {
                p { (language.text_with("mail-on", "address", own.address.clone())) }
                (end(&own.code, language))
            }
            Some(own) => {
                p role="status" { (language.text_with("mail-asked", "address", own.address.clone())) }
                (end(&own.code, language))
            }
            None => {
                form.mail method="post" action="/notices/mail" {
                    label for="mail-address" { (text("mail-address")) }
                    input id="mail-address" name="address" type="email" required maxlength="254" autocomplete="email" aria-describedby="mail-how";
                    p.note id="mail-how" { (text("mail-how")) }
                    button { (text("mail-want")) }
                }
            }
        }
    }
}

fn end(code: &str, language: Language) -> Markup {
    html! {
        form method="post" action=(format!("/notices/mail/{code}")) {
            input type="hidden" name="deed" value="end";
            button { (language.text("mail-end-do")) }
        }
    }
}

/// Where somebody wants to be written to.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Wanted {
    address: String,
}

pub(crate) async fn want(
    State(app): State<App>,
    State(mailer): State<Option<Mailer>>,
    State(reach): State<Reach>,
    Extension(bearer): Extension<Bearer>,
    visit: Visit,
    from: Peer,
    sent: Result<Form<Wanted>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(wanted) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let mailer = mailer.ok_or(Failure::NOT_FOUND)?;
    app.gate.count(from.address)?;
    let letter = app.want_mail(&bearer, &wanted.address, visit.language).await?;
    match mailer.send(&letter, &app, &reach).await {
        Sending::Done => Ok(Redirect::to("/notices#mail")),
        other => {
            app.was_not_asked(&letter, other).await?;
            Err(match other {
                Sending::Refused => Failure::of_field("mail", &wanted.address),
                _ => NOT_SENT,
            }
            .into())
        }
    }
}

/// What whoever reads there can say.
pub(crate) async fn ask(State(app): State<App>, visit: Visit, Path(code): Path<String>) -> Result<Markup, Failed> {
    let mailbox = app.mailbox_by(&code).await?;
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let title = text("mail-title");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            section {
                @if mailbox.confirmed {
                    p { (language.text_with("mail-on", "address", mailbox.address.clone())) }
                } @else {
                    p { (language.text_with("mail-yours", "address", mailbox.address.clone())) }
                    form method="post" action=(format!("/notices/mail/{code}")) {
                        input type="hidden" name="deed" value="confirm";
                        button.primary { (text("mail-confirm-do")) }
                    }
                }
                (end(&code, language))
            }
        }
    };
    Ok(dressed(language, &title, &format!("/notices/mail/{code}"), body, &visit.reach))
}

/// What they say.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Said {
    deed: String,
}

pub(crate) async fn say(
    State(app): State<App>,
    from: Peer,
    Path(code): Path<String>,
    sent: Result<Form<Said>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(said) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.gate.count(from.address)?;
    match said.deed.as_str() {
        "confirm" => {
            app.confirm_mail(&code).await?;
            Ok(Redirect::to(&format!("/notices/mail/{code}")))
        }
        "end" => {
            app.end_mail(&code).await?;
            Ok(Redirect::to("/notices"))
        }
        _ => Err(Failure::BAD_REQUEST.into()),
    }
}
