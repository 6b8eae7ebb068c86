//! `/moderate`: complaints one at a time, and what people say against what was decided.

pub(crate) mod games;

use super::account::entrance::page as dressed;
use super::club::told;
use super::visit::Visit;
use crate::web::failure::Failed;
use crate::web::reach::encoded;
use axum::Extension;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use dojo::account::Behind;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::moderation::Decision;
use dojo::who::Who;
use dojo::wording;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Measure, Report};
use words::Language;

/// So many earlier measures are shown beside a report.
const EARLIER: i64 = 20;

/// What the forms here send; each has some of it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    decision: String,
    days: String,
    words: String,
    ends: Option<String>,
}

type Sent = Result<Form<Fields>, FormRejection>;

fn read(sent: Sent) -> Result<Fields, Failed> {
    sent.map(|Form(fields)| fields).map_err(|rejection| Failed::of_status(rejection.status()))
}

pub(crate) async fn moderate(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
) -> Result<Markup, Failed> {
    page(&app, &visitor, &visit, None).await
}

pub(crate) async fn decide(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Path(number): Path<i64>,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let done = match Decision::read(&fields.decision, &fields.days) {
        Ok(decision) => app.decide(&visitor, number, decision, &fields.words).await,
        Err(failure) => Err(failure),
    };
    match done {
        Ok(()) => Ok(Redirect::to("/moderate").into_response()),
        Err(failure) => {
            let page = page(&app, &visitor, &visit, Some(&failure)).await?;
            Ok(told(&failure, page))
        }
    }
}

pub(crate) async fn answer(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(number): Path<i64>,
    sent: Sent,
) -> Result<Redirect, Failed> {
    let fields = read(sent)?;
    app.answer(&visitor, number, fields.ends.is_some(), &fields.words).await?;
    Ok(Redirect::to("/moderate"))
}

/// All points that somebody has won unfairly are taken back.
pub(crate) async fn take_back(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Path(name): Path<String>,
    sent: Sent,
) -> Result<Response, Failed> {
    let fields = read(sent)?;
    let person = app.person_named(&visitor, &name).await?;
    match app.take_points_back(&visitor, &person.who, &fields.words).await {
        Ok(_) => Ok(Redirect::to(&super::club::address(&name)).into_response()),
        Err(failure) => {
            let language = visit.language;
            let title = language.text("moderate-points");
            let body = html! {
                main.account id="main" {
                    h1 { (title) }
                    p { bdi { (person.name) } }
                    (points_form(&person.name.to_string(), Some(&failure), language))
                    p { a href="/moderate" { (language.text("moderate-title")) } }
                }
            };
            Ok(told(&failure, dressed(language, &title, "/moderate", body, &visit.reach)))
        }
    }
}

/// To take back what somebody has won: why, and for sure.
pub(super) fn points_form(name: &str, wrong: Option<&Failure>, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    html! {
        form method="post" action=(format!("/moderate/points/{}", encoded(name))) {
            p.note { (text("moderate-points-how")) }
            label for="points-words" { (text("moderate-points-why")) }
            textarea id="points-words" name="words" rows="2" maxlength="2000" {}
            @if let Some(failure) = wrong { p.wrong role="alert" { (failure.text(language)) } }
            button { (text("moderate-points-do")) }
        }
    }
}

async fn page(app: &App, visitor: &Who, visit: &Visit, wrong: Option<&Failure>) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let (report, count) = app.next_report(visitor).await?;
    let appeal = app.next_appeal(visitor).await?;
    let earlier = match &report {
        Some(report) => app.store.measures_on(&report.whom, EARLIER).await?,
        None => Vec::new(),
    };
    let title = text("moderate-title");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p.note { (language.text_with("moderate-count", "count", count)) }
            @if let Some(report) = &report { (shown(app, report, &earlier, wrong, language)) }
            @if let Some(measure) = &appeal { (appealed(app, measure, language)) }
            p { a href="/club" { (text("club-title")) } }
        }
    };
    Ok(dressed(language, &title, "/moderate", body, &visit.reach))
}

/// A report, and what can be decided.
fn shown(app: &App, report: &Report, earlier: &[Measure], wrong: Option<&Failure>, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let whom = Who::from(report.whom.as_str());
    let name = app.names.of(&whom).map(|name| name.to_string());
    html! {
        section {
            h2 { (text(&format!("report-{}", report.reason))) }
            p {
                (name.clone().unwrap_or_else(|| wording::named(&report.name, Behind::Person, language)))
                @if name.is_none() { " " span.mark { (text("acts-guest")) } }
                " · " (wording::day(report.at_ms, &text("acts-form"))) " · "
                a href=(format!("/games/{}", report.game)) { (text("moderate-game")) }
                @if let Some(name) = &name { " · " a href=(games::address(name)) { (text("evidence-link")) } }
            }
            @if !report.words.is_empty() { blockquote { (report.words) } }
            @if !earlier.is_empty() {
                h3 { (text("moderate-earlier")) }
                ul { @for measure in earlier { li {
                    (text(&format!("decision-{}", measure.kind))) ", " (wording::day(measure.at_ms, &text("games-date"))) ": " (measure.words)
                } } }
            }
            form method="post" action=(format!("/moderate/{}", report.number)) {
                (decision_fields(true, wrong, language))
                button.primary { (text("moderate-do")) }
            }
            @if let Some(name) = &name {
                details { summary { (text("moderate-points")) } (points_form(name, None, language)) }
            }
        }
    }
}

/// What follows, for how long, and what they are told.
pub(super) fn decision_fields(with_nothing: bool, wrong: Option<&Failure>, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let decisions = ["nothing", "warn", "hold", "close"].into_iter().filter(|code| with_nothing || *code != "nothing");
    html! {
        fieldset {
            legend { (text("moderate-decision")) }
            @for code in decisions {
                label.check { input type="radio" name="decision" value=(code) required; (text(&format!("decision-{code}"))) }
            }
        }
        label for="days" { (text("moderate-days")) }
        input id="days" name="days" type="number" min="1" max="366" inputmode="numeric" aria-describedby="days-how";
        p.note id="days-how" { (text("moderate-days-how")) }
        label for="words" { (text("moderate-words")) }
        textarea id="words" name="words" rows="3" maxlength="2000" {}
        @if let Some(failure) = wrong { p.wrong role="alert" { (failure.text(language)) } }
    }
}

/// What somebody says against what was decided.
fn appealed(app: &App, measure: &Measure, language: Language) -> Markup {
    let text = |id: &str| language.text(id);
    let name = app.names.of(&Who::from(measure.whom.as_str())).map(|name| name.to_string());
    html! {
        section {
            h2 { (text("moderate-appeal")) }
            p { (name.unwrap_or_else(|| text("acts-guest"))) ": " (text(&format!("decision-{}", measure.kind))) ", " (measure.words) }
            blockquote { (measure.appeal) }
            form method="post" action=(format!("/moderate/appeals/{}", measure.number)) {
                label for="answer" { (text("moderate-answer")) }
                textarea id="answer" name="words" rows="3" maxlength="2000" {}
                label.check { input type="checkbox" name="ends"; (text("moderate-ends")) }
                button.primary { (text("moderate-answer-do")) }
            }
        }
    }
}
