//! What a player did in place of a legal move.

use crate::csa::{self, MoveText};
use crate::record::FORGIVEN;
use shogi::{Color, Move, Piece, PieceKind, Position, Square};
use std::fmt;
use std::str::FromStr;

/// A move as a player made it, whether the rules allow it or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attempt {
    /// One that can be judged.
    Move(Move),
    /// One that no [`Move`] can say: `piece` stands on `to` afterwards, though it is not what stood on `from`, nor
    /// that promoted, nor a piece that a hand holds. A promoted piece turned back (FOUL-06) and a piece dropped
    /// promoted (FOUL-07) are such.
    Changed {
        /// Where the piece stood; `None` if it came from the hand.
        from: Option<Square>,
        /// Where it stands now.
        to: Square,
        /// What it is now.
        piece: PieceKind,
    },
}

impl Attempt {
    /// Where the piece ends up.
    pub const fn to(self) -> Square {
        match self {
            Attempt::Move(m) => m.to(),
            Attempt::Changed { to, .. } => to,
        }
    }
}

impl From<Move> for Attempt {
    fn from(m: Move) -> Attempt {
        Attempt::Move(m)
    }
}

/// A move that is against the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Illegal {
    /// Who made it, whosever turn it was (FOUL-01, FOUL-02).
    pub by: Color,
    /// What was done.
    pub attempt: Attempt,
}

impl Illegal {
    /// An attempt by a player.
    pub fn new(by: Color, attempt: impl Into<Attempt>) -> Illegal {
        Illegal { by, attempt: attempt.into() }
    }

    /// The position that it leaves behind, if the game goes on because nobody claims the foul (FOUL-17); `None` if there
    /// is no such position: the piece is not there, or a king is gone.
    pub fn position_after(&self, position: &Position) -> Option<Position> {
        let mut setup = position.to_setup();
        let us = self.by.index();
        let own = |square: Square| position.piece_at(square).filter(|piece| piece.color() == self.by);
        let placed = match self.attempt {
            Attempt::Move(Move::Board { from, promote, .. }) => {
                let kind = own(from)?.kind();
                setup.board[from.index()] = None;
                if promote { kind.promoted().unwrap_or(kind) } else { kind }
            }
            Attempt::Changed { from: Some(from), piece, .. } => {
                own(from).filter(|stood| stood.kind().unpromoted() == piece.unpromoted())?;
                setup.board[from.index()] = None;
                piece
            }
            Attempt::Move(Move::Drop { piece, .. }) => piece.kind(),
            Attempt::Changed { from: None, piece, .. } => piece,
        };
        let to = self.attempt.to();
        let came_from_hand =
            matches!(self.attempt, Attempt::Move(Move::Drop { .. }) | Attempt::Changed { from: None, .. });
        if came_from_hand {
            let held = placed.in_hand().filter(|held| setup.hands[us].has(*held))?;
            setup.hands[us].remove(held);
        }
        match setup.board[to.index()].map(|taken| (taken.color() == self.by, taken.kind().in_hand())) {
            None => {}
            Some((false, Some(taken))) if !came_from_hand => setup.hands[us].add(taken),
            Some(_) => return None,
        }
        setup.board[to.index()] = Some(Piece::new(self.by, placed));
        setup.turn = !self.by;
        setup.ply = setup.ply.saturating_add(1);
        setup.into_position().or_else(|error| error.forgive(FORGIVEN)).ok()
    }
}

impl fmt::Display for Illegal {
    /// The player's sign and the move in USI, `-3c3e`; what USI cannot say, as in CSA, with the piece after the move:
    /// `+5353FU`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.attempt {
            Attempt::Move(m) => write!(f, "{}{m}", csa::sign(self.by)),
            Attempt::Changed { from, to, piece } => MoveText { by: self.by, from, to, piece }.fmt(f),
        }
    }
}

/// The text is no [`Illegal`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIllegalError;

impl fmt::Display for ParseIllegalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected + or - and a move such as 3c3e, P*5e or 5353FU")
    }
}

impl std::error::Error for ParseIllegalError {}

impl FromStr for Illegal {
    type Err = ParseIllegalError;

    /// Reads what `Display` writes.
    fn from_str(text: &str) -> Result<Illegal, ParseIllegalError> {
        let sign = text.chars().next().and_then(csa::color_of).ok_or(ParseIllegalError)?;
        if let Ok(m) = text[1..].parse::<Move>() {
            return Ok(Illegal::new(sign, m));
        }
        let MoveText { by, from, to, piece } = text.parse().map_err(|_| ParseIllegalError)?;
        Ok(Illegal { by, attempt: Attempt::Changed { from, to, piece } })
    }
}
