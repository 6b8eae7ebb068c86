//! The ways in: to take a name, to sign in, to come back by a code.

use super::borne::borne;
use crate::web::failure::Failed;
use crate::web::pages::layout::Page;
use crate::web::pages::visit::Visit;
use crate::web::reach::{Keys, Reach};
use dojo::account::{LONGEST, SHORTEST};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::stored::time_of_day_ms;
use dojo::who::Bearer;
use maud::{Markup, html};
use store::Measure;
use words::Language;

/// One of the ways in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    New,
    In,
    Back,
}

/// The page before somebody is in.
pub(super) struct Entrance<'a> {
    /// The way that was tried.
    pub(super) way: Option<Way>,
    /// The name that was told there.
    pub(super) name: &'a str,
    /// Why it was no way in.
    pub(super) wrong: Option<&'a Failure>,
    /// Whether they have said that they are old enough.
    pub(super) is_of_age: bool,
    /// Whether they hold a card, which may be their first way in.
    pub(super) by_card: bool,
    /// Where to go on afterwards.
    pub(super) back: &'a str,
    /// What was decided about the guest that they are.
    pub(super) measures: Vec<Measure>,
    /// Whether something was done here that they may take with them.
    pub(super) has_done_something: bool,
}

impl<'a> Entrance<'a> {
    pub(super) async fn new(app: &App, bearer: &Bearer, back: &'a str) -> Result<Entrance<'a>, Failed> {
        let has_done_something = app.store.knows_visitor(&bearer.who().to_string()).await?;
        let measures = app.measures.on(bearer.who(), time_of_day_ms());
        Ok(Entrance {
            measures,
            way: None,
            name: "",
            wrong: None,
            is_of_age: false,
            by_card: false,
            back,
            has_done_something,
        })
    }

    pub(super) fn page(&self, visit: &Visit) -> Markup {
        let Visit { language, reach, keys } = visit;
        let language = *language;
        let text = |id: &str| language.text(id);
        let title = text("account-enter");
        let body = html! {
            main.account id="main" {
                h1 { (title) }
                @for measure in &self.measures { (borne(measure, language)) }
                (elsewhere(keys, language))
                div.ways {
                    section {
                        h2 { (text("account-new")) }
                        p.note { (text(if self.has_done_something { "account-new-why-games" } else { "account-new-why" })) }
                        form method="post" action="/account/new" {
                            input type="hidden" name="back" value=(self.back);
                            (self.name_field(Way::New, "new-name", language))
                            (password_field("new-password", "password", "new-password", "account-password", language))
                            p.note { (language.text_with("account-password-how", "count", SHORTEST)) }
                            label.check { input type="checkbox" name="of_age" required checked[self.is_of_age]; (text("account-of-age")) }
                            (self.wrong(Way::New, language))
                            button.primary { (text("account-new-do")) }
                            (key_button("new", "passkey-new-do", keys, language))
                        }
                    }
                    section {
                        h2 { (text("account-in")) }
                        form method="post" action="/account/in" {
                            input type="hidden" name="back" value=(self.back);
                            (self.name_field(Way::In, "in-name", language))
                            (password_field("in-password", "password", "current-password", "account-password", language))
                            @if self.has_done_something {
                                label.check { input type="checkbox" name="adopts" checked; (text("account-adopts")) }
                            }
                            (self.wrong(Way::In, language))
                            button.primary { (text("account-in-do")) }
                            (key_button("in", "passkey-in-do", keys, language))
                        }
                        p { a href="/account/back" { (text("account-lost")) } }
                        @if self.wrong.is_some_and(|failure| failure.code == "closed") { (self.appeal(language)) }
                    }
                }
                p { a href="/account/data" { (text("data-link")) } }
            }
        };
        page(language, &title, "/account", body, reach)
    }

    pub(super) fn way_back(&self, visit: &Visit) -> Markup {
        let language = visit.language;
        let text = |id: &str| language.text(id);
        let said = |part: &str| text(&format!("account-{}{part}", if self.by_card { "card" } else { "lost" }));
        let title = said("-title");
        let body = html! {
            main.account id="main" {
                h1 { (title) }
                p.note { (said("-how")) }
                form method="post" action="/account/back" {
                    (self.name_field(Way::Back, "back-name", language))
                    label for="code" { (text("account-code")) }
                    input id="code" name="code" type="text" required maxlength="40" autocomplete="off"
                        autocapitalize="none" spellcheck="false" aria-describedby="code-how";
                    p.note id="code-how" { (text("account-code-how")) }
                    (password_field("back-password", "new", "new-password", "account-password-new", language))
                    (self.wrong(Way::Back, language))
                    button.primary { (said("-do")) }
                }
                p { a href="/account" { (text("account-cancel")) } }
            }
        };
        page(language, &title, "/account/back", body, &visit.reach)
    }

    /// Against an account's being closed there is something to say, once.
    fn appeal(&self, language: Language) -> Markup {
        let text = |id: &str| language.text(id);
        html! {
            details open {
                summary { (text("appeal-title")) }
                form method="post" action="/account/appeal" {
                    p.note { (text("appeal-how")) }
                    input type="hidden" name="name" value=(self.name);
                    (password_field("appeal-password", "password", "current-password", "account-password", language))
                    label for="appeal-words" { (text("appeal-words")) }
                    textarea id="appeal-words" name="words" rows="4" required maxlength="2000" {}
                    button { (text("appeal-do")) }
                }
            }
        }
    }

    fn name_field(&self, way: Way, id: &str, language: Language) -> Markup {
        let value = if self.way == Some(way) { self.name } else { "" };
        html! {
            label for=(id) { (language.text("account-name")) }
            input id=(id) name="name" type="text" required maxlength="40" autocomplete="username" autocapitalize="none"
                spellcheck="false" value=(value);
        }
    }

    fn wrong(&self, way: Way, language: Language) -> Markup {
        wrong(self.wrong.filter(|_| self.way == Some(way)), language)
    }
}

/// What was wrong with what a form has sent.
pub(super) fn wrong(failure: Option<&Failure>, language: Language) -> Markup {
    html! { @if let Some(failure) = failure { p.wrong role="alert" tabindex="-1" autofocus { (failure.text(language)) } } }
}

/// A button that asks the device for a passkey and sends the form with it. It is for the script to show: only that knows
/// whether the browser has any, and nothing happens without it.
pub(in crate::web::pages) fn key_button(does: &str, label: &str, keys: &Keys, language: Language) -> Markup {
    html! {
        @if let Some(home) = keys.home() {
            input type="hidden" name="key";
            button type="button" data-passkey=(does) data-origin=(home.origin) hidden { (language.text(label)) }
        }
    }
}

/// Where passkeys are possible, if they are not here but close by.
pub(super) fn elsewhere(keys: &Keys, language: Language) -> Markup {
    html! {
        @if let Keys::Elsewhere(url) = keys {
            p.note { (language.text("passkey-elsewhere")) " " a href={ (url) "/account" } { (url) } }
        }
    }
}

/// A field for a password, which the browser keeps as `autocomplete` says.
pub(in crate::web::pages) fn password_field(
    id: &str,
    name: &str,
    autocomplete: &str,
    label: &str,
    language: Language,
) -> Markup {
    let shortest = (autocomplete == "new-password").then_some(SHORTEST);
    html! {
        label for=(id) { (language.text(label)) }
        input id=(id) name=(name) type="password" required autocomplete=(autocomplete) minlength=[shortest] maxlength=(LONGEST);
    }
}

pub(in crate::web::pages) fn page(language: Language, title: &str, path: &str, body: Markup, reach: &Reach) -> Markup {
    let description = language.text("account-new-why");
    Page {
        language,
        title,
        description,
        picture: None,
        path,
        styles: &["account.css"],
        script: "account.js",
        game: None,
        body,
    }
    .render(reach)
}
