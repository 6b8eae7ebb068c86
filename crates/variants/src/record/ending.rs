//! How a recorded game ended.

use super::Foul;
use crate::course::{Outcome, Reason};
use shogi::Color;

/// The word that KIF ends with, who won, and by which foul if by one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// In Japanese, without blanks: 投了, 詰み, 千日手.
    pub word: String,
    /// Who won; `None` if nobody did.
    pub winner: Option<Color>,
    /// The foul that lost the game, if the record tells which.
    pub foul: Option<Foul>,
}

/// What ends a game that the side to move has lost.
const LOST: [&str; 9] =
    ["投了", "詰み", "切れ負け", "時間切れ", "反則負け", "合法手なし", "不戦敗", "王を取る", "裸王"];
/// … that it has won.
const WON: [&str; 3] = ["反則勝ち", "入玉勝ち", "勝ち宣言"];
/// … that nobody has won, or that the closing line tells.
const NEITHER: [&str; 8] = ["千日手", "連続王手の千日手", "トライ", "持将棋", "中断", "引き分け", "引分け", "最大手数"];

/// The words that records end with, and the codes of the endings they stand for.
pub(super) const CODES: [(&str, &str); 22] = [
    ("投了", "resign"),
    ("詰み", "mate"),
    ("合法手なし", "no_legal_move"),
    ("時間切れ", "time"),
    ("切れ負け", "time"),
    ("連続王手の千日手", "perpetual_check"),
    ("反則行為", "foul"),
    ("反則負け", "foul"),
    ("反則勝ち", "foul"),
    ("相入玉の点数不足", "points"),
    ("入玉宣言", "declaration"),
    ("入玉勝ち", "declaration"),
    ("不戦敗", "default"),
    ("裁定", "adjudicated"),
    ("千日手", "repetition"),
    ("持将棋", "impasse"),
    ("王を取る", "caught"),
    ("トライ", "try"),
    ("裸王", "bare_king"),
    ("引き分け", "agreed_draw"),
    ("最大手数", "move_limit"),
    ("中断", "interrupted"),
];

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
        Ending::new(word, loser.map(|loser| !loser))
    }
}

impl Ending {
    /// The ending of a game that this word ends.
    pub fn new(word: &str, winner: Option<Color>) -> Ending {
        Ending { word: word.to_owned(), winner, foul: None }
    }

    /// 投了 tōryō: this side resigns.
    pub fn resigned(loser: Color) -> Ending {
        Ending::new("投了", Some(!loser))
    }

    /// 反則 hansoku: this side has committed a foul, when it was somebody's turn.
    pub fn fouled(loser: Color, turn: Color) -> Ending {
        let word = if loser == turn { "反則負け" } else { "反則勝ち" };
        Ending::new(word, Some(!loser))
    }

    /// How the game ended, for programs and message catalogues; empty if its word is none that we know.
    pub fn code(&self) -> &'static str {
        let code = CODES.iter().find(|(word, _)| *word == self.word).map_or("", |(_, code)| code);
        if code == "repetition" && self.winner.is_some() { "lost_repetition" } else { code }
    }

    /// The ending with this [`Ending::code`], when it is somebody's turn; `winner` says who has won if that does not follow.
    /// `None` if there is no such code.
    pub fn of_code(code: &str, winner: Option<Color>, turn: Color) -> Option<Ending> {
        let code = if code == "lost_repetition" { "repetition" } else { code };
        if let ("foul", Some(winner)) = (code, winner) {
            return Some(Ending::fouled(!winner, turn));
        }
        let (word, _) = CODES.iter().find(|(_, known)| *known == code)?;
        let follows = Ending::of_word(word, turn).and_then(|ending| ending.winner);
        Some(Ending::new(word, winner.or(follows)))
    }

    /// What a word says when it stands where the side to move should play; `None` if it ends no game.
    pub(super) fn of_word(word: &str, turn: Color) -> Option<Ending> {
        let winner = match word {
            _ if LOST.contains(&word) => Some(!turn),
            _ if WON.contains(&word) => Some(turn),
            _ if NEITHER.contains(&word) => None,
            _ => return None,
        };
        Some(Ending::new(word, winner))
    }
}
