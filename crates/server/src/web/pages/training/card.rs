//! `GET /train/cards/{id}`: a position of one's own, and the move that is looked for.

use super::board_page;
use crate::web::api::training::card_value;
use crate::web::failure::Failed;
use crate::web::pages::game::blindfold;
use crate::web::pages::language::own_path;
use crate::web::pages::layout::{bare_board, icon};
use crate::web::pages::visit::Visit;
use crate::web::text_view::TextView;
use crate::web::writing::Writing;
use axum::Extension;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, Query, State};
use axum::response::Redirect;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::stored::time_of_day_ms;
use dojo::training::{Card, CardKind};
use dojo::who::Who;
use kifu::notation::Notation;
use maud::{Markup, html};
use serde::Deserialize;
use shogi::Handicap;
use study::{Mistake, Refutation, Speech};
use words::Language;

/// How somebody has come to a card.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Way {
    /// Through those that are due.
    due: bool,
}

pub(crate) async fn card(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    text_view: TextView,
    Writing(notation): Writing,
    Path(id): Path<String>,
    Query(way): Query<Way>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let cards = app.cards_to_practise(&visitor).await?;
    let card = cards.iter().find(|card| card.id == id).ok_or(Failure::NOT_FOUND)?;
    let (title, told) = match &card.kind {
        CardKind::Mistake(mistake) => ("train-find-better", blame(mistake, notation, language)),
        CardKind::Line { .. } => ("train-find-move", text("train-find-move-how")),
    };
    let title = text(title);
    let (next, next_label) = onward(card, &cards, &way);
    let body = html! {
        main.solve.lesson.card id="main" {
            shogi-board { (bare_board()) }
            noscript { p { (text("school-needs-script")) } }
            div.side {
                header.head {
                    p.facts {
                        a href="/train" { (text("train-title")) } " · "
                        a href=(card.origin.address()) { (text(if way.due { "train-due" } else { "train-game" })) }
                    }
                    h1 { (title) }
                }
                p.told { (&told) }
                p.verdict hidden {}
                div.answered hidden {
                    button.primary data-action="again" hidden { (text("train-again")) }
                    a.button.primary data-go="next" href=(next) hidden { (text(next_label)) }
                }
                (repetition(card, language))
                div.tools role="group" aria-label=(text("tsume-tools")) {
                    button data-action="hint" { (icon("hint")) span { (text("tsume-hint")) } }
                }
                (blindfold(language))
                form.remove method="post" action=(format!("/train/cards/{}/remove", card.id)) {
                    button { (text("train-remove")) }
                }
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    let snapshot = card_value(card).to_string();
    let path = format!("/train/cards/{}", card.id);
    let script = ("exercise.js", snapshot, Handicap::Even);
    Ok(board_page(&title, &path, told, script, Some(text_view), body, language).render(&visit.reach))
}

/// What was played, and what was wrong with it.
fn blame(mistake: &Mistake, notation: Notation, language: Language) -> String {
    let text = |id: &str, values: &[(&str, &str)]| language.text_with_list(id, values);
    let speech = Speech { text: &text, notation, handicap: Handicap::Even };
    let played = speech.write(&mistake.position, mistake.played, mistake.last_to);
    let reason = mistake.refutation().map(|refutation| {
        let Refutation { verdict, mut reasons, .. } = refutation;
        reasons.truncate(1);
        speech.refutation(&mistake.position, mistake.last_to, &Refutation { verdict, reasons, line: Vec::new() })
    });
    let values = [("move", played), ("text", reason.unwrap_or_default())];
    language.text_with_list("train-blame", &values.each_ref().map(|(name, value)| (*name, value.as_str())))
}

/// Whether it is to come again, and when; a press changes that.
fn repetition(card: &Card, language: Language) -> Markup {
    html! {
        form.repetition method="post" action="/train/repeat" {
            label {
                input type="checkbox" data-repeat checked[card.repeats];
                " " (language.text("train-repeat"))
            }
            span.quiet.returns { @if let Some(due_ms) = card.due_ms() { (returns(due_ms, language)) } }
        }
    }
}

/// When a card returns, in words.
fn returns(due_ms: i64, language: Language) -> String {
    const DAY_MS: u64 = 24 * 3_600_000;
    let left_ms = u64::try_from(due_ms - time_of_day_ms()).unwrap_or_default();
    language.text_with("train-returns", "count", left_ms.div_ceil(DAY_MS))
}

/// Where one goes on: to the next that is due, or to the next of the same game that was never found.
fn onward(card: &Card, cards: &[Card], way: &Way) -> (String, &'static str) {
    if way.due {
        return ("/train/due".to_owned(), "train-next");
    }
    let same = |other: &&Card| other.origin == card.origin && other.id != card.id && !other.found;
    match cards.iter().find(same) {
        Some(next) => (format!("/train/cards/{}", next.id), "train-next"),
        None => (card.origin.address(), "train-done"),
    }
}

/// Which cards are to come again.
#[derive(Debug, Deserialize)]
pub(crate) struct Repetition {
    which: String,
    on: bool,
    back: String,
}

pub(crate) async fn repeat(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    asked: Result<Form<Repetition>, FormRejection>,
) -> Result<Redirect, Failed> {
    let Form(Repetition { which, on, back }) = asked.map_err(|rejection| Failed::of_status(rejection.status()))?;
    app.repeat_cards(&visitor, vec![which], on).await?;
    // Nowhere but here.
    Ok(Redirect::to(if back.starts_with("/train") { own_path(&back) } else { "/train" }))
}

pub(crate) async fn remove(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Redirect, Failed> {
    app.remove_card(&visitor, &id).await?;
    Ok(Redirect::to("/train"))
}
