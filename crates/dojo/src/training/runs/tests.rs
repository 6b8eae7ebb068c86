use super::*;
use std::collections::HashSet;

#[test]
fn a_run_is_found_by_its_name() {
    for run in Run::ALL {
        assert_eq!(run.code().parse::<Run>().unwrap(), run);
    }
    assert!("".parse::<Run>().is_err() && "Mates".parse::<Run>().is_err());
}

#[test]
fn the_same_seed_asks_the_same() {
    for run in Run::ALL {
        let asked = |seed| format!("{:?}", questions(run, seed));
        assert_eq!(asked(3), asked(3), "{run:?}");
        assert_ne!(asked(3), asked(4), "{run:?}");
    }
}

#[test]
fn a_mate_is_one() {
    for question in questions(Run::Mates, 11) {
        let Question::Mate { position, mate } = question else { panic!("{question:?}") };
        let mut after = position.clone();
        after.play(mate).unwrap();
        assert!(after.in_check() && !after.has_legal_move(), "{position} {mate}");
        assert_eq!(tsume::mates_in_one(&position), 1, "{position}");
    }
}

#[test]
fn the_counts_of_a_race_are_among_the_choices() {
    for question in questions(Run::Races, 11) {
        let Question::Race { race, choices } = question else { panic!("{question:?}") };
        let right = (race.moves(Color::Black), race.moves(Color::White));
        assert_eq!(choices.len(), CHOICES);
        assert_eq!(choices.iter().filter(|pair| **pair == right).count(), 1, "{choices:?}");
        assert_eq!(choices.iter().collect::<HashSet<_>>().len(), CHOICES, "{choices:?}");
    }
}

/// Whatever the seed, one name is right and no other would be.
#[test]
fn one_name_is_right() {
    let catalogue = Catalogue::builtin();
    let mut asked = HashSet::new();
    for seed in 0..12 {
        let all = questions(Run::Castles, seed);
        assert_eq!(all.len(), COUNT);
        for question in all {
            let Question::Castle { id, building, choices } = question else { panic!("{question:?}") };
            asked.insert(id);
            assert_eq!(choices.iter().filter(|choice| **choice == id).count(), 1);
            let names: HashSet<&str> = choices.iter().map(|choice| catalogue[*choice].names.english.as_str()).collect();
            assert_eq!(names.len(), CHOICES, "{names:?}");
            let end = building.end();
            let standing: Vec<PatternId> = catalogue.castles(&end, building.side).collect();
            for other in choices.iter().filter(|choice| **choice != id) {
                assert!(!standing.contains(other), "{} is there as well: {end}", catalogue[*other].id);
            }
        }
    }
    assert!(asked.len() > 50, "{}", asked.len());
}
