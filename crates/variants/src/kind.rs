//! Kinds of pieces: one for each face that a piece can show.

use crate::betza::Ray;

/// A kind, by its place among the kinds of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct KindId(pub(crate) u16);

impl KindId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What there is to know about a kind.
#[derive(Clone, Debug)]
pub struct Kind {
    /// What it is called in positions and moves: a capital, with a plus before it if it is a promoted face.
    pub id: String,
    /// As written on the piece.
    pub kanji: String,
    /// One or two characters for diagrams.
    pub short: String,
    /// How the kanji are read.
    pub romaji: String,
    /// In English.
    pub english: String,
    /// In Italian.
    pub italian: String,
    /// In Betza's notation.
    pub moves: String,
    /// Whether the game is about catching it.
    pub royal: bool,
    /// The other face, if there is one: for a promoted face the plain one.
    pub other_face: Option<KindId>,
    /// Whether this is the face that is turned up second.
    pub is_promoted: bool,
    /// How many of a side's pieces of this kind may stand on a file after a drop.
    pub per_file: Option<u8>,
    /// Whether its drop may mate.
    pub may_mate_by_drop: bool,
    /// Whether it goes to the captor's hand, where there are drops.
    pub goes_to_hand: bool,
    /// How it moves.
    pub rays: Vec<Ray>,
}

impl Kind {
    /// The kind that a captured piece of this kind is in hand, being kind `own` itself.
    pub(crate) fn in_hand(&self, own: KindId) -> Option<KindId> {
        self.goes_to_hand.then(|| self.other_face.filter(|_| self.is_promoted).unwrap_or(own))
    }
}
