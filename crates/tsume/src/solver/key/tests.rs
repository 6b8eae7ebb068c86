use super::*;
use crate::after::after;

/// A check and the answers to it, drops and captures among them.
#[test]
fn the_key_after_a_move_is_that_of_the_position() {
    let position: Position = "4k4/3sp4/4S4/9/9/9/9/9/4K4 b G2r2b3g2s4n4l17p 1".parse().unwrap();
    let of = |position: &Position| Key::of(position, Color::Black, 12345);
    for check in position.legal_moves() {
        let next = after(&position, check);
        assert_eq!(of(&position).after_check(&position, check), of(&next), "{check}");
        for defence in next.legal_moves() {
            assert_eq!(of(&next).after_defence(&next, defence), of(&after(&next, defence)), "{check} {defence}");
        }
    }
}
