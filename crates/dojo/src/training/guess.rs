//! Guessing the next move of a game, move by move for one side: the game's own, or one that an engine finds as good.

use super::lots::Lots;
use super::ruling::AS_GOOD;
use super::{MOST_PLIES, Material, Source};
use crate::app::App;
use crate::failure::Failure;
use crate::who::Who;
use shogi::{Color, IllegalMove, Move, PieceKind, Position, Square};
use std::net::IpAddr;
use study::{Choice, Judgement, Line, Refutation};
use words::Language;

/// Whoever chooses does so among so many moves.
const CHOICES: usize = 3;
/// A move to a square so near to that of the game's move may well be taken for it.
const NEAR: u8 = 2;

/// A game whose moves somebody guesses.
#[derive(Clone, Debug)]
pub struct Quiz {
    /// The game.
    pub material: Material,
    /// Whose moves are guessed.
    pub side: Color,
    places: Vec<Place>,
}

/// A place of the game, and the move that was played there.
#[derive(Clone, Debug)]
pub struct Place {
    /// The position.
    pub position: Position,
    /// Where the move before went.
    pub last_to: Option<Square>,
    /// The game's move.
    pub played: Move,
}

/// How good a guess is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guess {
    /// The game's own move.
    Same,
    /// Another, but it loses hardly anything against the best.
    AsGood,
    /// A weaker one, and why.
    Weaker(Box<Refutation>),
    /// The rules do not allow it.
    Illegal(IllegalMove),
    /// How good it is could not be found out in time.
    Undecided,
}

impl Quiz {
    /// The quiz that a game is for one side.
    fn of(material: Material, side: Option<Color>) -> Quiz {
        let moves = material.record.steps().map_while(|step| match step.step {
            kifu::Step::Move(played) if !is_odd(&step.position) => {
                Some(Place { position: step.position, last_to: step.last_to, played })
            }
            _ => None,
        });
        let places = moves.collect();
        Quiz { side: material.side(side), material, places }
    }

    /// The game, place by place.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// How many moves are guessed.
    pub fn size(&self) -> usize {
        self.places.iter().filter(|place| place.position.turn() == self.side).count()
    }

    /// The place after so many moves.
    ///
    /// # Errors
    /// If nothing is guessed there.
    pub fn place(&self, plies: usize) -> Result<&Place, Failure> {
        let place = self.places.get(plies).filter(|place| place.position.turn() == self.side);
        place.ok_or(Failure::BAD_REQUEST)
    }

    /// Moves among which the game's is found: with others that look like it, in an order by lot.
    pub fn choices(&self, plies: usize, seed: u64) -> Vec<Move> {
        let Ok(Place { position, played, .. }) = self.place(plies) else { return Vec::new() };
        let mut lots = Lots::new(seed.wrapping_add(plies as u64));
        let is_like = |m: &Move| piece(position, *m) == piece(position, *played) || are_near(m.to(), played.to());
        let others = position.legal_moves().into_iter().filter(|m| m != played);
        let (mut like, mut rest): (Vec<Move>, Vec<Move>) = others.partition(is_like);
        let mut chosen = vec![*played];
        while chosen.len() < CHOICES {
            let from = if like.is_empty() { &mut rest } else { &mut like };
            if from.is_empty() {
                break;
            }
            let drawn = from.swap_remove(lots.below(from.len()));
            chosen.push(drawn);
        }
        let place = lots.below(chosen.len());
        chosen.swap(0, place);
        chosen
    }
}

/// The piece that a move is made with.
fn piece(position: &Position, m: Move) -> Option<PieceKind> {
    match m {
        Move::Board { from, .. } => position.piece_at(from).map(shogi::Piece::kind),
        Move::Drop { piece, .. } => Some(piece.kind()),
    }
}

/// Whether a king could be taken, as odd starts and fouls leave it: an engine makes nothing of that.
fn is_odd(position: &Position) -> bool {
    let turn = position.turn();
    position.king(!turn).is_some_and(|king| !position.attackers_to(king, turn).is_empty())
}

fn are_near(one: Square, other: Square) -> bool {
    one.file().abs_diff(other.file()) <= NEAR && one.rank().abs_diff(other.rank()) <= NEAR
}

impl App {
    /// A game whose moves are guessed.
    ///
    /// # Errors
    /// [`Failure::NOT_FOUND`] if there is no such game or they may not see it; if it is too long.
    pub async fn quiz(
        &self,
        visitor: &Who,
        source: Source,
        side: Option<Color>,
        language: Language,
    ) -> Result<Quiz, Failure> {
        let material = self.material(visitor, source, language).await?;
        if material.record.plies() > MOST_PLIES {
            return Err(Failure::TOO_LARGE);
        }
        self.gate.work(move || Quiz::of(material, side)).await
    }

    /// Says how good a guess is after so many moves of the game.
    ///
    /// # Errors
    /// If nothing is guessed there, somebody asks too much, or no engine is free.
    pub async fn guess(
        &self,
        visitor: &Who,
        from: IpAddr,
        quiz: &Quiz,
        plies: usize,
        m: Move,
    ) -> Result<Guess, Failure> {
        self.count_answer(from)?;
        let Place { position, last_to, played } = quiz.place(plies)?;
        if let Err(reason) = position.judge(m) {
            return Ok(Guess::Illegal(reason));
        }
        if m == *played {
            return Ok(Guess::Same);
        }
        let Some(best) = self.best_at(visitor, from, position, &[]).await? else { return Ok(Guess::Undecided) };
        if best.moves.first() == Some(&m) {
            return Ok(Guess::AsGood);
        }
        let Some(answer) = self.best_at(visitor, from, position, &[m]).await? else { return Ok(Guess::Undecided) };
        let judged = |best: Line| Judgement { best, ..Judgement::default() };
        let (before, after) = (judged(best), judged(answer));
        let choice = Choice { position, last_to: *last_to, played: m, before: &before, after: Some(&after) };
        Ok(match Refutation::of(&choice) {
            Some(refutation) if refutation.verdict.loss() < AS_GOOD => Guess::AsGood,
            Some(refutation) => Guess::Weaker(Box::new(refutation)),
            None => Guess::Undecided,
        })
    }
}

#[cfg(test)]
mod tests;
