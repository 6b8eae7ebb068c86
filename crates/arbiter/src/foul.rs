//! Fouls (反則行為 hansoku kōi) by name.

use play::{Attempt, Bar};
use shogi::{IllegalMove, Position, Square};
use std::fmt;

/// A foul, which loses where fouls lose (requirements §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foul {
    /// A move that the rules of movement, promotion, drops or check forbid (FOUL-03, -04, -05, -10 to -13, RULE-19).
    Illegal(IllegalMove),
    /// A move that a rule of another game of the family forbids, which standard shogi does not have.
    Barred(variants::Bar),
    /// 二手指し nitezashi: a second move before the opponent's (FOUL-01).
    TwoMoves,
    /// The wrong side has made the first move (FOUL-02).
    WrongSideFirst,
    /// A promoted piece was turned back (FOUL-06).
    TurnedBack,
    /// A piece was turned to its promoted side where it stands: promoting belongs to a move (FOUL-04, FOUL-18).
    TurnedOver,
    /// A piece was dropped promoted side up (FOUL-07).
    DroppedPromoted,
    /// 隠し駒 kakushi koma: a captured piece was hidden (FOUL-08).
    HiddenPiece,
    /// 待った matta: another move after the first was made (FOUL-09).
    ChangedMove,
    /// 連続王手の千日手: the position came back by checks alone (FOUL-14, END-13).
    PerpetualCheck,
    /// No move at all (RULE-16, FOUL-18).
    Pass,
    /// A piece across two squares (FOUL-18).
    TwoSquares,
    /// A piece turned to point another way (FOUL-18).
    TurnedPoint,
}

impl Foul {
    /// Every foul.
    pub fn all() -> impl Iterator<Item = Foul> {
        const OTHERS: [Foul; 11] = [
            Foul::TwoMoves,
            Foul::WrongSideFirst,
            Foul::TurnedBack,
            Foul::TurnedOver,
            Foul::DroppedPromoted,
            Foul::HiddenPiece,
            Foul::ChangedMove,
            Foul::PerpetualCheck,
            Foul::Pass,
            Foul::TwoSquares,
            Foul::TurnedPoint,
        ];
        Bar::all().map(Foul::from).chain(OTHERS)
    }

    /// A name for programs, records and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Foul::Illegal(reason) => reason.code(),
            Foul::Barred(bar) => bar.code(),
            Foul::TwoMoves => "two_moves",
            Foul::WrongSideFirst => "wrong_side_first",
            Foul::TurnedBack => "turned_back",
            Foul::TurnedOver => "turned_over",
            Foul::DroppedPromoted => "dropped_promoted",
            Foul::HiddenPiece => "hidden_piece",
            Foul::ChangedMove => "changed_move",
            Foul::PerpetualCheck => "perpetual_check",
            Foul::Pass => "pass",
            Foul::TwoSquares => "two_squares",
            Foul::TurnedPoint => "turned_point",
        }
    }

    /// The foul with this code.
    pub fn from_code(code: &str) -> Option<Foul> {
        Foul::all().find(|foul| foul.code() == code)
    }

    /// The Japanese term; where the field has none of its own, what happened, in Japanese.
    pub const fn kanji(self) -> &'static str {
        match self {
            Foul::Illegal(reason) => match reason {
                IllegalMove::TwoPawns => "二歩",
                IllegalMove::DeadPiece => "行き所のない駒",
                IllegalMove::DropPawnMate => "打ち歩詰め",
                IllegalMove::KingIntoCheck | IllegalMove::CheckIgnored | IllegalMove::KingExposed => "王手放置",
                IllegalMove::CannotPromote | IllegalMove::OutsidePromotionZone => "成れない駒を成る",
                IllegalMove::OpponentsPiece => "相手の駒を動かす",
                IllegalMove::NotInHand => "持っていない駒を打つ",
                IllegalMove::DropOnPiece => "駒の上に打つ",
                IllegalMove::NoPiece
                | IllegalMove::CannotMoveSo
                | IllegalMove::Blocked
                | IllegalMove::OwnPieceOnTarget => "動けない所に動かす",
            },
            Foul::Barred(bar) => bar.kanji(),
            Foul::TwoMoves => "二手指し",
            Foul::WrongSideFirst => "先後違い",
            Foul::TurnedBack => "成駒を戻す",
            Foul::TurnedOver => "動かさずに成る",
            Foul::DroppedPromoted => "成駒を打つ",
            Foul::HiddenPiece => "隠し駒",
            Foul::ChangedMove => "待った",
            Foul::PerpetualCheck => "連続王手の千日手",
            Foul::Pass => "手を指さない",
            Foul::TwoSquares => "升目をまたぐ",
            Foul::TurnedPoint => "駒の向きを変える",
        }
    }

    /// The rule that bars the move; `None` for what is no barred move.
    pub const fn bar(self) -> Option<Bar> {
        match self {
            Foul::Illegal(reason) => Some(Bar::Standard(reason)),
            Foul::Barred(bar) => Some(Bar::Family(bar)),
            _ => None,
        }
    }

    /// Whether the king could be taken because of it (RULE-58).
    pub(crate) const fn leaves_king_in_check(self) -> bool {
        use IllegalMove::{CheckIgnored, KingExposed, KingIntoCheck};
        matches!(self, Foul::Illegal(KingIntoCheck | CheckIgnored | KingExposed))
    }

    /// Whether it is one of the moves that are right by their movement but forbidden (禁じ手 kinjite).
    pub const fn is_forbidden_move(self) -> bool {
        use IllegalMove::{DeadPiece, DropPawnMate, TwoPawns};
        self.leaves_king_in_check() || matches!(self, Foul::Illegal(TwoPawns | DeadPiece | DropPawnMate))
    }
}

