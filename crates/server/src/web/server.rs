//! Starting and stopping the server.

use super::reach::Reach;
use super::site::Site;
use super::{connections, ops};
use crate::mail::{self, Mailer};
use crate::push::{self, PushKey};

use dojo::account::see_off_those_who_leave;
use dojo::app::App;
use dojo::claim::Claim;
use dojo::places::Shares;
use dojo::{Config, StartError, lobby, ratings, wakes};
use std::future::Future;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::Address;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::sleep;

/// How long games and requests have to end when the server stops.
const PATIENCE: Duration = Duration::from_secs(3);

/// Runs the server until the process is told to stop (Ctrl-C, SIGTERM or SIGHUP). `ready` is called as soon as
/// visitors can come.
///
/// # Errors
/// If it cannot start.
pub fn run(config: &Config, ready: impl FnOnce(&Server)) -> Result<(), StartError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(config).await?;
        let stop = stop_signal()?;
        ready(&server);
        server.run(stop).await
    })
}

/// A server that listens, with its database open.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    site: Site,
    /// Hosts for which there are passkeys, and which are not the site's.
    other_hosts: Vec<String>,
    claim: Claim,
    database: Address,
    doors: Shares,
    csa: Option<Csa>,
    ops: Option<TcpListener>,
}

/// The CSA port.
struct Csa {
    listener: TcpListener,
    address: SocketAddr,
    max_moves: u32,
    most_connections: usize,
}

impl Server {
    /// Opens the database and the port.
    ///
    /// # Errors
    /// If either cannot be had.
    pub async fn bind(config: &Config) -> Result<Server, StartError> {
        // The port first: who starts a second server by mistake learns that there is one, and touches no data.
        let listener = listen(config.listen, "--listen").await?;
        let csa = match config.csa {
            None => None,
            Some(address) => {
                let listener = listen(address, "--csa").await?;
                let (address, max_moves) = (listener.local_addr()?, config.csa_max_moves);
                Some(Csa { listener, address, max_moves, most_connections: config.limits.csa_connections })
            }
        };
        let ops = match config.ops {
            None => None,
            Some(address) => Some(listen(address, "--ops").await?),
        };
        let database = config.address()?;
        let claim = Claim::take(config, &database).await?;
        let (address, app) = (listener.local_addr()?, App::open(config, &database).await?);
        let hosts = app.store.credential_hosts().await.map_err(|error| StartError::of_database(&database, error))?;
        let of_database = |error| StartError::of_database(&database, error);
        let key = PushKey::open(&app.store).await.map_err(of_database)?;
        let key = key.map_err(|error| StartError::of_database(&database, error))?;
        let reach = Reach::new(config.public_url.clone(), address);
        let mailer = config.mail.as_ref().map(|mail| Mailer::new(mail, &reach)).transpose();
        let mailer = mailer.map_err(|wrong| StartError::Mail { reason: wrong.to_string() })?;
        let site = Site::new(app, (key, mailer), config, reach);
        let home = site.reach.public_home();
        let is_other = |host: &String| home.as_ref().is_some_and(|home| home.host != *host);
        let other_hosts = hosts.into_iter().filter(is_other).collect();
        Ok(Server { listener, address, site, other_hosts, claim, database, doors: config.limits.doors(), csa, ops })
    }

    /// Where programs connect, if they can.
    pub fn csa_address(&self) -> Option<SocketAddr> {
        self.csa.as_ref().map(|csa| csa.address)
    }

