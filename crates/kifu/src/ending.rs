//! How games end (END-01 to END-08, NOTA-15).

use shogi::Color;
use std::time::Duration;

/// Why a game is over. Who has won follows from it and from whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// 投了 tōryō: the side to move resigns (END-01).
    Resign,
    /// 詰み tsumi: the side to move is mated (END-02).
    Mate,
    /// The side to move is not in check but has no legal move, and loses (RULE-57).
    NoLegalMove,
    /// 時間切れ jikangire: the side to move has used up its time (END-03).
    Time,
    /// 反則 hansoku: a player broke a rule and loses (END-04).
    Foul {
        /// Who did.
        by: Color,
    },
    /// 連続王手の千日手 renzoku ōte no sennichite: a player repeated the position by checks alone, and loses (END-13).
    PerpetualCheck {
        /// Who gave the checks.
        by: Color,
    },
    /// 千日手 sennichite: the same position for the fourth time, no result (END-12).
    Repetition,
    /// 持将棋 jishōgi: impasse, no result (END-08).
    Impasse,
    /// 入玉宣言 nyūgyoku sengen: the side to move declares and wins (END-06).
    Declaration,
    /// 不詰 fuzumi: a problem's line that does not mate.
    NoMate,
    /// 中断 chūdan: broken off without a result.
    Interrupted,
    /// 封じ手 fūjite: the next move was sealed.
    SealedMove,
    /// 不戦勝 fusenshō: the side to move wins because the opponent did not play.
    WinByDefault,
    /// 不戦敗 fusenpai: the side to move loses because it did not play.
    LossByDefault,
    /// A word that this program has no name for.
    Other(String),
}

impl Ending {
    /// A name for programs and message catalogues.
    pub fn code(&self) -> &'static str {
        match self {
            Ending::Resign => "resign",
            Ending::Mate => "mate",
            Ending::NoLegalMove => "no_legal_move",
            Ending::Time => "time",
            Ending::Foul { .. } => "foul",
            Ending::PerpetualCheck { .. } => "perpetual_check",
            Ending::Repetition => "repetition",
            Ending::Impasse => "impasse",
            Ending::Declaration => "declaration",
            Ending::NoMate => "no_mate",
            Ending::Interrupted => "interrupted",
            Ending::SealedMove => "sealed_move",
            Ending::WinByDefault => "win_by_default",
            Ending::LossByDefault => "loss_by_default",
            Ending::Other(_) => "other",
        }
    }

    /// The Japanese word of the field.
    pub fn kanji(&self) -> &str {
        match self {
            Ending::Resign => "投了",
            Ending::Mate => "詰み",
            Ending::NoLegalMove => "合法手なし",
            Ending::Time => "時間切れ",
            Ending::Foul { .. } => "反則",
            Ending::PerpetualCheck { .. } => "連続王手の千日手",
            Ending::Repetition => "千日手",
            Ending::Impasse => "持将棋",
            Ending::Declaration => "入玉宣言",
            Ending::NoMate => "不詰",
            Ending::Interrupted => "中断",
            Ending::SealedMove => "封じ手",
            Ending::WinByDefault => "不戦勝",
            Ending::LossByDefault => "不戦敗",
            Ending::Other(word) => word,
        }
    }

    /// Who has won, if `turn` was to move; `None` without a result.
    pub fn winner(&self, turn: Color) -> Option<Color> {
        match self {
            Ending::Resign | Ending::Mate | Ending::NoLegalMove | Ending::Time | Ending::LossByDefault => Some(!turn),
            Ending::Declaration | Ending::WinByDefault => Some(turn),
            Ending::Foul { by } | Ending::PerpetualCheck { by } => Some(!*by),
            Ending::Repetition
            | Ending::Impasse
            | Ending::NoMate
            | Ending::Interrupted
            | Ending::SealedMove
            | Ending::Other(_) => None,
        }
    }
}

/// The end of a record: what stands after the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Why the game is over.
    pub ending: Ending,
    /// The time spent on it since the last move, if known.
    pub used: Option<Duration>,
    /// A remark on it, lines divided by `\n`; empty if there is none.
    pub comment: String,
}

impl From<Ending> for End {
    fn from(ending: Ending) -> End {
        End { ending, used: None, comment: String::new() }
    }
}
