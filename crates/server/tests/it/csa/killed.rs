//! The server's process is killed in the middle of games: what a program was told of is there when it logs in again.

use super::{Client, Data};
use server::Config;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

const ROUNDS: usize = 5;
/// More than can be played.
const MOVES: &str = "+9796FU -9394FU +8786FU -8384FU +7776FU -7374FU +6766FU -6364FU +5756FU -5354FU";
/// Where the process that is killed keeps its data.
const FOLDER: &str = "MIYAKO_TEST_KILLED_CSA";

/// The server that the other test kills: this program again, started with this test alone. Otherwise it does nothing.
#[test]
fn the_server_that_is_killed() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { listen: any, csa: Some(any), ..Config::new(folder) };
        server::run(&config, |server| println!("\nlistens {}", server.csa_address().unwrap())).unwrap();
    }
}

fn start(data: &Data) -> (Child, SocketAddr) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "csa::killed::the_server_that_is_killed", "--nocapture"]);
    let mut process = command.env(FOLDER, data.folder.path()).stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines().map(Result::unwrap);
    let address = lines.filter_map(|line| line.strip_prefix("listens ")?.parse().ok()).next().unwrap();
    (process, address)
}

/// Both come back; returns them with the moves they are told of.
async fn sit_down(address: SocketAddr) -> ([Client; 2], Vec<String>) {
    let mut black = Client::log_in(address, "b", "test-600-10-B,black").await;
    let mut white = Client::log_in(address, "w", "test-600-10-W,white").await;
    let mut told = Vec::new();
    for client in [&mut black, &mut white] {
        let summary = client.summary().await;
        let moves = summary.0.iter().filter_map(|line| line.split_once(",T")).map(|(m, _)| m);
        told = moves.filter(|m| m.starts_with(['+', '-'])).map(str::to_owned).collect();
        client.say("AGREE").await;
    }
    black.until("START:").await;
    white.until("START:").await;
    ([black, white], told)
}

#[tokio::test]
async fn what_was_told_survives_every_crash() {
    let data = Data::new();
    let moves: Vec<&str> = MOVES.split(' ').collect();
    let mut known = 0;
    for round in 0..=ROUNDS {
        let (mut process, address) = start(&data);
        let (mut players, told) = sit_down(address).await;
        assert_eq!(told, moves[..told.len()]);
        // The last move of which nobody was told may be there or not.
        assert!((known..=known + 1).contains(&told.len()), "{told:?} after {known} moves");
        known = told.len();
        if round < ROUNDS {
            let mover = known % 2;
            players[mover].say(moves[known]).await;
            players[1 - mover].until(moves[known]).await;
            known += 1;
            players[1 - mover].say(moves[known]).await;
        }
        process.kill().unwrap();
        process.wait().unwrap();
    }
    assert!(known >= ROUNDS);
}
