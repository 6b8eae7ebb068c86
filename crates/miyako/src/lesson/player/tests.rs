use super::*;
use serde_json::json;

/// What the engine says of a rook that can be taken for nothing, if these are called right.
fn fault(answers: &[&str]) -> String {
    let task = json!({"sfen": "4k4/9/9/9/4r4/9/9/4R4/K8 b - 1", "aim": "answer", "answers": answers, "within": 1});
    Judge::default().fault_of_answers(&serde_json::from_value(task).unwrap()).unwrap_or_default()
}

#[test]
fn what_an_engine_refutes_is_told() {
    assert_eq!(fault(&["5h5e"]), "");
    assert!(fault(&["5h4h"]).contains("5h5e"), "a better move is left out");
    assert!(fault(&["5h5e", "5h4h"]).contains("5h4h (-"), "one of them loses the rook");
    assert!(fault(&["5h5a"]).contains("5h5a is illegal"));
}

#[test]
fn a_question_about_moves_is_judged_by_them() {
    let fault = |right: usize| {
        let sfen = "4k4/9/9/9/4r4/9/9/4R4/K8 b - 1";
        let task = json!({"sfen": sfen, "answers": 2, "right": [right], "moves": ["5h4h", "5h5e"]});
        Judge::default().fault_of_choice(&serde_json::from_value(task).unwrap())
    };
    assert_eq!(fault(2), None);
    assert!(fault(1).is_some_and(|what| what.contains("5h5e")));
}
