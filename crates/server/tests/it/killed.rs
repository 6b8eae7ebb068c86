//! The server's process is killed the moment it has answered: whatever it has said is so when it comes back, not only
//! moves.

use crate::crash::start;
use crate::site::{Data, Line, Visitor};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::process::Child;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server that dies after every answer, and two who are at a table of its.
pub(crate) struct Doomed {
    data: Data,
    process: Child,
    address: SocketAddr,
    players: [Visitor; 2],
}

impl Doomed {
    pub(crate) async fn new() -> Doomed {
        let data = Data::new();
        let site = data.start().await;
        let mut players = [site.visitor(), site.visitor()];
        for player in &mut players {
            player.get("/").await;
        }
        site.stop().await;
        let (process, address) = start(&data);
        Doomed { data, process, address, players }
    }

    pub(crate) fn kill(&mut self) {
        self.end();
        (self.process, self.address) = start(&self.data);
    }

    /// The server dies for good.
    pub(crate) fn end(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// A player at the server as it is now, for live channels only.
    pub(crate) fn visitor(&self, player: usize) -> Visitor {
        self.players[player].at(self.address)
    }

    async fn post(&self, player: usize, path: &str, body: Value) -> Value {
        self.ask(player, "POST", path, &body.to_string()).await
    }

    /// What the server answers, null if it says nothing; `If-Match` names the first version.
    pub(crate) async fn ask(&self, player: usize, method: &str, path: &str, body: &str) -> Value {
        let (address, cookie) = (self.address, self.players[player].cookie());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             If-Match: \"1\"\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all((head + body).as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        if body.is_empty() { Value::Null } else { serde_json::from_str(body).unwrap() }
    }

    /// Both come (back) to the game; what the second sees.
    async fn meet(&self, id: &str) -> ([Line; 2], Value) {
        let (one, _) = self.players[0].at(self.address).connect(id).await;
        let (other, snapshot) = self.players[1].at(self.address).connect(id).await;
        ([one, other], snapshot)
    }

    /// A player says something; when that is answered by this event the server dies. What is found afterwards.
    async fn say_and_die(&mut self, id: &str, player: usize, message: Value, event: &str) -> Value {
        let (mut lines, _) = self.meet(id).await;
        lines[player].say(&message.to_string()).await;
        lines[player].until(event).await;
        self.kill();
        self.meet(id).await.1
    }
}

#[tokio::test]
async fn whatever_was_said_is_so_after_a_crash() {
    let mut doomed = Doomed::new().await;
    let wish = json!({"opponent": "link", "ruleset": "official", "clock": "1h", "ceremony": true, "name": "Anna"});
    let id = doomed.post(0, "/api/v1/games", wish).await["id"].as_str().unwrap().to_owned();
    doomed.kill();
    let join = format!("/api/v1/games/{id}/join");
    assert_eq!(doomed.post(1, &join, json!({"name": "Bruno"})).await, json!({"color": "white"}));
    doomed.kill();
    assert_eq!(doomed.post(1, &join, json!({"name": "another"})).await, json!({"color": "white"}));

    let greeting = json!({"type": "ceremony", "step": "greeting"});
    let seen = doomed.say_and_die(&id, 1, greeting, "ceremony").await;
    assert_eq!(seen["game"]["players"]["white"]["name"], "Bruno");
    assert_eq!((&seen["phase"]["step"], &seen["phase"]["done"]), (&json!("greeting"), &json!(["white"])));
    let seen = doomed.say_and_die(&id, 0, json!({"type": "ready"}), "ceremony").await;
    assert_eq!(seen["phase"]["kind"], "ceremony");
    let seen = doomed.say_and_die(&id, 1, json!({"type": "ready"}), "began").await;
    assert_eq!((&seen["phase"]["kind"], &seen["clock"]["running"]), (&json!("playing"), &json!("black")));

    let seen = doomed.say_and_die(&id, 0, json!({"type": "move", "ply": 1, "usi": "7g7f"}), "move").await;
    assert_eq!((&seen["turn"], &seen["moves"][0]["usi"]), (&json!("white"), &json!("7g7f")));
    let pause = json!({"type": "offer", "offer": "break", "minutes": 10});
    let seen = doomed.say_and_die(&id, 0, pause, "offered").await;
    assert_eq!(seen["offer"], json!({"by": "black", "offer": "break", "minutes": 10}));
    let seen = doomed.say_and_die(&id, 1, json!({"type": "answer", "accept": true}), "break").await;
    assert_eq!((&seen["phase"]["kind"], &seen["clock"]["running"]), (&json!("break"), &Value::Null));
    let left = seen["phase"]["until_ms"].as_u64().unwrap();
    assert!((500_000..=600_000).contains(&left), "{left}");
    doomed.say_and_die(&id, 1, json!({"type": "resume"}), "resumed").await;
    // Strictly, a pawn that moves two squares loses.
    let foul = json!({"type": "move", "ply": 2, "usi": "3c3e"});
    let seen = doomed.say_and_die(&id, 1, foul, "end").await;
    assert_eq!((&seen["result"]["reason"], &seen["result"]["winner"]), (&json!("foul"), &json!("black")));
    assert_eq!(seen["result"]["foul"]["code"], "cannot_move_so");

    let rematch = format!("/api/v1/games/{id}/rematch");
    let next = doomed.post(0, &rematch, json!({})).await;
    doomed.kill();
    assert_eq!(doomed.post(1, &rematch, json!({})).await, next);
    let (_, seen) = doomed.meet(next["id"].as_str().unwrap()).await;
    assert_eq!((&seen["you"], &seen["game"]["previous"]), (&json!(["black"]), &json!(id)));
    doomed.end();
}
