//! Games of the engine against itself, and the quiet positions of them with what the search thought.
//!
//! Games are played in batches, each a file of its own that appears when it is complete: who is interrupted goes on where
//! they were, and the same seed gives the same files however many threads play.

use crate::failure;
use crate::games::{self, Judged, Played, Ply};
use crate::numbers;
use crate::play::{LONGEST_GAME, Player, Thought, repetition};
use crate::random::Random;
use engine::Game;
use engine::nnue::Network;
use shogi::{Move, Position};
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What to play.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The folder for the files, made if it is not there.
    folder: PathBuf,
    /// The net that plays; the one that comes with the engine if none is named.
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Positions a search looks at for each move.
    #[arg(long, default_value_t = 600)]
    nodes: u64,
    /// How many files of games in all; those that are there count.
    #[arg(long, default_value_t = 1000)]
    batches: u64,
    /// Games of a file.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// How many in a hundred positions are also looked at after a move drawn from all: what comes of moves that nobody
    /// plays, and every search meets. Such positions have no result: a draw is put down.
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    strays: u8,
    /// What the openings are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,
    /// Begin no file after so many minutes, however many there are; without it, none is left out.
    #[arg(long, value_parser = numbers::minutes)]
    minutes: Option<f64>,
}

/// Who stands so much better for [`CLEAR_PLIES`] has won.
const CLEAR: i32 = 3_000;
const CLEAR_PLIES: u32 = 4;
/// No position is kept whose score is beyond this: it would teach nothing.
const HIGHEST_KEPT: i32 = 2_500;

/// Plays all batches that are not there yet.
pub(crate) fn run(options: &Options) -> io::Result<()> {
    let net = options.net.as_deref().map_or_else(|| Ok(Network::shipped()), crate::duel::read)?;
    fs::create_dir_all(&options.folder)?;
    let next = AtomicU64::new(0);
    let begun = Instant::now();
    let length = options.minutes.map(|minutes| Duration::from_secs_f64(60.0 * minutes));
    let kept = AtomicU64::new(0);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..options.threads)
            .map(|_| {
                scope.spawn(|| -> io::Result<()> {
                    let mut writer = Writer::new(Arc::clone(&net), options);
                    loop {
                        let batch = next.fetch_add(1, Ordering::Relaxed);
                        if batch >= options.batches || length.is_some_and(|length| begun.elapsed() >= length) {
                            return Ok(());
                        }
                        let path = options.folder.join(format!("{batch:06}.{}", games::EXTENSION));
                        if path.exists() {
                            continue;
                        }
                        let played = writer.batch(options.seed, batch, options.games);
                        failure::write_whole(&path, &games::write(&played))?;
                        let count = played.iter().map(Played::count).sum();
                        let all = kept.fetch_add(count, Ordering::Relaxed) + count;
                        let rate = all as f64 / begun.elapsed().as_secs_f64();
                        eprintln!("batch {batch}: {count} positions; {all} in this run, {rate:.0} a second");
                    }
                })
            })
            .collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("games do not panic"))
    })
}

/// Who plays both sides.
struct Writer {
    player: Player,
    nodes: u64,
    strays: usize,
}

impl Writer {
    fn new(net: Arc<Network>, options: &Options) -> Writer {
        Writer { player: Player::new(net), nodes: options.nodes, strays: usize::from(options.strays) }
    }

    /// The games of a batch.
    fn batch(&mut self, seed: u64, batch: u64, games: u64) -> Vec<Played> {
        let game = |number| {
            let mut random = Random(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ (batch * games + number));
            random.next();
            self.game(&mut random)
        };
        (0..games).map(game).collect()
    }

    /// One game, with what was thought of it.
    fn game(&mut self, random: &mut Random) -> Played {
        self.player.begin();
        let mut game = self.player.opening(random, self.nodes);
        let opening = game.moves().to_vec();
        let mut plies = Vec::new();
        let mut clear = 0;
        let winner = loop {
            let turn = game.position().turn();
            if game.moves().len() >= LONGEST_GAME {
                break None;
            }
            if let Some(end) = repetition(&game) {
                break end;
            }
            let Thought { line, score } = self.player.think(&game, self.nodes);
            let Some(played) = line.first().copied() else { break Some(!turn) };
            let value = score.clamp(-CLEAR, CLEAR);
            clear = if value.abs() >= CLEAR { clear + 1 } else { 0 };
            if clear >= CLEAR_PLIES {
                break Some(if value > 0 { turn } else { !turn });
            }
            let thought = judged(game.position(), &line, value);
            let stray = (random.below(100) < self.strays).then(|| self.stray(&game, random));
            plies.push(Ply { played, thought, stray });
            game.play(played).expect("the engine plays legal moves");
        };
        Played { opening, plies, winner }
    }

    /// A move drawn from all, and what comes of it.
    fn stray(&mut self, game: &Game, random: &mut Random) -> (Move, Option<Judged>) {
        let moves = game.position().legal_moves();
        let m = moves[random.below(moves.len())];
        let mut after = game.clone();
        after.play(m).expect("a legal move can be played");
        let Thought { line, score } = self.player.think(&after, self.nodes);
        (m, judged(after.position(), &line, score))
    }
}

/// The line as far as its quiet position and what that is worth, unless it teaches nothing.
fn judged(position: &Position, line: &[Move], value: i32) -> Option<Judged> {
    let plies = first_quiet(position, line).filter(|_| value.abs() <= HIGHEST_KEPT)?;
    Some(Judged { score: value as i16, line: line[..plies].to_vec() })
}

/// How many plies of a line lead to the first position whose side to move is not in check and neither wins nor promotes
/// anything by the next move: the score of the line is the value of what stands on that board.
fn first_quiet(root: &Position, line: &[Move]) -> Option<usize> {
    let mut position = root.clone();
    for (plies, m) in line.iter().enumerate() {
        if !position.in_check() && !m.promotes() && position.piece_at(m.to()).is_none() {
            return Some(plies);
        }
        position.play(*m).ok()?;
    }
    None
}
