//! A site as a program sees it: requests with a token, and live channels.

use crate::failure::Failure;
use arbiter::TimeControl;
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing the site answers takes so long.
const PATIENCE: Duration = Duration::from_secs(30);
/// The word that a game has begun comes right after the word that the offer is gone.
const PATIENCE_FOR_GAME: Duration = Duration::from_secs(3);
/// A channel that is silent for so long, pings included, is dead.
const SILENCE: Duration = Duration::from_secs(60);

/// Why the site does not do what it was asked.
#[derive(Debug)]
pub(super) enum Gone {
    /// It says no; asking again is no use.
    Refused(String),
    /// It cannot be reached, or has too much to do.
    Lost(String),
}

/// A site, and who one is there.
pub(super) struct Site {
    client: Client,
    home: reqwest::Url,
    token: String,
}

/// A live channel.
pub(super) struct Channel(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Site {
    /// The site at this address.
    ///
    /// # Errors
    /// If it is no address of a site.
    pub(super) fn new(url: &str, token: &str) -> Result<Site, Failure> {
        let wrong =
            || Failure::Input(format!("--site: {url:?} should be an address such as https://shogi.example.org"));
        let home: reqwest::Url = url.parse().map_err(|_| wrong())?;
        if !matches!(home.scheme(), "http" | "https") || home.host().is_none() || home.path() != "/" {
            return Err(wrong());
        }
        if !token.bytes().all(|byte| byte.is_ascii_graphic()) || token.is_empty() {
            return Err(Failure::Input("the token should be one word, as the site has shown it".to_owned()));
        }
        // Another part of the program may have chosen one.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder().timeout(PATIENCE).build().map_err(|error| Failure::Input(error.to_string()))?;
        Ok(Site { client, home, token: token.to_owned() })
    }

    /// The address of a page.
    pub(super) fn page(&self, path: &str) -> String {
        self.home.join(path).map_or_else(|_| path.to_owned(), |url| url.to_string())
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client.request(method, self.page(&format!("/api/v1/{path}"))).bearer_auth(&self.token)
    }

    pub(super) async fn say_strength(&self, grade: shogi::Grade) -> Result<(), Gone> {
        let request = self.request(Method::PUT, "strength").json(&json!({"grade": grade.to_string()}));
        ask(request).await.map(drop)
    }

    /// The games of two that one plays at and that are not over.
    pub(super) async fn going_on(&self) -> Result<Vec<String>, Gone> {
        let told = ask(self.request(Method::GET, "games")).await?;
        let games = told["games"].as_array().cloned().unwrap_or_default();
        // An engine knows standard shogi.
        let is_ours = |game: &&Value| game["between_two"] == true && game["variant"].is_null();
        let open = games.iter().filter(|game| game["result"].is_null()).filter(is_ours);
        let begun = open.filter(|game| ["black", "white"].iter().all(|side| game["players"][side]["kind"] != "open"));
        Ok(begun.filter_map(|game| game["id"].as_str().map(str::to_owned)).collect())
    }

    /// Offers a game, and waits in the lobby until somebody takes it or challenges the engine.
    pub(super) async fn find_game(&self, wish: &Value) -> Result<String, Gone> {
        let mut lobby = self.open("lobby").await?;
        // What has been found before says nothing of this offer; who has challenged meanwhile comes first, in their order.
        let all = lobby.hear().await?;
        for seek in all["seeks"].as_array().into_iter().flatten().rev().filter(|seek| is_challenge(seek)) {
            if let Some(game) = self.answer(seek).await? {
                return Ok(game);
            }
        }
        let seek = ask(self.request(Method::POST, "seeks").json(wish)).await?;
        loop {
            let message = lobby.hear().await?;
            if message["type"] == "begun" {
                return game_of(&message);
            }
            if message["type"] == "seek"
                && is_challenge(&message["seek"])
                && let Some(game) = self.answer(&message["seek"]).await?
            {
                return Ok(game);
            }
            if message["type"] == "gone" && message["id"] == seek["id"] {
                // It was taken, and that is told at once; or it has been taken back.
                let next = timeout(PATIENCE_FOR_GAME, self.begun(&mut lobby)).await;
                return next.unwrap_or_else(|_| Err(Gone::Lost("the offer is gone".to_owned())));
            }
        }
    }

    /// Takes a challenge, or says why not; the game, if there is one.
    async fn answer(&self, told: &Value) -> Result<Option<String>, Gone> {
        let all = ask(self.request(Method::GET, "seeks")).await?;
        let seek = all.as_array().into_iter().flatten().find(|seek| seek["id"] == told["id"]);
        // It has been taken back.
        let Some(seek) = seek else { return Ok(None) };
        let of =
            |deed: &str| self.request(Method::POST, &format!("seeks/{}/{deed}", seek["id"].as_str().unwrap_or("")));
        let answered = match why_not(seek) {
            None => ask(of("take").json(&json!({}))).await.and_then(|game| game_of(&game).map(Some)),
            Some(reason) => ask(of("decline").json(&json!({"reason": reason}))).await.map(|_| None),
        };
        match answered {
            Err(Gone::Refused(_)) => Ok(None),
            answered => answered,
        }
    }

    async fn begun(&self, lobby: &mut Channel) -> Result<String, Gone> {
        loop {
            let message = lobby.hear().await?;
            if message["type"] == "begun" {
                return game_of(&message);
            }
        }
    }

    /// Opens a live channel.
    pub(super) async fn open(&self, path: &str) -> Result<Channel, Gone> {
        let url = self.page(&format!("/api/v1/{path}")).replacen("http", "ws", 1);
        let lost = |error: &dyn std::fmt::Display| Gone::Lost(format!("{url}: {error}"));
        let mut request = url.as_str().into_client_request().map_err(|error| lost(&error))?;
        let token =
            format!("Bearer {}", self.token).parse().map_err(|_| Gone::Refused("the token is none".to_owned()))?;
        request.headers_mut().insert("authorization", token);
        match timeout(PATIENCE, connect_async(request)).await {
            Ok(Ok((stream, _))) => Ok(Channel(stream)),
            Ok(Err(tungstenite::Error::Http(answer)))
                if answer.status().is_client_error() && answer.status() != 429 =>
            {
                Err(Gone::Refused(format!("{url}: {}", answer.status())))
            }
            Ok(Err(error)) => Err(lost(&error)),
            Err(_) => Err(lost(&"no answer")),
        }
    }
}

/// Whether somebody waits for the engine's answer.
fn is_challenge(seek: &Value) -> bool {
    seek["challenge"] == true && seek["way"] == "answer"
}

/// Why an engine does not take a challenge: it plays shogi, now, and by a clock.
fn why_not(seek: &Value) -> Option<&'static str> {
    let clock = seek["clock"].as_str().and_then(|clock| clock.parse::<TimeControl>().ok());
    match () {
        () if seek["game"] != "shogi" => Some("game"),
        () if !seek["starts_at_ms"].is_null() => Some("not-now"),
        () if clock.is_none_or(|clock| !clock.is_timed() || clock.is_by_the_day()) => Some("clock"),
        () => None,
    }
}

