//! 必至 hisshi, brinkmate: a mate that cannot be averted, though the king is not in check all the time.
//!
//! The attacker may spend some moves that are no checks; every reply to the last of them must leave a mate by checks. The
//! defender may mate first, or win time with checks of their own, which the attacker parries without spending a move.

use crate::after::after;
use crate::inquiry::passed;
use crate::{Inquiry, Known, Mate, Why};
use shogi::{Checks, Move, Position, Square};

/// The defender's checks are followed so far; beyond, nothing is said.
const CHECKS: u8 = 8;
/// So many replies that have saved the defender are remembered.
const SAVIOURS: usize = 6;

/// The moves of both sides to the mate, with the longest replies among those looked at.
type Way = Vec<Move>;

impl Inquiry<'_> {
    /// How the side to move is mated whatever it plays (TSUME-03): the opponent threatens a mate, or gives check, and no
    /// move averts it, nor mates first. The line holds a long defence, not always the longest.
    ///
    /// # Errors
    /// If it is not known whether there is a defence.
    pub fn brink(&mut self, position: &Position) -> Known<Mate> {
        let way = self.lost(position, 0, CHECKS)?;
        Ok(way.map(|line| Mate { line, minimum: false }))
    }

    /// A brinkmate that the side to move reaches in so many of its own moves at most, in as few as possible; the line goes
    /// on to the mate. Every one of these moves gives check or threatens mate, as in problems (2 is what they call 3手必至,
    /// 3 is 5手必至); the last is no check: where there is a mate already, nobody needs a brinkmate.
    ///
    /// # Errors
    /// If it is not known whether there is one.
    pub fn brinkmate(&mut self, position: &Position, moves: u8) -> Known<Mate> {
        for spent in 1..=moves {
            if let Some(line) = self.quiet_win(position, spent, CHECKS)? {
                return Ok(Some(Mate { line, minimum: false }));
            }
        }
        Ok(None)
    }

    /// The side to move is lost: the attacker spends so many moves at most. Gives the longest way there.
    fn lost(&mut self, position: &Position, moves: u8, checks: u8) -> Known<Way> {
        if moves > 0 {
            return self.look_for_defence(position, moves, checks);
        }
        if let Some(known) = self.brinks.get(&position.key()) {
            return Ok(known.clone());
        }
        let found = self.look_for_defence(position, moves, checks)?;
        self.brinks.insert(position.key(), found.clone());
        Ok(found)
    }

    fn look_for_defence(&mut self, position: &Position, moves: u8, checks: u8) -> Known<Way> {
        let us = position.turn();
        let mut threat = Vec::new();
        if let Some(next) = passed(position) {
            // A move that threatens nothing wins nothing.
            let Some(mate) = self.mate(&next, !us)? else { return Ok(None) };
            threat = mate.line;
            if position.king(!us).is_some() && self.mate(position, us)?.is_some() {
                return Ok(None);
            }
        }
        let mut replies = position.legal_moves();
        self.order(position, &threat, &mut replies);
        let mut longest = Way::new();
        let mut undecided = None;
        for m in replies {
            match self.win(&after(position, m), moves, checks) {
                Ok(Some(way)) if way.len() < longest.len() => {}
                Ok(Some(way)) => longest = [vec![m], way].concat(),
                Ok(None) => {
                    self.remember(m);
                    return Ok(None);
                }
                Err(why) => {
                    undecided = Some(why);
                    self.over()?;
                }
            }
        }
        undecided.map_or(Ok(Some(longest)), Err)
    }

    /// The side to move mates, or brings about a brinkmate by spending so many moves at most.
    fn win(&mut self, position: &Position, moves: u8, checks: u8) -> Known<Way> {
        if let Some(mate) = self.mate(position, position.turn())? {
            return Ok(Some(mate.line));
        }
        if position.in_check() {
            let Some(checks) = checks.checked_sub(1) else { return Err(Why::Nodes) };
            return self.any(position, position.legal_moves(), moves, checks);
        }
        if moves == 0 { Ok(None) } else { self.quiet_win(position, moves, checks) }
    }

    /// The side to move spends a move.
    fn quiet_win(&mut self, position: &Position, moves: u8, checks: u8) -> Known<Way> {
        let Some(king) = position.king(!position.turn()) else { return Ok(None) };
        let giving = Checks::new(position);
        let mut candidates = position.legal_moves();
        // The last move is no check: a mate by checks alone has been looked for.
        candidates.retain(|m| moves > 1 || !giving.given_by(position, *m));
        candidates.sort_by_key(|m| distance(m.to(), king));
        self.any(position, candidates, moves - 1, checks)
    }

    /// One of these moves wins.
    fn any(&mut self, position: &Position, candidates: Vec<Move>, moves: u8, checks: u8) -> Known<Way> {
        let mut undecided = None;
        for m in candidates {
            match self.lost(&after(position, m), moves, checks) {
                Ok(Some(way)) => return Ok(Some([vec![m], way].concat())),
                Ok(None) => {}
                Err(why) => {
                    undecided = Some(why);
                    self.over()?;
                }
            }
        }
        undecided.map_or(Ok(None), Err)
    }

    /// What may save the defender comes first: one such reply is enough.
    fn order(&self, position: &Position, threat: &[Move], replies: &mut [Move]) {
        let giving = Checks::new(position);
        let king = position.king(position.turn());
        replies.sort_by_cached_key(|m| {
            let saviour = self.saviours.iter().position(|saviour| saviour == m).unwrap_or(SAVIOURS);
            let meets = threat.iter().any(|threat| threat.to() == m.to() || threat.from() == Some(m.to()));
            let flees = m.from().is_some() && m.from() == king;
            let captures = position.piece_at(m.to()).is_some();
            let rank = match () {
                () if captures => 0,
                () if meets => 1,
                () if flees => 2,
                () if giving.given_by(position, *m) => 3,
                () => 4,
            };
            (saviour, rank, king.map_or(0, |king| distance(m.to(), king)))
        });
    }

    fn remember(&mut self, saviour: Move) {
        self.saviours.retain(|m| *m != saviour);
        self.saviours.insert(0, saviour);
        self.saviours.truncate(SAVIOURS);
    }
}

/// How many steps of a king lie between two squares.
fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}
