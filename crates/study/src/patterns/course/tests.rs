use crate::patterns::{Catalogue, Labels, PatternId, Standing};
use shogi::{Color, Position};

/// A rook on the fourth file, whose king goes to a Mino.
const GAME: &str = "7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 8h7g 5a4b 5i4h 4b3b 3i3h 5c5d 4h3i 6a5b 3i2h 5b5c";

fn labels(moves: &str) -> Labels {
    Labels::of_moves(&Position::even(), moves.split(' ').map(|m| m.parse().unwrap()))
}

fn names(ids: &[PatternId]) -> Vec<&'static str> {
    ids.iter().map(|id| Catalogue::builtin()[*id].id.as_str()).collect()
}

fn told(standing: &Standing) -> (usize, Vec<&'static str>, Vec<&'static str>) {
    (standing.ply, names(&standing.openings), names(&standing.castles))
}

#[test]
fn names_come_with_the_moves_that_make_them() {
    let labels = labels(GAME);
    let [black, _] = &labels.sides;
    let course: Vec<_> = black.course.iter().map(told).collect();
    let opening = vec!["normal-shiken"];
    assert_eq!(course, [(0, vec![], vec![]), (5, opening.clone(), vec![]), (15, opening, vec!["kata-mino"])]);
}

/// Whoever looks at the last move sees what is told of the whole game, and at each ply no castle that does not stand there.
#[test]
fn the_course_ends_where_the_labels_do() {
    for end in [4, 9, 16] {
        let moves: Vec<&str> = GAME.split(' ').take(end).collect();
        let labels = labels(&moves.join(" "));
        for side in Color::ALL.map(|color| &labels.sides[color.index()]) {
            let last = side.course.last().expect("the start at least");
            let mut openings: Vec<PatternId> = side.openings.iter().map(|span| span.pattern).collect();
            openings.sort_unstable();
            assert_eq!(last.openings, openings);
            for standing in &side.course {
                for castle in &standing.castles {
                    let span = side.castles.iter().find(|span| span.pattern == *castle).expect("it counts");
                    assert!((span.first..=span.last).contains(&standing.ply));
                }
            }
        }
    }
}
