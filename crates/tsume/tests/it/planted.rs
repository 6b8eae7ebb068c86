//! The checker against a judge that tries everything.

use shogi::{Move, Position};
use tsume::{Extent, Problem, Solver, Soundness, check};

const DATA: &str = include_str!("../data/planted.txt");

/// The judge looks this far for other mates.
const PLIES: usize = 5;

/// More than the example allowed itself.
const EXTENT: Extent = Extent { nodes: 100_000, first_flaw: false, extras: false, tree: 0 };

/// The checker finds every cook that a piece added or removed has made, and calls the others sound.
#[test]
fn every_planted_cook_is_found() {
    let mut solver = Solver::new(1 << 26);
    let mut counts = [0, 0];
    let mut wrong = Vec::new();
    for row in DATA.lines().filter(|row| !row.starts_with('#')) {
        let (sfen, label) = row.split_once('\t').unwrap();
        let position: Position = sfen.parse().unwrap();
        let problem = Problem { position, solution: None, plies: None };
        let report = check(&problem, &EXTENT, &mut solver, &mut |_| true);
        let found: Vec<(usize, Move)> = report.cooks.iter().map(|cook| (cook.ply, cook.m)).collect();
        let judged = other_mates(&problem.position, &report.line);
        let sound = label == "sound";
        let agrees = judged.iter().all(|cook| found.contains(cook))
            && judged.iter().all(|(ply, _)| *ply == report.line.len()) == sound
            && report.soundness() == if sound { Soundness::Sound } else { Soundness::Unsound };
        if !agrees {
            wrong.push(format!("{row}: found {:?}, judged {judged:?}, {:?}", report.cooks, report.undecided));
        }
        counts[usize::from(sound)] += 1;
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(counts, [99, 100]);
}

/// The attacker's moves beside the line that mate, too, by trying all moves.
fn other_mates(position: &Position, line: &[Move]) -> Vec<(usize, Move)> {
    let mut now = position.clone();
    let mut found = Vec::new();
    for (index, played) in line.iter().enumerate() {
        if now.turn() == position.turn() {
            let others = now.legal_moves().into_iter().filter(|m| m != played);
            found.extend(others.filter(|m| is_lost(&after(&now, *m), PLIES - 1)).map(|m| (index + 1, m)));
        }
        now.play_unchecked(*played);
    }
    found
}

fn mates(position: &Position, plies: usize) -> bool {
    plies > 0 && position.legal_moves().into_iter().any(|m| is_lost(&after(position, m), plies - 1))
}

/// Whether the side to move is in check and mated within so many plies, whatever it does.
fn is_lost(position: &Position, plies: usize) -> bool {
    position.in_check()
        && (plies > 0 || position.is_checkmate())
        && position.legal_moves().into_iter().all(|m| mates(&after(position, m), plies.saturating_sub(1)))
}

fn after(position: &Position, m: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(m);
    next
}
