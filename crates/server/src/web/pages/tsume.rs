//! `GET /tsume`: mate problems: that of the day, sets by length and theme, and how one stands.

mod classics;
mod problem;
mod sheet;

use crate::web::failure::Failed;
pub(crate) use classics::classics;
pub(in crate::web::pages) use problem::snapshot;
pub(crate) use problem::{own_problem, problem};
pub(crate) use sheet::sheet;

use super::layout::Page;
use crate::web::api::tsume::SetAsked;
use crate::web::language::Preferred;
use crate::web::picture::{in_book, of_card};
use crate::web::reach::Reach;
use axum::Extension;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Redirect;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::stored::time_of_day_ms;
use dojo::trainer::{CATALOGUE, Problem, Progress, Set, Strength, day_of};
use dojo::who::Who;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

pub(crate) async fn tsume(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
) -> Result<Markup, Failed> {
    let text = |id: &str| language.text(id);
    let progress = app.progress(&visitor).await?;
    let daily = app.daily(&visitor, day_of(time_of_day_ms())).await?;
    let title = text("tsume-title");
    let body = html! {
        main.tsume id="main" {
            h1 { (title) }
            p.lead { (text("tsume-lead")) }
            div.first {
                (of_the_day(&daily, &progress, language))
                (standing(&progress, language))
            }
            section.sets {
                h2 { (text("tsume-by-length")) }
                ul {
                    @for (plies, count) in CATALOGUE.lengths() {
                        @let set = Set { plies: Some(plies), theme: None };
                        li { a href=(format!("/tsume/next?plies={plies}")) {
                            b { (language.text_with("tsume-plies", "count", plies)) }
                            (done(&set, count, &progress, language))
                        } }
                    }
                }
            }
            @if !CATALOGUE.themes().is_empty() {
                section.sets {
                    h2 { (text("tsume-by-theme")) }
                    ul {
                        @for (theme, count) in CATALOGUE.themes() {
                            @let set = Set { plies: None, theme: Some(theme.to_owned()) };
                            li { a href=(format!("/tsume/next?theme={theme}")) {
                                b { (name_of_theme(theme, language)) }
                                (done(&set, count, &progress, language))
                            } }
                        }
                    }
                }
            }
            section.more {
                h2 { (text("tsume-more")) }
                ul {
                    li { a href="/tsume/classics" { (text("tsume-classics")) } " " span.quiet { (text("tsume-classics-note")) } }
                    li { a href="/tsume/sheet.pdf" { (text("tsume-sheet")) } " " span.quiet { (text("tsume-sheet-note")) } }
                    li { a href="/editor?problem=1" { (text("tsume-compose")) } " " span.quiet { (text("tsume-compose-note")) } }
                    li { a href="/api/v1/tsume/log?format=csv" download { (text("tsume-log")) } " " span.quiet { (text("tsume-log-note")) } }
                }
            }
        }
    };
    let styles = &["board.css", "tsume.css"];
    let picture = daily.first().map(|(_, problem)| of_card(&problem.start.to_string()));
    Ok(Page {
        language,
        title: &title,
        description: text("tsume-lead"),
        picture,
        path: "/tsume",
        styles,
        script: "page.js",
        game: None,
        body,
    }
    .render(&reach))
}

/// The problems of the day, one of each strength.
fn of_the_day(daily: &[(Strength, &Problem)], progress: &Progress, language: Language) -> Markup {
    html! {
        section.daily {
            h2 { (language.text("tsume-daily")) }
            ul {
                @for (strength, problem) in daily {
                    li { a href=(format!("/tsume/daily?strength={}", strength.code())) {
                        img src=(in_book(&problem.start.to_string())) width="300" height="300" loading="lazy" alt="";
                        b { (language.text(&format!("tsume-daily-{}", strength.code()))) }
                        span.quiet { (language.text_with("tsume-plies", "count", problem.plies)) }
                        @if progress.solved.contains(&problem.id) { span.done { "✓ " (language.text("tsume-solved")) } }
                    } }
                }
            }
        }
    }
}

fn standing(progress: &Progress, language: Language) -> Markup {
    let standing = &progress.standing;
    let figure = |id: &str, value: String| html! { div { dt { (language.text(id)) } dd { (value) } } };
    html! {
        section.standing aria-label=(language.text("tsume-standing")) {
            h2 { (language.text("tsume-standing")) }
            dl {
                (figure("tsume-rating", format!("{:.0}", standing.rating)))
                (figure("tsume-streak", standing.streak.to_string()))
                (figure("tsume-best", standing.best.to_string()))
                (figure("tsume-days", standing.days_on(day_of(time_of_day_ms())).to_string()))
                (figure("tsume-count", progress.solved.len().to_string()))
            }
            a.button.primary href="/tsume/next" { (language.text("tsume-train")) }
            p.quiet { (language.text("tsume-train-note")) }
        }
    }
}

/// How many of a set are solved.
fn done(set: &Set, count: usize, progress: &Progress, language: Language) -> Markup {
    let solved = CATALOGUE.in_set(set).filter(|problem| progress.solved.contains(&problem.id)).count();
    let values = [("solved", solved.into()), ("count", count.into())];
    html! {
        span.quiet { (language.text_with_values("tsume-done", values)) }
        progress max=(count) value=(solved) aria-hidden="true" {}
    }
}

/// A theme in words; one without words by its own name.
fn name_of_theme(theme: &str, language: Language) -> String {
    language.known_text(&format!("tsume-theme-{theme}"), []).unwrap_or_else(|| theme.to_owned())
}

/// Which of the problems of the day.
#[derive(Debug, Deserialize)]
pub(crate) struct Daily {
    strength: Option<Strength>,
}

pub(crate) async fn daily_problem(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    asked: Result<Query<Daily>, QueryRejection>,
) -> Result<Redirect, Failed> {
    let Query(Daily { strength }) = asked.map_err(|_| Failure::BAD_REQUEST)?;
    let wanted = strength.unwrap_or(Strength::Fair);
    let daily = app.daily(&visitor, day_of(time_of_day_ms())).await?;
    let (_, problem) = daily.into_iter().find(|(strength, _)| *strength == wanted).ok_or(Failure::NOT_FOUND)?;
    Ok(Redirect::to(&format!("/tsume/problems/{}", problem.id)))
}

/// On to a problem of a set that one has not tried.
pub(crate) async fn next_problem(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Query(asked): Query<SetAsked>,
) -> Result<Redirect, Failed> {
    let set = asked.set()?;
    let progress = app.progress(&visitor).await?;
    let next = CATALOGUE.next(&set, progress.standing.rating, &progress.tried).ok_or(Failure::NOT_FOUND)?;
    Ok(Redirect::to(&format!("/tsume/problems/{}{}", next.id, asked.query())))
}
