//! What comes before the first move and after the last.

use crate::site::{Data, Line, Site, Visitor};
use crate::together::{begin, begin_at, refuse};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Anna has made a game, Bruno has come to it; nothing has begun.
async fn come(data: &Data, mut wish: Value) -> (Site, String, (Visitor, Line), (Visitor, Line), Value) {
    let site = data.start().await;
    wish["opponent"] = "link".into();
    let mut anna = site.visitor();
    let id = anna.make(wish).await;
    let mut bruno = site.visitor();
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
    let (mut one, _) = anna.connect(&id).await;
    refuse(&mut one, json!({"type": "ready"}), "not_all_here").await;
    let (other, snapshot) = bruno.connect(&id).await;
    one.until("arrived").await;
    (site, id, (anna, one), (bruno, other), snapshot)
}

// ETIQ-10 … ETIQ-15, ETIQ-25.
#[tokio::test]
async fn greeting_setting_up_and_bow() {
    let data = Data::new();
    let (site, _, (_, mut anna), (_, mut bruno), seen) = come(&data, json!({"ceremony": true})).await;
    assert_eq!((&seen["phase"]["step"], &seen["phase"]["senior"]), (&json!("greeting"), &json!("black")));
    assert_eq!(seen["phase"]["why"], "host");
    assert_eq!((&seen["can"]["begin"], &seen["can"]["move"]), (&json!(true), &json!(false)));
    refuse(&mut anna, json!({"type": "move", "ply": 1, "usi": "7g7f"}), "not_begun").await;
    let first = anna.ask(json!({"type": "ceremony", "step": "greeting"})).await;
    assert_eq!((&first["type"], &first["phase"]["done"]), (&json!("ceremony"), &json!(["black"])));
    bruno.say(&json!({"type": "ceremony", "step": "greeting"}).to_string()).await;
    assert_eq!(anna.next().await["phase"]["step"], "setting_up");
    anna.ask(json!({"type": "ceremony", "step": "style", "style": "ohashi"})).await;
    bruno.say(&json!({"type": "ceremony", "step": "style", "style": "ito"}).to_string()).await;
    let set_up = anna.next().await;
    assert_eq!((&set_up["phase"]["step"], &set_up["phase"]["styles"]["white"]), (&json!("bow"), &json!("ito")));
    let placements = set_up["phase"]["placements"].as_array().unwrap();
    assert_eq!((placements.len(), &placements[0]), (40, &json!({"square": "5i", "piece": "K"})));
    let ready = anna.ask(json!({"type": "ready"})).await;
    assert_eq!((&ready["can"]["begin"], &ready["phase"]["kind"]), (&json!(false), &json!("ceremony")));
    bruno.say(&json!({"type": "ready"}).to_string()).await;
    anna.until("began").await;
    refuse(&mut anna, json!({"type": "ready"}), "no_ceremony").await;
    anna.play(1, "7g7f").await;
    site.stop().await;
}

// ETIQ-08, ETIQ-14, EQUIP-04: the guest is senior as the host has said, uwate takes the pieces away, and a restart forgets neither.
#[tokio::test]
async fn a_handicap_with_its_removal() {
    let data = Data::new();
    let wish = json!({"ceremony": true, "senior": "guest", "handicap": "two-piece", "color": "white"});
    let (site, id, (visitor, mut anna), (other, mut bruno), seen) = come(&data, wish).await;
    assert_eq!((&seen["phase"]["senior"], &seen["phase"]["why"]), (&json!("black"), &json!("named")), "Bruno");
    for line in [&mut anna, &mut bruno] {
        line.say(&json!({"type": "ceremony", "step": "greeting"}).to_string()).await;
        line.say(&json!({"type": "ceremony", "step": "style", "style": "ohashi"}).to_string()).await;
    }
    while anna.until("ceremony").await["phase"]["step"] != "removing" {
        // The styles come one after the other.
        bruno.say(&json!({"type": "ceremony", "step": "style", "style": "ohashi"}).to_string()).await;
        anna.say(&json!({"type": "ceremony", "step": "style", "style": "ohashi"}).to_string()).await;
    }
    drop((anna, bruno));
    site.stop().await;
    let site = data.start().await;
    let (mut anna, seen) = site.again(&visitor).connect(&id).await;
    assert_eq!((&seen["game"]["senior"], &seen["game"]["handicap"]), (&json!("black"), &json!("two-piece")));
    let (mut bruno, seen) = site.again(&other).connect(&id).await;
    assert_eq!((&seen["phase"]["step"], &seen["phase"]["done"]), (&json!("removing"), &json!(["black"])), "{seen}");
    bruno.say(&json!({"type": "ceremony", "step": "removing"}).to_string()).await;
    anna.say(&json!({"type": "ceremony", "step": "removing"}).to_string()).await;
    while anna.until("ceremony").await["phase"]["step"] != "bow" {}
    for line in [&mut anna, &mut bruno] {
        line.say(&json!({"type": "ready"}).to_string()).await;
    }
    anna.until("began").await;
    anna.play(1, "5a5b").await;
    let refused = site.visitor().post("/api/v1/games", json!({"opponent": "link", "senior": "nobody"})).await;
    assert_eq!(refused.json()["field"], "senior");
    site.stop().await;
}

