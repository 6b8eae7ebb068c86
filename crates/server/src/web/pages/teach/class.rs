//! What the teacher sees of an assignment: the link for the pupils, and who has done what. `GET /assignments/{id}/attempts.csv`: every
//! attempt, for spreadsheets.

use super::super::layout::icon;
use super::super::visit::Visit;
use super::{address, day, item};
use crate::web::api::records::{attachment, escaped};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use dojo::app::App;
use dojo::teaching::{Assignment, Class, Item};
use dojo::training::Source;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use std::collections::HashMap;
use store::{Pupil, Standing};
use words::Language;

/// The records that stay shared when the assignment is gone: whoever has their links may read on.
fn still_shared(assignment: &Assignment, language: Language) -> Markup {
    let mut records: Vec<(String, &str)> = Vec::new();
    for item in &assignment.tasks {
        if let Item::Line(line) = item
            && matches!(line.source, Source::Shared(_))
            && !line.is_gone()
            && records.iter().all(|(address, _)| *address != line.source.address())
        {
            records.push((line.source.address(), &line.called));
        }
    }
    html! {
        @if !records.is_empty() {
            p.note { (language.text("teach-take-back-shared")) }
            ul { @for (address, called) in records { li { a href=(address) { (called) } } } }
        }
    }
}

pub(super) fn page(assignment: &Assignment, class: &Class, link: Option<&str>, visit: &Visit) -> Markup {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let path = address(assignment);
    let body = html! {
        main.account.teach id="main" {
            h1 { (assignment.title) }
            p.note {
                (language.text_with("teach-tasks-count", "count", assignment.tasks.len()))
                @if let Some(due_ms) = assignment.due_ms { " · " (language.text_with("teach-due-by", "date", day(due_ms, language))) }
                " · " (language.text_with("teach-gone", "date", day(assignment.ends_ms, language)))
            }
            (way_in(&path, link, &WAY_IN, language))
            section {
                h2 { (language.text_with("teach-pupils-count", "count", class.pupils.len())) }
                @if class.pupils.is_empty() { p.note { (text("teach-nobody")) } } @else {
                    p.note { (text("teach-table-how")) }
                    (table(assignment, class, language))
                    div.buttons {
                        a.button href=(format!("{path}/attempts.csv")) download { (icon("export")) (text("teach-csv")) }
                    }
                }
            }
            @if !class.pupils.is_empty() { (dismissal(&path, class, language)) }
            section {
                h2 { (text("teach-take-back")) }
                details {
                    summary { (text("teach-take-back-open")) }
                    form method="post" action=(format!("{path}/take-back")) {
                        p.note { (text("teach-take-back-how")) }
                        (still_shared(assignment, language))
                        button { (text("teach-take-back")) }
                    }
                }
            }
            p { a href="/teach" { (text("teach-all")) } }
        }
    };
    super::page(&assignment.title, &path, "teach.js", body, visit)
}

/// The texts beside a link for pupils.
pub(super) struct WayIn {
    /// What it is.
    pub(super) title: &'static str,
    /// What becomes of who opens it.
    pub(super) how: &'static str,
}

const WAY_IN: WayIn = WayIn { title: "teach-link", how: "teach-link-how" };

/// The link, and its code for phones.
pub(super) fn way_in(path: &str, link: Option<&str>, texts: &WayIn, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        section.way {
            h2 { (text(texts.title)) }
            div.given {
                div {
                    label for="link" { (text(texts.how)) }
                    input id="link" type="text" readonly value=(link.unwrap_or(path));
                    button type="button" data-action="copy" { (text("teach-copy")) }
                    @if link.is_none() { p.note { (text("teach-link-here")) } }
                }
                @if link.is_some() { img.code src=(format!("/code.svg?path={}", escaped(path))) width="160" height="160" alt=(text("teach-code")); }
            }
        }
    }
}

