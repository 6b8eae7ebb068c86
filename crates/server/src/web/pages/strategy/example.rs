//! `GET /strategy/games/{number}`: a game that the engine played against itself, with what it has of castles and openings.

use super::link;
use super::pattern::walk;
use crate::web::api::patterns::steps;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use crate::web::pages::layout::{Page, Shown, bare_board};
use crate::web::reach::Reach;
use crate::web::text_view::TextView;
use crate::web::writing::Writing;
use axum::extract::{Path, State};
use dojo::failure::Failure;
use dojo::training::title_of_example;
use maud::{Markup, html};
use serde_json::{Value, json};
use shogi::{Color, Handicap, Position};
use std::collections::BTreeSet;
use study::patterns::{Catalogue, Example, PatternId};
use words::{Language, side};

/// Where the game at this place of the list is shown.
pub(super) fn address(place: usize) -> String {
    format!("/strategy/games/{}", place + 1)
}

/// What it is called: by the openings that both sides play.
pub(super) fn title(place: usize, language: Language) -> String {
    title_of_example(place, &Catalogue::builtin().examples()[place], language)
}

pub(crate) async fn example(
    Preferred(language): Preferred,
    Writing(notation): Writing,
    State(reach): State<Reach>,
    text_view: TextView,
    Path(number): Path<usize>,
) -> Result<Markup, Failed> {
    let place = number.wrapping_sub(1);
    let game = Catalogue::builtin().examples().get(place).ok_or(Failure::NOT_FOUND)?;
    let title = title(place, language);
    let start = Position::even();
    let snapshot = json!({
        "sfen": start.to_string(),
        "near": Color::Black.name(),
        "steps": steps(&start, &game.moves, notation, language),
        "at": 0,
    });
    let body = html! {
        main.solve.pattern id="main" {
            shogi-board data-named { (bare_board()) }
            noscript { p { (language.text("game-needs-script")) } }
            div.side {
                header.head {
                    p.facts { a href="/strategy" { (language.text("strategy-title")) } }
                    h1 { (title) }
                    p.quiet { (language.text("strategy-self-play")) }
                    p { a href=(format!("/train/guess/example/{number}")) { (language.text("guess-title")) } }
                }
                (walk(game.moves.len(), language))
                @for color in Color::ALL { (played(game, color, language)) }
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    Ok(Page {
        language,
        title: &title,
        description: language.text("strategy-self-play"),
        picture: None,
        path: &address(place),
        styles: &["board.css", "tsume.css", "strategy.css"],
        script: "strategy.js",
        game: Some(Shown {
            handicap: Handicap::Even,
            snapshot: Some(snapshot.to_string()),
            variant: Value::Null,
            text: Some(text_view),
        }),
        body,
    }
    .render(&reach))
}

/// What a side has of openings, castles and tesuji, in the order in which they came.
fn played(game: &Example, color: Color, language: Language) -> Markup {
    let labels = &game.labels.sides[color.index()];
    let spans = labels.openings.iter().chain(&labels.castles).map(|span| span.pattern);
    let tesuji = game.labels.tesuji.iter().filter(|tesuji| tesuji.by == color).map(|tesuji| tesuji.pattern);
    let mut seen = BTreeSet::new();
    let ids: Vec<PatternId> =
        labels.style.into_iter().chain(spans).chain(tesuji).filter(|id| seen.insert(*id)).collect();
    html! {
        section {
            h2 { (side(color, Handicap::Even, language)) }
            ul.names { @for id in ids { li { (link(id, language)) } } }
        }
    }
}
