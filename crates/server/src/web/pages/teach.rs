//! `GET /teach`: what one has set for pupils, and in what one takes part. `GET /teach/new`, `POST /teach`: to set something.
//! Plain forms, which work where scripts do not.

mod assignment;
mod attempts;
mod class;
mod item;
mod within;

pub(crate) use assignment::{assignment, dismiss, join, leave, take_back};
pub(crate) use attempts::attempts;
pub(crate) use class::csv;
pub(super) use within::{Strip, Within};

use super::club::told;
use super::layout::Page;
use super::visit::Visit;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::lessons::Place;
use dojo::teaching::{Assignment, Item, LONGEST_TITLE, MOST_MATES, MOST_TASKS, Wish};
use dojo::trainer::CATALOGUE;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use school::{COURSE, Lesson};
use words::Language;

/// How the names of the fields begin that say how many mates of a length are wanted.
const MATES: &str = "mates-";
/// No longer mates are offered: longer ones are chosen one by one.
const LONGEST_MATE: u16 = 7;

type Sent = Result<Form<Vec<(String, String)>>, FormRejection>;

pub(crate) async fn teach(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let (set, joined) = app.assignments_of(&visitor).await?;
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
                        p { a.button.primary href="/account?back=/teach/new" { (text("account-enter")) } }
                    },
                    Err(failure) => p { (failure.text(language)) },
                }
                @if set.is_empty() { p.note { (text("teach-none")) } }
                ul.assignments { @for own in &set { (line(own, true, language)) } }
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

pub(crate) async fn new(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
) -> Result<Markup, Failed> {
    app.may_set(&visitor)?;
    Ok(form(&Wish::default(), None, &visit))
}

pub(crate) async fn set(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let Form(fields) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let wish = wish(fields);
    match app.assign(&visitor, from.address, &wish).await {
        Ok(id) => Ok(Redirect::to(&format!("/assignments/{id}")).into_response()),
        Err(failure) if app.may_set(&visitor).is_ok() => Ok(told(&failure, form(&wish, Some(&failure), &visit))),
        Err(failure) => Err(failure.into()),
    }
}

/// What a form has sent; fields that it does not have are passed over.
fn wish(fields: Vec<(String, String)>) -> Wish {
    let mut wish = Wish::default();
    for (name, value) in fields {
        match name.as_str() {
            "title" => wish.title = value,
            "due" => wish.due = value,
            "task" => wish.tasks.push(value),
            // Several, typed with spaces between, or their whole addresses.
            "problems" => wish.tasks.extend(value.split_whitespace().map(problem)),
            name => {
                let plies = name.strip_prefix(MATES).and_then(|plies| plies.parse().ok());
                if let (Some(plies), Ok(count)) = (plies, value.parse()) {
                    wish.mates.push((plies, count));
                }
            }
        }
    }
    wish
}

/// The code of a problem, of which somebody has typed the name or copied the address.
fn problem(typed: &str) -> String {
    let id = typed.rsplit_once("/tsume/problems/").map_or(typed, |(_, id)| id);
    format!("tsume/{}", id.split(['?', '#']).next().unwrap_or_default())
}

