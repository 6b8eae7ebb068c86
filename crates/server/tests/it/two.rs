//! Two people play each other: invitation, seats, arrival, offers, endings, another game.

use crate::postgres::on_both;
use crate::site::Data;
use crate::together::{Two, begin, refuse};
use serde_json::{Value, json};
use std::time::{Duration, Instant, SystemTime};

#[tokio::test]
async fn who_is_invited_takes_the_free_seat() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id =
        anna.make(json!({"opponent": "link", "color": "white", "name": " Anna\u{202e} ", "ruleset": "official"})).await;
    let (mut waiting, snapshot) = anna.connect(&id).await;
    let players = &snapshot["game"]["players"];
    assert_eq!(players["black"], json!({"kind": "open", "name": "", "here": false, "you": false}));
    assert_eq!(players["white"], json!({"kind": "person", "name": "Anna", "here": true, "you": true}));
    assert_eq!((&snapshot["can_join"], &snapshot["role"]), (&json!(false), &json!("player")));
    assert_eq!(snapshot["game"]["ruleset"]["text"], "official");

    let (mut bruno, mut carla) = (site.visitor(), site.visitor());
    let (_, seen) = bruno.connect(&id).await;
    assert_eq!((&seen["can_join"], &seen["role"]), (&json!(true), &json!("spectator")));
    let path = format!("/api/v1/games/{id}/join");
    let both = tokio::join!(bruno.post(&path, json!({"name": "Bruno"})), carla.post(&path, json!({"name": "Carla"})));
    let codes = [both.0.status.as_u16(), both.1.status.as_u16()];
    assert!(codes == [200, 409] || codes == [409, 200], "one gets it: {codes:?}");
    let (guest, other) = if codes[0] == 200 { (&mut bruno, &mut carla) } else { (&mut carla, &mut bruno) };
    assert_eq!(other.post(&path, json!({})).await.json()["code"], "taken");
    assert_eq!(guest.post(&path, json!({})).await.json(), json!({"color": "black"}), "who has a seat keeps it");
    let people = waiting.until_all("people").await;
    assert_eq!(people["players"]["black"]["kind"], "person");
    assert_eq!(guest.get("/api/v1/games").await.json()["games"][0]["you"], json!(["black"]));
    assert!(guest.get("/games").await.text.contains("Anna"));
    site.stop().await;
}

#[tokio::test]
async fn two_people_play_to_resignation_and_again() {
    let data = Data::new();
    let mut two = begin(&data, json!({"clock": "10m+30s/10x60s", "clock_white": "5m+3s/move"})).await;
    let last = two.play(1, "7g7f 3c3d 2g2f").await;
    assert_eq!(last["clock"]["black"]["considerations"], 10);
    assert_eq!(last["clock"]["control"]["white"]["increment_ms"], 3000);
    let (mut watching, seen) = two.site.visitor().connect(&two.id).await;
    assert_eq!((&seen["legal"], &seen["role"]), (&json!([]), &json!("spectator")));
    let refused = watching.ask(json!({"type": "offer", "offer": "interrupt"})).await;
    assert_eq!((&refused["code"], &refused["of"]), (&json!("spectator"), &json!("offer")));
    let early = two.black.0.post(&format!("/api/v1/games/{}/rematch", two.id), json!({})).await;
    assert_eq!(early.json()["code"], "still-playing");

    // END-01: resigning belongs to one's own turn.
    let refused = two.black.1.ask(json!({"type": "resign"})).await;
    assert_eq!((&refused["code"], &refused["of"]), (&json!("not_your_turn"), &json!("resign")));
    let end = two.both(false, json!({"type": "resign"})).await;
    assert_eq!((&end["result"]["winner"], &end["result"]["replay"]), (&json!("black"), &json!(false)));
    assert_eq!(end["can"]["rematch"], true);
    let path = format!("/api/v1/games/{}/rematch", two.id);
    let next = two.black.0.post(&path, json!({})).await.json();
    assert_eq!(two.white.0.post(&path, json!({})).await.json(), next, "asked twice it is the same game");
    assert_eq!(watching.until("next").await["id"], next["id"]);
    let (_, again) = two.black.0.connect(next["id"].as_str().unwrap()).await;
    assert_eq!((&again["you"], &again["game"]["previous"]), (&json!(["white"]), &json!(two.id)));
    assert_eq!(
        (&again["game"]["clock"], &again["game"]["clock_white"]),
        (&json!("5m+3s/move"), &json!("10m+30s/10x60s"))
    );
    assert_eq!(again["game"]["players"]["black"]["name"], "Bruno");
    let watcher = two.site.visitor().post(&path, json!({})).await;
    assert_eq!(watcher.json()["code"], "not-yours");
    two.site.stop().await;
}

