//! The server's process is killed, again and again, in the middle of games: whatever was acknowledged is there when it
//! comes back.

use crate::site::{Data, Line, Visitor};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How often it is killed.
const ROUNDS: usize = 30;
/// So many games are played at once, each for so many rounds.
const AT_ONCE: usize = 3;
const ROUNDS_OF_A_GAME: usize = 3;
/// Where the process that is killed keeps its data.
const FOLDER: &str = "MIYAKO_TEST_KILLED";

/// The server that the other test kills: this program again, started with this test alone. Otherwise it does nothing.
#[test]
fn the_server_that_is_killed() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        let config = server::Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..server::Config::new(folder) };
        server::run(&config, |server| println!("\nlistens {}", server.address())).unwrap();
    }
}

fn start(data: &Data) -> (Child, SocketAddr) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "crash::the_server_that_is_killed", "--nocapture"]);
    let mut process = command.env(FOLDER, data.folder.path()).stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines().map(Result::unwrap);
    let address = lines.filter_map(|line| line.strip_prefix("listens ")?.parse().ok()).next().unwrap();
    (process, address)
}

/// What a client knows of a game.
#[derive(Clone, Default)]
struct Known {
    /// Moves it was told of.
    told: Vec<String>,
    /// A move it has asked for and heard nothing of.
    asked: Option<String>,
}

impl Known {
    /// Compares with what a server that has come back says, and believes it.
    fn check(&mut self, snapshot: &Value) {
        let moves: Vec<String> =
            snapshot["moves"].as_array().unwrap().iter().map(|played| played["usi"].as_str().unwrap().into()).collect();
        let (before, after) = moves.split_at(self.told.len().min(moves.len()));
        assert_eq!(before, self.told, "what was acknowledged is there");
        let open = self.asked.take();
        assert!(after.is_empty() || after == open.as_slice(), "nothing else is: {after:?}");
        self.told = moves;
    }

    /// Plays until the line breaks, the game is over, or the server has had enough.
    async fn play(mut self, mut line: Line, mut state: Value, mut random: Random) -> Known {
        while let Some(usi) = random.choose(&state["legal"]) {
            self.asked = Some(usi.clone());
            line.whisper(&json!({"type": "move", "ply": self.told.len() + 1, "usi": usi})).await;
            let Some(answer) = line.hear().await else { break };
            if answer["code"] == "too_fast" {
                self.asked = None;
                break;
            }
            assert_eq!((&answer["type"], &answer["move"]["usi"]), (&json!("move"), &json!(usi)), "{answer}");
            self.told.extend(self.asked.take());
            state = answer;
        }
        self
    }
}

/// Numbers that are the same in every run (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn choose(&mut self, list: &Value) -> Option<String> {
        let list = list.as_array().unwrap();
        let index = self.next().checked_rem(list.len() as u64)?;
        Some(list[index as usize].as_str().unwrap().to_owned())
    }
}

async fn make_games(data: &Data) -> (Visitor, Vec<String>) {
    let site = data.start().await;
    let mut friend = site.visitor();
    let mut games = Vec::new();
    for _ in 0..ROUNDS.div_ceil(ROUNDS_OF_A_GAME) * AT_ONCE {
        games.push(friend.make(json!({"opponent": "two"})).await);
    }
    site.stop().await;
    (friend, games)
}

/// Plays all games at once and kills the server while they are going on.
async fn play_and_kill(players: Vec<(Known, Line, Value)>, process: &mut Child, random: &mut Random) -> Vec<Known> {
    let playing: Vec<_> = players
        .into_iter()
        .map(|(known, line, snapshot)| tokio::spawn(known.play(line, snapshot, Random(random.next()))))
        .collect();
    tokio::time::sleep(Duration::from_micros(random.next() % 40_000)).await;
    process.kill().unwrap();
    let mut known = Vec::new();
    for player in playing {
        known.push(player.await.unwrap());
    }
    known
}

#[tokio::test]
async fn what_was_acknowledged_survives_every_crash() {
    let data = Data::new();
    let (friend, games) = make_games(&data).await;
    let mut random = Random(2026);
    let mut moves = 0;
    for group in games.chunks(AT_ONCE) {
        let mut known = vec![Known::default(); AT_ONCE];
        // Once more than it is killed, to look at what the last time left.
        for round in 0..=ROUNDS_OF_A_GAME {
            let (mut process, address) = start(&data);
            let friend = friend.at(address);
            let mut players = Vec::new();
            for (mut known, id) in std::mem::take(&mut known).into_iter().zip(group) {
                let (line, snapshot) = friend.connect(id).await;
                known.check(&snapshot);
                players.push((known, line, snapshot));
            }
            if round == ROUNDS_OF_A_GAME {
                moves += players.iter().map(|(known, ..)| known.told.len()).sum::<usize>();
                process.kill().unwrap();
            } else {
                known = play_and_kill(players, &mut process, &mut random).await;
            }
            process.wait().unwrap();
        }
    }
    println!("killed {ROUNDS} times; all of {moves} moves are there");
    assert!(moves > ROUNDS, "hardly anything was played");
}
