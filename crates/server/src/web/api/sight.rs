//! `GET /api/v1/sight`: what one sees of a position at a glance, in words, for who does not see it: who reaches a square,
//! which pieces are attacked, which castles stand.

use super::position::Place;
use crate::web::failure::Failed;
use crate::web::language::Preferred;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use dojo::app::App;
use dojo::failure::Failure;
use dojo::spot::Spot;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use shogi::{Bitboard, Color, Handicap, Position, Square};
use study::patterns::Catalogue;
use variants::{At, Attacked, square_name, square_named};
use words::{Language, own_name, piece, side};

/// A question about a position.
#[derive(Debug, Deserialize)]
pub(crate) struct Question {
    #[serde(flatten)]
    place: Place,
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

/// What is asked of a position of whatever game.
enum Told {
    Square(At),
    Threats,
}

pub(crate) async fn sight(
    State(app): State<App>,
    Preferred(language): Preferred,
    question: Result<Query<Question>, QueryRejection>,
) -> Result<Json<Value>, Failed> {
    let Query(Question { place, about, square }) = question.map_err(|_| Failure::BAD_REQUEST)?;
    let told = match about {
        About::Square => Some(Told::Square(square.as_deref().and_then(square_named).ok_or(Failure::BAD_REQUEST)?)),
        About::Threats => Some(Told::Threats),
        About::Castles => None,
    };
    if let Some(spot) = place.spot()? {
        // Castles are of standard shogi alone.
        let told = told.ok_or(Failure::BAD_REQUEST)?;
        // On the largest boards hundreds of pieces look at a thousand squares.
        return Ok(Json(app.gate.work(move || Sight { position: spot, language }.tell(told)).await??));
    }
    let sight = Sight { position: place.start()?, language };
    Ok(Json(told.map_or_else(|| Ok(sight.castles()), |told| sight.tell(told))?))
}

/// A position that is looked at.
trait Seen {
    /// Who plays, by name, the one to move first.
    fn seats(&self) -> Vec<&'static str>;
    fn has(&self, at: At) -> bool;
    /// Where the pieces of each of them stand that reach a square.
    fn reaching(&self, at: At) -> Vec<Vec<At>>;
    /// The pieces of each of them that others attack.
    fn attacked(&self) -> Vec<Vec<Attacked>>;
    /// What a piece is called.
    fn piece(&self, at: At, language: Language) -> String;
    /// Whose a piece is, where it could be more than one's.
    fn commander(&self, _: At) -> Option<&'static str> {
        None
    }
}

impl Seen for Spot {
    fn seats(&self) -> Vec<&'static str> {
        self.seats()
    }

    fn has(&self, at: At) -> bool {
        self.has(at)
    }

    fn reaching(&self, at: At) -> Vec<Vec<At>> {
        self.reaching(at)
    }

    fn attacked(&self) -> Vec<Vec<Attacked>> {
        self.attacked()
    }

    fn piece(&self, at: At, language: Language) -> String {
        self.piece_name(at, language).unwrap_or_default().to_owned()
    }

    fn commander(&self, at: At) -> Option<&'static str> {
        self.commander(at)
    }
}

impl Seen for Position {
    fn seats(&self) -> Vec<&'static str> {
        [self.turn(), !self.turn()].map(Color::name).to_vec()
    }

    fn has(&self, (file, rank): At) -> bool {
        Square::try_new(file, rank).is_some()
    }

    fn reaching(&self, (file, rank): At) -> Vec<Vec<At>> {
        let by = |color| Square::try_new(file, rank).map(|square| places(self.attackers_to(square, color)));
        [self.turn(), !self.turn()].map(|color| by(color).unwrap_or_default()).to_vec()
    }

    fn attacked(&self) -> Vec<Vec<Attacked>> {
        let of = |color: Color| {
            let is_own = |square: &Square| self.piece_at(*square).is_some_and(|piece| piece.color() == color);
            let told = Square::all().filter(is_own).map(|square| Attacked {
                at: (square.file(), square.rank()),
                by: places(self.attackers_to(square, !color)),
                guarded: !self.attackers_to(square, color).is_empty(),
            });
            told.filter(|attacked| !attacked.by.is_empty()).collect()
        };
        [self.turn(), !self.turn()].map(of).to_vec()
    }

    fn piece(&self, (file, rank): At, language: Language) -> String {
        let kind = Square::try_new(file, rank).and_then(|square| self.piece_at(square)).map(shogi::Piece::kind);
        kind.map(|kind| piece(kind, language)).unwrap_or_default()
    }
}

