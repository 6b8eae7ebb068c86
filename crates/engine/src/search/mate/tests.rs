use super::*;
use crate::testing::{after, random_game};

#[track_caller]
fn check(sfen: &str, expected: Option<&str>) {
    let position: Position = sfen.parse().unwrap();
    let found = in_one(&position, &position.constraints());
    assert_eq!(found.map(|m| m.to_string()).as_deref(), expected, "{sfen}");
}

#[test]
fn mates_in_one_are_seen() {
    // A gold on the head, guarded; the same unguarded; the same with a flight; with a defender.
    check("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Some("G*5b"));
    check("4k4/9/9/9/9/9/9/9/4K4 b G 1", None);
    check("4k4/6r2/4P4/9/9/9/9/9/4K4 b G 1", None);
    // A knight over the heads; a promotion; a pawn that may be pushed but not dropped.
    check("7lk/7bp/9/9/9/9/9/9/4K4 b N 1", Some("N*2c"));
    check("3gkg3/3p1p3/4P4/4L4/9/9/9/9/4K4 b - 1", None);
    check("7nk/7p1/8P/8L/9/9/9/9/4K4 b - 1", Some("1c1b+"));
    check("7nk/7p1/8G/9/9/9/9/9/4K4 b P 1", None);
}

/// Whatever is said to mate is legal and mates, and most mates by neighbours of the king are said.
#[test]
fn what_is_called_mate_is_mate() {
    let (mut said, mut there) = (0, 0);
    for position in (0..400).flat_map(random_game) {
        let constraints = position.constraints();
        if constraints.in_check() {
            continue;
        }
        let mates = |m: &Move| after(&position, *m).is_checkmate();
        there += usize::from(position.legal_moves().iter().any(mates));
        if let Some(m) = in_one(&position, &constraints) {
            assert!(position.is_legal(m) && mates(&m), "{position}: {m}");
            said += 1;
        }
    }
    assert!(there > 100 && said * 10 > there * 7, "{said} of {there}");
}
