//! One line of moves in KIF: number, move or ending, time. Its grammar is wide, as programs differ in every detail.

use crate::csa::MoveText as Named;
use crate::kanji;
use crate::scan::Scanner;
use crate::{Attempt, FindingKind};
use shogi::{Color, Move, PieceKind, Position, Square};
use std::time::Duration;

/// A line that begins with a number.
pub(super) struct Line {
    pub(super) number: u32,
    pub(super) what: What,
    /// Where `what` begins.
    pub(super) column: usize,
    /// `None` within if there is none; the column where it cannot be understood.
    pub(super) used: Result<Option<Duration>, usize>,
}

pub(super) enum What {
    Move(MoveText),
    /// A word in place of a move.
    Ending(String),
}

/// A move as it stands in the text; what it means depends on the position.
pub(super) struct MoveText {
    /// Whose it is, where the text says so.
    mark: Option<Mark>,
    /// `None` for 同.
    to: Option<Square>,
    to_column: usize,
    piece: PieceKind,
    promote: bool,
    origin: Origin,
    /// Where the origin stands, or should.
    origin_column: usize,
}

struct Mark {
    color: Color,
    /// ▼ and ▽ are what the writer marks a move out of turn by; ▲ and △ stand before every move in some files, and are
    /// sometimes the wrong ones.
    certain: bool,
}

enum Origin {
    Square(Square),
    Hand,
    Missing,
}

/// The column where a move cannot be understood, and why.
type Wrong = (usize, FindingKind);

fn wrong<T>(scanner: &Scanner<'_>, expected: &'static str) -> Result<T, Wrong> {
    Err((scanner.column(), FindingKind::BadMove { expected }))
}

/// Reads a line; `None` if it does not begin with a number.
pub(super) fn read(line: &str) -> Option<Result<Line, Wrong>> {
    let mut scanner = Scanner::new(line);
    scanner.skip_blanks();
    scanner.peek().and_then(kanji::arabic_value)?;
    Some(read_numbered(scanner))
}

fn read_numbered(mut scanner: Scanner<'_>) -> Result<Line, Wrong> {
    let Some(number) = scanner.take_number() else { return wrong(&scanner, "the number of a move") };
    let _ = scanner.take("手目") || scanner.take("手") || scanner.take(".");
    scanner.skip_blanks();
    let column = scanner.column();
    let what = match read_ending(&mut scanner) {
        Some(ending) => What::Ending(ending),
        None => What::Move(read_move(&mut scanner)?),
    };
    scanner.skip_blanks();
    let used = read_time(&mut scanner);
    Ok(Line { number, what, column, used })
}

/// An ending is any word that does not begin as a move does.
fn read_ending(scanner: &mut Scanner<'_>) -> Option<String> {
    let first = scanner.peek()?;
    let begins_move = matches!(first, '同' | '仝' | '▲' | '△' | '☗' | '☖' | '▼' | '▽' | '(' | '（')
        || kanji::coordinate(first).is_some();
    if begins_move {
        return None;
    }
    let end = scanner.rest().find([' ', '\t', '\u{3000}', '(', '（']).unwrap_or(scanner.rest().len());
    let word = &scanner.rest()[..end];
    scanner.take(word);
    Some(word.to_owned())
}

fn read_move(scanner: &mut Scanner<'_>) -> Result<MoveText, Wrong> {
    let mark = scanner.take_map(|c| match c {
        '▲' | '☗' => Some(Mark { color: Color::Black, certain: false }),
        '△' | '☖' => Some(Mark { color: Color::White, certain: false }),
        '▼' => Some(Mark { color: Color::Black, certain: true }),
        '▽' => Some(Mark { color: Color::White, certain: true }),
        _ => None,
    });
    scanner.skip_blanks();
    let to_column = scanner.column();
    let to = read_target(scanner)?;
    scanner.skip_blanks();
    let piece = read_piece(scanner)?;
    let (promote, drop) = read_signs(scanner);
    let origin_column = scanner.column();
    let origin = match read_origin(scanner)? {
        None if drop => Origin::Hand,
        None => Origin::Missing,
        Some(origin) => origin,
    };
    Ok(MoveText { mark, to, to_column, piece, promote, origin, origin_column })
}

/// A square, 同, or both.
fn read_target(scanner: &mut Scanner<'_>) -> Result<Option<Square>, Wrong> {
    let Some(file) = scanner.take_map(kanji::coordinate) else {
        return match scanner.take_any(&['同', '仝']) {
            Some(_) => Ok(None),
            None => wrong(scanner, "a square such as ７六, or 同"),
        };
    };
    let Some(rank) = scanner.take_map(kanji::coordinate) else { return wrong(scanner, "a rank from 一 to 九") };
    let _ = scanner.take("同");
    Ok(Square::try_new(file, rank))
}

fn read_piece(scanner: &mut Scanner<'_>) -> Result<PieceKind, Wrong> {
    let promoted = scanner.take("成");
    let piece = scanner.take_map(|c| {
        let kind = kanji::piece_of(c)?;
        if promoted { kind.promoted() } else { Some(kind) }
    });
    match piece {
        Some(piece) => Ok(piece),
        None if promoted => wrong(scanner, "a piece that promotes after 成"),
        None => wrong(scanner, "a piece such as 歩 or 成銀"),
    }
}

