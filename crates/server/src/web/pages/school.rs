//! `GET /school`: the lessons, and how far one is. `GET /school/{lesson}` leads on to its first task that is not done;
//! `GET /school/{lesson}/{task}` is a task on a board; `POST …/game` begins the game that it asks for.

use super::form;
use super::game::blindfold;
use super::layout::{Page, Shown, bare_board, icon};
use super::strategy;
use super::teach::{Strip, Within};
use super::visit::Visit;
use crate::web::api::school::task_value;
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use crate::web::picture::{in_book, of_card};
use crate::web::text_view::TextView;
use crate::web::writing::Writing;
use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::lessons::Place;
use dojo::teaching::Item;
use dojo::training::Run;
use dojo::who::Who;
use maud::{Markup, html};
use school::{COURSE, Chapter, Lesson, Play, Task};
use serde::Deserialize;
use serde_json::Value;
use shogi::Handicap;
use std::collections::HashSet;
use study::patterns::Catalogue;
use words::{Language, own_name};

/// What a pupil has done, by the names of tasks.
type Done = HashSet<String>;

pub(crate) async fn school(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let done = app.tasks_done(&visitor).await?;
    let title = text("school-title");
    let body = html! {
        main.tsume.school id="main" {
            h1 { (title) }
            p.lead { (text("school-lead")) }
            p { a href="/strategy" { (text("strategy-door")) } " · " a href="/glossary" { (text("glossary-door")) } }
            (go_on(&done, language))
            p { a href="/train" { (text("train-title")) } ": " (text("train-lead")) }
            @for (chapter, lessons) in COURSE.chapters() { (of_chapter(chapter, lessons, &done, language)) }
            section.more { h2 { (text("teach-door")) } p { (text("teach-door-how")) " " a href="/teach" { (text("teach-title")) } } }
        }
    };
    Ok(Page {
        language,
        title: &title,
        description: text("school-lead"),
        picture: None,
        path: "/school",
        styles: &["board.css", "tsume.css", "school.css"],
        script: "page.js",
        game: None,
        body,
    }
    .render(&visit.reach))
}

/// The first task that is not done: the one press that matters here. A game that was put off for what comes after it holds nobody up.
fn way_on(done: &Done) -> Option<Place> {
    let mut all = COURSE.lessons.iter().flat_map(places).collect::<Vec<_>>();
    let last_done = all.iter().rposition(|place| done.contains(&place.item()));
    let is_put_off = |at: usize, place: &Place| matches!(place.task(), Task::Play(_)) && last_done > Some(at);
    let open = |at: usize| !done.contains(&all[at].item());
    let first =
        (0..all.len()).find(|at| open(*at) && !is_put_off(*at, &all[*at])).or((0..all.len()).find(|at| open(*at)));
    first.map(|at| all.swap_remove(at))
}

fn go_on(done: &Done, language: Language) -> Markup {
    let first = way_on(done);
    let has_begun = !done.is_empty();
    html! {
        section.standing {
            @match first {
                Some(place) => {
                    h2 { (language.text(&place.lesson.title())) }
                    a.button.primary href=(address(place)) {
                        (language.text(if has_begun { "school-go-on" } else { "school-begin" }))
                    }
                },
                None => { h2 { (language.text("school-all-done")) } a.button.primary href="/play" { (language.text("nav-new")) } },
            }
        }
    }
}

fn of_chapter(chapter: Chapter, lessons: &'static [Lesson], done: &Done, language: Language) -> Markup {
    html! {
        section.sets id=(chapter.code()) {
            h2 { (language.text(&format!("school-chapter-{}", chapter.code()))) }
            ul { @for lesson in lessons {
                @let count = places(lesson).filter(|place| done.contains(&place.item())).count();
                li { a href=(format!("/school/{}", lesson.id)) {
                    img src=(in_book(&lesson.tasks[0].board().to_string())) width="300" height="300" loading="lazy" alt="";
                    b { (language.text(&lesson.title())) }
                    @if count == lesson.tasks.len() { span.quiet { "✓ " (language.text("school-lesson-done")) } }
                    progress max=(lesson.tasks.len()) value=(count)
                        aria-label=(language.text_with_counts("school-count", &[("done", count), ("count", lesson.tasks.len())])) {}
                } }
            } }
            (practice(chapter, language))
        }
    }
}

