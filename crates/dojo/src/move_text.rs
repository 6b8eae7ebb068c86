//! A move as people write it and say it aloud, in every game.

use kifu::notation::{Coordinates, Form, Forward, Japanese, Marks, Notation, Spoken};
use play::{AnyBoard, AnyMove, Board as _};
use serde::Serialize;
use shogi::{Position, Square};
use std::sync::{Arc, OnceLock};
use variants::{Parts, yonin};
use words::Language;

/// As in books, with the full-width figures that line up in a column: ☗７六歩.
const JAPANESE: Notation = Notation::new(
    Form::Japanese(Japanese { coordinates: Coordinates::Wide, forward: Forward::Go, padded: false }),
    Marks::Pieces,
);

/// A move as people write it.
#[derive(Clone, Debug)]
pub struct MoveText {
    /// As in Japanese books: ☗７六歩.
    pub japanese: String,
    /// The Western standard: P-76.
    pub western: String,
    /// As it is read out.
    pub spoken: SpokenMove,
}

/// A move said aloud, put into words of a language when somebody first asks for them.
#[derive(Clone, Debug)]
pub struct SpokenMove {
    parts: SpokenParts,
    words: [OnceLock<String>; Language::ALL.len()],
}

#[derive(Clone, Debug)]
enum SpokenParts {
    Nothing,
    Shogi(Spoken),
    Family(Arc<variants::Game>, Box<Parts>),
    Four(Arc<yonin::Rules>, Box<Parts>),
}

impl SpokenMove {
    fn new(parts: SpokenParts) -> SpokenMove {
        SpokenMove { parts, words: Default::default() }
    }

    /// In this language; empty if nothing can be said of it.
    pub fn words(&self, language: Language) -> &str {
        let put = || match &self.parts {
            SpokenParts::Nothing => String::new(),
            SpokenParts::Shogi(parts) => words::spoken_parts(parts, language),
            SpokenParts::Family(game, parts) => words::spoken_family(|kind| game.kind(kind), parts, language),
            SpokenParts::Four(rules, parts) => words::spoken_family(|kind| rules.kind(kind), parts, language),
        };
        self.words[language as usize].get_or_init(put)
    }
}

impl MoveText {
    /// The move `m` in `position`, before it is played; `last` is the move before it.
    pub fn new(position: &AnyBoard, m: AnyMove, last: Option<AnyMove>) -> MoveText {
        match (position, m) {
            (AnyBoard::Shogi(position), AnyMove::Shogi(m)) => {
                let last_to = last.and_then(AnyBoard::standard_move).map(shogi::Move::to);
                MoveText::of_standard(position, m, last_to)
            }
            (AnyBoard::Family(course), AnyMove::Family(m)) => MoveText::of_family(course.position(), m.m),
            // A board knows its own moves only.
            _ => MoveText {
                japanese: m.to_string(),
                western: m.to_string(),
                spoken: SpokenMove::new(SpokenParts::Nothing),
            },
        }
    }

    fn of_standard(position: &Position, m: shogi::Move, last_to: Option<Square>) -> MoveText {
        let write = |notation: Notation| notation.write(position, m, last_to);
        let parts = Spoken::of(position, m, last_to).map_or(SpokenParts::Nothing, SpokenParts::Shogi);
        MoveText { japanese: write(JAPANESE), western: write(Notation::WESTERN), spoken: SpokenMove::new(parts) }
    }

    /// A move of another game of the family, in the position before it.
    pub fn of_family(position: &variants::Position, m: variants::Move) -> MoveText {
        let game = position.game().clone();
        let parts = position.parts(m).map_or(SpokenParts::Nothing, |parts| SpokenParts::Family(game, Box::new(parts)));
        let spoken = SpokenMove::new(parts);
        MoveText { japanese: position.japanese(m), western: position.western(m), spoken }
    }

    /// A move of the game for four, in the position before it.
    pub fn of_four(position: &yonin::Position, m: yonin::Move) -> MoveText {
        let parts = Box::new(position.parts(m));
        let spoken = SpokenMove::new(SpokenParts::Four(position.rules().clone(), parts));
        MoveText { japanese: position.japanese(m), western: position.western(m), spoken }
    }

    /// As the live channel tells it to readers of a language.
    pub fn told(&self, language: Language) -> Told<'_> {
        let MoveText { japanese, western, spoken } = self;
        Told { japanese, western, spoken: spoken.words(language) }
    }
}

/// A move's texts on the live channel.
#[derive(Serialize)]
pub struct Told<'a> {
    japanese: &'a str,
    western: &'a str,
    spoken: &'a str,
}
