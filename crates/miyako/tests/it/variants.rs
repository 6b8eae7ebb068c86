//! `miyako variants`, and other commands with `--variant`.

use crate::program::{check_refused, miyako};
use serde_json::Value;

fn lines(args: &[&str]) -> Vec<String> {
    let run = miyako(&[&["variants"], args].concat());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
    run.stdout.lines().map(str::to_owned).collect()
}

/// The registry of games (VAR-01, VAR-02, VAR-03, VAR-04, VAR-05, VAR-06, VAR-11, VAR-12, VAR-14).
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
    check("wa", "和将棋", [11, 11], 27);
    check("tori", "禽将棋", [7, 7], 16);
    check("shogi", "本将棋", [9, 9], 20);
    check("minishogi", "五五将棋", [5, 5], 6);
}

#[test]
fn a_game_is_told_in_every_language() {
    let tori = lines(&["tori", "--lang", "it"]);
    for rule in ["Promozione: con una mossa che comincia o finisce nelle ultime 2 traverse.", "È obbligatoria."] {
        assert!(tori.contains(&rule.to_owned()), "{rule}: {tori:?}");
    }
    let chu = lines(&["chu", "--lang", "it"]);
    assert!(chu.iter().any(|line| line.starts_with("Un Leone cattura un Leone protetto solo se")), "{chu:?}");
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
