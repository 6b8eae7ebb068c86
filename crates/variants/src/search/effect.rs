//! What a move does, as far as its place in the order of moves depends on it.

use super::weighed::Weighed;
use crate::content::{Content, EMPTY, RIM, parts, piece};
use crate::geometry::Cell;
use crate::moves::{Action, Move, STRAIGHT};
use crate::position::Position;

/// What a move does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effect {
    /// The piece that moves or is dropped, as it was before.
    pub(super) mover: Content,
    /// Where it comes to stand.
    pub(super) to: Cell,
    /// What is captured comes to so much.
    pub(super) captured: i32,
    /// What turning over adds.
    pub(super) promotion: i32,
}

impl Effect {
    pub(super) fn of(position: &Weighed<'_>, m: Move) -> Effect {
        let worth = position.worth();
        match m.0 {
            Action::Drop { kind, to } => Effect { mover: piece(position.turn, kind), to, captured: 0, promotion: 0 },
            Action::Board { from, to, promote, via } => {
                let mover = position.content(from);
                let (_, kind) = parts(mover);
                let mut captured = if to == from { 0 } else { worth.exchange(position.content(to)) };
                for cell in via.cells() {
                    captured += worth.exchange(position.content(cell));
                }
                let compiled = &position.game.compiled;
                if compiled.traits[kind.index()].sweeps {
                    captured += swept(position, from, to);
                }
                if compiled.burns {
                    captured += burnt(position, mover, to);
                }
                let face = position.game.kind(kind).other_face.filter(|_| promote);
                let promotion = face.map_or(0, |face| worth.plain(face) - worth.plain(kind));
                Effect { mover, to, captured, promotion }
            }
        }
    }

    /// Whether a move on the board might not be quiet: what is quickly seen of it.
    pub(super) fn may_be_loud(position: &Position, m: Move) -> bool {
        let Action::Board { from, to, promote, via } = m.0 else { return false };
        let takes = via != STRAIGHT || (to != from && position.content(to) != EMPTY);
        let (_, kind) = parts(position.content(from));
        takes || promote || position.game.compiled.burns || position.game.compiled.traits[kind.index()].sweeps
    }

    /// Whether it takes nothing and wins nothing by turning over.
    pub(super) fn is_quiet(&self) -> bool {
        self.captured == 0 && self.promotion <= 0
    }
}

/// What is swept away between two cells; one's own pieces count against it.
fn swept(position: &Weighed<'_>, from: Cell, to: Cell) -> i32 {
    let worth = position.worth();
    let contents = position.between(from, to).into_iter().map(|cell| position.content(cell));
    let value = |content| match content {
        EMPTY => 0,
        _ if parts(content).0 == position.turn => -worth.exchange(content),
        _ => worth.exchange(content),
    };
    contents.map(value).sum()
}

/// What fire does where a piece arrives.
fn burnt(position: &Weighed<'_>, mover: Content, to: Cell) -> i32 {
    let worth = position.worth();
    let burns = |content: Content| position.game.kind(parts(content).1).burns;
    let around = position.game.compiled.around.iter().map(|step| position.content(to.wrapping_add_signed(*step)));
    let mut enemies = 0;
    for content in around.filter(|content| ![EMPTY, RIM].contains(content) && parts(*content).0 != position.turn) {
        if burns(content) {
            return -worth.exchange(mover);
        }
        enemies += worth.exchange(content);
    }
    if burns(mover) { enemies } else { 0 }
}
