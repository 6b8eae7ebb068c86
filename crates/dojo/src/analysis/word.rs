//! Short questions: what threatens, and why not this move.

use super::request::Question;
use super::seat::Seat;
use super::talk::Talk;
use super::tell::Place;
use super::work::End;
use crate::turns::Ticket;
use engine::Game;
use serde_json::{Value, json};
use shogi::Move;
use study::{Choice, Line, Refutation, Threat, pass};

/// Tells what the opponent would do if the side to move passed.
pub(super) async fn threat(ticket: Ticket, question: &Question, talk: &Talk) -> End {
    let position = question.game.position();
    let Some(passed) = pass(position) else {
        talk.tell(&json!({"type": "threat", "id": question.id, "serious": false, "text": talk.reader.language.text("analysis-in-check"), "moves": []}));
        return End::Finished;
    };
    let mut seat = Seat::new(ticket, talk, &question.id);
    let Some(now) = seat.judge(&question.game, question.effort, 1).await else { return End::BrokenOff };
    let after = Game::new(passed.clone());
    let Some(then) = seat.judge(&after, question.effort, 1).await else { return End::BrokenOff };
    let Some(advice) = seat.brinkmate_at_any_price(position).await else { return End::BrokenOff };
    let advice = advice.map(|line| {
        talk.reader.say(|speech| speech.brinkmate_at_any_price(position, &line, Place::of(&question.game).last_to))
    });
    let threat = Threat::of(position, &now, &then);
    let text = talk.reader.say(|speech| speech.threat(position, &threat));
    let place = Place { position: passed, last_to: None };
    let line = Line { score: threat.score, moves: threat.line.clone() };
    let moves = if threat.is_serious() { talk.reader.line(&place, &line)["moves"].take() } else { json!([]) };
    talk.tell(&json!({
        "type": "threat", "id": question.id, "serious": threat.is_serious(), "mate": threat.mate,
        "brinkmate": threat.is_brinkmate, "text": text, "moves": moves,
        "advice": advice,
    }));
    End::Finished
}

/// Tells what is wrong with a move, and what would be better.
pub(super) async fn why(ticket: Ticket, question: &Question, m: Move, talk: &Talk) -> End {
    let mut after = question.game.clone();
    // It has been judged already.
    let _ = after.play(m);
    let mut seat = Seat::new(ticket, talk, &question.id);
    let Some(before) = seat.judge(&question.game, question.effort, 2).await else { return End::BrokenOff };
    let Some(then) = seat.judge(&after, question.effort, 1).await else { return End::BrokenOff };
    let place = Place::of(&question.game);
    let choice =
        Choice { position: &place.position, last_to: place.last_to, played: m, before: &before, after: Some(&then) };
    let Some(refutation) = Refutation::of(&choice) else { return End::Finished };
    let text = talk.reader.say(|speech| speech.refutation(&place.position, place.last_to, &refutation));
    let better = (!refutation.verdict.is_best).then(|| talk.reader.line(&place, &before.best));
    talk.tell(&json!({
        "type": "why",
        "id": question.id,
        "mark": refutation.verdict.mark.map(study::Mark::code),
        "text": text,
        "played": talk.reader.score(refutation.verdict.played, place.position.turn()),
        "moves": talk.reader.moves(&place, &refutation.line),
        "better": better.unwrap_or(Value::Null),
    }));
    End::Finished
}
