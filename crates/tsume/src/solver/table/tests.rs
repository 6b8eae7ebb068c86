use super::*;
use shogi::HandPiece;

fn open(depth: u16, effort: u8) -> Open {
    Open { proof: 2, disproof: 3, depth, effort, loops: false }
}

/// Boards spread over the whole range of keys, and some that lie on the same slot.
fn board(i: u64) -> u64 {
    (i / 3).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (i % 3)
}

#[test]
fn a_mate_holds_for_more_pieces_and_a_refutation_for_fewer() {
    let mut table = Table::new(1 << 16);
    let gold = Pieces::NONE.with(HandPiece::Gold);
    let golds = gold.with(HandPiece::Gold);
    table.note_mate(7, gold, 5, 1);
    table.note_none(7, gold, 4, 1);
    assert!(matches!(table.look_up(7, golds, 5), Known::Mate { plies: 5, pieces } if pieces == gold));
    assert!(matches!(table.look_up(7, golds, 4), Known::New));
    assert!(matches!(table.look_up(7, Pieces::NONE, 3), Known::None { plies: 4, pieces } if pieces == gold));
    assert!(matches!(table.look_up(7, Pieces::NONE, 5), Known::New));
    assert!(matches!(table.look_up(8, gold, 5), Known::New));
}

#[test]
fn nothing_is_lost_while_it_grows() {
    let mut table = Table::new(1 << 20);
    for i in 0..20_000 {
        table.note_open(board(i), Pieces::NONE, open(3, 1));
    }
    for i in 0..20_000 {
        assert!(
            matches!(table.look_up(board(i), Pieces::NONE, 9), Known::Open { proof: 2, disproof: 3, depth: 3, .. }),
            "{i}"
        );
    }
}

#[test]
fn a_full_table_forgets_the_cheap_and_finds_the_dear() {
    let mut table = Table::new(1 << 16);
    let dear = |i: u64| i.is_multiple_of(10);
    for i in 0..6_000 {
        table.note_open(board(i), Pieces::NONE, open(3, if dear(i) && i < 3_000 { 100 } else { 1 }));
        assert!(matches!(table.look_up(board(i), Pieces::NONE, 9), Known::Open { .. }), "the newest, {i}");
    }
    assert!(table.slots.len() * size_of::<Entry>() <= 1 << 16);
    for i in (0..3_000).filter(|i| dear(*i)) {
        assert!(matches!(table.look_up(board(i), Pieces::NONE, 9), Known::Open { .. }), "{i}");
    }
}
