//! `GET /api/v1/sight`: what one sees of a position at a glance, in words, for who does not see it: who reaches a square,
//! which pieces are attacked, which castles stand.

use super::position::start_of;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::Json;
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use dojo::failure::Failure;
use serde::Deserialize;
use serde_json::{Value, json};
use shogi::{Bitboard, Color, Handicap, Position, Square};
use study::patterns::Catalogue;
use words::{Language, own_name, piece, side};

/// A question about a position.
#[derive(Debug, Deserialize)]
pub(crate) struct Question {
    sfen: String,
    about: About,
    /// For a question about one square.
    square: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum About {
    Square,
    Threats,
    Castles,
}

pub(crate) async fn sight(
    Preferred(language): Preferred,
    question: Result<Query<Question>, QueryRejection>,
) -> Result<Json<Value>, Failed> {
    let Query(question) = question.map_err(|_| Failure::BAD_REQUEST)?;
    let sight = Sight { position: start_of(question.sfen.as_bytes())?, language };
    Ok(Json(match question.about {
        About::Square => {
            let square = question.square.as_deref().and_then(Square::from_usi).ok_or(Failure::BAD_REQUEST)?;
            sight.square(square)
        }
        About::Threats => sight.threats(),
        About::Castles => sight.castles(),
    }))
}

struct Sight {
    position: Position,
    language: Language,
}

impl Sight {
    /// Who could go there, or guards it.
    fn square(&self, square: Square) -> Value {
        let reach = Color::ALL.map(|color| self.position.attackers_to(square, color));
        let text = Color::ALL.map(|color| self.of_side("sight-reached", color, &self.pieces(reach[color.index()])));
        json!({"black": squares(reach[0]), "white": squares(reach[1]), "text": text.join(" ")})
    }

    /// The pieces of each side that the other attacks, those of the side to move first; a king in check among them.
    fn threats(&self) -> Value {
        let turn = self.position.turn();
        let attacked = [turn, !turn].map(|color| (color, self.attacked(color)));
        let texts = attacked.iter().map(|(color, squares)| {
            let told: Vec<String> = squares.iter().map(|square| self.threat(*square, *color)).collect();
            self.of_side("sight-threats", *color, &told)
        });
        let text = texts.collect::<Vec<_>>().join(" ");
        let by_name = |wanted: Color| {
            let own = attacked.iter().find(|(color, _)| *color == wanted).map(|(_, squares)| squares.clone());
            own.unwrap_or_default().iter().map(Square::to_string).collect::<Vec<_>>()
        };
        json!({"black": by_name(Color::Black), "white": by_name(Color::White), "text": text})
    }

    fn attacked(&self, color: Color) -> Vec<Square> {
        let is_own = |square: &Square| self.position.piece_at(*square).is_some_and(|piece| piece.color() == color);
        let is_attacked = |square: &Square| !self.position.attackers_to(*square, !color).is_empty();
        Square::all().filter(is_own).filter(is_attacked).collect()
    }

    /// "rook 2-8 by bishop 5-5, not guarded".
    fn threat(&self, square: Square, color: Color) -> String {
        let guards = self.position.attackers_to(square, color);
        let values = [
            ("piece", self.named(square).into()),
            ("by", self.pieces(self.position.attackers_to(square, !color)).join(", ").into()),
            ("guarded", if guards.is_empty() { "no" } else { "yes" }.into()),
        ];
        self.language.text_with_values("sight-threat", values)
    }

    /// The castles of both sides by name.
    fn castles(&self) -> Value {
        let catalogue = Catalogue::builtin();
        let found = Color::ALL.map(|color| catalogue.castles(&self.position, color).collect::<Vec<_>>());
        let names = Color::ALL.map(|color| {
            let own = found[color.index()].iter().map(|id| own_name(&catalogue[*id].names, self.language).to_owned());
            self.of_side("sight-castles", color, &own.collect::<Vec<_>>())
        });
        let ids = found.map(|own| own.into_iter().map(|id| catalogue[id].id.clone()).collect::<Vec<_>>());
        json!({"black": ids[0], "white": ids[1], "text": names.join(" ")})
    }

    fn of_side(&self, id: &str, color: Color, what: &[String]) -> String {
        let values = [
            ("side", side(color, Handicap::Even, self.language).into()),
            ("count", what.len().into()),
            ("what", what.join("; ").into()),
        ];
        self.language.text_with_values(id, values)
    }

    fn pieces(&self, at: Bitboard) -> Vec<String> {
        at.into_iter().map(|square| self.named(square)).collect()
    }

    /// A piece and where it stands.
    fn named(&self, square: Square) -> String {
        let kind = self.position.piece_at(square).map(shogi::Piece::kind);
        let name = kind.map(|kind| piece(kind, self.language)).unwrap_or_default();
        format!("{name} {}", square_words(square, self.language))
    }
}

/// As moves are said: 7-6, in Japanese 7六.
fn square_words(square: Square, language: Language) -> String {
    let (file, rank) = (square.file(), square.rank());
    match language {
        Language::Japanese => {
            let kanji = "一二三四五六七八九".chars().nth(usize::from(rank) - 1).unwrap_or_default();
            format!("{file}{kanji}")
        }
        Language::Italian | Language::English => format!("{file}-{rank}"),
    }
}

fn squares(at: Bitboard) -> Vec<String> {
    at.into_iter().map(|square| square.to_string()).collect()
}
