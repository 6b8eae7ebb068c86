use super::*;
use crate::craft::BoardWood;
use crate::scene::Segment;

const BOARD: Block = Block { width: 333.3, length: 363.6, thickness: 181.8 };

fn points(stripe: &Stripe) -> Vec<Point> {
    let point = |segment: &Segment| match *segment {
        Segment::Move(point) | Segment::Line(point) => Some(point),
        _ => None,
    };
    stripe.path.0.iter().filter_map(point).collect()
}

fn log(cut: Cut) -> Log {
    Log::new(BOARD, cut, BoardWood::Kaya.timber(), 7)
}

/// How far from straight the grain of a face is in a strip of it, from 0 to 1: the angle at which it meets the rings.
/// Straight grain (masame) is met at right angles, rings (itame) lie flat in the face.
fn flatness(cut: Cut, face: Face, part: f32) -> f32 {
    let Log { block: Block { width, thickness, .. }, pith, .. } = log(cut);
    let (x, z, is_level) = match face {
        Face::Top => (width * (part - 0.5), 0.0, true),
        Face::Bottom => (width * (part - 0.5), -thickness, true),
        Face::Left => (-width / 2.0, -thickness * part, false),
        Face::Right => (width / 2.0, -thickness * part, false),
        Face::Front | Face::Back => panic!("the ends show arcs"),
    };
    let (dx, dz) = (x - pith.0, z - pith.1);
    (if is_level { dz } else { dx }).abs() / dx.hypot(dz)
}

/// CRAFT-16 … CRAFT-21: which faces show straight grain, as the middle of each shows it.
#[test]
fn each_cut_has_its_straight_faces() {
    let straight = |cut, face| (1..10).filter(|n| flatness(cut, face, *n as f32 / 10.0) < 0.75).count();
    let check = |cut, face, expected: std::ops::RangeInclusive<usize>| {
        let parts = straight(cut, face);
        assert!(expected.contains(&parts), "{cut:?} {face:?}: {parts} of 9 parts are straight");
    };
    let (all, most, part, none) = (9..=9, 6..=9, 2..=7, 0..=1);
    check(Cut::Shihomasa, Face::Top, all.clone());
    check(Cut::Shihomasa, Face::Bottom, all.clone());
    check(Cut::Tenchimasa, Face::Top, all.clone());
    check(Cut::Tenchimasa, Face::Bottom, all.clone());
    check(Cut::Tenchimasa, Face::Left, none.clone());
    check(Cut::Tenchimasa, Face::Right, none.clone());
    check(Cut::Tenmasa, Face::Top, all.clone());
    check(Cut::Tenmasa, Face::Left, most.clone());
    check(Cut::Tenmasa, Face::Right, none.clone());
    check(Cut::Oimasa, Face::Top, most);
    check(Cut::Oimasa, Face::Left, all);
    check(Cut::Oimasa, Face::Right, none.clone());
    check(Cut::Kiura, Face::Top, part.clone());
    check(Cut::Kiura, Face::Bottom, none.clone());
    check(Cut::Kiomote, Face::Bottom, part);
    check(Cut::Kiomote, Face::Top, none);
}

/// CRAFT-18, CRAFT-20, CRAFT-21: the face nearer the centre of the log.
#[test]
fn the_radius_runs_where_the_catalogue_says() {
    let of = |cut| pith(cut, BOARD);
    assert_eq!(of(Cut::Tenchimasa).1, -BOARD.thickness / 2.0, "halves the sides");
    assert_eq!(of(Cut::Tenmasa).1, 0.0, "along the top");
    assert_eq!(of(Cut::Oimasa).0, -BOARD.width / 2.0, "along one side");
    assert!(of(Cut::Kiura).0 == 0.0 && of(Cut::Kiura).1 > 0.0, "halves the top, which is nearer");
    assert!(of(Cut::Kiomote).0 == 0.0 && of(Cut::Kiomote).1 < -BOARD.thickness, "halves the top, which is farther");
    let (x, z) = of(Cut::Shihomasa);
    let slope = (x + BOARD.width / 2.0) / z;
    assert!((slope + BOARD.width / BOARD.thickness).abs() < 1e-3, "through two opposite corners");
}

#[test]
fn stripes_lie_on_their_face() {
    for cut in Cut::ALL {
        for (face, width, height) in [
            (Face::Top, BOARD.width, BOARD.length),
            (Face::Bottom, BOARD.width, BOARD.length),
            (Face::Left, BOARD.length, BOARD.thickness),
            (Face::Right, BOARD.length, BOARD.thickness),
            (Face::Front, BOARD.width, BOARD.thickness),
            (Face::Back, BOARD.width, BOARD.thickness),
        ] {
            let stripes = log(*cut).face(face);
            assert!(stripes.len() > 10, "{cut:?} {face:?}: {}", stripes.len());
            for (x, y) in stripes.iter().flat_map(points) {
                let inside = (-0.01..=width + 0.01).contains(&x) && (-0.01..=height + 0.01).contains(&y);
                assert!(inside, "{cut:?} {face:?}: {x} {y}");
            }
        }
    }
}

/// CRAFT-15: the lines of the top run along the files, whatever the cut.
#[test]
fn the_grain_of_the_top_runs_along_the_files() {
    for cut in Cut::ALL {
        let is_along = |stripe: &Stripe| {
            let points = points(stripe);
            let span = |pick: fn(&Point) -> f32| {
                let values: Vec<f32> = points.iter().map(pick).collect();
                values.iter().copied().fold(f32::MIN, f32::max) - values.iter().copied().fold(f32::MAX, f32::min)
            };
            span(|point| point.1) > 2.0 * span(|point| point.0)
        };
        let stripes = log(*cut).face(Face::Top);
        let along = stripes.iter().filter(|stripe| is_along(stripe)).count();
        assert!(along * 10 > stripes.len() * 9, "{cut:?}: {along} of {}", stripes.len());
    }
}

#[test]
fn a_tree_is_always_the_same_and_no_two_are_alike() {
    let radii = |seed| -> Vec<f32> {
        let log = Log::new(BOARD, Cut::Kiura, BoardWood::Kaya.timber(), seed);
        log.rings.iter().map(|ring| ring.radius).collect()
    };
    assert_eq!(radii(1), radii(1));
    assert_ne!(radii(1), radii(2));
}
