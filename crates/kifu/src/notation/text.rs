//! What the text of a move says, in whatever notation, and which move of a position that is.

use super::signs::Rivals;
use super::{ReadError, Signs, Wrong};
use shogi::{Bitboard, Color, HandPiece, Move, Piece, PieceKind, Position, Square};

/// A move as it stands in a text; what it means depends on the position.
#[derive(Clone, Debug)]
pub(crate) struct MoveText {
    /// Whose move it is, where a mark says so.
    pub(crate) mark: Option<Color>,
    pub(crate) target: Target,
    /// The kind of piece before the move; `None` for 合, any piece interposed (NOTA-07).
    pub(crate) kind: Option<PieceKind>,
    pub(crate) signs: Signs,
    pub(crate) origin: Option<Origin>,
    /// Whether something is captured, where a sign says it.
    pub(crate) captures: Option<bool>,
    pub(crate) promote: bool,
    /// Whether a drop need not be called one if no piece on the board fits (NOTA-11).
    pub(crate) drops_unsaid: bool,
    pub(crate) columns: Columns,
}

/// Where a move goes, as far as the text tells.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target {
    Square(Square),
    /// Where the move before went.
    Same,
    /// The same, and the text gives the square too.
    SameSquare(Square),
    /// Where a piece of this kind is captured, on this square if one is named.
    Captured(PieceKind, Option<Square>),
}

/// Where a piece comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Origin {
    Square(Square),
    Hand,
}

/// Where the parts of a text stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Columns {
    pub(crate) start: usize,
    pub(crate) target: usize,
    pub(crate) piece: usize,
    /// Where a piece is told from others of its kind, or could be.
    pub(crate) origin: usize,
    pub(crate) captures: usize,
}

/// The pieces of one kind and side that could go to a square by their movement: pins and checks play no part.
#[inline]
pub(super) fn able(position: &Position, mover: Color, kind: PieceKind, to: Square) -> Bitboard {
    let piece = Some(Piece::new(mover, kind));
    let attackers = position.attackers_to(to, mover);
    attackers.into_iter().filter(|from| position.piece_at(*from) == piece).collect()
}

/// The captures of pieces of one kind by those of another, with or without promotion.
pub(super) fn captures(
    position: &Position,
    mover: Color,
    kind: PieceKind,
    captured: PieceKind,
    promote: bool,
) -> impl Iterator<Item = Move> {
    let targets = position.squares_of(Piece::new(!mover, captured)).into_iter();
    let moves = targets.flat_map(move |to| {
        able(position, mover, kind, to).into_iter().map(move |from| Move::Board { from, to, promote })
    });
    moves.filter(move |m| !promote || can_promote(*m, kind, mover))
}

impl MoveText {
    /// The one move that the text means in `position`; `last_to` is where the move before went. Whether it is legal is
    /// another question. Allocates nothing unless it fails.
    ///
    /// # Errors
    /// If no move fits, or more than one does.
    pub(crate) fn resolve(&self, position: &Position, last_to: Option<Square>) -> Result<Move, ReadError> {
        if self.mark.is_some_and(|mark| mark != position.turn()) {
            return Err(ReadError::new(self.columns.start, Wrong::OtherSide));
        }
        let Some(kind) = self.kind else { return self.resolve_any(position, last_to) };
        let to = match self.target {
            Target::Captured(captured, on) => return self.resolve_capture(position, kind, captured, on),
            target => self.square(target, last_to)?,
        };
        let captures = position.piece_at(to).is_some();
        if self.captures.is_some_and(|said| said != captures) {
            let expected = if captures { "x, as a piece stands there" } else { "-, as no piece stands there" };
            return Err(ReadError::malformed(self.columns.captures, expected));
        }
        let promote = self.promote;
        match self.origin {
            Some(Origin::Hand) => match droppable(kind) {
                Some(piece) => Ok(Move::Drop { piece, to }),
                None => Err(ReadError::malformed(self.columns.piece, "a piece that can be dropped")),
            },
            Some(Origin::Square(from)) => match position.piece_at(from) {
                Some(piece) if piece == Piece::new(position.turn(), kind) => Ok(Move::Board { from, to, promote }),
                found => {
                    let found = found.map(Piece::kind);
                    Err(ReadError::new(self.columns.origin, Wrong::OtherPiece { found }))
                }
            },
            None => self.resolve_unsaid(position, kind, to),
        }
    }

