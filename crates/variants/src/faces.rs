//! Which faces a piece may show at the end of its move.

use crate::content::{Content, EMPTY, parts};
use crate::geometry::Cell;
use crate::kind::KindId;
use crate::laws::{Compulsory, PromotionWhen};
use crate::moves::{Action, Move, Via};
use crate::position::Position;
use crate::reach::Reach;
use std::ops::ControlFlow;

/// Which faces a moving piece may show where it arrives.
pub(crate) struct Faces {
    turns: bool,
    from_zone: bool,
    kind: KindId,
    from: Cell,
}

impl Faces {
    #[inline(always)]
    pub(crate) fn new(position: &Position, kind: KindId, from: Cell) -> Faces {
        let (game, us) = (&position.game, position.turn);
        let turns = game.compiled.traits[kind.index()].turns
            && (game.compiled.bonds.is_none() || position.has_patron(us, kind));
        Faces { turns, from_zone: position.is_in_zone(us, from), kind, from }
    }

    /// Visits the moves that go this way, with each face that the piece may show at the end.
    #[inline(always)]
    pub(crate) fn each<B>(
        &self,
        position: &Position,
        reach: Reach,
        victim: Content,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Reach { to, via, .. } = reach;
        let (plain, promoted) = self.at(position, reach, victim);
        let from = self.from;
        if promoted {
            visit(Move(Action::Board { from, to, promote: true, via }))?;
        }
        if plain {
            visit(Move(Action::Board { from, to, promote: false, via }))?;
        }
        ControlFlow::Continue(())
    }

    /// Whether it may stay as it is, and whether it may turn over.
    #[inline(always)]
    fn at(&self, position: &Position, Reach { to, via, enters }: Reach, victim: Content) -> (bool, bool) {
        if !self.turns {
            return (true, false);
        }
        let (game, us) = (&position.game, position.turn.index());
        let ahead = game.compiled.ranks_ahead[us][usize::from(to)];
        let into_zone = ahead < game.promotion.zone;
        let entering = into_zone && !self.from_zone || enters;
        let captures = victim != EMPTY;
        let may = match game.promotion.when {
            PromotionWhen::Zone => self.from_zone || into_zone,
            PromotionWhen::Entering => entering,
            PromotionWhen::EnteringOrCapture => {
                entering
                    || captures && (self.from_zone || into_zone)
                    || ahead == 0 && game.kind(self.kind).promotes_at_end
            }
            PromotionWhen::Capture => captures && position.contagion(self.kind, victim).is_none(),
            PromotionWhen::EveryMove => true,
        };
        let may = may || game.compiled.bonds.is_some() && self.takes_promotingly(position, to, via);
        let alive = game.dead_ends_allowed() || game.compiled.alive[us][self.kind.index()][usize::from(to)];
        let compelled = match game.promotion.compulsory {
            Compulsory::Never => false,
            Compulsory::AfterPromoted => captures && game.kind(parts(victim).1).is_promoted,
            Compulsory::Always | Compulsory::AlsoOnTheWay => true,
        };
        let must = may && (compelled || !alive);
        (!must, may)
    }

    /// Whether what it takes promotes it. Apart, so that games that know no such captures do not carry it along.
    #[inline(never)]
    fn takes_promotingly(&self, position: &Position, to: Cell, via: Via) -> bool {
        let last = Some(to).filter(|to| *to != self.from);
        position.promotes_by_taking(self.kind, via.cells().chain(last))
    }
}
