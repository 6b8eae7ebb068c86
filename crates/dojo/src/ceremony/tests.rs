use super::{Act, Ceremony, Changed, Step, Why, sha256};
use crate::agreement::Agreement;
use crate::seats::{Seat, Seats};
use crate::who::Who;
use arbiter::ritual::{Party, Style, Throw, lots};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{Color, Handicap};

fn ceremony(ceremony: bool, lots: bool) -> Ceremony {
    let owner = Who::from("Anna");
    let seat = |name: &str| Some(Seat::new(Who::from(name), name));
    let seats = Seats { players: [seat("Anna"), seat("Bruno")], arbiter: None };
    let agreement = Agreement { ceremony, lots, between_two: true, ..Agreement::even_at_one_screen() };
    Ceremony::of(&agreement, &seats, &owner).unwrap()
}

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

// ETIQ-10 … ETIQ-15: in order, each step waiting for both.
#[test]
fn step_by_step() {
    let mut ceremony = ceremony(true, false);
    let mut check = |act: Act, changed: Changed, step: Option<Step>| {
        assert_eq!((ceremony.act(&act), ceremony.step()), (changed, step), "{act:?}");
    };
    let style = Style::Ito;
    check(Act::SetUp { by: BLACK, style }, Changed::Nothing, Some(Step::Greeting));
    check(Act::Greet { by: BLACK }, Changed::Something, Some(Step::Greeting));
    check(Act::Greet { by: BLACK }, Changed::Nothing, Some(Step::Greeting));
    check(Act::Greet { by: WHITE }, Changed::Something, Some(Step::SettingUp));
    check(Act::SetUp { by: WHITE, style }, Changed::Something, Some(Step::SettingUp));
    check(Act::SetUp { by: BLACK, style: Style::Ohashi }, Changed::Something, Some(Step::Bow));
    check(Act::Number { by: BLACK, number: vec![1] }, Changed::Nothing, Some(Step::Bow));
    check(Act::Ready { by: WHITE }, Changed::Something, Some(Step::Bow));
    check(Act::Ready { by: BLACK }, Changed::Something, None);
    check(Act::Ready { by: BLACK }, Changed::Nothing, None);
    assert_eq!(ceremony.placements().unwrap().count(), 40);
}

// ETIQ-14, RULE-13: who gives a handicap takes the pieces away; the other waits, or skips.
#[test]
fn a_handicap_is_taken_away() {
    let owner = Who::from("Anna");
    let seat = |name: &str| Some(Seat::new(Who::from(name), name));
    let seats = Seats { players: [seat("Bruno"), seat("Anna")], arbiter: None };
    let of = |handicap: Handicap| Agreement {
        ceremony: true,
        handicap,
        between_two: true,
        ..Agreement::even_at_one_screen()
    };
    let mut ceremony = Ceremony::of(&of(Handicap::TwoPiece), &seats, &owner).unwrap();
    assert_eq!(ceremony.senior(), WHITE);
    for by in [BLACK, WHITE] {
        assert_eq!(ceremony.act(&Act::Remove { by }), Changed::Nothing, "not yet");
        ceremony.act(&Act::Greet { by });
    }
    for by in [BLACK, WHITE] {
        ceremony.act(&Act::SetUp { by, style: Style::Ohashi });
    }
    assert_eq!((ceremony.step(), ceremony.done()), (Some(Step::Removing), [true, false]));
    assert_eq!(ceremony.act(&Act::Remove { by: BLACK }), Changed::Nothing);
    assert_eq!(ceremony.act(&Act::Remove { by: WHITE }), Changed::Something);
    assert_eq!(ceremony.step(), Some(Step::Bow));

    let mut hurried = Ceremony::of(&of(Handicap::Taiko), &seats, &owner).unwrap();
    for by in [BLACK, WHITE] {
        hurried.act(&Act::Ready { by });
    }
    assert_eq!(hurried.step(), None);
}

// ETIQ-08, EQUIP-04: the host says who is senior; if not, it is the host, or who gives a handicap.
#[test]
fn the_host_says_who_is_senior() {
    let owner = Who::from("Anna");
    let seat = |name: &str| Some(Seat::new(Who::from(name), name));
    let seats = Seats { players: [seat("Bruno"), seat("Anna")], arbiter: None };
    let check = |handicap: Handicap, senior: Option<Party>, expected: (Color, Why)| {
        let agreement = Agreement { ceremony: true, handicap, senior, ..Agreement::even_at_one_screen() };
        let ceremony = Ceremony::of(&agreement, &seats, &owner).unwrap();
        assert_eq!((ceremony.senior(), ceremony.why()), expected, "{handicap:?} {senior:?}");
    };
    check(Handicap::Even, None, (WHITE, Why::Host));
    check(Handicap::Even, Some(Party::First), (WHITE, Why::Named));
    check(Handicap::Even, Some(Party::Second), (BLACK, Why::Named));
    check(Handicap::Lance, None, (WHITE, Why::Handicap));
    check(Handicap::Lance, Some(Party::Second), (BLACK, Why::Named));
}

// ETIQ-25: who is in a hurry skips everything, but lots are drawn all the same.
#[test]
fn one_word_skips_the_rest() {
    let mut skipped = ceremony(true, true);
    assert_eq!(skipped.act(&Act::Seal([7; 32])), Changed::Something);
    skipped.act(&Act::Ready { by: WHITE });
    assert_eq!(skipped.step(), Some(Step::Greeting));
    assert_ne!(skipped.act(&Act::Ready { by: BLACK }), Changed::Nothing);
    assert_eq!(skipped.step(), None);
    assert!(skipped.lots().is_some());

    let mut alone = ceremony(false, true);
    alone.act(&Act::Seal([7; 32]));
    assert_eq!(alone.step(), Some(Step::Lots), "there is nothing but lots");
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    // RULE-07 … RULE-11: whoever watched can draw the lots again from what was shown, and finds the same.
    #[test]
    fn the_lots_can_be_checked(seed: [u8; 32], one: [u8; 4], other: [u8; 4], white_first: bool) {
        let mut ceremony = ceremony(false, true);
        ceremony.act(&Act::Seal(seed));
        let shown = ceremony.commitment().unwrap();
        prop_assert!(ceremony.lots().is_none(), "the seed is secret");
        let mut acts = [Act::Number { by: BLACK, number: one.to_vec() }, Act::Number { by: WHITE, number: other.to_vec() }];
        if white_first {
            acts.swap(0, 1);
        }
        ceremony.act(&acts[0]);
        prop_assert_eq!(ceremony.act(&Act::Number { by: BLACK, number: vec![9] }) == Changed::Nothing, !white_first);
        let mut ceremony = self::ceremony(false, true);
        ceremony.act(&Act::Seal(seed));
        ceremony.act(&acts[0]);
        let changed = ceremony.act(&acts[1]);
        let (seed_shown, [senior, junior], throws) = ceremony.lots().unwrap();
        prop_assert_eq!(&seed_shown, &crate::random::hex(&seed));
        prop_assert_eq!([senior, junior], [one, other].map(|number| crate::random::hex(&number)));
        prop_assert_eq!(crate::random::hex(&lots::seal(&seed, sha256)), shown);
        prop_assert_eq!(throws, &lots::throws(&seed, &[one, other].concat(), sha256)[..]);
        let black = throws.last().and_then(Throw::color) == Some(BLACK);
        prop_assert_eq!(changed == Changed::Sides, !black, "Anna, who made the game, is senior");
        prop_assert_eq!(ceremony.senior(), if black { BLACK } else { WHITE });
        prop_assert_eq!(ceremony.step(), None);
    }
}
