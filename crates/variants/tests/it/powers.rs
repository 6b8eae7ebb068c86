//! What special pieces do, by the examples of their rules.

use std::collections::BTreeSet;
use variants::{Game, Position};

fn position(game: &str, text: &str) -> Position {
    Position::parse(&Game::named(game).unwrap(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Moves of the piece on a square, as text.
fn moves(position: &Position, from: &str) -> BTreeSet<String> {
    let texts = position.legal_moves().into_iter().map(|m| position.move_text(m));
    texts
        .filter(|text| text.strip_prefix(from).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit())))
        .collect()
}

fn after(position: &Position, text: &str) -> Position {
    let mut after = position.clone();
    assert!(after.play(position.parse_move(text).unwrap_or_else(|error| panic!("{error}"))));
    after
}

fn board(position: &Position) -> String {
    position.to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// The Lion reaches the 24 squares around it, and may pass (VAR-19).
#[test]
fn a_lion_reaches_two_squares_around() {
    let lion = position("chu", "10gk/12/12/12/12/12/5N6/12/12/12/12/K11 b - 1");
    let found = moves(&lion, "7g");
    assert_eq!(found.len(), 25, "{found:?}");
    assert!(found.contains("7g7g"), "passing");
    assert_eq!(lion.parse_move("7g7f7g"), lion.parse_move("7g7g"), "through an empty square and back");
}

/// It takes two in a turn, or one without moving (VAR-19).
#[test]
fn a_lion_takes_two_or_none() {
    let lion = position("chu", "11k/12/12/12/5p6/5g6/5N6/12/12/12/12/K11 b - 1");
    assert_eq!(board(&after(&lion, "7g7f7e")), "11k/12/12/12/5N6/12/12/12/12/12/12/K11");
    assert_eq!(board(&after(&lion, "7g7f7g")), "11k/12/12/12/5p6/12/5N6/12/12/12/12/K11");
    assert_eq!(board(&after(&lion, "7g7e")), "11k/12/12/12/5N6/5g6/12/12/12/12/12/K11");
}

/// A protected Lion is taken only by a neighbour, or behind somebody who counts.
#[test]
fn lions_are_not_exchanged() {
    let far = position("chu", "k11/12/12/4r7/4n7/12/4N7/12/12/12/12/11K b - 1");
    assert!(far.parse_move("8g8e").is_err());
    let near = position("chu", "k11/12/12/4r7/4n7/4N7/12/12/12/12/12/11K b - 1");
    assert!(near.parse_move("8f8e").is_ok());
    let behind = |bridge: char| position("chu", &format!("k11/12/12/4r7/4n7/4{bridge}7/4N7/12/12/12/12/11K b - 1"));
    assert!(behind('g').parse_move("8g8f8e").is_ok());
    assert!(behind('p').parse_move("8g8f8e").is_err());
}

/// In reply to another piece that took a Lion, a second one may be taken only on the same square.
#[test]
fn lions_are_not_struck_back_elsewhere() {
    let before = position("chu", "k11/12/4r7/12/12/3nQ7/12/4N7/4R7/12/12/11K b - 1");
    let struck = after(&before, "8f9f");
    assert!(struck.to_string().contains(" w 9f "), "{struck}");
    assert!(struck.parse_move("8c8h").is_err(), "another Lion elsewhere");
}

/// On an empty board the Hook Mover reaches every square in one move (VAR-20).
#[test]
fn a_hook_mover_reaches_everything() {
    for (at, row) in [("1a", 1), ("9i", 9), ("17q", 17), ("4f", 6)] {
        let file: usize = at.trim_end_matches(char::is_alphabetic).parse().unwrap();
        let empty = ["17"; 17];
        let mut rows = empty.map(str::to_owned);
        let part = |n: usize| if n == 0 { None } else { Some(n.to_string()) };
        let squares = [part(17 - file), Some("HM".to_owned()), part(file - 1)];
        rows[row - 1] = squares.into_iter().flatten().collect::<Vec<_>>().join(",");
        let hook = position("daidai", &format!("{} b - 1", rows.join("/")));
        // Without a King the game is over: what it could do is seen from the drawing's side.
        assert!(hook.legal_moves().is_empty());
        let kind = hook.game().kinds().iter().find(|kind| kind.id == "HM").unwrap();
        let marked = (-16..=16_i8).flat_map(|x| (-16..=16_i8).map(move |y| (x, y))).filter(|(x, y)| {
            let (file, rank) = (file as i8 - x, row as i8 - y);
            (1..=17).contains(&file) && (1..=17).contains(&rank) && (*x, *y) != (0, 0) && kind.mark(*x, *y).is_some()
        });
        assert_eq!(marked.count(), 288, "{at}");
    }
}

/// With two Kings on the board there is one square less: its own King's.
#[test]
fn a_hook_mover_turns_once() {
    let with_king = position("daidai", "16,k/17/17/17/17/17/17/17/8,HM,8/17/17/17/17/17/17/17/K,16 b - 1");
    let found: BTreeSet<String> = moves(&with_king, "9i");
    assert_eq!(found.len(), 287, "{found:?}");
}

/// Fire burns the enemies around, eight at most, and no friend (VAR-21).
#[test]
fn fire_burns_all_around() {
    let open = position("tenjiku", "k15/16/16/16/5ppp8/5p1p8/6Pp8/4D!11/16/16/16/16/16/16/16/K15 b - 1");
    let burnt = after(&open, "12h10f");
    assert_eq!(board(&burnt), "k15/16/16/16/16/6D!9/6P9/16/16/16/16/16/16/16/16/K15");
}

/// Whoever stops beside fire burns; of two fires the one that came.
#[test]
fn fire_burns_who_comes_near() {
    let beside = position("tenjiku", "k15/16/16/16/16/6d!9/16/6R9/16/16/16/16/16/16/16/K15 b - 1");
    assert_eq!(board(&after(&beside, "10h10g")), "k15/16/16/16/16/6d!9/16/16/16/16/16/16/16/16/16/K15");
    let two = position("tenjiku", "k15/16/16/16/5p10/6d!9/16/16/9D!6/16/16/16/16/16/16/K15 b - 1");
    assert_eq!(board(&after(&two, "7i9g")), "k15/16/16/16/5p10/6d!9/16/16/16/16/16/16/16/16/16/K15");
}

/// The Free Emperor goes anywhere and takes what nobody protects (VAR-22).
#[test]
fn an_emperor_spares_what_is_protected() {
    let row = |text: &str| format!("{text}/{}/K,18 b - 1", ["19"; 17].join("/"));
    let emperor = |text: &str| position("makadaidai", &row(text).replace("K,18", "+EM,18"));
    let lone = emperor("9,k,9");
    assert!(lone.parse_move("19s10a").is_ok(), "an unprotected King");
    let protected = emperor("8,g,k,9");
    assert!(protected.parse_move("19s10a").is_err(), "a protected King");
    assert!(protected.parse_move("19s11a").is_err(), "a protected Gold");
    let lenient = Game::with_options("makadaidai", &[("emperor", "spares-protected-royals")]).unwrap().unwrap();
    let lenient = Position::parse(&lenient, &protected.to_string()).unwrap();
    assert!(lenient.parse_move("19s10a").is_err(), "a protected King");
    assert!(lenient.parse_move("19s11a").is_ok(), "anything else");
}

/// In the three largest but taikyoku pieces promote by capturing (VAR-23).
#[test]
fn captures_promote() {
    use variants::PromotionWhen;
    let by_capture: Vec<&str> = variants::NAMES
        .iter()
        .copied()
        .filter(|name| Game::named(name).unwrap().promotion().when == PromotionWhen::Capture)
        .collect();
    assert_eq!(by_capture, ["daidai", "makadaidai", "tai"]);
}

/// A Deva turns whoever captures it into a Teaching King; a Drunken Elephant stays what it is.
#[test]
fn devas_are_contagious() {
    let rows = |captor: &str| format!("k,18/{}/9,dv,9/9,{captor},9/K,18 b - 1", ["19"; 15].join("/"));
    let taken = |captor: &str, m: &str| board(&after(&position("makadaidai", &rows(captor)), m));
    assert!(taken("G", "10r10q").contains("9,+TK,9"));
    assert!(taken("DE", "10r10q+").contains("9,+CP,9"));
}

/// A sweep takes everything on its way, friends too, and stops before who ranks as high.
#[test]
fn a_sweep_takes_all_on_its_way() {
    let mut rows = vec!["36".to_owned(); 36];
    rows[0] = "K,34,k".to_owned();
    rows[20] = "5,GG,3,P,2,p,1,p,21".to_owned();
    let before = position("taikyoku", &format!("{} b - 1", rows.join("/")));
    // Rank u is the twenty-first: from file 31 over files 27, 24 and 22 to 20.
    let swept = after(&before, "31u20u");
    assert!(board(&swept).contains("/16,GG,19/"), "{}", board(&swept));
}

/// The two sides' one-sided pieces are images of each other: nobody can do what the other cannot.
#[test]
fn half_a_turn_changes_nothing() {
    for name in variants::NAMES {
        let game = Game::named(name).unwrap();
        let mut black = Position::start(&game);
        let mut white = Position::parse(&game, &game.start().replace(" b ", " w ")).unwrap();
        assert_eq!(black.perft(1), white.perft(1), "{name}");
    }
}
