//! What pieces are worth, derived from the data: nobody has written values down for most of these games.
//!
//! A piece is worth what it reaches on a board as full as it usually is, more than in proportion, and a part of what its
//! other face would add. The mean piece of the start is worth [`MEAN`], or about so much where values are learnt, so that the
//! search's margins fit all. Some games have a network that was taught by games instead ([`super::net`]).

mod near;

use super::net::{self, Net};
use crate::betza::Ray;
use crate::content::{Content, EMPTY, parts, piece};
use crate::game::Game;
use crate::geometry::Cell;
use crate::kind::{Kind, KindId};
use crate::laws::PromotionWhen;
use crate::position::Position;
use crate::power::{Manner, Power};
use near::Near;
use shogi::Color;
use std::sync::Arc;

/// What the mean piece of the start is worth, kings apart: standard shogi's is about 320 where a pawn is 100.
const MEAN: f64 = 320.0;

/// What a square of reach adds at a distance from a king.
const NEAR: [f64; 6] = [0.0, 10.0, 8.0, 4.0, 2.0, 1.0];

/// Above every piece: what catching a royal piece counts for in the order of captures.
pub(crate) const ROYAL: i32 = 30_000;

/// The values of a game.
#[derive(Debug)]
pub(crate) struct Worth {
    cells: usize,
    /// By content and cell, below zero for White's.
    board: Vec<i16>,
    /// By kind; not used where a network judges.
    hand: Vec<i32>,
    /// By kind: what its capture makes of difference.
    exchange: Vec<i32>,
    /// By kind, wherever it stands.
    plain: Vec<i32>,
    near: Near,
    /// What judges positions in place of the above, if the game has one.
    net: Option<Net>,
}

impl Worth {
    /// The values of a game, with what it has learnt.
    pub(crate) fn of(game: &Arc<Game>) -> Worth {
        let mut worth = Worth::derived(game);
        if let Some(net) = net::of(game) {
            worth.adopt(game, net);
        }
        worth
    }

    /// Whether two games have the same values: all that these are made of is the same.
    pub(super) fn is_common(one: &Game, other: &Game) -> bool {
        one.id == other.id
            && one.start == other.start
            && one.kinds == other.kinds
            && one.promotion == other.promotion
            && one.drops == other.drops
            && one.laws == other.laws
            && one.ending == other.ending
    }

    /// Values from the data alone: the start tells how full the board is and what is common.
    fn derived(game: &Arc<Game>) -> Worth {
        let start = Position::start(game);
        let crowd = Crowd::of(&start);
        let own: Vec<f64> = game.kinds.iter().map(|kind| crowd.power(crowd.mean_reach(game, kind))).collect();
        let mixed: Vec<f64> = (0..game.kinds.len()).map(|i| with_other_face(game, i, &own)).collect();
        let scale = MEAN / mean_of_start(&start, &mixed).max(1.0);
        let value = |i: usize| mixed[i] * scale + command(game, KindId(i as u16));
        let decides = |kind: &Kind| kind.royal && game.laws.command.is_empty();
        let cells = game.geometry.cells();
        let mut worth = Worth {
            cells,
            board: vec![0; (2 * game.kinds.len() + 1) * cells],
            hand: Vec::new(),
            exchange: Vec::new(),
            plain: Vec::new(),
            near: Near::new(game),
            net: None,
        };
        for (i, kind) in game.kinds.iter().enumerate() {
            let held = kind.in_hand(KindId(i as u16)).filter(|_| game.drops.is_some());
            let in_hand = |held: KindId| 1.1 * value(held.index());
            let swing = value(i) + held.map_or(0.0, in_hand);
            worth.plain.push(value(i) as i32);
            worth.hand.push(in_hand(KindId(i as u16)) as i32);
            worth.exchange.push(if decides(kind) { ROYAL } else { swing as i32 });
            let gain = kind.other_face.filter(|_| !kind.is_promoted).map_or(0.0, |face| own[face.index()] - own[i]);
            let mean = crowd.mean_reach(game, kind);
            worth.threaten(KindId(i as u16), mean);
            for cell in game.geometry.all() {
                let local = crowd.reach_from(game, kind, cell);
                let bonus = if kind.royal {
                    royal_place(game, cell)
                } else {
                    0.3 * scale * (crowd.power(local) - crowd.power(mean))
                        + scale * gain.max(0.0) * nearness(game, cell)
                };
                let total = (value(i) * f64::from(u8::from(!decides(kind) || kind.is_promoted)) + bonus) as i16;
                worth.set(game, KindId(i as u16), cell, total);
            }
        }
        worth
    }