    /// The square itself.
    pub(crate) fn square(&self, target: Target, last_to: Option<Square>) -> Result<Square, ReadError> {
        let wrong = |expected| ReadError::malformed(self.columns.target, expected);
        match (target, last_to) {
            (Target::Square(to), _) | (Target::SameSquare(to), None) => Ok(to),
            (Target::SameSquare(to), Some(last)) if to == last => Ok(to),
            (Target::SameSquare(_), Some(_)) => Err(wrong("the square where the move before went, as 同 says")),
            (_, Some(last)) => Ok(last),
            (_, None) => Err(wrong("a square, as there is no move before to go by")),
        }
    }

    /// The piece is found by its kind and the signs.
    fn resolve_unsaid(&self, position: &Position, kind: PieceKind, to: Square) -> Result<Move, ReadError> {
        let mover = position.turn();
        let able = able(position, mover, kind, to);
        if able.is_empty()
            && self.drops_unsaid
            && !self.promote
            && self.signs == Signs::default()
            && let Some(piece) = droppable(kind).filter(|piece| position.hand(mover).has(*piece))
        {
            return Ok(Move::Drop { piece, to });
        }
        let fit = self.signs.filter(&Rivals { kind, mover, to, able });
        let moves = fit.into_iter().map(|from| Move::Board { from, to, promote: self.promote });
        self.only(moves, Some(kind), Some(to))
    }

    /// `BxN`: the target is wherever such a piece can be captured.
    fn resolve_capture(
        &self,
        position: &Position,
        kind: PieceKind,
        captured: PieceKind,
        on: Option<Square>,
    ) -> Result<Move, ReadError> {
        let from = match self.origin {
            Some(Origin::Square(from)) => Some(from),
            _ => None,
        };
        let fits = |m: &Move| from.is_none_or(|from| m.from() == Some(from)) && on.is_none_or(|on| m.to() == on);
        let moves = captures(position, position.turn(), kind, captured, self.promote);
        self.only(moves.filter(fits), Some(kind), on)
    }

    /// 合: whatever can legally be dropped there.
    fn resolve_any(&self, position: &Position, last_to: Option<Square>) -> Result<Move, ReadError> {
        let to = self.square(self.target, last_to)?;
        let held = HandPiece::ALL.into_iter();
        let drops = held.map(|piece| Move::Drop { piece, to }).filter(|drop| position.judge(*drop).is_ok());
        self.only(drops, None, Some(to))
    }

    /// The move, if there is just one.
    fn only(
        &self,
        mut moves: impl Iterator<Item = Move>,
        kind: Option<PieceKind>,
        to: Option<Square>,
    ) -> Result<Move, ReadError> {
        match (moves.next(), moves.next()) {
            (None, _) => Err(ReadError::new(self.columns.piece, Wrong::NoPiece { kind, to })),
            (Some(only), None) => Ok(only),
            (Some(first), Some(second)) => {
                let all = [first, second].into_iter().chain(moves).collect();
                Err(ReadError::new(self.columns.origin, Wrong::Ambiguous(all)))
            }
        }
    }
}

/// The piece as it is held in the hand.
fn droppable(kind: PieceKind) -> Option<HandPiece> {
    kind.in_hand().filter(|_| !kind.is_promoted())
}

/// Whether a piece of this kind may promote with this move.
pub(super) fn can_promote(m: Move, kind: PieceKind, mover: Color) -> bool {
    let zone = |square: Square| square.in_promotion_zone(mover);
    kind.promoted().is_some() && m.from().is_some_and(|from| zone(from) || zone(m.to()))
}
