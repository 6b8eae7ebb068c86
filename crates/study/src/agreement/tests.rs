use super::*;
use crate::{Judgement, Line, Scope, Score};

/// An exchange on 8 6 after twenty-four moves.
const GAME: &str = "6g6f 4c4d 6i6h 6a7b 4i3h 5a4b 7g7f 3c3d 5i4h 6c6d 2g2f 3a3b 2f2e 2b3c 7i7h 7b6b 3g3f 8c8d 4h5i 1c1d 7f7e 8d8e 5i5h \
                    8e8f 8g8f 8b8f P*8g 8f8c 3i4h P*8f 9g9f";

/// A game in which the engine would have played these moves at these places, and finds everything worth `score` for the side to move.
fn agreement(score: i32, by: Color, best: &[(usize, &str)]) -> Agreement {
    let record = kifu::read(format!("startpos moves {GAME}").as_bytes()).unwrap().record;
    let mut analysis = Analysis::of(&record, Scope::MainLine);
    for index in 0..analysis.places().len() {
        let moves = best.iter().filter(|(at, _)| *at == index).map(|(_, usi)| usi.parse().unwrap()).collect();
        let score = Score::Value(if index % 2 == 0 { score } else { -score });
        analysis.note(index, Judgement { best: Line { score, moves }, ..Judgement::default() });
    }
    Agreement::of(&analysis, by)
}

#[test]
fn only_choices_count() {
    // Black's 27th, 29th and 31st moves: the 25th takes back, and what was played by heart does not count, whoever would have played it.
    let black = agreement(0, Color::Black, &[(0, "6g6f"), (24, "8g8f"), (26, "P*8g"), (28, "2h2g"), (30, "9g9f")]);
    assert_eq!((black.choices, black.same), (3, 2));
    assert_eq!(black.rate(), Some(2.0 / 3.0));
    let white = agreement(0, Color::White, &[(25, "8b8f"), (27, "8f8c"), (29, "P*8e")]);
    assert_eq!((white.choices, white.same), (2, 1));
}

#[test]
fn where_the_game_is_decided_nothing_is_a_choice() {
    for score in [3000, -3000] {
        assert_eq!(agreement(score, Color::Black, &[(26, "P*8g")]), Agreement::default());
    }
    assert_eq!(Agreement::default().rate(), None);
}

#[test]
fn games_are_added() {
    let one = Agreement { choices: 3, same: 2, loss: 0.5 };
    assert_eq!(one.and(Agreement { choices: 1, same: 1, loss: 0.25 }), Agreement { choices: 4, same: 3, loss: 0.75 });
}
