//! The numbers of the evaluation, in hundredths of a pawn from the view of the piece's owner.
//!
//! They were fitted to the results of games the engine played against itself; docs/experiments/engine-first.md says how.
//! Tables by kind follow [`shogi::PieceKind::ALL`].

use crate::score::Value;
use shogi::{HandPiece, PieceKind};

type ByKind<T> = [T; PieceKind::ALL.len()];

/// Having the turn.
pub(super) const TURN: Value = 46;

/// A piece on the board.
pub(super) const ON_BOARD: ByKind<Value> = [47, 213, 147, 324, 250, 404, 486, 0, 361, 509, 279, 715, 776, 825];

/// So many pieces in hand, from none to the eighteen pawns.
/// The order of the values is that of VALUE-01.
#[rustfmt::skip]
pub(super) const IN_HAND: [[Value; 19]; HandPiece::ALL.len()] = [
    [    0,   137,   245,   298,   326,   341,   356,   371,   404,   447,   507,   567,   627,   687,   747,   807,   867,   927,   987], // pawn
    [    0,   324,   525,   808,  1181,  1181,  1181,  1181,  1181,  1181,  1181,  1181,  1181,  1181,  1181,  1181,  1181,  1181,  1181], // lance
    [    0,   296,   542,   870,  1296,  1296,  1296,  1296,  1296,  1296,  1296,  1296,  1296,  1296,  1296,  1296,  1296,  1296,  1296], // knight
    [    0,   486,   978,  1561,  2195,  2195,  2195,  2195,  2195,  2195,  2195,  2195,  2195,  2195,  2195,  2195,  2195,  2195,  2195], // silver
    [    0,   544,  1161,  1812,  2502,  2502,  2502,  2502,  2502,  2502,  2502,  2502,  2502,  2502,  2502,  2502,  2502,  2502,  2502], // gold
    [    0,   706,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572,  1572], // bishop
    [    0,   974,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058,  2058], // rook
];

/// By rank, the farthest first.
#[rustfmt::skip]
pub(super) const RANKS: ByKind<[Value; 9]> = [
    [    0,    12,    43,    93,    20,    10,   -16,   -75,   -87], // pawn
    [    0,    61,    36,    10,    31,   -20,   -18,   -93,    -7], // lance
    [    0,     0,    -4,    22,    21,    28,     0,   -34,   -33], // knight
    [   38,     4,     5,    24,    42,    -8,   -14,   -26,   -66], // silver
    [  -74,   -80,   -91,   -26,   104,     9,    29,    71,    57], // gold
    [  139,   113,    59,    38,   -19,   -36,   -28,  -107,  -160], // bishop
    [  218,   121,    69,     7,   -28,   -83,   -87,   -84,  -133], // rook
    [  134,   165,   174,   141,    43,   -74,  -130,  -204,  -249], // king
    [  -45,   -40,    27,    15,     5,     7,     9,    11,    11], // tokin
    [   -3,   -42,   -21,   -13,    10,    18,    17,    17,    17], // promoted lance
    [   16,   -13,   -28,    -1,     4,     2,     5,     7,     8], // promoted knight
    [  -75,   -51,   -16,    24,    32,    27,    22,    19,    18], // promoted silver
    [  -24,   -54,   -23,    49,    24,    10,     9,   -10,    19], // horse
    [  122,    54,    51,   -26,   -61,   -98,   -74,   -10,    42], // dragon
];

/// By file, the own right edge first.
#[rustfmt::skip]
pub(super) const FILES: ByKind<[Value; 9]> = [
    [  -62,   -34,     9,    -7,    62,   -11,   -10,    12,    42], // pawn
    [  -66,   -21,     4,   -35,    79,    64,    35,     2,   -61], // lance
    [ -101,    -3,    65,    53,    13,     7,    -5,    17,   -45], // knight
    [   57,    -2,     7,    11,     7,   -53,    14,    -7,   -35], // silver
    [   30,    21,    44,    51,   -59,   -10,    15,   -61,   -31], // gold
    [   -7,   -13,   -26,     8,    36,     7,    17,    20,   -42], // bishop
    [  -22,    26,    43,    15,    -9,   -38,    34,    38,   -86], // rook
    [  -27,   -14,     2,    11,   -41,   -39,   -12,    42,    78], // king
    [   49,    49,    29,    -8,     1,   -14,   -26,   -21,   -60], // tokin
    [  -17,    37,    41,    54,    11,     7,   -30,   -44,   -58], // promoted lance
    [   71,    14,    16,    41,    76,    14,   -20,  -116,   -96], // promoted knight
    [  194,    79,    20,   -21,   -76,  -118,  -103,    14,    12], // promoted silver
    [  -84,   -79,   -55,    18,    17,     6,    45,    75,    57], // horse
    [   72,    19,    -3,   -25,   -49,   -57,   -48,    23,    68], // dragon
];

