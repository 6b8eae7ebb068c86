//! The line that closes a game, `まで10手で先手の勝ち`: it repeats the ending, or brings it where the moves just stop.

use super::{FOUL_LOSES, FOUL_WINS, ending_of, word_of};
use crate::{Ending, diagram, kanji};
use shogi::Color;

/// The line after so many moves, without its end. In handicap games the players are called 下手 and 上手.
pub(crate) fn closing_line(plies: usize, ending: &Ending, turn: Color, handicap: bool) -> String {
    format!("まで{plies}手で{}", closing(ending, turn, handicap))
}

/// Whether such a line tells all of the ending.
pub(crate) fn tells_all(ending: &Ending, turn: Color) -> bool {
    match outcome_of(&closing(ending, turn, false), turn) {
        Closing::Ending(told) => told == *ending,
        Closing::Won(winner) => *ending == Ending::Resign && winner != turn,
        Closing::Unknown => matches!(ending, Ending::Other(word) if word == word_of(ending, turn)),
    }
}

/// Who has won and how, for people.
fn closing(ending: &Ending, turn: Color, handicap: bool) -> String {
    let word = word_of(ending, turn);
    let Some(winner) = ending.winner(turn) else { return word.to_owned() };
    let winner = diagram::player(winner, handicap);
    match ending {
        Ending::Mate => word.to_owned(),
        Ending::Time
        | Ending::PerpetualCheck { .. }
        | Ending::Points { .. }
        | Ending::FailedDeclaration
        | Ending::Default { .. }
        | Ending::Adjudicated { .. } => format!("{}により{winner}の勝ち", ending.kanji()),
        Ending::Foul { by, .. } if *by == turn => format!("{}の{FOUL_LOSES}", diagram::player(turn, handicap)),
        Ending::Foul { .. } => format!("{winner}の{FOUL_WINS}"),
        Ending::Declaration => format!("{winner}の入玉勝ち"),
        _ => format!("{winner}の勝ち"),
    }
}

/// Whether a word that means nothing to this program comes back from such a line.
pub(crate) fn is_kept(word: &str) -> bool {
    let line = format!("1手で{word}");
    divide_closing(&line) == (Some(1), word)
        && !word.contains('#')
        && matches!(outcome_of(word, Color::Black), Closing::Unknown)
}

/// What a closing line says of the result.
pub(super) enum Closing {
    Ending(Ending),
    /// Somebody won; it does not say how.
    Won(Color),
    Unknown,
}

/// Whether the closing line repeats the ending before it. It may say what kind of foul there was.
pub(super) fn closing_agrees(ending: &Ending, closing: &Closing, turn: Color) -> (bool, Option<Ending>) {
    match closing {
        Closing::Won(winner) => (ending.winner(turn).is_none_or(|own| own == *winner), None),
        Closing::Ending(stated) => {
            let same_winner = ending.winner(turn) == stated.winner(turn);
            let told = match (ending, stated) {
                (Ending::Foul { .. }, Ending::PerpetualCheck { .. }) if same_winner => Some(stated.clone()),
                _ => None,
            };
            (same_winner && (told.is_some() || ending.code() == stated.code()), told)
        }
        Closing::Unknown => (true, None),
    }
}

/// The number of moves and what follows it.
pub(super) fn divide_closing(closing: &str) -> (Option<usize>, &str) {
    let closing = closing.trim_start_matches(['、', '，', ',', ' ', '\u{3000}']);
    let Some((number, outcome)) = closing.split_once('手') else { return (None, closing) };
    let digits: Option<String> =
        number.trim().chars().map(|c| Some(char::from(b'0' + kanji::arabic_value(c)?))).collect();
    match digits.and_then(|digits| digits.parse().ok()) {
        Some(plies) => (Some(plies), outcome.strip_prefix('で').unwrap_or(outcome).trim()),
        None => (None, closing),
    }
}

pub(super) fn outcome_of(text: &str, turn: Color) -> Closing {
    if let Some((word, winner)) = text.split_once("により") {
        let ending = winner_of(winner, "の勝ち").and_then(|winner| lost_by(word, !winner));
        return ending.map_or(Closing::Unknown, Closing::Ending);
    }
    let foul = |by| Ending::Foul { by, name: None, ply: None };
    let won_by_foul = winner_of(text, "の反則勝ち").map(|winner| foul(!winner));
    let lost_by_foul = winner_of(text, "の反則負け").map(foul);
    let declared = winner_of(text, "の入玉勝ち").map(|_| Ending::Declaration);
    if let Some(ending) = won_by_foul.or(lost_by_foul).or(declared) {
        return Closing::Ending(ending);
    }
    match winner_of(text, "の勝ち") {
        Some(winner) => Closing::Won(winner),
        None => ending_of(text, turn).map_or(Closing::Unknown, Closing::Ending),
    }
}

/// The ending in which `loser` lost by what a closing line calls this.
fn lost_by(word: &str, loser: Color) -> Option<Ending> {
    Some(match word {
        "時間切れ" => Ending::Time,
        "入玉宣言の失敗" => Ending::FailedDeclaration,
        "連続王手の千日手" => Ending::PerpetualCheck { by: loser },
        "相入玉の点数不足" => Ending::Points { loser },
        "不戦敗" => Ending::Default { loser },
        "裁定" => Ending::Adjudicated { loser: Some(loser) },
        _ => return None,
    })
}

/// The player named before `suffix`, if that is all there is.
fn winner_of(text: &str, suffix: &str) -> Option<Color> {
    match text.strip_suffix(suffix)? {
        "先手" | "下手" => Some(Color::Black),
        "後手" | "上手" => Some(Color::White),
        _ => None,
    }
}
