use super::{Schedule, Tournament};

#[test]
fn who_meets_whom() {
    let check = |tournament, expected: &[[usize; 2]]| {
        assert_eq!(Schedule::new(tournament, 4, 1).meetings(), expected, "{tournament:?}");
    };
    check(Tournament::RoundRobin, &[[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
    check(Tournament::Gauntlet, &[[0, 1], [0, 2], [0, 3]]);
    check(Tournament::Ladder, &[[0, 1], [1, 2], [2, 3]]);
}

#[test]
fn both_games_of_a_pair_begin_alike() {
    let schedule = Schedule::new(Tournament::RoundRobin, 3, 5);
    assert_eq!(schedule.len(), 30);
    let fixtures: Vec<_> = (0..schedule.len()).map(|number| schedule.fixture(number)).collect();
    for pair in fixtures.chunks(2) {
        let [first, second] = pair else { panic!() };
        let [black, white] = first.players;
        assert_eq!((first.opening, first.meeting, [white, black]), (second.opening, second.meeting, second.players));
        assert_eq!(first.players, schedule.meetings()[first.meeting]);
    }
    for opening in 0..5 {
        assert_eq!(fixtures.iter().filter(|fixture| fixture.opening == opening).count(), 6);
    }
}
