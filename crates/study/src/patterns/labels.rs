//! What a game has of the patterns.

use super::catalogue::Catalogue;
use super::course::{Course, Standing};
use super::pattern::{Party, PatternId, Sides};
use super::set::Set;
use super::tesuji::{Played, Scene, TRAIL};
use super::watch::Watch;
use kifu::Record;
use serde::Serialize;
use shogi::{Color, Move, PieceKind, Position};
use std::collections::BTreeSet;

/// A castle counts if it stood for so many plies.
const SHORTEST_CASTLE: usize = 2;

/// The patterns of a game: of each side, of both together, of single moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Labels {
    /// Those of Black and White.
    #[serde(serialize_with = "super::by_side")]
    pub sides: [SideLabels; 2],
    /// What both sides do together.
    pub game: Vec<PatternId>,
    /// The tesuji.
    pub tesuji: Vec<Tesuji>,
}

/// What one side does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SideLabels {
    /// Static or ranging rook (OPEN-02); `None` without a move, or for a side that began without a rook.
    pub style: Option<PatternId>,
    /// Openings, attacks and formations, in the order in which they came; none that a more special one tells as well.
    pub openings: Vec<Span>,
    /// The more general ones that held, too.
    pub general: Vec<PatternId>,
    /// The castle of the game (OPEN-01): the one that stood longest. A general name gives way to a more special one that
    /// stood at least a quarter as long: castles that lose pieces late in a game go back to their general names.
    pub castle: Option<Span>,
    /// The castles that stood for two plies or more, in the order in which they came.
    pub castles: Vec<Span>,
    /// What of them could be told at which ply, from the start on.
    pub course: Vec<Standing>,
}

/// How long something was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Span {
    /// What.
    pub pattern: PatternId,
    /// After which move it was there first, and last.
    pub first: usize,
    /// See `first`.
    pub last: usize,
    /// After how many moves it was there.
    pub plies: usize,
}

/// A move with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tesuji {
    /// The number of the move.
    pub ply: usize,
    /// Who made it.
    #[serde(serialize_with = "super::side")]
    pub by: Color,
    /// What it is.
    pub pattern: PatternId,
}

impl SideLabels {
    /// What the side is known by: castles that it passed through are not.
    fn told(&self) -> impl Iterator<Item = PatternId> {
        self.openings.iter().chain(&self.castle).map(|span| span.pattern).chain(self.style)
    }
}

impl Labels {
    /// The labels of the main line of a record.
    pub fn of(record: &Record) -> Labels {
        Labels::of_moves(record.start(), record.moves().map(|played| played.m))
    }

    /// The labels of a game of legal moves.
    pub fn of_moves(start: &Position, moves: impl Iterator<Item = Move>) -> Labels {
        let mut labeller = Labeller::new(start);
        let mut position = start.clone();
        for m in moves {
            let before = position.clone();
            position.play_unchecked(m);
            labeller.play(&before, m, &position);
        }
        labeller.labels()
    }

    /// Every pattern that is named in them.
    pub fn patterns(&self) -> BTreeSet<PatternId> {
        let of_side = |side: &SideLabels| {
            let spans = side.openings.iter().chain(&side.castles).map(|span| span.pattern);
            let standing = side.course.iter().flat_map(|standing| standing.openings.iter().chain(&standing.castles));
            spans.chain(side.style).chain(side.general.iter().chain(standing).copied()).collect::<Vec<_>>()
        };
        let tesuji = self.tesuji.iter().map(|tesuji| tesuji.pattern);
        self.sides.iter().flat_map(of_side).chain(self.game.iter().copied()).chain(tesuji).collect()
    }
}

/// Follows a game to its end.
pub(crate) struct Labeller {
    catalogue: &'static Catalogue,
    watch: Watch<'static>,
    has_rook: [bool; 2],
    seen: [Seen; 2],
    tesuji: Vec<Tesuji>,
    trail: Vec<Played>,
}

/// What one side had so far.
struct Seen {
    /// All that held, ever.
    held: Set,
    /// What is told now.
    shown: Set,
    /// By pattern.
    spans: Vec<Option<Open>>,
    course: Course,
}

/// A span that may not have come to its end.
#[derive(Clone, Copy)]
struct Open {
    first: usize,
    /// Where it began to be there, if it is.
    since: usize,
    last: usize,
    /// How long it was there before.
    plies: usize,
}

impl Labeller {
    pub(crate) fn new(start: &Position) -> Labeller {
        let catalogue = Catalogue::builtin();
        let has_rook = Color::ALL.map(|color| !start.squares_of(shogi::Piece::new(color, PieceKind::Rook)).is_empty());
        let mut labeller = Labeller {
            catalogue,
            watch: Watch::new(catalogue, start),
            has_rook,
            seen: Color::ALL.map(|_| Seen::nothing()),
            tesuji: Vec::new(),
            trail: Vec::with_capacity(TRAIL),
        };
        labeller.note();
        labeller
    }

    pub(crate) fn play(&mut self, before: &Position, m: Move, after: &Position) {
        self.watch.play(before, m, after);
        self.note();
        let (ply, by) = (self.watch.plies(), before.turn());
        if let Some(scene) = Scene::new(before, m, after, &self.trail) {
            self.tesuji.extend(self.catalogue.tesuji(&scene).map(|pattern| Tesuji { ply, by, pattern }));
        }
        self.trail.truncate(TRAIL - 1);
        self.trail.insert(0, Played::new(before, m));
    }

