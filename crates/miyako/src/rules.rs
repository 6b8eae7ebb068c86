//! `miyako rules`: the rules, chapter by chapter, in the terminal or as a booklet to print.

use crate::Outcome;
use crate::show::put;
use diagram::{Block, Board, Leaves};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use words::Language;
use words::manual::{self, Chapter, Diagram};

/// Tell the rules: the pieces, captures, promotion, drops, mate, fouls, endings, clocks, handicaps.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako rules                              the chapters
  miyako rules drops                        one of them
  miyako rules --booklet rules.pdf --lang it
                                            all of them as a booklet to print, A5
  miyako rules --json                       for programs: each rule with its board
A file named - is standard output.")]
pub(crate) struct Args {
    /// A chapter
    #[arg(value_parser = chapter)]
    chapter: Option<&'static Chapter>,
    /// Write all chapters as PDF, A5
    #[arg(long, value_name = "FILE", conflicts_with_all = ["chapter", "json"])]
    booklet: Option<PathBuf>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn chapter(name: &str) -> Result<&'static Chapter, String> {
    let names = || manual::chapters().iter().map(|chapter| chapter.id.as_str()).collect::<Vec<_>>().join(", ");
    manual::chapter(name).ok_or_else(|| format!("expected one of {}", names()))
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    if let Some(file) = &args.booklet {
        put(file, server::booklet(language), out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let wanted = |chapter: &&Chapter| args.chapter.is_none_or(|wanted| wanted.id == chapter.id);
    let chapters = manual::chapters().iter().filter(wanted);
    if args.json {
        let chapters: Vec<Value> = chapters.map(|chapter| as_json(chapter, language)).collect();
        writeln!(out, "{}", json!({"chapters": chapters}))?;
        return Ok(ExitCode::SUCCESS);
    }
    let told = server::chapters(language);
    for (chapter, leaves) in manual::chapters().iter().zip(&told).filter(|(chapter, _)| wanted(chapter)) {
        match args.chapter {
            Some(_) => write(leaves, out)?,
            None => writeln!(out, "{:<11} {}", chapter.id, leaves.title)?,
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn write(leaves: &Leaves, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", leaves.title)?;
    for block in &leaves.blocks {
        match block {
            Block::Heading(text) => writeln!(out, "{text}\n")?,
            Block::Text(text) => writeln!(out, "  {text}\n")?,
            Block::Moves { name, text, .. } => writeln!(out, "  {name}: {text}")?,
            Block::Rows(rows) => {
                rows.iter().try_for_each(|[name, told]| writeln!(out, "  {name}: {told}"))?;
                writeln!(out)?;
            }
            Block::Rule { name, text, board } => write_rule(name, text, board.as_deref(), out)?,
            Block::Boards(plates) => {
                plates.iter().try_for_each(|plate| write_rule(&plate.name, &plate.text, Some(&plate.board), out))?;
            }
        }
    }
    Ok(())
}

fn write_rule(name: &str, text: &str, board: Option<&Board>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "  {name}\n    {text}")?;
    if let Some(board) = board {
        let line = format!("    [{}] {}", board.picture.setup, board.caption);
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out)
}

/// A chapter for programs: its rules, with what is on the board beside each.
fn as_json(chapter: &Chapter, language: Language) -> Value {
    let board = |id: &str| {
        Diagram::of(id).map(|diagram| {
            json!({
                "sfen": diagram.position.to_string(),
                "move": diagram.played.map(|m| m.to_string()),
                "is_foul": diagram.is_foul(),
                "squares": diagram.marked().iter().map(ToString::to_string).collect::<Vec<_>>(),
            })
        })
    };
    let rule = |id: &String| {
        json!({
            "id": id,
            "name": language.text(id),
            "why": language.text(&format!("{id}-why")),
            "board": board(id),
            "url": format!("{}#{id}", chapter.path()),
        })
    };
    let rules: Vec<Value> = chapter.parts.iter().flat_map(|part| &part.rules).map(rule).collect();
    json!({"id": chapter.id, "name": chapter.name(language), "rules": rules, "url": chapter.path()})
}
