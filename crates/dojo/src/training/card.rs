//! Cards: what they show, and when they are to be seen again.

use super::Origin;
use crate::app::App;
use crate::failure::Failure;
use crate::kept_mistake::{KeptMistake, position};
use crate::random::hex;
use crate::who::Who;
use school::{Memory, Review};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use shogi::{Color, Move, Position, Square};
use std::collections::HashMap;
use store::{CardReview, Flashcard, FlashcardDeed};
use study::Mistake;

/// A position that somebody practises.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name: the same position has the same.
    pub id: String,
    /// What it was made of.
    pub origin: Origin,
    /// When, in milliseconds since 1970.
    pub added_ms: i64,
    /// Whether it is wanted again on later days.
    pub repeats: bool,
    /// What is asked.
    pub kind: CardKind,
    /// What is remembered of it; `None` if it was never answered.
    pub memory: Option<Memory>,
    /// Whether it was ever answered right.
    pub found: bool,
}

/// What is asked of somebody at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// The move that would have been better.
    Mistake(Box<Mistake>),
    /// A move of a line to be known by heart.
    Line {
        /// The position.
        position: Box<Position>,
        /// Where the move before went.
        last_to: Option<Square>,
        /// The moves that the line has here.
        moves: Vec<Move>,
    },
}

/// As the database has it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kept {
    Mistake(KeptMistake),
    Line { position: String, last_to: Option<String>, moves: Vec<String> },
}

impl CardKind {
    /// As it is stored and told to programs.
    pub const fn code(&self) -> &'static str {
        match self {
            CardKind::Mistake(_) => "mistake",
            CardKind::Line { .. } => "line",
        }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        match self {
            CardKind::Mistake(mistake) => &mistake.position,
            CardKind::Line { position, .. } => position,
        }
    }

    /// Where the move before went.
    pub fn last_to(&self) -> Option<Square> {
        match self {
            CardKind::Mistake(mistake) => mistake.last_to,
            CardKind::Line { last_to, .. } => *last_to,
        }
    }

    /// Whose move it is.
    pub fn side(&self) -> Color {
        self.position().turn()
    }

    /// The move that one is looking for, as a hint tells it.
    pub fn wanted(&self) -> Option<Move> {
        match self {
            CardKind::Mistake(mistake) => mistake.better.moves.first().copied(),
            CardKind::Line { moves, .. } => moves.first().copied(),
        }
    }

    /// The same with the moves that another card has at the same position.
    pub(super) fn joined(mut self, known: Option<&CardKind>) -> CardKind {
        if let (CardKind::Line { moves, .. }, Some(CardKind::Line { moves: others, .. })) = (&mut self, known) {
            let more: Vec<Move> = others.iter().filter(|m| !moves.contains(m)).copied().collect();
            moves.extend(more);
        }
        self
    }

    /// The name of the card: what is asked, and where; how many moves had been played is no matter.
    pub(super) fn id(&self) -> String {
        let sfen = self.position().to_string();
        let place = sfen.rsplit_once(' ').map_or(sfen.as_str(), |(place, _)| place);
        hex(&Sha256::digest(format!("{} {place}", self.code()))[..10])
    }

    fn write(&self) -> Kept {
        match self {
            CardKind::Mistake(mistake) => Kept::Mistake(KeptMistake::of(mistake)),
            CardKind::Line { position, last_to, moves } => Kept::Line {
                position: position.to_string(),
                last_to: last_to.map(|square| square.to_string()),
                moves: moves.iter().map(Move::to_string).collect(),
            },
        }
    }

    fn read(kept: Kept) -> Option<CardKind> {
        match kept {
            Kept::Mistake(mistake) => Some(CardKind::Mistake(Box::new(mistake.read().ok()?))),
            Kept::Line { position: place, last_to, moves } => Some(CardKind::Line {
                position: Box::new(position(&place)?),
                last_to: last_to.as_deref().and_then(Square::from_usi),
                moves: moves.iter().map(|m| m.parse().ok()).collect::<Option<_>>()?,
            }),
        }
    }
}

