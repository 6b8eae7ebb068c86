//! What a player's rounds so far mean for the next one.

use super::colour::Wants;
use super::{Field, Id, Past, Unpairable, places};
use std::collections::BTreeSet;

/// Somebody as the pairing sees them.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) id: Id,
    /// The place among all who have ever been paired, from 0: the order between equal points, and who begins.
    pub(super) number: usize,
    pub(super) is_here: bool,
    pub(super) points: i64,
    /// Whom they have played.
    pub(super) met: BTreeSet<Id>,
    /// Whether they may have a point for nothing.
    pub(super) may_rest: bool,
    /// The games they have played.
    pub(super) games: usize,
    pub(super) wants: Wants,
    /// How they floated in the last round, and in the one before.
    pub(super) floats: [Option<Float>; 2],
}

/// Having met other points than one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    /// Whoever met fewer, or had points without a game.
    Down,
    /// Whoever met more.
    Up,
}

/// Everybody in the list who has ever been paired, or is there to be.
pub(super) fn everybody(field: &Field) -> Result<Vec<Person>, Unpairable> {
    let places = places(field)?;
    for past in field.players.iter().flat_map(|player| &player.past) {
        if let Past::Board { opponent, .. } = past
            && !places.contains_key(opponent)
        {
            return Err(Unpairable::Unknown(*opponent));
        }
    }
    // The points that somebody had some rounds ago.
    let points = |id: &Id, ago: usize| {
        let player = places.get(id).map(|place| &field.players[*place]);
        player.map_or(0, |player| {
            let rounds = player.past.len().saturating_sub(ago);
            player.adjusted + player.past[..rounds].iter().map(|past| past.halves()).sum::<i64>()
        })
    };
    let is_paired = |past: &Past| !matches!(past, Past::Away(_));
    let taking_part = field.players.iter().filter(|player| player.is_here || player.past.iter().any(is_paired));
    let people = taking_part.enumerate().map(|(number, player)| {
        let played = || player.past.iter().filter_map(played);
        let float = |ago: usize| match *player.past.get(player.past.len().checked_sub(ago)?)? {
            Past::Board { opponent, is_played: true, .. } => {
                let [own, theirs] = [&player.id, &opponent].map(|id| points(id, ago));
                match own.cmp(&theirs) {
                    std::cmp::Ordering::Less => Some(Float::Up),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(Float::Down),
                }
            }
            past => (past.halves() > 0).then_some(Float::Down),
        };
        Person {
            id: player.id,
            number,
            is_here: player.is_here,
            points: points(&player.id, 0),
            met: played().map(|(opponent, _)| opponent).collect(),
            may_rest: !player.past.iter().any(is_point_for_nothing),
            games: played().count(),
            wants: Wants::after(played().map(|(_, is_first)| is_first).collect()),
            floats: [float(1), float(2)],
        }
    });
    Ok(people.collect())
}

fn played(past: &Past) -> Option<(Id, bool)> {
    match *past {
        Past::Board { opponent, is_first, is_played: true, .. } => Some((opponent, is_first)),
        _ => None,
    }
}

/// After this nobody rests (C2).
fn is_point_for_nothing(past: &Past) -> bool {
    match *past {
        Past::Board { is_played, halves, .. } => !is_played && halves >= 2,
        Past::Bye(_) => true,
        Past::Away(halves) => halves >= 2,
    }
}

/// Whether the first of all had the first colour in the first round with colours; if they were not there, the next of
/// those who were says so, as colours alternate down the list.
pub(super) fn top_began(field: &Field) -> Option<bool> {
    let color = |past: &Past| match *past {
        Past::Board { is_first, .. } => Some(is_first),
        _ => None,
    };
    let first =
        field.players.iter().filter_map(|player| player.past.iter().position(|past| color(past).is_some())).min()?;
    let there =
        field.players.iter().filter(|player| player.past[..=first].iter().any(|past| !matches!(past, Past::Away(_))));
    there.enumerate().find_map(|(number, player)| Some(color(&player.past[first])? == number.is_multiple_of(2)))
}
