//! Games as files (VAR-26).

use variants::{Game, NAMES, Position, named_file};

#[test]
fn every_game_can_be_read() {
    for name in NAMES {
        let errors = Game::read(name, named_file(name).unwrap(), &[]).err().unwrap_or_default();
        assert!(errors.is_empty(), "{errors:#?}");
        let game = Game::named(name).unwrap();
        assert_eq!(Position::start(&game).to_string(), game.start(), "{name}");
    }
}

/// A new game plays without a change of the program.
#[test]
fn a_game_may_build_upon_another() {
    let text = "base = \"minishogi\"\nstart = [\"k . . .\", \". . . .\", \". . . .\", \". . X K\"]\n[board]\nfiles = 4\nranks = 4\n\
        [piece.X]\nkanji = \"馬\"\nromaji = \"uma\"\nenglish = \"Hopper\"\nitalian = \"Saltatore\"\nmoves = \"AD\"\n";
    let game = Game::read("mine.toml", text, &[]).unwrap();
    assert_eq!(game.kinds().iter().map(|kind| kind.id.as_str()).collect::<Vec<_>>(), ["K", "X"]);
    let mut position = Position::start(&game);
    let moves: Vec<String> = position.legal_moves().into_iter().map(|m| position.move_text(m)).collect();
    assert!(moves.contains(&"2d4b".to_owned()) && moves.contains(&"2d2b".to_owned()), "{moves:?}");
    let m = position.parse_move("2d4b").unwrap();
    assert!(position.play(m) && !position.in_check());
}

#[track_caller]
fn check(text: &str, expected: &[&str]) {
    let errors = Game::read("f", text, &[]).err().unwrap_or_default();
    let found: Vec<String> = errors.iter().map(ToString::to_string).collect();
    for start in expected {
        assert!(found.iter().any(|error| error.starts_with(start)), "{start}: {found:#?}");
    }
    assert_eq!(found.len(), expected.len(), "{found:#?}");
}

#[test]
fn mistakes_are_named_by_their_line() {
    check("start = [", &["f:1: "]);
    check(
        "",
        &[
            "f:1: name is missing",
            "f:1: board is missing",
            "f:1: start is missing",
            "f:1: end is missing",
            "f:1: piece is missing",
        ],
    );
    check("base = \"chess\"", &["f:1: there is no game chess"]);
    check("base = 3", &["f:1: the name of a game"]);
    check("base = \"shogi\"\n[board]\nfiles = 37\n", &["f:3: files: expected a number from 1 to 36"]);
    check("base = \"shogi\"\n\n[piece.G]\nmoves = \"WfX\"\n", &["f:4: moves: column 3: expected one of"]);
    check(
        "base = \"shogi\"\n[end]\nby = \"fire\"\ntry = 1\n",
        &["f:3: by: expected \"mate\" or \"catch\"", "f:4: try: expected true or false"],
    );
    check(
        "base = \"minishogi\"\nstart = [\"k . . . .\", \". . . . .\", \". . z . .\", \". . . . .\", \"K . . . .\"]\n",
        &["f:2: there is no piece Z"],
    );
    check("when = 1979-05-27", &["f:1: expected a text"]);
}

/// Every reading of every option makes a game that can be played, and another one than the usual.
#[test]
fn every_reading_can_be_played() {
    for name in NAMES {
        let usual = Game::named(name).unwrap();
        for option in usual.options() {
            for reading in &option.readings {
                let game = Game::with_options(name, &[(&option.name, reading)]).unwrap();
                let game = game.unwrap_or_else(|errors| panic!("{name} {} {reading}: {errors:?}", option.name));
                assert!(Position::start(&game).perft(1) > 0, "{name} {} {reading}", option.name);
            }
            assert!(option.readings.len() > 1, "{name} {}", option.name);
        }
    }
    let asakura = Game::named("asakura").unwrap();
    assert!(asakura.options().iter().all(|option| option.name != "bare-king"));
}

/// Some readings, by what they change.
#[test]
fn readings_change_moves() {
    let count = |name: &str, choice: (&str, &str), sfen: &str| {
        let game = Game::with_options(name, &[choice]).unwrap().unwrap();
        Position::parse(&game, sfen).unwrap_or_else(|error| panic!("{sfen}: {error}")).legal_moves().len()
    };
    // A Fire Demon in the open: along the ranks or the files, 15 squares each.
    let demon = |reading| {
        let sfen = "k15/16/16/16/16/16/16/7D!8/16/16/16/16/16/16/16/15K b - 1";
        count("tenjiku", ("fire-demon", reading), sfen)
    };
    assert_eq!(demon("sideways"), demon("forwards"));
    let hawk =
        |reading| count("tenjiku", ("lion-hawk", reading), "k15/16/16/16/16/16/16/7H!8/16/16/16/16/16/16/16/15K b - 1");
    assert!(hawk("lion") >= hawk("area"));
    let eagle = |reading| {
        count("tenjiku", ("free-eagle", reading), "k15/16/16/16/16/16/16/7Q'8/16/16/16/16/16/16/16/15K b - 1")
    };
    assert_eq!(eagle("lion"), eagle("leap") + 1);
    let lance = |reading| count("chu", ("lance", reading), "11k/12/L11/11p/12/12/12/12/12/12/12/11K b - 1");
    assert_eq!((lance("second-chance"), lance("dead-piece")), (6, 5));
    let general = |reading| {
        let game = Game::with_options("taikyoku", &[("side-generals", reading)]).unwrap().unwrap();
        game.kinds().iter().find(|kind| kind.id == "LG").unwrap().moves.clone()
    };
    assert_ne!(general("one-side"), general("king-step"));
    // A pawn dropped before the cornered King mates.
    let mated = |reading| count("kyoto", ("pawn-drop-mate", reading), "3pk/3p1/3SG/5/K4 b P 1");
    assert_eq!(mated("allowed"), mated("forbidden") + 1);
}

/// A disputed rule is read as one likes, and only in the ways that there are.
#[test]
fn options_choose_readings() {
    let drops =
        |choices: &[(&str, &str)]| Game::with_options("wa", choices).unwrap().map(|game| game.drops().is_some());
    assert_eq!(drops(&[]), Ok(false));
    assert_eq!(drops(&[("drops", "modern")]), Ok(true));
    let error = |choice| Game::with_options("wa", &[choice]).unwrap().unwrap_err()[0].message.clone();
    assert!(error(("drops", "always")).contains("expected one of historical, modern"));
    assert!(error(("lions", "no")).contains("no option lions; it has drops"));
}
