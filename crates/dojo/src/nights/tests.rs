use super::{Evening, Night, NightWish};
use crate::failure::Failure;
use jiff::Timestamp;
use words::Language;

fn wish(change: impl FnOnce(&mut NightWish)) -> NightWish {
    let mut wish = NightWish {
        name: "Venerdì".to_owned(),
        weekday: "5".to_owned(),
        begins: "21:00".to_owned(),
        zone: "Europe/Rome".to_owned(),
        lasts: "180".to_owned(),
        clock: "15m+60s".to_owned(),
        odds: "grades/jsa".to_owned(),
        ..NightWish::default()
    };
    change(&mut wish);
    wish
}

fn night(change: impl FnOnce(&mut NightWish)) -> Night {
    wish(change).night(0).unwrap_or_else(|failure| panic!("{}", failure.text(Language::English)))
}

fn ms(text: &str) -> i64 {
    text.parse::<Timestamp>().expect("a point in time").as_millisecond()
}

fn begin(night: &Night, now: &str, count: usize) -> Vec<String> {
    let text = |ms| Timestamp::from_millisecond(ms).expect("a point in time").to_string();
    night.evenings(ms(now)).take(count).map(|evening| text(evening.begins_ms)).collect()
}

#[test]
fn an_evening_comes_every_week_at_the_same_time_of_day() {
    let night = night(|_| {});
    // Summer ends on 25 October: 21:00 is an hour later for the rest of the world.
    let [first, second, third] = ["2026-10-16T19:00:00Z", "2026-10-23T19:00:00Z", "2026-10-30T20:00:00Z"];
    assert_eq!(begin(&night, "2026-10-10T00:00:00Z", 3), [first, second, third]);
    // As long as it lasts it is the one.
    assert_eq!(begin(&night, "2026-10-16T21:59:59Z", 1), [first]);
    assert_eq!(begin(&night, "2026-10-16T22:00:00Z", 1), [second]);
    let evening = night.evenings(ms("2026-10-16T00:00:00Z")).next().expect("an evening");
    let hours = 3_600_000;
    assert_eq!(evening, Evening { begins_ms: ms(first), ends_ms: ms(first) + 3 * hours });
    assert_eq!(
        [-1, 0, 3 * hours - 1, 3 * hours].map(|after| evening.is_on(ms(first) + after)),
        [false, true, true, false]
    );
}

#[test]
fn an_evening_may_go_on_past_midnight() {
    let night = night(|wish| {
        wish.weekday = "7".to_owned();
        wish.begins = "23:30".to_owned();
        wish.zone = "Asia/Tokyo".to_owned();
        wish.lasts = "120".to_owned();
    });
    assert_eq!(begin(&night, "2026-11-29T16:00:00Z", 2), ["2026-11-29T14:30:00Z", "2026-12-06T14:30:00Z"]);
}

/// On 28 March 2027 there is no 02:30 in Rome.
#[test]
fn a_time_that_is_left_out_comes_later() {
    let night = night(|wish| {
        wish.weekday = "7".to_owned();
        wish.begins = "02:30".to_owned();
    });
    assert_eq!(begin(&night, "2027-03-27T00:00:00Z", 2), ["2027-03-28T01:30:00Z", "2027-04-04T00:30:00Z"]);
}

#[test]
fn an_evening_is_kept_as_text() {
    let night = night(|wish| wish.variant = "minishogi".to_owned());
    let mut row = night.to_row();
    assert_eq!(Night::from_row(&row), Some(night));
    row.minute = 1440;
    assert_eq!(Night::from_row(&row), None);
}

#[test]
fn what_no_evening_can_be_is_said_with_its_field() {
    type Change = fn(&mut NightWish);
    let field = |change: Change| {
        let failure = wish(change).night(0).expect_err("it cannot be");
        assert!(!failure.text(Language::Italian).contains("error-"), "{}", failure.text(Language::Italian));
        failure.details(Language::English)["field"].as_str().map(str::to_owned)
    };
    let cases: [(Change, &str); 13] = [
        (|wish| wish.name = " \u{200b}\n".to_owned(), "night_name"),
        (|wish| wish.name = "よ".repeat(61), "night_name"),
        (|wish| wish.weekday = "0".to_owned(), "night_day"),
        (|wish| wish.weekday = "8".to_owned(), "night_day"),
        (|wish| wish.begins = "9pm".to_owned(), "night_begins"),
        (|wish| wish.zone = "Europe/Atlantis".to_owned(), "night_zone"),
        (|wish| wish.lasts = "29".to_owned(), "night_lasts"),
        (|wish| wish.lasts = "721".to_owned(), "night_lasts"),
        (|wish| wish.variant = "chess".to_owned(), "variant"),
        (|wish| wish.clock = "soon".to_owned(), "clock"),
        (|wish| wish.clock = "3d/move".to_owned(), "night_clock"),
        (|wish| wish.clock = "none".to_owned(), "night_clock"),
        (|wish| wish.odds = "give/rook".to_owned(), "odds"),
    ];
    for (change, expected) in cases {
        assert_eq!(field(change).as_deref(), Some(expected));
    }
    let _: Failure = wish(|wish| wish.name.clear()).night(0).expect_err("it has no name");
}
