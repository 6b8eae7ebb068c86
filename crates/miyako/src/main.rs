//! Miyako, a home for shogi: the command line. Each sub-command has its file, which parses, calls a library and prints.
#![forbid(unsafe_code)]

mod analyse;
mod backup;
mod batch;
mod bench;
mod book;
mod bot;
mod ceremony;
mod check;
mod club;
mod contest;
mod convert;
mod craft;
mod failure;
mod four;
mod handicap;
mod history;
mod info;
mod input;
mod judge;
mod label;
mod language;
mod lesson;
mod moves;
mod perft;
mod place;
mod play;
mod rules;
mod serve;
mod show;
mod span;
mod tsume;
mod usi;
mod variants;

use clap::{Parser, Subcommand};
use failure::Failure;
use std::process::ExitCode;

/// A home for shogi: rules, play, records and an engine.
#[derive(Parser)]
#[command(name = "miyako", version, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

const EXAMPLES: &str = "\
Examples:
  miyako                       serve the site on this machine
  miyako backup -o a.sqlite    copy all its games, also while it runs
  miyako play --level 7k       play against the computer in the terminal
  miyako perft 5               count the lines of play
  miyako moves game.kif        what can be played at the end of a game
  miyako judge game.csa        what a referee says of a whole game
  miyako label game.kif        its castles, openings and tesuji by name
  miyako show game.kif --png a.png
                               a picture of a position
  miyako check games/          what is wrong with records, by line
  miyako convert a.kif -o a.csa
                               a record in another format
  miyako analyse game.kif      what the engine says of each move
  miyako tsume solve problems.sfen
                               mate problems
  miyako info pieces           what the pieces are called
  miyako craft                 what boards and pieces are made of
  miyako rules drops           a chapter of the rules; --booklet prints all
  miyako history --century 13  what was played when
  miyako variants              the other games of the family
  miyako handicap 3k 2d        what a 2-dan gives a 3-kyū
  miyako ceremony              how a game begins and ends at a real board
  miyako club --help           grades, ratings, leagues, tournaments and certificates
  miyako match --engine ./a ./b --time 0.2
                               which of two engines is stronger
  miyako bot --engine ./engine --site https://shogi.example.org --token-file token
                               an engine plays whoever comes to a site
  miyako COMMAND --help        examples for a command

Exit status: 0 done, 1 the answer is no, 2 wrong usage or input.";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Play(play::Args),
    Usi(usi::Args),
    Perft(perft::Args),
    Moves(moves::Args),
    Judge(judge::Args),
    Label(label::Args),
    Show(show::Args),
    Check(check::Args),
    Convert(convert::Args),
    Analyse(analyse::Args),
    Tsume(tsume::Args),
    Info(info::Args),
    Craft(craft::Args),
    Rules(rules::Args),
    History(history::Args),
    Lesson(lesson::Args),
    Handicap(handicap::Args),
    Ceremony(ceremony::Args),
    Bench(bench::Args),
    Match(contest::Args),
    Bot(bot::Args),
    Book(book::Args),
    Variants(variants::Args),
    Club(club::Args),
}

/// How a command went: its exit status, if it could do its work.
type Outcome = Result<ExitCode, Failure>;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::usage(&error),
    };
    let outcome = match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::backup(&args, &mut std::io::stdout().lock()),
        Command::Restore(args) => backup::restore(&args, &mut std::io::stdout().lock()),
        Command::Play(args) => play::run(&args, &mut std::io::stdout().lock()),
        Command::Usi(args) => usi::run(&args),
        Command::Perft(args) => perft::run(&args, &mut std::io::stdout().lock()),
        Command::Moves(args) => moves::run(&args, &mut std::io::stdout().lock()),
        Command::Judge(args) => judge::run(&args, &mut std::io::stdout()),
        Command::Label(args) => label::run(&args, &mut std::io::stdout()),
        Command::Show(args) => show::run(&args, &mut std::io::stdout().lock()),
        Command::Check(args) => check::run(&args, &mut std::io::stdout()),
        Command::Convert(args) => convert::run(&args, &mut std::io::stdout()),
        Command::Analyse(args) => analyse::run(&args, &mut std::io::stdout()),
        Command::Tsume(args) => tsume::run(&args, &mut std::io::stdout()),
        Command::Info(args) => info::run(&args, &mut std::io::stdout().lock()),
        Command::Craft(args) => craft::run(&args, &mut std::io::stdout().lock()),
        Command::Rules(args) => rules::run(&args, &mut std::io::stdout().lock()),
        Command::History(args) => history::run(&args, &mut std::io::stdout().lock()),
        Command::Lesson(args) => lesson::run(&args, &mut std::io::stdout().lock()),
        Command::Handicap(args) => handicap::run(&args, &mut std::io::stdout().lock()),
        Command::Ceremony(args) => ceremony::run(&args, &mut std::io::stdout().lock()),
        Command::Bench(args) => bench::run(&args, &mut std::io::stdout().lock()),
        Command::Book(args) => book::run(&args, &mut std::io::stdout().lock()),
        Command::Variants(args) => variants::run(&args, &mut std::io::stdout().lock()),
        Command::Club(args) => club::run(&args, &mut std::io::stdout().lock()),
        Command::Match(args) => contest::run(&args, &mut std::io::stdout()),
        Command::Bot(args) => bot::run(&args),
    };
    outcome.unwrap_or_else(|failure| failure.report())
}
