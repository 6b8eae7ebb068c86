//! How a game ends, and what that is called.

use crate::{Foul, Side};
use play::End;
use shogi::Color;
use std::fmt;
use std::str::FromStr;
use variants::Reason;

/// The end of a game (requirements §3): who lost by what, or that nobody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome<S: Side = Color> {
    /// 投了: the player gave up (END-01).
    Resign {
        /// Who gave up.
        loser: S,
    },
    /// 詰み: in check and no legal move (END-02, RULE-56).
    Mate {
        /// Who was mated.
        loser: S,
    },
    /// No legal move without being in check: a loss all the same (RULE-57).
    NoLegalMove {
        /// Who could not move.
        loser: S,
    },
    /// 時間切れ: no time left (END-03).
    Time {
        /// Whose time ran out.
        loser: S,
    },
    /// 反則行為: a foul (END-04, FOUL-16).
    Foul {
        /// Who committed it.
        loser: S,
        /// Which.
        foul: Foul,
        /// The number of the offending move, from 1; of the next move if the foul was no move.
        ply: u32,
    },
    /// 相入玉の点数不足: an impasse was agreed, and one side has too few points (END-05).
    Points {
        /// Who has fewer than 24.
        loser: S,
    },
    /// 入玉宣言: the other side declared and had the points for it (END-06, END-15).
    Declaration {
        /// Whose opponent declared.
        loser: S,
    },
    /// A declaration that did not meet its conditions (END-06, END-15).
    FailedDeclaration {
        /// Who declared.
        loser: S,
    },
    /// 不戦敗: the player did not come, or came too late (CLOCK-19).
    Default {
        /// Who did not come.
        loser: S,
    },
    /// An arbiter decided; `None` for a draw.
    Adjudicated {
        /// Against whom.
        loser: Option<S>,
    },
    /// 千日手: the same situation for the fourth time, or both agreed before that (END-07, END-12, END-14).
    Repetition {
        /// Whether the players agreed on it.
        agreed: bool,
    },
    /// 持将棋: both kings have entered and both sides have the points (END-08, END-17); or a declaration with 24 to 30
    /// points (END-15).
    Impasse {
        /// Who declared; `None` if it was agreed.
        declared_by: Option<S>,
    },
    /// 引き分け: the players agreed on a draw (END-23).
    AgreedDraw,
    /// By a rule of another game of the family.
    Goal {
        /// Who lost; `None` if nobody did.
        loser: Option<S>,
        /// Which rule.
        goal: Goal,
    },
    /// How a game of more than two ends by its own rules; never where two play.
    Final(S::Final),
    /// The game reached its highest number of moves (END-18).
    MoveLimit,
    /// 中断: broken off; there is no result.
    Interrupted,
}

/// What ends other games of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The last royal piece was captured.
    Caught,
    /// トライ: a royal piece has reached the last rank in safety.
    Try,
    /// 裸王 hadaka-ō: nothing but the royal piece is left.
    BareKing,
    /// 千日手: where a situation that comes back is lost.
    Repetition,
}

impl Goal {
    /// Every one.
    pub const ALL: [Goal; 4] = [Goal::Caught, Goal::Try, Goal::BareKing, Goal::Repetition];

    const fn code(self) -> &'static str {
        match self {
            Goal::Caught => "caught",
            Goal::Try => "try",
            Goal::BareKing => "bare_king",
            Goal::Repetition => "lost_repetition",
        }
    }
}

impl<S: Side> Outcome<S> {
    /// Who lost; `None` if nobody did, or if more than two play to the end.
    pub fn loser(self) -> Option<S> {
        match self {
            Outcome::Resign { loser }
            | Outcome::Mate { loser }
            | Outcome::NoLegalMove { loser }
            | Outcome::Time { loser }
            | Outcome::Foul { loser, .. }
            | Outcome::Points { loser }
            | Outcome::Declaration { loser }
            | Outcome::FailedDeclaration { loser }
            | Outcome::Default { loser } => Some(loser),
            Outcome::Adjudicated { loser } | Outcome::Goal { loser, .. } => loser,
            Outcome::Repetition { .. }
            | Outcome::Impasse { .. }
            | Outcome::AgreedDraw
            | Outcome::Final(_)
            | Outcome::MoveLimit
            | Outcome::Interrupted => None,
        }
    }

    /// Who won; `None` if nobody did, or if more than two play.
    pub fn winner(self) -> Option<S> {
        self.loser().and_then(S::opponent)
    }

