//! Games between the computer and another player, to measure how strong it is:
//!
//! ```text
//! cargo run --release -p variants --example contest -- GAME OPPONENT [GAMES] [MILLISECONDS]
//! ```
//!
//! OPPONENT is `random`, `self`, `level:A:B` (level A against level B, or against `random`), `other:CONTEST` (another build of this program),
//! `usi:PROGRAM` (Fairy-Stockfish, which is told the variant's name and its own letters) or `xboard:PROGRAM`. Every two games begin with the same few random moves,
//! with sides changed.

mod fairy;
mod player;
mod program;
mod usi;
mod xboard;

use player::{Game as Played, Player};
use std::process::ExitCode;
use std::time::Duration;
use variants::{Game, Position};

/// Longer games are drawn.
const MOST_PLIES: usize = 600;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, opponent, rest @ ..] = &args[..] else {
        return Err(
            "expected GAME OPPONENT [GAMES] [MILLISECONDS]; what an opponent can be stands at the beginning of main.rs"
                .to_owned(),
        );
    };
    let number = |i: usize, usual: u64| rest.get(i).map_or(Ok(usual), |text| text.parse::<u64>());
    let games = number(0, 20).map_err(|error| error.to_string())?;
    let time = Duration::from_millis(number(1, 200).map_err(|error| error.to_string())?);
    // As Fairy-Stockfish has it, so that nobody plays by other rules than the other.
    let readings: &[(&str, &str)] = if name == "tori" { &[("repetition", "forbidden-fourth")] } else { &[] };
    let game = Game::with_options(name, readings).ok_or_else(|| format!("there is no game {name}"))?;
    let game = game.map_err(|errors| format!("{name}: {errors:?}"))?;
    if opponent == "serve" {
        return usi::serve(&game);
    }
    let mut players = Player::pair(&game, opponent)?;
    let mut tally = [0_u32; 3];
    let mut late = 0;
    let (mut granted, mut used) = ([Duration::ZERO; 2], [Duration::ZERO; 2]);
    for round in 0..games {
        let first = round as usize % 2;
        let mut played = Played::opening(&Position::start(&game), round / 2 + 1, round);
        while played.plies() < MOST_PLIES && played.result().is_none() {
            let side = (played.plies() + first) % 2;
            // Who took more than their time has less for the next move, so that both take the same in the end.
            granted[side] += time;
            let share = granted[side].saturating_sub(used[side]).clamp(time / 4, time * 2);
            let answer = players[side].answer(&played, share)?;
            late += u32::from(side == 0 && answer.used > share);
            used[side] += answer.used;
            let Some(text) = answer.text else {
                played.give_up();
                break;
            };
            if !played.play(&text) {
                return Err(format!("{text} is illegal in {} after {}", played.position(), played.moves.join(" ")));
            }
        }
        // Points of the first of the two players.
        let score = match played.result() {
            Some(Some(winner)) => 2 * usize::from(winner == first),
            _ => 1,
        };
        tally[score] += 1;
        println!("{name} game {}: {} plies, {}", round + 1, played.plies(), ["lost", "drawn", "won"][score]);
    }
    let total = f64::from(tally.iter().sum::<u32>()).max(1.0);
    let mean = (f64::from(tally[2]) + 0.5 * f64::from(tally[1])) / total;
    let spread = |score: f64, count: u32| f64::from(count) * (score - mean) * (score - mean);
    let variance = (spread(0.0, tally[0]) + spread(0.5, tally[1]) + spread(1.0, tally[2])) / total;
    let margin = 1.96 * (variance / total).sqrt();
    println!(
        "{name} against {opponent}: {} won, {} drawn, {} lost: {:.1} % ± {:.1}; late {late}; {:.1} s and {:.1} s",
        tally[2],
        tally[1],
        tally[0],
        100.0 * mean,
        100.0 * margin,
        used[0].as_secs_f64(),
        used[1].as_secs_f64()
    );
    Ok(())
}
