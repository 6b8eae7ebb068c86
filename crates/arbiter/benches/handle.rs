//! What the referee takes to judge one move, early and late in a game: it must not matter.

use arbiter::{Event, Game, Ruleset, Terms};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use std::collections::HashSet;
use std::time::Duration;

const CLOCKS: [&str; 5] = ["none", "10m+30s", "10m+30s/10x60s", "5m+3s/move", "8h/stopwatch"];
const PLIES: [usize; 3] = [10, 100, 1000];

/// So many quiet moves of an even game in which no situation comes back.
fn moves(plies: usize) -> Vec<Event> {
    let mut game = new_game("none");
    let mut seen = HashSet::from([game.position().key()]);
    let wander = |_| {
        let fresh = |m: &shogi::Move| {
            let mut after = game.position().clone();
            after.play_unchecked(*m);
            !after.in_check() && after.has_legal_move() && !seen.contains(&after.key())
        };
        let m = game.legal_moves().into_iter().find(fresh).expect("the board is large enough");
        let event = Event::played(game.turn(), game.next_ply(), m);
        game.handle(event, Duration::ZERO).expect("a legal move");
        seen.insert(game.position().key());
        event
    };
    (0..plies).map(wander).collect()
}

fn new_game(clock: &str) -> Game {
    let ruleset: Ruleset = "amateur/no-limit".parse().expect("a ruleset");
    Game::new(Terms { ruleset, ..Terms::even().with_clock(clock.parse().expect("a clock")) })
}

fn play(game: &mut Game, event: Event) {
    let at = game.now() + Duration::from_millis(10);
    game.handle(event, at).expect("a legal move");
}

fn handle(criterion: &mut Criterion) {
    let moves = moves(PLIES[PLIES.len() - 1]);
    for clock in CLOCKS {
        let mut group = criterion.benchmark_group(clock);
        for ply in PLIES {
            let mut before = new_game(clock);
            moves[..ply - 2].iter().for_each(|event| play(&mut before, *event));
            // A clone has no room for more: the move before makes it, as in a game.
            let prepare = || {
                let mut game = before.clone();
                play(&mut game, moves[ply - 2]);
                game
            };
            let one_move = |mut game: Game| {
                play(&mut game, moves[ply - 1]);
                game
            };
            group.bench_function(ply.to_string(), |bencher| {
                bencher.iter_batched(prepare, one_move, BatchSize::SmallInput);
            });
        }
        group.finish();
    }
}

criterion_group!(benches, handle);
criterion_main!(benches);
