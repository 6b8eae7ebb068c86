//! `miyako variants`, and other commands with `--variant`.

use crate::program::{check_refused, miyako, miyako_reading};
use serde_json::Value;

fn lines(args: &[&str]) -> Vec<String> {
    let run = miyako(&[&["variants"], args].concat());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
    run.stdout.lines().map(str::to_owned).collect()
}

/// The registry of games (VAR-01, VAR-02, VAR-03, VAR-04, VAR-05, VAR-06, VAR-07, VAR-08, VAR-09,
/// VAR-10, VAR-11, VAR-12, VAR-13, VAR-14, VAR-16, VAR-17, VAR-18).
#[test]
fn games_are_found_by_name() {
    let run = lines(&["--json"]).join("\n");
    let games: Value = serde_json::from_str(&run).unwrap();
    let check = |id: &str, kanji: &str, board: [u64; 2], pieces: u64| {
        let game = games.as_array().unwrap().iter().find(|game| game["id"] == id).unwrap();
        let size = ["files", "ranks"].map(|key| game[key].as_u64().unwrap());
        let own = game["pieces_a_side"].as_u64();
        assert_eq!((game["names"]["ja"].as_str(), size, own), (Some(kanji), board, Some(pieces)), "{id}");
    };
    check("heian-8x8", "平安将棋", [8, 8], 16);
    check("heian-9x8", "平安将棋", [9, 8], 18);
    check("heian-9x9", "平安将棋", [9, 9], 18);
    check("heian-dai", "平安大将棋", [13, 13], 34);
    check("sho", "小将棋", [9, 9], 21);
    check("chu", "中将棋", [12, 12], 46);
    check("dai", "大将棋", [15, 15], 65);
    check("tenjiku", "天竺大将棋", [16, 16], 78);
    check("daidai", "大大将棋", [17, 17], 96);
    check("makadaidai", "摩訶大大将棋", [19, 19], 96);
    check("tai", "泰将棋", [25, 25], 177);
    check("taikyoku", "大局将棋", [36, 36], 402);
    check("ko", "広将棋", [19, 19], 90);
    check("wa", "和将棋", [11, 11], 27);
    check("tori", "禽将棋", [7, 7], 16);
    check("shogi", "本将棋", [9, 9], 20);
    check("minishogi", "五五将棋", [5, 5], 6);
    check("dobutsu-greenwood", "おおきな森のどうぶつしょうぎ", [9, 9], 20);
}

#[test]
fn a_game_is_told_in_every_language() {
    let tori = lines(&["tori", "--lang", "it"]);
    for rule in ["Promozione: con una mossa che comincia o finisce nelle ultime 2 traverse.", "È obbligatoria."] {
        assert!(tori.contains(&rule.to_owned()), "{rule}: {tori:?}");
    }
    let chu = lines(&["chu", "--lang", "it"]);
    assert!(chu.iter().any(|line| line.starts_with("Un leone può catturare un leone protetto in due casi")), "{chu:?}");
    assert!(
        chu.iter().any(|line| line.starts_with("lion (mossa del leone): fa fino a due passi in un turno")),
        "{chu:?}"
    );
    assert!(lines(&["dobutsu", "--lang", "ja"]).iter().any(|line| line.contains("トライ")));
    let kyoto = lines(&["kyoto", "--lang", "en"]);
    assert!(kyoto.contains(&"5 files, 5 ranks, 5 pieces a side".to_owned()), "{kyoto:?}");
    assert!(kyoto.contains(&"Every piece that has another face turns over with each of its moves.".to_owned()));
}

#[test]
fn a_piece_is_drawn() {
    let drawn = lines(&["tori", "P", "--lang", "en"]).join("\n");
    assert!(drawn.contains("雉 kiji (Pheasant): fDbF"), "{drawn}");
    assert_eq!(drawn.matches('●').count(), 3, "{drawn}");
}

#[test]
fn lines_of_play_of_another_game_are_counted() {
    let check = |args: &[&str], expected: &str| {
        let run = miyako(&[&["perft"], args].concat());
        assert_eq!((run.stdout.lines().last(), run.code), (Some(expected), 0), "{args:?}: {}", run.stderr);
    };
    check(&["4", "--variant", "tori"], "103857");
    check(&["2", "--variant", "minishogi", "--divide"], "181");
    check(&["3", "--variant", "wa", "--option", "drops=modern"], "126574");
    check(&["2", "--variant", "chu", "--sfen", "k11/12/4r7/12/12/3nQ7/12/4N7/4R7/12/12/11K w 9f 1"], "3431");
    check(&["1", "--variant", "kyoto", "--sfen", "n1k2/5/5/1s2R/3K1 b TPtgs 1"], "90");
}

