//! How many moves a second are written, and read with the board updated and legality checked, in each notation.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kifu::notation::{Layout, Notation, Numbering};
use shogi::{Move, Position};
use std::hint::black_box;

const GAMES: usize = 50;
const PLIES: usize = 120;

/// Games of moves chosen by a fixed sequence of numbers.
fn games() -> Vec<Vec<Move>> {
    let mut state = 1976_u64;
    let mut next = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut game = || {
        let mut position = Position::even();
        let mut moves = Vec::new();
        while moves.len() < PLIES && position.has_legal_move() {
            let legal = position.legal_moves();
            let m = legal[next(legal.len())];
            position.play_unchecked(m);
            moves.push(m);
        }
        moves
    };
    (0..GAMES).map(|_| game()).collect()
}

fn notation(criterion: &mut Criterion) {
    let (start, games) = (Position::even(), games());
    let moves: usize = games.iter().map(Vec::len).sum();
    for (name, notation) in Notation::ALL {
        let mut group = criterion.benchmark_group(name);
        group.throughput(Throughput::Elements(moves as u64));
        let mut text = String::new();
        group.bench_function("write", |bencher| {
            bencher.iter(|| {
                for game in &games {
                    let (mut position, mut last_to) = (start.clone(), None);
                    text.clear();
                    for m in game {
                        notation.write_to(&mut text, &position, *m, last_to);
                        position.play_unchecked(*m);
                        last_to = Some(m.to());
                    }
                    black_box(&text);
                }
            });
        });
        let layout = Layout { numbering: Numbering::None, ..Layout::of(notation) };
        let write = |game: &Vec<Move>| layout.write(&start, game.iter().copied(), None).expect("legal moves");
        let texts: Vec<String> = games.iter().map(write).collect();
        group.bench_function("read", |bencher| {
            bencher.iter(|| {
                texts
                    .iter()
                    .map(|text| notation.read_game(&start, text).map(|game| game.moves.len()))
                    .sum::<Result<usize, _>>()
            });
        });
        group.finish();
    }
}

criterion_group!(benches, notation);
criterion_main!(benches);
