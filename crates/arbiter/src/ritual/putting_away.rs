//! Counting the pieces into the bag (ETIQ-21). Why in groups, and in this order, is a text for people (ETIQ-22).

use shogi::{Piece, PieceKind, Setup};

/// Pieces of a kind that go into the bag together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The kind.
    pub kind: PieceKind,
    /// How many there are.
    pub found: u8,
    /// How many there should be: two, three or four.
    pub expected: u8,
}

impl Group {
    /// Whether no piece is missing, and none too many.
    pub const fn is_complete(self) -> bool {
        self.found == self.expected
    }
}

/// The kinds in the order in which they go into the bag, with the size of a group and the number of groups.
const ORDER: [(PieceKind, u8, u8); 8] = [
    (PieceKind::King, 2, 1),
    (PieceKind::Rook, 2, 1),
    (PieceKind::Bishop, 2, 1),
    (PieceKind::Gold, 4, 1),
    (PieceKind::Silver, 4, 1),
    (PieceKind::Knight, 4, 1),
    (PieceKind::Lance, 4, 1),
    (PieceKind::Pawn, 3, 6),
];

/// The groups in which the pieces of `setup`, on the board and in the hands, go into the bag: two kings, two rooks,
/// two bishops, four golds, silvers, knights and lances, and the pawns by threes. A piece that is missing shows in the
/// last group of its kind; one too many does so as well. The pieces that a handicap has removed are still to be added
/// to the setup: they lie beside the board.
///
/// ```
/// let groups = arbiter::ritual::groups(&shogi::Setup::even());
/// assert!(groups.iter().all(|group| group.is_complete()));
/// ```
pub fn groups(setup: &Setup) -> Vec<Group> {
    grouped(|kind| count(setup, kind))
}

/// The same of pieces that were counted by hand: `counted` says how many of a kind there are.
pub fn grouped(counted: impl Fn(PieceKind) -> u8) -> Vec<Group> {
    ORDER.into_iter().flat_map(|(kind, size, groups)| split(kind, counted(kind), size, groups)).collect()
}

/// The kinds in the order in which they go into the bag, and how many there should be of each.
pub fn complete() -> impl Iterator<Item = (PieceKind, u8)> {
    ORDER.into_iter().map(|(kind, size, groups)| (kind, size * groups))
}

fn split(kind: PieceKind, count: u8, size: u8, groups: u8) -> impl Iterator<Item = Group> {
    (0..groups).map(move |number| {
        let left = count.saturating_sub(number * size);
        let found = if number + 1 == groups { left } else { left.min(size) };
        Group { kind, found, expected: size }
    })
}

fn count(setup: &Setup, kind: PieceKind) -> u8 {
    let is_kind = |piece: &&Piece| piece.kind().unpromoted() == kind;
    let on_board = setup.board.iter().flatten().filter(is_kind).count() as u8;
    let held = setup.hands.iter().flat_map(|hand| hand.iter()).filter(|(piece, _)| piece.kind() == kind);
    held.map(|(_, count)| count).fold(on_board, u8::saturating_add)
}

#[cfg(test)]
mod tests;
