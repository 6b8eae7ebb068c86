//! `miyako serve`: the site.

mod limits;

use crate::Outcome;
use crate::failure::Failure;
use crate::place::Place;
use crate::span::Span;
use limits::LimitArgs;
use server::{Config, Mail, Progress, PublicUrl, Server, TrustedProxy};
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Command, ExitCode, Stdio};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use words::Language;

/// Serve the site; the default when no command is given.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  miyako serve --open                        for this machine, in a browser
  miyako serve --listen 0.0.0.0:4649         for the whole network
  miyako serve --data /var/lib/miyako        with its games in another folder
  miyako serve --csa 0.0.0.0:4081            programs of the whole network play over CSA
  miyako serve --trusted-proxy 127.0.0.1 --public-url https://shogi.example.org
                                             behind nginx or Caddy on this machine
  miyako serve --analyses 2                  two engines for visitors who analyse
  miyako serve --database postgres://localhost/miyako")]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = Config::new("").listen)]
    listen: SocketAddr,
    #[command(flatten)]
    place: Place,
    /// How long a database that does not answer yet is waited for
    #[arg(long, value_name = "TIME", default_value = "60s")]
    wait: Span,
    /// Where programs play by the CSA server protocol [default: 127.0.0.1:4081 if it is free]
    #[arg(long, value_name = "ADDRESS:PORT")]
    csa: Option<SocketAddr>,
    /// No CSA server protocol
    #[arg(long, conflicts_with = "csa")]
    no_csa: bool,
    /// So many moves make a draw in games over CSA; 0 for no limit
    #[arg(long, value_name = "MOVES", default_value_t = 256)]
    csa_max_moves: u32,
    /// A proxy, or a network of them: what it says in X-Forwarded-For, X-Forwarded-Proto or Forwarded is believed; once for each
    #[arg(long, value_name = "ADDRESS/NET")]
    trusted_proxy: Vec<TrustedProxy>,
    /// The address that visitors know the site by, for links that leave it, as `https://shogi.example.org`
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// By which mail server people are written to who want that, as `smtps://name@mail.example.org`; its password stands in MIYAKO_MAIL_PASSWORD
    #[arg(long, value_name = "URL", requires = "mail_from")]
    mail_server: Option<String>,
    /// From whom these letters are
    #[arg(long, value_name = "ADDRESS", requires = "mail_server")]
    mail_from: Option<String>,
    /// Where to answer /health and /ready, for whoever looks after the server; not for visitors
    #[arg(long, value_name = "ADDRESS:PORT")]
    ops: Option<SocketAddr>,
    /// Open the site in a browser
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

pub(crate) fn run(args: &Args) -> Outcome {
    log();
    let limits = args.limits.limits(server::allow_open_files()).map_err(Failure::Input)?;
    let language = Language::of_environment();
    let config = Config {
        listen: args.listen,
        wait: args.wait.0,
        tell: say,
        csa: args.csa(),
        csa_max_moves: args.csa_max_moves,
        ops: args.ops,
        trusted_proxies: args.trusted_proxy.clone(),
        public_url: args.public_url.clone(),
        mail: args.mail(),
        limits,
        ..args.place.config()
    };
    let ready = |server: &Server| {
        let url = format!("http://{}", server.address());
        let mut greeting = language.text_with_list("terminal-serving", &[("url", &url)]);
        if let Some(address) = server.csa_address() {
            greeting += "\n";
            greeting += &language.text_with_list("terminal-csa", &[("address", &address.to_string())]);
        } else if !args.no_csa {
            eprintln!("{}", language.text_with_list("terminal-no-csa", &[("address", &usual_csa().to_string())]));
        }
        if let Some(address) = server.ops_address() {
            greeting += "\n";
            greeting += &language.text_with_list("terminal-ops", &[("address", &address.to_string())]);
        }
        for host in server.other_hosts() {
            eprintln!("{}", language.text_with_list("terminal-other-host", &[("host", host)]));
        }
        if let Some(url) = server.owners_door() {
            greeting += "\n";
            greeting += &language.text_with_list("terminal-owner", &[("url", &url)]);
        }
        greeting += "\n";
        // All at once: whoever wants only the first line may be gone before there is a second. The site serves anyway.
        let _ = io::stdout().write_all(greeting.as_bytes());
        if args.open && !open(&url) {
            eprintln!("{}", language.text_with_list("terminal-no-browser", &[("url", &url)]));
        }
    };
    server::run(&config, ready).map_err(|error| Failure::Input(error.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

/// What happens goes to the standard error: of our own server all that matters, of libraries what is wrong.
fn log() {
    let what = Targets::new().with_default(LevelFilter::WARN).with_target("server", LevelFilter::INFO);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    tracing_subscriber::registry().with(lines).with(what).init();
}

/// Says what takes long at the start.
fn say(progress: &Progress) {
    let language = Language::of_environment();
    let text = match progress {
        Progress::Waiting { database, reason, at_most } => language.text_with_list(
            "terminal-waiting",
            &[("database", database), ("reason", reason), ("seconds", &at_most.as_secs().to_string())],
        ),
        Progress::Checking => language.text("terminal-checking"),
        Progress::Step { step, of } => {
            language.text_with_list("terminal-step", &[("step", &step.to_string()), ("of", &of.to_string())])
        }
    };
    eprintln!("{text}");
}

impl Args {
    /// The mail server. A password on the command line could be read by everybody at the machine.
    fn mail(&self) -> Option<Mail> {
        let (server, from) = (self.mail_server.clone()?, self.mail_from.clone()?);
        Some(Mail { server, from, password: std::env::var("MIYAKO_MAIL_PASSWORD").ok() })
    }

    /// The CSA port. Where nobody has asked for one, a second server on the machine does without.
    fn csa(&self) -> Option<SocketAddr> {
        let usual = || Some(usual_csa()).filter(|address| TcpListener::bind(address).is_ok());
        if self.no_csa { None } else { self.csa.or_else(usual) }
    }
}

fn usual_csa() -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, Config::CSA_PORT))
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
