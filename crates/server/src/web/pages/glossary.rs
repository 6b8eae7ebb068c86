//! `GET /glossary`: the words of the field, by field or in alphabetical order, to be looked up in any spelling (GLOSS-01, GLOSS-03).
//! `GET /glossary/{id}` is one of them (`term.rs`).

mod board;
mod place;
mod term;

pub(super) use place::name as place;
pub(crate) use term::term;

use super::layout::Page;
use super::strategy;
use crate::web::api::glossary::elsewhere;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::extract::{Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use study::patterns::Catalogue;
use words::Language;
use words::glossary::{self, Elsewhere, Term};

/// What is asked for: a word, or a part of one; and in which order all stand where nothing is.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    q: String,
    by: String,
}

/// What alphabetical order is called in the address.
const BY_NAME: &str = "name";

pub(crate) async fn glossary(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(asked): Query<Asked>,
) -> Markup {
    let text = |id: &str| language.text(id);
    let title = text("glossary-title");
    let body = html! {
        main.plain.glossary id="main" {
            h1 { (title) }
            p.lead { (text("glossary-lead")) }
            form.search role="search" {
                label.label for="q" { (text("glossary-search")) }
                input id="q" type="search" name="q" value=(asked.q) maxlength="60" autocapitalize="off" spellcheck="false";
                button { (text("library-search")) }
            }
            @if !asked.q.trim().is_empty() { (found(&asked.q, language)) } @else { (all(asked.by == BY_NAME, language)) }
        }
    };
    Page {
        language,
        title: &title,
        description: text("glossary-lead"),
        picture: None,
        path: "/glossary",
        styles: &["start.css", "glossary.css"],
        script: "page.js",
        game: None,
        body,
    }
    .render(&reach)
}

/// Its own address.
fn address(term: &Term) -> String {
    format!("/glossary/{}", term.id)
}

fn all(by_name: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let by_name_here = by_name.then_some("page");
    html! {
        ul.contents {
            li { a href="/glossary" aria-current=[(!by_name).then_some("page")] { (text("glossary-by-field")) } }
            li { a href=(format!("/glossary?by={BY_NAME}")) aria-current=[by_name_here] { (text("glossary-by-name")) } }
            li { a href="/strategy" { (text("strategy-door")) } }
        }
        @if by_name { (sorted(language)) } @else { (chapters(language)) }
    }
}

fn chapters(language: Language) -> Markup {
    let name = |chapter: &glossary::Chapter| language.text(&format!("glossary-chapter-{}", chapter.id));
    html! {
        nav aria-label=(language.text("glossary-contents")) {
            ul.contents { @for chapter in glossary::chapters() { li { a href=(format!("#{}", chapter.id)) { (name(chapter)) } } } }
        }
        @for chapter in glossary::chapters() {
            section id=(chapter.id) {
                h2 { (name(chapter)) }
                (entries(chapter.terms.iter(), language))
            }
        }
    }
}

/// Under the letters, or the kana, that they begin with.
fn sorted(language: Language) -> Markup {
    let mut terms: Vec<(String, &Term)> = glossary::terms().map(|term| (term.sorted_by(language), term)).collect();
    terms.sort_by(|(a, _), (b, _)| a.cmp(b));
    let initial = |name: &str| name.chars().next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    html! {
        @for under in terms.chunk_by(|(a, _), (b, _)| initial(a) == initial(b)) {
            section {
                h2 { (initial(&under[0].0)) }
                (entries(under.iter().map(|(_, term)| *term), language))
            }
        }
    }
}

fn found(part: &str, language: Language) -> Markup {
    let terms: Vec<&Term> = glossary::search(part).collect();
    let patterns: Vec<_> = Catalogue::builtin().search(part).collect();
    let others = elsewhere(part);
    let is_elsewhere = !patterns.is_empty() || !others.is_empty();
    html! {
        // What other pages tell of has been found, too.
        @if !terms.is_empty() || !is_elsewhere {
            section {
                h2 { (language.text_with("glossary-found", "count", terms.len())) }
                @if terms.is_empty() { p { (language.text("glossary-none")) } }
                (entries(terms.into_iter(), language))
            }
        }
        @if !patterns.is_empty() {
            section {
                h2 { (language.text("glossary-patterns")) }
                ul.names { @for id in patterns { li { (strategy::link(id, language)) } } }
            }
        }
        @for (heading, others) in others {
            section {
                h2 { (language.text(heading)) }
                ul.names { @for one in others { li { (link_elsewhere(one, language)) } } }
            }
        }
        p { a href="/glossary" { (language.text("glossary-all")) } }
    }
}

fn entries<'a>(terms: impl Iterator<Item = &'a Term>, language: Language) -> Markup {
    html! {
        dl.terms {
            @for term in terms {
                dt { (link(term, language)) }
                dd { (term.meaning(language)) }
            }
        }
    }
}

/// A name that leads to its page, with the Japanese and how it is read beside it.
fn link(term: &Term, language: Language) -> Markup {
    html! {
        a href=(address(term)) { (listed(term.name(language), language)) }
        @if language == Language::Japanese { " " span.quiet { (listed(term.kana, language)) } }
        @else { " " (japanese(term)) }
    }
}

/// A name that leads to the page that tells of it, and what is said there: several things may have one name.
fn link_elsewhere(one: &Elsewhere, language: Language) -> Markup {
    html! {
        a href=(one.path) {
            @if language == Language::Japanese { (one.name(language)) " " span.quiet { (one.kana) } }
            @else if one.name(language) == one.romaji {
                i lang="ja-Latn" { (one.romaji) } " " span.quiet lang="ja" { (one.kanji) }
            }
            @else {
                (one.name(language)) " "
                span.quiet { span lang="ja" { (one.kanji) } " " i lang="ja-Latn" { (one.romaji) } }
            }
        }
        @if let Some(meaning) = one.meaning(language) { p.quiet { (meaning) } }
    }
}

/// How Japanese writes it and how that is read in Latin letters, for those who read another language.
fn japanese(term: &Term) -> Markup {
    html! {
        span.quiet {
            span lang="ja" { (listed(term.kanji, Language::Japanese)) } " "
            i lang="ja-Latn" { (term.romaji) }
        }
    }
}

/// Several names, as a list in the reader's language.
fn listed(names: &str, language: Language) -> String {
    names.replace(", ", language.joint())
}
