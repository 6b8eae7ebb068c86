//! Cooks (余詰 yozume): other moves of the attacker along the line that mate, too.

use super::oracle::{checks, moves};
use super::{Extent, Length, Matter, Problem, Report, Work};
use crate::Why;
use crate::after::after;
use shogi::{HandPiece, Move, PieceKind, Position, attacks};
use std::collections::{HashMap, HashSet};

/// A move beside the line after which the attacker mates, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cook {
    /// The number of the move, from 1.
    pub ply: usize,
    /// The move.
    pub m: Move,
    /// What kind of cook it is.
    pub kind: CookKind,
    /// The mate from this move on, this move included; proven where the search for it ended in time.
    pub length: Length,
    /// A mating line after the move.
    pub line: Vec<Move>,
}

/// Kinds of cooks, from what spoils a problem to what is tolerated by custom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CookKind {
    /// Another way to mate.
    Other,
    /// A shorter mate than the line's (早詰 hayazume).
    Shorter,
    /// At the last move (最終手余詰): tolerated.
    LastMove,
    /// The same move with or without promotion, as short (成・不成非限定): a blemish.
    Promotion,
    /// A long-range piece that comes to another square of the same line, as short (打点非限定): a blemish.
    Placement,
    /// Every mate after it, as far as was searched, comes back to a position of the line (迂回手順): a blemish.
    Detour,
}

impl CookKind {
    /// Whether it makes the problem unsound.
    pub const fn is_flaw(self) -> bool {
        matches!(self, CookKind::Other | CookKind::Shorter)
    }
}

/// A mate that does not come back to the line is looked for this many plies beyond the line's own length.
const BEYOND: u16 = 4;

impl Work<'_> {
    /// Tries every other check along the line; those that fail are looked at as near-misses, if wanted.
    pub(super) fn cooks(&mut self, problem: &Problem, report: &mut Report, extent: &Extent) {
        let mut now = problem.position.clone();
        let line = report.line.clone();
        let on_line = keys_of(&now, &line);
        for (index, played) in line.iter().enumerate() {
            let ply = index + 1;
            if now.turn() == problem.position.turn() {
                for m in checks(&now).into_iter().filter(|m| m != played) {
                    if extent.first_flaw && !report.flaws().is_empty() {
                        return;
                    }
                    self.oracle.begin();
                    let mate = self.oracle.mate(&after(&now, m));
                    match self.settle(Matter::Alternative { ply, m }, mate) {
                        Some(Some(found)) => {
                            let left = (line.len() - index) as u16;
                            let (kind, length) = self.kind(&now, *played, m, left, &on_line);
                            let length =
                                length.unwrap_or(Length::Mate { plies: found.len() as u16 + 1, proven: false });
                            report.cooks.push(Cook { ply, m, kind, length, line: found });
                        }
                        Some(None) if extent.extras => report.tries.extend(self.near_miss(&now, ply, m)),
                        _ => {}
                    }
                }
            }
            now.play_unchecked(*played);
        }
    }

    fn kind(
        &mut self,
        position: &Position,
        played: Move,
        m: Move,
        left: u16,
        on_line: &HashSet<u64>,
    ) -> (CookKind, Option<Length>) {
        let next = after(position, m);
        self.oracle.begin();
        let plies = self.lengths.defence(&mut self.oracle, &next, left + BEYOND).ok().flatten().map(|plies| plies + 1);
        let length = plies.map(|plies| Length::Mate { plies, proven: true });
        let kind = match plies {
            _ if left == 1 => CookKind::LastMove,
            Some(plies) if plies < left => CookKind::Shorter,
            Some(plies) if plies == left && is_promotion_twin(played, m) => CookKind::Promotion,
            Some(plies) if plies == left && is_placement_twin(position, played, m) => CookKind::Placement,
            _ => {
                self.oracle.begin();
                let mut detour = Detour { on_line, known: HashMap::new() };
                match detour.defend(self, &next, left - 1 + BEYOND) {
                    Ok(false) => CookKind::Detour,
                    Ok(true) | Err(_) => CookKind::Other,
                }
            }
        };
        (kind, length)
    }
}

/// The positions of the line where the attacker moves.
fn keys_of(position: &Position, line: &[Move]) -> HashSet<u64> {
    let mut now = position.clone();
    let mut keys = HashSet::new();
    for m in line {
        if now.turn() == position.turn() {
            keys.insert(now.key());
        }
        now.play_unchecked(*m);
    }
    keys
}

fn is_promotion_twin(a: Move, b: Move) -> bool {
    a.from().is_some() && a.from() == b.from() && a.to() == b.to() && a.promotes() != b.promotes()
}

/// Whether two moves bring the same long-range piece to two squares of one line to the king.
fn is_placement_twin(position: &Position, a: Move, b: Move) -> bool {
    let same = match (a, b) {
        (Move::Drop { piece: a, .. }, Move::Drop { piece: b, .. }) => {
            a == b && matches!(a, HandPiece::Lance | HandPiece::Bishop | HandPiece::Rook)
        }
        (Move::Board { from: a, promote, .. }, Move::Board { from: b, promote: other, .. }) => {
            a == b && promote == other && position.piece_at(a).is_some_and(|piece| is_long_range(piece.kind()))
        }
        _ => false,
    };
    let lined_up =
        |king| attacks::between(king, a.to()).contains(b.to()) || attacks::between(king, b.to()).contains(a.to());
    same && position.king(!position.turn()).is_some_and(lined_up)
}

fn is_long_range(kind: PieceKind) -> bool {
    use PieceKind::{Bishop, Dragon, Horse, Lance, Rook};
    matches!(kind, Lance | Bishop | Rook | Horse | Dragon)
}

/// A search for a mate that never comes to a position of the line.
struct Detour<'a> {
    on_line: &'a HashSet<u64>,
    /// By position: the plies within which there is none.
    known: HashMap<u64, u16>,
}

impl Detour<'_> {
    fn attack(&mut self, work: &mut Work, position: &Position, plies: u16) -> Result<bool, Why> {
        let key = position.key();
        if plies == 0 || self.on_line.contains(&key) || self.known.get(&key).is_some_and(|none| *none >= plies) {
            return Ok(false);
        }
        if work.oracle.mates_within(position, plies)? {
            for m in checks(position) {
                if self.defend(work, &after(position, m), plies - 1)? {
                    return Ok(true);
                }
            }
        }
        self.known.insert(key, plies);
        Ok(false)
    }

    fn defend(&mut self, work: &mut Work, position: &Position, plies: u16) -> Result<bool, Why> {
        if !work.oracle.mates_within(position, plies)? {
            return Ok(false);
        }
        for m in moves(position) {
            if plies == 0 || !self.attack(work, &after(position, m), plies - 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
