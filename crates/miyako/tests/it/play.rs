//! `miyako play`, played by a script.

use crate::program::{check_refused, miyako, miyako_reading};
use engine::{Engine, Game, Limits, Stop};
use shogi::{Handicap, Move};
use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A file of this name for one test, not there yet.
fn fresh_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

fn contains_all(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}

#[test]
fn moves_in_three_notations_and_a_resignation() {
    let file = fresh_file("three.kif");
    let args = ["play", "--seed", "1", "--level", "15k", "--save", file.to_str().unwrap()];
    let run = miyako_reading(&args, "7g7f\n26歩\nP-16\nresign\n");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    contains_all(
        &run.stdout,
        &["1. Black: P-76 (7g7f)", "3. Black: P-26 (2g2f)", "5. Black: P-16 (1g1f)", "Resignation: White wins (投了)."],
    );
    let kifu::Reading { record, findings, .. } = kifu::read(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!((record.moves().count(), findings.len()), (6, 0));
    assert_eq!(record.ending(), Some(&kifu::Ending::Resign));
    assert_eq!(miyako(&["judge", file.to_str().unwrap()]).code, 0);
}

#[test]
fn what_is_wrong_is_said_and_asked_again() {
    let input = "7g7e\n2b3c\nP*5e\nhello\nhint\nundo\nhelp\nboard\nquit\n";
    let run = miyako_reading(&["play", "--seed", "1", "--level", "15k"], input);
    assert_eq!(run.code, 0);
    contains_all(
        &run.stdout,
        &[
            "That piece does not move that way.",
            "That piece is your opponent’s.",
            "You have no such piece in hand.",
            "“hello” is neither",
            "is for friendly games only",
            "The game is broken off.",
        ],
    );
    assert_eq!(run.stdout.matches("   9  8  7  6  5  4  3  2  1").count(), 2, "{}", run.stdout);
}

// ETIQ-17: a takeback is allowed, and a notice says what it is.
#[test]
fn friendly_games_allow_hints_and_takebacks() {
    let run =
        miyako_reading(&["play", "--seed", "1", "--level", "15k", "--friendly"], "undo\nhint\n7g7f\nundo\n2g2f\n");
    contains_all(
        &run.stdout,
        &[
            "There is no move to take back.",
            "The computer would play ",
            "1. Black: P-76 (7g7f)",
            "Your move is taken back.",
            "Taking a move back is gravely disrespectful",
            "1. Black: P-26 (2g2f)",
        ],
    );
}

#[test]
fn other_mistakes_are_made_after_a_takeback() {
    let games = [
        (&["--level", "15k", "--friendly"][..], "7g7f\nundo\n"),
        (&["--level", "1", "--variant", "minishogi", "--friendly"], "1e1d\nundo\n"),
        (&["--level", "1", "--variant", "yonin", "--friendly"], "4h4g\nundo\n"),
    ];
    for (wish, again) in games {
        let args = [&["play", "--seed", "1", "--lang", "en"], wish].concat();
        let run = miyako_reading(&args, &again.repeat(20));
        assert_eq!(run.code, 0, "{}", run.stderr);
        let answers: HashSet<&str> = run.stdout.lines().filter(|line| line.starts_with("2. ")).collect();
        assert!(answers.len() > 1, "{wish:?}: {answers:?} in\n{}", run.stdout);
    }
}

#[test]
fn speaks_the_readers_language() {
    let check = |lang: &str, parts: &[&str]| {
        let args = ["play", "--seed", "1", "--level", "15k", "--handicap", "二枚落ち", "--lang", lang];
        contains_all(&miyako_reading(&args, "resign\n").stdout, parts);
    };
    check("it", &["Nero (shitate)", "(二枚落ち)", "Abbandono: vince Bianco (uwate) (投了)."]);
    check("en", &["Black (shitate)", "(二枚落ち)", "Resignation: White (uwate) wins (投了)."]);
    check("ja", &["あなたは下手です", "1手目 上手 ☖", "投了により上手の勝ち", "|v香v桂"]);
}

#[test]
fn time_runs_out_without_a_line_from_the_player() {
    time_runs_out(&["--level", "15k"]);
    time_runs_out(&["--level", "1", "--variant", "dobutsu"]);
}

fn time_runs_out(wish: &[&str]) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_miyako"))
        .args(["play", "--clock", "1s", "--lang", "en"])
        .args(wish)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // Held open to the end: the player says nothing, but has not left.
    let input = child.stdin.take();
    let output: Vec<String> = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap).collect();
    assert_eq!(output.last().unwrap(), "Time is up: White wins (時間切れ).");
    assert_eq!(child.wait().unwrap().code(), Some(0));
    drop(input);
}

