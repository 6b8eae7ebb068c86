//! Positions as CSA has them: lines of board, the hands, the side to move.

use super::moves::{scan_piece, scan_square};
use super::{code, color_of, sign};
use crate::scan::Scanner;
use shogi::{Color, HandPiece, Piece, Position, Setup, Square};
use std::fmt::Write;

/// The lines `P1` … `P9`, `P+` and `P-` for hands that hold something, and the side to move.
///
/// ```
/// let text = kifu::csa::write_position(&shogi::Position::even());
/// assert!(text.starts_with("P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \n"));
/// assert!(text.ends_with("P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n"));
/// ```
pub fn write_position(position: &Position) -> String {
    let mut text = String::new();
    for rank in 1..=9 {
        let _ = write!(text, "P{rank}");
        for file in (1..=9).rev() {
            match position.piece_at(Square::new(file, rank)) {
                None => text.push_str(" * "),
                Some(piece) => {
                    let _ = write!(text, "{}{}", sign(piece.color()), code(piece.kind()));
                }
            }
        }
        text.push('\n');
    }
    for color in Color::ALL {
        let hand = position.hand(color);
        if !hand.is_empty() {
            let _ = write!(text, "P{}", sign(color));
            for (piece, count) in hand.iter() {
                text.push_str(&format!("00{}", code(piece.kind())).repeat(count.into()));
            }
            text.push('\n');
        }
    }
    let _ = writeln!(text, "{}", sign(position.turn()));
    text
}

/// The number of moves before the start, for which the format has no words.
pub(super) fn ply_remark(ply: u16) -> String {
    format!("{PLY_REMARK}{}", ply - 1)
}

const PLY_REMARK: &str = "手数＝";

/// The lines of a position found so far.
#[derive(Default)]
pub(super) struct PositionReader {
    /// `None` until something of the board is given: then the game is even.
    setup: Option<Setup>,
    turn: Option<Color>,
    ply: Option<u16>,
}

/// The column where a position goes wrong, and what should stand there.
type Wrong = (usize, &'static str);

impl PositionReader {
    pub(super) fn set_turn(&mut self, turn: Color) {
        self.turn = Some(turn);
    }

    /// Old records begin with a move.
    pub(super) fn set_turn_if_unsaid(&mut self, turn: Color) {
        self.turn.get_or_insert(turn);
    }

    /// Whether a comment is the number of moves before the start.
    pub(super) fn take_remark(&mut self, comment: &str) -> bool {
        let moves = comment.strip_prefix(PLY_REMARK).and_then(|number| number.parse::<u16>().ok());
        self.ply = moves.map(|moves| moves.saturating_add(1)).or(self.ply);
        moves.is_some()
    }

    pub(super) fn setup(&self) -> Setup {
        let mut setup = self.setup.clone().unwrap_or_else(Setup::even);
        setup.turn = self.turn.unwrap_or(Color::Black);
        setup.ply = self.ply.unwrap_or(setup.ply);
        setup
    }

    /// Takes a statement that begins with P.
    pub(super) fn read(&mut self, scanner: &mut Scanner<'_>) -> Result<(), Wrong> {
        scanner.take("P");
        if scanner.take("I") {
            return self.read_removed(scanner);
        }
        let setup = self.setup.get_or_insert(Setup::EMPTY);
        if let Some(color) = scanner.take_map(color_of) {
            return read_pieces(setup, color, scanner);
        }
        let rank = scanner.take_map(|c| c.to_digit(10)).and_then(|rank| u8::try_from(rank).ok());
        match rank.filter(|rank| *rank > 0) {
            Some(rank) => read_rank(setup, rank, scanner),
            None => Err((scanner.column(), "PI, P1 to P9, P+ or P-")),
        }
    }

    /// `PI82HI22KA`: the even game without these pieces.
    fn read_removed(&mut self, scanner: &mut Scanner<'_>) -> Result<(), Wrong> {
        let mut setup = Setup::even();
        while !at_end(scanner) {
            let (column, expected) = (scanner.column(), "a square and the piece that stands there");
            let square = scan_square(scanner).flatten().ok_or((column, expected))?;
            let kind = scan_piece(scanner).ok_or((column, expected))?;
            let cell = &mut setup.board[square.index()];
            if cell.map(Piece::kind) != Some(kind) {
                return Err((column, expected));
            }
            *cell = None;
        }
        self.setup = Some(setup);
        Ok(())
    }
}

/// Whether the statement ends here.
fn at_end(scanner: &mut Scanner<'_>) -> bool {
    scanner.skip_blanks();
    matches!(scanner.peek(), None | Some(',' | '\''))
}

/// Nine cells. Blanks get lost on the way, so that only the signs count.
fn read_rank(setup: &mut Setup, rank: u8, scanner: &mut Scanner<'_>) -> Result<(), Wrong> {
    for file in (1..=9).rev() {
        scanner.skip_blanks();
        let column = scanner.column();
        if file == 4 && scanner.rest().is_empty() {
            return Err((column, "four more cells: a rank of five is of minishogi, another game"));
        }
        let cell = if scanner.take("*") {
            let _ = scanner.take(".");
            None
        } else {
            let expected = "nine cells such as +FU or *";
            let color = scanner.take_map(color_of).ok_or((column, expected))?;
            Some(Piece::new(color, scan_piece(scanner).ok_or((column, expected))?))
        };
        setup.board[Square::new(file, rank).index()] = cell;
    }
    if at_end(scanner) { Ok(()) } else { Err((scanner.column(), "the end of the rank after nine cells")) }
}

/// More of a kind is no diagram, however odd.
const MOST_HELD: u8 = 36;

/// `P+53TO00KI` or `P-00AL`.
fn read_pieces(setup: &mut Setup, color: Color, scanner: &mut Scanner<'_>) -> Result<(), Wrong> {
    while !at_end(scanner) {
        let (column, expected) = (scanner.column(), "a square or 00, and a piece");
        match scan_square(scanner).ok_or((column, expected))? {
            None if scanner.take("AL") => take_all(setup, color),
            None => {
                let (column, expected) = (scanner.column(), "a piece that can be in hand");
                let kind = scan_piece(scanner).ok_or((column, expected))?;
                let piece = kind.in_hand().filter(|piece| piece.kind() == kind).ok_or((column, expected))?;
                let hand = &mut setup.hands[color.index()];
                let count = hand.count(piece);
                if count >= MOST_HELD {
                    return Err((column, "no more pieces of a kind than two sets have"));
                }
                hand.set(piece, count + 1);
            }
            Some(square) => {
                let kind = scan_piece(scanner).ok_or((column, expected))?;
                setup.board[square.index()] = Some(Piece::new(color, kind));
            }
        }
    }
    Ok(())
}

/// Gives a hand all the pieces of a set that stand nowhere yet.
fn take_all(setup: &mut Setup, color: Color) {
    for piece in HandPiece::ALL {
        let on_board = setup.board.iter().flatten().filter(|found| found.kind().in_hand() == Some(piece)).count();
        let held = Color::ALL.map(|color| setup.hands[color.index()].count(piece));
        let left = piece.in_set().saturating_sub(u8::try_from(on_board).unwrap_or(u8::MAX));
        let other = held[(!color).index()];
        setup.hands[color.index()].set(piece, left.saturating_sub(other).max(held[color.index()]));
    }
}
