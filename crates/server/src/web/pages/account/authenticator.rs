//! `/account/authenticator`: a second step at signing in, codes that a program on somebody's phone tells.

use super::entrance::{page as dressed, wrong};
use super::leave::date_of;
use super::{Fields, Sent, asking, read, told};
use crate::web::code;
use crate::web::failure::Failed;
use crate::web::pages::confirm::{Confirmation, Confirming};
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use crate::web::reach::encoded;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use dojo::account::{NOT_SIGNED_IN, NewAuthenticator};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::rights::Act;
use dojo::who::Bearer;
use maud::{Markup, PreEscaped, html};
use words::Language;

/// Where it is set up.
pub(in crate::web) const PATH: &str = "/account/authenticator";

pub(crate) async fn show(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    visit: Visit,
) -> Result<Response, Failed> {
    if app.names.of(bearer.who()).is_none() {
        return Ok(Redirect::to("/account?back=/account/authenticator").into_response());
    }
    Ok(page(&app, &bearer, &visit, None).await?.into_response())
}

/// Whoever asks gets the secret, to give it to their phone.
pub(crate) async fn want(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let wanted = async {
        let confirmation = Confirmation::read(&fields.password, &fields.key)?;
        app.want_authenticator(asking(&bearer, "", from), confirmation.proof(&visit)?).await
    };
    match wanted.await {
        Ok(new) => Ok(pairing(&new, None, &visit).into_response()),
        Err(failure) => refused(&app, &bearer, &failure, &visit).await,
    }
}

/// The first code.
pub(crate) async fn set(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let Fields { ticket, code, .. } = read(sent)?;
    let asking = asking(&bearer, "", from);
    match app.set_authenticator(asking, &ticket, &code).await {
        Ok(()) => Ok(Redirect::to(PATH).into_response()),
        Err(failure) => match app.new_authenticator(asking, &ticket) {
            Ok(new) => Ok(told(&failure, pairing(&new, Some(&failure), &visit).into_response())),
            Err(_) => refused(&app, &bearer, &failure, &visit).await,
        },
    }
}

pub(crate) async fn remove(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let removed = async {
        let confirmation = Confirmation::read(&fields.password, &fields.key)?;
        app.remove_authenticator(asking(&bearer, "", from), confirmation.proof(&visit)?).await
    };
    match removed.await {
        Ok(()) => Ok(Redirect::to(PATH).into_response()),
        Err(failure) => refused(&app, &bearer, &failure, &visit).await,
    }
}

async fn refused(app: &App, bearer: &Bearer, failure: &Failure, visit: &Visit) -> Result<Response, Failed> {
    if app.names.of(bearer.who()).is_none() {
        return Err(NOT_SIGNED_IN.into());
    }
    Ok(told(failure, page(app, bearer, visit, Some(failure)).await?.into_response()))
}

async fn page(app: &App, bearer: &Bearer, visit: &Visit, failure: Option<&Failure>) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let since_ms = app.authenticator_since(bearer.who()).await?;
    let confirming = Confirming::of(app, bearer.who(), visit).await?;
    let title = text("authenticator");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p { (text("authenticator-why")) }
            @if let Some(since_ms) = since_ms {
                p { strong { (language.text_with("authenticator-since", "day", date_of(since_ms, language))) } }
                p.note { (text("authenticator-lost")) }
                details open[failure.is_some()] {
                    summary { (text("authenticator-remove")) }
                    form method="post" action={ (PATH) "/remove" } {
                        (confirming.field("remove-password", "account-password"))
                        (wrong(failure, language))
                        (confirming.buttons("authenticator-remove-do"))
                    }
                }
            } @else {
                ol {
                    @for step in ["program", "read", "show"] { li { (text(&format!("authenticator-step-{step}"))) } }
                }
                form method="post" action=(PATH) {
                    (confirming.field("set-password", "account-password"))
                    (wrong(failure, language))
                    (confirming.buttons("authenticator-want-do"))
                }
            }
            @if app.offices.may(bearer.who(), Act::SeePeople, None) { p { a href="/club" { (text("club-title")) } } }
            p { a href="/account" { (text("account-to-name")) } }
        }
    };
    Ok(dressed(language, &title, PATH, body, &visit.reach))
}

/// The secret as a phone reads it and as people copy it, and the field for the first code.
fn pairing(new: &NewAuthenticator, failure: Option<&Failure>, visit: &Visit) -> Markup {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let address = address(new, visit.reach.name());
    let drawn = code::draw_text(&address);
    let grouped: Vec<&str> =
        new.secret.as_bytes().chunks(4).filter_map(|part| std::str::from_utf8(part).ok()).collect();
    let title = text("authenticator-pair");
    let body = html! {
        main.account.pass id="main" {
            h1 { (title) }
            p { (text("authenticator-pair-how")) }
            section {
                @if let Some(drawn) = drawn { div.code role="img" aria-label=(text("authenticator-code")) { (PreEscaped(drawn)) } }
                details {
                    summary { (text("authenticator-by-hand")) }
                    p.note { (text("authenticator-by-hand-how")) }
                    p.token { code { (grouped.join(" ")) } }
                }
                p { a.button href=(address) { (text("authenticator-here")) } }
            }
            form method="post" action={ (PATH) "/first" } {
                input type="hidden" name="ticket" value=(new.ticket);
                (code_field(language))
                (wrong(failure, language))
                button.primary { (text("authenticator-set-do")) }
            }
            p { a href=(PATH) { (text("account-cancel")) } }
        }
    };
    dressed(language, &title, PATH, body, &visit.reach)
}

/// Name and password were right; a code is wanted, too.
pub(super) fn second_step(fields: &Fields, failure: Option<&Failure>, visit: &Visit) -> Markup {
    let language = visit.language;
    let title = language.text("authenticator-now");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            form method="post" action="/account/in/code" {
                input type="hidden" name="ticket" value=(fields.ticket);
                input type="hidden" name="back" value=(fields.back);
                @if fields.adopts.is_some() { input type="hidden" name="adopts" value="on"; }
                (code_field(language))
                (wrong(failure, language))
                button.primary { (language.text("account-in-do")) }
            }
            p { a href="/account/back" { (language.text("authenticator-without")) } }
            p { a href="/account" { (language.text("account-cancel")) } }
        }
    };
    dressed(language, &title, "/account", body, &visit.reach)
}

/// As programs read it (the key URI of Google Authenticator, which all have taken over).
fn address(new: &NewAuthenticator, site: &str) -> String {
    let (site, name) = (encoded(site), encoded(&new.name));
    format!("otpauth://totp/{site}:{name}?secret={}&issuer={site}", new.secret)
}

/// The field for a code that a phone tells.
fn code_field(language: Language) -> Markup {
    html! {
        label for="step-code" { (language.text("authenticator-code-now")) }
        input id="step-code" name="code" type="text" required autofocus inputmode="numeric" autocomplete="one-time-code"
            maxlength="9" pattern="[0-9 ]*" aria-describedby="step-code-how";
        p.note id="step-code-how" { (language.text("authenticator-code-how")) }
    }
}
