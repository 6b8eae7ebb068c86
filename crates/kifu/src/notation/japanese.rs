//! The Japanese notation (棋譜の表記法): destination, piece, and signs only where they are needed (NOTA-01 to NOTA-14).

use super::Subject;
use crate::kanji;
use shogi::{Color, Move, PieceKind, Position, Square};
use std::cmp::Ordering;

/// A style of the Japanese notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Japanese {
    /// The sign of the player.
    pub marks: Marks,
    /// How squares are written.
    pub digits: Digits,
    /// The sign of a Dragon or Horse going forward.
    pub forward: Forward,
    /// Whether a full-width blank follows 同, so that columns of moves align.
    pub padded: bool,
}

/// The sign before a move that says whose it is (NOTA-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// None.
    None,
    /// ▲ and △, in every font.
    Triangles,
    /// ☗ and ☖, shaped as pieces.
    Pieces,
}

/// How a square is written (NOTA-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digits {
    /// Official: two Arabic digits, 76.
    Arabic,
    /// Common: Arabic file and kanji rank, 7六.
    Mixed,
    /// The same with a full-width file, ７六: the form of record files.
    Wide,
    /// Historic: both in kanji, 七六.
    Kanji,
}

/// The sign of a Dragon or Horse going forward (NOTA-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forward {
    /// 上, as for any other piece: what most programs write.
    Up,
    /// 行: what books and the federation prefer.
    Go,
}

impl Japanese {
    /// As in KI2 files: ▲７六歩.
    pub const KI2: Japanese =
        Japanese { marks: Marks::Triangles, digits: Digits::Wide, forward: Forward::Up, padded: true };

    /// The federation's official form: ▲76歩 (NOTA-17).
    pub const OFFICIAL: Japanese =
        Japanese { marks: Marks::Triangles, digits: Digits::Arabic, forward: Forward::Go, padded: false };

    /// The form of books and newspapers: ☗7六歩 (NOTA-17).
    pub const COMMON: Japanese =
        Japanese { marks: Marks::Pieces, digits: Digits::Mixed, forward: Forward::Go, padded: false };

    /// The text of `m` in `position`; `last_to` is where the move before went, to write 同 (NOTA-05). Empty if no
    /// piece stands where the move starts.
    ///
    /// ```
    /// use kifu::notation::Japanese;
    /// use shogi::Position;
    /// let position: Position = "4k4/9/9/9/9/9/9/9/3GKG3 b - 1".parse().unwrap();
    /// assert_eq!(Japanese::COMMON.write(&position, "4i5h".parse().unwrap(), None), "☗5八金右");
    /// ```
    pub fn write(self, position: &Position, m: Move, last_to: Option<Square>) -> String {
        let Some(subject) = Subject::new(position, m) else { return String::new() };
        let square = if last_to == Some(m.to()) {
            if self.padded { "同\u{3000}".to_owned() } else { "同".to_owned() }
        } else {
            self.square(m.to())
        };
        let piece = kanji::piece(subject.kind);
        format!("{}{square}{piece}{}{}", self.mark(subject.mover), self.signs(&subject), last_sign(&subject))
    }

    /// The player's sign in this style.
    pub fn mark(self, color: Color) -> &'static str {
        match (self.marks, color) {
            (Marks::None, _) => "",
            (Marks::Triangles, Color::Black) => "▲",
            (Marks::Triangles, Color::White) => "△",
            (Marks::Pieces, Color::Black) => "☗",
            (Marks::Pieces, Color::White) => "☖",
        }
    }

    /// A square in this style.
    pub fn square(self, square: Square) -> String {
        let (file, rank) = (square.file(), square.rank());
        match self.digits {
            Digits::Arabic => format!("{file}{rank}"),
            Digits::Mixed => format!("{file}{}", kanji::digit(rank)),
            Digits::Wide => format!("{}{}", kanji::wide_digit(file), kanji::digit(rank)),
            Digits::Kanji => format!("{}{}", kanji::digit(file), kanji::digit(rank)),
        }
    }

    /// The fewest signs that single out the piece: motion, else side, else both, side first (NOTA-09, NOTA-10).
    fn signs(self, subject: &Subject) -> String {
        let Some(from) = subject.m.from() else { return String::new() };
        if subject.rivals.is_empty() {
            return String::new();
        }
        let to = subject.m.to();
        let motion = |square| Motion::of(square, to, subject.mover);
        let side = |square| Side::of(square, subject);
        let (own_motion, own_side) = (motion(from), side(from));
        let alone = |same: &dyn Fn(Square) -> bool| !subject.rivals.into_iter().any(same);

        if subject.kind != PieceKind::Knight && alone(&|rival| motion(rival) == own_motion) {
            return self.motion(own_motion, subject.kind).to_owned();
        }
        if own_side == Side::Straight {
            return "直".to_owned();
        }
        if alone(&|rival| side(rival) == own_side) {
            return own_side.sign().to_owned();
        }
        format!("{}{}", own_side.sign(), self.motion(own_motion, subject.kind))
    }

    fn motion(self, motion: Motion, kind: PieceKind) -> &'static str {
        match (motion, kind, self.forward) {
            (Motion::Forward, PieceKind::Dragon | PieceKind::Horse, Forward::Go) => "行",
            (Motion::Forward, ..) => "上",
            (Motion::Level, ..) => "寄",
            (Motion::Back, ..) => "引",
        }
    }
}

/// 成, 不成 or 打, each only where it says something (NOTA-11 to NOTA-14).
fn last_sign(subject: &Subject) -> &'static str {
    match subject.m {
        Move::Board { promote: true, .. } => "成",
        Move::Board { .. } if subject.promotable => "不成",
        Move::Drop { .. } if !subject.rivals.is_empty() => "打",
        _ => "",
    }
}

/// Where a move goes, as its player sees it (NOTA-08).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Motion {
    Forward,
    Level,
    Back,
}

impl Motion {
    fn of(from: Square, to: Square, mover: Color) -> Motion {
        match to.rank_from(mover).cmp(&from.rank_from(mover)) {
            Ordering::Less => Motion::Forward,
            Ordering::Equal => Motion::Level,
            Ordering::Greater => Motion::Back,
        }
    }
}

/// On which side a piece stands, as its player sees it (NOTA-09).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    /// Right behind the target.
    Straight,
    Right,
}

impl Side {
    /// Small pieces are on a side of the target. Of two long-range pieces one is left of the other; their distance from
    /// the target says nothing, and 直 is never used.
    fn of(square: Square, subject: &Subject) -> Side {
        let long_range =
            matches!(subject.kind, PieceKind::Rook | PieceKind::Bishop | PieceKind::Dragon | PieceKind::Horse);
        let leftness = |square: Square| match subject.mover {
            Color::Black => square.file(),
            Color::White => 10 - square.file(),
        };
        let against = if long_range {
            let own = subject.m.from();
            let others = own.into_iter().chain(subject.rivals).filter(|other| *other != square);
            others.map(leftness).max().unwrap_or(0)
        } else {
            leftness(subject.m.to())
        };
        match leftness(square).cmp(&against) {
            Ordering::Greater => Side::Left,
            Ordering::Less => Side::Right,
            Ordering::Equal if long_range => Side::Right,
            Ordering::Equal => Side::Straight,
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Side::Left => "左",
            Side::Straight => "直",
            Side::Right => "右",
        }
    }
}
