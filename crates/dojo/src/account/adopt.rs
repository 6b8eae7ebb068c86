//! What somebody has done as a guest on one of their devices becomes theirs.

use crate::app::App;
use crate::failure::Failure;
use crate::library::moved;
use crate::live::Command;
use crate::random::GameId;
use crate::stored::time_of_day_ms;
use crate::trainer::merged;
use crate::who::Who;
use store::Adoption;

/// Somebody may do something while it is moved; then it is begun anew.
const TRIES: usize = 5;

impl App {
    /// Gives a person what a guest has done, all of it or nothing; the guest is nobody from then on. Games that go on hear of it.
    pub(super) async fn adopt(&self, guest: &Who, person: &Who) -> Result<(), Failure> {
        // Nobody's name is taken from them so.
        // Nor does a program get what a person has played.
        if self.names.of(guest).is_some() || self.names.is_program(person) {
            return Ok(());
        }
        if !self.store.knows_visitor(&guest.to_string()).await? {
            self.identities.retire(guest);
            return Ok(());
        }
        let games = self.going_on(guest).await?;
        for _ in 0..TRIES {
            let adoption = self.adoption(guest, person).await?;
            match self.store.adopt(adoption).await {
                Ok(()) => {
                    self.lobby.forget(guest);
                    self.identities.retire(guest);
                    self.reseat(&games).await;
                    return Ok(());
                }
                Err(store::Error::Changed) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Failure::BUSY)
    }

    /// The games at which somebody sits and that go on.
    pub(super) async fn going_on(&self, visitor: &Who) -> Result<Vec<GameId>, Failure> {
        let games = self.store.games_going_on(&visitor.to_string(), i64::MAX).await?;
        Ok(games.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Tells these games that who sits at them is called otherwise, or is another.
    pub(super) async fn reseat(&self, games: &[GameId]) {
        for id in games {
            self.twos.tell(id, Command::Reseated).await;
            self.fours.tell(id, Command::Reseated).await;
        }
    }

    async fn adoption(&self, guest: &Who, person: &Who) -> Result<Adoption, Failure> {
        let (mut records, mut uploads) = (Vec::new(), Vec::new());
        for card in self.cards_of(guest).await? {
            let Some(kept) = self.store.record(&card.id).await? else { continue };
            if let Some(upload) = kept.card.upload.clone().filter(|id| !uploads.contains(id)) {
                uploads.push(upload);
            }
            let owner = person.clone();
            records.push(self.gate.work(move || moved(&owner, &kept)).await??);
        }
        let mut marked = Vec::new();
        for id in uploads {
            let Some(upload) = self.store.upload(&id).await? else { continue };
            let owner = person.clone();
            let mark = self.gate.work(move || crate::library::mark(&owner, &upload.bytes)).await?;
            marked.push((id, mark));
        }
        let logs = [self.tries_of(guest).await?, self.tries_of(person).await?].concat();
        Ok(Adoption {
            guest: guest.to_string(),
            person: person.to_string(),
            name: self.names.of(person).map(|name| name.to_string()).unwrap_or_default(),
            at_ms: time_of_day_ms(),
            records,
            uploads: marked,
            tries: merged(self, logs, person).await?,
        })
    }
}