fn bytes(hex: &Value) -> Vec<u8> {
    let hex = hex.as_str().unwrap();
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

fn sha256(text: &[u8]) -> [u8; 32] {
    Sha256::digest(text).into()
}

// RULE-07 … RULE-12: the lots can be checked by everybody, and decide the colours for good.
#[tokio::test]
async fn lots_are_drawn() {
    let data = Data::new();
    let mut swapped = [false; 2];
    // A game at a time until both ways have been seen; twenty heads in a row are not to be feared.
    for _ in 0..20 {
        let (site, id, (visitor, mut anna), (_, mut bruno), seen) =
            come(&data, json!({"color": "lots", "clock": "10m"})).await;
        let commitment = seen["phase"]["commitment"].clone();
        let commitment =
            if commitment.is_null() { anna.until("ceremony").await["phase"]["commitment"].clone() } else { commitment };
        assert_eq!(seen["phase"]["seed"], Value::Null);
        anna.say(&json!({"type": "ceremony", "step": "lots", "number": "00ff"}).to_string()).await;
        bruno.say(&json!({"type": "ceremony", "step": "lots", "number": "ABCD"}).to_string()).await;
        let began = anna.until("began").await;
        let (mut again, seen) = visitor.connect(&id).await;
        let drawn = &seen["game"]["drawn"];
        assert_eq!(
            (&drawn["numbers"], &drawn["commitment"]),
            (&json!({"senior": "00ff", "junior": "abcd"}), &commitment)
        );
        let seed: [u8; 32] = bytes(&drawn["seed"]).try_into().unwrap();
        let sealed: [u8; 32] = bytes(&commitment).try_into().unwrap();
        let throws =
            arbiter::ritual::lots::open(&sealed, &seed, &[0x00, 0xff, 0xab, 0xcd], sha256).expect("no cheating");
        let color = throws.last().unwrap().color().unwrap();
        assert_eq!(seen["you"], json!([color.name()]), "Anna has thrown");
        let faces = throws.last().unwrap().pawns().len();
        assert_eq!(drawn["throws"].as_array().unwrap().last().unwrap()["faces"].as_array().unwrap().len(), faces);
        if color == shogi::Color::Black {
            again.play(1, "7g7f").await;
        } else {
            refuse(&mut again, json!({"type": "move", "ply": 1, "usi": "7g7f"}), "not_your_turn").await;
            bruno.until("began").await;
            bruno.play(1, "7g7f").await;
        }
        assert_eq!(began["turn"], "black");
        swapped[usize::from(color == shogi::Color::White)] = true;

        // A restart does not change who plays what.
        site.stop().await;
        let site = data.start().await;
        let (_, seen) = site.again(&visitor).connect(&id).await;
        assert_eq!((&seen["you"], &seen["game"]["drawn"]), (&json!([color.name()]), drawn));
        site.stop().await;
        if swapped == [true; 2] {
            return;
        }
    }
    panic!("the lots are bent");
}

// ETIQ-20: both look at the game again on one board.
#[tokio::test]
async fn both_review_the_game() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    two.play(1, "7g7f 3c3d 2g2f").await;
    refuse(&mut two.black.1, json!({"type": "review", "ply": 1, "line": []}), "still_playing").await;
    two.both(false, json!({"type": "resign"})).await;
    let (mut watching, _) = two.site.visitor().connect(&two.id).await;
    refuse(&mut watching, json!({"type": "review", "ply": 1, "line": []}), "spectator").await;
    let shown = two.white.1.ask(json!({"type": "review", "ply": 1, "line": ["8c8d", "2g2f"]})).await;
    assert_eq!((&shown["type"], &shown["by"], &shown["ply"]), (&json!("review"), &json!("white"), &json!(1)));
    let line = shown["line"].as_array().unwrap();
    assert_eq!(
        (&line[1]["ply"], &line[1]["color"], &line[0]["text"]["western"]),
        (&json!(3), &json!("black"), &json!("P-84"))
    );
    assert!(shown["legal"].as_array().unwrap().contains(&json!("8d8e")));
    assert_eq!(two.black.1.next().await, shown);
    assert_eq!(watching.next().await, shown);
    let (_, seen) = two.black.0.connect(&two.id).await;
    assert_eq!((&seen["review"]["ply"], &seen["review"]["line"]), (&json!(1), &shown["line"]));
    for (ply, line) in [(4, json!([])), (1, json!(["2g2f"])), (1, json!(["x"])), (1, json!(vec!["8c8d"; 61]))] {
        refuse(&mut two.black.1, json!({"type": "review", "ply": ply, "line": line}), "bad_message").await;
    }
    let over = two.black.1.ask(json!({"type": "review", "ply": null})).await;
    assert_eq!((&over["ply"], &over["by"]), (&Value::Null, &json!("black")));
    two.site.stop().await;
}

