//! Pages about the site itself: what it is, how one does things, what is kept of a visitor, whose work is in it; and the one
//! that is shown where there is no connection.

mod commands;

use super::layout::Page;
use crate::web::assets;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::extract::State;
use maud::{Markup, html};
use words::Language;

/// A question and its answer each: the texts are called `{page}-{part}` and `{page}-{part}-text`.
const ABOUT: [&str; 4] = ["what", "whom", "free", "source"];
const HELP: [&str; 9] = ["begin", "friend", "refused", "clock", "lost", "device", "records", "keys", "reader"];
const PRIVACY: [&str; 8] = ["guest", "name", "games", "fair", "cookies", "address", "others", "forget"];

/// Lettering of others that is part of the site, with the file of its licence.
const FONTS: [(&str, &str); 2] =
    [("Yuji Syuku", "fonts/OFL-yuji-syuku.txt"), ("Shippori Mincho", "fonts/OFL-shippori-mincho.txt")];

pub(crate) async fn about(Preferred(language): Preferred, State(reach): State<Reach>) -> Markup {
    page("about", parts("about", &ABOUT, language), language, &reach)
}

pub(crate) async fn help(Preferred(language): Preferred, State(reach): State<Reach>) -> Markup {
    let more = html! {
        p { a href="/glossary" { (language.text("glossary-door")) } }
        p { a href="/workshop" { (language.text("workshop-door")) } }
        (parts("help", &HELP, language))
        section.text-view-help id="text-view" {
            h2 { (language.text("help-text-view")) }
            @for paragraph in language.text("help-text-view-text").split("\n\n") { p { (paragraph) } }
            (commands::table(language))
            @for paragraph in language.text("help-text-view-more").split("\n\n") { p { (paragraph) } }
        }
    };
    page("help", more, language, &reach)
}

pub(crate) async fn privacy(Preferred(language): Preferred, State(reach): State<Reach>) -> Markup {
    let more = html! {
        (parts("privacy", &PRIVACY, language))
        p.buttons {
            a.button.primary href="/account/data" { (language.text("data-link")) }
            a.button href="/account" { (language.text("nav-account")) }
            a.button href="/forget" { (language.text("forget-link")) }
        }
    };
    page("privacy", more, language, &reach)
}

pub(crate) async fn licences(Preferred(language): Preferred, State(reach): State<Reach>) -> Markup {
    let text = |id: &str| language.text(id);
    let body = html! {
        section {
            h2 { "Miyako" }
            p { (text("licences-own")) }
        }
        section {
            h2 { (text("licences-fonts")) }
            ul { @for (name, file) in FONTS { li { a href=(assets::address(file)) { (name) } ", SIL Open Font License 1.1" } } }
        }
        section {
            h2 { (text("licences-libraries")) }
            p { (text("licences-libraries-text")) }
            ul.libraries {
                @for line in LIBRARIES.lines() {
                    @let (library, licence) = line.split_once('\t').unwrap_or((line, ""));
                    li { (library) " " span.quiet { (licence) } }
                }
            }
        }
    };
    page("licences", body, language, &reach)
}

/// Every library in the program with its licence; `cargo xtask licences` writes it.
const LIBRARIES: &str = include_str!("about/libraries.tsv");

pub(crate) async fn offline(Preferred(language): Preferred, State(reach): State<Reach>) -> Markup {
    let links = [("/rules", "nav-rules"), ("/family", "nav-family"), ("/help", "footer-help")];
    let body = html! {
        ul { @for (path, name) in links { li { a href=(path) { (language.text(name)) } } } }
        p.buttons { a.button.primary href="" { (language.text("offline-again")) } }
    };
    page("offline", body, language, &reach)
}

fn parts(page: &str, parts: &[&str], language: Language) -> Markup {
    html! {
        @for part in parts {
            section id=(part) {
                h2 { (language.text(&format!("{page}-{part}"))) }
                @for paragraph in language.text(&format!("{page}-{part}-text")).split("\n\n") { p { (paragraph) } }
            }
        }
    }
}

/// `name` is that of its address, and its texts begin so.
fn page(name: &str, content: Markup, language: Language, reach: &Reach) -> Markup {
    let text = |id: &str| language.text(&format!("{name}-{id}"));
    let (title, description, path) = (text("title"), text("lead"), format!("/{name}"));
    let body = html! {
        main.plain.about id="main" {
            h1 { (title) }
            p.lead { (description) }
            (content)
        }
    };
    let styles = &["start.css"];
    Page {
        language,
        title: &title,
        description,
        picture: None,
        path: &path,
        styles,
        script: "page.js",
        game: None,
        body,
    }
    .render(reach)
}
