//! The grain of a board as it comes from the tree: a block somewhere in a log of rings, one a year. What a face shows
//! is where it meets the rings, so that the six faces of a block agree along their edges.

use crate::craft::{Cut, Timber};
use crate::scene::{Path, Point};

/// A block of wood in millimetres: x across the files, y along them, z upwards; the middle of the top's front edge is
/// the origin. The tree grew along y, so that the top's grain runs along the files (CRAFT-15).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Block {
    pub(crate) width: f32,
    pub(crate) length: f32,
    pub(crate) thickness: f32,
}

/// A face of a block. Black sits at the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    Top,
    Bottom,
    Left,
    Right,
    Front,
    Back,
}

/// The log around a block: where its centre lies, and its rings.
#[derive(Clone, Debug)]
pub(crate) struct Log {
    block: Block,
    pith: Point,
    /// How the centre climbs along the block.
    lean: f32,
    rings: Vec<Ring>,
}

/// A year's growth.
#[derive(Clone, Copy, Debug)]
struct Ring {
    /// Of its outer edge, in millimetres.
    radius: f32,
    /// How much of it grew in autumn.
    late: f32,
    /// How dark that is, to 1.
    tone: f32,
}

/// A stripe of a face: its outline in the face's own millimetres, and how dark it is, to 1.
pub(crate) struct Stripe {
    pub(crate) path: Path,
    pub(crate) tone: f32,
}

/// How much thinner a log is at its upper end, for each millimetre of height.
const TAPER: f32 = 0.012;
/// How much the centre moves away from the block's middle, for each millimetre of height.
const LEAN: f32 = 0.016;

/// Where the centre of the log lies, across and upwards from the middle of the block's top.
fn pith(cut: Cut, Block { width, thickness, .. }: Block) -> Point {
    let side = -width / 2.0;
    match cut {
        Cut::Shihomasa => (side - 1.1 * width, 1.1 * thickness),
        Cut::Tenchimasa => (side - 1.2 * width, -thickness / 2.0),
        Cut::Tenmasa => (side - 0.10 * width, 0.0),
        Cut::Oimasa => (side, 0.16 * width),
        Cut::Kiura => (0.0, 0.15 * width),
        Cut::Kiomote => (0.0, -thickness - 0.15 * width),
    }
}

impl Log {
    /// A log with this block in it; `seed` makes one tree differ from another.
    pub(crate) fn new(block: Block, cut: Cut, timber: Timber, seed: u32) -> Log {
        let pith = pith(cut, block);
        let reach = corners(block).map(|corner| distance(corner, pith)).into_iter().fold(0.0, f32::max) + 20.0;
        let mut rings = Vec::new();
        let (mut radius, mut climate) = (4.0, 0.5);
        for year in 0.. {
            if radius > reach {
                break;
            }
            // Good and bad years come in runs; old trees grow slowly.
            climate = 0.75 * climate + 0.25 * chance(seed, year);
            let youth = 1.0 + 0.9 / (1.0 + radius / 60.0);
            let growth = timber.year * youth * (0.45 + 0.7 * climate + 0.4 * chance(seed ^ 0x51, year));
            radius += growth;
            let late = growth * (0.16 + 0.18 * chance(seed ^ 0xa7, year));
            rings.push(Ring { radius, late, tone: timber.contrast * (0.35 + 0.65 * chance(seed ^ 0x3d, year)) });
        }
        let lean = if pith.1 < -block.thickness / 2.0 { -LEAN } else { LEAN };
        Log { block, pith, lean, rings }
    }

    /// The stripes of a face: first the broad shades of runs of years, then each year's line. Top and bottom are seen
    /// with their front edge below, the sides with the top above, each from outside.
    pub(crate) fn face(&self, face: Face) -> Vec<Stripe> {
        let Block { width, length, thickness } = self.block;
        match face {
            Face::Top => self.along(face, width, |x, y| (x + width / 2.0, length - y)),
            Face::Bottom => self.along(face, width, |x, y| (width / 2.0 - x, length - y)),
            Face::Left => self.along(face, thickness, |z, y| (length - y, -z)),
            Face::Right => self.along(face, thickness, |z, y| (y, -z)),
            Face::Front => self.across(|x| x + width / 2.0),
            Face::Back => self.across(|x| width / 2.0 - x),
        }
    }

    /// The end of the whole log: where its centre lies, across and upwards from the middle of the block's top, and its rings, each with
    /// its radius and how dark it is.
    pub(crate) fn rings(&self) -> (Point, Vec<(f32, f32)>) {
        (self.pith, self.rings.iter().map(|ring| (ring.radius, ring.tone)).collect())
    }

    /// A face along the tree. `put` says where a point lies on it, from its place across and along.
    fn along(&self, face: Face, across: f32, put: impl Fn(f32, f32) -> Point) -> Vec<Stripe> {
        let Block { width, thickness, .. } = self.block;
        // Across the face runs one of the log's two coordinates; the other is the same everywhere on it.
        let (range, fixed, is_level) = match face {
            Face::Left => ((-across, 0.0), -width / 2.0, false),
            Face::Right => ((-across, 0.0), width / 2.0, false),
            Face::Bottom => ((-across / 2.0, across / 2.0), -thickness, true),
            _ => ((-across / 2.0, across / 2.0), 0.0, true),
        };
        let plane = Plane { log: self, range, fixed, is_level };
        let shades = self.rings.chunks(9).filter_map(|years| {
            let last = years.last()?;
            let run = Ring { late: (last.radius - years[0].radius) * 0.6, tone: last.tone * 0.22, ..*last };
            Some(run)
        });
        let lines = self.rings.iter().copied();
        shades.chain(lines).flat_map(|ring| plane.stripes(ring, &put)).collect()
    }

