use super::*;
use crate::score::{mate_at, mated_at};
use crate::testing::random_game;

const ENTRY: Entry = Entry { best: None, value: 35, eval: Some(-12), depth: 7, bound: Bound::Lower, was_pv: false };

#[test]
fn moves_survive_packing() {
    let m = |text: &str| text.parse::<Move>().unwrap();
    for best in [m("7g7f"), m("8h2b+"), m("P*5e"), m("R*1a"), m("1a9i"), m("9i1a+")] {
        assert_eq!(unpack_move(pack_move(best)), Some(best));
    }
    assert_eq!(unpack_move(0), None);
    for position in random_game(1) {
        for best in position.legal_moves() {
            assert_eq!(unpack_move(pack_move(best)), Some(best));
        }
    }
}

#[test]
fn entries_survive_packing() {
    for entry in [
        ENTRY,
        Entry { eval: None, ..ENTRY },
        Entry { was_pv: true, ..ENTRY },
        Entry { value: -31_999, bound: Bound::Upper, ..ENTRY },
        Entry { value: 31_999, depth: 0, bound: Bound::Exact, ..ENTRY },
        Entry { eval: Some(-28_000), depth: 255, ..ENTRY },
    ] {
        assert_eq!(unpack(pack(&entry, 63)), Some(entry));
    }
}

#[test]
fn what_is_stored_is_found_and_nothing_else() {
    let table = Table::new(1);
    for key in [0, 1, u64::MAX, 0x1234_5678_9abc_def0] {
        assert_eq!(table.probe(key, 0), None);
        table.store(key, 0, ENTRY);
        assert_eq!(table.probe(key, 0), Some(ENTRY));
        assert_eq!(table.probe(key ^ 1 << 20, 0), None);
    }
}

#[test]
fn mates_count_from_the_node() {
    let table = Table::new(1);
    for value in [mate_at(7), mated_at(8)] {
        table.store(5, 4, Entry { value, ..ENTRY });
        let closer = if value > 0 { value + 2 } else { value - 2 };
        assert_eq!(table.probe(5, 2).map(|entry| entry.value), Some(closer));
    }
}

#[test]
fn a_full_cluster_gives_up_its_shallowest_entry() {
    let table = Table::new(1);
    // Keys so close together share a cluster.
    for depth in 1..=5 {
        table.store(depth as u64, 0, Entry { depth, ..ENTRY });
    }
    assert_eq!(table.probe(1, 0), None);
    assert!((2..=5).all(|key| table.probe(key, 0).is_some()));
}

#[test]
fn older_searches_give_way() {
    let mut table = Table::new(1);
    (1..=4).for_each(|key| table.store(key, 0, Entry { depth: 9, ..ENTRY }));
    (0..2).for_each(|_| table.begin_search());
    table.store(5, 0, Entry { depth: 1, ..ENTRY });
    table.store(6, 0, Entry { depth: 2, ..ENTRY });
    assert!(table.probe(5, 0).is_some() && table.probe(6, 0).is_some());
}

#[test]
fn a_known_move_is_kept() {
    let table = Table::new(1);
    let best = "7g7f".parse().ok();
    table.store(9, 0, Entry { best, ..ENTRY });
    table.store(9, 0, Entry { depth: 8, ..ENTRY });
    assert_eq!(table.probe(9, 0), Some(Entry { best, depth: 8, ..ENTRY }));
}

#[test]
fn halves_of_two_writers_are_nobodys() {
    let slot = Slot::default();
    slot.write(3, pack(&ENTRY, 0));
    slot.data.store(pack(&Entry { depth: 1, ..ENTRY }, 0), Ordering::Relaxed);
    assert!(!slot.holds(3));
}

#[test]
fn clearing_forgets() {
    let mut table = Table::new(1);
    table.store(9, 0, ENTRY);
    table.clear();
    assert_eq!(table.probe(9, 0), None);
    assert_eq!(table.fullness(), 0);
}
