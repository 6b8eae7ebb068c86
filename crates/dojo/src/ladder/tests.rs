use super::{MONTH_MS, standing};
use proptest::prelude::*;
use store::{LadderGame, LadderMember};

/// Everybody of `names` comes one after the other, in the first milliseconds.
fn members(names: &str) -> Vec<LadderMember> {
    let member = |(joined_ms, name): (i64, char)| LadderMember { person: name.to_string(), joined_ms, left_ms: None };
    (0..).zip(names.chars()).map(member).collect()
}

/// The first has won against the second, or nobody has.
fn game(at_ms: i64, between: &str, is_drawn: bool) -> LadderGame {
    let [player, opponent] = [0, 1].map(|place| between[place..=place].to_owned());
    LadderGame { at_ms, player, opponent, is_drawn }
}

fn names(members: &[LadderMember], games: &[LadderGame], now_ms: i64) -> String {
    standing(members, games, now_ms).iter().map(|rung| rung.person.to_string()).collect()
}

#[test]
fn whoever_wins_against_somebody_near_above_takes_their_place() {
    let all = members("abcde");
    let after = |games: &[LadderGame]| names(&all, games, 1_000);
    assert_eq!(after(&[]), "abcde");
    assert_eq!(after(&[game(10, "ba", false)]), "bacde");
    assert_eq!(after(&[game(10, "ca", false)]), "cabde");
    // Three places are too many, a win from above moves nobody, a draw neither.
    assert_eq!(after(&[game(10, "da", false)]), "abcde");
    assert_eq!(after(&[game(10, "ab", false)]), "abcde");
    assert_eq!(after(&[game(10, "ba", true)]), "abcde");
    assert_eq!(after(&[game(10, "ec", false), game(20, "ea", false)]), "eabcd", "step by step");
    // What was played with somebody who was not there yet moves nobody, nor what comes later.
    assert_eq!(after(&[game(0, "ba", false), game(2_000, "ba", false)]), "abcde");
}

#[test]
fn whoever_leaves_goes_and_comes_back_at_the_foot() {
    let mut all = members("abc");
    all[0].left_ms = Some(100);
    assert_eq!(names(&all, &[], 99), "abc");
    assert_eq!(names(&all, &[], 100), "bc");
    // What they did to others before stays.
    assert_eq!(names(&all, &[game(50, "ca", false)], 100), "cb");
    all.push(LadderMember { person: "a".to_owned(), joined_ms: 200, left_ms: None });
    assert_eq!(names(&all, &[], 300), "bca");
}

#[test]
fn whoever_does_not_play_lets_pass_who_does() {
    let all = members("abcd");
    // Nobody plays: all stay where they are, for years.
    assert_eq!(names(&all, &[], 50 * MONTH_MS), "abcd");
    // The lower two play each other; a month after they came the upper two have not, and `b` lets `c` pass, then `d`.
    let game_each_week: Vec<LadderGame> = (1..20).map(|week| game(week * MONTH_MS / 4, "cd", week % 2 == 0)).collect();
    assert_eq!(names(&all, &game_each_week, MONTH_MS - 1), "abcd");
    assert_eq!(names(&all, &game_each_week, MONTH_MS + 10), "acbd");
    assert_eq!(names(&all, &game_each_week, 2 * MONTH_MS + 10), "cadb");
    assert_eq!(names(&all, &game_each_week, 4 * MONTH_MS), "cdab");
}

proptest! {
    /// Everybody stands on it once, the same games give the same places, and a game moves nobody but the two and those between.
    #[test]
    fn nobody_is_lost_or_doubled(games in prop::collection::vec((10..10_000_i64, 0..6_usize, 0..6_usize, any::<bool>()), 0..60)) {
        let all = members("abcdef");
        let letter = |place: usize| char::from(b'a' + u8::try_from(place).unwrap()).to_string();
        let mut games: Vec<LadderGame> = games.into_iter().filter(|(_, one, other, _)| one != other)
            .map(|(at_ms, one, other, is_drawn)| LadderGame { at_ms, player: letter(one), opponent: letter(other), is_drawn })
            .collect();
        games.sort_by_key(|game| game.at_ms);
        let mut before = names(&all, &[], 10_000);
        for end in 0..=games.len() {
            let after = names(&all, &games[..end], 10_000);
            prop_assert_eq!(&after, &names(&all, &games[..end], 10_000));
            let mut letters: Vec<char> = after.chars().collect();
            letters.sort_unstable();
            prop_assert_eq!(letters.iter().collect::<String>(), "abcdef");
            if let Some(game) = end.checked_sub(1).map(|last| &games[last]) {
                let moved: Vec<usize> = (0..6).filter(|place| before.as_bytes()[*place] != after.as_bytes()[*place]).collect();
                prop_assert!(moved.is_empty() || !game.is_drawn && moved.last().unwrap() - moved[0] <= super::REACH);
            }
            before = after;
        }
    }
}
