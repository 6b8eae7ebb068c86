//! Games by the day: a deadline comes by the time of day, whether anybody looks and whether a server runs, and every game ends.

use crate::postgres::on_both;
use crate::site::{Data, Line, Site, Visitor};
use crate::wakes::{is_woken, let_pass, until};
use serde_json::{Value, json};

const HOUR_MS: i64 = 3_600_000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// Anna has invited Bruno, who has sat down; neither is there.
pub(crate) struct ByTheDay {
    pub(crate) site: Site,
    pub(crate) id: String,
    pub(crate) anna: Visitor,
    pub(crate) bruno: Visitor,
}

pub(crate) async fn sit_down(data: &Data, wish: Value) -> ByTheDay {
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let (id, _) = agree(&mut anna, &mut bruno, wish).await;
    ByTheDay { site, id, anna, bruno }
}

/// A game between two, and what Bruno has become.
pub(crate) async fn agree(anna: &mut Visitor, bruno: &mut Visitor, mut wish: Value) -> (String, Value) {
    wish["opponent"] = "link".into();
    let id = anna.make(wish).await;
    let joined = bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await.json();
    (id, joined)
}

impl ByTheDay {
    /// While no server runs so much time goes by.
    pub(crate) async fn later(self, data: &Data, ms: i64) -> ByTheDay {
        self.site.stop().await;
        let_pass(data, ms).await;
        let site = data.start().await;
        let (anna, bruno) = (site.again(&self.anna), site.again(&self.bruno));
        ByTheDay { site, anna, bruno, ..self }
    }

    /// Somebody looks in, plays a move and goes.
    pub(crate) async fn play(&self, ply: usize, usi: &str) -> Value {
        let (mut line, _) = self.mover(ply).connect(&self.id).await;
        let played = line.play(ply, usi).await;
        assert_eq!((&played["type"], &played["move"]["usi"]), (&json!("move"), &json!(usi)), "{played}");
        played
    }

    fn mover(&self, ply: usize) -> &Visitor {
        if ply % 2 == 1 { &self.anna } else { &self.bruno }
    }

    pub(crate) async fn look(&self) -> (Line, Value) {
        self.anna.connect(&self.id).await
    }
}

/// The clock of a side, in days that are left for this move.
fn days_left(message: &Value, side: &str) -> f64 {
    let left = &message["clock"][side];
    (left["main_ms"].as_i64().unwrap() + left["period_ms"].as_i64().unwrap()) as f64 / DAY_MS as f64
}

fn about(days: f64, expected: f64) -> bool {
    (expected - 0.01..=expected).contains(&days)
}

