use super::*;
use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

#[test]
fn days_are_those_of_the_calendar() {
    for text in ["2026-11-23", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"] {
        assert_eq!(text.parse::<Date>().unwrap().to_string(), text);
    }
    for text in
        ["2026-02-29", "1900-02-29", "2026-13-01", "2026-1-1", "26-01-01", "2026-11-2x", "２０２６-11-23", "+026-01-01"]
    {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
}

#[test]
fn hours_count_from_1970() {
    for (text, seconds) in [
        ("1970-01-01T00:00:00Z", 0),
        ("2026-11-23T11:30:05Z", 1_795_433_405),
        ("2026-11-23T12:30:05+01:00", 1_795_433_405),
        ("2024-02-29T23:59:59-00:30", 1_709_252_999),
    ] {
        assert_eq!(text.parse::<Hour>().unwrap().seconds(), seconds, "{text}");
    }
    assert!("2026-11-23T24:00:00Z".parse::<Hour>().is_err());
    assert!("2026-11-23T12:00:00".parse::<Hour>().is_err(), "an hour without a zone is no hour");
}

proptest::proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn what_is_written_is_read(seconds in -62_000_000_000_i64..253_000_000_000) {
        let hour = Hour::from_seconds(seconds).unwrap();
        proptest::prop_assert_eq!(hour.to_string().parse::<Hour>().unwrap(), hour);
    }
}
