use super::{NoDraw, draw};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeSet;

/// Everybody has their games, nobody meets anybody twice or a forbidden one, nobody plays twice in a round; colours even out.
fn check(players: usize, games: usize, never: &[[usize; 2]], last: &[[usize; 2]], seed: u64) -> usize {
    let season = draw(players, games, never, last, seed).unwrap_or_else(|error| panic!("{players} {games}: {error:?}"));
    let own = games.min(players - 1);
    let (mut met, mut count, mut first, mut idle) =
        (BTreeSet::new(), vec![0; players], vec![0; players], vec![0; players]);
    for round in &season {
        let mut here: Vec<usize> = round.games.iter().flatten().chain(&round.idle).copied().collect();
        here.sort_unstable();
        assert_eq!(here, (0..players).collect::<Vec<_>>(), "everybody once");
        for pair @ [one, other] in &round.games {
            assert!(met.insert([*one.min(other), *one.max(other)]), "{pair:?} twice");
            count[*one] += 1;
            count[*other] += 1;
            first[*one] += 1;
        }
        round.idle.iter().for_each(|player| idle[*player] += 1);
    }
    assert!(count.iter().all(|games| *games == own), "{players} {games}: {count:?}");
    assert!(first.iter().all(|first| 2 * first == own || 2 * first + 1 == own || 2 * first == own + 1), "{first:?}");
    assert!(idle.iter().all(|rests| *rests == players % 2), "{idle:?}");
    assert!(never.iter().all(|[one, other]| !met.contains(&[*one.min(other), *one.max(other)])));
    last.iter().filter(|[one, other]| met.contains(&[*one.min(other), *one.max(other)])).count()
}

/// LEAGUE-06 … LEAGUE-10, LEAGUE-33 … LEAGUE-35, LEAGUE-44
#[test]
fn the_classes_of_the_leagues_are_drawn() {
    for (players, games) in
        [(10, 9), (13, 12), (26, 10), (32, 10), (52, 10), (25, 10), (10, 9), (20, 8), (31, 18), (38, 18)]
    {
        check(players, games, &[], &[], 7);
    }
    let season = draw(25, 10, &[], &[], 3).unwrap();
    assert_eq!(season.len(), 11);
    assert!(season.iter().all(|round| round.idle.len() == 1 || round.idle.len() == 3));
}

/// A pupil does not meet their teacher, and nobody those of last season where it can be helped.
#[test]
fn pairs_of_last_season_do_not_meet_again() {
    let last: Vec<[usize; 2]> = draw(52, 10, &[], &[], 1).unwrap().into_iter().flat_map(|round| round.games).collect();
    assert_eq!(check(52, 10, &[[0, 1], [2, 51]], &last, 2), 0);
}

#[test]
fn what_cannot_be_drawn_is_said() {
    assert_eq!(draw(1, 10, &[], &[], 1), Err(NoDraw::TooFew));
    assert_eq!(draw(25, 9, &[], &[], 1), Err(NoDraw::Odd));
    assert_eq!(
        draw(10, 9, &[[0, 1]], &[], 1).unwrap().len(),
        9,
        "where everybody meets everybody, teacher and pupil do"
    );
    let all: Vec<[usize; 2]> = (1..20).map(|other| [0, other]).collect();
    assert_eq!(draw(20, 8, &all, &[], 1), Err(NoDraw::Forbidden));
    assert_eq!(draw(52, 10, &[], &[], 4), draw(52, 10, &[], &[], 4));
    assert_ne!(draw(52, 10, &[], &[], 4), draw(52, 10, &[], &[], 5));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn any_class_is_drawn(players in 2usize..60, half in 1usize..10, odd in any::<bool>(), seed in any::<u64>()) {
        let games = 2 * half - usize::from(odd && players % 2 == 0);
        check(players, games, &[], &[], seed);
    }
}
