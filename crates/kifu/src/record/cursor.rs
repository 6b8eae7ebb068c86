//! A place in a record with its position: how records are replayed and written.

use super::Record;
use super::node::{Node, NodeId, Packed, Step, What};
use crate::{Attempt, Ending, Illegal};
use shogi::{Color, IllegalMove, Move, Piece, PieceKind, Position, Square};
use std::fmt;

/// A place in a record, the position there and the way that led to it. It holds no borrow: each call names the record,
/// which must be the one it was made for.
///
/// ```
/// use kifu::{Cursor, Record};
/// let mut record = Record::with_handicap(shogi::Handicap::Even);
/// let mut cursor = Cursor::new(&record);
/// cursor.play(&mut record, "7g7f".parse().unwrap()).unwrap();
/// cursor.back_to(&record, 0);
/// cursor.play(&mut record, "2g2f".parse().unwrap()).unwrap();
/// assert_eq!(record.children(kifu::NodeId::START).count(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Cursor {
    /// From the start to this node.
    path: Vec<NodeId>,
    /// The position after every sixteenth node of the path, to go back to.
    milestones: Vec<Position>,
    position: Position,
    last_to: Option<Square>,
    turn: Color,
    /// Nothing can be played any more: the game has ended, or a foul has left no position to play on.
    closed: bool,
}

/// How many nodes lie between two positions kept.
const STRIDE: usize = 16;

/// Why a move cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// It is illegal there.
    Illegal(IllegalMove),
    /// It would take the king, which stood in check.
    TakesKing,
    /// The game has ended there, or a foul has left no position to play on.
    Closed,
    /// More variations stand there already than there are legal moves in any position.
    Crowded,
}

/// So many variations have room beside one another, if it is not legal moves that are added.
const CROWD: usize = 1000;

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::Illegal(reason) => reason.fmt(f),
            Unplayable::TakesKing => f.write_str("a king cannot be taken"),
            Unplayable::Closed => f.write_str("nothing can be played after this"),
            Unplayable::Crowded => f.write_str("there are too many variations here"),
        }
    }
}

impl std::error::Error for Unplayable {}

impl Cursor {
    /// At the start.
    pub fn new(record: &Record) -> Cursor {
        let position = record.first.clone();
        Cursor {
            path: vec![NodeId::START],
            milestones: vec![position.clone()],
            turn: position.turn(),
            position,
            last_to: None,
            closed: false,
        }
    }

    /// At a node of the record.
    pub fn at(record: &Record, id: NodeId) -> Cursor {
        let mut way: Vec<NodeId> = std::iter::successors(Some(id), |id| record.parent(*id)).collect();
        way.pop();
        let mut cursor = Cursor::new(record);
        way.into_iter().rev().for_each(|id| cursor.enter(record, id));
        cursor
    }

    /// The node.
    #[inline]
    pub fn id(&self) -> NodeId {
        self.path[self.path.len() - 1]
    }

    /// The nodes from the start to this one, both among them.
    pub fn path(&self) -> &[NodeId] {
        &self.path
    }

    /// How many steps lead here; on an ending one more than moves were played.
    #[inline]
    pub fn plies(&self) -> usize {
        self.path.len() - 1
    }

    /// The position; on an ending, or after a foul that nothing can follow, the one before it.
    #[inline]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Where the last move went, for 同 (NOTA-05).
    #[inline]
    pub fn last_to(&self) -> Option<Square> {
        self.last_to
    }

    /// Whether a move can be added here: the game has not ended, and no foul has left a position that cannot be played on.
    #[inline]
    pub fn is_open(&self) -> bool {
        !self.closed
    }

    /// Whether this node is an ending.
    pub fn is_at_end(&self, record: &Record) -> bool {
        matches!(record.step(self.id()), Some(Step::End(_)))
    }

    /// Goes on to a node after this one.
    pub fn enter(&mut self, record: &Record, child: NodeId) {
        debug_assert_eq!(record.parent(child), Some(self.id()));
        match record.nodes[child.index()].what() {
            What::Start => {}
            What::Move(m) => self.advance(m),
            What::Illegal => match record.illegal.get(&child) {
                Some(illegal) => self.suffer(illegal),
                None => self.closed = true,
            },
            What::End => self.closed = true,
        }
        self.arrive(child);
    }

    #[inline]
    fn advance(&mut self, m: Move) {
        self.position.play_unchecked(m);
        self.last_to = Some(m.to());
        self.turn = self.position.turn();
    }

    fn suffer(&mut self, illegal: &Illegal) {
        match illegal.position_after(&self.position) {
            Some(position) => self.position = position,
            None => self.closed = true,
        }
        self.last_to = Some(illegal.attempt.to());
        self.turn = !illegal.by;
    }

    #[inline]
    fn arrive(&mut self, id: NodeId) {
        if self.path.len().is_multiple_of(STRIDE) {
            self.milestones.push(self.position.clone());
        }
        self.path.push(id);
    }

    /// Goes back to where so many steps had led; stays where it is if fewer have.
    pub fn back_to(&mut self, record: &Record, plies: usize) {
        if plies >= self.plies() {
            return;
        }
        let kept = plies / STRIDE;
        self.milestones.truncate(kept + 1);
        self.position = self.milestones[kept].clone();
        self.turn = self.position.turn();
        self.closed = false;
        let way: Vec<NodeId> = self.path[kept * STRIDE + 1..=plies].to_vec();
        self.path.truncate(kept * STRIDE + 1);
        self.last_to = match record.step(self.id()) {
            Some(Step::Move(m)) => Some(m.to()),
            Some(Step::Illegal(illegal)) => Some(illegal.attempt.to()),
            Some(Step::End(_)) | None => None,
        };
        way.into_iter().for_each(|id| self.enter(record, id));
    }

