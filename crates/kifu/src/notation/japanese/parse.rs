//! Reading the Japanese notation. Its grammar is wide: whatever record files and books are known to write is taken.

use crate::kanji;
use crate::notation::text::{Columns, MoveText, Origin, Target};
use crate::notation::{Coordinates, Motion, ReadError, Side, Signs, scan_mark};
use crate::scan::Scanner;
use shogi::{PieceKind, Square};

/// Takes a move from the front of a text, as `▲７六歩`, `同　銀左上成`, `22同銀` or `５八金(49)`; what follows it stays.
///
/// # Errors
/// If it is malformed. Which move it is, if any, [`MoveText::resolve`] says.
pub(crate) fn parse(scanner: &mut Scanner<'_>, coordinates: Coordinates) -> Result<MoveText, ReadError> {
    let start = scanner.column();
    let mark = scan_mark(scanner);
    scanner.skip_blanks();
    let target_column = scanner.column();
    let target = scan_target(scanner, coordinates)?;
    scanner.skip_blanks();
    let piece = scanner.column();
    let kind = scan_piece(scanner)?;
    let columns = Columns { start, target: target_column, piece, origin: scanner.column(), captures: piece };
    let signs = scan_signs(scanner)?;
    let (promote, drop) = scan_last_sign(scanner, coordinates);
    let origin = scan_origin(scanner)?.or(drop.then_some(Origin::Hand));
    Ok(MoveText { mark, target, kind, signs, origin, captures: None, promote, drops_unsaid: true, columns })
}

/// A square, 同, or both.
fn scan_target(scanner: &mut Scanner<'_>, coordinates: Coordinates) -> Result<Target, ReadError> {
    let same = |scanner: &mut Scanner<'_>| scanner.take_any(&['同', '仝']).is_some();
    if same(scanner) {
        return Ok(Target::Same);
    }
    let column = scanner.column();
    let square = coordinates.scan(scanner)?.ok_or(ReadError::malformed(column, coordinates.expected()))?;
    scanner.skip_blanks();
    Ok(if same(scanner) { Target::SameSquare(square) } else { Target::Square(square) })
}

/// One kanji, or 成 and that of a piece that promotes; `None` within for 合.
fn scan_piece(scanner: &mut Scanner<'_>) -> Result<Option<PieceKind>, ReadError> {
    let promoted = scanner.take("成");
    let kind = scanner.take_map(|c| match kanji::piece_of(c) {
        None if c == '合' && !promoted => Some(None),
        None => None,
        Some(kind) if promoted => kind.promoted().map(Some),
        Some(kind) => Some(Some(kind)),
    });
    let expected = if promoted { "a piece that promotes after 成" } else { "a piece such as 歩 or 成銀" };
    kind.ok_or_else(|| ReadError::malformed(scanner.column(), expected))
}

/// Side and motion, in either order.
fn scan_signs(scanner: &mut Scanner<'_>) -> Result<Signs, ReadError> {
    let mut signs = Signs::default();
    loop {
        let column = scanner.column();
        if let Some(side) = scanner.take_map(side_of) {
            if signs.side.replace(side).is_some() {
                return Err(ReadError::malformed(column, "only one of 左, 直 and 右"));
            }
        } else if let Some(motion) = scanner.take_map(motion_of) {
            if signs.motion.replace(motion).is_some() {
                return Err(ReadError::malformed(column, "only one of 上, 寄 and 引"));
            }
        } else {
            return Ok(signs);
        }
    }
}

const fn side_of(c: char) -> Option<Side> {
    match c {
        '左' => Some(Side::Left),
        '直' => Some(Side::Straight),
        '右' => Some(Side::Right),
        _ => None,
    }
}

const fn motion_of(c: char) -> Option<Motion> {
    match c {
        '上' | '行' | '入' => Some(Motion::Forward),
        '寄' => Some(Motion::Level),
        '引' => Some(Motion::Back),
        _ => None,
    }
}

/// Whether the piece promotes, and whether it is dropped. り after 成 is a square in Iroha.
fn scan_last_sign(scanner: &mut Scanner<'_>, coordinates: Coordinates) -> (bool, bool) {
    let promote = match scanner.peek() {
        Some('成') => scanner.take("成"),
        Some('ナ') => scanner.take("ナル"),
        Some('不') => {
            scanner.take("不成");
            false
        }
        Some('生') => {
            scanner.take("生");
            false
        }
        Some('打') => return (false, scanner.take("打")),
        _ => return (false, false),
    };
    if coordinates != Coordinates::Iroha {
        scanner.take("り");
    }
    (promote, false)
}

/// `(49)`; `(00)` is the hand.
fn scan_origin(scanner: &mut Scanner<'_>) -> Result<Option<Origin>, ReadError> {
    let column = scanner.column();
    if scanner.take_any(&['(', '（']).is_none() {
        return Ok(None);
    }
    let mut digit = || scanner.take_map(kanji::arabic_value);
    let (file, rank) = (digit(), digit());
    let closed = scanner.take_any(&[')', '）']).is_some();
    let origin = match (file, rank) {
        (Some(0), Some(0)) => Some(Origin::Hand),
        (Some(file), Some(rank)) => Square::try_new(file, rank).map(Origin::Square),
        _ => None,
    };
    match origin.filter(|_| closed) {
        None => Err(ReadError::malformed(column, "an origin such as (77)")),
        origin => Ok(origin),
    }
}
