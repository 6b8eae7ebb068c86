use super::*;
use crate::Level;

#[test]
fn the_strongest_level_has_no_blind_spots() {
    assert!(Attention::new(Level::STRONGEST.skill(), 1).is_none());
}

#[test]
fn mistakes_come_from_the_seed() {
    let [one, same, other] = [1, 1, 2].map(|seed| Attention::new(Level::WEAKEST.skill(), seed).unwrap());
    let missed = |attention: &Attention| -> Vec<Move> {
        let position = Position::even();
        position.legal_moves().into_iter().filter(|m| attention.overlooks(&position, *m, None, 0)).collect()
    };
    assert_eq!(missed(&one), missed(&same));
    assert_ne!(missed(&one), missed(&other));
    assert_eq!(one.misjudgement(5), same.misjudgement(5));
}

/// How many of a hundred draws overlook a move.
fn missed(level: &str, sfen: &str, m: &str, last: Option<Square>, ply: usize) -> usize {
    let skill = level.parse::<Level>().unwrap().skill();
    let (position, m): (Position, Move) = (sfen.parse().unwrap(), m.parse().unwrap());
    (0..100).filter(|seed| Attention::new(skill, *seed).unwrap().overlooks(&position, m, last, ply)).count()
}

#[test]
fn what_is_near_is_seen_and_what_is_far_ahead_is_not() {
    let sfen = "4k4/9/4p4/9/9/9/4P4/9/R3K4 b G 1";
    let often = |m, last, ply| missed("4k", sfen, m, last, ply);
    let step = often("5g5f", None, 0);
    assert!(often("5g5f", None, 3) > step);
    assert!(often("5g5f", Some(Square::new(5, 6)), 0) < step);
    assert!(often("9i9b", None, 0) > step && often("G*1e", None, 0) > step);
    // Who looks for a mate looks beside the king.
    assert!(often("G*5b", None, 0) < often("G*1e", None, 0));
}

#[test]
fn better_players_see_more() {
    let sfen = "4k4/9/4p4/9/9/9/4P4/9/R3K4 b G 1";
    let often = |level| missed(level, sfen, "5g5f", None, 0);
    assert!(often("15k") > often("6k") && often("6k") > often("1k"));
    assert_eq!(often("8d"), 0);
}

#[test]
fn errors_stay_within_bounds() {
    for level in Level::ALL.into_iter().filter(|level| *level != Level::STRONGEST) {
        let attention = Attention::new(level.skill(), 9).unwrap();
        let errors: Vec<Value> = (0..2_000).map(|key| attention.misjudgement(key * 0x9e37_79b9)).collect();
        assert!(errors.iter().all(|error| error.abs() <= level.skill().misjudged));
        assert!(errors.iter().sum::<Value>().abs() < 2_000 * level.skill().misjudged / 10);
    }
}

/// Whoever has just learnt how the pieces move takes what can be taken and sees half of the mates; what the other side
/// answers to that is another matter.
#[test]
fn beginners_see_what_can_be_taken_but_not_the_answers() {
    let sfen = "4k4/9/4G4/9/9/9/9/9/K1R6 b G 1";
    let often = |m, last, ply| missed("15k", sfen, m, last, ply);
    // A mate: not by chance alone.
    assert!((35..65).contains(&often("G*5b", None, 0)));
    let takes = "3k5/9/9/9/4p4/4S4/9/9/4K4 b - 1";
    let often_taken = |ply| missed("15k", takes, "5f5e", None, ply);
    assert!(often_taken(0) < 45 && often_taken(1) > 85);
    assert!(often("7i7e", None, 0) > 85);
}
