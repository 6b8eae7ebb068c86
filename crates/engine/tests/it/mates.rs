//! Mates of known length, `tests/data/mates.txt`.

use engine::{Engine, Game, Limits, Score, Stop};
use tsume::{Verdict, Why};

#[test]
fn mates_are_found_in_their_length() {
    let mut engine = Engine::new(16);
    let mut missed = Vec::new();
    for line in include_str!("../data/mates.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (plies, sfen) = line.split_once(' ').unwrap();
        let plies: u16 = plies.parse().unwrap();
        let game = Game::new(sfen.parse().unwrap());
        engine.new_game();
        let limits = Limits { depth: Some(4 + 2 * plies), ..Limits::default() };
        let answer = engine.search(&game, &limits, &Stop::new(), &mut |_| ());
        if answer.score != Score::MateIn(plies) {
            missed.push(format!("{line}: {}", answer.score));
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

/// Shōgi Musō 1: far more than a test may take.
const HARD: &str = "3g1n1l1/2p1g1r2/5k2S/4p1N+R1/3+p5/7N1/B8/9/9 b 2GSNb2s3l15p 1";

/// However long a mate problem takes, who says stop waits for a few thousand positions, whatever the clock says.
#[test]
fn a_mate_problem_is_given_up_at_once() {
    let mut engine = Engine::new(16);
    for news_before in [0, 1, 5] {
        let stop = Stop::new();
        if news_before == 0 {
            stop.stop();
        }
        let mut told = Vec::new();
        let verdict = engine.solve(&HARD.parse().unwrap(), None, &stop, &mut |info| {
            told.push(info.progress.nodes);
            if told.len() == news_before {
                stop.stop();
            }
        });
        assert_eq!(verdict, Verdict::Unknown(Why::Stopped));
        assert_eq!(told.len(), news_before.max(1), "no more news after the stop");
        assert!(told.iter().zip([0].iter().chain(&told)).all(|(now, before)| now - before <= 5_000), "{told:?}");
    }
}

/// With several threads a mate problem has the same answer, and is given up as soon.
#[test]
fn threads_solve_a_mate_problem_together() {
    // Shōgi Musō 4: some hundred thousand positions.
    let problem = "l2sk4/2p1l4/sl1p5/4p+R3/L1+B3+r2/9/1pP6/9/9 b B3NP4g2sn12p 1".parse().unwrap();
    let mut engine = Engine::new(16);
    engine.set_threads(2);
    let verdict = engine.solve(&problem, None, &Stop::new(), &mut |_| ());
    assert!(matches!(&verdict, Verdict::Mate(mate) if mate.plies() >= 25), "{verdict:?}");
    let stop = Stop::new();
    let verdict = engine.solve(&HARD.parse().unwrap(), None, &stop, &mut |info| {
        if info.progress.nodes > 50_000 {
            stop.stop();
        }
    });
    assert_eq!(verdict, Verdict::Unknown(Why::Stopped));
}
