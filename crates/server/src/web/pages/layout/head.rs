//! What stands in the head of a page: for browsers, for those that find pages, and for those that show a link as a card.

use super::Page;
use crate::web::assets;
use crate::web::found::MANIFEST;
use crate::web::reach::Reach;
use crate::web::text_view::TextView;
use maud::{Markup, html};
use words::Language;

/// What is somebody's own, or known to those who have its address: it is shown where that is sent, and found by nobody else.
const UNLISTED: [&str; 9] =
    ["/games", "/shared", "/library", "/account", "/forget", "/club", "/moderate", "/report", "/owner"];

/// The picture of a page that has none of its own.
const ICON: &str = "icons/512.png";

/// Title, description, card, styles.
pub(super) fn head(page: &Page, reach: &Reach) -> Markup {
    html! {
        meta charset="utf-8";
        meta name="viewport" content="width=device-width, initial-scale=1";
        title { (page.title) " · Miyako" }
        (card(page, reach))
        // The lettering of the pieces: asked for at once, so that none is shown without.
        link rel="preload" as="font" type="font/woff2" crossorigin href=(assets::address("fonts/yuji-syuku-koma.woff2"));
        @for style in ["base.css"].iter().chain(page.styles).chain(text_styles(page)) {
            link rel="stylesheet" href=(assets::address(&format!("style/{style}")));
        }
        link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
        link rel="apple-touch-icon" href=(assets::address("icons/180.png"));
        link rel="manifest" href=(MANIFEST);
        meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f2e7";
        meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1c1916";
        script src=(assets::address("theme.js")) {}
    }
}

fn text_styles(page: &Page) -> &'static [&'static str] {
    if page.text_view() == Some(TextView::On) { &["text.css"] } else { &[] }
}

/// How the page is shown where its address is sent (Open Graph, and what Twitter adds to it). Addresses are whole where the
/// site's own is known: copies of pages are shared, so nothing that a visitor has said may stand in them.
fn card(page: &Page, reach: &Reach) -> Markup {
    let picture = page.picture.clone().unwrap_or_else(|| assets::address(ICON));
    let url = reach.absolute(page.path);
    html! {
        @if UNLISTED.iter().any(|own| page.path.starts_with(own)) { meta name="robots" content="noindex"; }
        meta name="description" content=(page.description);
        meta property="og:site_name" content="Miyako";
        meta property="og:type" content="website";
        meta property="og:title" content=(page.title);
        meta property="og:description" content=(page.description);
        meta property="og:image" content=(reach.absolute(&picture));
        meta property="og:image:alt" content=(page.title);
        meta property="og:locale" content=(locale(page.language));
        @if url != page.path {
            meta property="og:url" content=(url);
            link rel="canonical" href=(url);
        }
        meta name="twitter:card" content="summary";
    }
}

/// A language with the country that most of its readers live in: Open Graph wants both.
fn locale(language: Language) -> &'static str {
    match language {
        Language::Italian => "it_IT",
        Language::English => "en_GB",
        Language::Japanese => "ja_JP",
    }
}
