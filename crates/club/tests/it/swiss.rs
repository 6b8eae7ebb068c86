//! Rounds of `tests/cases/swiss-dutch.jsonl`, paired by our wishes: none is worse than the least that two solvers found
//! (`swiss-least.jsonl`), nor than what the FIDE's own system makes of them.

use club::pairing::swiss::{Colours, Entrant, Settled, Wish, pair};
use serde_json::Value;

fn lines(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/cases/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Whoever is there; `3w1` is a game against 3 with the first colour, won; `U` a bye; `+` a point without a game.
fn entrant(player: &Value) -> Option<Entrant> {
    if !player[3].is_null() {
        return None;
    }
    let mut entrant = Entrant { id: player[0].as_u64().unwrap() as u32, ..Entrant::default() };
    for game in player[2].as_str().unwrap().split_whitespace() {
        let result = game.chars().next_back().unwrap();
        entrant.points += match result {
            '1' | '+' | 'U' | 'F' => 2,
            '=' | 'H' => 1,
            _ => 0,
        };
        entrant.had_bye |= matches!(result, '+' | 'U' | 'F');
        if matches!(result, '1' | '=' | '0') {
            entrant.met.insert(game.split(['w', 'b']).next().unwrap().parse().unwrap());
        }
    }
    Some(entrant)
}

#[test]
fn every_round_costs_the_least() {
    let (states, least) = (lines("swiss-dutch"), lines("swiss-least"));
    assert_eq!(states.len(), least.len());
    for (state, least) in states.iter().zip(&least) {
        let field: Vec<Entrant> = state["players"].as_array().unwrap().iter().filter_map(entrant).collect();
        let bill = pair(&field, &Settled::default(), Colours::Lots(1)).unwrap().bill();
        let costs = [Wish::Rematch, Wish::SecondBye, Wish::ByeGap, Wish::Gap].map(|wish| bill.of(wish));
        let expected: Vec<u64> = least["least"].as_array().unwrap().iter().map(|cost| cost.as_u64().unwrap()).collect();
        assert_eq!(costs.as_slice(), expected, "tour {}, round {}", state["tour"], state["round"]);
    }
}
