//! The numbers of the evaluation, in hundredths of a pawn from the view of the piece's owner.
//!
//! They were fitted to the results of games the engine played against itself; docs/experiments/engine-first.md says how.
//! Tables by kind follow [`shogi::PieceKind::ALL`].

use crate::score::Value;
use shogi::{HandPiece, PieceKind};

type ByKind<T> = [T; PieceKind::ALL.len()];

/// Having the turn.
pub(super) const TURN: Value = 35;

/// A piece on the board.
pub(super) const ON_BOARD: ByKind<Value> = [64, 208, 228, 352, 361, 454, 504, 0, 540, 623, 621, 765, 783, 979];

/// So many pieces in hand, from none to the eighteen pawns.
/// The order of the values is that of VALUE-01.
#[rustfmt::skip]
pub(super) const IN_HAND: [[Value; 19]; HandPiece::ALL.len()] = [
    [    0,   111,   202,   276,   315,   351,   403,   460,   520,   580,   640,   700,   760,   820,   880,   940,  1000,  1060,  1120], // pawn
    [    0,   346,   681,  1025,  1377,  1377,  1377,  1377,  1377,  1377,  1377,  1377,  1377,  1377,  1377,  1377,  1377,  1377,  1377], // lance
    [    0,   331,   702,  1092,  1489,  1489,  1489,  1489,  1489,  1489,  1489,  1489,  1489,  1489,  1489,  1489,  1489,  1489,  1489], // knight
    [    0,   565,  1159,  1759,  2362,  2362,  2362,  2362,  2362,  2362,  2362,  2362,  2362,  2362,  2362,  2362,  2362,  2362,  2362], // silver
    [    0,   610,  1272,  1935,  2600,  2600,  2600,  2600,  2600,  2600,  2600,  2600,  2600,  2600,  2600,  2600,  2600,  2600,  2600], // gold
    [    0,   810,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729,  1729], // bishop
    [    0,  1005,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102,  2102], // rook
];

/// By rank, the farthest first.
#[rustfmt::skip]
pub(super) const RANKS: ByKind<[Value; 9]> = [
    [    0,    28,    35,    43,    13,     4,   -23,   -44,   -57], // pawn
    [    0,     4,     2,     4,    12,     3,    -7,   -20,     2], // lance
    [    0,     0,     6,   -12,   -13,     8,    10,     4,    -3], // knight
    [   15,    11,     9,    11,    16,     6,     3,   -22,   -49], // silver
    [  -48,   -39,   -27,    -5,    21,    18,    25,    36,    20], // gold
    [   31,    24,    16,     8,     1,     3,   -17,   -28,   -38], // bishop
    [   38,    28,    18,     5,     0,   -12,   -20,   -26,   -31], // rook
    [   -6,     5,    14,    18,    12,     2,    -8,   -23,   -15], // king
    [   -9,    -8,     2,     2,     3,     3,     3,     3,     3], // tokin
    [    8,     0,    -4,    -2,    -1,     0,     0,     0,     0], // promoted lance
    [   -2,    -2,    -1,     1,     1,     0,     1,     1,     1], // promoted knight
    [   -6,    -4,    -1,     2,     3,     2,     2,     1,     1], // promoted silver
    [    6,     4,     3,    10,     9,   -11,    -7,    -8,    -6], // horse
    [   46,    31,    19,     1,    -8,   -30,   -25,   -19,   -15], // dragon
];

/// By file, the own right edge first.
#[rustfmt::skip]
pub(super) const FILES: ByKind<[Value; 9]> = [
    [  -60,   -37,     2,    21,    41,    12,     5,     6,    10], // pawn
    [  -25,    -7,     4,     8,    20,    14,     6,    -6,   -14], // lance
    [  -34,   -23,    11,     8,     4,     8,     7,    17,     2], // knight
    [    6,     4,    -4,    -2,    -3,    -6,    12,    -3,    -4], // silver
    [   26,    27,    22,    26,    -8,   -10,   -12,   -35,   -36], // gold
    [  -11,   -13,   -19,    -9,     5,     8,    11,    19,    10], // bishop
    [   15,     5,     8,     0,    -5,    -8,     2,     1,   -17], // rook
    [   23,    18,    13,    12,    -7,   -21,   -25,   -13,    -2], // king
    [    9,    10,     6,     3,     4,    -1,    -7,    -7,   -16], // tokin
    [   -6,     6,    11,    15,    12,     5,    -5,   -14,   -24], // promoted lance
    [   28,    25,    22,    17,    11,    -5,   -19,   -37,   -42], // promoted knight
    [   17,     9,     3,    -1,    -2,    -9,    -9,    -3,    -5], // promoted silver
    [  -18,   -18,   -10,     0,     1,     3,    11,    16,    15], // horse
    [  -17,   -17,   -14,    -8,    -3,     3,     9,    19,    28], // dragon
];

