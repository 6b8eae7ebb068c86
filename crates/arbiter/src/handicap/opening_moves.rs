//! n手指し n tezashi: the weaker player builds a castle before the game begins (HCAP-51).

use shogi::{Color, IllegalMove, Move, Position};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// What is agreed of them: how many, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// How many.
    pub length: OpeningLength,
    /// When.
    pub turn: OpeningTurn,
}

/// The run is shitate's first turn (HCAP-51): whether that comes before uwate's first move or after it is handed down
/// nowhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OpeningTurn {
    /// Shitate begins with the run, and then uwate makes the first move.
    #[default]
    BeforeUwate,
    /// Uwate moves first, as in every handicap game (HCAP-02), and the run is the answer.
    AfterUwate,
}

/// What follows the number where the run comes after uwate's first move.
const AFTER: &str = "/after";

impl fmt::Display for Opening {
    /// `3`, `unlimited/after`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.length {
            OpeningLength::Moves(moves) => write!(f, "{moves}")?,
            OpeningLength::Unlimited => f.write_str("unlimited")?,
        }
        f.write_str(if self.turn == OpeningTurn::AfterUwate { AFTER } else { "" })
    }
}

/// A text does not say how many moves come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseOpeningError;

impl fmt::Display for ParseOpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 1 to 255 or unlimited, perhaps with /before or /after uwate's first move")
    }
}

impl std::error::Error for ParseOpeningError {}

impl FromStr for Opening {
    type Err = ParseOpeningError;

    /// Reads what [`Opening`]'s `Display` writes, and `/before`.
    fn from_str(text: &str) -> Result<Opening, ParseOpeningError> {
        let (length, turn) = match text.strip_suffix(AFTER) {
            Some(length) => (length, OpeningTurn::AfterUwate),
            None => (text.strip_suffix("/before").unwrap_or(text), OpeningTurn::BeforeUwate),
        };
        let length = match length {
            "unlimited" => OpeningLength::Unlimited,
            moves if moves.starts_with('+') => return Err(ParseOpeningError),
            moves => OpeningLength::Moves(moves.parse().map_err(|_| ParseOpeningError)?),
        };
        Ok(Opening { length, turn })
    }
}

/// How many moves shitate may make. The name says n, the explanation "unlimited": both can be agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningLength {
    /// So many at most.
    Moves(NonZeroU8),
    /// As many as they like; no castle takes more than [`OpeningLength::MOST`].
    Unlimited,
}

impl OpeningLength {
    /// Where even unlimited moves end.
    pub const MOST: usize = 100;

    /// How many moves at most.
    pub const fn limit(self) -> usize {
        match self {
            OpeningLength::Moves(moves) => moves.get() as usize,
            OpeningLength::Unlimited => OpeningLength::MOST,
        }
    }
}

/// Shitate's run of moves, all on their own side of the board, and uwate's first move if that comes before it. The run
/// ends when shitate says so; then uwate moves.
///
/// ```
/// use arbiter::handicap::OpeningMoves;
///
/// let three = "3".parse().unwrap();
/// let mut opening = OpeningMoves::new(&shogi::Position::even(), three).unwrap();
/// for usi in ["7g7f", "2g2f", "3i4h"] {
///     opening.play(usi.parse().unwrap()).unwrap();
/// }
/// assert_eq!(opening.left(), 0);
/// let start = opening.start();
/// assert_eq!(start.to_string(), "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P4P1/PP1PPPP1P/1B3S1R1/LNSGKG1NL w - 1");
/// ```
#[derive(Clone, Debug)]
pub struct OpeningMoves {
    /// With uwate to move until uwate's first move is made, if that comes before the run; then with Black. Nobody is in
    /// check.
    position: Position,
    length: OpeningLength,
    /// Uwate's move before the run.
    first: Option<Move>,
    made: Vec<Move>,
}

impl OpeningMoves {
    /// Before the first of them, in the position from which the game would start without them. `None` if somebody is in
    /// check there: that is no time to build a castle.
    pub fn new(start: &Position, opening: Opening) -> Option<OpeningMoves> {
        let [black, white] = [with_turn(start, Color::Black)?, with_turn(start, Color::White)?];
        let position = match opening.turn {
            OpeningTurn::BeforeUwate => black,
            OpeningTurn::AfterUwate => white,
        };
        Some(OpeningMoves { position, length: opening.length, first: None, made: Vec::new() })
    }

    /// What stands on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Uwate's move before the run, when it is made.
    pub fn first(&self) -> Option<Move> {
        self.first
    }

