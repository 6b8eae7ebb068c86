//! What all requests share.

use crate::channels::Channels;
use crate::computer::Computer;
use crate::copies::Copies;
use crate::library::Gate;
use crate::live::{self, Hall, Pulse};
use crate::overload::Requests;
use crate::peer::Proxies;
use crate::picture::Desk;
use crate::rate::{Pace, PerAddress};
use crate::store::{Address, Store};
use crate::stored;
use crate::trainer::Bench;
use crate::turns::{Places, Turns};
use crate::visitor::Identities;
use crate::{Config, StartError, yonin};

use std::sync::Arc;

/// The site without its socket: database, games in memory, limits.
#[derive(Clone)]
pub struct App {
    pub(crate) store: Store,
    /// The games of two.
    pub(crate) twos: Hall<stored::Agreed>,
    /// The games for four.
    pub(crate) fours: Hall<yonin::Agreed>,
    pub(crate) new_games: Arc<PerAddress>,
    /// Live channels.
    pub(crate) channels: Channels,
    /// Requests that are being answered.
    pub(crate) requests: Requests,
    /// Whose word is taken on who asks.
    pub(crate) proxies: Proxies,
    /// Who may be recognised.
    pub(crate) identities: Identities,
    /// Where copies of games are made.
    pub(crate) copies: Copies,
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
    /// If the database cannot be opened.
    pub(crate) async fn open(config: &Config, database: &Address) -> Result<App, StartError> {
        let store =
            Store::open(database, config.tell).await.map_err(|error| StartError::of_database(database, error))?;
        let identities =
            Identities::open(store.clone()).await.map_err(|error| StartError::of_database(database, error))?;
        let limits = live::Limits { all: config.limits.games, of_one_visitor: config.limits.games_of_one_visitor };
        let pace = Pace::a_second(config.limits.messages_a_second);
        let turns = Turns::new(Places {
            threads: config.limits.threads(),
            at_once: config.limits.analyses,
            all: config.limits.analyses_in_queue,
            of_one_address: config.limits.analyses_of_one_address,
        });
        let computer = Computer::new(config.thinking, turns.clone());
        let pulse = Pulse::start(store.clone(), &config.data);
        let copies = Copies::new();
        let shared = (pulse, copies.clone());
        Ok(App {
            twos: Hall::new(store.clone(), computer.clone(), (limits, pace.clone()), shared.clone()),
            fours: Hall::new(store.clone(), computer, (limits, pace), shared),
            copies,
            turns,
            identities,
            store,
            new_games: Arc::new(PerAddress::a_minute(config.limits.new_games_a_minute)),
            channels: Channels::new(config.limits.channels()),
            requests: Requests::new(config.limits.connections_of_one_address),
            proxies: Proxies::new(&config.trusted_proxies),
            gate: Gate::new(config.limits),
            desk: Desk::new(config.limits.pictures_a_minute),
            bench: Bench::new(config.limits.answers_a_minute),
        })
    }
}
