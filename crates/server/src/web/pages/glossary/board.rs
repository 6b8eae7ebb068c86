//! The boards beside words that are seen sooner than said: how a piece moves, what a foul or a fork looks like.

use crate::web::picture::in_book;
use maud::{Markup, html};
use words::Language;

/// What is drawn beside a word.
pub(super) enum Drawn {
    /// How a piece moves: its game and its name there.
    Moves(&'static str, &'static str),
    /// A position.
    Position(&'static str),
}

use Drawn::{Moves, Position};

impl Drawn {
    /// What is drawn beside the word with this address, if it is.
    #[rustfmt::skip]
    pub(super) fn of(id: &str) -> Option<Drawn> {
        let drawn = match id {
            "gyoku" => Moves("shogi", "K"),
            "hisha" => Moves("shogi", "R"),
            "kaku" => Moves("shogi", "B"),
            "kin" => Moves("shogi", "G"),
            "gin" => Moves("shogi", "S"),
            "kei" => Moves("shogi", "N"),
            "kyo" => Moves("shogi", "L"),
            "fu" => Moves("shogi", "P"),
            "ryu" => Moves("shogi", "+R"),
            "uma" => Moves("shogi", "+B"),
            "narigin" => Moves("shogi", "+S"),
            "narikei" => Moves("shogi", "+N"),
            "narikyo" => Moves("shogi", "+L"),
            "tokin" => Moves("shogi", "+P"),
            // The start.
            "shogiban" => Position("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"),
            // A Pawn before the edge of the zone, and a Rook in it that has promoted.
            "nari" => Position("4k4/2+R6/9/6P2/9/9/9/9/4K4 b - 1"),
            "ote" => Position("4k4/9/9/9/4R4/9/9/9/4K4 w - 1"),
            "ryoote" => Position("4k4/9/3N5/9/9/9/4R4/9/4K4 w - 1"),
            "aigoma" => Position("4k4/9/9/4r4/9/9/4P4/9/4K4 w - 1"),
            "tsumi" | "atamakin" => Position("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"),
            // Where a second Pawn may not be dropped: on the file of the first.
            "nifu" => Position("4k4/9/9/9/2P6/9/2P6/9/4K4 w - 1"),
            "ikidokoro" => Position("4k2N1/9/9/9/9/9/9/9/4K4 w - 1"),
            "uchifuzume" => Position("7nk/8P/7G1/9/9/9/9/9/4K4 w - 1"),
            "ryotori" | "wariuchi" => Position("5S3/1k2r1g2/9/9/9/9/9/9/4K4 w - 1"),
            "fundoshi" => Position("4k4/9/3g1s3/9/4N4/9/9/9/4K4 w - 1"),
            "dengaku" => Position("4k4/9/6r2/6g2/9/9/6L2/9/4K4 w - 1"),
            "pin" => Position("4k4/9/4s4/9/9/9/9/4L4/4K4 w - 1"),
            "otebisha" => Position("6k2/9/9/9/2B6/3r5/9/9/4K4 w - 1"),
            "kakoi" | "yagura" => Position("9/9/9/9/9/2PPP4/PPSG5/1KG6/LN7 b - 1"),
            "mino" => Position("9/9/9/9/9/9/3PPPPPP/4G1SK1/5G1NL b - 1"),
            "anaguma" => Position("9/9/9/9/9/3PP4/PPP6/LSG6/KNG6 b - 1"),
            _ => return None,
        };
        Some(drawn)
    }

    pub(super) fn markup(&self, name: &str, language: Language) -> Markup {
        let (source, text) = match self {
            Moves(game, piece) => (format!("/family/{game}/{piece}/moves.svg"), "glossary-moves-of"),
            Position(sfen) => (in_book(sfen), "glossary-board-of"),
        };
        let alt = language.text_with(text, "name", name);
        let is_small = matches!(self, Moves(..));
        html! { img.board.moves[is_small] src=(source) width="300" height="300" alt=(alt); }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shogi::Setup;
    use variants::AnyRules;
    use words::glossary;

    /// Whatever is drawn can be.
    #[test]
    fn every_board_can_be_drawn() {
        let mut count = 0;
        for drawn in glossary::terms().filter_map(|term| Drawn::of(term.id)) {
            count += 1;
            match drawn {
                Moves(game, piece) => {
                    let game = AnyRules::named(game).expect(game);
                    assert!(game.kinds().iter().any(|kind| kind.id == piece), "{piece}");
                }
                Position(sfen) => assert!(sfen.parse::<Setup>().is_ok(), "{sfen}"),
            }
        }
        // None is drawn in vain.
        assert_eq!(count, 34);
    }
}
