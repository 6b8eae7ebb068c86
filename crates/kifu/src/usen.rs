//! USEN, records as part of a web address: `~0.7ku2jm.r`. Start, moves and endings, nothing else.
//!
//! `start~0.moves.end~n.moves.end…`: the start is an SFEN in other characters, nothing for the even game. Each further
//! part is a variation that leaves after `n` moves. Those who made the format count along the main line; other programs
//! along the line before. We write so that both read the same, and read what both have written.

use crate::draft::Draft;
use crate::loss::Holds;
use crate::reading::First;
use crate::{Attempt, Ending, Finding, FindingKind, Format, Line, NodeId, Reading, Record, Step};
use shogi::{HandPiece, Handicap, Move, PieceKind, Position, Setup, Square};
use std::collections::HashMap;

/// What stands for the hand in place of an origin: all kinds of pieces, each by its place in the order of the format.
const HAND: [PieceKind; 14] = [
    PieceKind::Tokin,
    PieceKind::PromotedLance,
    PieceKind::PromotedKnight,
    PieceKind::PromotedSilver,
    PieceKind::Horse,
    PieceKind::Dragon,
    PieceKind::King,
    PieceKind::Gold,
    PieceKind::Pawn,
    PieceKind::Lance,
    PieceKind::Knight,
    PieceKind::Silver,
    PieceKind::Bishop,
    PieceKind::Rook,
];

/// The number of the first of them.
const FIRST_IN_HAND: usize = Square::COUNT + 2;

const ENDINGS: [(Ending, char); 4] = [
    (Ending::Resign, 'r'),
    (Ending::Time, 't'),
    (Ending::Interrupted, 'p'),
    (Ending::Impasse { declared_by: None }, 'j'),
];

/// Before a move against the rules, which ends the game.
const FOUL: char = 'i';

/// What a text has a place for.
pub(crate) const HOLDS: Holds =
    Holds { variations: true, lost_variations: left_out, ending: |ending| letter(ending).is_some(), ..Holds::MOVES };

/// The letter of an ending, if it has one.
fn letter(ending: &Ending) -> Option<char> {
    ENDINGS.iter().find(|(own, _)| own == ending).map(|(_, letter)| *letter)
}

/// The tree of moves as USEN; whatever else the record holds has no place in it, and a line stops before a move against
/// the rules.
///
/// ```
/// use kifu::{Cursor, Ending, Record};
/// let mut record = Record::with_handicap(shogi::Handicap::Even);
/// let mut cursor = Cursor::new(&record);
/// cursor.play(&mut record, "7g7f".parse().unwrap()).unwrap();
/// cursor.end(&mut record, Ending::Resign).unwrap();
/// assert_eq!(kifu::usen::write(&record), "~0.7ku.r");
/// ```
pub fn write(record: &Record) -> String {
    let mut text = match record.handicap() {
        Some(Handicap::Even) => String::new(),
        _ => in_address(&record.start().to_string()),
    };
    let mut parts = Parts::new(record);
    for line in record.lines() {
        if let Some((offset, steps)) = parts.part(line) {
            write_part(&mut text, record, offset, &steps);
        }
    }
    text
}

/// How many moves a text may say again. A part is counted from the main line, so that a variation of a variation repeats
/// the way to it; a tree of nothing else would make a text of the square of its size.
const MOST_REPEATED: usize = 1 << 16;

/// How many variations are left out because the way to them would have to be said again once too often.
fn left_out(record: &Record) -> usize {
    let mut parts = Parts::new(record);
    record.lines().filter(|line| parts.steps(*line).is_none()).count()
}

/// The parts of a text: every line is given from where it leaves the main one, the last one first; then those who count
/// along the main line and those who count along the line before understand the same.
struct Parts<'a> {
    record: &'a Record,
    /// The nodes of the main line with their numbers of moves.
    main: HashMap<NodeId, usize>,
    /// How many moves may still be said again.
    spare: usize,
}

impl Parts<'_> {
    fn new(record: &Record) -> Parts<'_> {
        let main = record.main_line().take_while(|id| !is_foul(record, *id)).zip(0..).collect();
        Parts { record, main, spare: MOST_REPEATED }
    }

    /// Where a line leaves the main one, and its steps from there; `None` if it cannot be told.
    fn part(&mut self, line: Line) -> Option<(usize, Vec<NodeId>)> {
        let (offset, mut steps) = self.steps(line)?;
        let step = self.record.step(line.first);
        let says_nothing = matches!(step, Some(Step::End(ending)) if letter(ending).is_none());
        if says_nothing || steps.iter().any(|id| is_foul(self.record, *id)) {
            return None;
        }
        steps.extend(self.record.line_from(line.first).skip(1));
        Some((offset, steps))
    }

    /// Where a line leaves the main one, and the way from there to its first node; `None` if that is too long to be said
    /// again.
    fn steps(&mut self, line: Line) -> Option<(usize, Vec<NodeId>)> {
        let mut steps = Vec::new();
        let mut way = std::iter::successors(Some(line.first), |id| self.record.parent(*id));
        let offset = loop {
            let Some(id) = way.next() else { break 0 };
            if let Some(offset) = self.main.get(&id) {
                break *offset;
            }
            if steps.len() > self.spare {
                return None;
            }
            steps.push(id);
        };
        self.spare -= steps.len().saturating_sub(1);
        steps.reverse();
        Some((offset, steps))
    }
}

