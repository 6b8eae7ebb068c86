//! `/club/nights`: on which evenings the club comes together at the site. `POST` makes one, `/club/nights/{id}/end` ends one.

use super::super::lobby::choices::{Choices, by_grades, choice, clocks, even, games};
use super::super::lobby::nights::{every_week, what};
use super::{dressed, told};
use crate::web::failure::Failed;
use crate::web::pages::visit::Visit;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::nights::NightWish;
use dojo::rights::Act;
use dojo::who::Who;
use maud::{Markup, html};
use words::Language;

/// How long an evening may last, in minutes.
const LENGTHS: [u64; 6] = [60, 90, 120, 180, 240, 300];
/// What one can play several games of in an evening.
const CLOCKS: [&str; 6] = ["15m+60s", "10m+30s", "30m+60s", "20m+30s", "0m+30s", "5m+5s/move"];

pub(crate) async fn show(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
) -> Result<Markup, Failed> {
    page(&app, &visitor, &visit, &usual(visit.language), None).await
}

/// What an evening is unless somebody says otherwise.
fn usual(language: Language) -> NightWish {
    NightWish {
        name: language.text("night-usual-name"),
        weekday: "5".to_owned(),
        begins: "21:00".to_owned(),
        lasts: "180".to_owned(),
        ..NightWish::default()
    }
}

async fn page(
    app: &App,
    visitor: &Who,
    visit: &Visit,
    wish: &NightWish,
    wrong: Option<&Failure>,
) -> Result<Markup, Failed> {
    app.allow(visitor, Act::KeepNights, None).await?;
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let title = text("nights-title");
    let nights = app.nights.all();
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p.note { (text("nights-keep")) }
            section {
                @if nights.is_empty() { p.note { (text("nights-none")) } }
                ul.people {
                    @for night in &nights {
                        li {
                            b { bdi { (night.name) } }
                            span { (every_week(night, language)) }
                            span.quiet { (what(night, language)) " · "
                                (language.text_with("night-guests", "count", app.nights.guests(&night.id, visitor).0)) }
                            form method="post" action=(format!("/club/nights/{}/end", night.id)) {
                                button aria-label=(format!("{}: {}", text("night-end"), night.name)) { (text("night-end")) }
                            }
                        }
                    }
                }
            }
            section.night-form { h2 { (text("night-new")) } (form(wish, wrong, language)) }
            p { a href="/club" { (text("club-title")) } " · " a href="/lobby#nights" { (text("nav-lobby")) } }
        }
    };
    Ok(dressed(language, &title, "/club/nights", body, &visit.reach))
}

fn form(wish: &NightWish, wrong: Option<&Failure>, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form method="post" action="/club/nights" {
            @if let Some(failure) = wrong { p.wrong role="alert" tabindex="-1" autofocus { (failure.text(language)) } }
            label for="night-name" { (text("night-name")) }
            input id="night-name" name="name" type="text" required maxlength="60" autocomplete="off" value=(wish.name);
            (choice("weekday", "night-day", language, &days(language), &wish.weekday))
            label for="night-begins" { (text("night-begins")) }
            input id="night-begins" name="begins" type="time" required value=(wish.begins);
            label for="night-zone" { (text("night-zone")) }
            input id="night-zone" name="zone" type="text" maxlength="60" autocomplete="off" spellcheck="false" data-zone
                placeholder="Europe/Rome" value=(wish.zone) aria-describedby="night-zone-how";
            p.note id="night-zone-how" { (text("night-zone-how")) }
            (choice("lasts", "night-lasts", language, &lengths(language), &wish.lasts))
            (choice("variant", "lobby-game", language, &games(language), &wish.variant))
            (choice("clock", "start-clock", language, &clocks(&CLOCKS, language), &wish.clock))
            (choice("odds", "start-handicap", language, &odds(language), &wish.odds))
            button.primary { (text("night-make")) }
        }
    }
}

fn days(language: Language) -> Choices {
    (1..=7).map(|day| (day.to_string(), language.text(&format!("weekday-{day}")))).collect()
}

fn lengths(language: Language) -> Choices {
    LENGTHS.map(|minutes| (minutes.to_string(), language.text(&format!("night-length-{minutes}")))).to_vec()
}

/// Who comes is not known yet: odds are by grades, or there are none.
fn odds(language: Language) -> Choices {
    by_grades(language).into_iter().chain([even(language)]).collect()
}

pub(crate) async fn make(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    sent: Result<Form<NightWish>, FormRejection>,
) -> Result<Response, Failed> {
    let Form(wish) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    match app.make_night(&visitor, &wish).await {
        Ok(_) => Ok(Redirect::to("/club/nights").into_response()),
        Err(failure) => {
            let page = page(&app, &visitor, &visit, &wish, Some(&failure)).await?;
            Ok(told(&failure, page))
        }
    }
}

pub(crate) async fn end(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(night): Path<String>,
) -> Result<Redirect, Failed> {
    app.end_night(&visitor, &night).await?;
    Ok(Redirect::to("/club/nights"))
}