/// By distance to the own king in its steps.
#[rustfmt::skip]
pub(super) const NEAR_OWN_KING: ByKind<[Value; 9]> = [
    [    0,   -18,   -15,   -24,    -9,    58,    -6,    13,    69], // pawn
    [    0,    36,    14,   -36,    15,    -8,   -16,    -5,    15], // lance
    [    0,    35,    37,    44,    14,   -49,   -68,   -13,   -19], // knight
    [    0,   101,    62,    36,    25,   -17,   -82,  -125,  -181], // silver
    [    0,   111,    88,    28,    -5,   -31,  -100,   -91,   -97], // gold
    [    0,  -157,   -10,    30,    -5,    20,    67,    56,    55], // bishop
    [    0,     2,   -38,    -4,    32,   -10,     6,    12,   -39], // rook
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // king
    [    0,    60,    21,     2,   -27,    -5,    -9,   -42,   -28], // tokin
    [    0,    28,    41,    52,    44,    -6,   -75,   -83,  -157], // promoted lance
    [    0,   149,   108,    81,    34,   -63,  -144,  -166,  -117], // promoted knight
    [    0,    90,    78,    32,   -20,   -56,   -68,   -56,   -51], // promoted silver
    [    0,    29,    -8,    19,     0,    29,   -13,   -56,   -90], // horse
    [    0,   -13,   -30,    -6,    23,     7,    13,     7,    -8], // dragon
];

/// By distance to the opponent's king in its steps.
#[rustfmt::skip]
pub(super) const NEAR_THEIR_KING: ByKind<[Value; 9]> = [
    [    0,  -114,   -26,    -9,    15,    36,    32,    67,   106], // pawn
    [    0,  -101,   -96,   -99,    32,   130,    87,    48,    67], // lance
    [    0,    -7,   -32,   -15,   -43,     1,    51,    46,    71], // knight
    [    0,    16,   -11,    45,    -7,   -13,   -10,   -20,   -43], // silver
    [    0,    10,    13,   -40,   -25,    34,    23,   -15,   -70], // gold
    [    0,   -31,   -69,   -13,   -14,    20,    -2,   110,   147], // bishop
    [    0,   -60,   -59,   -84,    -1,    96,    51,    57,    58], // rook
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // king
    [    0,    30,    32,    22,   -42,   -10,   -18,   -15,    -9], // tokin
    [    0,    62,    57,    73,    36,   -21,   -98,  -108,   -93], // promoted lance
    [    0,   -40,   -43,   -54,   -38,    -6,    74,   108,   117], // promoted knight
    [    0,    49,    54,    60,    24,   -40,   -49,   -98,  -115], // promoted silver
    [    0,   -48,   -52,   -22,   -30,    10,    54,    88,   110], // horse
    [    0,   -53,   -58,    21,    28,    15,    14,    33,    61], // dragon
];

/// How far round a king attacks matter, in its steps.
pub(super) const RINGS: usize = 3;

/// Each attack on a square at distance 1, 2, 3 from the opponent's king.
pub(super) const PRESSURE: [Value; RINGS] = [66, 27, 25];

/// Each attack on a square at distance 1, 2, 3 from the own king.
pub(super) const GUARD: [Value; RINGS] = [17, 19, 14];

/// Each square that a piece can go to.
pub(super) const MOBILITY: ByKind<Value> = [16, -2, 40, 9, 7, 14, 7, 0, -1, -34, 26, -94, -2, -9];

/// An own piece that is attacked and guarded.
pub(super) const ATTACKED: ByKind<Value> = [18, -47, -76, -104, -106, -174, -206, 0, 86, 15, 57, -86, -127, -118];

/// An own piece that is attacked and not guarded.
pub(super) const LOOSE: ByKind<Value> = [-29, -87, -120, -131, -189, -252, -234, 0, -77, 137, -252, -51, -158, -208];

/// The own king, by how many pieces other than pawns the opponent has in hand (none, 1, 2, more), and how many of its
/// pieces attack squares beside the king (none to seven and more).
#[rustfmt::skip]
pub(super) const DANGER: [[Value; 8]; 4] = [
    [   16,    67,    27,    -1,   -61,  -100,  -144,  -196],
    [    1,   -35,  -102,  -172,  -226,  -280,  -353,  -441],
    [  -44,   -43,  -146,  -214,  -273,  -355,  -458,  -586],
    [   95,    73,    29,   -20,   -65,  -165,  -307,  -480],
];

/// By the number of squares beside the own king that the opponent attacks and no other own piece guards.
pub(super) const WEAK_SQUARES: [Value; 9] = [60, 0, -65, -84, -74, -64, -68, -77, -84];

/// By the number of squares to which the own king can go.
pub(super) const ESCAPES: [Value; 9] = [-44, 27, -3, 33, 35, -5, -34, -126, -133];
