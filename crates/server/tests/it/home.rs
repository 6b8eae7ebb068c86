//! The home page: three doors, a board that is alive, and what waits for whoever comes back.

use crate::account::{form, sign_up};
use crate::postgres::on_both;
use crate::site::Data;
use crate::together::{begin, begin_at};
use crate::tsume::solve;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

/// What the page's script works with.
fn snapshot(page: &str) -> Value {
    let (_, data) = page.split_once("id=\"page-data\">").expect("the page's data");
    let (data, _) = data.split_once("</script>").expect("its end");
    serde_json::from_str::<Value>(&data.replace("\\u003c", "<")).expect("JSON")["snapshot"].clone()
}

/// What stands between the quotes of a tag's value.
fn value(tag: &str) -> Option<&str> {
    let (_, rest) = tag.split_once("value=\"")?;
    rest.split_once('"').map(|(value, _)| value)
}

/// The fields that a door sends, as they stand in the page.
fn door(page: &str, name: &str) -> String {
    let (_, form) = page.split_once(&format!("class=\"door {name}")).expect("a door");
    let (form, _) = form.split_once("</form>").expect("its end");
    let mut fields = Vec::new();
    for tag in form.split('<') {
        let Some((_, rest)) = tag.split_once("name=\"") else { continue };
        let (field, _) = rest.split_once('"').expect("a name");
        if tag.starts_with("input") {
            fields.push(format!("{field}={}", value(tag).unwrap_or_default()));
        } else if tag.starts_with("select") {
            let (_, options) = form.split_once(&format!("name=\"{field}\"")).expect("a list");
            let (options, _) = options.split_once("</select>").expect("its end");
            let chosen = options.split("<option").find(|option| option.contains(" selected"));
            let chosen = chosen.or(options.split("<option").nth(1)).expect("an option");
            fields.push(format!("{field}={}", value(chosen).expect("a value").replace('+', "%2B")));
        }
    }
    fields.join("&")
}

