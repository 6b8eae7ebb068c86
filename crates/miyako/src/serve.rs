//! `miyako serve`: the site.

use crate::Outcome;
use crate::failure::Failure;
use crate::words::{Language, Words};
use server::{Config, Limits};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use tracing_subscriber::filter::LevelFilter;

/// Serve the site; the default when no command is given.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako serve --open                        for this machine, in a browser
  miyako serve --listen 0.0.0.0:4649         for the whole network
  miyako serve --data /var/lib/miyako        with its games in another folder
  miyako serve --database postgres://localhost/miyako")]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = Config::new("").listen)]
    listen: SocketAddr,
    /// The folder for games [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Another database: sqlite://… or postgres://…
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Open the site in a browser
    #[arg(long)]
    open: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(LevelFilter::WARN).init();
    let data = args.data.clone().unwrap_or_else(data_folder);
    let limits = Limits::default().with_open_files(server::allow_open_files());
    let config = Config { listen: args.listen, database: args.database.clone(), limits, ..Config::new(data) };
    let words = Words::new(Language::of_environment());
    let ready = |address: SocketAddr| {
        let url = format!("http://{address}");
        println!("{}", words.with("terminal-serving", &[("url", &url)]));
        if args.open && !open(&url) {
            eprintln!("{}", words.with("terminal-no-browser", &[("url", &url)]));
        }
    };
    server::run(&config, ready).map_err(|error| Failure::Input(error.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

/// Where programs of this user keep their data; the folder we are in if the system does not say.
fn data_folder() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || folder("HOME").map(|home| home.join(".local/share"));
    folder("XDG_DATA_HOME").or_else(|| folder("LOCALAPPDATA")).or_else(home).unwrap_or_default().join("miyako")
}

/// Whether a browser could be started.
fn open(url: &str) -> bool {
    let opener = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    Command::new(opener).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
