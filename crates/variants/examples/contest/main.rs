//! Games between the computer and another player, to measure how strong it is:
//!
//! ```text
//! cargo run --release -p variants --example contest -- GAME OPPONENT [GAMES] [MILLISECONDS]
//! ```
//!
//! OPPONENT is `random`, `self`, `level:A:B` (level A against level B, or against `random`), `other:CONTEST` (another build of this program),
//! `usi:PROGRAM` (Fairy-Stockfish, which is told the variant's name and its own letters) or `xboard:PROGRAM`. Every two games begin with the same few random moves,
//! with sides changed. `serve` instead of an opponent makes it the other build of somebody else's match, and with the variable `TELL` set each
//! thought is printed: position, move, score, depth, positions.

mod fairy;
mod player;
mod program;
mod usi;
mod xboard;

use player::{Game as Played, Player};
use std::fmt;
use std::process::ExitCode;
use std::sync::Arc;
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
        return Err(format!("expected GAME OPPONENT [GAMES] [MILLISECONDS], where OPPONENT is {}", player::KNOWN));
    };
    let number = |i: usize, usual: u64| rest.get(i).map_or(Ok(usual), |text| text.parse::<u64>());
    let games = number(0, 20).map_err(|error| error.to_string())?;
    let time = Duration::from_millis(number(1, 200).map_err(|error| error.to_string())?);
    // As Fairy-Stockfish and HaChu have it, so that nobody plays by other rules than the other.
    let readings: &[(&str, &str)] = match name.as_str() {
        "tori" => &[("repetition", "forbidden-fourth")],
        "chu" => &[("lance", "dead-piece")],
        _ => &[],
    };
    let game = Game::with_options(name, readings).ok_or_else(|| format!("there is no game {name}"))?;
    let game = game.map_err(|errors| format!("{name}: {errors:?}"))?;
    if opponent == "serve" {
        return usi::serve(&game);
    }
    let mut contest = Contest::new(Player::pair(&game, opponent)?, time);
    for round in 0..games {
        let (plies, end) = contest.play(&game, round)?;
        println!("{name} game {}: {plies} plies, {end}", round + 1);
    }
    println!("{name} against {opponent}: {contest}");
    Ok(())
}

/// A match, and how it has gone so far.
struct Contest {
    players: [Player; 2],
    /// For each move.
    time: Duration,
    /// Games that the first player lost, drew and won.
    tally: [u32; 3],
    /// Moves for which the first player took more than it should have.
    late: u32,
    granted: [Duration; 2],
    used: [Duration; 2],
}

impl Contest {
    fn new(players: [Player; 2], time: Duration) -> Contest {
        Contest { players, time, tally: [0; 3], late: 0, granted: [Duration::ZERO; 2], used: [Duration::ZERO; 2] }
    }

    /// Plays a game; how many plies it had, and how it ended for the first player.
    fn play(&mut self, game: &Arc<Game>, round: u64) -> Result<(usize, &'static str), String> {
        let first = round as usize % 2;
        let mut played = Played::opening(&Position::start(game), round / 2 + 1, round);
        while played.plies() < MOST_PLIES && played.result().is_none() {
            let side = (played.plies() + first) % 2;
            let Some(text) = self.ask(side, &played)? else {
                played.give_up();
                break;
            };
            if !played.play(&text) {
                return Err(format!("{text} is illegal in {} after {}", played.position(), played.moves.join(" ")));
            }
        }
        let score = match played.result() {
            Some(Some(winner)) => 2 * usize::from(winner == first),
            _ => 1,
        };
        self.tally[score] += 1;
        Ok((played.plies(), ["lost", "drawn", "won"][score]))
    }

    /// A player's move. Who took more than their time has less for the next one, so that both take the same in the end.
    fn ask(&mut self, side: usize, played: &Played) -> Result<Option<String>, String> {
        self.granted[side] += self.time;
        let share = self.granted[side].saturating_sub(self.used[side]).clamp(self.time / 4, self.time * 2);
        let answer = self.players[side].answer(played, share)?;
        self.late += u32::from(side == 0 && answer.used > share);
        self.used[side] += answer.used;
        Ok(answer.text)
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lost, drawn, won] = self.tally;
        let total = f64::from(lost + drawn + won).max(1.0);
        let mean = (f64::from(won) + 0.5 * f64::from(drawn)) / total;
        let spread = |score: f64, count: u32| f64::from(count) * (score - mean) * (score - mean);
        let variance = (spread(0.0, lost) + spread(0.5, drawn) + spread(1.0, won)) / total;
        let margin = 1.96 * (variance / total).sqrt();
        write!(f, "{won} won, {drawn} drawn, {lost} lost: {:.1} % ± {:.1}; ", 100.0 * mean, 100.0 * margin)?;
        write!(f, "late {}; {:.1} s and {:.1} s", self.late, self.used[0].as_secs_f64(), self.used[1].as_secs_f64())
    }
}
