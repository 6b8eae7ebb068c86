//! What is done about fair play: players say that they looked away, moderators see what is known of somebody's games, and have an engine look
//! through them.

use super::{Away, Dossier, Evidence, Examination, Examined, NODES, Times, Traces};
use crate::analysis::look_through;
use crate::app::App;
use crate::failure::Failure;
use crate::games::AnyGame;
use crate::hindsight::own_sides;
use crate::rights::Act;
use crate::stored::Agreed;
use crate::training::NO_ENGINE;
use crate::turns::Ticket;
use crate::who::Who;
use shogi::Color;
use std::time::Duration;
use store::{FairPlayDeed, LookedAway};
use study::Agreement;

/// Of games with fewer moves there is nothing to tell.
const SHORTEST: i64 = 40;
/// So many games are shown, and so many are looked at for those.
const SHOWN: usize = 20;
const LOOKED_AT: i64 = 60;
/// So much of a game can be told at once.
const LONGEST_AWAY: Duration = Duration::from_secs(3600);

impl App {
    /// Somebody has looked away for so long in a game while they had to move.
    ///
    /// # Errors
    /// If they do not play it, or it is over.
    pub async fn looked_away(&self, who: &Who, game: &str, long: Duration) -> Result<(), Failure> {
        let agreed = self.find(game).await?;
        // At one board nobody knows who looks away.
        let side = own_sides(&agreed).into_iter().find(|(_, seat)| seat.visitor == *who);
        let (color, _) = side.filter(|_| agreed.agreement.between_two).ok_or(Failure::NOT_FOUND)?;
        let ms = long.min(LONGEST_AWAY).as_millis() as i64;
        let looked_away = LookedAway { game: agreed.id.to_string(), side: color.name().to_owned(), times: 1, ms };
        Ok(self.store.fair_play_deed(FairPlayDeed::LookedAway(looked_away)).await?)
    }

    /// How somebody looked away in a game of theirs, if they did.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn own_looks_away(&self, who: &Who, game: &str) -> Result<Option<Away>, Failure> {
        let away = self.store.looked_away(game).await?;
        if away.is_empty() {
            return Ok(None);
        }
        // A game that cannot be read is told of elsewhere.
        let Ok(agreed) = self.find(game).await else { return Ok(None) };
        let own = own_sides(&agreed).into_iter().find(|(_, seat)| seat.visitor == *who).map(|(color, _)| color);
        Ok(own.and_then(|own| away.iter().find(|known| known.side == own.name())).map(Away::of))
    }

    /// What is known of the last games that somebody played with other people.
    ///
    /// # Errors
    /// If whoever asks may not judge them.
    pub async fn dossier_on(&self, moderator: &Who, whom: &Who) -> Result<Dossier, Failure> {
        self.allow(moderator, Act::Decide, Some(whom)).await?;
        // Asked first: who is told that no game is being looked through is to see what came of all that were.
        let progress = self.examinations.of(whom);
        let mut games = Vec::new();
        for (game, own) in self.games_with_people(whom).await? {
            games.push(self.evidence_of(game, own).await?);
        }
        let grade = self.strength_of(whom).await?.grade;
        Ok(Dossier::new(games, grade, progress))
    }

    /// The last games of standard shogi that somebody played with other people, and what they played.
    async fn games_with_people(&self, whom: &Who) -> Result<Vec<(Agreed, Color)>, Failure> {
        let mut games = Vec::new();
        for id in self.store.games_ended(&whom.to_string(), 0, SHORTEST, LOOKED_AT).await? {
            let AnyGame::Two(game) = self.find_any(&id).await? else { continue };
            let sides = own_sides(&game);
            let own = sides.iter().find(|(_, seat)| seat.visitor == *whom).map(|(color, _)| *color);
            let is_fit = game.agreement.between_two && game.agreement.variant.is_none() && sides.len() == 2;
            if let Some(own) = own.filter(|_| is_fit) {
                games.push((*game, own));
            }
            if games.len() == SHOWN {
                break;
            }
        }
        Ok(games)
    }

    async fn evidence_of(&self, game: Agreed, own: Color) -> Result<Evidence, Failure> {
        let id = game.id.as_str();
        let (events, away) = (self.store.events(id).await?, self.store.looked_away(id).await?);
        let examined = self.store.examined(id).await?;
        let examined = examined.and_then(|found| serde_json::from_str::<Examined>(&found).ok());
        let traces = |color: Color| {
            let moves = events.iter().filter(|event| event.kind == "move" && event.side == color.name());
            let used: Vec<Duration> =
                moves.filter_map(|event| u64::try_from(event.used_ms).ok().map(Duration::from_millis)).collect();
            let away = away.iter().find(|known| known.side == color.name());
            Traces {
                away: away.map(Away::of).unwrap_or_default(),
                times: Times::of(&used).filter(|_| !game.agreement.clock(color).is_by_the_day()),
                agreement: examined.map(|examined| examined.of(color)),
            }
        };
        let ended_ms = events.last().map_or(game.created_ms, |event| event.server_ms);
        Ok(Evidence { traces: [traces(own), traces(!own)], own, ended_ms, game })
    }

    /// Has an engine look through those of these games that none has looked through, while nobody else wants one.
    ///
    /// # Errors
    /// If whoever asks may not judge them, or there is no engine.
    pub async fn examine(&self, moderator: &Who, whom: &Who) -> Result<(), Failure> {
        self.allow(moderator, Act::Decide, Some(whom)).await?;
        let mut open = Vec::new();
        for (game, _) in self.games_with_people(whom).await? {
            if self.store.examined(game.id.as_str()).await?.is_none() {
                open.push(game);
            }
        }
        let Some(examination) = self.examinations.begin(whom, open.len()) else { return Ok(()) };
        let ticket = self.turns.join_spare().ok_or(NO_ENGINE)?;
        let app = self.clone();
        tokio::spawn(async move { app.examine_all(open, examination, ticket).await });
        Ok(())
    }

    /// No more of them are looked through.
    ///
    /// # Errors
    /// If whoever asks may not judge them.
    pub async fn stop_examining(&self, moderator: &Who, whom: &Who) -> Result<(), Failure> {
        self.allow(moderator, Act::Decide, Some(whom)).await?;
        self.examinations.stop(whom);
        Ok(())
    }

    async fn examine_all(&self, games: Vec<Agreed>, examination: Examination, first: Ticket) {
        let mut ticket = Some(first);
        for game in games {
            let Some(ticket) = ticket.take().or_else(|| self.turns.join_spare()) else { return };
            if let Err(failure) = self.examine_one(&game, ticket).await {
                tracing::warn!(game = %game.id, code = failure.code, "a game could not be examined");
            }
            if self.turns.are_over() || !examination.advance() {
                return;
            }
        }
    }

    async fn examine_one(&self, game: &Agreed, ticket: Ticket) -> Result<(), Failure> {
        let Some(mut analysis) = self.analysis_of(game).await? else { return Ok(()) };
        if look_through(ticket, &mut analysis, &[], NODES).await.is_none() {
            return if self.turns.are_over() { Ok(()) } else { Err(Failure::INTERNAL) };
        }
        let [black, white] = Color::ALL.map(|color| Agreement::of(&analysis, color));
        let found = serde_json::to_string(&Examined { black, white }).map_err(Failure::internal)?;
        let deed = FairPlayDeed::Examined { game: game.id.to_string(), found };
        Ok(self.store.fair_play_deed(deed).await?)
    }
}
