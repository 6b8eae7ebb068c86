//! What belongs to one's name: codes, password, devices, passkeys, tokens.

use super::AUTHENTICATOR;
use super::blocks;
use super::borne::borne;
use super::entrance::{elsewhere, key_button, page as dressed, password_field, wrong};
use super::holidays::section as holidays;
use super::leave::{banner, way_out};
use super::tokens::{self, TokenFields};
use crate::web::failure::Failed;
use crate::web::pages::confirm::Confirming;
use crate::web::pages::person_address;
use crate::web::pages::visit::Visit;
use dojo::account::{Credential, Device, Name};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::rights::Act;
use dojo::stored::time_of_day_ms;
use dojo::who::Bearer;
use dojo::wording;
use maud::{Markup, html};
use words::Language;

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Password,
    Codes,
    Passkeys,
    Blocks,
    Leave,
    Tokens,
    Holidays,
}

impl Part {
    pub(super) fn wrong(self, failure: &Failure) -> Shown<'_> {
        Shown { wrong: Some((self, failure)), token: None }
    }
}

/// What the page shows besides: what was wrong in one of its forms, and what was typed there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shown<'a> {
    pub(super) wrong: Option<(Part, &'a Failure)>,
    pub(super) token: Option<&'a TokenFields>,
}

impl Shown<'_> {
    pub(super) fn is_wrong(&self, part: Part) -> bool {
        self.wrong.is_some_and(|(own, _)| own == part)
    }
}

/// What there is to know of somebody for these parts.
struct Own<'a> {
    visit: &'a Visit,
    shown: Shown<'a>,
    confirming: Confirming<'a>,
    passkeys: Vec<Credential>,
}

pub(super) async fn page(
    app: &App,
    bearer: &Bearer,
    name: &Name,
    visit: &Visit,
    shown: Shown<'_>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let devices = app.devices_of(bearer.who()).await?;
    let left = app.codes_left(bearer.who()).await?;
    let own_tokens = app.tokens_of(bearer.who()).await?;
    let log = app.log_on(bearer.who()).await?;
    let measures = app.measures.on(bearer.who(), time_of_day_ms());
    let is_of_club = app.offices.may(bearer.who(), Act::SeePeople, None);
    let blocked = app.blocked_by(bearer.who()).await?;
    let taken = app.holidays(bearer.who()).await?;
    let leaves_ms = app.leaves(bearer.who()).await?;
    let confirming = Confirming::of(app, bearer.who(), visit).await?;
    let own = Own { visit, shown, confirming, passkeys: app.passkeys_of(bearer.who()).await? };
    let second_step_ms = app.authenticator_since(bearer.who()).await?;
    let title = name.to_string();
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            @for measure in &measures { (borne(measure, language)) }
            (banner(leaves_ms, language))
            div.buttons {
                @if is_of_club { a.button.primary href="/club" { (text("club-title")) } }
                a.button href=(person_address(&title)) { (text("account-page")) }
                a.button href="/games" { (text("nav-games")) }
                a.button href="/library" { (text("nav-library")) }
                a.button href="/teach" { (text("teach-title")) }
                a.button href="/account/data" { (text("data-link")) }
                form method="post" action="/account/out" { button { (text("account-out")) } }
            }
            (elsewhere(&visit.keys, language))
            div.ways {
                section {
                    h2 { (text("account-devices")) }
                    p.note { (text("account-devices-why")) }
                    ul.devices { @for device in &devices { (device_line(device, bearer, language)) } }
                }
                (own.codes(left))
                (own.password())
                (own.passkeys())
                (second_step(second_step_ms, language))
                (blocks::section(&blocked, shown.is_wrong(Part::Blocks), own.wrong_in(Part::Blocks), language))
                (holidays::section(&taken, shown.is_wrong(Part::Holidays), own.wrong_in(Part::Holidays), language))
                (tokens::section((&own_tokens, app.names.is_program(bearer.who())), &shown, &own.wrong_in(Part::Tokens), confirming, language))
                @if leaves_ms.is_none() {
                    (way_out(shown.is_wrong(Part::Leave), own.wrong_in(Part::Leave), confirming, language))
                }
            }
            section {
                h2 { (text("account-acts")) }
                details {
                    summary { (text("account-acts-open")) }
                    (super::super::club::lines(app, &log, bearer.who(), language))
                }
            }
        }
    };
    Ok(dressed(language, &title, "/account", body, &visit.reach))
}

