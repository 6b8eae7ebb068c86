use super::*;
use crate::random::Random;

fn round_trip(position: &Position) {
    let setup = unpack(&pack(position)).expect("what was packed");
    assert_eq!(setup, Setup { ply: setup.ply, ..position.to_setup() }, "{position}");
}

#[test]
fn positions_of_random_games_come_back() {
    for seed in 0..200 {
        let mut random = Random(seed);
        let mut position = Position::even();
        for _ in 0..300 {
            round_trip(&position);
            let moves = position.legal_moves();
            let Some(m) = (!moves.is_empty()).then(|| moves[random.below(moves.len())]) else { break };
            position.play_unchecked(m);
        }
    }
}

#[test]
fn odd_positions_come_back() {
    for sfen in [
        "9/9/9/9/9/9/9/9/9 b - 1",
        "7nk/9/7G1/9/9/9/9/9/9 b G 1",
        "4k4/9/9/9/9/9/9/9/4K4 w RB2G2S2N2L9Prb2g2s2n2l9p 1",
        "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1",
    ] {
        round_trip(&sfen.parse().unwrap());
    }
}

#[test]
fn other_bits_are_refused() {
    let mut random = Random(7);
    for _ in 0..10_000 {
        let mut bytes = [0; 32];
        bytes.fill_with(|| random.next() as u8);
        if let Some(Ok(position)) = unpack(&bytes).map(Setup::into_position) {
            round_trip(&position);
        }
    }
}

#[test]
fn a_record_comes_back() {
    let record = Record { position: pack(&Position::even()), score: -123, result: -1 };
    assert_eq!(Record::from_bytes(&record.to_bytes()), record);
}