    /// The moves of the run so far.
    pub fn made(&self) -> &[Move] {
        &self.made
    }

    /// How many moves shitate may still make.
    pub fn left(&self) -> usize {
        self.length.limit().saturating_sub(self.made.len())
    }

    /// The moves that may be made now.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.position.legal_moves().into_iter().filter(|m| self.can_play(*m).is_ok()).collect()
    }

    /// Whether a move may be made now. To be asked before it is made: [`OpeningMoves::play`] still takes drops, as games do
    /// that were played before this was asked (HCAP-51).
    ///
    /// # Errors
    /// If not, with the reason.
    pub fn can_play(&self, m: Move) -> Result<(), OpeningFault> {
        let is_drop = self.position.turn() == Color::Black && m.from().is_none();
        match self.judge(m) {
            Ok(_) | Err(OpeningFault::BeyondFifthRank | OpeningFault::GivesCheck) if is_drop => {
                Err(OpeningFault::Drops)
            }
            judged => judged.map(drop),
        }
    }

    /// Makes a move: of the run, or uwate's before it.
    ///
    /// # Errors
    /// If it may not be made; nothing changes.
    pub fn play(&mut self, m: Move) -> Result<(), OpeningFault> {
        let after = self.judge(m)?;
        match self.position.turn() {
            Color::Black => self.made.push(m),
            Color::White => self.first = Some(m),
        }
        self.position = after;
        Ok(())
    }

    /// The position in which the game begins: uwate moves, whether or not all moves were made.
    ///
    /// # Panics
    /// Never: nobody is in check before, during or after the run.
    pub fn start(&self) -> Position {
        with_turn(&self.position, Color::White).expect("Black is in check neither at first nor after a legal move")
    }

    /// What stands on the board after `m`, with Black to move.
    fn judge(&self, m: Move) -> Result<Position, OpeningFault> {
        if self.left() == 0 {
            return Err(OpeningFault::Complete);
        }
        self.position.judge(m).map_err(OpeningFault::Illegal)?;
        let mut after = self.position.clone();
        after.play_unchecked(m);
        if self.position.turn() == Color::White {
            let after = with_turn(&after, Color::Black).filter(|after| !after.in_check());
            return after.ok_or(OpeningFault::GivesCheck);
        }
        if m.to().rank_from(Color::Black) < 5 {
            return Err(OpeningFault::BeyondFifthRank);
        }
        if self.position.piece_at(m.to()).is_some() {
            return Err(OpeningFault::Captures);
        }
        with_turn(&after, Color::Black).ok_or(OpeningFault::GivesCheck)
    }
}

/// The same board with this side to make the first move; `None` if the other is in check.
fn with_turn(position: &Position, turn: Color) -> Option<Position> {
    let mut setup = position.to_setup();
    (setup.turn, setup.ply) = (turn, 1);
    setup.into_position().or_else(|error| error.forgive(shogi::Faults::PLAYABLE)).ok()
}

/// Why a move cannot be one of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningFault {
    /// All have been made.
    Complete,
    /// It is no legal move.
    Illegal(IllegalMove),
    /// It leaves the player's own side, which ends with the fifth rank.
    BeyondFifthRank,
    /// It is a drop: the run consists of moves.
    Drops,
    /// It takes a piece.
    Captures,
    /// It gives check: uwate has no turn in which to parry it, or shitate could build no castle.
    GivesCheck,
}

impl OpeningFault {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            OpeningFault::Complete => "opening_complete",
            OpeningFault::Illegal(reason) => reason.code(),
            OpeningFault::BeyondFifthRank => "opening_beyond_fifth_rank",
            OpeningFault::Drops => "opening_drops",
            OpeningFault::Captures => "opening_captures",
            OpeningFault::GivesCheck => "opening_gives_check",
        }
    }
}

impl fmt::Display for OpeningFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpeningFault::Complete => f.write_str("all moves before the game have been made"),
            OpeningFault::Illegal(reason) => reason.fmt(f),
            OpeningFault::BeyondFifthRank => f.write_str("moves before the game go no further than the fifth rank"),
            OpeningFault::Drops => f.write_str("moves before the game are moves, not drops"),
            OpeningFault::Captures => f.write_str("moves before the game do not capture"),
            OpeningFault::GivesCheck => f.write_str("moves before the game do not give check"),
        }
    }
}

impl std::error::Error for OpeningFault {}

#[cfg(test)]
mod tests;
