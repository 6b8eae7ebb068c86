use super::*;
use crate::net::{Shape, Weights};
use crate::packed::pack;
use crate::random::Random;
use crate::testing::random_positions;

#[test]
fn every_piece_of_open_positions_counts_once() {
    let shape = Shape::new(1, 256, 9).unwrap();
    let net = Quantised::of(&Weights::random(&shape, &mut Random(1)));
    let positions = random_positions(50, 3);
    let record = |position: &shogi::Position| Record { position: pack(position), score: 0, result: 0 };
    let records: Vec<Record> = positions.iter().map(record).collect();
    let worth = Worth::of(&net, &records);
    let open: Vec<Setup> =
        positions.iter().map(shogi::Position::to_setup).filter(|setup| value(&net, setup).abs() < OPEN).collect();
    assert!(!open.is_empty());
    let pieces = |wanted: &dyn Fn(Square, Piece) -> bool| {
        let of = |setup: &Setup| {
            Square::all()
                .filter(|square| setup.board[square.index()].is_some_and(|piece| wanted(*square, piece)))
                .count()
        };
        open.iter().map(of).sum::<usize>()
    };
    for kind in PieceKind::ALL.into_iter().filter(|kind| *kind != PieceKind::King) {
        let OfKind { taken, promoted } = worth.kinds[kind.index()];
        assert_eq!(taken.count as usize, pieces(&|_, piece| piece.kind() == kind), "{kind:?}");
        let may = |square: Square, piece: Piece| {
            piece.kind() == kind && kind.promoted().is_some() && square.in_promotion_zone(piece.color())
        };
        assert_eq!(promoted.count as usize, pieces(&may), "{kind:?}");
    }
}

#[test]
fn what_is_taken_is_lost_twice() {
    let shape = Shape::new(1, 256, 9).unwrap();
    let net = Quantised::of(&Weights::random(&shape, &mut Random(1)));
    let mut setup = Setup::even();
    let before = value(&net, &setup);
    let mut worth = Worth::default();
    worth.learn(&net, &setup, before, Square::new(2, 8));
    setup.board[Square::new(2, 8).index()] = None;
    setup.hands[1].add(shogi::HandPiece::Rook);
    assert_eq!(worth.kinds[PieceKind::Rook.index()].taken.sum, i64::from(before - value(&net, &setup)));
}
