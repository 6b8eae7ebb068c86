use super::*;
use proptest::prelude::*;

/// Reviews, and what follows from each.
type Row = (&'static str, &'static [(i64, f64, f64)]);

/// What another implementation of the formulas says, the Python package `fsrs` 6.3.2 without learning steps and without chance: reviews
/// (the first letter of the grade, and after how many days; when it is due, if nothing is said), and after each the interval in days,
/// stability and difficulty.
const TABLE: &[Row] = &[
    ("a", &[(1, 0.2120, 6.4133)]),
    ("h", &[(1, 1.2931, 5.1122)]),
    ("g", &[(2, 2.3065, 2.1181)]),
    ("e", &[(8, 8.2956, 1.0000)]),
    (
        "g g g g g g",
        &[
            (2, 2.3065, 2.1181),
            (11, 10.9643, 2.1112),
            (46, 46.2802, 2.1043),
            (163, 162.8622, 2.0975),
            (497, 497.4472, 2.0906),
            (1346, 1345.5288, 2.0837),
        ],
    ),
    ("h h h h", &[(1, 1.2931, 5.1122), (3, 3.2494, 6.7405), (7, 6.7283, 7.8214), (12, 11.9164, 8.5390)]),
    ("e e e", &[(8, 8.2956, 1.0000), (66, 65.6242, 1.0000), (397, 396.7750, 1.0000)]),
    ("a a a", &[(1, 0.2120, 6.4133), (1, 0.1009, 8.8063), (1, 0.0550, 9.5929)]),
    ("a g g g", &[(1, 0.2120, 6.4133), (2, 1.8868, 6.4021), (6, 6.2692, 6.3909), (17, 17.3792, 6.3798)]),
    ("g a g g", &[(2, 2.3065, 2.1181), (1, 0.6076, 7.3945), (2, 2.4004, 7.3823), (6, 5.9398, 7.3702)]),
    (
        "g g a a g",
        &[(2, 2.3065, 2.1181), (11, 10.9643, 2.1112), (2, 1.5383, 7.3922), (1, 0.4430, 9.1281), (1, 1.3082, 9.1142)],
    ),
    ("g0 g0", &[(2, 2.3065, 2.1181), (2, 2.3065, 2.1112)]),
    ("g a0 g0 g", &[(2, 2.3065, 2.1181), (1, 0.7751, 7.3945), (1, 0.8282, 7.3823), (3, 2.7284, 7.3702)]),
    ("g h0 e0 g", &[(2, 2.3065, 2.1181), (2, 2.3065, 4.7529), (4, 3.9461, 2.9847), (18, 17.6349, 2.9770)]),
    ("g g30 g", &[(2, 2.3065, 2.1181), (37, 37.4206, 2.1112), (135, 134.6413, 2.1043)]),
    ("g1 g1 g1", &[(2, 2.3065, 2.1181), (7, 7.3153, 2.1112), (12, 11.9910, 2.1043)]),
    ("e a100 g e", &[(8, 8.2956, 1.0000), (2, 2.0210, 7.0270), (6, 5.8398, 7.0152), (24, 23.6805, 6.0030)]),
    (
        "h g e a g",
        &[(1, 1.2931, 5.1122), (5, 4.5460, 5.1023), (27, 27.0306, 3.4509), (2, 2.2728, 7.8326), (5, 5.3559, 7.8200)],
    ),
    ("a0 a0 a0 g", &[(1, 0.2120, 6.4133), (1, 0.0834, 8.8063), (1, 0.0349, 9.5929), (1, 0.2473, 9.5785)]),
];

#[test]
fn intervals_are_those_of_another_implementation() {
    for (reviews, expected) in TABLE {
        let mut memory: Option<Memory> = None;
        for (review, (interval, stability, difficulty)) in reviews.split(' ').zip(*expected) {
            let (letter, days) = review.split_at(1);
            let grade = Grade::ALL.into_iter().find(|grade| grade.code().starts_with(letter)).unwrap();
            let at_ms = match memory {
                None => 0,
                Some(memory) if days.is_empty() => memory.due_ms(),
                Some(memory) => memory.last_ms + days.parse::<i64>().unwrap() * DAY_MS,
            };
            let review = Review { at_ms, grade };
            let now = memory.map_or_else(|| Memory::first(review), |memory| memory.after(review));
            assert_eq!(now.interval_days(), *interval, "{reviews}: {now:?}");
            assert!(
                (now.stability - stability).abs() < 1e-3 * stability.max(1.0),
                "{reviews}: {now:?}, not {stability}"
            );
            assert!((now.difficulty - difficulty).abs() < 1e-3, "{reviews}: {now:?}, not {difficulty}");
            memory = Some(now);
        }
    }
}

#[test]
fn grades_follow_from_answers() {
    for (hinted, used_ms, grade) in [
        (false, 4_999, Grade::Easy),
        (false, 5_000, Grade::Good),
        (true, 100, Grade::Hard),
        (true, 60_000, Grade::Hard),
    ] {
        assert_eq!(Grade::of_right(hinted, used_ms), grade, "{hinted} {used_ms}");
    }
    for grade in Grade::ALL {
        assert_eq!(grade.to_string().parse(), Ok(grade));
    }
    assert_eq!("excellent".parse::<Grade>(), Err(()));
    assert_eq!(Memory::of(&[]), None);
}

fn reviews() -> impl Strategy<Value = Vec<Review>> {
    let one = (0..400 * DAY_MS, 0..4usize);
    prop::collection::vec(one, 1..40).prop_map(|all| {
        let mut at_ms = 0;
        let review = |(after, grade): (i64, usize)| {
            at_ms += after;
            Review { at_ms, grade: Grade::ALL[grade] }
        };
        all.into_iter().map(review).collect()
    })
}

proptest! {
    #[test]
    fn memory_stays_within_bounds(reviews in reviews()) {
        let memory = Memory::of(&reviews).unwrap();
        prop_assert!((1.0..=10.0).contains(&memory.difficulty) && memory.stability >= LEAST_STABILITY);
        prop_assert!((1..=36_500).contains(&memory.interval_days()));
        prop_assert_eq!(memory.last_ms, reviews.last().unwrap().at_ms);
        prop_assert!((memory.recall(memory.last_ms) - 1.0).abs() < 1e-12);
    }

    /// What is kept of the first reviews and what of the others comes to the same as all together.
    #[test]
    fn reviews_may_be_counted_one_by_one(reviews in reviews(), cut in 1..40usize) {
        let (earlier, later) = reviews.split_at(cut.min(reviews.len()));
        let stepwise = later.iter().fold(Memory::of(earlier).unwrap(), |memory, review| memory.after(*review));
        prop_assert_eq!(stepwise, Memory::of(&reviews).unwrap());
    }

    /// The better one remembers, the later it comes back; and it is never forgotten less for waiting.
    #[test]
    fn better_grades_last_longer(reviews in reviews(), days in 0..1000i64) {
        let memory = Memory::of(&reviews).unwrap();
        let at_ms = memory.last_ms + days * DAY_MS;
        let after = Grade::ALL.map(|grade| memory.after(Review { at_ms, grade }));
        for pair in after.windows(2) {
            prop_assert!(pair[0].stability <= pair[1].stability + 1e-9, "{:?}", pair);
            prop_assert!(pair[0].difficulty >= pair[1].difficulty, "{:?}", pair);
        }
        prop_assert!(after[1].stability >= memory.stability - 1e-9, "remembered is remembered");
        prop_assert!(memory.recall(at_ms + DAY_MS) < memory.recall(at_ms));
    }
}
