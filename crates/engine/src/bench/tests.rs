use super::*;

#[test]
fn every_position_is_one() {
    for sfen in POSITIONS {
        sfen.parse::<Position>().unwrap();
    }
}

#[test]
fn node_counts_repeat() {
    assert_eq!(bench(4).nodes, bench(4).nodes);
}
