//! Fits what pieces are worth to the outcome of games of the computer against itself:
//!
//! ```text
//! cargo run --release -p variants --example fit -- play GAME [GAMES] [NODES] [THREADS] > positions.txt
//! cargo run --release -p variants --example fit -- values GAME positions.txt > crates/variants/values/GAME.txt
//! ```
//!
//! The games begin with a few random moves; they and the fit are the same for the same arguments.

mod games;
mod model;

use std::process::ExitCode;
use std::sync::Arc;
use variants::Game;

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
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let game = |name: &str| Game::named(name).ok_or_else(|| format!("there is no game {name}"));
    match words[..] {
        ["play", name, ref numbers @ ..] => {
            let number = |i: usize, usual: u64| {
                numbers.get(i).map_or(Ok(usual), |text| text.parse::<u64>().map_err(|error| error.to_string()))
            };
            games::play(&game(name)?, number(0, 1_000)?, number(1, 1_000)?, number(2, 1)?.max(1));
            Ok(())
        }
        ["values", name, file] => {
            let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            fit(&game(name)?, &text)
        }
        _ => Err("expected play GAME [GAMES] [NODES] [THREADS] or values GAME FILE".to_owned()),
    }
}

fn fit(game: &Arc<Game>, text: &str) -> Result<(), String> {
    let mut model = model::Model::new(game);
    let samples: Vec<model::Sample> = text.lines().map(|line| model.sample(line)).collect::<Result<_, _>>()?;
    model.fit(&samples);
    print!("{}", model.values(&samples));
    Ok(())
}
