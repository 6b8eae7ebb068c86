//! How a game ends, and what that is called.

use shogi::Color;

/// The end of a game (requirements §3): who lost by what, or that nobody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// 投了: the player gave up (END-01).
    Resign {
        /// Who gave up.
        loser: Color,
    },
    /// 詰み: in check and no legal move (END-02, RULE-56).
    Mate {
        /// Who was mated.
        loser: Color,
    },
    /// No legal move without being in check: a loss all the same (RULE-57).
    NoLegalMove {
        /// Who could not move.
        loser: Color,
    },
    /// 時間切れ: no time left (END-03).
    Time {
        /// Whose time ran out.
        loser: Color,
    },
    /// 連続王手の千日手: a repetition in which every move of one side was a check (END-13, FOUL-14).
    PerpetualCheck {
        /// Who gave the checks.
        loser: Color,
    },
    /// 千日手: the same situation for the fourth time; nobody wins (END-07, END-12).
    Repetition,
}

impl Outcome {
    /// Who lost; `None` if nobody did.
    pub const fn loser(self) -> Option<Color> {
        match self {
            Outcome::Resign { loser }
            | Outcome::Mate { loser }
            | Outcome::NoLegalMove { loser }
            | Outcome::Time { loser }
            | Outcome::PerpetualCheck { loser } => Some(loser),
            Outcome::Repetition => None,
        }
    }

    /// Who won; `None` if nobody did.
    pub fn winner(self) -> Option<Color> {
        self.loser().map(|loser| !loser)
    }

    /// A name for programs, records and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Outcome::Resign { .. } => "resign",
            Outcome::Mate { .. } => "mate",
            Outcome::NoLegalMove { .. } => "no_legal_move",
            Outcome::Time { .. } => "time",
            Outcome::PerpetualCheck { .. } => "perpetual_check",
            Outcome::Repetition => "repetition",
        }
    }

    /// The outcome with this code; `loser` counts only where somebody loses.
    ///
    /// ```
    /// use arbiter::Outcome;
    /// use shogi::Color;
    /// let outcome = Outcome::Time { loser: Color::White };
    /// assert_eq!(Outcome::from_code(outcome.code(), outcome.loser()), Some(outcome));
    /// ```
    pub fn from_code(code: &str, loser: Option<Color>) -> Option<Outcome> {
        match code {
            "resign" => loser.map(|loser| Outcome::Resign { loser }),
            "mate" => loser.map(|loser| Outcome::Mate { loser }),
            "no_legal_move" => loser.map(|loser| Outcome::NoLegalMove { loser }),
            "time" => loser.map(|loser| Outcome::Time { loser }),
            "perpetual_check" => loser.map(|loser| Outcome::PerpetualCheck { loser }),
            "repetition" => Some(Outcome::Repetition),
            _ => None,
        }
    }

    /// The Japanese term.
    pub const fn kanji(self) -> &'static str {
        match self {
            Outcome::Resign { .. } => "投了",
            Outcome::Mate { .. } => "詰み",
            Outcome::NoLegalMove { .. } => "合法手なし",
            Outcome::Time { .. } => "時間切れ",
            Outcome::PerpetualCheck { .. } => "連続王手の千日手",
            Outcome::Repetition => "千日手",
        }
    }

    /// How the Japanese term is read.
    pub const fn reading(self) -> &'static str {
        match self {
            Outcome::Resign { .. } => "tōryō",
            Outcome::Mate { .. } => "tsumi",
            Outcome::NoLegalMove { .. } => "gōhōte nashi",
            Outcome::Time { .. } => "jikangire",
            Outcome::PerpetualCheck { .. } => "renzoku ōte no sennichite",
            Outcome::Repetition => "sennichite",
        }
    }
}

#[cfg(test)]
mod tests;
