//! Visitors who are in a hurry, in two places, unlucky, or up to no good.

use crate::raw::{BINARY, LAST, PING, PONG, Raw, TEXT};
use crate::site::{Data, Line, Site, Visitor};
use crate::together::{begin, refuse};
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{Config, Limits};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::runtime::Handle;
use tokio_tungstenite::tungstenite::Message;

fn in_ms(ms: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    jiff::Timestamp::from_millisecond(now + ms).unwrap().to_string()
}

#[tokio::test]
async fn fifty_want_one_seat() {
    let data = Data::new();
    let limits = Limits { new_games_a_minute: 1000, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link"})).await;
    let path = format!("/api/v1/games/{id}/join");
    let mut visitors: Vec<Visitor> = (0..49).map(|_| site.visitor()).collect();
    // Who has made the game has a seat, and never gets the other.
    visitors.push(site.again(&anna));
    let answers = join_all(visitors.iter_mut().map(|visitor| visitor.post(&path, json!({"name": "x"})))).await;
    assert_eq!(answers[49].json(), json!({"color": "black"}));
    let seated: Vec<usize> = (0..49).filter(|at| answers[*at].status == 200).collect();
    assert_eq!(seated.len(), 1, "one gets the seat");
    let others = answers[..49].iter().filter(|answer| answer.status != 200);
    assert!(others.map(|answer| answer.json()["code"].clone()).all(|code| code == "taken"));

    // The same visitor many times at once, when the seat is free: they sit once.
    let id = anna.make(json!({"opponent": "link", "color": "none"})).await;
    let path = format!("/api/v1/games/{id}/join");
    let bruno = &visitors[seated[0]];
    let mut tabs: Vec<Visitor> = (0..20).map(|_| site.again(bruno)).collect();
    let answers = join_all(tabs.iter_mut().map(|tab| tab.post(&path, json!({})))).await;
    assert!(answers.iter().all(|answer| answer.json() == json!({"color": "black"})), "{}", answers[0].text);
    assert_eq!(site.visitor().post(&path, json!({})).await.json(), json!({"color": "white"}));
    site.stop().await;
}

/// Who looks on over a line and then sits down need not come again: their line is a player's.
#[tokio::test]
async fn who_sits_down_while_he_looks_on_is_there() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let id = anna.make(json!({"opponent": "link"})).await;
    bruno.get(&format!("/games/{id}")).await;
    let (mut first, _) = anna.connect(&id).await;
    let (mut second, seen) = bruno.connect(&id).await;
    assert_eq!(seen["role"], "spectator");
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
    first.until("began").await;
    second.until("began").await;
    assert_eq!(first.play(1, "7g7f").await["type"], "move");
    assert_eq!(second.next().await["type"], "move");
    assert_eq!(second.play(2, "3c3d").await["type"], "move");
    site.stop().await;
}

#[tokio::test]
async fn a_player_with_five_tabs_plays_once() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "amateur"})).await;
    let mut tabs: Vec<Line> = Vec::new();
    for _ in 0..4 {
        tabs.push(two.black.0.connect(&two.id).await.0);
    }
    // The same move from all of them, and another from one.
    for tab in &mut tabs {
        tab.say(&json!({"type": "move", "ply": 1, "usi": "7g7f"}).to_string()).await;
    }
    two.black.1.say(&json!({"type": "move", "ply": 1, "usi": "2g2f"}).to_string()).await;
    let played = two.white.1.until("move").await["move"]["usi"].clone();
    let refused = if played == "7g7f" { 1 } else { tabs.len() };
    let mut seen = 0;
    for line in tabs.iter_mut().chain([&mut two.black.1]) {
        let mut moved = false;
        // Everybody hears of the move, and who wanted another that they came too late.
        while !moved {
            let message = line.next().await;
            moved = message["type"] == "move";
            seen += usize::from(message["code"] == "ply_taken");
        }
        if message_waits(line).await {
            seen += 1;
        }
    }
    assert_eq!(seen, refused, "{played}");
    let (_, snapshot) = two.white.0.connect(&two.id).await;
    assert_eq!(snapshot["moves"].as_array().unwrap().len(), 1);
    two.site.stop().await;
}

