use super::{Json, Kind, NoJson, write_text};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

#[test]
fn values_one_after_the_other() {
    let mut json = Json::new(" {\"a\" : [1, -2.5e1,\ttrue],\n \"b\":{}, \"\\u00e9\\ud83d\\ude00\\n\": null}  ");
    assert_eq!((json.kind(), json.place()), (Ok(Kind::Object), (1, 2)));
    json.enter();
    assert_eq!(json.next_key().unwrap().unwrap(), "a");
    assert_eq!((json.kind(), json.place()), (Ok(Kind::Array), (1, 9)));
    json.enter();
    assert_eq!((json.next_item(), json.number()), (Ok(true), Ok(1.0)));
    assert_eq!((json.next_item(), json.number()), (Ok(true), Ok(-25.0)));
    assert_eq!((json.next_item(), json.kind(), json.skip()), (Ok(true), Ok(Kind::True), Ok(())));
    assert_eq!(json.next_item(), Ok(false));
    assert_eq!(json.next_key().unwrap().unwrap(), "b");
    assert_eq!((json.place(), json.skip()), ((2, 6), Ok(())));
    assert_eq!(json.next_key().unwrap().unwrap(), "é😀\n");
    assert_eq!((json.kind(), json.skip()), (Ok(Kind::Null), Ok(())));
    assert_eq!(json.next_key(), Ok(None));
    assert_eq!((json.place(), json.offset()), ((2, 41), 67));
}

#[test]
fn what_is_no_json_is_said_with_its_place() {
    let check = |text: &str, place: (usize, usize), expected: &'static str| {
        let mut json = Json::new(text);
        assert_eq!((json.skip(), json.place()), (Err(NoJson(expected)), place), "{text}");
    };
    check("", (1, 1), "a value");
    check("[1 2]", (1, 4), "a comma or ]");
    check("[1,\n]", (2, 1), "a value");
    check("{\"a\" 1}", (1, 6), "a colon");
    check("{a:1}", (1, 2), "a key in quotation marks");
    check("{\"a\":1", (1, 7), "a comma or }");
    check("[\"a\\x\"]", (1, 5), "one of \" \\ / b f n r t u after \\");
    check("[\"\\u12\"]", (1, 5), "four hexadecimal digits");
    check("[--1]", (1, 2), "a number");
    check("[\"a", (1, 3), "\" at the end of the text");
    check(&"[".repeat(1_000_000), (1, 1_000_001), "a value");
    check("[\"é\",x]", (1, 6), "a value");
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn texts_come_back(text in any::<String>()) {
        let mut written = String::new();
        write_text(&mut written, &text);
        prop_assert_eq!(Json::new(&written).text().unwrap(), text.clone());
        prop_assert_eq!(serde_json::from_str::<String>(&written).unwrap(), text);
    }

    #[test]
    fn any_text_is_passed_over_or_refused(text in "[\\[\\]{}:,\"0-9a-z\\\\ ]{0,40}") {
        let mut json = Json::new(&text);
        let passed = json.skip().is_ok() && text[json.offset()..].trim().is_empty();
        let value: Result<serde_json::Value, _> = serde_json::from_str(&text);
        prop_assert!(passed || value.is_err(), "{text}");
    }
}
