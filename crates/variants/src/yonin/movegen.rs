//! Legal moves for four, and who is in check.

use super::position::{Content, EMPTY, Move, Position, Standing, parts, piece};
use super::rules::{CELLS, DIRECTIONS, line, ranks_ahead, shifted};
use super::seat::Seat;
use crate::kind::KindId;
use std::ops::ControlFlow;

impl Position {
    /// Every legal move of the player to move; none if the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        if !self.is_over() {
            let _ = self.each_move(&mut |m| {
                moves.push(m);
                ControlFlow::<()>::Continue(())
            });
        }
        moves
    }

    pub(super) fn has_move(&self) -> bool {
        self.each_move(&mut |_| ControlFlow::Break(())).is_break()
    }

    /// Plays a move if it is legal here; whether it was.
    pub fn play(&mut self, m: Move) -> bool {
        let legal = self.legal_moves().contains(&m);
        if legal {
            self.make(m);
        }
        legal
    }

    /// How many lines of play of so many moves there are; a game that is decided earlier counts for nothing.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal_moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = |m: Move| {
            let mut position = self.clone();
            position.make(m);
            position.perft(depth - 1)
        };
        moves.into_iter().map(after).sum()
    }

    /// Whether a player's King is attacked by pieces that somebody else commands.
    pub fn in_check(&self, seat: Seat) -> bool {
        let plays = self.standing(seat) == Standing::Playing;
        self.kings[seat.index()].is_some_and(|king| plays && self.is_attacked(king, seat))
    }

    /// The squares of the pieces that give a player check, as cells.
    pub fn checkers(&self, seat: Seat) -> Vec<u8> {
        let Some(king) = self.kings[seat.index()].filter(|_| self.standing(seat) == Standing::Playing) else {
            return Vec::new();
        };
        let attacks = |from: &u8| {
            let content = self.cells[usize::from(*from)];
            let hostile = content != EMPTY && self.is_hostile(content, seat);
            let mut hits = false;
            if hostile {
                self.each_reach(*from, content, &mut |to| hits |= to == king);
            }
            hits
        };
        (0..CELLS as u8).filter(attacks).collect()
    }

    fn is_hostile(&self, content: Content, to: Seat) -> bool {
        self.commanders[parts(content).0.index()].is_some_and(|commander| commander != to)
    }

    /// Whether a piece that somebody other than `us` commands attacks a cell.
    fn is_attacked(&self, cell: u8, us: Seat) -> bool {
        let face = |content: Content| &self.rules.faces[usize::from(content - 1)];
        for (direction, step) in DIRECTIONS.iter().enumerate() {
            let mut at = cell;
            for distance in 1.. {
                let Some(next) = shifted(at, *step) else { break };
                at = next;
                let content = self.cells[usize::from(at)];
                if content != EMPTY {
                    if face(content).reach[(direction + 4) % 8] >= distance && self.is_hostile(content, us) {
                        return true;
                    }
                    break;
                }
            }
        }
        for step in JUMPS {
            let content = shifted(cell, step).map_or(EMPTY, |from| self.cells[usize::from(from)]);
            let back = (-step.0, -step.1);
            if content != EMPTY && face(content).leaps.contains(&back) && self.is_hostile(content, us) {
                return true;
            }
        }
        false
    }

    /// Visits the cells that a piece reaches: empty ones, and the first that is not on each way, whatever stands there.
    pub(super) fn each_reach(&self, from: u8, content: Content, visit: &mut impl FnMut(u8)) {
        let face = &self.rules.faces[usize::from(content - 1)];
        for (reach, step) in face.reach.iter().zip(DIRECTIONS) {
            let mut at = from;
            for _ in 0..*reach {
                let Some(to) = shifted(at, step) else { break };
                visit(to);
                if self.cells[usize::from(to)] != EMPTY {
                    break;
                }
                at = to;
            }
        }
        face.leaps.iter().filter_map(|step| shifted(from, *step)).for_each(visit);
    }

    fn each_move<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let safety = Safety::of(self);
        let mut targets = Vec::with_capacity(32);
        for from in 0..CELLS as u8 {
            let content = self.cells[usize::from(from)];
            if content == EMPTY || !self.moves_with(content) {
                continue;
            }
            targets.clear();
            self.each_reach(from, content, &mut |to| targets.push(to));
            for to in &targets {
                if self.may_enter(*to) {
                    self.faces(from, *to, content, &safety, visit)?;
                }
            }
        }
        for (kind, _) in self.hand(self.turn) {
            self.drops(kind, &safety, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether the player to move commands a piece. Nobody moves the King of a mated player.
    fn moves_with(&self, content: Content) -> bool {
        self.is_moved_by(content, self.turn)
    }

    /// Whether a player moves with a piece: it is commanded by that player, and no King of somebody who is out.
    pub(super) fn is_moved_by(&self, content: Content, seat: Seat) -> bool {
        let (facing, kind) = parts(content);
        self.commanders[facing.index()] == Some(seat) && (facing == seat || !self.rules.kind(kind).royal)
    }

    /// Whether a cell is empty or holds what can be taken: no King, and nothing of one's own.
    fn may_enter(&self, to: u8) -> bool {
        let content = self.cells[usize::from(to)];
        content == EMPTY || {
            let (facing, kind) = parts(content);
            self.commanders[facing.index()] != Some(self.turn) && !self.rules.kind(kind).royal
        }
    }

    /// A move with each face that the piece may show at its end.
    fn faces<B>(
        &self,
        from: u8,
        to: u8,
        content: Content,
        safety: &Safety,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (facing, kind) = parts(content);
        let zone = self.rules.zone;
        let in_zone = ranks_ahead(facing, from) < zone || ranks_ahead(facing, to) < zone;
        let may = in_zone && !self.rules.kind(kind).is_promoted && self.rules.kind(kind).other_face.is_some();
        if !safety.allows(self, Move::Board { from, to, promote: false }) {
            return ControlFlow::Continue(());
        }
        // Turned over a piece attacks otherwise, which is the partner's business alone.
        if may && (!self.rules.teams || safety.allows(self, Move::Board { from, to, promote: true })) {
            visit(Move::Board { from, to, promote: true })?;
        }
        if self.rules.faces[usize::from(content - 1)].alive[usize::from(to)] {
            visit(Move::Board { from, to, promote: false })?;
        }
        ControlFlow::Continue(())
    }

    fn drops<B>(
        &self,
        kind: KindId,
        safety: &Safety,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let dropped = piece(self.turn, kind);
        let face = &self.rules.faces[usize::from(dropped - 1)];
        let full = self.full_lines(kind, dropped);
        for to in 0..CELLS as u8 {
            let free = self.cells[usize::from(to)] == EMPTY && face.alive[usize::from(to)];
            let m = Move::Drop { kind, to };
            if free
                && full & 1 << line(self.turn, to) == 0
                && safety.allows(self, m)
                && (self.rules.kind(kind).may_mate_by_drop || !self.mates(m))
            {
                visit(m)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The lines, in the player's forward direction, on which no other piece of a kind may be dropped.
    fn full_lines(&self, kind: KindId, dropped: Content) -> u16 {
        let Some(most) = self.rules.kind(kind).per_file else { return 0 };
        let mut counts = [0; 9];
        for cell in (0..CELLS as u8).filter(|cell| self.cells[usize::from(*cell)] == dropped) {
            counts[usize::from(line(self.turn, cell))] += 1;
        }
        (0..9).filter(|line| counts[*line] >= most).fold(0, |full, line| full | 1 << line)
    }

    /// Whether a drop brings somebody into check that they cannot parry.
    fn mates(&self, m: Move) -> bool {
        let mut after = self.clone();
        after.put_down(m);
        let others = Seat::ALL.into_iter().filter(|seat| *seat != self.turn && !self.in_check(*seat));
        let checked: Vec<Seat> = others.filter(|seat| after.in_check(*seat)).collect();
        checked.into_iter().any(|seat| {
            after.turn = seat;
            !after.has_move()
        })
    }
}

/// Where a piece that leaps can come from.
const JUMPS: [(i8, i8); 8] = [(-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1)];

/// Which moves need not be tried out to know that the own King stays safe.
struct Safety {
    king: Option<u8>,
    in_check: bool,
    partner_safe: bool,
}

impl Safety {
    fn of(position: &Position) -> Safety {
        let us = position.turn;
        Safety {
            king: position.kings[us.index()],
            in_check: position.in_check(us),
            partner_safe: position.rules.teams && !position.in_check(us.opposite()),
        }
    }

    /// Whether after a move the own King is not attacked, nor in teams the partner's by this move.
    fn allows(&self, position: &Position, m: Move) -> bool {
        let us = position.turn;
        let exposes = match (m, self.king) {
            (_, None) => false,
            (Move::Drop { .. }, _) => self.in_check,
            (Move::Board { from, .. }, Some(king)) => self.in_check || from == king || aligned(from, king),
        };
        if !exposes && !self.partner_safe {
            return true;
        }
        let mut after = position.clone();
        after.put_down(m);
        !(exposes && after.in_check(us) || self.partner_safe && after.in_check(us.opposite()))
    }
}

/// Whether two cells lie on a rank, file or diagonal.
fn aligned(a: u8, b: u8) -> bool {
    let (columns, rows) = ((a % 9).abs_diff(b % 9), (a / 9).abs_diff(b / 9));
    columns == 0 || rows == 0 || columns == rows
}
