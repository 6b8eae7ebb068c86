//! `POST /api/v1/tsume/hint`, `…/solution` and `…/verdict`: what the solver knows.

use super::caller::Caller;
use super::place::{Asked, own_position, steps};
use super::standing::standing_value;
use crate::web::body::Sent;
use crate::web::failure::Failed;
use axum::Json;
use axum::extract::State;
use dojo::app::App;
use dojo::trainer::{Judge, Outcome, Proof};
use kifu::notation::Notation;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Move, Position, Square};
use tsume::{Flaw, Mate, Report, Soundness};
use words::Language;
use words::piece;

/// Problems of more plies are not checked for other solutions while somebody waits.
const LONGEST_CHECKED: usize = 15;
/// So many other ways are named.
const MOST_COOKS: usize = 4;

/// The piece that moves next, and where it stands; with `more`, where it goes as well.
pub(crate) async fn hint(
    State(app): State<App>,
    caller: Caller,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let place = asked.place(&asked.moves)?;
    let asking = place.clone();
    let work = move |judge: &mut Judge<'_>| {
        let shortest = asking.length(judge).is_some();
        judge.solve(&asking.position, shortest)
    };
    let first = match app.bench.ask(&caller.visitor, caller.from, work).await? {
        Proof::Mate(mate) => mate.line.first().copied(),
        Proof::NoMate | Proof::Undecided => None,
    };
    let Some(m) = first else {
        return Ok(Json(json!({"text": caller.language.text("tsume-hint-none"), "piece": null, "usi": null})));
    };
    let mut told = pointed((&place.position, place.last), m, asked.more, &caller);
    if let Some(problem) = place.problem {
        let standing = app.log(&caller.visitor, problem, Outcome::Hint, place.line.clone(), place.times()).await?;
        told["standing"] = standing_value(&standing);
    }
    Ok(Json(told))
}

/// Which piece a move is made with, as scripts mark it and in words; with `more` the move.
pub(crate) fn pointed(
    (position, last): (&Position, Option<Square>),
    m: Move,
    more: bool,
    Caller { language, notation, .. }: &Caller,
) -> Value {
    let (spot, words) = match m {
        Move::Board { from, .. } => {
            let kind = position.piece_at(from).map(shogi::Piece::kind);
            let piece = kind.map(|kind| piece(kind, *language)).unwrap_or_default();
            let values = [("piece", piece.into()), ("square", notation.square(from).into())];
            (from.to_string(), language.text_with_values("tsume-hint-piece", values))
        }
        Move::Drop { piece: dropped, .. } => {
            let words = language.text_with("tsume-hint-drop", "piece", piece(dropped.kind(), *language));
            (format!("{}*", dropped.letter()), words)
        }
    };
    if !more {
        return json!({"text": words, "piece": spot, "usi": null});
    }
    let words = language.text_with("tsume-hint-move", "move", notation.write(position, m, last));
    json!({"text": words, "piece": spot, "usi": m.to_string()})
}

/// The whole mate, from the start of the problem.
pub(crate) async fn solution(
    State(app): State<App>,
    caller: Caller,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let Caller { visitor, from, language, notation } = caller;
    let place = asked.place(&[])?;
    let asking = place.clone();
    let work = move |judge: &mut Judge<'_>| {
        let shortest = asking.length(judge).is_some();
        judge.solve(&asking.start, shortest)
    };
    let mut told = match app.bench.ask(&visitor, from, work).await? {
        Proof::Mate(mate) => json!({
            "steps": steps(&place.start, None, &mate.line, notation, language),
            "minimum": mate.minimum,
            "text": words_of(&mate, language),
        }),
        Proof::NoMate => json!({"steps": null, "text": language.text("tsume-verdict-none")}),
        Proof::Undecided => json!({"steps": null, "text": language.text("tsume-verdict-undecided")}),
    };
    if let Some(problem) = place.problem {
        let standing = app.log(&visitor, problem, Outcome::Shown, place.line.clone(), place.times()).await?;
        told["standing"] = standing_value(&standing);
    }
    Ok(Json(told))
}

/// A position of one's own.
#[derive(Debug, Deserialize)]
pub(crate) struct Composed {
    sfen: String,
}

/// Whether there is a mate, while somebody is composing.
pub(crate) async fn verdict(
    State(app): State<App>,
    caller: Caller,
    Sent(Composed { sfen }): Sent<Composed>,
) -> Result<Json<Value>, Failed> {
    let Caller { visitor, from, language, notation } = caller;
    let position = own_position(&sfen)?;
    let asking = position.clone();
    let work = move |judge: &mut Judge<'_>| {
        let proof = shortest_or_any(judge, &asking);
        let is_checked = matches!(&proof, Proof::Mate(mate) if mate.minimum && mate.plies() <= LONGEST_CHECKED);
        let report = is_checked.then(|| judge.check(&asking));
        (proof, report)
    };
    let (proof, report) = app.bench.ask(&visitor, from, work).await?;
    let mut told = match proof {
        Proof::Mate(mate) => json!({
            "verdict": "mate",
            "plies": mate.plies(),
            "minimum": mate.minimum,
            "steps": steps(&position, None, &mate.line, notation, language),
            "text": words_of(&mate, language),
        }),
        Proof::NoMate => json!({"verdict": "no_mate", "text": language.text("tsume-verdict-none")}),
        Proof::Undecided => json!({"verdict": "unknown", "text": language.text("tsume-verdict-undecided")}),
    };
    if let Some(report) = report {
        told["soundness"] = soundness(&report).into();
        told["findings"] = findings(&position, &report, notation, language).into();
    }
    Ok(Json(told))
}

fn soundness(report: &Report) -> &'static str {
    match report.soundness() {
        Soundness::Sound => "sound",
        Soundness::Unsound => "unsound",
        Soundness::Undecided => "undecided",
    }
}

/// What there is to say about a problem besides its length, in sentences.
fn findings(position: &Position, report: &Report, notation: Notation, language: Language) -> Vec<String> {
    let mut told = vec![language.text(&format!("tsume-composed-{}", soundness(report)))];
    if let Some(plies) = report.traditional.proven()
        && report.strict.proven() != Some(plies)
    {
        told.push(language.text_with("tsume-composed-traditional", "count", plies));
    }
    for cook in report.cooks.iter().filter(|cook| cook.kind.is_flaw()).take(MOST_COOKS) {
        let (mut now, mut last) = (position.clone(), None);
        for m in report.line.iter().take(cook.ply - 1) {
            now.play_unchecked(*m);
            last = Some(m.to());
        }
        let values = [("ply", cook.ply.into()), ("move", notation.write(&now, cook.m, last).into())];
        told.push(language.text_with_values("tsume-composed-cook", values));
    }
    if report.flaws().contains(&Flaw::LeftOver) {
        told.push(language.text("tsume-composed-left-over"));
    }
    told
}

/// The shortest mate if that can be proven within the limits, else any.
fn shortest_or_any(judge: &mut Judge<'_>, position: &Position) -> Proof {
    match judge.solve(position, false) {
        Proof::Mate(any) => match judge.solve(position, true) {
            Proof::Mate(shortest) => Proof::Mate(shortest),
            Proof::NoMate | Proof::Undecided => Proof::Mate(any),
        },
        other => other,
    }
}

fn words_of(mate: &Mate, language: Language) -> String {
    language.text_with(if mate.minimum { "tsume-verdict-mate" } else { "tsume-verdict-some" }, "count", mate.plies())
}
