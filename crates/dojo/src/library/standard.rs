//! Records of standard shogi in the library.

use super::content::{Close, Content, Header, Node, Offence, What, Wrong, headers};
use super::growth::{Growth, NOBODY_LEAVES, Told, has_no_end};
use super::recorded::{Recorded, nodes};
use super::walk::{Visited, walk};
use engine::Book;
use kifu::notation::Notation;
use kifu::{Attempt, Cursor, Encoding, Format, Illegal, Loss, Place, Record};
use play::AnyBoard;
use serde_json::Value;
use shogi::{Color, Handicap, Position, Setup};
use store::Facts;
use study::Outline;
use tree::{NodeId, Step, StepOf, Tree};
use variants::AnyRules;
use words::Language;

impl Recorded for Record {
    fn game(&self) -> Option<AnyRules> {
        None
    }

    fn content(&self) -> Content {
        Content::of(self)
    }

    fn revised(&self, content: &Content) -> Result<Box<dyn Recorded>, Wrong> {
        Ok(content.record()?.into())
    }

    fn to_text(&self, content: &Content) -> String {
        content.to_text()
    }

    fn facts(&self, title: &str) -> Facts {
        Facts {
            title: title.to_owned(),
            ending: self.ending().map_or("", |ending| ending.code()).to_owned(),
            winner: self.winner().map_or("", Color::name).to_owned(),
            handicap: self.handicap().map_or("", Handicap::code).to_owned(),
            plies: self.plies() as i64,
            ..Facts::default()
        }
    }

    fn each_position(&self, tell: &mut dyn FnMut(usize, &Position)) {
        walk(self, |visited| tell(visited.plies, &visited.after.position));
    }

    fn outline(&self) -> Option<Outline> {
        let book = Book::built_in();
        Some(Outline::of(self, |position, m| book.moves(position).iter().any(|known| known.m == m)))
    }

    fn nodes(&self, content: &Content, notation: Notation, language: Language) -> Vec<Value> {
        nodes(self, content, |value, visited| show(self, value, visited, notation, language))
    }

    fn forms(&self) -> Vec<&'static str> {
        Format::ALL.map(Format::name).into()
    }

    fn write(&self, form: &str, encoding: Encoding) -> (Vec<u8>, Vec<Loss>) {
        let format = Format::ALL.into_iter().find(|format| format.name() == form).unwrap_or(Format::Kif);
        let written = kifu::write(self, format, encoding);
        (written.bytes, written.losses)
    }
}

impl Content {
    /// The parts of a record.
    pub fn of(record: &Record) -> Content {
        let headers = record.headers.iter().map(|(key, value)| Header::of(key, value)).collect();
        Content::of_tree(record, record.start().to_string(), headers)
    }

    /// The record of standard shogi that these parts are.
    ///
    /// # Errors
    /// If something in them cannot be.
    pub fn record(&self) -> Result<Record, Wrong> {
        let wrong = |node, reason: String| Wrong { node, reason };
        let start: Setup = self.start.sfen.parse().map_err(|error| wrong(0, format!("{error}")))?;
        let mut record = Record::new(start).map_err(|error| wrong(0, error.to_string()))?;
        record.headers = headers(&self.headers);
        let mut growing = Growing { cursor: Cursor::new(&record), record };
        self.grow(&mut growing)?;
        Ok(growing.record)
    }
}

fn show(record: &Record, value: &mut Value, visited: &Visited<Place>, notation: Notation, language: Language) {
    let Visited { before: Place { position: before, last_to, .. }, after, .. } = visited;
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
}

impl Told for Place {
    fn tell(&self, step: StepOf<'_, Place>, node: &mut Node) {
        match step {
            Step::Move(m) => node.usi = Some(m.to_string()),
            Step::Illegal(illegal) => node.illegal = Some(Offence::of(illegal)),
            Step::End(ending) => node.end = Some(Close::of(ending)),
        }
    }
}

/// A record that grows.
struct Growing {
    record: Record,
    cursor: Cursor,
}

impl Growth for Growing {
    type Ground = Place;

    fn tree(&mut self) -> &mut Tree<Place> {
        &mut self.record
    }

    fn back_to(&mut self, plies: usize) {
        self.cursor.back_to(&self.record, plies);
    }

    fn add(&mut self, what: What<'_>) -> Result<NodeId, String> {
        let Growing { record, cursor } = self;
        match what {
            What::Start => Ok(NodeId::START),
            What::Move(usi) => {
                let m = usi.parse().map_err(|error| format!("{usi}: {error}"))?;
                cursor.play(record, m).map_err(|error| format!("{usi}: {error}"))
            }
            What::Illegal(offence) => {
                let illegal = offence.read().ok_or("not an attempt at a move")?;
                cursor.play_illegally(record, illegal).map_err(|error| error.to_string())
            }
            What::End(end) => {
                let ending = end.read().ok_or_else(|| format!("no such ending: {}", end.code))?;
                has_no_end(record, cursor.id())?;
                cursor.end(record, ending).map_err(|error| error.to_string())
            }
            What::Left(_) => Err(NOBODY_LEAVES.to_owned()),
        }
    }
}
