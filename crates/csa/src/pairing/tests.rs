use super::*;
use Color::{Black, White};

fn seeker(name: &str, game: &str, color: Option<Color>) -> Seeker {
    Seeker { name: name.parse().unwrap(), game: game.parse().unwrap(), color }
}

fn names(pair: &Pair) -> [&str; 2] {
    pair.players.each_ref().map(PlayerName::as_str)
}

#[test]
fn colours() {
    let check = |first, second, coin, expected: Option<[&str; 2]>| {
        let mut queue = Queue::default();
        queue.wait(seeker("a", "x-60-0", first));
        let found = queue.meet(&seeker("b", "x-60-0", second), coin);
        assert_eq!(found.as_ref().map(names), expected, "{first:?} {second:?}");
        assert_eq!(queue.0.is_empty(), expected.is_some(), "who is paired does not wait");
    };
    check(None, None, true, Some(["b", "a"]));
    check(None, None, false, Some(["a", "b"]));
    check(Some(Black), None, true, Some(["a", "b"]));
    check(Some(White), None, false, Some(["b", "a"]));
    check(None, Some(Black), false, Some(["b", "a"]));
    check(Some(White), Some(Black), false, Some(["b", "a"]));
    check(Some(White), Some(White), false, None);
}

#[test]
fn who_came_first() {
    let mut queue = Queue::default();
    queue.wait(seeker("a", "x-60-0", None));
    queue.wait(seeker("b", "y-60-0", None));
    queue.wait(seeker("c", "y-60-0", None));
    assert_eq!(queue.meet(&seeker("c", "x-60-1", None), true), None, "another clock, another game");
    assert_eq!(queue.meet(&seeker("d", "y-60-0", None), true).as_ref().map(names), Some(["d", "b"]));
    queue.wait(seeker("a", "y-60-0", None));
    assert_eq!(queue.meet(&seeker("d", "x-60-0", None), true), None, "nobody waits for two games");
    queue.leave(&"c".parse().unwrap());
    assert_eq!(queue.meet(&seeker("a", "y-60-0", None), true), None, "nobody plays against themselves");
}

#[test]
fn two_for_a_buoy() {
    let mut queue = Queue::default();
    let game = "buoy_x-60-0".parse().unwrap();
    queue.wait(seeker("a", "buoy_x-60-0", Some(Black)));
    queue.wait(seeker("b", "buoy_x-60-0", Some(Black)));
    assert_eq!(queue.take_two(&game, true), None);
    queue.wait(seeker("c", "buoy_x-60-0", None));
    assert_eq!(queue.take_two(&game, true).as_ref().map(names), Some(["a", "c"]));
    assert_eq!(queue.take_two(&game, true), None);
}

#[test]
fn floodgate() {
    let mut queue = Queue::default();
    let game = "floodgate-300-10F";
    for name in ["a", "b", "c"] {
        queue.wait(seeker(name, game, None));
    }
    assert_eq!(queue.meet(&seeker("z", game, None), true), None, "only at fixed times");
    queue.wait(seeker("d", "floodgate-600-0", None));
    queue.wait(seeker("e", "x-600-0", None));
    let mut dice = 0;
    let pairs = queue.draw_lots(|| {
        dice += 1;
        dice
    });
    assert_eq!(pairs.iter().map(names).collect::<Vec<_>>(), [["a", "b"]]);
    queue.wait(seeker("f", game, None));
    queue.wait(seeker("g", game, None));
    let pairs = queue.draw_lots(|| 0);
    assert!(pairs.len() == 1 && names(&pairs[0]).contains(&"c"), "who was left out is the first: {pairs:?}");
    assert_eq!(queue.draw_lots(|| 0), []);
}

#[test]
fn rounds() {
    let check = |now_ms, expected_ms| {
        assert_eq!(until_next_round(Duration::from_millis(now_ms)), Duration::from_millis(expected_ms), "{now_ms}");
    };
    check(0, 1_800_000);
    check(1, 1_799_999);
    check(1_799_999, 1);
    check(1_800_000, 1_800_000);
    // 2026-11-20 12:07 UTC
    check(1_795_176_420_000, 23 * 60 * 1000);
}