impl Card {
    /// For the database.
    pub(super) fn kept(
        owner: &Who,
        origin: &Origin,
        (kind, repeats): (&CardKind, bool),
        added_ms: i64,
    ) -> Result<Flashcard, Failure> {
        Ok(Flashcard {
            owner: owner.to_string(),
            id: kind.id(),
            kind: kind.code().to_owned(),
            source: origin.to_string(),
            added_ms,
            repeats,
            content: serde_json::to_string(&kind.write()).map_err(Failure::internal)?,
        })
    }

    /// From the database; `None` if it makes no sense.
    fn read(kept: Flashcard, reviews: &[CardReview]) -> Option<Card> {
        let content = serde_json::from_str(&kept.content).ok().and_then(CardKind::read);
        let (Some(kind), Ok(origin)) = (content, kept.source.parse()) else {
            tracing::warn!(card = kept.id, "a stored card makes no sense");
            return None;
        };
        let reviews =
            reviews.iter().filter_map(|own| Some(Review { at_ms: own.at_ms, grade: own.grade.parse().ok()? }));
        let reviews: Vec<Review> = reviews.collect();
        let (id, added_ms, repeats) = (kept.id, kept.added_ms, kept.repeats);
        let found = reviews.iter().any(|review| review.grade != school::Grade::Again);
        Some(Card { id, origin, added_ms, repeats, kind, memory: Memory::of(&reviews), found })
    }

    /// When it is to be seen again, in milliseconds since 1970; `None` if it is not wanted again.
    pub fn due_ms(&self) -> Option<i64> {
        self.repeats.then(|| self.memory.map_or(self.added_ms, |memory| memory.due_ms()))
    }

    /// Whether it is to be seen by this time.
    pub fn is_due(&self, now_ms: i64) -> bool {
        self.due_ms().is_some_and(|due_ms| due_ms <= now_ms)
    }
}

impl App {
    /// All of somebody's cards, the oldest first.
    pub async fn cards_to_practise(&self, visitor: &Who) -> Result<Vec<Card>, Failure> {
        let owner = visitor.to_string();
        let mut reviews: HashMap<String, Vec<CardReview>> = HashMap::new();
        for review in self.store.card_reviews(&owner, None).await? {
            reviews.entry(review.card.clone()).or_default().push(review);
        }
        let read = |kept: Flashcard| {
            let own = reviews.remove(&kept.id).unwrap_or_default();
            Card::read(kept, &own)
        };
        Ok(self.store.flashcards(&owner).await?.into_iter().filter_map(read).collect())
    }

    /// One of them.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if they have no such card.
    pub async fn card_to_practise(&self, visitor: &Who, id: &str) -> Result<Card, Failure> {
        let owner = visitor.to_string();
        let kept = self.store.flashcard(&owner, id).await?.ok_or(Failure::NOT_FOUND)?;
        Card::read(kept, &self.store.card_reviews(&owner, Some(id)).await?).ok_or(Failure::NOT_FOUND)
    }

    /// Has cards, or all of an origin, come again on later days, or no more.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if there is none.
    pub async fn repeat_cards(&self, visitor: &Who, which: Vec<String>, on: bool) -> Result<(), Failure> {
        // No card has such a name, and not every database could be asked for one.
        if which.iter().any(|name| name.contains('\0')) {
            return Err(Failure::NOT_FOUND);
        }
        let deed = FlashcardDeed::Repeat { owner: visitor.to_string(), which, on };
        Ok(self.store.flashcards_deed(deed).await?)
    }

    /// Throws a card away.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if there is none.
    pub async fn remove_card(&self, visitor: &Who, id: &str) -> Result<(), Failure> {
        let deed = FlashcardDeed::Remove { owner: visitor.to_string(), id: id.to_owned() };
        Ok(self.store.flashcards_deed(deed).await?)
    }
}

#[cfg(test)]
mod tests;
