//! `GET /rules`: the chapters of the rules, the first of them in view. `GET /rules/{chapter}`: one of them: how the game is played, the
//! pieces and their names, every foul and every ending explained, clocks, handicaps, the game in figures.

mod boards;
mod booklet;
mod tables;
mod tournaments;

pub(crate) use boards::board;
pub(crate) use booklet::booklet;
pub(crate) use tournaments::tournament_clocks;

use super::layout::{Page, bare_board, icon};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use crate::web::writing::Writing;
use axum::extract::{Path, State};
use dojo::failure::Failure;
use kifu::notation::Notation;
use maud::{Markup, html};
use shogi::Color;
use words::Language;
use words::manual::{self, Chapter, Diagram, Part};

pub(crate) async fn rules(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Writing(notation): Writing,
) -> Markup {
    let title = language.text("rules-title");
    let body = html! {
        main.rules id="main" {
            h1 { (title) }
            p.lead { (language.text("rules-lead")) }
            (contents(language))
            @for chapter in manual::chapters().iter().take(1) { section { (told(chapter, 2, language, notation)) (beside(chapter, language)) } }
        }
    };
    dressed(&title, "/rules", body, language, &reach)
}

pub(crate) async fn chapter(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Writing(notation): Writing,
    Path(id): Path<String>,
) -> Result<Markup, Failed> {
    let chapter = manual::chapter(&id).ok_or(Failure::NOT_FOUND)?;
    let body = html! {
        main.rules.chapter id="main" {
            p.facts { a href="/rules" { (language.text("rules-title")) } " · " (number(chapter)) " / " (manual::chapters().len()) }
            (told(chapter, 1, language, notation))
            (beside(chapter, language))
        }
    };
    let title = format!("{} · {}", chapter.name(language), language.text("rules-title"));
    Ok(dressed(&title, &chapter.path(), body, language, &reach))
}

fn dressed(title: &str, path: &str, body: Markup, language: Language, reach: &Reach) -> Markup {
    Page {
        language,
        title,
        description: language.text("rules-lead"),
        picture: None,
        path,
        styles: &["board.css", "rules.css"],
        script: "rules.js",
        game: None,
        body,
    }
    .render(reach)
}

/// Which of the chapters it is.
fn number(chapter: &Chapter) -> usize {
    manual::chapters().iter().take_while(|other| other.id != chapter.id).count() + 1
}

/// The chapters. Each line holds the anchors of its chapter, so that an address from before, `/rules#foul-two_pawns`, leads to it; the
/// page's script goes on from there.
fn contents(language: Language) -> Markup {
    html! {
        nav.chapters aria-label=(language.text("rules-contents")) {
            ol { @for (index, chapter) in manual::chapters().iter().enumerate() {
                li {
                    // The first chapter stands below with its own.
                    @for anchor in chapter.anchors().filter(|_| index > 0) { span id=(anchor) {} }
                    a href=(chapter.path()) { (chapter.name(language)) }
                }
            } }
            ul.contents {
                li { a href="/rules/booklet.pdf" { (icon("download")) " " (language.text("rules-booklet")) } }
                li { a href="/history" { (language.text("history-title")) } }
                li { a href="/strategy" { (language.text("strategy-door")) } }
                li { a href="/glossary" { (language.text("glossary-door")) } }
                li { a href="/workshop" { (language.text("workshop-door")) } }
                li { a href="/ceremony" { (language.text("ceremony-door")) } }
            }
        }
    }
}

/// A chapter, with its heading at this level and the others below it.
fn told(chapter: &Chapter, level: u8, language: Language, notation: Notation) -> Markup {
    html! {
        (heading(level, &html! { (chapter.name(language)) }))
        @for part in &chapter.parts { (part_of(chapter, part, level + 1, language, notation)) }
    }
}

