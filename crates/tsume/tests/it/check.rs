//! What a check says of problems.

use crate::shelf;
use shogi::{Move, Position};
use tsume::{CookKind, Extent, Flaw, Length, Problem, Report, Solver, Soundness, Why, check};

fn checked(sfen: &str, solution: Option<&str>) -> Report {
    let position: Position = sfen.parse().unwrap();
    let solution = solution.map(|line| line.split(' ').map(|m| m.parse().unwrap()).collect());
    let problem = Problem { position, solution, plies: None };
    check(&problem, &Extent::ALL, &mut Solver::new(1 << 26), &mut |_| true)
}

fn usi(line: &[Move]) -> String {
    line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

const SOUND: &str = "7nl/7k1/6Ppp/9/9/9/9/9/9 b 2G2r2b2g4s3n3l15p 1";

#[test]
fn a_sound_problem() {
    let report = checked(SOUND, None);
    assert_eq!(report.soundness(), Soundness::Sound);
    assert_eq!(report.traditional, Length::Mate { plies: 3, proven: true });
    assert_eq!(usi(&report.line), "G*3b 2b1b G*2b");
    assert_eq!((report.cooks.as_slice(), report.undecided.as_slice()), ([].as_slice(), [].as_slice()));
    // The pawn on 3c may promote instead; only the king itself can take it.
    let tries: Vec<_> = report.tries.iter().map(|t| (t.ply, t.m.to_string(), t.refutation.to_string())).collect();
    assert_eq!(tries, [(1, "3c3b+".to_owned(), "2b3b".to_owned())]);
}

/// TSUME-04: the attacker's every move must be a check.
#[test]
fn a_solution_with_a_quiet_move_is_rejected() {
    let cases = [
        ("G*3b 2b1b G*2b", None),
        ("G*4b 2b1b G*2b", Some(Flaw::QuietMove(1))),
        ("G*3b 2b1b 3b2b", Some(Flaw::NotMated)),
        ("G*3b 2b1b", Some(Flaw::NotMated)),
        ("G*3b 2b2a", Some(Flaw::IllegalMove(2))),
    ];
    for (solution, fault) in cases {
        assert_eq!(checked(SOUND, Some(solution)).line_fault, fault, "{solution}");
    }
}

#[test]
fn flaws_are_named() {
    let cases = [
        // A gold more than it takes.
        ("7nl/7k1/6Ppp/9/9/9/9/9/9 b 3G2r2b1g4s3n3l15p 1", vec![Flaw::LeftOver]),
        // Without the pawn nothing holds the gold.
        ("7nl/7k1/7pp/9/9/9/9/9/9 b 2G2r2b2g4s3n3l16p 1", vec![Flaw::NoMate]),
    ];
    for (sfen, flaws) in cases {
        assert_eq!(checked(sfen, None).flaws(), flaws, "{sfen}");
    }
}

#[test]
fn duals_on_the_last_move_are_told_apart() {
    let report = checked("4k4/9/4P4/9/9/9/9/9/9 b GS2r2b3g3s4n4l17p 1", Some("G*5b"));
    let kinds: Vec<_> = report.cooks.iter().map(|cook| (cook.m.to_string(), cook.kind)).collect();
    assert!(kinds.iter().all(|(_, kind)| *kind == CookKind::LastMove), "{kinds:?}");
    assert_eq!(report.flaws(), [Flaw::LeftOver]);
}

/// TSUME-05: futile interpositions are not counted; both lengths of the shelf's cases are right.
#[test]
fn both_lengths_where_interpositions_are_futile() {
    let Some(cases) = shelf::lines("tsume.jsonl") else { return };
    for case in cases.iter().filter(|case| shelf::text(case, "kind").as_deref() == Some("futile")) {
        let sfen = shelf::text(case, "sfen").unwrap();
        let [traditional, strict] = ["plies", "strict"].map(|key| shelf::number(case, key).unwrap());
        // Its source, the tests of antma/tsumeshogi-check, says that this one is no mate in one: the bishop that would take
        // the pawn interposed on 6d is pinned by the lance.
        let traditional = if sfen.starts_with("k3l3R/p4s3/") { 5 } else { traditional };
        let report = checked(&sfen, None);
        assert_eq!((report.strict.proven(), report.traditional.proven()), (Some(strict), Some(traditional)), "{sfen}");
        assert_eq!(report.line.len(), usize::from(traditional), "{sfen}");
        println!("{sfen} {} {:?}", report.nodes, report.undecided);
        assert_eq!(report.futile.is_empty(), sfen.starts_with("5+P1k1/"), "{sfen}");
    }
}

/// TSUME-05: of the 13 plies of the strict length a futile interposition and its capture are two.
#[test]
fn the_traditional_length_of_a_longer_problem() {
    let position = "1+p3lp+s1/1n2P2Pn/sp1+BpG1N1/G4G3/9/9/3k5/LNP5p/S4+R2+s b Brg2l10p 1".parse().unwrap();
    let problem = Problem { position, solution: None, plies: None };
    let extent = Extent { nodes: 800_000, ..Extent::SOUNDNESS };
    let report = check(&problem, &extent, &mut Solver::new(1 << 26), &mut |_| true);
    assert_eq!((report.strict.proven(), report.traditional.proven()), (Some(13), Some(11)));
}

#[test]
fn a_check_that_is_stopped_says_what_is_open() {
    let position: Position = "l2k5/9/3S2S2/9/9/9/9/9/9 b B2N2rb4g2s2n3l18p 1".parse().unwrap();
    let problem = Problem { position, solution: None, plies: None };
    let mut asked = 0;
    let report = check(&problem, &Extent::ALL, &mut Solver::new(1 << 24), &mut |_| {
        asked += 1;
        asked < 3
    });
    assert_eq!(report.soundness(), Soundness::Undecided);
    assert!(report.undecided.iter().all(|open| open.why == Why::Stopped), "{:?}", report.undecided);
    assert!(report.nodes < 20_000, "{}", report.nodes);
}
