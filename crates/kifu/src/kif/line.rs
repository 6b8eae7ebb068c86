//! Lines of moves: in KIF number, move or ending, time; in KI2 moves and nothing else. Their grammar is wide, as programs
//! differ in every detail.

use crate::csa::MoveText as Named;
use crate::kanji;
use crate::notation::text::{MoveText, Origin};
use crate::notation::{self, Coordinates, ReadError, japanese};
use crate::record::FORGIVEN;
use crate::scan::{Scanner, is_blank};
use crate::{Attempt, FindingKind};
use shogi::{Color, Move, Position, Square};
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
    Move(Stated),
    /// A word in place of a move.
    Ending(String),
}

/// A move as it stands in the text; what it means depends on the position.
pub(super) struct Stated {
    text: MoveText,
    /// ▼ and ▽ are what the writer marks a move out of turn by; ▲ and △ stand before every move in some files, and are
    /// sometimes the wrong ones.
    certain: bool,
}

/// The column where a move cannot be understood, and why.
pub(super) type Wrong = (usize, FindingKind);

/// Whether a character is a sign that stands before moves.
#[inline]
pub(super) const fn is_mark(c: char) -> bool {
    matches!(c, '▲' | '△' | '☗' | '☖' | '▼' | '▽')
}

/// Reads a line; `None` if it does not begin with a number.
pub(super) fn read(line: &str) -> Option<Result<Line, Wrong>> {
    let mut scanner = Scanner::new(line);
    scanner.skip_blanks();
    scanner.peek().and_then(kanji::arabic_value)?;
    Some(read_numbered(scanner))
}

/// Whether a line holds moves of KI2: it begins with a player's mark, or with a move and no number before it.
pub(super) fn is_unnumbered(line: &str) -> bool {
    let text = line.trim_start_matches(is_blank);
    text.starts_with(is_mark) || text.starts_with(begins_move) && is_unmarked(text)
}

/// Whether a text begins with a whole move that has no mark. What begins with a number and a move is KIF.
fn is_unmarked(text: &str) -> bool {
    let numbered = || matches!(read(text), Some(Ok(Line { what: What::Move(_), .. })));
    let mut scanner = Scanner::new(text);
    let is_move = japanese::parse(&mut scanner, Coordinates::Wide).is_ok();
    is_move && scanner.peek().is_none_or(|c| is_blank(c) || is_divider(c) || begins_move(c)) && !numbered()
}

/// Whether a move can begin with this character, after its mark.
fn begins_move(c: char) -> bool {
    kanji::coordinate(c).is_some() || matches!(c, '同' | '仝')
}

/// What stands between moves besides blanks.
pub(super) const fn is_divider(c: char) -> bool {
    matches!(c, ',' | '、' | '，' | '。')
}

/// Whether a line holds moves, and then whether they are numbered.
pub(crate) fn holds_moves(line: &str) -> Option<bool> {
    if is_unnumbered(line) {
        return Some(false);
    }
    (line.starts_with("手数-") || read(line).is_some_and(|read| read.is_ok())).then_some(true)
}

fn read_numbered(mut scanner: Scanner<'_>) -> Result<Line, Wrong> {
    let wrong = |column, expected| (column, FindingKind::BadMove { expected });
    let column = scanner.column();
    let number = scanner.take_number().ok_or(wrong(column, "the number of a move"))?;
    let _ = scanner.take("手目") || scanner.take("手") || scanner.take(".");
    scanner.skip_blanks();
    let column = scanner.column();
    let what = scan_what(&mut scanner)?.ok_or(wrong(column, "a square such as ７六, or 同"))?;
    scanner.skip_blanks();
    let used = read_time(&mut scanner);
    Ok(Line { number, what, column, used })
}

/// Takes a move, or a word in its place; `None` if there is neither.
pub(super) fn scan_what(scanner: &mut Scanner<'_>) -> Result<Option<What>, Wrong> {
    if let Some(word) = scan_ending(scanner) {
        return Ok(Some(What::Ending(word)));
    }
    if scanner.peek().is_none() {
        return Ok(None);
    }
    let certain = matches!(scanner.peek(), Some('▼' | '▽'));
    let text = japanese::parse(scanner, Coordinates::Wide)?;
    Ok(Some(What::Move(Stated { text, certain })))
}

/// An ending is any word that does not begin as a move does. Some sites write whose it is.
fn scan_ending(scanner: &mut Scanner<'_>) -> Option<String> {
    let mut ahead = scanner.clone();
    let _ = ahead.take_map(|c| is_mark(c).then_some(()));
    let first = ahead.peek()?;
    if begins_move(first) || matches!(first, '(' | '（') || is_blank(first) || is_mark(first) {
        return None;
    }
    let ends = |c: char| is_blank(c) || is_mark(c) || matches!(c, '(' | '（');
    let end = ahead.rest().find(ends).unwrap_or(ahead.rest().len());
    let word = &ahead.rest()[..end];
    // It announces a variation.
    let word = word.strip_suffix('+').unwrap_or(word);
    ahead.take(word);
    *scanner = ahead;
    Some(word.to_owned())
}

