//! Playing a move: in place, or, to count the positions after many moves of one, from the values of the one before.

use super::{CLASS_OF_KIND, Class, Position, also_steps};
use crate::color::{Black, Side, White};
use crate::{Bitboard, Color, Hand, HandPiece, IllegalMove, Move, Piece, PieceKind, Square, zobrist};

impl Position {
    /// Plays a move.
    ///
    /// # Errors
    /// If the move is illegal: by name (see [`IllegalMove`]); the position is unchanged.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.judge(m)?;
        self.play_unchecked(m);
        Ok(())
    }

    /// Plays a move known to be legal. Another one leaves a position without meaning.
    #[inline(always)]
    pub fn play_unchecked(&mut self, m: Move) {
        match self.turn {
            Color::Black => self.play_as::<Black>(m),
            Color::White => self.play_as::<White>(m),
        }
    }

    /// Hands the turn over without a move, which the rules do not know: a search asks so what the opponent threatens.
    /// Not when the side to move is in check: the result would be a position without meaning.
    pub fn pass(&mut self) {
        self.turn = !self.turn;
        self.ply = self.ply.saturating_add(1);
    }

    #[inline(always)]
    fn play_as<S: Side>(&mut self, m: Move) {
        let us = S::COLOR.index();
        let to = m.to();
        let placed = match m {
            Move::Board { from, promote, .. } => {
                let Some(piece) = self.piece_at(from) else { return };
                if let Some(captured) = self.piece_at(to) {
                    self.remove_captured::<S>(captured, to);
                }
                self.by_color[us] ^= Bitboard::of(from);
                self.toggle_class(piece.kind(), from);
                self.board[from.index()] = 0;
                self.key = self.key.wrapping_sub(zobrist::piece_on(piece, from));
                if promote { piece.promoted() } else { piece }
            }
            Move::Drop { piece, .. } => {
                self.hands[us].remove(piece);
                self.key = self.key.wrapping_sub(zobrist::in_hand(S::COLOR, piece));
                Piece::new(S::COLOR, piece.kind())
            }
        };
        self.by_color[us] ^= Bitboard::of(to);
        self.toggle_class(placed.kind(), to);
        self.board[to.index()] = placed.byte();
        self.key = self.key.wrapping_add(zobrist::piece_on(placed, to));
        if placed.kind() == PieceKind::King {
            self.kings[us] = to.index() as u8;
        }
        self.ply = self.ply.saturating_add(1);
        self.turn = !S::COLOR;
    }

    /// The first half of a move of side `S`: the piece is taken up.
    #[inline(always)]
    pub(crate) fn lift_from_board<S: Side>(&self, piece: Piece, from: Square) -> Lifted<'_> {
        let left = Bitboard::of(from);
        let class = CLASS_OF_KIND[piece.kind().index()];
        let steps = if also_steps(piece.kind()) { left } else { Bitboard::EMPTY };
        Lifted {
            before: self,
            from: Some(from),
            own: self.pieces_of(S::COLOR) ^ left,
            class,
            in_class: self.class(class) ^ left,
            steps: self.class(Class::Step) ^ steps,
            hand: self.hand(S::COLOR),
            key: self.key.wrapping_sub(zobrist::piece_on(piece, from)),
        }
    }

    /// The first half of a drop of side `S`.
    #[inline(always)]
    pub(crate) fn lift_from_hand<S: Side>(&self, held: HandPiece) -> Lifted<'_> {
        let class = CLASS_OF_KIND[held.kind().index()];
        let mut hand = self.hand(S::COLOR);
        hand.remove(held);
        Lifted {
            before: self,
            from: None,
            own: self.pieces_of(S::COLOR),
            class,
            in_class: self.class(class),
            steps: self.class(Class::Step),
            hand,
            key: self.key.wrapping_sub(zobrist::in_hand(S::COLOR, held)),
        }
    }

    /// Completes a capture after [`Lifted::place_onto`]: the piece joins the hand (RULE-37), so that board and hands
    /// together stay the same (EQUIP-03).
    #[inline(always)]
    pub(crate) fn remove_captured<S: Side>(&mut self, captured: Piece, on: Square) {
        self.by_color[(!S::COLOR).index()] ^= Bitboard::of(on);
        self.toggle_class(captured.kind(), on);
        self.key = self.key.wrapping_sub(zobrist::piece_on(captured, on));
        if let Some(held) = captured.kind().in_hand() {
            self.hands[S::COLOR.index()].add(held);
            self.key = self.key.wrapping_add(zobrist::in_hand(S::COLOR, held));
        }
    }
}

/// A move half made: the piece is in the player's fingers. All moves of the piece share this half, and every value
/// that the other half changes is at hand, so that it need not be read back from a copy just written.
pub(crate) struct Lifted<'a> {
    before: &'a Position,
    /// `None` if it came from the hand.
    from: Option<Square>,
    /// The player's other pieces.
    own: Bitboard,
    class: Class,
    /// The other pieces of its class, and of [`Class::Step`].
    in_class: Bitboard,
    steps: Bitboard,
    hand: Hand,
    key: u64,
}

impl Lifted<'_> {
    /// The second half: `after` becomes the position with the piece put down, showing `placed`.
    ///
    /// Copies field by field, each small enough for a few register moves; the whole would be a library call. Sets are
    /// toggled: a captured piece may be in the same set, and [`Position::remove_captured`] toggles its square once more.
    #[inline(always)]
    pub(crate) fn place_onto<S: Side>(&self, after: &mut Position, placed: Piece, to: Square) {
        let (us, them) = (S::COLOR.index(), (!S::COLOR).index());
        let reached = Bitboard::of(to);
        let placed_class = CLASS_OF_KIND[placed.kind().index()];
        after.by_class = self.before.by_class;
        after.board = self.before.board;
        after.by_color[them] = self.before.by_color[them];
        after.by_color[us] = self.own ^ reached;
        if placed_class == self.class {
            after.by_class[self.class as usize] = self.in_class ^ reached;
        } else {
            after.by_class[self.class as usize] = self.in_class;
            after.by_class[placed_class as usize] ^= reached;
        }
        if also_steps(placed.kind()) {
            after.by_class[Class::Step as usize] = self.steps ^ reached;
        }
        if let Some(from) = self.from {
            after.board[from.index()] = 0;
        }
        after.board[to.index()] = placed.byte();
        after.hands[us] = self.hand;
        after.hands[them] = self.before.hands[them];
        after.key = self.key.wrapping_add(zobrist::piece_on(placed, to));
        after.kings = self.before.kings;
        if placed.kind() == PieceKind::King {
            after.kings[us] = to.index() as u8;
        }
        after.ply = self.before.ply.saturating_add(1);
        after.turn = !S::COLOR;
    }
}
