//! Legal moves: generated as sets of targets per piece, expanded last. All of them: capturing is never compulsory
//! (RULE-39), and a check may be met in any of three ways (RULE-53, RULE-55).

use crate::attacks::{self, GOLD, KING, KNIGHT, NEAR_KING, PAWN, SILVER};
use crate::color::{Black, Side, White};
use crate::position::Class;
use crate::{Bitboard, Color, Constraints, HandPiece, Move, Position, Square};
use std::ops::ControlFlow;

/// Some legal moves that belong together.
#[derive(Clone, Copy, Debug)]
pub enum MoveSet {
    /// Moves of pawns, each from the square behind its target.
    Pawns {
        /// Where they can go unpromoted.
        plain: Bitboard,
        /// Where they can go promoting.
        promoting: Bitboard,
    },
    /// Moves of one other piece.
    Board {
        /// Where it stands.
        from: Square,
        /// Where it can go unpromoted.
        plain: Bitboard,
        /// Where it can go promoting.
        promoting: Bitboard,
    },
    /// Drops of one kind of piece.
    Drop {
        /// The kind.
        piece: HandPiece,
        /// Where it can be dropped.
        targets: Bitboard,
    },
}

impl Position {
    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(128);
        match self.turn() {
            Color::Black => self.expand_as::<Black>(|m| moves.push(m)),
            Color::White => self.expand_as::<White>(|m| moves.push(m)),
        }
        moves
    }

    /// Calls `each` with every legal move of side `S`, whose turn it is.
    #[inline(always)]
    fn expand_as<S: Side>(&self, mut each: impl FnMut(Move)) {
        let _ = generate::<S, ()>(self, |set| {
            match set {
                MoveSet::Pawns { plain, promoting } => {
                    for (targets, promote) in [(promoting, true), (plain, false)] {
                        targets.into_iter().for_each(|to| each(Move::Board { from: behind::<S>(to), to, promote }));
                    }
                }
                MoveSet::Board { from, plain, promoting } => {
                    promoting.into_iter().for_each(|to| each(Move::Board { from, to, promote: true }));
                    plain.into_iter().for_each(|to| each(Move::Board { from, to, promote: false }));
                }
                MoveSet::Drop { piece, targets } => {
                    targets.into_iter().for_each(|to| each(Move::Drop { piece, to }));
                }
            }
            ControlFlow::Continue(())
        });
    }

    /// Appends all legal moves of side `S`, whose turn it is, as sets.
    #[inline(always)]
    pub(crate) fn generate_as<S: Side>(&self, sets: &mut Vec<MoveSet>) {
        let _ = generate::<S, ()>(self, |set| {
            sets.push(set);
            ControlFlow::Continue(())
        });
    }

    /// Whether there is any legal move; without one the side to move has lost (RULE-57).
    pub fn has_legal_move(&self) -> bool {
        self.for_each_move_set(|_| ControlFlow::Break(())).is_break()
    }

    /// Visits all legal moves as non-empty sets, until `visit` breaks.
    #[inline(always)]
    pub fn for_each_move_set<B>(&self, visit: impl FnMut(MoveSet) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.turn() {
            Color::Black => generate::<Black, B>(self, visit),
            Color::White => generate::<White, B>(self, visit),
        }
    }

    /// Visits the legal moves of pieces on the board that end on `targets`, as non-empty sets, until `visit` breaks. The
    /// constraints must be those of this position. A set of moves that may promote is given whole for these targets.
    #[inline(always)]
    pub fn for_each_board_move_set<B>(
        &self,
        constraints: &Constraints,
        targets: Bitboard,
        mut visit: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.turn() {
            Color::Black => generate_board_moves::<Black, B>(self, constraints, targets, &mut visit),
            Color::White => generate_board_moves::<White, B>(self, constraints, targets, &mut visit),
        }
    }

    /// Visits the legal drops on `targets`, as non-empty sets, until `visit` breaks. The constraints must be those of this
    /// position.
    #[inline(always)]
    pub fn for_each_drop_set<B>(
        &self,
        constraints: &Constraints,
        targets: Bitboard,
        visit: impl FnMut(MoveSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let empty = (constraints.evasions & targets) - self.occupied();
        match self.turn() {
            Color::Black => generate_drops::<Black, B>(self, empty, visit),
            Color::White => generate_drops::<White, B>(self, empty, visit),
        }
    }

    /// Whether any enemy piece could attack the king, pin a piece to it, or forbid it a square.
    #[inline(always)]
    pub(crate) fn enemies_near<S: Side>(&self, king: Square) -> bool {
        let near = &NEAR_KING[S::COLOR.index()][king.index()];
        let enemies = self.pieces_of(!S::COLOR);
        let long = self.class(Class::Rook) & near.rooks
            | self.class(Class::Bishop) & near.bishops
            | self.class(Class::Lance) & near.lances
            | near.steps;
        enemies.meets(long)
    }

    /// The squares beside `king` that the enemies of side `S` attack once the king has left its square.
    #[inline(always)]
    pub(crate) fn attacked_beside<S: Side>(&self, king: Square) -> Bitboard {
        let them = !S::COLOR;
        let near = &NEAR_KING[S::COLOR.index()][king.index()];
        let enemies = self.pieces_of(them);
        let close = enemies & near.steps;
        let occupied = self.occupied() ^ Bitboard::of(king);
        let mut attacked = self.step_attacks(them, close);
        for lance in self.class(Class::Lance) & enemies & near.lances {
            attacked |= attacks::lance(them, lance, occupied);
        }
        for bishop in self.class(Class::Bishop) & enemies & near.bishops {
            attacked |= attacks::bishop(bishop, occupied);
        }
        for rook in self.class(Class::Rook) & enemies & near.rooks {
            attacked |= attacks::rook(rook, occupied);
        }
        attacked
    }

    /// What these pieces of `color` attack by one step or a knight's jump, all together.
    #[inline(always)]
    fn step_attacks(&self, color: Color, pieces: Bitboard) -> Bitboard {
        let of = |class| self.class(class) & pieces;
        let (pawns, silvers, golds, steps) = (of(Class::Pawn), of(Class::Silver), of(Class::Gold), of(Class::Step));
        let forward = (silvers | golds | steps).step(color);
        let backward = (golds | steps).step(!color);
        let beside = golds | steps | forward | (silvers | steps).step(!color);
        let [left, right] = of(Class::Knight).knight_jumps(color);
        pawns.forward(color) | forward | backward | beside.sideways() | left | right
    }

    /// Where the king of the side to move can go.
    #[inline(always)]
    pub(crate) fn king_targets<S: Side>(&self, king: Square) -> Bitboard {
        KING[king.index()] - self.pieces_of(S::COLOR) - self.attacked_beside::<S>(king)
    }
}

