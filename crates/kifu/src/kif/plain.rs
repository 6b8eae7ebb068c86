//! The fast lane: lines of moves in the form that programs write them, `   1 ７六歩(77)   ( 0:16/00:00:16)+`. What looks
//! otherwise in the least is left to the tolerant reader, which makes the same of these lines.

use crate::draft::Draft;
use shogi::{HandPiece, Move, Piece, PieceKind, Position, Square};
use std::time::Duration;

/// How far the fast lane went.
#[derive(Default)]
pub(super) struct Passed {
    pub(super) bytes: usize,
    pub(super) lines: usize,
}

/// Plays plain lines of moves from the front of a text as long as they come, each with the number that follows.
pub(super) fn read_moves(draft: &mut Draft, text: &str) -> Passed {
    let mut passed = Passed::default();
    let first = draft.line;
    while draft.takes_moves() {
        let mut line = Bytes { rest: &text.as_bytes()[passed.bytes..] };
        let before = line.rest.len();
        line.skip_blanks();
        if line.number() != Some(draft.plies() as u64 + 1) || !line.skip_blanks() {
            break;
        }
        let column = before - line.rest.len() + 1;
        let Some(m) = line.take_move(draft.position(), draft.last_to()) else { break };
        line.skip_blanks();
        let Some(used) = line.take_time() else { break };
        if !line.take_end() {
            break;
        }
        passed.bytes += before - line.rest.len();
        passed.lines += 1;
        draft.line = first + passed.lines;
        draft.play(m, used, column);
    }
    passed
}

/// The rest of a text; what does not fit leaves it anywhere.
struct Bytes<'a> {
    rest: &'a [u8],
}

