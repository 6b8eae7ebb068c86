//! Players who go away from games without a clock, who resign out of turn, and games that nobody goes on with.

use crate::postgres::on_both;
use crate::site::{Data, Line};
use crate::together::{begin, refuse};
use crate::yonin::{connect, make};
use serde_json::{Value, json};
use sqlx::{AnyPool, Executor};
use std::time::Duration;
use tokio::time::{advance, pause, resume, sleep, timeout};

/// Lets so many seconds pass, in jumps short enough that nobody on the line is taken for gone; returns what has been told
/// meanwhile.
async fn pass(line: &mut Line, seconds: u64) -> Vec<Value> {
    const JUMP: u64 = 5;
    let mut told = Vec::new();
    for _ in 0..seconds.div_ceil(JUMP) {
        pause();
        advance(Duration::from_secs(JUMP)).await;
        resume();
        while let Ok(message) = timeout(Duration::from_millis(40), line.hear_all()).await {
            told.push(message.expect("an open line"));
        }
    }
    told
}

/// The same while nobody is there.
async fn pass_alone(seconds: u64) {
    for _ in 0..seconds.div_ceil(5) {
        pause();
        advance(Duration::from_secs(5)).await;
        resume();
        sleep(Duration::from_millis(40)).await;
    }
}

/// The same until somebody is told of this; a busy machine may need some more seconds than the clock says.
async fn pass_until(line: &mut Line, seconds: u64, kind: &str) -> Value {
    let mut told = pass(line, seconds).await;
    for _ in 0..6 {
        if let Some(message) = told.iter().find(|message| message["type"] == kind) {
            return message.clone();
        }
        told.extend(pass(line, 5).await);
    }
    panic!("no {kind}: {told:?}")
}

fn claim_ms(message: &Value) -> u64 {
    message["standstill"]["claim_ms"].as_u64().unwrap_or_else(|| panic!("no standstill: {message}"))
}

#[tokio::test]
async fn whoever_stays_away_from_a_game_without_a_clock_loses_it_to_a_claim() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    two.play(1, "7g7f").await;
    let (bruno, line) = two.white;
    let mut anna = two.black.1;
    drop(line);
    // Who is back within half a minute has not been away.
    let early = pass(&mut anna, 25).await;
    assert!(early.iter().all(|message| message["type"] != "left"), "{early:?}");
    let left = &pass_until(&mut anna, 15, "left").await;
    assert_eq!((&left["color"], &left["can"]["claim_game"]), (&json!("white"), &json!(true)));
    assert_eq!((&left["standstill"]["color"], &left["standstill"]["reason"]), (&json!("white"), &json!("default")));
    assert!((590_000..=600_000).contains(&claim_ms(left)), "{left}");
    refuse(&mut anna, json!({"type": "claim_game"}), "still_awaited").await;

    // Who comes back is not away any more.
    let (line, seen) = bruno.connect(&two.id).await;
    let back = anna.until("arrived").await;
    assert_eq!((&back["color"], &back["standstill"]), (&json!("white"), &Value::Null));
    assert_eq!(seen["can"]["claim_game"], false);
    refuse(&mut anna, json!({"type": "claim_game"}), "no_standstill").await;
    drop(line);
    pass_until(&mut anna, 60, "left").await;

    // The server has counted five minutes when it stops; when it starts again they count, and nothing since.
    two.site.stop().await;
    let pool = AnyPool::connect(&data.url()).await.unwrap();
    pool.execute("UPDATE event SET server_ms = server_ms - 300000").await.unwrap();
    pool.close().await;
    let site = data.start().await;
    let visitor = site.again(&two.black.0);
    let (mut anna, _) = visitor.connect(&two.id).await;
    let left = claim_ms(&pass_until(&mut anna, 20, "snapshot").await);
    assert!((270_000..=300_000).contains(&left), "{left}");

    // Where nobody looks at it the game is put away, and time stands still until Anna is back.
    pass(&mut anna, 100).await;
    drop(anna);
    pass_alone(150).await;
    let (mut anna, _) = visitor.connect(&two.id).await;
    let left = claim_ms(&pass_until(&mut anna, 20, "snapshot").await);
    assert!((90_000..=190_000).contains(&left), "{left}");
    refuse(&mut anna, json!({"type": "claim_game"}), "still_awaited").await;
    pass(&mut anna, left / 1000 + 5).await;
    let end = anna.ask(json!({"type": "claim_game"})).await;
    assert_eq!((&end["type"], &end["result"]["winner"]), (&json!("end"), &json!("black")), "{end}");
    assert_eq!(end["result"]["reason"], "default");
    let mut bruno = site.again(&bruno);
    let seen = bruno.get(&format!("/api/v1/games/{}", two.id)).await.json();
    assert_eq!((&seen["result"]["winner"], &seen["standstill"]), (&json!("black"), &Value::Null));
    site.stop().await;
}

