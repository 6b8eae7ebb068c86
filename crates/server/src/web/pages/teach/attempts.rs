//! `GET /assignments/{id}/pupils/{pupil}/{task}`: what a pupil did with a task, move by move on a board.

use super::super::layout::{Page, Shown, bare_board, icon};
use super::super::visit::Visit;
use super::{address, item};
use crate::web::api::school::steps_of;
use crate::web::failure::Failed;
use crate::web::text_view::TextView;
use crate::web::writing::Writing;
use axum::Extension;
use axum::extract::{Path, State};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::lessons::{Reply, Verdict};
use dojo::teaching::Item;
use dojo::who::Who;
use dojo::wording;
use kifu::notation::Notation;
use maud::{Markup, html};
use school::Task;
use serde_json::{Value, json};
use shogi::{Handicap, Move, Position, Square};
use store::{Piece, Pupil};
use words::{Language, piece as piece_name};

/// An attempt, as the page shows it.
struct Told {
    piece: Piece,
    /// The moves in words, or what else the pupil answered.
    line: String,
    /// Position after position, for the script.
    frames: Vec<Value>,
}

pub(crate) async fn attempts(
    State(app): State<App>,
    Extension(visitor): Extension<Who>,
    visit: Visit,
    text_view: TextView,
    Writing(notation): Writing,
    Path((id, pupil, task)): Path<(String, String, usize)>,
) -> Result<Markup, Failed> {
    let language = visit.language;
    let text = |id: &str| language.text(id);
    let assignment = app.own_assignment(&visitor, &id).await?;
    let place = task.checked_sub(1).ok_or(Failure::NOT_FOUND)?;
    let item = assignment.tasks.get(place).ok_or(Failure::NOT_FOUND)?;
    let pieces = app.pieces(&visitor, &id, Some(&pupil), Some(item)).await?;
    // Only who has been at it has a page here.
    let (Pupil { name, .. }, _) = pieces.first().cloned().ok_or(Failure::NOT_FOUND)?;
    let start = app.start_of(&visitor, item, language).await?;
    let told: Vec<Told> =
        pieces.into_iter().map(|(_, piece)| tell((item, &start), piece, notation, language)).collect();
    let title = format!("{name} · {}", item::title(&assignment, place, language));
    let snapshot = json!({
        "sfen": start.to_string(),
        "attempts": told.iter().map(|told| &told.frames).collect::<Vec<_>>(),
    });
    let path = address(&assignment);
    let body = html! {
        main.solve.lesson.attempts id="main" {
            shogi-board { (bare_board()) }
            noscript { p { (text("teach-needs-script")) } }
            div.side {
                header.head {
                    p.facts { a href=(path) { (assignment.title) } }
                    h1 { (title) }
                    @match item {
                        Item::Lesson(place) => p.facts { (text(&place.lesson.said(place.number, ""))) },
                        Item::Game(game) => p.facts { (item::game(*game, language)) },
                        Item::Line(line) => p.facts { (item::line(line, language)) },
                        Item::Problem(_) => {},
                    }
                }
                div.replay role="group" aria-label=(text("game-replay")) {
                    @for name in ["first", "previous", "next", "last"] {
                        button data-step=(name) aria-label=(text(&format!("game-{name}"))) { (icon(name)) }
                    }
                }
                ol.attempts aria-label=(text("teach-attempts")) {
                    @for (number, told) in told.iter().enumerate() { li {
                        (attempt(number, told, language))
                        @if is_game(item) { a href=(format!("/games/{}", told.piece.line)) { (text("teach-see-game")) } }
                    } }
                }
            }
            p.said.unseen aria-live="polite" {}
        }
    };
    let game = Some(Shown {
        handicap: Handicap::Even,
        snapshot: Some(snapshot.to_string()),
        variant: Value::Null,
        text: Some(text_view),
    });
    Ok(Page {
        language,
        title: &title,
        description: text("teach-lead"),
        picture: None,
        path: &format!("{path}/pupils/{pupil}/{task}"),
        styles: &["board.css", "tsume.css", "school.css", "teach.css"],
        script: "attempts.js",
        game,
        body,
    }
    .render(&visit.reach))
}

/// Whether what was done is a game, which has a page of its own.
fn is_game(item: &Item) -> bool {
    match item {
        Item::Lesson(place) => matches!(place.task(), Task::Play(_)),
        Item::Game(_) => true,
        Item::Problem(_) | Item::Line(_) => false,
    }
}

fn attempt(number: usize, told: &Told, language: Language) -> Markup {
    let Told { piece, line, .. } = told;
    let seconds = usize::try_from(piece.used_ms / 1000).unwrap_or_default();
    html! {
        button data-attempt=(number) data-outcome=(piece.outcome) {
            b { (language.text(&format!("teach-outcome-{}", piece.outcome))) }
            span.quiet {
                (wording::day(piece.at_ms, &language.text("games-date")))
                @if seconds > 0 { " · " (language.text_with("teach-seconds", "count", seconds)) }
            }
            @if !line.is_empty() { span.line { (line) } }
        }
    }
}

fn tell((item, start): (&Item, &Position), piece: Piece, notation: Notation, language: Language) -> Told {
    let replies = item.again(start, &piece.line);
    if let Item::Lesson(place) = item {
        let still = |reply: &Reply| frame(reply, reply.squares.iter().map(Square::to_string).collect());
        match place.task() {
            Task::Press(_) => {
                let squares: Vec<Square> = piece.line.split(' ').filter_map(Square::from_usi).collect();
                let line = squares.iter().map(|square| notation.square(*square)).collect::<Vec<_>>().join(" ");
                return Told { frames: replies.iter().map(still).collect(), line, piece };
            }
            Task::Choose(_) => {
                let line = language.known_text(&place.lesson.said(place.number, &format!("answer-{}", piece.line)), []);
                return Told { frames: replies.iter().map(still).collect(), line: line.unwrap_or_default(), piece };
            }
            Task::Moves(_) | Task::Mate(_) | Task::Play(_) => {}
        }
    }
    let (mut frames, mut texts) = (Vec::new(), Vec::new());
    for reply in &replies {
        for step in steps_of(reply, notation, language) {
            texts.push(step["text"].as_str().unwrap_or_default().to_owned());
            frames.push(step);
        }
        if let Verdict::Illegal(_) = reply.verdict
            && let Some(m) = piece.line.rsplit(' ').next().and_then(|usi| usi.parse().ok())
        {
            let text = language.text_with("teach-illegal-move", "move", wanted(m, notation, language));
            texts.push(text.clone());
            let (sfen, usi) = (reply.before.to_string(), m.to_string());
            frames.push(json!({"sfen": sfen, "usi": null, "text": text, "wanted": usi}));
        }
    }
    Told { line: texts.join(" "), frames, piece }
}

/// A move that nobody can make has no notation: from where to where.
fn wanted(m: Move, notation: Notation, language: Language) -> String {
    let from = match m {
        Move::Board { from, .. } => notation.square(from),
        Move::Drop { piece: dropped, .. } => piece_name(dropped.kind(), language),
    };
    format!("{from} → {}", notation.square(m.to()))
}

fn frame(reply: &Reply, stars: Vec<String>) -> Value {
    json!({"sfen": reply.after.to_string(), "usi": null, "stars": stars})
}
