//! A game, read from its data and made ready to be played.

use crate::data::DataError;
use crate::geometry::{Cell, Geometry};
use crate::kind::{Kind, KindId};
use crate::{catalogue, reader};
use shogi::Color;
use std::sync::Arc;

/// The rules of one game.
#[derive(Debug)]
pub struct Game {
    pub(crate) id: String,
    pub(crate) names: Names,
    pub(crate) geometry: Geometry,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) promotion: Promotion,
    /// `None` where captured pieces leave the game.
    pub(crate) drops: Option<Drops>,
    pub(crate) ending: Ending,
    /// Whether a piece may stand where it can never move again (行き所のない駒).
    pub(crate) dead_ends: bool,
    /// The start in the form of [`crate::Position`]'s text.
    pub(crate) start: String,
    pub(crate) compiled: Compiled,
}

/// What a game is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// In Japanese.
    pub kanji: String,
    /// How that is read.
    pub romaji: String,
    /// In English.
    pub english: String,
    /// In Italian.
    pub italian: String,
}

/// When pieces promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// The far ranks.
    pub zone: u8,
    /// What gives the right.
    pub when: PromotionWhen,
    /// Whether the right is a duty.
    pub compulsory: bool,
}

/// What gives a piece the right to promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromotionWhen {
    /// A move that begins or ends in the zone.
    Zone,
    /// A move into the zone from outside.
    Entering,
    /// Every move turns the piece over, back again as well.
    EveryMove,
}

/// How captured pieces come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drops {
    /// Whether they may be dropped with either face up.
    pub either_face: bool,
}

/// How the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Whether a player may not leave his only royal piece attacked; who has no move left loses. Otherwise it is caught.
    pub check_binds: bool,
    /// Whether a royal piece that reaches the last rank and cannot be taken there wins (トライ).
    pub try_wins: bool,
}

/// What move generation asks for over and over.
#[derive(Debug)]
pub(crate) struct Compiled {
    /// By colour and kind.
    pub(crate) rays: [Vec<Vec<CellRay>>; 2],
    /// By the attacker's colour: the ways by which a cell can be attacked.
    pub(crate) lines: [Vec<Line>; 2],
    /// By colour, then by kind and cell: whether a piece there could move on an empty board.
    pub(crate) alive: [Vec<Vec<bool>>; 2],
    /// By cell: ranks to go, by colour.
    pub(crate) ranks_ahead: [Vec<u8>; 2],
    /// By cell; 0 on the rim.
    pub(crate) file: Vec<u8>,
    pub(crate) board: Vec<Cell>,
}

/// A [`crate::betza::Ray`] as a step in the row of cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CellRay {
    pub(crate) offset: i16,
    pub(crate) range: u8,
    pub(crate) quiet: bool,
    pub(crate) captures: bool,
}

/// A way from an attacked cell outwards, against the attackers' own.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) outward: i16,
    /// The farthest that any kind attacks from.
    pub(crate) longest: u8,
    /// From how far each kind attacks along it; 0: not at all.
    pub(crate) reach: Vec<u8>,
}

impl Game {
    /// A game of the family by its name: one of [`crate::NAMES`].
    pub fn named(name: &str) -> Option<Arc<Game>> {
        catalogue::game(name)
    }

    /// Reads a game from the text of a data file; `file` is its name in messages. It may build upon the games of the family.
    ///
    /// # Errors
    /// All that is wrong with it, by line.
    pub fn read(file: &str, text: &str) -> Result<Arc<Game>, Vec<DataError>> {
        reader::read(file, text)
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

    /// Whether a piece may stand where it can never move again. Where it may not, it must promote or cannot be dropped there.
    pub fn dead_ends_allowed(&self) -> bool {
        self.dead_ends
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

impl Compiled {
    pub(crate) fn new(geometry: &Geometry, kinds: &[Kind]) -> Compiled {
        let rays =
            Color::ALL.map(|color| kinds.iter().map(|kind| cell_rays(geometry, kind, color)).collect::<Vec<_>>());
        let board: Vec<Cell> = geometry.all().collect();
        let mut file = vec![0; geometry.cells()];
        let mut ranks_ahead = [vec![0; geometry.cells()], vec![0; geometry.cells()]];
        for cell in &board {
            let (f, rank) = geometry.square(*cell);
            file[usize::from(*cell)] = f;
            for color in Color::ALL {
                ranks_ahead[color.index()][usize::from(*cell)] = geometry.ranks_ahead(color, rank);
            }
        }
        let alive = [0, 1].map(|color: usize| {
            let of_kind = |rays: &Vec<CellRay>| {
                let mut alive = vec![false; geometry.cells()];
                for cell in &board {
                    let reached = |ray: &CellRay| file[usize::from(cell.wrapping_add_signed(ray.offset))] != 0;
                    alive[usize::from(*cell)] = rays.iter().any(reached);
                }
                alive
            };
            rays[color].iter().map(of_kind).collect()
        });
        Compiled { lines: [lines(&rays[0]), lines(&rays[1])], rays, alive, ranks_ahead, file, board }
    }
}

fn cell_rays(geometry: &Geometry, kind: &Kind, color: Color) -> Vec<CellRay> {
    let rays = kind.rays.iter().map(|ray| CellRay {
        offset: geometry.offset(color, ray.right, ray.forward),
        range: ray.range,
        quiet: ray.quiet,
        captures: ray.captures,
    });
    rays.collect()
}

fn lines(rays: &[Vec<CellRay>]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (kind, of_kind) in rays.iter().enumerate() {
        for ray in of_kind.iter().filter(|ray| ray.captures) {
            let at = lines.iter().position(|line| line.outward == -ray.offset).unwrap_or_else(|| {
                lines.push(Line { outward: -ray.offset, longest: 0, reach: vec![0; rays.len()] });
                lines.len() - 1
            });
            lines[at].reach[kind] = lines[at].reach[kind].max(ray.range);
            lines[at].longest = lines[at].longest.max(ray.range);
        }
    }
    lines
}