    /// What a kind with such a reach adds near to the kings: the other side's is in danger, the own one is safer.
    fn threaten(&mut self, kind: KindId, reach: f64) {
        for (right, forward) in (-5_i8..=5).flat_map(|right| (-5_i8..=5).map(move |forward| (right, forward))) {
            let figure = NEAR[usize::from(right.unsigned_abs().max(forward.unsigned_abs()))] * reach.min(16.0);
            self.near.set(Color::White, piece(Color::Black, kind), right, forward, figure as i16);
            self.near.set(Color::Black, piece(Color::Black, kind), right, forward, (figure / 2.0) as i16);
        }
    }

    /// Takes over what was learnt.
    fn adopt(&mut self, game: &Game, net: Net) {
        for (i, [on_board, _]) in net.material.iter().copied().map(|pair| pair.map(i32::from)).enumerate() {
            let held = game.kinds[i].in_hand(KindId(i as u16)).filter(|_| game.drops.is_some());
            let gained = held.map_or(0, |held| net.material[held.index()][1].into());
            self.plain[i] = on_board;
            self.exchange[i] = if game.kinds[i].royal { ROYAL } else { on_board + gained };
        }
        self.net = Some(net);
    }

    /// Sets the value of a kind on a cell as its owner sees it.
    fn set(&mut self, game: &Game, kind: KindId, cell: Cell, value: i16) {
        let at = |color, cell| usize::from(piece(color, kind)) * self.cells + usize::from(cell);
        let (black, white) = (at(Color::Black, cell), at(Color::White, game.geometry.turned(cell)));
        self.board[black] = value;
        self.board[white] = -value;
    }

    /// What judges positions in place of what pieces are worth, if the game has it.
    #[inline(always)]
    pub(super) fn net(&self) -> Option<&Net> {
        self.net.as_ref()
    }

    /// What all pieces together add, below zero for White's, by where they stand from a king.
    pub(crate) fn around(&self, position: &Position, king: Cell, color: Color) -> i32 {
        self.near.around(position, king, color)
    }

    /// A piece on a cell, below zero for White's.
    #[inline(always)]
    pub(crate) fn on_board(&self, content: Content, cell: Cell) -> i32 {
        self.board[usize::from(content) * self.cells + usize::from(cell)].into()
    }

    /// So many pieces of a kind in hand, below zero for White's.
    pub(crate) fn in_hand(&self, color: Color, kind: KindId, count: u16) -> i32 {
        let value = self.hand[kind.index()] * i32::from(count);
        if color == Color::Black { value } else { -value }
    }

    /// What capturing this piece makes of difference; 0 for an empty cell.
    #[inline(always)]
    pub(crate) fn exchange(&self, content: Content) -> i32 {
        if content == EMPTY { 0 } else { self.exchange[parts(content).1.index()] }
    }

    /// A piece of a kind, wherever it stands.
    pub(crate) fn plain(&self, kind: KindId) -> i32 {
        self.plain[kind.index()]
    }
}

/// How full the board usually is.
struct Crowd {
    /// What a line of so many squares comes to: each is reached only if those before it are empty.
    lines: Vec<f64>,
}

impl Crowd {
    fn of(start: &Position) -> Crowd {
        let squares = start.game.compiled.board.len().max(1) as f64;
        let pieces = (start.pieces[0].len() + start.pieces[1].len()) as f64;
        let empty = (1.0 - 0.7 * pieces / squares).clamp(0.5, 0.85);
        let mut lines = vec![0.0];
        let mut reached = 1.0;
        for _ in 0..36 {
            lines.push(lines[lines.len() - 1] + reached);
            reached *= empty;
        }
        Crowd { lines }
    }

