//! Records that grow node by node, as editors send them.

use super::content::{Leave, What};
use kifu::{Cursor, Record};
use tree::{Ground, NodeId, Step, Tree};
use variants::yonin::{self, Leaving, Seat};
use variants::{RecordCursor, RecordFault};

/// A record and the place in it where the next node comes.
pub(super) trait Growth {
    type Ground: Ground;

    fn tree(&mut self) -> &mut Tree<Self::Ground>;

    /// Goes back to where so many steps had led.
    fn back_to(&mut self, plies: usize);

    /// Adds what a node is, and goes there.
    fn add(&mut self, what: What<'_>) -> Result<NodeId, String>;
}

/// A record of standard shogi.
pub(super) struct Standard {
    pub(super) record: Record,
    cursor: Cursor,
}

impl Standard {
    pub(super) fn new(record: Record) -> Standard {
        Standard { cursor: Cursor::new(&record), record }
    }
}

impl Growth for Standard {
    type Ground = kifu::Place;

    fn tree(&mut self) -> &mut Tree<kifu::Place> {
        &mut self.record
    }

    fn back_to(&mut self, plies: usize) {
        self.cursor.back_to(&self.record, plies);
    }

    fn add(&mut self, what: What<'_>) -> Result<NodeId, String> {
        let Standard { record, cursor } = self;
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

/// A record of another game of the family.
pub(super) struct Family {
    pub(super) record: variants::Record,
    cursor: RecordCursor,
}

impl Family {
    pub(super) fn new(record: variants::Record) -> Family {
        Family { cursor: RecordCursor::new(&record), record }
    }
}

impl Growth for Family {
    type Ground = variants::Position;

    fn tree(&mut self) -> &mut Tree<variants::Position> {
        &mut self.record
    }

    fn back_to(&mut self, plies: usize) {
        self.cursor.back_to(&self.record, plies);
    }

    fn add(&mut self, what: What<'_>) -> Result<NodeId, String> {
        let Family { record, cursor } = self;
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

/// A record of the game for four.
pub(super) struct Four {
    pub(super) record: yonin::Record,
    cursor: yonin::Cursor,
}

impl Four {
    pub(super) fn new(record: yonin::Record) -> Four {
        Four { cursor: yonin::Cursor::new(&record), record }
    }
}

impl Growth for Four {
    type Ground = yonin::Place;

    fn tree(&mut self) -> &mut Tree<yonin::Place> {
        &mut self.record
    }

    fn back_to(&mut self, plies: usize) {
        self.cursor.back_to(&self.record, plies);
    }

    fn add(&mut self, what: What<'_>) -> Result<NodeId, String> {
        let Four { record, cursor } = self;
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

fn said(fault: RecordFault) -> String {
    format!("{}: {}", fault.code(), fault.value())
}

const NOTHING_ILLEGAL: &str = "records of this game hold no moves against the rules";
const NOBODY_LEAVES: &str = "nobody leaves a game of two and lets it go on";

/// A line ends once.
fn has_no_end<G: Ground>(tree: &Tree<G>, id: NodeId) -> Result<(), String> {
    match tree.children(id).any(|id| matches!(tree.step(id), Some(Step::End(_)))) {
        true => Err("the game has an end here already".to_owned()),
        false => Ok(()),
    }
}
