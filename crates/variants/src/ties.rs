//! What ties pieces to others: whom one may not take or hit, without whom one does not promote or go forward, who promotes
//! together, who turns back, and what a side must keep to play on (VAR-24).

mod aftermath;

use crate::game::Laws;
use crate::geometry::Cell;
use crate::kind::{Kind, KindId};
use crate::position::{Content, EMPTY, Position, RIM, parts};
use crate::power::Power;
use crate::reach::CellPower;
use shogi::Color;

/// What a data file says of a piece with regard to others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ties {
    /// It takes only these, if any are named; shots apart.
    pub takes_only: Option<Vec<KindId>>,
    /// It does not take these; shots apart.
    pub cannot_take: Vec<KindId>,
    /// What it shoots.
    pub missile: Option<String>,
    /// Missiles that do not hit it.
    pub proof: Vec<String>,
    /// Others hit it only from so many squares away, or more.
    pub hit_from: u8,
    /// It promotes, and stays promoted, only while one of these stands on its side.
    pub patrons: Vec<KindId>,
    /// It goes forward only while one of these stands on its side.
    pub forward_needs: Vec<KindId>,
    /// Its promotion promotes all of these on its side.
    pub calls: Vec<KindId>,
    /// Its promotion puts out all enemies that burn.
    pub quenches: bool,
    /// Its promoted face turns back in sight of this enemy, up to so many squares away.
    pub turns_back_near: Option<(KindId, u8)>,
    /// Enemies with these missiles cannot shoot up to so many squares around it.
    pub blinds: Option<(Vec<String>, u8)>,
}

/// A capture that promotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Taking {
    /// Of whom.
    pub(crate) of: Vec<KindId>,
    /// By whom; by anybody if it is not said.
    pub(crate) by: Option<Vec<KindId>>,
}

/// The ties of a game, ready to be asked for over and over.
#[derive(Clone, Debug)]
pub(crate) struct Bonds {
    kinds: usize,
    /// By captor and victim.
    takes: Vec<bool>,
    /// By captor and victim.
    promotes: Vec<bool>,
    /// By shooter and victim: from how far away it hits him; [`NEVER`] if it does not.
    hits_from: Vec<u8>,
    /// By kind: whether it matters how many of it there are.
    pub(crate) counted: Vec<bool>,
    /// By kind: whether there is something that it may not take, or where it may not go.
    pub(crate) tied: Vec<bool>,
    /// The kinds whose promoted faces may turn back, each with that face.
    turning: Vec<(KindId, KindId)>,
    /// What a side must have to play on: all of one of these groups. If there are none, a royal piece.
    pub(crate) command: Vec<Vec<KindId>>,
    /// Whether any piece freezes others.
    freezes: bool,
    /// Whether any piece blinds others.
    blinds: bool,
}

const NEVER: u8 = u8::MAX;

impl Bonds {
    /// `None` if nothing ties the pieces of a game.
    pub(crate) fn new(kinds: &[Kind], laws: &Laws) -> Option<Bonds> {
        let freezes = kinds.iter().flat_map(|kind| &kind.powers).any(|power| matches!(power, Power::Freeze(_)));
        let loose = kinds.iter().all(|kind| kind.ties == Ties::default());
        if loose && !freezes && *laws == Laws::default() {
            return None;
        }
        let ids = || (0..kinds.len() as u16).map(KindId);
        let pairs = || ids().flat_map(|a| ids().map(move |b| (a, b)));
        let takes = |(captor, victim): (KindId, KindId)| {
            let ties = &kinds[captor.index()].ties;
            ties.takes_only.as_ref().is_none_or(|only| only.contains(&victim)) && !ties.cannot_take.contains(&victim)
        };
        let promotes = |(captor, victim): (KindId, KindId)| {
            let by = |taking: &Taking| taking.by.as_ref().is_none_or(|by| by.contains(&captor));
            laws.by_taking.iter().any(|taking| taking.of.contains(&victim) && by(taking))
        };
        let hits_from = |(shooter, victim): (KindId, KindId)| {
            let victim = &kinds[victim.index()].ties;
            match &kinds[shooter.index()].ties.missile {
                Some(missile) if victim.proof.contains(missile) => NEVER,
                _ => victim.hit_from,
            }
        };
        let of_ties = |ties: &Ties| {
            let light = ties.turns_back_near.map(|(light, _)| light);
            ties.patrons.iter().chain(&ties.forward_needs).copied().chain(light).collect::<Vec<_>>()
        };
        let turns_back = |kind: &Kind| !kind.ties.patrons.is_empty() || kind.ties.turns_back_near.is_some();
        let face = |id: KindId| kinds[id.index()].other_face.filter(|_| !kinds[id.index()].is_promoted);
        let turning: Vec<(KindId, KindId)> =
            ids().filter(|id| turns_back(&kinds[id.index()])).filter_map(|id| Some((id, face(id)?))).collect();
        let mut counted = vec![false; kinds.len()];
        let faces = turning.iter().map(|(_, face)| *face);
        let needed = kinds.iter().flat_map(|kind| of_ties(&kind.ties)).chain(faces);
        needed.chain(laws.command.iter().flatten().copied()).for_each(|kind| counted[kind.index()] = true);
        let tied = |kind: &Kind| {
            let ties = &kind.ties;
            ties.takes_only.is_some() || !ties.cannot_take.is_empty() || !ties.forward_needs.is_empty()
        };
        Some(Bonds {
            kinds: kinds.len(),
            takes: pairs().map(takes).collect(),
            promotes: pairs().map(promotes).collect(),
            hits_from: pairs().map(hits_from).collect(),
            counted,
            tied: kinds.iter().map(tied).collect(),
            turning,
            command: laws.command.clone(),
            freezes,
            blinds: kinds.iter().any(|kind| kind.ties.blinds.is_some()),
        })
    }