fn is_foul(record: &Record, id: NodeId) -> bool {
    matches!(record.step(id), Some(Step::Illegal(_)))
}

/// The number that may be missing is left out, as the makers of the format do.
fn in_address(sfen: &str) -> String {
    let sfen = sfen.strip_suffix(" 1").unwrap_or(sfen);
    sfen.replace('/', "_").replace(' ', ".").replace('+', "z")
}

fn write_part(text: &mut String, record: &Record, offset: usize, steps: &[NodeId]) {
    let (mut moves, mut end) = (String::new(), None);
    for id in steps {
        match record.step(*id) {
            Some(Step::Move(m)) => write_move(&mut moves, m),
            Some(Step::End(ending)) => end = letter(ending),
            Some(Step::Illegal(_)) | None => break,
        }
    }
    text.push_str(&format!("~{offset}.{moves}."));
    text.extend(end);
}

/// Three digits to the base of 36.
fn write_move(text: &mut String, m: Move) {
    let number = |square: Square| usize::from(square.rank() - 1) * 9 + usize::from(square.file() - 1);
    let (from, promote) = match m {
        Move::Board { from, promote, .. } => (number(from), promote),
        Move::Drop { piece, .. } => {
            let place = HAND.iter().position(|kind| *kind == piece.kind());
            (FIRST_IN_HAND + place.unwrap_or_default(), false)
        }
    };
    let code = (from * Square::COUNT + number(m.to())) * 2 + usize::from(promote);
    for power in [36 * 36, 36, 1] {
        text.push(char::from_digit((code / power % 36) as u32, 36).unwrap_or('0'));
    }
}

/// What three digits mean; `None` if no hand could do it.
fn read_move(digits: &str) -> Option<Attempt> {
    let code = if digits.len() == 3 { usize::from_str_radix(digits, 36).ok()? } else { return None };
    let square = |number: usize| Square::new(number as u8 % 9 + 1, number as u8 / 9 + 1);
    let (promote, to) = (code % 2 == 1, square(code / 2 % Square::COUNT));
    let from = code / 2 / Square::COUNT;
    if from < Square::COUNT {
        return Some(Move::Board { from: square(from), to, promote }.into());
    }
    let piece = HAND.get(from.checked_sub(FIRST_IN_HAND)?).copied().filter(|_| !promote)?;
    let held = HandPiece::ALL.into_iter().find(|held| held.kind() == piece);
    Some(held.map_or(Attempt::Changed { from: None, to, piece }, |piece| Move::Drop { piece, to }.into()))
}

/// Whether a text is USEN. What ends a part may be missing.
pub(crate) fn looks_like(text: &str) -> bool {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let is_of_start = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let Some((start, rest)) = line.split_once('~') else { return false };
    let mut parts = rest.split('.');
    start.chars().all(is_of_start)
        && parts.next().is_some_and(|offset| offset.chars().all(|c| c.is_ascii_digit()))
        && parts.next().is_some_and(|moves| moves.chars().all(|c| c.is_ascii_alphanumeric()))
}

/// Reads the first line that is not empty.
///
/// # Errors
/// If the start cannot be understood.
pub fn read(text: &str) -> Result<Reading, Finding> {
    first(text, false).alone_in(text)
}

/// Reads the first line of a text that is not empty.
pub(crate) fn first(text: &str, trust: bool) -> First {
    First::line(text, |number, line| read_line(number, line, trust))
}

fn read_line(number: usize, line: &str, trust: bool) -> Result<Reading, Finding> {
    let mut draft = Draft::new(Format::Usen, trust);
    draft.line = number;
    let blank = line.len() - line.trim_start().len();
    let mut parts = line.trim_end()[blank..].split('~');
    let mut column = 1 + line[..blank].chars().count();
    let start = parts.next().unwrap_or_default();
    draft.begin(read_start(start, number, column)?, number, column)?;
    column += start.chars().count() + 1;
    let mut reader = Reader { draft, trunk: vec![NodeId::START], left: 0, walked: 0, moves: 0 };
    for (index, part) in parts.enumerate() {
        reader.draft.recognised = true;
        reader.read_part(part, column, index == 0);
        column += part.chars().count() + 1;
    }
    reader.draft.finish()
}