    fn note(&mut self) {
        let ply = self.watch.plies();
        for color in Color::ALL {
            let seen = &mut self.seen[color.index()];
            let holding = self.watch.holding_set(color);
            seen.held |= holding;
            let shown = self.catalogue.shown(holding);
            seen.change(shown, ply);
            seen.course.note(self.catalogue, ply, seen.held, shown);
        }
    }

    pub(crate) fn labels(mut self) -> Labels {
        let end = self.watch.plies() + 1;
        let sides = Color::ALL.map(|color| {
            let seen = &mut self.seen[color.index()];
            seen.change(Set::EMPTY, end);
            let style = (end > 1 && self.has_rook[color.index()]).then(|| self.style(color));
            let seen = &self.seen[color.index()];
            let (openings, general) = seen.openings(self.catalogue);
            let castles = seen.castles(self.catalogue);
            let course = seen.course.standings(self.catalogue, &castles);
            SideLabels { style, openings, general, castle: chief(self.catalogue, &castles), castles, course }
        });
        let game = self
            .catalogue
            .all()
            .filter(|(_, pattern)| pattern.party.as_ref().is_some_and(|party| is_party(self.catalogue, party, &sides)));
        Labels { game: game.map(|(id, _)| id).collect(), sides, tesuji: self.tesuji }
    }

    fn style(&self, color: Color) -> PatternId {
        let tables = &self.catalogue.tables;
        PatternId::new(if self.watch.is_ranging(color) { tables.ranging_rook } else { tables.static_rook })
    }
}

/// The castle of a game, of those that stood in it.
fn chief(catalogue: &Catalogue, castles: &[Span]) -> Option<Span> {
    // Of two that stood equally long the earlier.
    let longest = |spans: &[Span]| spans.iter().rev().max_by_key(|span| span.plies).copied();
    let more_special = |general: &Span| {
        let is_one = |span: &&Span| catalogue.line(span.pattern).skip(1).any(|id| id == general.pattern);
        let spans: Vec<Span> = castles.iter().filter(is_one).copied().collect();
        longest(&spans).filter(|span| span.plies * 4 >= general.plies)
    };
    std::iter::successors(longest(castles), more_special).last()
}

/// Whether both sides have done what makes a game of that name.
fn is_party(catalogue: &Catalogue, party: &Party, sides: &[SideLabels; 2]) -> bool {
    let has = |side: &SideLabels, wanted: PatternId| side.told().any(|id| catalogue.line(id).any(|id| id == wanted));
    let is_made = match &party.sides {
        Sides::Both(wanted) => sides.iter().all(|side| wanted.iter().any(|wanted| has(side, *wanted))),
        Sides::OneEach(one, other) => {
            let [black, white] = sides;
            has(black, *one) && has(white, *other) || has(black, *other) && has(white, *one)
        }
    };
    is_made && !party.unless.iter().any(|unwanted| sides.iter().any(|side| has(side, *unwanted)))
}

impl Seen {
    fn nothing() -> Seen {
        let spans = vec![None; Set::CAPACITY];
        Seen { held: Set::EMPTY, shown: Set::EMPTY, spans, course: Course::default() }
    }

    /// Notes what is told from this ply on.
    fn change(&mut self, shown: Set, ply: usize) {
        for number in (shown ^ self.shown).numbers() {
            let span = &mut self.spans[number];
            match span {
                _ if shown.contains(number) => {
                    let before = span.map_or(Open { first: ply, since: ply, last: ply, plies: 0 }, |open| open);
                    *span = Some(Open { since: ply, ..before });
                }
                Some(open) => {
                    open.last = ply - 1;
                    open.plies += ply - open.since;
                }
                None => {}
            }
        }
        self.shown = shown;
    }

    /// What of some kind was told, in the order in which it came.
    fn spans(&self, catalogue: &Catalogue, wanted: impl Fn(PatternId, &Open) -> bool) -> Vec<Span> {
        let open = |id: PatternId| self.spans[id.number()].as_ref().map(|open| (id, open));
        let mut spans: Vec<Span> = (0..catalogue.tables.watched)
            .map(PatternId::new)
            .filter_map(open)
            .filter(|(id, open)| wanted(*id, open))
            .map(|(pattern, open)| Span { pattern, first: open.first, last: open.last, plies: open.plies })
            .collect();
        spans.sort_by_key(|span| span.first);
        spans
    }

    fn castles(&self, catalogue: &Catalogue) -> Vec<Span> {
        self.spans(catalogue, |id, open| catalogue.is_castle(id) && open.plies >= SHORTEST_CASTLE)
    }

    /// What is told, and what need not be since something more special is.
    fn openings(&self, catalogue: &Catalogue) -> (Vec<Span>, Vec<PatternId>) {
        let held = catalogue.openings(self.held);
        let told = catalogue.shown(held);
        let general = catalogue.ids(held & !told).collect();
        (self.spans(catalogue, |id, _| told.contains(id.number())), general)
    }
}
