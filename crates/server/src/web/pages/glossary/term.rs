//! `GET /glossary/{id}`: a word of the field: what it is called and what it means, drawn where that helps, and where one reads more.

use super::board::Drawn;
use super::{address, japanese, link, listed, place};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::pages::layout::{Page, icon};
use crate::web::reach::Reach;
use axum::extract::{Path, State};
use dojo::failure::Failure;
use maud::{Markup, html};
use words::Language;
use words::glossary::{self, Chapter, Term};

pub(crate) async fn term(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Path(id): Path<String>,
) -> Result<Markup, Failed> {
    let is_of = |term: &&Term| term.id == id;
    let chapters = glossary::chapters().iter();
    let (chapter, term) = chapters
        .filter_map(|chapter| Some((chapter, chapter.terms.iter().find(is_of)?)))
        .next()
        .ok_or(Failure::NOT_FOUND)?;
    let name = listed(term.name(language), language);
    let meaning = term.meaning(language);
    let body = html! {
        main.plain.glossary.term id="main" {
            (head(chapter, term, &name, language))
            p.meaning { (meaning) }
            @if let Some(drawn) = Drawn::of(term.id) { (drawn.markup(&name, language)) }
            (more(term, language))
        }
    };
    Ok(Page {
        language,
        title: &name,
        description: meaning,
        picture: None,
        path: &address(term),
        styles: &["start.css", "glossary.css"],
        script: "spoken.js",
        game: None,
        body,
    }
    .render(&reach))
}

fn head(chapter: &Chapter, term: &Term, name: &str, language: Language) -> Markup {
    let others = [Language::Italian, Language::English].map(|other| (other, term.name(other)));
    let others = others.into_iter().filter(|(other, _)| *other != language);
    html! {
        p.facts {
            a href="/glossary" { (language.text("glossary-title")) } " · "
            a href=(format!("/glossary#{}", chapter.id)) { (language.text(&format!("glossary-chapter-{}", chapter.id))) }
        }
        h1 { (name) }
        p.names {
            @if language != Language::Japanese { (japanese(term)) " · " }
            span lang="ja" { (listed(term.kana, Language::Japanese)) } " "
            button.listen type="button" hidden data-speak=(term.kana) { (icon("calls")) span { (language.text("glossary-listen")) } }
        }
        ul.others {
            @for (other, name) in others {
                li { span.quiet { (other.own_name()) ": " } span lang=(other.code()) { (name) } }
            }
        }
    }
}

/// Pages that tell of it, and words that belong to it.
fn more(term: &Term, language: Language) -> Markup {
    let pages: Vec<(&str, String)> =
        term.pages().filter_map(|path| Some((path, place::name(path, language)?))).collect();
    let related: Vec<&Term> = term.related().collect();
    html! {
        @if !pages.is_empty() {
            section {
                h2 { (language.text("glossary-on-site")) }
                ul.links { @for (path, name) in pages { li { a href=(path) { (name) } } } }
            }
        }
        @if !related.is_empty() {
            section {
                h2 { (language.text("glossary-related")) }
                ul.links { @for other in related { li { (link(other, language)) } } }
            }
        }
    }
}
