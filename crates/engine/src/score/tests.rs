use super::*;

#[test]
fn values_become_scores() {
    for (value, text) in [
        (0, "cp 0"),
        (-135, "cp -135"),
        (MAX_EVAL, "cp 28000"),
        (mate_at(1), "mate 1"),
        (mate_at(5), "mate 5"),
        (mated_at(0), "mate -0"),
        (mated_at(4), "mate -4"),
    ] {
        assert_eq!(Score::from_value(value).to_string(), text);
    }
}

#[test]
fn a_win_by_perpetual_check_is_decided_but_no_mate() {
    let value = perpetual_check_won_at(MAX_PLY);
    assert!(is_decided(value) && !is_mate(value));
    assert!(perpetual_check_won_at(1) < mate_at(MAX_PLY));
}

#[test]
fn decided_values_travel_between_root_and_node() {
    for value in [0, 28_000, -28_000, mate_at(9), mated_at(10), perpetual_check_won_at(9)] {
        assert_eq!(from_node_to_root(from_root_to_node(value, 6), 6), value);
    }
    // A mate on ply 9 is three plies away on ply 6, and nine plies later for who meets the position on ply 6 again.
    assert_eq!(from_root_to_node(mate_at(9), 6), mate_at(3));
}