    /// A name for programs, records and message catalogues. A foul's own name is [`Foul::code`].
    pub fn code(self) -> &'static str {
        match self {
            Outcome::Resign { .. } => "resign",
            Outcome::Mate { .. } => "mate",
            Outcome::NoLegalMove { .. } => "no_legal_move",
            Outcome::Time { .. } => "time",
            Outcome::Foul { .. } => "foul",
            Outcome::Points { .. } => "points",
            Outcome::Declaration { .. } => "declaration",
            Outcome::FailedDeclaration { .. } => "failed_declaration",
            Outcome::Default { .. } => "default",
            Outcome::Adjudicated { .. } => "adjudicated",
            Outcome::Repetition { .. } => "repetition",
            Outcome::Impasse { .. } => "impasse",
            Outcome::AgreedDraw => "agreed_draw",
            Outcome::Goal { goal, .. } => goal.code(),
            Outcome::Final(_) => "decided",
            Outcome::MoveLimit => "move_limit",
            Outcome::Interrupted => "interrupted",
        }
    }

    /// Whether it is one of the endings without a result that official games play again after (END-21).
    pub const fn is_no_contest(self) -> bool {
        matches!(self, Outcome::Repetition { .. } | Outcome::Impasse { .. } | Outcome::MoveLimit)
    }
}

impl Outcome {
    /// The end of another game of the family by its own rules, after so many moves.
    pub(crate) fn of_board(end: End<Color>, ply: u32) -> Outcome {
        let goal = |goal| Outcome::Goal { loser: end.loser(), goal };
        match (end.reason, end.loser()) {
            (Reason::Mate, Some(loser)) => Outcome::Mate { loser },
            (Reason::NoLegalMove, Some(loser)) => Outcome::NoLegalMove { loser },
            (Reason::PerpetualCheck, Some(loser)) => Outcome::Foul { loser, foul: Foul::PerpetualCheck, ply },
            (Reason::Repetition, None) => Outcome::Repetition { agreed: false },
            (Reason::Repetition, Some(_)) => goal(Goal::Repetition),
            (Reason::MoveLimit, _) => Outcome::MoveLimit,
            (Reason::Caught, _) => goal(Goal::Caught),
            (Reason::Try, _) => goal(Goal::Try),
            (Reason::BareKing | Reason::Mate | Reason::NoLegalMove | Reason::PerpetualCheck, _) => goal(Goal::BareKing),
        }
    }

    /// The id of the sentence that tells it, in a message catalogue: with `winner`, and for a foul its name as `foul`.
    pub const fn message(self) -> &'static str {
        match self {
            Outcome::Resign { .. } => "result-resign",
            Outcome::Mate { .. } => "result-mate",
            Outcome::NoLegalMove { .. } => "result-no_legal_move",
            Outcome::Time { .. } => "result-time",
            Outcome::Foul { .. } => "result-foul",
            Outcome::Points { .. } => "result-points",
            Outcome::Declaration { .. } => "result-declaration",
            Outcome::FailedDeclaration { .. } => "result-failed_declaration",
            Outcome::Default { .. } => "result-default",
            Outcome::Adjudicated { loser: Some(_) } => "result-adjudicated",
            Outcome::Adjudicated { loser: None } => "result-adjudicated-draw",
            Outcome::Repetition { agreed: false } => "result-repetition",
            Outcome::Repetition { agreed: true } => "result-repetition-agreed",
            Outcome::Impasse { declared_by: None } => "result-impasse",
            Outcome::Impasse { declared_by: Some(_) } => "result-impasse-declared",
            Outcome::AgreedDraw => "result-agreed_draw",
            Outcome::Goal { goal: Goal::Caught, .. } => "result-caught",
            Outcome::Goal { goal: Goal::Try, .. } => "result-try",
            Outcome::Goal { goal: Goal::BareKing, loser: Some(_) } => "result-bare_king",
            Outcome::Goal { goal: Goal::BareKing, loser: None } => "result-bare_king-both",
            Outcome::Goal { goal: Goal::Repetition, .. } => "result-lost_repetition",
            Outcome::MoveLimit => "result-move_limit",
            Outcome::Interrupted => "result-interrupted",
        }
    }

    /// The Japanese term.
    pub const fn kanji(self) -> &'static str {
        match self {
            Outcome::Resign { .. } => "投了",
            Outcome::Mate { .. } => "詰み",
            Outcome::NoLegalMove { .. } => "合法手なし",
            Outcome::Time { .. } => "時間切れ",
            Outcome::Foul { foul: Foul::PerpetualCheck, .. } => "連続王手の千日手",
            Outcome::Foul { .. } => "反則行為",
            Outcome::Points { .. } => "相入玉の点数不足",
            Outcome::Declaration { .. } | Outcome::FailedDeclaration { .. } => "入玉宣言",
            Outcome::Default { .. } => "不戦敗",
            Outcome::Adjudicated { .. } => "裁定",
            Outcome::Repetition { .. } => "千日手",
            Outcome::Impasse { .. } => "持将棋",
            Outcome::AgreedDraw => "引き分け",
            Outcome::Goal { goal: Goal::Caught, .. } => "王を取る",
            Outcome::Goal { goal: Goal::Try, .. } => "トライ",
            Outcome::Goal { goal: Goal::BareKing, .. } => "裸王",
            Outcome::Goal { goal: Goal::Repetition, .. } => "千日手",
            Outcome::MoveLimit => "最大手数",
            Outcome::Interrupted => "中断",
        }
    }

    /// How the Japanese term is read.
    pub const fn reading(self) -> &'static str {
        match self {
            Outcome::Resign { .. } => "tōryō",
            Outcome::Mate { .. } => "tsumi",
            Outcome::NoLegalMove { .. } => "gōhōte nashi",
            Outcome::Time { .. } => "jikangire",
            Outcome::Foul { foul: Foul::PerpetualCheck, .. } => "renzoku ōte no sennichite",
            Outcome::Foul { .. } => "hansoku kōi",
            Outcome::Points { .. } => "ainyūgyoku no tensū fusoku",
            Outcome::Declaration { .. } | Outcome::FailedDeclaration { .. } => "nyūgyoku sengen",
            Outcome::Default { .. } => "fusenpai",
            Outcome::Adjudicated { .. } => "saitei",
            Outcome::Repetition { .. } => "sennichite",
            Outcome::Impasse { .. } => "jishōgi",
            Outcome::AgreedDraw => "hikiwake",
            Outcome::Goal { goal: Goal::Caught, .. } => "ō o toru",
            Outcome::Goal { goal: Goal::Try, .. } => "torai",
            Outcome::Goal { goal: Goal::BareKing, .. } => "hadaka-ō",
            Outcome::Goal { goal: Goal::Repetition, .. } => "sennichite",
            Outcome::MoveLimit => "saidai tesū",
            Outcome::Interrupted => "chūdan",
        }
    }
}

