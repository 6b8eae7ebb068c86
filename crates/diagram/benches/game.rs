//! A whole game as GIF: 120 moves, 600 pixels wide, in print and on wood.

use criterion::{Criterion, criterion_group, criterion_main};
use diagram::{Natural, Pace, Picture, Style, gif};
use shogi::Position;

/// The first legal moves in some fixed order, as pictures.
fn pictures(style: &Style) -> Vec<Picture> {
    let mut position = Position::even();
    let picture = |position: &Position| Picture { style: style.clone(), ..Picture::new(position.to_setup()) };
    let mut pictures = vec![picture(&position)];
    for ply in 0..120 {
        let moves = position.legal_moves();
        let m = moves[(ply * 7 + 3) % moves.len()];
        position.play_unchecked(m);
        pictures.push(Picture { marked: vec![m.to()], caption: format!("{ply}: {m}"), ..picture(&position) });
    }
    pictures
}

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("gif of 120 moves");
    group.sample_size(10);
    for (name, style) in
        [("book", Picture::new(Position::even().to_setup()).style), ("natural", Style::Natural(Natural::default()))]
    {
        let pictures = pictures(&style);
        group.bench_function(name, |bencher| bencher.iter(|| gif(pictures.clone(), 600, Pace::default())));
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
