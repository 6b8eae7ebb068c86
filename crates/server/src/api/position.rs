//! `POST /api/v1/position`: reads a position from any text and says what is wrong with it. `GET /api/v1/moves`: the legal
//! moves of a position.

use crate::failure::Failure;
use crate::language::Language;
use crate::writing::Writing;
use axum::Json;
use axum::body::Bytes;
use axum::extract::Query;
use kifu::{FindingKind, Record};
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Fault, Faults, Position, Setup, Square};

/// A position, and where the move before went.
#[derive(Debug, Deserialize)]
pub(crate) struct Place {
    sfen: String,
    last: Option<String>,
}

/// What a game may begin with that both players agree on: pieces may be missing, but no King.
pub(crate) const FIT_FOR_PLAY: Faults = Faults::of(&[Fault::MissingPieces]);

pub(crate) async fn position(language: Language, body: Bytes) -> Result<Json<Value>, Failure> {
    Ok(Json(explain(&read(&body)?, language)))
}

pub(crate) async fn moves(
    Writing(notation): Writing,
    place: Result<Query<Place>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Value>, Failure> {
    let Query(place) = place.map_err(|_| Failure::BadRequest)?;
    let setup = read(place.sfen.as_bytes())?;
    let record = Record::new(setup).map_err(|_| Failure::NoPosition { line: 1, column: 1 })?;
    let last = place.last.as_deref().and_then(Square::from_usi);
    let position = record.start();
    let moves: Vec<Value> = position
        .legal_moves()
        .into_iter()
        .map(|m| {
            let mut after = position.clone();
            after.play_unchecked(m);
            json!({
                "usi": m.to_string(),
                "text": notation.write(position, m, last),
                "sfen": after.to_string(),
                "check": square_in_check(&after),
            })
        })
        .collect();
    Ok(Json(json!({"moves": moves})))
}

/// The square of the King in check of the side to move.
fn square_in_check(position: &Position) -> Option<String> {
    position.king(position.turn()).filter(|_| position.in_check()).map(|square| square.to_string())
}

/// The position a text shows: an SFEN, a board diagram, a CSA position, or the start of a record.
fn read(text: &[u8]) -> Result<Setup, Failure> {
    if let Some(Ok(setup)) = str::from_utf8(text).ok().map(|text| text.trim().parse()) {
        return Ok(setup);
    }
    match kifu::read(text) {
        Ok(reading) => Ok(reading.record.start().to_setup()),
        // What is wrong with it is for the editor to show.
        Err(finding) => match finding.kind {
            FindingKind::ImpossibleStart(error) => Ok(error.setup().clone()),
            _ => Err(Failure::NoPosition { line: finding.line, column: finding.column }),
        },
    }
}

fn explain(setup: &Setup, language: Language) -> Value {
    let faults = setup.faults();
    let told: Vec<Value> = faults
        .iter()
        .map(|fault| {
            json!({
                "code": fault.code(),
                "text": language.text(&format!("fault-{}", fault.code())),
                "serious": !Faults::PLAYABLE.contains(fault),
            })
        })
        .collect();
    let position = setup.clone().into_position().or_else(|error| error.forgive(Faults::PLAYABLE)).ok();
    let moves = position.as_ref().map(|position| position.legal_moves().len());
    let playable = moves.is_some_and(|moves| moves > 0)
        && setup.clone().into_position().or_else(|error| error.forgive(FIT_FOR_PLAY)).is_ok();
    let check = position.as_ref().and_then(square_in_check);
    let summary = match (moves, &check) {
        (None, _) => "position-impossible",
        (Some(0), Some(_)) => "position-mate",
        (Some(0), None) => "position-no-move",
        (Some(_), _) if !playable => "position-problem",
        (Some(_), Some(_)) => "position-check",
        (Some(_), None) => "position-playable",
    };
    json!({
        "sfen": setup.to_string(),
        "turn": setup.turn.name(),
        "check": check,
        "faults": told,
        "moves": moves,
        "playable": playable,
        "text": language.text_with(summary, "count", moves.unwrap_or(0)),
    })
}
