//! The solver before a slow judge that knows nothing but the rules: positions of random games, every one looked through to
//! a small depth.
//!
//! `MIYAKO_JUDGE=100000 cargo test --release -p tsume judge` looks at more positions than usual, `MIYAKO_SEED` at others.

use shogi::{Color, Move, Position};
use tsume::{Mate, Question, Solver, Verdict};

/// How deep the judge looks, in plies: deeper where there are few checks.
fn depth(position: &Position, attacker: Color) -> u16 {
    let attacks = position.turn() == attacker;
    let checks = || position.legal_moves().into_iter().filter(|m| after(position, *m).in_check()).count();
    match attacks {
        true if checks() <= 6 => 5,
        true => 3,
        false => 4,
    }
}

/// The shortest mate by `attacker` within so many plies. Every move of the attacker is a check (TSUME-04).
fn judge(position: &Position, attacker: Color, plies: u16) -> Option<u16> {
    let attacks = position.turn() == attacker;
    let moves = position.legal_moves();
    if plies == 0 {
        return (!attacks && moves.is_empty()).then_some(0);
    }
    let lengths = moves.into_iter().map(|m| after(position, m)).filter(|next| !attacks || next.in_check());
    if attacks {
        return (1..=plies)
            .step_by(2)
            .find(|plies| lengths.clone().any(|next| judge(&next, attacker, plies - 1).is_some()));
    }
    lengths
        .map(|next| judge(&next, attacker, plies - 1).map(|length| length + 1))
        .try_fold(0, |longest, length| Some(longest.max(length?)))
}

fn after(position: &Position, m: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(m);
    next
}

/// Whether these moves are legal, the attacker's all checks, and the last one mates.
fn is_mate(position: &Position, attacker: Color, line: &[Move]) -> bool {
    let mut now = position.clone();
    for m in line {
        let attacks = now.turn() == attacker;
        if now.play(*m).is_err() || attacks && !now.in_check() {
            return false;
        }
    }
    now.turn() != attacker && now.is_checkmate()
}

/// Asks the solver both questions, and says what is wrong with the answers.
fn fault(solver: &mut Solver, position: &Position, attacker: Color) -> Option<String> {
    let depth = depth(position, attacker);
    let truth = judge(position, attacker, depth);
    let bounded = Question { max_plies: Some(depth), ..Question::shortest(attacker) };
    let within = solver.solve(position, &bounded, &mut |_| true).verdict;
    let any =
        solver.solve(position, &Question { nodes: Some(20_000), ..Question::any(attacker) }, &mut |_| true).verdict;
    let is_right = |Mate { line, minimum }: &Mate| {
        let length = line.len() as u16;
        is_mate(position, attacker, line)
            && truth.map_or(length > depth, |truth| length == truth || length > truth && !minimum)
    };
    let right = match (&within, truth) {
        (Verdict::Mate(mate), Some(_)) => mate.minimum && is_right(mate),
        (Verdict::NoMate, None) => true,
        _ => false,
    } && match &any {
        Verdict::Mate(mate) => is_right(mate),
        Verdict::NoMate => truth.is_none(),
        Verdict::Unknown(_) => true,
    };
    (!right).then(|| format!("{position} by {attacker:?}: {truth:?}, but {within:?}, {any:?}"))
}

#[test]
fn positions_of_random_games() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let (count, mut random) = (number("MIYAKO_JUDGE").unwrap_or(300), number("MIYAKO_SEED").unwrap_or(1));
    let mut below = move |most: usize| {
        random = u64::wrapping_add(u64::wrapping_mul(random, 6_364_136_223_846_793_005), 1_442_695_040_888_963_407);
        (random >> 33) as usize % most
    };
    let mut solver = Solver::new(1 << 24);
    let (mut looked_at, mut mates, mut position) = (0, 0, Position::even());
    while looked_at < count {
        let moves = position.legal_moves();
        if moves.is_empty() || position.ply() > 250 {
            position = Position::even();
            continue;
        }
        position.play_unchecked(moves[below(moves.len())]);
        if position.ply() < 40 {
            continue;
        }
        let attacker = if position.in_check() { !position.turn() } else { position.turn() };
        if let Some(fault) = fault(&mut solver, &position, attacker) {
            panic!("{fault}");
        }
        mates += u64::from(judge(&position, attacker, 3).is_some());
        looked_at += 1;
    }
    println!("{looked_at} positions, {mates} of them mates in 3 or less");
    assert!(mates * 100 > looked_at, "too few mates to mean anything: {mates}");
}
