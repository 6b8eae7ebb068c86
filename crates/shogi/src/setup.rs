//! Any arrangement of pieces, legal or not, and what is wrong with it.

use crate::{Color, Hand, HandPiece, Piece, PieceKind, Position, Square};
use std::fmt;

/// Anything a board editor or a half-read file can hold. [`Setup::into_position`] makes a [`Position`] of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What stands on each square, by [`Square::index`]: one piece or none (RULE-18).
    pub board: [Option<Piece>; Square::COUNT],
    /// The hands of Black and White.
    pub hands: [Hand; 2],
    /// Who moves next.
    pub turn: Color,
    /// The number of the next move, from 1.
    pub ply: u16,
}

impl Setup {
    /// An empty board, empty hands, Black to move.
    pub const EMPTY: Setup =
        Setup { board: [None; Square::COUNT], hands: [Hand::EMPTY; 2], turn: Color::Black, ply: 1 };

    /// The start of an even game (平手 hirate, RULE-01).
    pub fn even() -> Setup {
        use PieceKind::{Bishop, Gold, King, Knight, Lance, Pawn, Rook, Silver};
        let mut setup = Setup::EMPTY;
        let back = [Lance, Knight, Silver, Gold, King, Gold, Silver, Knight, Lance];
        let mut put = |file, rank, kind| {
            let square = Square::new(file, rank);
            setup.board[square.index()] = Some(Piece::new(Color::Black, kind));
            setup.board[square.rotated().index()] = Some(Piece::new(Color::White, kind));
        };
        for (file, kind) in (1..=9).zip(back) {
            put(file, 9, kind);
            put(file, 7, Pawn);
        }
        put(8, 8, Bishop);
        put(2, 8, Rook);
        setup
    }

    /// The position this is.
    ///
    /// # Errors
    /// If anything is wrong with it; the error keeps the setup, so that a caller may [forgive](PositionError::forgive).
    pub fn into_position(self) -> Result<Position, PositionError> {
        PositionError { faults: self.faults(), setup: self }.forgive(Faults::NONE)
    }

    /// Everything that is wrong with it.
    pub fn faults(&self) -> Faults {
        let mut faults = self.set_faults();
        faults.add_all(self.king_faults());
        faults.add_all(self.pawn_and_dead_piece_faults());
        if !faults.any_of(Faults::MANY_KINGS) && self.opponent_in_check() {
            faults.add(Fault::OpponentInCheck);
        }
        faults
    }

    /// More pieces of a kind than a set has, or fewer.
    fn set_faults(&self) -> Faults {
        let mut faults = Faults::NONE;
        for piece in HandPiece::ALL {
            let on_board = self.pieces().filter(|(_, p)| p.kind().in_hand() == Some(piece)).count() as u32;
            let held: u32 = self.hands.iter().map(|hand| u32::from(hand.count(piece))).sum();
            match (on_board + held).cmp(&u32::from(piece.in_set())) {
                std::cmp::Ordering::Less => faults.add(Fault::MissingPieces),
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => faults.add(Fault::TooManyPieces),
            }
        }
        faults
    }

    fn king_faults(&self) -> Faults {
        let mut faults = Faults::NONE;
        for (color, missing, many) in [
            (Color::Black, Fault::NoBlackKing, Fault::ManyBlackKings),
            (Color::White, Fault::NoWhiteKing, Fault::ManyWhiteKings),
        ] {
            match self.pieces().filter(|(_, p)| *p == Piece::new(color, PieceKind::King)).count() {
                0 => faults.add(missing),
                1 => {}
                _ => faults.add(many),
            }
        }
        faults
    }

    fn pawn_and_dead_piece_faults(&self) -> Faults {
        let mut faults = Faults::NONE;
        let mut pawns = [[0; 10]; 2];
        for (square, piece) in self.pieces() {
            if square.rank_from(piece.color()) <= crate::legality::dead_ranks(piece.kind()) {
                faults.add(Fault::DeadPiece);
            }
            if piece.kind() == PieceKind::Pawn {
                let on_file = &mut pawns[piece.color().index()][usize::from(square.file())];
                *on_file += 1;
                if *on_file > 1 {
                    faults.add(Fault::TwoPawns);
                }
            }
        }
        faults
    }

    /// Whether the side that has just moved left its king to be taken.
    fn opponent_in_check(&self) -> bool {
        let position = Position::from_setup_unchecked(self);
        position.king(!self.turn).is_some_and(|king| !position.attackers_to(king, self.turn).is_empty())
    }

    fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().zip(&self.board).filter_map(|(square, piece)| Some((square, (*piece)?)))
    }
}

