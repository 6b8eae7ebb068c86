//! Every case of `tests/cases`, against the answers that stand in it.

use club::cases::{Kind, answer};
use serde_json::Value;

/// How far a number with decimals may be off: the cases are printed with six to nine of them.
const TOLERANCE: f64 = 2e-6;

#[test]
fn every_case_has_the_answer_that_stands_in_it() {
    for kind in Kind::ALL {
        let path = format!("{}/tests/cases/{}.jsonl", env!("CARGO_MANIFEST_DIR"), kind.name());
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        for (line, case) in (1..).zip(text.lines()) {
            let ours = answer(kind, case).unwrap_or_else(|error| panic!("{path}:{line}: {error}"));
            let expected: Value = serde_json::from_str(case).unwrap_or_else(|error| panic!("{path}:{line}: {error}"));
            let ours = ours.as_object().unwrap_or_else(|| panic!("{path}:{line}: an answer is an object"));
            assert!(!ours.is_empty(), "{path}:{line}: no answer");
            for (field, value) in ours {
                assert!(is_same(value, &expected[field]), "{path}:{line}: {field}: {value}, not {}", expected[field]);
            }
        }
    }
}

/// Whether two answers are the same, but for the last decimals of numbers.
fn is_same(ours: &Value, theirs: &Value) -> bool {
    match (ours, theirs) {
        (Value::Number(a), Value::Number(b)) => match (a.as_f64(), b.as_f64()) {
            (Some(a), Some(b)) => (a - b).abs() <= TOLERANCE,
            _ => a == b,
        },
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_same(a, b)),
        (Value::Object(a), Value::Object(b)) => a.len() == b.len() && a.iter().all(|(key, a)| is_same(a, &b[key])),
        (a, b) => a == b,
    }
}