/// The square a pawn comes from.
#[inline(always)]
pub(crate) fn behind<S: Side>(to: Square) -> Square {
    let index = to.index() as u32;
    Square::from_bit(match S::COLOR {
        Color::Black => index + 1,
        Color::White => index - 1,
    })
}

#[inline(always)]
fn generate<S: Side, B>(position: &Position, mut visit: impl FnMut(MoveSet) -> ControlFlow<B>) -> ControlFlow<B> {
    let own = position.pieces_of(S::COLOR);
    let mut constraints = Constraints::NONE;
    let king = position.king(S::COLOR);
    if let Some(king) = king {
        let mut plain = KING[king.index()] - own;
        if position.enemies_near::<S>(king) {
            constraints = position.constraints();
            plain = position.king_targets::<S>(king);
        }
        if !plain.is_empty() {
            visit(MoveSet::Board { from: king, plain, promoting: Bitboard::EMPTY })?;
        }
    }
    if constraints.evasions.is_empty() {
        return ControlFlow::Continue(());
    }
    let targets = constraints.evasions - own;
    generate_piece_moves::<S, B>(position, own - constraints.pinned, targets, &mut visit)?;
    if let Some(king) = king {
        for pinned in constraints.pinned {
            let line = attacks::line_through(king, pinned);
            generate_piece_moves::<S, B>(position, Bitboard::of(pinned), targets & line, &mut visit)?;
        }
    }
    generate_drops::<S, B>(position, constraints.evasions - position.occupied(), visit)
}

