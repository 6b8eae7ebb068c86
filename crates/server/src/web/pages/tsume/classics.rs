//! `GET /tsume/classics`: problems of the old masters, in the order of their books.

use super::super::layout::Page;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::reach::Reach;
use axum::Extension;
use axum::extract::State;
use dojo::app::App;
use dojo::trainer::{CATALOGUE, Classic, Fault, Problem};
use dojo::who::Who;
use maud::{Markup, html};
use std::collections::HashSet;
use words::Language;

/// The books, oldest first.
const BOOKS: [&str; 2] = ["muso", "zuko"];

pub(crate) async fn classics(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
) -> Result<Markup, Failed> {
    let text = |id: &str| language.text(id);
    let progress = app.progress(&visitor).await?;
    let title = text("tsume-classics");
    let body = html! {
        main.tsume id="main" {
            h1 { (title) }
            p.lead { (text("tsume-classics-lead")) }
            @for book in BOOKS {
                section.classics {
                    h2 { (text(&format!("tsume-book-{book}"))) }
                    p.quiet { (text(&format!("tsume-book-{book}-note"))) }
                    (list(book, &progress.solved, language))
                }
            }
            p { a href="/tsume" { (text("tsume-all")) } }
        }
    };
    let styles = &["board.css", "tsume.css"];
    Ok(Page {
        language,
        title: &title,
        description: language.text("tsume-classics-lead"),
        picture: None,
        path: "/tsume/classics",
        styles,
        script: "page.js",
        game: None,
        body,
    }
    .render(&reach))
}

fn list(book: &str, solved: &HashSet<String>, language: Language) -> Markup {
    let of_book = CATALOGUE.classics().iter().filter_map(|problem| Some((problem, problem.classic?)));
    html! {
        ol {
            @for (problem, classic) in of_book.filter(|(_, classic)| classic.book == book) {
                li { a href=(format!("/tsume/problems/{}", problem.id)) {
                    b { (number(&classic, language)) }
                    span.quiet {
                        (language.text_with("tsume-plies", "count", problem.plies))
                        @if solved.contains(&problem.id) { " ✓" span.unseen { " " (language.text("tsume-solved")) } }
                    }
                } }
            }
        }
    }
}

/// `No. 31, corrected`.
fn number(classic: &Classic, language: Language) -> String {
    let id = if classic.corrected { "tsume-classic-corrected" } else { "tsume-classic-number" };
    language.text_with(id, "number", classic.number)
}

/// What is known of a classic: its book and master, its length, and what solvers have against it.
pub(super) fn facts(problem: &Problem, classic: &Classic, language: Language) -> Markup {
    html! {
        p.facts { (language.text(&format!("tsume-book-{}", classic.book))) ", " (number(classic, language)) }
        p.facts { (language.text_with("tsume-classic-length", "count", problem.plies)) }
        @match classic.fault {
            Some(Fault::Shorter(plies)) => p.facts { (language.text_with("tsume-classic-shorter", "count", plies)) },
            Some(Fault::NoMate) => p.facts { (language.text("tsume-classic-none")) },
            None => {},
        }
    }
}
