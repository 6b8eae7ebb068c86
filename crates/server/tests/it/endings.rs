//! Two people play each other: what they propose, how it ends, and what follows.

use crate::log::Log;
use crate::postgres::on_both;
use crate::site::{Data, Site};
use crate::together::{Two, begin, refuse};
use arbiter::{Foul, Ruling};
use serde_json::{Value, json};
use server::{Config, Limits};
use shogi::Color;

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
    // END-14: a repetition can be agreed once something has come back, and `can` says when.
    let repetition = json!({"type": "offer", "offer": "repetition"});
    refuse(&mut two.black.1, repetition.clone(), "nothing_repeated").await;
    let seen = two.play(3, "2h3h 8b7b 3h2h 7b8b").await;
    assert_eq!((&seen["occurrences"], &seen["can"]["repetition"]), (&json!(2), &json!(true)));
    two.both(true, repetition.clone()).await;
    let end = two.both(false, repetition).await;
    assert_eq!(
        (&end["type"], &end["result"]["reason"], &end["result"]["winner"]),
        (&json!("end"), &json!("repetition"), &Value::Null)
    );
    assert_eq!(end["result"]["replay"], false, "among friends it is a draw");
    two.site.stop().await;
}

// END-23: among friends and in clubs a draw can be agreed without any ground, by the official rules not.
#[tokio::test]
async fn a_draw_is_agreed() {
    let data = Data::new();
    let draw = json!({"type": "offer", "offer": "draw"});
    for ruleset in ["friendly", "amateur"] {
        let mut two = begin(&data, json!({"ruleset": ruleset})).await;
        assert_eq!(two.play(1, "7g7f").await["can"]["draw"], true);
        answered(&mut two, true, draw.clone(), false).await;
        let end = answered(&mut two, false, draw.clone(), true).await;
        assert_eq!((&end["result"]["reason"], &end["result"]["winner"]), (&json!("agreed_draw"), &Value::Null));
        assert_eq!((&end["result"]["kanji"], &end["result"]["replay"]), (&json!("引き分け"), &json!(false)));
        let kif = two.white.0.get(&format!("/games/{}/kif", two.id)).await.text;
        assert!(kif.contains("   2 引き分け"), "{kif}");
        let mut two = two.restart(&data).await;
        let seen = two.white.0.get(&format!("/api/v1/games/{}", two.id)).await.json();
        assert_eq!(seen["result"]["reason"], "agreed_draw");
        two.site.stop().await;
    }
    let mut two = begin(&data, json!({"ruleset": "official"})).await;
    assert_eq!(two.play(1, "7g7f").await["can"]["draw"], false);
    refuse(&mut two.black.1, draw, "no_agreed_draws").await;
    two.site.stop().await;
}

// CLOCK-54, CLOCK-15: in a game of two days the replay begins with two hours, and the tournament says the days of its games.
#[tokio::test]
async fn a_game_of_two_days_is_played_again_with_two_hours() {
    let data = Data::new();
    let main_again = async |wish: Value| {
        let mut two = begin(&data, wish).await;
        let last = two.play(1, &["2h3h 8b7b 3h2h 7b8b"; 3].join(" ")).await;
        assert_eq!(last["result"]["replay"], true);
        let path = format!("/api/v1/games/{}/rematch", two.id);
        let next = two.white.0.post(&path, json!({})).await.json()["id"].as_str().unwrap().to_owned();
        let again = two.white.0.get(&format!("/api/v1/games/{next}")).await.json();
        two.site.stop().await;
        (again["game"]["days"].clone(), again["clock"]["white"]["main_ms"].as_u64().unwrap())
    };
    // Black begins with 40 minutes and is brought to the hour of a game of one day, but to all Black had in one of two.
    let wish = json!({"ruleset": "official", "clock": "40m", "clock_white": "3h"});
    let (days, white) = main_again(wish.clone()).await;
    assert_eq!((days, white), (json!(1), 2_400_000), "nobody gets more than they had (CLOCK-16)");
    let two_hours = json!({"ruleset": "official", "clock": "3h", "days": 2});
    assert_eq!(main_again(two_hours).await.0, json!(2));
    let tournament = json!({"ruleset": "official", "clock": "Ryuo/title"});
    assert_eq!(main_again(tournament).await.0, json!(2));
}

