//! Games that go on and that strangers may be led to, the strongest first. The list is made at most every few seconds, whoever asks.

use crate::app::App;
use crate::failure::Failure;
use crate::rights::Roles;
use crate::stored::Agreed;
use crate::two::PhaseView;
use shogi::{Color, Grade};
use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// So many games are looked through.
const LOOKED_AT: usize = 100;
/// So long a list is told again.
const FRESH: Duration = Duration::from_secs(3);

/// A game that goes on.
#[derive(Clone, Debug)]
pub struct Running {
    /// What was agreed, and who plays.
    pub game: Agreed,
    /// Of Black and White, as far as they are known.
    pub grades: [Option<Grade>; 2],
    /// Whether somebody of the club plays.
    pub of_club: bool,
}

/// The last list, and when it was made.
pub(super) type Kept = Arc<tokio::sync::Mutex<Option<(Instant, Arc<[Running]>)>>>;

impl Running {
    /// The strongest game has the largest; of whom nobody knows how strong they are counts for nothing.
    fn strength(&self) -> u16 {
        self.grades.iter().flatten().map(|grade| u16::from(grade.ordinal()) + 1).sum()
    }

    /// `shogi`, or what the game of the family is called in addresses.
    pub fn name(&self) -> &'static str {
        self.game.agreement.variant.as_ref().map_or("shogi", |variant| variant.name())
    }
}

impl App {
    /// The games that strangers may be led to, the strongest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn running(&self) -> Result<Arc<[Running]>, Failure> {
        let mut kept = self.lobby.running.lock().await;
        if let Some((_, list)) = kept.as_ref().filter(|(made, _)| made.elapsed() < FRESH) {
            return Ok(list.clone());
        }
        let list: Arc<[Running]> = self.look_for_running().await?.into();
        *kept = Some((Instant::now(), list.clone()));
        Ok(list)
    }

    async fn look_for_running(&self) -> Result<Vec<Running>, Failure> {
        let mut all = Vec::new();
        for id in self.twos.watched(LOOKED_AT) {
            let game = self.find(id.as_str()).await?;
            if game.outcome.is_some() || !matches!(self.look(&game).await?.standing.phase, PhaseView::Playing) {
                continue;
            }
            let (mut grades, mut of_club) = ([None; 2], false);
            for color in Color::ALL {
                if let Some(seat) = game.seats.player(color) {
                    grades[color.index()] = self.strength_of(&seat.visitor).await?.grade;
                    of_club |= self.offices.of(&seat.visitor) != Roles::NONE;
                }
            }
            all.push(Running { game, grades, of_club });
        }
        all.sort_by_key(|found| (Reverse(found.strength()), Reverse(found.game.created_ms)));
        Ok(all)
    }
}
