use super::*;
use shogi::Color as Side;

fn items(set: &Set, kind: PieceKind, is_upright: bool) -> (Symbols, Vec<Item>) {
    let mut symbols = Symbols::default();
    let id = set.symbol(&mut symbols, Piece::new(Side::Black, kind), None, is_upright);
    let items = symbols.items(id).to_vec();
    (symbols, items)
}

/// The colours of the letters, from the upper to the lower.
fn inks(lacquer: Lacquer, kind: PieceKind) -> Vec<Color> {
    let set = Set { lacquer, making: Making::Inlaid, ..Set::default() };
    let (_, items) = items(&set, kind, true);
    items.iter().filter_map(|item| if let Item::Use { ink, .. } = item { Some(*ink) } else { None }).collect()
}

/// CRAFT-12: five corners, the point first.
#[test]
fn a_piece_has_five_corners() {
    let corners = outline(80.0, 100.0);
    assert_eq!((corners.len(), corners[0]), (5, (0.0, -50.0)));
    assert!(corners[1].0 < corners[2].0, "wider at its base");
}

/// CRAFT-09.
#[test]
fn lacquer_colours() {
    let check = |lacquer, kind, expected: &[Color]| assert_eq!(inks(lacquer, kind), expected, "{lacquer:?} {kind:?}");
    check(Lacquer::Black, PieceKind::Dragon, &[BLACK, BLACK]);
    check(Lacquer::Genpei, PieceKind::Dragon, &[RED, RED]);
    check(Lacquer::Genpei, PieceKind::Rook, &[BLACK, BLACK]);
    check(Lacquer::Genpei, PieceKind::Tokin, &[RED]);
    check(Lacquer::Sakiwake, PieceKind::Rook, &[RED, BLACK]);
    check(Lacquer::Sakiwake, PieceKind::Dragon, &[RED, RED]);
}

/// CRAFT-03, CRAFT-04, CRAFT-10: every wood, grain and making shows, each otherwise.
#[test]
fn what_pieces_are_made_of_shows() {
    let mut seen = Vec::new();
    let plain = Set::default();
    let woods = PieceWood::ALL.iter().map(|wood| Set { wood: *wood, ..plain.clone() });
    let grains = Grain::ALL[1..].iter().map(|grain| Set { grain: *grain, ..plain.clone() });
    let makings = Making::ALL[..4].iter().map(|making| Set { making: *making, ..plain.clone() });
    for set in woods.chain(grains).chain(makings) {
        let (_, items) = items(&set, PieceKind::Silver, true);
        assert!(!seen.contains(&items), "{set:?} looks like another");
        seen.push(items);
    }
}

/// CRAFT-03: straight grain runs from base to point.
#[test]
fn straight_grain_runs_from_base_to_point() {
    for grain in [Grain::Itomasa, Grain::Akamasa, Grain::Aramasa] {
        let set = Set { grain, ..Set::default() };
        for (path, ..) in set.lines(PieceKind::Gold, BLACK) {
            let [Segment::Move(a), Segment::Line(b)] = path.0[..] else { panic!("a straight line: {path:?}") };
            assert!((a.0 - b.0).abs() * 10.0 < (a.1 - b.1).abs(), "{a:?} {b:?}");
        }
    }
}

#[test]
fn lines_stay_on_the_piece() {
    for grain in Grain::ALL {
        let set = Set { grain: *grain, ..Set::default() };
        let lines = set.lines(PieceKind::Pawn, BLACK);
        assert!(lines.len() > 4, "{grain:?}: {}", lines.len());
        let points = lines.iter().flat_map(|(path, ..)| &path.0);
        for point in points {
            let (Segment::Move((x, y)) | Segment::Line((x, y))) = *point else { panic!("{point:?}") };
            assert!(x.abs() <= 35.0 && y.abs() <= 43.5, "{grain:?} {x} {y}");
        }
    }
}

#[test]
fn the_light_comes_from_above_whichever_way_a_piece_points() {
    let [up, down] = [true, false].map(|is_upright| items(&Set::default(), PieceKind::Rook, is_upright).1);
    let gradient = |items: &[Item]| {
        items.iter().find_map(|item| match item {
            Item::Fill { paint: paint @ Paint::Linear { .. }, .. } => Some(paint.clone()),
            _ => None,
        })
    };
    assert!(gradient(&up).is_some());
    assert_eq!(gradient(&up), gradient(&down));
}
