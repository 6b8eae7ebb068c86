use super::features::{COUNT, seen_by, stack_of};
use super::kernel::Kernel;
use super::*;
use crate::Engine;
use crate::bench::bench_with;
use crate::testing::{random_game, turned_round};
use shogi::{Color, Position, Square};
use std::sync::Arc;

/// A net of random weights, small enough that no activation is always at its end.
fn random_net(seed: u64, buckets: u32) -> Vec<u8> {
    let mut state = seed;
    let mut random = move || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 33) as i32
    };
    let mut bytes = b"MYKNET01".to_vec();
    for number in [buckets, WIDTH as u32, STACKS as u32] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend((0..81).map(|square: u32| (square % buckets) as u8));
    bytes.extend([0; 3]);
    let mut i16s = |count: usize, most: i32, bytes: &mut Vec<u8>| {
        (0..count).for_each(|_| bytes.extend(((random() % (2 * most + 1) - most) as i16).to_le_bytes()));
    };
    i16s(WIDTH * (1 + buckets as usize * COUNT), 60, &mut bytes);
    for _ in 0..STACKS {
        for (outputs, inputs) in [(HIDDEN_1, INPUTS), (HIDDEN_2, HIDDEN_2)] {
            (0..outputs).for_each(|i| bytes.extend((i as i32 * 331 - 2_000).to_le_bytes()));
            // Two random bytes at a time: all values of a byte, the most extreme ones too.
            i16s(outputs * inputs / 2, 32_767, &mut bytes);
        }
        bytes.extend(12_345_i32.to_le_bytes());
        i16s(HIDDEN_2, 3_000, &mut bytes);
    }
    bytes
}

fn random_network(seed: u64, buckets: u32) -> Arc<Network> {
    Arc::new(Network::read(&random_net(seed, buckets)).unwrap())
}

fn value(network: &Arc<Network>, position: &Position) -> i32 {
    Accumulators::new(network.clone(), position, 1).evaluate(0, position)
}

fn mirrored(position: &Position) -> Position {
    let setup = position.to_setup();
    let mut mirrored = setup.clone();
    for square in Square::all() {
        mirrored.board[Square::new(10 - square.file(), square.rank()).index()] = setup.board[square.index()];
    }
    mirrored.into_position().unwrap()
}

#[test]
fn all_kernels_give_the_same_values() {
    for kernel in Kernel::all() {
        for seed in 0..4 {
            let read = || Network::read(&random_net(seed, 2)).unwrap();
            let (reference, wide) = (read().with_kernel(Kernel::Reference), read().with_kernel(kernel));
            let (reference, wide) = (Arc::new(reference), Arc::new(wide));
            for position in random_game(seed) {
                assert_eq!(value(&reference, &position), value(&wide, &position), "{kernel:?}: {position}");
            }
        }
    }
}

/// The fingerprint of the search does not depend on the processor.
#[test]
fn all_kernels_search_alike() {
    let nodes = Kernel::all().into_iter().map(|kernel| {
        let network = Network::read(include_bytes!("../../net/miyako.nnue")).unwrap().with_kernel(kernel);
        let mut engine = Engine::new(1);
        engine.set_network(Arc::new(network));
        bench_with(&mut engine, 9)
    });
    let nodes: Vec<u64> = nodes.collect();
    assert!(nodes.iter().all(|count| *count == nodes[0]), "{nodes:?}");
}

#[test]
fn sums_that_follow_moves_are_those_made_anew() {
    for kernel in Kernel::all() {
        for seed in 0..20 {
            let network = Network::read(&random_net(seed, 1 + seed as u32 % 3)).unwrap().with_kernel(kernel);
            let network = Arc::new(network);
            let game = random_game(seed);
            let mut followed = Accumulators::new(network.clone(), &game[0], game.len());
            for (ply, pair) in game.windows(2).enumerate() {
                let m = pair[0].legal_moves().into_iter().find(|m| crate::testing::after(&pair[0], *m) == pair[1]);
                followed.note(ply, &pair[0], m);
                // Not every ply is asked for: sums are then made over several.
                if (ply as u64 + seed).is_multiple_of(3) {
                    assert_eq!(followed.evaluate(ply + 1, &pair[1]), value(&network, &pair[1]), "{}", pair[1]);
                }
            }
        }
    }
}

