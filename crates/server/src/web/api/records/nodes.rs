//! The nodes of a record as JSON, each with what a page shows of it.

use dojo::library::{AnyRecord, Content, Node, Visited, walk};
use dojo::step::step_of_family;
use dojo::yonin::OnBoard;
use kifu::notation::{Form, Notation};
use kifu::{Attempt, Illegal, Place, Record, Step, Tree};
use play::AnyBoard;
use serde_json::{Value, json};
use shogi::{Color, Handicap};
use tree::Ground;
use variants::yonin::{self, Deed, Seat};
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
        AnyRecord::Four(record) => of_four(record, content, notation, language),
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

/// The line of a game for four, each node with how the players stand.
fn of_four(record: &yonin::Record, content: &Content, notation: Notation, language: Language) -> Vec<Value> {
    let name = |seat: Seat| language.text(&format!("seat-{}", seat.code()));
    let mut so_far = yonin::Record::new(record.course().start().clone());
    let write = |(number, own): (usize, &Node)| {
        let mut value = json!(own);
        if let Some(deed) = number.checked_sub(1).and_then(|index| record.deeds().get(index)) {
            value["by"] = deed.seat().code().into();
            // What was possible in the record is possible here.
            match deed {
                Deed::Move { seat, text, .. } => {
                    let before = so_far.course().position();
                    let written = before.parse_move(text).map_or_else(
                        |_| text.clone(),
                        |m| match notation.form {
                            Form::Japanese(_) => before.japanese(m),
                            Form::Western(_) => before.western(m),
                            Form::Usi | Form::Csa => text.clone(),
                        },
                    );
                    value["text"] = format!("{} {written}", name(*seat)).into();
                    value["spoken"] = written.into();
                    let _ = so_far.play(text, None);
                }
                Deed::Leave { seat, how } => {
                    let why = language.text(&format!("ui-seat-{}", how.code()));
                    value["text"] = format!("{}: {why}", name(*seat)).into();
                    let _ = so_far.leave(*seat, *how);
                }
            }
        }
        if let (Some(_), Some(outcome)) = (&own.end, record.outcome()) {
            value["text"] = words::ending_of_four(&outcome, language).into();
        }
        let position = so_far.course().position();
        value["sfen"] = position.to_string().into();
        value["standing"] = json!({
            "checkers": position.checking_squares(position.turn()),
            "seats": Seat::ALL.map(|seat| OnBoard::of(so_far.leaving(seat), position, seat)),
        });
        value
    };
    content.nodes.iter().enumerate().map(write).collect()
}
