//! What is over the board until all players are there: the link to send and the one for who only watches, or the seat to take.

use crate::web::reach::encoded;
use dojo::live::{Hosted, Reader, is_untaken};
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// How somebody has come to a game: by the link for who plays, or by that for who only watches.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Way {
    /// The key of the invitation, where only who has it may sit down.
    seat: Option<String>,
    /// Whatever it says, nobody sits down who comes so.
    watch: Option<String>,
}

impl Way {
    /// Whether who comes so is offered a seat that is free, where `key` is what they must bring for it.
    pub(in crate::web::pages) fn leads_to_seat(&self, key: Option<&str>) -> bool {
        self.watch.is_none() && key.is_none_or(|key| self.seat.as_deref() == Some(key))
    }
}

/// An invitation as a reader finds it.
pub(in crate::web::pages) struct Invitation<'a> {
    /// Where the game is.
    pub(in crate::web::pages) path: &'a str,
    /// What was agreed, in words.
    pub(in crate::web::pages) terms: &'a str,
    /// What who sits down must bring, if the reader may know it.
    pub(in crate::web::pages) key: Option<&'a str>,
    /// Whether the reader may withdraw it.
    pub(in crate::web::pages) withdraws: bool,
    /// The appointed hour as a file for calendars, if there is one.
    pub(in crate::web::pages) calendar: Option<String>,
    /// Who invites, if they have a name by which they can be challenged.
    pub(in crate::web::pages) host: Option<String>,
    /// Of four, which seats there are.
    pub(in crate::web::pages) seats: Option<&'a [(&'a str, String)]>,
}

/// Whether somebody may withdraw the invitation that a game is.
pub(in crate::web::pages) fn withdraws<G: Hosted>(game: &G, reader: &Reader) -> bool {
    *game.owner() == reader.visitor && is_untaken(game)
}

/// The address to come back to on this way, as a link of the site.
pub(in crate::web::pages) fn address(path: &str, key: Option<&str>, leads_to_seat: bool) -> String {
    match key {
        _ if !leads_to_seat => format!("{path}?watch"),
        Some(key) => format!("{path}?seat={key}"),
        None => path.to_owned(),
    }
}

impl Invitation<'_> {
    pub(in crate::web::pages) fn card(&self, language: Language) -> Markup {
        let text = |id: &str| language.text(id);
        html! {
            h2 {}
            p.terms { (self.terms) }
            p.appointed {}
            @if let Some(calendar) = &self.calendar {
                p { a.calendar href=(calendar) download { (text("appointment-calendar")) } }
            }
            (self.links(language))
            p.arbiter { (text("wait-arbiter")) }
            (self.join(language))
            p.watch { (text("wait-watch")) }
        }
    }

    fn links(&self, language: Language) -> Markup {
        let text = |id: &str| language.text(id);
        html! {
            div.invitation {
                label.label for="link" { (text("wait-link")) }
                div.link {
                    input id="link" type="text" readonly value=(address(self.path, self.key, true));
                    button.primary data-action="copy" { (text("wait-copy")) }
                    button data-action="share" hidden { (text("wait-share")) }
                }
                img.code hidden width="200" height="200" alt=(text("wait-code"));
                p.code.note hidden { (text("wait-code")) }
                div.unreached role="status" hidden {
                    p { (text("wait-unreached")) }
                    code.command {}
                }
                p.note { (text(if self.seats.is_some() { "wait-note-seats" } else { "wait-note" })) }
                @if self.key.is_some() { p.note { (text("wait-note-key")) } }
                details.watchers {
                    summary { (text("wait-watchers")) }
                    div.link {
                        input id="watch-link" type="text" readonly aria-label=(text("wait-watchers"))
                            value=(address(self.path, None, false));
                        button data-action="copy-watch" { (text("wait-copy")) }
                    }
                }
                @if self.withdraws { (withdraw(self.path, language)) }
            }
        }
    }

    fn join(&self, language: Language) -> Markup {
        let text = |id: &str| language.text(id);
        html! {
            form.join method="post" action=(format!("{}/join", self.path)) {
                label.label for="name" { (text("join-name")) }
                input id="name" type="text" name="name" maxlength="30" autocomplete="nickname";
                @if let Some(key) = self.key { input type="hidden" name="key" value=(key); }
                @if let Some(seats) = self.seats {
                    div.choices role="group" aria-label=(text("seats")) {
                        @for (code, name) in seats { label { input type="radio" name="seat" value=(code); (name) } }
                    }
                }
                button.primary { (text("join-sit")) }
                @if let Some(host) = &self.host {
                    p.note { a href=(format!("/lobby?to={}#offer", encoded(host))) { (text("join-other-terms")) } }
                }
            }
        }
    }
}

/// The button that takes an invitation back, on its page and in lists.
pub(in crate::web::pages) fn withdraw(path: &str, language: Language) -> Markup {
    html! {
        form.withdraw method="post" action=(format!("{path}/withdraw")) {
            button { (language.text("wait-withdraw")) }
        }
    }
}
