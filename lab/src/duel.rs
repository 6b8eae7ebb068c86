//! A match between two nets, at so many positions a move: what decides whether a new one is better.

use crate::numbers;
use crate::play::{LONGEST_GAME, Player, repetition};
use crate::random::Random;
use engine::Game;
use engine::nnue::Network;
use shogi::Color;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Who plays whom.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The new net's file.
    new: PathBuf,
    /// The net it is to beat; the one that comes with the engine if none is named.
    old: Option<PathBuf>,
    /// Pairs of games; both games of a pair begin alike, with colours exchanged.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// Positions a search looks at for each move.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// What the openings are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,
}

/// Plays the match and prints its score, with 95 % bounds over pairs.
pub(crate) fn run(options: &Options) -> io::Result<()> {
    let new = read(&options.new)?;
    let old = options.old.as_deref().map_or_else(|| Ok(Network::shipped()), read)?;
    let nodes = [options.nodes; 2];
    let score = play_pairs(&[new, old], nodes, options.pairs, options.seed, options.threads);
    println!("{} games at {} positions a move: {score}", 2 * options.pairs, options.nodes);
    Ok(())
}

/// The score of the first net's player against the second's, who look at so many positions a move each.
pub(crate) fn play_pairs(nets: &[Arc<Network>; 2], nodes: [u64; 2], pairs: u64, seed: u64, threads: usize) -> Score {
    let next = AtomicU64::new(0);
    let points: Mutex<Vec<f64>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut players = nets.clone().map(Player::new);
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= pairs {
                        return;
                    }
                    let points_of_pair = play_pair(&mut players, seed ^ (pair << 20), nodes);
                    let mut points = points.lock().expect("nobody panics with it");
                    points.push(points_of_pair);
                    if points.len().is_multiple_of(10) {
                        eprintln!("{} games: {}", 2 * points.len(), Score::of(&points));
                    }
                }
            });
        }
    });
    Score::of(&points.into_inner().expect("nobody panics with it"))
}

/// A net's file.
pub(crate) fn read(path: &Path) -> io::Result<Arc<Network>> {
    let bytes = fs::read(path).map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
    let network = Network::read(&bytes).map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
    Ok(Arc::new(network))
}

/// Half the points that the first player wins in two games from one opening, once with each colour.
fn play_pair(players: &mut [Player; 2], seed: u64, nodes: [u64; 2]) -> f64 {
    players.iter_mut().for_each(Player::begin);
    let opening = players[1].opening(&mut Random(seed), 1_000);
    let points = Color::ALL.map(|first_is| {
        players.iter_mut().for_each(Player::begin);
        match play(players, opening.clone(), first_is, nodes) {
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == first_is)),
        }
    });
    (points[0] + points[1]) / 2.0
}

/// The winner of a game in which the first player has this colour.
fn play(players: &mut [Player; 2], mut game: Game, first_is: Color, nodes: [u64; 2]) -> Option<Color> {
    while game.moves().len() < LONGEST_GAME {
        if let Some(winner) = repetition(&game) {
            return winner;
        }
        let turn = game.position().turn();
        let who = usize::from(turn != first_is);
        let Some(m) = players[who].think(&game, nodes[who]).line.first().copied() else { return Some(!turn) };
        game.play(m).expect("the engine plays legal moves");
    }
    None
}

/// A share of points and how sure it is.
pub(crate) struct Score {
    mean: f64,
    /// Half the width of the interval that holds the true share 19 times in 20.
    bound: f64,
}

impl Score {
    /// The share, 0 to 1.
    pub(crate) fn mean(&self) -> f64 {
        self.mean
    }

    /// `points` of each pair, 0 to 1.
    fn of(points: &[f64]) -> Score {
        let count = points.len().max(1) as f64;
        let mean = points.iter().sum::<f64>() / count;
        let variance = points.iter().map(|point| (point - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Score { mean, bound: 1.96 * (variance / count).sqrt() }
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let elo = |share: f64| -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
        let (low, high) = (self.mean - self.bound, self.mean + self.bound);
        write!(
            f,
            "{:.1} ± {:.1} %, {:+.0} Elo ({:+.0} … {:+.0})",
            100.0 * self.mean,
            100.0 * self.bound,
            elo(self.mean),
            elo(low),
            elo(high)
        )
    }
}
