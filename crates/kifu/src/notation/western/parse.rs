//! Reading the Western notations. One grammar takes them all: no text of one means something else in another.

use crate::kanji;
use crate::notation::text::{Columns, MoveText, Origin, Target};
use crate::notation::{ReadError, Signs, scan_mark};
use crate::scan::Scanner;
use shogi::{HandPiece, PieceKind, Square};

/// Takes a move from the front of a text, such as `G49-58`, `Bx3c+`, `N’33`, `S(+)-4i`, `BxN` or `☗角x+`; what follows it
/// stays.
///
/// # Errors
/// If it is malformed. Which move it is, if any, [`MoveText::resolve`] says.
pub(crate) fn parse(scanner: &mut Scanner<'_>) -> Result<MoveText, ReadError> {
    let start = scanner.column();
    let mark = scan_mark(scanner);
    scanner.skip_blanks();
    let piece = scanner.column();
    let kind = scan_piece(scanner)?;
    let origin_column = scanner.column();
    let bracketed = scan_bracketed(scanner)?;
    let square = if bracketed.is_none() { scan_square(scanner)? } else { None };
    let captures = scanner.column();
    let movement = scanner.take_map(movement_of);
    let target = scanner.column();
    let columns = Columns { start, target, piece, origin: origin_column, captures };
    // Without a movement the square is where the piece goes.
    let (origin, target) = match (movement, bracketed.or(square)) {
        (None, Some(to)) if bracketed.is_none() => (None, Target::Square(to)),
        (None, _) => return Err(ReadError::malformed(captures, "-, x or *")),
        (Some(Movement::Drop), Some(_)) => return Err(ReadError::malformed(captures, "- or x after an origin")),
        (Some(Movement::Drop), None) => (Some(Origin::Hand), Target::Square(need_square(scanner)?)),
        (Some(Movement::Plain), from) => (from.map(Origin::Square), Target::Square(need_square(scanner)?)),
        (Some(Movement::Capture), from) => (from.map(Origin::Square), scan_captured(scanner)?),
    };
    let captures = movement.map(|movement| movement == Movement::Capture);
    let promote = scanner.take_any(&['+', '＋', '=', '＝']).is_some_and(|sign| matches!(sign, '+' | '＋'));
    let signs = Signs::default();
    Ok(MoveText { mark, target, kind: Some(kind), signs, origin, captures, promote, drops_unsaid: false, columns })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Movement {
    Plain,
    Capture,
    Drop,
}

/// The movement signs with what keyboards and printers make of them (NOTA-35, NOTA-42).
const fn movement_of(c: char) -> Option<Movement> {
    match c {
        '-' | '－' | 'ー' | '‐' | '–' | '−' => Some(Movement::Plain),
        'x' | 'ｘ' | 'X' | '×' => Some(Movement::Capture),
        '*' | '＊' | '’' | '\'' | '`' => Some(Movement::Drop),
        _ => None,
    }
}

/// What follows an `x`: the square; the piece taken, perhaps with its square; or nothing, for where the move before
/// went.
fn scan_captured(scanner: &mut Scanner<'_>) -> Result<Target, ReadError> {
    if let Some(square) = scan_square(scanner)? {
        return Ok(Target::Square(square));
    }
    if scanner.peek().is_none_or(|c| letter(c).is_none()) {
        return Ok(Target::Same);
    }
    let captured = scan_piece(scanner)?;
    Ok(Target::Captured(captured, scan_bracketed(scanner)?))
}

/// A letter or a kanji, promoted by a `+` before it or, in letters, `(+)` after it.
fn scan_piece(scanner: &mut Scanner<'_>) -> Result<PieceKind, ReadError> {
    let column = scanner.column();
    let promoted_before = scanner.take_any(&['+', '＋', '成']).is_some();
    let kind = scanner.take_map(|c| letter(c).or_else(|| kanji::piece_of(c)));
    let expected = "a piece: K, R, B, G, S, N, L or P, or its kanji";
    let kind = kind.ok_or_else(|| ReadError::malformed(scanner.column(), expected))?;
    if promoted_before || scanner.take("(+)") {
        return kind.promoted().ok_or(ReadError::malformed(column, "a piece that promotes"));
    }
    Ok(kind)
}

/// D, H and T are promoted pieces with letters of their own (NOTA-32). Letters may be full-width.
fn letter(c: char) -> Option<PieceKind> {
    let ascii = match c {
        'Ａ'..='Ｚ' => char::from_u32(c as u32 - 'Ａ' as u32 + 'A' as u32)?,
        c => c,
    };
    match ascii {
        'K' => Some(PieceKind::King),
        'D' => Some(PieceKind::Dragon),
        'H' => Some(PieceKind::Horse),
        'T' => Some(PieceKind::Tokin),
        c => HandPiece::from_letter(c).map(HandPiece::kind),
    }
}

/// Two digits, or a digit and a letter; `None` if the text does not go on with a digit (NOTA-33).
fn scan_square(scanner: &mut Scanner<'_>) -> Result<Option<Square>, ReadError> {
    let Some(file) = scanner.take_map(kanji::arabic_value) else { return Ok(None) };
    let column = scanner.column();
    let rank = scanner.take_map(|c| match c {
        'a'..='i' => Some(c as u8 - b'a' + 1),
        c => kanji::arabic_value(c),
    });
    let square = rank.and_then(|rank| Square::try_new(file, rank));
    square.map(Some).ok_or(ReadError::malformed(column, "a rank from 1 to 9 or a to i"))
}

fn need_square(scanner: &mut Scanner<'_>) -> Result<Square, ReadError> {
    let column = scanner.column();
    scan_square(scanner)?.ok_or(ReadError::malformed(column, "a square such as 76 or 7f"))
}

/// A square in brackets; `None` if the text does not go on with a bracket.
fn scan_bracketed(scanner: &mut Scanner<'_>) -> Result<Option<Square>, ReadError> {
    if scanner.take_any(&['(', '（']).is_none() {
        return Ok(None);
    }
    let square = need_square(scanner)?;
    match scanner.take_any(&[')', '）']) {
        Some(_) => Ok(Some(square)),
        None => Err(ReadError::malformed(scanner.column(), "a closing bracket")),
    }
}
