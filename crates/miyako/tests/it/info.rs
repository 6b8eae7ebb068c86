//! `miyako info`.

use crate::program::{check_refused, miyako};
use serde_json::{Value, json};

fn lines(args: &[&str]) -> Vec<String> {
    let run = miyako(&[&["info"], args].concat());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
    run.stdout.lines().map(str::to_owned).collect()
}

fn read(args: &[&str]) -> Value {
    serde_json::from_str(&lines(args).join("\n")).unwrap()
}

/// EQUIP-12, EQUIP-14, END-20.
#[test]
fn the_game_in_figures() {
    let card = lines(&["shogi", "--lang", "en"]);
    for line in [
        "Players: 2",
        "In teams: no",
        "Chance: no",
        "Gambling: no",
        "Age: 5 and up",
        "Setting up: 1 min",
        "Duration: 1 min – 18 h",
        "Who begins: sente (Black)",
        "Origin: Japan, 16th century",
        "Board: wood, plastic, magnetic",
        "Longest official game: 420 moves",
    ] {
        assert!(card.contains(&line.to_owned()), "{line}: {card:?}");
    }
    assert_eq!(lines(&["--lang", "en"]), card, "without a topic");
    assert!(lines(&["shogi", "--lang", "it"]).contains(&"Durata: 1 min – 18 h".to_owned()));
    assert!(lines(&["shogi", "--lang", "ja"]).contains(&"発祥: 日本、16世紀".to_owned()));
    let facts = read(&["shogi", "--json"]);
    assert_eq!((&facts["age_from"], &facts["first"]), (&json!(5), &json!("black")));
    assert_eq!(facts["duration_minutes"], json!({"shortest": 1, "longest": 1080}));
}

/// EQUIP-05: the same piece in every language, by any of its names.
#[test]
fn names_of_the_pieces() {
    let horse = read(&["+B", "--json"]);
    let part = |name: &str| horse[name].clone();
    assert_eq!([part("kanji"), part("reading"), part("one_kanji")], [json!("龍馬"), json!("ryūma"), json!("馬")]);
    assert_eq!(part("names"), json!({"it": "Cavallo drago", "en": "Horse", "ja": "龍馬"}));
    for name in ["H", "馬", "龍馬", "ryuma", "Ryūma", "horse"] {
        assert_eq!(read(&[name, "--json"]), horse, "{name}");
    }
    assert_eq!(lines(&["pieces", "--lang", "it"]).len(), 15);
    assert_eq!(read(&["pieces", "--json"]).as_array().map(Vec::len), Some(15));
    let knight = lines(&["+N", "--lang", "it"]).join("\n");
    for part in ["成桂", "narikei", "圭/今", "Cavallo promosso", "katsura promosso", "小駒 kogoma"] {
        assert!(knight.contains(part), "{part}: {knight}");
    }
}

/// Who reads Japanese reads kana.
#[test]
fn readings_are_written_for_the_reader() {
    let piece = |lang| lines(&["+B", "--lang", lang]).swap_remove(0);
    assert!(piece("ja").contains("龍馬  りゅうま (うま)"), "{}", piece("ja"));
    assert!(piece("it").contains("龍馬  ryūma (uma)"), "{}", piece("it"));
}

/// EQUIP-08.
#[test]
fn classes_of_a_piece() {
    assert_eq!(read(&["L", "--json"])["classes"], json!(["long-range", "minor", "unpromoted"]));
}

/// FOUL-16: each foul by its code, with its name and a text that explains it.
#[test]
fn fouls_are_explained() {
    let fouls = read(&["fouls", "--json"]);
    assert_eq!(fouls.as_array().map(Vec::len), Some(36));
    for foul in fouls.as_array().into_iter().flatten() {
        let code = foul["code"].as_str().unwrap_or_default();
        for part in ["names", "why"] {
            for lang in ["it", "en", "ja"] {
                assert!(!foul[part][lang].as_str().unwrap_or("foul-").starts_with("foul-"), "{code} {part} {lang}");
            }
        }
        assert_eq!(lines(&[code, "--lang", "it"]).len(), 2, "{code}");
    }
    assert_eq!(lines(&["two_pawns", "--lang", "it"])[0], "Due pedoni, nifu (二歩)");
    assert!(lines(&["fouls", "--lang", "ja"]).iter().any(|line| line.ends_with("打ち歩詰め")));
}

