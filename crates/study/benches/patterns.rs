//! How many positions of games are searched for patterns in a second, and how many moves are labelled: on games of the
//! reference shelf, or without one on the lines of the cases.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kifu::Record;
use shogi::{Color, Move, Position};
use std::hint::black_box;
use std::path::PathBuf;
use std::process::Command;
use study::patterns::{Catalogue, Labels, Watch};

struct Game {
    start: Position,
    moves: Vec<Move>,
}

impl Game {
    fn of(record: &Record) -> Game {
        Game { start: record.start().clone(), moves: record.moves().map(|played| played.m).collect() }
    }
}

fn games() -> Vec<Game> {
    let lines = of_the_shelf().unwrap_or_else(|| {
        println!("no shelf: the lines of the cases");
        let cases = include_str!("../tests/data/patterns-own.jsonl").lines();
        let moves = cases.filter_map(|case| case.split("\"moves\": \"").nth(1)?.split('"').next());
        moves.map(|moves| format!("startpos moves {moves}\n")).collect::<String>().into_bytes()
    });
    let games = kifu::games(lines.as_slice(), kifu::Options::default());
    games.filter_map(|game| Some(Game::of(&game.ok()?.record))).collect()
}

/// The full games of the shelf, as lines of USI.
fn of_the_shelf() -> Option<Vec<u8>> {
    let shelf = PathBuf::from(std::env::var_os("MIYAKO_SHELF")?);
    let lines = Command::new("xz").arg("-dc").arg(shelf.join("records/corpus.full-games.usi.xz")).output().ok()?;
    lines.status.success().then_some(lines.stdout)
}

fn patterns(criterion: &mut Criterion) {
    let games = games();
    let catalogue = Catalogue::builtin();
    let mut group = criterion.benchmark_group("patterns");
    let moves: usize = games.iter().map(|game| game.moves.len()).sum();
    println!("{} games, {moves} moves", games.len());
    group.throughput(Throughput::Elements(moves as u64));
    // Every move played, and after it all patterns of both sides that hold and are to be told.
    group.bench_function("watch", |bencher| {
        bencher.iter(|| {
            let mut told = 0;
            for game in &games {
                let mut watch = Watch::new(catalogue, &game.start);
                let mut position = game.start.clone();
                for m in &game.moves {
                    let before = position.clone();
                    position.play_unchecked(*m);
                    watch.play(&before, *m, &position);
                    told += Color::ALL.into_iter().map(|color| watch.shown(color).count()).sum::<usize>();
                }
            }
            black_box(told)
        });
    });
    group.bench_function("labels", |bencher| {
        bencher.iter(|| {
            for game in &games {
                black_box(Labels::of_moves(&game.start, game.moves.iter().copied()));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, patterns);
criterion_main!(benches);
