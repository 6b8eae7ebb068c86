//! Answers to cards: judged, and kept as reviews.

use super::{Card, CardKind, Ruling};
use crate::app::App;
use crate::failure::Failure;
use crate::stored::time_of_day_ms;
use crate::who::Who;
use school::Grade;
use shogi::Move;
use std::net::IpAddr;
use store::{CardReview, FlashcardDeed};

/// Nobody thinks for longer.
const DAY_MS: i64 = 24 * 3_600_000;

/// What came before an answer, since the card was shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    /// Wrong answers.
    pub wrong: u32,
    /// Hints.
    pub hints: u32,
    /// How long ago it was shown.
    pub used_ms: i64,
}

/// What becomes of an answer.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The card, with what is remembered of it now.
    pub card: Card,
    /// What the answer is worth.
    pub ruling: Ruling,
}

impl App {
    /// Judges an answer to a card. The first one since the card was shown says what is remembered of it, and is on the disk when
    /// this returns.
    ///
    /// # Errors
    /// If they have no such card, ask too much, or no engine is free.
    pub async fn answer_card(
        &self,
        visitor: &Who,
        from: IpAddr,
        id: &str,
        m: Move,
        tries: Tries,
    ) -> Result<Reply, Failure> {
        self.count_answer(from)?;
        let card = self.card_to_practise(visitor, id).await?;
        let ruling = match &card.kind {
            CardKind::Mistake(mistake) => self.rule(visitor, from, mistake, m).await?,
            CardKind::Line { position, moves, .. } => match position.judge(m) {
                Err(reason) => Ruling::Illegal(reason),
                Ok(()) if moves.contains(&m) => Ruling::Right { is_wanted: true },
                Ok(()) => Ruling::NotInLine,
            },
        };
        let grade = match ruling {
            _ if tries.wrong > 0 => None,
            Ruling::Right { .. } => Some(Grade::of_right(tries.hints > 0, tries.used_ms)),
            Ruling::Wrong(_) | Ruling::NotInLine => Some(Grade::Again),
            Ruling::Slower | Ruling::Illegal(_) | Ruling::Undecided => None,
        };
        let Some(grade) = grade else { return Ok(Reply { card, ruling }) };
        let review = CardReview {
            owner: visitor.to_string(),
            card: card.id,
            at_ms: time_of_day_ms(),
            used_ms: tries.used_ms.clamp(0, DAY_MS),
            grade: grade.code().to_owned(),
            line: m.to_string(),
        };
        self.store.flashcards_deed(FlashcardDeed::Review(review)).await?;
        Ok(Reply { card: self.card_to_practise(visitor, id).await?, ruling })
    }

    /// The move that is looked for at a card.
    ///
    /// # Errors
    /// If they have no such card, or ask too much.
    pub async fn hint_at_card(&self, visitor: &Who, from: IpAddr, id: &str) -> Result<(Card, Move), Failure> {
        self.count_answer(from)?;
        let card = self.card_to_practise(visitor, id).await?;
        let wanted = card.kind.wanted().ok_or(Failure::NOT_FOUND)?;
        Ok((card, wanted))
    }
}
