//! One household with everything, and a stranger who knows every address in it: nothing private is read, nothing is changed.

use super::ROUTES;
use crate::account::{PASSWORD, sign_in, sign_up};
use crate::authenticator::two_steps;
use crate::postgres::on_both;
use crate::site::{Data, Reply, Site, Visitor};
use crate::tokens::make_token;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use dojo::Limits;
use serde_json::{Value, json};
use server::Config;

/// A word that stands in everything that is private, and one in what is shared by its link.
const PRIVATE: &str = "Segretissimo";
const SHARED: &str = "Condivisibile";

/// What anybody may do who knows the address of a game, or the link of a record: to look on, to take a copy home, to sit down
/// where somebody is invited. A game's page is for whoever knows it; so is a shared record.
const FOR_ANYBODY: &[&str] = &[
    "GET /strategy/games/{number}",
    "GET /people/{name}",
    "POST /people/{name}/follow",
    "POST /people/{name}/unfollow",
    "PUT /api/v1/following/{name}",
    "DELETE /api/v1/following/{name}",
    "GET /api/v1/people/{name}",
    "GET /api/v1/games/{id}/ratings",
    "GET /games/{id}",
    "GET /games/{id}/kif",
    "GET /yonin/{id}",
    "GET /api/v1/games/{id}",
    "GET /api/v1/games/{id}/live",
    "GET /api/v1/games/{id}/file",
    "GET /api/v1/games/{id}/formats",
    "GET /api/v1/games/{id}/labels",
    "POST /api/v1/games/{id}/record",
    "GET /embed/games/{id}",
    "GET /embed/shared/{token}",
    "GET /shared/{token}",
    "GET /api/v1/shared/{token}",
    "GET /api/v1/shared/{token}/file",
    "GET /api/v1/shared/{token}/formats",
    "GET /api/v1/shared/{token}/labels",
    "POST /api/v1/shared/{token}/copy",
];

/// What stands for an address's own part.
const PLACES: [&str; 6] = ["{id}", "{device}", "{token}", "{name}", "{number}", "{secret}"];

/// What a live channel is told by somebody who is not at the game.
const INTENTS: [&str; 8] = [
    r#"{"type":"move","ply":1,"usi":"7g7f"}"#,
    r#"{"type":"resign"}"#,
    r#"{"type":"offer","offer":"interrupt"}"#,
    r#"{"type":"takeback"}"#,
    r#"{"type":"answer","accept":true}"#,
    r#"{"type":"rule","ruling":"foul","color":"black","foul":"hidden_piece"}"#,
    r#"{"type":"close"}"#,
    r#"{"type":"hint"}"#,
];

/// Everything that somebody has.
struct Household {
    owner: Visitor,
    games: Vec<String>,
    records: Vec<String>,
    /// The link of the shared one.
    share: String,
    devices: Vec<String>,
    tokens: Vec<String>,
    /// Of the owner, as it stands in addresses.
    name: String,
    /// Of a warning and a report that there are.
    number: String,
    /// By which somebody becomes the owner of the site.
    secret: String,
}

fn kif(title: &str) -> String {
    format!("表題:{title}\n先手:{title}\n手数----指手---------消費時間--\n1 7六歩(77)\n*{title}\n2 3四歩(33)\n")
}

