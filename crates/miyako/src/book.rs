//! `miyako book`: books of openings, and what stands in them.

mod build;

use crate::failure::Failure;
use crate::input;
use crate::{Outcome, batch};
use build::{Builder, Plan};
use clap::Subcommand;
use engine::Book;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use words::Language;

/// Books of openings: make one by searching, or look into one.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako book show                                   what the engine's own book says of the start
  miyako book show --sfen 'startpos moves 7g7f'      and of the position after a move
  miyako book build -o mine.db --positions 2000 --nodes 500000 --records games/
                                                     search the openings, those of these games among them

Books are text as other programs read it, too (#YANEURAOU-DB2016).")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    Build(BuildArgs),
    Show(ShowArgs),
}

/// Search the openings from the start on, those first that are likeliest to be met
#[derive(clap::Args)]
struct BuildArgs {
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// How many positions to search
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    positions: u32,
    /// How many positions each search looks at
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many moves of each position to weigh
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=32))]
    lines: u8,
    /// Leave out moves that are worse than the best by more than this, in hundredths of a pawn
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u16).range(1..=2_000))]
    margin: u16,
    /// Games whose first moves are weighed, too: files, folders or patterns
    #[arg(long, num_args = 1.., value_name = "FILE")]
    records: Vec<PathBuf>,
    #[command(flatten)]
    threads: batch::Threads,
}

/// Say what a book knows of a position
#[derive(clap::Args)]
struct ShowArgs {
    /// The book [default: the engine's own]
    file: Option<PathBuf>,
    /// A position in SFEN, startpos, or either with moves
    #[arg(long)]
    sfen: Option<String>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Outcome {
    match &args.action {
        Action::Build(args) => build(args, out),
        Action::Show(args) => show(args, out),
    }
}

fn build(args: &BuildArgs, out: &mut dyn Write) -> Outcome {
    batch::listen();
    let plan = Plan {
        positions: args.positions as usize,
        nodes: args.nodes,
        lines: args.lines.into(),
        margin: args.margin.into(),
        threads: args.threads.count(build::BATCH),
    };
    let book = Builder::new(plan, &args.records)?.build();
    if batch::is_interrupted() {
        return Ok(ExitCode::from(batch::INTERRUPTED));
    }
    let written = std::fs::write(&args.output, book.to_string());
    written.map_err(|error| Failure::at(&args.output.display().to_string(), error))?;
    let language = Language::of_environment();
    writeln!(out, "{}", language.text_with_counts("book-built", &[("positions", book.len())]))?;
    Ok(ExitCode::SUCCESS)
}

fn read(path: &Path) -> Result<Book, Failure> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| Failure::at(&name, error))?;
    Book::read(&text).map_err(|error| Failure::at(&format!("{name}:{}", error.line), error.problem))
}

fn show(args: &ShowArgs, out: &mut dyn Write) -> Outcome {
    let book = args.file.as_deref().map_or_else(|| Ok(Book::built_in()), |path| read(path).map(Arc::new))?;
    let record = input::line("--sfen", args.sfen.as_deref())?;
    let moves = book.moves(record.last().position());
    if args.json {
        for own in moves {
            let answer = own.answer.map(|m| m.to_string());
            let (m, value, depth, count) = (own.m.to_string(), own.value, own.depth, own.count);
            writeln!(
                out,
                "{}",
                json!({ "move": m, "answer": answer, "value": value, "depth": depth, "count": count })
            )?;
        }
    } else if moves.is_empty() {
        writeln!(out, "{}", args.lang.unwrap_or_else(Language::of_environment).text("book-unknown"))?;
    } else {
        for own in moves {
            let answer = own.answer.map_or_else(String::new, |m| m.to_string());
            writeln!(out, "{:6} {answer:6} {:+5}  {:3} {:6}", own.m.to_string(), own.value, own.depth, own.count)?;
        }
    }
    Ok(ExitCode::from(u8::from(moves.is_empty())))
}
