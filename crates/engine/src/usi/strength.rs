//! How strong to play, and against whom.

use crate::{Engine, Game, Level};
use shogi::{Color, Handicap};
use std::hash::{BuildHasher, Hasher, RandomState};

/// What a GUI has said about strength.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    /// The engine's own level.
    pub(super) level: Level,
    /// The opponent's, if the engine is to be no stronger than makes an even game; it goes before the engine's own.
    pub(super) opponent: Option<Level>,
    /// What the levels draw their mistakes from; `None` is another seed in every game.
    pub(super) seed: Option<u64>,
}

impl Strength {
    /// What an engine plays at to which nobody has said anything.
    pub(super) const FULL: Strength = Strength { level: Level::STRONGEST, opponent: None, seed: None };

    /// Forgets the last game.
    pub(super) fn begin_game(self, engine: &mut Engine) {
        engine.set_seed(self.seed.unwrap_or_else(any_seed));
    }

    /// Makes the engine as strong as this game asks for.
    pub(super) fn apply(self, engine: &mut Engine, game: &Game) {
        let level = self.opponent.map_or(self.level, |opponent| even_with(opponent, game));
        // An engine that is told its level forgets what it knows.
        if engine.level() != level {
            engine.set_level(level);
        }
    }
}

/// Another number every time.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// The level at which the game is even for somebody of the opponent's level: their own, but so many grades above it as
/// the handicap is worth that is given to them, or below it if they give one.
fn even_with(opponent: Level, game: &Game) -> Level {
    let grades = Handicap::from_setup(&game.start().to_setup()).map_or(0, worth);
    match game.position().turn() {
        Color::Black => opponent.stepped(-grades),
        Color::White => opponent.stepped(grades),
    }
}

/// For how many grades a handicap is given by the old masters' table brought up to date, which has one for every step
/// (HCAP-05).
fn worth(handicap: Handicap) -> i8 {
    const BY_STEPS: [Handicap; 15] = [
        Handicap::Lance,
        Handicap::BothLances,
        Handicap::Bishop,
        Handicap::Rook,
        Handicap::RookLance,
        Handicap::RookBothLances,
        Handicap::TwoPiece,
        Handicap::ThreePiece,
        Handicap::FourPiece,
        Handicap::FivePiece,
        Handicap::SixPiece,
        Handicap::SevenPiece,
        Handicap::EightPiece,
        Handicap::NinePiece,
        Handicap::TenPiece,
    ];
    // Which of a pair is gone makes no difference of a grade (HCAP-55).
    let handicap = match handicap {
        Handicap::LanceRight => Handicap::Lance,
        Handicap::RookLanceRight => Handicap::RookLance,
        Handicap::FivePieceRight => Handicap::FivePiece,
        handicap => handicap,
    };
    BY_STEPS.iter().position(|own| *own == handicap).map_or(0, |index| index as i8 + 1)
}

#[cfg(test)]
mod tests;
