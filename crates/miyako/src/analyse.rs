//! `miyako analyse`: what the engine says of games and positions.

mod curve;
mod game;
mod json;
mod limit;
mod position;
mod table;
mod thinker;

use crate::Outcome;
use crate::batch::{self, Threads};
use crate::convert::output::Claims;
use crate::convert::target::{Name, Target, Wish};
use crate::failure::Failure;
use game::{Done, Work};
use kifu::notation::Notation;
use limit::Limit;
use std::io::Write;
use std::path::PathBuf;
use words::Language;

/// Have the engine judge games or a position: mistakes by name, better moves, who stood how well.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako analyse game.kif                             every move, a second for each
  miyako analyse game.kif -o analysed.kif             remarks and better lines written into the record
  miyako analyse games/ -o analysed/ --to kifu --time 200ms
                                                      all the games of a folder
  miyako analyse game.kif --graph game.svg            the course of the game as a picture
  miyako analyse game.kif --ply 57 --why 7g7f         one position, and why not this move
  miyako analyse --sfen '4k4/9/4P4/9/9/9/9/9/9 b G 1' a position: best lines, what threatens
  miyako analyse game.kif --nodes 100000 --threads 1 --json
                                                      for programs; the same on every machine

Analysing what was analysed before replaces the remarks. Ctrl-C ends the work and writes what is done.
docs/analysis.md tells when a move is a mistake.

Exit status: 0 done, 1 something is not written, 2 something cannot be read.")]
pub(crate) struct Args {
    /// Files, folders or patterns, - for standard input
    #[arg(required_unless_present = "sfen", conflicts_with = "sfen", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Judge one position: an SFEN, or a USI position with moves
    #[arg(long, value_name = "SFEN")]
    sfen: Option<String>,
    /// Judge only the position after so many moves of the game
    #[arg(long, value_name = "N", conflicts_with_all = ["sfen", "output", "graph", "variations"])]
    ply: Option<usize>,
    /// Why not this move, in USI? With --sfen or --ply
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,
    #[command(flatten)]
    limit: Limit,
    /// Judge the variations of a record, too
    #[arg(long, conflicts_with = "sfen")]
    variations: bool,
    /// The file to write the records to with remarks in them, or the folder if there may be many; - for standard output
    #[arg(short, long, value_name = "OUT", conflicts_with = "sfen")]
    output: Option<PathBuf>,
    /// The format to write, or a customary ending such as kifu [default: what OUT ends with]
    #[arg(long, value_name = "FORMAT", requires = "output")]
    to: Option<Name>,
    /// Replace files that are there, the one that was read included
    #[arg(long)]
    force: bool,
    /// Draw the course of the game, as SVG or, if the name ends so, PNG
    #[arg(long, value_name = "FILE", conflicts_with = "sfen")]
    graph: Option<PathBuf>,
    /// How moves are written, as `miyako moves --notation` takes it [default: the language's]
    #[arg(long, value_name = "NAME")]
    notation: Option<Notation>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON, one object for each game
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    threads: Threads,
}

impl Args {
    fn notation(&self) -> Notation {
        let own = if self.language() == Language::Japanese { Notation::COMMON } else { Notation::WESTERN };
        self.notation.unwrap_or(own)
    }

    fn language(&self) -> Language {
        self.lang.unwrap_or_else(Language::of_environment)
    }
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let language = args.language();
    if args.sfen.is_some() || args.ply.is_some() {
        return position::run(args, language, out);
    }
    if args.why.is_some() {
        return Err(Failure::at("--why", "is about one position: --ply N or --sfen SFEN says which"));
    }
    let mut sources = batch::find(&args.files);
    if args.graph.is_some() && sources.len() > 1 {
        return Err(Failure::at("--graph", format_args!("shows one game, and there are {} files", sources.len())));
    }
    let target = args.output.as_ref().map(|output| {
        let wish = Wish { files: &args.files, output, to: args.to.as_ref(), encoding: None };
        Target::of(&wish, &sources)
    });
    let target = target.transpose()?;
    if let Some(target) = &target {
        sources.retain(|source| !target.has_made(source));
    }
    // Each file is read whole before another takes its place.
    let read = if args.force { &[][..] } else { &sources[..] };
    let claims = target.as_ref().map(|target| Claims::of(target, read, args.force));
    let place = target.as_ref().zip(claims.as_ref());
    let done = batch::run(&sources, &args.threads, out, |source, turn| {
        Work::new(args, language, source, sources.len()).run(place, turn)
    })?;
    let count = |what: fn(&Done) -> usize| done.results.iter().map(what).sum::<usize>();
    let [games, refused, unreadable] =
        [count(|done| done.games), count(|done| done.refused), count(|done| done.unreadable)];
    if games + unreadable > 1 {
        let numbers = [("games", games), ("unreadable", unreadable)];
        eprintln!("{}", language.text_with_counts("analysis-files", &numbers));
    }
    Ok(done.status(if unreadable > 0 { 2 } else { u8::from(refused > 0) }))
}
