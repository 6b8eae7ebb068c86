//! What may not be taken though it could be reached: Lions in exchange (chū shōgi), and what is protected from a piece that
//! goes anywhere; and who beats a king left alone.

use crate::content::{Content, EMPTY, parts};
use crate::geometry::Cell;
use crate::kind::KindId;
use crate::laws::{AnywhereTakes, LionTrading};
use crate::moves::NOWHERE;
use crate::position::Position;
use crate::power::Power;
use crate::reach::Reach;
use shogi::Color;

impl Position {
    /// Whether a piece that is no Lion may not take what stands on a cell, because a Lion was just taken elsewhere.
    #[inline(always)]
    pub(crate) fn bars_lion(&self, captor: KindId, victim: Content, on: Cell) -> bool {
        self.struck != NOWHERE && on != self.struck && self.bars_counter_strike(captor, victim, on)
    }

    fn bars_counter_strike(&self, captor: KindId, victim: Content, on: Cell) -> bool {
        if victim == EMPTY || !self.traits(parts(victim).1).is_lion || self.traits(captor).is_lion {
            return false;
        }
        match self.game.lion_trading {
            None => false,
            Some(LionTrading::Any) => true,
            Some(LionTrading::Protected) => self.is_attacked(on, !self.turn),
        }
    }

    /// Whether what a piece with powers could do is against the rules of its game.
    pub(crate) fn is_barred(&self, from: Cell, kind: KindId, reach: Reach) -> bool {
        if self.game.lion_trading.is_none() {
            return false;
        }
        let victim = if reach.to == from { EMPTY } else { self.content(reach.to) };
        if self.game.kind(kind).is_lion {
            return victim != EMPTY && self.bars_exchange(from, victim, reach);
        }
        let mut on_the_way = reach.via.cells();
        self.bars_lion(kind, victim, reach.to) || on_the_way.any(|cell| self.bars_lion(kind, self.content(cell), cell))
    }

    /// A Lion may not take another that is not its neighbour if an enemy could take it there in return; unless it takes
    /// somebody else on the way who counts.
    fn bars_exchange(&self, from: Cell, victim: Content, reach: Reach) -> bool {
        if !self.game.kind(parts(victim).1).is_lion || self.are_neighbours(from, reach.to) {
            return false;
        }
        let bridge = reach.via.cells().next();
        let kind_of = |cell: Cell| self.game.kind(parts(self.content(cell)).1);
        // What is taken on the way protects as well, and so does what stands behind it.
        let protected = |free| self.is_attacked_behind(reach.to, !self.turn, free);
        bridge.is_none_or(|cell| !kind_of(cell).counts)
            && (protected([from, NOWHERE]) || protected([from, bridge.unwrap_or(NOWHERE)]))
    }

    fn are_neighbours(&self, a: Cell, b: Cell) -> bool {
        self.game.compiled.around.iter().any(|step| a.wrapping_add_signed(*step) == b)
    }

    /// Where a piece goes that goes anywhere: every empty square, and the enemies that it may take (VAR-22).
    pub(crate) fn go_anywhere(&self, from: Cell, reaches: &mut Vec<Reach>) {
        let them = !self.turn;
        let board = self.game.compiled.board.iter().copied();
        reaches.extend(board.filter(|cell| self.content(*cell) == EMPTY).map(Reach::straight));
        let kind = |cell: Cell| parts(self.content(cell)).1;
        // One that goes anywhere protects all but itself.
        let goes_anywhere = |cell: &Cell| self.game.kind(kind(*cell)).powers.contains(&Power::Anywhere);
        let guards: Vec<Cell> = self.pieces[them.index()].iter().copied().filter(goes_anywhere).take(2).collect();
        let guarded = |cell: Cell| guards.iter().any(|guard| *guard != cell);
        let spares_royals = self.game.anywhere_takes == AnywhereTakes::AllButProtectedRoyals;
        let taken = self.pieces[them.index()].iter().copied().filter(|cell| {
            let needs_care = !spares_royals || self.traits(kind(*cell)).royal;
            !needs_care || !guarded(*cell) && !self.is_attacked_behind(*cell, them, [from, NOWHERE])
        });
        reaches.extend(taken.map(Reach::straight));
    }

    /// The loser if a game ends because somebody has nothing but one royal piece: they have lost, unless they can bare
    /// the opponent at once; then nobody has.
    pub(crate) fn bared(&self) -> Option<Option<Color>> {
        if !self.game.ending.baring {
            return None;
        }
        let (us, them) = (self.turn, !self.turn);
        match [us, them].map(|color| self.is_bare(color)) {
            [true, true] => Some(None),
            [false, true] => Some(Some(them)),
            [true, false] if !self.can_bare() => Some(Some(us)),
            _ => None,
        }
    }

    fn can_bare(&self) -> bool {
        let mut after = self.clone();
        self.legal_moves().into_iter().any(|m| {
            let undo = after.make(m);
            let bare = after.is_bare(after.turn);
            after.unmake(m, undo);
            bare
        })
    }

    /// Whether a side wins because the other has nothing left but its king: it has a king that is not attacked and something
    /// that counts besides, which the lone king cannot take at once unless there is more.
    pub(crate) fn beats_bare_king(&self, us: Color) -> bool {
        let [[ours], [theirs]] = [&self.royals[us.index()][..], &self.royals[(!us).index()][..]] else { return false };
        let alive = |color: Color, cell: Cell| {
            let (_, kind) = parts(self.content(cell));
            self.game.compiled.alive[color.index()][kind.index()][usize::from(cell)]
        };
        if self.pieces[(!us).index()].iter().filter(|cell| alive(!us, **cell)).count() > 1 {
            return false;
        }
        let counts = |cell: Cell| alive(us, cell) && self.game.kind(parts(self.content(cell)).1).counts;
        let others = self.pieces[us.index()].iter().copied().filter(|cell| cell != ours && counts(*cell));
        let others: Vec<Cell> = others.take(2).collect();
        match others[..] {
            [] => false,
            [only] => !self.are_neighbours(*theirs, only) && !self.is_attacked(*ours, !us),
            _ => !self.is_attacked(*ours, !us),
        }
    }
}