    fn reach_from(&self, game: &Game, kind: &Kind, cell: Cell) -> f64 {
        let along = |rays: &[Ray]| -> f64 {
            rays.iter().map(|ray| weight(ray) * self.lines[steps(game, ray, cell).min(36)]).sum()
        };
        let far = |rays: &[Ray]| -> f64 { rays.iter().map(|ray| f64::from(steps(game, ray, cell) as u8)).sum() };
        let power = |power: &Power| match power {
            Power::Lion(rays) => 3.0 * along(rays),
            Power::LineLion(count, rays) => 1.2 * f64::from(*count) * along(rays),
            Power::Hook(rays) => along(rays) * (1.0 + 0.5 * along(rays)),
            Power::Area(count) => 3.0 * f64::from(*count * *count),
            Power::LeapCapture(rays) => 0.5 * far(rays),
            Power::Sweep(rays) => 0.9 * far(rays),
            Power::Igui(rays) | Power::Pass(rays) => 0.2 * along(rays),
            Power::LeapSlide(rays, count) => along(rays) * (1.0 + 0.4 * f64::from((*count).min(6))),
            Power::Over(count, rays) => along(rays).max(far(rays) * 0.2 * f64::from(*count)),
            Power::Steps(count, Manner::Free, rays) => 1.4 * f64::from(*count) * along(rays),
            Power::Steps(count, _, rays) => 0.8 * f64::from(*count) * along(rays),
            Power::Shoot(targets, over, rays) => {
                (1.0 + f64::from(*targets)) * if *over { 0.8 * far(rays) } else { along(rays) }
            }
            Power::Freeze(rays) => 0.5 * along(rays),
            Power::Anywhere => 0.3 * game.compiled.board.len() as f64,
        };
        let fire = if kind.burns { 16.0 } else { 0.0 };
        along(&kind.rays) + kind.powers.iter().map(power).sum::<f64>() + fire
    }

    fn mean_reach(&self, game: &Game, kind: &Kind) -> f64 {
        let total: f64 = game.geometry.all().map(|cell| self.reach_from(game, kind, cell)).sum();
        total / game.compiled.board.len().max(1) as f64
    }

    /// What reaching so many squares is worth: more than in proportion, since a piece that does more forks and flees.
    fn power(&self, reach: f64) -> f64 {
        reach * (30.0 + 0.6 * reach.min(30.0))
    }
}

/// Forward is worth more than backward, and a way that does not capture, or only captures, about half.
fn weight(ray: &Ray) -> f64 {
    let direction = 1.0 + 0.15 * f64::from(ray.forward.signum());
    let use_of = if ray.quiet && ray.captures { 1.0 } else { 0.5 };
    direction * use_of
}

/// How many steps of a ray fit on the empty board, for Black.
fn steps(game: &Game, ray: &Ray, cell: Cell) -> usize {
    let (file, rank) = game.geometry.square(cell);
    let room = |step: i8, before: u8, behind: u8| match step {
        0 => u8::MAX,
        1.. => before / step.unsigned_abs(),
        _ => behind / step.unsigned_abs(),
    };
    let along = room(ray.right, file - 1, game.files() - file);
    let ahead = room(ray.forward, rank - 1, game.ranks() - rank);
    ray.range.min(along).min(ahead).into()
}

/// What a piece is worth beside what it does, if a side plays on by having it; less if it takes others, too.
fn command(game: &Game, kind: KindId) -> f64 {
    let groups = game.laws.command.iter().filter(|group| group.contains(&kind));
    groups.map(|group| 6.0 * MEAN / group.len() as f64).fold(0.0, f64::max)
}

/// A face with a part of what the other one adds: half where every move turns pieces over.
fn with_other_face(game: &Game, kind: usize, own: &[f64]) -> f64 {
    let Some(other) = game.kinds[kind].other_face else { return own[kind] };
    let (this, other) = (own[kind], own[other.index()]);
    match game.promotion.when {
        PromotionWhen::EveryMove => 0.5 * (this + other),
        _ if game.kinds[kind].is_promoted => this,
        _ => this + 0.12 * (other - this).max(0.0),
    }
}

fn mean_of_start(start: &Position, values: &[f64]) -> f64 {
    let kinds = start.pieces.iter().flatten().map(|cell| parts(start.content(*cell)).1);
    let others: Vec<f64> =
        kinds.filter(|kind| !start.game.kind(*kind).royal).map(|kind| values[kind.index()]).collect();
    if others.is_empty() { MEAN } else { others.iter().sum::<f64>() / others.len() as f64 }
}

/// How much of a promotion a piece has before it that has come so far: -0.1 to 0.1.
fn nearness(game: &Game, cell: Cell) -> f64 {
    if game.promotion.when == PromotionWhen::EveryMove {
        return 0.0;
    }
    0.1 - 0.2 * forwardness(game, cell)
}

/// 0 on the last rank, 1 on the first.
fn forwardness(game: &Game, cell: Cell) -> f64 {
    let ahead = game.compiled.ranks_ahead[Color::Black.index()][usize::from(cell)];
    f64::from(ahead) / f64::from(game.ranks().max(2) - 1)
}

/// Royal pieces keep back, but where reaching the last rank wins.
fn royal_place(game: &Game, cell: Cell) -> f64 {
    let ahead = forwardness(game, cell);
    if game.ending.try_wins { 60.0 * (0.5 - ahead) } else { 80.0 * (ahead - 1.0) }
}

#[cfg(test)]
mod tests;