/// One thing that can be wrong with a [`Setup`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Fault {
    /// Black has no king.
    NoBlackKing = 1,
    /// White has no king.
    NoWhiteKing = 2,
    /// Black has two kings or more.
    ManyBlackKings = 4,
    /// White has two kings or more.
    ManyWhiteKings = 8,
    /// Board and hands hold fewer than the forty pieces of a set (handicaps, problems).
    MissingPieces = 16,
    /// There are more pieces of a kind than a set has.
    TooManyPieces = 32,
    /// A player has two unpromoted pawns on a file.
    TwoPawns = 64,
    /// A pawn, lance or knight stands where it can never move again.
    DeadPiece = 128,
    /// The king of the side that has just moved could be taken.
    OpponentInCheck = 256,
}

impl Fault {
    const ALL: [Fault; 9] = [
        Fault::NoBlackKing,
        Fault::NoWhiteKing,
        Fault::ManyBlackKings,
        Fault::ManyWhiteKings,
        Fault::MissingPieces,
        Fault::TooManyPieces,
        Fault::TwoPawns,
        Fault::DeadPiece,
        Fault::OpponentInCheck,
    ];

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Fault::NoBlackKing => "no_black_king",
            Fault::NoWhiteKing => "no_white_king",
            Fault::ManyBlackKings => "many_black_kings",
            Fault::ManyWhiteKings => "many_white_kings",
            Fault::MissingPieces => "missing_pieces",
            Fault::TooManyPieces => "too_many_pieces",
            Fault::TwoPawns => "two_pawns",
            Fault::DeadPiece => "dead_piece",
            Fault::OpponentInCheck => "opponent_in_check",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::NoBlackKing => "Black has no king",
            Fault::NoWhiteKing => "White has no king",
            Fault::ManyBlackKings => "Black has more than one king",
            Fault::ManyWhiteKings => "White has more than one king",
            Fault::MissingPieces => "pieces of the set are missing",
            Fault::TooManyPieces => "there are more pieces of a kind than a set has",
            Fault::TwoPawns => "a player has two unpromoted pawns on one file",
            Fault::DeadPiece => "a pawn, lance or knight stands where it can never move",
            Fault::OpponentInCheck => "the side that is not to move is in check",
        })
    }
}

/// A set of [`Fault`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Faults(u16);

impl Faults {
    /// Nothing wrong.
    pub const NONE: Faults = Faults(0);

    /// What every position that can be played on may have: pieces missing (handicaps) or a king missing (problems).
    pub const PLAYABLE: Faults =
        Faults(Fault::MissingPieces as u16 | Fault::NoBlackKing as u16 | Fault::NoWhiteKing as u16);

    /// Two kings of one side cannot be represented, whatever a caller forgives.
    const MANY_KINGS: Faults = Faults(Fault::ManyBlackKings as u16 | Fault::ManyWhiteKings as u16);

    /// The set of these faults.
    pub const fn of(faults: &[Fault]) -> Faults {
        let mut set = Faults::NONE;
        let mut i = 0;
        while i < faults.len() {
            set.add(faults[i]);
            i += 1;
        }
        set
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds `fault`.
    pub const fn contains(self, fault: Fault) -> bool {
        self.0 & fault as u16 != 0
    }

    /// The faults in the set.
    pub fn iter(self) -> impl Iterator<Item = Fault> {
        Fault::ALL.into_iter().filter(move |fault| self.contains(*fault))
    }

    const fn add(&mut self, fault: Fault) {
        self.0 |= fault as u16;
    }

    fn add_all(&mut self, other: Faults) {
        self.0 |= other.0;
    }

    fn any_of(self, other: Faults) -> bool {
        self.0 & other.0 != 0
    }

    fn without(self, other: Faults) -> Faults {
        Faults(self.0 & !other.0)
    }
}

/// A setup that is not a proper position, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    faults: Faults,
    setup: Setup,
}

impl PositionError {
    /// What is wrong.
    pub fn faults(&self) -> Faults {
        self.faults
    }

    /// The setup as it was given.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position all the same, if nothing else than `faults` is wrong with it.
    ///
    /// ```
    /// use shogi::{Fault, Faults, Setup};
    /// let problem: Setup = "7nk/9/7G1/9/9/9/9/9/9 b P 1".parse().unwrap();
    /// let faults = Faults::of(&[Fault::NoBlackKing, Fault::MissingPieces]);
    /// let position = problem.into_position().or_else(|error| error.forgive(faults)).unwrap();
    /// assert_eq!(position.king(shogi::Color::Black), None);
    /// ```
    ///
    /// # Errors
    /// With what is left. Two kings of one side are never forgiven.
    pub fn forgive(self, faults: Faults) -> Result<Position, PositionError> {
        let left = self.faults.without(faults.without(Faults::MANY_KINGS));
        if left.is_empty() {
            Ok(Position::from_setup_unchecked(&self.setup))
        } else {
            Err(PositionError { faults: left, setup: self.setup })
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a position that can be played: ")?;
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionError {}
