//! What stands around every page: the way past it, the header, the footer.

use super::icon;
use super::text::{switch, switch_in_footer};
use crate::web::text_view::TextView;
use maud::{Markup, html};
use words::Language;

/// For who goes by keyboard: past the header.
pub(super) fn skip(language: Language, to_text: bool) -> Markup {
    html! { a.skip href=(if to_text { "#text" } else { "#main" }) { (language.text("nav-skip")) } }
}

pub(super) fn header(language: Language, path: &str, view: Option<TextView>) -> Markup {
    html! {
        header.top {
            @if let Some(view) = view { (switch(view, language, path)) }
            a.brand href="/" { span lang="ja" { "都" } " " span.name { "Miyako" } }
            nav aria-label=(language.text("nav-menu")) {
                button.menu popovertarget="links" aria-label=(language.text("nav-menu")) { (icon("menu")) }
                // On a phone it lies over the page when it is asked for.
                div.links id="links" popover {
                    a href="/lobby" { (language.text("nav-lobby")) }
                    a href="/games" { (language.text("nav-games")) }
                    a href="/school" { (language.text("nav-school")) }
                    a href="/tsume" { (language.text("nav-tsume")) }
                    a href="/library" { (language.text("nav-library")) }
                    a href="/editor" { (language.text("nav-editor")) }
                    a href="/rules" { (language.text("nav-rules")) }
                    a href="/family" { (language.text("nav-family")) }
                }
                (languages(language, path))
                a.button.bell href="/notices" aria-label=(language.text("nav-notices")) title=(language.text("nav-notices")) {
                    (icon("bell")) span.badge hidden {}
                }
                a.button.person href={ "/account?back=" (path) } aria-label=(language.text("nav-account"))
                    title=(language.text("nav-account")) { (icon("person")) }
                button data-action="theme" aria-label=(language.text("nav-theme")) { (icon("theme")) }
            }
        }
    }
}

fn languages(language: Language, path: &str) -> Markup {
    html! {
        form.languages method="post" action="/language" aria-label=(language.text("nav-language")) {
            input type="hidden" name="back" value=(path);
            @for other in Language::ALL {
                button name="language" value=(other.code()) lang=(other.code()) title=(other.own_name())
                    aria-current=[(other == language).then_some("true")] { (short_name(other)) }
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

pub(super) fn footer(language: Language, view: Option<TextView>) -> Markup {
    let to = |page: &str| html! { a href=(format!("/{page}")) { (language.text(&format!("footer-{page}"))) } };
    html! {
        footer.bottom {
            nav aria-label=(language.text("footer-world")) {
                @for page in ["history", "ceremony", "workshop", "proverbs", "glossary"] { (to(page)) }
            }
            nav aria-label=(language.text("footer-about-site")) {
                @for page in ["about", "help", "privacy", "licences"] { (to(page)) }
                @if let Some(view) = view { (switch_in_footer(view, language)) }
            }
        }
    }
}