/// What stands behind this in a page, up to the next quotation mark.
fn all_after(page: &str, before: &str) -> Vec<String> {
    page.split(before).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

async fn household(site: &Site) -> Household {
    let mut owner = site.visitor();
    sign_up(&mut owner, "Anna Verdi").await;
    sign_in(&mut site.visitor(), "Anna Verdi", PASSWORD).await;
    make_token(&mut owner, PRIVATE, &["play"]).await;
    let mut games = Vec::new();
    // Against the computer, at one screen, of the family, for four; with a friend: running, over, not yet begun.
    for wish in [json!({"opponent": "computer"}), json!({}), json!({"variant": "kyoto"}), json!({"variant": "yonin"})] {
        let reply = owner.post("/api/v1/games", wish.clone()).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{wish}: {}", reply.text);
        games.push(reply.json()["id"].as_str().unwrap().to_owned());
    }
    for is_over in [false, true] {
        let id = owner.make(json!({"opponent": "link", "color": "black", "clock": "10m"})).await;
        let mut bruno = site.visitor();
        bruno.post(&format!("/api/v1/games/{id}/join"), json!({"name": "Bruno"})).await;
        let (mut first, mut second) = (owner.connect(&id).await.0, bruno.connect(&id).await.0);
        first.until("began").await;
        first.play(1, "7g7f").await;
        if is_over {
            second.say(r#"{"type":"resign"}"#).await;
            first.until("end").await;
        }
        games.push(id);
    }
    let mut records = Vec::new();
    for title in [PRIVATE, SHARED] {
        let request = Request::post("/api/v1/records?name=a.kif").body(Body::from(kif(title))).unwrap();
        let reply = owner.send(request).await;
        assert!(reply.status.is_success(), "{}", reply.text);
        records.push(reply.json()["records"][0]["id"].as_str().unwrap().to_owned());
    }
    let shared = owner.post(&format!("/api/v1/records/{}/share", records[1]), json!({})).await.json();
    let share = shared["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let problems = owner.get("/api/v1/tsume/problems").await.json();
    owner.post("/api/v1/tsume/solution", json!({"problem": problems["problems"][0]["id"]})).await;
    let page = owner.get("/account").await.text;
    let [devices, tokens] = ["devices", "tokens"].map(|kind| all_after(&page, &format!("action=\"/account/{kind}/")));
    assert_eq!((devices.len(), tokens.len()), (1, 1));
    let (name, number) = ("Anna%20Verdi".to_owned(), "1".to_owned());
    // She looks after the site: the address by which she became its owner is worth nothing any more.
    let door = site.owners_door().unwrap();
    assert_eq!(owner.post_form(door, "").await.header("location"), "/club");
    two_steps(&mut owner).await;
    let secret = door.trim_start_matches("/owner/").to_owned();
    Household { owner, games, records, share, devices, tokens, name, number, secret }
}

impl Household {
    /// All that its owner can see of it.
    async fn fingerprint(&mut self) -> String {
        let mut paths: Vec<String> = [
            "/account",
            "/club/log",
            "/moderate",
            "/api/v1/games",
            "/api/v1/records",
            "/api/v1/tsume/log",
            "/api/v1/tsume/standing",
        ]
        .map(str::to_owned)
        .into();
        for id in &self.records {
            paths.extend(["", "/original", "/file?format=kif"].map(|part| format!("/api/v1/records/{id}{part}")));
        }
        paths.extend(self.games.iter().map(|id| format!("/api/v1/games/{id}/file?format=json")));
        let mut all = String::new();
        for path in paths {
            let reply = self.owner.get(&path).await;
            all += &format!("{path} {}\n{}\n", reply.status, reply.text);
        }
        all
    }

    /// Every address that a route may have here.
    fn addresses(&self, path: &str) -> Vec<String> {
        let all = |name: &str| -> Vec<&String> {
            match name {
                "{device}" => self.devices.iter().collect(),
                "{token}" => vec![&self.share, &self.records[0]],
                "{name}" => vec![&self.name],
                "{number}" => vec![&self.number],
                "{secret}" => vec![&self.secret],
                _ if path.starts_with("/account/") => self.tokens.iter().collect(),
                // Whatever it is, it may stand in the place of another.
                _ => self.games.iter().chain(&self.records).chain([&self.share]).collect(),
            }
        };
        match PLACES.into_iter().find(|name| path.contains(name)) {
            Some(name) => all(name).into_iter().map(|id| path.replace(name, id)).collect(),
            None => vec![path.to_owned()],
        }
    }
}

/// What a stranger sends, as if the thing were theirs.
async fn send(stranger: &mut Visitor, method: &str, address: &str, record: &Value) -> Reply {
    let is_form = method == "POST" && !address.starts_with("/api/");
    let kind = if is_form { "application/x-www-form-urlencoded" } else { "application/json" };
    let body = match method {
        "PUT" => record.to_string(),
        "POST" if !is_form => "{}".to_owned(),
        _ => String::new(),
    };
    let request = Request::builder().method(method).uri(address).header("content-type", kind);
    stranger.send(request.header("if-match", "\"1\"").body(Body::from(body)).unwrap()).await
}

#[tokio::test]
async fn a_stranger_with_every_address_gets_nothing_of_it() {
    on_both(tell).await;
}

async fn tell(data: &Data) {
    let limits = Limits {
        new_games_a_minute: 1_000,
        library_changes_a_minute: 1_000,
        answers_a_minute: 1_000,
        pictures_a_minute: 1_000,
        messages_a_second: 1_000,
        ..Limits::default()
    };
    let site = Site::start(Config { limits, thinking: std::time::Duration::from_millis(1), ..data.config() }).await;
    let mut home = household(&site).await;
    let mut record = home.owner.get(&format!("/api/v1/records/{}", home.records[0])).await.json();
    record["headers"] = json!([{"key": "event", "label": "", "value": "Eva was here"}]);
    let before = home.fingerprint().await;
    assert!(before.contains(PRIVATE) && before.contains(SHARED));
    let mut guest = site.visitor();
    guest.get("/").await;
    let mut named = site.visitor();
    sign_up(&mut named, "Eva").await;
    let mut other = site.visitor();
    sign_up(&mut other, "Zita").await;
    let token = make_token(&mut other, "all", &["play", "record:read", "record:write", "tsume"]).await;
    let program = site.program(&token);
    let mut asked = 0;
    for mut stranger in [guest, named, program] {
        for (method, path) in ROUTES.iter().copied() {
            // These would make the stranger another.
            if ["/account/out", "/forget"].contains(&path) && method == "POST" {
                continue;
            }
            for address in home.addresses(path) {
                let reply = send(&mut stranger, method, &address, &record).await;
                let (route, what) = (format!("{method} {path}"), format!("{method} {address}: {}", reply.text));
                assert!(!reply.status.is_server_error(), "{what}");
                assert!(!reply.text.contains(PRIVATE), "{what}");
                let is_open = FOR_ANYBODY.contains(&route.as_str());
                assert!(is_open || !reply.text.contains(SHARED), "{what}");
                if PLACES.iter().any(|place| path.contains(place)) {
                    let is_answered = reply.status.is_success() || reply.status.is_redirection();
                    assert!(is_open || !is_answered, "{} {what}", reply.status);
                    asked += 1;
                }
            }
        }
        for id in &home.games {
            let mut line = stranger.connect_from(id, &format!("http://{}", stranger.address())).await.unwrap();
            let snapshot = line.next().await;
            assert_eq!(snapshot["you"], json!([]), "{snapshot}");
            for intent in INTENTS {
                line.say(intent).await;
            }
            line.say(r#"{"type":"ping"}"#).await;
            loop {
                let answer = line.next().await;
                assert!(!["move", "end", "offered", "hint"].contains(&answer["type"].as_str().unwrap()), "{answer}");
                if answer["type"] == "pong" {
                    break;
                }
            }
        }
        let after = home.fingerprint().await;
        let changed = before.lines().zip(after.lines()).find(|(before, after)| before != after);
        assert!(before == after, "{changed:?}");
    }
    assert!(asked > 300, "{asked}");
    // It would have been seen: the owner does what the stranger could not.
    let id = home.records[0].clone();
    let reply = send(&mut home.owner, "PUT", &format!("/api/v1/records/{id}"), &record).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    assert_ne!(home.fingerprint().await, before);
    site.stop().await;
}
