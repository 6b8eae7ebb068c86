use super::*;

#[test]
fn stronger_levels_look_farther_and_err_less() {
    for pair in SKILLS.windows(2) {
        let [weaker, stronger] = [pair[0], pair[1]];
        assert!(weaker.nodes < stronger.nodes || stronger.nodes == 0, "{pair:?}");
        assert!(weaker.overlooked > stronger.overlooked && weaker.misjudged > stronger.misjudged, "{pair:?}");
    }
}

/// A level is itself a third of the time, one below and one above the rest, but the strongest always itself.
#[test]
fn days_are_good_and_bad() {
    for level in 1..=9 {
        let [below, same, above] = [0, 1, 2].map(|form| SKILLS[usize::from(level) + form - 1].misjudged);
        let played = |misjudged: i32| {
            let skills = (0..300).map(|seed| Level(level).skill_of_the_day(seed).unwrap());
            skills.filter(|skill| skill.misjudged == misjudged).count()
        };
        let counts = [below, same, above].map(played);
        assert!(counts.iter().all(|count| (70..130).contains(count)), "{level}: {counts:?}");
        assert_eq!(counts.iter().sum::<usize>(), 300, "{level}");
    }
    assert!((0..300).all(|seed| Level::STRONGEST.skill_of_the_day(seed).is_none()));
}
