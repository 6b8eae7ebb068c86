//! A position and what became of it in 36 bytes: what the trainer reads, in no order.
//!
//! A position takes at most 256 bits, because a set of forty pieces leaves no more to say: a piece in hand costs fewer
//! bits than one on the board and the square it has left. Kings may be missing, pieces too; there is no 41st.

use shogi::{Color, HandPiece, Piece, PieceKind, Position, Setup, Square};

/// Bytes of a record.
pub(crate) const BYTES: usize = 36;

/// A position of a game, what a search thought of it, and how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// [`pack`].
    pub(crate) position: [u8; 32],
    /// For the side to move, in hundredths of a pawn.
    pub(crate) score: i16,
    /// For the side to move: 1 won, 0 drawn, -1 lost.
    pub(crate) result: i8,
}

impl Record {
    /// Little endian: position 32, score 2, result 1, and a byte that fills it up.
    pub(crate) fn to_bytes(self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        bytes[..32].copy_from_slice(&self.position);
        bytes[32..34].copy_from_slice(&self.score.to_le_bytes());
        bytes[34] = self.result as u8;
        bytes
    }

    /// The inverse of [`Record::to_bytes`]; the position is not looked at.
    pub(crate) fn from_bytes(bytes: &[u8; BYTES]) -> Record {
        let mut position = [0; 32];
        position.copy_from_slice(&bytes[..32]);
        Record { position, score: i16::from_le_bytes([bytes[32], bytes[33]]), result: bytes[34] as i8 }
    }
}

/// Code words by unpromoted kind, the first bit lowest, and their lengths. An empty square is the single bit 0, so every
/// word begins with 1.
const CODES: [(PieceKind, u32, u32); 7] = [
    (PieceKind::Pawn, 0b01, 2),
    (PieceKind::Lance, 0b0011, 4),
    (PieceKind::Knight, 0b1011, 4),
    (PieceKind::Silver, 0b0111, 4),
    (PieceKind::Gold, 0b01111, 5),
    (PieceKind::Bishop, 0b011111, 6),
    (PieceKind::Rook, 0b111111, 6),
];

const NO_KING: u32 = 81;

/// The position in at most 256 bits: turn, kings, the other squares, and of each kind that is not all on the board how
/// many are in which hand. The move number is left out.
///
/// # Panics
/// If the position holds more pieces of a kind than a set has.
pub(crate) fn pack(position: &Position) -> [u8; 32] {
    let mut bits = Writer::default();
    bits.put(u32::from(position.turn() == Color::White), 1);
    for color in Color::ALL {
        bits.put(position.king(color).map_or(NO_KING, |king| king.index() as u32), 7);
    }
    let mut left = HandPiece::ALL.map(HandPiece::in_set);
    for square in Square::all() {
        match position.piece_at(square) {
            None => bits.put(0, 1),
            Some(piece) if piece.kind() == PieceKind::King => {}
            Some(piece) => {
                put_piece(&mut bits, piece);
                let held = piece.kind().in_hand().expect("not a king");
                left[held.index()] -= 1;
            }
        }
    }
    for held in HandPiece::ALL {
        let width = width_of(left[held.index()]);
        for color in Color::ALL {
            bits.put(u32::from(position.hand(color).count(held)), width);
        }
    }
    bits.bytes
}

fn put_piece(bits: &mut Writer, piece: Piece) {
    let plain = piece.kind().unpromoted();
    let (_, word, length) = CODES.iter().find(|code| code.0 == plain).expect("all kinds but the king have a word");
    bits.put(*word, *length);
    bits.put(u32::from(piece.color() == Color::White), 1);
    if plain != PieceKind::Gold {
        bits.put(u32::from(piece.kind().is_promoted()), 1);
    }
}

/// The position packed here, as a setup that has not been checked; `None` for bits that [`pack`] never makes.
pub(crate) fn unpack(packed: &[u8; 32]) -> Option<Setup> {
    let mut bits = Reader::new(packed);
    let turn = if bits.take(1) == 1 { Color::White } else { Color::Black };
    let mut setup = Setup { turn, ..Setup::EMPTY };
    for color in Color::ALL {
        let king = bits.take(7);
        match king {
            NO_KING => {}
            0..NO_KING => setup.board[king as usize] = Some(Piece::new(color, PieceKind::King)),
            _ => return None,
        }
    }
    let mut left = HandPiece::ALL.map(HandPiece::in_set);
    for square in &mut setup.board {
        if square.is_some() {
            continue;
        }
        let word = &WORDS[bits.peek() as usize & 0xff];
        bits.at += word.length;
        if let Some(piece) = word.piece {
            let count = &mut left[piece.kind().in_hand()?.index()];
            *count = count.checked_sub(1)?;
            *square = Some(piece);
        }
    }
    for held in HandPiece::ALL {
        let width = width_of(left[held.index()]);
        for color in Color::ALL {
            setup.hands[color.index()].set(held, bits.take(width) as u8);
        }
    }
    (bits.at <= 256).then_some(setup)
}

/// What the next bits say of a square.
#[derive(Clone, Copy)]
struct Word {
    piece: Option<Piece>,
    length: usize,
}

/// By the next eight bits, which are enough for any word.
static WORDS: [Word; 256] = {
    let mut words = [Word { piece: None, length: 1 }; 256];
    let mut bits = 1;
    while bits < words.len() {
        words[bits] = word_of(bits as u32);
        bits += 2;
    }
    words
};

/// The word of a piece that these bits begin with.
const fn word_of(bits: u32) -> Word {
    let mut i = 0;
    while bits & ((1 << CODES[i].2) - 1) != CODES[i].1 {
        i += 1;
    }
    let (kind, _, length) = CODES[i];
    let color = if bits >> length & 1 == 1 { Color::White } else { Color::Black };
    match kind.promoted() {
        None => Word { piece: Some(Piece::new(color, kind)), length: length as usize + 1 },
        Some(promoted) => {
            let face = if bits >> (length + 1) & 1 == 1 { promoted } else { kind };
            Word { piece: Some(Piece::new(color, face)), length: length as usize + 2 }
        }
    }
}

/// How many bits say a number up to `most`.
fn width_of(most: u8) -> u32 {
    u8::BITS - most.leading_zeros()
}

#[derive(Default)]
struct Writer {
    bytes: [u8; 32],
    at: usize,
}

impl Writer {
    /// The lowest bit first.
    fn put(&mut self, value: u32, width: u32) {
        for i in 0..width {
            self.bytes[self.at / 8] |= ((value >> i & 1) as u8) << (self.at % 8);
            self.at += 1;
        }
    }
}

/// Bits from the lowest on, and zeros after the last.
struct Reader {
    bytes: [u8; 64],
    at: usize,
}

impl Reader {
    fn new(packed: &[u8; 32]) -> Reader {
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(packed);
        Reader { bytes, at: 0 }
    }

    /// The next 57 bits and perhaps some more.
    #[inline(always)]
    fn peek(&self) -> u64 {
        let next = self.bytes[self.at / 8..].first_chunk().copied().unwrap_or_default();
        u64::from_le_bytes(next) >> (self.at % 8)
    }

    #[inline(always)]
    fn take(&mut self, width: u32) -> u32 {
        let value = self.peek() & ((1 << width) - 1);
        self.at += width as usize;
        value as u32
    }
}

#[cfg(test)]
mod tests;