/// Takes an offer, or does not.
async fn answered(two: &mut Two, black_offers: bool, offer: Value, accept: bool) -> Value {
    let offered = two.both(black_offers, offer.clone()).await;
    assert_eq!(offered["type"], "offered", "{offer}: {offered}");
    two.both(!black_offers, json!({"type": "answer", "accept": accept})).await
}

// FOUL-15, END-14, CLOCK-21, ETIQ-16: what needs the consent of both.
#[tokio::test]
async fn offers_are_made_and_answered() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "friendly", "clock": "10m"})).await;
    two.play(1, "7g7f 3c3d").await;
    refuse(&mut two.black.1, json!({"type": "hint"}), "no_hints").await;
    refuse(&mut two.black.1, json!({"type": "answer", "accept": true}), "no_offer").await;
    refuse(&mut two.black.1, json!({"type": "offer", "offer": "impasse"}), "kings_not_entered").await;
    refuse(&mut two.black.1, json!({"type": "offer", "offer": "break", "minutes": 0}), "bad_break").await;
    refuse(&mut two.black.1, json!({"type": "offer", "offer": "dance"}), "bad_message").await;

    let declined = answered(&mut two, true, json!({"type": "takeback"}), false).await;
    assert_eq!(
        (&declined["type"], &declined["by"], &declined["offer"]),
        (&json!("declined"), &json!("white"), &Value::Null)
    );
    let back = answered(&mut two, false, json!({"type": "takeback"}), true).await;
    assert_eq!((&back["type"], &back["ply"], &back["turn"]), (&json!("takeback"), &json!(1), &json!("white")));

    let pause = answered(&mut two, true, json!({"type": "offer", "offer": "break", "minutes": 10}), true).await;
    assert_eq!((&pause["type"], &pause["until_ms"]), (&json!("break"), &json!(600_000)));
    assert_eq!((&pause["phase"]["kind"], &pause["clock"]["running"]), (&json!("break"), &Value::Null));
    refuse(&mut two.white.1, json!({"type": "move", "ply": 2, "usi": "3c3d"}), "on_break").await;
    refuse(&mut two.black.1, json!({"type": "resume"}), "not_your_turn").await;
    let resumed = two.both(false, json!({"type": "resume"})).await;
    assert_eq!((&resumed["type"], &resumed["clock"]["running"]), (&json!("resumed"), &json!("white")));

    // A move passes over what was proposed; what both propose is agreed.
    two.both(true, json!({"type": "offer", "offer": "interrupt"})).await;
    assert_eq!(two.play(2, "3c3d").await["offer"], Value::Null);
    two.both(true, json!({"type": "offer", "offer": "repetition"})).await;
    let end = two.both(false, json!({"type": "offer", "offer": "repetition"})).await;
    assert_eq!(
        (&end["type"], &end["result"]["reason"], &end["result"]["winner"]),
        (&json!("end"), &json!("repetition"), &Value::Null)
    );
    assert_eq!(end["result"]["replay"], false, "among friends it is a draw");
    two.site.stop().await;
}

/// White has nothing but the king, which moves first; Black's walks into White's camp.
const ENTERING: &str = "5a6a 5g5f 6a7a 5i5h 7a8a 5h5g 8a9a 5g4f 9a8a 4f4e 8a9a 4e4d 9a8a 4d4c";