impl Own<'_> {
    fn text(&self, id: &str) -> String {
        self.visit.language.text(id)
    }

    fn is_wrong(&self, part: Part) -> bool {
        self.shown.is_wrong(part)
    }

    fn wrong_in(&self, part: Part) -> Markup {
        let failure = self.shown.wrong.filter(|(own, _)| *own == part).map(|(_, failure)| failure);
        wrong(failure, self.visit.language)
    }

    fn codes(&self, left: usize) -> Markup {
        html! {
            section {
                h2 { (self.text("account-codes")) }
                p.note { (self.visit.language.text_with("account-codes-left", "count", left)) }
                details open[self.is_wrong(Part::Codes)] {
                    summary { (self.text("account-codes-new")) }
                    form method="post" action="/account/codes" {
                        p.note { (self.text("account-codes-new-how")) }
                        (self.confirming.field("codes-password", "account-password"))
                        (self.wrong_in(Part::Codes))
                        (self.confirming.buttons("account-codes-new-do"))
                    }
                }
            }
        }
    }

    fn password(&self) -> Markup {
        let (title, how) = match self.confirming.has_password {
            true => ("account-password-change", "account-password-change-how"),
            false => ("account-password-set", "account-password-set-how"),
        };
        html! {
            section {
                h2 { (self.text("account-password")) }
                details open[self.is_wrong(Part::Password)] {
                    summary { (self.text(title)) }
                    form method="post" action="/account/password" {
                        p.note { (self.text(how)) }
                        (self.confirming.field("old", "account-password-old"))
                        (password_field("new", "new", "new-password", "account-password-new", self.visit.language))
                        (self.wrong_in(Part::Password))
                        (self.confirming.buttons("account-password-change-do"))
                    }
                }
            }
        }
    }

    /// The passkeys, where they are possible; and where they are not, those that somebody has.
    fn passkeys(&self) -> Markup {
        let home = self.visit.keys.home();
        html! {
            @if home.is_some() || !self.passkeys.is_empty() {
                section {
                    h2 { (self.text("passkey-title")) }
                    p.note { (self.text("passkey-why")) }
                    @if !self.passkeys.is_empty() {
                        ul.devices { @for key in &self.passkeys { (self.key_line(key)) } }
                    }
                    @if home.is_some() {
                        details open[self.is_wrong(Part::Passkeys)] {
                            summary { (self.text("passkey-add")) }
                            form method="post" action="/account/passkeys" {
                                (self.confirming.field("key-password", "account-password"))
                                (self.wrong_in(Part::Passkeys))
                                (key_button("add", "passkey-add-do", &self.visit.keys, self.visit.language))
                            }
                        }
                    } @else { (self.wrong_in(Part::Passkeys)) }
                }
            }
        }
    }

    fn key_line(&self, key: &Credential) -> Markup {
        let label = if key.label.is_empty() { self.text("account-device") } else { key.label.clone() };
        let day = |at_ms: i64| wording::day(at_ms, &self.text("games-date"));
        let elsewhere = self.visit.keys.home().is_none_or(|home| home.host != key.host);
        let remove = self.text("passkey-remove");
        html! {
            li {
                span { (label) @if elsewhere { " · " (key.host) } }
                span.quiet {
                    (self.text("passkey-made")) " " (day(key.created_ms)) " · "
                    @match key.seen_ms {
                        Some(at_ms) => { (self.text("passkey-used")) " " (day(at_ms)) }
                        None => { (self.text("passkey-unused")) }
                    }
                }
                form method="post" action={ "/account/passkeys/" (key.id) "/remove" } {
                    button aria-label={ (remove) ": " (label) } { (remove) }
                }
            }
        }
    }
}

/// Whether they show a code beside their password.
fn second_step(since_ms: Option<i64>, language: Language) -> Markup {
    let state = if since_ms.is_some() { "authenticator-on" } else { "authenticator-off" };
    html! {
        section {
            h2 { (language.text("authenticator")) }
            p.note { (language.text(state)) }
            p { a.button href=(AUTHENTICATOR) { (language.text("authenticator-open")) } }
        }
    }
}

fn device_line(device: &Device, bearer: &Bearer, language: Language) -> Markup {
    let is_this = device.id == bearer.token().to_string();
    let label = if device.label.is_empty() { language.text("account-device") } else { device.label.clone() };
    html! {
        li {
            span { (label) }
            @if is_this { span.quiet { (language.text("account-this-device")) } }
            @else {
                span.quiet {
                    (language.text("account-device-seen")) " " (wording::day(device.seen_ms, &language.text("games-date")))
                }
                form method="post" action={ "/account/devices/" (device.id) } {
                    button aria-label={ (language.text("account-device-end")) ": " (label) } { (language.text("account-device-end")) }
                }
            }
        }
    }
}

/// The codes, which nobody sees again.
pub(super) fn codes(codes: &[String], back: &str, visit: &Visit) -> Markup {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let title = text("account-codes-title");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p { (text("account-codes-how")) }
            ol.codes { @for code in codes { li { code { (code) } } } }
            p.buttons {
                a.button.primary href=(back) { (text("account-codes-go-on")) }
                button data-action="print" hidden { (text("account-codes-print")) }
            }
        }
    };
    dressed(language, &title, "/account", body, &visit.reach)
}
