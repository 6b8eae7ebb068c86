//! The boards that show a rule, a foul or an ending.

use kifu::notation::Notation;
use shogi::{Move, Position};

/// A position and, perhaps, a move that a rule is about or a foul, with the squares to look at.
pub(super) struct Diagram {
    pub(super) position: Position,
    pub(super) played: Option<Move>,
    /// Squares to mark where the referee names none.
    besides: &'static str,
}

/// What each is about, its position, and the move.
const DIAGRAMS: [(&str, &str, &str, &str); 23] = [
    ("basic-board", "4k4/9/9/9/9/2P6/9/9/4K4 b - 1", "", "7f"),
    ("basic-set-up", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "", ""),
    ("basic-turn", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "7g7f", ""),
    ("basic-capture", "4k4/9/9/4s4/4G4/9/9/9/4K4 b - 1", "5e5d", ""),
    ("basic-promotion", "4k4/9/9/9/2R6/9/9/9/4K4 b - 1", "7e7c+", ""),
    ("basic-drop", "3sk4/4g4/9/9/9/9/9/9/4K4 b N 1", "N*6d", ""),
    ("basic-check", "4k4/9/9/9/4r4/9/9/9/3GK4 b - 1", "", ""),
    ("basic-mate", "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "", ""),
    ("foul-two_moves", "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1", "2g2f", "7f"),
    ("foul-cannot_move_so", "4k4/9/9/9/4G4/9/9/9/4K4 b - 1", "5e4f", ""),
    ("foul-blocked", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "2h2e", ""),
    ("foul-outside_promotion_zone", "4k4/9/9/7S1/9/9/9/9/4K4 b - 1", "2d3e+", ""),
    ("foul-two_pawns", "4k4/9/9/9/9/9/2P6/9/4K4 b P 1", "P*7e", ""),
    ("foul-dead_piece", "4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*2b", ""),
    ("foul-drop_pawn_mate", "7nk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", ""),
    ("foul-king_into_check", "4k4/9/9/9/3r5/9/9/9/4K4 b - 1", "5i6i", ""),
    ("foul-check_ignored", "4k4/9/9/9/4r4/9/9/9/3GK4 b - 1", "6i7h", ""),
    ("foul-king_exposed", "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", "5h4h", ""),
    ("foul-perpetual_check", "8k/6+R2/9/9/9/9/9/9/4K4 b - 1", "3b3a", "1a"),
    ("ending-mate", "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "", ""),
    ("ending-no_legal_move", "k8/2G6/1S7/9/9/9/9/9/4K4 w - 1", "", ""),
    (
        "ending-impasse",
        "2+P1K1+P2/2+P+PG+P+P2/2S3S2/9/9/9/2s3s2/2+p+pg+p+p2/2+p1k1+p2 b RBG2N2L3Prbg2n2l3p 1",
        "",
        "5a 5i",
    ),
    ("ending-declaration", "2+P+PK+P+P2/2+P+P1+P3/3+R+BG3/9/9/9/9/9/4k4 b RB3P3g4s4n4l8p 1", "", "5a"),
];

impl Diagram {
    /// The board beside the text with this id, if it has one.
    pub(super) fn of(id: &str) -> Option<Diagram> {
        let (_, position, usi, besides) = DIAGRAMS.into_iter().find(|(about, ..)| *about == id)?;
        Some(Diagram { position: position.parse().ok()?, played: usi.parse().ok(), besides })
    }

    /// The squares concerned, as the game page shows them beside a refusal.
    pub(super) fn marked(&self) -> String {
        let refusal = self.played.and_then(|m| Some((m, self.position.judge(m).err()?)));
        let squares = refusal.into_iter().flat_map(|(m, reason)| self.position.squares_concerned(m, reason));
        let own = self.besides.split_whitespace().map(str::to_owned);
        squares.map(|square| square.to_string()).chain(own).collect::<Vec<_>>().join(" ")
    }

    /// The square of a king in check.
    pub(super) fn check(&self) -> Option<String> {
        let king =
            self.position.king(self.position.turn()).filter(|_| self.position.in_check() && self.played.is_none());
        king.map(|square| square.to_string())
    }

    /// The move as the reader writes it.
    pub(super) fn text(&self, notation: Notation) -> Option<String> {
        Some(notation.write(&self.position, self.played?, None))
    }
}

#[cfg(test)]
mod tests;
