//! The line of a mate that has been found.

use super::generate::{first_defence, for_each_check, for_each_defence};
use super::knowledge::Knowledge;
use super::leaf::{self, Leaf};
use super::search::{Found, Search};
use crate::Why;
use crate::after::after;
use shogi::{Checks, Move, Position};

/// One move of the line.
struct Step {
    position: Position,
    /// The mate takes at most so many plies from this position on.
    left: u16,
    m: Move,
    /// The plies known after the next best defence; 0 for an attack.
    next_best: u16,
}

/// A move chosen, and what is known of the position after it.
#[derive(Clone, Copy)]
struct Choice {
    m: Move,
    plies: u16,
    next_best: u16,
}

/// A line of the mate that was `found` from `root`, as long as it is known to take: every attack as short as is known,
/// every defence as long.
///
/// What is known of the length is not the same everywhere: going down a line may show that it is shorter than it was
/// thought to be, and then another defence is the longest. The line is settled when this happens no more; its length is
/// one within which the attacker mates against any defence.
pub(super) fn settled(search: &mut Search<impl Knowledge>, root: &Position, found: Found) -> Result<Vec<Move>, Why> {
    let mut steps: Vec<Step> = Vec::with_capacity(found.state.plies.into());
    let (mut position, mut left) = (root.clone(), found.state.plies);
    let mut choice = match found.m {
        Some(m) => Some(Choice { m, plies: left - 1, next_best: 0 }),
        None => choose(search, root, left)?,
    };
    loop {
        while let Some(Choice { m, plies, next_best }) = choice {
            let next = after(&position, m);
            steps.push(Step { position, left, m, next_best });
            (position, left) = (next, plies);
            choice = choose(search, &position, left)?;
        }
        let Some(at) = unsettled(search, &steps) else { return Ok(steps.into_iter().map(|step| step.m).collect()) };
        (position, left) = (steps[at].position.clone(), steps[at].left);
        steps.truncate(at);
        choice = choose(search, &position, left)?;
    }
}

/// Goes up the line and notes what it has shown, to the first position where another defence may be longer.
fn unsettled(search: &mut Search<impl Knowledge>, steps: &[Step]) -> Option<usize> {
    for (plies, (at, step)) in (0_u16..).zip(steps.iter().enumerate().rev()) {
        if plies < step.next_best {
            return Some(at);
        }
        if plies + 1 < step.left {
            search.note_mate(&step.position, plies + 1);
        }
    }
    None
}

/// A line of a mate that takes exactly `plies`: no attack is shorter, and the defences are the longest there are.
pub(super) fn exact(search: &mut Search<impl Knowledge>, root: &Position, plies: u16) -> Result<Vec<Move>, Why> {
    let (mut position, mut left) = (root.clone(), plies);
    let mut line = Vec::new();
    loop {
        let choice = match left {
            0 => None,
            2 => last_defence(&position),
            _ if search.attacks(&position) => attack(search, &position, left, left == 1)?,
            _ => longest(search, &position, left)?,
        };
        let Some(choice) = choice else { return Ok(line) };
        line.push(choice.m);
        position = after(&position, choice.m);
        left = choice.plies;
    }
}

/// The next move of the line, if there is one.
fn choose(search: &mut Search<impl Knowledge>, position: &Position, left: u16) -> Result<Option<Choice>, Why> {
    match left {
        0 => Ok(None),
        2 => Ok(last_defence(position)),
        _ if search.attacks(position) => attack(search, position, left, true),
        _ => defence(search, position, left),
    }
}

/// The check with the shortest mate known after it; one that mates at once, if `looks` says to look for it.
fn attack(
    search: &mut Search<impl Knowledge>,
    position: &Position,
    left: u16,
    looks: bool,
) -> Result<Option<Choice>, Why> {
    let key = search.key(position);
    let seen = || match leaf::look(position, true) {
        Leaf::Mate(m, _) => Some(m),
        Leaf::NoCheck(_) | Leaf::Open(_) => None,
    };
    if looks && let Some(m) = search.known_check(key).or_else(seen) {
        return Ok(Some(Choice { m, plies: 0, next_best: 0 }));
    }
    let mut best: Option<Choice> = None;
    for_each_check(position, &Checks::new(position), |m| {
        let fewest = best.map_or(left, |choice| choice.plies);
        if let Some(plies) = search.known_mate(key.after_check(position, m)).filter(|plies| *plies < fewest) {
            best = Some(Choice { m, plies, next_best: 0 });
        }
    });
    if best.is_none() {
        // It was forgotten since.
        let found = search.run(position, left)?;
        let mate = found.m.filter(|_| found.state.is_mate());
        best = mate.map(|m| Choice { m, plies: found.state.plies - 1, next_best: 0 });
    }
    Ok(best)
}

/// The defence where two plies are left: whichever it is, the next check mates, and nothing needs to be looked up.
fn last_defence(position: &Position) -> Option<Choice> {
    first_defence(position).map(|m| Choice { m, plies: 1, next_best: 0 })
}

/// The defence with the longest mate known after it.
fn defence(search: &mut Search<impl Knowledge>, position: &Position, left: u16) -> Result<Option<Choice>, Why> {
    let mut best: Option<Choice> = None;
    for (m, plies) in answers(search, position, left)? {
        best = Some(match best {
            Some(best) if best.plies >= plies => Choice { next_best: best.next_best.max(plies), ..best },
            _ => Choice { m, plies, next_best: best.map_or(0, |best| best.plies) },
        });
    }
    Ok(best)
}

/// A defence after which there is a mate in `left - 1` plies and none in fewer.
fn longest(search: &mut Search<impl Knowledge>, position: &Position, left: u16) -> Result<Option<Choice>, Why> {
    for (m, plies) in answers(search, position, left)?.into_iter().filter(|(_, plies)| plies + 1 == left) {
        if plies < 3 || search.run(&after(position, m), plies - 2)?.state.is_none() {
            return Ok(Some(Choice { m, plies, next_best: 0 }));
        }
    }
    Ok(None)
}

/// Every defence with the number of plies within which it is known to be mated.
fn answers(search: &mut Search<impl Knowledge>, position: &Position, left: u16) -> Result<Vec<(Move, u16)>, Why> {
    let key = search.key(position);
    let mut answers = Vec::new();
    for_each_defence(position, true, |m| {
        answers.push((m, search.known_mate(key.after_defence(position, m)).filter(|plies| *plies < left)));
    });
    let plies = |(m, known)| match known {
        Some(plies) => Ok((m, plies)),
        None => Ok((m, mated_after(search, &after(position, m), left.saturating_sub(1))?)),
    };
    answers.into_iter().map(plies).collect()
}

/// The plies within which a position is mated that is mated within `limit`.
fn mated_after(search: &mut Search<impl Knowledge>, position: &Position, limit: u16) -> Result<u16, Why> {
    if matches!(leaf::look(position, true), Leaf::Mate(..)) {
        Ok(1)
    } else {
        Ok(search.run(position, limit)?.state.plies)
    }
}
