use super::{Counts, Graded, Table};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn graded(name: Option<&str>) -> Graded {
    Graded { grade: name.and_then(|name| Table::current().grade(name)), counts: Counts::default() }
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn nobody_is_ever_demoted(step in 0..27usize, before in 1..3000i32, after in 1..3000i32, played in 0..60u32, games in 0..12u32) {
        let start = Graded { grade: Some(super::Grade(step)), counts: Counts::default() };
        prop_assert!(Table::current().promote(start, played, games, [before, after]).grade >= start.grade);
    }
}

#[test]
fn the_last_grade_leads_nowhere() {
    let top = graded(Some("7d"));
    assert_eq!(Table::current().promote(top, 100, 9, [2900, 2950]).grade, top.grade);
}

#[test]
fn without_games_nothing_changes() {
    assert_eq!(Table::current().promote(graded(None), 100, 0, [2000, 2000]), graded(None));
}
