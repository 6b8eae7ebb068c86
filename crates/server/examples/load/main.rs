//! A load test: many games at once, each played by two clients, with spectators who look on.
//!
//! `cargo xtask load` builds and starts it. The server runs in a process of its own, on
//! a new database in the system's folder for temporary files (`TMPDIR` is another), and shares the machine with the
//! clients. The figures of one machine stand in `docs/experiments/load.md`.
#![forbid(unsafe_code)]

mod channel;
mod csa;
mod game;
mod lobby;
mod player;
mod process;
mod report;
mod script;

use channel::Door;
use clap::Parser;
use game::Field;
use lobby::Crowd;
use player::Way;
use process::ServerProcess;
use report::{Cost, Report};
use std::cell::Cell;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::LocalSet;
use tokio::time::{Instant, sleep, sleep_until};

/// Play many games at once and measure what they cost.
#[derive(Parser)]
struct Args {
    /// Games at once
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How long to measure
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// Spectators, who sit at other games where nothing happens
    #[arg(long, value_name = "N", default_value_t = 5000)]
    spectators: u32,
    /// People in the lobby, who are told of an offer twice a second
    #[arg(long, value_name = "N", default_value_t = 0)]
    lobby: u32,
    /// Moves a second in all games together [default: each player answers at once]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// By which door players come: live channels, as browsers, or the CSA port, as programs
    #[arg(long, value_enum, default_value_t = DoorName::Live)]
    door: DoorName,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Be the server, with its data in this folder
    #[arg(long, value_name = "DIR", hide = true)]
    serve: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum DoorName {
    Live,
    Csa,
}

/// Nothing is measured in the first seconds after all have begun.
const WARMING_UP: Duration = Duration::from_secs(3);
/// Spectators at one table.
const AT_ONE_TABLE: u32 = 100;
/// How many come through the door at the same time.
const AT_THE_DOOR: usize = 32;
/// Files that a process has open besides its connections.
const OTHER_FILES: u64 = 200;

fn main() -> ExitCode {
    let args = Args::parse();
    let outcome = match &args.serve {
        Some(folder) => process::serve(folder),
        None => test(&args),
    };
    outcome.map_or_else(
        |error| {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}

fn test(args: &Args) -> io::Result<()> {
    let files = u64::from(args.lobby) + u64::from(args.spectators) + 2 * u64::from(args.games) + OTHER_FILES;
    let most = server::allow_open_files();
    if most < files {
        let advice = "raise it with `ulimit -n -H`, or ask for fewer spectators with --spectators";
        return Err(io::Error::other(format!("{files} open files are needed, the system allows {most}: {advice}")));
    }
    let server = ServerProcess::start()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = LocalSet::new().block_on(&runtime, measure(args, &server))?;
    if args.json {
        println!("{}", report.to_json());
    } else {
        print!("{report}");
    }
    Ok(())
}

async fn measure(args: &Args, server: &ServerProcess) -> io::Result<Report> {
    let door = Door::new(server.address);
    let empty = server.memory();
    let watching = Rc::new(Cell::new(0));
    eprintln!("{} spectators sit down", args.spectators);
    seat_spectators(door, args.spectators, &watching).await?;
    let with_spectators = server.memory();

    let crowd = Rc::new(Crowd::default());
    let first = args.lobby / 5;
    let mut with_first = with_spectators;
    if args.lobby > 0 {
        eprintln!("{} people come to the lobby", args.lobby);
        crowd.come(door, first, AT_THE_DOOR).await?;
        with_first = server.memory();
        crowd.come(door, args.lobby - first, AT_THE_DOOR).await?;
        tokio::task::spawn_local(crowd.clone().make_offers(door));
    }
    let with_lobby = server.memory();

    eprintln!("{} games begin", args.games);
    let interval = args.rate.map(|rate| Duration::from_secs(1).mul_f64(f64::from(args.games) / f64::from(rate)));
    let way = match args.door {
        DoorName::Live => Way::Live(door),
        DoorName::Csa => Way::Csa(server.csa_address),
    };
    let field = Rc::new(Field::new(way, interval));
    for number in 0..args.games {
        tokio::task::spawn_local(field.clone().play(number));
    }
    while field.begun() < args.games {
        sleep(Duration::from_millis(100)).await;
        field.check()?;
    }
    sleep(WARMING_UP).await;
    field.check()?;
    let (before, begun) = (Cost::of(server), field.begun());
    field.measure();
    crowd.measure();
    let began = Instant::now();
    for second in 1..=args.seconds {
        sleep_until(began + Duration::from_secs(second.into())).await;
        field.check()?;
        eprint!("\r{second} of {} seconds, {} moves", args.seconds, field.moves());
    }
    eprintln!();
    let cost = Cost::of(server).since(before);
    let (offers, offers_heard) = crowd.heard();
    Ok(Report {
        lobby: args.lobby,
        offers,
        offers_heard,
        bytes_of_a_visitor: share(with_lobby, with_spectators, args.lobby),
        bytes_of_one_more: share(with_lobby, with_first, args.lobby - first),
        games: args.games,
        new_games: field.begun() - begun,
        seconds: began.elapsed().as_secs_f64(),
        latencies: field.latencies(),
        spectators: watching.get(),
        bytes_of_a_spectator: share(with_spectators, empty, args.spectators),
        bytes_of_a_game: share(server.memory(), with_lobby, args.games),
        cost,
    })
}

/// What each of many has added; unknown where the system does not say.
fn share(after: Option<u64>, before: Option<u64>, many: u32) -> Option<u64> {
    after?.saturating_sub(before?).checked_div(many.into())
}

/// Brings spectators to tables of their own. Those who are there are counted in `watching`.
async fn seat_spectators(door: Door, all: u32, watching: &Rc<Cell<u32>>) -> io::Result<()> {
    let places = Rc::new(tokio::sync::Semaphore::new(AT_THE_DOOR));
    let mut coming = tokio::task::JoinSet::new();
    for first in (0..all).step_by(AT_ONE_TABLE as usize) {
        let table = door.make_game().await?;
        for _ in first..all.min(first + AT_ONE_TABLE) {
            let (table, places, watching) = (table.clone(), places.clone(), watching.clone());
            coming.spawn_local(async move {
                let _place = places.acquire().await;
                let mut channel = door.sit_down(&table.id, None).await?;
                watching.set(watching.get() + 1);
                tokio::task::spawn_local(async move {
                    // Ends when the server hangs up.
                    while channel.hear().await.is_ok() {}
                    watching.set(watching.get() - 1);
                });
                io::Result::Ok(())
            });
        }
    }
    while let Some(came) = coming.join_next().await {
        came.map_err(io::Error::other)??;
    }
    Ok(())
}