/// Exercises without end of the kind that the chapter teaches: problems of some lengths, and a page to train on.
fn practice(chapter: Chapter, language: Language) -> Markup {
    let lengths: &[u16] = match chapter {
        Chapter::Mate => &[1, 3],
        Chapter::Endgame => &[3, 5],
        _ => &[],
    };
    let run = |run: Run| (format!("/train/run/{}", run.code()), format!("run-{}-to", run.code()));
    let training = match chapter {
        Chapter::Board => Some(("/train/coordinates".to_owned(), "coordinates-title".to_owned())),
        Chapter::Mate => Some(run(Run::Mates)),
        Chapter::Castles | Chapter::Openings => Some(run(Run::Castles)),
        Chapter::Endgame => Some(run(Run::Races)),
        Chapter::Tactics | Chapter::Handicaps => Some(("/train".to_owned(), "train-mistakes".to_owned())),
        _ => None,
    };
    html! {
        @if let Some((page, name)) = training {
            p.practice { (language.text("school-practice"))
                " " a href=(page) { (language.text(&name)) }
                @for plies in lengths {
                    " " a href=(format!("/tsume/next?plies={plies}")) { (language.text_with("school-practice-mate", "plies", *plies)) }
                }
            }
        }
    }
}

/// Where a lesson is gone on with.
pub(crate) async fn lesson(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    let lesson = COURSE.lesson(&id).ok_or(Failure::NOT_FOUND)?;
    let done = app.tasks_done(&visitor).await?;
    Ok(Redirect::to(&address(first_open(lesson, &done).unwrap_or(Place { lesson, number: 0 }))))
}

