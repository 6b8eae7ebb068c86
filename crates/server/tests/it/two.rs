//! Two people play each other: invitation, seats, arrival, offers, endings, another game.

use crate::site::{Data, Line, Site, Visitor};
use serde_json::{Value, json};
use server::Config;

/// A table at which both have sat down, and the game has begun.
struct Two {
    site: Site,
    id: String,
    black: (Visitor, Line),
    white: (Visitor, Line),
}

/// Anna invites Bruno to a game.
async fn begin(data: &Data, mut wish: Value) -> Two {
    let site = Site::start(Config { ..data.config() }).await;
    let mut anna = site.visitor();
    wish["opponent"] = "link".into();
    wish["name"] = "Anna".into();
    let id = anna.make(wish).await;
    let mut bruno = site.visitor();
    let joined = bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await.json();
    assert_eq!(joined, json!({"color": "white"}));
    let (mut first, snapshot) = anna.connect(&id).await;
    assert_eq!(
        (&snapshot["you"], &snapshot["phase"]),
        (&json!(["black"]), &json!({"kind": "waiting", "here": ["black"]}))
    );
    let (mut second, _) = bruno.connect(&id).await;
    first.until("began").await;
    let began = second.until("began").await;
    assert_eq!((&began["phase"]["kind"], &began["turn"]), (&json!("playing"), &json!("black")));
    Two { site, id, black: (anna, first), white: (bruno, second) }
}

impl Two {
    /// Both play by turns; both are told.
    async fn play(&mut self, first: usize, moves: &str) -> Value {
        let mut last = Value::Null;
        for (usi, ply) in moves.split(' ').zip(first..) {
            let (mover, other) = match ply % 2 {
                1 => (&mut self.black.1, &mut self.white.1),
                _ => (&mut self.white.1, &mut self.black.1),
            };
            last = mover.play(ply, usi).await;
            assert_eq!((&last["type"], &last["move"]["usi"]), (&json!("move"), &json!(usi)), "{last}");
            assert_eq!(other.next().await["seq"], last["seq"]);
        }
        last
    }

    /// One says something, and both are told the same of it.
    async fn both(&mut self, black: bool, message: Value) -> Value {
        let (one, other) = if black { (&mut self.black, &mut self.white) } else { (&mut self.white, &mut self.black) };
        let answer = one.1.ask(message).await;
        assert_eq!(other.1.next().await["seq"], answer["seq"], "{answer}");
        answer
    }
}

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
