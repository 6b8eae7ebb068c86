//! Who plays.

use crate::Random;
use engine::{Engine, Game, Level, Limits, Stop};
use shogi::{Color, HandPiece, Move, PieceKind, Position};

pub(crate) trait Player {
    /// A new game begins; `seed` makes it different from others.
    fn begin(&mut self, seed: u64);

    /// The move to play, `None` to resign.
    fn choose(&mut self, game: &Game, random: &mut Random) -> Option<Move>;
}

/// In hundredths of a pawn. The three strongest levels resign what they never win any more, which saves a fifth of their
/// long games.
const HOPELESS: i32 = -3_000;

pub(crate) struct EnginePlayer {
    engine: Engine,
    nodes: u64,
}

impl EnginePlayer {
    /// Looks at no more than so many positions for a move.
    pub(crate) fn new(level: Level, nodes: u64) -> EnginePlayer {
        let mut engine = Engine::new(16);
        engine.set_level(level);
        engine.set_resign_below((level >= Level::STRONGEST.stepped(-2)).then_some(HOPELESS));
        EnginePlayer { engine, nodes }
    }
}

impl Player for EnginePlayer {
    fn begin(&mut self, seed: u64) {
        self.engine.set_seed(seed);
    }

    fn choose(&mut self, game: &Game, _: &mut Random) -> Option<Move> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        self.engine.search(game, &limits, &Stop::new(), &mut |_| ()).decision.played()
    }
}

/// Mates if it can; otherwise takes what is worth most by the exchange values of VALUE-01, and does not look at answers.
pub(crate) struct MaterialPlayer;

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
pub(crate) fn worth(kind: PieceKind) -> u32 {
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
