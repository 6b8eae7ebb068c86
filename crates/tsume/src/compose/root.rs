//! Where problems begin, or rather end: mates in one.

use super::random::Random;
use super::{Sound, arrange};
use crate::after::after;
use shogi::{Checks, Color, Move, PieceKind, Position, Setup, Square};

/// How many arrangements are made up before one must be a mate.
const TRIES: usize = 500;

/// A mate in one by Black, with one way to mate and nothing left over: from a game, pared down to the pieces that matter,
/// or made up.
pub(super) fn find(random: &mut Random, games: &[Position]) -> Option<Sound> {
    let position = if games.is_empty() {
        (0..TRIES).filter_map(|_| arrange::random(random)).find(|position| mates_in_one(position) == 1)?
    } else {
        of_game(&games[random.below(games.len())], random)?
    };
    let m = mating_moves(&position).next()?;
    let nothing_over = after(&position, m).hand(Color::Black).is_empty();
    nothing_over.then(|| Sound { position, line: vec![m] })
}

/// In how many ways the side to move mates in one.
pub fn mates_in_one(position: &Position) -> usize {
    mating_moves(position).count()
}

pub(super) fn mating_moves(position: &Position) -> impl Iterator<Item = Move> {
    let checks = Checks::new(position);
    let mates = move |m: &Move| checks.given_by(position, *m) && !after(position, *m).has_legal_move();
    position.legal_moves().into_iter().filter(mates)
}

/// Takes away piece after piece as long as there is a mate.
fn of_game(position: &Position, random: &mut Random) -> Option<Position> {
    let mut setup = for_black(position);
    for square in Square::all() {
        if setup.board[square.index()].is_some_and(|p| p.kind() == PieceKind::King && p.color() == Color::Black) {
            setup.board[square.index()] = None;
        }
    }
    let mut best = arrange::complete(setup).filter(|position| mates_in_one(position) > 0)?;
    let mut squares: Vec<Square> = best.occupied().into_iter().collect();
    random.shuffle(&mut squares);
    let held: Vec<_> = best.hand(Color::Black).iter().collect();
    let without_hand = held.iter().flat_map(|(piece, count)| (0..*count).map(move |_| *piece));
    let changes: Vec<Change> = without_hand.map(Change::Hand).chain(squares.into_iter().map(Change::Board)).collect();
    for change in changes {
        let mut setup = best.to_setup();
        match change {
            Change::Hand(piece) => setup.hands[Color::Black.index()].remove(piece),
            Change::Board(square) => setup.board[square.index()] = None,
        }
        if let Some(less) =
            arrange::complete(setup).filter(|less| less.king(Color::White).is_some() && mates_in_one(less) > 0)
        {
            best = less;
        }
    }
    (mates_in_one(&best) == 1).then_some(best)
}

/// A piece that may not be needed.
enum Change {
    Hand(shogi::HandPiece),
    Board(Square),
}

/// The same with Black to move.
fn for_black(position: &Position) -> Setup {
    let setup = position.to_setup();
    if setup.turn == Color::Black {
        return setup;
    }
    let mut turned = Setup { hands: [setup.hands[1], setup.hands[0]], ..Setup::EMPTY };
    for square in Square::all() {
        turned.board[square.rotated().index()] =
            setup.board[square.index()].map(|piece| shogi::Piece::new(!piece.color(), piece.kind()));
    }
    turned
}