fn table(assignment: &Assignment, class: &Class, language: Language) -> Markup {
    let groups = item::groups(assignment, language);
    html! {
        div.wide tabindex="0" role="region" aria-label=(language.text("teach-table")) {
            table.class {
                thead {
                    tr {
                        th rowspan="2" scope="col" { (language.text("teach-pupil")) }
                        th rowspan="2" scope="col" { (language.text("teach-sum")) }
                        @for (name, items) in &groups { th colspan=(items.len()) scope="colgroup" { (name) } }
                    }
                    tr { @for (_, items) in &groups { @for (_, number, _) in items { th scope="col" { (number) } } } }
                }
                tbody { @for pupil in &class.pupils {
                    @let done = assignment.tasks.iter().filter(|item| class.standing(pupil, item).is_some_and(|own| own.done)).count();
                    tr {
                        th scope="row" { (pupil.name) }
                        td { (done) "/" (assignment.tasks.len()) }
                        @for (_, items) in &groups { @for (place, _, item) in items {
                            td { (cell(assignment, pupil, *place, class.standing(pupil, item), language)) }
                        } }
                    }
                } }
            }
        }
    }
}

/// Whether it is done, after how many tries, and when the pupil was last at it.
fn cell(
    assignment: &Assignment,
    pupil: &Pupil,
    place: usize,
    standing: Option<&Standing>,
    language: Language,
) -> Markup {
    let Some(own) = standing else {
        return html! { span.quiet aria-label=(language.text("teach-not-begun")) role="img" { "–" } };
    };
    let last = wording::day(own.last_ms, &language.text("teach-moment"));
    let tries = usize::try_from(own.tries).unwrap_or_default();
    let said = language.text_with("teach-tries", "count", tries);
    html! {
        a data-done[own.done] href=(format!("{}/pupils/{}/{}", address(assignment), pupil.id, place + 1)) {
            b { span aria-hidden="true" { (if own.done { "✓" } else { "…" }) } span.unseen { (language.text(if own.done { "teach-done" } else { "teach-open" })) ", " } }
            " " span aria-hidden="true" { "×" (tries) } span.unseen { (said) ", " }
            @if own.helped > 0 { " " span.hint title=(language.text("teach-helped")) { span aria-hidden="true" { "?" } span.unseen { (language.text("teach-helped")) ", " } } }
            time.quiet { (last) }
        }
    }
}

fn dismissal(path: &str, class: &Class, language: Language) -> Markup {
    html! {
        section {
            h2 { (language.text("teach-dismiss")) }
            details {
                summary { (language.text("teach-dismiss-open")) }
                p.note { (language.text("teach-dismiss-how")) }
                ul.devices { @for pupil in &class.pupils {
                    li {
                        bdi { (pupil.name) }
                        form method="post" action=(format!("{path}/pupils/{}/dismiss", pupil.id)) {
                            button { (language.text("teach-dismiss-do")) span.unseen { ": " (pupil.name) } }
                        }
                    }
                } }
            }
        }
    }
}

pub(crate) async fn csv(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    let assignment = app.own_assignment(&visitor, &id).await?;
    let pieces = app.pieces(&visitor, &id, None, None).await?;
    let titles: HashMap<String, (String, String)> = item::groups(&assignment, language)
        .into_iter()
        .flat_map(|(name, items)| {
            items.into_iter().map(move |(_, number, item): (usize, usize, Item)| {
                (item.name(), (item.code(), format!("{name} {number}")))
            })
        })
        .collect();
    // The mark by which spreadsheets see that it is UTF-8.
    let mut text = String::from("\u{feff}");
    let heads = ["pupil", "task", "title", "time", "seconds", "outcome", "moves"];
    row(&mut text, &heads.map(|head| language.text(&format!("teach-csv-{head}"))));
    for (pupil, piece) in pieces {
        let (code, title) = titles.get(&piece.item).cloned().unwrap_or_default();
        let time = wording::day(piece.at_ms, "%Y-%m-%d %H:%M:%S");
        let seconds = (piece.used_ms / 1000).to_string();
        let outcome = language.text(&format!("teach-outcome-{}", piece.outcome));
        row(&mut text, &[pupil.name, code, title, time, seconds, outcome, piece.line]);
    }
    let name = attachment(&format!("{}.csv", assignment.title));
    let head =
        [(CONTENT_TYPE, "text/csv; charset=utf-8"), (CONTENT_DISPOSITION, name.as_str()), (CACHE_CONTROL, "no-store")];
    Ok((head, text).into_response())
}

/// A line as RFC 4180 wants it. What a spreadsheet would take for a formula is made a text by the sign that those use for it.
fn row(text: &mut String, fields: &[String]) {
    for (place, field) in fields.iter().enumerate() {
        let guard =
            if field.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r']) { "'" } else { "" };
        let comma = if place > 0 { "," } else { "" };
        text.push_str(&format!("{comma}\"{guard}{}\"", field.replace('"', "\"\"")));
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests;