// END-17: an impasse is agreed, with points for what the handicap has removed.
#[tokio::test]
async fn an_impasse_is_agreed() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "amateur/jsa2019", "handicap": "bare-king"})).await;
    let seen = two.play(1, ENTERING).await;
    assert_eq!((&seen["impasse"]["can_agree"], &seen["impasse"]["white"]["granted"]), (&json!(true), &json!(27)));
    let black = &seen["impasse"]["black"];
    assert_eq!(
        (&black["king_in_zone"], &black["pieces_in_zone"], &black["declared"]),
        (&json!(true), &json!(0), &json!("loss"))
    );
    let end = answered(&mut two, true, json!({"type": "offer", "offer": "impasse"}), true).await;
    assert_eq!((&end["result"]["reason"], &end["result"]["winner"]), (&json!("impasse"), &Value::Null));
    two.site.stop().await;
}

// END-15: a declaration that does not meet its conditions loses.
#[tokio::test]
async fn a_declaration_that_fails_loses() {
    let data = Data::new();
    let mut two = begin(&data, json!({"handicap": "bare-king"})).await;
    two.play(1, ENTERING).await;
    refuse(&mut two.black.1, json!({"type": "declare"}), "not_your_turn").await;
    let seen = two.play(15, "8a9a").await;
    assert_eq!(seen["can"]["declare"], false, "it is White who was told");
    let end = two.both(true, json!({"type": "declare"})).await;
    assert_eq!((&end["result"]["reason"], &end["result"]["winner"]), (&json!("failed_declaration"), &json!("white")));
    two.site.stop().await;
}

// FOUL-16, FOUL-18: in a strict game an illegal move is played, and loses.
#[tokio::test]
async fn a_strict_foul_loses_and_is_explained() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "official"})).await;
    two.play(1, "7g7f 3c3d 2g2f 2b8h+ 7i8h 4a3b").await;
    let end = two.both(true, json!({"type": "move", "ply": 7, "usi": "B*5g"})).await;
    let foul = &end["result"]["foul"];
    assert_eq!((&end["type"], &end["result"]["winner"]), (&json!("end"), &json!("white")));
    assert_eq!((&foul["code"], &foul["ply"], &foul["move"]), (&json!("drop_on_piece"), &json!(7), &json!("B*5g")));
    assert_eq!(foul["squares"], json!(["5g"]));
    assert!(foul["text"].as_str().unwrap().contains("駒の上に打つ") && foul["why"].as_str().unwrap().len() > 20);
    let seen = two.white.0.get(&format!("/api/v1/games/{}", two.id)).await.json();
    assert_eq!((&seen["result"], &seen["phase"]), (&end["result"], &json!({"kind": "over", "closed": true})));
    let kif = two.white.0.get(&format!("/games/{}/kif", two.id)).await.text;
    assert!(kif.contains("反則") && kif.contains("Anna"), "{kif}");

    let mut two = begin(&data, json!({"ruleset": "official"})).await;
    let end = two.both(true, json!({"type": "move", "ply": 1, "usi": "pass"})).await;
    assert_eq!(end["result"]["foul"]["code"], "pass");
    two.site.stop().await;
}

// END-10, FOUL-17: officially mate waits for resignation; the record stays open until somebody closes it.
#[tokio::test]
async fn officially_the_mated_player_resigns() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "official"})).await;
    let mated = two.play(1, "2g2f 5a4b 2f2e 4b3b 2e2d 8b4b 2d2c+").await;
    assert_eq!((&mated["result"], &mated["move"]["check"]), (&Value::Null, &json!("3b")));
    let end = two.both(false, json!({"type": "resign"})).await;
    assert_eq!((&end["result"]["reason"], &end["phase"]["closed"]), (&json!("resign"), &json!(false)));
    refuse(&mut two.white.1, json!({"type": "close"}), "not_arbiter").await;
    let closed = two.both(true, json!({"type": "close"})).await;
    assert_eq!((&closed["type"], &closed["phase"]["closed"]), (&json!("closed"), &json!(true)));
    two.site.stop().await;
}