#[test]
fn a_pass_changes_only_the_turn() {
    let network = random_network(3, 1);
    let position = Position::even();
    let mut passed = position.clone();
    passed.pass();
    let mut accumulators = Accumulators::new(network.clone(), &position, 2);
    accumulators.note(0, &position, None);
    assert_eq!(accumulators.evaluate(1, &passed), value(&network, &passed));
}

#[test]
fn both_sides_and_both_hands_judge_alike() {
    let network = random_network(5, 3);
    for position in (0..20).flat_map(random_game) {
        let expected = value(&network, &position);
        assert_eq!(expected, value(&network, &turned_round(&position)), "turned round: {position}");
        // On the fifth file a king belongs to neither side.
        let clear = Color::ALL.into_iter().all(|color| position.king(color).is_some_and(|king| king.file() != 5));
        if clear {
            assert_eq!(expected, value(&network, &mirrored(&position)), "mirrored: {position}");
        }
    }
}

#[test]
fn features_are_told_apart() {
    for position in (0..20).flat_map(random_game) {
        for color in Color::ALL {
            let mut numbers: Vec<usize> = seen_by(color, &position).1.collect();
            assert_eq!(numbers.len(), 40, "{position}");
            numbers.sort_unstable();
            numbers.dedup();
            assert_eq!(numbers.len(), 40, "{position}");
            assert!(numbers.iter().all(|number| *number < COUNT));
        }
    }
}

#[test]
fn numbers_of_features_are_those_of_the_file() {
    // Black's king on 5i, a black silver on 7g, White's dragon on 2h, two pawns in Black's hand.
    let position: Position = "4k4/9/9/9/9/9/2S6/7+r1/4K4 b 2P 1".parse().unwrap();
    let (king, numbers) = seen_by(Color::Black, &position);
    let mut numbers: Vec<usize> = numbers.collect();
    numbers.sort_unstable();
    let silver = 3 * 81 + (6 * 9 + 6);
    let dragon = (11 + 10) * 81 + (9 + 7);
    assert_eq!(king, Some(44));
    assert_eq!(numbers, [silver, dragon, 1782 + 44, 1863 + 36, 1944, 1945]);
    // White sees the silver on 3c and the dragon on 8b.
    let mut numbers: Vec<usize> = seen_by(Color::White, &position).1.collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [10 * 81 + (7 * 9 + 1), (11 + 3) * 81 + (2 * 9 + 2), 1782 + 44, 1863 + 36, 1982, 1983]);
    assert_eq!(stack_of(&position), 0);
    let entered: Position = "4K4/9/9/9/9/9/9/9/4k4 w - 1".parse().unwrap();
    assert_eq!(stack_of(&entered), 8);
}

#[test]
fn positions_without_kings_are_judged() {
    let network = random_network(9, 2);
    for sfen in ["9/9/9/9/9/9/9/9/9 b - 1", "7nk/9/7G1/9/9/9/9/9/9 b G 1", "9/9/9/9/9/9/9/9/4K4 w P 1"] {
        value(&network, &sfen.parse().unwrap());
    }
}

#[test]
fn other_bytes_are_refused() {
    let good = random_net(1, 1);
    let refused = |bytes: &[u8]| Network::read(bytes).unwrap_err().to_string();
    let changed = |at: usize, to: u8| {
        let mut bytes = good.clone();
        bytes[at] = to;
        bytes
    };
    assert_eq!(refused(b""), "not a net of this engine: it should begin with MYKNET01");
    assert_eq!(refused(&changed(0, b'X')), "not a net of this engine: it should begin with MYKNET01");
    assert_eq!(refused(&good[..50]), "the net has 50 bytes; its shape needs 104");
    assert_eq!(refused(&changed(8, 0)), "the net's number of king buckets is 0, not 1 to 81");
    assert_eq!(refused(&changed(12, 1)), "the net's width is 257, not 256");
    assert_eq!(refused(&changed(16, 8)), "the net's number of stacks is 8, not 9");
    assert_eq!(refused(&changed(20, 1)), "the net's bucket of a square is 1, not below their number");
    let message = format!("the net has {} bytes; its shape needs {}", good.len() + 1, good.len());
    assert_eq!(refused(&[&good[..], &[0]].concat()), message);
}
