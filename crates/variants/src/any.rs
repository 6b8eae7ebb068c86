//! The rules of any game of the family, for two or for four: what can be said of a game without playing it.

use crate::catalogue::NAMES;
use crate::game::{Game, Names};
use crate::kind::Kind;
use crate::position::Position;
use crate::yonin::{self, Rules, Seat};
use shogi::Color;
use std::sync::Arc;

/// The rules of a game of the family, read in the usual way.
///
/// ```
/// use variants::AnyRules;
/// let sizes: Vec<_> = ["dobutsu", "yonin"].into_iter().filter_map(AnyRules::named).map(|game| game.size()).collect();
/// assert_eq!(sizes, [(3, 4), (9, 9)]);
/// ```
#[derive(Clone, Debug)]
pub enum AnyRules {
    /// For two.
    Two(Arc<Game>),
    /// For four.
    Four(Arc<Rules>),
}

/// A piece that stands on the board when a game begins.
#[derive(Clone, Copy, Debug)]
pub struct Placed<'a> {
    /// What it is.
    pub kind: &'a Kind,
    /// On which file, counted from 1 at the right.
    pub file: u8,
    /// On which rank, counted from 1 at the top.
    pub rank: u8,
    /// How often it is turned by a right angle, clockwise: a piece that faces up not at all.
    pub turns: u8,
}

impl AnyRules {
    /// All of them: standard shogi, the others for two, the one for four.
    pub fn all() -> impl Iterator<Item = AnyRules> {
        NAMES.iter().copied().chain([yonin::NAME]).filter_map(AnyRules::named)
    }

    /// The game with this name.
    pub fn named(name: &str) -> Option<AnyRules> {
        if name == yonin::NAME {
            return Some(AnyRules::Four(Rules::usual()));
        }
        Game::named(name).map(AnyRules::Two)
    }

    /// Its name for programs.
    pub fn id(&self) -> &str {
        match self {
            AnyRules::Two(game) => game.id(),
            AnyRules::Four(_) => yonin::NAME,
        }
    }

    /// What people call it.
    pub fn names(&self) -> &Names {
        match self {
            AnyRules::Two(game) => game.names(),
            AnyRules::Four(rules) => rules.names(),
        }
    }

    /// Its files and ranks.
    pub fn size(&self) -> (u8, u8) {
        match self {
            AnyRules::Two(game) => (game.files(), game.ranks()),
            AnyRules::Four(_) => (yonin::SIDE, yonin::SIDE),
        }
    }

    /// Its pieces, each face by itself.
    pub fn kinds(&self) -> &[Kind] {
        match self {
            AnyRules::Two(game) => game.kinds(),
            AnyRules::Four(rules) => rules.kinds(),
        }
    }

    /// What stands on the board when it begins, file by file of each rank.
    pub fn start(&self) -> Vec<Placed<'_>> {
        let (files, ranks) = self.size();
        let squares = (1..=ranks).flat_map(|rank| (1..=files).map(move |file| (file, rank)));
        match self {
            AnyRules::Two(game) => {
                let start = Position::start(game);
                let placed = |(file, rank)| {
                    let (color, kind) = start.piece_at(file, rank)?;
                    let turns = if color == Color::Black { 0 } else { 2 };
                    Some(Placed { kind: game.kind(kind), file, rank, turns })
                };
                squares.filter_map(placed).collect()
            }
            AnyRules::Four(rules) => {
                let start = yonin::Position::start(rules);
                let placed = |(file, rank)| {
                    let (seat, kind): (Seat, _) = start.piece_at(file, rank)?;
                    Some(Placed { kind: rules.kind(kind), file, rank, turns: seat.index() as u8 })
                };
                squares.filter_map(placed).collect()
            }
        }
    }
}
