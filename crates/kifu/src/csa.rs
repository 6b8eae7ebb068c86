//! CSA, the form of records and of the server protocol of the Computer Shogi Association.

mod moves;
mod position;

pub use moves::{MoveText, ReadMoveError, read_move, write_move};
pub use position::write_position;

use shogi::{Color, PieceKind};

/// The codes of the pieces.
const PIECES: [(PieceKind, &str); 14] = [
    (PieceKind::Pawn, "FU"),
    (PieceKind::Lance, "KY"),
    (PieceKind::Knight, "KE"),
    (PieceKind::Silver, "GI"),
    (PieceKind::Gold, "KI"),
    (PieceKind::Bishop, "KA"),
    (PieceKind::Rook, "HI"),
    (PieceKind::King, "OU"),
    (PieceKind::Tokin, "TO"),
    (PieceKind::PromotedLance, "NY"),
    (PieceKind::PromotedKnight, "NK"),
    (PieceKind::PromotedSilver, "NG"),
    (PieceKind::Horse, "UM"),
    (PieceKind::Dragon, "RY"),
];

fn code(kind: PieceKind) -> &'static str {
    PIECES[kind.index()].1
}

/// The piece with this code.
fn piece_of(code: &str) -> Option<PieceKind> {
    PIECES.iter().find(|(_, own)| *own == code).map(|(kind, _)| *kind)
}

const fn sign(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}

fn color_of(sign: char) -> Option<Color> {
    Color::ALL.into_iter().find(|color| self::sign(*color) == sign)
}
