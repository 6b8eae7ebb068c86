use super::*;
use variants::Game;

/// The same positions, as both write them; those of Fairy-Stockfish come from its Python module.
#[test]
fn positions_are_told_in_its_letters() {
    for (ours, theirs) in [
        ("pgkst/5/5/5/TSKGP b - 1", "p+nks+l/5/5/5/+LSK+NP b - 1"),
        ("k3P/3L1/2S2/1NK2/t3P w gs 1", "k3P/3L1/2S2/1NK2/+l3P w ns 1"),
        ("1B3/4k/1B3/4l/2K1l b 2G2P 1", "1+S3/4k/1+S3/4l/2K1l b 2N2P 1"),
        ("n1k2/5/5/1s2R/3K1 b TPtgs 1", "n1k2/5/5/1s2+P/3K1 b LPlns 1"),
        ("k1b1s/1Gp2/5/3G1/2K1P w 2t 1", "k1+s1s/1+Np2/5/3+N1/2K1P w 2l 1"),
    ] {
        assert_eq!(their_position(ours), theirs);
    }
}

#[test]
fn moves_are_told_in_its_letters_and_read_back() {
    let game = Game::named("kyoto").unwrap();
    let check = |sfen: &str, ours: &str, theirs: &str| {
        let position = Position::parse(&game, sfen).unwrap();
        let m = position.parse_move(ours).unwrap_or_else(|error| panic!("{ours}: {error}"));
        assert_eq!(their_move(&position, &position.move_text(m)), theirs, "{ours}");
        assert_eq!(our_move(theirs), position.move_text(m), "{theirs}");
    };
    let start = "pgkst/5/5/5/TSKGP b - 1";
    check(start, "1e1d+", "1e1d+");
    check(start, "2e2d+", "2e2d-");
    check(start, "5e5d+", "5e5d-");
    check(start, "3e3d", "3e3d");
    let hands = "k4/5/5/5/4K b TPGS 1";
    for (ours, theirs) in
        [("P", "P"), ("R", "+P"), ("L", "L"), ("T", "+L"), ("N", "N"), ("G", "+N"), ("S", "S"), ("B", "+S")]
    {
        check(hands, &format!("{ours}*3c"), &format!("{theirs}*3c"));
    }
}

#[test]
fn a_game_is_told_from_its_start() {
    let game = Game::named("kyoto").unwrap();
    let course = Course::parse_line(&game, "startpos moves 2e2d+ 1a1b+ 1e1d+").unwrap();
    assert_eq!(line(&course).unwrap(), "p+nks+l/5/5/5/+LSK+NP b - 1 moves 2e2d- 1a1b- 1e1d+");
}
