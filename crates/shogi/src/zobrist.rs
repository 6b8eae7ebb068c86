//! Random numbers for repetition keys, fixed at compile time.

use crate::{Color, Hand, HandPiece, Piece, Square};

/// One number for every piece on every square, by square and [`Piece::byte`].
static BOARD: [[u64; 32]; Square::COUNT] = {
    let mut table = [[0; 32]; Square::COUNT];
    let mut state = 0x4d69_7961_6b6f;
    let mut square = 0;
    while square < Square::COUNT {
        let mut piece = 0;
        while piece < 32 {
            state = next(state);
            table[square][piece] = mixed(state);
            piece += 1;
        }
        square += 1;
    }
    table
};

/// One number for each piece held, multiplied by how many are held: hands add up, so that taking and
/// dropping are one addition whatever was held before.
static HANDS: [[u64; 7]; 2] = {
    let mut table = [[0; 7]; 2];
    let mut state = 0x90f5_u64;
    let mut color = 0;
    while color < 2 {
        let mut piece = 0;
        while piece < 7 {
            state = next(state);
            table[color][piece] = mixed(state) | 1;
            piece += 1;
        }
        color += 1;
    }
    table
};

/// Added when White is to move.
pub(crate) const WHITE_TO_MOVE: u64 = mixed(0x7ea5_e11a);

#[inline(always)]
pub(crate) fn piece_on(piece: Piece, square: Square) -> u64 {
    BOARD[square.index()][(piece.byte() & 31) as usize]
}

#[inline(always)]
pub(crate) fn in_hand(color: Color, piece: HandPiece) -> u64 {
    HANDS[color.index()][piece.index()]
}

/// The part of a key that belongs to a whole hand.
pub(crate) fn whole_hand(color: Color, hand: Hand) -> u64 {
    hand.iter().fold(0, |sum, (piece, count)| sum.wrapping_add(in_hand(color, piece).wrapping_mul(u64::from(count))))
}

/// SplitMix64: its step and its output function.
const fn next(state: u64) -> u64 {
    state.wrapping_add(0x9e37_79b9_7f4a_7c15)
}

const fn mixed(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
