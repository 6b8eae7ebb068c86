//! Which patterns hold, move after move.

use super::catalogue::Catalogue;
use super::pattern::PatternId;
use super::set::Set;
use super::tables::{Meaning, content};
use shogi::{Bitboard, Color, HandPiece, Move, Piece, PieceKind, Position, Square};

/// Where a rook ranges: from the fifth file on, on the two nearest ranks. One that was dropped there says nothing.
const RANGING: [Bitboard; 2] = [ranging([5, 6, 7, 8], [8, 9]), ranging([2, 3, 4, 5], [1, 2])];

/// Where the rook starts.
const HOME_FILE: [Bitboard; 2] = [Bitboard::file(2), Bitboard::file(8)];

const fn ranging(files: [u8; 4], ranks: [u8; 2]) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    let mut i = 0;
    while i < files.len() {
        squares = squares.union(Bitboard::of(Square::new(files[i], ranks[0])));
        squares = squares.union(Bitboard::of(Square::new(files[i], ranks[1])));
        i += 1;
    }
    squares
}

/// Watches a game for patterns. A move changes what its squares mean to the patterns that name them, and nothing else is
/// looked at again.
#[derive(Clone)]
pub struct Watch<'a> {
    catalogue: &'a Catalogue,
    plies: usize,
    /// Who made the first move.
    first: Color,
    board: Board,
    /// Bishops taken by each side.
    bishops: [u8; 2],
    /// Nothing has been taken yet.
    is_quiet: bool,
    /// The rooks that each side began with, as long as they are not taken or promoted.
    rooks: [Bitboard; 2],
    /// Who has had no pawn on the rook's home file: such a rook came as a static one.
    opened: [bool; 2],
    /// Whose rook has ranged.
    ranging: [bool; 2],
    waiting: [Set; 2],
    holding: [Set; 2],
}

/// What the squares say, whatever else patterns ask for.
#[derive(Clone)]
struct Board {
    /// How much each case lacks.
    lacking: Vec<u8>,
    /// How many of each group are there.
    groups: Vec<u8>,
    /// Those that lack nothing.
    complete: [Set; 2],
}

impl<'a> Watch<'a> {
    /// Begins with the start of a game.
    pub fn new(catalogue: &'a Catalogue, start: &Position) -> Watch<'a> {
        let mut board = Board::new(catalogue);
        for square in Square::all() {
            board.put(catalogue, start.piece_at(square), square);
        }
        let mut watch = Watch {
            catalogue,
            plies: 0,
            first: start.turn(),
            board,
            bishops: [0; 2],
            is_quiet: true,
            rooks: Color::ALL.map(|color| start.squares_of(Piece::new(color, PieceKind::Rook))),
            opened: [false; 2],
            ranging: [false; 2],
            waiting: [catalogue.tables.waiting; 2],
            holding: [Set::EMPTY; 2],
        };
        watch.settle(start, None);
        watch
    }

    /// Notes that a legal move was played in `before`, which led to `after`.
    pub fn play(&mut self, before: &Position, m: Move, after: &Position) {
        let catalogue = self.catalogue;
        let (us, to) = (before.turn(), m.to());
        if let Some(from) = m.from() {
            self.board.take(catalogue, before.piece_at(from), from);
            self.board.put(catalogue, None, from);
        }
        let taken = before.piece_at(to);
        self.board.take(catalogue, taken, to);
        self.board.put(catalogue, after.piece_at(to), to);
        self.plies += 1;
        self.rooks[(!us).index()] &= !Bitboard::of(to);
        if let Some(from) = m.from().filter(|from| self.rooks[us.index()].contains(*from)) {
            self.rooks[us.index()] &= !Bitboard::of(from);
            if !m.promotes() {
                self.rooks[us.index()] |= Bitboard::of(to);
            }
        }
        if let Some(taken) = taken {
            let is_bishop = matches!(taken.kind(), PieceKind::Bishop | PieceKind::Horse);
            self.bishops[us.index()] += u8::from(is_bishop);
            if self.is_quiet && us != self.first && self.gives_up_a_move(before, m) {
                self.waiting[us.index()].remove(catalogue.tables.itteson);
            }
            self.is_quiet = false;
        }
        self.settle(after, Some((before, m)));
    }

    /// 一手損角換わり itteson kakugawari: whoever moves second exchanges the bishop, which has not moved, on the other's
    /// home square for it, before anything else is taken and with a rook that stays.
    fn gives_up_a_move(&self, before: &Position, m: Move) -> bool {
        let us = before.turn();
        let seen = |color: Color, square: Square| if color == Color::Black { square } else { square.rotated() };
        let home = |color: Color| seen(color, Square::new(8, 8));
        let stands = |square, color, kind| before.piece_at(square) == Some(Piece::new(color, kind));
        m.from() == Some(home(us))
            && m.to() == home(!us)
            && stands(home(us), us, PieceKind::Bishop)
            && stands(home(!us), !us, PieceKind::Bishop)
            && stands(seen(us, Square::new(2, 8)), us, PieceKind::Rook)
    }

    /// Finds out what holds after a move, or at the start.
    fn settle(&mut self, position: &Position, last: Option<(&Position, Move)>) {
        let tables = &self.catalogue.tables;
        let in_time = tables.at_ply(self.plies);
        if in_time.contains(tables.ranging_rook) {
            for color in Color::ALL {
                let us = color.index();
                self.opened[us] |= !position.squares_of(Piece::new(color, PieceKind::Pawn)).meets(HOME_FILE[us]);
                self.ranging[us] |= !self.opened[us] && self.rooks[us].meets(RANGING[us]);
            }
        }
        let mut excluded = Set::EMPTY;
        let mut unless = |condition: bool, those: Set| {
            if !condition {
                excluded |= those;
            }
        };
        unless(self.bishops == [0; 2], tables.kept);
        unless(self.bishops.iter().all(|taken| *taken > 0), tables.exchanged);
        unless(Color::ALL.into_iter().all(|color| position.hand(color).count(HandPiece::Bishop) > 0), tables.in_hand);
        for color in Color::ALL {
            let us = color.index();
            let mut not_now = excluded | self.waiting[us];
            not_now |= if self.ranging[(!color).index()] { tables.against_static } else { tables.against_ranging };
            if color == self.first {
                not_now |= tables.second;
            }
            if !self.ranging[us] {
                not_now |= tables.of_ranging;
            }
            let complete = self.board.complete[us] & in_time;
            if !(complete & tables.by_move).is_empty() {
                not_now |= tables.by_move & !self.after_move(color, last);
            }
            self.holding[us] = complete & !not_now;
            for (herald, those) in &tables.heralds {
                // An event holds whenever its squares do.
                if self.holding[us].contains(*herald) {
                    self.waiting[us] &= !*those;
                }
            }
        }
    }

    /// The patterns of a side that its last move makes possible.
    fn after_move(&self, color: Color, last: Option<(&Position, Move)>) -> Set {
        let Some((before, m)) = last.filter(|(before, _)| before.turn() == color) else { return Set::EMPTY };
        let to = if color == Color::Black { m.to() } else { m.to().rotated() };
        let kind = match m {
            Move::Drop { piece, .. } => Some(piece.kind()),
            Move::Board { from, .. } => before.piece_at(from).map(Piece::kind),
        };
        let is_made = |wanted: &super::data::LastMove| {
            let how = if wanted.is_drop { m.from().is_none() } else { before.piece_at(m.to()).is_some() };
            how && wanted.to == to && Some(wanted.piece) == kind
        };
        self.catalogue.tables.moves.iter().filter(|(_, wanted)| is_made(wanted)).map(|(number, _)| *number).collect()
    }

    /// How many moves were played.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// Whether a side's rook has ranged so far (OPEN-02).
    pub fn is_ranging(&self, color: Color) -> bool {
        self.ranging[color.index()]
    }

    /// Every pattern of a side that holds now, those included that need not be told beside others.
    pub fn holding(&self, color: Color) -> impl Iterator<Item = PatternId> {
        self.catalogue.ids(self.holding_set(color))
    }

    /// The patterns of a side to tell now.
    pub fn shown(&self, color: Color) -> impl Iterator<Item = PatternId> {
        self.catalogue.ids(self.catalogue.shown(self.holding_set(color)))
    }

    pub(super) fn holding_set(&self, color: Color) -> Set {
        self.holding[color.index()]
    }
}

impl Board {
    /// A board of which nothing is known.
    fn new(catalogue: &Catalogue) -> Board {
        let tables = &catalogue.tables;
        let complete = Color::ALL.map(|color| {
            let lacking = &tables.lacking[color.index() * Set::CAPACITY..][..Set::CAPACITY];
            (0..Set::CAPACITY).filter(|number| lacking[*number] == 0).collect()
        });
        Board { lacking: tables.lacking.clone(), groups: vec![0; tables.groups.len()], complete }
    }

