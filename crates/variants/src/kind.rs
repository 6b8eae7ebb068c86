//! Kinds of pieces: one for each face that a piece can show.

use crate::betza::Ray;
use crate::power::{Mark, Power};
use crate::ties::Ties;

/// A kind, by its place among the kinds of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct KindId(pub(crate) u16);

impl KindId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What there is to know about a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// What it is called in positions and moves: a capital, with a plus before it if it is a promoted face.
    pub id: String,
    /// As written on the piece.
    pub kanji: String,
    /// One or two characters for diagrams.
    pub short: String,
    /// What is drawn on it in place of the kanji, by the name of the drawing: an animal.
    pub picture: Option<String>,
    /// How the kanji are read.
    pub romaji: String,
    /// In English.
    pub english: String,
    /// In Italian.
    pub italian: String,
    /// Its movement in Betza's notation and its powers, as the data file writes them.
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
    /// What it can do besides.
    pub powers: Vec<Power>,
    /// Pieces of lower rank can be leapt over or swept away by it, see [`Power::LeapCapture`] and [`Power::Sweep`].
    pub rank: u8,
    /// Whether the rules about taking Lions are about it.
    pub is_lion: bool,
    /// Whether it counts where a lone king loses: the weakest do not.
    pub counts: bool,
    /// Whether it burns all enemies around it after its move, and those that stop beside it (VAR-21).
    pub burns: bool,
    /// Whether it may promote by reaching the last rank, even where that needs a capture otherwise.
    pub promotes_at_end: bool,
    /// What a piece becomes that captures it.
    pub contagion: Option<KindId>,
    /// Whether it stays what it is when it captures a contagious piece.
    pub immune: bool,
    /// What ties it to other pieces.
    pub ties: Ties,
}

impl Kind {
    /// Whether a leap and a slide, say, can lead to the same square.
    pub(crate) fn leaps_along_its_slides(&self) -> bool {
        self.rays.iter().enumerate().any(|(at, leap)| {
            let others = self.rays.iter().enumerate().filter(|(other, _)| *other != at);
            let meets = |other: &Ray| leap.quiet && other.quiet || leap.captures && other.captures;
            others.map(|(_, other)| other).any(|other| {
                meets(other) && other.steps_to(leap.right, leap.forward).is_some_and(|steps| steps <= other.range)
            })
        })
    }

    /// What the square so many to the right of it and forward means to it, on a board with nothing else.
    pub fn mark(&self, right: i8, forward: i8) -> Option<Mark> {
        let reaching = |ray: &&Ray| ray.steps_to(right, forward).is_some_and(|steps| steps <= ray.range);
        match self.rays.iter().filter(reaching).map(|ray| ray.range).min() {
            Some(1) => Some(Mark::Step),
            Some(_) => Some(Mark::Slide),
            None if self.powers.iter().any(|power| power.leads_to(right, forward)) => Some(Mark::Power),
            None if self.powers.iter().any(|power| power.hits(right, forward)) => Some(Mark::Shot),
            None => None,
        }
    }

    /// How far a single step or leap leads at most.
    pub(crate) fn stride(&self) -> u8 {
        self.rays.iter().map(Ray::length).chain(self.powers.iter().map(Power::stride)).max().unwrap_or(1)
    }

    /// How far away, as the King walks, its powers take something at most.
    pub(crate) fn span(&self) -> u8 {
        let shot = self.powers.iter().filter_map(Power::range).max();
        let goes = |ray: &Ray| ray.length().saturating_mul(ray.range);
        let moved = if shot.is_some() { self.rays.iter().map(goes).max() } else { None };
        let powers = self.powers.iter().map(Power::span).chain(moved).max();
        powers.unwrap_or(0).saturating_add(shot.unwrap_or(0))
    }

    /// The kind that a captured piece of this kind is in hand, being kind `own` itself.
    pub(crate) fn in_hand(&self, own: KindId) -> Option<KindId> {
        self.goes_to_hand.then(|| self.other_face.filter(|_| self.is_promoted).unwrap_or(own))
    }
}
