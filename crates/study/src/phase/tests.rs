use super::*;
use crate::Scope;

fn phases(text: &str) -> (Option<usize>, Option<usize>) {
    let record = kifu::read(text.as_bytes()).unwrap().record;
    let Phases { middle_game, endgame } = Phases::of(&Analysis::of(&record, Scope::MainLine));
    (middle_game, endgame)
}

#[test]
fn phases_of_a_game() {
    assert_eq!(phases("startpos moves 7g7f 3c3d 8h2b+ 3a2b"), (None, None), "bishops are exchanged in the opening");
    // The rook is taken by move 10; the horse gives check with move 13.
    let moves = "2g2f 3c3d 2f2e 4a3b 2e2d 2c2d 2h2d 8c8d 2d2c+ 3b2c 7g7f 8d8e 8h3c+ 2b3c";
    assert_eq!(phases(&format!("startpos moves {moves}")), (Some(10), Some(13)));
}