// END-12, END-21, CLOCK-14, CLOCK-17: no contest is played again: colours swapped, the time that was left, after a pause.
#[tokio::test]
async fn repetition_is_played_again() {
    on_both(async |data| {
        let mut two = begin(data, json!({"ruleset": "official", "clock": "3h", "clock_white": "2h"})).await;
        let last = two.play(1, &["2h3h 8b7b 3h2h 7b8b"; 3].join(" ")).await;
        assert_eq!((&last["occurrences"], &last["result"]["reason"]), (&json!(4), &json!("repetition")));
        assert_eq!(last["result"]["replay"], true);
        let path = format!("/api/v1/games/{}/rematch", two.id);
        let next = two.white.0.post(&path, json!({})).await.json()["id"].as_str().unwrap().to_owned();
        assert_eq!(two.black.1.until("next").await["id"], json!(next));
        let (mut line, again) = two.white.0.connect(&next).await;
        assert_eq!((&again["you"], &again["phase"]["kind"]), (&json!(["black"]), &json!("break")));
        let until = again["phase"]["until_ms"].as_u64().unwrap();
        assert!((1_790_000..=1_800_000).contains(&until), "half an hour: {until}");
        let main = |color: &str| again["clock"][color]["main_ms"].as_u64().unwrap();
        assert!((7_190_000..=7_200_000).contains(&main("black")) && main("white") > 10_790_000);
        let (mut other, _) = two.black.0.connect(&next).await;
        refuse(&mut other, json!({"type": "resume"}), "not_your_turn").await;
        line.say(&json!({"type": "resume"}).to_string()).await;
        assert_eq!(line.until("resumed").await["clock"]["running"], "black");
        two.site.stop().await;
    })
    .await;
}

/// A point in time so many milliseconds from now.
fn in_ms(ms: i64) -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_millis() as i64;
    jiff::Timestamp::from_millisecond(now + ms).unwrap().to_string()
}

// CLOCK-18: three times the delay is deducted.
#[tokio::test]
async fn who_comes_late_has_less_time() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link", "clock": "1h", "starts_at": in_ms(-600_000)})).await;
    let (_line, snapshot) = anna.connect(&id).await;
    let left = snapshot["clock"]["black"]["main_ms"].as_u64().unwrap();
    assert!((1_740_000..=1_800_000).contains(&left), "ten minutes late cost thirty: {left}");
    assert_eq!(snapshot["clock"]["white"]["main_ms"], 3_600_000);
    assert!(snapshot["game"]["starts_at_ms"].as_i64().is_some());

    // CLOCK-19: nobody has come for more than an hour.
    let id = anna.make(json!({"opponent": "link", "clock": "5h", "starts_at": in_ms(-3_700_000)})).await;
    let (_line, snapshot) = anna.connect(&id).await;
    assert_eq!((&snapshot["phase"]["kind"], &snapshot["result"]["winner"]), (&json!("over"), &Value::Null));
    site.stop().await;
}

#[tokio::test]
async fn nobody_begins_before_the_appointed_hour() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link", "clock": "10m", "starts_at": in_ms(1500)})).await;
    let mut bruno = site.visitor();
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await;
    let (mut first, _) = anna.connect(&id).await;
    let (_second, snapshot) = bruno.connect(&id).await;
    assert_eq!(snapshot["phase"], json!({"kind": "waiting", "here": ["black", "white"]}));
    let began = first.until("began").await;
    let left = began["clock"]["black"]["main_ms"].as_u64().unwrap();
    assert!((599_000..=600_000).contains(&left), "{left}");
    site.stop().await;
}

// CLOCK-20, FOUL-08: an arbiter decides what no program sees.
#[tokio::test]
async fn an_arbiter_rules() {
    let data = Data::new();
    let site = data.start().await;
    let mut ada = site.visitor();
    let id = ada.make(json!({"opponent": "link", "color": "none", "ruleset": "official"})).await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let join = format!("/api/v1/games/{id}/join");
    assert_eq!(ada.post(&join, json!({})).await.json()["code"], "taken", "an arbiter does not play");
    assert_eq!(anna.post(&join, json!({})).await.json()["color"], "black");
    assert_eq!(bruno.post(&join, json!({})).await.json()["color"], "white");
    let (mut chair, snapshot) = ada.connect(&id).await;
    assert_eq!((&snapshot["role"], &snapshot["can"]["rule"]), (&json!("arbiter"), &json!(true)));
    let (mut black, _) = anna.connect(&id).await;
    let (_white, _) = bruno.connect(&id).await;
    black.until("began").await;
    let ruling = json!({"type": "rule", "ruling": "foul", "color": "white", "foul": "hidden_piece"});
    chair.until("began").await;
    refuse(&mut black, ruling.clone(), "not_arbiter").await;
    refuse(&mut chair, json!({"type": "move", "ply": 1, "usi": "7g7f"}), "spectator").await;
    chair.say(&ruling.to_string()).await;
    let end = black.until("end").await;
    assert_eq!((&end["result"]["winner"], &end["result"]["foul"]["kanji"]), (&json!("black"), &json!("隠し駒")));
    site.stop().await;
}

