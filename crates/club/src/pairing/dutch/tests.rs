use super::{Field, Id, Past, Player, Unpairable, pair};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeSet;

fn field(count: Id, rounds: usize) -> Field {
    let players = (1..=count).map(|id| Player { id, is_here: true, ..Player::default() }).collect();
    Field { players, rounds, top_began: Some(true), ..Field::default() }
}

fn board(opponent: Id, halves: i64) -> Past {
    Past::Board { opponent, is_first: true, halves, is_played: true }
}

#[test]
fn a_list_that_contradicts_itself_is_refused() {
    let refused = |change: fn(&mut Field)| {
        let mut field = field(4, 3);
        change(&mut field);
        pair(&field)
    };
    assert_eq!(refused(|field| field.players[3].id = 1), Err(Unpairable::Twice(1)));
    assert_eq!(refused(|field| field.players[2].past.push(Past::Away(0))), Err(Unpairable::Rounds(3)));
    let far = |field: &mut Field| field.players.iter_mut().for_each(|player| player.past.push(board(9, 2)));
    assert_eq!(refused(far), Err(Unpairable::Unknown(9)));
}

#[test]
fn where_all_have_met_there_is_no_round() {
    let mut two = field(2, 3);
    two.players[0].past = vec![board(2, 2)];
    two.players[1].past = vec![board(1, 0)];
    assert_eq!(pair(&two), Err(Unpairable::Nothing));
    let mut one = field(1, 3);
    one.players[0].past = vec![Past::Bye(2)];
    assert_eq!(pair(&one), Err(Unpairable::Nothing));
    assert_eq!(pair(&Field::default()), Ok(super::Round::default()));
}

#[test]
fn who_is_forbidden_to_meet_does_not() {
    let mut four = field(4, 3);
    four.forbidden = BTreeSet::from([[1, 3]]);
    assert_eq!(pair(&four).unwrap().boards, [[1, 4], [3, 2]]);
}

#[test]
fn colours_alternate_down_the_list_from_whoever_began() {
    let mut six = field(6, 3);
    assert_eq!(pair(&six).unwrap().boards, [[1, 4], [5, 2], [3, 6]]);
    six.top_began = Some(false);
    assert_eq!(pair(&six).unwrap().boards, [[4, 1], [2, 5], [6, 3]]);
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    /// A whole event: whoever is there is paired or rests, once; nobody meets anybody twice or rests twice; nobody has
    /// a colour three times oftener than the other, or three times running, before the last round.
    #[test]
    fn rounds_keep_what_must_be_kept(count in 16..24_u32, rounds in 1..5_usize, results: [[u8; 24]; 6]) {
        let mut field = field(count, rounds);
        for results in results.iter().take(rounds) {
            for (player, result) in field.players.iter_mut().zip(results) {
                player.is_here = *result < 240;
            }
            let here: Vec<Id> = field.players.iter().filter(|player| player.is_here).map(|player| player.id).collect();
            let round = pair(&field).unwrap();
            let mut seen: Vec<Id> = round.boards.iter().flatten().copied().chain(round.bye).collect();
            seen.sort_unstable();
            prop_assert_eq!(seen, here);
            for (player, result) in field.players.iter_mut().zip(results) {
                let met = |past: &Past, id: Id| matches!(past, Past::Board { opponent, .. } if *opponent == id);
                let found = round.boards.iter().find(|pair| pair.contains(&player.id));
                player.past.push(match found {
                    Some(&[first, second]) => {
                        let is_first = first == player.id;
                        let opponent = if is_first { second } else { first };
                        prop_assert!(!player.past.iter().any(|past| met(past, opponent)));
                        // Both read the result off the same number.
                        let halves = i64::from((first + second + u32::from(results[0])) % 3);
                        Past::Board { opponent, is_first, halves: if is_first { halves } else { 2 - halves }, is_played: true }
                    }
                    None if round.bye == Some(player.id) => {
                        prop_assert!(!player.past.contains(&Past::Bye(2)));
                        Past::Bye(2)
                    }
                    None => Past::Away(i64::from(result % 2)),
                });
                let colour = |past: &Past| match past { Past::Board { is_first, .. } => Some(*is_first), _ => None };
                let colours: Vec<bool> = player.past.iter().filter_map(colour).collect();
                let firsts = colours.iter().filter(|is_first| **is_first).count();
                if player.past.len() < rounds {
                    prop_assert!(firsts.abs_diff(colours.len() - firsts) <= 2, "{colours:?}");
                    prop_assert!(!colours.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]));
                }
            }
        }
    }
}
