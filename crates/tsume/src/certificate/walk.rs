//! The two walks through a proof, which writer and verifier share; each step is checked by the rules of the game alone.

use super::CertificateFault;
use shogi::{Hand, HandPiece, Move, Position};
use std::collections::HashMap;

/// What ends a walk: something the rules say, or whoever was to give the next move.
pub(super) enum Broken<E> {
    Fault(CertificateFault),
    Source(E),
}

/// A position met on a walk, with the plies that are left.
pub(super) struct Met<'a> {
    pub(super) position: &'a Position,
    pub(super) plies: u16,
}

/// Walks through a proof that the side to move mates within `plies`. `next` names the check in a position and within how
/// many plies it mates. The result is how often it was asked.
pub(super) fn mate<E>(
    position: &Position,
    plies: u16,
    mut next: impl FnMut(&Met) -> Result<(Move, u16), E>,
) -> Result<usize, Broken<E>> {
    let mut shown = Shown::default();
    let mut count = 0;
    let mut stack: Vec<Frame> = Vec::new();
    let mut pending = Some((position.clone(), plies));
    loop {
        if let Some((now, left)) = pending.take()
            && !shown.covers(&now, |hand, known| known.plies <= left && known.hand.is_within(hand))
        {
            let (m, plies) = next(&Met { position: &now, plies: left }).map_err(Broken::Source)?;
            let after = attack(&now, m, plies, left).map_err(Broken::Fault)?;
            count += 1;
            shown.add(&now, plies);
            let replies = backwards(&after);
            if plies == 1 && !replies.is_empty() {
                return Err(Broken::Fault(CertificateFault::NotMate));
            }
            stack.push(Frame { position: after, replies, plies });
        }
        let Some(frame) = stack.last_mut() else { return Ok(count) };
        match frame.replies.pop() {
            Some(reply) => {
                let mut next = frame.position.clone();
                next.play_unchecked(reply);
                pending = Some((next, frame.plies - 2));
            }
            None => {
                stack.pop();
            }
        }
    }
}

/// The position after a check that mates within `plies`, of which `left` are left.
fn attack(position: &Position, m: Move, plies: u16, left: u16) -> Result<Position, CertificateFault> {
    if plies > left || plies.is_multiple_of(2) {
        return Err(CertificateFault::Plies);
    }
    let mut after = position.clone();
    after.play(m).map_err(|_| CertificateFault::Illegal)?;
    if after.in_check() { Ok(after) } else { Err(CertificateFault::NoCheck) }
}

/// Walks through a proof that the side to move has no mate within `plies`. `next` names the defence against a check after
/// which two plies fewer are left.
pub(super) fn no_mate<E>(
    position: &Position,
    plies: u16,
    mut next: impl FnMut(&Met) -> Result<Move, E>,
) -> Result<usize, Broken<E>> {
    let mut shown = Shown::default();
    let mut count = 0;
    let mut stack = Vec::new();
    let mut pending = Some((position.clone(), plies));
    loop {
        if let Some((now, left)) = pending.take()
            && left > 0
            && !shown.covers(&now, |hand, known| known.plies >= left && hand.is_within(known.hand))
        {
            shown.add(&now, left);
            let mut checks = backwards(&now);
            checks.retain(|m| played(&now, *m).in_check());
            stack.push(Frame { position: now, replies: checks, plies: left });
        }
        let Some(frame) = stack.last_mut() else { return Ok(count) };
        let Some(check) = frame.replies.pop() else {
            stack.pop();
            continue;
        };
        let mut after = played(&frame.position, check);
        let left = frame.plies - 1;
        if after.is_checkmate() {
            return Err(Broken::Fault(CertificateFault::Mate));
        }
        if left > 0 {
            let reply = next(&Met { position: &after, plies: left }).map_err(Broken::Source)?;
            count += 1;
            after.play(reply).map_err(|_| Broken::Fault(CertificateFault::Illegal))?;
            pending = Some((after, left - 1));
        }
    }
}

/// A position on the way, and the moves that are still to be looked at, the next one last.
struct Frame {
    position: Position,
    replies: Vec<Move>,
    plies: u16,
}

/// The legal moves, by their text, the last one first.
fn backwards(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(|m| std::cmp::Reverse(m.to_string()));
    moves
}

fn played(position: &Position, m: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(m);
    next
}

/// What has been shown of positions, by their boards. What the attacker does not hold, the defender does, so the
/// attacker's hand says it all.
#[derive(Default)]
struct Shown {
    boards: HashMap<String, Vec<Known>>,
}

#[derive(Clone, Copy)]
struct Known {
    hand: AttackersHand,
    plies: u16,
}

/// The hand of the side to move.
#[derive(Clone, Copy)]
struct AttackersHand(Hand);

impl AttackersHand {
    /// Whether the other hand holds at least the same.
    fn is_within(self, other: AttackersHand) -> bool {
        HandPiece::ALL.into_iter().all(|piece| self.0.count(piece) <= other.0.count(piece))
    }
}

impl Shown {
    fn covers(&self, position: &Position, test: impl Fn(AttackersHand, Known) -> bool) -> bool {
        let hand = AttackersHand(position.hand(position.turn()));
        self.boards.get(&board(position)).is_some_and(|known| known.iter().any(|known| test(hand, *known)))
    }

    fn add(&mut self, position: &Position, plies: u16) {
        let hand = AttackersHand(position.hand(position.turn()));
        self.boards.entry(board(position)).or_default().push(Known { hand, plies });
    }
}

fn board(position: &Position) -> String {
    let mut text = position.to_string();
    text.truncate(text.find(' ').unwrap_or(text.len()));
    text
}
