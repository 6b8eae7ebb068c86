//! Legal moves.
//!
//! Where check binds, most moves cannot expose the own king: those of pieces that do not stand between it and an enemy, as
//! long as it is not in check. The others are tried out.

use crate::attack::{Danger, SafeMoves};
use crate::compiled::CellPower;
use crate::compiled::CellRay;
use crate::content::{Content, EMPTY, RIM, parts};
use crate::faces::Faces;
use crate::geometry::Cell;
use crate::kind::KindId;
use crate::moves::{Action, Move, NOWHERE};
use crate::position::Position;
use crate::reach::{Reach, View};
use shogi::Color;
use std::ops::ControlFlow;

impl Position {
    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.clone().each_legal(&mut |m| {
            moves.push(m);
            ControlFlow::<()>::Continue(())
        });
        moves
    }

    /// Plays a move, if it is legal; tells whether it was.
    pub fn play(&mut self, m: Move) -> bool {
        let legal = self.is_legal(m);
        if legal {
            self.play_unchecked(m);
        }
        legal
    }

    /// Plays a move that is legal, as is known.
    pub fn play_unchecked(&mut self, m: Move) {
        self.make(m);
        self.forget();
    }

    /// Who has won by what stands on the board, without looking for moves: by catching the last royal piece, by a try, or
    /// against a king left alone.
    pub fn winner(&self) -> Option<Color> {
        let (us, them) = (self.turn, !self.turn);
        if self.has_lost_all_royals(us) {
            return Some(them);
        }
        // Whoever burns their own last royal piece has lost as well.
        if self.has_lost_all_royals(them) {
            return Some(us);
        }
        if self.game.ending.try_wins {
            return [them, us].into_iter().find(|color| self.has_arrived(*color));
        }
        if self.game.ending.bare_king {
            return [us, them].into_iter().find(|color| self.beats_bare_king(*color));
        }
        None
    }

    /// Whether a side's royal piece stands on the last rank where nobody can take it.
    fn has_arrived(&self, color: Color) -> bool {
        let ahead = &self.game.compiled.ranks_ahead[color.index()];
        let mut arrived = self.royals[color.index()].iter().filter(|cell| ahead[usize::from(**cell)] == 0);
        arrived.any(|cell| !self.is_attacked(*cell, !color))
    }

    /// Whether a side that began with royal pieces has none, or not what commands in their stead.
    pub(crate) fn has_lost_all_royals(&self, color: Color) -> bool {
        if let Some(commands) = self.commands(color, None) {
            return !commands;
        }
        self.royals[color.index()].is_empty() && self.game.kinds.iter().any(|kind| kind.royal)
    }

    /// Visits the legal moves until `visit` breaks. The position is the same afterwards.
    pub(crate) fn each_legal<B>(&mut self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.each_legal_or_count(visit, &mut None)
    }

    /// The same, but kinds that can be dropped on every empty square are only counted, if there is a counter.
    pub(crate) fn each_legal_or_count<B>(
        &mut self,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
        free: &mut Option<u64>,
    ) -> ControlFlow<B> {
        if self.winner().is_some() {
            return ControlFlow::Continue(());
        }
        let danger = self.danger();
        let mut doubtful = Vec::new();
        self.each_safe_on_board(&danger, &mut doubtful, |_| true, visit)?;
        let safe = self.safe_moves(&danger, NOWHERE);
        for kind in self.droppable() {
            if let Some(free) = free.as_mut().filter(|_| safe == SafeMoves::All && self.traits(kind).drops_freely) {
                *free += 1;
                continue;
            }
            self.each_drop_of(kind, danger.answers.as_deref(), &mut |m, needs_proof| {
                if !needs_proof && safe != SafeMoves::Unknown {
                    return visit(m);
                }
                doubtful.push(m);
                ControlFlow::Continue(())
            })?;
        }
        for m in doubtful {
            if self.is_safe(m) {
                visit(m)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the legal moves of pieces on the board that are `wanted`, until `visit` breaks.
    pub(crate) fn each_legal_on_board<B>(
        &mut self,
        wanted: impl Fn(&Position, Move) -> bool,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let danger = self.danger();
        let mut doubtful = Vec::new();
        self.each_safe_on_board(&danger, &mut doubtful, |m| wanted(self, m), visit)?;
        doubtful.into_iter().filter(|m| self.is_safe(*m)).try_for_each(visit)
    }

    /// Visits the wanted moves of pieces on the board that leave the own royal piece safe for certain; those that have to be
    /// tried are put aside as `doubtful`.
    #[inline(always)]
    fn each_safe_on_board<B>(
        &self,
        danger: &Danger,
        doubtful: &mut Vec<Move>,
        wanted: impl Fn(Move) -> bool,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let us = self.turn;
        let frozen = self.frozen(us);
        let mut reaches = Vec::new();
        for from in self.pieces[us.index()].iter().copied() {
            if !frozen.is_empty() && frozen.contains(&from) {
                continue;
            }
            match self.safe_moves(danger, from) {
                SafeMoves::All => self.each_move_from(from, &mut reaches, &mut |m| match wanted(m) {
                    true => visit(m),
                    false => ControlFlow::Continue(()),
                })?,
                SafeMoves::Answers => self.each_move_from(from, &mut reaches, &mut |m| match danger
                    .is_answered_on(m.to())
                    && wanted(m)
                {
                    true => visit(m),
                    false => ControlFlow::Continue(()),
                })?,
                SafeMoves::Unknown => self.each_move_from(from, &mut reaches, &mut |m| {
                    doubtful.extend(Some(m).filter(|m| wanted(*m)));
                    ControlFlow::Continue(())
                })?,
            }
        }
        ControlFlow::Continue(())
    }

    /// Which moves of a piece from there leave the own royal piece safe; what powers do has always to be tried.
    #[inline(always)]
    fn safe_moves(&self, danger: &Danger, from: Cell) -> SafeMoves {
        match danger.bound {
            Some(_) if self.game.compiled.has_powers => SafeMoves::Unknown,
            _ => danger.safe_moves(from),
        }
    }

    /// How many squares of the board are empty.
    pub(crate) fn empty_squares(&self) -> u64 {
        (self.game.compiled.board.len() - self.pieces[0].len() - self.pieces[1].len()) as u64
    }

    /// Whether a move leaves the own royal piece in safety, and is no drop that mates where it may not.
    fn is_safe(&mut self, m: Move) -> bool {
        let us = self.turn;
        if self.game.compiled.has_powers {
            let undo = self.make(m);
            let bound = self.game.ending.check_binds;
            let safe = !bound || !matches!(self.royals[us.index()][..], [only] if self.is_attacked(only, !us));
            self.unmake(m, undo);
            return safe && !self.mates_unlawfully(m);
        }
        let [royal] = self.royals[us.index()][..] else { return !self.mates_unlawfully(m) };
        let attacked = self.game.ending.check_binds
            && match m.0 {
                Action::Board { from, to, .. } => {
                    self.is_attacked_after(if from == royal { to } else { royal }, from, to)
                }
                Action::Drop { to, .. } => self.is_attacked_after(royal, NOWHERE, to),
            };
        !attacked && !self.mates_unlawfully(m)
    }

    /// Whether it is a drop that mates and may not.
    fn mates_unlawfully(&mut self, m: Move) -> bool {
        let Action::Drop { kind, to } = m.0 else { return false };
        if self.game.kind(kind).may_mate_by_drop || !self.attacks_royal(kind, to) {
            return false;
        }
        let undo = self.make(m);
        let mates = self.in_check() && !self.has_move();
        self.unmake(m, undo);
        mates
    }

    /// The legal moves of the piece there, if it is one of the side to move's.
    pub(crate) fn legal_moves_from(&self, from: Cell) -> Vec<Move> {
        let own = self.pieces[self.turn.index()].contains(&from);
        if !own || self.winner().is_some() || self.frozen(self.turn).contains(&from) {
            return Vec::new();
        }
        let mut moves = Vec::new();
        let _ = self.each_move_from(from, &mut Vec::new(), &mut |m| {
            moves.push(m);
            ControlFlow::<()>::Continue(())
        });
        let mut position = self.clone();
        moves.retain(|m| position.is_safe(*m));
        moves
    }

    /// Whether a move is one of [`Position::legal_moves`].
    pub fn is_legal(&self, m: Move) -> bool {
        match m.origin() {
            Some(from) => self.legal_moves_from(from).contains(&m),
            None => self.legal_moves().contains(&m),
        }
    }

    /// The same for a move that may name what it takes in another order.
    pub(crate) fn is_legal_somehow(&self, m: Move) -> bool {
        match m.origin() {
            Some(from) => self.legal_moves_from(from).into_iter().any(|own| own.unordered() == m.unordered()),
            None => self.legal_moves().contains(&m),
        }
    }

    /// Whether the side to move has a legal move.
    pub(crate) fn has_move(&mut self) -> bool {
        self.each_legal(&mut |_| ControlFlow::Break(())).is_break()
    }

    /// Visits the moves of one piece that is not frozen; whether they leave the royal piece attacked is not asked. `reaches` is
    /// room to work in.
    #[inline(always)]
    pub(crate) fn each_move_from<B>(
        &self,
        from: Cell,
        reaches: &mut Vec<Reach>,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (_, kind) = parts(self.content(from));
        let faces = Faces::new(self, kind, from);
        if !self.traits(kind).special {
            let rays = &self.game.compiled.rays[self.turn.index()][kind.index()];
            return self.each_ray_end(from, rays, &mut |to, content| {
                if content != EMPTY && self.bars_lion(kind, content, to) {
                    return ControlFlow::Continue(());
                }
                faces.each(self, Reach::straight(to), content, visit)
            });
        }
        self.reaches_of(from, kind, reaches);
        for reach in reaches.iter() {
            if !self.is_barred(from, kind, *reach) {
                let victim = self.last_victim(from, *reach);
                faces.each(self, *reach, victim, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the ends of slides, steps and leaps, with what stands there.
    #[inline(always)]
    fn each_ray_end<B>(
        &self,
        from: Cell,
        rays: &[CellRay],
        visit: &mut impl FnMut(Cell, Content) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for ray in rays {
            let mut to = from;
            for _ in 0..ray.range {
                to = to.wrapping_add_signed(ray.offset);
                let content = self.content(to);
                let ends = content != EMPTY;
                if ends && (content == RIM || parts(content).0 == self.turn) {
                    break;
                }
                if if ends { ray.captures } else { ray.quiet } {
                    visit(to, content)?;
                }
                if ends {
                    break;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// All that a special piece can do, each once.
    fn reaches_of(&self, from: Cell, kind: KindId, reaches: &mut Vec<Reach>) {
        reaches.clear();
        let us = self.turn.index();
        let (rays, powers) = (&self.game.compiled.rays[us][kind.index()], &self.game.compiled.powers[us][kind.index()]);
        let view = View { position: self, us: self.turn, from, free: [NOWHERE; 2], target: NOWHERE };
        if self.traits(kind).is_tied || self.traits(kind).shoots {
            view.rays(kind, rays, self.game.compiled.shots[us][kind.index()].as_ref(), reaches);
        } else {
            let _ = self.each_ray_end(from, rays, &mut |to, _| {
                reaches.push(Reach::straight(to));
                ControlFlow::<()>::Continue(())
            });
        }
        for power in powers {
            view.reaches(power, reaches);
        }
        if matches!(powers[..], [CellPower::Anywhere]) && rays.is_empty() {
            // All there is, each once.
            return;
        }
        reaches.sort_unstable();
        reaches.dedup();
    }

    /// What is captured last on a way; empty if nothing is.
    fn last_victim(&self, from: Cell, reach: Reach) -> Content {
        match self.content(reach.to) {
            content if content != EMPTY && reach.to != from => content,
            _ => reach.via.cells().last().map_or(EMPTY, |cell| self.content(cell)),
        }
    }

    /// The faces that the side to move can drop.
    pub(crate) fn droppable(&self) -> impl Iterator<Item = KindId> + use<> {
        let either_face = self.game.drops.is_some_and(|drops| drops.either_face);
        let faces = |(held, _)| {
            let other = self.traits(held).other_face;
            [Some(held), Some(other).filter(|other| either_face && *other != held)]
        };
        let kinds: Vec<KindId> = match self.game.drops {
            Some(_) => self.hands.held(self.turn).flat_map(faces).flatten().collect(),
            None => Vec::new(),
        };
        kinds.into_iter()
    }

    /// Visits the drops of a kind, only `on` these cells if any are named, and says of each whether it must be tried whether it
    /// mates.
    fn each_drop_of<B>(
        &self,
        kind: KindId,
        on: Option<&[Cell]>,
        visit: &mut impl FnMut(Move, bool) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let us = self.turn;
        let (face, compiled) = (self.game.kind(kind), &self.game.compiled);
        let alive = &compiled.alive[us.index()][kind.index()];
        let full = face.per_file.map_or(0, |most| self.full_files(kind, most));
        for to in on.unwrap_or(&compiled.board).iter().copied() {
            let barred = full >> compiled.file[usize::from(to)] & 1 != 0;
            if self.content(to) == EMPTY && !barred && (alive[usize::from(to)] || self.game.dead_ends_allowed()) {
                visit(Move(Action::Drop { kind, to }), !face.may_mate_by_drop && self.attacks_royal(kind, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the drops that give check, for a side that is not in check itself; without those of kinds that may not mate so,
    /// or of which a file holds only so many.
    pub(crate) fn each_checking_drop(&self, visit: &mut impl FnMut(Move)) {
        let (us, compiled) = (self.turn, &self.game.compiled);
        let Some(royal) = self.vital(!us) else { return };
        let is_free =
            |kind: &KindId| self.game.kind(*kind).may_mate_by_drop && self.game.kind(*kind).per_file.is_none();
        let kinds: Vec<KindId> = self.droppable().filter(is_free).collect();
        if kinds.is_empty() {
            return;
        }
        for line in &compiled.lines[us.index()] {
            let mut to = royal;
            for distance in 1..=line.longest {
                to = to.wrapping_add_signed(line.outward);
                if self.content(to) != EMPTY {
                    break;
                }
                for kind in kinds.iter().copied().filter(|kind| line.reach[kind.index()] >= distance) {
                    if compiled.alive[us.index()][kind.index()][usize::from(to)] {
                        visit(Move(Action::Drop { kind, to }));
                    }
                }
            }
        }
    }

    /// Whether the piece that a move brings to its target attacks the other side's only royal piece from there.
    pub(crate) fn attacks_royal_by(&self, m: Move) -> bool {
        let Some(royal) = self.vital(!self.turn) else { return false };
        let (kind, from, to) = match m.0 {
            Action::Drop { kind, to } => (kind, None, to),
            Action::Board { from, to, promote, .. } => {
                let (_, kind) = parts(self.content(from));
                let face = self.game.kind(kind).other_face.filter(|_| promote);
                (face.unwrap_or(kind), Some(from), to)
            }
        };
        self.game.compiled.lines[self.turn.index()].iter().any(|line| {
            let mut at = royal;
            for _ in 0..line.reach[kind.index()] {
                at = at.wrapping_add_signed(line.outward);
                if at == to {
                    return true;
                }
                if self.content(at) != EMPTY && Some(at) != from {
                    break;
                }
            }
            false
        })
    }

    /// The files, as bits, on which a side has so many pieces of a kind.
    fn full_files(&self, kind: KindId, most: u8) -> u64 {
        let mut counts = [0; 64];
        for cell in &self.pieces[self.turn.index()] {
            if parts(self.content(*cell)).1 == kind {
                counts[usize::from(self.game.compiled.file[usize::from(*cell)])] += 1;
            }
        }
        (0..64).filter(|file| counts[*file] >= most).fold(0, |files, file| files | 1 << file)
    }

    /// Whether a piece of the side to move would check from a cell by a single step or leap: pawns do not reach further.
    fn attacks_royal(&self, kind: KindId, from: Cell) -> bool {
        let rays = &self.game.compiled.rays[self.turn.index()][kind.index()];
        rays.iter().any(|ray| {
            let mut at = from;
            (0..ray.range)
                .map_while(|_| {
                    at = at.wrapping_add_signed(ray.offset);
                    (self.content(at) != RIM).then_some(at)
                })
                .any(|cell| self.royals[(!self.turn).index()].contains(&cell))
        })
    }
}

#[cfg(test)]
mod tests;
