//! The nodes of a record as JSON, each with what a page shows of it.

use crate::board::Board;
use crate::library::{AnyRecord, Content, Node, Visited, walk};
use crate::live::MoveText;
use crate::yonin::on_board;
use kifu::notation::{Form, Notation};
use kifu::{Attempt, Illegal, Record, Step};
use serde_json::{Value, json};
use shogi::{Color, Handicap};
use variants::yonin::{self, Deed, Seat};
use words::Language;

/// The nodes of a record; `content` is the record's own.
pub(super) fn write(record: &AnyRecord, content: &Content, notation: Notation, language: Language) -> Vec<Value> {
    match record {
        AnyRecord::Standard(record) => {
            let mut nodes = Vec::with_capacity(content.nodes.len());
            // What is kept stands in the order of the walk.
            let mut own = content.nodes.iter();
            walk(record, |visited| nodes.extend(own.next().map(|own| node(record, own, visited, notation, language))));
            nodes
        }
        AnyRecord::Family(record) => of_family(record, content, notation, language),
        AnyRecord::Four(record) => of_four(record, content, notation, language),
    }
}

fn node(record: &Record, own: &Node, visited: &Visited, notation: Notation, language: Language) -> Value {
    let mut value = json!(own);
    value["sfen"] = visited.after.to_string().into();
    value["check"] = Board::from(visited.after.clone()).check().into();
    match record.step(visited.id) {
        Some(Step::Move(m) | Step::Illegal(&Illegal { attempt: Attempt::Move(m), .. })) => {
            value["text"] = notation.write(&visited.before, m, visited.last_to).into();
            value["spoken"] = words::spoken(&visited.before, m, visited.last_to, language).into();
        }
        Some(Step::End(ending)) => {
            let handicap = record.handicap().unwrap_or(Handicap::Even);
            value["end"]["winner"] = ending.winner(visited.turn).map(Color::name).into();
            value["text"] = words::ending(ending, visited.turn, handicap, language).into();
        }
        Some(Step::Illegal(_)) | None => {}
    }
    value
}

/// The line of another game of the family. Its moves are written in one of two ways, the nearest to the reader's notation.
fn of_family(record: &variants::Record, content: &Content, notation: Notation, language: Language) -> Vec<Value> {
    let mut position = record.start().clone();
    let write = |(number, own): (usize, &Node)| {
        let mut value = json!(own);
        if let Some(played) = number.checked_sub(1).and_then(|index| record.moves().get(index)) {
            let text = MoveText::of_family(&position, played.m);
            value["by"] = position.turn().name().into();
            value["text"] =
                if matches!(notation.form, Form::Japanese(_)) { &*text.japanese } else { &*text.western }.into();
            value["spoken"] = text.spoken.words(language).into();
            position.play(played.m);
        }
        if let (Some(_), Some(ending)) = (&own.end, &record.ending) {
            value["end"]["winner"] = ending.winner.map(Color::name).into();
            value["text"] = words::ending_of_family(ending, language).into();
        }
        value["sfen"] = position.to_string().into();
        value["check"] = position.checked_royal().into();
        value
    };
    content.nodes.iter().enumerate().map(write).collect()
}

/// The line of a game for four, each node with how the players stand.
fn of_four(record: &yonin::Record, content: &Content, notation: Notation, language: Language) -> Vec<Value> {
    let name = |seat: Seat| language.text(&format!("yonin-seat-{}", seat.code()));
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
                Deed::Leave { seat, by_time } => {
                    let how = language.text(if *by_time { "ui-yonin-flag" } else { "ui-yonin-resigned" });
                    value["text"] = format!("{}: {how}", name(*seat)).into();
                    let _ = so_far.leave(*seat, *by_time);
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
            "seats": Seat::ALL.map(|seat| on_board(so_far.deeds(), position, seat)),
        });
        value
    };
    content.nodes.iter().enumerate().map(write).collect()
}