    fn pair(&self, one: KindId, other: KindId) -> usize {
        one.index() * self.kinds + other.index()
    }
}

impl Position {
    fn bonds(&self) -> Option<&Bonds> {
        self.game.compiled.bonds.as_ref()
    }

    /// Whether a piece of one kind may take what stands on a cell, apart from whose it is; anything might stand on an empty one.
    #[inline(always)]
    pub(crate) fn may_take(&self, captor: KindId, victim: Content) -> bool {
        let Some(bonds) = self.bonds() else { return true };
        victim == EMPTY || victim == RIM || bonds.takes[bonds.pair(captor, parts(victim).1)]
    }

    /// Whether a piece of one kind hits what stands on a cell from so far away.
    pub(crate) fn may_hit(&self, shooter: KindId, victim: Content, distance: u8) -> bool {
        let Some(bonds) = self.bonds() else { return true };
        victim == EMPTY || {
            let from = bonds.hits_from[bonds.pair(shooter, parts(victim).1)];
            from != NEVER && from <= distance
        }
    }

    /// Whether a piece of a kind promotes by taking what stands on one of these cells.
    pub(crate) fn promotes_by_taking(&self, captor: KindId, mut on: impl Iterator<Item = Cell>) -> bool {
        self.bonds().is_some_and(|bonds| {
            on.any(|cell| match self.content(cell) {
                EMPTY => false,
                victim => parts(victim).0 != self.turn && bonds.promotes[bonds.pair(captor, parts(victim).1)],
            })
        })
    }

    /// How many pieces of a kind a side has on the board, of a kind that is counted.
    fn count(&self, color: Color, kind: KindId) -> u16 {
        self.census[color.index()].get(kind.index()).copied().unwrap_or(0)
    }

    /// Whether a side has one of these kinds on the board, or none is asked for.
    fn has_any(&self, color: Color, kinds: &[KindId]) -> bool {
        kinds.is_empty() || kinds.iter().any(|kind| self.count(color, *kind) > 0)
    }

    /// Whether somebody stands by who lets a piece of this kind promote.
    pub(crate) fn has_patron(&self, color: Color, kind: KindId) -> bool {
        self.bonds().is_none() || self.has_any(color, &self.game.kind(kind).ties.patrons)
    }

    /// Whether a piece of this kind may go forward.
    pub(crate) fn goes_forward(&self, color: Color, kind: KindId) -> bool {
        self.bonds().is_none() || self.has_any(color, &self.game.kind(kind).ties.forward_needs)
    }

    /// Whether a side has what it takes to play on, without a piece of one kind if that is said. `None` in games that ask for
    /// nothing but a royal piece.
    pub(crate) fn commands(&self, color: Color, without: Option<KindId>) -> Option<bool> {
        let command = &self.bonds()?.command;
        let has = |kind: &KindId| self.count(color, *kind) > u16::from(without == Some(*kind));
        (!command.is_empty()).then(|| command.iter().any(|group| group.iter().all(has)))
    }

    /// The only royal piece of a side, if the game is lost without it.
    pub(crate) fn vital(&self, color: Color) -> Option<Cell> {
        let [only] = self.royals[color.index()][..] else { return None };
        let kind = parts(self.content(only)).1;
        (self.commands(color, Some(kind)) != Some(true)).then_some(only)
    }

    /// Whether a piece is blinded where it stands and cannot shoot.
    pub(crate) fn is_blinded(&self, us: Color, shooter: KindId, at: Cell) -> bool {
        let Some(missile) = self.game.kind(shooter).ties.missile.as_ref() else { return false };
        self.bonds().is_some_and(|bonds| bonds.blinds)
            && self.pieces[(!us).index()].iter().any(|cell| {
                let blinds = &self.game.kind(parts(self.content(*cell)).1).ties.blinds;
                blinds.as_ref().is_some_and(|(missiles, within)| {
                    missiles.contains(missile) && self.steps_between(*cell, at) <= *within
                })
            })
    }

    /// Whether there are pieces that pin others, or blind them.
    pub(crate) fn is_bound_from_afar(&self) -> bool {
        self.bonds().is_some_and(|bonds| bonds.freezes || bonds.blinds)
    }

    /// In steps of a king.
    pub(crate) fn steps_between(&self, a: Cell, b: Cell) -> u8 {
        let compiled = &self.game.compiled;
        let (a, b) = (usize::from(a), usize::from(b));
        let ahead = &compiled.ranks_ahead[0];
        compiled.file[a].abs_diff(compiled.file[b]).max(ahead[a].abs_diff(ahead[b]))
    }

    /// The pieces of a side that cannot move because an enemy pins them.
    pub(crate) fn frozen(&self, us: Color) -> Vec<Cell> {
        if !self.bonds().is_some_and(|bonds| bonds.freezes) {
            return Vec::new();
        }
        let powers = &self.game.compiled.powers[(!us).index()];
        let mut frozen = Vec::new();
        for from in &self.pieces[(!us).index()] {
            for line in powers[parts(self.content(*from)).1.index()].iter().flat_map(CellPower::frozen_lines) {
                let cells = std::iter::successors(Some(*from), |at| Some(at.wrapping_add_signed(*line)));
                let seen = cells.skip(1).find(|cell| self.content(*cell) != EMPTY).unwrap_or(*from);
                if self.content(seen) != RIM && parts(self.content(seen)).0 == us {
                    frozen.push(seen);
                }
            }
        }
        frozen
    }
}
