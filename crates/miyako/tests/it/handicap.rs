//! `miyako handicap`.

use crate::program::{check_refused, miyako};
use serde_json::{Value, json};

fn check(args: &[&str], expected: &str) {
    let run = miyako(&[&["handicap"], args].concat());
    assert_eq!((run.stdout.as_str(), run.code, run.stderr.as_str()), (expected, 0, ""), "{args:?}");
}

const REST: &str = "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";

// HCAP-05, HCAP-06
#[test]
fn for_people() {
    check(
        &["3k", "2d", "--lang", "en"],
        &format!(
            "Difference in grades: 4\n\
             Recommended by the Japanese federation: Rook (飛落ち)\n\
             Black: 3k. White: 2d.\n\
             lnsgkgsnl/7b1{REST} w - 1\n"
        ),
    );
    check(
        &["2d", "2d", "--lang", "ja"],
        &format!(
            "段級差：0\n\
             日本将棋連盟の手合割：振り駒の平手\n\
             先後は振り駒で決めます。\n\
             lnsgkgsnl/1r5b1{REST} b - 1\n"
        ),
    );
    // HCAP-16, HCAP-44: nine grades have a mix, more have rook and lance.
    check(
        &["7k", "3d", "--system", "iemoto", "--lang", "it"],
        &format!(
            "Gradi di differenza: 9\n\
             Secondo gli iemoto: Torre e lancia, e due pezzi, a turno (半二交じり)\n\
             Partita 1: Torre e lancia (飛香落ち)\n\
             Nero: 7k. Bianco: 3d.\n\
             lnsgkgsn1/7b1{REST} w - 1\n\
             Partita 2: Due pezzi (二枚落ち)\n\
             Nero: 7k. Bianco: 3d.\n\
             lnsgkgsnl/9{REST} w - 1\n"
        ),
    );
    check(
        &["9d", "15k", "--system", "iemoto", "--lang", "it"],
        &format!(
            "Gradi di differenza: 23\n\
             Secondo gli iemoto: Torre e lancia (飛香落ち)\n\
             Nero: 15k. Bianco: 9d.\n\
             lnsgkgsn1/7b1{REST} w - 1\n"
        ),
    );
}

// HCAP-11: in jōsen the weaker player is Black and nothing is missing.
#[test]
fn for_programs() {
    let run = miyako(&["handicap", "1d", "1k", "--json"]);
    let answer: Value = serde_json::from_str(&run.stdout).unwrap();
    let expected = json!({
        "weaker": "1k",
        "stronger": "1d",
        "difference": 1,
        "system": "jsa",
        "odds": "josen",
        "kanji": "定先",
        "reading": "jōsen",
        "games": [{
            "odds": "josen",
            "handicap": "even",
            "black": "1k",
            "white": "1d",
            "sfen": format!("lnsgkgsnl/1r5b1{REST} b - 1"),
        }],
    });
    assert_eq!(answer, expected);
}

#[test]
fn refuses() {
    check_refused(&miyako(&["handicap", "3k"]), "miyako: the following required arguments");
    check_refused(
        &miyako(&["handicap", "3k", "10d"]),
        "miyako: invalid value '10d' for '<GRADE>': \"10d\" is no grade",
    );
    check_refused(
        &miyako(&["handicap", "3k", "2d", "--system", "fide"]),
        "miyako: invalid value 'fide' for '--system <SYSTEM>': expected one of jsa, updated, iemoto",
    );
}
