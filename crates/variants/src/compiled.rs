//! The rules of a game made ready for moves to be found over and over.

mod powers;

use crate::geometry::{Cell, Geometry};
use crate::kind::{Kind, KindId};
use crate::laws::{Laws, Promotion, PromotionWhen};
use crate::power::Power;
use crate::ties::Bonds;
pub(crate) use powers::{CellPower, Shot, Steps};
use powers::{around, cell_powers};
use shogi::Color;

/// What move generation asks for over and over.
#[derive(Clone, Debug)]
pub(crate) struct Compiled {
    /// By colour and kind.
    pub(crate) rays: [Vec<Vec<CellRay>>; 2],
    /// By colour and kind.
    pub(crate) powers: [Vec<Vec<CellPower>>; 2],
    /// By kind: how far away, as the King walks, its powers take at most.
    pub(crate) spans: Vec<u8>,
    /// By colour and kind: what it shoots.
    pub(crate) shots: [Vec<Option<Shot>>; 2],
    /// Whether there are any powers, or pieces are tied to others.
    pub(crate) has_powers: bool,
    /// Whether any kind burns.
    pub(crate) burns: bool,
    /// What ties pieces to others; `None` in nearly all games.
    pub(crate) bonds: Option<Bonds>,
    /// Whether moves have consequences for pieces that have not moved.
    pub(crate) has_aftermath: bool,
    /// By kind.
    pub(crate) traits: Vec<Traits>,
    /// The steps to the neighbours of a cell.
    pub(crate) around: Vec<i16>,
    /// By the attacker's colour: the ways by which a cell can be attacked.
    pub(crate) lines: [Vec<Line>; 2],
    /// By colour: the ways by which a cell is seen, whether to go there or to capture.
    pub(crate) sights: [Vec<Line>; 2],
    /// By colour, then by kind and cell: whether a piece there could move on an empty board.
    pub(crate) alive: [Vec<Vec<bool>>; 2],
    /// By cell: ranks to go, by colour.
    pub(crate) ranks_ahead: [Vec<u8>; 2],
    /// By cell; 0 on the rim.
    pub(crate) file: Vec<u8>,
    pub(crate) board: Vec<Cell>,
}

/// What making a move asks of a kind, close together in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traits {
    pub(crate) royal: bool,
    /// Whether it matters how many there are.
    pub(crate) counted: bool,
    /// Whether steps, leaps and slides do not say all about its moves, each once.
    pub(crate) special: bool,
    /// Whether there is something that it may not take, or where it may not go.
    pub(crate) is_tied: bool,
    /// Whether it shoots.
    pub(crate) shoots: bool,
    pub(crate) is_lion: bool,
    /// Whether it takes away what it passes.
    pub(crate) sweeps: bool,
    /// Whether it can turn over.
    pub(crate) turns: bool,
    pub(crate) other_face: KindId,
    pub(crate) contagion: Option<KindId>,
    /// The kind that a captured piece of it is in hand; `None` if it leaves the game.
    pub(crate) in_hand: Option<KindId>,
    /// Whether it may be dropped on any empty square, however things stand.
    pub(crate) drops_freely: bool,
}

impl Traits {
    fn of(id: KindId, kind: &Kind, flips: bool, drops: bool, alive_everywhere: bool, bonds: Option<&Bonds>) -> Traits {
        let told = |of: fn(&Bonds) -> &[bool]| bonds.is_some_and(|bonds| of(bonds)[id.index()]);
        Traits {
            counted: told(|bonds| &bonds.counted),
            is_tied: told(|bonds| &bonds.tied),
            special: !kind.powers.is_empty() || told(|bonds| &bonds.tied) || kind.leaps_along_its_slides(),
            shoots: kind.powers.iter().any(|power| matches!(power, Power::Shoot(..))),
            drops_freely: kind.may_mate_by_drop && kind.per_file.is_none() && alive_everywhere,
            royal: kind.royal,
            is_lion: kind.is_lion,
            sweeps: kind.powers.iter().any(|power| matches!(power, Power::Sweep(_))),
            turns: kind.other_face.is_some() && (flips || !kind.is_promoted),
            other_face: kind.other_face.unwrap_or(id),
            contagion: kind.contagion,
            in_hand: kind.in_hand(id).filter(|_| drops),
        }
    }
}

/// A [`crate::betza::Ray`] as a step in the row of cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CellRay {
    pub(crate) offset: i16,
    pub(crate) range: u8,
    pub(crate) quiet: bool,
    pub(crate) captures: bool,
    /// Leads nearer to the far side.
    pub(crate) forward: bool,
}

/// A way from a cell outwards, against that of the pieces that come to it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) outward: i16,
    /// The farthest that any kind comes from.
    pub(crate) longest: u8,
    /// From how far each kind comes along it; 0: not at all.
    pub(crate) reach: Vec<u8>,
}

impl Compiled {
    pub(crate) fn new(geometry: &Geometry, kinds: &[Kind], promotion: Promotion, drops: bool, laws: &Laws) -> Compiled {
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
            let of_kind = |(rays, kind): (&Vec<CellRay>, &Kind)| {
                let mut alive = vec![false; geometry.cells()];
                for cell in &board {
                    let reached = |ray: &CellRay| file[usize::from(cell.wrapping_add_signed(ray.offset))] != 0;
                    alive[usize::from(*cell)] = !kind.powers.is_empty() || rays.iter().any(reached);
                }
                alive
            };
            rays[color].iter().zip(kinds).map(of_kind).collect()
        });
        let powers = Color::ALL.map(|color| kinds.iter().map(|kind| cell_powers(geometry, kind, color)).collect());
        let shots =
            Color::ALL.map(|color| kinds.iter().map(|kind| Shot::among(geometry, &kind.powers, color)).collect());
        let flips = promotion.when == PromotionWhen::EveryMove;
        let ids = (0..).map(KindId);
        let alive: [Vec<Vec<bool>>; 2] = alive;
        let lives = |id: KindId| alive.iter().all(|of| board.iter().all(|cell| of[id.index()][usize::from(*cell)]));
        let bonds = Bonds::new(kinds, laws);
        let burns = kinds.iter().any(|kind| kind.burns);
        let traits = |(id, kind)| Traits::of(id, kind, flips, drops, lives(id), bonds.as_ref());
        Compiled {
            traits: ids.zip(kinds).map(traits).collect(),
            lines: [0, 1].map(|color: usize| lines(&rays[color], |ray| ray.captures)),
            sights: [0, 1].map(|color: usize| lines(&rays[color], |_| true)),
            rays,
            powers,
            shots,
            spans: kinds.iter().map(Kind::span).collect(),
            has_powers: kinds.iter().any(|kind| !kind.powers.is_empty()) || bonds.is_some(),
            burns,
            has_aftermath: burns || bonds.is_some(),
            bonds,
            around: around(geometry),
            alive,
            ranks_ahead,
            file,
            board,
        }
    }
}

fn cell_rays(geometry: &Geometry, kind: &Kind, color: Color) -> Vec<CellRay> {
    let rays = kind.rays.iter().map(|ray| CellRay {
        offset: geometry.offset(color, ray.right, ray.forward),
        range: ray.range,
        quiet: ray.quiet,
        captures: ray.captures,
        forward: ray.forward > 0,
    });
    rays.collect()
}

fn lines(rays: &[Vec<CellRay>], counts: fn(&CellRay) -> bool) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (kind, of_kind) in rays.iter().enumerate() {
        for ray in of_kind.iter().filter(|ray| counts(ray)) {
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