impl From<IllegalMove> for Foul {
    fn from(reason: IllegalMove) -> Foul {
        Foul::Illegal(reason)
    }
}

impl From<Bar> for Foul {
    fn from(bar: Bar) -> Foul {
        match bar {
            Bar::Standard(reason) => Foul::Illegal(reason),
            Bar::Family(bar) => Foul::Barred(bar),
        }
    }
}

/// The move that somebody makes, or which foul it is in a position of standard shogi.
pub(crate) fn move_of<M>(attempt: Attempt<M>, position: Option<&Position>) -> Result<M, Foul> {
    match attempt {
        Attempt::Move(m) => Ok(m),
        Attempt::TurnBack(square) => Err(position.map_or(Foul::TurnedBack, |position| turning(position, square))),
        Attempt::DropPromoted { .. } => Err(Foul::DroppedPromoted),
        Attempt::Straddle(..) => Err(Foul::TwoSquares),
        Attempt::TurnPoint(_) => Err(Foul::TurnedPoint),
        Attempt::Pass => Err(Foul::Pass),
    }
}

/// Which foul it is to turn over what stands on a square.
fn turning(position: &Position, square: Square) -> Foul {
    match position.piece_at(square) {
        None => Foul::Illegal(IllegalMove::NoPiece),
        Some(piece) if piece.color() != position.turn() => Foul::Illegal(IllegalMove::OpponentsPiece),
        Some(piece) if piece.kind().is_promoted() => Foul::TurnedBack,
        Some(piece) if piece.kind().promoted().is_some() => Foul::TurnedOver,
        Some(_) => Foul::Illegal(IllegalMove::CannotPromote),
    }
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Foul::Illegal(reason) => return reason.fmt(f),
            Foul::Barred(bar) => return bar.fmt(f),
            Foul::TwoMoves => "two moves in a row (nitezashi)",
            Foul::WrongSideFirst => "the other side moves first",
            Foul::TurnedBack => "a promoted piece stays promoted while it is on the board",
            Foul::TurnedOver => "a piece promotes when it moves, not where it stands",
            Foul::DroppedPromoted => "a piece is dropped unpromoted",
            Foul::HiddenPiece => "a captured piece was hidden (kakushi koma)",
            Foul::ChangedMove => "a move that was made cannot be changed (matta)",
            Foul::PerpetualCheck => "the position came back by checks alone (perpetual check)",
            Foul::Pass => "a turn cannot be passed",
            Foul::TwoSquares => "a piece stands in one square",
            Foul::TurnedPoint => "a piece points at the opponent",
        })
    }
}

impl std::error::Error for Foul {}

#[cfg(test)]
mod tests;
