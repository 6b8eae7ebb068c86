//! Making and finding games, for the pages and the API alike.

use crate::agreement::{Agreement, Sides};
use crate::app::App;
use crate::failure::Failure;
use crate::live::{Command, Snapshot};
use crate::random::GameId;
use crate::stored::{self, Agreed};
use crate::visitor::Visitor;
use serde::Deserialize;
use std::net::IpAddr;
use tokio::sync::oneshot;

/// A line of a list of games.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) agreed: Agreed,
    pub(crate) plies: i64,
}

/// Lists come in parts of this many.
pub(crate) const PAGE: i64 = 50;

/// Which part of a list is asked for: the newest games, or those before a game.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Part {
    before: Option<String>,
}

impl Agreed {
    /// What this visitor plays in the game.
    pub(crate) fn sides_of(&self, visitor: &Visitor) -> Sides {
        if self.owner == *visitor { self.agreement.own_sides() } else { Sides::NONE }
    }
}

impl App {
    /// Makes a game.
    pub(crate) async fn make(&self, owner: Visitor, from: IpAddr, agreement: Agreement) -> Result<Agreed, Failure> {
        if !self.new_games.allows(from) {
            return Err(Failure::TooMany);
        }
        let created_ms = stored::time_of_day_ms();
        let agreed = Agreed { id: GameId::random(), created_ms, owner, agreement, outcome: None };
        self.store.create(&agreed.to_row()).await?;
        Ok(agreed)
    }

    /// The game with this name in its address.
    pub(crate) async fn find(&self, id: &str) -> Result<Agreed, Failure> {
        let id: GameId = id.parse().map_err(|()| Failure::NotFound)?;
        let row = self.store.game(id.as_str()).await?.ok_or(Failure::NotFound)?;
        Ok(Agreed::from_row(&row)?)
    }

    /// The whole game as it stands.
    pub(crate) async fn look(&self, agreed: &Agreed) -> Result<Snapshot, Failure> {
        let (reply, answer) = oneshot::channel();
        self.tables.send(agreed, Command::Look(reply)).await?;
        answer.await.map_err(Failure::internal)
    }

    /// A part of a visitor's games, the newest first.
    pub(crate) async fn list(&self, visitor: &Visitor, part: &Part, most: i64) -> Result<Vec<Entry>, Failure> {
        let rows = self.store.games_of(&visitor.0, part.before.as_deref(), most).await?;
        let entry = |row: &crate::store::Summary| Ok(Entry { agreed: Agreed::from_row(&row.game)?, plies: row.plies });
        rows.iter().map(entry).collect()
    }
}
