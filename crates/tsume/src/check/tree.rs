//! The tree of a solution: the attack, and an answer to every defence (変化 henka).

use super::Work;
use crate::Why;
use crate::after::after;
use shogi::{Move, Position};

/// A move of the attacker, with every defence against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The move.
    pub m: Move,
    /// Plies to the mate, this move included.
    pub plies: u16,
    /// Every defence, the longest first; none: it is mate.
    pub defences: Vec<Variation>,
}

/// A move of the defender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The move.
    pub m: Move,
    /// Other pieces dropped on the same square that last as long and meet the same answer.
    pub also: Vec<Move>,
    /// Plies to the mate, this move included; of a futile interposition, those that are left without it.
    pub plies: u16,
    /// How the attacker goes on.
    pub next: Next,
}

/// How the attacker meets a defence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// By this.
    Attack(Attack),
    /// It is a futile interposition: the attacker takes it, and everything goes on as without it.
    Futile(Move),
    /// The tree has grown too large here.
    Cut,
}

impl Work<'_> {
    /// The tree whose main line is `line`, with at most about `limit` moves.
    pub(super) fn tree(&mut self, position: &Position, line: &[Move], limit: usize) -> Result<Attack, Why> {
        let mut left = limit;
        let plies = line.len() as u16;
        let m = line[0];
        Ok(Attack { m, plies, defences: self.variations(&after(position, m), plies - 1, &line[1..], &mut left)? })
    }

    fn attack_from(&mut self, position: &Position, plies: u16, line: &[Move], left: &mut usize) -> Result<Next, Why> {
        *left = left.saturating_sub(1);
        if *left == 0 && line.is_empty() {
            return Ok(Next::Cut);
        }
        let m = match line.first() {
            Some(m) => Some(*m),
            None => self.shortest_check(position, plies)?,
        };
        let Some(m) = m else { return Ok(Next::Cut) };
        let rest = line.get(1..).unwrap_or_default();
        Ok(Next::Attack(Attack { m, plies, defences: self.variations(&after(position, m), plies - 1, rest, left)? }))
    }

    fn variations(
        &mut self,
        position: &Position,
        plies: u16,
        line: &[Move],
        left: &mut usize,
    ) -> Result<Vec<Variation>, Why> {
        let mut defences = self.lengths.defences(&mut self.oracle, position, plies)?;
        let on_line = |m: Move| line.first() == Some(&m);
        defences.sort_by_key(|d| (!on_line(d.m), d.futile.is_some(), std::cmp::Reverse(d.plies)));
        let mut found: Vec<Variation> = Vec::new();
        for defence in defences {
            let rest = if on_line(defence.m) { &line[1..] } else { &[] };
            let (length, next) = match (defence.futile, defence.plies) {
                (None, Some(length)) => {
                    (length, self.attack_from(&after(position, defence.m), length - 1, rest, left)?)
                }
                (Some(capture), _) => (plies, Next::Futile(capture)),
                (None, None) => continue,
            };
            match found.iter_mut().find(|other| is_same_drop(other, defence.m, length, &next)) {
                Some(other) => other.also.push(defence.m),
                None => found.push(Variation { m: defence.m, also: Vec::new(), plies: length, next }),
            }
        }
        Ok(found)
    }
}

/// Whether a defence drops another piece on the same square and is met in the same way.
fn is_same_drop(other: &Variation, m: Move, plies: u16, next: &Next) -> bool {
    let answer = |next: &Next| match next {
        Next::Attack(attack) => Some(attack.m),
        Next::Futile(capture) => Some(*capture),
        Next::Cut => None,
    };
    let drops = other.m.from().is_none() && m.from().is_none() && other.m.to() == m.to();
    let futile = matches!(next, Next::Futile(_)) == matches!(other.next, Next::Futile(_));
    drops && futile && other.plies == plies && answer(&other.next) == answer(next)
}
