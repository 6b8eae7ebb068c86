//! The computer's play among four. It reckons with the worst: that all the others, or the other team, play against it; so a
//! search for two players will do, whoever's turn comes when.

mod caution;
mod repetition;

use super::course::Course;
use super::position::{Content, EMPTY, Move, Position, Standing, parts};
use super::rules::{CELLS, Rules};
use super::seat::Seat;
use crate::search::Limits;
use crate::search::attention::{Attention, hard_to_see};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The score of a game in which the computer has come first, or if below zero is out.
const DECIDED: i32 = 1_000_000;

/// What mating somebody counts for, besides their pieces.
const MATED: i32 = 4_000;

/// Captures are followed so far beyond the horizon.
const CAPTURES: i32 = 4;

const DEEPEST: i32 = 20;

/// So many positions even a weak level looks at before it moves.
const FIRST_PLY: u64 = 4_000;

/// A player of the game for four.
#[derive(Debug)]
pub struct Computer {
    /// By piece, in hundredths of a pawn.
    worth: Vec<i32>,
}

impl Computer {
    /// A player who knows what the pieces of a game are worth.
    pub fn new(rules: &Rules) -> Computer {
        Computer { worth: rules.faces.iter().map(|face| worth(face.reach, face.leaps.len())).collect() }
    }

    /// What the piece on a cell is worth; 0 if it is empty.
    fn of(&self, content: Content) -> i32 {
        if content == EMPTY { 0 } else { self.worth[usize::from(content - 1)] }
    }

    /// Looks for the best move of the player to move where a game stands. `None` if it is over.
    pub fn think(&self, course: &Course, limits: &Limits, stop: &AtomicBool) -> Option<Move> {
        if course.is_decided() {
            return None;
        }
        let seed = limits.seed_of_mistakes();
        let mut search = Search {
            computer: self,
            course,
            line: Vec::new(),
            us: course.position().turn(),
            attention: limits.level.skill().map(|skill| Attention { skill, seed }),
            most: FIRST_PLY,
            nodes: 0,
            deadline: limits.time.and_then(|time| Instant::now().checked_add(time)),
            stop,
            stopped: false,
        };
        search.deepen(limits)
    }
}

/// What a piece is worth by how it moves: a step is a pawn, each further square of a line less by three tenths.
fn worth(reach: [u8; 8], leaps: usize) -> i32 {
    let line = |steps: u8| (0..steps.min(8)).fold((0, 100), |(sum, next), _| (sum + next, next * 7 / 10)).0;
    reach.into_iter().map(line).sum::<i32>() + 100 * leaps as i32
}

struct Search<'a> {
    computer: &'a Computer,
    /// The game so far.
    course: &'a Course,
    /// The moves from there on that are looked at, each with the key of the position after it.
    line: Vec<(Move, u64)>,
    us: Seat,
    attention: Option<Attention>,
    most: u64,
    nodes: u64,
    deadline: Option<Instant>,
    stop: &'a AtomicBool,
    stopped: bool,
}

