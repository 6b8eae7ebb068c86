//! Tokens for programs: the list of them, and the form that makes one.

use super::entrance::page as dressed;
use super::own::{Part, Shown};
use super::{asking, refused_at_home};
use crate::web::failure::Failed;
use crate::web::pages::confirm::{Confirmation, Confirming};
use crate::web::pages::visit::Visit;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::account::{Lifetime, NOT_SIGNED_IN, OwnToken, TokenWish};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::{Bearer, Scope, Scopes};
use dojo::wording;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// What the form sends.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct TokenFields {
    label: String,
    days: Option<u16>,
    play: Option<String>,
    #[serde(rename = "record:read")]
    record_read: Option<String>,
    #[serde(rename = "record:write")]
    record_write: Option<String>,
    tsume: Option<String>,
    password: String,
    key: String,
}

impl TokenFields {
    fn has(&self, scope: Scope) -> bool {
        let field = match scope {
            Scope::Play => &self.play,
            Scope::RecordRead => &self.record_read,
            Scope::RecordWrite => &self.record_write,
            Scope::Tsume => &self.tsume,
        };
        field.is_some()
    }

    /// `None` if no form of ours has sent it.
    fn lifetime(&self) -> Option<Lifetime> {
        self.days.map_or(Some(Lifetime::Season), Lifetime::of_days)
    }
}

pub(crate) async fn make(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    from: Peer,
    visit: Visit,
    sent: Result<Form<TokenFields>, FormRejection>,
) -> Result<Response, Failed> {
    let Form(fields) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let lifetime = fields.lifetime().ok_or(Failure::BAD_REQUEST)?;
    let scopes = Scopes::which(|scope| fields.has(scope));
    let wish = TokenWish { label: &fields.label, scopes, lifetime };
    let made_token = async {
        let confirmation = Confirmation::read(&fields.password, &fields.key)?;
        app.make_token(asking(&bearer, "", from), confirmation.proof(&visit)?, wish).await
    };
    match made_token.await {
        Ok(token) => Ok(made(&token, visit.language, &visit.reach).into_response()),
        Err(failure) => {
            let shown = Shown { wrong: Some((Part::Tokens, &failure)), token: Some(&fields) };
            refused_at_home(&app, &bearer, shown, &visit).await
        }
    }
}

pub(crate) async fn end(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    if app.names.of(bearer.who()).is_none() {
        return Err(NOT_SIGNED_IN.into());
    }
    app.end_token_of(bearer.who(), &id).await?;
    Ok(Redirect::to("/account"))
}

pub(crate) async fn become_program(
    State(app): State<App>,
    Extension(bearer): Extension<Bearer>,
) -> Result<Redirect, Failed> {
    app.become_program(&bearer).await?;
    Ok(Redirect::to("/account"))
}

/// Whose name it is: a person's, who can still say that it is a program's, or a program's.
pub(super) fn program(is_program: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        @if is_program { p { b { (text("account-program-is")) } } } @else {
            details {
                summary { (text("account-program")) }
                form method="post" action="/account/program" {
                    p.note { (text("account-program-how")) }
                    button { (text("account-program-do")) }
                }
            }
        }
    }
}

/// The part of the page about them.
pub(super) fn section(
    (tokens, is_program): (&[OwnToken], bool),
    shown: &Shown<'_>,
    wrong: &Markup,
    confirming: Confirming<'_>,
    language: Language,
) -> Markup {
    let text = |id: &str| language.text(id);
    let fresh = TokenFields { play: Some(String::new()), ..TokenFields::default() };
    let typed = shown.token.unwrap_or(&fresh);
    html! {
        section {
            h2 { (text("account-tokens")) }
            p.note { (text("account-tokens-why")) }
            @if !tokens.is_empty() { ul.devices { @for token in tokens { (line(token, language)) } } }
            (program(is_program, language))
            details open[shown.is_wrong(Part::Tokens)] {
                summary { (text("account-token-new")) }
                form method="post" action="/account/tokens" {
                    label for="token-label" { (text("account-token-label")) }
                    input id="token-label" name="label" type="text" required maxlength="60" autocomplete="off" value=(typed.label);
                    fieldset {
                        legend { (text("account-token-scopes")) }
                        @for scope in Scope::ALL {
                            label.check {
                                input type="checkbox" name=(scope.code()) checked[typed.has(scope)];
                                span title=(scope.code()) { (meaning(scope, language)) }
                            }
                        }
                    }
                    label for="token-days" { (text("account-token-days")) }
                    select id="token-days" name="days" {
                        @for lifetime in Lifetime::ALL {
                            option value=(lifetime.days()) selected[typed.lifetime() == Some(lifetime)] {
                                (language.text_with("account-token-lifetime", "count", usize::from(lifetime.days())))
                            }
                        }
                    }
                    (confirming.field("token-password", "account-password"))
                    (wrong)
                    (confirming.buttons("account-token-do"))
                }
            }
        }
    }
}

/// What a scope allows, in words; programs know it by its code.
fn meaning(scope: Scope, language: Language) -> String {
    language.text(match scope {
        Scope::Play => "account-scope-play",
        Scope::RecordRead => "account-scope-record-read",
        Scope::RecordWrite => "account-scope-record-write",
        Scope::Tsume => "account-scope-tsume",
    })
}

fn line(token: &OwnToken, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let day = |ms: i64| wording::day(ms, &text("games-date"));
    let until = if token.is_over { "account-token-over" } else { "account-token-until" };
    html! {
        li {
            span { (token.label) }
            span.quiet {
                @for (index, scope) in token.scopes.iter().enumerate() {
                    @if index > 0 { "; " }
                    span title=(scope.code()) { (meaning(scope, language)) }
                }
                " · " (text(until)) " " (day(token.expires_ms)) " · "
                @match token.seen_ms {
                    Some(ms) => { (text("account-token-seen")) " " (day(ms)) }
                    None => { (text("account-token-unseen")) }
                }
            }
            form method="post" action={ "/account/tokens/" (token.id) } {
                button aria-label={ (text("account-token-end")) ": " (token.label) } { (text("account-token-end")) }
            }
        }
    }
}

/// The token, which nobody sees again.
fn made(token: &str, language: Language, reach: &Reach) -> Markup {
    let text = |id: &str| language.text(id);
    let title = text("account-token-title");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p { (text("account-token-how")) }
            p.token { code { (token) } }
            p.buttons { a.button.primary href="/account" { (text("account-token-go-on")) } }
        }
    };
    dressed(language, &title, "/account", body, reach)
}
