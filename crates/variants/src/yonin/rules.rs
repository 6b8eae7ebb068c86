//! The rules as the data file gives them, made ready to be played.

use super::seat::Seat;
use crate::data::DataError;
use crate::game::{GameOption, Names};
use crate::kind::{Kind, KindId};
use crate::reader;
use std::sync::{Arc, LazyLock};

/// The data file.
const FILE: &str = include_str!("../../games/yonin.toml");

/// What becomes of the pieces of a mated player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatedPieces {
    /// Who gave mate commands them; they face and promote as before.
    Commanded,
    /// Nobody moves them; they can be taken.
    Neutral,
}

/// The rules of a game for four.
#[derive(Clone, Debug)]
pub struct Rules {
    names: Names,
    pub(super) kinds: Vec<Kind>,
    options: Vec<GameOption>,
    pub(super) start: String,
    /// The far ranks in which pieces promote, as their owner sees them.
    pub(super) zone: u8,
    /// At which time a situation that comes back ends the game.
    pub(super) occurrences: usize,
    /// With so many moves the game is over.
    pub(super) most_moves: usize,
    /// Whether opposite players play together.
    pub(super) teams: bool,
    pub(super) mated_pieces: MatedPieces,
    /// Whether a check brings the turn to the checked player.
    pub(super) interrupts: bool,
    pub(super) clockwise: bool,
    /// By piece.
    pub(super) faces: Vec<Face>,
}

/// A kind as one of the four moves it.
#[derive(Clone, Debug)]
pub(super) struct Face {
    /// How many steps it takes at most, by direction in [`DIRECTIONS`].
    pub(super) reach: [u8; 8],
    /// Its other moves, columns and rows.
    pub(super) leaps: Vec<(i8, i8)>,
    /// By cell: whether it could move on from there on an empty board.
    pub(super) alive: [bool; CELLS],
}

pub(super) const SIDE: i8 = 9;
pub(super) const CELLS: usize = 81;

/// Columns and rows, so that the opposite direction is four on.
pub(super) const DIRECTIONS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

static USUAL: LazyLock<Option<Arc<Rules>>> = LazyLock::new(|| Rules::with_options(&[]).ok());

impl Rules {
    /// The usual reading of all rules.
    ///
    /// # Panics
    /// Never: the data file is part of the program and read by its tests.
    pub fn usual() -> Arc<Rules> {
        match &*USUAL {
            Some(rules) => Arc::clone(rules),
            None => unreachable!("the tests read this file"),
        }
    }

    /// The rules with the readings of disputed ones that `choices` names, each an option and its reading.
    ///
    /// # Errors
    /// If there is no such option or reading.
    pub fn with_options(choices: &[(&str, &str)]) -> Result<Arc<Rules>, Vec<DataError>> {
        reader::four::read("yonin.toml", FILE, choices)
    }

    pub(crate) fn new(
        names: Names,
        kinds: Vec<Kind>,
        options: Vec<GameOption>,
        start: String,
        zone: u8,
        (occurrences, most_moves): (u32, u32),
        (teams, mated_pieces, interrupts, clockwise): (bool, MatedPieces, bool, bool),
    ) -> Rules {
        let faces = kinds.iter().flat_map(|kind| Seat::ALL.map(|seat| Face::of(kind, seat))).collect();
        let (occurrences, most_moves) = (occurrences as usize, most_moves as usize);
        Rules {
            names,
            kinds,
            options,
            start,
            zone,
            occurrences,
            most_moves,
            teams,
            mated_pieces,
            interrupts,
            clockwise,
            faces,
        }
    }

    /// What the game is called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Every face that a piece can show.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// A kind of piece.
    ///
    /// # Panics
    /// If it is of another game.
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[id.index()]
    }

    /// The rules that are read in more than one way, and how these read them.
    pub fn options(&self) -> &[GameOption] {
        &self.options
    }

    /// The same rules without a last move, as games were agreed before there was one (END-18).
    #[must_use]
    pub fn without_last_move(&self) -> Arc<Rules> {
        Arc::new(Rules { most_moves: usize::MAX, ..self.clone() })
    }

    /// Whether a game has a last move, which ends it whatever stands on the board.
    pub fn has_last_move(&self) -> bool {
        self.most_moves < usize::MAX
    }

    /// The options that are not read in the usual way, each with its reading.
    pub fn readings(&self) -> Vec<(&str, &str)> {
        let others = self.options.iter().filter(|option| option.chosen != 0);
        others.map(|option| (option.name.as_str(), option.readings[option.chosen].as_str())).collect()
    }

    /// Whether opposite players play together.
    pub fn teams(&self) -> bool {
        self.teams
    }

    /// The start as text.
    pub fn start(&self) -> &str {
        &self.start
    }

    pub(super) fn kind_named(&self, id: &str) -> Option<KindId> {
        self.kinds.iter().position(|kind| kind.id == id).map(|i| KindId(i as u16))
    }

    /// The seat after another in the order of play.
    pub fn after(&self, seat: Seat) -> Seat {
        seat.clockwise(if self.clockwise { 1 } else { 3 })
    }
}

impl Face {
    fn of(kind: &Kind, seat: Seat) -> Face {
        let (mut reach, mut leaps) = ([0; 8], Vec::new());
        for ray in &kind.rays {
            let step = seat.turned(ray.right, ray.forward);
            match DIRECTIONS.iter().position(|direction| *direction == step) {
                Some(direction) => reach[direction] = ray.range,
                None => leaps.push(step),
            }
        }
        let mut alive = [false; CELLS];
        for (cell, alive) in alive.iter_mut().enumerate() {
            let steps = (0..8).filter(|d| reach[*d] > 0).map(|d| DIRECTIONS[d]);
            *alive = steps.chain(leaps.iter().copied()).any(|step| shifted(cell as u8, step).is_some());
        }
        Face { reach, leaps, alive }
    }
}

/// The cell so many columns and rows away, if it is on the board.
#[inline]
pub(super) fn shifted(cell: u8, (columns, rows): (i8, i8)) -> Option<u8> {
    let (column, row) = (cell as i8 % SIDE + columns, cell as i8 / SIDE + rows);
    let inside = (0..SIDE).contains(&column) && (0..SIDE).contains(&row);
    inside.then_some((row * SIDE + column) as u8)
}

/// How many ranks lie ahead of a cell, as a player sees it.
#[inline]
pub(super) fn ranks_ahead(seat: Seat, cell: u8) -> u8 {
    let (column, row, last) = (cell % SIDE as u8, cell / SIDE as u8, SIDE as u8 - 1);
    match seat {
        Seat::South => row,
        Seat::West => last - column,
        Seat::North => last - row,
        Seat::East => column,
    }
}

/// The line of a cell in a player's forward direction.
#[inline]
pub(super) fn line(seat: Seat, cell: u8) -> u8 {
    match seat {
        Seat::South | Seat::North => cell % SIDE as u8,
        Seat::West | Seat::East => cell / SIDE as u8,
    }
}
