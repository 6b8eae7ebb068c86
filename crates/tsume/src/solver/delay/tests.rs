use super::*;
use crate::solver::key::Key;
use crate::solver::pieces::Pieces;

fn children(moves: &[&str]) -> Vec<Child> {
    let key = Key { board: 0, held: Pieces::NONE };
    moves.iter().map(|m| Child::new(m.parse().expect("a move"), 0, key)).collect()
}

fn after(children: &[Child]) -> Vec<Option<u16>> {
    children.iter().map(|child| child.after).collect()
}

#[test]
fn a_drop_from_afar_waits_for_the_nearer_one_of_the_same_piece_on_that_line() {
    let mut checks = children(&["R*5b", "R*5c", "B*3c", "R*3a", "R*5d", "N*4c", "B*2d", "R*5e"]);
    drops_from_afar(Some(Square::new(5, 1)), &mut checks);
    assert_eq!(after(&checks), [None, None, None, None, Some(1), None, Some(2), Some(4)]);
    let many: Vec<bool> = checks.iter().map(|child| child.of_many).collect();
    assert_eq!(many, [false, true, true, true, true, false, true, true]);
}

#[test]
fn of_pieces_put_between_those_on_one_square_and_those_nobody_backs_wait() {
    // The king backs 5b, and nobody the squares beyond.
    let checked: Position = "4k4/9/9/9/9/4R4/9/9/9 w - 1".parse().expect("a position");
    let mut defences = children(&["5a6a", "P*5b", "P*5c", "G*5b", "P*5d", "G*5c"]);
    interpositions(&checked, &mut defences);
    assert_eq!(after(&defences), [None, None, None, Some(1), Some(2), Some(4)]);
    assert!(!defences[0].of_many && defences[1..].iter().all(|child| child.of_many));
}
