//! The length of a mate as problems count it: futile interpositions (無駄合い muda-ai) are no moves.
//!
//! An interposition is futile where the attacker takes it at once, the piece that takes giving check itself from there,
//! gives it back into the defender's hand, and still mates in no more plies than if it had not been interposed. So the
//! length of a position depends on which of its interpositions are futile, and that on its length; the way out is to let
//! the interpositions in one by one, the one that is over soonest first, and to test each against those before it.
//! Every answer here comes of a search; none is guessed from a pattern.
//!
//! Two searches that know nothing of futility enclose the length: with every interposition it is at most so great, with
//! none at least. Only where they differ is anything taken apart move by move.

use super::interposition::{ANYWHERE, Exchange, exchanges};
use super::oracle::{Oracle, checks, moves};
use crate::Why;
use crate::after::after;
use crate::interposition::{is_interposition, squares};
use shogi::{Move, Position};
use std::collections::HashMap;

/// What a search for a mate with every interposition may cost before its moves are looked at one by one, in positions.
const GLANCE: u64 = 300;

/// What a search for a mate without any may cost.
const LOOK: u64 = 20_000;

/// Finds lengths, and remembers them.
#[derive(Default)]
pub(super) struct Lengths {
    known: HashMap<(u64, u8), Known>,
}

#[derive(Clone, Copy, Default)]
struct Known {
    exact: Option<u16>,
    /// The mate, if there is one, takes at least so many plies; where the attacker moves, it takes more.
    over: u16,
}

/// A defence in a position where every defence loses.
pub(super) struct Defence {
    pub(super) m: Move,
    /// Plies to the mate after it; `None` if it lasts longer than was asked.
    pub(super) plies: Option<u16>,
    /// How it is taken without loss, if it is a futile interposition.
    pub(super) futile: Option<Move>,
}

impl Lengths {
    /// The length with the attacker to move, if it is at most `limit`.
    pub(super) fn attack(&mut self, oracle: &mut Oracle, position: &Position, limit: u16) -> Result<Option<u16>, Why> {
        let key = (position.key(), ANYWHERE);
        let known = self.known.get(&key).copied().unwrap_or_default();
        if known.exact.is_some() || known.over > limit {
            return Ok(known.exact.filter(|plies| *plies <= limit));
        }
        if limit == 0 {
            return Ok(None);
        }
        let checks = checks(position);
        for plies in (known.over + 1..=limit).step_by(2) {
            let possible = oracle.may_mate_unhindered(position, plies, LOOK)?;
            if possible
                && (oracle.soon_mates_within(position, plies, GLANCE)?
                    || self.some_check_mates(oracle, position, &checks, plies)?)
            {
                self.known.entry(key).or_default().exact = Some(plies);
                return Ok(Some(plies));
            }
            self.known.entry(key).or_default().over = plies + 1;
        }
        Ok(None)
    }

