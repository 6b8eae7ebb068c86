//! The game for four at a table: people by link, computers, clocks that fire, a server that dies (VAR-15).

use crate::killed::Doomed;
use crate::postgres::on_both;
use crate::site::{Data, Line, Site, Visitor};
use axum::http::StatusCode;
use serde_json::{Value, json};
use variants::yonin::Record;

pub(crate) async fn make(visitor: &mut Visitor, wish: Value) -> String {
    let reply = visitor.post("/api/v1/games", among_four(wish)).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
    reply.json()["id"].as_str().unwrap().to_owned()
}

/// The same wish of a game for four.
pub(crate) fn among_four(mut wish: Value) -> Value {
    wish["variant"] = "yonin".into();
    wish
}

pub(crate) async fn connect(visitor: &Visitor, id: &str) -> (Line, Value) {
    let origin = format!("http://{}", visitor.address());
    let mut line = visitor.open(&format!("games/{id}/live"), &origin).await.unwrap();
    let snapshot = line.until("snapshot").await;
    (line, snapshot)
}

fn wish(clock: &str) -> Value {
    json!({"west": "link", "north": "link", "east": "link", "begins": "south", "clock": clock, "name": "Anna"})
}

/// Four people, who sit down one after the other.
async fn four(site: &Site, wish: Value) -> (String, Vec<(Visitor, Line)>) {
    let mut anna = site.visitor();
    let id = make(&mut anna, wish).await;
    let (line, snapshot) = connect(&anna, &id).await;
    assert_eq!((&snapshot["phase"]["kind"], &snapshot["you"]), (&json!("waiting"), &json!(["south"])));
    let mut people = vec![(anna, line)];
    for seat in ["west", "north", "east"] {
        let mut guest = site.visitor();
        let joined = guest.post(&format!("/api/v1/games/{id}/join"), json!({"name": seat, "seat": seat})).await;
        assert_eq!(joined.json(), json!({"color": seat}));
        let (line, _) = connect(&guest, &id).await;
        people.push((guest, line));
    }
    (id, people)
}