// CLOCK-02: under the stopwatch the last minute is part of main time, and the message says so.
#[tokio::test]
async fn the_stopwatchs_minute_is_not_to_be_added() {
    let data = Data::new();
    let mut two = begin(&data, json!({"clock": "2h/stopwatch", "clock_white": "10m+60s"})).await;
    let control = two.play(1, "7g7f").await["clock"]["control"].clone();
    let said = |color: &str, field: &str| control[color][field].clone();
    assert_eq!((said("black", "kind"), said("black", "period_within_main")), (json!("stopwatch"), json!(true)));
    assert_eq!((said("black", "main_ms"), said("black", "period_ms")), (json!(7_200_000), json!(60_000)));
    assert_eq!((said("white", "kind"), said("white", "period_within_main")), (json!("byoyomi"), json!(false)));
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
    // An earlier foul, if somebody had overlooked one, could still be reported (FOUL-17).
    assert_eq!((&seen["result"], &seen["phase"]), (&end["result"], &json!({"kind": "over", "closed": false})));
    let kif = two.white.0.get(&format!("/games/{}/kif", two.id)).await.text;
    assert!(kif.contains("反則") && kif.contains("Anna"), "{kif}");
    two.site.stop().await;

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
    refuse(&mut two.black.1, json!({"type": "close"}), "winner").await;
    let closed = two.both(false, json!({"type": "close"})).await;
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

/// Every decision of an arbiter stands in the log, with the game.
#[tokio::test]
async fn what_an_arbiter_rules_is_logged() {
    let log = Log::listen();
    let data = Data::new();
    let limits = Limits { new_games_a_minute: 100, ..Limits::default() };
    let site = Site::start(Config { limits, ..data.config() }).await;
    let fouls = Foul::all().filter(|foul| !matches!(foul, Foul::Illegal(_)));
    let fouls = fouls.map(|foul| {
        let wish = json!({"type": "rule", "ruling": "foul", "color": "white", "foul": foul.code()});
        (wish, Ruling::Foul { offender: Color::White, foul })
    });
    let others = [
        (json!({"type": "rule", "ruling": "against", "color": "black"}), Ruling::Against(Some(Color::Black))),
        (json!({"type": "rule", "ruling": "draw"}), Ruling::Against(None)),
        (json!({"type": "rule", "ruling": "absent", "color": "white"}), Ruling::Absent(Color::White)),
        (json!({"type": "rule", "ruling": "interrupt"}), Ruling::Interrupt),
    ];
    let mut ada = site.visitor();
    for (wish, ruling) in fouls.chain(others) {
        let id = ada.make(json!({"opponent": "link", "color": "none"})).await;
        for _ in 0..2 {
            site.visitor().post(&format!("/api/v1/games/{id}/join"), json!({})).await;
        }
        let (mut chair, _) = ada.connect(&id).await;
        chair.say(&wish.to_string()).await;
        chair.until("end").await;
        let ruled = log.until(&id).await;
        let [line] = &ruled[..] else { panic!("{ruling:?}: {ruled:?}") };
        assert!(line.contains("the arbiter has ruled") && line.contains(&format!("{ruling:?}")), "{ruling:?}: {line}");
    }
    site.stop().await;
}

// FOUL-17: a foul that nobody noticed stands until it is claimed.
#[tokio::test]
async fn a_foul_that_stands_is_claimed() {
    let data = Data::new();
    let mut two = begin(&data, json!({"ruleset": "amateur/fouls-stand"})).await;
    let last = two.play(1, "7g7f 3c3d 7f7e 3d3e 7e7d 7c7d 2g2f P*7b").await;
    assert_eq!(last["can"]["claim"], true, "White was told, and can claim");
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

// FOUL-17: neither the offender closes the record, nor that all have left.
#[tokio::test]
async fn the_record_stays_open_for_a_claim() {
    let data = Data::new();
    let ruleset = json!({"ruleset": "official/fouls-stand", "clock": "10m"});
    let mut two = begin(&data, ruleset).await;
    two.play(1, "7g7f 3c3d 7f7e 3d3e 7e7d 7c7d 2g2f P*7b").await;
    let end = two.both(true, json!({"type": "resign"})).await;
    assert_eq!((&end["can"]["close"], &end["result"]["winner"]), (&json!(true), &json!("white")));
    refuse(&mut two.white.1, json!({"type": "close"}), "winner").await;
    let path = format!("/api/v1/games/{}", two.id);
    drop((two.black.1, two.white.1));
    // The game is put away, and taken up again when somebody comes.
    tokio::time::pause();
    for _ in 0..20 {
        tokio::time::advance(std::time::Duration::from_secs(1)).await;
    }
    tokio::time::resume();
    let (mut line, seen) = two.black.0.connect(&two.id).await;
    assert_eq!(seen["phase"], json!({"kind": "over", "closed": false}));
    line.say(&json!({"type": "claim", "ply": 8, "foul": "two_pawns"}).to_string()).await;
    let end = line.until("end").await;
    assert_eq!((&end["result"]["winner"], &end["result"]["reason"]), (&json!("black"), &json!("foul")));
    let seen = two.white.0.get(&path).await.json();
    assert_eq!(seen["result"]["winner"], "black");
    two.site.stop().await;

    // Where nobody has won, both close it.
    let drawn = json!({"ruleset": "official/fouls-stand/agreed-draws", "clock": "10m"});
    let mut two = begin(&data, drawn).await;
    answered(&mut two, true, json!({"type": "offer", "offer": "draw"}), true).await;
    let waived = two.both(true, json!({"type": "close"})).await;
    assert_eq!(
        (&waived["type"], &waived["by"], &waived["phase"]["closed"]),
        (&json!("waived"), &json!("black"), &json!(false))
    );
    let closed = two.both(false, json!({"type": "close"})).await;
    assert_eq!((&closed["type"], &closed["phase"]["closed"]), (&json!("closed"), &json!(true)));
    two.site.stop().await;
}

/// Endless talk ends, moves do not.
#[tokio::test]
async fn a_game_holds_only_so_much_talk() {
    let data = Data::new();
    let config = server::Config { limits: server::Limits::for_load_test(), ..data.config() };
    let mut two = crate::together::begin_at(crate::site::Site::start(config).await, json!({})).await;
    let offers = ["impasse", "interrupt", "draw"].map(|offer| json!({"type": "offer", "offer": offer}));
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
async fn the_computer_plays_again_with_the_other_colour() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna
        .make(json!({"opponent": "computer", "level": "15k", "ruleset": "official/agreed-draws", "clock": "10m"}))
        .await;
    let (mut line, _) = anna.connect(&id).await;
    // Alone one agrees with oneself; the computer is asked for form's sake.
    line.say(&json!({"type": "offer", "offer": "break", "minutes": 5}).to_string()).await;
    assert_eq!(line.until("break").await["phase"]["kind"], "break");
    line.say(&json!({"type": "resume"}).to_string()).await;
    line.until("resumed").await;
    line.say(&json!({"type": "offer", "offer": "draw"}).to_string()).await;
    assert_eq!(line.until("declined").await["by"], "white");
    line.say(&json!({"type": "resign"}).to_string()).await;
    line.until("end").await;
    let next = anna.post(&format!("/api/v1/games/{id}/rematch"), json!({})).await.json();
    let (mut line, seen) = anna.connect(next["id"].as_str().unwrap()).await;
    assert_eq!((&seen["you"], &seen["game"]["players"]["black"]["kind"]), (&json!(["white"]), &json!("computer")));
    assert_eq!(line.until("move").await["move"]["color"], "black");
    site.stop().await;
}
