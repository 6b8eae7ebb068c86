//! The fast lane: lines of moves and times in the form that programs write them. What looks otherwise in the least is
//! left to the tolerant reader, which makes the same of these lines.

use super::read::Reader;
use shogi::{Color, HandPiece, Move, Piece, PieceKind, Position, Square};
use std::time::Duration;

/// How far the fast lane went.
#[derive(Default)]
pub(super) struct Passed {
    pub(super) bytes: usize,
    pub(super) lines: usize,
}

impl Reader {
    /// Plays lines such as `+7776FU` and `T12` from the front of a text as long as they come.
    pub(super) fn read_plain_moves(&mut self, text: &str) -> Passed {
        let mut passed = Passed::default();
        let bytes = text.as_bytes();
        let first = self.draft.line;
        while self.draft.takes_moves()
            && let Some((m, mut length)) = plain_move(self.draft.position(), &bytes[passed.bytes..])
        {
            let time = plain_time(&bytes[passed.bytes + length..]);
            self.draft.line = first + passed.lines + 1;
            self.draft.play(m, time.map(|(time, _)| time), 1);
            passed.lines += 1;
            if let Some((_, more)) = time {
                length += more;
                passed.lines += 1;
            }
            passed.bytes += length;
        }
        passed
    }
}

/// A move of the side to move, and how many bytes it takes with its line end.
#[inline]
fn plain_move(position: &Position, bytes: &[u8]) -> Option<(Move, usize)> {
    let line: &[u8; 8] = bytes.first_chunk()?;
    let [sign, files, ranks, to_file, to_rank, letter, other, end] = *line;
    let turn = if position.turn() == Color::Black { b'+' } else { b'-' };
    if sign != turn {
        return None;
    }
    let to = square(to_file, to_rank)?;
    let named = [letter, other];
    let m = if (files, ranks) == (b'0', b'0') {
        Move::Drop { piece: HandPiece::ALL.into_iter().find(|piece| CODES[piece.kind().index()] == named)?, to }
    } else {
        let from = square(files, ranks)?;
        let kind = position.piece_at(from).map(Piece::kind)?;
        let promote = CODES[kind.index()] != named;
        if promote && CODES[kind.promoted()?.index()] != named {
            return None;
        }
        Move::Board { from, to, promote }
    };
    match end {
        b'\n' => Some((m, 8)),
        b'\r' if bytes.get(8) == Some(&b'\n') => Some((m, 9)),
        _ => None,
    }
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    Square::try_new(file.wrapping_sub(b'0'), rank.wrapping_sub(b'0'))
}

/// The letters of each kind as bytes.
const CODES: [[u8; 2]; PieceKind::ALL.len()] = {
    let mut codes = [[0; 2]; PieceKind::ALL.len()];
    let mut i = 0;
    while i < codes.len() {
        let code = super::PIECES[i].1.as_bytes();
        codes[i] = [code[0], code[1]];
        i += 1;
    }
    codes
};

/// A time in whole seconds, and how many bytes it takes with its line end.
#[inline]
fn plain_time(bytes: &[u8]) -> Option<(Duration, usize)> {
    /// More digits might not fit.
    const MOST_DIGITS: usize = 9;
    let rest = bytes.strip_prefix(b"T")?;
    let mut seconds = 0;
    for (digits, byte) in rest.iter().enumerate().take(MOST_DIGITS + 1) {
        match byte {
            b'0'..=b'9' => seconds = seconds * 10 + u64::from(byte - b'0'),
            b'\n' if digits > 0 => return Some((Duration::from_secs(seconds), digits + 2)),
            b'\r' if digits > 0 && rest.get(digits + 1) == Some(&b'\n') => {
                return Some((Duration::from_secs(seconds), digits + 3));
            }
            _ => return None,
        }
    }
    None
}
