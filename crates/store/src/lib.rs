//! The database, as the application sees it: it keeps texts and numbers and knows nothing of shogi.
//!
//! - The **event log**: an event is appended with the next number of its game, and never changed; a game is what its events make
//!   of it. [`Store::append`] and [`Store::events`], in `event.rs`.
//! - The **wake-ups**: until when a game is to be looked at, whether anybody has it open or not. [`Store::set_wake`],
//!   [`Store::due`] and [`Store::next_wake`], in `wake.rs`; set with the game and with its end.
//! - The **rows**: whatever else is kept. Games as they were agreed and who sits at them (`game.rs`), the records that people
//!   keep (`library.rs`), what was found out about their last games (`hindsight.rs`), what they did with problems (`tsume.rs`)
//!   and lessons (`attempt.rs`), the cards they practise (`flashcard.rs`), what teachers set for pupils (`assignment.rs`) and
//!   play with them at several boards (`simul.rs`), who looks for an opponent (`seek.rs`), what people are told (`notice.rs`) and where their browsers are called
//!   (`push.rs`) or they are written to (`mailbox.rs`), who follows whom (`follow.rs`), on which evenings the club comes together (`night.rs`), who leaves games (`conduct.rs`), who may have had help (`fair_play.rs`), who stands on the ladder (`ladder.rs`), how many were here at which hour (`presence.rs`), how strong they are (`rating.rs`) and by which games (`rated_game.rs`), who they are (`visitor.rs`), their names and the devices they are signed in
//!   on, whom they block and when they go (`account.rs`), when they have holidays (`holiday.rs`) and what
//!   they have decided beforehand in games by the day (`conditional.rs`), what was done to whom (`log.rs`, `moderation.rs`), the tokens of their programs
//!   (`api_token.rs`), until when a server was alive (`pulse.rs`). What follows from an event is written with it: [`Change`].
//!
//! Those who are there are told of what happened by the application's bus, not from here: what is written is only what outlives
//! a moment.
//!
//! SQLite and Postgres understand every statement here, so only opening a database tells them apart, and what each says in
//! its own way when its tables are made (`schema.rs`).

#![forbid(unsafe_code)]

mod account;
mod address;
mod api_token;
mod assignment;
mod attempt;
mod conditional;
mod conduct;
mod copy;
mod error;
mod event;
mod fair_play;
mod flashcard;
mod follow;
mod game;
mod hindsight;
mod holiday;
mod ladder;
mod library;
mod log;
mod mailbox;
mod moderation;
mod night;
mod notice;
mod opening;
mod presence;
mod progress;
mod pulse;
mod push;
mod rated_game;
mod rating;
mod schema;
mod seek;
mod session;
mod simul;
mod tsume;
mod visitor;
mod wake;
mod writer;

pub use account::{
    Account, AccountDeed, Adoption, Authenticator, Block, Code, Credential, CredentialDeed, Departure, Device,
    Holdings, MovedRecord,
};
pub use address::{Address, beside};
pub use api_token::{ApiToken, ApiTokenDeed};
pub use assignment::{Assigned, Assignment, AssignmentDeed, Log, Piece, Pupil, Standing};
pub use attempt::Attempt;
pub use conditional::Conditional;
pub use conduct::Conduct;
pub use copy::{Contents, copy_into};
pub use error::Error;
pub use event::{Change, Event};
pub use fair_play::{FairPlayDeed, LookedAway};
pub use flashcard::{CardReview, CardSource, Flashcard, FlashcardDeed};
pub use follow::{Follow, FollowDeed};
pub use game::{Game, Seat};
pub use hindsight::Hindsight;
pub use holiday::{Holiday, HolidayDeed};
pub use presence::Presence;

