//! A second move generator, slow and obvious, that judges the fast one.
//!
//! It knows only a [`Setup`]: it walks square by square, makes every move on a copy and looks whether a king could be
//! taken.

use crate::support::{random_games, tricky_positions};
use shogi::{Color, HandPiece, Move, Piece, PieceKind, Position, Setup, Square};

/// The directions of a piece for Black, as (files to the left, ranks down), and whether it runs.
fn directions(kind: PieceKind) -> Vec<(i8, i8, bool)> {
    const FORWARD: [(i8, i8); 1] = [(0, -1)];
    const GOLD: [(i8, i8); 6] = [(0, -1), (-1, -1), (1, -1), (-1, 0), (1, 0), (0, 1)];
    const SILVER: [(i8, i8); 5] = [(0, -1), (-1, -1), (1, -1), (-1, 1), (1, 1)];
    const STRAIGHT: [(i8, i8); 4] = [(0, -1), (0, 1), (-1, 0), (1, 0)];
    const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (1, 1), (-1, 1), (1, -1)];
    let steps = |list: &[(i8, i8)]| list.iter().map(|(f, r)| (*f, *r, false)).collect::<Vec<_>>();
    let runs = |list: &[(i8, i8)]| list.iter().map(|(f, r)| (*f, *r, true)).collect::<Vec<_>>();
    match kind {
        PieceKind::Pawn => steps(&FORWARD),
        PieceKind::Lance => runs(&FORWARD),
        PieceKind::Knight => steps(&[(-1, -2), (1, -2)]),
        PieceKind::Silver => steps(&SILVER),
        PieceKind::Bishop => runs(&DIAGONAL),
        PieceKind::Rook => runs(&STRAIGHT),
        PieceKind::King => [steps(&STRAIGHT), steps(&DIAGONAL)].concat(),
        PieceKind::Horse => [runs(&DIAGONAL), steps(&STRAIGHT)].concat(),
        PieceKind::Dragon => [runs(&STRAIGHT), steps(&DIAGONAL)].concat(),
        _ => steps(&GOLD),
    }
}

fn at(setup: &Setup, square: Square) -> Option<Piece> {
    setup.board[square.index()]
}

/// Every square a piece can go to or take on.
fn reached(setup: &Setup, from: Square, piece: Piece) -> Vec<Square> {
    let sign = if piece.color() == Color::Black { 1 } else { -1 };
    let mut squares = Vec::new();
    for (files, ranks, runs) in directions(piece.kind()) {
        let mut next = from.offset(files * sign, ranks * sign);
        while let Some(square) = next {
            squares.push(square);
            next = if runs && at(setup, square).is_none() { square.offset(files * sign, ranks * sign) } else { None };
        }
    }
    squares
}

fn king_can_be_taken(setup: &Setup, color: Color) -> bool {
    let king = Piece::new(color, PieceKind::King);
    Square::all().any(|from| match at(setup, from) {
        Some(piece) if piece.color() != color => {
            reached(setup, from, piece).into_iter().any(|to| at(setup, to) == Some(king))
        }
        _ => false,
    })
}

fn after(setup: &Setup, m: Move) -> Setup {
    let mut next = setup.clone();
    let us = setup.turn;
    match m {
        Move::Board { from, to, promote } => {
            let piece = next.board[from.index()].take().unwrap();
            if let Some(held) = at(&next, to).and_then(|taken| taken.kind().in_hand()) {
                next.hands[us.index()].add(held);
            }
            let kind = if promote { piece.kind().promoted().unwrap() } else { piece.kind() };
            next.board[to.index()] = Some(Piece::new(us, kind));
        }
        Move::Drop { piece, to } => {
            next.hands[us.index()].remove(piece);
            next.board[to.index()] = Some(Piece::new(us, piece.kind()));
        }
    }
    next.turn = !us;
    next.ply += 1;
    next
}

/// Whether a piece of this kind on this square could ever move again.
fn can_ever_move(kind: PieceKind, square: Square, color: Color) -> bool {
    let mut empty = Setup::EMPTY;
    let piece = Piece::new(color, kind);
    empty.board[square.index()] = Some(piece);
    !reached(&empty, square, piece).is_empty()
}

fn candidates(setup: &Setup) -> Vec<Move> {
    let us = setup.turn;
    let mut moves = Vec::new();
    for from in Square::all() {
        let Some(piece) = at(setup, from).filter(|piece| piece.color() == us) else { continue };
        for to in reached(setup, from, piece) {
            if at(setup, to).is_some_and(|other| other.color() == us) {
                continue;
            }
            if can_ever_move(piece.kind(), to, us) {
                moves.push(Move::Board { from, to, promote: false });
            }
            let in_zone = from.in_promotion_zone(us) || to.in_promotion_zone(us);
            if in_zone && piece.kind().promoted().is_some() {
                moves.push(Move::Board { from, to, promote: true });
            }
        }
    }
    for piece in HandPiece::ALL.into_iter().filter(|piece| setup.hands[us.index()].has(*piece)) {
        for to in Square::all().filter(|to| at(setup, *to).is_none()) {
            let pawn = Piece::new(us, PieceKind::Pawn);
            let second_pawn =
                piece == HandPiece::Pawn && (1..=9).any(|rank| at(setup, Square::new(to.file(), rank)) == Some(pawn));
            if !second_pawn && can_ever_move(piece.kind(), to, us) {
                moves.push(Move::Drop { piece, to });
            }
        }
    }
    moves
}

/// All legal moves, in order.
fn legal_moves(setup: &Setup) -> Vec<Move> {
    let us = setup.turn;
    let mut moves = candidates(setup);
    moves.retain(|m| {
        let next = after(setup, *m);
        if king_can_be_taken(&next, us) {
            return false;
        }
        let pawn_dropped = matches!(m, Move::Drop { piece: HandPiece::Pawn, .. });
        let mates = || king_can_be_taken(&next, !us) && legal_moves(&next).is_empty();
        !(pawn_dropped && mates())
    });
    moves.sort();
    moves
}

fn judge(position: &Position) {
    let mut moves = position.legal_moves();
    moves.sort();
    assert_eq!(moves, legal_moves(&position.to_setup()), "{position}");
    assert_eq!(position.count_legal_moves(), moves.len() as u64, "{position}");
    assert_eq!(position.has_legal_move(), !moves.is_empty(), "{position}");
}

#[test]
fn tricky_positions_agree() {
    for position in tricky_positions() {
        judge(&position);
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            judge(&next);
        }
    }
}

#[test]
fn random_games_agree() {
    random_games(1, 40, 300, judge);
}

/// A generator that lists every legal move and nothing else makes [`Position::judge`] testable: a move is legal exactly
/// when it is listed, for every move that can be written down.
#[test]
fn a_move_is_legal_exactly_when_it_is_listed() {
    let every_move: Vec<Move> = Square::all()
        .flat_map(|from| {
            Square::all().flat_map(move |to| [false, true].map(|promote| Move::Board { from, to, promote }))
        })
        .chain(HandPiece::ALL.into_iter().flat_map(|piece| Square::all().map(move |to| Move::Drop { piece, to })))
        .collect();
    let check = |position: &Position| {
        let moves = position.legal_moves();
        for m in &every_move {
            assert_eq!(position.is_legal(*m), moves.contains(m), "{position}: {m}: {:?}", position.judge(*m));
        }
    };
    tricky_positions().for_each(|position| check(&position));
    random_games(2, 4, 200, check);
}