/// Whether a word in place of a move is read as such.
pub(super) fn is_ending(word: &str) -> bool {
    scan_ending(&mut Scanner::new(word)).is_some_and(|read| read == word)
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
    let mut parts = [0; 3];
    let mut count = 0;
    loop {
        scanner.skip_blanks();
        *parts.get_mut(count).ok_or(column)? = u64::from(scanner.take_number().ok_or(column)?);
        count += 1;
        scanner.skip_blanks();
        if scanner.take_any(&[':', '：']).is_none() {
            break;
        }
    }
    let seconds = match (count, parts) {
        (2, [minutes, seconds, _]) => minutes * 60 + seconds,
        (3, [hours, minutes, seconds]) => hours * 3600 + minutes * 60 + seconds,
        _ => return Err(column),
    };
    match scanner.take_any(&['/', '／', ')', '）']) {
        Some(_) => Ok(Some(Duration::from_secs(seconds))),
        None => Err(column),
    }
}

impl From<ReadError> for Wrong {
    fn from(error: ReadError) -> Wrong {
        let kind = match error.wrong {
            notation::Wrong::Malformed { expected } => FindingKind::BadMove { expected },
            notation::Wrong::OtherSide => FindingKind::OutOfTurn,
            notation::Wrong::OtherPiece { found } => {
                FindingKind::OtherPiece { found: found.map_or("no piece", kanji::piece) }
            }
            wrong => FindingKind::UnclearMove(wrong),
        };
        (error.column, kind)
    }
}

impl Stated {
    /// Where the move begins.
    pub(super) fn column(&self) -> usize {
        self.text.columns.start
    }

    /// Whose move it is, and which. With an origin, a mark that contradicts the turn counts if it is certain, or the piece
    /// is that side's; without one it says whose piece to look for. Where no mark stands, the piece says whose move it is
    /// if its owner could have played it (FOUL-01, FOUL-02).
    pub(super) fn resolve(
        &self,
        position: &Position,
        turn: Color,
        last_to: Option<Square>,
    ) -> Result<(Color, Attempt), Wrong> {
        let MoveText { mark, target, kind, promote, origin, .. } = self.text;
        let marked = mark.or_else(|| self.owner_out_of_turn(position, turn, last_to)).unwrap_or(turn);
        let (Some(origin), Some(kind)) = (origin, kind) else {
            return Ok((marked, self.find(position, marked, last_to)?.into()));
        };
        let to = self.text.square(target, last_to)?;
        match origin {
            Origin::Hand => Ok((marked, Named { by: marked, from: None, to, piece: kind }.attempt(position))),
            Origin::Square(from) => {
                let found = position.piece_at(from);
                let counts = self.certain || found.is_some_and(|piece| piece.color() == marked);
                let by = if counts { marked } else { turn };
                if found.is_none_or(|piece| piece.kind() == kind) {
                    return Ok((by, Move::Board { from, to, promote }.into()));
                }
                let piece = if promote { kind.promoted().unwrap_or(kind) } else { kind };
                match (Named { by, from: Some(from), to, piece }).attempt(position) {
                    changed @ Attempt::Changed { .. } => Ok((by, changed)),
                    // The piece after the move in place of the one before it.
                    Attempt::Move(_) => {
                        let found = found.map_or("no piece", |piece| kanji::piece(piece.kind()));
                        Err((self.text.columns.origin, FindingKind::OtherPiece { found }))
                    }
                }
            }
        }
    }

    /// Whether no mark says whose move it is.
    pub(super) fn is_unmarked(&self) -> bool {
        self.text.mark.is_none()
    }

    /// Whose piece it is that moves, if it is not the side to move that owns it but the other, who could have moved it so.
    fn owner_out_of_turn(&self, position: &Position, turn: Color, last_to: Option<Square>) -> Option<Color> {
        let MoveText { target, kind: Some(kind), promote, origin: Some(Origin::Square(from)), .. } = self.text else {
            return None;
        };
        let to = self.text.square(target, last_to).ok()?;
        position.piece_at(from).filter(|piece| piece.color() != turn && piece.kind() == kind)?;
        turned(position, !turn)?.judge(Move::Board { from, to, promote }).ok().map(|()| !turn)
    }

    /// The move of a player's that the text means by its signs.
    fn find(&self, position: &Position, by: Color, last_to: Option<Square>) -> Result<Move, ReadError> {
        if by == position.turn() {
            return self.text.resolve(position, last_to);
        }
        let wrong = ReadError { column: self.column(), wrong: notation::Wrong::OtherSide };
        self.text.resolve(&turned(position, by).ok_or(wrong)?, last_to)
    }

    /// Where a finding about the move belongs: at the origin, if that is not the place of such a piece.
    pub(super) fn place(&self, attempt: Attempt, position: &Position) -> usize {
        let comes_from_nowhere = |from: Square| position.piece_at(from).is_none();
        match attempt {
            Attempt::Changed { .. } => self.text.columns.origin,
            Attempt::Move(m) if m.from().is_some_and(comes_from_nowhere) => self.text.columns.origin,
            Attempt::Move(_) => self.column(),
        }
    }
}

/// The same position with this side to move.
fn turned(position: &Position, turn: Color) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.turn = turn;
    setup.into_position().or_else(|error| error.forgive(FORGIVEN)).ok()
}