/// END-10: by the official rules the mated player has to admit it, and without a clock nothing forced that.
#[tokio::test]
async fn whoever_does_not_admit_that_he_is_mated_loses_to_a_claim() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "official"})).await;
    let mated = two.play(1, "2g2f 5a4b 2f2e 4b3b 2e2d 8b4b 2d2c+").await;
    assert_eq!((&mated["standstill"]["color"], &mated["standstill"]["reason"]), (&json!("white"), &json!("mate")));
    assert_eq!((&mated["can"]["claim_game"], &mated["can"]["resign"]), (&json!(true), &json!(false)));
    refuse(&mut two.black.1, json!({"type": "claim_game"}), "still_awaited").await;
    drop(two.white.1);
    pass(&mut two.black.1, 610).await;
    two.black.1.say(&json!({"type": "claim_game"}).to_string()).await;
    let end = two.black.1.until("end").await;
    assert_eq!((&end["result"]["reason"], &end["result"]["winner"]), (&json!("mate"), &json!("black")));
    two.site.stop().await;
}

/// A game of the family has the same referee; before the first turn there is nothing to win.
#[tokio::test]
async fn a_game_that_does_not_begin_is_called_off() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let wish = json!({"opponent": "link", "variant": "minishogi", "clock": "10m", "color": "black"});
    let id = anna.make(wish).await;
    let (mut line, _) = anna.connect(&id).await;
    // Bruno takes the seat, and is never seen.
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
    let left = &pass_until(&mut line, 60, "left").await;
    assert_eq!((&left["standstill"]["reason"], &left["phase"]["kind"]), (&json!("interrupted"), &json!("waiting")));
    pass(&mut line, 600).await;
    line.say(&json!({"type": "claim_game"}).to_string()).await;
    assert_eq!(line.until("end").await["result"]["reason"], "interrupted");
    site.stop().await;
}

/// END-01 for everybody else: among friends one resigns when one likes.
#[tokio::test]
async fn friends_resign_out_of_turn() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "friendly"})).await;
    let last = two.play(1, "7g7f").await;
    assert_eq!((&last["turn"], &last["can"]["resign"]), (&json!("white"), &json!(true)));
    let end = two.both(true, json!({"type": "resign"})).await;
    assert_eq!((&end["result"]["reason"], &end["result"]["winner"]), (&json!("resign"), &json!("white")));
    two.site.stop().await;
}