    /// Where it is asked how it is, if anywhere.
    pub fn ops_address(&self) -> Option<SocketAddr> {
        self.ops.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Where it listens: the port is a real one even if the configuration left it to the system (0).
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where whoever runs the site becomes its owner, as long as it has none.
    pub fn owners_door(&self) -> Option<String> {
        let secret = self.site.app.first_owner.secret()?;
        let path = format!("/owner/{secret}");
        // Whoever reads that is at the machine itself.
        let host = if self.address.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { self.address.ip() };
        let own = format!("http://{}", SocketAddr::new(host, self.address.port()));
        let url = self.site.reach.absolute(&path);
        Some(if url == path { own + &path } else { url })
    }

    /// Hosts for which people have passkeys that are worth nothing under the address that the site is said to have.
    pub fn other_hosts(&self) -> &[String] {
        &self.other_hosts
    }

    /// The site it serves.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// Serves until `stop` is ready; then every game finishes what it is doing, and every request that has begun.
    ///
    /// # Errors
    /// If it had to stop because another server has taken the database over.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), StartError> {
        let app = self.site.app.clone();
        let (mut claim, taken_over) = (self.claim, AtomicBool::new(false));
        let stop = async {
            tokio::select! {
                () = stop => {}
                () = claim.lost() => taken_over.store(true, Ordering::Relaxed),
            }
        };
        let (stopping, mut stopped) = watch::channel(false);
        let programs = self.csa.map(|csa| {
            let port = csa::Port::new(app.clone(), csa.max_moves);
            csa::serve(csa.listener, port, csa.most_connections, stopped.clone())
        });
        let ops = self.ops.map(|listener| ops::serve(listener, app.store.clone(), stopped.clone()));
        let asked = async {
            match ops {
                Some(ops) => ops.await,
                None => std::future::pending().await,
            }
        };
        let (twos, fours, turns) = (app.twos.clone(), app.fours.clone(), app.turns.clone());
        let stop = async move {
            stop.await;
            stopping.send_replace(true);
            turns.close();
            // Live connections end with their games.
            tokio::join!(twos.close(PATIENCE), fours.close(PATIENCE));
        };
        let pages =
            connections::serve(self.listener, self.site.router(), (self.site.proxies.clone(), self.doors), stop);
        let waking = wakes::wake_games(app.clone(), stopped.clone());
        let lobby = lobby::keep(app.clone(), stopped.clone());
        let ratings = ratings::keep(app.clone(), stopped.clone());
        let attendance = app.clone().keep_attendance(stopped.clone());
        let contact = self.site.reach.contact();
        let calls = push::keep(app.clone(), self.site.push_key.clone(), (self.site.push_to, contact), stopped.clone());
        let letters = mail::keep(app.clone(), self.site.mailer.clone(), self.site.reach.clone(), stopped.clone());
        let leaving = see_off_those_who_leave(app.clone(), stopped.clone());
        let serving = async {
            let programs = async {
                if let Some(programs) = programs {
                    programs.await;
                }
            };
            tokio::join!(pages, programs, waking, leaving, lobby, ratings, attendance, calls, letters);
        };
        let patience = async {
            // An error means that the sender is gone: then serving has ended.
            let _ = stopped.wait_for(|stopped| *stopped).await;
            sleep(PATIENCE).await;
        };
        tokio::select! {
            () = serving => {}
            () = asked => {}
            // Whoever sends half a request and no more does not keep the server from stopping.
            () = patience => {}
        }
        app.store.close().await;
        if taken_over.load(Ordering::Relaxed) {
            return Err(StartError::TakenOver { database: self.database.to_string() });
        }
        Ok(())
    }
}

async fn listen(address: SocketAddr, option: &'static str) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|source| match source.kind() {
        io::ErrorKind::AddrInUse => StartError::Busy { address, option },
        _ => StartError::Listen { address, source },
    })
}

/// Ready when the process is asked to stop: by Ctrl-C, by whoever manages services, or because its terminal is closed.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut hang_up = if survives_its_terminal() { None } else { Some(signal(SignalKind::hangup())?) };
    Ok(async move {
        let hung_up = async {
            match &mut hang_up {
                Some(hang_up) => hang_up.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
            _ = hung_up => {}
        }
    })
}

/// Ready when the process is asked to stop.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Whether whoever started it wants it to go on when the terminal is closed, as `nohup` does: then the signal is
/// ignored, and listening to it would undo that. Only Linux says so without unsafe code.
#[cfg(unix)]
fn survives_its_terminal() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).map(str::trim);
    // SIGHUP is the first signal.
    ignored.and_then(|mask| u64::from_str_radix(mask, 16).ok()).is_some_and(|mask| mask & 1 == 1)
}
