//! A move as people write it.

use crate::kind::KindId;
use crate::moves::Move;
use crate::position::Position;
use crate::text::SHOT;
use shogi::Color;

/// What a move is made of, for a sentence or a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// What: the face it shows before the move, or with which it is dropped.
    pub kind: KindId,
    /// Where it comes from, by file and rank; `None` if it is dropped.
    pub from: Option<(u8, u8)>,
    /// The squares it goes to, one after the other; the last is where it stands then.
    pub steps: Vec<(u8, u8)>,
    /// The squares that it shoots at from there.
    pub shots: Vec<(u8, u8)>,
    /// What it takes on all of them.
    pub captured: Vec<KindId>,
    /// Whether it turns over.
    pub promotes: bool,
}

impl Position {
    /// The parts of a move of this position.
    pub fn parts(&self, m: Move) -> Option<Parts> {
        let text = self.move_text(m);
        let (body, promotes) = text.strip_suffix('+').map_or((text.as_str(), false), |body| (body, true));
        let (dropped, squares) = body.split_once('*').map_or((None, body), |(id, to)| (Some(id), to));
        let (way, shots) = squares.split_once(SHOT).unwrap_or((squares, ""));
        let mut steps = squares_in(way)?;
        let shots = squares_in(&shots.replace(SHOT, ""))?;
        let (kind, from) = match dropped {
            Some(id) => (self.game().kind_named(id)?, None),
            None => {
                let from = steps.remove(0);
                (self.piece_at(from.0, from.1)?.1, Some(from))
            }
        };
        let color = self.turn();
        let taken = steps.iter().chain(&shots).filter_map(|(file, rank)| self.piece_at(*file, *rank));
        let captured = taken.filter(|(own, _)| *own != color).map(|(_, kind)| kind).collect();
        Some(Parts { kind, from, steps, shots, captured, promotes })
    }

    /// A move as in Japanese books: `☗７六歩`, a Lion’s two steps `☗６五→６四獅`, `☗１２十二歩`; a
    /// shot at another square behind it, `☗１２十二砲射１２九`.
    pub fn japanese(&self, m: Move) -> String {
        let Some(parts) = self.parts(m) else { return self.move_text(m) };
        let square = |(file, rank): &(u8, u8)| match self.game().files().max(self.game().ranks()) {
            ..=9 => format!("{}{}", wide(*file), kanji(*rank)),
            _ => format!("{}{}", wide(*file), kanji_number(*rank)),
        };
        let mark = if self.turn() == Color::Black { '☗' } else { '☖' };
        let steps: Vec<String> = parts.steps.iter().map(square).collect();
        let shots: String = parts.shots.iter().map(|shot| format!("射{}", square(shot))).collect();
        let last = match (parts.from, parts.promotes) {
            (None, _) => "打",
            (Some(_), true) => "成",
            (Some(_), false) => "",
        };
        format!("{mark}{}{}{shots}{last}", steps.join("→"), self.game().kind(parts.kind).short)
    }

    /// A move as western books write it: `P-76`, `Bx33+`, `G*54`, a Lion's `Lnx65-64`; ranks as letters where figures would run
    /// together; a shot as `Cx10d!10g`.
    pub fn western(&self, m: Move) -> String {
        let Some(parts) = self.parts(m) else { return self.move_text(m) };
        let small = self.game().files().max(self.game().ranks()) <= 9;
        let name = |(file, rank): &(u8, u8)| {
            if small { format!("{file}{rank}") } else { crate::text::square_name(*file, *rank) }
        };
        let steps: Vec<String> = parts.steps.iter().map(name).collect();
        let shots: String = parts.shots.iter().map(|shot| format!("{SHOT}{}", name(shot))).collect();
        let joint = match parts.from {
            None => '*',
            Some(_) if parts.captured.is_empty() => '-',
            Some(_) => 'x',
        };
        let plus = if parts.promotes { "+" } else { "" };
        format!("{}{joint}{}{shots}{plus}", self.game().kind(parts.kind).id, steps.join("-"))
    }
}

/// The squares in a run of them: `6f6e6d`.
/// File and rank of the square that moves name so, be it on the board of a game or not.
pub fn square_named(name: &str) -> Option<(u8, u8)> {
    match squares_in(name)?[..] {
        [square] => Some(square),
        _ => None,
    }
}

fn squares_in(text: &str) -> Option<Vec<(u8, u8)>> {
    let mut squares = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let letters = rest.find(|c: char| c.is_ascii_lowercase())?;
        let file = rest[..letters].parse().ok()?;
        let end = rest[letters..].find(|c: char| !c.is_ascii_lowercase()).map_or(rest.len(), |end| letters + end);
        squares.push((file, rank_of(&rest[letters..end])?));
        rest = &rest[end..];
    }
    Some(squares)
}

fn rank_of(letters: &str) -> Option<u8> {
    letters.bytes().try_fold(0u8, |rank, letter| rank.checked_mul(26)?.checked_add(letter - b'a' + 1))
}

pub(crate) fn wide(number: u8) -> String {
    number.to_string().chars().filter_map(|digit| char::from_u32('０' as u32 + digit.to_digit(10)?)).collect()
}

const DIGITS: [&str; 10] = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

pub(crate) fn kanji(number: u8) -> &'static str {
    DIGITS[usize::from(number % 10)]
}

/// 十, 十二, 三十六.
pub(crate) fn kanji_number(number: u8) -> String {
    let (tens, ones) = (number / 10, number % 10);
    let tens = match tens {
        0 => String::new(),
        1 => "十".to_owned(),
        tens => format!("{}十", kanji(tens)),
    };
    format!("{tens}{}", if ones == 0 { "" } else { kanji(ones) })
}

#[cfg(test)]
mod tests;
