//! Records of the game for four in the library.

use super::content::{Close, Content, Leave, Node, What, Wrong};
use super::growth::{Growth, NOTHING_ILLEGAL, Told, said};
use super::recorded::{Recorded, SEATS, headers, nodes, other_headers, players, written};
use super::walk::Visited;
use crate::step::{standing_of_four, step_of_four};
use kifu::notation::Notation;
use kifu::{Encoding, Loss};
use serde_json::Value;
use store::Facts;
use tree::{NodeId, Step, StepOf, Tree};
use variants::AnyRules;
use variants::yonin::{Cursor, Deed, Leaving, NAME, Place, Position, Reason, Record, Seat};
use words::Language;

/// There is no KIF.
const FORMS: [&str; 2] = ["json", "usi"];

impl Recorded for Record {
    fn game(&self) -> Option<AnyRules> {
        Some(AnyRules::Four(self.rules().clone()))
    }

    fn content(&self) -> Content {
        Content::of_tree(self, self.start().to_string(), headers(&SEATS, &self.players, &self.headers))
    }

    fn revised(&self, content: &Content) -> Result<Box<dyn Recorded>, Wrong> {
        let start = Position::parse(self.rules(), &content.start.sfen);
        let start = start.map_err(|error| Wrong { node: 0, reason: error.to_string() })?;
        let mut record = Record::new(start);
        record.players = players(SEATS, content);
        record.headers = other_headers(&SEATS, content);
        let mut growing = Growing { cursor: Cursor::new(&record), record };
        content.grow(&mut growing)?;
        Ok(growing.record.into())
    }

    fn to_text(&self, _: &Content) -> String {
        self.to_json()
    }

    fn facts(&self, title: &str) -> Facts {
        let placed = self.ending().filter(|outcome| outcome.reason != Reason::Interrupted);
        let first = placed.map(|outcome| outcome.first().map(Seat::code).collect::<Vec<_>>().join(" "));
        Facts {
            title: with_players(title, &self.players),
            ending: self.ending().map_or("", |outcome| outcome.reason.code()).to_owned(),
            winner: first.unwrap_or_default(),
            plies: self.plies() as i64,
            variant: NAME.to_owned(),
            ..Facts::default()
        }
    }

    fn nodes(&self, content: &Content, notation: Notation, language: Language) -> Vec<Value> {
        nodes(self, content, |value, visited| show(self, value, visited, notation, language))
    }

    fn forms(&self) -> Vec<&'static str> {
        FORMS.into()
    }

    /// How it ended follows from the line, but not that somebody left because their time was up, nor that it was broken off.
    fn write(&self, form: &str, encoding: Encoding) -> (Vec<u8>, Vec<Loss>) {
        if form != "usi" {
            return written(self, &self.to_json(), encoding, None);
        }
        let untold = |deed| matches!(deed, Deed::Leave { how, .. } if how != Leaving::Resigned);
        let broken_off = self.ending().is_some_and(|outcome| outcome.reason == Reason::Interrupted);
        let endings = self.deeds().filter(|(_, deed)| untold(*deed)).count() + usize::from(broken_off);
        written(self, &self.to_line(), encoding, Some((self.headers.len() + self.players.len(), endings)))
    }
}

/// The four players are told in one line, behind the title if there is one that does not name them.
fn with_players(title: &str, players: &[String; 4]) -> String {
    let names = players.each_ref().map(|name| if name.is_empty() { "?" } else { name }).join(" – ");
    let known = players.iter().any(|name| !name.is_empty());
    match (title, known) {
        ("", true) => names,
        (title, true) if !players.iter().all(|name| title.contains(name)) => format!("{title} · {names}"),
        (title, _) => title.to_owned(),
    }
}

fn show(record: &Record, value: &mut Value, visited: &Visited<Place>, notation: Notation, language: Language) {
    let mut shown = standing_of_four(&visited.after);
    match record.step(visited.id) {
        Some(Step::Move(deed)) => shown = step_of_four(&visited.before, deed, notation, language),
        Some(Step::End(outcome)) => shown["text"] = words::ending_of_four(outcome, language).into(),
        Some(Step::Illegal(_)) | None => {}
    }
    for name in ["by", "text", "spoken", "sfen", "check", "standing"] {
        if let Some(shown) = shown.get_mut(name) {
            value[name] = shown.take();
        }
    }
}

impl Told for Place {
    fn tell(&self, step: StepOf<'_, Place>, node: &mut Node) {
        match step {
            Step::Move(Deed::Move(m)) => node.usi = Some(self.position.move_text(m)),
            Step::Move(Deed::Leave { seat, how }) => {
                node.left = Some(Leave { seat: seat.code().to_owned(), how: how.code().to_owned() });
            }
            Step::Illegal(never) => match *never {},
            Step::End(outcome) => node.end = Some(Close::of_line(outcome.reason.code(), None, "")),
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
            What::Move(text) => cursor.play(record, text).map_err(said),
            What::Left(Leave { seat, how }) => {
                let seat = Seat::from_code(seat).ok_or_else(|| format!("no such seat: {seat}"))?;
                let how = Leaving::from_code(how).ok_or_else(|| format!("no such way to leave: {how}"))?;
                cursor.leave(record, seat, how).map_err(said)
            }
            What::Illegal(_) => Err(NOTHING_ILLEGAL.to_owned()),
            What::End(end) => cursor.end(record, &end.code).map_err(said),
        }
    }
}
