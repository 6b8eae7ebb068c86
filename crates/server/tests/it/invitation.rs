//! Two people play each other: who is invited sits down, what is agreed, when it begins.

use crate::postgres::on_both;
use crate::site::{Data, Visitor};
use crate::together::{begin, refuse};
use serde_json::{Value, json};
use std::time::SystemTime;

#[tokio::test]
async fn who_is_invited_takes_the_free_seat() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id =
        anna.make(json!({"opponent": "link", "color": "white", "name": " Anna\u{202e} ", "ruleset": "official"})).await;
    let (mut waiting, snapshot) = anna.connect(&id).await;
    let players = &snapshot["game"]["players"];
    assert_eq!(
        players["black"],
        json!({"kind": "open", "name": "", "guest": false, "program": false, "shown": "", "here": false, "you": false})
    );
    assert_eq!(
        players["white"],
        json!({"kind": "person", "name": "Anna", "guest": true, "program": false, "shown": "Anna (guest)", "here": true, "you": true})
    );
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
    while waiting.until_all("people").await["players"]["black"]["kind"] != "person" {}
    assert_eq!(guest.get("/api/v1/games").await.json()["games"][0]["you"], json!(["black"]));
    assert!(guest.get("/games").await.text.contains("Anna"));
    site.stop().await;
}

/// A point in time so many milliseconds from now.
pub(crate) fn in_ms(ms: i64) -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_millis() as i64;
    jiff::Timestamp::from_millisecond(now + ms).unwrap().to_string()
}

// CLOCK-18: three times the delay is deducted.
#[tokio::test]
async fn who_comes_late_has_less_time() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link", "clock": "1h", "starts_at": in_ms(-50_000)})).await;
    let (_line, snapshot) = anna.connect(&id).await;
    let left = snapshot["clock"]["black"]["main_ms"].as_u64().unwrap();
    assert!((3_400_000..=3_450_000).contains(&left), "fifty seconds late cost a hundred and fifty: {left}");
    assert_eq!(snapshot["clock"]["white"]["main_ms"], 3_600_000);
    assert!(snapshot["game"]["starts_at_ms"].as_i64().is_some());

    // CLOCK-19: nobody has come in the forty seconds that two minutes allow.
    let id = anna.make(json!({"opponent": "link", "clock": "2m", "starts_at": in_ms(-50_000)})).await;
    let (_line, snapshot) = anna.connect(&id).await;
    assert_eq!((&snapshot["phase"]["kind"], &snapshot["result"]["winner"]), (&json!("over"), &Value::Null));
    site.stop().await;
}

#[tokio::test]
async fn nobody_begins_before_the_appointed_hour() {
    let data = Data::new();
    let site = data.start().await;
    let mut anna = site.visitor();
    let id = anna.make(json!({"opponent": "link", "clock": "10m", "starts_at": in_ms(5000)})).await;
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
    refuse(&mut line, json!({"type": "move", "ply": 1, "usi": "R*5d"}), "opening_drops").await;
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
        (json!({"opponent": "link", "starts_at": in_ms(-90_000)}), "starts_at"),
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
    assert_eq!(bruno.post(&format!("/api/v1/games/{id}/join"), json!({})).await.json()["code"], "called-off");
    site.stop().await;
}

/// Whether the page of a game offers a seat that is free: there is a form for it, and no word that this is for watching.
async fn offers_a_seat(visitor: &mut Visitor, page: &str) -> bool {
    let text = visitor.get(page).await.text;
    assert!(text.contains("class=\"join\""), "{text}");
    !text.contains(" data-watch")
}

