use super::*;

const BOARD: &str = "4k4/9/3+RP2+S1/9/9/9/9/9/4K4 b 2GS11P 1";

fn position(sfen: &str) -> Position {
    sfen.parse().unwrap()
}

#[test]
fn moves_both_ways() {
    let position = position(BOARD);
    let check = |text: &str, usi: &str| {
        let m = usi.parse().unwrap();
        assert_eq!(read_move(text, &position), Ok(m), "{text}");
        assert_eq!(write_move(&position, m), text);
    };
    check("+5352FU", "5c5b");
    check("+5352TO", "5c5b+");
    check("+6361RY", "6c6a");
    check("+2322NG", "2c2b");
    check("+0055KI", "G*5e");
    check("+5948OU", "5i4h");
    // Illegal, but moves.
    check("+5351FU", "5c5a");
    check("+5152OU", "5a5b");
    check("+0055KA", "B*5e");
}

#[test]
fn white_moves_too() {
    let position = position("4k4/9/9/9/9/9/6p2/9/4K4 w p 1");
    assert_eq!(read_move("-3738TO", &position), Ok("3g3h+".parse().unwrap()));
    assert_eq!(write_move(&position, "P*5b".parse().unwrap()), "-0052FU");
    assert_eq!(read_move("+5948OU", &position), Err(ReadMoveError::OtherSide));
}

/// FOUL-06, FOUL-07
#[test]
fn what_no_move_can_say() {
    let position = position(BOARD);
    let check = |text: &str| {
        let read: MoveText = text.parse().unwrap();
        let attempt = read.attempt(&position);
        assert!(matches!(attempt, Attempt::Changed { .. }), "{text}: {attempt:?}");
        assert_eq!(read_move(text, &position), Err(ReadMoveError::NoSuchPiece(attempt)));
        assert_eq!(MoveText::new(&position, read.by, attempt).to_string(), text);
    };
    check("+6362HI");
    check("+2322GI");
    check("+5352KI");
    check("+0055TO");
    check("+0055OU");
}

#[test]
fn an_empty_square_moves_whatever_the_text_says() {
    assert_eq!(read_move("+5554GI", &position(BOARD)), Ok("5e5d".parse().unwrap()));
}

#[test]
fn malformed() {
    let check = |text: &str, column: usize| {
        let error = text.parse::<MoveText>().unwrap_err();
        assert!(matches!(error, ReadMoveError::Malformed { column: found, .. } if found == column), "{text}: {error}");
    };
    check("", 1);
    check("7776FU", 1);
    check("+7076FU", 2);
    check("+0776FU", 2);
    check("+777", 4);
    check("+7700FU", 4);
    check("+7776", 6);
    check("+7776XX", 6);
    check("+7776歩", 6);
    check("+7776FU,T1", 8);
}
