//! `GET /teach/new`, `POST /teach`: to set something for pupils. A plain form, which works where scripts do not.

use super::super::club::told;
use super::super::form::{name_of, name_of_level};
use super::super::visit::Visit;
use super::{lines, page};
use crate::web::failure::Failed;
use crate::web::peer::Peer;
use crate::web::reach::encoded;
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::account::NOT_SIGNED_IN;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::lessons::Place;
use dojo::teaching::{Game, Item, LONGEST_TITLE, MOST_MATES, MOST_TASKS, ODDS, Wish};
use dojo::trainer::CATALOGUE;
use dojo::who::Who;
use engine::Level;
use maud::{Markup, html};
use school::{COURSE, Lesson};
use words::Language;

/// How the names of the fields begin that say how many mates of a length are wanted.
const MATES: &str = "mates-";
/// No longer mates are offered: longer ones are chosen one by one.
const LONGEST_MATE: u16 = 7;

/// The fields of a game: what is given, and after it how strong the computer plays.
const GAME_ODDS: &str = "game-odds";
/// See [`GAME_ODDS`].
const GAME_LEVEL: &str = "game-level";
/// So many games are offered to be chosen.
const LINES_OF_GAMES: usize = 3;

type Sent = Result<Form<Vec<(String, String)>>, FormRejection>;

pub(crate) async fn new(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Markup, Failed> {
    let way = Way::of(&app, &visitor)?;
    Ok(form(&wish(fields), None, way, &visit))
}

pub(crate) async fn set(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    visit: Visit,
    sent: Sent,
) -> Result<Response, Failed> {
    let Form(fields) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let way = Way::of(&app, &visitor)?;
    if way == Way::ByName {
        return Ok(by_name("/teach/new", &fields).into_response());
    }
    let wish = wish(fields);
    match app.assign(&visitor, from.address, &wish, visit.language).await {
        Ok(id) => Ok(Redirect::to(&format!("/assignments/{id}")).into_response()),
        Err(failure) => Ok(told(&failure, form(&wish, Some(&failure), way, &visit))),
    }
}

/// Whether what a form says can be done at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Straight,
    /// They take a name first.
    ByName,
}

impl Way {
    /// # Errors
    /// If they have a name, and may not teach.
    pub(super) fn of(app: &App, who: &Who) -> Result<Way, Failure> {
        match app.may_set(who) {
            Ok(()) => Ok(Way::Straight),
            Err(failure) if failure.is(&NOT_SIGNED_IN) => Ok(Way::ByName),
            Err(failure) => Err(failure),
        }
    }

    /// The button below a form, and for who has no name what it leads to before.
    pub(super) fn button(self, label: &str, language: Language) -> Markup {
        let label = if self == Way::ByName { "teach-by-name" } else { label };
        html! {
            @if self == Way::ByName { p.note { (language.text("teach-by-name-how")) } }
            div.buttons { button.primary { (language.text(label)) } a.button href="/teach" { (language.text("account-cancel")) } }
        }
    }
}

/// To a name, and from there back to the form as it was filled in.
pub(super) fn by_name(form: &str, fields: &[(String, String)]) -> Redirect {
    let filled = fields.iter().filter(|(_, value)| !value.is_empty());
    let query: Vec<String> = filled.map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
    Redirect::to(&format!("/account?back={}", encoded(&format!("{form}?{}", query.join("&")))))
}

/// What a form has sent; fields that it does not have are passed over.
fn wish(fields: Vec<(String, String)>) -> Wish {
    let mut wish = Wish::default();
    let mut odds = String::new();
    for (name, value) in fields {
        match name.as_str() {
            GAME_ODDS => odds = value,
            // Where no odds are chosen there is no game.
            GAME_LEVEL if odds.is_empty() => {}
            GAME_LEVEL => wish.tasks.push(format!("game/{}/{value}", std::mem::take(&mut odds))),
            "title" => wish.title = value,
            "due" => wish.due = value,
            "task" => wish.tasks.push(value),
            // Several, typed with spaces between, or their whole addresses.
            "problems" => wish.tasks.extend(value.split_whitespace().map(problem)),
            lines::FIELD => wish.tasks.extend(value.split_whitespace().map(lines::code)),
            name => {
                let plies = name.strip_prefix(MATES).and_then(|plies| plies.parse().ok());
                if let Some(plies) = plies.filter(|_| !value.is_empty()) {
                    // What is no number, or none that a computer counts with, is too many.
                    wish.mates.push((plies, value.parse().unwrap_or(MOST_MATES + 1)));
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

fn form(wish: &Wish, wrong: Option<&Failure>, way: Way, visit: &Visit) -> Markup {
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
                    @for (chapter, lessons) in COURSE.chapters() {
                        details open[lessons.iter().any(|lesson| is_wanted(lesson, wish))] {
                            summary { (text(&format!("school-chapter-{}", chapter.code()))) }
                            ul.lessons {
                                @for lesson in lessons { (lesson_choice(lesson, wish, language)) }
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
                (lines::choices(wish, language))
                (games(wish, language))
                (way.button("teach-set", language))
            }
        }
    };
    page(&title, "/teach/new", "page.js", body, visit)
}

/// Games to be won: what the computer gives, and how strong it plays.
fn games(wish: &Wish, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let wanted: Vec<Game> = wish.tasks.iter().flat_map(|code| Item::all_of(code)).filter_map(game_of).collect();
    html! {
        section {
            h2 { (text("teach-games")) }
            p.note { (text("teach-games-how")) }
            ol.games { @for place in 0..LINES_OF_GAMES.max(wanted.len()) {
                @let own = wanted.get(place);
                @let number = place + 1;
                li {
                    select name=(GAME_ODDS) aria-label=(language.text_with("teach-game-odds", "number", number)) {
                        option value="" { (text("teach-game-none")) }
                        @for odds in ODDS { option value=(odds.code()) selected[own.is_some_and(|own| own.odds == odds)] { (name_of(odds, language)) } }
                    } " "
                    select name=(GAME_LEVEL) aria-label=(language.text_with("teach-game-level", "number", number)) {
                        @for level in Level::ALL {
                            option value=(level) selected[own.is_some_and(|own| own.level == level)] { (name_of_level(level, language)) }
                        }
                    }
                }
            } }
        }
    }
}

fn game_of(item: Item) -> Option<Game> {
    if let Item::Game(game) = item { Some(game) } else { None }
}

/// A lesson to be chosen whole, and its tasks one by one.
fn lesson_choice(lesson: &'static Lesson, wish: &Wish, language: Language) -> Markup {
    let title = language.text(&lesson.title());
    let has = |code: &str| wish.tasks.iter().any(|own| own == code);
    html! {
        li {
            label.check { input type="checkbox" name="task" value=(lesson.id) checked[has(&lesson.id)]; (title) }
            @if lesson.tasks.len() > 1 {
                details open[places(lesson).any(|place| has(&place.item()))] {
                    summary { (language.text_with("teach-single", "count", lesson.tasks.len())) span.unseen { ": " (title) } }
                    div.single { @for place in places(lesson) {
                        @let said = language.text(&lesson.said(place.number, ""));
                        label.check { input type="checkbox" name="task" value=(place.item()) checked[has(&place.item())];
                            span { (place.number + 1) ". " (beginning(&said)) } }
                    } }
                }
            }
        }
    }
}

fn places(lesson: &'static Lesson) -> impl Iterator<Item = Place> {
    (0..lesson.tasks.len()).map(move |number| Place { lesson, number })
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
