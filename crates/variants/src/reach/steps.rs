//! Several steps in a turn, and shots (VAR-24). Ways that end on the same square and take the same are one.

use super::{Reach, Sight, View};
use crate::compiled::{CellRay, Shot, Steps};
use crate::content::{EMPTY, RIM, parts};
use crate::geometry::Cell;
use crate::kind::KindId;
use crate::moves::Via;
use crate::power::Manner;

impl View<'_> {
    /// The ends of steps, leaps and slides, with what may be shot from there.
    pub(crate) fn rays(&self, kind: KindId, rays: &[CellRay], shot: Option<&Shot>, into: &mut Vec<Reach>) {
        let lame = !self.position.goes_forward(self.us, kind);
        for ray in rays.iter().filter(|ray| !(lame && ray.forward)) {
            let mut to = self.from;
            for _ in 0..ray.range {
                to = View::step(to, ray.offset);
                match self.at(to) {
                    Sight::Empty => {
                        if ray.quiet {
                            into.push(Reach::straight(to));
                            self.shots(kind, shot, to, into);
                        }
                        continue;
                    }
                    Sight::Foe if ray.captures => into.push(Reach::straight(to)),
                    _ => {}
                }
                break;
            }
        }
    }

    fn shots(&self, kind: KindId, shot: Option<&Shot>, to: Cell, into: &mut Vec<Reach>) {
        let volleys = shot.map_or(Vec::new(), |shot| self.volleys(kind, shot, to, &[]));
        into.extend(volleys.into_iter().map(|volley| Reach::taking(Via::of(volley), to)));
    }

    /// Whom a piece may shoot from a cell, once some are gone: each alone, and each two if it hits two.
    fn volleys(&self, kind: KindId, shot: &Shot, at: Cell, gone: &[Cell]) -> Vec<Vec<Cell>> {
        let first = self.hits(kind, shot, at, gone);
        let mut volleys: Vec<Vec<Cell>> = first.iter().map(|hit| vec![*hit]).collect();
        if shot.targets > 1 {
            for one in &first {
                for other in self.hits(kind, shot, at, &[gone, &[*one]].concat()) {
                    let known = volleys.iter().any(|volley| volley[..] == [other, *one]);
                    if !known {
                        volleys.push(vec![*one, other]);
                    }
                }
            }
        }
        volleys
    }

    /// The enemies that a piece hits from a cell, once some are gone.
    fn hits(&self, kind: KindId, shot: &Shot, at: Cell, gone: &[Cell]) -> Vec<Cell> {
        let mut hits = Vec::new();
        if self.position.is_blinded(self.us, kind, at) {
            return hits;
        }
        for (offset, range) in &shot.lines {
            let mut cell = at;
            for distance in 1..=*range {
                cell = View::step(cell, *offset);
                let content = self.position.content(cell);
                if content == RIM {
                    break;
                }
                let wanted = cell == self.target;
                if !wanted
                    && (content == EMPTY || cell == self.from || self.free.contains(&cell) || gone.contains(&cell))
                {
                    continue;
                }
                let foe = wanted || parts(content).0 != self.us;
                if foe && self.position.may_hit(kind, content, distance) {
                    hits.push(cell);
                }
                if !shot.over {
                    break;
                }
            }
        }
        hits
    }

    /// Everything that several steps lead to.
    pub(super) fn steps(&self, steps: &Steps, into: &mut Vec<Reach>) {
        let kind = parts(self.position.content(self.from)).1;
        let mut walk = Walk { view: self, kind, steps, path: vec![self.from], taken: Vec::new(), found: Vec::new() };
        walk.go(None);
        let mut found = walk.found;
        // The first way that leads to the same is the one that counts.
        found.sort_by_key(|(same, _)| *same);
        found.dedup_by_key(|(same, _)| *same);
        into.extend(found.into_iter().map(|(_, reach)| reach));
    }
}

/// A walk under way.
struct Walk<'a> {
    view: &'a View<'a>,
    kind: KindId,
    steps: &'a Steps,
    /// The cells gone over, the start first.
    path: Vec<Cell>,
    /// Who was taken or shot.
    taken: Vec<Cell>,
    /// What it led to: the same without regard to the order, and as it was found first.
    found: Vec<((Cell, Via), Reach)>,
}

impl Walk<'_> {
    /// Goes on from where it stands; `way` is that of the steps so far.
    fn go(&mut self, way: Option<(i8, i8)>) {
        let at = self.path[self.path.len() - 1];
        for (offset, leads) in &self.steps.steps {
            let next = View::step(at, *offset);
            let barred = match self.steps.manner {
                Manner::Free => false,
                Manner::Exactly => self.path.contains(&next),
                Manner::Ahead => way.is_some_and(|way| way != *leads),
            };
            if barred {
                continue;
            }
            let sight = if self.taken.contains(&next) { Sight::Empty } else { self.view.at(next) };
            match sight {
                Sight::Friend | Sight::Rim => {}
                Sight::Foe => {
                    self.taken.push(next);
                    self.arrive(next, *leads);
                    self.taken.pop();
                }
                Sight::Empty => {
                    self.arrive(next, *leads);
                    self.shoot(next, *leads);
                }
            }
        }
    }

    /// Stops on a cell, and goes on from it if steps are left.
    fn arrive(&mut self, at: Cell, way: (i8, i8)) {
        self.path.push(at);
        let left = self.path.len() <= usize::from(self.steps.count);
        if !left || self.steps.manner != Manner::Exactly {
            self.note(at);
        }
        if left {
            self.go(Some(way));
        }
        self.path.pop();
    }

    fn shoot(&mut self, at: Cell, way: (i8, i8)) {
        let Some(shot) = &self.steps.shot else { return };
        for volley in self.view.volleys(self.kind, shot, at, &self.taken) {
            self.taken.extend(&volley);
            self.arrive(at, way);
            self.taken.truncate(self.taken.len() - volley.len());
        }
    }

    fn note(&mut self, to: Cell) {
        let beside: Vec<Cell> = self.taken.iter().copied().filter(|cell| *cell != to).collect();
        if beside.len() > Via::MOST {
            return;
        }
        let via = Via::of(beside);
        let sorted = via.sorted();
        self.found.push(((to, sorted), Reach::taking(via, to)));
    }
}
