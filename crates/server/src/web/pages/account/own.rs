//! What belongs to one's name: codes, password, devices, tokens.

use super::blocks;
use super::entrance::{page as dressed, password_field};
use super::leave::{banner, way_out};
use super::tokens::{self, TokenFields};
use crate::web::failure::Failed;
use crate::web::reach::Reach;
use dojo::account::{Device, Name};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::rights::Act;
use dojo::stored::time_of_day_ms;
use dojo::who::Bearer;
use dojo::wording;
use maud::{Markup, html};
use store::{Measure, WARN};
use words::Language;

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Password,
    Codes,
    Blocks,
    Leave,
    Tokens,
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

pub(super) async fn page(
    app: &App,
    bearer: &Bearer,
    name: &Name,
    (language, reach): (Language, &Reach),
    shown: Shown<'_>,
) -> Result<Markup, Failed> {
    let text = |id: &str| language.text(id);
    let devices = app.devices_of(bearer.who()).await?;
    let own_tokens = app.tokens_of(bearer.who()).await?;
    let left = app.codes_left(bearer.who()).await?;
    let acts = app.acts_on(bearer.who()).await?;
    let measures = app.measures.on(bearer.who(), time_of_day_ms());
    let is_of_club = app.offices.may(bearer.who(), Act::SeePeople, None);
    let blocked = app.blocked_by(bearer.who()).await?;
    let leaves_ms = app.leaves(bearer.who()).await?;
    let title = name.to_string();
    let wrong_in = |part: Part| {
        let failure = shown.wrong.filter(|(own, _)| *own == part).map(|(_, failure)| failure.text(language));
        html! { @if let Some(text) = failure { p.wrong role="alert" { (text) } } }
    };
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            @for measure in &measures { (borne(measure, language)) }
            (banner(leaves_ms, language))
            div.buttons {
                @if is_of_club { a.button.primary href="/club" { (text("club-title")) } }
                a.button href="/games" { (text("nav-games")) }
                a.button href="/library" { (text("nav-library")) }
                a.button href="/account/data" { (text("data-link")) }
                form method="post" action="/account/out" { button { (text("account-out")) } }
            }
            div.ways {
                section {
                    h2 { (text("account-devices")) }
                    p.note { (text("account-devices-why")) }
                    ul.devices { @for device in &devices { (device_line(device, bearer, language)) } }
                }
                section {
                    h2 { (text("account-codes")) }
                    p.note { (language.text_with("account-codes-left", "count", left)) }
                    details open[shown.is_wrong(Part::Codes)] {
                        summary { (text("account-codes-new")) }
                        form method="post" action="/account/codes" {
                            p.note { (text("account-codes-new-how")) }
                            (password_field("codes-password", "password", "current-password", "account-password", language))
                            (wrong_in(Part::Codes))
                            button { (text("account-codes-new-do")) }
                        }
                    }
                }
                section {
                    h2 { (text("account-password")) }
                    details open[shown.is_wrong(Part::Password)] {
                        summary { (text("account-password-change")) }
                        form method="post" action="/account/password" {
                            p.note { (text("account-password-change-how")) }
                            (password_field("old", "password", "current-password", "account-password-old", language))
                            (password_field("new", "new", "new-password", "account-password-new", language))
                            (wrong_in(Part::Password))
                            button { (text("account-password-change-do")) }
                        }
                    }
                }
                (blocks::section(&blocked, shown.is_wrong(Part::Blocks), wrong_in(Part::Blocks), language))
                (tokens::section(&own_tokens, &shown, &wrong_in(Part::Tokens), language))
                @if leaves_ms.is_none() {
                    (way_out(shown.is_wrong(Part::Leave), wrong_in(Part::Leave), language))
                }
            }
            section {
                h2 { (text("account-acts")) }
                details {
                    summary { (text("account-acts-open")) }
                    (super::super::club::acts(app, &acts, bearer.who(), language))
                }
            }
        }
    };
    Ok(dressed(language, &title, "/account", body, reach))
}

/// What they have to bear, and what they can say against it.
fn borne(measure: &Measure, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let until = measure.until_ms.map(|until_ms| wording::day(until_ms, &text("games-date")));
    html! {
        section.borne role="alert" {
            h2 { (text(&format!("borne-{}", measure.kind))) }
            @if let Some(until) = until { p { (language.text_with_list("borne-until", &[("until", &until)])) } }
            blockquote { (measure.words) }
            @if measure.kind == WARN {
                form method="post" action=(format!("/account/warnings/{}", measure.number)) { button { (text("borne-read")) } }
            }
            @if measure.answered_ms.is_some() {
                p { (text("appeal-answered")) }
                @if !measure.answer.is_empty() { blockquote { (measure.answer) } }
            } @else if measure.appealed_ms.is_some() { p.note { (text("appeal-done-how")) } }
            @else {
                details {
                    summary { (text("appeal-title")) }
                    form method="post" action=(format!("/account/appeals/{}", measure.number)) {
                        label for=(format!("appeal-{}", measure.number)) { (text("appeal-words")) }
                        textarea id=(format!("appeal-{}", measure.number)) name="words" rows="4" required maxlength="2000" {}
                        button { (text("appeal-do")) }
                    }
                }
            }
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
pub(super) fn codes(codes: &[String], back: &str, language: Language, reach: &Reach) -> Markup {
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
    dressed(language, &title, "/account", body, reach)
}
