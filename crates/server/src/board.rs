//! What is played at a table: standard shogi, or another game of the family.

use arbiter::{Attempt, Foul, Goal, Outcome};
use shogi::{Color, Position};
use std::fmt;
use variants::{Bar, Course, Reason};

/// The referee of a table.
pub(crate) type Game = arbiter::Game<Board>;

/// What happens at a table.
pub(crate) type Event = arbiter::Event<Move>;

/// What follows from it.
pub(crate) type Effect = arbiter::Effect<Move>;

/// The game on the board.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "nearly all boards are of standard shogi")]
pub(crate) enum Board {
    Shogi(Position),
    Family(Box<Course>),
}

/// A move of either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Shogi(shogi::Move),
    Family(FamilyMove),
}

/// A move of another game than standard shogi: what it is and what it is called can be told from its position alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct FamilyMove {
    pub(crate) m: variants::Move,
    text: [u8; FamilyMove::LONGEST],
}

impl FamilyMove {
    /// No move's text is longer: it names four squares of a board of 36 files at most, or six of one of 19 with a mark before
    /// each that is shot at.
    const LONGEST: usize = 24;

    fn new(m: variants::Move, position: &variants::Position) -> FamilyMove {
        let name = position.move_text(m);
        let mut text = [0; FamilyMove::LONGEST];
        text.iter_mut().zip(name.bytes()).for_each(|(to, from)| *to = from);
        FamilyMove { m, text }
    }

    pub(crate) fn text(&self) -> &str {
        let end = self.text.iter().position(|byte| *byte == 0).unwrap_or(self.text.len());
        std::str::from_utf8(&self.text[..end]).unwrap_or_default()
    }
}

impl fmt::Debug for FamilyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Move {
    /// A move of a position of another game than standard shogi.
    pub(crate) fn of_family(m: variants::Move, position: &variants::Position) -> Move {
        Move::Family(FamilyMove::new(m, position))
    }
}

impl From<shogi::Move> for Move {
    fn from(m: shogi::Move) -> Move {
        Move::Shogi(m)
    }
}

impl fmt::Display for Move {
    /// As in USI.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Shogi(m) => m.fmt(f),
            Move::Family(m) => f.write_str(m.text()),
        }
    }
}

impl From<Position> for Board {
    fn from(position: Position) -> Board {
        Board::Shogi(position)
    }
}

impl From<variants::Position> for Board {
    fn from(position: variants::Position) -> Board {
        Board::Family(Box::new(Course::new(position)))
    }
}

impl fmt::Display for Board {
    /// The position, as SFEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Board::Shogi(position) => position.fmt(f),
            Board::Family(course) => course.position().fmt(f),
        }
    }
}

impl Board {
    /// What stands on it, without what led there.
    pub(crate) fn still(&self) -> Board {
        match self {
            Board::Shogi(position) => Board::Shogi(position.clone()),
            Board::Family(course) => course.position().clone().into(),
        }
    }

    /// What stands on it after a move, without what led there.
    pub(crate) fn after(&self, m: Move) -> Board {
        match (self, m) {
            (Board::Shogi(position), Move::Shogi(m)) => {
                let mut after = position.clone();
                after.play_unchecked(m);
                after.into()
            }
            (Board::Family(course), Move::Family(m)) => {
                let mut after = course.position().clone();
                after.play_unchecked(m.m);
                after.into()
            }
            // A board knows its own moves only.
            _ => self.still(),
        }
    }

    /// What somebody wants to do here, by its text; `None` if it makes no sense.
    ///
    /// # Errors
    /// With the rule that bars it, where only moves are known.
    pub(crate) fn read(&self, text: &str) -> Option<Result<Attempt<Move>, Bar>> {
        match self {
            Board::Shogi(_) => text.parse::<Attempt>().ok()?.filter_map(|m| Some(Move::Shogi(m))).map(Ok),
            Board::Family(course) => {
                let position = course.position();
                Some(match position.parse_move(text) {
                    Err(_) => Err(position.bar(text).unwrap_or(Bar::Movement)),
                    Ok(m) if course.forbids(m) => Err(Bar::Repetition),
                    Ok(m) => Ok(Attempt::Move(Move::Family(FamilyMove::new(m, position)))),
                })
            }
        }
    }

    /// The square of the royal piece in check, as in USI, if it is the side to move's.
    pub(crate) fn check(&self) -> Option<String> {
        match self {
            Board::Shogi(position) => {
                position.king(position.turn()).filter(|_| position.in_check()).map(|square| square.to_string())
            }
            Board::Family(course) => course.position().checked_royal(),
        }
    }
}

impl arbiter::Board for Board {
    type Move = Move;

    fn turn(&self) -> Color {
        match self {
            Board::Shogi(position) => position.turn(),
            Board::Family(course) => course.position().turn(),
        }
    }

    fn in_check(&self) -> bool {
        match self {
            Board::Shogi(position) => position.in_check(),
            Board::Family(course) => course.position().in_check(),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self {
            Board::Shogi(position) => position.legal_moves().into_iter().map(Move::Shogi).collect(),
            Board::Family(course) => {
                let named = |m| Move::Family(FamilyMove::new(m, course.position()));
                course.legal_moves().into_iter().map(named).collect()
            }
        }
    }

    fn allows(&self, m: Move) -> bool {
        match (self, m) {
            (Board::Family(course), Move::Family(m)) => course.allows(m.m),
            _ => self.legal_moves().contains(&m),
        }
    }

    fn play(&mut self, m: Move) {
        match (self, m) {
            (Board::Shogi(position), Move::Shogi(m)) => position.play_unchecked(m),
            (Board::Family(course), Move::Family(m)) => course.play_unchecked(m.m),
            // The referee accepts a board's own moves only.
            (Board::Shogi(_), Move::Family(_)) | (Board::Family(_), Move::Shogi(_)) => {}
        }
    }

    fn key(&self) -> u64 {
        match self {
            Board::Shogi(position) => position.key(),
            Board::Family(course) => course.position().key(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self {
            Board::Shogi(_) => None,
            Board::Family(course) => course.outcome().map(|ended| outcome(ended, course.moves().len())),
        }
    }

    fn standard(&self) -> Option<&Position> {
        match self {
            Board::Shogi(position) => Some(position),
            Board::Family(_) => None,
        }
    }

    fn standard_move(m: Move) -> Option<shogi::Move> {
        match m {
            Move::Shogi(m) => Some(m),
            Move::Family(_) => None,
        }
    }
}

/// The end of a game of the family in the referee's words; `ply` is the number of its last move.
fn outcome(ended: variants::Outcome, ply: usize) -> Outcome {
    let goal = |goal| Outcome::Goal { loser: ended.loser, goal };
    match (ended.reason, ended.loser) {
        (Reason::Mate, Some(loser)) => Outcome::Mate { loser },
        (Reason::NoLegalMove, Some(loser)) => Outcome::NoLegalMove { loser },
        (Reason::PerpetualCheck, Some(loser)) => {
            Outcome::Foul { loser, foul: Foul::PerpetualCheck, ply: u32::try_from(ply).unwrap_or(u32::MAX) }
        }
        (Reason::Repetition, None) => Outcome::Repetition { agreed: false },
        (Reason::Repetition, Some(_)) => goal(Goal::Repetition),
        (Reason::MoveLimit, _) => Outcome::MoveLimit,
        (Reason::Caught, _) => goal(Goal::Caught),
        (Reason::Try, _) => goal(Goal::Try),
        (Reason::BareKing | Reason::Mate | Reason::NoLegalMove | Reason::PerpetualCheck, _) => goal(Goal::BareKing),
    }
}
