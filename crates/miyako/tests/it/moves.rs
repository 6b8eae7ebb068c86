//! `miyako moves`.

use crate::program::{check_refused, miyako, miyako_reading};

#[test]
fn lists_the_legal_moves() {
    let run = miyako(&["moves", "--sfen", "3lkl3/2K2r3/4G4/7B1/9/9/9/9/9 b P 1"]);
    assert_eq!((run.stdout.lines().count(), run.code), (10, 0));
    let run = miyako(&["moves"]);
    assert_eq!(run.stdout.lines().count(), 30);
    assert!(run.stdout.lines().any(|line| line == "7g7f"));
}

#[test]
fn writes_them_in_the_notation_asked_for() {
    let check = |args: &[&str], expected: &str| {
        let run = miyako(&[&["moves"], args].concat());
        assert!(run.stdout.lines().any(|line| line == expected), "{args:?}: {}{}", run.stdout, run.stderr);
    };
    let sfen = "ln1g3nl/4k1gs1/prsppp1pp/2p3p2/7PB/1SP5P/P2PPPPR1/+b1K6/1N1G1GSNL w L2p 1";
    check(&["--notation", "japanese"], "7g7f\t▲７六歩");
    check(&["--notation", "western"], "7g7f\tP-76");
    check(&["--notation", "usi"], "7g7f\t7g7f");
    check(&["--sfen", sfen, "--notation", "japanese", "--last", "8f"], "8c8f\t△同　飛");
    check(&["--sfen", sfen, "--notation", "japanese"], "8c8f\t△８六飛");
    check(&["--sfen", "startpos moves 7g7f 3c3d 8h2b+", "--notation", "japanese"], "3a2b\t△同　銀");
}

/// NOTA-02, NOTA-03, NOTA-04, NOTA-20, NOTA-33, NOTA-40 … NOTA-44: every notation by its name.
#[test]
fn knows_every_notation() {
    let sfen = "ln1g1r1nl/2k6/ppppp2pp/6p2/9/2P6/PP1PP1PPP/1B1S2+sR1/LN1GKG2L b BSPgsnp 31";
    let check = |name: &str, text: &str| {
        let run = miyako(&["moves", "--sfen", sfen, "--notation", name]);
        let expected = format!("4i5h\t{text}");
        assert!(run.stdout.lines().any(|line| line == expected), "{name}: {}{}", run.stdout, run.stderr);
    };
    for name in ["japanese", "ki2"] {
        check(name, "▲５八金右");
    }
    check("japanese/common", "☗5八金右");
    check("japanese/official/plain", "58金右");
    check("japanese/kanji", "五八金右");
    check("iroha", "▲す金右");
    check("yorozuya", "辰八金右");
    check("western", "G49-58");
    check("western/pieces", "☗G49-58");
    check("hodges", "G4i-5h");
    check("hodges-1976", "G(4i)-5h");
    check("hosking", "G49-58");
    check("kitao-kawasaki", "☗金(49)-58");
    check("csa", "+4958KI");
}

/// NOTA-18
#[test]
fn says_moves_in_words() {
    let check = |sfen: &str, last: &str, lang: &str, expected: &str| {
        let run = miyako(&["moves", "--words", "--lang", lang, "--sfen", sfen, "--last", last]);
        assert!(run.stdout.lines().any(|line| line == expected), "{expected}: {}{}", run.stdout, run.stderr);
    };
    let start = "startpos";
    check(start, "5e", "it", "7g7f\tpedone in 7-6");
    check(start, "5e", "en", "7g7f\tpawn to 7-6");
    check(start, "5e", "ja", "7g7f\t7六、歩");
    let golds = "4k4/9/9/9/9/9/9/4p4/3GKG3 b - 1";
    check(golds, "5h", "it", "4i5h\tgenerale d’oro da 4-9 in 5-8, stessa casella, prende pedone");
    check(golds, "5h", "en", "4i5h\tgold from 4-9 to 5-8, same square, takes pawn");
    check(golds, "5h", "ja", "4i5h\t同、金、右、歩を取る");
    let silver = "4k4/9/7S1/9/9/9/9/9/4K4 b N 1";
    check(silver, "5e", "it", "2c3d\tgenerale d’argento in 3-4, non promuove");
    check(silver, "5e", "en", "2c3d\tsilver to 3-4, does not promote");
    check(silver, "5e", "ja", "2c3d\t3四、銀、成らず");
    check(silver, "5e", "it", "2c3d+\tgenerale d’argento in 3-4, promuove");
    check(silver, "5e", "en", "2c3d+\tsilver to 3-4, promotes");
    check(silver, "5e", "ja", "2c3d+\t3四、銀、成る");
    check(silver, "5e", "it", "N*3c\tcavallo dalla mano in 3-3");
    check(silver, "5e", "en", "N*3c\tknight dropped on 3-3");
    check(silver, "5e", "ja", "N*3c\t3三、桂、打つ");
}