    /// Plays a move and goes there; a variation if others were played here before. What is there already is not added
    /// again.
    ///
    /// # Errors
    /// If it cannot be played; record and cursor are unchanged.
    #[inline]
    pub fn play(&mut self, record: &mut Record, m: Move) -> Result<NodeId, Unplayable> {
        if !self.closed {
            self.position.judge(m).map_err(Unplayable::Illegal)?;
        }
        self.refuse(m)?;
        Ok(self.add_move(record, m))
    }

    /// The same without asking whether the move obeys the rules: only that somebody's hand could do it with the pieces
    /// there are. For records that were checked before.
    ///
    /// # Errors
    /// If no hand could.
    #[inline]
    pub fn play_on_trust(&mut self, record: &mut Record, m: Move) -> Result<NodeId, Unplayable> {
        self.refuse(m)?;
        let turn = self.position.turn();
        let target = self.position.piece_at(m.to());
        let possible = match m {
            Move::Board { from, promote, .. } => {
                let piece = self.position.piece_at(from).filter(|piece| piece.color() == turn);
                target.is_none_or(|target| target.color() != turn)
                    && piece.is_some_and(|piece| !promote || piece.kind().promoted().is_some())
            }
            Move::Drop { piece, .. } => target.is_none() && self.position.hand(turn).has(piece),
        };
        if possible {
            return Ok(self.add_move(record, m));
        }
        Err(self.position.judge(m).map_or_else(Unplayable::Illegal, |()| Unplayable::Closed))
    }

    #[inline]
    fn refuse(&self, m: Move) -> Result<(), Unplayable> {
        if self.closed {
            return Err(Unplayable::Closed);
        }
        match self.position.piece_at(m.to()).map(Piece::kind) {
            Some(PieceKind::King) => Err(Unplayable::TakesKing),
            _ => Ok(()),
        }
    }

    #[inline]
    fn add_move(&mut self, record: &mut Record, m: Move) -> NodeId {
        let id = record.add(self.id(), Packed::of(m));
        self.advance(m);
        self.arrive(id);
        id
    }

    /// Notes what was played against the rules, and goes there. What is a legal move after all is played as one.
    ///
    /// # Errors
    /// If nothing can be played here, or there are a thousand variations already: each new one is compared with all.
    pub fn play_illegally(&mut self, record: &mut Record, illegal: Illegal) -> Result<NodeId, Unplayable> {
        if self.closed {
            return Err(Unplayable::Closed);
        }
        if let Illegal { by, attempt: Attempt::Move(m) } = illegal
            && by == self.turn
            && let Ok(id) = self.play(record, m)
        {
            return Ok(id);
        }
        let mut beside = 0;
        let same =
            record.children(self.id()).inspect(|_| beside += 1).find(|id| record.illegal.get(id) == Some(&illegal));
        let id = match same {
            Some(id) => id,
            None if beside >= CROWD => return Err(Unplayable::Crowded),
            None => {
                let id = record.append(self.id(), Packed::ILLEGAL);
                record.illegal.insert(id, illegal);
                id
            }
        };
        self.suffer(&illegal);
        self.arrive(id);
        Ok(id)
    }

    /// Ends the game here, and goes to its end. Only one end fits: it replaces another.
    ///
    /// # Errors
    /// If this is an end itself.
    pub fn end(&mut self, record: &mut Record, ending: Ending) -> Result<NodeId, Unplayable> {
        if self.is_at_end(record) {
            return Err(Unplayable::Closed);
        }
        let found = record.children(self.id()).find(|id| matches!(record.step(*id), Some(Step::End(_))));
        let id = found.unwrap_or_else(|| record.append(self.id(), Packed::END));
        record.endings.insert(id, ending.in_print());
        self.closed = true;
        self.arrive(id);
        Ok(id)
    }

    /// Whose turn it is; after a foul that nothing can follow, the opponent's of who made it.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }
}

impl Record {
    /// The node after `parent` with this move, added if need be.
    #[inline]
    fn add(&mut self, parent: NodeId, what: Packed) -> NodeId {
        if self.nodes[parent.index()].child.is_none() {
            let id = self.push(parent, what);
            self.nodes[parent.index()].child = Some(id);
            return id;
        }
        let same = self.children(parent).find(|id| self.nodes[id.index()].packed() == what);
        same.unwrap_or_else(|| self.append(parent, what))
    }

    /// A new node after `parent`, behind those that are there.
    fn append(&mut self, parent: NodeId, what: Packed) -> NodeId {
        let last = self.children(parent).last();
        let id = self.push(parent, what);
        match last {
            Some(last) => self.nodes[last.index()].sibling = Some(id),
            None => self.nodes[parent.index()].child = Some(id),
        }
        id
    }

    /// A new node that knows its parent, but not its parent it.
    #[inline]
    fn push(&mut self, parent: NodeId, what: Packed) -> NodeId {
        let id = NodeId::after(self.nodes.len());
        self.nodes.push(Node::new(parent, what));
        id
    }
}