#[tokio::test]
async fn the_deadline_comes_though_nobody_looks() {
    on_both(async |data| {
        let game = sit_down(data, json!({"clock": "3d/move"})).await;
        // It has begun although Anna has not come back.
        until(data, &game.id, &is_woken("due_ms - created_ms BETWEEN 259200000 AND 259230000")).await;
        let began = game.play(1, "7g7f").await;
        assert_eq!(began["clock"]["running"], "white");
        assert!(about(days_left(&began, "white"), 3.0), "{began}");

        // Two days later a server starts, and knows that they have passed; both have three days for their next move.
        let game = game.later(data, 2 * DAY_MS).await;
        let (line, seen) = game.look().await;
        assert!(about(days_left(&seen, "white"), 1.0), "{seen}");
        assert_eq!(days_left(&seen, "black"), 3.0);
        assert_eq!(seen["clock"]["running"], "white", "it runs whoever is there");
        drop(line);
        let answered = game.play(2, "3c3d").await;
        assert_eq!(days_left(&answered, "white"), 3.0);

        // An hour before the time nothing happens; then it is over within a minute.
        let game = game.later(data, 3 * DAY_MS - HOUR_MS).await;
        until(data, &game.id, &format!("outcome IS NULL AND {}", is_woken("due_ms > created_ms"))).await;
        let game = game.later(data, HOUR_MS - 2_000).await;
        until(data, &game.id, "outcome = 'time black'").await;
        let (_, seen) = game.look().await;
        assert_eq!((&seen["result"]["reason"], &seen["result"]["winner"]), (&json!("time"), &json!("white")));
        game.site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn a_fund_is_used_up_and_filled_again() {
    let data = Data::new();
    let game = sit_down(&data, json!({"clock": "2d+1d/move"})).await;
    let game = game.later(&data, DAY_MS / 2).await;
    let played = game.play(1, "7g7f").await;
    // What a move brings is not saved beyond the fund, and is there in one's turn.
    assert_eq!(days_left(&played, "black"), 3.0, "{played}");
    game.play(2, "3c3d").await;
    let game = game.later(&data, 2 * DAY_MS + DAY_MS / 2).await;
    let played = game.play(3, "2g2f").await;
    assert!(about(days_left(&played, "black"), 1.5), "{played}");
    game.site.stop().await;
    let_pass(&data, 3 * DAY_MS + 1).await;
    let site = data.start().await;
    until(&data, &game.id, "outcome = 'time white'").await;
    site.stop().await;
}

#[tokio::test]
async fn an_invitation_by_the_day_takes_no_time_until_it_is_taken() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link", "clock": "1d/move"})).await;
    drop(anna.connect(&id).await);
    site.stop().await;
    let_pass(&data, 20 * DAY_MS).await;
    let site = data.start().await;
    let (anna, mut bruno) = (site.again(&anna), site.visitor());
    let (mut line, seen) = anna.connect(&id).await;
    assert_eq!(seen["phase"]["kind"], "waiting");
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
    let began = line.until("began").await;
    assert!(about(days_left(&began, "black"), 1.0), "{began}");
    site.stop().await;
}

/// Who wants another game has agreed to it, the other not.
#[tokio::test]
async fn another_game_begins_when_both_have_come() {
    let data = Data::new();
    let mut game = sit_down(&data, json!({"clock": "1d/move"})).await;
    let (mut line, _) = game.look().await;
    line.say(&json!({"type": "resign"}).to_string()).await;
    line.until("end").await;
    let next = game.anna.post(&format!("/api/v1/games/{}/rematch", game.id), json!({})).await.json();
    game.id = next["id"].as_str().unwrap().to_owned();
    drop(game.look().await);
    let game = game.later(&data, 5 * DAY_MS).await;
    let (mut line, seen) = game.look().await;
    assert_eq!(seen["phase"]["kind"], "waiting", "{seen}");
    drop(game.bruno.connect(&game.id).await);
    line.until("began").await;
    game.site.stop().await;
}

#[tokio::test]
async fn what_makes_no_sense_by_the_day_is_refused() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for (wish, says) in [
        (json!({"opponent": "computer", "clock": "3d/move"}), "invite somebody"),
        (json!({"opponent": "two", "clock": "3d/move"}), "invite somebody"),
        (json!({"opponent": "link", "clock": "3d/move", "clock_white": "5m"}), "Either both"),
        (json!({"opponent": "link", "clock": "3d/move", "ceremony": true}), "need both"),
        (json!({"opponent": "link", "clock": "3d/move", "color": "lots"}), "need both"),
        (
            json!({"opponent": "link", "clock": "3d/move", "starts_at": crate::invitation::in_ms(HOUR_MS)}),
            "appointment",
        ),
        (json!({"opponent": "link", "clock": "5m", "weekend_pause": true}), "weekend pause"),
        (json!({"opponent": "link", "clock": "20d/move"}), "not a time control"),
        (json!({"variant": "yonin", "clock": "3d/move"}), "not a time control"),
    ] {
        let answer = anna.post("/api/v1/games", wish.clone()).await;
        let text = answer.json()["text"].as_str().unwrap_or_default().to_owned();
        assert!(answer.status == 422 && text.contains(says), "{wish}: {} {text}", answer.status);
    }
    site.stop().await;
}
