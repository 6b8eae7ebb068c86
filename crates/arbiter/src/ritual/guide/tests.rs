use super::{Act, By, Guide, NotTheirTurn, Phrase, Step, closing, opening};
use crate::handicap::Odds;
use crate::ritual::Role;
use crate::{Effect, Event, Game, Offer, Ruleset, Terms};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::{Color, Handicap};
use std::time::Duration;

// ETIQ-16: in the most official game the players may still arrange a draw.
#[test]
fn a_draw_can_be_arranged() {
    let mut game = Game::new(Terms { ruleset: Ruleset::OFFICIAL, ..Terms::even() });
    let offer = Event::Offer { by: Color::White, offer: Offer::Repetition };
    let offered = Effect::Offered { by: Color::White, offer: Offer::Repetition };
    assert_eq!(game.handle(offer, Duration::ZERO), Ok(vec![offered]));
}

/// The steps, each with who does it: s, j or b for both.
fn text(acts: &[Act]) -> String {
    let sign = |by| match by {
        By::One(Role::Senior) => 's',
        By::One(Role::Junior) => 'j',
        By::Both => 'b',
    };
    acts.iter().map(|act| format!("{}:{}", act.step.code(), sign(act.by))).collect::<Vec<_>>().join(" ")
}

// ETIQ-10 … ETIQ-15, RULE-13: the order of the steps; lots in even games only, removal in handicap games only.
#[test]
fn before_the_game() {
    let check = |odds: Odds, stronger: Role, between: &str| {
        let setting_up = "set_out:b bow:b open_box:s place_kings:b place_pieces:b put_box_aside:s";
        let expected = format!("{setting_up} {between} greeting:b").replace("  ", " ");
        assert_eq!(text(&opening(odds, stronger)), expected, "{odds:?}");
    };
    check(Odds::Lots, Role::Senior, "throw_pawns:s put_pawns_back:s");
    check(Odds::WeakerFirst, Role::Senior, "");
    check(Handicap::Lance.into(), Role::Senior, "remove_pieces:s");
    check(Handicap::TwoPiece.into(), Role::Junior, "remove_pieces:j");
    check(Handicap::Taiko.into(), Role::Senior, "remove_pieces:j");
    for handicap in Handicap::all().filter(|handicap| *handicap != Handicap::Even) {
        assert!(!text(&opening(handicap.into(), Role::Senior)).contains("throw_pawns"), "{handicap:?}");
    }
}

// ETIQ-18 … ETIQ-21, ETIQ-23
#[test]
fn after_the_game() {
    let check = |loser, expected: &str| assert_eq!(text(&closing(loser)), expected);
    check(Some(Role::Junior), "concede:j thank:s review:b put_away:s last_bow:b");
    check(Some(Role::Senior), "concede:s thank:j review:b put_away:s last_bow:b");
    check(None, "review:b put_away:s last_bow:b");
}

// ETIQ-15, ETIQ-18, ETIQ-19, ETIQ-23
#[test]
fn words() {
    let check = |step: Step, japanese: &[&str]| {
        let found: Vec<_> = step.phrases().iter().map(|phrase| phrase.japanese()).collect();
        assert_eq!(found, japanese, "{step:?}");
    };
    check(Step::Greeting, &["よろしくお願いします"]);
    check(Step::Concede, &["負けました", "ありません"]);
    check(Step::Thank, &["ありがとうございました"]);
    check(Step::LastBow, &["ありがとうございました"]);
    check(Step::Bow, &[]);
    let readings = Phrase::ALL.map(Phrase::reading);
    assert_eq!(readings, ["yoroshiku onegaishimasu", "makemashita", "arimasen", "arigatō gozaimashita"]);
}

// ETIQ-25: in order, each step by who does it, and over at once when it is skipped.
#[test]
fn the_guide_waits_for_who_acts() {
    let mut guide = Guide::new(opening(Odds::Lots, Role::Senior));
    let step = |guide: &Guide| guide.current().map(|act| act.step);
    assert_eq!(guide.done(Role::Junior), Ok(()));
    assert_eq!((step(&guide), guide.done(Role::Junior)), (Some(Step::SetOut), Err(NotTheirTurn)));
    assert_eq!((guide.done(Role::Senior), step(&guide)), (Ok(()), Some(Step::Bow)));
    Role::ALL.into_iter().for_each(|role| guide.done(role).unwrap());
    assert_eq!((step(&guide), guide.done(Role::Junior)), (Some(Step::OpenBox), Err(NotTheirTurn)));
    guide.skip();
    assert_eq!((step(&guide), guide.done(Role::Senior)), (None, Err(NotTheirTurn)));
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(25), cases: 64, ..ProptestConfig::default() })]

    /// Whoever clicks when: the steps come in order, none is left out, and the ceremony ends.
    #[test]
    fn steps_come_in_order(handicap in 0..Handicap::all().len(), clicks in prop::collection::vec(any::<bool>(), 100)) {
        let odds = Odds::from(Handicap::all().nth(handicap).unwrap());
        let acts = opening(odds, Role::Senior);
        let mut guide = Guide::new(acts.clone());
        let mut seen = Vec::new();
        for senior in clicks {
            seen.extend(guide.current().filter(|act| seen.last() != Some(act)));
            let role = if senior { Role::Senior } else { Role::Junior };
            prop_assert_eq!(guide.waits_for(role), guide.done(role).is_ok());
        }
        seen.extend(guide.current().filter(|act| seen.last() != Some(act)));
        let reached = guide.current().map_or(acts.len(), |_| seen.len());
        prop_assert_eq!(seen, &acts[..reached]);
    }
}