/// GLOSS-01, GLOSS-02, GLOSS-03: words of the field, in any language, in kana, with or without macrons, and what they mean in one's own; that
/// every one is known is tested beside the code.
#[test]
fn words_of_the_field_are_known() {
    for (word, part) in
        [("sennichite", "千日手"), ("千日手", "END-12"), ("cavallo drago", "龍馬"), ("Cavallo Drago", "ryūma")]
    {
        let told = lines(&[word, "--lang", "it"]).join("\n");
        assert!(told.contains(part), "{word}: {told}");
    }
    let sennichite = read(&["千日手", "--json"]);
    assert_eq!(sennichite[0]["names"]["it"], "mano di mille giorni (ripetizione)");
    for name in ["sennichite", "せんにちて", "mano di mille giorni", "ripetizione", "repetition"] {
        assert_eq!(read(&[name, "--json"]), sennichite, "{name}");
    }
    assert_eq!(read(&["jishogi", "--json"]), read(&["jishōgi", "--json"]));
    for (lang, meaning) in [
        ("it", "La stessa posizione per la quarta volta: la partita finisce senza vincitore e di solito si rigioca."),
        ("en", "The same position for the fourth time: the game ends without a winner and is usually played again."),
        ("ja", "同じ局面が4回現れること。勝負がつかず、ふつうは指し直しになる。"),
    ] {
        assert_eq!(sennichite[0]["meaning"][lang], meaning);
        assert!(lines(&["sennichite", "--lang", lang]).contains(&format!("    {meaning}")), "{lang}");
    }
    assert_eq!((&sennichite[0]["id"], &sennichite[0]["kana"]), (&json!("sennichite"), &json!("せんにちて")));
    assert_eq!(sennichite[0]["rules"], json!(["END-12", "END-14"]));
    assert_eq!(sennichite[0]["related"], json!(["renzoku-ote"]));
    assert_eq!(sennichite[0]["pages"], json!(["/rules/endings#ending-repetition"]));
    assert!(lines(&["words"]).len() >= 300);
    assert_eq!(read(&["words", "--json"]).as_array().map(Vec::len), Some(lines(&["words"]).len()));
}

#[test]
fn refuses() {
    check_refused(&miyako(&["info", "queen"]), "miyako: invalid value 'queen' for '[TOPIC]': expected shogi, ");
    check_refused(&miyako(&["info", "shogi", "--lang", "fr"]), "miyako: invalid value 'fr'");
}

/// Castles, openings and tesuji by any of their names, in the reader's language.
#[test]
fn patterns_by_name() {
    let mino = lines(&["mino", "--lang", "it"]).join("\n");
    for part in ["Mino (美濃囲い hon-mino)", "torre mobile", "Punti forti: ", "re 28", "Mino a diamante"] {
        assert!(mino.contains(part), "{part}: {mino}");
    }
    // The glossary has a word for it, too.
    let found =
        |name: &str| read(&[name, "--json"]).as_array().unwrap().iter().find(|own| own["code"] == "mino").cloned();
    let told = found("美濃囲い").expect("the castle");
    assert_eq!(told["names"]["en"], "Mino");
    for name in ["hon mino", "ほんみの", "HON-MINO", "本美濃"] {
        assert_eq!(found(name).as_ref(), Some(&told), "{name}");
    }
    let moves = told["building"]["moves"].as_array().unwrap();
    assert_eq!((moves[0].as_str(), told["building"]["side"].as_str()), (Some("7g7f"), Some("black")));
    // A rare name says that it is one.
    let rare = lines(&["gava-kaku", "--lang", "en"]);
    assert!(rare[0].contains('°') && rare.last().unwrap().trim_start().starts_with('°'), "{rare:?}");
    assert_eq!(lines(&["patterns", "--lang", "ja"]).len(), 246);
    check_refused(&miyako(&["info", "no such castle"]), "miyako: ");
}
