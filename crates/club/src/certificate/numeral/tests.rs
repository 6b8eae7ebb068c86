use super::{day_in_kanji, number_in_kanji};

#[test]
fn days_and_numbers_are_written() {
    let check = |day: &str, expected: &str| assert_eq!(day_in_kanji(day.parse().unwrap()), expected);
    check("2026-11-23", "二〇二六年十一月二十三日");
    check("1999-01-10", "一九九九年一月十日");
    check("2030-10-31", "二〇三〇年十月三十一日");
    assert_eq!((number_in_kanji(102), number_in_kanji(7)), ("一〇二".to_owned(), "七".to_owned()));
}
