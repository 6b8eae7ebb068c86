//! How strong the levels are: against each other, and against a player that looks one ply ahead and counts material.
//!
//! `cargo run --release -p engine --example strength` plays everything; `-- 40` sets the number of games of each match.
//! All players are bound by positions looked at, never by time, so the result is the same on every machine.

use engine::{Engine, Game, Level, Limits, Stop};
use shogi::{Color, HandPiece, Move, PieceKind, Position};
use std::collections::HashMap;

/// Positions the strongest level may look at for each move: some 20 to 50 milliseconds.
const NODES: u64 = 20_000;

/// Who has not won by then will not.
const LONGEST_GAME: usize = 400;

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(40);
    let level = |level| move || Box::new(EnginePlayer::new(level)) as Box<dyn Player>;
    show("2d", "15k", games.min(20), level(Level::Dan2), level(Level::Kyu15));
    show("2d", "material", games, level(Level::Dan2), || Box::new(MaterialPlayer));
    for pair in Level::ALL.windows(2) {
        show(pair[1].name(), pair[0].name(), games, level(pair[1]), level(pair[0]));
    }
    show("15k", "material", games, level(Level::Kyu15), || Box::new(MaterialPlayer));
    show("10k", "material", games, level(Level::Kyu10), || Box::new(MaterialPlayer));
}

/// Plays a match and prints its score.
fn show(
    first: &str,
    second: &str,
    games: u64,
    mut new_first: impl FnMut() -> Box<dyn Player>,
    mut new_second: impl FnMut() -> Box<dyn Player>,
) {
    let (mut wins, mut draws, mut plies) = (0, 0, 0);
    for number in 0..games {
        let mut random = Random(number);
        let (mut a, mut b) = (new_first(), new_second());
        a.begin(number);
        b.begin(number + 1_000);
        let black_is_first = number % 2 == 0;
        let players = if black_is_first { [&mut a, &mut b] } else { [&mut b, &mut a] };
        // Games of a pair begin alike.
        let (winner, length) = play(opening(number / 2), players, &mut random);
        plies += length;
        match winner {
            None => draws += 1,
            Some(color) if (color == Color::Black) == black_is_first => wins += 1,
            Some(_) => {}
        }
    }
    let losses = games - wins - draws;
    println!(
        "{first:>4} – {second:<8}  won {wins:>2}, drawn {draws:>2}, lost {losses:>2}; {} plies a game",
        plies / games as usize
    );
}

trait Player {
    /// A new game begins; `seed` makes it different from others.
    fn begin(&mut self, seed: u64);

    /// The move to play, `None` to resign.
    fn choose(&mut self, game: &Game, random: &mut Random) -> Option<Move>;
}

struct EnginePlayer {
    engine: Engine,
}

impl EnginePlayer {
    fn new(level: Level) -> EnginePlayer {
        let mut engine = Engine::new(16);
        engine.set_level(level);
        EnginePlayer { engine }
    }
}

impl Player for EnginePlayer {
    fn begin(&mut self, seed: u64) {
        self.engine.set_seed(seed);
    }

    fn choose(&mut self, game: &Game, _: &mut Random) -> Option<Move> {
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        self.engine.search(game, &limits, &Stop::new(), &mut |_| ()).decision.played()
    }
}

/// Mates if it can; otherwise takes what is worth most by the exchange values of VALUE-01, and does not look at answers.
struct MaterialPlayer;

impl Player for MaterialPlayer {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, game: &Game, random: &mut Random) -> Option<Move> {
        let us = game.position().turn();
        let worth = |m: &Move| {
            let mut after = game.position().clone();
            after.play_unchecked(*m);
            let mates = after.is_checkmate();
            (mates, material(&after, us) - material(&after, !us), random.next())
        };
        game.position().legal_moves().into_iter().max_by_key(worth)
    }
}

fn material(position: &Position, color: Color) -> u32 {
    let on_board = position.pieces_of(color).into_iter().filter_map(|square| position.piece_at(square));
    let in_hand = |piece: HandPiece| u32::from(position.hand(color).count(piece)) * worth(piece.kind());
    on_board.map(|piece| worth(piece.kind())).sum::<u32>() + HandPiece::ALL.map(in_hand).iter().sum::<u32>()
}

/// VALUE-01.
fn worth(kind: PieceKind) -> u32 {
    match kind {
        PieceKind::Pawn => 1,
        PieceKind::Lance => 5,
        PieceKind::Knight => 6,
        PieceKind::Silver => 8,
        PieceKind::Gold | PieceKind::PromotedSilver => 9,
        PieceKind::PromotedLance | PieceKind::PromotedKnight => 10,
        PieceKind::Tokin => 12,
        PieceKind::Bishop => 13,
        PieceKind::Rook | PieceKind::Horse => 15,
        PieceKind::Dragon => 17,
        PieceKind::King => 80,
    }
}

/// Four random plies from the start, so that games differ.
fn opening(seed: u64) -> Game {
    let mut random = Random(seed);
    let mut game = Game::new(Position::even());
    for _ in 0..4 {
        let moves = game.position().legal_moves();
        let m = moves[random.next() as usize % moves.len()];
        game.play(m).expect("a legal move can be played");
    }
    game
}

/// Plays a game to its end: the winner, if any, and the number of plies.
fn play(mut game: Game, players: [&mut Box<dyn Player>; 2], random: &mut Random) -> (Option<Color>, usize) {
    let mut seen: HashMap<u64, Vec<usize>> = HashMap::new();
    let mut checks = Vec::new();
    while game.moves().len() < LONGEST_GAME {
        let turn = game.position().turn();
        let ply = checks.len();
        checks.push(game.position().in_check());
        let times = seen.entry(game.position().key()).or_default();
        times.push(ply);
        if let [first, .., last] = times[..]
            && times.len() == 4
        {
            return (perpetual_check_winner(&checks[first + 1..=last], turn), game.moves().len());
        }
        let Some(m) = players[turn.index()].choose(&game, random) else { return (Some(!turn), game.moves().len()) };
        game.play(m).unwrap_or_else(|reason| panic!("{turn:?} plays {m} in {}: {reason}", game.position()));
    }
    (None, LONGEST_GAME)
}

/// Who wins a repetition (END-13): `checks` says of each position since the first occurrence whether its side to move
/// was in check, `turn` whose turn it is in the last.
fn perpetual_check_winner(checks: &[bool], turn: Color) -> Option<Color> {
    let always = |skipped| checks.iter().rev().skip(skipped).step_by(2).all(|check| *check);
    match (always(0), always(1)) {
        (true, false) => Some(turn),
        (false, true) => Some(!turn),
        _ => None,
    }
}

/// A small generator of numbers (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }
}