/// Whether the piece promotes, and whether it is dropped. Side and motion say nothing beside an origin.
fn read_signs(scanner: &mut Scanner<'_>) -> (bool, bool) {
    while scanner.take_any(&['左', '右', '直', '上', '寄', '引', '行', '入']).is_some() {}
    if scanner.take("不成") || scanner.take("生") {
        return (false, false);
    }
    if scanner.take("成") {
        let _ = scanner.take("り");
        return (true, false);
    }
    (false, scanner.take("打"))
}

/// `(77)`; `(00)` is the hand. A bracket after blanks is the time.
fn read_origin(scanner: &mut Scanner<'_>) -> Result<Option<Origin>, Wrong> {
    let start = scanner.clone();
    if scanner.take_any(&['(', '（']).is_none() {
        return Ok(None);
    }
    let mut digit = || scanner.take_map(kanji::arabic_value);
    let (file, rank) = (digit(), digit());
    let closed = scanner.take_any(&[')', '）']).is_some();
    match (file, rank, closed) {
        (Some(0), Some(0), true) => Ok(Some(Origin::Hand)),
        (Some(file), Some(rank), true) => match Square::try_new(file, rank) {
            Some(square) => Ok(Some(Origin::Square(square))),
            None => wrong(&start, "an origin from (11) to (99)"),
        },
        _ => wrong(&start, "an origin such as (77)"),
    }
}

/// `( 0:16/00:00:16)`: minutes and seconds, or hours too; what follows the slash can be counted. A `+` after it
/// announces a variation, which says so itself.
fn read_time(scanner: &mut Scanner<'_>) -> Result<Option<Duration>, usize> {
    let column = scanner.column();
    if scanner.take_any(&['(', '（']).is_none() {
        let _ = scanner.take("+");
        scanner.skip_blanks();
        return if scanner.rest().is_empty() { Ok(None) } else { Err(column) };
    }
    let mut parts = Vec::new();
    loop {
        scanner.skip_blanks();
        parts.push(scanner.take_number().ok_or(column)?);
        scanner.skip_blanks();
        if scanner.take_any(&[':', '：']).is_none() {
            break;
        }
    }
    let seconds = match parts[..] {
        [minutes, seconds] => u64::from(minutes) * 60 + u64::from(seconds),
        [hours, minutes, seconds] => u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds),
        _ => return Err(column),
    };
    match scanner.take_any(&['/', '／', ')', '）']) {
        Some(_) => Ok(Some(Duration::from_secs(seconds))),
        None => Err(column),
    }
}

impl MoveText {
    /// Whose move it is, and which. A mark that contradicts the turn counts if it is certain, or the piece is that side's.
    pub(super) fn resolve(&self, position: &Position, last_to: Option<Square>) -> Result<(Color, Attempt), Wrong> {
        let no_last = FindingKind::BadMove { expected: "a square, as no move before makes sense of 同" };
        let to = self.to.or(last_to).ok_or((self.to_column, no_last))?;
        match self.origin {
            Origin::Square(from) => {
                let found = position.piece_at(from);
                let counts = |mark: &&Mark| mark.certain || found.is_some_and(|piece| piece.color() == mark.color);
                let by = self.mark.as_ref().filter(counts).map_or(position.turn(), |mark| mark.color);
                let named_right = found.is_none_or(|piece| piece.kind() == self.piece);
                if named_right {
                    return Ok((by, Move::Board { from, to, promote: self.promote }.into()));
                }
                let piece = if self.promote { self.piece.promoted().unwrap_or(self.piece) } else { self.piece };
                match (Named { by, from: Some(from), to, piece }).attempt(position) {
                    changed @ Attempt::Changed { .. } => Ok((by, changed)),
                    // The piece after the move in place of the one before it.
                    Attempt::Move(_) => {
                        let found = found.map_or("no piece", |piece| kanji::piece(piece.kind()));
                        Err((self.origin_column, FindingKind::OtherPiece { found }))
                    }
                }
            }
            Origin::Hand => {
                let by = self.mark.as_ref().map_or(position.turn(), |mark| mark.color);
                Ok((by, Named { by, from: None, to, piece: self.piece }.attempt(position)))
            }
            Origin::Missing => {
                Err((self.origin_column, FindingKind::BadMove { expected: "an origin such as (77), or 打" }))
            }
        }
    }

    /// Where a finding about the move belongs, `column` being where the move begins: at the origin, if that is not the
    /// place of such a piece.
    pub(super) fn place(&self, attempt: Attempt, position: &Position, column: usize) -> usize {
        let comes_from_nowhere = |from: Square| position.piece_at(from).is_none();
        match attempt {
            Attempt::Changed { .. } => self.origin_column,
            Attempt::Move(m) if m.from().is_some_and(comes_from_nowhere) => self.origin_column,
            Attempt::Move(_) => column,
        }
    }
}
