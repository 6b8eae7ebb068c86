//! What somebody trains with: all moves of a game or record that they may see.

use super::Source;
use crate::app::App;
use crate::failure::Failure;
use crate::hindsight::own_sides;
use crate::library::record_of;
use crate::stored::Agreed;
use crate::who::Who;
use kifu::{Key, Record};
use shogi::{Color, Handicap};
use words::Language;

/// What there is to train with.
#[derive(Clone, Debug)]
pub struct Material {
    /// Where it comes from.
    pub source: Source,
    /// All moves.
    pub record: Record,
    /// The sides that whoever trains has played; both where nobody knows.
    pub own: Vec<Color>,
}

impl Material {
    /// What the sides are called depends on it.
    pub fn handicap(&self) -> Handicap {
        self.record.handicap().unwrap_or(Handicap::Even)
    }

    /// Who played.
    pub fn title(&self) -> String {
        let name = |key: &Key| self.record.headers.get(key).map(str::to_owned).filter(|name| !name.is_empty());
        let [black, white] = [Key::Black, Key::White].map(|key| name(&key).unwrap_or_else(|| "?".to_owned()));
        format!("☗ {black} – ☖ {white}")
    }

    /// When, as the record says it.
    pub fn day(&self) -> String {
        let started = self.record.headers.get(&Key::Started).unwrap_or_default();
        started.split([' ', '　']).next().unwrap_or_default().to_owned()
    }

    /// The side that they want to look at: the one they ask for, if it may be theirs, else the first that may.
    pub fn side(&self, wanted: Option<Color>) -> Color {
        wanted.filter(|side| self.own.contains(side)).or(self.own.first().copied()).unwrap_or(Color::Black)
    }
}

impl App {
    /// What somebody trains with.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if there is no such thing, it is not over, they may not see it, or it is another game than standard shogi.
    pub async fn material(&self, visitor: &Who, source: Source, language: Language) -> Result<Material, Failure> {
        match &source {
            Source::Game(id) => {
                let game = self.find(id).await?;
                let own = sides(&game, visitor);
                if game.outcome.is_none() || game.agreement.variant.is_some() {
                    return Err(Failure::NOT_FOUND);
                }
                let content = self.record_of_game(game, language).await?.content();
                let record = content.record().map_err(Failure::internal)?;
                Ok(Material { source, record, own })
            }
            Source::Record(id) => {
                let kept = self.own_record(visitor, id).await?;
                let own = match &kept.card.game {
                    Some(game) => sides(&self.find(game).await?, visitor),
                    None => Color::ALL.to_vec(),
                };
                Ok(Material { record: standard(&kept)?, source, own })
            }
            Source::Shared(token) => {
                let record = standard(&self.shared_record(token).await?)?;
                Ok(Material { record, source, own: Color::ALL.to_vec() })
            }
        }
    }
}

/// The sides that somebody has played; both if they have played neither or both, for then nobody knows.
fn sides(game: &Agreed, visitor: &Who) -> Vec<Color> {
    let own: Vec<Color> =
        own_sides(game).into_iter().filter(|(_, seat)| seat.visitor == *visitor).map(|(color, _)| color).collect();
    if own.is_empty() { Color::ALL.to_vec() } else { own }
}

fn standard(kept: &store::Kept) -> Result<Record, Failure> {
    if !kept.card.facts.variant.is_empty() {
        return Err(Failure::NOT_FOUND);
    }
    record_of(kept)?.content().record().map_err(Failure::internal)
}