/// Moves of all pieces on the board that end on `wanted`.
#[inline(always)]
fn generate_board_moves<S: Side, B>(
    position: &Position,
    constraints: &Constraints,
    wanted: Bitboard,
    visit: &mut impl FnMut(MoveSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let own = position.pieces_of(S::COLOR);
    let king = position.king(S::COLOR);
    if let Some(king) = king {
        let near = (KING[king.index()] & wanted) - own;
        // What the enemies attack is costly to find, and a king seldom has something to capture.
        if !near.is_empty() {
            let plain = near & position.king_targets::<S>(king);
            if !plain.is_empty() {
                visit(MoveSet::Board { from: king, plain, promoting: Bitboard::EMPTY })?;
            }
        }
    }
    let targets = (constraints.evasions & wanted) - own;
    if targets.is_empty() {
        return ControlFlow::Continue(());
    }
    generate_piece_moves::<S, B>(position, own - constraints.pinned, targets, visit)?;
    if let Some(king) = king {
        for pinned in constraints.pinned {
            let line = attacks::line_through(king, pinned);
            generate_piece_moves::<S, B>(position, Bitboard::of(pinned), targets & line, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Moves of these own pieces, the king apart, to these squares.
#[inline(always)]
fn generate_piece_moves<S: Side, B>(
    position: &Position,
    pieces: Bitboard,
    targets: Bitboard,
    visit: &mut impl FnMut(MoveSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let us = S::COLOR;
    let c = us.index();
    let occupied = position.occupied();
    let zone = Bitboard::far_ranks(us, 3);
    let of = |class| position.class(class) & pieces;

    let pawns = of(Class::Pawn).forward(us) & targets;
    if !pawns.is_empty() {
        visit(MoveSet::Pawns { plain: pawns - Bitboard::far_ranks(us, 1), promoting: pawns & zone })?;
    }
    let mut visit_piece = |from: Square, reached: Bitboard, dead: Bitboard, promoting_targets: Bitboard| {
        let to = reached & targets;
        if to.is_empty() {
            return ControlFlow::Continue(());
        }
        visit(MoveSet::Board { from, plain: to - dead, promoting: to & promoting_targets })
    };
    for from in of(Class::Lance) {
        visit_piece(from, attacks::lance(us, from, occupied), Bitboard::far_ranks(us, 1), zone)?;
    }
    for from in of(Class::Knight) {
        visit_piece(from, KNIGHT[c][from.index()], Bitboard::far_ranks(us, 2), zone)?;
    }
    for from in of(Class::Silver) {
        visit_piece(from, SILVER[c][from.index()], Bitboard::EMPTY, promoting_targets(zone, from))?;
    }
    for from in of(Class::Gold) {
        visit_piece(from, GOLD[c][from.index()], Bitboard::EMPTY, Bitboard::EMPTY)?;
    }
    let step = position.class(Class::Step);
    for (long, reach) in
        [(Class::Bishop, attacks::bishop as fn(Square, Bitboard) -> Bitboard), (Class::Rook, attacks::rook)]
    {
        for from in of(long) {
            let reached = reach(from, occupied);
            if step.contains(from) {
                visit_piece(from, reached | KING[from.index()], Bitboard::EMPTY, Bitboard::EMPTY)?;
            } else {
                visit_piece(from, reached, Bitboard::EMPTY, promoting_targets(zone, from))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Where a piece standing on `from` may promote: everywhere from within the zone, into the zone from outside.
#[inline(always)]
pub(crate) fn promoting_targets(zone: Bitboard, from: Square) -> Bitboard {
    if zone.contains(from) { Bitboard::ALL } else { zone }
}

#[inline(always)]
fn generate_drops<S: Side, B>(
    position: &Position,
    empty: Bitboard,
    mut visit: impl FnMut(MoveSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let us = S::COLOR;
    let hand = position.hand(us);
    if hand.is_empty() || empty.is_empty() {
        return ControlFlow::Continue(());
    }
    for piece in HandPiece::ALL {
        if !hand.has(piece) {
            continue;
        }
        let targets = match piece {
            HandPiece::Pawn => position.pawn_drop_targets(us, empty),
            HandPiece::Lance => empty - Bitboard::far_ranks(us, 1),
            HandPiece::Knight => empty - Bitboard::far_ranks(us, 2),
            _ => empty,
        };
        if !targets.is_empty() {
            visit(MoveSet::Drop { piece, targets })?;
        }
    }
    ControlFlow::Continue(())
}

impl Position {
    /// Where a pawn of the side to move can be dropped among these empty squares: not on the last rank, not on a file
    /// with an own pawn (RULE-50), not giving mate (RULE-51).
    #[inline(always)]
    pub(crate) fn pawn_drop_targets(&self, us: Color, empty: Bitboard) -> Bitboard {
        let own_pawns = self.class(Class::Pawn) & self.pieces_of(us);
        let targets = (empty & own_pawns.empty_files()) - Bitboard::far_ranks(us, 1);
        let Some(their_king) = self.king(!us) else { return targets };
        let checking = PAWN[(!us).index()][their_king.index()] & targets;
        match checking.first() {
            Some(to) if self.is_drop_pawn_mate(to) => targets - checking,
            _ => targets,
        }
    }

    /// Whether a pawn dropped on `to`, the square before the opponent's king, mates it (打ち歩詰め uchifuzume, RULE-51).
    #[cold]
    pub(crate) fn is_drop_pawn_mate(&self, to: Square) -> bool {
        let us = self.turn();
        let Some(king) = self.king(!us) else { return false };
        let occupied = self.occupied() | Bitboard::of(to);
        // The king flees or takes the pawn, which may have closed one of our own lines.
        let flights = KING[king.index()] - self.pieces_of(!us);
        let without_king = occupied ^ Bitboard::of(king);
        let escapes = flights.into_iter().any(|flight| self.attackers_through(flight, us, without_king).is_empty());
        if escapes {
            return false;
        }
        // Another piece takes the pawn, unless that opens a line to its king.
        let takers = self.attackers_through(to, !us, occupied) - Bitboard::of(king);
        !takers.into_iter().any(|taker| {
            let opened = occupied ^ Bitboard::of(taker);
            self.long_attackers_through(king, us, opened).is_empty()
        })
    }
}
