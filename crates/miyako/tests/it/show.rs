//! `miyako show`.

use crate::program::{check_refused, miyako, miyako_reading};
use std::fs;

const KIF: &str = "棋戦：練習\n先手：Anna\n後手：文子\n場：A\n   1 ７六歩(77)\n*開始\n   2 ３四歩(33)\n   3 ２二角成(88)\n*一言\n   4 投了\n";

fn show(args: &[&str]) -> String {
    let run = miyako_reading(&[&["show", "-"], args].concat(), KIF);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
    run.stdout
}

#[test]
fn tells_a_position_in_the_terminal() {
    let text = show(&["--lang", "en"]);
    for part in [
        "Event: 練習",
        "Black: Anna",
        "場: A",
        "After move 3 of 3: ☗Bx22+",
        "Black in hand: B",
        "一言",
        ">   3 ☗Bx22+",
        "    2 ☖P-34",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let text = show(&["--lang", "it", "--ply", "1", "--notation", "japanese"]);
    for part in ["Dopo la mossa 1 di 3: ☗７六歩", "Nero: Anna", "開始"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let text = show(&["--lang", "ja", "--ply", "0"]);
    for part in ["開始局面（全3手）", "後手の持駒：なし", "|v香v桂v銀v金v玉v金v銀v桂v香|一"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn prints_json() {
    let value: serde_json::Value = serde_json::from_str(&show(&["--json", "--ply", "1"])).unwrap();
    assert_eq!(value["sfen"], "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
    assert_eq!((&value["last"]["usi"], &value["last"]["to"]), (&"7g7f".into(), &"7f".into()));
    assert_eq!((&value["ply"], &value["plies"], &value["comment"]), (&1.into(), &3.into(), &"開始".into()));
    assert_eq!(value["ending"], "resign");
    assert_eq!(value["headers"][1], serde_json::json!({ "key": "black", "value": "Anna" }));
}

/// A folder of its own for a test, under the build's.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("show-{name}"));
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn letters_are_those_of_the_language() {
    let drawn = |lettering: &str, language: &str| {
        let look = ["--svg", "-", "--caption", "", "--coordinates", "digits"];
        show(&[&look[..], &["--style", "natural", "--lettering", lettering, "--lang", language]].concat())
    };
    assert_eq!(drawn("letters", "it"), drawn("lettere", "en"));
    assert_eq!(drawn("letters", "ja"), drawn("letters", "en"));
    assert_ne!(drawn("letters", "it"), drawn("letters", "en"));
}

#[test]
fn writes_pictures() {
    let folder = folder("pictures");
    let [svg, png] = ["a.svg", "a.png"].map(|name| folder.join(name).display().to_string());
    for style in ["book", "natural", "tall", "corner", "faces"] {
        assert_eq!(show(&["--style", style, "--svg", &svg, "--png", &png, "--size", "400"]), "");
        assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg "), "{style}");
        let bytes = fs::read(&png).unwrap();
        assert_eq!((&bytes[1..4], &bytes[16..20]), (&b"PNG"[..], &400_u32.to_be_bytes()[..]), "{style}");
    }
    let run = miyako(&["show", "--sfen", "4k4/9/4P4/9/9/9/9/9/9 b G 1", "--tsume", "--svg", "-"]);
    assert!(run.stdout.starts_with("<svg ") && run.code == 0, "{}", run.stderr);
}

/// The whole game, or as far as is asked.
#[test]
fn writes_games_that_move_and_sheets() {
    let folder = folder("games");
    let path = |name: &str| folder.join(name).display().to_string();
    let [gif, svg, pdf, sheet] = ["a.gif", "a.svg", "a.pdf", "b.svg"].map(path);
    assert_eq!(show(&["--gif", &gif, "--size", "300", "--animated-svg", &svg, "--pace", "500"]), "");
    assert!(fs::read(&gif).unwrap().starts_with(b"GIF89a"));
    assert!(fs::read_to_string(&svg).unwrap().contains("<animate "));
    assert_eq!(show(&["--sheet", &pdf, "--every", "2", "--lang", "it"]), "");
    assert!(fs::read(&pdf).unwrap().starts_with(b"%PDF-"));
    assert_eq!(show(&["--sheet", &sheet, "--ply", "2"]), "");
    assert!(fs::read_to_string(&sheet).unwrap().starts_with("<svg "));
    assert_eq!(show(&["--gif", &gif, "--size", "300", "--ply", "0"]), "");
}

#[test]
fn says_what_the_font_lacks() {
    let run = miyako(&["show", "--svg", "-", "--title", "Čapek"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, "miyako: not in the font, so printed as 〓: Č (U+010C)\n"));
    let kif = KIF.replace("一言", "Čapek");
    let run = miyako_reading(&["show", "-", "--sheet", "/dev/null"], &kif);
    assert_eq!((run.code, run.stderr.as_str()), (0, "miyako: not in the font, so printed as 〓: Č (U+010C)\n"));
}

#[test]
fn refuses() {
    let refused = |args: &[&str], message: &str| check_refused(&miyako(&[&["show"], args].concat()), message);
    refused(&["--ply", "1"], "miyako: --ply: there are 0 moves");
    refused(&["--png", "-", "--size", "5"], "miyako: --size: expected a width from 16 to 4000 pixels");
    refused(&["--png", "-", "--size", "90000"], "miyako: --size: ");
    refused(
        &["--cut", "across"],
        "miyako: invalid value 'across' for '--cut <NAME>': no such cut; expected one of shihomasa, ",
    );
    refused(&["--lettering", "arial"], "miyako: invalid value 'arial'");
    refused(
        &["--thickness", "40"],
        "miyako: invalid value '40' for '--thickness <SUN>': no such thickness; expected one of table, 2 to 15 (sun)",
    );
    refused(&["--gif", "-", "--size", "4000"], "miyako: --gif: expected a width from 16 to 1600 pixels");
    refused(&["--sheet", "-", "--every", "0"], "miyako: invalid value '0' for '--every <N>'");
    refused(&["--every", "10"], "miyako: ");
    refused(&["--gif", "-", "--pace", "1"], "miyako: invalid value '1' for '--pace <MS>'");
    refused(&["--style", "modern"], "miyako: invalid value 'modern'");
    refused(&["--tsume", "--hands", "both"], "miyako: the argument");
    refused(&["--svg", "/does/not/exist/a.svg"], "miyako: /does/not/exist/a.svg: ");
    refused(&["/does/not/exist.kif"], "miyako: /does/not/exist.kif: ");
}
