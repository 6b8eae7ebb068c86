//! Why a move is barred: the rule without which it could be played.

use crate::compiled::Compiled;
use crate::game::Game;
use crate::kind::Kind;
use crate::position::Position;
use crate::power::Power;
use crate::ties::Ties;
use std::sync::Arc;

/// The rule that bars a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bar {
    /// The only royal piece would be left attacked.
    Check,
    /// A Lion may not be taken so (VAR-19).
    LionTrading,
    /// So many of its kind stand on the file.
    FullFile,
    /// A drop of this piece may not mate.
    MateByDrop,
    /// The piece could never move again.
    DeadEnd,
    /// The piece may not be taken, or hit, so (VAR-24).
    Proof,
    /// Nobody is left to lead the piece forward (VAR-24).
    Leaderless,
    /// An enemy pins the piece (VAR-24).
    Frozen,
    /// The partner would be given check, where two play together (VAR-15).
    PartnerCheck,
    /// The situation would come back too often.
    Repetition,
    /// The piece does not move so.
    Movement,
}

impl Bar {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Bar::Check => "barred_check",
            Bar::LionTrading => "barred_lion_trading",
            Bar::FullFile => "barred_full_file",
            Bar::MateByDrop => "barred_mate_by_drop",
            Bar::DeadEnd => "barred_dead_end",
            Bar::Proof => "barred_proof",
            Bar::Leaderless => "barred_leaderless",
            Bar::Frozen => "barred_frozen",
            Bar::PartnerCheck => "barred_partner_check",
            Bar::Repetition => "barred_repetition",
            Bar::Movement => "cannot_move_so",
        }
    }
}

/// Lifts a rule.
type Lift = fn(&mut Game);

/// Each rule, and how it is lifted.
const RULES: [(Bar, Lift); 8] = [
    (Bar::LionTrading, |game| game.lion_trading = None),
    (Bar::FullFile, |game| game.kinds.iter_mut().for_each(|kind| kind.per_file = None)),
    (Bar::MateByDrop, |game| game.kinds.iter_mut().for_each(|kind| kind.may_mate_by_drop = true)),
    (Bar::DeadEnd, |game| game.dead_ends = true),
    (Bar::Leaderless, |game| each_tie(game, |ties| ties.forward_needs.clear())),
    (Bar::Proof, |game| {
        each_tie(game, |ties| {
            (ties.takes_only, ties.cannot_take) = (None, Vec::new());
            (ties.proof, ties.hit_from, ties.blinds) = (Vec::new(), 0, None);
        });
    }),
    (Bar::Frozen, |game| {
        let frees = |kind: &mut Kind| kind.powers.retain(|power| !matches!(power, Power::Freeze(_)));
        game.kinds.iter_mut().for_each(frees);
    }),
    (Bar::Check, |game| game.ending.check_binds = false),
];

fn each_tie(game: &mut Game, change: impl FnMut(&mut Ties)) {
    game.kinds.iter_mut().map(|kind| &mut kind.ties).for_each(change);
}

impl Position {
    /// The rule that bars a move, by the move's text: the first without which it would be legal. `None` if it is legal.
    pub fn bar(&self, text: &str) -> Option<Bar> {
        if self.parse_move(text).is_ok() {
            return None;
        }
        let without = |lift: Lift| {
            let mut game = Game::clone(&self.game);
            lift(&mut game);
            let drops = game.drops.is_some();
            game.compiled = Compiled::new(&game.geometry, &game.kinds, game.promotion, drops, &game.laws);
            let mut position = self.clone();
            position.game = Arc::new(game);
            position
        };
        let lifted = RULES.into_iter().find(|(_, lift)| without(*lift).parse_move(text).is_ok());
        Some(lifted.map_or(Bar::Movement, |(bar, _)| bar))
    }
}

#[cfg(test)]
mod tests;
