use super::*;
use shogi::Setup;

fn line(sfen: &str, color: shogi::Color, change: impl FnOnce(&mut Picture)) -> String {
    let mut picture = Picture::new(sfen.parse::<Setup>().unwrap());
    change(&mut picture);
    let text = |cell: Cell| match cell {
        Cell::Upright(text) | Cell::Turned(text) => text,
    };
    hand_line(&picture, &Book::default(), color).into_iter().map(text).collect()
}

const HANDS: &str = "4k4/9/9/9/9/9/9/9/4K4 b RB2G12P 1";

#[test]
fn hands_are_told_as_print_tells_them() {
    use shogi::Color::{Black, White};
    assert_eq!(line(HANDS, Black, |_| {}), "☗ 持駒 飛角金二歩十二");
    assert_eq!(line(HANDS, White, |_| {}), "☖ 持駒 なし");
    assert_eq!(line(HANDS, Black, |picture| picture.names[0] = "藤井聡太".to_owned()), "☗藤井聡太 持駒 飛角金二歩十二");
    assert_eq!(line(HANDS, Black, |picture| picture.hands = Hands::Attacker), "持駒 飛角金二歩十二");
}

#[test]
fn numbers_in_kanji() {
    let check = |number, expected| assert_eq!(kanji(number), expected);
    check(1, "一");
    check(9, "九");
    check(10, "十");
    check(18, "十八");
    check(20, "二十");
    check(99, "九十九");
}

/// A mate problem has room for one hand only.
#[test]
fn a_picture_is_as_wide_as_what_it_shows() {
    let width = |hands| {
        let mut picture = Picture::new(HANDS.parse().unwrap());
        picture.hands = hands;
        picture.scene().width
    };
    assert!(width(Hands::Both) > width(Hands::Attacker) && width(Hands::Attacker) > width(Hands::Neither));
}
