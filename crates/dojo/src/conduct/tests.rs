use super::{Deed, MINUTE_MS, after};
use store::Conduct;

#[test]
fn pauses_grow_and_good_games_make_up_for_bad_ones() {
    let mut known = Conduct { person: "a".to_owned(), ..Conduct::default() };
    let mut leave = |at_ms: i64| {
        known = after(known.clone(), Deed::Left, at_ms);
        known.until_ms - at_ms
    };
    let pauses: Vec<i64> = (1..=6).map(|day| leave(day * 24 * 60 * MINUTE_MS)).collect();
    assert_eq!(pauses, [0, 10, 60, 360, 1440, 1440].map(|minutes| minutes * MINUTE_MS));
    for left in [4, 3, 2, 1, 0, 0] {
        known = after(known, Deed::Played, 0);
        assert_eq!(known.left, left);
    }
}
