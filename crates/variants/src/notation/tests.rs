use super::{kanji_number, squares_in};
use crate::{Game, Position};

#[track_caller]
fn check(game: &str, position: &str, text: &str, japanese: &str, western: &str) {
    let game = Game::named(game).unwrap();
    let position = if position.is_empty() { Position::start(&game) } else { Position::parse(&game, position).unwrap() };
    let m = position.parse_move(text).unwrap();
    assert_eq!((position.japanese(m).as_str(), position.western(m).as_str()), (japanese, western));
}

#[test]
fn moves_are_written_as_people_do() {
    check("minishogi", "", "2e3d", "☗３四角", "B-34");
    check("minishogi", "4k/R4/5/5/K4 b P 1", "5b5a+", "☗５一飛成", "R-51+");
    check("minishogi", "4k/5/5/5/K4 w p 1", "P*3c", "☖３三歩打", "P*33");
    check("dobutsu", "", "2c2b", "☗２二雛", "Px22");
    check("wa", "", "6i6h", "☗６八歩", "P-6h");
}

#[test]
fn ranks_go_beyond_nine() {
    assert_eq!([9, 10, 12, 20, 36].map(kanji_number), ["九", "十", "十二", "二十", "三十六"]);
    assert_eq!(squares_in("6f6e6d"), Some(vec![(6, 6), (6, 5), (6, 4)]));
    assert_eq!(squares_in("36aj1z"), Some(vec![(36, 36), (1, 26)]));
    assert_eq!(squares_in("6"), None);
}
