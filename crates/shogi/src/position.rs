//! A position that can be played on: board, hands, turn, and what playing a move does to them.

use crate::attacks::{self, BISHOP_LINES, GOLD, KING, KNIGHT, PAWN, ROOK_LINES, SILVER};
use crate::{Bitboard, Color, Hand, Move, Piece, PieceKind, Setup, Square, zobrist};

mod play;

pub(crate) use play::Lifted;

/// A validated position. At most one king a side; who has none cannot be in check.
///
/// A move is made on a copy: a position is a few cache lines, and copying it is faster than taking moves back.
#[derive(Clone)]
#[repr(align(64))]
pub struct Position {
    by_color: [Bitboard; 2],
    by_class: [Bitboard; CLASSES],
    /// [`Piece::byte`] of every square, 0 where empty; longer than the board so that it can be copied in whole registers.
    board: [u8; 96],
    hands: [Hand; 2],
    /// The part of the repetition key that board and hands make.
    key: u64,
    /// King squares by colour; [`NO_KING`] if there is none.
    kings: [u8; 2],
    ply: u16,
    turn: Color,
}

const NO_KING: u8 = 81;

/// Pieces grouped by how they move. A Horse or a Dragon belongs to two classes, every other piece to one.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Class {
    Pawn,
    Lance,
    Knight,
    Silver,
    /// Gold and everything that moves like it.
    Gold,
    /// Bishop and Horse.
    Bishop,
    /// Rook and Dragon.
    Rook,
    /// King, Horse and Dragon: one step in every direction.
    Step,
}

const CLASSES: usize = 8;

/// The main class of each kind.
const CLASS_OF_KIND: [Class; 14] = {
    use Class::{Bishop, Gold, Knight, Lance, Pawn, Rook, Silver, Step};
    [Pawn, Lance, Knight, Silver, Gold, Bishop, Rook, Step, Gold, Gold, Gold, Gold, Bishop, Rook]
};

/// Whether a piece is in [`Class::Step`] besides its main class.
#[inline(always)]
const fn also_steps(kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Horse | PieceKind::Dragon)
}

impl Position {
    /// The start of an even game (RULE-01).
    pub fn even() -> Position {
        Position::from_setup_unchecked(&Setup::even())
    }

    /// The caller has made sure that no side has two kings.
    pub(crate) fn from_setup_unchecked(setup: &Setup) -> Position {
        let mut position = Position {
            by_color: [Bitboard::EMPTY; 2],
            by_class: [Bitboard::EMPTY; CLASSES],
            board: [0; 96],
            hands: setup.hands,
            key: 0,
            kings: [NO_KING; 2],
            ply: setup.ply,
            turn: setup.turn,
        };
        for (square, piece) in Square::all().zip(&setup.board) {
            if let Some(piece) = *piece {
                position.put(piece, square);
            }
        }
        position.key = position.recomputed_board_key();
        position
    }