impl Bytes<'_> {
    #[inline]
    fn take(&mut self, byte: u8) -> bool {
        match self.rest {
            [first, rest @ ..] if *first == byte => {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }

    /// Skips ASCII blanks; whether there were any.
    #[inline]
    fn skip_blanks(&mut self) -> bool {
        let before = self.rest.len();
        while self.take(b' ') {}
        self.rest.len() < before
    }

    /// Takes a number of at most nine digits.
    #[inline]
    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for digits in 0..=9 {
            match self.rest {
                [digit @ b'0'..=b'9', rest @ ..] if digits < 9 => {
                    number = number * 10 + u64::from(digit - b'0');
                    self.rest = rest;
                }
                _ => return (digits > 0).then_some(number),
            }
        }
        None
    }

    /// Takes a character of three bytes, as all kanji are; all ones if there is none.
    #[inline]
    fn kanji(&mut self) -> u32 {
        match self.rest {
            [a @ 0xe0..=0xef, b, c, rest @ ..] => {
                self.rest = rest;
                packed(*a, *b, *c)
            }
            _ => u32::MAX,
        }
    }

    /// Takes `７六歩(77)`, `同　歩(77)` or `７六歩打`, if the piece named stands there.
    #[inline]
    fn take_move(&mut self, position: &Position, last_to: Option<Square>) -> Option<Move> {
        let first = self.kanji();
        let second = self.kanji();
        let to = if first == SAME && second == WIDE_BLANK {
            last_to?
        } else {
            let file = first.checked_sub(WIDE_ZERO).filter(|file| (1..=9).contains(file))?;
            Square::try_new(file as u8, rank(second)?)?
        };
        let piece = self.piece()?;
        if self.take(b'(') {
            return self.take_origin(position, piece, to, false);
        }
        match self.kanji() {
            PROMOTES => self.take(b'(').then(|| self.take_origin(position, piece, to, true))?,
            DROPPED => {
                let held = HandPiece::ALL.into_iter().find(|held| held.kind() == piece)?;
                Some(Move::Drop { piece: held, to })
            }
            _ => None,
        }
    }

    #[inline]
    fn take_origin(&mut self, position: &Position, piece: PieceKind, to: Square, promote: bool) -> Option<Move> {
        let [file, rank, b')', rest @ ..] = self.rest else { return None };
        self.rest = rest;
        let from = Square::try_new(file.wrapping_sub(b'0'), rank.wrapping_sub(b'0'))?;
        let named = position.piece_at(from) == Some(Piece::new(position.turn(), piece));
        named.then_some(Move::Board { from, to, promote })
    }

    #[inline]
    fn piece(&mut self) -> Option<PieceKind> {
        Some(match self.kanji() {
            PAWN => PieceKind::Pawn,
            LANCE => PieceKind::Lance,
            KNIGHT => PieceKind::Knight,
            SILVER => PieceKind::Silver,
            GOLD => PieceKind::Gold,
            BISHOP => PieceKind::Bishop,
            ROOK => PieceKind::Rook,
            KING => PieceKind::King,
            TOKIN => PieceKind::Tokin,
            HORSE => PieceKind::Horse,
            DRAGON => PieceKind::Dragon,
            PROMOTES => match self.kanji() {
                LANCE => PieceKind::PromotedLance,
                KNIGHT => PieceKind::PromotedKnight,
                SILVER => PieceKind::PromotedSilver,
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Takes `( 0:16/00:00:16)` and a `+`, or nothing at the end of a line; `None` for anything else.
    #[inline]
    fn take_time(&mut self) -> Option<Option<Duration>> {
        if !self.take(b'(') {
            return Some(None);
        }
        self.skip_blanks();
        let minutes = self.number()?;
        let seconds = self.take(b':').then(|| self.number())??;
        if !self.take(b'/') {
            return None;
        }
        let length = self.rest.iter().position(|byte| !matches!(byte, b'0'..=b':' | b' '))?;
        self.rest = &self.rest[length..];
        if !self.take(b')') {
            return None;
        }
        self.take(b'+');
        Some(Some(Duration::from_secs(minutes * 60 + seconds)))
    }

    #[inline]
    fn take_end(&mut self) -> bool {
        self.take(b'\r');
        self.take(b'\n')
    }
}

/// Three bytes as one number.
const fn packed(a: u8, b: u8, c: u8) -> u32 {
    (a as u32) << 16 | (b as u32) << 8 | c as u32
}

const fn bytes_of(text: &str) -> u32 {
    let bytes = text.as_bytes();
    packed(bytes[0], bytes[1], bytes[2])
}

const SAME: u32 = bytes_of("同");
const WIDE_BLANK: u32 = bytes_of("\u{3000}");
const WIDE_ZERO: u32 = bytes_of("０");
const PROMOTES: u32 = bytes_of("成");
const DROPPED: u32 = bytes_of("打");
const PAWN: u32 = bytes_of("歩");
const LANCE: u32 = bytes_of("香");
const KNIGHT: u32 = bytes_of("桂");
const SILVER: u32 = bytes_of("銀");
const GOLD: u32 = bytes_of("金");
const BISHOP: u32 = bytes_of("角");
const ROOK: u32 = bytes_of("飛");
const KING: u32 = bytes_of("玉");
const TOKIN: u32 = bytes_of("と");
const HORSE: u32 = bytes_of("馬");
const DRAGON: u32 = bytes_of("龍");

/// The value of a kanji from 一 to 九: their last bytes differ.
#[inline]
fn rank(kanji: u32) -> Option<u8> {
    let (expected, rank) = RANKS[(kanji & 0x3f) as usize];
    (expected == kanji).then_some(rank)
}

const RANKS: [(u32, u8); 64] = {
    let mut ranks = [(u32::MAX, 0); 64];
    let kanji = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let mut i = 0;
    while i < kanji.len() {
        let bytes = bytes_of(kanji[i]);
        let entry = &mut ranks[(bytes & 0x3f) as usize];
        assert!(entry.1 == 0, "two kanji share a place");
        *entry = (bytes, i as u8 + 1);
        i += 1;
    }
    ranks
};
