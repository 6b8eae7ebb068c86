//! `miyako match`: engine against engine.

pub(crate) mod entrant;
mod hall;
pub(crate) mod halt;
mod journal;
pub(crate) mod limit;
mod log;
mod opening;
mod output;
mod random;
mod ratings;
mod referee;
mod report;
mod result;
mod schedule;
mod sprt;
mod statistics;
mod tally;
pub(crate) mod usi;

use crate::failure::Failure;
use crate::{Outcome, batch};
use arbiter::{Fouls, MoveLimit, NoContest, Ruleset};
use clap::ArgGroup;
use entrant::Entrant;
use hall::Hall;
use halt::Halt;
use journal::Journal;
use limit::Limit;
use log::Log;
use opening::{Openings, Origin};
use output::Output;
use referee::{Resignation, Rules};
use report::Report;
use schedule::{Schedule, Tournament};
use serde_json::{Value, json};
use sprt::{Sprt, Verdict};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use words::Language;

/// Let engines play each other: any that speak USI, before our referee, until the games tell which is stronger.
#[derive(clap::Args)]
#[command(group = ArgGroup::new("limit"), after_help = "\
Examples:
  miyako match --engine cmd='miyako usi' name=new --engine cmd=./old/miyako-usi name=old --each option.USI_Hash=64 \\
    --time 0.2 --games 400 --concurrency 2
                                two versions, 0.2 seconds a move, 200 openings with either colour
  miyako match --engine ./one --engine ./two --nodes 20000 --sprt elo0=0,elo1=10 --games 20000
                                until it is clear which of the two differences is true
  miyako match --engine 'miyako usi' name=5k option.Level=5k --engine 'miyako usi' name=4k option.Level=4k \\
    --engine 'miyako usi' name=3k option.Level=3k --tournament ladder --nodes 50000 --journal ladder.jsonl
                                a ladder of levels; the same command goes on where it was broken off
  miyako match --engine ./one --engine ./two --clock 10s+0.1s/move --openings book.sfen --out games.csa --json

An engine begins with its command; behind it come name=, dir= (the folder to run it in), option.NAME=VALUE (option.NAME=
for a button), ponder=true, and a limit of its own: time=, clock=, nodes= or depth=. The word miyako means this program.

Exit status: 0 done, 1 the test has accepted elo0, 2 wrong usage or an engine that does not start, 130 broken off.")]
pub(crate) struct Args {
    /// An engine: its command and how it plays
    #[arg(long, required = true, num_args = 1.., value_name = "WORD")]
    engine: Vec<String>,
    /// What is true of all engines
    #[arg(long, num_args = 1.., value_name = "WORD")]
    each: Vec<String>,
    /// Who plays whom
    #[arg(long, value_enum, default_value_t)]
    tournament: Tournament,
    /// Games of any two that meet; an even number, for each opening is played with either colour
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: u32,
    /// The same time for each move: 0.2, 200ms, 1m
    #[arg(long, group = "limit", value_parser = Limit::time)]
    time: Option<Limit>,
    /// A clock: 10m+30s, 5m+3s/move, 10s+0.1s/move
    #[arg(long, group = "limit", value_parser = Limit::clock)]
    clock: Option<Limit>,
    /// So many positions for each move
    #[arg(long, group = "limit", value_parser = Limit::nodes)]
    nodes: Option<Limit>,
    /// So many plies for each move
    #[arg(long, group = "limit", value_parser = Limit::depth)]
    depth: Option<Limit>,
    /// How much later than allowed a move may come
    #[arg(long, default_value = "50ms", value_parser = span)]
    margin: Duration,
    /// How long an engine without a clock may think about a move, and any engine take to name itself
    #[arg(long, default_value = "60s", value_parser = limit::duration)]
    patience: Duration,
    /// random:PLIES, or a file or folder of positions or games in any format
    #[arg(long, default_value = "random:6")]
    openings: Origin,
    /// So many moves of each game in the file
    #[arg(long, value_name = "N")]
    opening_plies: Option<u16>,
    /// Leave out openings which a short search finds better for one side by more than this, in hundredths of a pawn
    /// [default: 200 for random ones, else none is left out]
    #[arg(long, value_name = "CP", value_parser = clap::value_parser!(u32).range(1..=30_000))]
    balance: Option<u32>,
    /// What chance begins with
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// End when one of two hypotheses is accepted: elo0=0,elo1=10 and, if not 0.05, alpha= and beta=
    #[arg(long)]
    sprt: Option<Sprt>,
    /// A game is lost when both engines say so: by so many hundredths of a pawn, for so many moves of each
    #[arg(long, value_name = "CP/MOVES")]
    resign: Option<Resignation>,
    /// The rules; fouls lose, and no contest is a draw, whatever they say of that
    #[arg(long, default_value = "official/mate-ends/27-point/512-moves-at-once")]
    ruleset: Ruleset,
    /// A draw after so many moves, those of the opening included
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    max_moves: Option<u32>,
    /// Hold the messages of each turn back for a random time up to this
    #[arg(long, value_name = "TIME", value_parser = limit::duration)]
    delay_random: Option<Duration>,
    /// The records: a folder, or a file that ends in .csa or .usi
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
    /// Keep the results here, and go on with those that are there
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Write down all that is said between the match and the engines
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// The language [default: the terminal's]
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,
    /// Print JSON: an object for each game, and one at the end
    #[arg(long)]
    json: bool,
}

