//! `POST /api/v1/tsume/answer`: the attacker's next move is judged; the defence replies.

use super::caller::Caller;
use super::place::{Asked, Place, legal};
use super::standing::standing_value;
use crate::web::body::Sent;
use crate::web::failure::Failed;
use axum::Json;
use axum::extract::State;
use dojo::app::App;
use dojo::failure::Failure;
use dojo::trainer::{Judge, Judgement, Outcome};
use kifu::notation::Notation;
use serde_json::{Value, json};
use shogi::{IllegalMove, Move, Position};
use words::Language;

pub(crate) async fn answer(
    State(app): State<App>,
    caller: Caller,
    Sent(asked): Sent<Asked>,
) -> Result<Json<Value>, Failed> {
    let Caller { visitor, from, language, notation } = caller;
    let (last, before) = asked.moves.split_last().ok_or(Failure::BAD_REQUEST)?;
    let m: Move = last.parse().map_err(|_| Failure::BAD_REQUEST)?;
    let place = asked.place(before)?;
    if let Err(reason) = place.position.judge(m) {
        return Ok(Json(refusal(&place.position, m, reason, language)));
    }
    let (asking, plies) = (place.clone(), place.plies);
    let work = move |judge: &mut Judge<'_>| {
        let length = asking.length(judge);
        let left = length.map(|length| length.saturating_sub(u16::try_from(plies).unwrap_or(u16::MAX)));
        (judge.judge(&asking.position, m, left), length)
    };
    let (judgement, length) = app.bench.ask(&visitor, from, work).await?;
    let mut told = tell(&place, m, &judgement, length, notation, language);
    if let (Some(problem), Some(outcome)) = (place.problem, outcome(&judgement)) {
        let standing = app.log(&visitor, problem, outcome, place.line.clone(), place.times()).await?;
        told["standing"] = standing_value(&standing);
    }
    Ok(Json(told))
}

/// What the log keeps of an answer. A mate that takes too long is no answer yet, and no mistake.
fn outcome(judgement: &Judgement) -> Option<Outcome> {
    match judgement {
        Judgement::Solved => Some(Outcome::Solved),
        Judgement::Wrong(_) => Some(Outcome::Wrong),
        Judgement::Right { .. } | Judgement::Longer { .. } | Judgement::NoCheck | Judgement::Undecided => None,
    }
}

/// What is told of a move that the rules do not allow.
pub(crate) fn refusal(position: &Position, m: Move, reason: IllegalMove, language: Language) -> Value {
    let squares = position.squares_concerned(m, reason);
    json!({
        "verdict": "illegal",
        "text": language.text(&format!("refused-{}", reason.code())),
        "squares": squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>(),
    })
}

fn tell(
    place: &Place,
    m: Move,
    judgement: &Judgement,
    length: Option<u16>,
    notation: Notation,
    language: Language,
) -> Value {
    let played = place.plies + 1;
    let text = |id: &str| language.text(&format!("tsume-answer-{id}"));
    let count = |id: &str, count: usize| language.text_with(&format!("tsume-answer-{id}"), "count", count);
    let steps = |moves: &[Move]| place.steps(moves, notation, language);
    match judgement {
        Judgement::Solved => {
            json!({"verdict": "solved", "text": count("solved", played), "steps": steps(&[m])})
        }
        Judgement::Right { reply } => {
            let mut next = place.position.clone();
            next.play_unchecked(m);
            next.play_unchecked(*reply);
            let words = match length.map(|length| usize::from(length).saturating_sub(played + 1)) {
                Some(left) => count("right", left),
                None => text("right-so-far"),
            };
            json!({"verdict": "right", "text": words, "steps": steps(&[m, *reply]), "legal": legal(&next)})
        }
        Judgement::Longer { plies } => {
            let all = [("count", (played + plies).into()), ("wanted", length.unwrap_or_default().into())];
            let words = language.text_with_values("tsume-answer-longer", all);
            json!({"verdict": "longer", "text": words, "plies": played + plies})
        }
        Judgement::NoCheck => json!({"verdict": "no_check", "text": text("no-check")}),
        Judgement::Wrong(refutation) => {
            let line: Vec<Move> = [m].into_iter().chain(refutation.reply).collect();
            let words = match (refutation.reply, refutation.for_good) {
                (Some(_), true) => text("wrong"),
                (Some(_), false) => text("wrong-too-late"),
                (None, _) => text("wrong-somehow"),
            };
            json!({"verdict": "wrong", "text": words, "steps": steps(&line), "for_good": refutation.for_good})
        }
        Judgement::Undecided => json!({"verdict": "undecided", "text": text("undecided")}),
    }
}
