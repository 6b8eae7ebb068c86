//! What is to be said of a move: docs/analysis.md gives the reasons for the bounds.

use crate::{Judgement, Score};
use shogi::{Move, Position, Square};

/// What a teacher writes beside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// `!` 好手 kōshu: the only good move, and not an obvious one.
    Good,
    /// `?!` 緩手 kanshu: loses a little.
    Inaccuracy,
    /// `?` 疑問手 gimonte: loses much.
    Mistake,
    /// `??` 悪手 akushu: throws the game away, or a good part of it.
    Blunder,
}

impl Mark {
    /// Every mark, the good one first.
    pub const ALL: [Mark; 4] = [Mark::Good, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Mark::Good => "good",
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    /// The sign beside the move.
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Good => "!",
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    /// The mark for losing so much of the chance of winning.
    fn of_loss(loss: f64) -> Option<Mark> {
        match loss {
            _ if loss >= BLUNDER => Some(Mark::Blunder),
            _ if loss >= MISTAKE => Some(Mark::Mistake),
            _ if loss >= INACCURACY => Some(Mark::Inaccuracy),
            _ => None,
        }
    }
}

/// The chance of winning lost by each kind of mistake.
const INACCURACY: f64 = 0.05;
const MISTAKE: f64 = 0.10;
const BLUNDER: f64 = 0.20;
/// By how much the only good move is better than the next.
const ONLY: f64 = 0.15;
/// Who is hardly alive plays no good move either: any will do.
const ALIVE: f64 = 0.10;
/// Mates up to this length are missed by nobody who looks for them.
const PLAIN_MATE: u16 = 5;

/// A move that was played, and what was thought of it.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// The position it was played in.
    pub position: &'a Position,
    /// Where the move before went.
    pub last_to: Option<Square>,
    /// The move.
    pub played: Move,
    /// What was said of the position before it.
    pub before: &'a Judgement,
    /// What was said of the position after it, if it was asked.
    pub after: Option<&'a Judgement>,
}

/// What is to be said of a move. Scores are the mover's, before the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What the best move was worth.
    pub best: Score,
    /// What the move was worth.
    pub played: Score,
    /// It was the best move.
    pub is_best: bool,
    /// The mark beside it, if it deserves one.
    pub mark: Option<Mark>,
    /// It missed a mate in so many plies.
    pub missed_mate: Option<u16>,
    /// It allowed the opponent a mate in so many plies.
    pub allowed_mate: Option<u16>,
}

impl Verdict {
    /// The verdict on a move; `None` if nothing is known of it.
    pub fn of(choice: &Choice<'_>) -> Option<Verdict> {
        let Choice { played, before, after, .. } = *choice;
        let is_best = before.best_move() == Some(played);
        let own_line = before.line_of(played).map(|line| line.score);
        let score = after.map(|after| after.best.score.of_move_before()).or(own_line)?;
        let verdict = Verdict::comparing(if is_best { score } else { before.best.score }, score, is_best);
        if verdict.mark.is_none() && choice.is_only_move() {
            return Some(Verdict { mark: Some(Mark::Good), ..verdict });
        }
        Some(verdict)
    }

    /// The verdict on a move worth `played` where one worth `best` could have been played.
    pub(crate) fn comparing(best: Score, played: Score, is_best: bool) -> Verdict {
        // What was searched a move further counts, if it turned out better than expected.
        let best = if played.chance() > best.chance() { played } else { best };
        let missed_mate = match (best, played) {
            (Score::MateIn(_), Score::MateIn(_)) => None,
            (Score::MateIn(plies), _) => Some(plies),
            _ => None,
        };
        let allowed_mate = match (best, played) {
            (Score::MatedIn(_), _) => None,
            (_, Score::MatedIn(plies)) => Some(plies.saturating_sub(1)),
            _ => None,
        };
        let loss = best.chance().drop_to(played.chance());
        let careless = missed_mate.filter(|plies| *plies <= PLAIN_MATE).map(|_| Mark::Inaccuracy);
        let mark = Mark::of_loss(loss).max(careless);
        Verdict { best, played, is_best, mark, missed_mate, allowed_mate }
    }

    /// The chance of winning that the move lost, from 0 to 1.
    pub fn loss(&self) -> f64 {
        self.best.chance().drop_to(self.played.chance())
    }

    /// It is marked as some kind of mistake.
    pub fn is_mistake(&self) -> bool {
        self.mark.is_some_and(|mark| mark != Mark::Good)
    }
}

impl Choice<'_> {
    /// The move played was the only good one, and not plain: no recapture, no way out of check.
    fn is_only_move(&self) -> bool {
        let recaptures = self.last_to == Some(self.played.to());
        let Some(next) = self.before.others.first() else { return false };
        let best = self.before.best.score.chance();
        self.before.best_move() == Some(self.played)
            && !recaptures
            && !self.position.in_check()
            && best.value() >= ALIVE
            && best.drop_to(next.score.chance()) >= ONLY
    }
}

#[cfg(test)]
mod tests;
