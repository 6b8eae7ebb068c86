//! The nodes of a record as JSON, each with what a page shows of it.

use dojo::library::{AnyRecord, Content, Node, Visited, walk};
use dojo::step::{standing_of_four, step_of_family, step_of_four};
use kifu::notation::Notation;
use kifu::{Attempt, Illegal, Place, Record, Step, Tree};
use play::AnyBoard;
use serde_json::{Value, json};
use shogi::{Color, Handicap};
use tree::Ground;
use variants::yonin;
use words::Language;

/// The nodes of a record; `content` is the record's own.
pub(super) fn write(record: &AnyRecord, content: &Content, notation: Notation, language: Language) -> Vec<Value> {
    match record {
        AnyRecord::Standard(record) => {
            each(record, content, |own, visited| node(record, own, visited, notation, language))
        }
        AnyRecord::Family(record) => {
            each(record, content, |own, visited| of_family(record, own, visited, notation, language))
        }
        AnyRecord::Four(record) => {
            each(record, content, |own, visited| of_four(record, own, visited, notation, language))
        }
    }
}

/// What is kept stands in the order of the walk.
fn each<G: Ground>(tree: &Tree<G>, content: &Content, write: impl Fn(&Node, &Visited<G>) -> Value) -> Vec<Value> {
    let mut nodes = Vec::with_capacity(content.nodes.len());
    let mut own = content.nodes.iter();
    walk(tree, |visited| nodes.extend(own.next().map(|own| write(own, visited))));
    nodes
}

fn node(record: &Record, own: &Node, visited: &Visited<Place>, notation: Notation, language: Language) -> Value {
    let Visited { before: Place { position: before, last_to, .. }, after, .. } = visited;
    let mut value = json!(own);
    value["sfen"] = after.position.to_string().into();
    value["check"] = AnyBoard::from(after.position.clone()).check().into();
    match record.step(visited.id) {
        Some(Step::Move(m) | Step::Illegal(&Illegal { attempt: Attempt::Move(m), .. })) => {
            value["text"] = notation.write(before, m, *last_to).into();
            value["spoken"] = words::spoken(before, m, *last_to, language).into();
        }
        Some(Step::End(ending)) => {
            let handicap = record.handicap().unwrap_or(Handicap::Even);
            value["end"]["winner"] = ending.winner(after.turn).map(Color::name).into();
            value["text"] = words::ending(ending, after.turn, handicap, language).into();
        }
        Some(Step::Illegal(_)) | None => {}
    }
    value
}

fn of_family(
    record: &variants::Record,
    own: &Node,
    visited: &Visited<variants::Position>,
    notation: Notation,
    language: Language,
) -> Value {
    let mut value = json!(own);
    match record.step(visited.id) {
        Some(tree::Step::Move(m)) => {
            let step = step_of_family(&visited.before, m, notation, language);
            for name in ["by", "text", "spoken"] {
                value[name] = step[name].clone();
            }
        }
        Some(tree::Step::End(ending)) => {
            value["end"]["winner"] = ending.winner.map(Color::name).into();
            value["text"] = words::ending_of_family(ending, &visited.before, language).into();
        }
        Some(tree::Step::Illegal(_)) | None => {}
    }
    value["sfen"] = visited.after.to_string().into();
    value["check"] = visited.after.checked_royal().into();
    value
}

/// A node of a game for four, with how the players stand there.
fn of_four(
    record: &yonin::Record,
    own: &Node,
    visited: &Visited<yonin::Place>,
    notation: Notation,
    language: Language,
) -> Value {
    let mut value = json!(own);
    let mut shown = standing_of_four(&visited.after);
    match record.step(visited.id) {
        Some(tree::Step::Move(deed)) => shown = step_of_four(&visited.before, deed, notation, language),
        Some(tree::Step::End(outcome)) => shown["text"] = words::ending_of_four(outcome, language).into(),
        Some(tree::Step::Illegal(_)) | None => {}
    }
    for name in ["by", "text", "spoken", "sfen", "check", "standing"] {
        if let Some(shown) = shown.get(name) {
            value[name] = shown.clone();
        }
    }
    value
}
