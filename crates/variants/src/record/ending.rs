//! How a recorded game ended.

use crate::course::{Outcome, Reason};
use shogi::Color;

/// The word that KIF ends with, and who won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// In Japanese, without blanks: 投了, 詰み, 千日手.
    pub word: String,
    /// Who won; `None` if nobody did.
    pub winner: Option<Color>,
}

/// What ends a game that the side to move has lost.
const LOST: [&str; 9] =
    ["投了", "詰み", "切れ負け", "時間切れ", "反則負け", "合法手なし", "不戦敗", "王を取る", "裸王"];
/// … that it has won.
const WON: [&str; 3] = ["反則勝ち", "入玉勝ち", "勝ち宣言"];
/// … that nobody has won, or that the closing line tells.
const NEITHER: [&str; 8] = ["千日手", "連続王手の千日手", "トライ", "持将棋", "中断", "引き分け", "引分け", "最大手数"];

impl From<Outcome> for Ending {
    fn from(Outcome { loser, reason }: Outcome) -> Ending {
        let word = match reason {
            Reason::Mate => "詰み",
            Reason::NoLegalMove => "合法手なし",
            Reason::Caught => "王を取る",
            Reason::Try => "トライ",
            Reason::BareKing => "裸王",
            Reason::Repetition => "千日手",
            Reason::PerpetualCheck => "連続王手の千日手",
            Reason::MoveLimit => "最大手数",
        };
        Ending { word: word.to_owned(), winner: loser.map(|loser| !loser) }
    }
}

impl Ending {
    /// 投了 tōryō: this side resigns.
    pub fn resigned(loser: Color) -> Ending {
        Ending { word: "投了".to_owned(), winner: Some(!loser) }
    }

    /// What a word says when it stands where the side to move should play; `None` if it ends no game.
    pub(super) fn of_word(word: &str, turn: Color) -> Option<Ending> {
        let winner = match word {
            _ if LOST.contains(&word) => Some(!turn),
            _ if WON.contains(&word) => Some(turn),
            _ if NEITHER.contains(&word) => None,
            _ => return None,
        };
        Some(Ending { word: word.to_owned(), winner })
    }
}
