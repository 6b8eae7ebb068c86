//! The command `shuffle`: neighbours in a game are too much alike to be learned one after the other.
//!
//! Positions are dealt to piles that fit into memory, and each pile is shuffled. Some games are held out whole before, so
//! that a net can be judged by games of which it has not seen a single position.

use crate::failure;
use crate::games::{self, EXTENSION};
use crate::numbers;
use crate::packed::BYTES;
use crate::random::Random;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// What to shuffle.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Files of `lab generate`, or folders of them.
    #[arg(required = true)]
    inputs: Vec<PathBuf>,
    /// Where the positions go: `OUTPUT.train`, and `OUTPUT.held` for the games held out.
    #[arg(long, short)]
    output: PathBuf,
    /// The share of games held out.
    #[arg(long, default_value_t = 0.02, value_parser = numbers::share)]
    held_out: f32,
    /// What the order is drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Bytes of a pile, about.
const PILE: u64 = 512 << 20;
/// How many times longer positions are than the games they come from.
const GROWTH: u64 = 10;

/// How many positions went where.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    train: u64,
    held_out: u64,
}

/// Shuffles all inputs.
pub(crate) fn run(options: &Options) -> io::Result<()> {
    let counts = shuffle(options)?;
    println!("{} positions to learn from, {} held out", counts.train, counts.held_out);
    Ok(())
}

fn shuffle(options: &Options) -> io::Result<Counts> {
    let files = files(&options.inputs)?;
    let mut random = Random(options.seed);
    let train = extended(&options.output, "train");
    let held_out = extended(&options.output, "held");
    let size: u64 =
        files.iter().map(|file| failure::at(file, file.metadata()).map(|data| data.len())).sum::<io::Result<_>>()?;
    let piles: Vec<PathBuf> =
        (0..=GROWTH * size / PILE).map(|i| extended(&options.output, &format!("pile{i}"))).collect();
    let unfinished = extended(&options.output, "part");
    let unfinished_held_out = extended(&options.output, "held.part");
    let counts = deal(&files, &piles, &unfinished_held_out, options.held_out.into(), &mut random)?;
    let mut to = create(&unfinished)?;
    for pile in &piles {
        let mut bytes = failure::at(pile, fs::read(pile))?;
        random.shuffle(bytes.as_chunks_mut::<BYTES>().0);
        failure::at(&unfinished, to.write_all(&bytes))?;
        failure::at(pile, fs::remove_file(pile))?;
    }
    failure::at(&unfinished, to.flush())?;
    // Whoever breaks it off before has still what was there.
    failure::at(&held_out, fs::rename(&unfinished_held_out, &held_out))?;
    failure::at(&train, fs::rename(&unfinished, &train))?;
    Ok(counts)
}

/// Deals the games to be learned from to the piles, the others to the file of those held out.
fn deal(files: &[PathBuf], piles: &[PathBuf], held_out: &Path, share: f64, random: &mut Random) -> io::Result<Counts> {
    let mut to_piles = piles.iter().map(|path| create(path)).collect::<io::Result<Vec<_>>>()?;
    let mut to_held_out = create(held_out)?;
    let mut counts = Counts::default();
    for path in files {
        for game in games::read(path)? {
            let held = (random.next() >> 11) as f64 / ((1_u64 << 53) as f64) < share;
            for record in game?.records() {
                if held {
                    counts.held_out += 1;
                    failure::at(held_out, to_held_out.write_all(&record.to_bytes()))?;
                } else {
                    counts.train += 1;
                    let pile = random.below(piles.len());
                    failure::at(&piles[pile], to_piles[pile].write_all(&record.to_bytes()))?;
                }
            }
        }
    }
    to_piles.iter_mut().chain([&mut to_held_out]).try_for_each(Write::flush)?;
    Ok(counts)
}

/// The files themselves, and the files of games in folders, by name.
fn files(inputs: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for input in inputs {
        if !input.is_dir() {
            failure::at(input, fs::metadata(input))?;
            files.push(input.clone());
            continue;
        }
        let entries = failure::at(input, fs::read_dir(input))?;
        let paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        let mut inside: Vec<PathBuf> =
            paths.into_iter().filter(|path| path.extension().is_some_and(|own| own == EXTENSION)).collect();
        inside.sort();
        files.extend(inside);
    }
    Ok(files)
}

fn create(path: &Path) -> io::Result<BufWriter<File>> {
    Ok(BufWriter::new(failure::at(path, File::create(path))?))
}

/// `path` with `.extension` added, whatever dots it has.
fn extended(path: &Path, extension: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}

#[cfg(test)]
mod tests;
