//! The cheapest way to make pairs of everybody.

use integer_blossom::min_weight_perfect_matching;

/// Costs between members of a group of even size; the same both ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Costs {
    size: usize,
    /// Row by row; the solver reads what stands above the diagonal.
    costs: Vec<i128>,
}

impl Costs {
    /// The costs of every pair, never below nothing; `None` for an odd size, of which somebody would be left over.
    pub fn new(size: usize, cost: impl Fn(usize, usize) -> i128) -> Option<Costs> {
        if size % 2 == 1 {
            return None;
        }
        let mut costs = vec![0; size * size];
        for one in 0..size {
            for other in one + 1..size {
                costs[one * size + other] = cost(one, other).max(0);
            }
        }
        Some(Costs { size, costs })
    }

    /// What a pair costs.
    pub fn of(&self, one: usize, other: usize) -> i128 {
        self.costs[one.min(other) * self.size + one.max(other)]
    }

    /// Pairs of everybody that together cost least, each with the smaller number first, in their order.
    ///
    /// ```
    /// use club::pairing::matching::Costs;
    /// let costs = Costs::new(4, |one, other| (one.abs_diff(other) as i128 - 2).abs()).unwrap();
    /// assert_eq!(costs.cheapest(), [[0, 2], [1, 3]]);
    /// ```
    pub fn cheapest(&self) -> Vec<[usize; 2]> {
        if self.size == 0 {
            return Vec::new();
        }
        let mates = min_weight_perfect_matching(&self.costs, self.size);
        (0..self.size).zip(mates).filter(|(one, other)| one < other).map(|(one, other)| [one, other]).collect()
    }
}
