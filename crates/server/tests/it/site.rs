//! A site in a folder of its own, and visitors.

use crate::described::Asked;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::connect_info::MockConnectInfo;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use axum::http::{Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{Config, Server, StartError};
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tower::ServiceExt;

/// Where the requests of [`Visitor`] seem to go.
pub(crate) const OWN_HOST: &str = "miyako.test";

/// A running site. Its data outlives [`Site::stop`], so that it can be started again.
pub(crate) struct Site {
    app: server::Site,
    address: SocketAddr,
    csa_address: Option<SocketAddr>,
    ops_address: Option<SocketAddr>,
    owners_door: Option<String>,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<Result<(), StartError>>,
}

/// The data of a site. Removed when it goes out of scope.
pub(crate) struct Data {
    pub(crate) folder: TempDir,
    pub(crate) database: Option<String>,
}

impl Data {
    pub(crate) fn new() -> Data {
        Data { folder: TempDir::new().unwrap(), database: None }
    }

    pub(crate) fn config(&self) -> Config {
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        Config { listen, database: self.database.clone(), ..Config::new(self.folder.path()) }
    }

    /// The address of the database file.
    pub(crate) fn url(&self) -> String {
        format!("sqlite://{}/miyako.sqlite", self.folder.path().display())
    }

    pub(crate) async fn start(&self) -> Site {
        Site::start(self.config()).await
    }

    /// Takes the locks away, as somebody might who believes that they are left over.
    pub(crate) fn unlock(&self) {
        for lock in ["lock", "miyako.sqlite.lock"] {
            std::fs::remove_file(self.folder.path().join(lock)).unwrap();
        }
    }
}

impl Site {
    pub(crate) async fn start(config: Config) -> Site {
        let server = Server::bind(&config).await.unwrap();
        let (address, csa_address, app) = (server.address(), server.csa_address(), server.site().clone());
        let (ops_address, owners_door) = (server.ops_address(), server.owners_door());
        let (stop, stopped) = oneshot::channel();
        let until = async {
            let _ = stopped.await;
        };
        let serving = tokio::spawn(async { server.run(until).await });
        Site { app, address, csa_address, ops_address, owners_door, stop, serving }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where programs connect that speak CSA.
    pub(crate) fn csa_address(&self) -> SocketAddr {
        self.csa_address.expect("a site with a CSA port")
    }

    /// Where it is asked how it is.
    pub(crate) fn ops_address(&self) -> SocketAddr {
        self.ops_address.expect("a site with a listener for that")
    }

    /// The path at which somebody becomes the owner, if there is none.
    pub(crate) fn owners_door(&self) -> Option<&str> {
        self.owners_door.as_deref().map(|url| &url[url.find("/owner/").expect("a path")..])
    }

    /// Sees off whoever is to be gone by this time of day.
    pub(crate) async fn see_off(&self, now_ms: i64) -> bool {
        self.app.see_off(now_ms).await
    }

    /// Ends it in order.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        self.serving.await.unwrap().unwrap();
    }

    /// Ends it in disorder: its games are left behind as they are.
    pub(crate) async fn crash(self) {
        self.serving.abort();
        assert!(self.serving.await.unwrap_err().is_cancelled());
    }

    /// Whether it has ended by itself.
    pub(crate) fn is_over(&self) -> bool {
        self.serving.is_finished()
    }

    /// Waits until it ends by itself; why it did.
    pub(crate) async fn end(self) -> StartError {
        self.serving.await.unwrap().unwrap_err()
    }

    /// A new visitor, who reads English.
    pub(crate) fn visitor(&self) -> Visitor {
        let peer = MockConnectInfo(SocketAddr::from(([192, 0, 2, 1], 1)));
        Visitor { router: self.app.router().layer(peer), address: self.address, cookie: None, token: None }
    }

    /// The same visitor, after a restart.
    pub(crate) fn again(&self, visitor: &Visitor) -> Visitor {
        Visitor { cookie: visitor.cookie.clone(), ..self.visitor() }
    }

    /// A program that brings a token.
    pub(crate) fn program(&self, token: &str) -> Visitor {
        Visitor { token: Some(token.to_owned()), ..self.visitor() }
    }

    /// Somebody whose browser has had this cookie for long.
    pub(crate) fn with_cookie(&self, cookie: &str) -> Visitor {
        Visitor { cookie: Some(cookie.to_owned()), ..self.visitor() }
    }
}

/// Somebody with a browser or a program; keeps its cookie.
pub(crate) struct Visitor {
    router: Router,
    address: SocketAddr,
    cookie: Option<String>,
    /// What a program brings in place of it.
    token: Option<String>,
}

/// What came back.
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) bytes: Bytes,
    /// The bytes as text, whatever they are; without the links to the glossary, which may stand in any sentence.
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

