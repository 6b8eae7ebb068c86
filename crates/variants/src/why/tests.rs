use super::Bar;
use crate::{Game, Position};

#[track_caller]
fn check(game: &str, position: &str, text: &str, bar: impl Into<Option<Bar>>) {
    let game = Game::named(game).unwrap();
    let position = Position::parse(&game, position).unwrap();
    assert_eq!(position.judge(position.read_move(text).unwrap()).err(), bar.into(), "{text}");
}

// VAR-12, VAR-19.
#[test]
fn a_barred_move_is_barred_by_name() {
    check("minishogi", "4k/5/5/5/KR3 b - 1", "5e5d", None);
    check("minishogi", "r3k/5/5/5/K4 b P 1", "P*3c", Bar::Check);
    check("minishogi", "4k/5/5/4P/K4 b P 1", "P*1c", Bar::FullFile);
    check("minishogi", "4k/5/5/5/K4 b P 1", "P*3a", Bar::DeadEnd);
    check("minishogi", "k4/5/1G3/5/4K b P 1", "1e1c", Bar::Movement);
    check("minishogi", "k4/5/1G3/5/4K b P 1", "3c3b", Bar::NoPiece);
    check("minishogi", "k4/5/1G3/5/4K b P 1", "5a5b", Bar::OpponentsPiece);
    check("minishogi", "k4/5/1G3/5/4K b P 1", "S*3c", Bar::NotInHand);
    check("minishogi", "k4/5/1G3/5/4K b P 1", "P*4c", Bar::DropOnPiece);
    check("minishogi", "k4/1P3/1G3/5/4K b P 1", "4c4b", Bar::OwnPieceOnTarget);
    check("kyoto", "k4/5/5/5/4K b T 1", "L*3c", None);
    check("kyoto", "k4/5/5/5/4K b T 1", "S*3c", Bar::NotInHand);
    check("chu", "11k/12/12/12/12/12/12/12/12/12/12/P10K b - 1", "P*3c", Bar::NotInHand);
    // Two Lions a leap apart, and a Rook behind White's.
    check("chu", "11k/12/12/5r6/12/5n6/12/5N6/12/12/12/11K b - 1", "7h7f", Bar::LionTrading);
    check("chu", "11k/12/12/12/12/5n6/12/5N6/12/12/12/11K b - 1", "7h7f", None);
}

#[test]
fn what_names_no_squares_or_pieces_is_no_move() {
    let position = Position::start(&Game::named("minishogi").unwrap());
    for text in ["", "nonsense", "pass", "1e", "1e9z", "1e1f", "1e1d?", "Q*3c", "P*", "P*3c+", "p*3c", "1e1d++"] {
        assert!(position.read_move(text).is_err(), "{text}");
    }
}
