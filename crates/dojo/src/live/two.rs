//! What the hall and the line know of a game of two.

use super::command::{Answer, Errand, Intent, Refused};
use super::hosted::{Hosted, Incoming, LoadError};
use super::message::{self, Reader};
use super::table::{Command, House, Table};
use super::view::Snapshot;
use crate::random::GameId;
use crate::seats::Sides;
use crate::stored::Agreed;
use crate::visitor::Visitor;
use tokio::sync::{mpsc, watch};

/// Putting so many moves of any game into words takes no longer than what else is done for a message.
const SHORT: usize = 20;

impl Hosted for Agreed {
    type Snapshot = Snapshot;
    type Intent = Intent;
    type Answer = Answer;
    type Errand = Errand;

    fn id(&self) -> &GameId {
        &self.id
    }

    fn owner(&self) -> &Visitor {
        &self.owner
    }

    fn is_played_by(&self, visitor: &Visitor) -> bool {
        self.seats.sides_of(visitor) != Sides::NONE
    }

    fn has_seat(&self, visitor: &Visitor) -> bool {
        self.is_played_by(visitor) || self.seats.is_arbiter(visitor)
    }

    async fn own(
        id: &GameId,
        house: House,
        mailbox: mpsc::Receiver<Command>,
        closing: watch::Receiver<bool>,
    ) -> Result<(), LoadError> {
        Table::load(id, house).await?.run(mailbox, closing).await;
        Ok(())
    }

    fn read(text: &str) -> Result<Incoming<Intent>, Refused> {
        message::read(text)
    }

    fn name_of(intent: &Intent) -> &'static str {
        intent.name()
    }

    fn takes_long(answer: &Answer, reader: &Reader) -> bool {
        matches!(answer, Answer::Snapshot(whole) if whole.played.len() > SHORT && !whole.played.is_written(reader.language))
    }

    fn write(answer: &Answer, reader: &Reader) -> String {
        message::write(answer, reader)
    }
}
