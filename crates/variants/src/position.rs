//! A position of a game, and what making and unmaking a move does to it.

use crate::game::Game;
use crate::geometry::Cell;
use crate::hand::Hands;
use crate::key;
use crate::kind::KindId;
use crate::moves::{Action, Move};
use shogi::Color;
use std::sync::Arc;

/// What a cell holds: 0 if it is empty, [`RIM`], or a piece.
pub(crate) type Content = u16;

pub(crate) const EMPTY: Content = 0;
pub(crate) const RIM: Content = u16::MAX;

/// A position that can be played on.
#[derive(Clone, Debug)]
pub struct Position {
    pub(crate) game: Arc<Game>,
    pub(crate) cells: Box<[Content]>,
    pub(crate) hands: Hands,
    /// Where each side's pieces stand, in no order.
    pub(crate) pieces: [Vec<Cell>; 2],
    /// The place of each piece in its list, by cell.
    place: Box<[u16]>,
    /// Where each side's royal pieces stand.
    pub(crate) royals: [Vec<Cell>; 2],
    pub(crate) turn: Color,
    pub(crate) ply: u16,
    /// Of board and hands; the turn is added when it is asked for.
    key: u64,
}

/// What takes a move back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    moved: Content,
    captured: Content,
}

pub(crate) fn piece(color: Color, kind: KindId) -> Content {
    1 + 2 * kind.0 + color.index() as u16
}

/// Owner and kind of a piece.
#[inline(always)]
pub(crate) fn parts(content: Content) -> (Color, KindId) {
    let color = if (content - 1) & 1 == 0 { Color::Black } else { Color::White };
    (color, KindId((content - 1) >> 1))
}

impl Position {
    /// The start of a game.
    pub fn start(game: &Arc<Game>) -> Position {
        // The reader of the game has tried it.
        Position::parse(game, &game.start).unwrap_or_else(|_| Position::empty(game))
    }

    /// An empty board, Black to move.
    pub(crate) fn empty(game: &Arc<Game>) -> Position {
        let mut cells = vec![RIM; game.geometry.cells()];
        game.compiled.board.iter().for_each(|cell| cells[usize::from(*cell)] = EMPTY);
        Position {
            cells: cells.into_boxed_slice(),
            hands: Hands::empty(game.kinds.len()),
            pieces: [Vec::new(), Vec::new()],
            place: vec![0; game.geometry.cells()].into_boxed_slice(),
            royals: [Vec::new(), Vec::new()],
            turn: Color::Black,
            ply: 1,
            key: 0,
            game: Arc::clone(game),
        }
    }

    /// The game that is played.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Who moves next.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The owner and kind of the piece on a square, if there is one on the board.
    pub fn piece_at(&self, file: u8, rank: u8) -> Option<(Color, KindId)> {
        let content = self.content(self.game.geometry.cell(file, rank)?);
        (content != EMPTY).then(|| parts(content))
    }

    /// How many pieces of a kind a player holds.
    pub fn held(&self, color: Color, kind: KindId) -> u16 {
        self.hands.count(color, kind)
    }

    /// A number for board, hands and turn: equal positions of a game have equal keys, and others hardly ever do.
    pub fn key(&self) -> u64 {
        match self.turn {
            Color::Black => self.key,
            Color::White => self.key ^ key::WHITE_TO_MOVE,
        }
    }

    #[inline(always)]
    pub(crate) fn content(&self, cell: Cell) -> Content {
        self.cells[usize::from(cell)]
    }

    /// Changes how many pieces of a kind a player holds.
    pub(crate) fn set_held(&mut self, color: Color, kind: KindId, count: u16) {
        let before = self.hands.set(color, kind, count);
        self.key ^= key::in_hand(color, kind, before) ^ key::in_hand(color, kind, count);
    }

    pub(crate) fn put(&mut self, content: Content, cell: Cell) {
        let (color, kind) = parts(content);
        self.cells[usize::from(cell)] = content;
        self.key ^= key::on_board(content, cell);
        let list = &mut self.pieces[color.index()];
        self.place[usize::from(cell)] = list.len() as u16;
        list.push(cell);
        if self.game.kind(kind).royal {
            self.royals[color.index()].push(cell);
        }
    }

    pub(crate) fn take(&mut self, cell: Cell) -> Content {
        let content = std::mem::replace(&mut self.cells[usize::from(cell)], EMPTY);
        if content == EMPTY {
            return EMPTY;
        }
        self.key ^= key::on_board(content, cell);
        let (color, kind) = parts(content);
        let list = &mut self.pieces[color.index()];
        let at = self.place[usize::from(cell)];
        list.swap_remove(usize::from(at));
        if let Some(other) = list.get(usize::from(at)) {
            self.place[usize::from(*other)] = at;
        }
        if self.game.kind(kind).royal {
            self.royals[color.index()].retain(|royal| *royal != cell);
        }
        content
    }

    /// Plays a move made for this position.
    pub(crate) fn make(&mut self, m: Move) -> Undo {
        let us = self.turn;
        let undo = match m.0 {
            Action::Drop { kind, to } => {
                let held = self.in_hand_as(kind);
                self.set_held(us, held, self.hands.count(us, held) - 1);
                self.put(piece(us, kind), to);
                Undo { moved: EMPTY, captured: EMPTY }
            }
            Action::Board { from, to, promote } => {
                let captured = self.take(to);
                if let Some(held) = self.gained(captured) {
                    self.set_held(us, held, self.hands.count(us, held) + 1);
                }
                let moved = self.take(from);
                let (_, kind) = parts(moved);
                let face = if promote { self.game.kind(kind).other_face.unwrap_or(kind) } else { kind };
                self.put(piece(us, face), to);
                Undo { moved, captured }
            }
        };
        self.turn = !us;
        self.ply = self.ply.saturating_add(1);
        undo
    }

    /// Takes the last move back.
    pub(crate) fn unmake(&mut self, m: Move, undo: Undo) {
        self.turn = !self.turn;
        self.ply = self.ply.saturating_sub(1);
        let us = self.turn;
        match m.0 {
            Action::Drop { kind, to } => {
                self.take(to);
                let held = self.in_hand_as(kind);
                self.set_held(us, held, self.hands.count(us, held) + 1);
            }
            Action::Board { from, to, .. } => {
                self.take(to);
                self.put(undo.moved, from);
                if undo.captured != EMPTY {
                    self.put(undo.captured, to);
                }
                if let Some(held) = self.gained(undo.captured) {
                    self.set_held(us, held, self.hands.count(us, held) - 1);
                }
            }
        }
    }

    /// What a capture adds to the hand.
    fn gained(&self, captured: Content) -> Option<KindId> {
        if captured == EMPTY || self.game.drops.is_none() {
            return None;
        }
        let (_, kind) = parts(captured);
        self.game.kind(kind).in_hand(kind)
    }

    /// The kind that a piece of this face is in hand.
    fn in_hand_as(&self, kind: KindId) -> KindId {
        self.game.kind(kind).in_hand(kind).unwrap_or(kind)
    }
}

impl PartialEq for Position {
    /// The same board, hands and turn.
    fn eq(&self, other: &Position) -> bool {
        self.cells == other.cells
            && self.hands == other.hands
            && self.turn == other.turn
            && self.game.id == other.game.id
    }
}

impl Eq for Position {}