    fn some_check_mates(
        &mut self,
        oracle: &mut Oracle,
        position: &Position,
        checks: &[Move],
        plies: u16,
    ) -> Result<bool, Why> {
        for m in checks {
            if self.defence(oracle, &after(position, *m), plies - 1)?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The length with the side in check to move, if it is at most `limit`.
    pub(super) fn defence(&mut self, oracle: &mut Oracle, position: &Position, limit: u16) -> Result<Option<u16>, Why> {
        self.defence_within(oracle, position, limit, ANYWHERE)
    }

    /// The same after an exchange whose capture stands `reach` from the king: the next one must be nearer, so that
    /// exchanges come to an end.
    fn defence_within(
        &mut self,
        oracle: &mut Oracle,
        position: &Position,
        limit: u16,
        reach: u8,
    ) -> Result<Option<u16>, Why> {
        let key = (position.key(), reach);
        let known = self.known.get(&key).copied().unwrap_or_default();
        if known.exact.is_some() || known.over > limit {
            return Ok(known.exact.filter(|plies| *plies <= limit));
        }
        let plies = self.judge_defences(oracle, position, limit, reach, None)?;
        let known = self.known.entry(key).or_default();
        match plies {
            Some(_) => known.exact = plies,
            None => known.over = limit + 1,
        }
        Ok(plies)
    }

    /// Every defence of a position whose length is `plies`, with its length or as futile.
    pub(super) fn defences(
        &mut self,
        oracle: &mut Oracle,
        position: &Position,
        plies: u16,
    ) -> Result<Vec<Defence>, Why> {
        let mut found = Vec::new();
        self.judge_defences(oracle, position, plies, ANYWHERE, Some(&mut found))?;
        Ok(found)
    }

    fn judge_defences(
        &mut self,
        oracle: &mut Oracle,
        position: &Position,
        limit: u16,
        reach: u8,
        mut tell: Option<&mut Vec<Defence>>,
    ) -> Result<Option<u16>, Why> {
        oracle.count()?;
        if !oracle.may_mate_unhindered(position, limit, LOOK)? {
            return Ok(None);
        }
        let squares = squares(position);
        let (interpositions, others): (Vec<Move>, Vec<Move>) =
            moves(position).into_iter().partition(|m| is_interposition(position, squares, *m));
        for m in &interpositions {
            if self.plainly_holds(oracle, position, *m, limit, reach)? {
                return Ok(None);
            }
        }
        let mut longest = 0;
        for m in others {
            let Some(plies) = self.after_defence(oracle, position, m, limit)? else { return Ok(None) };
            longest = longest.max(plies);
            if let Some(found) = &mut tell {
                found.push(Defence { m, plies: Some(plies), futile: None });
            }
        }
        let mut open = Vec::new();
        for m in interpositions {
            // What is futile now is no less so when longer defences have been found: its length need not be known.
            if tell.is_none() && self.taken_for_nothing(oracle, position, m, longest, reach)?.is_some() {
                continue;
            }
            open.push((m, self.after_defence(oracle, position, m, limit)?));
        }
        open.sort_by_key(|(_, plies)| plies.unwrap_or(u16::MAX));
        for (m, plies) in open {
            let mut futile = None;
            if plies.is_none_or(|plies| plies > longest) {
                futile = self.taken_for_nothing(oracle, position, m, longest, reach)?;
                match plies {
                    _ if futile.is_some() => {}
                    Some(plies) => longest = plies,
                    None => return Ok(None),
                }
            }
            if let Some(found) = &mut tell {
                found.push(Defence { m, plies, futile });
            }
        }
        Ok(Some(longest))
    }

    /// How many plies a mate takes if the defender plays `m`, that move included, if they are at most `limit`.
    fn after_defence(
        &mut self,
        oracle: &mut Oracle,
        position: &Position,
        m: Move,
        limit: u16,
    ) -> Result<Option<u16>, Why> {
        let Some(left) = limit.checked_sub(1) else { return Ok(None) };
        Ok(self.attack(oracle, &after(position, m), left)?.map(|plies| plies + 1))
    }

    /// Whether an interposition lasts longer than `limit` and is not futile, as far as searches show that know nothing of
    /// others.
    fn plainly_holds(
        &mut self,
        oracle: &mut Oracle,
        position: &Position,
        interposition: Move,
        limit: u16,
        reach: u8,
    ) -> Result<bool, Why> {
        let interposed = after(position, interposition);
        if limit > 0 && oracle.may_mate_unhindered(&interposed, limit - 1, LOOK)? {
            return Ok(false);
        }
        for Exchange { returned, .. } in exchanges(&interposed, interposition, reach) {
            if oracle.may_mate_unhindered(&returned, limit, LOOK)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The capture after which an interposition has gained nothing over `longest` plies.
    fn taken_for_nothing(
        &mut self,
        oracle: &mut Oracle,
        position: &Position,
        interposition: Move,
        longest: u16,
        reach: u8,
    ) -> Result<Option<Move>, Why> {
        for Exchange { capture, returned, distance } in exchanges(&after(position, interposition), interposition, reach)
        {
            if self.defence_within(oracle, &returned, longest, distance)?.is_some() {
                return Ok(Some(capture));
            }
        }
        Ok(None)
    }
}
