//! Moves taken back (逆算 gyakusan): positions from which a check and its answer lead to a given one.

use super::arrange::complete;
use shogi::{Bitboard, Color, Move, Piece, PieceKind, Position, Setup, Square, attacks};

/// A position two plies before another one, and the way there.
pub(super) struct Earlier {
    pub(super) position: Position,
    pub(super) check: Move,
    pub(super) answer: Move,
}

/// The positions two plies before this one, where Black checked and White had this answer.
pub(super) fn earlier(position: &Position) -> Vec<Earlier> {
    let mut found = Vec::new();
    for Answer { m: answer, before, captured } in answers(position) {
        checks(&before, captured, &mut |setup, check| {
            let earlier = complete(setup).map(|position| Earlier { position, check, answer });
            found.extend(earlier.filter(|earlier| earlier.leads_to(position)));
        });
    }
    found
}

impl Earlier {
    fn leads_to(&self, later: &Position) -> bool {
        let mut now = self.position.clone();
        now.play(self.check).is_ok() && now.in_check() && now.play(self.answer).is_ok() && now.same_situation(later)
    }
}

/// A move of White taken back.
struct Answer {
    m: Move,
    before: Setup,
    /// What it captured: the piece that moved last, unless another was behind it.
    captured: Option<Square>,
}

fn answers(position: &Position) -> Vec<Answer> {
    let after = position.to_setup();
    let mut found = Vec::new();
    for to in position.pieces_of(Color::White) {
        let Some(piece) = position.piece_at(to) else { continue };
        // White's piece goes back to where it may have come from, and leaves there nothing or a piece it has captured.
        for from in attacks::attacks(Piece::new(Color::Black, piece.kind()), to, position.occupied()) {
            if position.piece_at(from).is_some() {
                continue;
            }
            let m = Move::Board { from, to, promote: false };
            let mut before = after.clone();
            before.board[to.index()] = None;
            before.board[from.index()] = Some(piece);
            if piece.kind() == PieceKind::King {
                found.push(Answer { m, before: before.clone(), captured: None });
            }
            for kind in PieceKind::ALL {
                let held = kind.in_hand().is_some_and(|held| after.hands[Color::White.index()].has(held));
                if held {
                    let mut before = before.clone();
                    before.board[to.index()] = Some(Piece::new(Color::Black, kind));
                    found.push(Answer { m, before, captured: Some(to) });
                }
            }
        }
        // Or it was put between.
        if let Some(held) = piece.kind().in_hand().filter(|_| !piece.kind().is_promoted()) {
            let mut before = after.clone();
            before.board[to.index()] = None;
            found.push(Answer { m: Move::Drop { piece: held, to }, before, captured: None });
        }
    }
    found
}

/// The checks of Black that may have led to a position, the last one by the piece that was `captured` after it.
fn checks(after: &Setup, captured: Option<Square>, take: &mut dyn FnMut(Setup, Move)) {
    let occupied: Bitboard = Square::all().filter(|square| after.board[square.index()].is_some()).collect();
    let king = Piece::new(Color::White, PieceKind::King);
    let Some(king) = Square::all().find(|square| after.board[square.index()] == Some(king)) else { return };
    for to in Square::all() {
        let Some(piece) = after.board[to.index()].filter(|piece| piece.color() == Color::Black) else { continue };
        let moved = captured.is_none_or(|captured| captured == to);
        if !moved || !attacks::attacks(piece, to, occupied).contains(king) {
            continue;
        }
        let mut without = after.clone();
        without.board[to.index()] = None;
        if let Some(held) = piece.kind().in_hand().filter(|_| !piece.kind().is_promoted()) {
            let mut before = without.clone();
            before.hands[Color::Black.index()].add(held);
            take(before, Move::Drop { piece: held, to });
        }
        for (kind, promote) in [(piece.kind(), false), (piece.kind().unpromoted(), true)] {
            if promote && !piece.kind().is_promoted() {
                continue;
            }
            // Where it came from sees the square as White's piece of its kind would see it backwards.
            for from in attacks::attacks(Piece::new(Color::White, kind), to, occupied) {
                if occupied.contains(from) {
                    continue;
                }
                let mut before = without.clone();
                before.board[from.index()] = Some(Piece::new(Color::Black, kind));
                take(before, Move::Board { from, to, promote });
            }
        }
    }
}