/// Whether a refusal comes before the answer to a ping.
async fn message_waits(line: &mut Line) -> bool {
    line.say(&json!({"type": "ping"}).to_string()).await;
    let mut refused = false;
    loop {
        let message = line.next().await;
        match message["type"].as_str().unwrap() {
            "pong" => return refused,
            "refused" => refused = message["code"] == "ply_taken",
            _ => {}
        }
    }
}

/// Who agrees to a takeback does not agree to what is put in its place while their answer is under way.
#[tokio::test]
async fn an_answer_is_to_what_was_seen() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "friendly"})).await;
    two.play(1, "7g7f 3c3d").await;
    let offered = two.both(false, json!({"type": "offer", "offer": "takeback"})).await;
    assert_eq!(offered["offer"], json!({"by": "white", "offer": "takeback"}));
    two.both(false, json!({"type": "offer", "offer": "interrupt"})).await;
    let late = json!({"type": "answer", "accept": true, "offer": "takeback"});
    refuse(&mut two.black.1, late, "no_offer").await;
    two.both(false, json!({"type": "offer", "offer": "break", "minutes": 1440})).await;
    let short = json!({"type": "answer", "accept": true, "offer": "break", "minutes": 5});
    refuse(&mut two.black.1, short, "no_offer").await;
    refuse(&mut two.black.1, json!({"type": "answer", "accept": true, "offer": "break"}), "bad_message").await;
    let day = json!({"type": "answer", "accept": true, "offer": "break", "minutes": 1440});
    assert_eq!(two.both(true, day).await["type"], "break");
    two.site.stop().await;
}

/// A takeback that is agreed while its asker's opponent moves: whichever comes first counts, and both see the same.
#[tokio::test]
async fn a_move_and_a_takeback_cross() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "friendly"})).await;
    for _ in 0..5 {
        two.play(1, "7g7f").await;
        two.both(true, json!({"type": "takeback"})).await;
        let mut tab = two.white.0.connect(&two.id).await.0;
        let (answer, played) =
            (json!({"type": "answer", "accept": true}), json!({"type": "move", "ply": 2, "usi": "3c3d"}));
        let (answer, played) = (answer.to_string(), played.to_string());
        tokio::join!(tab.say(&answer), two.white.1.say(&played));
        let first = two.black.1.next().await;
        let (_, snapshot) = two.black.0.connect(&two.id).await;
        let moves = snapshot["moves"].as_array().unwrap().len();
        match first["type"].as_str().unwrap() {
            // The move comes too early now: nothing has been played for the first ply.
            "takeback" => {
                two.white.1.until_refused("ply_ahead").await;
            }
            "move" => {
                assert_eq!(moves, 2);
                two.white.1.until("move").await;
                // For the next round.
                for _ in 0..2 {
                    two.both(true, json!({"type": "takeback"})).await;
                    two.both(false, json!({"type": "answer", "accept": true})).await;
                }
                continue;
            }
            other => panic!("{other}"),
        }
        assert_eq!(moves, 0);
    }
    two.site.stop().await;
}

#[tokio::test]
async fn offers_do_not_flood_a_game() {
    let data = Data::new();
    let limits = Limits { messages_a_second: 100_000, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let id = anna.make(json!({"opponent": "link", "ruleset": "friendly"})).await;
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
    let (mut first, _) = anna.connect(&id).await;
    let (mut second, _) = bruno.connect(&id).await;
    first.until("began").await;
    let mut offers = 0;
    loop {
        let minutes = 1 + offers % 2;
        let answer = first.ask(json!({"type": "offer", "offer": "break", "minutes": minutes})).await;
        if answer["code"] == "too_long" {
            break;
        }
        assert_eq!(answer["type"], "offered", "{answer}");
        assert_eq!(second.until("offered").await["seq"], answer["seq"]);
        offers += 1;
        assert!(offers < 2000, "no end of offers");
    }
    assert_eq!(first.play(1, "7g7f").await["type"], "move", "but moves are taken");
    site.stop().await;
}

#[tokio::test]
async fn both_ask_for_another_game_at_once() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    two.both(true, json!({"type": "resign"})).await;
    let path = format!("/api/v1/games/{}/rematch", two.id);
    let mut tabs: Vec<Visitor> =
        (0..10).map(|at| two.site.again(if at % 2 == 0 { &two.black.0 } else { &two.white.0 })).collect();
    let answers = join_all(tabs.iter_mut().map(|tab| tab.post(&path, json!({})))).await;
    let next = answers[0].json()["id"].clone();
    assert!(next.is_string() && answers.iter().all(|answer| answer.json()["id"] == next), "{}", answers[0].text);
    let (black, white) = (two.black.0, two.white.0);
    two.site.stop().await;

    let site = data.start().await;
    for visitor in [&black, &white] {
        assert_eq!(site.again(visitor).post(&path, json!({})).await.json()["id"], next, "after a restart, too");
    }
    site.stop().await;
}

