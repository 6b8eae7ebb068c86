use super::in_order;
use crate::{Game, NAMES, Position, mixed, square_name, square_named, yonin};
use shogi::Color;

#[track_caller]
fn reached(game: &str, position: &str, square: &str, black: &str, white: &str) {
    let position = Position::parse(&Game::named(game).unwrap(), position).unwrap();
    let by = |color| {
        let squares = position.reaching(square_named(square).unwrap(), color).into_iter();
        squares.map(|(file, rank)| square_name(file, rank)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!([by(Color::Black), by(Color::White)], [black, white], "{square}");
}

/// Black's attacked pieces, each with who attacks it; a star where it is guarded.
#[track_caller]
fn attacked(game: &str, position: &str, expected: &str) {
    let position = Position::parse(&Game::named(game).unwrap(), position).unwrap();
    let name = |at: (u8, u8)| square_name(at.0, at.1);
    let told = position.attacked(Color::Black).into_iter().map(|attacked| {
        let by: Vec<String> = attacked.by.into_iter().map(name).collect();
        format!("{}{}:{}", name(attacked.at), if attacked.guarded { "*" } else { "" }, by.join(","))
    });
    assert_eq!(told.collect::<Vec<_>>().join(" "), expected);
}

#[test]
fn whoever_could_go_take_or_take_back_reaches_a_square() {
    // A rook behind a gold; a bishop on its diagonal.
    reached("minishogi", "k3r/5/4g/1B3/4K b - 1", "1d", "1e", "1c");
    reached("minishogi", "k3r/5/4g/1B3/4K b - 1", "1c", "", "1a");
    reached("minishogi", "k3r/5/4g/1B3/4K b - 1", "4d", "", "");
    reached("minishogi", "k3r/5/4g/1B3/4K b - 1", "2b", "4d", "");
    // Pins are no matter, nor whose turn it is.
    reached("minishogi", "k3r/5/5/4G/4K w - 1", "2d", "1d 1e", "");
    // A Lion goes two steps, and takes on the way.
    reached("chu", "11k/12/12/12/12/5n6/12/5N6/12/12/12/11K b - 1", "7f", "7h", "");
    reached("chu", "11k/12/12/12/12/12/5p6/5N6/12/12/12/11K b - 1", "7g", "7h", "");
    // Who is on no board reaches nothing.
    reached("minishogi", "k3r/5/5/5/4K b - 1", "9i", "", "");
}

#[test]
fn what_is_attacked_is_told_with_who_does_and_whether_it_is_guarded() {
    attacked("minishogi", "k3r/5/4G/4S/4K b - 1", "1c*:1a");
    attacked("minishogi", "k3r/5/4G/5/4K b - 1", "1c:1a");
    attacked("minishogi", "k3r/5/5/5/4K b - 1", "1e:1a");
    attacked("minishogi", "k4/5/5/5/4K b - 1", "");
}

/// Positions that come of playing, by lots of their own.
fn played(game: &Game, moves: usize) -> Position {
    let mut position = Position::start(&std::sync::Arc::new(game.clone()));
    let mut lots = 1976_u64;
    for _ in 0..moves {
        let legal = position.legal_moves();
        lots = mixed(lots);
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[lots as usize % legal.len()]);
    }
    position
}

/// Both questions have one answer, on every board, the largest included: what is attacked is what an enemy reaches.
#[test]
fn what_is_attacked_is_what_the_other_side_reaches() {
    for name in NAMES {
        let position = played(&Game::named(name).unwrap(), 60);
        for color in Color::ALL {
            let attacked = position.attacked(color);
            let (files, ranks) = (position.game().files(), position.game().ranks());
            let all = (1..=ranks).flat_map(|rank| (1..=files).rev().map(move |file| (file, rank)));
            let own = all.filter(|at| position.piece_at(at.0, at.1).is_some_and(|(owner, _)| owner == color));
            // Of hundreds of pieces some are looked at.
            let step = 1 + position.pieces[color.index()].len() / 40;
            for at in own.step_by(step) {
                let told = attacked.iter().find(|attacked| attacked.at == at);
                let by = told.map(|attacked| attacked.by.clone()).unwrap_or_default();
                assert_eq!(by, position.reaching(at, !color), "{name} {at:?} {position}");
                let guarded = !position.reaching(at, color).is_empty();
                assert!(told.is_none_or(|attacked| attacked.guarded == guarded), "{name} {at:?} {position}");
            }
        }
    }
}

/// Standard shogi has other rules of its own, which say the same.
#[test]
fn the_rules_of_standard_shogi_reach_the_same_squares() {
    let game = Game::named("shogi").unwrap();
    for moves in [0, 20, 45, 80, 130] {
        let position = played(&game, moves);
        let other: shogi::Setup = position.to_string().parse().unwrap();
        let other = other.into_position().unwrap();
        for square in shogi::Square::all() {
            for color in Color::ALL {
                let theirs = other.attackers_to(square, color).into_iter().map(|at| (at.file(), at.rank()));
                let mut theirs: Vec<(u8, u8)> = theirs.collect();
                theirs.sort_by_key(|at| in_order(*at));
                assert_eq!(position.reaching((square.file(), square.rank()), color), theirs, "{square} {position}");
            }
        }
    }
}

#[test]
fn where_four_play_a_piece_is_of_who_commands_it() {
    let rules = yonin::Rules::usual();
    let start = yonin::Position::start(&rules);
    assert!(yonin::Seat::ALL.into_iter().all(|seat| start.attacked(seat).is_empty()), "{start}");
    let king = start.king_square(yonin::Seat::South).and_then(|name| square_named(&name)).unwrap();
    assert_eq!(start.reaching((king.0, king.1 - 1), yonin::Seat::North), []);
    assert!(start.reaching((king.0, king.1 - 1), yonin::Seat::South).contains(&king), "{start}");
}