    /// An end of the block: arcs of the rings.
    fn across(&self, put: impl Fn(f32) -> f32) -> Vec<Stripe> {
        let Block { width, thickness, .. } = self.block;
        let middle = (0.0, -thickness / 2.0);
        let towards = (middle.1 - self.pith.1).atan2(middle.0 - self.pith.0);
        let turn = |corner: Point| {
            let angle = (corner.1 - self.pith.1).atan2(corner.0 - self.pith.0) - towards;
            // Between half a turn back and half a turn on.
            angle - (angle / std::f32::consts::TAU).round() * std::f32::consts::TAU
        };
        let turns = corners(self.block).map(turn);
        let (from, to) = (turns.into_iter().fold(0.0, f32::min), turns.into_iter().fold(0.0, f32::max));
        let on_block = |(x, z): Point| x.abs() <= width / 2.0 && (-thickness..=0.0).contains(&z);
        let mut stripes = Vec::new();
        for ring in &self.rings {
            let at = |step: u16, radius: f32| {
                let angle = towards + from + (to - from) * f32::from(step) / 160.0;
                let radius = radius + self.wave(radius, 0.0, angle);
                (self.pith.0 + radius * angle.cos(), self.pith.1 + radius * angle.sin())
            };
            let points: Vec<u16> = (0..=160).collect();
            for arc in points.split(|step| !on_block(at(*step, ring.radius))).filter(|arc| arc.len() > 1) {
                let outer = arc.iter().map(|step| at(*step, ring.radius));
                let inner = arc.iter().rev().map(|step| at(*step, ring.radius - ring.late));
                let inside = |(x, z): Point| (put(x.clamp(-width / 2.0, width / 2.0)), -z.clamp(-thickness, 0.0));
                stripes.push(Stripe { path: Path::polygon(outer.chain(inner).map(inside)), tone: ring.tone });
            }
        }
        stripes
    }

    /// How far a ring departs from a circle there.
    fn wave(&self, radius: f32, y: f32, angle: f32) -> f32 {
        let share = (radius / 120.0).min(1.0);
        let long = (y / 173.0 + radius / 290.0).sin() * 1.3;
        let short = (y / 61.0 + radius / 37.0 + 1.7).sin() * 0.35;
        share * (long + short + (3.0 * angle + radius / 90.0).sin() * 1.5)
    }
}

/// A face along the tree as a plane through the log.
struct Plane<'a> {
    log: &'a Log,
    /// From where to where the face reaches across.
    range: (f32, f32),
    /// Its place in the other direction.
    fixed: f32,
    /// Top or bottom, not a side.
    is_level: bool,
}

impl Plane<'_> {
    /// What a ring leaves on the plane: a stripe on each side of the place nearest to the log's centre, where the two
    /// run together in a pointed arch if the plane leaves the ring.
    fn stripes(&self, ring: Ring, put: &impl Fn(f32, f32) -> Point) -> Vec<Stripe> {
        let length = self.log.block.length;
        let nearest = self.depth(0.0).abs().max(self.depth(length).abs());
        let steps = if ring.radius > 1.3 * nearest + 8.0 { 10 } else { 56 };
        let mut stripes = Vec::new();
        for side in [-1.0, 1.0] {
            let along = (0..=steps).map(|step| length * step as f32 / steps as f32);
            let edges: Vec<_> = along
                .map(|y| (y, self.meets(ring.radius, side, y), self.meets(ring.radius - ring.late, side, y)))
                .collect();
            if edges.iter().all(|(_, outer, inner)| outer == inner) {
                continue;
            }
            let outer = edges.iter().map(|(y, outer, _)| put(*outer, *y));
            let inner = edges.iter().rev().map(|(y, _, inner)| put(*inner, *y));
            stripes.push(Stripe { path: Path::polygon(outer.chain(inner)), tone: ring.tone });
        }
        stripes
    }

    /// How far the plane lies from the log's centre.
    fn depth(&self, y: f32) -> f32 {
        let (x, z) = self.log.pith;
        if self.is_level { self.fixed - z - self.log.lean * y } else { self.fixed - x }
    }

    /// Where the plane meets a ring, kept on the face.
    fn meets(&self, radius: f32, side: f32, y: f32) -> f32 {
        let (x, z) = self.log.pith;
        let centre = if self.is_level { x } else { z + self.log.lean * y };
        let depth = self.depth(y);
        let mut place = centre;
        // Where the ring is not quite round depends on where it is met: twice is near enough.
        for _ in 0..2 {
            let angle = if self.is_level { depth.atan2(place - centre) } else { (place - centre).atan2(depth) };
            let radius = radius - TAPER * y + self.log.wave(radius, y, angle);
            place = centre + side * (radius * radius - depth * depth).max(0.0).sqrt();
        }
        place.clamp(self.range.0, self.range.1)
    }
}

fn corners(Block { width, thickness, .. }: Block) -> [Point; 4] {
    let (x, z) = (width / 2.0, -thickness);
    [(-x, 0.0), (x, 0.0), (-x, z), (x, z)]
}

fn distance((ax, ay): Point, (bx, by): Point) -> f32 {
    (ax - bx).hypot(ay - by)
}

/// A number from 0 to 1 that looks like chance and is the same every time.
pub(crate) fn chance(seed: u32, index: u32) -> f32 {
    let mut x = seed.wrapping_mul(0x9e37_79b9) ^ index.wrapping_mul(0x85eb_ca6b).wrapping_add(0x27d4_eb2f);
    x = (x ^ (x >> 15)).wrapping_mul(0x2c1b_3c6d);
    x = (x ^ (x >> 12)).wrapping_mul(0x297a_2d39);
    ((x ^ (x >> 15)) >> 8) as f32 / 16_777_216.0
}

#[cfg(test)]
mod tests;
