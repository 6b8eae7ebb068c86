use super::*;
use crate::lobby::{SeekWish, Strength};
use crate::who::Who;

const SECOND: i64 = 1_000;

fn seek(maker: &str, grade: &str, created_ms: i64) -> Arc<Seek> {
    let fields = r#"{"clock": "10m+30s", "odds": "grades/jsa", "quick": true}"#;
    let wish: SeekWish = serde_json::from_str(fields).expect("a wish");
    Arc::new(Seek {
        id: maker.into(),
        maker: Who::from(maker),
        name: String::new(),
        created_ms,
        expires_ms: i64::MAX,
        lasting: false,
        terms: wish.terms().expect("terms").0,
        strength: Strength { grade: grade.parse().ok(), from_games: false },
        challenge: None,
    })
}

fn paired(seeks: &[Arc<Seek>], now_ms: i64) -> Vec<[String; 2]> {
    // Nobody twice, as when nothing bars them.
    let mut pairs: Vec<[String; 2]> = Vec::new();
    for pair in fitting(seeks, now_ms) {
        let pair = pair.map(|seek| seek.maker.to_string());
        if !pairs.iter().flatten().any(|name| pair.contains(name)) {
            pairs.push(pair);
        }
    }
    pairs
}

#[test]
fn the_nearest_play_each_other() {
    let seeks = [seek("a", "10k", 0), seek("b", "1k", 0), seek("c", "9k", 0), seek("d", "1d", 0)];
    assert_eq!(paired(&seeks, 0), [["a", "c"], ["b", "d"]]);
}

#[test]
fn one_looks_wider_the_longer_one_waits() {
    let seeks = [seek("a", "10k", 0), seek("b", "5k", 0)];
    assert!(paired(&seeks, 0).is_empty());
    assert!(paired(&seeks, 7 * SECOND).is_empty());
    assert_eq!(paired(&seeks, 8 * SECOND), [["a", "b"]]);
}

#[test]
fn of_whom_nobody_knows_how_strong_they_are_waits_for_anybody() {
    let seeks = [seek("a", "", 0), seek("b", "5k", 0)];
    assert!(paired(&seeks, 29 * SECOND).is_empty());
    assert_eq!(paired(&seeks, 30 * SECOND), [["a", "b"]]);
}

#[test]
fn nobody_plays_themselves_or_two_at_once_or_another_game() {
    let own = [seek("a", "10k", 0), seek("a", "10k", 1)];
    assert!(paired(&own, 60 * SECOND).is_empty());
    let three = [seek("a", "10k", 0), seek("b", "10k", 1), seek("c", "10k", 2)];
    assert_eq!(paired(&three, 60 * SECOND).len(), 1);
    let mut other = Seek::clone(&seek("b", "10k", 0));
    other.terms.clock = "5m+3s/move".parse().expect("a clock");
    assert!(paired(&[seek("a", "10k", 0), Arc::new(other)], 60 * SECOND).is_empty());
}
