use super::*;
use std::time::{Duration, Instant};

fn tableau() -> Tableau {
    Tableau {
        setup: Setup::even(),
        heap: Vec::new(),
        case: Case::Aside,
        thrown: None,
        has_helper: false,
        taken: Vec::new(),
        bowing: [false; 2],
        reach: None,
        room: Room::Mats,
        two_gyoku: false,
        description: "a bow".to_owned(),
    }
}

/// ETIQ-09: every room, and every way the box can stand, is drawn, the same each time and quickly.
#[test]
fn every_room_is_drawn() {
    for room in [Room::Mats, Room::Window, Room::Fire, Room::Shade] {
        for case in [Case::OnBoard, Case::Open, Case::Aside] {
            let picture = Tableau { room, case, bowing: [true; 2], ..tableau() };
            let begun = Instant::now();
            let svg = picture.svg();
            assert!(begun.elapsed() < Duration::from_secs(2), "a debug build is slow, not this slow");
            assert_eq!(svg, picture.svg());
            assert!(svg.starts_with("<svg ") && svg.contains("a bow"), "{room:?} {case:?}");
        }
    }
}

/// EQUIP-04, ETIQ-12: the senior's king is another one, unless the set has two of the same.
#[test]
fn kings_go_by_seniority() {
    let two = Tableau { two_gyoku: true, ..tableau() };
    assert_ne!(two.svg(), tableau().svg());
}

/// RULE-09, RULE-10: pawns lie as they fell.
#[test]
fn pawns_lie_as_they_fell() {
    let with = |lie: Lie| {
        let pawn = Fallen { is_tokin: false, lie: Lie::Flat };
        Tableau {
            thrown: Some([pawn, pawn, pawn, Fallen { is_tokin: true, lie }, Fallen { is_tokin: false, lie }]),
            ..tableau()
        }
    };
    let all = [Lie::Flat, Lie::Off, Lie::Standing, Lie::Overlapping].map(|lie| with(lie).svg());
    for (index, one) in all.iter().enumerate() {
        assert!(all[index + 1..].iter().all(|other| other != one));
    }
}
