//! SFEN, the one-line text of a position: reading with precise errors, writing canonically.

use crate::{Color, Hand, HandPiece, Piece, PieceKind, Position, Setup, Square};
use std::fmt::{self, Write};
use std::str::FromStr;

/// Why a text is not SFEN, and the column (from 1, in characters) where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSfenError {
    /// Column of the first wrong character, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: SfenErrorKind,
}

/// What can be wrong with an SFEN text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SfenErrorKind {
    /// This character cannot stand on the board.
    UnknownPiece(char),
    /// `+` before something that cannot promote.
    NotPromotable,
    /// A rank describes more or fewer than nine squares.
    RankLength {
        /// Which rank, 1–9.
        rank: u8,
        /// How many squares it describes.
        squares: u8,
    },
    /// The board has more or fewer than nine ranks.
    RankCount(u8),
    /// Neither `b` nor `w`.
    UnknownTurn,
    /// This character cannot stand in the hands.
    UnknownHandPiece(char),
    /// A number of pieces that is zero, too large or without a piece after it.
    BadHandCount,
    /// The same piece is counted twice in the hands.
    RepeatedHandPiece(char),
    /// The move number is not a number from 1 to 65535.
    BadPly,
    /// There is more text after the move number.
    TrailingText,
    /// The text ends before this part.
    Missing(&'static str),
}

impl fmt::Display for ParseSfenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not an SFEN: column {}: {}", self.column, self.kind)
    }
}

impl fmt::Display for SfenErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SfenErrorKind::UnknownPiece(c) => {
                write!(f, "{c:?} is no piece; expected one of PLNSGBRK, plnsgbrk, +, 1-9 or /")
            }
            SfenErrorKind::NotPromotable => f.write_str("'+' must stand before one of PLNSBR or plnsbr"),
            SfenErrorKind::RankLength { rank, squares } => {
                write!(f, "rank {rank} describes {squares} squares instead of 9")
            }
            SfenErrorKind::RankCount(ranks) => write!(f, "the board has {ranks} ranks instead of 9"),
            SfenErrorKind::UnknownTurn => f.write_str("the side to move must be b or w"),
            SfenErrorKind::UnknownHandPiece(c) => write!(f, "{c:?} cannot be in hand; expected RBGSNLP, rbgsnlp or -"),
            SfenErrorKind::BadHandCount => f.write_str("a count in hand must be 1 to 18 and stand before a piece"),
            SfenErrorKind::RepeatedHandPiece(c) => write!(f, "{c:?} is counted twice in hand"),
            SfenErrorKind::BadPly => f.write_str("the move number must be 1 to 65535"),
            SfenErrorKind::TrailingText => f.write_str("unexpected text after the move number"),
            SfenErrorKind::Missing(part) => write!(f, "the {part} is missing"),
        }
    }
}

impl std::error::Error for ParseSfenError {}

/// A blank-separated part of the text with the column of its first character.
struct Field<'a> {
    column: usize,
    text: &'a str,
}

impl Field<'_> {
    fn chars(&self) -> impl Iterator<Item = (usize, char)> {
        self.text.chars().enumerate().map(|(i, c)| (self.column + i, c))
    }
}

fn fail<T>(column: usize, kind: SfenErrorKind) -> Result<T, ParseSfenError> {
    Err(ParseSfenError { column, kind })
}

impl FromStr for Setup {
    type Err = ParseSfenError;

    /// Reads `board turn hands ply`; hands (`-`) and ply (1) may be left out, several blanks count as one.
    ///
    /// ```
    /// use shogi::Setup;
    /// let error = "9/9/9/9/9/9/9/9/8x b - 1".parse::<Setup>().unwrap_err();
    /// assert_eq!(error.column, 18);
    /// ```
    fn from_str(text: &str) -> Result<Setup, ParseSfenError> {
        let end = text.chars().count() + 1;
        let mut fields = fields(text);
        let missing = |part| ParseSfenError { column: end, kind: SfenErrorKind::Missing(part) };
        let board = read_board(&fields.next().ok_or(missing("board"))?)?;
        let turn = read_turn(&fields.next().ok_or(missing("side to move"))?)?;
        let hands = fields.next().map_or(Ok([Hand::EMPTY; 2]), |field| read_hands(&field))?;
        let ply = fields.next().map_or(Ok(1), |field| read_ply(&field))?;
        match fields.next() {
            None => Ok(Setup { board, hands, turn, ply }),
            Some(field) => fail(field.column, SfenErrorKind::TrailingText),
        }
    }
}

fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    let mut column = 1;
    text.split(|c: char| c.is_ascii_whitespace()).filter_map(move |text| {
        let field = Field { column, text };
        column += text.chars().count() + 1;
        (!text.is_empty()).then_some(field)
    })
}