#[tokio::test]
async fn each_door_leads_to_a_game() {
    let data = Data::new();
    let site = data.start().await;
    for (name, what) in [("learn", "computer"), ("computer", "computer"), ("friend", "person")] {
        let mut visitor = site.visitor();
        let page = visitor.get("/").await.text;
        let action = if name == "learn" { "/school/first-game/1/game" } else { "/games" };
        assert!(page.contains(&format!("action=\"{action}\"")), "{name}");
        let made = visitor.post_form(action, &door(&page, name)).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{name}: {}", made.text);
        let game = visitor.get(&format!("/api/v1{}", made.header("location"))).await.json();
        let players = game["game"]["players"].as_object().expect("players");
        assert!(players.values().any(|player| player["kind"] == what), "{name}: {game}");
        if name == "learn" {
            assert_eq!(game["game"]["players"]["white"]["level"], "15k", "{game}");
            assert_eq!(game["you"], json!(["black"]));
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn whoever_comes_first_is_asked_once_how_much_they_have_played() {
    let data = Data::new();
    let site = data.start().await;
    let level =
        |page: &str| door(page, "computer").split('&').find(|field| field.starts_with("level=")).unwrap().to_owned();
    let plies = |page: &str| snapshot(page)["problem"]["plies"].as_u64().expect("a problem");
    for (experience, wanted, longest) in [("new", "level=15k", 1), ("knows", "level=10k", 5), ("plays", "level=1k", 9)]
    {
        let mut visitor = site.visitor();
        let first = visitor.get("/").await.text;
        assert!(first.contains("action=\"/welcome\""));
        assert_eq!(plies(&first), 1, "nobody is to be put off by the first problem");
        let told = visitor.post_form("/welcome", &format!("experience={experience}")).await;
        assert_eq!((told.status, told.header("location")), (StatusCode::SEE_OTHER, "/"));
        let cookie = told.header("set-cookie");
        assert!(cookie.starts_with(&format!("experience={experience};")), "{cookie}");
        let request =
            Request::get("/").header("cookie", format!("experience={experience}")).body(Body::empty()).unwrap();
        let page = visitor.send(request).await.text;
        assert!(!page.contains("action=\"/welcome\""), "{experience} is asked again");
        assert_eq!(level(&page), wanted);
        assert!((1..=longest).contains(&plies(&page)), "{experience}: {}", plies(&page));
    }
    let mut visitor = site.visitor();
    assert_eq!(visitor.post_form("/welcome", "experience=grandmaster").await.status, StatusCode::BAD_REQUEST);
    site.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_sees_their_turn_first() {
    let data = Data::new();
    let site = data.start().await;
    let (mut anna, mut bruno) = (site.visitor(), site.visitor());
    let alone = anna.make(json!({"opponent": "link", "name": "Anna"})).await;
    let page = anna.get("/").await.text;
    assert!(page.contains("Open invitation") && page.contains(&format!("/games/{alone}")), "{page}");
    assert!(snapshot(&page)["problem"].is_object(), "nobody to play yet");

    let id = anna.make(json!({"opponent": "link", "name": "Anna", "color": "black"})).await;
    bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
    // Nobody has come to the board yet: to look at this page is not to sit down at it, and no clock runs for that.
    let mut brunos = bruno.connect(&id).await.0;
    let page = anna.get("/").await.text;
    assert!(page.contains("Waits for you to begin") && snapshot(&page)["problem"].is_object(), "{page}");
    let _annas = anna.connect(&id).await.0;
    brunos.until("began").await;
    assert_eq!(snapshot(&anna.get("/").await.text), json!({"game": id}), "her own game stands on the board");
    assert!(anna.get("/").await.text.contains("Against Bruno"));
    assert_eq!(snapshot(&bruno.get("/").await.text), json!({"game": id}));

    let dobutsu = anna.make(json!({"opponent": "computer", "variant": "dobutsu"})).await;
    let page = anna.get("/").await.text;
    let waits = page.split_once("class=\"waits\"").expect("games that wait").1;
    assert!(waits.contains(&format!("<a href=\"/games/{dobutsu}\"><b>Your turn</b>")), "{waits}");
    assert!(waits.find(&dobutsu) < waits.find(&alone), "whoever waits for her comes first");
    // The game of a stranger is none of theirs.
    assert!(snapshot(&site.visitor().get("/").await.text)["problem"].is_object());
    site.stop().await;
}

#[tokio::test]
async fn a_position_handed_to_the_home_page_still_begins_a_game() {
    let data = Data::new();
    let site = data.start().await;
    let moved = site.visitor().get("/?position=4k4/9/9/9/9/9/9/9/4K4+b+G+1").await;
    assert_eq!(moved.status, StatusCode::PERMANENT_REDIRECT);
    assert_eq!(moved.header("location"), "/play?position=4k4/9/9/9/9/9/9/9/4K4+b+G+1");
    site.stop().await;
}

#[tokio::test]
async fn whoever_has_solved_todays_problem_watches_a_game_that_may_be_watched() {
    on_both(a_game_of_others_is_watched).await;
}

async fn a_game_of_others_is_watched(data: &Data) {
    // Nobody is led to a game whose players have not said so.
    let silent = begin(data, json!({})).await;
    let (mut carla, mut helper) = (silent.site.visitor(), silent.site.visitor());
    let problem = snapshot(&carla.get("/").await.text)["problem"]["id"].as_str().expect("a problem").to_owned();
    solve(&mut carla, &mut helper, &problem).await;
    assert!(snapshot(&carla.get("/").await.text)["problem"].is_object(), "a game of others, without their leave");
    let mut alone = silent.site.visitor();
    for wish in [json!({"opponent": "computer", "watched": true}), json!({"opponent": "two", "watched": true})] {
        let id = alone.make(wish).await;
        let game = alone.get(&format!("/api/v1/games/{id}")).await.json();
        assert_eq!(game["game"]["watched"], false, "nobody is there to agree to it");
    }

    // The guest is told before they sit down.
    let mut anna = silent.site.visitor();
    let open = anna.make(json!({"opponent": "link", "watched": true})).await;
    assert!(silent.site.visitor().get(&format!("/games/{open}")).await.text.contains("Others may watch"));
    anna.connect(&open).await;
    assert!(snapshot(&carla.get("/").await.text)["problem"].is_object(), "its free seat is not for strangers");

    let mut shown = begin_at(silent.site, json!({"watched": true})).await;
    let page = carla.get("/").await.text;
    assert_eq!(snapshot(&page), json!({"game": shown.id}));
    assert!(page.contains("☗ Anna – ☖ Bruno") && page.contains(&format!("href=\"/games/{}\"", shown.id)), "{page}");
    let (_line, seen) = carla.connect(&shown.id).await;
    assert_eq!((&seen["you"], &seen["role"]), (&json!([]), &json!("spectator")));
    let first = helper.get("/").await.text;
    assert!(snapshot(&first)["problem"].is_object(), "the problem comes first for who has not solved it");

    shown.black.1.ask(json!({"type": "resign"})).await;
    assert!(snapshot(&carla.get("/").await.text)["problem"].is_object(), "the game is over");
    shown.site.stop().await;
}

/// The page sends what one was called last, without a field for it: if that has become somebody's name one still begins.
#[tokio::test]
async fn a_kept_name_that_is_anothers_bars_no_door() {
    let data = Data::new();
    let site = data.start().await;
    sign_up(&mut site.visitor(), "Nina Blu").await;
    let mut guest = site.visitor();
    let page = guest.get("/").await.text;
    assert!(page.contains("type=\"hidden\" name=\"called\"") && !page.contains("name=\"name\""));
    for (called, shown) in [("Nina Blu", false), ("Carlo", true)] {
        let fields = form(&[("opponent", "computer"), ("level", "15k"), ("color", "black"), ("called", called)]);
        let reply = guest.post_form("/games", &fields).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
        assert_eq!(guest.get(reply.header("location")).await.text.contains(called), shown, "{called}");
    }
    site.stop().await;
}
