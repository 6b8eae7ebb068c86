//! Pieces as figures like those of chess (EQUIP-15): a crown with a cross, a tower, a mitre, a horse's head; the gold has a crown of
//! five points, the silver one of three, the lance is a lance.

use crate::scene::{Path, Point, Segment};
use shogi::PieceKind;

/// The outline of a piece's figure in a square of a hundred, y downwards. What is left out of it is drawn the other way round.
pub(crate) fn figure(kind: PieceKind) -> Path {
    match kind.unpromoted() {
        PieceKind::King => king(),
        PieceKind::Rook => Path::polygon(TOWER),
        PieceKind::Bishop => bishop(),
        PieceKind::Gold => crowned(&[14.0, 32.0, 50.0, 68.0, 86.0], 18.0),
        PieceKind::Silver => crowned(&[18.0, 50.0, 82.0], 24.0),
        PieceKind::Knight => knight(),
        PieceKind::Lance => Path::polygon(LANCE),
        _ => pawn(),
    }
}

/// What says that a piece is promoted, whatever its colour: a cross about the origin, 16 wide.
pub(crate) fn cross() -> Path {
    let (a, b) = (2.6, 8.0);
    let corners: [Point; 12] =
        [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)];
    Path::polygon(corners)
}

const TOWER: [Point; 20] = [
    (24.0, 12.0),
    (37.0, 12.0),
    (37.0, 21.0),
    (44.0, 21.0),
    (44.0, 12.0),
    (56.0, 12.0),
    (56.0, 21.0),
    (63.0, 21.0),
    (63.0, 12.0),
    (76.0, 12.0),
    (76.0, 32.0),
    (67.0, 41.0),
    (69.0, 72.0),
    (78.0, 80.0),
    (78.0, 92.0),
    (22.0, 92.0),
    (22.0, 80.0),
    (31.0, 72.0),
    (33.0, 41.0),
    (24.0, 32.0),
];

const LANCE: [Point; 12] = [
    (50.0, 3.0),
    (65.0, 34.0),
    (54.5, 40.0),
    (54.5, 74.0),
    (72.0, 81.0),
    (72.0, 92.0),
    (28.0, 92.0),
    (28.0, 81.0),
    (45.5, 74.0),
    (45.5, 40.0),
    (35.0, 34.0),
    (42.0, 20.0),
];

fn joined(parts: impl IntoIterator<Item = Path>) -> Path {
    Path(parts.into_iter().flat_map(|part| part.0).collect())
}

fn foot() -> Path {
    Path::polygon([(26.0, 80.0), (74.0, 80.0), (74.0, 92.0), (26.0, 92.0)])
}

fn pawn() -> Path {
    let body = Path(vec![
        Segment::Move((41.0, 42.0)),
        Segment::Line((59.0, 42.0)),
        Segment::Quad((60.0, 64.0), (72.0, 81.0)),
        Segment::Line((28.0, 81.0)),
        Segment::Quad((40.0, 64.0), (41.0, 42.0)),
        Segment::Close,
    ]);
    joined([Path::circle((50.0, 29.0), 17.0), body, foot()])
}

fn king() -> Path {
    let cross = Path::polygon([
        (46.0, 2.0),
        (54.0, 2.0),
        (54.0, 9.0),
        (61.0, 9.0),
        (61.0, 17.0),
        (54.0, 17.0),
        (54.0, 36.0),
        (46.0, 36.0),
        (46.0, 17.0),
        (39.0, 17.0),
        (39.0, 9.0),
        (46.0, 9.0),
    ]);
    let crown = Path(vec![
        Segment::Move((50.0, 36.0)),
        Segment::Cubic((58.0, 24.0), (90.0, 22.0), (82.0, 50.0)),
        Segment::Line((70.0, 80.0)),
        Segment::Line((30.0, 80.0)),
        Segment::Line((18.0, 50.0)),
        Segment::Cubic((10.0, 22.0), (42.0, 24.0), (50.0, 36.0)),
        Segment::Close,
    ]);
    joined([cross, crown, foot()])
}

fn bishop() -> Path {
    let mitre = Path(vec![
        Segment::Move((50.0, 8.0)),
        Segment::Cubic((68.0, 24.0), (78.0, 46.0), (60.0, 60.0)),
        Segment::Line((65.0, 81.0)),
        Segment::Line((35.0, 81.0)),
        Segment::Line((40.0, 60.0)),
        Segment::Cubic((22.0, 46.0), (32.0, 24.0), (50.0, 8.0)),
        Segment::Close,
    ]);
    let slit = Path::polygon([(46.0, 47.0), (52.0, 50.0), (62.0, 31.0), (57.0, 26.0)]);
    joined([Path::circle((50.0, 8.0), 5.0), mitre, slit, foot()])
}

fn knight() -> Path {
    let head = Path(vec![
        Segment::Move((30.0, 81.0)),
        Segment::Line((75.0, 81.0)),
        Segment::Cubic((80.0, 50.0), (74.0, 26.0), (52.0, 16.0)),
        Segment::Line((49.0, 6.0)),
        Segment::Line((43.0, 17.0)),
        Segment::Cubic((34.0, 24.0), (28.0, 36.0), (20.0, 52.0)),
        Segment::Line((22.0, 62.0)),
        Segment::Line((32.0, 65.0)),
        Segment::Cubic((40.0, 58.0), (46.0, 56.0), (53.0, 52.0)),
        Segment::Cubic((50.0, 64.0), (34.0, 68.0), (30.0, 81.0)),
        Segment::Close,
    ]);
    // The eye.
    joined([head, Path::circle((45.0, 32.0), 3.6), foot()])
}

/// A crown with a point, and a ball on it, at each of these places.
fn crowned(points: &[f32], top: f32) -> Path {
    let middle = 50.0;
    let height = |x: f32| top + (x - middle).abs() * 0.34;
    let mut corners: Vec<Point> = Vec::new();
    for pair in points.windows(2) {
        let between = (pair[0] + pair[1]) / 2.0;
        corners.push((pair[0], height(pair[0])));
        corners.push((between, 54.0));
    }
    let last = points[points.len() - 1];
    corners.extend([(last, height(last)), (74.0, 80.0), (26.0, 80.0)]);
    let balls = points.iter().map(|x| Path::circle((*x, height(*x)), 5.5));
    joined([Path::polygon(corners)].into_iter().chain(balls).chain([foot()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// EQUIP-15: eight figures, each its own, and the same for a promoted piece.
    #[test]
    fn every_piece_has_a_figure() {
        let mut seen: Vec<Path> = Vec::new();
        for kind in PieceKind::ALL {
            let figure = figure(kind);
            if kind.is_promoted() {
                assert!(seen.contains(&figure), "{kind:?}");
            } else {
                assert!(!seen.contains(&figure), "{kind:?} looks like another");
                seen.push(figure);
            }
        }
        assert_eq!(seen.len(), 8);
    }
}