fn read_start(text: &str, line: usize, column: usize) -> Result<Setup, Finding> {
    if text.is_empty() {
        return Ok(Handicap::Even.setup());
    }
    let sfen = text.replace('_', "/").replace('.', " ").replace('z', "+");
    let bad =
        |error: shogi::ParseSfenError| Finding::new(line, column - 1 + error.column, FindingKind::BadSfen(error.kind));
    sfen.parse().map_err(bad)
}

struct Reader {
    draft: Draft,
    /// The nodes of the main line.
    trunk: Vec<NodeId>,
    /// How many moves the line where the text is shares with the main one.
    left: usize,
    /// How many moves were gone over again to find where variations begin, and how many there are.
    walked: usize,
    moves: usize,
}

/// To find where variations begin may not cost more than so much for each move; only a text made to waste time does.
const MOST_WALKED: usize = 100;

impl Reader {
    fn read_part(&mut self, part: &str, column: usize, is_main: bool) {
        let mut fields = part.splitn(3, '.');
        let (offset, moves) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
        let end = fields.next().unwrap_or_default();
        let moves_column = column + offset.chars().count() + 1;
        let end_column = moves_column + moves.chars().count() + 1;
        self.moves += moves.len() / 3;
        if !is_main && !self.branch(offset, moves, column) {
            self.draft.lose(moves.len() / 3);
            return self.draft.find(column, FindingKind::VariationNotRead);
        }
        for (index, digits) in triples(moves).enumerate() {
            let column = moves_column + 3 * index;
            match read_move(digits) {
                Some(Attempt::Move(m)) => self.draft.play(m, None, column),
                Some(attempt) => self.draft.attempt(self.draft.turn(), attempt, None, column),
                None => self.draft.break_off(column, FindingKind::BadMove { expected: "a move of three digits" }),
            }
            if is_main && self.draft.plies() == self.trunk.len() {
                self.trunk.push(self.draft.place());
            }
        }
        self.read_end(end, end_column);
        if is_main {
            self.left = self.trunk.len() - 1;
        }
    }

    fn read_end(&mut self, word: &str, column: usize) {
        let foul = word.strip_prefix(FOUL).and_then(read_move);
        let ending = match (word, foul) {
            ("", _) => return,
            (_, Some(attempt)) => {
                let by = self.draft.turn();
                self.draft.attempt(by, attempt, None, column);
                Ending::Foul { by, name: None, ply: None }
            }
            _ => {
                let known = ENDINGS.iter().find(|(_, letter)| word.chars().eq([*letter]));
                known.map_or_else(|| Ending::Other(word.to_owned()), |(ending, _)| ending.clone())
            }
        };
        self.draft.end(ending, None, column);
    }

    /// Goes to where a variation begins: on the main line, or where that cannot be, on the line before it.
    fn branch(&mut self, offset: &str, moves: &str, column: usize) -> bool {
        let offset = if offset.is_empty() { Ok(0) } else { offset.parse::<usize>() };
        let Ok(offset) = offset else { return false };
        if offset <= self.left {
            self.draft.back_to(offset);
            self.left = offset;
            return true;
        }
        self.draft.back_to(offset);
        let beside = Some(self.draft.place()).filter(|_| self.draft.plies() == offset);
        let fits_beside = beside.is_some() && fits(self.draft.position(), moves);
        let Some(trunk) = self.trunk.get(offset).copied() else { return beside.is_some() };
        self.walked += 2 * offset;
        if self.walked > MOST_WALKED * (self.moves + 1000) {
            return false;
        }
        self.draft.go_to(trunk);
        let fits_trunk = fits(self.draft.position(), moves);
        match beside {
            Some(beside) if fits_beside && !fits_trunk => self.draft.go_to(beside),
            _ => {
                if fits_beside && fits_trunk {
                    self.draft.find(column, FindingKind::AmbiguousVariation);
                }
                self.left = offset;
            }
        }
        true
    }
}

/// The moves, the last of which may be too short.
fn triples(moves: &str) -> impl Iterator<Item = &str> {
    let mut rest = moves;
    std::iter::from_fn(move || {
        let length = rest.char_indices().nth(3).map_or(rest.len(), |(at, _)| at);
        let (first, others) = rest.split_at(length);
        rest = others;
        (!first.is_empty()).then_some(first)
    })
}

/// Whether these moves can all be played from here.
fn fits(position: &Position, moves: &str) -> bool {
    let mut position = position.clone();
    triples(moves).all(|digits| match read_move(digits) {
        Some(Attempt::Move(m)) => position.play(m).is_ok(),
        _ => false,
    })
}