/// NOTA-15, NOTA-31, NOTA-38, NOTA-45
#[test]
fn prints_and_reads_whole_games() {
    let check = |args: &[&str], input: &str, expected: &str| {
        let run = miyako_reading(&[&["moves", "-", "--played"], args].concat(), input);
        assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.code), (expected, "", 0), "{args:?}");
    };
    check(&["--notation", "western"], KIF, "1…P-34\n2.P-76 resign\n");
    check(&["--notation", "kitao-kawasaki", "--numbers", "none", "--per-line", "0"], KIF, "☖歩-34 ☗歩-76 投了\n");
    check(&["--notation", "japanese/official/plain", "--per-line", "2"], KIF, "1.34歩　2.76歩\n3.投了\n");
    check(&["--notation", "usi", "--ply", "1"], KIF, "3c3d\n");
    // NOTA-16
    check(&["--start-line", "--notation", "japanese/common"], KIF, "0.開始\n1.☖3四歩\n2.☗7六歩\n3.投了\n");
    let text = "1.P-76 P-34\n2.Bx22+ Sx22\n3.resign\n";
    let iroha = "1.▲春歩\n2.△ら歩\n3.▲る角成\n4.△同銀\n5.投了\n";
    check(&["--from", "western", "--notation", "iroha"], text, iroha);
    check(&["--from", "iroha", "--notation", "western"], iroha, text);
    check(&["--from", "usi", "--notation", "usi"], "7g7f 3c3e", "7g7f 3c3e\n");
    let refused = |args: &[&str], input: &str, what: &str| {
        check_refused(&miyako_reading(&[&["moves", "-"], args].concat(), input), what);
    };
    refused(&["--from", "western"], "1.P-76 P-36", "miyako: -:1:8: no such pawn can go to 3f");
    refused(&["--from", "western"], "1.P-76 G-52", "miyako: -:1:9: this could be 4a5b or 6a5b");
    refused(&["--from", "japanese"], "７六歩 ５二金", "miyako: -:1:8: this could be 4a5b or 6a5b");
}

#[test]
fn prints_json() {
    let run = miyako(&["moves", "--sfen", "k8/9/9/9/9/9/9/PP7/KL7 b - 1", "--json", "--notation", "western"]);
    let expected = concat!(
        r#"{"moves":[{"text":"P-87","usi":"8h8g"},{"text":"P-97","usi":"9h9g"}],"#,
        r#""sfen":"k8/9/9/9/9/9/9/PP7/KL7 b - 1"}"#,
    );
    assert_eq!(run.stdout.trim_end(), expected);
}

/// A rule of another game is named as on the page; what is no move is an error.
#[test]
fn says_why_a_move_of_another_game_is_barred() {
    let ask = |variant: &str, sfen: &str, m: &str| miyako(&["moves", "--variant", variant, "--sfen", sfen, "--why", m]);
    let check = |variant: &str, sfen: &str, m: &str, code: &str| {
        let run = ask(variant, sfen, m);
        assert_eq!((run.stdout.split(':').next(), run.code), (Some(code), 1), "{m} in {sfen}: {}", run.stderr);
    };
    check("minishogi", "r3k/5/5/5/K4 b P 1", "P*3c", "barred_check");
    check("minishogi", "4k/5/5/4P/K4 b P 1", "P*1c", "barred_full_file");
    check("minishogi", "startpos", "P*3c", "not_in_hand");
    check("yonin", "startpos", "5g5e", "cannot_move_so");
    let legal = ask("yonin", "startpos", "5g5f");
    assert_eq!((&*legal.stdout, legal.code), ("legal\n", 0));
    check_refused(&ask("tori", "startpos", "hello"), "miyako: --why: \"hello\" is no move of this game");
}

