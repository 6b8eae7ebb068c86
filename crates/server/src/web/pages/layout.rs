//! What all pages have in common.

mod frame;
mod framed;
mod head;
mod terms;
mod text;

pub(super) use framed::document;
pub(crate) use framed::failure_in_frame;
pub(super) use terms::person;

use super::messages;
use crate::web::assets;
use crate::web::reach::Reach;
use crate::web::text_view::TextView;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Value, json};
use shogi::Handicap;
use words::Language;

/// A page, before it is dressed.
pub(super) struct Page<'a> {
    pub(super) language: Language,
    pub(super) title: &'a str,
    /// What one finds on it, in a sentence: for who has not opened it yet.
    pub(super) description: String,
    /// Its own picture, for where its address is shown: the path of a PNG.
    pub(super) picture: Option<String>,
    /// Its own address, to come back to when the language is changed.
    pub(super) path: &'a str,
    /// Style sheets of `ui/style`, beside the one of every page.
    pub(super) styles: &'a [&'a str],
    /// The module of `ui/pages` that brings it to life.
    pub(super) script: &'a str,
    /// The game it shows, for the script.
    pub(super) game: Option<Shown>,
    pub(super) body: Markup,
}

/// A game on a page.
pub(super) struct Shown {
    pub(super) handicap: Handicap,
    /// As the live channel tells it.
    pub(super) snapshot: Option<String>,
    /// What there is to know of the game of the family that is played; null for standard shogi.
    pub(super) variant: Value,
    /// How it is read; `None` where the board is for looking alone.
    pub(super) text: Option<TextView>,
}

impl Page<'_> {
    /// As a visitor of a site that is reached so gets it.
    pub(super) fn render(self, reach: &Reach) -> Markup {
        let language = self.language;
        let view = self.text_view();
        let scripts: &[&str] = if view == Some(TextView::On) { &[self.script, "text.js"] } else { &[self.script] };
        let text = self.game.as_ref().filter(|_| view == Some(TextView::On)).map(|shown| text::view(shown, language));
        html! {
            (DOCTYPE)
            html lang=(language.code()) {
                head {
                    (head::head(&self, reach))
                    (page_data(scripts, self.game, language))
                    @for module in modules(scripts) { link rel="modulepreload" href=(assets::address(module)); }
                    @for script in scripts { script type="module" src=(assets::address(&format!("pages/{script}"))) {} }
                }
                body {
                    (frame::skip(language, text.is_some()))
                    (frame::header(language, self.path, view))
                    @if let Some(text) = text { (text) }
                    (terms::linked(self.body, self.path, language))
                    (frame::footer(language, view))
                }
            }
        }
    }

    /// How the board is read, if there is one that can be read as text.
    fn text_view(&self) -> Option<TextView> {
        self.game.as_ref().and_then(|shown| shown.text)
    }
}

/// All modules that these scripts of `ui/pages` need, each once.
fn modules<'a>(scripts: &[&str]) -> Vec<&'a str> {
    let mut found: Vec<&str> = Vec::new();
    for module in scripts.iter().flat_map(|script| assets::modules(&format!("pages/{script}"))) {
        if !found.contains(&module.as_str()) {
            found.push(module);
        }
    }
    found
}

/// Where scripts and pages find what is drawn for them.
pub(super) fn drawings() -> String {
    format!("/workshop/drawn/{}", diagram::VERSION)
}

/// What scripts need to know. It is data, so the content security policy lets it stand in the page.
pub(super) fn page_data(scripts: &[&str], game: Option<Shown>, language: Language) -> Markup {
    let nothing = Shown { handicap: Handicap::Even, snapshot: None, variant: Value::Null, text: None };
    let Shown { handicap, snapshot, variant, .. } = game.unwrap_or(nothing);
    let messages = messages::of_pages(scripts, handicap, language);
    let data =
        json!({"lang": language.code(), "messages": messages, "variant": variant, "drawn": drawings()}).to_string();
    let snapshot = snapshot.as_deref().unwrap_or("null");
    let open = data.strip_suffix('}').unwrap_or_default();
    // Nothing in the data can end the element early.
    let text = format!("{open},\"snapshot\":{snapshot}}}").replace('<', "\\u003c");
    html! { script type="application/json" id="page-data" { (PreEscaped(text)) } }
}

/// The wood of the board and of both stands: it is there at the first paint and keeps the place of what the script puts in.
pub(super) fn bare_board() -> Markup {
    html! { div.stand.far {} div.board {} div.stand.near {} }
}

/// A drawing of `ui/icons.svg`.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href=(format!("{}#{name}", assets::address("icons.svg"))) {} } }
}

/// A page that says what went wrong.
pub(crate) fn failure(
    language: Language,
    (title, text): &(String, String),
    way_on: Option<(&str, &str)>,
    reach: &Reach,
) -> Markup {
    let body = html! {
        main.plain id="main" {
            h1 { (title) }
            p { (text) }
            @if let Some((to, label)) = way_on { p { a.button.primary href=(to) { (language.text(label)) } } }
            p { a.button href="/" { (language.text("nav-new")) } }
        }
    };
    let description = text.clone();
    Page {
        language,
        title,
        description,
        picture: None,
        path: "/",
        styles: &["start.css"],
        script: "page.js",
        game: None,
        body,
    }
    .render(reach)
}
