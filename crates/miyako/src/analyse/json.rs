//! What the engine says of a game, for programs: docs/analysis.md describes the fields.

use super::game::Judged;
use serde_json::{Value, json};
use shogi::{Color, Move, Position};
use study::{Agreement, Analysis, Judgement, Line, Mark, Passage, Place, Score, Speech, Summary, Verdict};

pub(super) fn of(judged: &Judged<'_>, speech: &Speech<'_>) -> Value {
    let places = judged.analysis.places();
    let positions: Vec<Value> = places.iter().map(|place| position(place, places, speech)).collect();
    let summary = Summary::of(judged.analysis);
    json!({
        "file": judged.name,
        "game": judged.number,
        "complete": judged.analysis.open().is_empty(),
        "positions": positions,
        "black": player(&summary, judged.analysis, Color::Black),
        "white": player(&summary, judged.analysis, Color::White),
        "turning_points": summary.turning_points.iter().map(|index| places[*index].plies).collect::<Vec<_>>(),
        "middle_game": summary.phases.middle_game,
        "fight": summary.phases.fight,
        "endgame": summary.phases.endgame,
        "labels": judged.outline,
    })
}

fn position(place: &Place, places: &[Place], speech: &Speech<'_>) -> Value {
    let mut object = judgement(&place.position, place.judgement.as_ref());
    object["ply"] = json!(place.plies);
    object["main_line"] = json!(place.is_in_main_line);
    object["move"] = place.passage.as_ref().map_or(Value::Null, |passage| played(passage, places, speech));
    object
}

/// A position and what the engine says of it, from Black's point of view.
pub(super) fn judgement(position: &Position, judgement: Option<&Judgement>) -> Value {
    let turn = position.turn();
    let mut object = json!({ "sfen": position.to_string(), "lines": [] });
    if let Some(judgement) = judgement {
        object["lines"] = judgement.lines().map(|one| line(one, turn)).collect();
        object["depth"] = json!(judgement.depth);
        object["nodes"] = json!(judgement.nodes);
        object["score"] = score(judgement.best.score, turn);
        object["chance"] = json!(black(judgement.best.score, turn).chance().value());
    }
    object
}

fn line(line: &Line, turn: Color) -> Value {
    json!({ "score": score(line.score, turn), "moves": moves(&line.moves) })
}

pub(super) fn moves(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

fn black(score: Score, side: Color) -> Score {
    if side == Color::Black { score } else { score.for_opponent() }
}

/// Plies to a mate are negative where White mates; `winner` tells who has won when there are none left.
pub(super) fn score(score: Score, side: Color) -> Value {
    match black(score, side) {
        Score::Value(value) => json!({ "cp": value }),
        Score::MateIn(plies) => json!({ "mate": plies, "winner": "black" }),
        Score::MatedIn(plies) => json!({ "mate": -i32::from(plies), "winner": "white" }),
    }
}

fn played(passage: &Passage, places: &[Place], speech: &Speech<'_>) -> Value {
    let before = &places[passage.from];
    let mut object = json!({
        "usi": passage.m.to_string(),
        "text": speech.write(&before.position, passage.m, before.last_to),
        "by": passage.by.name(),
    });
    if let Some(judged) = &passage.verdict {
        object["verdict"] = verdict(judged, passage.by);
        object["better"] = passage.better.as_ref().map_or(Value::Null, |better| line(better, passage.by));
    }
    object
}

pub(super) fn verdict(verdict: &Verdict, by: Color) -> Value {
    json!({
        "best": score(verdict.best, by),
        "played": score(verdict.played, by),
        "is_best": verdict.is_best,
        "loss": verdict.loss(),
        "mark": verdict.mark.map(Mark::code),
        "sign": verdict.mark.map(Mark::sign),
        "missed_mate": verdict.missed_mate,
        "allowed_mate": verdict.allowed_mate,
    })
}

fn player(summary: &Summary, analysis: &Analysis, color: Color) -> Value {
    let player = &summary.players[color.index()];
    let agreement = Agreement::of(analysis, color);
    let mut object = json!({
        "moves": player.moves,
        "best": player.best,
        "accuracy": player.accuracy,
        "choices": agreement.choices,
        "same": agreement.same,
    });
    for mark in Mark::ALL {
        object[mark.code()] = json!(player.marked(mark));
    }
    object
}
