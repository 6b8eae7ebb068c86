//! The ties of a game in tables.

use super::{Taking, Ties};
use crate::kind::{Kind, KindId};
use crate::laws::Laws;
use crate::power::Power;

/// The ties of a game, ready to be asked for over and over.
#[derive(Clone, Debug)]
pub(crate) struct Bonds {
    kinds: usize,
    /// By captor and victim.
    pub(super) takes: Vec<bool>,
    /// By captor and victim.
    pub(super) promotes: Vec<bool>,
    /// By shooter and victim: from how far away it hits; [`NEVER`] if it does not.
    pub(super) hits_from: Vec<u8>,
    /// By kind: whether it matters how many of it there are.
    pub(crate) counted: Vec<bool>,
    /// By kind: whether there is something that it may not take, or where it may not go.
    pub(crate) tied: Vec<bool>,
    /// The kinds whose promoted faces may turn back, each with that face.
    pub(super) turning: Vec<(KindId, KindId)>,
    /// What a side must have to play on: all of one of these groups. If there are none, a royal piece.
    pub(crate) command: Vec<Vec<KindId>>,
    /// Whether any piece freezes others.
    pub(super) freezes: bool,
    /// Whether any piece blinds others.
    pub(super) blinds: bool,
}

pub(super) const NEVER: u8 = u8::MAX;

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

    pub(super) fn pair(&self, one: KindId, other: KindId) -> usize {
        one.index() * self.kinds + other.index()
    }
}
