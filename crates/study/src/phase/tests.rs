use super::*;
use crate::Scope;

fn phases(text: &str) -> Phases {
    let record = kifu::read(text.as_bytes()).unwrap().record;
    Phases::of(&Analysis::of(&record, Scope::MainLine))
}

// OPEN-05, OPEN-06, OPEN-07: the first capture ends the opening, whatever is taken; the endgame begins at a king.
#[test]
fn phases_of_a_game() {
    assert_eq!(phases("startpos moves 7g7f 3c3d 2g2f"), Phases::default());
    let exchange = phases("startpos moves 7g7f 3c3d 8h2b+ 3a2b");
    assert_eq!(exchange, Phases { middle_game: Some(3), fight: None, endgame: None });
    // A pawn is taken by move 6, the rook by move 10; the horse gives check with move 13.
    let moves = "2g2f 3c3d 2f2e 4a3b 2e2d 2c2d 2h2d 8c8d 2d2c+ 3b2c 7g7f 8d8e 8h3c+ 2b3c";
    let game = phases(&format!("startpos moves {moves}"));
    assert_eq!(game, Phases { middle_game: Some(6), fight: Some(10), endgame: Some(13) });
}
