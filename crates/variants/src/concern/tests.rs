use crate::{Game, Position};

#[track_caller]
fn check(game: &str, position: &str, text: &str, squares: &str) {
    let game = Game::named(game).unwrap();
    let position = Position::parse(&game, position).unwrap();
    let m = position.read_move(text).unwrap();
    let bar = position.judge(m).unwrap_err();
    let mut concerned = position.squares_concerned(m, bar);
    concerned.sort_unstable();
    assert_eq!(concerned.join(" "), squares, "{text}: {bar:?}");
}

#[test]
fn the_squares_show_what_forbids_a_move() {
    check("minishogi", "r3k/5/5/5/K4 b P 1", "P*3c", "5a");
    check("minishogi", "r3k/1b3/5/5/KG3 b - 1", "5e5d", "5a");
    check("minishogi", "4k/5/1b3/5/KG3 b - 1", "5e5d", "4c");
    check("minishogi", "4k/5/5/4P/K4 b P 1", "P*1c", "1d");
    check("minishogi", "4k/5/5/5/K4 b P 1", "P*3a", "3a");
    check("minishogi", "k4/5/1G3/5/4K b P 1", "1e1c", "1c");
    check("minishogi", "k4/5/1G3/5/4K b P 1", "3c3b", "3c");
    check("minishogi", "k4/5/1G3/5/4K b P 1", "5a5b", "5a");
    check("minishogi", "k4/1P3/1G3/5/4K b P 1", "4c4b", "4b");
    check("dobutsu", "rkb/1p1/1P1/BKR b - 1", "3d2b", "2b");
    // Two Lions a leap apart, and a Rook behind White's.
    check("chu", "11k/12/12/5r6/12/5n6/12/5N6/12/12/12/11K b - 1", "7h7f", "7f");
}
