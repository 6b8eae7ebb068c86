//! Teaches a network to judge the positions of a game by what the search said of them in games of the computer against itself:
//!
//! ```text
//! cargo run --release -p variants --example fit -- play GAME [GAMES] [NODES] [THREADS] > positions.txt
//! cargo run --release -p variants --example fit -- net GAME ROUNDS -o crates/variants/nets/GAME.net positions.txt [MORE…]
//! ```
//!
//! The games begin with a few random moves; with one thread they and the network are the same for the same arguments. The last
//! tenth of the positions is held back: as soon as what the network says of it becomes worse, there are too many rounds.

mod adam;
mod games;
mod material;
mod random;
mod samples;
mod teach;

use std::process::ExitCode;
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
        ["net", name, rounds, "-o", output, ref files @ ..] if !files.is_empty() => {
            let rounds = rounds.parse().map_err(|_| format!("{rounds:?} is no number of rounds from 1 on"))?;
            let read = |file: &&str| std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"));
            let texts: Vec<String> = files.iter().map(read).collect::<Result<_, _>>()?;
            let game = game(name)?;
            let samples = samples::Samples::read(&game, texts.iter().flat_map(|text| text.lines()))?;
            let file = teach::teach(&game, &samples, rounds, &material::worth(&samples));
            // The network may be one that this program itself is built with: there is either the old one or the new.
            let unfinished = format!("{output}.part");
            let written = std::fs::write(&unfinished, &file).and_then(|()| std::fs::rename(&unfinished, output));
            written.map_err(|error| format!("{output}: {error}"))
        }
        _ => Err("expected play GAME [GAMES] [NODES] [THREADS] or net GAME ROUNDS -o OUTPUT POSITIONS…".to_owned()),
    }
}
