use super::*;
use crate::COURSE;

#[test]
fn every_lesson_can_be_learned() {
    let faults: Vec<String> = COURSE.lessons.iter().flat_map(check).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with the only task of a lesson.
fn fault(task: &str) -> String {
    let text = format!("id = \"x\"\n[[task]]\nsfen = \"{SFEN}\"\n{task}");
    #[derive(serde::Deserialize)]
    struct Written {
        id: String,
        task: Vec<Task>,
    }
    let Written { id, task } = toml_edit::de::from_str(&text).unwrap();
    let lesson = Lesson { id, chapter: crate::Chapter::Board, tasks: task };
    check(&lesson).pop().map(|fault| fault.to_string()).unwrap_or_default()
}

const SFEN: &str = "9/9/9/9/4p4/9/9/4G4/9 b - 1";

#[test]
fn what_cannot_be_learned_is_told() {
    let moves = |rest: &str| fault(&format!("kind = \"moves\"\n{rest}"));
    assert_eq!(moves("aim = \"take\"\nsquares = [\"5e\"]\nwithin = 3"), "");
    assert!(moves("aim = \"take\"\nsquares = [\"5e\"]\nwithin = 2").contains("cannot be done in 2 moves"));
    assert!(moves("aim = \"take\"\nsquares = [\"5e\"]\nwithin = 6").contains("takes 3 moves, and 6 are given"));
    assert!(moves("aim = \"take\"\nsquares = [\"5d\"]\nwithin = 6").contains("nothing to take"));
    assert!(moves("aim = \"reach\"\nsquares = [\"5e\"]\nwithin = 3").contains("something stands"));
    assert!(moves("aim = \"reach\"\nwithin = 3").contains("names no square"));
    assert!(moves("aim = \"check\"\nwithin = 1").contains("no king"));
    assert!(moves("aim = \"answer\"\nwithin = 1").contains("no move"));
    assert!(moves("aim = \"safe\"\nwithin = 1").contains("white has to take"));
    assert!(moves("aim = \"safe\"\nreply = \"takes\"\nwithin = 1").contains("whatever"));
    assert!(
        moves("aim = \"answer\"\nanswers = [\"5h5g\", \"5h5i\", \"5h4h\", \"5h6h\", \"5h4g\", \"5h6g\"]\nwithin = 1")
            .contains("whatever")
    );
    let choose = |right: &str| fault(&format!("kind = \"choose\"\nanswers = 2\nright = {right}"));
    assert_eq!(choose("[1]"), "");
    for wrong in ["[]", "[1, 2]", "[3]", "[0]", "[1, 1]"] {
        assert!(choose(wrong).contains("not all"), "{wrong}");
    }
    assert!(fault("kind = \"press\"\nsquares = [\"5e\", \"5e\"]").contains("twice"));
    assert!(fault("kind = \"mate\"\nplies = 2").contains("odd"));
}
