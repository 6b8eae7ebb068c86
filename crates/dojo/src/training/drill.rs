//! Drills: lines to be known by heart. One's own side's moves are asked, the other's are drawn among those of the line.

use super::lots::Lots;
use super::{CARDS_FULL, Card, CardKind, MOST_CARDS, Material, Origin, Source};
use crate::app::App;
use crate::failure::Failure;
use crate::lessons::ILLEGAL;
use crate::stored::time_of_day_ms;
use crate::trainer::Outcome;
use crate::who::Who;
use shogi::{Color, IllegalMove, Move};
use std::collections::HashMap;
use std::net::IpAddr;
use store::{CardSource, FlashcardDeed};
use study::{Drill, Spot};
use words::Language;

/// Records with more moves, those of all variations counted, are no lines to learn.
const MOST_PLACES: usize = 5_000;

/// Which drill somebody has chosen.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    /// The side whose moves are asked, where it may be chosen.
    pub side: Option<Color>,
    /// What decides the other side's moves.
    pub seed: u64,
}

/// A line that somebody practises.
#[derive(Clone, Debug)]
pub struct Practice {
    /// The game, record or line of the catalogue.
    pub material: Material,
    /// Whose moves are asked.
    pub side: Color,
    drill: Drill,
    seed: u64,
}

/// What a move in a drill is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Followed {
    /// A move of the line; what was replied, and whether one is asked no more.
    Right {
        /// The other side's move.
        reply: Option<Move>,
        /// Nothing is asked any more.
        is_over: bool,
    },
    /// The line has others, its main one first.
    NotInLine(Vec<Move>),
    /// The rules do not allow it.
    Illegal(IllegalMove),
}

impl Practice {
    /// The moves before one is asked for the first time.
    pub fn opening(&self) -> Vec<Move> {
        let start = self.drill.start();
        if start.position.turn() == self.side { Vec::new() } else { self.reply(start).into_iter().collect() }
    }

    /// How many positions are asked about in all.
    pub fn size(&self) -> usize {
        self.drill.asked(self.side).len()
    }

    /// Where these moves have led, if one is asked there, and the moves that the line has.
    ///
    /// # Errors
    /// If they are no moves of the line, or it is not one's turn after them.
    pub fn place(&self, moves: &[Move]) -> Result<(Spot, &[Move]), Failure> {
        let spot = self.drill.after(moves).filter(|spot| spot.position.turn() == self.side);
        let spot = spot.ok_or(Failure::BAD_REQUEST)?;
        let wanted = self.drill.moves_at(&spot);
        if wanted.is_empty() { Err(Failure::BAD_REQUEST) } else { Ok((spot, wanted)) }
    }

    /// What the last of these moves is.
    ///
    /// # Errors
    /// If those before it are none of the line.
    pub fn follow(&self, moves: &[Move]) -> Result<Followed, Failure> {
        let (m, before) = moves.split_last().ok_or(Failure::BAD_REQUEST)?;
        let (spot, wanted) = self.place(before)?;
        if let Err(reason) = spot.position.judge(*m) {
            return Ok(Followed::Illegal(reason));
        }
        if !wanted.contains(m) {
            return Ok(Followed::NotInLine(wanted.to_vec()));
        }
        let after = self.drill.after(moves).ok_or(Failure::BAD_REQUEST)?;
        let reply = self.reply(&after);
        let all: Vec<Move> = moves.iter().copied().chain(reply).collect();
        Ok(Followed::Right { reply, is_over: self.place(&all).is_err() })
    }

    /// The other side's move, by lot.
    fn reply(&self, spot: &Spot) -> Option<Move> {
        Lots::new(self.seed.wrapping_add(spot.plies as u64)).one_of(self.drill.moves_at(spot))
    }

    /// What is asked, as cards.
    fn cards(&self) -> Vec<CardKind> {
        let card = |(spot, moves): (Spot, Vec<Move>)| CardKind::Line {
            position: Box::new(spot.position),
            last_to: spot.last_to,
            moves,
        };
        self.drill.asked(self.side).into_iter().map(card).collect()
    }

