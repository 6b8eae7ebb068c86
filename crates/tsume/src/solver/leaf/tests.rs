use super::*;
use crate::after::after;
use crate::solver::generate::for_each_check;

/// Positions in which somebody mates; with the problems shipped, and what comes of them by some moves in no order, there are
/// many checks that are nearly mates.
const IN_GAME: &str = include_str!("../../../data/in-game.tsv");

/// Making every check shows the same, at less speed.
#[test]
fn a_leaf_shows_what_making_every_check_does() {
    let (mut mates, mut number) = (0, 0_usize);
    for line in IN_GAME.lines().chain(crate::PROBLEMS.lines()) {
        let mut position: Position = line.split('\t').next().unwrap().parse().unwrap();
        for _ in 0..20 {
            compare(&position);
            mates += usize::from(matches!(look(&position, true), Leaf::Mate(..)));
            let moves = position.legal_moves();
            number = number.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let Some(m) = moves.get((number >> 33) % moves.len().max(1)) else { break };
            position.play_unchecked(*m);
        }
    }
    assert!(mates > 1_000, "{mates}");
}

fn compare(position: &Position) {
    let mut checks = Vec::new();
    for_each_check(position, &Checks::new(position), |m| checks.push(m));
    for interposes in [true, false] {
        let mates = |m: &Move| !has_defence(&after(position, *m), interposes);
        match look(position, interposes) {
            Leaf::Mate(m, _) => assert!(checks.contains(&m) && mates(&m), "{position}: {m}"),
            Leaf::NoCheck(_) => assert!(checks.is_empty(), "{position}"),
            Leaf::Open(count) => {
                assert_eq!(count as usize, checks.len(), "{position}");
                assert!(!checks.iter().any(mates), "{position}: {:?}", checks.iter().find(|m| mates(m)));
            }
        }
    }
}