impl Search<'_> {
    /// Looks deeper and deeper until a bound is met.
    fn deepen(&mut self, limits: &Limits) -> Option<Move> {
        let position = self.course.position();
        let legal = position.legal_moves();
        let own = self.attention.map_or(u64::MAX, |attention| attention.nodes(legal.len()));
        let most = own.min(limits.nodes.unwrap_or(u64::MAX));
        let careful = self.careful(position, legal);
        let mut moves = self.ordered(position, careful, false, 0);
        let mut best = *moves.first()?;
        for depth in 1..=limits.depth.map_or(DEEPEST, i32::from).min(DEEPEST) {
            let (mut alpha, mut found) = (-2 * DECIDED, None);
            for m in &moves {
                let score = self.after(position, *m, depth - 1, 1, (alpha, 2 * DECIDED));
                if self.stopped {
                    break;
                }
                if score > alpha {
                    (alpha, found) = (score, Some(*m));
                }
            }
            if let Some(found) = found {
                best = found;
                let at = moves.iter().position(|m| *m == best).unwrap_or(0);
                moves[..=at].rotate_right(1);
            }
            self.most = most;
            if self.stopped || self.nodes > most || moves.len() == 1 || alpha.abs() > DECIDED / 2 {
                break;
            }
        }
        Some(best)
    }

    fn after(&mut self, position: &Position, m: Move, depth: i32, ply: i32, window: (i32, i32)) -> i32 {
        let mut after = position.clone();
        after.make(m);
        self.line.push((m, after.key()));
        let score = self.node(&after, depth, ply, window);
        self.line.pop();
        score
    }

    fn is_ours(&self, position: &Position, seat: Seat) -> bool {
        seat == self.us || position.rules.teams && seat == self.us.opposite()
    }

    /// Counts a position; whether there is room for it.
    fn count(&mut self) -> bool {
        self.nodes += 1;
        let late = self.nodes.is_multiple_of(256)
            && (self.stop.load(Ordering::Relaxed) || self.deadline.is_some_and(|deadline| Instant::now() >= deadline));
        self.stopped |= self.nodes > self.most || late;
        !self.stopped
    }

    /// The worth of the position that the line leads to, to the computer, if everybody else plays against it.
    fn node(&mut self, position: &Position, depth: i32, ply: i32, (mut alpha, mut beta): (i32, i32)) -> i32 {
        if !self.count() {
            return 0;
        }
        if let Some(score) = self.decided(position, ply).or_else(|| self.repeated(position, ply)) {
            return score;
        }
        if depth <= -CAPTURES {
            return self.evaluate(position);
        }
        let ours = self.is_ours(position, position.turn());
        // Beyond the horizon who is not in check may leave things as they are.
        let quiet = depth <= 0 && !position.in_check(position.turn());
        let mut best = if ours { -2 * DECIDED } else { 2 * DECIDED };
        if quiet {
            best = self.evaluate(position);
        }
        let moves = self.ordered(position, position.legal_moves(), quiet, ply as usize);
        for m in [None].into_iter().chain(moves.into_iter().map(Some)) {
            if let Some(m) = m {
                let score = self.after(position, m, depth - 1, ply + 1, (alpha, beta));
                if self.stopped {
                    return 0;
                }
                best = if ours { best.max(score) } else { best.min(score) };
            }
            (alpha, beta) = if ours { (alpha.max(best), beta) } else { (alpha, beta.min(best)) };
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The score of a game that is decided for the computer.
    fn decided(&self, position: &Position, ply: i32) -> Option<i32> {
        if !position.is_over() && position.standing(self.us) == Standing::Playing {
            return None;
        }
        let last = position.out().iter().any(|seat| self.is_ours(position, *seat));
        let merit = |seat: Seat| (position.mated_by(seat), position.pieces_of(seat));
        let playing = |seat: &Seat| position.standing(*seat) == Standing::Playing && *seat != self.us;
        Some(if last {
            // Third is a little better than fourth, and later than sooner.
            ply - DECIDED + 1_000 * position.out().len() as i32
        } else if position.rules.teams || Seat::ALL.into_iter().filter(playing).all(|s| merit(s) < merit(self.us)) {
            DECIDED - ply
        } else {
            self.evaluate(position)
        })
    }

    /// What the computer's side has, three times, less what the others have; in teams less what the other team has.
    fn evaluate(&self, position: &Position) -> i32 {
        let sums = self.sums(position);
        let [ours, theirs] = [true, false].map(|wanted| {
            let side = Seat::ALL.into_iter().filter(|seat| self.is_ours(position, *seat) == wanted);
            side.map(|seat| sums[seat.index()]).sum::<i32>()
        });
        let weighed = if position.rules.teams { ours - theirs } else { 3 * ours - theirs };
        weighed + 3 * self.attention.map_or(0, |attention| attention.misjudges(position.key()))
    }

    /// What each player has, in hand and on the board, with those they have mated.
    fn sums(&self, position: &Position) -> [i32; 4] {
        let mut sums = Seat::ALL.map(|seat| {
            let held = position.hand(seat).map(|(kind, count)| {
                let content = super::position::piece(seat, kind);
                self.computer.worth[usize::from(content - 1)] * i32::from(count)
            });
            held.sum::<i32>() + MATED * position.mated_by(seat) as i32
        });
        for cell in 0..CELLS as u8 {
            let content = position.cells[usize::from(cell)];
            if content == EMPTY {
                continue;
            }
            let (facing, kind) = parts(content);
            let Some(commander) = position.commander(facing).filter(|_| !position.rules.kind(kind).royal) else {
                continue;
            };
            sums[commander.index()] += self.computer.worth[usize::from(content - 1)];
            self.near_kings(position, cell, content, commander, &mut sums);
        }
        sums
    }

    /// A piece near somebody's King guards or threatens it.
    fn near_kings(&self, position: &Position, cell: u8, content: Content, commander: Seat, sums: &mut [i32; 4]) {
        for seat in Seat::ALL.into_iter().filter(|seat| position.standing(*seat) == Standing::Playing) {
            let Some(king) = position.kings[seat.index()] else { continue };
            let weight = [0, 8, 5, 2].get(usize::from(distance(cell, king))).copied().unwrap_or(0);
            let near = weight * self.computer.worth[usize::from(content - 1)].min(700) / 100;
            sums[seat.index()] += if seat == commander { near / 2 } else { -near };
        }
    }

    /// Legal moves, or only captures and promotions of worth among them, as far as the level sees them so many plies ahead:
    /// those that win most first.
    fn ordered(&self, position: &Position, legal: Vec<Move>, captures_only: bool, ply: usize) -> Vec<Move> {
        let last = self.line.last().map(|(m, _)| m.to());
        let mut moves: Vec<(i32, Move)> = legal
            .into_iter()
            .map(|m| (self.promise(position, m), m))
            .filter(|(promise, _)| !captures_only || *promise > 0)
            .collect();
        if let Some(attention) = self.attention.filter(|_| !position.in_check(position.turn())) {
            let key = position.key();
            let sees = |(_, m): &(i32, Move)| !attention.misses(key, way(*m), hardness(position, *m, last), ply);
            if captures_only || moves.iter().any(sees) {
                moves.retain(sees);
            }
        }
        moves.sort_by_key(|(promise, _)| -promise);
        moves.into_iter().map(|(_, m)| m).collect()
    }

    /// What a move seems to win: what it takes, a tenth of what takes it against it, and what turning over adds.
    fn promise(&self, position: &Position, m: Move) -> i32 {
        let Move::Board { from, to, promote } = m else { return 0 };
        let worth = |content: Content| self.computer.of(content);
        let (moved, taken) = (position.cells[usize::from(from)], position.cells[usize::from(to)]);
        let (facing, kind) = parts(moved);
        let back = position.rules.kind(kind).other_face.filter(|_| promote);
        let gain = back.map_or(0, |back| worth(super::position::piece(facing, back)) - worth(moved));
        let capture = if taken == EMPTY { 0 } else { 10 + worth(taken) - worth(moved) / 10 };
        capture + gain
    }
}

/// Whence, if not from the hand, and whither.
fn way(m: Move) -> (Option<u16>, u16) {
    match m {
        Move::Board { from, to, .. } => (Some(from.into()), to.into()),
        Move::Drop { to, .. } => (None, to.into()),
    }
}

fn hardness(position: &Position, m: Move, last: Option<u8>) -> u32 {
    match m {
        _ if last == Some(m.to()) => hard_to_see::RECAPTURE,
        Move::Drop { .. } => hard_to_see::DROP,
        Move::Board { from, to, .. } if distance(from, to) > 2 => hard_to_see::FROM_AFAR,
        Move::Board { to, .. } if position.cells[usize::from(to)] != EMPTY => hard_to_see::CAPTURE,
        Move::Board { .. } => hard_to_see::STEP,
    }
}

/// Steps of a King between two cells.
fn distance(a: u8, b: u8) -> u8 {
    (a % 9).abs_diff(b % 9).max((a / 9).abs_diff(b / 9))
}