#[tokio::test]
async fn four_people_sit_down_and_play() {
    on_both(async |data: &Data| {
        let site = data.start().await;
        let (id, mut people) = four(&site, wish("none")).await;
        for (ply, m) in ["5g5f", "7e6e", "5c5d", "3e4e"].into_iter().enumerate() {
            let wrong = &mut people[(ply + 2) % 4].1;
            wrong.say(&json!({"type": "move", "ply": ply + 1, "usi": m}).to_string()).await;
            wrong.until_refused("not_your_turn").await;
            people[ply].1.say(&json!({"type": "move", "ply": ply + 1, "usi": m}).to_string()).await;
            for (_, line) in &mut people {
                let told = line.until("move").await;
                assert_eq!((&told["move"]["usi"], &told["move"]["ply"]), (&json!(m), &json!(ply + 1)));
            }
        }
        people[0].1.say(r#"{"type":"move","ply":5,"usi":"5f5a"}"#).await;
        people[0].1.until_refused("cannot_move_so").await;
        people[0].1.say(r#"{"type":"move","ply":5,"usi":"P*5e"}"#).await;
        people[0].1.until_refused("not_in_hand").await;
        people[0].1.say(r#"{"type":"move","ply":5,"usi":"hello"}"#).await;
        people[0].1.until_refused("bad_message").await;
        let mut late = site.visitor();
        let full = late.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
        assert_eq!(full.status, StatusCode::CONFLICT);
        let (mut spectator, seen) = connect(&late, &id).await;
        assert_eq!((&seen["you"], seen["moves"].as_array().map(Vec::len)), (&json!([]), Some(4)));
        let text = &seen["moves"][2]["text"];
        assert_eq!(text, &json!({"japanese": "５四歩", "western": "P-54", "spoken": "Pawn to 5-4"}));
        spectator.say(r#"{"type":"resign","seat":"west"}"#).await;
        spectator.until_refused("spectator").await;
        people[1].1.say(r#"{"type":"resign","seat":"west"}"#).await;
        people[2].1.until("out").await;
        people[2].1.say(r#"{"type":"resign","seat":"north"}"#).await;
        let over = spectator_sees_end(&mut spectator).await;
        assert_eq!(over["result"]["places"], json!([1, 4, 3, 1]));
        site.stop().await;
        // Another server finds the same.
        let site = data.start().await;
        let again = site.again(&people[0].0).get(&format!("/api/v1/games/{id}")).await.json();
        assert_eq!((&again["position"], &again["result"]), (&over["position"], &over["result"]));
    })
    .await;
}

async fn spectator_sees_end(line: &mut Line) -> Value {
    loop {
        let told = line.until("out").await;
        if !told["result"].is_null() {
            return told;
        }
    }
}

fn moved(ply: usize, m: &str) -> String {
    json!({"type": "move", "ply": ply, "usi": m}).to_string()
}

/// Who comes back after a moment hears what was missed and how the game stands, not the whole game once more.
#[tokio::test]
async fn whoever_comes_back_hears_what_they_missed() {
    let data = Data::new();
    let site = data.start().await;
    let (id, mut people) = four(&site, wish("none")).await;
    let (south, mut line) = people.remove(0);
    line.say(r#"{"type":"move","ply":1,"usi":"5g5f"}"#).await;
    let known = line.until("move").await;
    drop(line);
    people[0].1.say(r#"{"type":"move","ply":2,"usi":"7e6e"}"#).await;
    while people[1].1.until("move").await["move"]["ply"] != 2 {}
    people[1].1.say(r#"{"type":"move","ply":3,"usi":"5c5d"}"#).await;
    while people[2].1.until("move").await["move"]["ply"] != 3 {}
    let origin = format!("http://{}", south.address());
    let back = format!("games/{id}/live?since={}", known["seq"]);
    let mut line = south.open(&back, &origin).await.unwrap();
    for (ply, usi) in [(2, "7e6e"), (3, "5c5d")] {
        let missed = line.next().await;
        assert_eq!(
            (&missed["type"], &missed["move"]["ply"], &missed["move"]["usi"]),
            (&json!("move"), &json!(ply), &json!(usi))
        );
        assert_eq!((&missed["legal"], &missed["seq"]), (&json!([]), &json!(known["seq"].as_u64().unwrap() + ply - 1)));
    }
    let now = line.next().await;
    assert_eq!(
        (&now["type"], &now["turn"], &now["you"], &now["moves"]),
        (&json!("now"), &json!("east"), &json!(["south"]), &Value::Null)
    );
    // What another can play is theirs to know.
    assert_eq!((&now["legal"], &now["can"]["move"]), (&json!([]), &json!(false)));
    site.stop().await;
}

/// All whom it concerns must agree, and one is enough to say no; what was taken back stays so.
#[tokio::test]
async fn a_takeback_wants_the_consent_of_all() {
    let data = Data::new();
    let site = data.start().await;
    let (id, mut people) = four(&site, wish("1h")).await;
    for (ply, m) in ["5g5f", "7e6e", "5c5d"].into_iter().enumerate() {
        people[ply].1.say(&moved(ply + 1, m)).await;
        people[3].1.until("move").await;
    }
    let (accept, decline) = (r#"{"type":"answer","accept":true}"#, r#"{"type":"answer","accept":false}"#);
    people[3].1.say(r#"{"type":"takeback"}"#).await;
    people[3].1.until_refused("nothing_to_take_back").await;
    people[3].1.say(accept).await;
    people[3].1.until_refused("no_offer").await;
    for answers in [[accept, decline], [accept, accept]] {
        people[1].1.say(r#"{"type":"takeback"}"#).await;
        let mut open = vec!["south", "north", "east"];
        for (player, answer) in [(2, accept), (0, answers[0]), (3, answers[1])] {
            let offer = json!({"offer": "takeback", "by": "west", "ply": 2, "open": open});
            while people[player].1.next().await["offer"] != offer {}
            people[player].1.say(answer).await;
            open.retain(|seat| *seat != ["south", "west", "north", "east"][player]);
        }
    }
    let told = people[1].1.until("takeback").await;
    assert_eq!((&told["turn"], &told["ply"], &told["offer"]), (&json!("west"), &json!(1), &json!(null)));
    people[1].1.say(&moved(2, "7e6e")).await;
    people[1].1.until("move").await;
    site.stop().await;
    let again = data.start().await.again(&people[0].0).get(&format!("/api/v1/games/{id}")).await.json();
    let moves: Vec<&str> = again["moves"].as_array().unwrap().iter().map(|m| m["usi"].as_str().unwrap()).collect();
    assert_eq!((moves, &again["turn"]), (vec!["5g5f", "7e6e"], &json!("north")));
}

/// The computer agrees to every takeback.
#[tokio::test]
async fn a_takeback_against_computers_needs_nobody() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = make(&mut anna, json!({"west": "1", "north": "1", "east": "1", "begins": "south"})).await;
    let (mut line, _) = connect(&anna, &id).await;
    line.say(&moved(1, "5g5f")).await;
    assert_eq!(line.until("move").await["move"]["color"], "south");
    line.say(r#"{"type":"takeback"}"#).await;
    let told = line.until("takeback").await;
    assert_eq!((&told["turn"], &told["ply"]), (&json!("south"), &json!(0)));
}

/// The games for four stand in the lists with those of two, and their records are read back.
#[tokio::test]
async fn games_are_listed_and_taken_home() {
    on_both(async |data: &Data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let two = anna.make(json!({"opponent": "computer"})).await;
        let open = make(&mut anna, wish("none")).await;
        let screen =
            json!({"west": "me", "north": "me", "east": "me", "begins": "south", "play": "teams", "name": "Anna"});
        let id = make(&mut anna, screen).await;
        let (mut line, _) = connect(&anna, &id).await;
        for (ply, m) in ["5g5f", "7e6e"].into_iter().enumerate() {
            line.say(&moved(ply + 1, m)).await;
            line.until("move").await;
        }
        line.say(r#"{"type":"resign","seat":"north"}"#).await;
        line.until("out").await;
        let listed = anna.get("/api/v1/games").await.json();
        let ids: Vec<&Value> = listed["games"].as_array().unwrap().iter().map(|game| &game["id"]).collect();
        assert_eq!(ids, [&id, &open, &two]);
        assert_eq!(
            (&listed["games"][0]["places"], &listed["games"][1]["places"]),
            (&json!([3, 1, 3, 1]), &json!(null))
        );
        let page = anna.get("/games").await.text;
        assert!(page.contains(&format!("/games/{id}")) && page.contains(&format!("/games/{open}")), "{page}");
        for (before, rest) in [(&id, vec![&open, &two]), (&open, vec![&two]), (&two, vec![])] {
            let part = anna.get(&format!("/api/v1/games?before={before}")).await.json();
            let ids: Vec<&Value> = part["games"].as_array().unwrap().iter().map(|game| &game["id"]).collect();
            assert_eq!(ids, rest, "before {before}");
        }
        let formats = anna.get(&format!("/api/v1/games/{id}/formats")).await.json();
        let lost: Vec<usize> = formats["formats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|format| format["lost"].as_array().unwrap().len())
            .collect();
        assert_eq!(lost, [0, 2], "the line has neither names nor times: {formats}");
        for format in ["json", "usi"] {
            let file = anna.get(&format!("/api/v1/games/{id}/file?format={format}")).await;
            assert!(file.header("content-disposition").contains(&format!("{id}.{format}")));
            let record = Record::read(&file.text).expect("a record").expect("a whole one");
            assert_eq!((record.plies(), record.deeds().count()), (2, 3), "{}", file.text);
            assert_eq!(record.ending().map(|outcome| outcome.places), Some([3, 1, 3, 1]));
            assert_eq!(record.players[0], if format == "json" { "Anna" } else { "" });
        }
        let wrong = anna.get(&format!("/api/v1/games/{id}/file?format=kif")).await;
        assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    })
    .await;
}

#[tokio::test]
async fn a_flag_falls_by_itself() {
    let data = Data::new();
    let site = data.start().await;
    let (_, mut people) = four(&site, wish("1s")).await;
    let fallen = people[3].1.until("out").await;
    assert_eq!((&fallen["seats"][0]["state"], &fallen["turn"]), (&json!("flag"), &json!("west")));
    let over = people[3].1.until("out").await;
    assert_eq!(over["result"]["places"], json!([4, 3, 1, 1]));
}

/// One at the table, the computer in the other seats: they answer by themselves until it is the player's turn again.
#[tokio::test]
async fn computers_take_the_other_seats() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = make(&mut anna, json!({"west": "1", "north": "2", "east": "1", "begins": "west"})).await;
    let (mut line, snapshot) = connect(&anna, &id).await;
    let mut told = snapshot;
    while told["turn"] != "south" || told["phase"]["kind"] != "playing" {
        told = line.next().await;
    }
    let m = told["legal"][0].clone();
    let ply = told["move"]["ply"].as_u64().unwrap_or_default() + 1;
    line.say(&json!({"type": "move", "ply": ply, "usi": m}).to_string()).await;
    let told = line.until("move").await;
    assert_eq!(told["move"]["color"], "south");
    assert_ne!(line.until("move").await["move"]["color"], "south");
}

#[tokio::test]
async fn nonsense_is_refused() {
    let data = Data::new();
    let site = data.start().await;
    let mut visitor = site.visitor();
    for wish in [
        json!({"south": "11"}),
        json!({"south": "1", "west": "1", "north": "1", "east": "1"}),
        json!({"begins": "up"}),
        json!({"play": "alone"}),
        json!({"clock": "soon"}),
    ] {
        let reply = visitor.post("/api/v1/games", among_four(wish.clone())).await;
        assert!(reply.status.is_client_error(), "{wish}: {}", reply.status);
    }
    assert_eq!(visitor.get("/games/00000000000000000000").await.status, StatusCode::NOT_FOUND);
    let id = make(&mut visitor, wish("none")).await;
    let foreign = visitor.open(&format!("games/{id}/live"), "http://elsewhere.test").await;
    assert!(foreign.is_err(), "another site's page");
    let (mut line, _) = connect(&visitor, &id).await;
    for nonsense in ["", "{}", r#"{"type":"move"}"#, r#"{"type":"resign","seat":"up"}"#] {
        line.say(nonsense).await;
        line.until_refused("bad_message").await;
    }
    line.say(r#"{"type":"move","ply":1,"usi":"5g5f"}"#).await;
    line.until_refused("not_begun").await;
    line.say(&"x".repeat(10_000)).await;
    assert_eq!(line.hear().await, None, "too long a message ends the line");
    let page = visitor.get("/family/yonin").await;
    assert!(page.status.is_success() && page.text.contains("四人将棋"));
}

/// What was told is so when a server that was killed comes back.
#[tokio::test]
async fn whatever_was_told_is_so_after_a_crash() {
    let mut doomed = Doomed::new().await;
    let wish = json!({"west": "link", "north": "me", "east": "me", "begins": "south", "clock": "1h"});
    let made = doomed.ask(0, "POST", "/api/v1/games", &among_four(wish).to_string()).await;
    let id = made["id"].as_str().unwrap().to_owned();
    doomed.kill();
    let join = format!("/api/v1/games/{id}/join");
    assert_eq!(doomed.ask(1, "POST", &join, "{}").await, json!({"color": "west"}));
    for (ply, m) in ["5g5f", "7e6e", "5c5d"].into_iter().enumerate() {
        doomed.kill();
        let mut lines = Vec::new();
        for player in 0..2 {
            lines.push(connect(&doomed.visitor(player), &id).await.0);
        }
        let mover = &mut lines[ply % 2];
        mover.say(&json!({"type": "move", "ply": ply + 1, "usi": m}).to_string()).await;
        mover.until("move").await;
    }
    doomed.kill();
    let (_, seen) = connect(&doomed.visitor(0), &id).await;
    assert_eq!((seen["moves"].as_array().map(Vec::len), &seen["turn"]), (Some(3), &json!("east")));
    let left = seen["clock"]["east"]["main_ms"].as_u64().unwrap();
    assert!((3_500_000..=3_600_000).contains(&left), "{left}");
    doomed.end();
}

/// The referee is as strict as was agreed: by the official rules whoever makes a forbidden move is out, nothing is taken back,
/// and nobody gives up out of turn.
#[tokio::test]
async fn the_rules_are_those_that_were_agreed() {
    let data = Data::new();
    let site = data.start().await;
    let mut strict = wish("none");
    strict["ruleset"] = "official".into();
    let (id, mut people) = four(&site, strict).await;
    people[1].1.say(r#"{"type":"resign","seat":"west"}"#).await;
    people[1].1.until_refused("not_your_turn").await;
    people[0].1.say(&moved(1, "5g5f")).await;
    people[0].1.until("move").await;
    people[0].1.say(r#"{"type":"takeback"}"#).await;
    people[0].1.until_refused("no_takebacks").await;
    people[1].1.say(&moved(2, "7e7d")).await;
    let out = people[3].1.until("out").await;
    assert_eq!(
        (&out["seats"][1]["state"], &out["turn"], &out["color"], &out["how"]),
        (&json!("foul"), &json!("north"), &json!("west"), &json!("foul"))
    );
    assert_eq!(out["result"], json!(null));
    site.stop().await;
    let again = data.start().await.again(&people[0].0).get(&format!("/api/v1/games/{id}")).await.json();
    assert_eq!((&again["seats"][1]["state"], &again["turn"]), (&json!("foul"), &json!("north")));
}

/// A game is broken off when all people agree; the computer does not mind.
#[tokio::test]
async fn a_game_is_broken_off_by_all() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = make(&mut anna, json!({"west": "link", "north": "1", "east": "1", "begins": "south"})).await;
    let (mut line, _) = connect(&anna, &id).await;
    let mut bruno = site.visitor();
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
    let (mut other, _) = connect(&bruno, &id).await;
    line.until("began").await;
    let offer = r#"{"type":"offer","offer":"interrupt"}"#;
    line.say(r#"{"type":"offer","offer":"draw"}"#).await;
    line.until_refused("bad_message").await;
    for accept in [false, true] {
        line.say(offer).await;
        while other.next().await["offer"]["open"] != json!(["west"]) {}
        other.say(&json!({"type": "answer", "accept": accept}).to_string()).await;
        let told = line.until(if accept { "end" } else { "declined" }).await;
        assert_eq!(told["result"]["reason"], if accept { json!("interrupted") } else { json!(null) });
    }
    let listed = anna.get("/api/v1/games").await.json();
    assert_eq!(
        (&listed["games"][0]["places"], &listed["games"][0]["reason"]),
        (&json!([1, 1, 1, 1]), &json!("interrupted"))
    );
    let page = anna.get("/games").await.text;
    assert!(page.contains("broken off") && !page.contains("1st place"), "{page}");
    let file = anna.get(&format!("/api/v1/games/{id}/file?format=json")).await.text;
    assert_eq!(
        Record::read(&file).unwrap().unwrap().ending().map(|outcome| outcome.reason.code()),
        Some("interrupted")
    );
}

/// What cannot be agreed is refused with the field that is wrong; a seat that is taken, or is none, is not exchanged for another.
#[tokio::test]
async fn what_is_wrong_is_named() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for (field, value) in [
        ("south", "11"),
        ("begins", "up"),
        ("clock", "soon"),
        ("ruleset", "wild"),
        ("play", "alone"),
        ("direction", "down"),
    ] {
        let reply = anna.post("/api/v1/games", among_four(json!({field: value}))).await;
        let told = (reply.status, reply.json());
        assert_eq!((told.0, &told.1["field"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(field)), "{}", reply.text);
        assert!(reply.text.contains(value), "{}", reply.text);
    }
    let id = make(&mut anna, wish("none")).await;
    let mut bruno = site.visitor();
    let join = format!("/api/v1/games/{id}/join");
    let nonsense = bruno.post(&join, json!({"seat": "up"})).await;
    assert_eq!((nonsense.status, nonsense.json()["field"].clone()), (StatusCode::UNPROCESSABLE_ENTITY, json!("seat")));
    assert_eq!(bruno.post(&join, json!({"seat": "south"})).await.status, StatusCode::CONFLICT);
    assert_eq!(bruno.post(&join, json!({"seat": "north"})).await.json(), json!({"color": "north"}));
    assert_eq!(
        bruno.post(&join, json!({"seat": "west"})).await.json(),
        json!({"color": "north"}),
        "who sits keeps their seat"
    );
}