/// Random openings are balanced to this unless the user says otherwise.
const BALANCE: i32 = 200;

/// A time that may be nothing.
fn span(text: &str) -> Result<Duration, String> {
    limit::span(text).ok_or_else(|| format!("{text:?} should be a time such as 0, 50ms or 0.1"))
}

pub(crate) fn run(args: &Args, out: &mut (dyn Write + Send)) -> Outcome {
    let limit = [args.time, args.clock, args.nodes, args.depth].into_iter().flatten().next();
    let entrants = entrant::read(&args.engine, &args.each, limit).map_err(Failure::Input)?;
    args.check(&entrants)?;
    batch::listen();
    let schedule = Schedule::new(args.tournament, entrants.len(), args.games as usize / 2);
    let rules = args.rules();
    let journal = args.journal.as_deref();
    let journal = journal.map(|path| Journal::open(path, &args.terms(&entrants), &schedule, &entrants)).transpose()?;
    let (journal, known) = journal.map_or((None, Vec::new()), |(journal, known)| (Some(journal), known));
    // A match with no result yet has no records that it could go on with.
    let continues = !known.is_empty();
    let output = args.out.as_deref().map(|path| Output::new(path, continues)).transpose()?;
    let log = args.log.as_deref().map(|path| Log::open(path, continues)).transpose()?.map(Arc::new);
    let language = args.lang.unwrap_or_else(Language::of_environment);

    let hall = Hall {
        entrants: &entrants,
        schedule: &schedule,
        rules: &rules,
        seed: args.seed,
        sprt: args.sprt,
        language,
        json: args.json,
        halt: Arc::new(Halt::default()),
        log,
        output,
        journal,
    };
    let tally = hall.play(args.concurrency, args.openings()?, &known, out)?;

    let report = Report { entrants: &entrants, schedule: &schedule, tally: &tally, sprt: args.sprt, language };
    let interrupted = batch::is_interrupted();
    if args.json {
        writeln!(out, "{}", report.json(interrupted))?;
    } else {
        report.write(out)?;
    }
    let refuted = args.sprt.and_then(|sprt| sprt.verdict(tally.scores().first()?)) == Some(Verdict::Elo0);
    Ok(ExitCode::from(if interrupted { batch::INTERRUPTED } else { u8::from(refuted) }))
}

impl Args {
    /// What no type of an option refuses.
    fn check(&self, entrants: &[Entrant]) -> Result<(), Failure> {
        let fail = |what: &str| Err(Failure::Input(what.to_owned()));
        if !self.games.is_multiple_of(2) {
            return fail("--games: should be even, for each opening is played with either colour");
        }
        if self.sprt.is_some() && entrants.len() > 2 {
            return fail("--sprt: tells two engines apart, not more");
        }
        Ok(())
    }

    fn rules(&self) -> Rules {
        let (fouls, no_contest) = (Fouls::Lose, NoContest::Draw);
        let move_limit = self.max_moves.map_or(self.ruleset.move_limit, MoveLimit::AtOnce);
        Rules {
            ruleset: Ruleset { fouls, no_contest, move_limit, ..self.ruleset },
            margin: self.margin,
            patience: self.patience,
            resignation: self.resign,
            delay: self.delay_random.unwrap_or_default(),
        }
    }

    fn openings(&self) -> Result<Openings, Failure> {
        let balance = self.balance.and_then(|balance| i32::try_from(balance).ok());
        let balance = balance.or(matches!(self.openings, Origin::Random(_)).then_some(BALANCE));
        Openings::new(&self.openings, self.opening_plies.map(usize::from), balance, self.seed)
    }

    /// All that makes a game of this match comparable with another: what a journal is checked against.
    fn terms(&self, entrants: &[Entrant]) -> Value {
        let Rules { ruleset, margin, patience, resignation, delay } = self.rules();
        let mut terms = json!({
            "tournament": format!("{:?}", self.tournament),
            "openings": format!("{:?} {:?} {:?}", self.openings, self.opening_plies, self.balance),
            "seed": self.seed,
            "rules": format!("{ruleset} {margin:?} {patience:?} {resignation:?} {delay:?}"),
        });
        for (number, entrant) in (1..).zip(entrants) {
            terms[format!("engine {number}")] = format!("{entrant:?}").into();
        }
        terms
    }
}
