use super::*;
use crate::Level;
use crate::testing::random_game;

#[test]
fn the_strongest_level_has_no_blind_spots() {
    assert!(Attention::new(Level::STRONGEST.skill(), 1).is_none());
}

#[test]
fn mistakes_come_from_the_seed() {
    let [one, same, other] = [1, 1, 2].map(|seed| Attention::new(Level::Kyu15.skill(), seed).unwrap());
    let missed = |attention: &Attention| -> Vec<Move> {
        let position = Position::even();
        position.legal_moves().into_iter().filter(|m| attention.overlooks(&position, *m, None)).collect()
    };
    assert_eq!(missed(&one), missed(&same));
    assert_ne!(missed(&one), missed(&other));
    assert_eq!(one.misjudgement(5), same.misjudgement(5));
}

#[test]
fn recaptures_are_always_seen() {
    let attention = Attention::new(Level::Kyu15.skill(), 3).unwrap();
    for position in random_game(4) {
        for m in position.legal_moves() {
            let recapture = matches!(m, Move::Board { .. });
            assert!(!recapture || !attention.overlooks(&position, m, Some(m.to())));
        }
    }
}

#[test]
fn errors_stay_within_bounds() {
    for level in [Level::Kyu15, Level::Kyu10, Level::Kyu7, Level::Kyu4, Level::Kyu1] {
        let attention = Attention::new(level.skill(), 9).unwrap();
        let errors: Vec<Value> = (0..2_000).map(|key| attention.misjudgement(key * 0x9e37_79b9)).collect();
        assert!(errors.iter().all(|error| error.abs() <= level.skill().misjudged));
        assert!(errors.iter().sum::<Value>().abs() < 2_000 * level.skill().misjudged / 10);
    }
}