impl fmt::Display for Outcome {
    /// For the store and for programs, with everything that belongs to it: `resign black`, `foul white two_pawns 57`,
    /// `impasse declared black`, `repetition agreed`, `move_limit`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        if let Some(loser) = self.loser() {
            write!(f, " {}", loser.name())?;
        }
        match self {
            Outcome::Foul { foul, ply, .. } => write!(f, " {} {ply}", foul.code()),
            Outcome::Repetition { agreed: true } => f.write_str(" agreed"),
            Outcome::Impasse { declared_by: Some(color) } => write!(f, " declared {}", color.name()),
            _ => Ok(()),
        }
    }
}

/// The text is not what [`Outcome`]'s `Display` writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseOutcomeError;

impl fmt::Display for ParseOutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the end of a game, such as 'resign black'")
    }
}

impl std::error::Error for ParseOutcomeError {}

impl FromStr for Outcome {
    type Err = ParseOutcomeError;

    /// ```
    /// use arbiter::Outcome;
    /// use shogi::Color;
    /// let outcome = Outcome::Time { loser: Color::White };
    /// assert_eq!("time white".parse(), Ok(outcome));
    /// assert_eq!(outcome.to_string(), "time white");
    /// ```
    fn from_str(text: &str) -> Result<Outcome, ParseOutcomeError> {
        let words: Vec<&str> = text.split(' ').collect();
        let color = |name: &str| Color::named(name).ok_or(ParseOutcomeError);
        Ok(match words[..] {
            ["resign", loser] => Outcome::Resign { loser: color(loser)? },
            ["mate", loser] => Outcome::Mate { loser: color(loser)? },
            ["no_legal_move", loser] => Outcome::NoLegalMove { loser: color(loser)? },
            ["time", loser] => Outcome::Time { loser: color(loser)? },
            ["foul", loser, foul, ply] => Outcome::Foul {
                loser: color(loser)?,
                foul: Foul::from_code(foul).ok_or(ParseOutcomeError)?,
                ply: ply.parse().map_err(|_| ParseOutcomeError)?,
            },
            ["points", loser] => Outcome::Points { loser: color(loser)? },
            ["declaration", loser] => Outcome::Declaration { loser: color(loser)? },
            ["failed_declaration", loser] => Outcome::FailedDeclaration { loser: color(loser)? },
            ["default", loser] => Outcome::Default { loser: color(loser)? },
            ["adjudicated", loser] => Outcome::Adjudicated { loser: Some(color(loser)?) },
            ["adjudicated"] => Outcome::Adjudicated { loser: None },
            ["repetition"] => Outcome::Repetition { agreed: false },
            ["repetition", "agreed"] => Outcome::Repetition { agreed: true },
            ["impasse"] => Outcome::Impasse { declared_by: None },
            ["impasse", "declared", by] => Outcome::Impasse { declared_by: Some(color(by)?) },
            ["agreed_draw"] => Outcome::AgreedDraw,
            ["move_limit"] => Outcome::MoveLimit,
            ["interrupted"] => Outcome::Interrupted,
            [goal, ref loser @ ..] if loser.len() < 2 => Outcome::Goal {
                loser: loser.first().map(|loser| color(loser)).transpose()?,
                goal: Goal::ALL.into_iter().find(|known| known.code() == goal).ok_or(ParseOutcomeError)?,
            },
            _ => return Err(ParseOutcomeError),
        })
    }
}

#[cfg(test)]
mod tests;
