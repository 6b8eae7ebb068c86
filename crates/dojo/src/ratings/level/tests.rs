use super::*;

#[test]
fn levels_are_players_who_come_with_their_grade() {
    for level in Level::ALL {
        assert_eq!(level_of(&player(level)), Some(level));
        let grade = published_grade(level);
        assert!(grade == level.name() || grade == "7d" && level.name() > "7d", "{level}: {grade}");
    }
    assert_eq!(level_of(&Who::from("0123")), None);
    assert_eq!(level_of(&Who::from("level:99k")), None);
}