#[test]
fn a_file_is_checked_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    let path = file.to_str().unwrap();
    std::fs::write(
        &file,
        "base = \"minishogi\"\nstart = [\"r b s g k\", \"K\"]\ncolour = 1\n\n[promotion]\nzone = 0\n",
    )
    .unwrap();
    let run = miyako(&["variants", "--check", path]);
    let found: Vec<_> = run.stdout.lines().filter_map(|line| line.strip_prefix(path)).collect();
    assert_eq!(run.code, 1, "{}", run.stdout);
    for start in
        [":2: this row has 1 squares", ":2: there are 2 rows", ":3: colour means nothing here", ":6: zone: expected"]
    {
        assert!(found.iter().any(|line| line.starts_with(start)), "{start}: {found:?}");
    }
    std::fs::write(&file, "base = \"minishogi\"\n[promotion]\nzone = 2\n").unwrap();
    assert_eq!(miyako(&["variants", "--check", path, "--lang", "en"]).stdout, "Nothing is wrong with this file.\n");
    let run = miyako(&["perft", "2", "--variant", path]);
    assert_eq!((run.stdout.trim(), run.code), ("220", 0), "with more promotions than the 181 of mini shōgi");
}

#[test]
fn refuses() {
    check_refused(&miyako(&["variants", "xiangqi"]), "miyako: xiangqi: no such game; expected");
    check_refused(&miyako(&["variants", "tori", "X"]), "miyako: X: no piece of this game; expected one of K");
    check_refused(&miyako(&["variants", "nowhere.toml"]), "miyako: nowhere.toml: ");
    check_refused(&miyako(&["perft", "1", "--variant", "tori", "--sfen", "7/7 b -"]), "miyako: --sfen: column 4");
}

#[test]
fn moves_of_another_game_are_listed() {
    let run = miyako(&["moves", "--variant", "dobutsu"]);
    assert_eq!((run.code, run.stdout.lines().collect::<Vec<_>>()), (0, vec!["1d1c", "2c2b", "2d1c", "2d3c"]));
    let json: Value = serde_json::from_str(&miyako(&["moves", "--variant", "tori", "--json"]).stdout).unwrap();
    assert_eq!(json["moves"].as_array().map(Vec::len), Some(17));
    check_refused(&miyako(&["moves", "--variant", "tori", "--sfen", "x"]), "miyako: --sfen: column 1: expected");
    check_refused(&miyako(&["moves", "--variant", "tori", "--notation", "western"]), "miyako: the argument '--variant");
}

/// The computer answers in a game of the family, and what was played is kept.
#[test]
fn a_game_of_the_family_is_played_in_the_terminal() {
    let file = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dobutsu.kif");
    let file = file.to_str().unwrap();
    let args =
        ["play", "--variant", "dobutsu", "--level", "2", "--friendly", "--seed", "1", "--lang", "en", "--save", file];
    let run = miyako_reading(&args, "nonsense\nmoves\nhint\n2c2b\nundo\n2c2b\nresign\n");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    for part in [
        "どうぶつしょうぎ",
        "level 2 of 10",
        "“nonsense” is neither",
        "1d1c 2c2b 2d1c 2d3c",
        "The computer would play",
        "(2c2b)",
        "Your move is taken back.",
        "Resignation: White wins",
    ] {
        assert!(run.stdout.contains(part), "{part:?} in\n{}", run.stdout);
    }
    let saved = std::fs::read_to_string(file).unwrap();
    assert!(saved.starts_with("手合割：どうぶつしょうぎ\n") && saved.contains("   1   ２二ヒヨコ(23)   ("), "{saved}");
    assert!(saved.ends_with("投了\nまで2手で後手の勝ち\n"), "{saved}");
}

/// The strongest of pieces, two to a square's name: the board stands in columns.
#[test]
fn a_large_board_is_drawn_in_columns() {
    for pieces in ["kanji", "letters"] {
        let args = ["play", "--variant", "chu", "--level", "1", "--lang", "en", "--pieces", pieces];
        let run = miyako_reading(&args, "quit\n");
        let rows: Vec<&str> =
            run.stdout.lines().filter(|line| line.ends_with("  l") || line.ends_with("  f")).collect();
        let columns = |row: &&str| row.chars().map(|c| 1 + usize::from(!c.is_ascii())).sum::<usize>();
        assert_eq!(rows.len(), 2, "{}", run.stdout);
        assert_eq!(columns(&rows[0]), columns(&rows[1]), "{}", run.stdout);
    }
}