#[tokio::test]
async fn who_comes_back_hears_what_he_has_missed() {
    let data = Data::new();
    let mut two = begin(&data, json!({"clock": "10m"})).await;
    let known = two.play(1, "7g7f").await["seq"].clone();
    drop(two.black.1);
    two.white.1.play(2, "3c3d").await;
    let mut line = two.black.0.connect_since(&two.id, &known).await;
    assert_eq!(line.next().await["move"]["usi"], "3c3d");
    let now = line.next().await;
    assert_eq!(
        (&now["type"], &now["seq"], &now["turn"]),
        (&json!("now"), &json!(known.as_u64().unwrap() + 1), &json!("black"))
    );
    assert_eq!((&now["you"], &now["players"]["white"]["name"]), (&json!(["black"]), &json!("Bruno")));
    line.play(3, "2g2f").await;

    // What nobody remembers, or what never was, is told from the beginning.
    for since in [json!(0), json!(99)] {
        let mut line = two.black.0.connect_since(&two.id, &since).await;
        let first = line.next().await;
        assert!(first["type"] == "snapshot" || since == 0 && first["seq"] == 1, "{first}");
    }
    two.site.stop().await;
}

// HCAP-50, HCAP-51, HCAP-52, HCAP-53.
#[tokio::test]
async fn a_handicap_grants_more_than_pieces() {
    let data = Data::new();
    let wish = json!({"handicap": "rook", "gift": true, "takebacks": true, "opening": 2, "clock": "30m", "clock_white": "10m"});
    let mut two = begin(&data, wish).await;
    let (mut line, seen) = two.black.0.connect(&two.id).await;
    assert_eq!((&seen["phase"], &seen["game"]["opening"]), (&json!({"kind": "opening", "left": 2}), &json!(2)));
    assert!(seen["start"]["sfen"].as_str().unwrap().ends_with(" b R 1"), "the rook is in Black's hand");
    assert_eq!(
        (seen["clock"]["black"]["main_ms"].as_u64().unwrap() / 60_000, &seen["clock"]["white"]["main_ms"]),
        (29, &json!(600_000))
    );
    refuse(&mut line, json!({"type": "move", "ply": 1, "usi": "R*5d"}), "opening_beyond_fifth_rank").await;
    refuse(&mut two.white.1, json!({"type": "move", "ply": 1, "usi": "3c3d"}), "not_your_turn").await;
    let first = line.play(1, "7g7f").await;
    assert_eq!(
        (&first["type"], &first["usi"], &first["phase"]["left"]),
        (&json!("prepared"), &json!("7g7f"), &json!(1))
    );
    let begun = line.ask(json!({"type": "prepared"})).await;
    assert_eq!(
        (&begun["phase"]["kind"], &begun["turn"], &begun["start"]["turn"]),
        (&json!("playing"), &json!("white"), &json!("white"))
    );
    two.white.1.until("prepared").await;
    two.white.1.until("prepared").await;
    let played = two.white.1.play(1, "3c3d").await;
    assert_eq!(played["can"]["takeback"], false);
    line.next().await;
    line.play(2, "2g2f").await;
    let back = line.ask(json!({"type": "takeback"})).await;
    assert_eq!((&back["type"], &back["ply"]), (&json!("takeback"), &json!(1)));
    two.white.1.until("takeback").await;
    refuse(&mut two.white.1, json!({"type": "takeback"}), "no_takebacks").await;
    two.site.stop().await;
}

