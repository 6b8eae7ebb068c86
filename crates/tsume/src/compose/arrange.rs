//! Arrangements of pieces: Black mates, White has a king and, in hand, all that is not on the board, as is the custom.

use super::random::Random;
use shogi::{Color, Fault, Faults, HandPiece, Piece, PieceKind, Position, Setup, Square};

/// The position of a problem: what is not used is White's. `None` if that cannot be, or Black has taken the king already.
pub(super) fn complete(mut setup: Setup) -> Option<Position> {
    let mut left = shogi::Hand::EMPTY;
    for piece in HandPiece::ALL {
        let on_board = setup.board.iter().flatten().filter(|p| p.kind().in_hand() == Some(piece)).count() as u8;
        let rest = piece.in_set().checked_sub(on_board + setup.hands[Color::Black.index()].count(piece))?;
        left.set(piece, rest);
    }
    setup.hands[Color::White.index()] = left;
    setup.turn = Color::Black;
    setup.ply = 1;
    setup.into_position().or_else(|error| error.forgive(Faults::of(&[Fault::NoBlackKing]))).ok()
}

/// A king in its corner of the board and a few pieces around it, at random.
pub(super) fn random(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    let king = Square::new(random.below(9) as u8 + 1, random.of(&[1, 1, 1, 1, 2, 2, 2, 3, 3, 4]));
    setup.board[king.index()] = Some(Piece::new(Color::White, PieceKind::King));
    for _ in 0..1 + random.below(3) {
        put(&mut setup, king, Color::Black, random);
    }
    for _ in 0..random.below(5) {
        put(&mut setup, king, Color::White, random);
    }
    for _ in 0..random.below(2) {
        setup.hands[Color::Black.index()].add(random.of(&HandPiece::ALL));
    }
    complete(setup)
}

/// Puts a piece somewhere near the king, if the square is empty.
pub(super) fn put(setup: &mut Setup, king: Square, color: Color, random: &mut Random) {
    const BLACK: [PieceKind; 16] = {
        use PieceKind::{Bishop, Dragon, Gold, Horse, Knight, Lance, Pawn, Rook, Silver, Tokin};
        [
            Pawn, Pawn, Lance, Knight, Knight, Silver, Silver, Gold, Gold, Bishop, Bishop, Rook, Rook, Horse, Dragon,
            Tokin,
        ]
    };
    const WHITE: [PieceKind; 16] = {
        use PieceKind::{Bishop, Dragon, Gold, Horse, Knight, Lance, Pawn, Rook, Silver, Tokin};
        [Pawn, Pawn, Pawn, Pawn, Lance, Lance, Knight, Knight, Silver, Silver, Gold, Bishop, Rook, Horse, Dragon, Tokin]
    };
    let (files, ranks) = (random.below(5) as i8 - 2, random.below(5) as i8 - 2);
    let kind = random.of(if color == Color::Black { &BLACK } else { &WHITE });
    if let Some(square) = king.offset(files, ranks).filter(|square| setup.board[square.index()].is_none()) {
        setup.board[square.index()] = Some(Piece::new(color, kind));
    }
}

/// The position seen in a mirror.
pub(super) fn mirrored(position: &Position) -> Option<Position> {
    let setup = position.to_setup();
    let mut board = [None; Square::COUNT];
    for square in Square::all() {
        board[Square::new(10 - square.file(), square.rank()).index()] = setup.board[square.index()];
    }
    complete(Setup { board, ..setup })
}
