//! Somebody who comes to a game for one thing and goes again: a program that keeps no channel open.

use super::hall::Hall;
use super::hosted::{Channel, Command, Hosted};
use super::refused::Refused;
use crate::failure::Failure;
use crate::turns::Asker;
use tokio::sync::mpsc;

/// What is told while somebody is there: they came for one thing.
const OUTBOX: usize = 16;

impl<G: Hosted> Hall<G> {
    /// Asks for one thing, as somebody who is there for that moment: a game that waits for them begins. When this returns it is done
    /// and on the disk, or the answer says why not; what takes longer, a hint, is told to those who stay.
    ///
    /// # Errors
    /// If the game cannot be taken up.
    pub async fn ask_in_passing(
        &self,
        game: &G,
        asker: Asker,
        intent: <G as Channel>::Intent,
    ) -> Result<Result<(), Refused>, Failure> {
        let (outbox, mut inbox) = mpsc::channel(OUTBOX);
        let visitor = asker.visitor.clone();
        // Nothing that has happened is news to them.
        self.send(game, Command::Join { asker, since: None, outbox: outbox.clone() }).await?;
        self.send(game, Command::Ask { visitor, intent, outbox }).await?;
        // Answered after the wish, since both go to the one task of the game.
        self.look(game).await?;
        let mut refused = Ok(());
        while let Ok(answer) = inbox.try_recv() {
            if let Some(why) = G::refusal(&answer) {
                refused = Err(why.clone());
            }
        }
        drop(inbox);
        self.tell(game.id(), Command::Left).await;
        Ok(refused)
    }
}
