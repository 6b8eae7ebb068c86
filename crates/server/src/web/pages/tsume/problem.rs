//! `GET /tsume/problems/{id}`: a problem to be solved on the board. `GET /tsume/board?sfen=`: a position of one's own.

use super::super::game::blindfold;
use super::super::layout::{Page, Shown, bare_board, icon};
use super::super::teach::{Strip, Within};
use super::{classics, name_of_theme};
use crate::web::api::no_position;
use crate::web::api::records::escaped;
use crate::web::api::tsume::{SetAsked, legal, problem_value, standing_value};
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::picture::of_card;
use crate::web::reach::Reach;
use crate::web::text_view::TextView;
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::teaching::Item;
use dojo::trainer::{CATALOGUE, Problem, Progress};
use dojo::who::Who;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Handicap, Position};
use words::Language;

pub(crate) async fn problem(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    text_view: TextView,
    Path(id): Path<String>,
    (Query(asked), within): (Query<SetAsked>, Query<Within>),
) -> Result<Markup, Failed> {
    let problem = CATALOGUE.find(&id).ok_or(Failure::NOT_FOUND)?;
    let strip = Strip::of(&app, &visitor, &within, &Item::Problem(problem), language).await?;
    asked.set()?;
    let progress = app.progress(&visitor).await?;
    let mut snapshot = snapshot(problem, &progress);
    let rating = app.rating_of(problem).await?.map(f64::round);
    snapshot["rating"] = rating.into();
    snapshot["next"] = match problem.classic {
        _ if let Some(strip) = &strip => strip.next.as_str().into(),
        Some(_) => CATALOGUE.classic_after(&id).map(|next| format!("/tsume/problems/{}", next.id)).into(),
        None => format!("/tsume/next{}", asked.query()).into(),
    };
    let themes: Vec<String> = problem.tags.iter().map(|tag| name_of_theme(tag, language)).collect();
    let facts = html! {
        @if let Some(strip) = &strip { (strip.head) }
        @match &problem.classic {
            Some(classic) => (classics::facts(problem, classic, language)),
            None => p.facts {
                (language.text_with("tsume-plies", "count", problem.plies))
                @if let Some(rating) = rating { " · " (language.text_with("tsume-hardness", "rating", rating)) }
            },
        }
        @if progress.solved.contains(&problem.id) { p.facts { "✓ " (language.text("tsume-solved")) } }
        // What it is about would help: whoever wants to know looks.
        @if !themes.is_empty() { details.themes { summary { (language.text("tsume-themes")) } (themes.join(", ")) } }
    };
    let about = language.text_with("tsume-problem-description", "count", problem.plies);
    Ok(page(&facts, about, (snapshot, text_view), &format!("/tsume/problems/{id}"), language, &reach))
}

/// A problem as scripts solve it.
pub(in crate::web::pages) fn snapshot(problem: &Problem, progress: &Progress) -> Value {
    let mut snapshot = problem_value(problem);
    snapshot["legal"] = legal(&problem.start).into();
    snapshot["standing"] = standing_value(&progress.standing);
    snapshot
}

/// The position to be solved.
#[derive(Debug, Deserialize)]
pub(crate) struct Own {
    sfen: Option<String>,
}

/// Where a problem is composed from nothing.
const EMPTY_BOARD: &str = "/editor?problem=1&sfen=9/9/9/9/9/9/9/9/9%20b%20-%201";

/// Without a position there is an empty board to set one up.
pub(crate) async fn own_problem(
    Preferred(language): Preferred,
    State(reach): State<Reach>,
    text_view: TextView,
    Query(own): Query<Own>,
) -> Result<Response, Failed> {
    let Some(sfen) = own.sfen.filter(|sfen| !sfen.trim().is_empty()) else {
        return Ok(Redirect::to(EMPTY_BOARD).into_response());
    };
    let start: Position = sfen.parse().map_err(|_| no_position(1, 1))?;
    let sfen = start.to_string();
    let editor = format!("/editor?problem=1&sfen={}", escaped(&sfen));
    let snapshot =
        json!({"id": null, "sfen": sfen, "plies": null, "legal": legal(&start), "standing": null, "next": null});
    let facts = html! {
        p.facts { (language.text("tsume-own")) }
        p { a href=(editor) { (language.text("tsume-change")) } }
    };
    Ok(page(&facts, language.text("tsume-own"), (snapshot, text_view), "/tsume", language, &reach).into_response())
}

/// What one can do besides answering.
const TOOLS: [(&str, &str); 3] = [("hint", "hint"), ("again", "takeback"), ("give-up", "resign")];

fn page(
    facts: &Markup,
    description: String,
    (snapshot, view): (Value, TextView),
    path: &str,
    language: Language,
    reach: &Reach,
) -> Markup {
    let text = |id: &str| language.text(id);
    let title = text("tsume-problem");
    let body = html! {
        main.solve id="main" {
            shogi-board { (bare_board()) }
            noscript { p { (text("game-needs-script")) } }
            div.side {
                header.head { h1 { (title) } (facts) }
                p.verdict { (text("tsume-begin")) }
                div.answered hidden {
                    button.primary data-action="back" hidden { (text("tsume-back")) }
                    a.button.primary data-go="next" hidden { (text("tsume-next")) }
                }
                div.tools role="group" aria-label=(text("tsume-tools")) {
                    @for (name, icon_name) in TOOLS {
                        button data-action=(name) { (icon(icon_name)) span { (text(&format!("tsume-{name}"))) } }
                    }
                }
                section.line aria-label=(text("game-moves")) {
                    ol.moves {}
                    div.replay role="group" aria-label=(text("game-replay")) {
                        @for name in ["first", "previous", "next", "last"] {
                            button data-step=(name) aria-label=(text(&format!("game-{name}"))) { (icon(name)) }
                        }
                    }
                }
                (blindfold(language))
                p.numbers {}
                p.links { a href="/tsume" { (text("tsume-all")) } }
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    let picture = snapshot["sfen"].as_str().map(of_card);
    let game = Some(Shown {
        handicap: Handicap::Even,
        snapshot: Some(snapshot.to_string()),
        variant: Value::Null,
        text: Some(view),
    });
    let styles = &["board.css", "tsume.css"];
    Page { language, title: &title, description, picture, path, styles, script: "tsume.js", game, body }.render(reach)
}