fn without_terms(page: &str) -> String {
    let mut parts = page.split("<a class=\"term\" ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let (link, rest) = part.split_once("</a>").unwrap_or((part, ""));
        text + link.split_once('>').map_or("", |(_, word)| word) + rest
    })
}

impl Visitor {
    /// The same visitor at another server, for live channels only.
    pub(crate) fn at(&self, address: SocketAddr) -> Visitor {
        Visitor { router: self.router.clone(), address, cookie: self.cookie.clone(), token: self.token.clone() }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// What its browser sends with every request, once it has been here.
    pub(crate) fn cookie(&self) -> &str {
        self.cookie.as_deref().unwrap_or_default()
    }

    pub(crate) async fn send(&mut self, mut request: Request<Body>) -> Reply {
        request.headers_mut().entry(HOST).or_insert(OWN_HOST.parse().unwrap());
        if let Some(cookie) = &self.cookie {
            request.headers_mut().append(COOKIE, cookie.parse().unwrap());
        }
        if let Some(token) = &self.token {
            request.headers_mut().insert(AUTHORIZATION, format!("Bearer {token}").parse().unwrap());
        }
        let (request, asked) = Asked::of(request).await;
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (head, body) = response.into_parts();
        for set in head.headers.get_all(SET_COOKIE) {
            let pair = set.to_str().unwrap().split(';').next().unwrap();
            if pair.starts_with("miyako=") {
                self.cookie = Some(pair.to_owned());
            }
        }
        let bytes = body.collect().await.unwrap().to_bytes();
        if let Some(asked) = asked {
            asked.check(&self.router, (&head, &bytes)).await;
        }
        let text = without_terms(&String::from_utf8_lossy(&bytes));
        Reply { status: head.status, headers: head.headers, bytes, text }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Reply {
        let request = Request::builder().method(Method::POST).uri(path).header(CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn post_form(&mut self, path: &str, body: &str) -> Reply {
        let kind = "application/x-www-form-urlencoded";
        let request = Request::builder().method(Method::POST).uri(path).header(CONTENT_TYPE, kind);
        self.send(request.body(Body::from(body.to_owned())).unwrap()).await
    }

    /// Makes a game and returns its id.
    pub(crate) async fn make(&mut self, wish: Value) -> String {
        let reply = self.post("/api/v1/games", wish).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
        reply.json()["id"].as_str().unwrap().to_owned()
    }

    /// Opens the live channel of a game, as a browser would if it came from `origin`.
    pub(crate) async fn connect_from(&self, id: &str, origin: &str) -> Result<Line, tungstenite::Error> {
        self.open(&format!("games/{id}/live"), origin).await
    }

    /// Opens it again, knowing what has happened up to event `since`.
    pub(crate) async fn connect_since(&self, id: &str, since: &Value) -> Line {
        self.open(&format!("games/{id}/live?since={since}"), &format!("http://{}", self.address)).await.unwrap()
    }

    /// Opens a live channel.
    pub(crate) async fn open(&self, path: &str, origin: &str) -> Result<Line, tungstenite::Error> {
        let url = format!("ws://{}/api/v1/{path}", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(COOKIE, cookie.parse().unwrap());
        }
        if let Some(token) = &self.token {
            request.headers_mut().insert(AUTHORIZATION, format!("Bearer {token}").parse().unwrap());
        }
        let socket = TcpStream::connect(self.address).await.unwrap();
        let (stream, _) = tokio_tungstenite::client_async(request, MaybeTlsStream::Plain(socket)).await?;
        Ok(Line { stream })
    }

    /// Opens the live channel of a game; returns it with the snapshot.
    pub(crate) async fn connect(&self, id: &str) -> (Line, Value) {
        let mut line = self.connect_from(id, &format!("http://{}", self.address)).await.unwrap();
        let snapshot = line.next().await;
        assert_eq!(snapshot["type"], "snapshot");
        (line, snapshot)
    }
}

/// An open live channel.
pub(crate) struct Line {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// Nothing here takes so long; a test that waits longer has lost a message.
const PATIENCE: Duration = Duration::from_secs(30);

impl Line {
    pub(crate) async fn say(&mut self, text: &str) {
        use futures_util::SinkExt;
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Says something to a server that may have gone.
    pub(crate) async fn whisper(&mut self, message: &Value) {
        use futures_util::SinkExt;
        let _ = self.stream.send(Message::text(message.to_string())).await;
    }

    /// Sends what is no message of the protocol.
    pub(crate) async fn send(&mut self, message: Message) {
        use futures_util::SinkExt;
        self.stream.send(message).await.unwrap();
    }

    /// Hears with which code the server closes the line.
    pub(crate) async fn closing_code(mut self) -> u16 {
        use futures_util::StreamExt;
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let heard = tokio::time::timeout_at(deadline, self.stream.next()).await.expect("a farewell in time");
            if let Message::Close(frame) = heard.expect("a farewell").expect("a farewell") {
                return frame.expect("a code").code.into();
            }
        }
    }

    /// The next message but those about who is there and whether the computer waits, `None` when the line is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            match self.hear_all().await {
                Some(message) if ["people", "queue"].contains(&message["type"].as_str().unwrap_or_default()) => {}
                other => return other,
            }
        }
    }

    /// The next message, `None` when the line is closed.
    pub(crate) async fn hear_all(&mut self) -> Option<Value> {
        use futures_util::StreamExt;
        // Pings are no messages: they come for ever.
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let message = tokio::time::timeout_at(deadline, self.stream.next()).await.expect("a message in time");
            match message? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(_) | Err(_) => return None,
            }
        }
    }

