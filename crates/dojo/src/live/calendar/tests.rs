use super::{Calendar, DAY_MS};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

const HOUR_MS: i64 = 3_600_000;
/// Monday, 5 January 1970.
const MONDAY_MS: i64 = 4 * DAY_MS;

#[test]
fn without_holidays_all_time_counts() {
    let calendar = Calendar::default();
    assert_eq!(calendar.counted(MONDAY_MS, MONDAY_MS + 30 * DAY_MS), 30 * DAY_MS);
    assert_eq!(calendar.when(MONDAY_MS, 3 * DAY_MS), MONDAY_MS + 3 * DAY_MS);
    assert_eq!(calendar.changes_at(MONDAY_MS), None);
    assert_eq!(calendar.counted(MONDAY_MS, MONDAY_MS - 1), 0, "a clock that was set back");
}

#[test]
fn saturday_and_sunday_do_not_count() {
    let calendar = Calendar { weekends: true, ..Calendar::default() };
    let (friday, saturday, monday) = (MONDAY_MS + 4 * DAY_MS, MONDAY_MS + 5 * DAY_MS, MONDAY_MS + 7 * DAY_MS);
    assert_eq!(calendar.counted(friday, monday + DAY_MS), 2 * DAY_MS);
    assert_eq!(calendar.when(friday, DAY_MS), saturday, "the last moment before is one");
    assert_eq!(calendar.when(friday, DAY_MS + 1), monday + 1);
    assert_eq!(calendar.when(saturday + HOUR_MS, HOUR_MS), monday + HOUR_MS);
    assert_eq!(calendar.when(friday, 6 * DAY_MS), monday + 5 * DAY_MS);
    assert_eq!(calendar.rests_until(saturday - 1), None);
    assert_eq!(calendar.rests_until(saturday), Some(monday));
    assert_eq!(calendar.rests_until(monday - 1), Some(monday));
    assert_eq!(calendar.changes_at(friday), Some(saturday));
    assert_eq!(calendar.changes_at(monday), Some(monday + 5 * DAY_MS));
}

#[test]
fn holidays_do_not_count_and_may_meet_weekends_and_each_other() {
    let thursday = MONDAY_MS + 3 * DAY_MS;
    let holidays = vec![thursday + HOUR_MS..thursday + 3 * DAY_MS, thursday..thursday + DAY_MS, 7..7];
    let calendar = Calendar { weekends: false, holidays: holidays.clone() };
    assert_eq!(calendar.counted(thursday - HOUR_MS, thursday + 4 * DAY_MS), DAY_MS + HOUR_MS);
    assert_eq!(calendar.when(thursday - HOUR_MS, 2 * HOUR_MS), thursday + 3 * DAY_MS + HOUR_MS);
    assert_eq!(calendar.rests_until(thursday), Some(thursday + DAY_MS));
    // Thursday to Saturday is followed by Sunday.
    let with_weekends = Calendar { weekends: true, holidays };
    assert_eq!(with_weekends.when(thursday - HOUR_MS, 2 * HOUR_MS), MONDAY_MS + 7 * DAY_MS + HOUR_MS);
}

fn calendars() -> impl Strategy<Value = Calendar> {
    let holiday = (0..400_i64, 0..30_i64, 0..24_i64);
    (any::<bool>(), prop::collection::vec(holiday, 0..5)).prop_map(|(weekends, holidays)| {
        let range = |(day, days, hour): (i64, i64, i64)| day * DAY_MS + hour * HOUR_MS..(day + days + 1) * DAY_MS;
        Calendar { weekends, holidays: holidays.into_iter().map(range).collect() }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    /// A deadline always comes, and exactly then so much has counted: not a moment before.
    #[test]
    fn whatever_rests_the_deadline_comes(calendar in calendars(), since in 0..400 * DAY_MS, wait in 1..74 * DAY_MS) {
        let deadline = calendar.when(since, wait);
        prop_assert_eq!(calendar.counted(since, deadline), wait);
        prop_assert_eq!(calendar.counted(since, deadline - 1), wait - 1);
        // Weekends and five times a month.
        prop_assert!(deadline - since <= wait * 7 / 5 + 3 * DAY_MS + 5 * 44 * DAY_MS);
    }

    /// It does not matter how often one looks.
    #[test]
    fn time_counts_by_parts(calendar in calendars(), times in prop::array::uniform3(0..400 * DAY_MS)) {
        let mut times = times;
        times.sort_unstable();
        let [one, two, three] = times;
        prop_assert_eq!(calendar.counted(one, two) + calendar.counted(two, three), calendar.counted(one, three));
    }

    /// Between two changes time either counts or does not.
    #[test]
    fn every_change_is_told(calendar in calendars(), at in 0..400 * DAY_MS) {
        let Some(change) = calendar.changes_at(at) else { return Ok(()) };
        prop_assert!(change > at);
        let counted = calendar.counted(at, change);
        prop_assert!(counted == 0 || counted == change - at);
    }
}
