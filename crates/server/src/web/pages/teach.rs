//! `GET /teach`: what one has set for pupils, and in what one takes part.

mod assignment;
mod attempts;
pub(crate) mod boards;
mod class;
mod game;
mod item;
mod lines;
mod set;
mod within;

pub(crate) use assignment::{assignment, dismiss, join, leave, take_back};
pub(crate) use attempts::attempts;
pub(crate) use class::csv;
pub(crate) use game::{begin_game, game};
use set::{Way, by_name};
pub(crate) use set::{new, set};
pub(super) use within::{Strip, Within};

use super::layout::Page;
use super::visit::Visit;
use crate::web::failure::Failed;
use axum::Extension;
use axum::extract::State;
use dojo::app::App;
use dojo::teaching::Assignment;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use words::Language;

pub(crate) async fn teach(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let (set, joined) = app.assignments_of(&visitor).await?;
    let simuls = app.simuls_of(&visitor).await?;
    let title = text("teach-title");
    let may_set = app.may_set(&visitor);
    let body = html! {
        main.account.teach id="main" {
            h1 { (title) }
            p.lead { (text("teach-lead")) }
            section {
                h2 { (text("teach-own")) }
                @match &may_set {
                    Ok(()) => p { a.button.primary href="/teach/new" { (text("teach-new")) } },
                    Err(failure) if failure.code == "not-signed-in" => {
                        p { (text("teach-name-first")) }
                        p { a.button.primary href="/teach/new" { (text("teach-new")) } }
                    },
                    Err(failure) => p { (failure.text(language)) },
                }
                @if set.is_empty() { p.note { (text("teach-none")) } }
                ul.assignments { @for own in &set { (line(own, true, language)) } }
            }
            section {
                h2 { (text("simul-own")) }
                p.note { (text("simul-lead")) }
                @if Way::of(&app, &visitor).is_ok() { p { a.button.primary href="/teach/boards/new" { (text("simul-new")) } } }
                ul.assignments { @for own in &simuls {
                    li {
                        a href=(format!("/teach/boards/{}", own.id)) { (own.title) }
                        span.quiet { (language.text_with("simul-count", "count", own.boards.len())) }
                    }
                } }
            }
            section {
                h2 { (text("teach-joined")) }
                @if joined.is_empty() { p.note { (text("teach-joined-none")) } }
                ul.assignments { @for own in &joined { (line(own, false, language)) } }
            }
            p { a href="/school" { (text("school-title")) } }
        }
    };
    Ok(page(&title, "/teach", "page.js", body, &visit))
}

fn line(own: &Assignment, is_teacher: bool, language: Language) -> Markup {
    html! {
        li {
            a href=(address(own)) { (own.title) }
            span.quiet {
                @if is_teacher { (language.text_with("teach-pupils-count", "count", own.pupils)) }
                @if let Some(due_ms) = own.due_ms {
                    @if is_teacher { " · " }
                    (language.text_with("teach-due-by", "date", day(due_ms, language)))
                }
            }
        }
    }
}

fn address(assignment: &Assignment) -> String {
    format!("/assignments/{}", assignment.id)
}

/// A day at the server's place.
fn day(ms: i64, language: Language) -> String {
    wording::day(ms, &language.text("teach-date"))
}

fn page(title: &str, path: &str, script: &str, body: Markup, visit: &Visit) -> Markup {
    Page {
        language: visit.language,
        title,
        description: visit.language.text("teach-lead"),
        picture: None,
        path,
        styles: &["account.css", "teach.css", "simul.css"],
        script,
        game: None,
        body,
    }
    .render(&visit.reach)
}