/// By distance to the own king in its steps.
#[rustfmt::skip]
pub(super) const NEAR_OWN_KING: ByKind<[Value; 9]> = [
    [    0,   -15,    -3,   -18,     7,    26,     4,    -1,     7], // pawn
    [    0,   -19,   -19,   -14,    14,    16,     9,    13,    19], // lance
    [    0,    -5,    13,    23,    11,   -13,   -17,   -12,   -13], // knight
    [    0,    39,     1,    -4,     1,    -4,   -14,   -20,   -23], // silver
    [    0,    55,    40,    19,    -3,   -19,   -42,   -50,   -53], // gold
    [    0,   -69,   -25,    12,    13,    17,    24,    28,    30], // bishop
    [    0,   -26,   -18,    -1,    11,     5,    12,    17,    16], // rook
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // king
    [    0,    28,    19,     8,    -4,    -8,   -15,   -27,   -31], // tokin
    [    0,    25,    19,    10,     2,    -8,   -21,   -27,   -35], // promoted lance
    [    0,    52,    37,    23,     2,   -20,   -41,   -54,   -53], // promoted knight
    [    0,    29,    18,     6,    -6,   -11,   -16,   -20,   -19], // promoted silver
    [    0,    10,     5,     0,    -6,    -4,    -4,    -2,     1], // horse
    [    0,    -6,   -10,    -8,    -3,     2,    10,    15,    18], // dragon
];

/// By distance to the opponent's king in its steps.
#[rustfmt::skip]
pub(super) const NEAR_THEIR_KING: ByKind<[Value; 9]> = [
    [    0,   -41,   -23,     2,    13,    21,    16,    14,    10], // pawn
    [    0,   -17,   -16,   -12,     6,    22,    13,     4,    32], // lance
    [    0,   -16,   -17,   -13,   -13,     3,    19,    37,    27], // knight
    [    0,    11,     3,    10,     0,   -10,     1,   -16,   -27], // silver
    [    0,    12,     6,    -8,   -11,     2,     8,    -9,   -19], // gold
    [    0,    -1,    -4,     0,     7,     8,   -12,     2,     0], // bishop
    [    0,     1,     0,    -4,     5,    10,    -2,   -11,    -9], // rook
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // king
    [    0,    10,     4,    -2,   -10,    -5,     1,     1,     2], // tokin
    [    0,    31,    25,    17,     2,   -14,   -27,   -34,   -34], // promoted lance
    [    0,     3,    -3,    -7,    -7,    -2,     8,     9,     9], // promoted knight
    [    0,    20,    15,    10,    -1,   -12,   -12,   -20,   -21], // promoted silver
    [    0,    -8,    -8,    -6,    -5,     3,    11,    14,    17], // horse
    [    0,   -15,   -15,    -5,     0,     7,    12,    16,    18], // dragon
];

/// How far round a king attacks matter, in its steps.
pub(super) const RINGS: usize = 3;

/// Each attack on a square at distance 1, 2, 3 from the opponent's king.
pub(super) const PRESSURE: [Value; RINGS] = [68, 27, 10];

/// Each attack on a square at distance 1, 2, 3 from the own king.
pub(super) const GUARD: [Value; RINGS] = [21, 31, 17];

/// Each square that a piece can go to.
pub(super) const MOBILITY: ByKind<Value> = [22, 15, 37, 6, -6, 12, 14, 0, -19, -63, -29, -85, 3, -6];

/// An own piece that is attacked and guarded.
pub(super) const ATTACKED: ByKind<Value> = [21, 34, -86, -101, -116, -140, -170, 0, 24, 52, -67, -84, -86, -122];

/// An own piece that is attacked and not guarded.
pub(super) const LOOSE: ByKind<Value> = [-25, -112, -88, -65, -167, -188, -226, 0, -89, 156, -217, -80, -127, -140];

/// The own king, by how many pieces other than pawns the opponent has in hand (none, 1, 2, more), and how many of its
/// pieces attack squares beside the king (none to seven and more).
#[rustfmt::skip]
pub(super) const DANGER: [[Value; 8]; 4] = [
    [  -54,   -52,   -62,   -78,  -105,  -139,  -182,  -234],
    [  -43,   -60,   -85,  -121,  -169,  -230,  -306,  -397],
    [  -30,   -38,   -75,  -124,  -192,  -281,  -390,  -520],
    [  144,   126,    83,    16,   -76,  -194,  -339,  -510],
];

/// By the number of squares beside the own king that the opponent attacks and no other own piece guards.
pub(super) const WEAK_SQUARES: [Value; 9] = [20, -7, -23, -32, -37, -44, -51, -59, -67];

/// By the number of squares to which the own king can go.
pub(super) const ESCAPES: [Value; 9] = [-48, -26, -25, 9, 15, 4, 0, -8, -9];
