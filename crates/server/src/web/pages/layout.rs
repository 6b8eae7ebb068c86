//! What all pages have in common.

use super::messages;
use crate::web::assets;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Value, json};
use shogi::Handicap;
use words::Language;

/// A page, before it is dressed.
pub(super) struct Page<'a> {
    pub(super) language: Language,
    pub(super) title: &'a str,
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
}

impl Page<'_> {
    pub(super) fn render(self) -> Markup {
        let language = self.language;
        html! {
            (DOCTYPE)
            html lang=(language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="description" content=(language.text("page-description"));
                    title { (self.title) " · Miyako" }
                    // The lettering of the pieces: asked for at once, so that none is shown without.
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(assets::address("fonts/yuji-syuku-koma.woff2"));
                    @for style in ["base.css"].iter().chain(self.styles) {
                        link rel="stylesheet" href=(assets::address(&format!("style/{style}")));
                    }
                    link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                    script src=(assets::address("theme.js")) {}
                    (page_data(self.script, self.game, language))
                    @for module in assets::modules(&format!("pages/{}", self.script)) {
                        link rel="modulepreload" href=(assets::address(module));
                    }
                    script type="module" src=(assets::address(&format!("pages/{}", self.script))) {}
                }
                body {
                    (header(language, self.path))
                    (self.body)
                }
            }
        }
    }
}

fn header(language: Language, path: &str) -> Markup {
    html! {
        header.top {
            a.brand href="/" { span lang="ja" { "都" } " Miyako" }
            nav {
                button.menu popovertarget="links" aria-label=(language.text("nav-menu")) { (icon("menu")) }
                // On a phone it lies over the page when it is asked for.
                div.links id="links" popover {
                    a href="/games" { (language.text("nav-games")) }
                    a href="/tsume" { (language.text("nav-tsume")) }
                    a href="/library" { (language.text("nav-library")) }
                    a href="/editor" { (language.text("nav-editor")) }
                    a href="/rules" { (language.text("nav-rules")) }
                    a href="/family" { (language.text("nav-family")) }
                }
                form.languages method="post" action="/language" aria-label=(language.text("nav-language")) {
                    input type="hidden" name="back" value=(path);
                    @for other in Language::ALL {
                        button name="language" value=(other.code()) lang=(other.code()) title=(other.own_name())
                            aria-current=[(other == language).then_some("true")] { (short_name(other)) }
                    }
                }
                a.button.person href={ "/account?back=" (path) } aria-label=(language.text("nav-account"))
                    title=(language.text("nav-account")) { (icon("person")) }
                button data-action="theme" aria-label=(language.text("nav-theme")) { (icon("theme")) }
            }
        }
    }
}

/// Short enough for a phone, and found by those who read no other language.
fn short_name(language: Language) -> &'static str {
    match language {
        Language::Italian | Language::English => language.code(),
        Language::Japanese => language.own_name(),
    }
}

/// What scripts need to know. It is data, so the content security policy lets it stand in the page.
fn page_data(script: &str, game: Option<Shown>, language: Language) -> Markup {
    let nothing = Shown { handicap: Handicap::Even, snapshot: None, variant: Value::Null };
    let Shown { handicap, snapshot, variant } = game.unwrap_or(nothing);
    let messages = messages::of_page(script, handicap, language);
    let data = json!({"lang": language.code(), "messages": messages, "variant": variant}).to_string();
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
pub(crate) fn failure(language: Language, title: &str, text: &str) -> Markup {
    let body = html! {
        main.plain {
            h1 { (title) }
            p { (text) }
            p { a.button href="/" { (language.text("nav-new")) } }
        }
    };
    Page { language, title, path: "/", styles: &["start.css"], script: "page.js", game: None, body }.render()
}