fn form(wish: &Wish, wrong: Option<&Failure>, visit: &Visit) -> Markup {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let title = text("teach-new");
    let problems: Vec<&str> = wish.tasks.iter().filter_map(|code| code.strip_prefix("tsume/")).collect();
    let body = html! {
        main.account.teach id="main" {
            h1 { (title) }
            p.note { (text("teach-new-how")) }
            @if let Some(failure) = wrong { p.wrong role="alert" tabindex="-1" autofocus { (failure.text(language)) } }
            form.set method="post" action="/teach" {
                section {
                    label for="title" { (text("teach-name")) }
                    input id="title" name="title" type="text" required maxlength=(LONGEST_TITLE) value=(wish.title) autocomplete="off";
                    label for="due" { (text("teach-due")) }
                    input id="due" name="due" type="date" value=(wish.due) aria-describedby="due-how";
                    p.note id="due-how" { (text("teach-due-how")) }
                }
                section {
                    h2 { (text("teach-lessons")) }
                    p.note { (language.text_with("teach-lessons-how", "count", MOST_TASKS)) }
                    @for (chapter, lessons) in COURSE.chapters().filter(|(_, lessons)| lessons.iter().any(can_be_set)) {
                        details open[lessons.iter().any(|lesson| is_wanted(lesson, wish))] {
                            summary { (text(&format!("school-chapter-{}", chapter.code()))) }
                            ul.lessons {
                                @for lesson in lessons.iter().filter(|own| can_be_set(own)) {
                                    (lesson_choice(lesson, wish, language))
                                }
                            }
                        }
                    }
                }
                section {
                    h2 { (text("teach-mates")) }
                    p.note { (text("teach-mates-how")) }
                    div.mates { @for (plies, _) in CATALOGUE.lengths().into_iter().filter(|(plies, _)| *plies <= LONGEST_MATE) {
                        @let count = wish.mates.iter().find(|(own, _)| *own == plies).map_or(0, |(_, count)| *count);
                        label { (language.text_with("tsume-plies", "count", plies)) " "
                            input type="number" name=(format!("{MATES}{plies}")) min="0" max=(MOST_MATES) value=(count); }
                    } }
                    label for="problems" { (text("teach-problems")) }
                    input id="problems" name="problems" type="text" maxlength="2000" value=(problems.join(" ")) autocomplete="off"
                        spellcheck="false" aria-describedby="problems-how";
                    p.note id="problems-how" { (text("teach-problems-how")) }
                }
                div.buttons { button.primary { (text("teach-set")) } a.button href="/teach" { (text("account-cancel")) } }
            }
        }
    };
    page(&title, "/teach/new", "page.js", body, visit)
}

/// A lesson to be chosen whole, and its tasks one by one.
fn lesson_choice(lesson: &Lesson, wish: &Wish, language: Language) -> Markup {
    let title = language.text(&lesson.title());
    let has = |code: &str| wish.tasks.iter().any(|own| own == code);
    html! {
        li {
            label.check { input type="checkbox" name="task" value=(lesson.id) checked[has(&lesson.id)]; (title) }
            @if single(lesson).count() > 1 {
                details open[single(lesson).any(|place| has(&place.item()))] {
                    summary { (language.text_with("teach-single", "count", single(lesson).count())) span.unseen { ": " (title) } }
                    div.single { @for place in single(lesson) {
                        @let said = language.text(&lesson.said(place.number, ""));
                        label.check { input type="checkbox" name="task" value=(place.item()) checked[has(&place.item())];
                            span { (place.number + 1) ". " (beginning(&said)) } }
                    } }
                }
            }
        }
    }
}

fn can_be_set(lesson: &Lesson) -> bool {
    single(lesson).next().is_some()
}

/// The tasks of a lesson that can be set.
fn single(lesson: &Lesson) -> impl Iterator<Item = Place> {
    let places = Item::all_of(&lesson.id).into_iter();
    places.filter_map(|item| if let Item::Lesson(place) = item { Some(place) } else { None })
}

fn is_wanted(lesson: &Lesson, wish: &Wish) -> bool {
    wish.tasks.iter().any(|code| code.split('/').next() == Some(lesson.id.as_str()))
}

/// Of what is to be done in a task, so much as tells it from the others.
fn beginning(said: &str) -> String {
    const LONGEST: usize = 90;
    let line = said.lines().next().unwrap_or_default();
    let mut told: String = line.chars().take(LONGEST).collect();
    if told.len() < said.len() {
        told.push('…');
    }
    told
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
        styles: &["account.css", "teach.css"],
        script,
        game: None,
        body,
    }
    .render(&visit.reach)
}