fn places(at: Bitboard) -> Vec<At> {
    at.into_iter().map(|square| (square.file(), square.rank())).collect()
}

/// Whoever looks reads this language.
struct Sight<S> {
    position: S,
    language: Language,
}

impl<S: Seen> Sight<S> {
    fn tell(&self, told: Told) -> Result<Value, Failure> {
        match told {
            Told::Square(at) if self.position.has(at) => Ok(self.square(at)),
            Told::Square(_) => Err(Failure::BAD_REQUEST),
            Told::Threats => Ok(self.threats()),
        }
    }

    /// Who could go there, or guards it.
    fn square(&self, at: At) -> Value {
        let told = self.position.seats().into_iter().zip(self.position.reaching(at)).map(|(seat, by)| {
            let pieces: Vec<String> = by.iter().map(|at| self.named(*at)).collect();
            (seat, by, self.of_seat("sight-reached", seat, &pieces))
        });
        all(told)
    }

    /// The pieces of each that others attack; a king in check among them.
    fn threats(&self) -> Value {
        let told = self.position.seats().into_iter().zip(self.position.attacked()).map(|(seat, attacked)| {
            let threats: Vec<String> = attacked.iter().map(|attacked| self.threat(attacked)).collect();
            let squares = attacked.into_iter().map(|attacked| attacked.at).collect();
            (seat, squares, self.of_seat("sight-threats", seat, &threats))
        });
        all(told)
    }

    /// "rook 2-8 by bishop 5-5, not guarded".
    fn threat(&self, Attacked { at, by, guarded }: &Attacked) -> String {
        let by: Vec<String> = by.iter().map(|at| self.attacker(*at)).collect();
        let values = [
            ("piece", self.named(*at).into()),
            ("by", by.join(", ").into()),
            ("guarded", if *guarded { "yes" } else { "no" }.into()),
        ];
        self.language.text_with_values("sight-threat", values)
    }

    fn of_seat(&self, id: &str, seat: &str, what: &[String]) -> String {
        let name = match Color::named(seat) {
            Some(color) => side(color, Handicap::Even, self.language),
            None => self.language.text(&format!("seat-{seat}")),
        };
        let values = [("side", name.into()), ("count", what.len().into()), ("what", what.join("; ").into())];
        self.language.text_with_values(id, values)
    }

    /// A piece, where it stands, and whose it is if that is a question.
    fn attacker(&self, at: At) -> String {
        let named = self.named(at);
        let Some(seat) = self.position.commander(at) else { return named };
        let seat = self.language.text(&format!("seat-{seat}"));
        self.language.text_with_list("ui-piece-of", &[("name", &seat), ("piece", &named)])
    }

    /// A piece and where it stands.
    fn named(&self, at: At) -> String {
        format!("{} {}", self.position.piece(at, self.language), square_words(at, self.language))
    }
}

/// Squares by whose they are, and all texts as one.
fn all(told: impl Iterator<Item = (&'static str, Vec<At>, String)>) -> Value {
    let (mut all, mut texts) = (Map::new(), Vec::new());
    for (seat, squares, text) in told {
        let names: Vec<String> = squares.into_iter().map(|(file, rank)| square_name(file, rank)).collect();
        all.insert(seat.to_owned(), names.into());
        texts.push(text);
    }
    all.insert("text".to_owned(), texts.join(" ").into());
    all.into()
}

impl Sight<Position> {
    /// The castles of both sides by name.
    fn castles(&self) -> Value {
        let catalogue = Catalogue::builtin();
        let found = Color::ALL.map(|color| catalogue.castles(&self.position, color).collect::<Vec<_>>());
        let names = Color::ALL.map(|color| {
            let own = found[color.index()].iter().map(|id| own_name(&catalogue[*id].names, self.language).to_owned());
            self.of_seat("sight-castles", color.name(), &own.collect::<Vec<_>>())
        });
        let ids = found.map(|own| own.into_iter().map(|id| catalogue[id].id.clone()).collect::<Vec<_>>());
        json!({"black": ids[0], "white": ids[1], "text": names.join(" ")})
    }
}

/// As moves are said: 7-6, in Japanese 7六; on larger boards 12-6 in Japanese, too.
fn square_words((file, rank): At, language: Language) -> String {
    let kanji = "一二三四五六七八九".chars().nth(usize::from(rank) - 1).filter(|_| file < 10);
    match (language, kanji) {
        (Language::Japanese, Some(kanji)) => format!("{file}{kanji}"),
        _ => format!("{file}-{rank}"),
    }
}