#[test]
fn levels_are_those_of_the_game() {
    check_refused(&miyako(&["play", "--variant", "tori", "--level", "10k"]), "miyako: --level: expected 1 to 10");
    check_refused(&miyako(&["play", "--level", "5"]), "miyako: --level: expected 15k");
    check_refused(&miyako(&["play", "--variant", "chess"]), "miyako: chess: no such game");
}

/// Why a move is barred is told by name, as on the page.
#[test]
fn a_barred_move_is_named() {
    let args = ["play", "--variant", "minishogi", "--sfen", "4k/5/5/4P/4K b P 1", "--seed", "1", "--lang", "en"];
    let run = miyako_reading(&args, "P*1c\n1e1c\nhello\nquit\n");
    for part in
        ["So many pieces of this kind may not stand on one file.", "does not move that way", "“hello” is neither"]
    {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
}

/// VAR-01, VAR-10: a game is found by its name in any language.
#[test]
fn games_are_found_by_kanji_and_name() {
    let id = |name: &str| {
        let json: Value = serde_json::from_str(&lines(&[name, "--json"]).join("\n")).unwrap();
        json["id"].as_str().unwrap_or_default().to_owned()
    };
    for (name, expected) in [
        ("大局将棋", "taikyoku"),
        ("中将棋", "chu"),
        ("Chū shōgi", "chu"),
        ("chu shogi", "chu"),
        ("Tori", "tori"),
        ("Kyōto shōgi", "kyoto"),
        ("五五将棋", "minishogi"),
        ("四人将棋", "yonin"),
        ("Yonin shōgi", "yonin"),
    ] {
        assert_eq!(id(name), expected, "{name}");
    }
    let run = miyako(&["perft", "1", "--variant", "禽将棋"]);
    assert_eq!((run.stdout.trim(), run.code), ("17", 0), "{}", run.stderr);
    check_refused(
        &miyako(&["variants", "平安将棋"]),
        "miyako: invalid value '平安将棋' for '[GAME]': several games are called so",
    );
    check_refused(&miyako(&["variants", "xiangqi"]), "miyako: xiangqi: no such game; expected");
}

#[test]
fn the_game_for_four_is_told_to_programs() {
    let yonin: Value = serde_json::from_str(&lines(&["yonin", "--json"]).join("\n")).unwrap();
    assert_eq!((&yonin["names"]["ja"], &yonin["players"]), (&"四人将棋".into(), &4.into()));
    assert_eq!(yonin["pieces"].as_array().map(Vec::len), Some(8));
    let all: Value = serde_json::from_str(&lines(&["--json"]).join("\n")).unwrap();
    assert!(all.as_array().unwrap().contains(&yonin));
    assert!(lines(&["yonin", "R", "--lang", "en"]).join("\n").contains("飛車"));
}

/// In heian and shō a bare king ends the game: nothing more is listed, unless it can bare the other.
#[test]
fn nothing_can_be_played_after_a_bare_king() {
    let listed = |game: &str, sfen: &str| {
        let run = miyako(&["moves", "--variant", game, "--sfen", sfen]);
        assert_eq!(run.code, 0, "{}", run.stderr);
        run.stdout.lines().count()
    };
    assert_eq!(listed("sho", "4k4/9/9/4G4/9/9/9/9/4K4 w - 1"), 0);
    assert_eq!(listed("heian-9x9", "4k4/9/9/4G4/9/9/9/9/4K4 w - 1"), 0);
    assert_eq!(listed("heian-8x8", "4k3/8/8/4G3/8/8/8/4K3 w - 1"), 0);
    assert!(listed("sho", "5G3/4k4/9/9/9/9/9/9/4K4 w - 1") > 0);
    assert!(listed("sho", "4k4/4p4/9/4G4/9/9/9/9/4K4 w - 1") > 0);
    let sfen = "5G3/4k4/9/9/9/9/9/9/4K4 w - 1 moves 5b4a 5i5h";
    check_refused(
        &miyako(&["moves", "--variant", "sho", "--sfen", sfen]),
        "miyako: --sfen: column 42: expected no more moves",
    );
}

/// VAR-22: by default the Emperor of maka daidai spares what is protected.
#[test]
fn an_emperor_spares_what_is_protected() {
    let rows = format!("8,g,k,9/{}/+EM,18 b - 1", ["19"; 17].join("/"));
    let takes = |options: &[&str]| {
        let run = miyako(&[&["moves", "--variant", "makadaidai", "--sfen", &rows], options].concat());
        run.stdout.lines().filter(|m| ["19s11a", "19s10a"].iter().any(|taking| m.starts_with(taking))).count()
    };
    assert_eq!((takes(&[]), takes(&["--option", "emperor=spares-protected-royals"])), (0, 1));
}