    pub(crate) async fn next(&mut self) -> Value {
        self.hear().await.expect("an open line")
    }

    /// The next message of this type; what comes before it is passed over, but no refusal.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            assert_ne!(message["type"], "refused", "{message}");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Hears that something is refused for this reason.
    pub(crate) async fn until_refused(&mut self, code: &str) -> Value {
        let mut message = self.next().await;
        while message["type"] != "refused" {
            message = self.next().await;
        }
        assert_eq!(message["code"], code, "{message}");
        message
    }

    /// The same among those about who is there.
    pub(crate) async fn until_all(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear_all().await.expect("an open line");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Asks for something and returns what comes next.
    pub(crate) async fn ask(&mut self, message: Value) -> Value {
        self.say(&message.to_string()).await;
        self.next().await
    }

    pub(crate) async fn play(&mut self, ply: usize, usi: &str) -> Value {
        self.ask(json!({"type": "move", "ply": ply, "usi": usi})).await
    }

    /// Plays moves that must all be accepted; returns what the last one brought.
    pub(crate) async fn play_all(&mut self, first: usize, moves: &str) -> Value {
        let mut last = Value::Null;
        for (usi, ply) in moves.split(' ').zip(first..) {
            last = self.play(ply, usi).await;
            assert_eq!(last["type"], "move", "{usi} as {ply}: {last}");
        }
        last
    }
}
