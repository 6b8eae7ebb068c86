//! What a format has no word for, said in a comment: `終局：反則手、先手の負け、57手目、二歩`.
//!
//! People can read it, and so can the readers of this crate: an ending comes back as it was from any format.

use super::Ending;
use shogi::Color;

const HEAD: &str = "終局：";
const LOSES: &str = "の負け";
const DECLARED: &str = "の宣言";
const DRAW: &str = "引き分け";
const AGREED: &str = "合意";
const PLY: &str = "手目";

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "先手",
        Color::White => "後手",
    }
}

/// The player before `suffix`, if that is all there is.
fn player_before(part: &str, suffix: &str) -> Option<Color> {
    let player = part.strip_suffix(suffix)?;
    Color::ALL.into_iter().find(|color| name(*color) == player)
}

impl Ending {
    /// Everything about the ending in one line.
    pub(crate) fn remark(&self) -> String {
        let mut text = format!("{HEAD}{}", self.kanji());
        let mut add = |part: String| {
            text.push('、');
            text.push_str(&part);
        };
        match self {
            Ending::Foul { by: loser, .. }
            | Ending::PerpetualCheck { by: loser }
            | Ending::Points { loser }
            | Ending::Default { loser }
            | Ending::Adjudicated { loser: Some(loser) } => add(format!("{}{LOSES}", name(*loser))),
            Ending::Adjudicated { loser: None } => add(DRAW.to_owned()),
            Ending::Repetition { agreed: true } => add(AGREED.to_owned()),
            Ending::Impasse { declared_by: Some(color) } => add(format!("{}{DECLARED}", name(*color))),
            _ => {}
        }
        if let Ending::Foul { name, ply, .. } = self {
            ply.iter().for_each(|ply| add(format!("{ply}{PLY}")));
            name.iter().for_each(|name| add(name.clone()));
        }
        text
    }

    /// Whether a text must say more of the ending than `said`, which is what its format's own word says: also where the
    /// comment that follows would be taken for it.
    pub(crate) fn needs_remark(&self, said: Option<&Ending>, comment: &str) -> bool {
        said != Some(self) || comment.split('\n').next().and_then(Ending::from_remark).is_some()
    }

    /// Whether its remark tells all of it.
    pub(crate) fn fits_remark(&self) -> bool {
        let remark = self.remark();
        !remark.contains(char::is_control) && Ending::from_remark(&remark).as_ref() == Some(self)
    }

    /// The ending that such a line tells; `None` if it is any other line.
    pub(crate) fn from_remark(line: &str) -> Option<Ending> {
        // What cannot be printed is not kept, and must not divide a word that means something without it.
        let line = line.replace(char::is_control, "");
        let mut parts = line.strip_prefix(HEAD)?.split('、');
        let word = parts.next()?;
        let parts: Vec<&str> = parts.collect();
        let loser = |part: &str| player_before(part, LOSES);
        Some(match (word, &parts[..]) {
            ("反則手", [part, rest @ ..]) => {
                let ply = rest.first().and_then(|part| part.strip_suffix(PLY)?.parse().ok());
                let name = rest[usize::from(ply.is_some())..].join("、");
                Ending::Foul { by: loser(part)?, ply, name: Some(name).filter(|name| !name.is_empty()) }
            }
            ("連続王手の千日手", [part]) => Ending::PerpetualCheck { by: loser(part)? },
            ("相入玉の点数不足", [part]) => Ending::Points { loser: loser(part)? },
            ("不戦敗", [part]) => Ending::Default { loser: loser(part)? },
            ("裁定", [DRAW]) => Ending::Adjudicated { loser: None },
            ("裁定", [part]) => Ending::Adjudicated { loser: Some(loser(part)?) },
            ("千日手", [AGREED]) => Ending::Repetition { agreed: true },
            ("持将棋", [part]) => Ending::Impasse { declared_by: Some(player_before(part, DECLARED)?) },
            ("反則手" | "連続王手の千日手" | "相入玉の点数不足" | "不戦敗", []) => return None,
            (word, []) => Ending::plain(word),
            _ => return None,
        })
    }

    /// The ending that a word says by itself.
    fn plain(word: &str) -> Ending {
        const PLAIN: [Ending; 14] = [
            Ending::Resign,
            Ending::Mate,
            Ending::NoLegalMove,
            Ending::Time,
            Ending::Declaration,
            Ending::FailedDeclaration,
            Ending::Repetition { agreed: false },
            Ending::Impasse { declared_by: None },
            Ending::AgreedDraw,
            Ending::MoveLimit,
            Ending::NoMate,
            Ending::Interrupted,
            Ending::SealedMove,
            Ending::Adjudicated { loser: None },
        ];
        let found = PLAIN.into_iter().find(|ending| ending.kanji() == word);
        found.unwrap_or_else(|| Ending::Other(word.to_owned()))
    }

    /// Whether `told`, from a comment, says more of this ending, which a format's own word says, and nothing against it:
    /// they are of the same kind, or at least nobody else has won.
    pub(crate) fn is_refined_by(&self, told: &Ending, turn: Color) -> bool {
        self.code() == told.code() || self.winner(turn) == told.winner(turn)
    }
}