fn part_of(chapter: &Chapter, part: &Part, level: u8, language: Language, notation: Notation) -> Markup {
    let below = if part.heading.is_some() { level + 1 } else { level };
    html! {
        section id=[part.id.as_ref()] {
            @if let Some(id) = &part.heading { (heading(level, &html! { (language.text(id)) })) }
            @for id in &part.lead { p {
                (language.text(id))
                (further(id, language))
            } }
            @for id in &part.rules { (entry(chapter, id, below, language, notation)) }
            @if let Some(table) = part.table { (tables::markup(table, language, notation)) }
            @for id in &part.after { p { (language.text(id)) (further(id, language)) } }
        }
    }
}

/// Where some sentences send their readers.
fn further(id: &str, language: Language) -> Markup {
    html! {
        @match id {
            "rules-game-lead" => { " " a href="/school" { (language.text("school-title")) } },
            "rules-clocks-lead" => { " " a href="/rules/tournaments" { (language.text("tournament-clocks-door")) } },
            "rules-values-use" => { " " a href="/school/values/1" { (language.text("lesson-values")) } },
            "rules-values-impasse" => { " " a href="/rules/endings#ending-points" { (language.text("ending-points")) } },
            _ => {},
        }
    }
}

fn heading(level: u8, text: &Markup) -> Markup {
    html! {
        @match level {
            1 => h1 { (text) },
            2 => h2 { (text) },
            3 => h3 { (text) },
            _ => h4 { (text) },
        }
    }
}

/// A rule, a foul or an ending, with its own address: `/rules/fouls#foul-two_pawns`.
fn entry(chapter: &Chapter, id: &str, level: u8, language: Language, notation: Notation) -> Markup {
    let link = html! { a href=(format!("{}#{id}", chapter.path())) { (language.text(id)) } };
    html! {
        article id=(id) {
            div.rule {
                (heading(level, &link))
                p { (language.text(&format!("{id}-why"))) }
            }
            @if let Some(diagram) = Diagram::of(id) { (figure(id, &diagram, language, notation)) }
        }
    }
}

/// The board of a rule; without scripts it is a picture.
fn figure(id: &str, diagram: &Diagram, language: Language, notation: Notation) -> Markup {
    let has_hand = Color::ALL.iter().any(|color| !diagram.position.hand(*color).is_empty());
    let marked = diagram.marked().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    html! {
        figure {
            shogi-board.preview.with-hand[has_hand] inert
                data-sfen=(diagram.position) data-move=[diagram.played] data-marked=(marked) data-check=[diagram.check()] {
                (bare_board())
            }
            noscript { (boards::drawn_board(id, &language.text(id))) }
            @if let Some(text) = diagram.text(notation) {
                figcaption { (language.text_with("rules-example", "move", text)) }
            }
        }
    }
}

/// The ways to the chapters before and after.
fn beside(chapter: &Chapter, language: Language) -> Markup {
    let [previous, next] = chapter.neighbours();
    html! {
        nav.beside aria-label=(language.text("rules-beside")) {
            @if let Some(previous) = previous { a.button rel="prev" href=(previous.path()) { (icon("previous")) " " (previous.name(language)) } }
            @if let Some(next) = next { a.button rel="next" href=(next.path()) { (next.name(language)) " " (icon("next")) } }
        }
    }
}

/// The first chapters, for the page of standard shogi among the family.
pub(super) fn first_chapters(language: Language, notation: Notation) -> Markup {
    const CHAPTERS: [&str; 5] = ["begin", "capture", "promotion", "drops", "mate"];
    html! {
        @for chapter in CHAPTERS.into_iter().filter_map(manual::chapter) {
            section {
                h3 { a href=(chapter.path()) { (chapter.name(language)) } }
                @for id in chapter.parts.iter().flat_map(|part| &part.rules) { (entry(chapter, id, 4, language, notation)) }
            }
        }
        ul.contents { @for chapter in manual::chapters().iter().filter(|chapter| !CHAPTERS.contains(&chapter.id.as_str())) {
            li { a href=(chapter.path()) { (chapter.name(language)) } }
        } }
    }
}

#[cfg(test)]
mod tests;