/// The weakest level is mated by the strongest, through the same door a person uses.
#[test]
fn a_whole_game_to_mate() {
    let file = fresh_file("mate.kif");
    let mut child = Command::new(env!("CARGO_BIN_EXE_miyako"))
        .args(["play", "--seed", "3", "--level", "15k", "--handicap", "four-piece", "--lang", "en", "--save"])
        .arg(&file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut game =
        Game::new(Handicap::FourPiece.setup().into_position().or_else(|e| e.forgive(shogi::Faults::PLAYABLE)).unwrap());
    let mut engine = Engine::new(16);
    let mut result = String::new();
    for line in output.lines().map(Result::unwrap) {
        if let Some(m) = played(&line) {
            game.play(m).unwrap();
            if game.position().turn() == shogi::Color::Black && game.position().has_legal_move() {
                let limits = Limits { nodes: Some(20_000), ..Limits::default() };
                let answer = engine.search(&game, &limits, &Stop::new(), &mut |_| ());
                writeln!(input, "{}", answer.decision.played().expect("Black does not give up")).unwrap();
            }
        } else if line.contains(" wins ") {
            result = line;
        }
    }
    assert_eq!(result, "Checkmate: Black (shitate) wins (詰み).");
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let record = kifu::read(&std::fs::read(&file).unwrap()).unwrap().record;
    assert!(record.last().position().is_checkmate());
    assert_eq!(record.handicap(), Some(Handicap::FourPiece));
}

/// The move in a line such as `12. White: P-34 (3c3d)`.
fn played(line: &str) -> Option<Move> {
    let (number, rest) = line.split_once(". ")?;
    number.parse::<u32>().ok()?;
    rest.rsplit_once('(')?.1.strip_suffix(')')?.parse().ok()
}

#[test]
fn a_file_that_cannot_be_written_is_known_before_the_game() {
    check_refused(&miyako(&["play", "--save", "/does/not/exist/a.kif"]), "miyako: /does/not/exist/a.kif: ");
}

// FOUL-10, FOUL-18, END-06, END-15.
#[test]
fn by_the_official_rules_a_foul_or_a_wrong_declaration_loses() {
    let run = |input: &str| {
        let args = ["play", "--seed", "1", "--level", "15k", "--ruleset", "official", "--color", "black"];
        let run = miyako_reading(&args, input);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""));
        run.stdout
    };
    contains_all(&run("pass\n"), &["Foul, Passing (手を指さない): White wins (反則行為)."]);
    contains_all(&run("7g7e\n"), &["Foul, Moving where the piece cannot go", "White wins"]);
    contains_all(&run("declare\n"), &["A declaration that fails: White wins (入玉宣言)."]);
    let wrong = miyako(&["play", "--ruleset", "official/nonsense"]);
    check_refused(
        &wrong,
        "miyako: invalid value 'official/nonsense' for '--ruleset <RULES>': not a ruleset: column 10",
    );
}

// END-23: the computer agrees to a draw late in the game where it does not stand better; the official rules know none.
#[test]
fn a_draw_is_offered() {
    let game = |args: &[&str], input: &str| {
        let usual = ["play", "--seed", "1", "--level", "15k", "--lang", "en"];
        let run = miyako_reading(&[&usual[..], args].concat(), input);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""));
        run.stdout
    };
    // Twenty-one pieces, and as many moves.
    let against_a_king = |then: &str| {
        let pawns = ["9g9f", "9f9e", "1g1f", "1f1e", "8g8f", "2g2f", "7g7f", "3g3f", "9i9g", "1i1g", "4i4h"];
        game(&["--handicap", "bare-king"], &format!("draw\n{}\n{then}", pawns.join("\n")))
    };
    let agreed = against_a_king("draw\n");
    contains_all(&agreed, &["The computer declines the draw", "Draw agreed: nobody wins (引き分け)."]);
    let declined = game(&["--handicap", "two-piece", "--color", "white"], "draw\nresign\n");
    contains_all(&declined, &["The computer declines the draw", "Resignation: Black (shitate) wins"]);
    contains_all(
        &game(&["--ruleset", "official"], "draw\nresign\n"),
        &["By these rules a draw cannot simply be agreed.", "Resignation: White wins"],
    );
}

// HCAP-51, HCAP-11: the run in both readings; names of handicaps as they are spoken.
#[test]
fn moves_first() {
    let usual = ["play", "--seed", "1", "--level", "15k", "--lang", "en", "--handicap", "Kakuochi", "--opening"];
    let run = miyako_reading(&[&usual[..], &["2"]].concat(), "7g7f\n7f7d\n2g2f\nresign\n");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    contains_all(&run.stdout, &["2 left", "P-76 (7g7f)", "1 left", "P-26 (2g2f)", "1. White (uwate):"]);
    assert!(run.stdout.find("(7g7f)") < run.stdout.find("1. White (uwate):"), "{}", run.stdout);

    let run = miyako_reading(&[&usual[..], &["3/after"]].concat(), "7g7f\ndone\nresign\n");
    contains_all(&run.stdout, &["3 left", "P-76 (7g7f)", "2 left", "1. White (uwate):"]);
    assert!(run.stdout.find("White (uwate): ") < run.stdout.find("(7g7f)"), "{}", run.stdout);

    let wrong = miyako(&["play", "--opening", "3/later"]);
    check_refused(&wrong, "miyako: invalid value '3/later' for '--opening <MOVES>': expected 1 to 255 or unlimited");
    for name in ["定先", "jōsen", "左五枚落ち", "Taikōochi", "右香落ち"] {
        assert_eq!(miyako_reading(&["play", "--handicap", name], "resign\n").code, 0, "{name}");
    }
}

