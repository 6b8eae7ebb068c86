use super::*;
use clap::ValueEnum;

/// The ids that the terminal puts together from codes.
#[test]
fn every_code_has_its_text() {
    for language in Language::value_variants() {
        let words = Words::new(*language);
        let check = |id: String| assert_ne!(words.get(&id), id, "{language:?}");
        shogi::IllegalMove::ALL.iter().for_each(|reason| check(format!("refused-{}", reason.code())));
        arbiter::Foul::all().for_each(|foul| check(format!("foul-{}", foul.code())));
        shogi::PieceKind::ALL.iter().for_each(|kind| check(format!("spoken-piece-{}", kind.name().code)));
        shogi::Handicap::all().for_each(|handicap| check(format!("handicap-{}", handicap.code())));
        for code in ["resign", "mate", "no_legal_move", "time", "repetition"] {
            check(format!("result-{code}"));
        }
        const RESULTS: [&str; 5] = ["resign", "mate", "no_legal_move", "time", "repetition"];
        const OTHERS: [&str; 8] =
            ["foul", "points", "declaration", "failed_declaration", "impasse", "move_limit", "adjudicated", "default"];
        for code in RESULTS.into_iter().chain(OTHERS).chain(["interrupted"]) {
            check(format!("ending-{code}"));
        }
        for code in ["over", "no_takebacks", "nothing_to_take_back"] {
            check(format!("refused-{code}"));
        }
    }
}

#[test]
fn values_are_put_in() {
    let text = Words::new(Language::En).with("terminal-saved", &[("file", "a.kif")]);
    assert_eq!(text, "The game is saved in a.kif.");
}