    /// The same position as a setup that can be edited.
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup { hands: self.hands, turn: self.turn, ply: self.ply, ..Setup::EMPTY };
        for square in Square::all() {
            setup.board[square.index()] = self.piece_at(square);
        }
        setup
    }

    /// Who moves next.
    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The number of the next move, from 1 to 65535, where it stays; it plays no part in the rules.
    pub fn ply(&self) -> u16 {
        self.ply
    }

    /// The piece on `square`.
    #[inline(always)]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Piece::from_byte(self.board[square.index()])
    }

    /// The pieces a player holds.
    #[inline(always)]
    pub fn hand(&self, color: Color) -> Hand {
        self.hands[color.index()]
    }

    /// Where a player's king stands; `None` if there is none (problems).
    #[inline(always)]
    pub fn king(&self, color: Color) -> Option<Square> {
        let king = self.kings[color.index()];
        if king == NO_KING { None } else { Some(Square::from_bit(u32::from(king))) }
    }

    /// All squares with a player's pieces.
    #[inline(always)]
    pub fn pieces_of(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    /// All squares with a piece.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.by_color[0] | self.by_color[1]
    }

    /// All squares with this piece.
    pub fn squares_of(&self, piece: Piece) -> Bitboard {
        let candidates = self.class(CLASS_OF_KIND[piece.kind().index()]) & self.pieces_of(piece.color());
        match piece.kind() {
            PieceKind::Pawn | PieceKind::Lance | PieceKind::Knight | PieceKind::Silver => candidates,
            _ => candidates.into_iter().filter(|square| self.piece_at(*square) == Some(piece)).collect(),
        }
    }

    #[inline(always)]
    pub(crate) fn class(&self, class: Class) -> Bitboard {
        self.by_class[class as usize]
    }

    /// The repetition key: a number that is the same for the same board, hands and turn (END-12), whatever the
    /// way there. Different positions have different keys but for a chance of one in 2⁶⁴.
    #[inline(always)]
    pub fn key(&self) -> u64 {
        match self.turn {
            Color::Black => self.key,
            Color::White => self.key.wrapping_add(zobrist::WHITE_TO_MOVE),
        }
    }

    /// The part of the key that the board makes: the same whatever is held, and whoever is to move.
    pub fn board_key(&self) -> u64 {
        Color::ALL
            .into_iter()
            .fold(self.key, |key, color| key.wrapping_sub(zobrist::whole_hand(color, self.hand(color))))
    }

    /// What a move of the side to move would add to [`Position::board_key`], wrapping.
    #[inline]
    pub fn board_key_change(&self, m: Move) -> u64 {
        match m {
            Move::Drop { piece, to } => zobrist::piece_on(Piece::new(self.turn, piece.kind()), to),
            Move::Board { from, to, promote } => {
                let Some(piece) = self.piece_at(from) else { return 0 };
                let captured = self.piece_at(to).map_or(0, |captured| zobrist::piece_on(captured, to));
                zobrist::piece_on(if promote { piece.promoted() } else { piece }, to)
                    .wrapping_sub(zobrist::piece_on(piece, from))
                    .wrapping_sub(captured)
            }
        }
    }

    /// The board and hands part of the key made anew, without trusting what moves have done to it.
    pub(crate) fn recomputed_board_key(&self) -> u64 {
        let board = Square::all()
            .filter_map(|square| Some(zobrist::piece_on(self.piece_at(square)?, square)))
            .fold(0_u64, u64::wrapping_add);
        Color::ALL.into_iter().fold(board, |key, color| key.wrapping_add(zobrist::whole_hand(color, self.hand(color))))
    }

    /// Whether board, hands and turn are the same: what repetition means (END-12).
    pub fn same_situation(&self, other: &Position) -> bool {
        self.key() == other.key() && self.turn == other.turn && self.board == other.board && self.hands == other.hands
    }

    /// The pieces of `color` that attack `square`.
    #[inline]
    pub fn attackers_to(&self, square: Square, color: Color) -> Bitboard {
        self.attackers_through(square, color, self.occupied())
    }

    /// The same as if exactly the squares of `occupied` held pieces.
    #[inline(always)]
    pub fn attackers_through(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        self.step_attackers(square, color) | self.long_attackers_through(square, color, occupied)
    }

    /// The pieces of `color` one step or one knight's jump from attacking `square`: all but the long-range ones.
    #[inline(always)]
    pub(crate) fn step_attackers(&self, square: Square, color: Color) -> Bitboard {
        let (i, seen_from) = (square.index(), (!color).index());
        (PAWN[seen_from][i] & self.class(Class::Pawn)
            | KNIGHT[seen_from][i] & self.class(Class::Knight)
            | SILVER[seen_from][i] & self.class(Class::Silver)
            | GOLD[seen_from][i] & self.class(Class::Gold)
            | KING[i] & self.class(Class::Step))
            & self.pieces_of(color)
    }

    /// The lances, bishops and rooks of `color` (promoted or not) that reach `square` along a line.
    #[inline(always)]
    pub(crate) fn long_attackers_through(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        let mut found = Bitboard::EMPTY;
        for slider in self.aligned_with(square, color) {
            if !attacks::between(square, slider).meets(occupied) {
                found |= Bitboard::of(slider);
            }
        }
        found
    }

    /// The lances, bishops and rooks of `color` that would reach `square` on an empty board.
    #[inline(always)]
    pub fn aligned_with(&self, square: Square, color: Color) -> Bitboard {
        let i = square.index();
        let long = ROOK_LINES[i] & self.class(Class::Rook)
            | BISHOP_LINES[i] & self.class(Class::Bishop)
            | attacks::lance(!color, square, Bitboard::EMPTY) & self.class(Class::Lance);
        long & self.pieces_of(color)
    }

    /// The pieces that give check to the side to move (RULE-54).
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.king(self.turn).map_or(Bitboard::EMPTY, |king| self.attackers_to(king, !self.turn))
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether the side to move is in check and has no legal move (RULE-56).
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }

    fn put(&mut self, piece: Piece, square: Square) {
        self.by_color[piece.color().index()] |= Bitboard::of(square);
        self.toggle_class(piece.kind(), square);
        self.board[square.index()] = piece.byte();
        if piece.kind() == PieceKind::King {
            self.kings[piece.color().index()] = square.index() as u8;
        }
    }

    #[inline(always)]
    fn toggle_class(&mut self, kind: PieceKind, square: Square) {
        let bit = Bitboard::of(square);
        self.by_class[CLASS_OF_KIND[kind.index()] as usize] ^= bit;
        if also_steps(kind) {
            self.by_class[Class::Step as usize] ^= bit;
        }
    }
}

impl PartialEq for Position {
    /// The same board, hands, turn and move number.
    fn eq(&self, other: &Position) -> bool {
        self.same_situation(other) && self.ply == other.ply
    }
}

impl Eq for Position {}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Position({self})")
    }
}
