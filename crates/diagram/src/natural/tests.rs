use super::*;
use shogi::{Hand, Setup};

fn every_kind() -> Hand {
    let mut hand = Hand::EMPTY;
    for piece in HandPiece::ALL {
        hand.set(piece, piece.in_set());
    }
    hand
}

/// CRAFT-29: about three by three squares; more than a dozen pieces overlap. ETIQ-24: kinds apart, the strongest first.
#[test]
fn the_whole_set_fits_a_stand() {
    let stand = Rect::new(0.0, 0.0, 3.0 * CELL.0, 3.0 * CELL.1);
    let (heaps, scale) = heaps(every_kind(), stand);
    assert_eq!(heaps.iter().map(|heap| heap.piece.letter()).collect::<String>(), "RBGSNLP");
    assert!(scale >= 0.4, "{scale}");
    for heap in heaps {
        let (x, y) = heap.at;
        assert!(x > 0.0 && x < stand.width && y > 0.0 && y < stand.height, "{x} {y}");
    }
}

#[test]
fn a_strip_holds_the_whole_set_too() {
    let strip = Rect::new(0.0, 0.0, 968.0, 132.0);
    let (heaps, scale) = heaps(every_kind(), strip);
    assert!(scale > 0.5, "{scale}");
    assert!(heaps.iter().all(|heap| heap.at.0 < 968.0 && heap.at.1 < 132.0));
}

#[test]
fn parts_do_not_overlap() {
    for is_tall in [false, true] {
        for hands in [Hands::Both, Hands::Neither] {
            let mut picture = Picture::new(Setup::even());
            picture.hands = hands;
            picture.title = "A".to_owned();
            picture.caption = "B".to_owned();
            let layout = Layout::new(&picture, &Natural { is_tall, ..Natural::default() });
            let [near, far] = layout.stands;
            assert!(layout.board.right() <= layout.width && near.bottom() <= layout.height);
            if hands == Hands::Both {
                assert!(far.right() < layout.board.x || far.bottom() < layout.board.y);
                assert!(near.x > layout.board.right() || near.y > layout.board.bottom());
            }
        }
    }
}

/// CRAFT-24: 11 sun by 12, a sun being 3.03 cm. CRAFT-15: drawn as it is proportioned.
#[test]
fn the_board_is_a_floor_board() {
    let board = Natural::default().block();
    assert!((board.width - 333.3).abs() < 0.1 && (board.length - 363.6).abs() < 0.1);
    let drawn = (9.0 * CELL.1 + 2.0 * MARGIN) / (9.0 * CELL.0 + 2.0 * MARGIN);
    assert!((drawn - board.length / board.width).abs() < 0.01, "{drawn}");
}

/// CRAFT-24: 2 to 9 sun, up to 15.
#[test]
fn boards_are_as_thick_as_boards_are() {
    let thickness = |text: &str| text.parse().ok().map(|thickness| Natural { thickness, ..Natural::default() }.block());
    assert!(thickness("7").is_some_and(|block| (block.thickness - 212.1).abs() < 0.1));
    for text in ["2", "15"] {
        assert!(thickness(text).is_some(), "{text}");
    }
    for text in ["1", "16", "-3", "thick", ""] {
        assert!(thickness(text).is_none(), "{text}");
    }
}

/// CRAFT-28: a yagura beside boards of 6 sun and more, an ippon'ashi of 6 and less, a flat stand on the table; whatever does not suit gives
/// way.
#[test]
fn stands_suit_their_board() {
    let beside = |asked: Option<StandKind>, high: &str| Komadai(asked).beside(high.parse().unwrap());
    for (high, expected) in
        [("7", StandKind::Yagura), ("4", StandKind::Ippon), ("table", StandKind::Ita), ("6", StandKind::Yagura)]
    {
        assert_eq!(beside(None, high), expected, "{high}");
    }
    assert_eq!(beside(Some(StandKind::Ippon), "6"), StandKind::Ippon);
    assert_eq!(beside(Some(StandKind::Ippon), "7"), StandKind::Yagura);
    assert_eq!(beside(Some(StandKind::Ita), "9"), StandKind::Yagura);
    assert_eq!(beside(Some(StandKind::Yagura), "table"), StandKind::Ita);
}
