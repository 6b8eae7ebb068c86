//! Where pieces reach: tables made at compile time for the steps, arithmetic for the long-range pieces
//! (RULE-21 … RULE-36): a piece goes where it reaches, and only the Knight over others.

use crate::{Bitboard, Color, Piece, PieceKind, Square};

type PerSquare<T> = [T; Square::COUNT];

/// The squares a pawn of each colour reaches from a square, and so on for the other step movers.
pub(crate) static PAWN: [PerSquare<Bitboard>; 2] = both_colors(&[(0, -1)]);
pub(crate) static KNIGHT: [PerSquare<Bitboard>; 2] = both_colors(&[(-1, -2), (1, -2)]);
pub(crate) static SILVER: [PerSquare<Bitboard>; 2] = both_colors(&[(0, -1), (-1, -1), (1, -1), (-1, 1), (1, 1)]);
pub(crate) static GOLD: [PerSquare<Bitboard>; 2] = both_colors(&[(0, -1), (-1, -1), (1, -1), (-1, 0), (1, 0), (0, 1)]);
pub(crate) static KING: PerSquare<Bitboard> = walks(&ALL_DIRECTIONS, 1, 1);

const ALL_DIRECTIONS: [(i8, i8); 8] = [(0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, 1), (1, -1), (-1, 1)];

/// The straight lines through a square, without the square itself.
static RANKS: PerSquare<Bitboard> = rays(&[(1, 0), (-1, 0)]);
static FALLING: PerSquare<Bitboard> = rays(&[(1, 1), (-1, -1)]);
static RISING: PerSquare<Bitboard> = rays(&[(1, -1), (-1, 1)]);

/// The part of a square's file with lower indices (towards rank 1) and with higher ones.
static TOWARDS_RANK_1: PerSquare<Bitboard> = rays(&[(0, -1)]);
static TOWARDS_RANK_9: PerSquare<Bitboard> = rays(&[(0, 1)]);

/// What a rook or a bishop reaches on an empty board.
pub(crate) static ROOK_LINES: PerSquare<Bitboard> = rays(&[(0, -1), (0, 1), (-1, 0), (1, 0)]);
pub(crate) static BISHOP_LINES: PerSquare<Bitboard> = rays(&[(-1, -1), (1, 1), (1, -1), (-1, 1)]);

/// The squares strictly between two squares on one line; empty otherwise.
static BETWEEN: PerSquare<PerSquare<Bitboard>> = {
    let mut table = [[Bitboard::EMPTY; Square::COUNT]; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut d = 0;
        while d < ALL_DIRECTIONS.len() {
            let (files, ranks) = ALL_DIRECTIONS[d];
            let mut passed = 0;
            let mut at = Square::from_index(from).offset(files, ranks);
            while let Some(square) = at {
                table[from][square.index()] = Bitboard(passed);
                passed |= 1 << square.index();
                at = square.offset(files, ranks);
            }
            d += 1;
        }
        from += 1;
    }
    table
};

/// From where enemy pieces can matter to a king: attack it or a square beside it. By the king's colour and square.
pub(crate) struct NearKing {
    /// Every piece one step, or one knight's jump, from the king's surroundings.
    pub(crate) steps: Bitboard,
    /// Rooks, bishops and lances that reach them on an empty board.
    pub(crate) rooks: Bitboard,
    pub(crate) bishops: Bitboard,
    pub(crate) lances: Bitboard,
}

pub(crate) static NEAR_KING: [PerSquare<NearKing>; 2] = [near_king(Color::Black), near_king(Color::White)];

/// The squares strictly between two squares on one file, rank or diagonal; empty otherwise.
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole line through `origin` that `towards` stands on, from edge to edge of the board, `origin` left out.
/// Both must be on one line.
#[inline(always)]
pub(crate) fn line_through(origin: Square, towards: Square) -> Bitboard {
    let on = Bitboard::of(towards);
    let i = origin.index();
    let file = TOWARDS_RANK_1[i] | TOWARDS_RANK_9[i];
    for line in [file, RANKS[i], FALLING[i]] {
        if line.meets(on) {
            return line;
        }
    }
    RISING[i]
}

/// Where a lance reaches.
#[inline(always)]
pub fn lance(color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match color {
        Color::Black => reach_down(TOWARDS_RANK_1[square.index()], occupied),
        Color::White => reach_up(TOWARDS_RANK_9[square.index()], occupied),
    }
}

/// Where a rook reaches.
#[inline(always)]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let i = square.index();
    let file = reach_down(TOWARDS_RANK_1[i], occupied) | reach_up(TOWARDS_RANK_9[i], occupied);
    file | reach_both_ways(RANKS[i], square, occupied)
}

/// Where a bishop reaches.
#[inline(always)]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let i = square.index();
    reach_both_ways(FALLING[i], square, occupied) | reach_both_ways(RISING[i], square, occupied)
}

