//! The Western notations: piece, origin if needed, movement, destination, promotion (NOTA-30 to NOTA-43).

mod parse;

pub(crate) use parse::parse;

use super::{Coordinates, Subject};
use crate::kanji;
use shogi::{Move, PieceKind, Square};

/// One of the Western notations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Western {
    /// The standard: `G49-58`, `N*33`, `Bx33+`, `+S-49` (NOTA-30 to NOTA-37).
    Standard,
    /// Hodges and Townhill, revised: the same with letters for ranks, `G4i-5h` (NOTA-41).
    Hodges,
    /// Hodges and Townhill, original of 1976: `G(4i)-5h`, `S(+)-4i`; a capture names the piece taken, `BxN+` (NOTA-40).
    ///
    /// Where that says too little, we add the square in brackets, `BxN(3c)+`, so that it can be read back.
    Hodges1976,
    /// Hosking, 1996: no hyphen without an origin, drops with an apostrophe: `P76`, `G49-58`, `N’33` (NOTA-42).
    Hosking,
    /// Kitao and Kawasaki: pieces in Japanese, no destination where the move before went: `金(49)-58`, `角x+` (NOTA-43).
    KitaoKawasaki,
}

impl Western {
    /// Appends the text of a move, without a player's mark.
    pub(super) fn write_to(self, out: &mut String, subject: &Subject<'_>, last_to: Option<Square>) {
        self.write_piece(out, subject.kind);
        let to = subject.m.to();
        let Move::Board { from, promote, .. } = subject.m else {
            out.push(if self == Western::Hosking { '’' } else { '*' });
            return self.write_square(out, to);
        };
        match subject.captured {
            Some(captured) if self == Western::Hodges1976 => self.write_capture(out, subject, from, captured),
            _ => {
                let origin = subject.rivals.able.is_many();
                if origin {
                    self.write_origin(out, from);
                }
                let captures = subject.captured.is_some();
                if captures {
                    out.push('x');
                } else if origin || self != Western::Hosking {
                    out.push('-');
                }
                if !(self == Western::KitaoKawasaki && captures && last_to == Some(to)) {
                    self.write_square(out, to);
                }
            }
        }
        if promote {
            out.push('+');
        } else if subject.promotable {
            out.push('=');
        }
    }

    fn write_piece(self, out: &mut String, kind: PieceKind) {
        match self {
            Western::Hodges1976 => {
                out.push_str(kind.unpromoted().letters());
                if kind.is_promoted() {
                    out.push_str("(+)");
                }
            }
            Western::KitaoKawasaki => {
                let small = [PieceKind::PromotedLance, PieceKind::PromotedKnight, PieceKind::PromotedSilver];
                let is_small = small.contains(&kind);
                if is_small {
                    out.push('+');
                }
                out.push_str(kanji::piece(if is_small { kind.unpromoted() } else { kind }));
            }
            Western::Standard | Western::Hodges | Western::Hosking => out.push_str(kind.letters()),
        }
    }

    fn write_origin(self, out: &mut String, from: Square) {
        match self {
            Western::Hodges1976 | Western::KitaoKawasaki => self.write_bracketed(out, from),
            Western::Standard | Western::Hodges | Western::Hosking => self.write_square(out, from),
        }
    }

    fn write_bracketed(self, out: &mut String, square: Square) {
        out.push('(');
        self.write_square(out, square);
        out.push(')');
    }

    fn write_square(self, out: &mut String, square: Square) {
        match self {
            Western::Hodges | Western::Hodges1976 => {
                out.push(char::from(b'0' + square.file()));
                out.push(char::from(b'a' + square.rank() - 1));
            }
            Western::Standard | Western::Hosking | Western::KitaoKawasaki => {
                Coordinates::Arabic.write_to(out, square);
            }
        }
    }

    /// The piece taken, and of the squares only as many as are needed.
    fn write_capture(self, out: &mut String, subject: &Subject<'_>, from: Square, captured: PieceKind) {
        let to = subject.m.to();
        let same_text = subject.captures_of(captured);
        let only = |from: Option<Square>, to: Option<Square>| {
            let fits = |m: &&Move| from.is_none_or(|from| m.from() == Some(from)) && to.is_none_or(|to| m.to() == to);
            same_text.iter().filter(fits).count() <= 1
        };
        let (from, to) = match (only(None, None), only(Some(from), None), only(None, Some(to))) {
            (true, ..) => (None, None),
            (_, true, _) => (Some(from), None),
            (.., true) => (None, Some(to)),
            _ => (Some(from), Some(to)),
        };
        if let Some(from) = from {
            self.write_origin(out, from);
        }
        out.push('x');
        self.write_piece(out, captured);
        if let Some(to) = to {
            self.write_bracketed(out, to);
        }
    }
}
