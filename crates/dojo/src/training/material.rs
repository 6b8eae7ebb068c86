//! What somebody trains with: all moves of a game or record that they may see, or of a line that the site knows.

use super::Source;
use crate::app::App;
use crate::failure::Failure;
use crate::hindsight::own_sides;
use crate::library::record_of;
use crate::stored::Agreed;
use crate::who::Who;
use kifu::{Cursor, Key, Record};
use shogi::{Color, Handicap, Move, Position};
use study::patterns::{Catalogue, Example};
use words::{Language, own_name};

/// What there is to train with.
#[derive(Clone, Debug)]
pub struct Material {
    /// Where it comes from.
    pub source: Source,
    /// What it is called: who played, or what is learned.
    pub title: String,
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

    /// Who played, and when, as the record says it.
    pub fn dated_title(&self) -> String {
        let started = self.record.headers.get(&Key::Started).unwrap_or_default();
        let day = started.split([' ', '　']).next().unwrap_or_default();
        [&self.title, day].join(" · ").trim_end_matches(" · ").to_owned()
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
                Ok(Material { title: players(&record), source, record, own })
            }
            Source::Record(id) => {
                let kept = self.own_record(visitor, id).await?;
                let own = match &kept.card.game {
                    Some(game) => sides(&self.find(game).await?, visitor),
                    None => Color::ALL.to_vec(),
                };
                let record = standard(&kept)?;
                Ok(Material { title: players(&record), source, record, own })
            }
            Source::Shared(token) => {
                let record = standard(&self.shared_record(token).await?)?;
                Ok(Material { title: players(&record), source, record, own: Color::ALL.to_vec() })
            }
            Source::Pattern(id) => {
                let catalogue = Catalogue::builtin();
                let id = catalogue.get(id).ok_or(Failure::NOT_FOUND)?;
                let building = catalogue.building(id).ok_or(Failure::NOT_FOUND)?;
                let title = own_name(&catalogue[id].names, language).to_owned();
                Ok(Material {
                    title,
                    record: played(&building.start, &building.moves)?,
                    source,
                    own: vec![building.side],
                })
            }
            Source::Example(place) => {
                let game = Catalogue::builtin().examples().get(*place).ok_or(Failure::NOT_FOUND)?;
                let title = title_of_example(*place, game, language);
                Ok(Material {
                    title,
                    record: played(&Position::even(), &game.moves)?,
                    source,
                    own: Color::ALL.to_vec(),
                })
            }
        }
    }
}

/// What a game of the engine against itself is called: by the openings that both sides play.
pub fn title_of_example(place: usize, game: &Example, language: Language) -> String {
    let opening = |color: Color| {
        let labels = &game.labels.sides[color.index()];
        let id = labels.openings.first().map(|span| span.pattern).or(labels.style);
        id.map_or("", |id| own_name(&Catalogue::builtin()[id].names, language))
    };
    format!("{}. {} – {}", place + 1, opening(Color::Black), opening(Color::White))
}

/// Who played.
fn players(record: &Record) -> String {
    let name = |key: &Key| record.headers.get(key).map(str::to_owned).filter(|name| !name.is_empty());
    let [black, white] = [Key::Black, Key::White].map(|key| name(&key).unwrap_or_else(|| "?".to_owned()));
    format!("☗ {black} – ☖ {white}")
}

/// A record of these moves.
fn played(start: &Position, moves: &[Move]) -> Result<Record, Failure> {
    let mut record = Record::new(start.to_setup()).map_err(Failure::internal)?;
    let mut cursor = Cursor::new(&record);
    for m in moves {
        cursor.play(&mut record, *m).map_err(Failure::internal)?;
    }
    Ok(record)
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
