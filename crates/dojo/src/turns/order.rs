//! The order of turns: addresses take turns, and at an address its visitors.

use super::Asker;
use crate::who::Who;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;

/// With more in memory than this, those who had their turn longest ago are forgotten.
const REMEMBERED: usize = 20_000;

/// When each had a turn last, by the number of the turn.
#[derive(Default)]
pub(super) struct Rota {
    addresses: HashMap<IpAddr, Last>,
    visitors: HashMap<Who, Last>,
}

/// The numbers of the last turn, and of the one before: 0 for none.
#[derive(Clone, Copy, Default)]
struct Last {
    turn: u64,
    before: u64,
}

impl Rota {
    /// Somebody has got the turn with this number.
    pub(super) fn note(&mut self, asker: &Asker, turn: u64) {
        note(&mut self.addresses, asker.address, turn);
        note(&mut self.visitors, asker.visitor.clone(), turn);
    }

    /// The last turn of somebody was none.
    pub(super) fn forgive(&mut self, asker: &Asker) {
        let forgive = |last: &mut Last| last.turn = last.before;
        self.addresses.entry(asker.address).and_modify(forgive);
        self.visitors.entry(asker.visitor.clone()).and_modify(forgive);
    }
}

fn note<K: Hash + Eq>(all: &mut HashMap<K, Last>, who: K, turn: u64) {
    if all.len() >= REMEMBERED {
        all.retain(|_, last| last.turn + REMEMBERED as u64 / 2 > turn);
    }
    let last = all.entry(who).or_default();
    *last = Last { turn, before: last.turn };
}

/// A visitor, and what they wait for.
type Own<'a> = (&'a Who, Vec<u64>);

/// Those who wait, in the order in which their turns come if nobody else does; they are brought in the order in which they
/// came.
pub(super) fn round_robin<'a>(rota: &Rota, waiting: impl Iterator<Item = (u64, &'a Asker)>) -> Vec<u64> {
    let mut addresses: Vec<(&IpAddr, Vec<Own>)> = Vec::new();
    let (mut place_of, mut desk_of) = (HashMap::new(), HashMap::new());
    for (id, Asker { visitor, address }) in waiting {
        let place = *place_of.entry(address).or_insert_with(|| {
            addresses.push((address, Vec::new()));
            addresses.len() - 1
        });
        let visitors = &mut addresses[place].1;
        let desk = *desk_of.entry((address, visitor)).or_insert_with(|| {
            visitors.push((visitor, Vec::new()));
            visitors.len() - 1
        });
        visitors[desk].1.push(id);
    }
    // Sorting keeps the order of those who have not had a turn.
    addresses.sort_by_key(|(address, _)| rota.addresses.get(address).map_or(0, |last| last.turn));
    let queues = addresses.into_iter().map(|(_, mut visitors)| {
        visitors.sort_by_key(|(visitor, _)| rota.visitors.get(visitor).map_or(0, |last| last.turn));
        in_turn(visitors.into_iter().map(|(_, own)| own).collect())
    });
    in_turn(queues.collect())
}

/// The first of each queue, then the second of each, and so on.
fn in_turn(queues: Vec<Vec<u64>>) -> Vec<u64> {
    let mut numbered: Vec<(usize, u64)> = queues.into_iter().flat_map(|queue| queue.into_iter().enumerate()).collect();
    numbered.sort_by_key(|(round, _)| *round);
    numbered.into_iter().map(|(_, id)| id).collect()
}
