use super::{Colours, Entrant, Id, Proposal, Settled, Unpairable, Wish, pair};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeSet;

fn entrants(points: &[i64]) -> Vec<Entrant> {
    (1..).zip(points).map(|(id, &points)| Entrant { id, points, ..Entrant::default() }).collect()
}

fn pairs(proposal: &Proposal) -> BTreeSet<[Id; 2]> {
    proposal
        .boards
        .iter()
        .map(|board| {
            let [a, b] = board.players;
            [a.min(b), a.max(b)]
        })
        .collect()
}

fn propose(entrants: &[Entrant], settled: &Settled) -> Result<Proposal, Unpairable> {
    pair(entrants, settled, Colours::Lots(7))
}

#[test]
fn equals_meet_and_the_last_rests() {
    let round = propose(&entrants(&[4, 4, 2, 2, 0]), &Settled::default()).unwrap();
    assert_eq!(pairs(&round), BTreeSet::from([[1, 2], [3, 4]]));
    assert_eq!(round.bye.map(|(id, _)| id), Some(5));
}

#[test]
fn nobody_rests_twice_while_somebody_has_not() {
    let mut entrants = entrants(&[4, 4, 2, 2, 0]);
    entrants[4].had_bye = true;
    entrants[3].had_bye = true;
    assert_eq!(propose(&entrants, &Settled::default()).unwrap().bye.map(|(id, _)| id), Some(3));
}

#[test]
fn what_is_settled_stands() {
    let settled = Settled { fixed: vec![[1, 5]], forbidden: vec![[2, 3]], bye: Some(4), ..Settled::default() };
    let refused = propose(&entrants(&[4, 4, 2, 2, 0]), &settled);
    assert_eq!(refused, Err(Unpairable::Forbidden(vec![[2, 3]])));
    let settled = Settled { forbidden: Vec::new(), ..settled };
    let round = propose(&entrants(&[4, 4, 2, 2, 0]), &settled).unwrap();
    assert_eq!(pairs(&round), BTreeSet::from([[1, 5], [2, 3]]));
    // What this costs can be asked: one board is four points apart, in halves.
    assert_eq!(round.bill().of(Wish::Gap), 16 + 4);
}

#[test]
fn a_contradiction_is_named() {
    let settle = |fixed: &[[Id; 2]], bye| {
        propose(&entrants(&[0; 4]), &Settled { fixed: fixed.to_vec(), bye, ..Settled::default() })
    };
    assert_eq!(settle(&[[1, 2], [2, 3]], None), Err(Unpairable::Twice(2)));
    assert_eq!(settle(&[[1, 9]], None), Err(Unpairable::Unknown(9)));
    assert_eq!(settle(&[], Some(1)), Err(Unpairable::NobodyRests(1)));
    let doubled = [entrants(&[0, 0]), entrants(&[0, 0])].concat();
    assert_eq!(propose(&doubled, &Settled::default()), Err(Unpairable::Twice(1)));
}

#[test]
fn as_little_as_possible_changes() {
    let field = entrants(&[0; 8]);
    let before = propose(&field, &Settled::default()).unwrap();
    assert_eq!(pairs(&before), BTreeSet::from([[1, 5], [2, 6], [3, 7], [4, 8]]));
    let keep = before.boards.iter().map(|board| board.players).collect();
    let after = propose(&field, &Settled { fixed: vec![[1, 2]], keep, ..Settled::default() }).unwrap();
    assert_eq!(pairs(&after), BTreeSet::from([[1, 2], [3, 7], [4, 8], [5, 6]]));
}

#[test]
fn clubmates_are_kept_apart_where_points_allow() {
    let mut field = entrants(&[2, 2, 2, 2]);
    for (entrant, club) in field.iter_mut().zip(["Roma", "Torino", "Roma", "Torino"]) {
        entrant.club = Some(club.to_owned());
    }
    assert_eq!(pairs(&propose(&field, &Settled::default()).unwrap()), BTreeSet::from([[1, 2], [3, 4]]));
}

#[test]
fn colours_even_out() {
    let mut field = entrants(&[0, 0]);
    (field[0].colours, field[1].colours) = (1, -1);
    let round = pair(&field, &Settled::default(), Colours::Balanced(3)).unwrap();
    assert_eq!(round.boards[0].players, [2, 1]);
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    /// A whole event: whoever is there is paired or rests, once; nobody meets anybody twice while it can be helped.
    #[test]
    fn rounds_keep_their_promises(players in 10..40usize, rounds in 1..5usize, seed: u64) {
        let mut field = entrants(&vec![0; players]);
        let mut random = seed;
        for _ in 0..rounds {
            let round = pair(&field, &Settled::default(), Colours::Balanced(seed)).unwrap();
            let mut seen: Vec<Id> = round.boards.iter().flat_map(|board| board.players).collect();
            seen.extend(round.bye.map(|(id, _)| id));
            seen.sort_unstable();
            prop_assert_eq!(seen, (1..=players as Id).collect::<Vec<_>>());
            // So few rounds leave somebody new for everybody.
            prop_assert_eq!(round.bill().of(Wish::Rematch), 0);
            prop_assert_eq!(round.bill().of(Wish::SecondBye), 0);
            for board in &round.boards {
                let [first, second] = board.players.map(|id| id as usize - 1);
                field[first].met.insert(board.players[1]);
                field[second].met.insert(board.players[0]);
                field[first].colours += 1;
                field[second].colours -= 1;
                random = super::lot(random, 1);
                field[if random & 1 == 0 { first } else { second }].points += 2;
            }
            if let Some((id, _)) = round.bye {
                let entrant = &mut field[id as usize - 1];
                (entrant.had_bye, entrant.points) = (true, entrant.points + 2);
            }
        }
    }
}
