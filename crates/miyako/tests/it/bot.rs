//! `miyako bot`: an engine plays at a site, by nothing but its public doors.

use super::browser::house::{Data, House};
use reqwest::{Client, Method, StatusCode, header};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

const PASSWORD: &str = "cavallo verde 9";

/// Somebody at the site, by their cookie.
struct Visitor {
    client: Client,
    site: String,
    cookie: String,
}

impl Visitor {
    /// Takes a name.
    async fn sign_up(house: &House, name: &str) -> Visitor {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
        let mut visitor = Visitor { client, site: format!("http://{}", house.address), cookie: String::new() };
        let page = visitor.form("/account/new", &format!("name={name}&password={PASSWORD}&of_age=on")).await;
        assert_eq!(page.0, StatusCode::OK, "{}", page.1);
        visitor
    }

    async fn send(&mut self, method: Method, path: &str, kind: &str, body: String) -> (StatusCode, String) {
        let request = self.client.request(method, format!("{}{path}", self.site)).body(body);
        let request = request.header(header::CONTENT_TYPE, kind).header(header::ORIGIN, &self.site);
        let answer = request.header(header::COOKIE, &self.cookie).send().await.expect("an answer");
        for cookie in answer.headers().get_all(header::SET_COOKIE) {
            let pair = cookie.to_str().expect("text").split(';').next().unwrap_or_default();
            if pair.starts_with("miyako=") {
                self.cookie = pair.to_owned();
            }
        }
        (answer.status(), answer.text().await.expect("a text"))
    }

    async fn form(&mut self, path: &str, fields: &str) -> (StatusCode, String) {
        let fields = fields.replace(' ', "+");
        self.send(Method::POST, path, "application/x-www-form-urlencoded", fields).await
    }

    async fn api(&mut self, method: Method, path: &str, body: Value) -> Value {
        let (status, text) = self.send(method, &format!("/api/v1/{path}"), "application/json", body.to_string()).await;
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).unwrap_or_default()
    }

    async fn token(&mut self) -> String {
        let fields = format!("label=bot&days=30&play=on&password={PASSWORD}");
        let (status, page) = self.form("/account/tokens", &fields).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        page.split("<code>").nth(1).and_then(|rest| rest.split("</code>").next()).expect("a token").to_owned()
    }
}

/// A program's name at a site, with a token in a file.
async fn program(house: &House, data: &Data, name: &str) -> (Visitor, PathBuf) {
    let mut visitor = Visitor::sign_up(house, name).await;
    assert_eq!(visitor.form("/account/program", "").await.0, StatusCode::SEE_OTHER);
    let token = visitor.token().await;
    let file = data.folder().join(format!("{name}.token"));
    std::fs::write(&file, token).expect("a file");
    (visitor, file)
}

fn bot(house: &House, token: &std::path::Path, more: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_miyako"));
    command.args(["bot", "--engine", "miyako usi", "nodes=2000", "option.USI_Hash=16", "--json", "--site"]);
    command.arg(format!("http://{}", house.address)).arg("--token-file").arg(token).args(more);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts")
}

