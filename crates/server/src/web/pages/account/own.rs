//! What belongs to one's name: codes, password, devices.

use super::entrance::{page as dressed, password_field};
use crate::web::failure::Failed;
use crate::web::reach::Reach;
use dojo::account::{Device, Name};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::who::Bearer;
use dojo::wording;
use maud::{Markup, html};
use words::Language;

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Password,
    Codes,
}

pub(super) async fn page(
    app: &App,
    bearer: &Bearer,
    name: &Name,
    (language, reach): (Language, &Reach),
    wrong: Option<(Part, &Failure)>,
) -> Result<Markup, Failed> {
    let text = |id: &str| language.text(id);
    let devices = app.devices_of(bearer.who()).await?;
    let left = app.codes_left(bearer.who()).await?;
    let title = name.to_string();
    let wrong_in = |part: Part| {
        let failure = wrong.filter(|(own, _)| *own == part).map(|(_, failure)| failure.text(language));
        html! { @if let Some(text) = failure { p.wrong role="alert" { (text) } } }
    };
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            div.buttons {
                a.button href="/games" { (text("nav-games")) }
                a.button href="/library" { (text("nav-library")) }
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
                    details open[wrong.is_some_and(|(part, _)| part == Part::Codes)] {
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
                    details open[wrong.is_some_and(|(part, _)| part == Part::Password)] {
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
            }
        }
    };
    Ok(dressed(language, &title, "/account", body, reach))
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