// CLOCK-18: who has come for a moment and gone again is not waited for.
#[tokio::test]
async fn the_appointed_hour_waits_for_nobody_who_has_left() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let wish = json!({"opponent": "link", "clock": "10m", "starts_at": in_ms(1000)});
    let (one, other) = (anna.make(wish.clone()).await, anna.make(wish).await);
    for id in [&one, &other] {
        bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
        drop((anna.connect(id).await, bruno.connect(id).await));
    }
    let (mut line, snapshot) = anna.connect(&one).await;
    assert_eq!(snapshot["phase"], json!({"kind": "waiting", "here": ["black", "white"]}));
    let began = line.until("began").await;
    assert_eq!((&began["clock"]["running"], &began["phase"]["kind"]), (&json!("black"), &json!("playing")));
    // Where nobody was there when the hour struck it has begun all the same.
    let (_line, snapshot) = bruno.connect(&other).await;
    assert_eq!((&snapshot["clock"]["running"], &snapshot["phase"]["kind"]), (&json!("black"), &json!("playing")));
    site.stop().await;
}

#[tokio::test]
async fn an_hour_that_cannot_be_kept_is_refused() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let hours = ["1969-01-01T00:00:00Z", "2020-01-01T00:00", "9999-12-30T00:00:00Z", "-009999-01-01T00:00:00Z"];
    for hour in hours.into_iter().chain(["2026-11-20T25:00", "2026-02-30T10:00", "tomorrow", "\u{0}"]) {
        let reply = visitor.post("/api/v1/games", json!({"opponent": "link", "starts_at": hour})).await;
        assert_eq!(reply.json()["field"], "starts_at", "{hour}: {}", reply.text);
    }
    site.stop().await;
}

/// A line that says something no browser says is closed, and the game goes on.
#[tokio::test]
async fn broken_frames_end_their_own_line_only() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    let address = two.site.address();
    let cookie = two.black.0.cookie().to_owned();
    let long = vec![b'x'; 9000];
    let fragments = [vec![TEXT, 0x80 | 126, 0x14, 0, 0, 0, 0, 0], vec![b' '; 5120]].concat();
    let more = [vec![0, 0x80 | 126, 0x17, 0x70, 0, 0, 0, 0], vec![b' '; 6000]].concat();
    let broken: &[(&str, Vec<u8>)] = &[
        ("binary", vec![LAST | BINARY, 0x80, 0, 0, 0, 0]),
        ("no UTF-8", vec![LAST | TEXT, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
        ("too long", [vec![LAST | TEXT, 0x80 | 126, 0x23, 0x28, 0, 0, 0, 0], long].concat()),
        ("said to be enormous", vec![LAST | TEXT, 0x80 | 127, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]),
        ("too long in pieces", [fragments, more].concat()),
        ("without a mask", vec![LAST | TEXT, 2, b'{', b'}']),
        ("of no kind", vec![LAST | 3, 0x80, 0, 0, 0, 0]),
        ("with reserved bits", vec![LAST | 0x70 | TEXT, 0x80, 0, 0, 0, 0]),
        ("a ping that is too long", [vec![LAST | PING, 0x80 | 126, 0, 200, 0, 0, 0, 0], vec![0; 200]].concat()),
        ("a ping in pieces", vec![PING, 0x80, 0, 0, 0, 0]),
        ("the end of nothing", vec![LAST, 0x80, 0, 0, 0, 0]),
        ("no frame at all", b"GET / HTTP/1.1\r\n\r\n".to_vec()),
    ];
    for (what, bytes) in broken {
        let mut raw = Raw::connect(address, &two.id, &cookie).await;
        raw.until("snapshot").await;
        raw.bytes(bytes).await;
        println!("{what}");
        raw.expect_close().await;
    }
    two.play(1, "7g7f 3c3d").await;
    two.site.stop().await;
}

/// Who sends what cannot be heard is told so: trying again would not help.
#[tokio::test]
async fn what_cannot_be_heard_is_told_from_a_bad_moment() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let id = visitor.make(json!({"opponent": "two"})).await;
    let origin = format!("http://{}", visitor.address());
    for (path, longest) in [(format!("games/{id}/live"), 8 * 1024), ("analysis".to_owned(), 16 * 1024)] {
        for (message, code) in [
            (Message::text("x".repeat(longest + 1)), 1009),
            (Message::text("x".repeat(16 * longest)), 1009),
            (Message::binary(vec![1, 2, 3]), 1003),
        ] {
            let mut line = visitor.open(&path, &origin).await.unwrap();
            let length = message.len();
            line.send(message).await;
            assert_eq!(line.closing_code().await, code, "{path}: {length} bytes");
        }
    }
    // A server that stops asks its clients to come back.
    let line = visitor.open(&format!("games/{id}/live"), &origin).await.unwrap();
    let (code, ()) = tokio::join!(line.closing_code(), site.stop());
    assert_eq!(code, 1013);
}

