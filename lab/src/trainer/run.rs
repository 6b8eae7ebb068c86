//! The command `train`: passes over the positions, with what came of each.

use super::adam::Adam;
use super::batch::{Gradients, PARTS};
use super::data::{Positions, READ_TOGETHER};
use super::loss::Target;
use super::schedule::Schedule;
use super::validation::{Validation, validate};
use crate::failure;
use crate::net::{Quantised, Shape};
use crate::numbers;
use crate::packed::Record;
use crate::random::Random;
use signal_hook::SigId;
use signal_hook::consts::SIGINT;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What to learn, and how.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Positions to learn from, shuffled: `NAME.train` of `lab shuffle`.
    positions: PathBuf,
    /// Positions of other games, to see how well it goes: `NAME.held` of `lab shuffle`.
    held_out: PathBuf,
    /// Where the net goes, after each pass; beside it, in `NET.state`, what it takes to go on.
    #[arg(long, short)]
    output: PathBuf,
    /// Go on where `NET.state` left off, with the same options otherwise.
    #[arg(long)]
    resume: bool,
    /// Begin with what this `NET.state` has learnt from other positions, or a net that is done, instead of knowing nothing.
    #[arg(long, conflicts_with = "resume")]
    begin: Option<PathBuf>,
    /// How often each position is seen.
    #[arg(long, default_value_t = 3)]
    passes: u64,
    /// Positions of a step, a multiple of 1024.
    #[arg(long, default_value_t = 16_384)]
    batch: usize,
    /// How far a step goes at most.
    #[arg(long, default_value_t = 0.003, value_parser = numbers::above_zero)]
    rate: f32,
    /// The share of the search's score in what a position is worth, 0 to 1; the rest is the result's.
    #[arg(long, default_value_t = 0.7, value_parser = numbers::share)]
    lambda: f32,
    /// The score, in hundredths of a pawn, with which one wins e times as often as one loses.
    #[arg(long, default_value_t = 600.0, value_parser = numbers::above_zero)]
    score_scale: f32,
    /// Numbers that each player sees, a multiple of 128; the engine plays with 256 alone.
    #[arg(long, default_value_t = 256)]
    width: usize,
    /// Sets of rows by the own king's square: 1 or 3.
    #[arg(long, default_value_t = 1)]
    buckets: usize,
    /// Sets of small layers by the kings' zones: 1 or 9; the engine plays with 9 alone.
    #[arg(long, default_value_t = 9)]
    stacks: usize,
    /// What the first weights and the order of the positions are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; the net does not depend on them, and more than eight are of no use.
    #[arg(long, default_value_t = 2, value_parser = numbers::threads)]
    threads: usize,
}

/// Steps between two lines of report.
const REPORT: u64 = 100;

/// Trains a net.
///
/// # Errors
/// Of kind [`io::ErrorKind::Interrupted`] if Ctrl-C ended it: what it takes to go on is saved.
pub(crate) fn run(options: &Options) -> io::Result<()> {
    let shape = Shape::new(options.buckets, options.width, options.stacks).map_err(io::Error::other)?;
    let mut positions = Positions::open(&options.positions)?;
    let held_out = Positions::open(&options.held_out)?.read_all()?;
    options.check(&positions, &held_out)?;
    let mut training = Training::new(options, &shape, &positions, held_out)?;
    let per_pass = training.per_pass;
    println!(
        "{} positions in {per_pass} steps a pass, {} held out, {} weights",
        positions.count(),
        training.held_out.len(),
        training.adam.weights.lines().len() * crate::net::LANES
    );
    for pass in training.adam.steps() / per_pass..options.passes {
        if !training.pass(pass, &mut positions)? {
            training.save()?;
            let what = format!("interrupted after {} steps; --resume goes on", training.adam.steps());
            return Err(io::Error::new(io::ErrorKind::Interrupted, what));
        }
        let seen = training.validate()?;
        println!(
            "pass {}: held out {:.6} (score alone {:.6}, result alone {:.6}), in whole numbers {:.6}; {:.1} cp apart, at worst {:.0}",
            pass + 1,
            seen.loss,
            seen.score_loss,
            seen.result_loss,
            seen.quantised_loss,
            seen.mean_difference,
            seen.worst_difference
        );
        training.save()?;
    }
    Ok(())
}

