use super::*;

#[test]
fn things_are_seen_from_when_they_come_to_when_they_go() {
    let times = Times { frames: 4, pace: Pace { each: 500, last: 1500 } };
    let of = |from, to| times.of(&Stay { item: Item::Group(Vec::new()), from, to });
    assert_eq!(of(0, 4), "");
    let check = |from, to, values: &str, key_times: &str| {
        let text = of(from, to);
        assert!(text.contains(&format!("values=\"{values}\" keyTimes=\"{key_times}\" dur=\"3s\"")), "{text}");
    };
    check(0, 1, "visible;hidden", "0;0.166667");
    check(3, 4, "hidden;visible", "0;0.5");
    check(1, 3, "hidden;visible;hidden", "0;0.166667;0.5");
}