#[tokio::test]
async fn what_cannot_be_agreed_is_refused() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    for (wish, field) in [
        (json!({"ruleset": "house"}), "ruleset"),
        (json!({"opponent": "link", "color": "lots", "handicap": "lance"}), "color"),
        (json!({"opponent": "link", "color": "lots", "starts_at": "2030-01-01T10:00"}), "starts_at"),
        (json!({"opponent": "link", "starts_at": "tomorrow"}), "starts_at"),
        (json!({"opponent": "link", "starts_at": "1969-07-20T20:17:00Z"}), "starts_at"),
        (json!({"opponent": "link", "starts_at": "9999-01-01T00:00:00Z"}), "starts_at"),
        (json!({"opening": "many"}), "opening"),
        (json!({"opening": 300}), "opening"),
        (json!({"clock_white": "soon"}), "clock"),
        (json!({"opponent": "computer", "color": "lots"}), "color"),
    ] {
        let reply = anna.post("/api/v1/games", wish.clone()).await;
        assert_eq!((reply.status.as_u16(), &reply.json()["field"]), (422, &json!(field)), "{wish}: {}", reply.text);
    }
    site.stop().await;
}

// CLOCK-04: each player's flag falls by its own timer, at his own time.
#[tokio::test]
async fn each_flag_falls_in_time() {
    let data = Data::new();
    for (moves, loser) in [("", "black"), ("7g7f", "white")] {
        let mut two = begin(&data, json!({"clock": "1s", "clock_white": "2s"})).await;
        if !moves.is_empty() {
            two.play(1, moves).await;
        }
        let asked = Instant::now();
        let (_, seen) = two.black.0.connect(&two.id).await;
        let left = Duration::from_millis(seen["clock"][loser]["main_ms"].as_u64().unwrap());
        // How late this busy machine is with anything that is due at the same time.
        let machine = tokio::spawn(async move {
            tokio::time::sleep_until((asked + left).into()).await;
            asked.elapsed() - left
        });
        let end = two.black.1.until("end").await;
        let late = asked.elapsed().saturating_sub(left).saturating_sub(machine.await.unwrap());
        assert_eq!((&end["result"]["reason"], &end["clock"][loser]["main_ms"]), (&json!("time"), &json!(0)));
        assert_ne!(end["result"]["winner"], loser);
        assert!(late < Duration::from_millis(50), "{late:?} late");
        two.site.stop().await;
    }
}

// HCAP-51: the record of a game with moves before it starts where the game started.
#[tokio::test]
async fn a_record_starts_where_the_game_started() {
    let data = Data::new();
    let mut two = begin(&data, json!({"handicap": "lance", "gift": true, "opening": 1})).await;
    two.both(true, json!({"type": "move", "ply": 1, "usi": "7g7f"})).await;
    two.white.1.play(1, "3c3d").await;
    let kif = two.black.0.get(&format!("/games/{}/kif", two.id)).await;
    let record = kifu::read(kif.text.as_bytes()).unwrap().record;
    assert_eq!(record.moves().map(|played| played.m.to_string()).collect::<Vec<_>>(), ["3c3d"]);
    let start = record.position_after(0).unwrap().to_string();
    assert_eq!(start, "lnsgkgsn1/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w L 1");
    two.site.stop().await;
}

// FOUL-17: a foul that nobody noticed stands until it is claimed.
#[tokio::test]
async fn a_foul_that_stands_is_claimed() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "amateur/fouls-stand"})).await;
    let last = two.play(1, "7g7f 3c3d 7f7e 3d3e 7e7d 7c7d 2g2f P*7b").await;
    assert_eq!(last["can"]["claim"], true, "White was told, and could claim himself");
    refuse(&mut two.black.1, json!({"type": "claim", "ply": 7, "foul": "two_pawns"}), "no_such_foul").await;
    two.play(9, "2f2e").await;
    let kif = two.black.0.get(&format!("/games/{}/kif", two.id)).await;
    assert!(kif.text.contains("７二歩打"), "{}", kif.text);
    let end = two.both(true, json!({"type": "claim", "ply": 8, "foul": "two_pawns"})).await;
    let result = &end["result"];
    assert_eq!((&result["winner"], &result["foul"]["squares"]), (&json!("black"), &json!(["7d"])));
    assert_eq!((&result["foul"]["ply"], &result["foul"]["move"]), (&json!(8), &json!("P*7b")));
    two.site.stop().await;
}