    /// Whether all that is asked comes back on later days, among these cards.
    pub fn is_among(&self, cards: &[Card]) -> bool {
        let repeats = |kind: &CardKind| {
            let id = kind.id();
            cards.iter().any(|card| card.repeats && card.id == id)
        };
        let own = self.cards();
        !own.is_empty() && own.iter().all(repeats)
    }
}

impl App {
    /// A line to practise.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if there is no such thing or they may not see it; if it is too large.
    pub async fn drill(
        &self,
        visitor: &Who,
        source: Source,
        chosen: Chosen,
        language: Language,
    ) -> Result<Practice, Failure> {
        let material = self.material(visitor, source, language).await?;
        if material.record.size() > MOST_PLACES {
            return Err(Failure::TOO_LARGE);
        }
        let Chosen { side, seed } = chosen;
        let read = move || Practice { side: material.side(side), drill: Drill::of(&material.record), material, seed };
        self.gate.work(read).await
    }

    /// Judges a move in a drill, the last of these. If the line is set for who plays it, what ends it or is wrong is kept, and on the
    /// disk when this returns.
    ///
    /// # Errors
    /// If somebody asks too much, or the moves before are none of the line.
    pub async fn follow(
        &self,
        visitor: &Who,
        from: IpAddr,
        practice: &Practice,
        moves: &[Move],
        used_ms: i64,
    ) -> Result<Followed, Failure> {
        self.count_answer(from)?;
        let followed = practice.follow(moves)?;
        let outcome = match followed {
            Followed::Right { is_over: true, .. } => Outcome::Solved.code(),
            Followed::NotInLine(_) => Outcome::Wrong.code(),
            Followed::Illegal(_) => ILLEGAL,
            Followed::Right { is_over: false, .. } => return Ok(followed),
        };
        self.note_line(visitor, practice, (outcome, written(moves)), used_ms).await?;
        Ok(followed)
    }

    /// The move that the line has after these, for who does not know it; kept as answers are.
    ///
    /// # Errors
    /// As [`App::follow`].
    pub async fn hint_in_line(
        &self,
        visitor: &Who,
        from: IpAddr,
        practice: &Practice,
        moves: &[Move],
    ) -> Result<(Spot, Move), Failure> {
        self.count_answer(from)?;
        let (spot, wanted) = practice.place(moves)?;
        let m = *wanted.first().ok_or(Failure::BAD_REQUEST)?;
        self.note_line(visitor, practice, (Outcome::Hint.code(), written(moves)), 0).await?;
        Ok((spot, m))
    }

    /// Has the positions of a drill come back on later days, or no more. Where lines meet they share a card, which knows the moves
    /// of both.
    ///
    /// # Errors
    /// If they have no room for more cards.
    pub async fn keep_line(&self, visitor: &Who, practice: &Practice, on: bool) -> Result<(), Failure> {
        let own = practice.cards();
        if !on {
            return self.repeat_cards(visitor, own.iter().map(CardKind::id).collect(), false).await;
        }
        let cards = self.cards_to_practise(visitor).await?;
        let known: HashMap<&str, &CardKind> = cards.iter().map(|card| (card.id.as_str(), &card.kind)).collect();
        let fresh = own.iter().filter(|kind| !known.contains_key(kind.id().as_str())).count();
        if known.len() + fresh > MOST_CARDS {
            return Err(CARDS_FULL);
        }
        let origin = Origin::Line(practice.material.source.clone());
        let at_ms = time_of_day_ms();
        let kept = own.into_iter().map(|kind| {
            let other = known.get(kind.id().as_str()).copied();
            let kind = kind.joined(other);
            Card::kept(visitor, &origin, (&kind, true), at_ms)
        });
        let cards = kept.collect::<Result<_, _>>()?;
        let source = CardSource { source: origin.to_string(), title: practice.material.dated_title(), at_ms };
        Ok(self.store.flashcards_deed(FlashcardDeed::Add { owner: visitor.to_string(), source, cards }).await?)
    }
}

fn written(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
