//! A game, read from its data and made ready to be played.

use crate::compiled::Compiled;
use crate::geometry::Geometry;
use crate::kind::{Kind, KindId};
use crate::laws::{AnywhereTakes, Drops, Ending, Laws, LionTrading, Promotion};
use std::sync::Arc;

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) id: String,
    pub(crate) names: Names,
    pub(crate) geometry: Geometry,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) promotion: Promotion,
    /// `None` where captured pieces leave the game.
    pub(crate) drops: Option<Drops>,
    pub(crate) ending: Ending,
    /// `None` where Lions may be taken like everybody else.
    pub(crate) lion_trading: Option<LionTrading>,
    pub(crate) anywhere_takes: AnywhereTakes,
    /// Whether a piece that sweeps may end on one of its own side.
    pub(crate) sweeps_end_on_own: bool,
    /// Whether what a piece captures by leaping must be of lower rank, as what it leaps over.
    pub(crate) leaps_take_lower: bool,
    /// Whether a piece may stand where it can never move again (行き所のない駒).
    pub(crate) dead_ends: bool,
    pub(crate) laws: Laws,
    pub(crate) options: Vec<GameOption>,
    /// Whether pieces have names of several letters, so that positions need commas.
    pub(crate) long_names: bool,
    /// The start in the form of [`crate::Position`]'s text.
    pub(crate) start: String,
    pub(crate) compiled: Compiled,
}

/// A rule that is read in more than one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// What it is about: `drops`.
    pub name: String,
    /// The names of the readings; the first is the usual one.
    pub readings: Vec<String>,
    /// Which of them this game follows.
    pub chosen: usize,
}

/// What a game is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// What it was called, as records call it: several may have shared a name.
    pub kanji: String,
    /// In Japanese, told from all others.
    pub japanese: String,
    /// How that is read.
    pub romaji: String,
    /// In English.
    pub english: String,
    /// In Italian.
    pub italian: String,
}

impl Game {
    /// The rules that are read in more than one way, and how this game reads them.
    pub fn options(&self) -> &[GameOption] {
        &self.options
    }

    /// The same game without a last move, as games were agreed before there was one (END-18).
    #[must_use]
    pub fn without_last_move(&self) -> Arc<Game> {
        Arc::new(Game { ending: Ending { most_moves: u32::MAX, ..self.ending }, ..self.clone() })
    }

    /// Whether the game has a last move, which ends it whatever stands on the board.
    pub fn has_last_move(&self) -> bool {
        self.ending.most_moves < u32::MAX
    }

    /// The options that this game does not read in the usual way, each with its reading.
    pub fn readings(&self) -> Vec<(&str, &str)> {
        let others = self.options.iter().filter(|option| option.chosen != 0);
        others.map(|option| (option.name.as_str(), option.readings[option.chosen].as_str())).collect()
    }

    /// The name by which [`Game::named`] finds it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What it is called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Files of the board.
    pub fn files(&self) -> u8 {
        self.geometry.files()
    }

    /// Ranks of the board.
    pub fn ranks(&self) -> u8 {
        self.geometry.ranks()
    }

    /// Every face that a piece can show.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// When pieces promote.
    pub fn promotion(&self) -> Promotion {
        self.promotion
    }

    /// How captured pieces come back; `None` if they do not.
    pub fn drops(&self) -> Option<Drops> {
        self.drops
    }

    /// How it ends.
    pub fn ending(&self) -> Ending {
        self.ending
    }

    /// Which exchanges of Lions are barred; `None` where none is.
    pub fn lion_trading(&self) -> Option<LionTrading> {
        self.lion_trading
    }

    /// What a piece that goes anywhere may take.
    pub fn anywhere_takes(&self) -> AnywhereTakes {
        self.anywhere_takes
    }

    /// Whether what a piece captures by leaping must be of lower rank, as what it leaps over.
    pub fn leaps_take_lower(&self) -> bool {
        self.leaps_take_lower
    }

    /// Whether a piece may stand where it can never move again. Where it may not, it must promote or cannot be dropped there.
    pub fn dead_ends_allowed(&self) -> bool {
        self.dead_ends
    }

    /// How many squares the board has.
    pub(crate) fn squares(&self) -> usize {
        self.compiled.board.len()
    }

    /// How many pieces the first player begins with.
    pub fn pieces_a_side(&self) -> usize {
        let board = self.start.split(' ').next().unwrap_or_default();
        let capitals = |text: &str| text.chars().filter(char::is_ascii_uppercase).count();
        if self.long_names {
            board.split(['/', ',']).filter(|item| capitals(item) > 0).count()
        } else {
            capitals(board)
        }
    }

    /// The start as text.
    pub fn start(&self) -> &str {
        &self.start
    }

    /// A kind of this game.
    ///
    /// # Panics
    /// If it is of another game.
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[id.index()]
    }

    pub(crate) fn kind_named(&self, id: &str) -> Option<KindId> {
        self.kinds.iter().position(|kind| kind.id == id).map(|i| KindId(i as u16))
    }
}
