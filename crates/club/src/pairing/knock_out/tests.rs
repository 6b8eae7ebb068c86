use super::Bracket;

#[test]
fn every_number_has_its_bracket() {
    for players in 2..200 {
        let bracket = Bracket::new(players).unwrap();
        let mut first: Vec<usize> = bracket.first_round().into_iter().flatten().chain(bracket.byes()).collect();
        first.sort_unstable();
        assert_eq!(first, (1..=players).collect::<Vec<_>>(), "everybody plays or goes on");
        assert!(bracket.size().is_power_of_two() && bracket.size() < 2 * players);
    }
    assert_eq!((Bracket::new(0), Bracket::new(1)), (None, None));
}

#[test]
fn the_best_two_can_meet_in_the_final_only() {
    let places: Vec<_> = Bracket::new(11).unwrap().places().collect();
    let half = |seed| places.iter().position(|&place| place == Some(seed)).unwrap() < places.len() / 2;
    assert_ne!(half(1), half(2));
    assert_eq!(places.iter().flatten().count(), 11);
}
