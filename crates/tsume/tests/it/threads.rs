//! Several threads at one problem: the verdicts are those of one, and whoever asks can end it.

use shogi::Position;
use tsume::{Question, Solver, Verdict, Why};

/// Problems that one thread would look at for twenty thousand positions to a hundred and fifty thousand, with the lengths
/// handed down; the last one has no mate.
const HARD: [(&str, &str, bool); 4] = [
    ("Shogi Muso 4", "l2sk4/2p1l4/sl1p5/4p+R3/L1+B3+r2/9/1pP6/9/9 b B3NP4g2sn12p 1", true),
    ("Shogi Muso 29", "S2g+R4/2r2+B3/1pkn1P3/L1p1+P4/1s2S4/L1P6/1sB6/9/9 b 3g3n2l13p 1", true),
    ("Shogi Muso 3", "nn1S1R3/1L2p+b3/+P8/1L1R1g3/k1S2l3/+nP1G5/3n5/2P2+B3/9 b 2g2sl14p 1", true),
    ("Shogi Muso 88", "9/9/6Sn1/3+R1g1p1/6P1B/9/5G1Pp/3+B4+p/3Ls1k+r1 b GPg2s3n3l12p 1", false),
];

fn any(position: &Position) -> Question {
    Question::any(position.turn())
}

#[test]
fn threads_say_what_one_says() {
    for threads in [2, 3] {
        // In little memory, too, where the threads forget what they have found for one another.
        for memory in [1 << 20, 1 << 26] {
            let mut solver = Solver::with_threads(memory, threads);
            for (name, sfen, mates) in HARD {
                let start: Position = sfen.parse().unwrap();
                match solver.solve(&start, &any(&start), &mut |_| true).verdict {
                    Verdict::Mate(mate) if mates => assert!(ends_in_mate(&start, &mate.line), "{name}"),
                    Verdict::NoMate if !mates => {}
                    other => panic!("{name}: {other:?}"),
                }
            }
        }
    }
}

fn ends_in_mate(start: &Position, line: &[shogi::Move]) -> bool {
    let mut position = start.clone();
    line.iter().all(|m| position.play(*m).is_ok() && (position.in_check() || position.turn() == start.turn()))
        && position.is_checkmate()
}

#[test]
fn threads_prove_the_same_lengths() {
    let mut solver = Solver::with_threads(1 << 26, 2);
    let lines = include_str!("../../data/in-game.tsv").lines();
    for (number, line) in lines.enumerate().filter(|(number, _)| number % 40 == 0) {
        let (sfen, plies) = line.split_once('\t').unwrap();
        let position: Position = sfen.parse().unwrap();
        let verdict = solver.solve(&position, &Question::shortest(position.turn()), &mut |_| true).verdict;
        let Verdict::Mate(mate) = verdict else { panic!("line {}: {verdict:?}", number + 1) };
        assert_eq!((mate.plies().to_string().as_str(), mate.minimum), (plies, true), "line {}", number + 1);
    }
}

#[test]
fn threads_are_stopped_and_counted() {
    let start: Position = HARD[3].1.parse().unwrap();
    let mut solver = Solver::with_threads(1 << 24, 2);
    let stopped = solver.solve(&start, &any(&start), &mut |progress| progress.nodes < 30_000);
    assert_eq!(stopped.verdict, Verdict::Unknown(Why::Stopped));
    solver.forget();
    let limited = solver.solve(&start, &Question { nodes: Some(40_000), ..any(&start) }, &mut |_| true);
    assert_eq!(limited.verdict, Verdict::Unknown(Why::Nodes));
    assert!((40_000..60_000).contains(&limited.nodes), "{}", limited.nodes);
    // Both answers leave a solver that goes on.
    assert_eq!(solver.solve(&start, &any(&start), &mut |_| true).verdict, Verdict::NoMate);
}
