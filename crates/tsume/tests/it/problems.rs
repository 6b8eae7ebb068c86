//! The problems of the shelf: proven lengths, and no mate where there is none.

use crate::shelf;
use shogi::Position;
use tsume::{Question, Solver, Verdict};

/// Longer ones need more time than a test has: what is found of them must not contradict what is known.
const PROVEN: u16 = 11;

#[test]
fn of_the_shelf() {
    let Some(lines) = shelf::lines("tsume.jsonl") else { return };
    let mut solver = Solver::new(1 << 26);
    let (mut proven, mut none, mut longer, mut open) = (0, 0, 0, 0);
    for line in &lines {
        let name = shelf::text(line, "name").unwrap();
        let position: Position = shelf::text(line, "sfen").unwrap().parse().unwrap();
        let attacker = if position.king(!position.turn()).is_some() { position.turn() } else { !position.turn() };
        let strict = shelf::number(line, "strict");
        let short = strict.is_some_and(|plies| plies <= PROVEN);
        let is_none = shelf::text(line, "kind").as_deref() == Some("no-mate");
        let question =
            Question { nodes: (!short && !is_none).then_some(5_000), shortest: short, ..Question::any(attacker) };
        let verdict = solver.solve(&position, &question, &mut |_| true).verdict;
        match &verdict {
            Verdict::Mate(mate) if short => {
                assert_eq!((Some(mate.plies() as u16), mate.minimum), (strict, true), "{name}");
                proven += 1;
            }
            Verdict::NoMate if is_none => none += 1,
            Verdict::Mate(mate) if !is_none => {
                assert!(strict.is_none_or(|plies| mate.plies() as u16 >= plies), "{name}: {}", mate.plies());
                longer += 1;
            }
            Verdict::Unknown(_) if !short && !is_none => open += 1,
            Verdict::NoMate if strict.is_none() && !line.contains("\"verified\"") => {
                println!("{name}: no mate, unconfirmed");
            }
            _ => panic!("{name}: {verdict:?}"),
        }
    }
    println!("{proven} proven, {none} without a mate, {longer} others mated, {open} left open");
    assert!(proven > 600 && none == 124, "{proven} {none}");
}

/// Every length of the set from games, which are those of the bench.
#[test]
fn of_games() {
    let mut solver = Solver::new(1 << 26);
    let lines = include_str!("../../data/in-game.tsv").lines();
    for (number, line) in lines.enumerate().filter(|(number, _)| number % 10 == 0) {
        let (sfen, plies) = line.split_once('\t').unwrap();
        let position: Position = sfen.parse().unwrap();
        let verdict = solver.solve(&position, &Question::shortest(position.turn()), &mut |_| true).verdict;
        let Verdict::Mate(mate) = verdict else { panic!("line {}: {verdict:?}", number + 1) };
        assert_eq!((mate.plies().to_string().as_str(), mate.minimum), (plies, true), "line {}", number + 1);
    }
}
