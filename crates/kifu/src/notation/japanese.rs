//! The Japanese notation (棋譜の表記法): destination, piece, and signs only where they are needed (NOTA-01 to NOTA-14), and
//! what differs from it only by how squares are written: Iroha (NOTA-20 to NOTA-22) and that of the Yorozuya.

mod parse;

pub(crate) use parse::parse;

use super::{Coordinates, Motion, Side, Signs, Subject};
use crate::kanji;
use shogi::{Move, PieceKind, Square};

/// A style of the Japanese notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Japanese {
    /// How squares are written.
    pub coordinates: Coordinates,
    /// The sign of a Dragon or Horse going forward.
    pub forward: Forward,
    /// Whether a full-width blank follows 同, so that columns of moves align.
    pub padded: bool,
}

/// The sign of a Dragon or Horse going forward (NOTA-08). Readers take all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forward {
    /// 上, as for any other piece: what most programs write.
    Up,
    /// 行: what books and the federation prefer.
    Go,
    /// 入: what older books write.
    Enter,
}

impl Japanese {
    /// As in KI2 files: ７六歩.
    pub const KI2: Japanese = Japanese { coordinates: Coordinates::Wide, forward: Forward::Up, padded: true };
    /// The federation's official form: 76歩 (NOTA-17).
    pub const OFFICIAL: Japanese = Japanese::of(Coordinates::Arabic);
    /// The form of books and newspapers: 7六歩 (NOTA-17).
    pub const COMMON: Japanese = Japanese::of(Coordinates::Mixed);
    /// The form of old books: 七六歩.
    pub const KANJI: Japanese = Japanese::of(Coordinates::Kanji);
    /// The Iroha notation: 春歩 (NOTA-22).
    pub const IROHA: Japanese = Japanese::of(Coordinates::Iroha);
    /// That of the Yorozuya's prints, as the site lishogi has it: 午六歩, and 二二角ナル with 丑 for the file.
    pub const YOROZUYA: Japanese = Japanese { forward: Forward::Up, ..Japanese::of(Coordinates::Zodiac) };

    const fn of(coordinates: Coordinates) -> Japanese {
        Japanese { coordinates, forward: Forward::Go, padded: false }
    }

    /// A square as this style writes it.
    pub fn square(self, square: Square) -> String {
        let mut text = String::new();
        self.coordinates.write_to(&mut text, square);
        text
    }

    /// Appends the text of a move, without a player's mark.
    pub(super) fn write_to(self, out: &mut String, subject: &Subject, last_to: Option<Square>) {
        let to = subject.m.to();
        if last_to == Some(to) {
            out.push('同');
            if self.padded {
                out.push('\u{3000}');
            }
        } else {
            self.coordinates.write_to(out, to);
        }
        out.push_str(kanji::piece(subject.kind));
        let signs = subject.signs();
        out.extend(self.signs(signs.unwrap_or_default(), subject.kind));
        out.push_str(self.last_sign(subject));
        // Where even all signs are not enough, the origin stands in brackets, as in record files.
        if let (None, Some(from)) = (signs, subject.m.from()) {
            out.push('(');
            Coordinates::Arabic.write_to(out, from);
            out.push(')');
        }
    }

    /// Side, then motion.
    pub(super) fn signs(self, signs: Signs, kind: PieceKind) -> impl Iterator<Item = char> {
        let motion = signs.motion.map(|motion| self.motion_sign(motion, kind));
        signs.side.map(side_sign).into_iter().chain(motion)
    }

    fn motion_sign(self, motion: Motion, kind: PieceKind) -> char {
        match (motion, kind, self.forward) {
            (Motion::Forward, PieceKind::Dragon | PieceKind::Horse, Forward::Go) => '行',
            (Motion::Forward, PieceKind::Dragon | PieceKind::Horse, Forward::Enter) => '入',
            (Motion::Forward, ..) => '上',
            (Motion::Level, ..) => '寄',
            (Motion::Back, ..) => '引',
        }
    }

    /// 成, 不成 or 打, each only where it says something (NOTA-11 to NOTA-14). The Yorozuya wrote ナル, and nothing for 不成.
    fn last_sign(self, subject: &Subject) -> &'static str {
        let zodiac = self.coordinates == Coordinates::Zodiac;
        match subject.m {
            Move::Board { promote: true, .. } if zodiac => "ナル",
            Move::Board { promote: true, .. } => "成",
            Move::Board { .. } if subject.promotable && !zodiac => "不成",
            Move::Drop { .. } if !subject.rivals.able.is_empty() => "打",
            _ => "",
        }
    }
}

const fn side_sign(side: Side) -> char {
    match side {
        Side::Left => '左',
        Side::Straight => '直',
        Side::Right => '右',
    }
}

/// Any piece interposed on `to`, where its kind does not matter: 5二合 (NOTA-07). Without a player's mark.
///
/// ```
/// use kifu::notation::{Japanese, interposition};
/// assert_eq!(interposition(Japanese::COMMON, shogi::Square::new(5, 2), None), "5二合");
/// ```
pub fn interposition(style: Japanese, to: Square, last_to: Option<Square>) -> String {
    let square = if last_to == Some(to) { "同".to_owned() } else { style.square(to) };
    square + "合"
}
