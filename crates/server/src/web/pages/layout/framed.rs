//! Pages that stand in frames on other sites.

use crate::web::assets;
use maud::{DOCTYPE, Markup, html};
use words::Language;

/// What cannot be shown, in a frame.
pub(crate) fn failure_in_frame(language: Language, title: &str, text: &str) -> Markup {
    let body = html! { main.embed.lost id="main" { h1 { (title) } p { (text) } } };
    document(title, &[], &html! {}, &body, language)
}

/// A page without a header, and without what a visitor has chosen: day and night are those of their system.
pub(in crate::web::pages) fn document(
    title: &str,
    styles: &[&str],
    script: &Markup,
    body: &Markup,
    language: Language,
) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                title { (title) " · Miyako" }
                @for style in ["base.css"].iter().chain(styles).chain(&["embed.css"]) {
                    link rel="stylesheet" href=(assets::address(&format!("style/{style}")));
                }
                (script)
            }
            body { (body) }
        }
    }
}
