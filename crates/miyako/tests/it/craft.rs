//! `miyako craft`: the workshop in the terminal, and the lid that remembers a game (CRAFT-01 … CRAFT-35).

use crate::program::{check_refused, miyako};
use serde_json::Value;

/// CRAFT-10, CRAFT-13: a section in its order, a thing by any of its names, with what the page says of it.
#[test]
fn tells_what_things_are_made_of() {
    let all = miyako(&["craft", "--lang", "it"]);
    assert_eq!((all.code, all.stderr.as_str()), (0, ""));
    for part in ["Legni dei pezzi", "四方柾  shihōmasa", "komabukuro", "Torreya nucifera  il più pregiato"] {
        assert!(all.stdout.contains(part), "{part}");
    }
    assert!(!all.stdout.contains("craft-"), "{}", all.stdout);
    let makings = miyako(&["craft", "making", "--lang", "en"]).stdout;
    let place = |name: &str| makings.find(name).expect(name);
    assert!(place("moriagegoma") < place("horigoma") && place("horigoma") < place("sutanpu"));
    let check = |name: &str, language: &str, said: &str| {
        let told = miyako(&["craft", name, "--lang", language]).stdout;
        assert!(told.contains(said), "{name}: {told}");
    };
    check("Buxus", "ja", "本黄楊  ほんつげ");
    check("島黄楊", "en", "the island of Mikura");
    check("kuchinashi", "it", "senza bocca");
    check("Sei tagli", "it", "木表面  kihyōmen");
    check("taikyokudokei-dai", "it", "accanto a una scacchiera da pavimento");
    check("椿油", "ja", "椿油  つばきあぶら");
    check_refused(&miyako(&["craft", "hat", "--lang", "en"]), "miyako: hat: nothing in the workshop is called so");
    for (args, told) in [
        (
            &["craft", "--what", "hats", "--lang", "it"][..],
            "miyako: --what non può essere «hats». Può essere: pieces, boards, ",
        ),
        (&["craft", "lid", "--png", "-", "--size", "9", "--lang", "it"], "miyako: size non può essere «9»."),
    ] {
        check_refused(&miyako(args), told);
    }
}

#[test]
fn programs_read_it_and_pictures_are_drawn() {
    let told: Value = serde_json::from_str(&miyako(&["craft", "shihomasa", "--json"]).stdout).unwrap();
    let cut = &told[0]["entries"][0];
    assert_eq!((&cut["kanji"], &cut["wear"]["cut"]), (&"四方柾".into(), &"shihomasa".into()));
    assert!(cut["texts"]["it"].as_str().is_some_and(|text| text.starts_with("Diritta")));
    let boards: Value = serde_json::from_str(&miyako(&["craft", "--what", "boards", "--json"]).stdout).unwrap();
    assert!(boards.as_array().unwrap().iter().all(|section| section["what"] == "boards"));
    assert!(miyako(&["craft", "shihomasa", "--svg", "-"]).stdout.starts_with("<svg "));
    check_refused(&miyako(&["craft", "kinki", "--svg", "-"]), "miyako: --svg: there is no drawing of this");
}

/// CRAFT-32.
#[test]
fn a_lid_remembers_a_game() {
    let lid = miyako(&["craft", "lid", "--event", "56th Ōi", "--game", "Game 4", "--player", "Anna", "--svg", "-"]);
    assert!(lid.stdout.contains("<title>56th Ōi · Game 4 · Anna</title>"), "{}", &lid.stdout[..200]);
    check_refused(&miyako(&["craft", "lid", "--event", "56th Ōi"]), "miyako: ");
}
