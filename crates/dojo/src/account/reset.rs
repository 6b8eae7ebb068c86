//! A card for somebody, handed out from the machine itself, whether a server is running or not: for who runs the site, when nobody
//! else can let them in.

use super::{Card, Name};
use crate::Config;
use crate::StartError;
use crate::stored::time_of_day_ms;
use crate::who::Who;
use store::{AccountDeed, LogLine, Store};

/// Why there is no card. Each is one line; nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum ResetError {
    /// Nobody is called so.
    #[error("nobody here is called {0}")]
    Nobody(String),
    /// The database cannot be had.
    #[error(transparent)]
    Start(#[from] StartError),
    /// It could not be written.
    #[error("the database: {0}")]
    Store(#[from] store::Error),
    /// The system refuses.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

/// Makes a card for whoever is called so.
///
/// # Errors
/// If nobody is, or the database is not there or cannot be written.
pub fn reset(config: &Config, name: &str) -> Result<Card, ResetError> {
    let address = config.address()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let opened = Store::open_beside(&address).await;
        let store = opened.map_err(|error| StartError::of_database(&address, error))?;
        let made = make(&store, name).await;
        store.close().await;
        made
    })
}

async fn make(store: &Store, name: &str) -> Result<Card, ResetError> {
    let nobody = || ResetError::Nobody(name.escape_debug().to_string());
    let wanted: Name = name.parse().map_err(|_| nobody())?;
    let accounts = store.accounts().await?;
    let account = accounts.into_iter().find(|account| account.skeleton == wanted.skeleton()).ok_or_else(nobody)?;
    let (person, now_ms) = (Who::from(account.person.as_str()), time_of_day_ms());
    let (card, code) = Card::new(&person, &account.name, now_ms);
    let line = LogLine { at_ms: now_ms, act: "help".to_owned(), whom: account.person.clone(), ..LogLine::default() };
    let deed = AccountDeed::Help { person: account.person, code };
    store.account_deed(AccountDeed::Noted(Box::new(deed), line)).await?;
    Ok(card)
}