#[test]
fn says_why_a_move_is_illegal() {
    let check = |sfen: &str, m: &str, code: &str| {
        let run = miyako(&["moves", "--sfen", sfen, "--why", m]);
        let answer = run.stdout.split(':').next().unwrap().trim();
        assert_eq!((answer, run.code), (code, i32::from(code != "legal")), "{m} in {sfen}");
    };
    let kings = |rest: &str| format!("4k4/9/9/9/9/9/4P4/9/4K4 b {rest} 1");
    check(&kings("P"), "5g5f", "legal");
    check(&kings("P"), "P*5e", "two_pawns");
    check(&kings("P"), "P*4a", "dead_piece");
    check(&kings("N"), "N*4b", "dead_piece");
    check(&kings("-"), "P*4e", "not_in_hand");
    check(&kings("P"), "5g5e", "cannot_move_so");
    check(&kings("P"), "4g4f", "no_piece");
    check(&kings("P"), "5a4a", "opponents_piece");
    check(&kings("G"), "G*5g", "drop_on_piece");
    check(&kings("P"), "5g5f+", "outside_promotion_zone");
    check("7lk/9/8G/9/9/9/9/9/4K4 b P 1", "P*1b", "drop_pawn_mate");
    check("4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", "5h4h", "king_exposed");
    check("4k4/9/9/9/9/4r4/9/9/4K4 b - 1", "5i5h", "king_into_check");
    check("4k4/9/9/9/9/4r4/9/9/4K3G b - 1", "1i1h", "check_ignored");
    let run = miyako(&["moves", "--sfen", &kings("P"), "--why", "P*5e", "--json"]);
    assert_eq!(
        run.stdout,
        concat!(
            r#"{"foul":"two_pawns","legal":false,"squares":["5g"],"#,
            r#""text":"two pawns (nifu): there is already an unpromoted pawn on that file","usi":"P*5e"}"#,
            "\n"
        )
    );
}

const KIF: &str = "手合割：香落ち\n下手：A\n上手：B\n   1 ３四歩(33)\n   2 ７六歩(77)\n   3 投了\n";

#[test]
fn reads_records() {
    let check = |args: &[&str], input: &str, m: &str| {
        let run = miyako_reading(&[&["moves", "-"], args].concat(), input);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
        assert!(run.stdout.lines().any(|line| line == m), "{args:?}: {}", run.stdout);
    };
    check(&[], KIF, "2b8h+");
    check(&["--ply", "2"], KIF, "2b8h+");
    check(&["--ply", "1"], KIF, "7g7f");
    check(&["--ply", "0"], KIF, "3c3d");
    check(&["--ply", "1"], "startpos moves 7g7f 3c3d", "3c3d");
    let run = miyako(&["moves", "/does/not/exist.kif"]);
    check_refused(&run, "miyako: /does/not/exist.kif: ");
}

#[test]
fn refuses() {
    check_refused(&miyako_reading(&["moves", "-", "--ply", "3"], KIF), "miyako: --ply: there are 2 moves");
    check_refused(&miyako(&["moves", "--last", "7j"]), "miyako: --last: ");
    check_refused(&miyako(&["moves", "--notation", "chess"]), "miyako: invalid value 'chess'");
    check_refused(&miyako(&["moves", "x.kif", "--sfen", "startpos"]), "miyako: the argument");
    check_refused(&miyako_reading(&["moves", "-"], "1 ７六歩(77)\n2 ３四歩(34)\n"), "miyako: -:2:6: ");
    check_refused(&miyako_reading(&["moves", "-"], "nothing"), "miyako: -:1:1: ");
}

#[test]
fn oddities_are_said_and_the_game_is_read() {
    let run = miyako_reading(&["moves", "-", "--ply", "1"], "1 ７六歩(77)\n9 ３四歩(33)\n");
    assert_eq!((run.code, run.stdout.lines().count()), (0, 30));
    assert_eq!(run.stderr, "miyako: -:2:1: this is move 2\n");
}
