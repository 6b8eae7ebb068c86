//! Looking for mistakes to practise: an engine goes through a game, asks once more and for longer where it has found one, and what is
//! worth looking for becomes cards.

use super::{CARDS_FULL, Card, CardKind, Looking, MOST_CARDS, MOST_PLIES, Material, NO_ENGINE, Origin, Source};
use crate::analysis::{look_again, look_through};
use crate::app::App;
use crate::failure::Failure;
use crate::stored::time_of_day_ms;
use crate::turns::{Asker, Weight};
use crate::who::Who;
use shogi::Color;
use std::net::IpAddr;
use store::{CardSource, FlashcardDeed};
use study::{Analysis, Mistake, Scope};

/// So many positions are looked at for each place of a game, and three times as many before a mistake is kept.
const NODES: u64 = 20_000;
const NODES_AGAIN: u64 = 3 * NODES;
impl App {
    /// How far one is with a game or record of somebody's.
    pub async fn looking(&self, visitor: &Who, source: &Source) -> Result<Looking, Failure> {
        let now = self.lookouts.of(visitor, source);
        let name = source.to_string();
        if now != Looking::Not || !self.sources_of(visitor).await?.iter().any(|known| known.source == name) {
            return Ok(now);
        }
        let cards = self.store.flashcards(&visitor.to_string()).await?;
        Ok(Looking::Done(cards.iter().filter(|card| card.source == name).count()))
    }

    /// What was looked through for somebody, the last first.
    pub async fn sources_of(&self, visitor: &Who) -> Result<Vec<CardSource>, Failure> {
        Ok(self.store.card_sources(&visitor.to_string()).await?)
    }

    /// Has a side's mistakes looked for in a game or record, from now on; what comes of it [`App::looking`] tells.
    ///
    /// # Errors
    /// If they have no room for more cards, or no engine is free.
    pub async fn look_for_mistakes(
        &self,
        visitor: &Who,
        from: IpAddr,
        material: Material,
        side: Color,
    ) -> Result<(), Failure> {
        if self.lookouts.of(visitor, &material.source) == Looking::Pending {
            return Ok(());
        }
        if self.store.flashcards(&visitor.to_string()).await?.len() >= MOST_CARDS {
            return Err(CARDS_FULL);
        }
        if !material.source.is_of_people() {
            return Err(Failure::NOT_FOUND);
        }
        if material.record.plies() > MOST_PLIES {
            return Err(Failure::TOO_LARGE);
        }
        let lookout = self.lookouts.take(visitor, &material.source).ok_or(Failure::TOO_MANY)?;
        let asker = Asker { visitor: visitor.clone(), address: from };
        let tickets = [self.turns.join(asker.clone(), Weight::Long), self.turns.join(asker, Weight::Long)];
        let [Ok(first), Ok(second)] = tickets else { return Err(NO_ENGINE) };
        let app = self.clone();
        tokio::spawn(async move {
            let (visitor, source) = lookout.key().clone();
            let read = move || (Analysis::of(&material.record, Scope::MainLine), material);
            let found = async {
                let (mut analysis, material) = app.copies.work_patiently(read).await?;
                look_through(first, &mut analysis, &[side], NODES).await?;
                let mistakes = Mistake::all_of(&analysis, side).into_iter().filter(Mistake::is_instructive);
                Some((look_again(second, mistakes.collect(), NODES_AGAIN).await?, material))
            };
            let kept = match found.await {
                Some((mistakes, material)) => app.keep_mistakes(&visitor, &material, mistakes).await,
                None => Err(Failure::INTERNAL),
            };
            if let Err(failure) = kept {
                tracing::warn!(%source, code = failure.code, "a game could not be looked through for mistakes");
                lookout.fail();
            }
        });
        Ok(())
    }

    async fn keep_mistakes(&self, visitor: &Who, material: &Material, mistakes: Vec<Mistake>) -> Result<(), Failure> {
        let (at_ms, origin) = (time_of_day_ms(), Origin::Mistakes(material.source.clone()));
        let card = |mistake| Card::kept(visitor, &origin, (&CardKind::Mistake(Box::new(mistake)), false), at_ms);
        let cards = mistakes.into_iter().map(card).collect::<Result<_, _>>()?;
        let source = CardSource { source: origin.to_string(), title: material.dated_title(), at_ms };
        Ok(self.store.flashcards_deed(FlashcardDeed::Add { owner: visitor.to_string(), source, cards }).await?)
    }
}