fn read_board(field: &Field<'_>) -> Result<[Option<Piece>; Square::COUNT], ParseSfenError> {
    let mut board = [None; Square::COUNT];
    let (mut rank, mut filled) = (1, 0_u8);
    let mut promoted = false;
    let mut end = field.column;
    for (column, c) in field.chars() {
        end = column + 1;
        let wrong_length = SfenErrorKind::RankLength { rank, squares: filled };
        match c {
            _ if promoted && (c == '+' || !c.is_ascii_alphabetic()) => {
                return fail(column, SfenErrorKind::NotPromotable);
            }
            '+' => promoted = true,
            '/' if filled != 9 => return fail(column, wrong_length),
            '/' if rank == 9 => return fail(column, SfenErrorKind::RankCount(10)),
            '/' => (rank, filled) = (rank + 1, 0),
            '1'..='9' => {
                filled += c as u8 - b'0';
                if filled > 9 {
                    return fail(column, SfenErrorKind::RankLength { rank, squares: filled });
                }
            }
            _ => {
                let piece = read_piece(c, promoted, column)?;
                if filled == 9 {
                    return fail(column, SfenErrorKind::RankLength { rank, squares: 10 });
                }
                board[Square::new(9 - filled, rank).index()] = Some(piece);
                filled += 1;
                promoted = false;
            }
        }
    }
    match (promoted, filled, rank) {
        (true, ..) => fail(end, SfenErrorKind::NotPromotable),
        (_, 9, 9) => Ok(board),
        (_, 9, _) => fail(end, SfenErrorKind::RankCount(rank)),
        _ => fail(end, SfenErrorKind::RankLength { rank, squares: filled }),
    }
}

fn read_piece(c: char, promoted: bool, column: usize) -> Result<Piece, ParseSfenError> {
    let color = if c.is_ascii_uppercase() { Color::Black } else { Color::White };
    let letter = c.to_ascii_uppercase();
    let kind = match HandPiece::from_letter(letter) {
        Some(piece) => piece.kind(),
        None if letter == 'K' => PieceKind::King,
        None => return fail(column, SfenErrorKind::UnknownPiece(c)),
    };
    if !promoted {
        return Ok(Piece::new(color, kind));
    }
    match kind.promoted() {
        Some(kind) => Ok(Piece::new(color, kind)),
        None => fail(column, SfenErrorKind::NotPromotable),
    }
}

fn read_turn(field: &Field<'_>) -> Result<Color, ParseSfenError> {
    match field.text {
        "b" => Ok(Color::Black),
        "w" => Ok(Color::White),
        _ => fail(field.column, SfenErrorKind::UnknownTurn),
    }
}

fn read_hands(field: &Field<'_>) -> Result<[Hand; 2], ParseSfenError> {
    let mut hands = [Hand::EMPTY; 2];
    if field.text == "-" {
        return Ok(hands);
    }
    let mut count: Option<u32> = None;
    let mut end = field.column;
    for (column, c) in field.chars() {
        end = column + 1;
        if let Some(digit) = c.to_digit(10) {
            let value = count.unwrap_or(0) * 10 + digit;
            if value == 0 || value > 18 {
                return fail(column, SfenErrorKind::BadHandCount);
            }
            count = Some(value);
            continue;
        }
        let Some(piece) = HandPiece::from_letter(c.to_ascii_uppercase()) else {
            return fail(column, SfenErrorKind::UnknownHandPiece(c));
        };
        let color = if c.is_ascii_uppercase() { Color::Black } else { Color::White };
        let hand = &mut hands[color.index()];
        if hand.has(piece) {
            return fail(column, SfenErrorKind::RepeatedHandPiece(c));
        }
        hand.set(piece, count.take().unwrap_or(1) as u8);
    }
    if count.is_some() { fail(end, SfenErrorKind::BadHandCount) } else { Ok(hands) }
}

fn read_ply(field: &Field<'_>) -> Result<u16, ParseSfenError> {
    match field.text.parse() {
        Ok(ply) if ply > 0 && field.text.bytes().all(|b| b.is_ascii_digit()) => Ok(ply),
        _ => fail(field.column, SfenErrorKind::BadPly),
    }
}

impl fmt::Display for Setup {
    /// Canonical SFEN: hands in the order RBGSNLP, Black's first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in 1..=9 {
            let mut empty = 0;
            for file in (1..=9).rev() {
                match self.board[Square::new(file, rank).index()] {
                    None => empty += 1,
                    Some(piece) => {
                        write_empty(f, &mut empty)?;
                        write!(f, "{piece}")?;
                    }
                }
            }
            write_empty(f, &mut empty)?;
            if rank < 9 {
                f.write_char('/')?;
            }
        }
        write!(f, " {} ", if self.turn == Color::Black { 'b' } else { 'w' })?;
        if self.hands.iter().all(|hand| hand.is_empty()) {
            f.write_char('-')?;
        }
        for color in Color::ALL {
            for (piece, count) in self.hands[color.index()].iter() {
                if count > 1 {
                    write!(f, "{count}")?;
                }
                write!(f, "{}", Piece::new(color, piece.kind()))?;
            }
        }
        write!(f, " {}", self.ply)
    }
}

fn write_empty(f: &mut fmt::Formatter<'_>, empty: &mut u8) -> fmt::Result {
    if *empty > 0 {
        write!(f, "{empty}")?;
    }
    *empty = 0;
    Ok(())
}

impl fmt::Display for Position {
    /// Canonical SFEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}

impl FromStr for Position {
    type Err = ReadPositionError;

    /// Reads an SFEN that can be played on; pieces and kings may be missing ([`crate::Faults::PLAYABLE`]).
    fn from_str(text: &str) -> Result<Position, ReadPositionError> {
        let setup: Setup = text.parse().map_err(ReadPositionError::Text)?;
        setup
            .into_position()
            .or_else(|error| error.forgive(crate::Faults::PLAYABLE))
            .map_err(|error| ReadPositionError::Position(Box::new(error)))
    }
}

/// Why a text is not a position one can play on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadPositionError {
    /// It is not SFEN.
    Text(ParseSfenError),
    /// It is SFEN, but of an impossible position.
    Position(Box<crate::PositionError>),
}

impl fmt::Display for ReadPositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadPositionError::Text(error) => error.fmt(f),
            ReadPositionError::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadPositionError {}
