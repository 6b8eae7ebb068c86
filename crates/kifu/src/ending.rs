//! How games end (END-01 to END-08, NOTA-15).

mod remark;

use shogi::Color;

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
    /// 反則手 hansokute: a player broke a rule and loses (END-04, NOTA-15).
    Foul {
        /// Who did.
        by: Color,
        /// Its name in the field, such as 二歩, if the record says it (FOUL-16); one line without `、`.
        name: Option<String>,
        /// The number of the offending move, from 1, if the record says it.
        ply: Option<u32>,
    },
    /// 連続王手の千日手 renzoku ōte no sennichite: a player repeated the position by checks alone, and loses (END-13).
    PerpetualCheck {
        /// Who gave the checks.
        by: Color,
    },
    /// 相入玉の点数不足 ainyūgyoku no tensū fusoku: an impasse was agreed, and one side has too few points (END-05).
    Points {
        /// Who.
        loser: Color,
    },
    /// 入玉宣言 nyūgyoku sengen: the side to move declares and wins (END-06).
    Declaration,
    /// The side to move declares without meeting the conditions, and loses (END-06).
    FailedDeclaration,
    /// 千日手 sennichite: the same position for the fourth time, no result (END-12).
    Repetition {
        /// Whether the players agreed on it before the fourth time (END-14).
        agreed: bool,
    },
    /// 持将棋 jishōgi: impasse, no result (END-08).
    Impasse {
        /// Who declared it with 24 to 30 points (END-15); `None` if it was agreed.
        declared_by: Option<Color>,
    },
    /// 引き分け hikiwake: the players agreed on a draw (END-23).
    AgreedDraw,
    /// 最大手数: the game reached its highest number of moves, no result (END-18).
    MoveLimit,
    /// 不戦敗 fusenpai: a player did not come, or too late (CLOCK-19).
    Default {
        /// Who.
        loser: Color,
    },
    /// 裁定 saitei: an arbiter decided.
    Adjudicated {
        /// Against whom; `None` for a draw.
        loser: Option<Color>,
    },
    /// 不詰 fuzumi: a problem's line that does not mate.
    NoMate,
    /// 中断 chūdan: broken off without a result.
    Interrupted,
    /// 封じ手 fūjite: the next move was sealed.
    SealedMove,
    /// A word that this program has no name for; without blanks and `、`.
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
            Ending::Points { .. } => "points",
            Ending::Declaration => "declaration",
            Ending::FailedDeclaration => "failed_declaration",
            Ending::Repetition { .. } => "repetition",
            Ending::Impasse { .. } => "impasse",
            Ending::AgreedDraw => "agreed_draw",
            Ending::MoveLimit => "move_limit",
            Ending::Default { .. } => "default",
            Ending::Adjudicated { .. } => "adjudicated",
            Ending::NoMate => "no_mate",
            Ending::Interrupted => "interrupted",
            Ending::SealedMove => "sealed_move",
            Ending::Other(_) => "other",
        }
    }

    /// The same, its words without characters that cannot be printed, or that divide what remarks tell of an ending.
    pub(crate) fn in_print(self) -> Ending {
        let in_print = |word: String| match word.contains(|c: char| c.is_control() || c == '、') {
            true => word.replace(char::is_control, "").replace('、', "，"),
            false => word,
        };
        match self {
            Ending::Other(word) => Ending::Other(in_print(word)),
            Ending::Foul { by, name, ply } => Ending::Foul { by, name: name.map(in_print), ply },
            ending => ending,
        }
    }

    /// The Japanese word of the field.
    pub fn kanji(&self) -> &str {
        match self {
            Ending::Resign => "投了",
            Ending::Mate => "詰み",
            Ending::NoLegalMove => "合法手なし",
            Ending::Time => "時間切れ",
            Ending::Foul { .. } => "反則手",
            Ending::PerpetualCheck { .. } => "連続王手の千日手",
            Ending::Points { .. } => "相入玉の点数不足",
            Ending::Declaration => "入玉宣言",
            Ending::FailedDeclaration => "入玉宣言の失敗",
            Ending::Repetition { .. } => "千日手",
            Ending::Impasse { .. } => "持将棋",
            Ending::AgreedDraw => "引き分け",
            Ending::MoveLimit => "最大手数",
            Ending::Default { .. } => "不戦敗",
            Ending::Adjudicated { .. } => "裁定",
            Ending::NoMate => "不詰",
            Ending::Interrupted => "中断",
            Ending::SealedMove => "封じ手",
            Ending::Other(word) => word,
        }
    }

    /// Who has won, if `turn` was to move; `None` without a result.
    pub fn winner(&self, turn: Color) -> Option<Color> {
        match self {
            Ending::Resign | Ending::Mate | Ending::NoLegalMove | Ending::Time | Ending::FailedDeclaration => {
                Some(!turn)
            }
            Ending::Declaration => Some(turn),
            Ending::Foul { by, .. } | Ending::PerpetualCheck { by } => Some(!*by),
            Ending::Points { loser } | Ending::Default { loser } => Some(!*loser),
            Ending::Adjudicated { loser } => loser.map(|loser| !loser),
            Ending::Repetition { .. }
            | Ending::Impasse { .. }
            | Ending::AgreedDraw
            | Ending::MoveLimit
            | Ending::NoMate
            | Ending::Interrupted
            | Ending::SealedMove
            | Ending::Other(_) => None,
        }
    }
}

#[cfg(test)]
mod tests;
