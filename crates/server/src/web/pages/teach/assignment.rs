//! `GET /assignments/{id}`: who has set it sees the class, who takes part the tasks, whoever else has the link what they would
//! agree to. `POST …/join`, `…/leave`, `…/take-back`, `…/pupils/{pupil}/dismiss`.

use super::super::club::told;
use super::super::layout::person;
use super::super::visit::Visit;
use super::{address, class, day, item, page};
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::teaching::{Assignment, Item, LONGEST_NAME};
use dojo::who::Who;
use maud::{Markup, html};
use serde::Deserialize;
use store::Pupil;

/// What somebody says who agrees.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Agreed {
    name: String,
    agree: Option<String>,
}

/// They have not said that they agree.
const NOT_AGREED: Failure = Failure::new(dojo::failure::Kind::Unfit, "assignment-agree");

pub(crate) async fn assignment(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    from: Peer,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Markup, Failed> {
    let assignment = app.assignment(&id).await?;
    if assignment.teacher == visitor {
        let (assignment, class) = app.class(&visitor, &id).await?;
        let link = visit.reach.for_others(&address(&assignment), &headers, from.secure);
        return Ok(class::page(&assignment, &class, link.as_deref(), &visit));
    }
    match app.pupil_in(&visitor, &id).await? {
        Some(pupil) => tasks(&app, &assignment, &pupil, &visit).await,
        None => {
            app.may_join(&visitor, &assignment)?;
            Ok(question(&app, &visitor, &assignment, "", None, &visit))
        }
    }
}

/// What somebody would agree to, and with whom.
fn question(
    app: &App,
    visitor: &Who,
    assignment: &Assignment,
    name: &str,
    wrong: Option<&Failure>,
    visit: &Visit,
) -> Markup {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let teacher = teacher(app, assignment);
    let told = |id: &str| language.text_with(id, "name", person(&teacher));
    let own_name = app.names.of(visitor);
    let body = html! {
        main.account.teach id="main" {
            h1 { (assignment.title) }
            p.lead { (language.text_with_values("teach-asked", [("name", person(&teacher).into()),
                ("count", assignment.tasks.len().into())])) }
            @if let Some(due_ms) = assignment.due_ms { p { (language.text_with("teach-due-by", "date", day(due_ms, language))) } }
            section {
                h2 { (told("teach-who-sees")) }
                ul.note {
                    li { (told("teach-sees-attempts")) }
                    li { (text("teach-sees-only")) }
                    li { (language.text_with("teach-sees-until", "date", day(assignment.ends_ms, language))) }
                }
                @if let Some(failure) = wrong { p.wrong role="alert" tabindex="-1" autofocus { (failure.text(language)) } }
                form method="post" action=(format!("{}/join", address(assignment))) {
                    @match &own_name {
                        Some(name) => p { (language.text_with("teach-shown-as", "name", person(&name.to_string()))) },
                        None => {
                            label for="name" { (text("teach-pupil-name")) }
                            input id="name" name="name" type="text" required maxlength=(LONGEST_NAME) value=(name)
                                autocomplete="nickname" spellcheck="false" aria-describedby="name-how";
                            p.note id="name-how" { (text("teach-pupil-name-how")) }
                        }
                    }
                    label.check { input type="checkbox" name="agree" required; (told("teach-agree")) }
                    div.buttons {
                        button.primary { (text("teach-join")) }
                        a.button href="/school" { (text("teach-join-not")) }
                    }
                }
                @if own_name.is_none() {
                    p { a href=(format!("/account?back={}", address(assignment))) { (text("teach-have-name")) } }
                }
            }
        }
    };
    page(&assignment.title, &address(assignment), "page.js", body, visit)
}

/// What a pupil has to do, and how far they are.
async fn tasks(app: &App, assignment: &Assignment, pupil: &Pupil, visit: &Visit) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let done = app.done_in(pupil).await?;
    let count = assignment.tasks.iter().filter(|item| done.contains(&item.name())).count();
    let first = assignment.tasks.iter().find(|item| item.is_open() && !done.contains(&item.name()));
    let (teacher, all) = (teacher(app, assignment), assignment.tasks.len());
    let progress = language.text_with_counts("school-count", &[("done", count), ("count", all)]);
    let body = html! {
        main.account.teach id="main" {
            h1 { (assignment.title) }
            p.lead { (language.text_with("teach-from", "name", person(&teacher))) }
            section {
                p { strong { (progress) } }
                progress max=(all) value=(count) aria-label=(progress) {}
                @if let Some(due_ms) = assignment.due_ms { p { (language.text_with("teach-due-by", "date", day(due_ms, language))) } }
                @match first {
                    Some(item) => p { a.button.primary href=(item::door(item, &assignment.id)) {
                        (text(if count == 0 { "school-begin" } else { "school-go-on" }))
                    } },
                    None => p { (text("teach-all-done")) },
                }
            }
            section.tasks {
                h2 { (text("teach-tasks")) }
                @for (name, items) in item::groups(assignment, language) {
                    h3 { (name) }
                    ol.steps { @for (_, number, item) in items {
                        @let is_done = done.contains(&item.name());
                        li { a href=[item.is_open().then(|| item::door(&item, &assignment.id))] data-done[is_done] {
                            span.unseen { (name) " " } (number)
                            @if let Item::Line(line) = &item { ". " (item::line(line, language)) }
                            @if is_done { span aria-hidden="true" { " ✓" } span.unseen { ", " (text("teach-done")) } }
                        } }
                    } }
                }
            }
            section {
                @if app.is_seen_by(pupil, assignment) {
                    h2 { (language.text_with("teach-who-sees", "name", teacher.as_str())) }
                    p.note { (language.text_with_list("teach-sees-now",
                        &[("name", &person(&teacher)), ("pupil", &person(&pupil.name)), ("date", &day(assignment.ends_ms, language))])) }
                }
                form method="post" action=(format!("{}/leave", address(assignment))) {
                    button { (text("teach-leave")) }
                    p.note { (language.text_with("teach-leave-how", "name", person(&teacher))) }
                }
            }
        }
    };
    Ok(page(&assignment.title, &address(assignment), "page.js", body, visit))
}

fn teacher(app: &App, assignment: &Assignment) -> String {
    app.names.of(&assignment.teacher).map(|name| name.to_string()).unwrap_or_default()
}

pub(crate) async fn join(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    from: Peer,
    Path(id): Path<String>,
    sent: Result<Form<Agreed>, FormRejection>,
) -> Result<Response, Failed> {
    let Form(agreed) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let assignment = app.assignment(&id).await?;
    let joined = match &agreed.agree {
        Some(_) => app.join_assignment(&visitor, from.address, &id, &agreed.name).await,
        None => Err(NOT_AGREED),
    };
    match joined {
        Ok(()) => Ok(Redirect::to(&address(&assignment)).into_response()),
        Err(failure) => {
            let page = question(&app, &visitor, &assignment, &agreed.name, Some(&failure), &visit);
            Ok(told(&failure, page))
        }
    }
}

pub(crate) async fn leave(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    app.leave_assignment(&visitor, &id).await?;
    Ok(Redirect::to("/teach"))
}

pub(crate) async fn take_back(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    app.take_back_assignment(&visitor, &id).await?;
    Ok(Redirect::to("/teach"))
}

pub(crate) async fn dismiss(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path((id, pupil)): Path<(String, String)>,
) -> Result<Redirect, Failed> {
    app.dismiss_pupil(&visitor, &id, &pupil).await?;
    Ok(Redirect::to(&format!("/assignments/{id}")))
}
