//! Why a move is barred: the rule without which it could be played.

use crate::compiled::Compiled;
use crate::content::{EMPTY, parts};
use crate::game::Game;
use crate::kind::Kind;
use crate::moves::{Action, Move};
use crate::position::Position;
use crate::power::Power;
use crate::ties::Ties;
use std::fmt;
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
    /// The square that the move begins at is empty.
    NoPiece,
    /// Somebody else commands the piece.
    OpponentsPiece,
    /// The player holds no such piece.
    NotInHand,
    /// A piece is dropped where another stands.
    DropOnPiece,
    /// A piece of one's own stands where the move ends.
    OwnPieceOnTarget,
    /// The piece does not move so; or the game is over, when no piece moves.
    Movement,
}

impl Bar {
    /// Every one.
    pub const ALL: [Bar; 16] = [
        Bar::Check,
        Bar::LionTrading,
        Bar::FullFile,
        Bar::MateByDrop,
        Bar::DeadEnd,
        Bar::Proof,
        Bar::Leaderless,
        Bar::Frozen,
        Bar::PartnerCheck,
        Bar::Repetition,
        Bar::NoPiece,
        Bar::OpponentsPiece,
        Bar::NotInHand,
        Bar::DropOnPiece,
        Bar::OwnPieceOnTarget,
        Bar::Movement,
    ];

    /// A name for programs and message catalogues; that of standard shogi where it has the same rule.
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
            Bar::NoPiece => "no_piece",
            Bar::OpponentsPiece => "opponents_piece",
            Bar::NotInHand => "not_in_hand",
            Bar::DropOnPiece => "drop_on_piece",
            Bar::OwnPieceOnTarget => "own_piece_on_target",
            Bar::Movement => "cannot_move_so",
        }
    }

    /// The Japanese term; where the field has none of its own, what happened, in Japanese.
    pub const fn kanji(self) -> &'static str {
        match self {
            Bar::Check => "王手放置",
            Bar::LionTrading => "獅子の取り合い",
            Bar::FullFile => "同じ筋の駒が多すぎる",
            Bar::MateByDrop => "打って詰める",
            Bar::DeadEnd => "行き所のない駒",
            Bar::Proof => "取れない駒を取る",
            Bar::Leaderless => "導く駒なしに進む",
            Bar::Frozen => "押さえられた駒を動かす",
            Bar::PartnerCheck => "味方への王手",
            Bar::Repetition => "同一局面の再現",
            Bar::OpponentsPiece => "相手の駒を動かす",
            Bar::NotInHand => "持っていない駒を打つ",
            Bar::DropOnPiece => "駒の上に打つ",
            Bar::NoPiece | Bar::OwnPieceOnTarget | Bar::Movement => "動けない所に動かす",
        }
    }
}

impl fmt::Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bar::Check => "the royal piece would be left in check",
            Bar::LionTrading => "a Lion may not be taken so",
            Bar::FullFile => "so many of its kind stand on the file",
            Bar::MateByDrop => "a drop of this piece may not mate",
            Bar::DeadEnd => "the piece could never move again",
            Bar::Proof => "the piece may not be taken, or hit, so",
            Bar::Leaderless => "nobody is left to lead the piece forward",
            Bar::Frozen => "an enemy pins the piece",
            Bar::PartnerCheck => "the partner would be given check",
            Bar::Repetition => "the situation would come back",
            Bar::NoPiece => "no piece on that square",
            Bar::OpponentsPiece => "the piece is somebody else's",
            Bar::NotInHand => "no such piece in hand",
            Bar::DropOnPiece => "a piece stands on that square",
            Bar::OwnPieceOnTarget => "an own piece stands on that square",
            Bar::Movement => "the piece does not move so",
        })
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
    /// Whether a move may be played here, whatever has been played before.
    ///
    /// # Errors
    /// If not, with the rule that bars it: the first without which it would be legal.
    pub fn judge(&self, m: Move) -> Result<(), Bar> {
        if self.is_legal(m) {
            return Ok(());
        }
        let lifted = || RULES.into_iter().find(|(_, lift)| self.without(*lift).is_legal_somehow(m));
        let bar = self.cannot_begin(m).or_else(|| lifted().map(|(bar, _)| bar)).or_else(|| self.cannot_end(m));
        Err(bar.unwrap_or(Bar::Movement))
    }

    /// The rule that has this name in Japanese; if several have it, the one that a move breaks.
    pub(crate) fn bar_named(&self, name: &str, m: Option<Move>) -> Option<Bar> {
        let mut named = Bar::ALL.into_iter().filter(|bar| bar.kanji() == name);
        match (named.next(), named.next()) {
            (only, None) => only,
            _ => {
                let shown = self.cannot_begin(m?).or_else(|| self.cannot_end(m?)).unwrap_or(Bar::Movement);
                Some(shown).filter(|bar| bar.kanji() == name)
            }
        }
    }

    /// The same position of a game without a rule.
    fn without(&self, lift: Lift) -> Position {
        let mut game = Game::clone(&self.game);
        lift(&mut game);
        let drops = game.drops.is_some();
        game.compiled = Compiled::new(&game.geometry, &game.kinds, game.promotion, drops, &game.laws);
        let mut position = self.clone();
        position.game = Arc::new(game);
        position
    }

    /// What keeps a move from beginning, whatever the rules.
    fn cannot_begin(&self, m: Move) -> Option<Bar> {
        match m.0 {
            Action::Drop { kind, .. } => self.droppable().all(|own| own != kind).then_some(Bar::NotInHand),
            Action::Board { from, .. } => match self.content(from) {
                EMPTY => Some(Bar::NoPiece),
                content => (parts(content).0 != self.turn).then_some(Bar::OpponentsPiece),
            },
        }
    }

    /// What stands where a move ends that no single rule bars.
    fn cannot_end(&self, m: Move) -> Option<Bar> {
        let there = self.content(m.to());
        match m.0 {
            _ if there == EMPTY || m.stays() => None,
            Action::Drop { .. } => Some(Bar::DropOnPiece),
            Action::Board { .. } => (parts(there).0 == self.turn).then_some(Bar::OwnPieceOnTarget),
        }
    }
}

#[cfg(test)]
mod tests;
