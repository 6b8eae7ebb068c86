//! `miyako perft`: counting the lines of play.

use crate::failure::Failure;
use crate::{Outcome, four, input, variants};
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;

/// Count the lines of play to a depth; the count stands alone on the last line.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako perft 5                                            19861490
  miyako perft 3 --sfen '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'     from a position
  miyako perft 3 --divide                                   for each first move
  miyako perft 4 --variant tori                             of another game of the family
  miyako perft 3 --variant wa --option drops=modern         with another reading of its rules
  miyako perft 2 --variant chu --ways                       as many as `miyako moves` lists

What is counted are positions: moves of other games that lead to the same one are one move, as when either of two Lions takes
the same neighbour without moving, or when anybody passes; in standard shogi there are none such. With --ways each way counts,
as `miyako moves` lists them; with --displacements only where pieces begin and end. A game that is decided on the board counts
for nothing more; the rule of the bare king of heian and shō, which is the referee's, is left out, as other programs do.")]
pub(crate) struct Args {
    /// How many plies
    depth: u8,
    /// The position to start from: an SFEN, or a USI position with moves [default: an even game]
    #[arg(long, value_name = "SFEN")]
    sfen: Option<String>,
    /// Another game of the family: a name that `miyako variants` lists, or a file that describes a game
    #[arg(long, value_name = "NAME", value_parser = variants::id)]
    variant: Option<String>,
    /// How to read a disputed rule of that game, as drops=modern
    #[arg(long, value_name = "NAME=READING", requires = "variant")]
    option: Vec<String>,
    /// Count only where pieces begin and end, as some programs do: nothing is taken on the way, nobody passes or chooses a face
    #[arg(long, requires = "variant", conflicts_with = "divide")]
    displacements: bool,
    /// Count every way to move, also those that lead to the same position
    #[arg(long, requires = "variant", conflicts_with = "displacements")]
    ways: bool,
    /// Count for each first move as well
    #[arg(long)]
    divide: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    if args.divide && args.depth == 0 {
        return Err(Failure::at("--divide", "expected a depth of at least 1"));
    }
    let counted = match &args.variant {
        Some(name) if name == four::NAME => of_yonin(args)?,
        Some(name) => of_variant(name, args)?,
        None => of_shogi(args)?,
    };
    if args.json {
        let mut answer = json!({ "sfen": counted.sfen, "depth": args.depth, "count": counted.count });
        if args.divide {
            let entry = |(m, count): &(String, u64)| json!({ "usi": m, "count": count });
            answer["moves"] = counted.moves.iter().map(entry).collect();
        }
        writeln!(out, "{answer}")?;
    } else {
        for (m, count) in &counted.moves {
            writeln!(out, "{m} {count}")?;
        }
        writeln!(out, "{}", counted.count)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What was counted.
struct Counted {
    sfen: String,
    count: u64,
    /// For each first move, if that was asked for.
    moves: Vec<(String, u64)>,
}

fn of_shogi(args: &Args) -> Result<Counted, Failure> {
    let record = input::line("--sfen", args.sfen.as_deref())?;
    let position = record.last().position().clone();
    let sfen = position.to_string();
    if !args.divide {
        return Ok(Counted { sfen, count: position.perft(args.depth), moves: Vec::new() });
    }
    let divided = position.divide(args.depth);
    let count = divided.iter().map(|(_, count)| count).sum();
    Ok(Counted { sfen, count, moves: divided.into_iter().map(|(m, count)| (m.to_string(), count)).collect() })
}

fn of_yonin(args: &Args) -> Result<Counted, Failure> {
    if args.displacements {
        return Err(Failure::at("--displacements", "not counted in the game for four"));
    }
    let position = four::position(&args.option, args.sfen.as_deref())?;
    let (sfen, depth) = (position.to_string(), u32::from(args.depth));
    if !args.divide {
        return Ok(Counted { sfen, count: position.perft(depth), moves: Vec::new() });
    }
    let after = |m| {
        let mut after = position.clone();
        after.play(m);
        (position.move_text(m), after.perft(depth - 1))
    };
    let moves: Vec<(String, u64)> = position.legal_moves().into_iter().map(after).collect();
    Ok(Counted { sfen, count: moves.iter().map(|(_, count)| count).sum(), moves })
}

fn of_variant(name: &str, args: &Args) -> Result<Counted, Failure> {
    let mut position = variants::position(name, &args.option, args.sfen.as_deref())?;
    let sfen = position.to_string();
    if args.displacements {
        return Ok(Counted { sfen, count: position.displacements(args.depth.into()), moves: Vec::new() });
    }
    let depth = args.depth.into();
    if !args.divide {
        let count = if args.ways { position.perft_of_ways(depth) } else { position.perft(depth) };
        return Ok(Counted { sfen, count, moves: Vec::new() });
    }
    let divided = if args.ways { position.divide_ways(depth) } else { position.divide(depth) };
    let count = divided.iter().map(|(_, count)| count).sum();
    let moves = divided.into_iter().map(|(m, count)| (position.move_text(m), count)).collect();
    Ok(Counted { sfen, count, moves })
}
