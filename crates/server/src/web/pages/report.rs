//! `/report`: to complain of somebody at a game.

use super::account::entrance::page as dressed;
use super::club::told;
use super::layout::person;
use super::visit::Visit;
use crate::web::failure::Failed;
use axum::Extension;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::moderation::REASONS;
use dojo::who::Who;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

/// What the form sends.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    game: String,
    seat: String,
    reason: String,
    words: String,
}

/// Of which game, and of whom at it.
#[derive(Debug, Deserialize)]
pub(crate) struct Of {
    game: String,
    seat: String,
}

pub(crate) async fn before_reporting(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    Query(of): Query<Of>,
) -> Result<Markup, Failed> {
    let whom = app.reportable(&visitor, &of.game, &of.seat).await?;
    Ok(report_page(&of.game, &of.seat, &whom.name, &visit, None))
}

pub(crate) async fn report(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    sent: Result<Form<Fields>, FormRejection>,
) -> Result<Response, Failed> {
    let Form(fields) = sent.map_err(|rejection| Failed::of_status(rejection.status()))?;
    let whom = app.reportable(&visitor, &fields.game, &fields.seat).await?;
    match app.report(&visitor, &fields.game, &fields.seat, &fields.reason, &fields.words).await {
        Ok(()) => {
            let language = visit.language;
            let title = language.text("report-done");
            let body = html! {
                main.account id="main" {
                    h1 { (title) }
                    p { (language.text("report-done-how")) }
                    p.buttons { a.button.primary href=(format!("/games/{}", fields.game)) { (language.text("report-back")) } }
                }
            };
            Ok(dressed(language, &title, "/report", body, &visit.reach).into_response())
        }
        Err(failure) => {
            let page = report_page(&fields.game, &fields.seat, &whom.name, &visit, Some(&failure));
            Ok(told(&failure, page))
        }
    }
}

fn report_page(game: &str, seat: &str, name: &str, visit: &Visit, wrong: Option<&Failure>) -> Markup {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let title = text("report-title");
    let body = html! {
        main.account id="main" {
            h1 { (title) }
            p { (language.text_with_list("report-whom", &[("name", &person(&called(seat, name, language)))])) }
            form method="post" action="/report" {
                input type="hidden" name="game" value=(game);
                input type="hidden" name="seat" value=(seat);
                fieldset {
                    legend { (text("report-why")) }
                    @for reason in REASONS {
                        label.check { input type="radio" name="reason" value=(reason) required; (text(&format!("report-{reason}"))) }
                    }
                }
                label for="words" { (text("report-words")) }
                textarea id="words" name="words" rows="4" maxlength="2000" {}
                p.note { (text("report-how")) }
                @if let Some(failure) = wrong { p.wrong role="alert" { (failure.text(language)) } }
                button.primary { (text("report-do")) }
            }
            p { a href=(format!("/games/{game}")) { (text("report-back")) } }
        }
    };
    dressed(language, &title, "/report", body, &visit.reach)
}

/// Whoever has not said their name is known by their seat.
fn called(seat: &str, name: &str, language: Language) -> String {
    let sits = if matches!(seat, "black" | "white") { "side" } else { "seat" };
    if name.is_empty() { language.text(&format!("{sits}-{seat}")) } else { name.to_owned() }
}