#[tokio::test]
async fn who_comes_by_the_link_for_watching_is_offered_no_seat() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        let id = anna.make(json!({"opponent": "link"})).await;
        let page = format!("/games/{id}");
        let own = anna.get(&page).await.text;
        assert!(own.contains(&format!("value=\"{page}\"")) && own.contains(&format!("value=\"{page}?watch\"")));
        assert!(!offers_a_seat(&mut bruno, &format!("{page}?watch")).await);
        // As links from before say.
        assert!(offers_a_seat(&mut bruno, &page).await);
        assert_eq!(bruno.post_form(&format!("{page}/join"), "name=Bruno").await.status, 303);
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn only_who_was_sent_the_link_sits_down_where_it_is_wished_so() {
    on_both(async |data| {
        let site = data.start().await;
        let mut anna = site.visitor();
        let made = anna.post_form("/games", "opponent=link&only_invited=on&name=Anna").await;
        let page = made.header("location").to_owned();
        let own = anna.get(&page).await.text;
        let (_, rest) = own.split_once(&format!("value=\"{page}?seat=")).expect("the link for the other player");
        let key = &rest[..rest.find('"').unwrap()];
        // Whoever watches, or knows the address alone, is not told the key and gets no seat.
        let (mut carla, mut bruno) = (site.visitor(), site.visitor());
        for way in ["", "?watch", "?seat=", "?seat=guess"] {
            assert!(!offers_a_seat(&mut carla, &format!("{page}{way}")).await, "{way}");
            assert!(!carla.get(&format!("{page}{way}")).await.text.contains(key), "{way}");
        }
        let shown = carla.get(&format!("/api/v1{page}")).await;
        assert!(shown.json()["game"]["only_invited"] == true && !shown.text.contains(key));
        for body in ["name=Carla", "name=Carla&key=guess"] {
            let refused = carla.post_form(&format!("{page}/join"), body).await;
            assert!(refused.status == 403 && refused.text.contains("kept for somebody"), "{}", refused.text);
        }
        // And the one who was sent it gets it, also after a restart.
        site.stop().await;
        let site = data.start().await;
        bruno = site.again(&bruno);
        assert!(offers_a_seat(&mut bruno, &format!("{page}?seat={key}")).await);
        let joined = bruno.post(&format!("/api/v1{page}/join"), json!({"name": "Bruno", "key": key})).await;
        assert_eq!(joined.json(), json!({"color": "white"}));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn an_invitation_is_withdrawn() {
    on_both(async |data| {
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.visitor(), site.visitor());
        let id = anna.make(json!({"opponent": "link", "name": "Anna"})).await;
        let (page, path) = (format!("/games/{id}"), format!("/api/v1/games/{id}"));
        let button = format!("action=\"{page}/withdraw\"");
        assert!(anna.get(&page).await.text.contains(&button) && anna.get("/games").await.text.contains(&button));
        assert!(!bruno.get(&page).await.text.contains(&button), "whose it is not");
        assert_eq!(bruno.post(&format!("{path}/withdraw"), json!({})).await.json()["code"], "not-yours");
        let (mut line, _) = bruno.connect(&id).await;
        // Twice is once.
        for _ in 0..2 {
            let done = anna.post_form(&format!("{page}/withdraw"), "").await;
            assert_eq!((done.status.as_u16(), done.header("location")), (303, page.as_str()));
        }
        assert_eq!(anna.post(&format!("{path}/withdraw"), json!({})).await.status, 204);
        // Whoever waits before the link is told, and whoever opens it later.
        let end = line.until("end").await;
        let text = "The invitation was called off: this game was not played.";
        assert_eq!((&end["result"]["text"], &end["result"]["winner"]), (&json!(text), &Value::Null));
        drop(line);
        site.stop().await;
        let site = data.start().await;
        let (mut anna, mut bruno) = (site.again(&anna), site.again(&bruno));
        assert!(bruno.get(&page).await.text.contains(text));
        let late = bruno.post_form(&format!("{page}/join"), "name=Bruno").await;
        assert!(late.status == 409 && late.text.contains("The invitation was withdrawn"), "{}", late.text);
        // It waits for nobody any more, and is no record.
        let list = anna.get("/games").await.text;
        assert!(list.contains("called off") && !list.contains("withdraw\""), "{list}");
        assert!(!anna.get("/").await.text.contains("Open invitation"));
        assert_eq!(anna.get("/api/v1/records").await.json()["records"], json!([]));
        site.stop().await;
    })
    .await;
}

#[tokio::test]
async fn an_invitation_that_is_taken_is_not_withdrawn_whoever_is_quicker() {
    on_both(async |data| {
        let site = data.start().await;
        for _ in 0..8 {
            let (mut anna, mut bruno) = (site.visitor(), site.visitor());
            let id = anna.make(json!({"opponent": "link"})).await;
            let path = format!("/api/v1/games/{id}");
            let (withdraw, join) = (format!("{path}/withdraw"), format!("{path}/join"));
            let both = tokio::join!(anna.post(&withdraw, json!({})), bruno.post(&join, json!({})));
            let codes = (both.0.status.as_u16(), both.1.status.as_u16());
            assert!(codes == (204, 409) || codes == (409, 200), "one of them: {codes:?}");
            let seen = bruno.get(&path).await.json();
            assert_eq!(seen["result"].is_null(), codes.1 == 200);
            assert_eq!(seen["game"]["players"]["white"]["kind"] == "person", codes.1 == 200);
        }
        let mut alone = site.visitor();
        let id = alone.make(json!({})).await;
        let refused = alone.post(&format!("/api/v1/games/{id}/withdraw"), json!({})).await;
        assert_eq!((refused.status.as_u16(), &refused.json()["code"]), (409, &json!("no-invitation")));
        site.stop().await;
    })
    .await;
}

/// Whoever is invited by somebody with a name can offer them other terms.
#[tokio::test]
async fn who_is_invited_may_offer_other_terms() {
    let data = Data::new();
    let site = data.start().await;
    let [mut anna, mut bruno] = [site.visitor(), site.visitor()];
    let of_guest = anna.make(json!({"opponent": "link"})).await;
    assert!(!bruno.get(&format!("/games/{of_guest}")).await.text.contains("/lobby?to="));
    crate::account::sign_up(&mut anna, "Anna Rossi").await;
    let game = anna.make(json!({"opponent": "link"})).await;
    let link = "href=\"/lobby?to=Anna%20Rossi#offer\"";
    assert!(bruno.get(&format!("/games/{game}")).await.text.contains(link));
    assert!(!anna.get(&format!("/games/{game}")).await.text.contains(link), "not oneself");
    assert!(bruno.get("/lobby?to=Anna%20Rossi").await.text.contains("value=\"Anna Rossi\""));
    site.stop().await;
}
