use super::*;

/// Plays `moves` as a game up to the bar and as a line of the search after it.
#[track_caller]
fn check(sfen: &str, moves: &str, expected: Option<Value>) {
    let (played, searched) = moves.split_once('|').unwrap();
    let mut game = Game::new(sfen.parse().unwrap());
    played.split_whitespace().for_each(|m| game.play(m.parse().unwrap()).unwrap());
    let mut path = Path::new(&game);
    let mut position = game.position().clone();
    let mut found = None;
    for m in searched.split_whitespace() {
        assert_eq!(found, None, "{m} comes after the repetition");
        position.play(m.parse().unwrap()).unwrap();
        path.push(Moment::of(&position));
        found = path.repetition(3);
    }
    assert_eq!(found, expected, "{moves}");
    searched.split_whitespace().for_each(|_| path.pop());
    assert_eq!(path.moments, game.past());
    assert_eq!(path.counts.iter().map(|count| usize::from(*count)).sum::<usize>(), game.past().len());
}

const EVEN: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// END-12.
#[test]
fn repetitions_are_draws() {
    check(EVEN, "| 2h3h 8b7b 3h2h 7b8b", Some(DRAW));
    check(EVEN, "2h3h 8b7b | 3h2h 7b8b", None);
    check(EVEN, "2h3h 8b7b 3h2h 7b8b 2h3h 8b7b | 3h2h 7b8b", Some(DRAW));
    check(EVEN, "| 7g7f 3c3d 2h3h 8b7b 3h2h 7b8b", Some(DRAW));
    check(EVEN, "7g7f | 3c3d 2h3h 8b7b 3h2h", None);
}

/// END-13: who checks all the time loses, whoever completes the repetition.
#[test]
fn perpetual_check_loses() {
    let sfen = "8k/6+R2/9/9/9/9/9/9/4K4 b - 1";
    // White to move is checked again.
    check(sfen, "3b3a | 1a1b 3a3b 1b1a 3b3a", Some(perpetual_check_won_at(3)));
    check(sfen, "| 3b3a 1a1b 3a3b 1b1a", Some(-perpetual_check_won_at(3)));
    // One quiet move in the cycle makes it a plain repetition.
    check(sfen, "| 3b4b 1a2a 4b3b 2a1a", Some(DRAW));
}

#[test]
fn nothing_repeats_across_a_pass() {
    let game = Game::new(EVEN.parse().unwrap());
    let mut path = Path::new(&game);
    let start = Moment::of(game.position());
    let other = Moment { key: 1, in_check: false };
    path.begin_pass();
    [other, other, other, start].into_iter().for_each(|moment| path.push(moment));
    assert_eq!(path.repetition(0), None);
    path.end_pass();
    assert_eq!(path.repetition(0), Some(DRAW));
}