pub(crate) async fn task(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    text_view: TextView,
    Writing(notation): Writing,
    Path((id, number)): Path<(String, usize)>,
    within: Query<Within>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let place = Place::find(&id, number).ok_or(Failure::NOT_FOUND)?;
    let done = app.tasks_done(&visitor).await?;
    let strip = Strip::of(&app, &visitor, &within, &Item::Lesson(place), language).await?;
    let title = text(&place.lesson.title());
    let snapshot = task_value(place, notation);
    let body = html! {
        main.solve.lesson id="main" {
            shogi-board { (bare_board()) }
            noscript { p { (text("school-needs-script")) } }
            div.side {
                header.head {
                    @if let Some(strip) = &strip { (strip.head) }
                    p.facts { a href="/school" { (text("school-title")) } " · " (text(&format!("school-chapter-{}", place.lesson.chapter.code())))
                        @if let Some((page, name)) = built(place.lesson, language) { " · " a href=(page) { (name) } }
                    }
                    h1 { (title) }
                    (steps(place, &done, language))
                }
                p.told { (text(&place.lesson.said(place.number, ""))) }
                @if let Task::Choose(task) = place.task() {
                    @if let Some(page) = &task.page { (visit_page(page, language)) }
                    (answers(place, task.answers, language))
                }
                @if let Task::Play(task) = place.task() { (game_of(place, task, done.contains(&place.item()), language)) }
                p.verdict hidden {}
                div.answered hidden {
                    button.primary data-action="again" hidden { (text("school-again")) }
                    (onward(place, strip.as_ref(), language))
                }
                @if matches!(place.task(), Task::Moves(_) | Task::Mate(_)) {
                    div.tools role="group" aria-label=(text("tsume-tools")) {
                        button data-action="hint" { (icon("hint")) span { (text("tsume-hint")) } }
                        button data-action="again" { (icon("takeback")) span { (text("school-again")) } }
                    }
                }
                (blindfold(language))
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    let handicap = if let Task::Play(task) = place.task() { task.handicap } else { Handicap::Even };
    let game =
        Some(Shown { handicap, snapshot: Some(snapshot.to_string()), variant: Value::Null, text: Some(text_view) });
    Ok(Page {
        language,
        title: &title,
        description: text(&place.lesson.said(place.number, "")),
        picture: Some(of_card(&place.task().board().to_string())),
        path: &address(place),
        styles: &["board.css", "tsume.css", "school.css"],
        script: "school.js",
        game,
        body,
    }
    .render(&visit.reach))
}

/// The tasks of the lesson, as places to go to.
fn steps(at: Place, done: &Done, language: Language) -> Markup {
    html! {
        nav.steps aria-label=(language.text("school-tasks")) { ol {
            @for place in places(at.lesson) {
                @let is_done = done.contains(&place.item());
                li { a href=(address(place)) aria-current=[(place.number == at.number).then_some("step")] data-done[is_done] {
                    (place.number + 1)
                    @if is_done { span.unseen { " ✓" } }
                } }
            }
        } }
    }
}

fn answers(place: Place, count: usize, language: Language) -> Markup {
    html! {
        ol.answers { @for choice in 1..=count {
            li { button data-choice=(choice) { (language.text(&place.lesson.said(place.number, &format!("answer-{choice}")))) } }
        } }
    }
}

/// The page that a question is about, beside the lesson: one comes back to it.
fn visit_page(page: &str, language: Language) -> Markup {
    html! { p.visit { a.button href=(page) target="_blank" { (language.text("school-visit")) " ↗" } } }
}

/// The button that begins the game; and the way on, which is open to who has won it already or does not want to.
fn game_of(place: Place, task: &Play, is_done: bool, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let level = task.level.parse().map(|level| form::name_of_level(level, language)).unwrap_or_default();
    html! {
        p.against { (language.text_with("school-against", "level", level)) }
        @if is_done { p.won { "✓ " (text("school-game-won")) } }
        form method="post" action=(format!("{}/game", address(place))) {
            input type="hidden" name="called";
            button.primary[!is_done] { (text(if is_done { "school-play-again" } else { "school-play" })) }
        }
        @if let Some(next) = place.next() {
            p { a.button.primary[is_done] href=(address(next)) { (text(if is_done { "school-next" } else { "school-later" })) } }
        }
    }
}

/// What the pupil is called at the game, as the page remembers it.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Called {
    #[serde(default)]
    called: String,
}

/// Begins the game that a task asks for.
pub(crate) async fn begin_game(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path((id, number)): Path<(String, usize)>,
    Form(Called { called }): Form<Called>,
) -> Result<Redirect, Failed> {
    let place = Place::find(&id, number).ok_or(Failure::NOT_FOUND)?;
    let name = if app.names.is_of_other(&called, &visitor) { "" } else { &called };
    let game = app.begin_lesson(&visitor, from.address, place, name).await?;
    Ok(Redirect::to(&format!("/games/{game}")))
}

/// Where one goes on when the task is done.
fn onward(place: Place, strip: Option<&Strip>, language: Language) -> Markup {
    let (to, label) = match place.next() {
        _ if let Some(Strip { next, label, .. }) = strip => (next.clone(), label.clone()),
        Some(next) if next.lesson.id == place.lesson.id => (address(next), language.text("school-next")),
        Some(next) => {
            let title = language.text(&next.lesson.title());
            (address(next), language.text_with("school-next-lesson", "title", title))
        }
        None => ("/school".to_owned(), language.text("school-all-done")),
    };
    html! { a.button.primary data-go="next" href=(to) hidden { (label) } }
}

/// The page of what the lesson builds, and what it is called. One that asks for a name does not give it away.
fn built(lesson: &Lesson, language: Language) -> Option<(String, &'static str)> {
    let catalogue = Catalogue::builtin();
    let name = lesson.tasks.iter().rev().find_map(|task| match task {
        Task::Moves(task) => task.called.as_deref(),
        _ => None,
    })?;
    let pattern = &catalogue[catalogue.get(name)?];
    Some((strategy::address(pattern), own_name(&pattern.names, language)))
}

fn places(lesson: &'static Lesson) -> impl Iterator<Item = Place> {
    (0..lesson.tasks.len()).map(move |number| Place { lesson, number })
}

fn first_open(lesson: &'static Lesson, done: &Done) -> Option<Place> {
    places(lesson).find(|place| !done.contains(&place.item()))
}

pub(super) fn address(place: Place) -> String {
    format!("/school/{}/{}", place.lesson.id, place.number + 1)
}