#[tokio::test]
async fn odd_but_allowed_frames_are_understood() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    let mut raw = Raw::connect(two.site.address(), &two.id, two.black.0.cookie()).await;
    raw.until("snapshot").await;
    for payload in [&b""[..], &[0xff; 125], b"{\"type\":\"resign\"}"] {
        raw.frame(LAST | PING, payload).await;
        loop {
            let (kind, answer) = raw.hear().await.expect("an open line");
            if kind == PONG {
                assert_eq!(answer, payload);
                break;
            }
        }
        // Nobody asked for that.
        raw.frame(LAST | PONG, payload).await;
        raw.frame(LAST | PONG, &u64::MAX.to_be_bytes()).await;
    }
    let deep = "[".repeat(500) + &"]".repeat(500);
    for nonsense in [
        "",
        "null",
        "[]",
        "{}",
        &deep,
        "{\"type\":\"move\"}",
        "{\"type\":\"move\",\"ply\":-1,\"usi\":\"7g7f\"}",
        "{\"type\":\"move\",\"ply\":1e99,\"usi\":\"7g7f\"}",
        "{\"type\":\"resign\",\"type\":\"resign\"}",
        "{\"type\":{\"type\":\"resign\"}}",
        "{\"type\":\"claim\",\"ply\":0,\"foul\":\"two_pawns\"}",
        "{\"type\":\"offer\",\"offer\":\"break\",\"minutes\":4294967296}",
        "{\"type\":\"ceremony\",\"step\":\"lots\",\"number\":\"é0\"}",
    ] {
        raw.frame(LAST | TEXT, nonsense.as_bytes()).await;
        let refused = raw.until("refused").await;
        assert_eq!((&refused["code"], &refused["of"]), (&json!("bad_message"), &Value::Null), "{nonsense}");
    }
    raw.frame(LAST | TEXT, b"{\"type\":\"move\",\"ply\":1,\"usi\":\"\\u0000\"}").await;
    let refused = raw.until("refused").await;
    assert_eq!((&refused["code"], &refused["of"]), (&json!("bad_message"), &json!("move")));
    // A move in three pieces, with a ping between them.
    let text = json!({"type": "move", "ply": 1, "usi": "7g7f"}).to_string();
    let (one, rest) = text.as_bytes().split_at(7);
    let (other, last) = rest.split_at(11);
    raw.frame(TEXT, one).await;
    raw.frame(LAST | PING, b"?").await;
    raw.frame(0, other).await;
    raw.frame(LAST, last).await;
    assert_eq!(raw.until("move").await["move"]["usi"], "7g7f");
    assert_eq!(two.white.1.until("move").await["move"]["usi"], "7g7f");
    two.site.stop().await;
}

/// Who asks for more answers than they may have gets them later: what they send waits on their own side, not in our
/// memory.
#[tokio::test]
async fn pings_without_end_are_read_slowly() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    let mut raw = Raw::connect(two.site.address(), &two.id, two.site.visitor().cookie()).await;
    let began = Instant::now();
    for _ in 0..60 {
        raw.frame(LAST | PING, b"?").await;
    }
    two.play(1, "7g7f 3c3d").await;
    let mut answers = 0;
    while answers < 60 {
        answers += usize::from(raw.hear().await.expect("an open line").0 == PONG);
    }
    assert!(began.elapsed() > Duration::from_secs(1), "{:?}", began.elapsed());
    two.site.stop().await;
}