impl Options {
    fn check(&self, positions: &Positions, held_out: &[Record]) -> io::Result<()> {
        let wrong = |what: String| Err(io::Error::new(io::ErrorKind::InvalidInput, what));
        if self.batch == 0 || !self.batch.is_multiple_of(READ_TOGETHER) {
            return wrong(format!("--batch {}: it must be a multiple of {READ_TOGETHER}", self.batch));
        }
        if positions.count() < self.batch {
            let (path, count) = (self.positions.display(), positions.count());
            return wrong(format!("{path}: {count} positions do not fill a batch of {}", self.batch));
        }
        if held_out.is_empty() {
            return wrong(format!("{}: no positions", self.held_out.display()));
        }
        Ok(())
    }

    fn target(&self) -> Target {
        Target { lambda: self.lambda, score_scale: self.score_scale }
    }

    fn state(&self) -> PathBuf {
        self.output.with_extension("state")
    }
}

struct Training<'a> {
    options: &'a Options,
    adam: Adam,
    gradients: Gradients,
    schedule: Schedule,
    per_pass: u64,
    held_out: Vec<Record>,
    interrupted: Interrupted,
}

/// Whether somebody pressed Ctrl-C while this exists; afterwards that ends the program again.
struct Interrupted {
    flag: Arc<AtomicBool>,
    handler: SigId,
}

impl Interrupted {
    fn watch() -> io::Result<Interrupted> {
        let flag = Arc::new(AtomicBool::new(false));
        let handler = signal_hook::flag::register(SIGINT, Arc::clone(&flag))?;
        Ok(Interrupted { flag, handler })
    }

    fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }
}

impl Drop for Interrupted {
    fn drop(&mut self) {
        signal_hook::low_level::unregister(self.handler);
    }
}

impl<'a> Training<'a> {
    fn new(options: &'a Options, shape: &Shape, positions: &Positions, held_out: Vec<Record>) -> io::Result<Self> {
        let per_pass = (positions.count() / options.batch) as u64;
        let interrupted = Interrupted::watch()?;
        let adam = if options.resume {
            Adam::load(&options.state(), shape)?
        } else if let Some(begin) = &options.begin {
            Adam::begin_with(begin, shape)?
        } else {
            Adam::new(shape, &mut Random(options.seed))
        };
        Ok(Training {
            options,
            adam,
            gradients: Gradients::new(shape),
            schedule: Schedule { rate: options.rate, steps: per_pass * options.passes },
            per_pass,
            held_out,
            interrupted,
        })
    }

    /// The rest of a pass; whether it came to its end.
    fn pass(&mut self, pass: u64, positions: &mut Positions) -> io::Result<bool> {
        let order = positions.order(pass, self.options.seed);
        let blocks = self.options.batch / READ_TOGETHER;
        let begun = Instant::now();
        let first = self.adam.steps();
        let (mut losses, mut summed) = (0.0, 0.0);
        for batch in order.chunks_exact(blocks).skip((first % self.per_pass) as usize) {
            if self.interrupted.is_set() {
                return Ok(false);
            }
            let step = self.adam.steps();
            let records = positions.read_blocks(batch)?;
            let rate = self.schedule.rate_at(step);
            losses += self.step(&records, rate)?;
            summed += 1.0;
            if (step + 1).is_multiple_of(REPORT) {
                let speed = ((step + 1 - first) * self.options.batch as u64) as f64 / begun.elapsed().as_secs_f64();
                println!("step {}: loss {:.6}, rate {rate:.6}, {speed:.0} positions/s", step + 1, losses / summed);
                (losses, summed) = (0.0, 0.0);
            }
        }
        Ok(true)
    }

    /// One step; the loss before it.
    fn step(&mut self, records: &[Record], rate: f32) -> io::Result<f32> {
        let threads = self.options.threads.min(PARTS);
        let (gradient, loss) = self.gradients.of(&self.adam.weights, records, self.options.target(), threads)?;
        self.adam.step(gradient, rate, threads);
        Ok(loss)
    }

    fn validate(&self) -> io::Result<Validation> {
        let quantised = Quantised::of(&self.adam.weights);
        validate(&self.adam.weights, &quantised, &self.held_out, self.options.target(), self.options.threads)
    }

    /// The net, and what it takes to go on.
    fn save(&self) -> io::Result<()> {
        let mut bytes = Vec::new();
        Quantised::of(&self.adam.weights).write(&mut bytes)?;
        failure::write_whole(&self.options.output, &bytes)?;
        self.adam.save(&self.options.state())
    }
}
