//! A whole game as GIF: 120 moves, 600 pixels wide, in print and on wood. One picture, as SVG and 640 pixels wide. All drawings of
//! the workshop.

use criterion::{Criterion, criterion_group, criterion_main};
use diagram::{Book, Natural, Pace, Picture, Style, catalogue, gif};
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

/// What a visitor waits for who asks for one picture.
fn single(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a picture");
    group.sample_size(20);
    let styles = [
        ("book", Style::Book(Book::default())),
        ("natural", Style::Natural(Natural::default())),
        ("corner", Style::Corner(Natural::default())),
    ];
    for (name, style) in styles {
        let picture = Picture { style, ..Picture::new(Position::even().to_setup()) };
        group.bench_function(format!("{name} svg"), |bencher| bencher.iter(|| picture.svg()));
        group.bench_function(format!("{name} png"), |bencher| bencher.iter(|| picture.png(640)));
    }
    let drawings =
        catalogue().iter().flat_map(|section| section.entries.iter().filter_map(|entry| section.drawing_of(entry)));
    let drawings: Vec<_> = drawings.collect();
    group.bench_function(format!("all {} drawings of the workshop", drawings.len()), |bencher| {
        bencher.iter(|| drawings.iter().map(|drawing| drawing.figure.draw(drawing.wear).unwrap().len()).sum::<usize>());
    });
    group.finish();
}

criterion_group!(benches, bench, single);
criterion_main!(benches);
