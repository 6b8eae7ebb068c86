//! `miyako history` and `miyako rules`.

use crate::program::miyako;
use serde_json::{Value, json};
use words::{Language, history, manual};

fn said(args: &[&str]) -> String {
    let run = miyako(args);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
    run.stdout
}

fn refused(args: &[&str], why: &str) {
    let run = miyako(args);
    assert!(run.code == 2 && run.stderr.contains(why), "{args:?}: {}", run.stderr);
}

/// HIST-01 … HIST-09: the whole story, each statement with who says it.
#[test]
fn the_story_is_told() {
    for language in Language::ALL {
        let told = said(&["history", "--lang", language.code()]);
        for station in history::stations() {
            assert!(
                told.contains(&format!("{}: {}", station.date(language), station.name(language))),
                "{}",
                station.id
            );
            for statement in station.statements(language) {
                assert!(told.contains(&format!("{} [{}", statement.text, statement.by[0].code())), "{}", station.id);
            }
        }
    }
}

/// VAR-25: what was played in the thirteenth century.
#[test]
fn a_century_can_be_asked_for() {
    let told = said(&["history", "--century", "13", "--lang", "en"]);
    assert!(told.starts_with("13th century\n\nGames of that century: Dai shōgi (大将棋).\n"), "{told}");
    let read: Value = serde_json::from_str(&said(&["history", "--century", "13", "--json"])).unwrap();
    assert_eq!((&read["games"], &read["older_games"]), (&json!(["dai"]), &json!([])));
    refused(&["history", "--century", "5"], "6..=21");
}

/// The chapters, one of them, and all as a booklet.
#[test]
fn the_rules_are_told() {
    let list = said(&["rules", "--lang", "it"]);
    assert_eq!(list.lines().count(), manual::chapters().len());
    let drops = said(&["rules", "drops", "--lang", "it"]);
    assert!(drops.contains("(nifu 二歩)") && drops.contains("[4k4/9/9/9/9/9/9/9/4K4 b B 1] B*22"), "{drops}");
    let handicaps = said(&["rules", "handicaps", "--lang", "it"]);
    for part in [
        "Alfiere · 角落ち kakuochi\n    Bianco (uwate) gioca senza l’alfiere e comincia. Gradi di differenza: Federazione 3",
        "[lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1]",
        "4: Federazione: Torre · Iemoto moderno: Torre · Iemoto: Alfiere",
        "Pezzi ceduti, komawatashi (駒渡し)",
    ] {
        assert!(handicaps.contains(part), "{part}: {handicaps}");
    }
    let read: Value = serde_json::from_str(&said(&["rules", "fouls", "--json", "--lang", "en"])).unwrap();
    let rules = read["chapters"][0]["rules"].as_array().unwrap();
    let nifu = rules.iter().find(|rule| rule["id"] == "foul-two_pawns").unwrap();
    assert_eq!((&nifu["board"]["move"], &nifu["board"]["is_foul"]), (&json!("P*7e"), &json!(true)));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rules.pdf");
    assert_eq!(said(&["rules", "--booklet", file.to_str().unwrap(), "--lang", "ja"]), "");
    assert!(std::fs::read(&file).unwrap().starts_with(b"%PDF-"));
    refused(&["rules", "nothing"], "expected one of begin, pieces, capture");
}
