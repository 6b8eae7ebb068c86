//! Lines of play counted per second: in bulk (the last moves are counted) and in full (every last move is made).

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shogi::Position;

const POSITIONS: [(&str, &str, u8); 4] = [
    ("start", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 4),
    ("middlegame", "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9", 3),
    ("many_drops", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1", 3),
    ("593_moves", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 2),
];

fn perft(criterion: &mut Criterion) {
    for (name, sfen, depth) in POSITIONS {
        let position: Position = sfen.parse().expect("a position that can be played");
        let mut group = criterion.benchmark_group(name);
        group.throughput(Throughput::Elements(position.perft(depth)));
        group.bench_function("bulk", |bencher| bencher.iter(|| position.perft(depth)));
        group.bench_function("full", |bencher| bencher.iter(|| position.perft_full(depth)));
        group.finish();
    }
}

criterion_group!(benches, perft);
criterion_main!(benches);
