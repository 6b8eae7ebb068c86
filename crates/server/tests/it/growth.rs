//! A late move costs what an early one does. `cargo bench -p server` measures the time; here is what can be counted.

#[path = "../../examples/load/script.rs"]
mod script;

use crate::site::{Data, Site};
use serde_json::json;
use server::{Config, Limits};

/// So many moves are played.
const PLIES: usize = 300;

#[tokio::test]
async fn what_is_told_of_a_move_does_not_grow_with_the_game() {
    let data = Data::new();
    let site = Site::start(Config { limits: Limits::for_load_test(), ..data.config() }).await;
    let mut friend = site.visitor();
    let id = friend.make(json!({"clock": "10h"})).await;
    let (mut line, _) = friend.connect(&id).await;
    let moves = script::random_game(0, PLIES, script::usi);
    assert_eq!(moves.len(), PLIES);
    let mut longest = [0; 2];
    for (m, ply) in moves.iter().zip(1..) {
        let mut told = line.play(ply, m).await;
        assert_eq!(told["type"], "move", "{told}");
        // What can be played next is as long as the position has it; the rest is what should not grow.
        told["legal"].take();
        let half = &mut longest[usize::from(ply > PLIES / 2)];
        *half = told.to_string().len().max(*half);
    }
    let [early, late] = longest;
    assert!(late <= early + early / 10, "the longest message has {late} bytes, and had {early} in the first half");
    site.stop().await;
}
