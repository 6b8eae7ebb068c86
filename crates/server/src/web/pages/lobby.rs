//! `GET /lobby`: who looks for an opponent. `POST /lobby/seeks`, `…/{id}/take`, `…/{id}/withdraw`: to offer a game, to take one, to take
//! one's own back; `…/{id}/decline` and `…/{id}/counter`: to answer a challenge. `POST /lobby/strength`: how strong one is.

pub(in crate::web::pages) mod choices;
mod hours;
pub(crate) mod nights;
mod offer;
mod quick;
pub(crate) mod row;

use offer::Draft;
use row::Row;
pub(crate) use row::Seeker;

use super::form;
use super::layout::{Page, Shown};
use super::visit::Visit;
use crate::web::failure::{Failed, told};
use crate::web::language::Preferred;
use crate::web::peer::Peer;
use crate::web::reach::Reach;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::lobby::{Refusal, SeekWish, Taker};
use dojo::stored::{Agreed, time_of_day_ms};
use dojo::who::Who;
use dojo::wording;
use engine::Level;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;
use shogi::{Color, Grade, Handicap};
use words::Language;

/// So many games of others are shown.
const TABLES: usize = 8;
/// Programs of the house that sit there: one as strong as the reader, and as many grades below and above.
const APART: [i16; 3] = [-2, 0, 2];

/// What the form of an offer is to begin with.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    /// Whom one would challenge.
    to: String,
    /// The challenge to which one would offer something else.
    counter: String,
}

pub(crate) async fn show(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failed> {
    let seeker = Seeker::new(&app, visitor, language).await?;
    let counter = app.lobby.find(&asked.counter).filter(|seek| seek.challenges(&seeker.who));
    page(&app, seeker, &reach, &Draft { to: asked.to, counter, ..Draft::default() }).await
}

/// The lobby, with a form of an offer that begins with `draft`.
async fn page(app: &App, seeker: Seeker, reach: &Reach, draft: &Draft) -> Result<Markup, Failed> {
    let language = seeker.language;
    let all = row::all(app, &seeker);
    let (challenges, rows): (Vec<Row>, Vec<Row>) =
        all.iter().map(|seek| row::of(seek, &seeker)).partition(|row| row.challenge);
    let waits = app.lobby.waits(&seeker.who);
    let running = app.running().await?;
    let pause = app.pause_of(&seeker.who).await?;
    let busy = app.busy_hours(time_of_day_ms()).await?;
    let text = |id: &str| language.text(id);
    let body = html! {
        main.lobby id="main" {
            h1 { (text("lobby-title")) }
            p.lead { (text("lobby-lead")) }
            section.challenges hidden[challenges.is_empty()] {
                h2 { (text("lobby-challenges")) }
                ul.rows { @for row in &challenges { (row.markup(language)) } }
            }
            @if let Some(pause) = &pause { p.wrong role="status" { (pause.text(language)) } }
            (strength(&seeker))
            (quick::section(waits.as_deref(), &seeker))
            (nights::section(app, &seeker))
            p.further { a href="/ladder" { (text("ladder-go")) } }
            section.seeks {
                h2 { (text("lobby-seeks")) }
                p.here aria-live="polite" { (row::here(app, &seeker)) }
                p.none hidden[!rows.is_empty()] { (text("lobby-none")) }
                ul.rows { @for row in &rows { (row.markup(language)) } }
                template id="row" { (Row::default().markup(language)) }
            }
            (programs(&seeker))
            (offer::form(&seeker, draft))
            @if !running.is_empty() {
                section.tables {
                    h2 { (text("lobby-tables")) }
                    ul { @for found in running.iter().take(TABLES) { (table(&found.game, &seeker)) } }
                    p.further { a href="/tv" { (text("tv-all")) } }
                }
            }
            @if let Some(hours) = &busy { (hours::section(hours, language)) }
        }
    };
    let page = Page {
        language,
        title: &text("lobby-title"),
        description: text("lobby-lead"),
        picture: None,
        path: "/lobby",
        styles: &["start.css", "lobby.css"],
        script: "lobby.js",
        game: Some(Shown { handicap: Handicap::Even, snapshot: None, variant: Value::Null, text: None }),
        body,
    };
    Ok(page.render(reach))
}

/// How strong the reader is: what they say themselves.
fn strength(seeker: &Seeker) -> Markup {
    let (language, own) = (seeker.language, seeker.strength.grade);
    html! {
        form.strength method="post" action="/lobby/strength" {
            label for="grade" { (language.text("lobby-strength")) }
            select id="grade" name="grade" {
                option value="" selected[own.is_none()] { (language.text("lobby-strength-unknown")) }
                @for grade in Grade::all() {
                    option value=(grade) selected[own == Some(grade)] { (words::grade(grade, language)) }
                }
            }
            button { (language.text("lobby-strength-say")) }
            p.note {
                @if seeker.strength.from_games { (language.text("lobby-strength-rated")) " " }
                @else { (language.text("lobby-strength-how")) " " }
                a href="/people" { (language.text("people-title")) }
            }
        }
    }
}

/// Programs that are there at any hour, and say what they are.
fn programs(seeker: &Seeker) -> Markup {
    let language = seeker.language;
    let mut levels: Vec<Level> = APART.iter().map(|apart| level_near(seeker.strength.grade, *apart)).collect();
    levels.dedup();
    html! {
        section.programs {
            h2 { (language.text("lobby-programs")) }
            p.note { (language.text("lobby-programs-how")) }
            ul.rows {
                @for level in levels { li.row {
                    span.who { (language.text_with("lobby-program", "grade", words::grade(level, language))) }
                    span.what { (form::clock_in_words(quick::CLOCKS[0], language)) }
                    span.odds { (language.text("lobby-odds-even")) }
                    (against(level, quick::CLOCKS[0], "lobby-play", language))
                } }
            }
            p.further { a href="/play" { (language.text("home-all-options")) } }
        }
    }
}

/// A game against a program that begins at once.
fn against(level: Level, clock: &str, button: &str, language: Language) -> Markup {
    let fields =
        [("opponent", "computer"), ("color", "random"), ("ruleset", "amateur"), ("clock", clock), ("rated", "on")];
    html! {
        form method="post" action="/games" {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            input type="hidden" name="level" value=(level);
            button { (language.text_with(button, "grade", words::grade(level, language))) }
        }
    }
}

/// The level of the computer so many grades from somebody's; of whom nobody knows how strong they are gets one of the lowest.
fn level_near(grade: Option<Grade>, apart: i16) -> Level {
    let own = grade.map_or(0, |grade| i16::from(grade.ordinal()));
    let last = Level::ALL.len() - 1;
    Level::ALL[usize::try_from(own + apart).unwrap_or(0).min(last)]
}

fn table(game: &Agreed, seeker: &Seeker) -> Markup {
    let name = |color: Color| {
        game.seats.player(color).map(|seat| wording::sitter(seat, &game.agreement, &seeker.names, seeker.language))
    };
    html! {
        li { a href=(format!("/games/{}", game.id)) {
            span { "☗ " (name(Color::Black).unwrap_or_default()) " – ☖ " (name(Color::White).unwrap_or_default()) }
            span.quiet { (form::name_of_start(&game.agreement, seeker.language)) " · "
                (words::clock(game.agreement.clock(Color::Black), seeker.language)) }
        } }
    }
}

pub(crate) async fn make(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    visit: Visit,
    wish: Result<Form<SeekWish>, FormRejection>,
) -> Result<Response, Failed> {
    let Form(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    match app.offer(&visitor, from.address, &wish).await {
        Ok(_) => Ok(Redirect::to("/lobby").into_response()),
        Err(failure) => once_more(&app, visitor, &visit, Draft { wish: Some(wish), ..Draft::default() }, failure).await,
    }
}

/// The form once more, with what was wrong.
async fn once_more(app: &App, visitor: Who, visit: &Visit, draft: Draft, failure: Failure) -> Result<Response, Failed> {
    let seeker = Seeker::new(app, visitor, visit.language).await?;
    let page = page(app, seeker, &visit.reach, &Draft { wrong: Some(failure.clone()), ..draft }).await?;
    Ok(told(&failure, page.into_response()))
}

/// What whoever takes an offer has been shown.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Taken {
    pub(in crate::web) plan: Option<String>,
    pub(in crate::web) name: String,
}

pub(crate) async fn take(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    Path(id): Path<String>,
    taken: Result<Form<Taken>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(taken) = taken.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let taker = Taker { name: &taken.name, shown: taken.plan.as_deref() };
    let game = app.take_offer(&visitor, from.address, &id, taker).await?;
    Ok(Redirect::to(&format!("/games/{game}")))
}

/// Why somebody does not take a challenge.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Declined {
    pub(in crate::web) reason: String,
}

