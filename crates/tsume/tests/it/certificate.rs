//! Certificates: what is proved is verified, and nothing false is.

use proptest::prelude::*;
use shogi::Position;
use std::sync::LazyLock;
use tsume::{CertificateFault, Certified, Proof, Question, Solver, Verdict, prove, verify};

const PROBLEMS: [(&str, u16); 5] = [
    ("4k4/9/4P4/9/9/9/9/9/9 b G 1", 1),
    ("9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b4s4n4l17p 1", 3),
    ("7nl/7k1/6Ppp/9/9/9/9/9/9 b 2G2r2b2g4s3n3l15p 1", 3),
    ("k8/9/1K7/9/9/9/8B/8B/9 b 2r4g4s4n4l18p 1", 13),
    ("6knl/6s2/5Pppp/9/9/9/9/9/9 b G2S2r2b3gs3n3l14p 1", 5),
];

/// The certificates of those, each with the proof that no mate is shorter.
static CERTIFICATES: LazyLock<Vec<String>> =
    LazyLock::new(|| PROBLEMS.iter().map(|(sfen, plies)| proof(sfen, *plies, Some(100_000)).text).collect());

fn proof(sfen: &str, plies: u16, none: Option<usize>) -> Proof {
    let position: Position = sfen.parse().unwrap();
    prove(&position, plies, none, &mut Solver::new(1 << 26), &mut |_| true).unwrap()
}

/// TSUME-01: against any defence.
#[test]
fn a_proof_is_verified() {
    for ((sfen, plies), text) in PROBLEMS.iter().zip(CERTIFICATES.iter()) {
        let Certified { position, plies: shown, minimum, .. } = verify(text).unwrap();
        assert_eq!((position.to_string().as_str(), shown, minimum), (*sfen, *plies, true));
    }
}

#[test]
fn a_falsified_certificate_is_refused_at_its_place() {
    use CertificateFault::{Illegal, Malformed, Mate, Missing, NoCheck, NotMate, Plies, TooMany};
    let good = proof("9/4k4/9/4P4/9/9/9/9/9 b 2G 1", 3, Some(100)).text;
    assert!(verify(&good).is_ok());
    let lines: Vec<&str> = good.lines().collect();
    let with = |index: usize, line: &'static str| {
        let mut lines = lines.clone();
        lines[index] = line;
        lines.join("\n")
    };
    let none = lines.iter().position(|line| *line == "none 1").unwrap();
    let cases = [
        (with(0, "miyako mate certificate 2"), 1, Malformed),
        (with(1, "sfen 9/4k4/9/4P4/9/9/9/9 b 2G 1"), 2, Malformed),
        (with(1, "sfen 9/4k4/9/4P4/9/9/9/9/9 b G 1"), 5, Illegal),
        (with(2, "mate 2"), 3, Plies),
        (with(2, "mate 1"), 4, Plies),
        (with(2, "mate 65535"), 3, Plies),
        (with(3, "G*5c 1"), 4, NotMate),
        (with(3, "G*5d 3"), 4, Illegal),
        (with(3, "G*1a 3"), 4, NoCheck),
        (with(4, "G*5c"), 5, Malformed),
        (with(none, "none 3"), none + 1, Plies),
        (lines[..4].join("\n"), 5, Missing),
        (good.clone() + "G*5b\n", lines.len() + 1, TooMany),
        ("miyako mate certificate 1\nsfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nmate 3\nG*5b 1\nnone 1\n".to_owned(), 5, Mate),
    ];
    for (text, line, fault) in cases {
        let error = verify(&text).unwrap_err();
        assert_eq!((error.line, error.fault), (line, fault), "{text}");
    }
}

proptest! {
    /// Whatever is done to a certificate: what it then shows, if it shows anything, is true.
    #[test]
    fn nothing_false_is_verified(which in 0..PROBLEMS.len(), edits in prop::collection::vec((any::<u16>(), any::<u16>(), 0..4_u8), 1..4)) {
        let mut lines: Vec<String> = CERTIFICATES[which].lines().map(str::to_owned).collect();
        for (at, other, kind) in edits {
            let (at, other) = (usize::from(at) % lines.len(), usize::from(other) % lines.len());
            match kind {
                0 => { lines.remove(at); }
                1 => lines.swap(at, other),
                2 => lines[at] = lines[other].clone(),
                _ => lines[at] = lines[at].replace(|c: char| c.is_ascii_digit(), &(other % 10).to_string()),
            }
            prop_assume!(!lines.is_empty());
        }
        if let Ok(shown) = verify(&lines.join("\n")) {
            let question = Question { max_plies: Some(shown.plies), ..Question::shortest(shown.position.turn()) };
            let answer = Solver::new(1 << 24).solve(&shown.position, &question, &mut |_| true);
            let Verdict::Mate(mate) = answer.verdict else { panic!("{shown:?}: {answer:?}") };
            prop_assert!(mate.plies() <= usize::from(shown.plies));
            prop_assert!(!shown.minimum || mate.plies() == usize::from(shown.plies));
        }
    }
}
