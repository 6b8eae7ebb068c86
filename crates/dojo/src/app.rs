//! What is done here: games, libraries, problems, analyses, with what they share.

use crate::account::{Challenges, Guesses, Names, Passwords};
use crate::channels::Channels;
use crate::computer::Computer;
use crate::copies::Copies;
use crate::fair_play::Examinations;
use crate::first_owner::FirstOwner;
use crate::follow::Follows;
use crate::hindsight::Lookers;
use crate::library::Gate;
use crate::live::{self, Hall, Pulse};
use crate::lobby::Lobby;
use crate::measures::Measures;
use crate::nights::Nights;
use crate::notices::Notices;
use crate::offices::Offices;
use crate::rate::{Pace, PerAddress};
use crate::stored;
use crate::trainer::Bench;
use crate::training::Lookouts;
use crate::turns::{Places, Turns};
use crate::who::Identities;
use crate::{Config, StartError, four};
use store::{Address, Store};
use words::Language;

use std::sync::Arc;
use tokio::sync::Mutex;

/// So many answers to tasks of lessons may come from one address in a minute, behind which there may be a class of fifty.
const LESSON_ANSWERS_A_MINUTE: u32 = 1200;

/// The application: database, games in memory, limits. It knows no door; each has one of these.
#[derive(Clone)]
pub struct App {
    /// The database.
    pub store: Store,
    /// The games of two.
    pub twos: Hall<stored::Agreed>,
    /// The games for four.
    pub fours: Hall<four::Agreed>,
    /// How many games an address may still make or join.
    pub new_games: Arc<PerAddress>,
    /// Who looks for somebody to play.
    pub lobby: Lobby,
    /// Live channels.
    pub channels: Channels,
    /// Who may be recognised.
    pub identities: Identities,
    /// Who is called what.
    pub names: Names,
    /// Who is what here.
    pub offices: Offices,
    /// Who becomes the site's owner, while it has none.
    pub first_owner: FirstOwner,
    /// What people have to bear for what they did.
    pub measures: Measures,
    /// What people are told who may not be looking.
    pub notices: Notices,
    /// On which evenings the club comes together.
    pub nights: Nights,
    /// Who follows whom.
    pub follows: Follows,
    /// Where passwords are worked on.
    pub passwords: Passwords,
    /// How often somebody has guessed lately.
    pub guesses: Guesses,
    /// What devices are to sign.
    pub challenges: Challenges,
    /// Where copies of games are made.
    pub copies: Copies,
    /// The door of the library.
    pub gate: Gate,
    /// Who thinks when.
    pub turns: Turns,
    /// Who looks through games that are over.
    pub lookers: Lookers,
    /// Whose games are being looked through by moderators.
    pub examinations: Examinations,
    /// Who looks for mistakes to practise.
    pub lookouts: Lookouts,
    /// Whoever reckons what games say of strength does so alone.
    pub(crate) reckoning: Arc<Mutex<()>>,
    /// Where answers to problems are judged.
    pub bench: Bench,
    /// How many answers to tasks of lessons an address may still give.
    pub pupils: Arc<PerAddress>,
}

impl App {
    /// Opens the database and brings its tables up to date.
    ///
    /// # Errors
    /// If the database cannot be opened.
    pub async fn open(config: &Config, database: &Address) -> Result<App, StartError> {
        let store =
            Store::open(database, config.tell).await.map_err(|error| StartError::of_database(database, error))?;
        let identities =
            Identities::open(store.clone()).await.map_err(|error| StartError::of_database(database, error))?;
        let names = Names::open(&store).await.map_err(|error| StartError::of_database(database, error))?;
        let offices = Offices::open(&store).await.map_err(|error| StartError::of_database(database, error))?;
        let follows = Follows::open(&store).await.map_err(|error| StartError::of_database(database, error))?;
        let nights = Nights::open(&store).await.map_err(|error| StartError::of_database(database, error))?;
        let notices = Notices::new(store.clone());
        let measures = Measures::open(&store).await.map_err(|error| StartError::of_database(database, error))?;
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
        let copies = Copies::default();
        let shared = (pulse, copies.clone(), notices.clone());
        let app = App {
            twos: Hall::new(store.clone(), computer.clone(), (limits, pace.clone()), shared.clone()),
            fours: Hall::new(store.clone(), computer, (limits, pace), shared),
            copies,
            turns,
            lookers: Lookers::default(),
            examinations: Examinations::default(),
            lookouts: Lookouts::default(),
            identities,
            names,
            first_owner: FirstOwner::new(&offices),
            offices,
            measures,
            notices,
            nights,
            follows,
            passwords: Passwords::default(),
            guesses: Guesses::default(),
            challenges: Challenges::default(),
            store,
            new_games: Arc::new(PerAddress::a_minute(config.limits.new_games_a_minute)),
            channels: Channels::new(config.limits.channels()),
            gate: Gate::new(config.limits),
            bench: Bench::new(config.limits.answers_a_minute),
            lobby: Lobby::new(),
            reckoning: Arc::default(),
            pupils: Arc::new(PerAddress::a_minute(LESSON_ANSWERS_A_MINUTE)),
        };
        let taken_up = app.take_up_offers(stored::time_of_day_ms()).await;
        taken_up.map_err(|failure| StartError::of_database(database, failure.text(Language::English)))?;
        Ok(app)
    }
}