impl Declined {
    /// What is said where nothing is, is no more than no.
    ///
    /// # Errors
    /// If there is no such reason.
    pub(in crate::web) fn refusal(&self) -> Result<Refusal, Failure> {
        match self.reason.trim() {
            "" => Ok(Refusal::No),
            code => Refusal::from_code(code).ok_or_else(|| Failure::of_field("reason", code)),
        }
    }
}

pub(crate) async fn decline(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
    declined: Result<Form<Declined>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(declined) = declined.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.decline(&visitor, &id, declined.refusal()?).await?;
    Ok(Redirect::to("/lobby"))
}

pub(crate) async fn counter(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    visit: Visit,
    Path(id): Path<String>,
    wish: Result<Form<SeekWish>, FormRejection>,
) -> Result<Response, Failed> {
    let Form(wish) = wish.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let counter = app.lobby.find(&id).filter(|seek| seek.challenges(&visitor));
    match app.counter(&visitor, from.address, &id, &wish).await {
        Ok(_) => Ok(Redirect::to("/lobby").into_response()),
        // There is nothing to answer any more.
        Err(failure) if counter.is_none() => Err(failure.into()),
        Err(failure) => {
            once_more(&app, visitor, &visit, Draft { wish: Some(wish), counter, ..Draft::default() }, failure).await
        }
    }
}

pub(crate) async fn withdraw(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    app.withdraw_offer(&visitor, &id).await?;
    Ok(Redirect::to("/lobby"))
}

pub(crate) async fn remove(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    app.remove_offer(&visitor, &id).await?;
    Ok(Redirect::to("/lobby"))
}

/// How strong somebody says they are.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Said {
    pub(in crate::web) grade: String,
}

pub(crate) async fn say_strength(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    from: Peer,
    said: Result<Form<Said>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(said) = said.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.say_strength(&visitor, from.address, &said.grade).await?;
    Ok(Redirect::to("/lobby"))
}
