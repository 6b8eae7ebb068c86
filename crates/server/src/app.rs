//! What all requests share.

use crate::computer::Computer;
use crate::config::spare_threads;
use crate::library::Gate;
use crate::live::{self, Hall, Pulse};
use crate::peer::Proxies;
use crate::picture::Desk;
use crate::rate::PerAddress;
use crate::store::Store;
use crate::stored;
use crate::trainer::Bench;
use crate::turns::{Places, Turns};
use crate::visitor::Identities;
use crate::{Config, StartError, yonin};

use std::fs;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The site without its socket: database, games in memory, limits.
#[derive(Clone)]
pub struct App {
    pub(crate) store: Store,
    /// The games of two.
    pub(crate) twos: Hall<stored::Agreed>,
    /// The games for four.
    pub(crate) fours: Hall<yonin::Agreed>,
    pub(crate) new_games: Arc<PerAddress>,
    /// One permit for each live channel that may still be opened.
    pub(crate) live_channels: Arc<Semaphore>,
    /// Whose word is taken on who asks.
    pub(crate) proxies: Proxies,
    /// Who may be recognised.
    pub(crate) identities: Identities,
    /// The door of the library.
    pub(crate) gate: Gate,
    /// Who thinks when.
    pub(crate) turns: Turns,
    /// Where pictures are drawn.
    pub(crate) desk: Desk,
    /// Where answers to problems are judged.
    pub(crate) bench: Bench,
}

impl App {
    /// Opens the database and brings its tables up to date.
    ///
    /// # Errors
    /// If the data folder cannot be written or the database cannot be opened.
    pub async fn open(config: &Config) -> Result<App, StartError> {
        let url = match &config.database {
            Some(url) => url.clone(),
            None => sqlite_in(&config.data)?,
        };
        let failed =
            |error: sqlx::Error| StartError::Database { database: without_secrets(&url), reason: error.to_string() };
        let store = Store::open(&url).await.map_err(failed)?;
        let identities = Identities::open(store.clone()).await.map_err(failed)?;
        let limits = live::Limits {
            all: config.limits.games,
            of_one_visitor: config.limits.games_of_one_visitor,
            messages_a_second: config.limits.messages_a_second,
        };
        let turns = Turns::new(Places {
            threads: spare_threads(),
            at_once: config.limits.analyses,
            all: config.limits.analyses_in_queue,
            of_one_address: config.limits.analyses_of_one_address,
        });
        let computer = Computer::new(config.thinking, turns.clone());
        let pulse = Pulse::start(store.clone(), &config.data);
        Ok(App {
            twos: Hall::new(store.clone(), computer.clone(), limits, pulse.clone()),
            fours: Hall::new(store.clone(), computer, limits, pulse),
            turns,
            identities,
            store,
            new_games: Arc::new(PerAddress::a_minute(config.limits.new_games_a_minute)),
            live_channels: Arc::new(Semaphore::new(config.limits.live_channels)),
            proxies: Proxies::new(&config.trusted_proxies),
            gate: Gate::new(config.limits),
            desk: Desk::default(),
            bench: Bench::default(),
        })
    }
}

/// The address of the database in the data folder, which is made and tried first: what the database would say about a
/// folder it cannot write helps nobody.
fn sqlite_in(folder: &Path) -> Result<String, StartError> {
    let failed = |source| StartError::DataFolder { folder: folder.to_owned(), source };
    fs::create_dir_all(folder).map_err(failed)?;
    let probe = folder.join(format!(".try-{}", std::process::id()));
    fs::write(&probe, "").and_then(|()| fs::remove_file(&probe)).map_err(failed)?;
    let file = std::path::absolute(folder.join("miyako.sqlite")).map_err(failed)?;
    let escaped = file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    Ok(format!("sqlite://{escaped}"))
}

/// The address of a database without the name and password in it, and without options.
fn without_secrets(url: &str) -> String {
    let url = url.split('?').next().unwrap_or_default();
    match url.split_once("://").and_then(|(scheme, rest)| Some((scheme, rest.rsplit_once('@')?.1))) {
        Some((scheme, place)) => format!("{scheme}://{place}"),
        None => url.to_owned(),
    }
}
