//! Hindsight: whoever comes back is told where they lost most in their last game.
//!
//! An engine finds it out when it is first asked for, one game after the other, while nobody else wants an engine; from then on
//! it is kept. It looks at so many positions and not for so long, so that every machine finds the same.

use crate::analysis::look_through;
use crate::app::App;
use crate::failure::Failure;
use crate::games::AnyGame;
use crate::kept_mistake::KeptMistake;
use crate::library::moves;
use crate::live::Course;
use crate::random::GameId;
use crate::seats::Seat;
use crate::stored::{Agreed, time_of_day_ms};
use crate::tally::Tally;
use crate::turns::Ticket;
use crate::who::Who;
use shogi::Color;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use study::{Analysis, Mistake, Scope};
use tokio::sync::Semaphore;

/// A game that ended longer ago is nobody's last game any more.
const RECENT_MS: i64 = 7 * 24 * 3_600_000;
/// Of one with fewer moves there is nothing to tell.
const SHORTEST: i64 = 10;
/// Of the games that ended last so many are looked at for one to tell of.
const LOOKED_AT: i64 = 8;
/// So many positions are looked at for each place of a game.
const NODES: u64 = 20_000;
/// So many games may wait to be looked through.
const IN_QUEUE: usize = 32;

/// What is known of a player's own moves in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hindsight {
    /// It is being looked through.
    Pending,
    /// There is no mistake to speak of.
    Sound,
    /// This was the worst.
    Mistake(Box<Mistake>),
}

/// The game of somebody that ended last.
#[derive(Clone, Debug)]
pub struct LastGame {
    /// The game.
    pub game: Agreed,
    /// Their colour.
    pub own: Color,
    /// What is known of their moves.
    pub hindsight: Hindsight,
}

/// Who looks through games: one at a time.
#[derive(Clone)]
pub struct Lookers(Arc<Inner>);

struct Inner {
    place: Semaphore,
    /// How many games wait or are looked through, and which.
    all: Arc<Tally<()>>,
    games: Arc<Tally<GameId>>,
    /// Those that could not be looked through: they are not tried again before a restart.
    given_up: Mutex<HashSet<GameId>>,
}

impl Default for Lookers {
    fn default() -> Lookers {
        Lookers(Arc::new(Inner {
            place: Semaphore::new(1),
            all: Arc::default(),
            games: Arc::default(),
            given_up: Mutex::default(),
        }))
    }
}

impl Inner {
    fn given_up(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.given_up.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// The game that somebody has played last, within a week, and what is known of their moves. If that is nothing it is found
    /// out from now on. `None` if there is no such game, or nobody to look through it.
    pub async fn last_game(&self, visitor: &Who) -> Result<Option<LastGame>, Failure> {
        let Some((game, own)) = self.last_ended(visitor).await? else { return Ok(None) };
        let known = self.store.hindsight(&visitor.to_string()).await?;
        let hindsight = match known.iter().find(|known| known.game == game.id.as_str()) {
            Some(known) => match read(&known.found) {
                Ok(hindsight) => hindsight,
                Err(error) => {
                    tracing::warn!(game = %game.id, %error);
                    return Ok(None);
                }
            },
            None if self.look_back_at(&game) => Hindsight::Pending,
            None => return Ok(None),
        };
        Ok(Some(LastGame { game, own, hindsight }))
    }

    async fn last_ended(&self, visitor: &Who) -> Result<Option<(Agreed, Color)>, Failure> {
        let since_ms = time_of_day_ms() - RECENT_MS;
        for id in self.store.games_ended(&visitor.to_string(), since_ms, SHORTEST, LOOKED_AT).await? {
            let AnyGame::Two(game) = self.find_any(&id).await? else { continue };
            let own = own_sides(&game).into_iter().find(|(_, seat)| seat.visitor == *visitor);
            if let Some((color, _)) = own.filter(|_| game.agreement.variant.is_none()) {
                return Ok(Some((*game, color)));
            }
        }
        Ok(None)
    }

    /// Has a game looked through as soon as nobody else wants an engine; whether that is so.
    fn look_back_at(&self, game: &Agreed) -> bool {
        let Lookers(lookers) = &self.lookers;
        if lookers.given_up().contains(&game.id) {
            return false;
        }
        let Some(own) = lookers.games.take(game.id.clone(), 1) else { return true };
        let (Some(share), Some(ticket)) = (lookers.all.take((), IN_QUEUE), self.turns.join_spare()) else {
            return false;
        };
        let (app, game) = (self.clone(), game.clone());
        tokio::spawn(async move {
            if let Err(failure) = app.look_back(&game, ticket).await {
                tracing::warn!(game = %game.id, code = failure.code, "a game could not be looked through");
                app.lookers.0.given_up().insert(game.id.clone());
            }
            drop((own, share));
        });
        true
    }

    async fn look_back(&self, game: &Agreed, ticket: Ticket) -> Result<(), Failure> {
        let _place = self.lookers.0.place.acquire().await.map_err(Failure::internal)?;
        if self.turns.are_over() {
            return Ok(());
        }
        let Some(mut analysis) = self.analysis_of(game).await? else { return Ok(()) };
        let sides = own_sides(game);
        let colors: Vec<Color> = sides.iter().map(|(color, _)| *color).collect();
        if look_through(ticket, &mut analysis, &colors, NODES).await.is_none() {
            return if self.turns.are_over() { Ok(()) } else { Err(Failure::INTERNAL) };
        }
        for (color, seat) in sides {
            let worst = Mistake::worst_of(&analysis, color);
            // `null` where there was none.
            let found = serde_json::to_string(&worst.as_ref().map(KeptMistake::of)).map_err(Failure::internal)?;
            let (owner, game) = (seat.visitor.to_string(), game.id.to_string());
            self.store.keep_hindsight(store::Hindsight { owner, game, found }).await?;
        }
        Ok(())
    }
}

impl App {
    /// What there is to look at in a game. `None` when the server closes.
    pub(crate) async fn analysis_of(&self, game: &Agreed) -> Result<Option<Analysis>, Failure> {
        let (events, agreed) = (self.store.events(game.id.as_str()).await?, game.clone());
        let read = move || {
            let (record, _) = moves(&Course::replay(&agreed, &events)?.game)?;
            Ok::<_, Failure>(Analysis::of(&record, Scope::MainLine))
        };
        self.copies.work_patiently(read).await.transpose()
    }
}

/// What stands in the database; the reason why it makes no sense, if it does not.
fn read(found: &str) -> Result<Hindsight, String> {
    let kept: Option<KeptMistake> = serde_json::from_str(found).map_err(|error| error.to_string())?;
    let Some(kept) = kept else { return Ok(Hindsight::Sound) };
    Ok(Hindsight::Mistake(Box::new(kept.read().map_err(|error| error.to_string())?)))
}

/// The sides that have somebody of their own, who has not gone for good.
pub(crate) fn own_sides(game: &Agreed) -> Vec<(Color, &Seat)> {
    let own = |color: &Color| {
        let seat = game.seats.player(*color).filter(|seat| !seat.is_of_gone())?;
        let is_alone = game.seats.player(!*color).is_none_or(|other| other.visitor != seat.visitor);
        is_alone.then_some((*color, seat))
    };
    Color::ALL.iter().filter_map(own).collect()
}
