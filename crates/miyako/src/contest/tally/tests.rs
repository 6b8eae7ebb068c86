use super::super::referee::{Effort, Fault};
use super::super::result::GameResult;
use super::super::schedule::{Schedule, Tournament};
use super::{Mishaps, Tally};
use std::time::Duration;

/// The results of games by their numbers from 0: an outcome as the referee writes it, and a fault.
fn tally(results: &[(usize, &str, Option<Fault>)]) -> (Schedule, Tally) {
    let schedule = Schedule::new(Tournament::Ladder, 3, 10);
    let mut tally = Tally::new(3, &schedule);
    for (number, outcome, fault) in results {
        let effort = Effort {
            moves: 2,
            time: Duration::from_secs(1),
            nodes: 10,
            depths: 6,
            overrun: Duration::from_millis(*number as u64),
        };
        tally.add(&GameResult {
            fixture: schedule.fixture(*number),
            outcome: outcome.parse().unwrap(),
            fault: fault.clone(),
            plies: 4,
            effort: [effort; 2],
        });
    }
    (schedule, tally)
}

#[test]
fn games_of_a_pair_find_each_other_in_any_order() {
    // The ladder has meetings 0–1 (games 0, 1, 4, 5, …) and 1–2 (2, 3, 6, …); the second game of a pair swaps colours.
    let (_, tally) = tally(&[
        (5, "resign white", None),
        (0, "resign white", None),
        (3, "repetition", None),
        (1, "resign black", None),
        (4, "resign white", None),
        (2, "mate black", None),
    ]);
    assert_eq!(tally.scores()[0].pairs(), [0, 0, 1, 0, 1]);
    assert_eq!((tally.scores()[0].wins(), tally.scores()[0].losses()), (3, 1));
    assert_eq!(tally.scores()[1].pairs(), [0, 1, 0, 0, 0]);
    let games: Vec<_> = (0..3).map(|player| (tally.conduct(player).games, tally.conduct(player).halves)).collect();
    assert_eq!(games, [(4, 6), (6, 3), (2, 3)]);
    let effort = tally.conduct(1).effort;
    assert_eq!((effort.moves, effort.nodes, effort.time.as_secs(), effort.overrun.as_millis()), (12, 60, 6, 5));
}

#[test]
fn mishaps_are_told_apart_from_games_lost_on_the_board() {
    let (_, tally) = tally(&[
        (0, "time black", None),
        (4, "foul black two_pawns 5", None),
        (8, "foul black perpetual_check 40", None),
        (12, "failed_declaration black", None),
        (16, "adjudicated black", Some(Fault::Died("x".to_owned()))),
        (20, "adjudicated black", Some(Fault::Stalled)),
        (24, "adjudicated black", Some(Fault::Nonsense("x".to_owned()))),
        (28, "adjudicated black", None),
        (32, "resign black", None),
    ]);
    assert_eq!(tally.conduct(0).losses, Mishaps { time: 1, illegal: 2, died: 1, stalled: 1, nonsense: 1 });
    assert_eq!(tally.conduct(1).losses, Mishaps::default());
}

#[test]
fn results_survive_their_json() {
    use super::super::entrant;
    let words = ["a", "b", "c"].map(str::to_owned);
    let entrants = entrant::read(&words, &["nodes=1".to_owned()], None).unwrap();
    let schedule = Schedule::new(Tournament::Ladder, 3, 10);
    let effort =
        Effort { moves: 7, time: Duration::from_millis(1500), nodes: 9, depths: 3, overrun: Duration::from_millis(2) };
    for (outcome, fault) in [("resign white", None), ("adjudicated black", Some(Fault::Died("signal: 9".to_owned())))] {
        let fixture = schedule.fixture(6);
        let result = GameResult {
            fixture,
            outcome: outcome.parse().unwrap(),
            fault,
            plies: 9,
            effort: [effort, Effort::default()],
        };
        let json = result.json(&entrants);
        assert_eq!(GameResult::from_json(&json, &schedule, &entrants), Some(result));
        let others: Vec<_> = entrants.iter().rev().cloned().collect();
        assert_eq!(GameResult::from_json(&json, &schedule, &others), None);
    }
}