/// A player whose messages are long under way is given back what their bank holds and no more; and their opponent
/// cannot take it from them by saying something just when the flag would fall.
// CLOCK-23
#[tokio::test]
async fn lag_is_credited_out_of_the_bank_whatever_the_other_does() {
    let data = Data::new();
    let mut two = begin(&data, json!({"clock": "2s"})).await;
    drop(two.black.1);
    let mut raw = Raw::connect(two.site.address(), &two.id, two.black.0.cookie()).await;
    // Nothing is measured before the first ping is answered, and its answer comes late.
    let ping = loop {
        let (kind, payload) = raw.hear().await.expect("an open line");
        if kind == PING {
            break payload;
        }
    };
    tokio::time::sleep(Duration::from_millis(1200)).await;
    raw.frame(LAST | PONG, &ping).await;
    // Two seconds are over, but a move may be under way.
    let mut running = 2000;
    while running > 0 {
        let (_, seen) = two.white.0.connect(&two.id).await;
        running = seen["clock"]["black"]["main_ms"].as_u64().unwrap();
        assert_eq!(seen["result"], Value::Null);
        tokio::time::sleep(Duration::from_millis(running)).await;
    }
    for minutes in 1..=3 {
        let offered = two.white.1.ask(json!({"type": "offer", "offer": "break", "minutes": minutes})).await;
        assert_eq!((&offered["type"], &offered["result"]), (&json!("offered"), &Value::Null), "{offered}");
    }
    raw.say(&json!({"type": "move", "ply": 1, "usi": "7g7f"})).await;
    let moved = two.white.1.until("move").await;
    assert_eq!(moved["result"], Value::Null);
    let (left, bank) = (&moved["clock"]["black"]["main_ms"], &moved["clock"]["black"]["lag_ms"]);
    // The way there and back took longer than the bank of a second pays for: it pays all it has, and what is left comes of that.
    assert!(left.as_u64().unwrap() < 1000, "{left}");
    assert!(bank.as_u64().unwrap() < 400, "{bank}");
    two.site.stop().await;
}

/// What lines leave behind when they break: nothing.
#[tokio::test]
async fn lines_that_break_leave_nothing_behind() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    let tasks = || Handle::current().metrics().num_alive_tasks();
    let before = tasks();
    for round in 0..5 {
        let mut lines = Vec::new();
        for _ in 0..20 {
            lines.push(Raw::connect(two.site.address(), &two.id, two.black.0.cookie()).await);
        }
        // In some rounds they have heard everything, in others nothing.
        if round % 2 == 0 {
            for line in &mut lines {
                line.until("snapshot").await;
            }
        }
    }
    let mut seen = two.white.1.until_all("people").await;
    while tasks() > before || seen["spectators"] != 0 {
        if let Ok(people) = tokio::time::timeout(Duration::from_millis(20), two.white.1.until_all("people")).await {
            seen = people;
        }
    }
    two.play(1, "7g7f").await;
    two.site.stop().await;
}

/// A game that is over and that nobody looks at leaves memory, with its task.
#[tokio::test]
async fn games_that_are_over_are_put_away() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let mut ids = Vec::new();
    let tasks = || Handle::current().metrics().num_alive_tasks();
    let before = tasks();
    for _ in 0..5 {
        let id = anna.make(json!({"opponent": "link", "clock": "10m"})).await;
        bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
        ids.push(id);
    }
    for id in &ids {
        let (mut first, _) = anna.connect(id).await;
        let (_second, _) = bruno.connect(id).await;
        first.until("began").await;
        assert!(tasks() > before, "a game in progress is a task");
        first.say(&json!({"type": "resign"}).to_string()).await;
        first.until("end").await;
    }
    while tasks() > before {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (_, snapshot) = anna.connect(&ids[0]).await;
    assert_eq!(snapshot["result"]["winner"], "white");
    site.stop().await;
}

/// What stands in an address need not be an id.
#[tokio::test]
async fn nobody_lists_before_what_is_no_game() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    let long = "x".repeat(5000);
    for before in ["", "%00", "'", "%ff", &long] {
        assert_eq!(visitor.get(&format!("/api/v1/games?before={before}")).await.status, 404, "{before}");
        assert_eq!(visitor.get(&format!("/games?before={before}")).await.status, 404, "{before}");
    }
    site.stop().await;
}