fn game_of(begun: &Value) -> Result<String, Gone> {
    let game = begun["url"].as_str().and_then(|url| url.rsplit('/').next());
    game.map(str::to_owned).ok_or_else(|| Gone::Lost("a game without an address".to_owned()))
}

/// What the site answers.
async fn ask(request: RequestBuilder) -> Result<Value, Gone> {
    let answer = request.send().await.map_err(|error| Gone::Lost(error.to_string()))?;
    let (status, url) = (answer.status(), answer.url().clone());
    let body = answer.text().await.map_err(|error| Gone::Lost(error.to_string()))?;
    let told: Value = serde_json::from_str(&body).unwrap_or_default();
    if status.is_success() {
        return Ok(told);
    }
    let why = format!("{url}: {}", told["text"].as_str().map_or_else(|| status.to_string(), str::to_owned));
    let passes =
        status.is_server_error() || matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT);
    Err(if passes { Gone::Lost(why) } else { Gone::Refused(why) })
}

impl Channel {
    /// The next message.
    pub(super) async fn hear(&mut self) -> Result<Value, Gone> {
        loop {
            let heard =
                timeout(SILENCE, self.0.next()).await.map_err(|_| Gone::Lost("the site is silent".to_owned()))?;
            match heard {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap_or_default()),
                // Pings are answered with the next reading.
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(_))) | None => return Err(Gone::Lost("the site has hung up".to_owned())),
                Some(Err(error)) => return Err(Gone::Lost(error.to_string())),
            }
        }
    }

    pub(super) async fn say(&mut self, message: &Value) -> Result<(), Gone> {
        self.0.send(Message::text(message.to_string())).await.map_err(|error| Gone::Lost(error.to_string()))
    }
}
