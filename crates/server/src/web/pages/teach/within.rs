//! A task that is done for an assignment: a strip above it says so, and one goes on within the assignment.

use super::super::layout::person;
use super::item;
use axum::extract::Query;
use dojo::app::App;
use dojo::failure::{Failure, Kind};
use dojo::teaching::Item;
use dojo::who::Who;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// The assignment that an address names.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Within {
    #[serde(default)]
    assignment: String,
}

impl Within {
    /// That of this name.
    pub(super) fn of(id: &str) -> Within {
        Within { assignment: id.to_owned() }
    }
}

/// What is said of the assignment at a task of it.
pub(in crate::web::pages) struct Strip {
    /// Which it is, and how far one is.
    pub(in crate::web::pages) head: Markup,
    /// Where one goes on.
    pub(in crate::web::pages) next: String,
    /// What that is called.
    pub(in crate::web::pages) label: String,
}

impl Strip {
    /// `None` if the address names none, or none in which the visitor takes part, or the task is not of it.
    pub(in crate::web::pages) async fn of(
        app: &App,
        visitor: &Who,
        Query(within): &Query<Within>,
        item: &Item,
        language: Language,
    ) -> Result<Option<Strip>, Failure> {
        if within.assignment.is_empty() {
            return Ok(None);
        }
        let Some(pupil) = app.pupil_in(visitor, &within.assignment).await? else { return Ok(None) };
        let assignment = match app.assignment(&within.assignment).await {
            Err(failure) if failure.kind == Kind::NotFound => return Ok(None),
            found => found?,
        };
        let Some(place) = assignment.tasks.iter().position(|own| own.name() == item.name()) else { return Ok(None) };
        let done = app.done_in(&pupil).await?;
        // On to what comes after it and is not done, then to what was left out before.
        let others = assignment.tasks.iter().skip(place + 1).chain(&assignment.tasks[..place]);
        let next = others.into_iter().find(|own| own.is_open() && !done.contains(&own.name()));
        let whole = format!("/assignments/{}", assignment.id);
        let teacher = app.names.of(&assignment.teacher).map(|name| name.to_string()).unwrap_or_default();
        let counts = [("number", place + 1), ("count", assignment.tasks.len())];
        let head = html! {
            p.facts.assigned {
                a href=(whole) { (assignment.title) } " · " (language.text_with_counts("teach-place", &counts))
                @if app.is_seen_by(&pupil, &assignment) { " · " (language.text_with("teach-watched", "name", person(&teacher))) }
            }
        };
        Ok(Some(match next {
            Some(next) => Strip { head, next: item::door(next, &assignment.id), label: language.text("school-next") },
            None => Strip { head, next: whole, label: language.text("teach-back") },
        }))
    }
}