pub use ladder::{LadderDeed, LadderGame, LadderMember};
pub use library::{Card, Deed, Facts, Kept, Search, Sort, Upload, Usage};
pub use log::LogLine;
pub use mailbox::{Mailbox, MailboxDeed};
pub use moderation::{CLOSE, Measure, ModerationDeed, Report, WARN};
pub use night::{Night, NightDeed, NightGuest};
pub use notice::{Notice, NoticeDeed};
pub use opening::{OpenError, RESTORING};
pub use progress::{Progress, Tell};
pub use push::{Push, PushDeed, Quiet};
pub use rated_game::{Belief, RatedGame, Refund};
pub use rating::{Rating, RatingDeed};
pub use seek::{Seek, SeekDeed};
pub use session::Session;
pub use simul::{Simul, SimulBoard, SimulDeed};
pub use tsume::Try;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Executor};
use std::time::Duration;
use writer::Writer;

/// An open database.
#[derive(Clone, Debug)]
pub struct Store {
    /// For reading.
    pool: AnyPool,
    /// SQLite lets one write at a time and has others look again and again, some of them for seconds; and one commit for
    /// many costs little more than one for each.
    writer: Writer,
}

/// Connections that read; one more writes.
const READERS: u32 = 8;

/// A commit reaches the disk before it is acknowledged; readers do not wait for the writer, a second writer waits.
const SQLITE: &[&str] =
    &["PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;"];
/// With many games at once each commit touches a page for each: they should stay in memory (4 MB), and not be carried
/// over from the journal to the database every few commits (each 16 MB).
const SQLITE_WRITER: &[&str] = &[SQLITE[0], "PRAGMA cache_size = -4000; PRAGMA wal_autocheckpoint = 4000;"];

/// Who does not get a connection within this time does without.
const PATIENCE: Duration = Duration::from_secs(5);

impl Store {
    /// Opens a database and brings its tables up to date, however long that takes. An SQLite file is made if need be.
    ///
    /// # Errors
    /// If it cannot be opened or written, is damaged, or was written by a newer program.
    pub async fn open(address: &Address, tell: Tell) -> Result<Store, OpenError> {
        let options = opening::options(address)?;
        let sqlite = address.url.starts_with("sqlite:");
        let (reading, writing) = if sqlite { (SQLITE, SQLITE_WRITER) } else { (&[][..], &[][..]) };
        // A first connection by itself, which fails with the reason: a pool would try again and say only that it waited.
        opening::prepare(address, reading, tell).await?;
        let writer = Writer::new(pool(options.clone(), 1, writing));
        Ok(Store { writer, pool: pool(options, READERS, reading) })
    }

    /// Opens a database that a server may be using, for one thing to be done: its tables stay as they are.
    ///
    /// # Errors
    /// If it is not there, or its tables are not those of this program.
    pub async fn open_beside(address: &Address) -> Result<Store, OpenError> {
        let options = opening::options(address)?;
        let sqlite = address.url.starts_with("sqlite:");
        let settings = if sqlite { SQLITE } else { &[][..] };
        opening::prepare_beside(address, settings).await?;
        let writer = Writer::new(pool(options.clone(), 1, settings));
        Ok(Store { writer, pool: pool(options, 1, settings) })
    }

    /// Closes every connection, so that nothing is left half written.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

fn pool(options: AnyConnectOptions, connections: u32, settings: &'static [&'static str]) -> AnyPool {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| Box::pin(set_up(connection, settings)))
        .connect_lazy_with(options)
}

async fn set_up(connection: &mut AnyConnection, settings: &[&'static str]) -> Result<(), sqlx::Error> {
    for sql in settings {
        connection.execute(*sql).await?;
    }
    Ok(())
}

/// Places for so many rows of values in a statement, numbered or not.
fn values(rows: usize, width: usize, numbered: bool) -> String {
    let place = |number: usize| if numbered { format!("${number}") } else { "?".to_owned() };
    let numbers: Vec<usize> = (1..=rows * width).collect();
    let row = |row: &[usize]| format!("({})", row.iter().map(|number| place(*number)).collect::<Vec<_>>().join(","));
    numbers.chunks(width).map(row).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests;
