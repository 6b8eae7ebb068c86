//! A position of a game, and what making and unmaking a move does to it.

use crate::compiled::Traits;
use crate::content::{Content, EMPTY, RIM, parts, piece};
use crate::game::Game;
use crate::geometry::Cell;
use crate::hand::Hands;
use crate::key;
use crate::kind::KindId;
use crate::moves::{Action, Move, NOWHERE};
use shogi::Color;
use std::sync::Arc;

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
    /// Where the last move took a Lion with another piece; [`NOWHERE`] if it did not.
    pub(crate) struck: Cell,
    /// By colour and kind: how many of it there are, where that matters; empty in games where it never does.
    pub(crate) census: [Box<[u16]>; 2],
    /// What was changed by the moves that can be taken back, in order.
    trail: Vec<Change>,
}

/// What stood on a cell before and after, and whether it has gone into the hand of who moved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    pub(crate) cell: Cell,
    pub(crate) before: Content,
    pub(crate) after: Content,
    pub(crate) held: bool,
}

/// What takes a move back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    /// How long the trail was.
    trail: usize,
    struck: Cell,
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
        let counted = game.compiled.bonds.as_ref().map_or(0, |bonds| bonds.counted.len());
        Position {
            cells: cells.into_boxed_slice(),
            hands: Hands::empty(game.kinds.len()),
            pieces: [Vec::new(), Vec::new()],
            place: vec![0; game.geometry.cells()].into_boxed_slice(),
            royals: [Vec::new(), Vec::new()],
            turn: Color::Black,
            ply: 1,
            key: 0,
            struck: NOWHERE,
            census: [0, 1].map(|_| vec![0; counted].into_boxed_slice()),
            trail: Vec::new(),
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

    /// Whether a side has nothing left but one royal piece.
    pub(crate) fn is_bare(&self, color: Color) -> bool {
        self.pieces[color.index()].len() == 1 && self.royals[color.index()].len() == 1
    }

    /// How many pieces of a kind a player holds.
    pub fn held(&self, color: Color, kind: KindId) -> u16 {
        self.hands.count(color, kind)
    }

    /// What a player holds: each kind with its number.
    pub fn hand(&self, color: Color) -> impl Iterator<Item = (KindId, u16)> {
        self.hands.held(color)
    }

    /// A number for board, hands and turn: equal positions of a game have equal keys, and others hardly ever do.
    pub fn key(&self) -> u64 {
        let struck = if self.struck == NOWHERE { 0 } else { key::struck(self.struck) };
        match self.turn {
            Color::Black => self.key ^ struck,
            Color::White => self.key ^ struck ^ key::WHITE_TO_MOVE,
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
        let traits = self.traits(kind);
        let (royal, counted) = (traits.royal, traits.counted);
        if royal {
            self.royals[color.index()].push(cell);
        }
        if counted {
            self.census[color.index()][kind.index()] += 1;
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
        let traits = self.traits(kind);
        let (royal, counted) = (traits.royal, traits.counted);
        if royal {
            self.royals[color.index()].retain(|royal| *royal != cell);
        }
        if counted {
            self.census[color.index()][kind.index()] -= 1;
        }
        content
    }

    /// Puts a piece on a cell, or none, and remembers what was there.
    pub(crate) fn change(&mut self, cell: Cell, content: Content) -> Content {
        self.change_for(cell, content, false)
    }

    fn change_for(&mut self, cell: Cell, content: Content, held: bool) -> Content {
        let before = self.take(cell);
        self.trail.push(Change { cell, before, after: content, held });
        if content != EMPTY {
            self.put(content, cell);
        }
        before
    }

    /// Takes an enemy, or in a sweep a friend, off the board. An enemy goes into the hand.
    pub(crate) fn capture(&mut self, cell: Cell, content: Content) -> Content {
        let gained = self.gained(self.content(cell));
        if let Some((held, us)) = gained {
            self.set_held(us, held, self.hands.count(us, held) + 1);
        }
        self.change_for(cell, content, gained.is_some())
    }

    /// Plays a move made for this position.
    pub(crate) fn make(&mut self, m: Move) -> Undo {
        let us = self.turn;
        let undo = Undo { trail: self.trail.len(), struck: self.struck };
        self.struck = NOWHERE;
        match m.0 {
            Action::Drop { kind, to } => {
                let held = self.in_hand_as(kind);
                self.set_held(us, held, self.hands.count(us, held) - 1);
                self.change(to, piece(us, kind));
            }
            Action::Board { from, to, promote, via } => {
                let (_, kind) = parts(self.content(from));
                let mut victim = EMPTY;
                for cell in via.cells() {
                    victim = self.capture(cell, EMPTY);
                    self.note_lion(kind, victim, cell);
                }
                if self.traits(kind).sweeps {
                    self.sweep(from, to);
                }
                self.change(from, EMPTY);
                victim = match self.content(to) {
                    EMPTY => victim,
                    last => last,
                };
                let face = self.face_after(kind, promote, victim);
                let captured = self.capture(to, piece(us, face));
                self.note_lion(kind, captured, to);
                if self.game.compiled.has_aftermath {
                    self.settle(kind, face, to);
                }
            }
        }
        self.turn = !us;
        self.ply = self.ply.saturating_add(1);
        undo
    }

    /// The face that a piece of a kind shows after a move whose last victim is given.
    fn face_after(&self, kind: KindId, promote: bool, victim: Content) -> KindId {
        if let Some(becomes) = self.contagion(kind, victim) {
            return becomes;
        }
        if promote { self.traits(kind).other_face } else { kind }
    }

    /// What a piece of a kind turns into by capturing a contagious one.
    #[inline(always)]
    pub(crate) fn contagion(&self, kind: KindId, victim: Content) -> Option<KindId> {
        if victim == EMPTY || victim == RIM {
            return None;
        }
        let becomes = self.traits(parts(victim).1).contagion?;
        let captor = self.game.kind(kind);
        (!captor.royal && !captor.immune).then_some(becomes)
    }

    /// Remembers where a Lion was taken by a piece that is none.
    fn note_lion(&mut self, captor: KindId, victim: Content, cell: Cell) {
        if victim != EMPTY && self.traits(parts(victim).1).is_lion && !self.traits(captor).is_lion {
            self.struck = cell;
        }
    }

    /// Removes everything between two cells of a line.
    fn sweep(&mut self, from: Cell, to: Cell) {
        for cell in self.between(from, to) {
            if self.content(cell) != EMPTY {
                self.capture(cell, EMPTY);
            }
        }
    }

    /// The cells between two of a rank, file or diagonal; none if they lie otherwise.
    pub(crate) fn between(&self, from: Cell, to: Cell) -> Vec<Cell> {
        let geometry = &self.game.geometry;
        let ((f1, r1), (f2, r2)) = (geometry.square(from), geometry.square(to));
        let (files, ranks) = (i16::from(f2) - i16::from(f1), i16::from(r2) - i16::from(r1));
        let steps = files.abs().max(ranks.abs());
        if steps == 0 || !(files == 0 || ranks == 0 || files.abs() == ranks.abs()) {
            return Vec::new();
        }
        let step = (to as i16 - from as i16) / steps;
        (1..steps).map(|n| from.wrapping_add_signed(n * step)).collect()
    }

    /// Takes the last move back.
    pub(crate) fn unmake(&mut self, m: Move, undo: Undo) {
        self.turn = !self.turn;
        self.ply = self.ply.saturating_sub(1);
        self.struck = undo.struck;
        let us = self.turn;
        while self.trail.len() > undo.trail {
            let Some(Change { cell, before, held, .. }) = self.trail.pop() else { break };
            self.take(cell);
            if before == EMPTY {
                continue;
            }
            self.put(before, cell);
            if let Some((held, us)) = self.gained(before).filter(|_| held) {
                self.set_held(us, held, self.hands.count(us, held) - 1);
            }
        }
        if let Action::Drop { kind, .. } = m.0 {
            let held = self.in_hand_as(kind);
            self.set_held(us, held, self.hands.count(us, held) + 1);
        }
    }

    /// What a move that can be taken back has changed on the board, in order.
    pub(crate) fn changes(&self, undo: Undo) -> &[Change] {
        &self.trail[undo.trail..]
    }

    /// Lets the other side move, as if this one had done nothing.
    pub(crate) fn pass(&mut self) -> Undo {
        let undo = Undo { trail: self.trail.len(), struck: self.struck };
        self.struck = NOWHERE;
        self.turn = !self.turn;
        undo
    }

    /// Takes a [`Position::pass`] back.
    pub(crate) fn unpass(&mut self, undo: Undo) {
        self.turn = !self.turn;
        self.struck = undo.struck;
    }

    /// Forgets how to take moves back: the game goes on from here.
    pub(crate) fn forget(&mut self) {
        self.trail.clear();
    }

    /// What the side to move gets into its hand for an enemy.
    fn gained(&self, captured: Content) -> Option<(KindId, Color)> {
        if captured == EMPTY {
            return None;
        }
        let (color, kind) = parts(captured);
        let held = self.traits(kind).in_hand?;
        (color != self.turn).then_some((held, self.turn))
    }

    /// The kind that a piece of this face is in hand.
    pub(crate) fn in_hand_as(&self, kind: KindId) -> KindId {
        self.traits(kind).in_hand.unwrap_or(kind)
    }

    /// Whether a cell lies in a side's promotion zone.
    #[inline(always)]
    pub(crate) fn is_in_zone(&self, color: Color, cell: Cell) -> bool {
        self.game.compiled.ranks_ahead[color.index()][usize::from(cell)] < self.game.promotion.zone
    }

    #[inline(always)]
    pub(crate) fn traits(&self, kind: KindId) -> &Traits {
        &self.game.compiled.traits[kind.index()]
    }
}

impl PartialEq for Position {
    /// The same board, hands and turn.
    fn eq(&self, other: &Position) -> bool {
        self.cells == other.cells
            && self.hands == other.hands
            && self.turn == other.turn
            && self.struck == other.struck
            && self.game.id == other.game.id
    }
}

impl Eq for Position {}