/// Where a piece reaches: every square it attacks, whoever stands there.
#[inline]
pub fn attacks(piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    let (c, i) = (piece.color().index(), square.index());
    match piece.kind() {
        PieceKind::Pawn => PAWN[c][i],
        PieceKind::Lance => lance(piece.color(), square, occupied),
        PieceKind::Knight => KNIGHT[c][i],
        PieceKind::Silver => SILVER[c][i],
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => GOLD[c][i],
        PieceKind::Bishop => bishop(square, occupied),
        PieceKind::Rook => rook(square, occupied),
        PieceKind::King => KING[i],
        PieceKind::Horse => bishop(square, occupied) | KING[i],
        PieceKind::Dragon => rook(square, occupied) | KING[i],
    }
}

/// Whether a piece on `from` could go to `to` on an empty board.
#[inline]
pub(crate) fn reaches(piece: Piece, from: Square, to: Square) -> bool {
    let (c, i) = (piece.color().index(), from.index());
    let squares = match piece.kind() {
        PieceKind::Pawn => PAWN[c][i],
        PieceKind::Lance => lance(piece.color(), from, Bitboard::EMPTY),
        PieceKind::Knight => KNIGHT[c][i],
        PieceKind::Silver => SILVER[c][i],
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => GOLD[c][i],
        PieceKind::Bishop => BISHOP_LINES[i],
        PieceKind::Rook => ROOK_LINES[i],
        PieceKind::King => KING[i],
        PieceKind::Horse => BISHOP_LINES[i] | KING[i],
        PieceKind::Dragon => ROOK_LINES[i] | KING[i],
    };
    squares.contains(to)
}

/// The part of a ray towards higher indices up to and with the first occupied square.
///
/// Subtracting one turns the lowest blocker and everything below it over; with no blocker, everything.
#[inline(always)]
fn reach_up(ray: Bitboard, occupied: Bitboard) -> Bitboard {
    let blockers = ray.0 & occupied.0;
    Bitboard(ray.0 & (blockers ^ blockers.wrapping_sub(1)))
}

/// The part of a ray along a file towards lower indices up to and with the first occupied square.
#[inline(always)]
fn reach_down(ray: Bitboard, occupied: Bitboard) -> Bitboard {
    // The lowest bit stands for "no blocker": nothing lies below it.
    let blockers = ray.0 & occupied.0 | 1;
    Bitboard(ray.0 & (!0 << (127 - blockers.leading_zeros())))
}

/// The part of a line up to and with the first occupied square on either side.
///
/// Ranks and diagonals have at most one bit in each byte, so swapping the bytes reverses them and the same
/// subtraction serves both directions. (Not so for files: their bits are neighbours.)
#[inline(always)]
fn reach_both_ways(line: Bitboard, square: Square, occupied: Bitboard) -> Bitboard {
    let own = 1_u128 << square.index();
    let up = line.0 & occupied.0;
    let down = up.swap_bytes().wrapping_sub(own.swap_bytes());
    Bitboard(line.0 & (up.wrapping_sub(own) ^ down.swap_bytes()))
}

const fn both_colors(black_steps: &[(i8, i8)]) -> [PerSquare<Bitboard>; 2] {
    [walks(black_steps, 1, 1), walks(black_steps, -1, 1)]
}

/// The squares any number of steps away on an empty board.
const fn rays(directions: &[(i8, i8)]) -> PerSquare<Bitboard> {
    walks(directions, 1, 8)
}

/// The squares at most `longest` steps away; `sign` −1 turns the board round for White.
const fn walks(directions: &[(i8, i8)], sign: i8, longest: u8) -> PerSquare<Bitboard> {
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut i = 0;
    while i < Square::COUNT {
        let mut d = 0;
        while d < directions.len() {
            let (files, ranks) = (directions[d].0 * sign, directions[d].1 * sign);
            let mut steps = 0;
            let mut at = Square::from_index(i).offset(files, ranks);
            while let Some(square) = at
                && steps < longest
            {
                table[i].0 |= 1 << square.index();
                at = square.offset(files, ranks);
                steps += 1;
            }
            d += 1;
        }
        i += 1;
    }
    table
}

const fn near_king(color: Color) -> PerSquare<NearKing> {
    const NOTHING: NearKing =
        NearKing { steps: Bitboard::EMPTY, rooks: Bitboard::EMPTY, bishops: Bitboard::EMPTY, lances: Bitboard::EMPTY };
    // An enemy knight that reaches a square stands where an own one would jump to from there.
    let jumps = KNIGHT[color.index()];
    let ahead = match color {
        Color::Black => TOWARDS_RANK_1,
        Color::White => TOWARDS_RANK_9,
    };
    let mut table = [NOTHING; Square::COUNT];
    let mut king = 0;
    while king < Square::COUNT {
        let mut i = 0;
        while i < Square::COUNT {
            if i == king || KING[king].contains(Square::from_index(i)) {
                table[king].steps.0 |= KING[i].0 | jumps[i].0;
                table[king].rooks.0 |= ROOK_LINES[i].0;
                table[king].bishops.0 |= BISHOP_LINES[i].0;
                table[king].lances.0 |= ahead[i].0;
            }
            i += 1;
        }
        king += 1;
    }
    table
}

#[cfg(test)]
mod tests;