/// What a visitor finds when he comes back: the whole game but for what changes with time.
async fn found(two: &mut Two) -> Value {
    let mut seen = two.white.0.get(&format!("/api/v1/games/{}", two.id)).await.json();
    for (key, value) in [("seq", Value::Null), ("clock", Value::Null), ("lag", Value::Null)] {
        seen[key] = value;
    }
    for color in ["black", "white"] {
        seen["game"]["players"][color]["here"] = Value::Null;
    }
    if seen["phase"]["kind"] == "break" {
        seen["phase"]["until_ms"] = Value::Null;
    }
    seen
}

/// Stops the server and starts it again; both come back.
async fn restart(data: &Data, mut two: Two) -> Two {
    let before = found(&mut two).await;
    let mut two = two.restart(data).await;
    assert_eq!(found(&mut two).await, before);
    two
}

#[tokio::test]
async fn a_restart_loses_nothing_in_any_phase() {
    on_both(async |data| {
        // Before the other has come.
        let site = data.start().await;
        let mut anna = site.visitor();
        let wish = json!({"opponent": "link", "ceremony": true, "ruleset": "friendly", "clock": "10m", "opening": 2});
        let id = anna.make(wish).await;
        drop(anna.connect(&id).await);
        site.stop().await;
        let site = data.start().await;
        let mut bruno = site.again(&anna);
        assert_eq!(bruno.get(&format!("/api/v1/games/{id}")).await.json()["phase"]["here"], json!(["black"]));
        let (anna, mut bruno) = (site.again(&anna), site.visitor());
        bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
        let (one, _) = anna.connect(&id).await;
        let (mut other, _) = bruno.connect(&id).await;
        // In the ceremony.
        other.ask(json!({"type": "ceremony", "step": "greeting"})).await;
        let mut two = restart(data, Two::new(site, id, (anna, one), (bruno, other), false)).await;
        two.white.1.ask(json!({"type": "ready"})).await;
        two.black.1.say(&json!({"type": "ready"}).to_string()).await;
        two.black.1.until("began").await;
        // In the moves before the game, then in it.
        two.black.1.play(1, "7g7f").await;
        let mut two = restart(data, two).await;
        two.black.1.ask(json!({"type": "prepared"})).await;
        two.white.1.until("prepared").await;
        two.white.1.play(1, "3c3d").await;
        let mut two = restart(data, two).await;
        // With a proposal on the table, in a break, at the end.
        two.white.1.ask(json!({"type": "offer", "offer": "break", "minutes": 5})).await;
        let mut two = restart(data, two).await;
        let pause = two.black.1.ask(json!({"type": "answer", "accept": true})).await;
        assert_eq!(pause["type"], "break", "{pause}");
        let mut two = restart(data, two).await;
        two.black.1.ask(json!({"type": "resume"})).await;
        assert_eq!(two.black.1.ask(json!({"type": "resign"})).await["type"], "end");
        let two = restart(data, two).await;
        two.site.stop().await;
    })
    .await;
}

/// Endless talk ends, moves do not.
#[tokio::test]
async fn a_game_holds_only_so_much_talk() {
    let data = Data::new();
    let config = server::Config { limits: server::Limits::for_load_test(), ..data.config() };
    let mut two = crate::together::begin_at(crate::site::Site::start(config).await, json!({})).await;
    let offers = ["impasse", "interrupt", "repetition"].map(|offer| json!({"type": "offer", "offer": offer}));
    let mut code = Value::Null;
    for number in 0..1200 {
        code = two.black.1.ask(offers[1 + number % 2].clone()).await["code"].clone();
        if !code.is_null() {
            break;
        }
        two.white.1.next().await;
    }
    assert_eq!(code, "too_long");
    assert_eq!(two.play(1, "7g7f").await["type"], "move");
    two.site.stop().await;
}

