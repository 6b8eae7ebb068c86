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
    assert!(matches!(table.look_up(7, golds, 5, 1), Known::Mate { plies: 5, pieces } if pieces == gold));
    assert!(matches!(table.look_up(7, golds, 4, 1), Known::New(_)));
    assert!(matches!(table.look_up(7, Pieces::NONE, 3, 1), Known::None { plies: 4, pieces } if pieces == gold));
    assert!(matches!(table.look_up(7, Pieces::NONE, 5, 1), Known::New(_)));
    assert!(matches!(table.look_up(8, gold, 5, 1), Known::New(_)));
}

#[test]
fn nothing_is_lost_while_it_grows() {
    let mut table = Table::new(1 << 20);
    for i in 0..18_000 {
        table.note_open(board(i), Pieces::NONE, open(3, 1));
    }
    for i in 0..18_000 {
        assert!(
            matches!(table.look_up(board(i), Pieces::NONE, 9, 1), Known::Open { proof: 2, disproof: 3, depth: 3, .. }),
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
        assert!(matches!(table.look_up(board(i), Pieces::NONE, 9, 1), Known::Open { .. }), "the newest, {i}");
    }
    assert!(table.slots.len() * size_of::<Entry>() <= 1 << 16);
    for i in (0..3_000).filter(|i| dear(*i)) {
        assert!(matches!(table.look_up(board(i), Pieces::NONE, 9, 1), Known::Open { .. }), "{i}");
    }
}

#[test]
fn other_hands_say_what_the_numbers_are_at_least() {
    let mut table = Table::new(1 << 16);
    let gold = Pieces::NONE.with(HandPiece::Gold);
    let golds = gold.with(HandPiece::Gold);
    table.note_open(7, gold, Open { proof: 4, disproof: 6, depth: 3, effort: 1, loops: false });
    let least = |table: &Table, held, depth| match table.look_up(7, held, 9, depth) {
        Known::New(Least { proof, disproof, depth }) => (proof, disproof, depth),
        known => panic!("{known:?}"),
    };
    assert_eq!(least(&table, golds, 5), (1, 6, 3), "as hard to refute");
    assert_eq!(least(&table, Pieces::NONE, 5), (4, 1, 3), "as hard to mate with");
    assert_eq!(least(&table, golds, 3), (1, 6, 3));
    assert_eq!(least(&table, golds, 2), (1, 1, u16::MAX), "it was met farther from the root");
    table.note_open(7, golds, Open { proof: 2, disproof: 3, depth: 4, effort: 1, loops: false });
    let known = table.look_up(7, golds, 9, 4);
    assert!(matches!(known, Known::Open { proof: 2, disproof: 6, depth: 3, loops: false }), "{known:?}");
    table.note_open(7, golds, Open { proof: 1, disproof: 1, depth: 4, effort: 1, loops: true });
    let known = table.look_up(7, golds, 9, 4);
    assert!(matches!(known, Known::Open { proof: 1, disproof: 1, loops: true, .. }), "on some ways only: {known:?}");
}
