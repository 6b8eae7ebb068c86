//! Games by the day: a deadline comes by the time of day, whether anybody looks and whether a server runs, and every game ends.

use crate::account::{form, sign_up};
use crate::invitation::in_ms;
use crate::postgres::on_both;
use crate::site::{Data, Line, Reply, Site, Visitor};
use crate::together::refuse;
use crate::wakes::{database, is_woken, let_pass, until};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Executor, Row};

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
        // It has begun although Anna has not come back, who is warned twelve hours before her time is over.
        until(data, &game.id, &is_woken("due_ms - created_ms BETWEEN 216000000 AND 216030000")).await;
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
        (json!({"opponent": "link", "clock": "3d/move", "starts_at": in_ms(HOUR_MS)}), "appointment"),
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

/// The day of UTC in so many days.
fn day(days: i64) -> String {
    in_ms(days * DAY_MS)[..10].to_owned()
}

async fn take_holidays(visitor: &mut Visitor, first: i64, last: i64) -> Reply {
    visitor.post_form("/account/holidays", &form(&[("first", &day(first)), ("last", &day(last))])).await
}

/// Since when the holidays are that the page of somebody shows.
async fn holidays_since(visitor: &mut Visitor) -> String {
    let page = visitor.get("/account").await.text;
    let (_, after) = page.split_once(r#"name="since_ms" value=""#).expect("holidays");
    after[..after.find('"').unwrap()].to_owned()
}

#[tokio::test]
async fn who_has_holidays_loses_no_time_and_their_opponent_sees_it() {
    on_both(async |data| {
        let mut game = sit_down(data, json!({"clock": "1d/move"})).await;
        sign_up(&mut game.anna, "Anna").await;
        let (mut line, _) = game.bruno.connect(&game.id).await;
        assert_eq!(take_holidays(&mut game.anna, 0, 5).await.status, StatusCode::SEE_OTHER);
        let told = line.until("snapshot").await;
        assert_eq!(
            (&told["clock"]["running"], &told["clock"]["black"]["rests"]["holiday"]),
            (&Value::Null, &json!(true))
        );
        assert_eq!(told["clock"]["white"]["rests"], Value::Null);
        drop(line);

        // Five days later a day is still left to her.
        let mut game = game.later(data, 5 * DAY_MS).await;
        let (_, seen) = game.look().await;
        assert!(about(days_left(&seen, "black"), 1.0), "{seen}");
        // She comes back before her time, and it goes on at once.
        let since = holidays_since(&mut game.anna).await;
        let end = game.anna.post_form("/account/holidays/end", &form(&[("since_ms", &since)])).await;
        assert_eq!(end.status, StatusCode::SEE_OTHER);
        let (_, seen) = game.look().await;
        assert_eq!((&seen["clock"]["running"], &seen["clock"]["black"]["rests"]), (&json!("black"), &Value::Null));
        let again = game.anna.post_form("/account/holidays/end", &form(&[("since_ms", &since)])).await;
        assert_eq!(again.status, StatusCode::CONFLICT, "they are over");
        let game = game.later(data, DAY_MS).await;
        until(data, &game.id, "outcome = 'time black'").await;
        game.site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn holidays_that_are_set_ahead_hold_when_they_come_and_time_goes_on_after_them() {
    let data = Data::new();
    let mut game = sit_down(&data, json!({"clock": "2d/move"})).await;
    sign_up(&mut game.anna, "Anna").await;
    // From tomorrow: what is left of today counts, and the two days of the holidays do not.
    assert_eq!(take_holidays(&mut game.anna, 1, 2).await.status, StatusCode::SEE_OTHER);
    let (_, seen) = game.look().await;
    assert_eq!(seen["clock"]["running"], "black");
    let game = game.later(&data, 3 * DAY_MS).await;
    let (_, seen) = game.look().await;
    assert!(about(days_left(&seen, "black"), 1.0), "{seen}");
    let game = game.later(&data, DAY_MS).await;
    until(&data, &game.id, "outcome = 'time black'").await;
    game.site.stop().await;
}

#[tokio::test]
async fn holidays_are_thirty_days_a_year_and_for_who_has_a_name() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut guest) = (site.visitor(), site.visitor());
    sign_up(&mut anna, "Anna").await;
    assert_eq!(take_holidays(&mut guest, 0, 1).await.status, StatusCode::FORBIDDEN);
    // Over New Year two years share them.
    let many = take_holidays(&mut anna, 1, 70).await;
    assert_eq!(many.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(many.text.contains("more than thirty days"), "{}", many.text);
    assert_eq!(take_holidays(&mut anna, 3, 4).await.status, StatusCode::SEE_OTHER);
    for (first, last, says) in [(4, 5, "holidays already"), (-1, 1, "in the past"), (9, 8, "before the first")] {
        let refused = take_holidays(&mut anna, first, last).await;
        assert!(refused.text.contains(says), "{first} {last}: {}", refused.text);
    }
    // What has not begun can be taken back; it is hers to see and to take along.
    assert!(anna.get("/account/data").await.text.contains("One period"));
    let since = holidays_since(&mut anna).await;
    anna.post_form("/account/holidays/end", &form(&[("since_ms", &since)])).await;
    assert!(!anna.get("/account").await.text.contains(r#"name="since_ms""#));
    site.stop().await;
}

#[tokio::test]
async fn weekends_do_not_count_where_that_was_agreed() {
    let data = Data::new();
    // Of any seven days five count.
    let game = sit_down(&data, json!({"clock": "6d/move", "weekend_pause": true})).await;
    let game = game.later(&data, 7 * DAY_MS).await;
    let (_, seen) = game.look().await;
    assert_eq!(seen["game"]["weekend_pause"], true);
    assert!(about(days_left(&seen, "black"), 1.0), "{seen}");
    let game = game.later(&data, 7 * DAY_MS).await;
    until(&data, &game.id, "outcome = 'time black'").await;
    game.site.stop().await;
}

/// What the caller has decided beforehand, after having decided this.
async fn decide(visitor: &mut Visitor, id: &str, decided: Value) -> Reply {
    visitor.post(&format!("/api/v1/games/{id}/conditional"), decided).await
}

#[tokio::test]
async fn what_was_decided_beforehand_is_played_at_once() {
    on_both(async |data| {
        let mut game = sit_down(data, json!({"clock": "3d/move"})).await;
        let id = game.id.clone();
        let own_turn = decide(&mut game.anna, &id, json!({"add": ["7g7f", "3c3d"]})).await;
        assert_eq!(own_turn.json()["code"], "conditional-own-turn");
        game.play(1, "7g7f").await;
        let lines = [json!(["3c3d", "2g2f", "8c8d", "2f2e"]), json!(["8c8d", "2g2f"])];
        for line in &lines {
            assert_eq!(decide(&mut game.anna, &id, json!({"add": line})).await.status, StatusCode::OK);
        }
        let told = game.anna.get(&format!("/api/v1/games/{id}/conditional")).await.json();
        assert_eq!(told, json!({"lines": lines, "most": 20}));
        let page = game.anna.get(&format!("/games/{id}/conditional?line=3c3d")).await.text;
        assert!(page.contains("if P-34, I answer P-26, if P-84, I answer P-25"), "{page}");
        // It is nobody else's business, and it is his turn.
        let other = game.bruno.get(&format!("/api/v1/games/{id}/conditional")).await;
        assert!(!other.text.contains("2g2f") && other.status == StatusCode::CONFLICT, "{}", other.text);
        let seen = game.bruno.connect(&id).await.1;
        assert!(!seen.to_string().contains("2g2f"), "{seen}");
        for wrong in [json!(["3c3d"]), json!(["3c3d", "7g7f"]), json!([]), json!(["7g7f", "3c3d"])] {
            let refused = decide(&mut game.anna, &id, json!({"add": wrong})).await;
            assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
        }

        // The answer comes by itself, and after a restart the next one does.
        let (mut line, _) = game.bruno.connect(&id).await;
        line.play(2, "3c3d").await;
        let answered = line.until("move").await;
        assert_eq!((&answered["move"]["usi"], &answered["turn"]), (&json!("2g2f"), &json!("white")));
        assert!(answered["move"]["used_ms"].as_i64().unwrap() < 2000, "{answered}");
        drop(line);
        let mut game = game.later(data, DAY_MS).await;
        let (mut line, _) = game.bruno.connect(&id).await;
        line.play(4, "8c8d").await;
        assert_eq!(line.until("move").await["move"]["usi"], "2f2e");
        // Something else drops what was decided.
        decide(&mut game.anna, &id, json!({"add": ["8d8e", "2e2d"]})).await;
        line.play(6, "4a3b").await;
        refuse(&mut line, json!({"type": "move", "ply": 7, "usi": "8d8e"}), "not_your_turn").await;
        drop(line);
        game.play(7, "6i7h").await;
        let none = game.anna.get(&format!("/api/v1/games/{id}/conditional")).await.json();
        assert_eq!(none["lines"], json!([]));
        game.play(8, "8d8e").await;
        let seen = game.look().await.1;
        assert_eq!((seen["moves"].as_array().unwrap().len(), &seen["turn"]), (8, &json!("black")));
        game.site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn no_more_than_twenty_moves_are_decided_beforehand() {
    let data = Data::new();
    let mut game = sit_down(&data, json!({"clock": "3d/move"})).await;
    let id = game.id.clone();
    game.play(1, "7g7f").await;
    for pawn in ["1c1d", "2c2d", "3c3d", "4c4d", "5c5d", "6c6d", "7c7d", "8c8d", "9c9d", "4a3b"] {
        assert_eq!(decide(&mut game.anna, &id, json!({"add": [pawn, "2g2f"]})).await.status, StatusCode::OK, "{pawn}");
    }
    let refused = decide(&mut game.anna, &id, json!({"add": ["6a7b", "2g2f"]})).await;
    assert_eq!(refused.json()["code"], "too-many-conditional");
    // Another answer to the same is no more than before.
    assert_eq!(decide(&mut game.anna, &id, json!({"add": ["1c1d", "6g6f"]})).await.status, StatusCode::OK);
    let left = decide(&mut game.anna, &id, json!({"remove": ["1c1d"]})).await.json();
    assert_eq!(left["lines"].as_array().unwrap().len(), 9);
    game.site.stop().await;
}

/// Whatever the clocks and however far the games have come: each ends within moments of its own deadline.
#[tokio::test]
async fn every_game_ends_by_itself() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        sign_up(&mut anna, "Anna").await;
        let mut random = 1976_u64;
        let mut next = |below: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 33) % below
        };
        let mut games = Vec::new();
        for _ in 0..8 {
            let each = next(5) + 1;
            let clock = if next(2) == 0 { format!("{each}d/move") } else { format!("{}d+{each}d/move", next(9) + 1) };
            let (id, _) = agree(&mut anna, &mut bruno, json!({"clock": clock})).await;
            let moves = ["7g7f", "3c3d", "2g2f", "8c8d"];
            for (index, usi) in moves.iter().take(next(5) as usize).enumerate() {
                let mover = if index % 2 == 0 { &anna } else { &bruno };
                mover.connect(&id).await.0.play(index + 1, usi).await;
            }
            games.push(id);
        }
        let first = next(6) as i64;
        take_holidays(&mut anna, first, first + next(9) as i64).await;
        site.stop().await;

        // When each is to end, as the database has it.
        let mut due: Vec<(String, i64)> = Vec::new();
        loop {
            // Who is woken too early sets the right time.
            let site = data.start().await;
            let early = is_woken("due_ms < game.created_ms + 3600000");
            for id in &games {
                until(data, id, &format!("(outcome IS NOT NULL OR NOT {early})")).await;
            }
            site.stop().await;
            judge(data, &mut games, &due).await;
            if games.is_empty() {
                return;
            }
            due = wakes(data).await;
            let now_ms = in_ms(0).parse::<jiff::Timestamp>().unwrap().as_millisecond();
            let passes = due[0].1 - now_ms - 1500;
            let_pass(data, passes).await;
            due.iter_mut().for_each(|(_, due_ms)| *due_ms -= passes);
            let site = data.start().await;
            // Whoever is to move is warned before; then the game is woken once more.
            let warned = is_woken(&format!("due_ms > {}", now_ms + HOUR_MS));
            until(data, &due[0].0, &format!("(outcome LIKE 'time %' OR {warned})")).await;
            site.stop().await;
            judge(data, &mut games, &due).await;
        }
    })
    .await;
}

/// When games are woken, the next first.
async fn wakes(data: &Data) -> Vec<(String, i64)> {
    let pool = database(data).await;
    let rows = pool.fetch_all("SELECT game, due_ms FROM wake ORDER BY due_ms").await.unwrap();
    pool.close().await;
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

/// Those that have ended have done so within a minute of their time.
async fn judge(data: &Data, games: &mut Vec<String>, due: &[(String, i64)]) {
    let pool = database(data).await;
    for (id, due_ms) in due {
        let ended = format!("SELECT COALESCE(ended_ms, 0) FROM game WHERE id = '{id}'");
        let ended_ms: i64 = pool.fetch_one(AssertSqlSafe(ended)).await.unwrap().get(0);
        if ended_ms > 0 {
            assert!((0..60_000).contains(&(ended_ms - due_ms)), "{id}: {} ms late", ended_ms - due_ms);
            games.retain(|game| game != id);
        }
    }
    pool.close().await;
}
