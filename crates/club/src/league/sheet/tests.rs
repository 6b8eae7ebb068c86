use super::{Game, Losers, Part, Results, Sheet, Source, Who};

fn seats(players: usize) -> Vec<Who> {
    (0..players).map(Who::Seat).collect()
}

/// Everything is played, and the one with the lower seat wins.
fn played(sheet: &Sheet, players: usize) -> Results {
    let seats = seats(players);
    let mut results = Results::new();
    loop {
        let out = sheet.played(&seats, &results);
        let open = sheet.pairs(&seats, &out).into_iter().find(|(game, _)| out[*game][0] == Who::Open);
        let Some((game, [one, other])) = open else { return results };
        results.entry(game).or_default().push(usize::from(other < one));
    }
}

fn count(sheet: &Sheet, part: Part) -> usize {
    sheet.games.iter().filter(|game| game.part == part).count()
}

/// LEAGUE-23: first and second, and the best of those who lost in each round; four lose twice at once.
#[test]
fn losers_of_a_round_play_for_a_place() {
    let sheet = Sheet::new(16, Losers::ByRound, 4).unwrap();
    assert_eq!((count(&sheet, Part::First), count(&sheet, Part::Losers)), (15, 1 + 3 + 7));
    let results = played(&sheet, 16);
    let standing = sheet.standing(&seats(16), &sheet.played(&seats(16), &results));
    let places: Vec<Vec<Who>> = [0, 1, 2, 4, 8].map(|seat| vec![Who::Seat(seat)]).into();
    assert_eq!(standing[..5], places, "the best of each round");
    assert_eq!(standing.last().unwrap().len(), 4);
    assert_eq!(standing.concat().len(), 16, "everybody has a place");
}

/// LEAGUE-24: of each half one rises beside the two of the final; in a class of 32 eight lose twice and four of them stay.
#[test]
fn losers_of_a_half_play_on() {
    for (players, stay) in [(16, 0), (32, 4)] {
        let sheet = Sheet::new(players, Losers::ByHalf, 4).unwrap();
        // Each half has a knock-out of all of it but the one in the final.
        assert_eq!(count(&sheet, Part::Losers), 2 * (players / 2 - 2));
        assert_eq!(count(&sheet, Part::Stay), stay);
        let results = played(&sheet, players);
        let standing = sheet.standing(&seats(players), &sheet.played(&seats(players), &results));
        let best: Vec<Who> = standing.concat().into_iter().take(4).collect();
        assert_eq!(best, [0, 1, 3, 2].map(Who::Seat), "the strongest four rise, those of each half");
        assert_eq!(standing.last().unwrap().len(), 4, "so many fall");
        assert_eq!(standing.concat().len(), players);
    }
}

/// Everybody has one place; and in classes of usual size nobody loses more than three times.
#[test]
fn nobody_is_left_over() {
    for players in 2..70 {
        for losers in [Losers::ByRound, Losers::ByHalf] {
            let sheet = Sheet::new(players, losers, 4).unwrap();
            let results = played(&sheet, players);
            let out = sheet.played(&seats(players), &results);
            let mut all: Vec<Who> = sheet.standing(&seats(players), &out).concat();
            all.retain(|who| *who != Who::Nobody);
            all.sort_by_key(|who| if let Who::Seat(seat) = who { *seat } else { usize::MAX });
            assert_eq!(all, seats(players), "{players} {losers:?}");
            let lost = |seat: usize| out.iter().filter(|out| out[1] == Who::Seat(seat)).count();
            assert!(players > 32 || (0..players).all(|seat| lost(seat) <= 3), "{players} {losers:?}");
        }
    }
    assert_eq!(Sheet::new(1, Losers::ByHalf, 4), None);
}

/// LEAGUE-30: who has lost before needs two wins.
#[test]
fn the_best_of_two() {
    let game = Game { between: [Source::Seat(0), Source::Seat(1)], wins: [1, 2], part: Part::First, round: 1 };
    let winner = |wins: &[usize]| game.winner(wins);
    assert_eq!(
        [winner(&[]), winner(&[0]), winner(&[1]), winner(&[1, 0]), winner(&[1, 1])],
        [None, Some(0), None, Some(0), Some(1)]
    );
}