    /// Something, or nothing, has come to stand on a square.
    #[inline]
    fn put(&mut self, catalogue: &Catalogue, piece: Option<Piece>, square: Square) {
        for meaning in catalogue.tables.meanings(content(piece), square) {
            match *meaning {
                Meaning::Wanted { case } => self.less(case),
                Meaning::Unwanted { case } => self.more(case),
                Meaning::OneOf { group } => {
                    let there = &mut self.groups[usize::from(group)];
                    *there += 1;
                    if *there == 1 {
                        self.less(catalogue.tables.groups[usize::from(group)]);
                    }
                }
            }
        }
    }

    /// It stands there no longer.
    #[inline]
    fn take(&mut self, catalogue: &Catalogue, piece: Option<Piece>, square: Square) {
        for meaning in catalogue.tables.meanings(content(piece), square) {
            match *meaning {
                Meaning::Wanted { case } => self.more(case),
                Meaning::Unwanted { case } => self.less(case),
                Meaning::OneOf { group } => {
                    let there = &mut self.groups[usize::from(group)];
                    *there -= 1;
                    if *there == 0 {
                        self.more(catalogue.tables.groups[usize::from(group)]);
                    }
                }
            }
        }
    }

    #[inline]
    fn less(&mut self, case: u16) {
        let case = usize::from(case);
        self.lacking[case] -= 1;
        if self.lacking[case] == 0 {
            self.complete[case / Set::CAPACITY].insert(case % Set::CAPACITY);
        }
    }

    #[inline]
    fn more(&mut self, case: u16) {
        let case = usize::from(case);
        if self.lacking[case] == 0 {
            self.complete[case / Set::CAPACITY].remove(case % Set::CAPACITY);
        }
        self.lacking[case] += 1;
    }
}

impl Catalogue {
    /// The castles of a side in a position of which nothing else is known, those left out that need not be told beside
    /// others.
    pub fn castles(&self, position: &Position, color: Color) -> impl Iterator<Item = PatternId> {
        let watch = Watch::new(self, position);
        let set = self.shown(watch.holding_set(color));
        self.ids(set).filter(|id| self.is_castle(*id))
    }

    /// Whether it is something one would build.
    pub fn is_castle(&self, id: PatternId) -> bool {
        let pattern = &self[id];
        pattern.kind == super::Kind::Castle && pattern.role != super::Role::Weakness
    }
}

#[cfg(test)]
mod tests;
