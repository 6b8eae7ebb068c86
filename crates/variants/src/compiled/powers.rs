//! Powers in steps of the row of cells.

use crate::betza::Ray;
use crate::geometry::Geometry;
use crate::kind::Kind;
use crate::power::{Manner, Power};
use shogi::Color;

/// A [`Power`] in steps of the row of cells, for one colour.
#[derive(Clone, Debug)]
pub(crate) enum CellPower {
    /// First steps, second steps, and the leaps to where no single step leads.
    Lion {
        first: Vec<i16>,
        second: Vec<i16>,
        leaps: Vec<i16>,
    },
    LineLion {
        steps: u8,
        lines: Vec<i16>,
    },
    /// First legs, each with the turns it may take.
    Hook(Vec<(i16, [i16; 2])>),
    Area {
        steps: u8,
        around: Vec<i16>,
    },
    LeapCapture(Vec<i16>),
    Sweep(Vec<i16>),
    Igui(Vec<i16>),
    Pass(Vec<i16>),
    /// A leap, its unit, and how many units it may slide on.
    LeapSlide(Vec<(i16, i16, u8)>),
    Over {
        pieces: u8,
        lines: Vec<i16>,
    },
    Anywhere,
    Steps(Steps),
    /// It follows a move.
    Shoot,
    Freeze(Vec<i16>),
}

impl CellPower {
    fn new(geometry: &Geometry, power: &Power, color: Color, shot: Option<&Shot>) -> CellPower {
        let offset = |right: i8, forward: i8| geometry.offset(color, right, forward);
        let offsets: Vec<i16> = power.rays().iter().map(|ray| offset(ray.right, ray.forward)).collect();
        match power {
            Power::Lion(_) => Self::lion(offsets),
            Power::LineLion(steps, _) => CellPower::LineLion { steps: *steps, lines: offsets },
            Power::Hook(rays) => {
                let turns = |x: i8, y: i8| [offset(y, -x), offset(-y, x)];
                let legs = rays.iter().map(|ray| (offset(ray.right, ray.forward), turns(ray.right, ray.forward)));
                CellPower::Hook(legs.collect())
            }
            Power::Area(steps) => CellPower::Area { steps: *steps, around: around(geometry) },
            Power::LeapCapture(_) => CellPower::LeapCapture(offsets),
            Power::Sweep(_) => CellPower::Sweep(offsets),
            Power::Igui(_) => CellPower::Igui(offsets),
            Power::Pass(_) => CellPower::Pass(offsets),
            Power::LeapSlide(rays, on) => {
                let unit = |x: i8| x.signum();
                let leap =
                    |ray: &Ray| (offset(ray.right, ray.forward), offset(unit(ray.right), unit(ray.forward)), *on);
                CellPower::LeapSlide(rays.iter().map(leap).collect())
            }
            Power::Over(pieces, _) => CellPower::Over { pieces: *pieces, lines: offsets },
            Power::Anywhere => CellPower::Anywhere,
            Power::Steps(count, manner, rays) => {
                CellPower::Steps(Steps::new(geometry, *count, *manner, rays, color, shot.cloned()))
            }
            Power::Shoot(..) => CellPower::Shoot,
            Power::Freeze(_) => CellPower::Freeze(offsets),
        }
    }

    /// The lines along which it pins an enemy.
    pub(crate) fn frozen_lines(&self) -> &[i16] {
        match self {
            CellPower::Freeze(lines) => lines,
            _ => &[],
        }
    }

    fn lion(first: Vec<i16>) -> CellPower {
        let mut second = first.clone();
        second.extend(first.iter().map(|step| -step));
        let mut leaps: Vec<i16> = first.iter().flat_map(|a| first.iter().map(move |b| a + b)).collect();
        for list in [&mut second, &mut leaps] {
            list.sort_unstable();
            list.dedup();
        }
        leaps.retain(|leap| *leap != 0 && !first.contains(leap));
        CellPower::Lion { first, second, leaps }
    }
}

/// The eight neighbours of a cell.
pub(crate) fn around(geometry: &Geometry) -> Vec<i16> {
    let steps = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    steps.map(|(right, forward)| geometry.offset(Color::Black, right, forward)).to_vec()
}

/// What a piece shoots after its move, for one colour.
#[derive(Clone, Debug)]
pub(crate) struct Shot {
    pub(crate) targets: u8,
    /// Over whatever stands between.
    pub(crate) over: bool,
    /// Directions, with how far it reaches.
    pub(crate) lines: Vec<(i16, u8)>,
}

impl Shot {
    /// The shot among a kind's powers.
    pub(crate) fn among(geometry: &Geometry, powers: &[Power], color: Color) -> Option<Shot> {
        powers.iter().find_map(|power| {
            let Power::Shoot(targets, over, rays) = power else { return None };
            let line = |ray: &Ray| (geometry.offset(color, ray.right, ray.forward), ray.range);
            Some(Shot { targets: *targets, over: *over, lines: rays.iter().map(line).collect() })
        })
    }
}

/// Steps of a turn, for one colour.
#[derive(Clone, Debug)]
pub(crate) struct Steps {
    pub(crate) count: u8,
    pub(crate) manner: Manner,
    /// Each with the way it mainly leads.
    pub(crate) steps: Vec<(i16, (i8, i8))>,
    /// What may be shot after each.
    pub(crate) shot: Option<Shot>,
}

impl Steps {
    fn new(geometry: &Geometry, count: u8, manner: Manner, rays: &[Ray], color: Color, shot: Option<Shot>) -> Steps {
        let step = |ray: &Ray| (geometry.offset(color, ray.right, ray.forward), ray.way());
        Steps { count, manner, steps: rays.iter().map(step).collect(), shot }
    }
}

/// The powers of a kind for one colour.
pub(crate) fn cell_powers(geometry: &Geometry, kind: &Kind, color: Color) -> Vec<CellPower> {
    let shot = Shot::among(geometry, &kind.powers, color);
    kind.powers.iter().map(|power| CellPower::new(geometry, power, color, shot.as_ref())).collect()
}