#[tokio::test]
async fn forms_do_the_same() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let form = "opponent=link&color=white&name=Anna&ruleset=official&clock=other&clock_text=3h&clock_white=&starts_at=&opening=&ceremony=on";
    let made = anna.post_form("/games", form).await;
    let page = made.header("location").to_owned();
    let seen = anna.get(&format!("/api/v1{page}")).await.json();
    let game = &seen["game"];
    assert_eq!((&game["clock"], &game["clock_white"], &game["opening"]), (&json!("3h"), &Value::Null, &Value::Null));
    assert_eq!(
        (&game["ceremony"], &game["ruleset"]["name"], &game["players"]["white"]["name"]),
        (&json!(true), &json!("official"), &json!("Anna"))
    );
    let joined = bruno.post_form(&format!("{page}/join"), "name=Bruno").await;
    assert_eq!((joined.status.as_u16(), joined.header("location")), (303, page.as_str()));
    let mut carla = site.visitor();
    let late = carla.post_form(&format!("{page}/join"), "name=Carla").await;
    assert!(late.status == 409 && late.text.contains("Somebody else is already playing"), "{}", late.text);
    assert_eq!(carla.post_form("/games/nothing/join", "name=Carla").await.status, 404);

    let (mut line, _) = bruno.connect(page.strip_prefix("/games/").unwrap()).await;
    let (_other, _) = anna.connect(page.strip_prefix("/games/").unwrap()).await;
    line.until("arrived").await;
    line.say(&json!({"type": "resign"}).to_string()).await;
    line.until("end").await;
    let again = bruno.post_form(&format!("{page}/rematch"), "").await;
    assert_eq!(again.status, 303);
    assert_eq!(anna.post_form(&format!("{page}/rematch"), "").await.header("location"), again.header("location"));
    site.stop().await;
}

#[tokio::test]
async fn the_computer_plays_again_with_the_other_colour() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "computer", "level": "15k", "ruleset": "official", "clock": "10m"})).await;
    let (mut line, _) = anna.connect(&id).await;
    // Alone one agrees with oneself; the computer is asked for form's sake.
    line.say(&json!({"type": "offer", "offer": "break", "minutes": 5}).to_string()).await;
    assert_eq!(line.until("break").await["phase"]["kind"], "break");
    line.say(&json!({"type": "resume"}).to_string()).await;
    line.until("resumed").await;
    line.say(&json!({"type": "offer", "offer": "repetition"}).to_string()).await;
    assert_eq!(line.until("declined").await["by"], "white");
    line.say(&json!({"type": "resign"}).to_string()).await;
    line.until("end").await;
    let next = anna.post(&format!("/api/v1/games/{id}/rematch"), json!({})).await.json();
    let (mut line, seen) = anna.connect(next["id"].as_str().unwrap()).await;
    assert_eq!((&seen["you"], &seen["game"]["players"]["black"]["kind"]), (&json!(["white"]), &json!("computer")));
    assert_eq!(line.until("move").await["move"]["color"], "black");
    site.stop().await;
}

#[tokio::test]
async fn an_invitation_is_called_off() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let id = anna.make(json!({"opponent": "link"})).await;
    let (mut line, _) = anna.connect(&id).await;
    line.say(&json!({"type": "offer", "offer": "interrupt"}).to_string()).await;
    assert_eq!(line.until("end").await["result"]["reason"], "interrupted");
    let seen = bruno.get(&format!("/api/v1/games/{id}")).await.json();
    assert_eq!((&seen["can_join"], &seen["can"]["join"]), (&json!(false), &json!(false)));
    assert_eq!(bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await.json()["code"], "taken");
    site.stop().await;
}

/// What the network costs a player is measured, shown, and taken off his move's time.
#[tokio::test]
async fn lag_is_measured_and_credited() {
    let data = Data::new();
    let mut two = begin(&data, json!({"clock": "10m"})).await;
    // Who comes back on a slow line: his answer to the first ping, sent at once, is long in coming.
    let (mut slow, _) = two.black.0.connect(&two.id).await;
    tokio::time::sleep(Duration::from_millis(240)).await;
    slow.say(&json!({"type": "ping"}).to_string()).await;
    slow.until("pong").await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let played = slow.play(1, "7g7f").await;
    let lag = played["lag"]["black"].as_u64().unwrap();
    assert!((100..1000).contains(&lag), "half of a trip of 240 ms and more: {lag}");
    // What the bank has paid is on its way back to it, a tenth of a second for the move.
    let bank = played["clock"]["black"]["lag_ms"].as_u64().unwrap();
    assert_eq!(bank, (1000 - lag + 100).min(1000));
    let used = played["move"]["used_ms"].as_u64().unwrap();
    let left = played["clock"]["black"]["main_ms"].as_u64().unwrap();
    assert_eq!((left, used > 100), (600_000 - used, true));
    two.site.stop().await;
}
