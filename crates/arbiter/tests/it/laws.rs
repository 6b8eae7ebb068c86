//! What holds whatever happens.

use crate::law::{self, Impulse, TERMS};
use arbiter::{Event, Game, Remaining, Ruleset, Terms};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shogi::Color;
use std::time::Duration;

fn impulses() -> impl Strategy<Value = Vec<Impulse>> {
    prop::collection::vec((0..60_u8, any::<u16>(), 0..25_u8), 0..300)
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1976), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_comes_in_the_game_stays_whole(terms in any::<[u8; TERMS]>(), impulses in impulses()) {
        law::hold(&law::terms(terms), &impulses);
    }
}

/// No number is too large for a clock, wherever it comes from.
#[test]
fn there_is_no_end_of_time() {
    for text in ["none", "19h", "19h+10m/move", "19h+10m/99x60s", "19h/stopwatch"] {
        let left = Remaining { main: Duration::MAX, considerations: u32::MAX };
        let clocks = [text.parse().unwrap(); 2];
        let mut game = Game::new(Terms { left: Some([left; 2]), clocks, ruleset: Ruleset::FRIENDLY, ..Terms::even() });
        for (ply, usi) in (1..).zip(["7g7f", "3c3d"]) {
            assert!(game.announcements(Some(Duration::MAX)).next().is_some() || text == "none");
            assert_eq!(game.deadline(), (text != "none").then_some(Duration::MAX), "{text}");
            let event = Event::played(game.turn(), ply, usi.parse().unwrap());
            game.handle(event, Duration::from_secs(u64::from(ply))).unwrap();
        }
        assert!(game.time_left(Color::Black, Duration::MAX).is_some() || text == "none");
        let offer = arbiter::Offer::Break(Duration::from_secs(86400));
        game.handle(Event::Offer { by: Color::Black, offer }, Duration::MAX - Duration::from_secs(1)).unwrap();
        let _ = game.handle(Event::Answer { by: Color::White, accept: true }, Duration::MAX - Duration::from_secs(1));
        let _ = game.handle(Event::Tick, Duration::MAX);
        assert!(game.replay().is_none(), "{text}");
    }
}
