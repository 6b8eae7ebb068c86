//! Points that were won unfairly are taken back: the games that somebody won do not count any more, and the pools are reckoned as if they
//! had never been played.

use super::reckoning::anew;
use crate::app::App;
use crate::failure::{Failure, Kind};
use crate::log::line;
use crate::moderation::{NO_WORDS, said};
use crate::rights::Act;
use crate::who::Who;
use std::collections::BTreeSet;
use store::{RatedGame, Refund};

/// They have won no game that counts.
const NO_POINTS: Failure = Failure::new(Kind::Conflict, "no-points");

impl App {
    /// Takes back all points that somebody has won from others; returns how many games those were.
    ///
    /// # Errors
    /// If whoever asks may not, says nothing of why, or there is nothing to take back.
    pub async fn take_points_back(&self, who: &Who, whom: &Who, words: &str) -> Result<usize, Failure> {
        self.allow(who, Act::Decide, Some(whom)).await?;
        let words = said(words);
        if words.is_empty() {
            return Err(NO_WORDS);
        }
        // No game is rated in between.
        let _alone = self.reckoning.lock().await;
        let all = self.store.rated_games_of(&whom.to_string(), 0, i64::MAX).await?;
        let won: Vec<&RatedGame> = all.iter().filter(|game| game.halves == 2 && !game.taken_back).collect();
        if won.is_empty() {
            return Err(NO_POINTS);
        }
        let games: BTreeSet<&str> = won.iter().map(|game| game.game.as_str()).collect();
        let pools: BTreeSet<&str> = won.iter().map(|game| game.pool.as_str()).collect();
        let mut refund = Refund {
            games: Vec::new(),
            ratings: Vec::new(),
            gone: Vec::new(),
            line: line(who, "refund", whom, &words),
        };
        for pool in pools {
            self.reckon_without(pool, &games, &mut refund).await?;
        }
        self.store.refund(refund).await?;
        Ok(games.len())
    }

    /// What becomes of a pool without these games.
    async fn reckon_without(&self, pool: &str, games: &BTreeSet<&str>, refund: &mut Refund) -> Result<(), Failure> {
        let mut rows = self.store.rated_games_in(pool).await?;
        for row in rows.iter_mut().filter(|row| games.contains(row.game.as_str())) {
            row.taken_back = true;
            refund.games.push(row.clone());
        }
        let mut anew = anew(&rows);
        // Of who has gone for good nothing is believed, but their games have been played.
        for own in self.store.ratings(pool, i64::MAX).await? {
            match anew.ratings.remove(&own.player) {
                Some(rating) => refund.ratings.push(rating),
                None => refund.gone.push((own.pool, own.player)),
            }
        }
        refund.games.append(&mut anew.games);
        Ok(())
    }
}
