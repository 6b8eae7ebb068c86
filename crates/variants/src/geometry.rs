//! A board of any size, as one row of cells with a rim around it, so that no step leads out of it unseen.

use shogi::Color;

/// A cell of the row: a square of the board, or the rim.
pub(crate) type Cell = u16;

/// How squares lie in the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Geometry {
    files: u8,
    ranks: u8,
    /// Cells of the rim on each side: as wide as the longest leap.
    rim: u8,
}

impl Geometry {
    pub(crate) fn new(files: u8, ranks: u8, rim: u8) -> Geometry {
        Geometry { files, ranks, rim }
    }

    pub(crate) fn files(&self) -> u8 {
        self.files
    }

    pub(crate) fn ranks(&self) -> u8 {
        self.ranks
    }

    fn stride(&self) -> usize {
        usize::from(self.files) + 2 * usize::from(self.rim)
    }

    /// Cells of the whole row.
    pub(crate) fn cells(&self) -> usize {
        self.stride() * (usize::from(self.ranks) + 2 * usize::from(self.rim))
    }

    /// The cell of a square; files count from the right and ranks from the top, both from 1, as everywhere.
    pub(crate) fn cell(&self, file: u8, rank: u8) -> Option<Cell> {
        ((1..=self.files).contains(&file) && (1..=self.ranks).contains(&rank)).then(|| {
            let (column, row) = (self.files - file + self.rim, rank - 1 + self.rim);
            (usize::from(row) * self.stride() + usize::from(column)) as Cell
        })
    }

    /// File and rank of a cell of the board.
    pub(crate) fn square(&self, cell: Cell) -> (u8, u8) {
        let (row, column) = (usize::from(cell) / self.stride(), usize::from(cell) % self.stride());
        (self.files + self.rim - column as u8, row as u8 + 1 - self.rim)
    }

    /// All cells of the board, from the upper left as printed.
    pub(crate) fn all(&self) -> impl Iterator<Item = Cell> {
        (1..=self.ranks).flat_map(move |rank| (1..=self.files).rev().filter_map(move |file| self.cell(file, rank)))
    }

    /// The same square for the other player: the board turned round.
    pub(crate) fn turned(&self, cell: Cell) -> Cell {
        (self.cells() - 1 - usize::from(cell)) as Cell
    }

    /// What a step adds to a cell, as a player sees it.
    pub(crate) fn offset(&self, color: Color, right: i8, forward: i8) -> i16 {
        let offset = i16::from(right) - i16::from(forward) * self.stride() as i16;
        match color {
            Color::Black => offset,
            Color::White => -offset,
        }
    }

    /// How many ranks there are before a player's pieces on this rank: 0 on the last one.
    pub(crate) fn ranks_ahead(&self, color: Color, rank: u8) -> u8 {
        match color {
            Color::Black => rank - 1,
            Color::White => self.ranks - rank,
        }
    }
}
