//! The catalogue of the workshop, `craft.toml` (CRAFT-01 … CRAFT-35, CLOCK-11): what there is, by sections, with its names and its rank.

use crate::figure::Figure;
use crate::natural::Natural;
use serde::Deserialize;
use std::sync::LazyLock;

/// What something belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// The pieces.
    Pieces,
    /// The board.
    Boards,
    /// The stands for pieces in hand.
    Stands,
    /// What pieces, boards and stands are kept in.
    Boxes,
    /// The clock, and what it stands on.
    Clocks,
    /// How all of it is looked after.
    Care,
}

names!(What, "kind of thing", {
    Pieces = "pieces", Boards = "boards", Stands = "stands", Boxes = "boxes", Clocks = "clocks", Care = "care",
});

/// A part of the catalogue: things to be compared with one another.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The name by which texts and programs know it.
    pub id: String,
    /// What its things belong to.
    pub what: What,
    /// The requirements that it follows, with commas between them.
    pub rules: String,
    /// What is drawn at its head.
    #[serde(default)]
    picture: String,
    /// What is drawn for each entry.
    #[serde(default)]
    figure: String,
    /// The choice of a dress whose values the entries are; empty where they are none.
    #[serde(default)]
    pub option: String,
    /// Its things.
    pub entries: Vec<Entry>,
}

/// A thing of the catalogue.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name by which texts and programs know it.
    pub id: String,
    /// How it is written in Japanese; empty where our texts name it.
    #[serde(default)]
    pub kanji: String,
    /// How that is read.
    #[serde(default)]
    pub reading: String,
    /// How that is read, in kana, where it does not follow from the reading.
    #[serde(default)]
    pub kana: String,
    /// Its name in botany.
    #[serde(default)]
    pub latin: String,
    /// Its place among the others, 1 being the most prized; `None` where there is no order.
    #[serde(default)]
    pub rank: Option<u8>,
    #[serde(default)]
    wear: String,
    #[serde(default)]
    figure: String,
}

/// A drawing of the catalogue: what is drawn, and a choice of the dress with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawing<'a> {
    /// What is drawn.
    pub figure: Figure,
    /// What it is drawn with.
    pub wear: Option<(&'a str, &'a str)>,
}

/// The catalogue, section by section.
pub fn catalogue() -> &'static [Section] {
    #[derive(Deserialize)]
    struct File {
        section: Vec<Section>,
    }
    static ALL: LazyLock<Vec<Section>> = LazyLock::new(|| {
        let file: Result<File, _> = toml_edit::de::from_str(include_str!("../craft.toml"));
        file.expect("the catalogue is whole: a test reads it").section
    });
    &ALL
}

impl Section {
    /// The rank of an entry, if it says something: beside others of the same rank only the first does.
    pub fn rank_of(&self, entry: &Entry) -> Option<u8> {
        let is_alone = self.entries.iter().filter(|other| other.rank == entry.rank).count() == 1;
        entry.rank.filter(|rank| *rank == 1 || is_alone)
    }

    /// Its entries as they are prized, the best first or last; those without a rank stay where they are, after the others.
    pub fn ranked(&self, best_first: bool) -> Vec<&Entry> {
        let mut entries: Vec<&Entry> = self.entries.iter().collect();
        let place = |entry: &&Entry| {
            let rank = entry.rank.map(i16::from);
            (rank.is_none(), rank.map_or(0, |rank| if best_first { rank } else { -rank }))
        };
        entries.sort_by_key(place);
        entries
    }

    /// What is drawn at its head.
    pub fn drawing(&self) -> Option<Drawing<'_>> {
        let figure = self.picture.parse().ok()?;
        Some(Drawing { figure, wear: None })
    }

    /// What is drawn of one of its entries.
    pub fn drawing_of<'a>(&'a self, entry: &'a Entry) -> Option<Drawing<'a>> {
        let own = if entry.figure.is_empty() { &self.figure } else { &entry.figure };
        let figure = own.parse().ok()?;
        Some(Drawing { figure, wear: self.worn(entry) })
    }

    /// The choice of a dress that an entry is, and its value.
    pub fn worn<'a>(&'a self, entry: &'a Entry) -> Option<(&'a str, &'a str)> {
        entry.wear.split_once('=').or((!self.option.is_empty()).then_some((&*self.option, &*entry.id)))
    }

    /// The choice that can be put on a reader's own board, if an entry is one.
    pub fn choice<'a>(&'a self, entry: &'a Entry) -> Option<(&'a str, &'a str)> {
        self.worn(entry).filter(|(choice, _)| Natural::choices().any(|own| own == *choice))
    }
}

#[cfg(test)]
mod tests;