#[tokio::test]
async fn a_game_that_nobody_goes_on_with_is_broken_off_after_thirty_days() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    two.play(1, "7g7f").await;
    let mut visitor = two.site.visitor();
    let young = visitor.make(json!({})).await;
    let four = make(&mut visitor, json!({"west": "link", "begins": "south"})).await;
    drop(connect(&visitor, &four).await);
    two.site.stop().await;
    let pool = AnyPool::connect(&data.url()).await.unwrap();
    // The young game has no events: nobody has looked at it.
    pool.execute("UPDATE game SET created_ms = created_ms - 2678400000 WHERE id IN (SELECT game FROM event)")
        .await
        .unwrap();
    pool.execute("UPDATE event SET server_ms = server_ms - 2678400000").await.unwrap();
    // For the young one this is too early, and does no harm.
    pool.execute("UPDATE wake SET due_ms = due_ms - 2678400000").await.unwrap();
    pool.close().await;
    let site = data.start().await;
    let mut visitor = site.again(&visitor);
    let mut result = Value::Null;
    for _ in 0..500 {
        result = visitor.get(&format!("/api/v1/games/{}", two.id)).await.json()["result"].clone();
        if !result.is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!((&result["reason"], &result["winner"]), (&json!("interrupted"), &Value::Null));
    assert_eq!(visitor.get(&format!("/api/v1/games/{young}")).await.json()["result"], Value::Null);
    // The one for four as well.
    for _ in 0..500 {
        result = visitor.get(&format!("/api/v1/games/{four}")).await.json()["result"]["reason"].clone();
        if !result.is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(result, "interrupted");
    site.stop().await;
}

/// Among four the others go on without whoever stays away from a game without a clock.
#[tokio::test]
async fn whoever_stays_away_among_four_is_left_out() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let wish = json!({"west": "link", "north": "me", "east": "me", "begins": "west", "name": "Anna"});
    let id = make(&mut anna, wish).await;
    let (mut line, _) = connect(&anna, &id).await;
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
    let (away, _) = connect(&bruno, &id).await;
    line.until("began").await;
    refuse(&mut line, json!({"type": "claim_game"}), "no_standstill").await;
    drop(away);
    let left = &pass_until(&mut line, 60, "left").await;
    assert_eq!((&left["standstill"]["color"], &left["can"]["claim_game"]), (&json!("west"), &json!(true)));
    assert!((590_000..=600_000).contains(&claim_ms(left)), "{left}");
    refuse(&mut line, json!({"type": "claim_game"}), "still_awaited").await;

    let (away, seen) = connect(&bruno, &id).await;
    let back = line.until("arrived").await;
    assert_eq!((&back["standstill"], &seen["standstill"]), (&Value::Null, &Value::Null));
    drop(away);
    pass_until(&mut line, 60, "left").await;
    pass(&mut line, 600).await;
    line.say(r#"{"type":"claim_game"}"#).await;
    let out = line.until("out").await;
    assert_eq!(
        (&out["seats"][1]["state"], &out["turn"], &out["result"]),
        (&json!("absent"), &json!("north"), &Value::Null)
    );
    line.say(r#"{"type":"move","ply":1,"usi":"5c5d","seat":"north"}"#).await;
    line.until("move").await;
    line.say(r#"{"type":"resign","seat":"south"}"#).await;
    assert_eq!(line.until("out").await["result"]["places"], json!([3, 4, 1, 1]));
    let file = anna.get(&format!("/api/v1/games/{id}/file?format=json")).await.text;
    assert!(file.contains(r#""left": "absent""#), "{file}");
}

/// Whoever waits need not want to win.
#[tokio::test]
async fn a_game_that_stands_still_is_closed_without_a_result() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "friendly"})).await;
    two.play(1, "7g7f").await;
    let close = json!({"type": "claim_game", "without_result": true});
    refuse(&mut two.black.1, close.clone(), "no_standstill").await;
    drop(two.white.1);
    let left = claim_ms(&pass_until(&mut two.black.1, 60, "left").await);
    refuse(&mut two.black.1, close.clone(), "still_awaited").await;
    pass(&mut two.black.1, left / 1000 + 5).await;
    two.black.1.say(&close.to_string()).await;
    let end = two.black.1.until("end").await;
    assert_eq!((&end["result"]["reason"], &end["result"]["winner"]), (&json!("interrupted"), &Value::Null), "{end}");
    two.site.stop().await;
}

/// As if everything had happened so many milliseconds earlier.
async fn age(data: &Data, ms: i64) {
    sqlx::any::install_default_drivers();
    let pool = AnyPool::connect(&data.database.clone().unwrap_or_else(|| data.url())).await.unwrap();
    let sql = format!("UPDATE event SET server_ms = server_ms - {ms}");
    pool.execute(sqlx::AssertSqlSafe(sql)).await.unwrap();
    pool.close().await;
}

const HOUR_MS: i64 = 3_600_000;

#[tokio::test]
async fn whoever_does_not_move_for_three_days_loses_to_a_claim_though_they_look_in() {
    on_both(async |data| {
        for without_result in [false, true] {
            let mut two = begin(data, json!({"clock": "none"})).await;
            let last = two.play(1, "7g7f").await;
            assert_eq!(last["standstill"], Value::Null, "nobody is hurried");
            let mut two = two.restart(data).await;
            let claim = json!({"type": "claim_game", "without_result": without_result});
            refuse(&mut two.black.1, claim.clone(), "no_standstill").await;
            two.site.stop().await;

            // Two days and an hour later both see it, and Bruno is asked to move.
            age(data, 49 * HOUR_MS).await;
            let site = data.start().await;
            let (anna, bruno) = (site.again(&two.black.0), site.again(&two.white.0));
            for (visitor, may) in [(&anna, true), (&bruno, false)] {
                let (_line, seen) = visitor.connect(&two.id).await;
                assert_eq!(
                    (&seen["standstill"]["color"], &seen["standstill"]["reason"], &seen["can"]["claim_game"]),
                    (&json!("white"), &json!("overdue"), &json!(may)),
                    "{seen}"
                );
                let hours = claim_ms(&seen) as i64 / HOUR_MS;
                assert!((22..=23).contains(&hours), "{hours}");
            }
            site.stop().await;

            age(data, 24 * HOUR_MS).await;
            let site = data.start().await;
            let (anna, bruno) = (site.again(&two.black.0), site.again(&two.white.0));
            let (mut line, seen) = anna.connect(&two.id).await;
            let (mut other, _) = bruno.connect(&two.id).await;
            assert_eq!(claim_ms(&seen), 0);
            refuse(&mut other, claim.clone(), "no_standstill").await;
            line.say(&claim.to_string()).await;
            let end = line.until("end").await;
            let result = if without_result { ("interrupted", Value::Null) } else { ("default", json!("black")) };
            assert_eq!((&end["result"]["reason"], &end["result"]["winner"]), (&json!(result.0), &result.1), "{end}");
            // It stands after another start.
            site.stop().await;
            let site = data.start().await;
            let seen = site.again(&anna).get(&format!("/api/v1/games/{}", two.id)).await.json();
            assert_eq!(seen["result"]["reason"], json!(result.0));
            site.stop().await;
        }
    })
    .await;
}
