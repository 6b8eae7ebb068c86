//! Records of the other games of the family in the library.

use super::content::{Close, Content, Node, What, Wrong};
use super::growth::{Growth, NOBODY_LEAVES, NOTHING_ILLEGAL, Told, has_no_end, said};
use super::recorded::{COLORS, Recorded, headers, nodes, other_headers, players, written};
use super::walk::Visited;
use crate::step::step_of_family;
use kifu::notation::Notation;
use kifu::{Encoding, Loss};
use serde_json::Value;
use shogi::Color;
use store::Facts;
use tree::{NodeId, Step, StepOf, Tree};
use variants::{AnyRules, Position, Record, RecordCursor, RecordEnding, RecordForm};
use words::Language;

impl Recorded for Record {
    fn game(&self) -> Option<AnyRules> {
        Some(AnyRules::Two(Record::game(self).clone()))
    }

    fn content(&self) -> Content {
        Content::of_tree(self, self.start().to_string(), headers(&COLORS, &self.players, &self.headers))
    }

    fn revised(&self, content: &Content) -> Result<Box<dyn Recorded>, Wrong> {
        let start = Position::parse(Record::game(self), &content.start.sfen);
        let start = start.map_err(|error| Wrong { node: 0, reason: error.to_string() })?;
        let mut record = Record::new(start);
        record.players = players(COLORS, content);
        record.headers = other_headers(&COLORS, content);
        let mut growing = Growing { cursor: RecordCursor::new(&record), record };
        content.grow(&mut growing)?;
        Ok(growing.record.into())
    }

    fn to_text(&self, _: &Content) -> String {
        self.write(RecordForm::Json)
    }

    fn facts(&self, title: &str) -> Facts {
        Facts {
            title: title.to_owned(),
            ending: self.ending().map_or("", RecordEnding::code).to_owned(),
            winner: self.ending().and_then(|ending| ending.winner).map_or("", Color::name).to_owned(),
            plies: self.plies() as i64,
            variant: Record::game(self).id().to_owned(),
            ..Facts::default()
        }
    }

    fn nodes(&self, content: &Content, notation: Notation, language: Language) -> Vec<Value> {
        nodes(self, content, |value, visited| show(self, value, visited, notation, language))
    }

    fn forms(&self) -> Vec<&'static str> {
        RecordForm::ALL.map(RecordForm::name).into()
    }

    fn write(&self, form: &str, encoding: Encoding) -> (Vec<u8>, Vec<Loss>) {
        let form = RecordForm::ALL.into_iter().find(|own| own.name() == form).unwrap_or(RecordForm::Json);
        let lost = (self.headers.len() + self.players.len(), usize::from(self.ending().is_some()));
        written(self, &Record::write(self, form), encoding, (form == RecordForm::Line).then_some(lost))
    }
}

fn show(record: &Record, value: &mut Value, visited: &Visited<Position>, notation: Notation, language: Language) {
    match record.step(visited.id) {
        Some(Step::Move(m)) => {
            let mut step = step_of_family(&visited.before, m, notation, language);
            for name in ["by", "text", "spoken"] {
                value[name] = step[name].take();
            }
        }
        Some(Step::End(ending)) => {
            value["end"]["winner"] = ending.winner.map(Color::name).into();
            value["text"] = words::ending_of_family(ending, &visited.before, language).into();
        }
        Some(Step::Illegal(_)) | None => {}
    }
    value["sfen"] = visited.after.to_string().into();
    value["check"] = visited.after.checked_royal().into();
}

impl Told for Position {
    fn tell(&self, step: StepOf<'_, Position>, node: &mut Node) {
        match step {
            Step::Move(m) => node.usi = Some(self.move_text(m)),
            Step::Illegal(never) => match *never {},
            Step::End(ending) => node.end = Some(Close::of_family(ending, self)),
        }
    }
}

/// A record that grows.
struct Growing {
    record: Record,
    cursor: RecordCursor,
}

impl Growth for Growing {
    type Ground = Position;

    fn tree(&mut self) -> &mut Tree<Position> {
        &mut self.record
    }

    fn back_to(&mut self, plies: usize) {
        self.cursor.back_to(&self.record, plies);
    }

    fn add(&mut self, what: What<'_>) -> Result<NodeId, String> {
        let Growing { record, cursor } = self;
        match what {
            What::Start => Ok(NodeId::START),
            What::Move(text) => cursor.play(record, text).map_err(said),
            What::Illegal(_) => Err(NOTHING_ILLEGAL.to_owned()),
            What::End(end) => {
                let ending = end.read_family(cursor.position())?;
                has_no_end(record, cursor.id())?;
                cursor.end(record, ending).map_err(said)
            }
            What::Left(_) => Err(NOBODY_LEAVES.to_owned()),
        }
    }
}
