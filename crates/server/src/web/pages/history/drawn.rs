//! What is drawn beside the stations that no game shows: the ways to Japan, the shape of a piece, the squares of the Iroha notation.

use crate::web::assets;
use kifu::notation::Notation;
use maud::{Markup, html};
use shogi::Square;
use words::Language;
use words::history::Drawn;

pub(super) fn markup(drawn: Drawn, language: Language) -> Markup {
    match drawn {
        Drawn::Ways => ways(language),
        Drawn::Piece => html! {
            img.koma src=(assets::address("wood/koma.svg")) width="110" height="120" loading="lazy"
                alt=(language.text("history-piece-drawn"));
        },
        Drawn::Iroha => iroha(language),
    }
}

/// Where the game went (HIST-01): what is certain in a full line, the two ways to Japan in broken ones.
fn ways(language: Language) -> Markup {
    // Each with where its name stands beside it.
    const PLACES: [(&str, [i32; 2], [i32; 2]); 6] = [
        ("persia", [46, 58], [0, -16]),
        ("india", [106, 112], [-24, 26]),
        ("china", [180, 52], [0, -16]),
        ("korea", [250, 76], [22, -16]),
        ("south-east", [196, 168], [0, 28]),
        ("japan", [318, 114], [27, 32]),
    ];
    const SURE: [&str; 2] = ["M96 102 Q74 70 62 64", "M118 102 Q146 60 168 54"];
    const PERHAPS: [&str; 4] =
        ["M192 55 Q222 60 240 70", "M262 82 Q290 92 306 106", "M116 122 Q146 164 180 168", "M212 166 Q280 162 308 126"];
    html! {
        svg.ways viewBox="0 0 388 210" role="img" aria-label=(language.text("history-ways")) {
            @for way in SURE { path.sure d=(way) {} }
            @for way in PERHAPS { path.perhaps d=(way) {} }
            @for (place, [x, y], [right, down]) in PLACES {
                circle cx=(x) cy=(y) r="6" {}
                text x=(x + right) y=(y + down) {
                    (language.text(&format!("history-way-{place}")))
                }
            }
        }
    }
}

/// The board with a sign for every square (NOTA-20, NOTA-21).
fn iroha(language: Language) -> Markup {
    let notation: Option<Notation> = "iroha".parse().ok();
    let sign = |file, rank| notation.map(|notation| notation.square(Square::new(file, rank)));
    html! {
        table.iroha lang="ja" aria-label=(language.text("history-iroha-drawn")) {
            tbody { @for rank in 1..=9 { tr { @for file in (1..=9).rev() { td { @if let Some(sign) = sign(file, rank) { (sign) } } } } } }
        }
    }
}
