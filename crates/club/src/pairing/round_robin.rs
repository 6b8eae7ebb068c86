//! Everybody against everybody (総当たり sōatari, girone all'italiana), by the circle: the last number stays, the others turn.

/// One round: boards in order, and who has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Numbers from 1, who has the first colour before who has the second.
    pub boards: Vec<[usize; 2]>,
    /// Whoever rests, where the number of players is odd.
    pub bye: Option<usize>,
}

/// The rounds for so many players, numbered from 1; none for fewer than two.
///
/// Each meets each other once; nobody has the first colour more than once oftener than anybody else.
///
/// ```
/// use club::pairing::round_robin::rounds;
/// let rounds = rounds(4);
/// assert_eq!(rounds[0].boards, [[1, 4], [2, 3]]);
/// assert_eq!(rounds.len(), 3);
/// ```
pub fn rounds(players: usize) -> Vec<Round> {
    if players < 2 {
        return Vec::new();
    }
    // With an odd number whoever meets the last, who is not there, rests.
    let seats = players + players % 2;
    (0..seats - 1).map(|number| round(number, seats, players)).collect()
}

/// The same rounds again with colours exchanged (andata e ritorno).
pub fn double_rounds(players: usize) -> Vec<Round> {
    let first = rounds(players);
    let back = first.iter().map(|Round { boards, bye }| Round {
        boards: boards.iter().map(|&[first, second]| [second, first]).collect(),
        bye: *bye,
    });
    first.iter().cloned().chain(back).collect()
}

/// The round of this number, from 0, at an even number of seats.
fn round(number: usize, seats: usize, players: usize) -> Round {
    let circle = seats - 1;
    let on_circle = |place: usize| place % circle + 1;
    // Who sits opposite the seat that stays comes from half a turn away each time, so that colours change evenly.
    let pivot = number * (seats / 2) % circle;
    let at_pivot = on_circle(pivot);
    let around = (1..seats / 2).map(|step| [on_circle(pivot + step), on_circle(pivot + circle - step)]);
    let (last, bye) = match (players < seats, number % 2) {
        (true, _) => (None, Some(at_pivot)),
        (false, 0) => (Some([at_pivot, seats]), None),
        (false, _) => (Some([seats, at_pivot]), None),
    };
    Round { boards: last.into_iter().chain(around).collect(), bye }
}

#[cfg(test)]
mod tests;
