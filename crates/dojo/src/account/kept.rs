//! All that is kept of somebody, whether they have a name or not.

use crate::app::App;
use crate::failure::Failure;
use crate::who::Who;
use store::{Account, Card, Holdings, Search, Sort, Try};

/// The log of problems is read in parts of this many.
const PART: i64 = 200;
/// More records than anybody has.
const MOST: i64 = 1_000_000;

impl App {
    /// How much is kept of somebody.
    pub async fn holdings(&self, visitor: &Who) -> Result<Holdings, Failure> {
        Ok(self.store.holdings(&visitor.to_string()).await?)
    }

    /// Somebody's account, if they have a name.
    pub async fn account_of(&self, visitor: &Who) -> Result<Option<Account>, Failure> {
        Ok(self.store.account(&visitor.to_string()).await?)
    }

    /// The ids of all games at which somebody sits, the oldest first.
    pub async fn games_seated_at(&self, visitor: &Who) -> Result<Vec<String>, Failure> {
        Ok(self.store.games_seated_at(&visitor.to_string()).await?)
    }

    /// What lists tell of all records that somebody keeps.
    pub async fn cards_of(&self, owner: &Who) -> Result<Vec<Card>, Failure> {
        let search = Search { owner: owner.to_string(), sort: Sort::Added, most: MOST, ..Search::default() };
        Ok(self.store.search(&search).await?)
    }

    /// Somebody's log of problems, the oldest first.
    pub async fn tries_of(&self, visitor: &Who) -> Result<Vec<Try>, Failure> {
        let (mut all, mut before) = (Vec::new(), None);
        loop {
            let part = self.store.tries(&visitor.to_string(), before, PART).await?;
            let Some(last) = part.last() else { break };
            before = Some(last.number);
            all.extend(part);
        }
        all.reverse();
        Ok(all)
    }
}