/// What one player shows costs the server something for each who looks on.
#[tokio::test]
async fn with_many_spectators_a_review_is_slower() {
    let data = Data::new();
    let mut config = data.config();
    config.limits.live_channels = 1000;
    config.limits.live_channels_of_one_address = 200;
    let mut two = begin_at(Site::start(config).await, json!({})).await;
    two.both(true, json!({"type": "resign"})).await;
    let mut watching = Vec::new();
    for _ in 0..150 {
        watching.push(two.site.visitor().connect(&two.id).await.0);
    }
    let show = json!({"type": "review", "ply": 0, "line": ["7g7f"]}).to_string();
    for _ in 0..10 {
        two.black.1.say(&show).await;
    }
    two.black.1.until_refused("too_fast").await;
    for _ in 0..10 {
        two.black.1.say(&json!({"type": "say", "text": "and then"}).to_string()).await;
    }
    while two.black.1.until_refused("too_fast").await["of"] != "say" {}
    assert_eq!(watching[149].until("review").await["ply"], 0);
    two.black.1.say(&json!({"type": "review", "ply": null}).to_string()).await;
    while watching[149].until("review").await["ply"] == 0 {}
    two.site.stop().await;
}

// ETIQ-20: both comment on what they look at; others read it. ETIQ-16: until then there is silence.
#[tokio::test]
async fn both_comment_in_the_review() {
    let data = Data::new();
    let mut two = begin(&data, json!({})).await;
    two.play(1, "7g7f 3c3d 2g2f").await;
    let say = |text: &str| json!({"type": "say", "text": text});
    let told = |by: &str, ply: u32, text: &str| json!({"type": "said", "by": by, "ply": ply, "text": text});
    refuse(&mut two.black.1, say("good luck"), "silence").await;
    two.both(false, json!({"type": "resign"})).await;
    refuse(&mut two.black.1, say("too early"), "silence").await;
    let (mut watching, seen) = two.site.visitor().connect(&two.id).await;
    assert_eq!((&seen["review"], &seen["said"]), (&Value::Null, &json!([])));
    two.both(true, json!({"type": "review", "ply": 2, "line": []})).await;
    watching.until("review").await;
    refuse(&mut watching, say("I know better"), "spectator").await;

    let first = told("white", 2, "the right moment <b>");
    assert_eq!(two.white.1.ask(say("  the right\n\u{202e}moment <b>\u{200b}")).await, first);
    assert_eq!((&two.black.1.next().await, &watching.next().await), (&first, &first));
    two.both(true, json!({"type": "review", "ply": 0, "line": ["2g2f"]})).await;
    watching.until("review").await;
    assert_eq!(two.black.1.ask(say("or here")).await, told("black", 0, "or here"));
    two.white.1.until("said").await;
    for text in ["", " \u{2066}\n", &"歩".repeat(501)] {
        refuse(&mut two.white.1, say(text), "bad_message").await;
    }
    watching.until("said").await;
    let longest = "👑".repeat(500);
    two.black.1.ask(say(&longest)).await;
    assert_eq!(watching.next().await, told("black", 0, &longest));

    // Who comes later, or comes back, finds it all: the end of the review leaves it, too.
    let since = &seen["seq"];
    for shown in [json!(0), Value::Null] {
        let (_, later) = two.site.visitor().connect(&two.id).await;
        let now = two.site.visitor().connect_since(&two.id, since).await.until("now").await;
        for welcome in [&later, &now] {
            let texts: Vec<&Value> = welcome["said"].as_array().unwrap().iter().map(|said| &said["text"]).collect();
            assert_eq!(texts, [&json!("the right moment <b>"), &json!("or here"), &json!(longest)]);
            assert_eq!((&welcome["said"][0]["by"], &welcome["said"][0]["ply"]), (&json!("white"), &json!(2)));
            assert_eq!(welcome["review"]["ply"], shown);
        }
        if !shown.is_null() {
            two.black.1.say(&json!({"type": "review", "ply": null}).to_string()).await;
            watching.until("review").await;
        }
    }
    two.site.stop().await;
}
