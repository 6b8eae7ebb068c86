use super::*;
use tempfile::TempDir;

fn game() -> GameId {
    GameId::random()
}

#[test]
fn a_game_stands_still_until_its_next_event_in_whatever_run() {
    let folder = TempDir::new().unwrap();
    let (first, second) = (game(), game());
    let stalls = Stalls::open(folder.path()).unwrap();
    stalls.note(first.clone(), 3, Duration::from_secs(7));
    stalls.note(second.clone(), 1, Duration::ZERO);
    stalls.note(first.clone(), 5, Duration::from_millis(9_001));
    for stalls in [stalls, Stalls::open(folder.path()).unwrap(), Stalls::open(folder.path()).unwrap()] {
        assert_eq!(stalls.since(&first, 5), Some(Duration::from_millis(9_001)));
        assert_eq!(stalls.since(&first, 6), None);
        assert_eq!(stalls.since(&first, 3), None);
        assert_eq!(stalls.since(&second, 1), Some(Duration::ZERO));
        assert_eq!(stalls.since(&game(), 1), None);
    }
}

#[test]
fn a_line_that_was_cut_off_or_is_none_says_nothing() {
    let folder = TempDir::new().unwrap();
    let [whole, cut] = [game(), game()];
    let text = format!("nonsense\n{whole} 2 4000\n{whole} x 1\n{cut} 2 40");
    fs::write(folder.path().join(NAME), text).unwrap();
    let stalls = Stalls::open(folder.path()).unwrap();
    assert_eq!(stalls.since(&whole, 2), Some(Duration::from_secs(4)));
    assert_eq!(stalls.since(&cut, 2), None);
    // What comes after it is a line of its own.
    stalls.note(cut.clone(), 2, Duration::from_secs(40));
    assert_eq!(Stalls::open(folder.path()).unwrap().since(&cut, 2), Some(Duration::from_secs(40)));
}

#[test]
fn the_file_does_not_grow_for_ever() {
    let folder = TempDir::new().unwrap();
    let last = game();
    let lines: String = (0..=KEPT).map(|at| format!("{last} {at} {at}\n")).collect();
    fs::write(folder.path().join(NAME), lines).unwrap();
    let stalls = Stalls::open(folder.path()).unwrap();
    assert_eq!(stalls.since(&last, KEPT as u64), Some(Duration::from_millis(KEPT as u64)));
    assert_eq!(fs::read_to_string(folder.path().join(NAME)).unwrap().lines().count(), KEPT);
}
