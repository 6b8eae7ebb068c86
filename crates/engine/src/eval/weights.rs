//! The numbers of the evaluation, in hundredths of a pawn from the view of the piece's owner.
//!
//! They were fitted to the results of games the engine played against itself; docs/experiments/engine-first.md says how.
//! Tables by kind follow [`shogi::PieceKind::ALL`].

use crate::score::Value;
use shogi::{HandPiece, PieceKind};

type ByKind<T> = [T; PieceKind::ALL.len()];

/// Having the turn.
pub(super) const TURN: Value = 20;

/// A piece on the board.
pub(super) const ON_BOARD: ByKind<Value> = [100, 330, 360, 550, 600, 830, 1000, 0, 600, 590, 600, 610, 1130, 1350];

/// So many pieces in hand, from none to the eighteen pawns.
/// The order of the values is that of VALUE-01.
#[rustfmt::skip]
pub(super) const IN_HAND: [[Value; 19]; HandPiece::ALL.len()] = [
    [    0,   125,   230,   335,   395,   455,   515,   575,   635,   695,   755,   815,   875,   935,   995,  1055,  1115,  1175,  1235], // pawn
    [    0,   350,   700,  1050,  1400,  1400,  1400,  1400,  1400,  1400,  1400,  1400,  1400,  1400,  1400,  1400,  1400,  1400,  1400], // lance
    [    0,   390,   780,  1170,  1560,  1560,  1560,  1560,  1560,  1560,  1560,  1560,  1560,  1560,  1560,  1560,  1560,  1560,  1560], // knight
    [    0,   600,  1200,  1800,  2400,  2400,  2400,  2400,  2400,  2400,  2400,  2400,  2400,  2400,  2400,  2400,  2400,  2400,  2400], // silver
    [    0,   660,  1320,  1980,  2640,  2640,  2640,  2640,  2640,  2640,  2640,  2640,  2640,  2640,  2640,  2640,  2640,  2640,  2640], // gold
    [    0,   910,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820,  1820], // bishop
    [    0,  1090,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180,  2180], // rook
];

/// By rank, the farthest first.
#[rustfmt::skip]
pub(super) const RANKS: ByKind<[Value; 9]> = [
    [   24,    20,    16,    12,     8,     4,     0,    -4,    -8], // pawn
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // lance
    [   24,    21,    18,    -5,    -8,     9,     6,     3,     0], // knight
    [  -15,   -12,    -9,    -6,    -3,     0,    -3,    -6,    -9], // silver
    [  -35,   -30,   -25,   -20,   -15,   -10,    -5,     0,    -5], // gold
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // bishop
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // rook
    [  -72,   -60,   -48,   -36,   -24,   -12,     0,    12,    24], // king
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // tokin
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // promoted lance
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // promoted knight
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // promoted silver
    [   20,    20,    20,    20,    20,     0,     0,     0,     0], // horse
    [   20,    20,    20,    20,    20,     0,     0,     0,     0], // dragon
];

/// By file, the own right edge first.
#[rustfmt::skip]
pub(super) const FILES: ByKind<[Value; 9]> = [
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // pawn
    [    0,     3,     6,     9,    12,     9,     6,     3,     0], // lance
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // knight
    [    0,     3,     6,     9,    12,     9,     6,     3,     0], // silver
    [   -4,    -3,    -2,    -1,     0,    -1,    -2,    -3,    -4], // gold
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // bishop
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // rook
    [   24,    18,    12,     6,     0,     6,    12,    18,    24], // king
    [    0,     3,     6,     9,    12,     9,     6,     3,     0], // tokin
    [    0,     3,     6,     9,    12,     9,     6,     3,     0], // promoted lance
    [    0,     3,     6,     9,    12,     9,     6,     3,     0], // promoted knight
    [    0,     3,     6,     9,    12,     9,     6,     3,     0], // promoted silver
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // horse
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // dragon
];

/// By distance to the own king in its steps.
#[rustfmt::skip]
pub(super) const NEAR_OWN_KING: ByKind<[Value; 9]> = [
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // pawn
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // lance
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // knight
    [    0,    20,    12,     5,     0,     0,    -3,    -5,    -5], // silver
    [    0,    20,    12,     5,     0,     0,    -3,    -5,    -5], // gold
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // bishop
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // rook
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // king
    [    0,    20,    12,     5,     0,     0,    -3,    -5,    -5], // tokin
    [    0,    20,    12,     5,     0,     0,    -3,    -5,    -5], // promoted lance
    [    0,    20,    12,     5,     0,     0,    -3,    -5,    -5], // promoted knight
    [    0,    20,    12,     5,     0,     0,    -3,    -5,    -5], // promoted silver
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // horse
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // dragon
];

/// By distance to the opponent's king in its steps.
#[rustfmt::skip]
pub(super) const NEAR_THEIR_KING: ByKind<[Value; 9]> = [
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // pawn
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // lance
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // knight
    [    0,    20,    14,     8,     2,     0,     0,    -3,    -3], // silver
    [    0,    20,    14,     8,     2,     0,     0,    -3,    -3], // gold
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // bishop
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // rook
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // king
    [    0,    20,    14,     8,     2,     0,     0,    -3,    -3], // tokin
    [    0,    20,    14,     8,     2,     0,     0,    -3,    -3], // promoted lance
    [    0,    20,    14,     8,     2,     0,     0,    -3,    -3], // promoted knight
    [    0,    20,    14,     8,     2,     0,     0,    -3,    -3], // promoted silver
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // horse
    [    0,     0,     0,     0,     0,     0,     0,     0,     0], // dragon
];

/// How far round a king attacks matter, in its steps.
pub(super) const RINGS: usize = 3;

/// Each attack on a square at distance 1, 2, 3 from the opponent's king.
pub(super) const PRESSURE: [Value; RINGS] = [16, 7, 3];

/// Each attack on a square at distance 1, 2, 3 from the own king.
pub(super) const GUARD: [Value; RINGS] = [9, 4, 2];

/// Each square that a piece can go to.
pub(super) const MOBILITY: ByKind<Value> = [0, 3, 3, 2, 2, 4, 4, 0, 2, 2, 2, 2, 4, 5];

/// An own piece that is attacked and guarded.
pub(super) const ATTACKED: ByKind<Value> = [-4, -14, -15, -22, -24, -34, -40, 0, -24, -24, -24, -25, -46, -54];

/// An own piece that is attacked and not guarded.
pub(super) const LOOSE: ByKind<Value> = [-13, -42, -45, -69, -75, -104, -125, 0, -75, -74, -75, -77, -142, -169];

/// The own king, by how many pieces other than pawns the opponent has in hand (none, 1, 2, more), and how many of its
/// pieces attack squares beside the king (none to seven and more).
#[rustfmt::skip]
pub(super) const DANGER: [[Value; 8]; 4] = [
    [    0,    -4,   -16,   -36,   -64,  -100,  -144,  -196],
    [    0,    -7,   -28,   -63,  -112,  -175,  -252,  -343],
    [    0,   -10,   -40,   -90,  -160,  -250,  -360,  -490],
    [    0,   -13,   -52,  -117,  -208,  -325,  -468,  -637],
];

/// By the number of squares beside the own king that the opponent attacks and no other own piece guards.
pub(super) const WEAK_SQUARES: [Value; 9] = [0, -8, -16, -24, -32, -40, -48, -56, -64];

/// By the number of squares to which the own king can go.
pub(super) const ESCAPES: [Value; 9] = [-40, -20, -10, -5, 0, 0, 0, 0, 0];