/// The games that a bot has told of.
fn games(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = BufReader::new(&output.stdout[..]).lines().map(|line| line.expect("text"));
    lines.map(|line| serde_json::from_str(&line).expect("JSON")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_plays_whoever_takes_its_offer() {
    rustls_provider();
    let data = Data::new("bot");
    let house = data.open("127.0.0.1:0");
    let (_, token) = program(&house, &data, "Robot").await;
    let playing = bot(&house, &token, &["--games", "2", "--rated", "--grade", "5k", "--clock", "1m+5s"]);

    // Another program takes both, through the same doors; its bridge takes up games that go on, too.
    let (mut other, others_token) = program(&house, &data, "Altro").await;
    for _ in 0..2 {
        let seek = wait_for_offer(&mut other).await;
        assert_eq!((&seek["text"]["who"], &seek["rated"]), (&json!("Robot (program) · 5 kyū"), &json!(true)));
        let id = seek["id"].as_str().expect("an id");
        other.api(Method::POST, &format!("seeks/{id}/take"), json!({})).await;
        let played = games(&bot(&house, &others_token, &["--games", "1"]).wait_with_output().expect("an output"));
        assert_eq!(played.len(), 1);
        assert!(played[0]["plies"].as_u64().is_some_and(|plies| plies > 10), "{played:?}");
    }
    let played = games(&playing.wait_with_output().expect("an output"));
    assert_eq!(played.len(), 2, "{played:?}");
    for game in &played {
        assert!(game["winner"].is_string() || game["reason"].is_string(), "{game}");
        let players = [&game["black"], &game["white"]];
        assert!(players.contains(&&json!("Robot (program)")) && players.contains(&&json!("Altro (program)")), "{game}");
    }
}

/// Whoever challenges it by name is played if an engine can, and told why not otherwise.
#[tokio::test(flavor = "multi_thread")]
async fn an_engine_answers_challenges() {
    rustls_provider();
    let data = Data::new("bot-challenged");
    let house = data.open("127.0.0.1:0");
    let (_, token) = program(&house, &data, "Robot").await;
    let (mut other, others_token) = program(&house, &data, "Altro").await;
    // One has challenged it while it was away, and one for a game that it does not play.
    let fast = json!({"clock": "1m+5s", "whom": "Robot"});
    let slow = json!({"clock": "3d/move", "whom": "Robot"});
    let chu = json!({"clock": "1m+5s", "variant": "chu", "whom": "Robot"});
    let declined = [("clock", slow), ("game", chu)];
    for (_, wish) in &declined {
        other.api(Method::POST, "seeks", wish.clone()).await;
    }
    other.api(Method::POST, "seeks", fast.clone()).await;
    let playing = bot(&house, &token, &["--games", "2", "--clock", "1m+5s"]);
    let play =
        || async { games(&bot(&house, &others_token, &["--games", "1"]).wait_with_output().expect("an output")) };
    wait_for_begun(&mut other).await;
    assert_eq!(play().await.len(), 1);
    let refusals: Vec<Value> = other.api(Method::GET, "seeks", Value::Null).await.as_array().expect("seeks").clone();
    for (reason, wish) in declined {
        let seek = refusals.iter().find(|seek| seek["clock"] == wish["clock"] && seek["refusal"] == reason);
        assert!(seek.is_some(), "{reason}: {refusals:?}");
    }
    // And while it waits in the lobby.
    wait_for_offer(&mut other).await;
    other.api(Method::POST, "seeks", fast).await;
    wait_for_begun(&mut other).await;
    assert_eq!(play().await.len(), 1);
    assert_eq!(games(&playing.wait_with_output().expect("an output")).len(), 2);
}

/// Waits until the challenger hears that a game has begun.
async fn wait_for_begun(visitor: &mut Visitor) {
    for _ in 0..300 {
        let told = visitor.api(Method::GET, "notices", Value::Null).await;
        let begun = told["notices"]
            .as_array()
            .expect("a list")
            .iter()
            .any(|own| own["code"] == "begun" && own["seen"] == false);
        if begun {
            visitor.api(Method::POST, "notices/seen", json!({})).await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("nobody accepts");
}

async fn wait_for_offer(visitor: &mut Visitor) -> Value {
    for _ in 0..600 {
        let all = visitor.api(Method::GET, "seeks", Value::Null).await;
        if let Some(seek) = all.as_array().expect("a list").iter().find(|seek| seek["mine"] == false) {
            return seek.clone();
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("no offer");
}

fn rustls_provider() {
    let _ = rustls::crypto::ring::default_provider().install_default();
}

#[tokio::test]
async fn what_is_wrong_is_said_in_one_line() {
    rustls_provider();
    let data = Data::new("bot-wrong");
    let house = data.open("127.0.0.1:0");
    let (file, missing) = (data.folder().join("wrong.token"), data.folder().join("missing"));
    std::fs::write(&file, "mk_nothing").expect("a file");
    let site = format!("http://{}", house.address);
    for (args, said) in [
        (
            vec!["--engine", "miyako usi", "--site", "nowhere", "--token-file", file.to_str().expect("text")],
            "should be an address",
        ),
        (vec!["--engine", "miyako usi", "--site", &site, "--token-file", missing.to_str().expect("text")], "missing"),
        (vec!["--engine", "/no/such/engine", "--site", &site, "--token-file", file.to_str().expect("text")], "engine"),
        (
            vec!["--engine", "miyako usi", "--site", &site, "--token-file", file.to_str().expect("text")],
            "The token is not known",
        ),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_miyako")).arg("bot").args(&args).output().expect("an output");
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {text}");
        assert!(text.contains(said) && text.lines().count() == 1, "{args:?}: {text}");
    }
}
