//! `miyako bot`: an engine that speaks USI sits down at a site and plays whoever comes.

mod clock;
mod site;
mod table;

use crate::contest::entrant::{self, Entrant};
use crate::contest::halt::Halt;
use crate::contest::limit::Limit;
use crate::contest::usi::{INTRODUCTION, Player, Trouble};
use crate::failure::Failure;
use crate::{Outcome, batch};
use arbiter::TimeControl;
use serde_json::{Value, json};
use site::{Gone, Site};
use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// Seat an engine at a site: it offers games in the lobby, plays whoever takes them or challenges it, and offers another.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako bot --engine 'miyako usi' --site http://127.0.0.1:4649 --token-file token
                                Miyako's own engine, at a site on this machine
  miyako bot --engine cmd=./YaneuraOu dir=./eval option.USI_Hash=256 --site https://shogi.example.org \\
    --token-file token --clock 5m+10s --rated --grade 3d
                                another engine, at odds by the grades of both, rated
  miyako bot --engine ./engine --site http://127.0.0.1:4649 --token-file token --games 10 --json
                                ten games, told as JSON

The token is made at the site's /account, with the scope `play`, under a name that says there that it is a program's.
An engine begins with its command; behind it may come dir=, option.NAME=VALUE, nodes= or depth=. The word miyako means
this program.

Exit status: 0 done, 2 wrong usage, an engine that does not start or a site that does not let it in, 130 broken off.")]
pub(crate) struct Args {
    /// The engine: its command and how it plays
    #[arg(long, required = true, num_args = 1.., value_name = "WORD")]
    engine: Vec<String>,
    /// The site's address
    #[arg(long, value_name = "URL")]
    site: String,
    /// A file with the token [default: the environment variable MIYAKO_TOKEN]
    #[arg(long, value_name = "FILE")]
    token_file: Option<std::path::PathBuf>,
    /// The clock of the games it offers
    #[arg(long, default_value = "10m+30s")]
    clock: TimeControl,
    /// The odds: even, grades/jsa, grades/updated, grades/iemoto, give/lance, take/two-piece …
    #[arg(long, default_value = "grades/jsa")]
    odds: String,
    /// How strong the engine is: 15k to 9d
    #[arg(long)]
    grade: Option<shogi::Grade>,
    /// Whether its games count
    #[arg(long)]
    rated: bool,
    /// After so many games it leaves [default: when it is broken off]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Tell each game as a line of JSON
    #[arg(long)]
    json: bool,
}

/// A site that cannot be reached is tried again after so long, and twice as long each time up to the longest.
const FIRST_RETRY: Duration = Duration::from_secs(1);
const LONGEST_RETRY: Duration = Duration::from_secs(60);

pub(crate) fn run(args: &Args) -> Outcome {
    batch::listen();
    let engine = entrant::read_one(&args.engine, Limit::Clock(args.clock)).map_err(Failure::Input)?;
    let site = Site::new(&args.site, &token(args)?)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let halt = Arc::new(Halt::default());
        let player = start(&engine, &halt)?;
        tokio::select! {
            done = sit(args, &engine, &site, player) => done,
            () = interrupted() => Ok(ExitCode::from(batch::INTERRUPTED)),
        }
    })
}

fn token(args: &Args) -> Result<String, Failure> {
    let text = match &args.token_file {
        Some(file) => std::fs::read_to_string(file).map_err(|error| Failure::at(&file.display().to_string(), error))?,
        None => std::env::var("MIYAKO_TOKEN").map_err(|_| {
            Failure::Input("--token-file FILE, or MIYAKO_TOKEN in the environment, is needed".to_owned())
        })?,
    };
    Ok(text.trim().to_owned())
}

fn start(engine: &Entrant, halt: &Arc<Halt>) -> Result<Player, Failure> {
    let mut warn = |what: String| eprintln!("miyako: {what}");
    Player::start(engine, "CSARule27", INTRODUCTION, (halt, None), &mut warn).map_err(|trouble| of_engine(&trouble))
}

fn of_engine(trouble: &Trouble) -> Failure {
    Failure::Input(match trouble {
        Trouble::Died(how) => format!("the engine: {how}"),
        Trouble::Late { .. } => "the engine does not answer in time".to_owned(),
        Trouble::Halted => "broken off".to_owned(),
    })
}

async fn interrupted() {
    while !batch::is_interrupted() {
        sleep(Duration::from_millis(100)).await;
    }
}

/// Plays game after game.
async fn sit(args: &Args, engine: &Entrant, site: &Site, mut player: Player) -> Outcome {
    if let Some(grade) = args.grade {
        site.say_strength(grade).await.map_err(of_site)?;
    }
    let wish = json!({"clock": args.clock.to_string(), "odds": args.odds, "rated": args.rated});
    // Whatever goes on from another time comes first.
    let mut left: Vec<String> = site.going_on().await.map_err(of_site)?;
    let (mut played, mut retry, mut deserted) = (0, FIRST_RETRY, Vec::new());
    while args.games.is_none_or(|games| played < games) {
        let found = match left.pop() {
            Some(game) => Ok(game),
            None => site.find_game(&wish).await,
        };
        let done = match &found {
            Ok(game) => {
                let (back, done) = table::play(site, game, engine, player).await;
                player = back.ok_or_else(|| Failure::Input("the engine has broken down".to_owned()))?;
                done
            }
            Err(Gone::Refused(why)) => return Err(Failure::Input(why.clone())),
            Err(Gone::Lost(why)) => Err(table::Broken::Site(Gone::Lost(why.clone()))),
        };
        match done {
            Ok(result) => {
                played += 1;
                retry = FIRST_RETRY;
                tell(args, &result)?;
            }
            Err(table::Broken::Engine(trouble)) => return Err(of_engine(&trouble)),
            Err(table::Broken::Site(Gone::Refused(why))) => return Err(Failure::Input(why)),
            // Whoever took the offer can break the game off, or come when the program is asked again.
            Err(table::Broken::Nobody) => deserted.extend(found.ok()),
            Err(table::Broken::Site(Gone::Lost(why))) => {
                eprintln!("miyako: {why}; trying again in {} s", retry.as_secs());
                sleep(retry).await;
                retry = (retry * 2).min(LONGEST_RETRY);
                left = site.going_on().await.unwrap_or_default();
                left.retain(|game| !deserted.contains(game));
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn of_site(gone: Gone) -> Failure {
    let (Gone::Refused(why) | Gone::Lost(why)) = gone;
    Failure::Input(why)
}

/// How a game ended.
fn tell(args: &Args, result: &Value) -> Result<(), Failure> {
    let line = if args.json {
        result.to_string()
    } else {
        let text = |field: &str| result[field].as_str().unwrap_or("–").to_owned();
        format!("{} – {}: {} ({})", text("black"), text("white"), text("text"), text("url"))
    };
    writeln!(stdout(), "{line}")?;
    Ok(())
}