// HCAP-56
#[test]
fn the_first_foul_is_forgiven() {
    let args = ["play", "--seed", "1", "--level", "15k", "--lang", "en", "--ruleset", "official", "--forgive-first"];
    let run = miyako_reading(&args, "7g7e\n7g7d\n");
    contains_all(&run.stdout, &["forgiven this once", "The next one loses.", "White wins"]);
}

/// In another game of the family, from the start or from where Black has a pawn on the first file and another in hand.
fn family(args: &[&str], input: &str) -> String {
    let usual = ["play", "--variant", "minishogi", "--level", "1", "--seed", "1", "--lang", "en"];
    let run = miyako_reading(&[&usual[..], args].concat(), input);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    run.stdout
}

const TWO_PAWNS: [&str; 2] = ["--sfen", "4k/5/5/4P/4K b P 1"];

#[test]
fn a_game_of_the_family_has_the_same_rulesets() {
    let official = |input: &str, more: &[&str]| family(&[&TWO_PAWNS, &["--ruleset", "official"], more].concat(), input);
    contains_all(&official("P*1c\n", &[]), &["Foul, ", "White wins (反則行為)."]);
    let forgiven = official("P*1c\n1e1c\n", &["--forgive-first"]);
    contains_all(&forgiven, &["forgiven this once", "The next one loses.", "White wins (反則行為)."]);
    contains_all(
        &official("undo\nhint\ndraw\nresign\n", &[]),
        &["is for friendly games only", "a draw cannot simply be agreed", "Resignation: White wins (投了)."],
    );
    contains_all(&family(&[], "1e1d\nundo\nquit\n"), &["is for friendly games only", "The game is broken off."]);
    contains_all(
        &family(&["--friendly"], "hint\n1e1d\nundo\ndeclare\ndone\n5e4c\nquit\n"),
        &[
            "The computer would play ",
            "Your move is taken back.",
            "This game knows no such thing.",
            "does not move that way",
        ],
    );
    // The computer has nothing but its king, and yet the game has only begun.
    contains_all(&family(&["--sfen", "4k/5/5/5/RB2K b - 1"], "draw\nquit\n"), &["The computer declines the draw"]);
}

#[test]
fn a_game_of_the_family_has_a_clock_that_is_saved() {
    let file = fresh_file("family-clock.kif");
    let path = file.to_str().unwrap();
    let shown = family(&["--clock", "10m+30s", "--save", path], "1e1d\nresign\n");
    contains_all(&shown, &["Clock: 10m+30s.", "Black has 10:00 left.", "White has ", "The game is saved in "]);
    let record = variants::Record::read(&std::fs::read_to_string(&file).unwrap()).unwrap().unwrap();
    assert!(record.headers.contains(&("持ち時間".to_owned(), "10分+30秒".to_owned())), "{:?}", record.headers);
    assert_eq!((record.plies(), record.ending().unwrap().code()), (2, "resign"));
    assert_eq!(record.players, ["You", "Miyako 1"]);
    assert_eq!(miyako(&["judge", path]).code, 0);
}

#[test]
fn moves_of_the_family_are_told_as_others() {
    contains_all(&family(&[], "1e1d\nquit\n"), &["1. Black: R-14 (1e1d)"]);
    contains_all(&family(&["--pieces", "kanji"], "1e1d\nquit\n"), &["1. Black: ☗１四飛 (1e1d)"]);
    contains_all(&family(&["--words"], "1e1d\nquit\n"), &["1. Black: Rook to 1-4 (1e1d)"]);
}

#[test]
fn what_a_game_does_not_have_is_refused() {
    for [option, value] in [["--handicap", "rook"], ["--opening", "2"], ["--notation", "western"]] {
        let run = miyako(&["play", "--variant", "minishogi", option, value]);
        check_refused(&run, "miyako: the argument '--variant <NAME>' cannot be used with");
    }
    let run = miyako(&["play", "--variant", "yonin", "--save", "four.kif"]);
    check_refused(&run, "miyako: four.kif: a game for four is saved as .json, or its moves alone as .usi");
}

#[test]
fn nobody_sits_at_a_terminal_for_days() {
    let refused = "miyako: invalid value '3d/move' for '--clock <CLOCK>': a clock by the day is for two";
    check_refused(&miyako(&["play", "--clock", "3d/move"]), refused);
}
