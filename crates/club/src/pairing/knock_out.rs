//! Who loses is out (勝ち抜き kachinuki, eliminazione diretta): the bracket that keeps the best apart the longest.

/// A bracket before its first game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    players: usize,
    /// Seeds from 1 in the order of the sheet, neighbours in pairs; those above the number of players are nobody.
    order: Vec<usize>,
}

impl Bracket {
    /// The bracket for so many players, at least two, in the order of their strength.
    pub fn new(players: usize) -> Option<Bracket> {
        if players < 2 {
            return None;
        }
        let mut order = vec![1];
        while order.len() < players {
            // Each finds beside them whoever makes their sum one more than the places there are.
            let sum = 2 * order.len() + 1;
            order = order.iter().flat_map(|&seed| [seed, sum - seed]).collect();
        }
        Some(Bracket { players, order })
    }

    /// Seeds in the order of the sheet: a power of two, nobody where there are fewer players.
    pub fn places(&self) -> impl Iterator<Item = Option<usize>> + '_ {
        self.order.iter().map(|&seed| (seed <= self.players).then_some(seed))
    }

    /// How many places the sheet has.
    pub fn size(&self) -> usize {
        self.order.len()
    }

    /// How many rounds it takes.
    pub fn rounds(&self) -> usize {
        self.size().ilog2() as usize
    }

    /// The games of the first round, from the top of the sheet.
    pub fn first_round(&self) -> Vec<[usize; 2]> {
        let pairs = self.order.chunks_exact(2).map(|pair| [pair[0], pair[1]]);
        pairs.filter(|pair| pair.iter().all(|&seed| seed <= self.players)).collect()
    }

    /// Who goes on without a game in the first round: the best, in their order.
    pub fn byes(&self) -> Vec<usize> {
        (1..=self.size() - self.players).collect()
    }
}

#[cfg(test)]
mod tests;
