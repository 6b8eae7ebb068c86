//! Throws by chance: from 32 bytes of seed to the way five pawns lie.

use super::{Face, Lie, Throw};

/// xoshiro256**, by Blackman and Vigna: whoever knows the seed can compute the same numbers.
struct Numbers([u64; 4]);

impl Numbers {
    /// The state is the seed read as four little-endian numbers. All zero is no state; it stands for another one.
    fn new(seed: [u8; 32]) -> Numbers {
        let mut state = [0; 4];
        for (word, bytes) in state.iter_mut().zip(seed.chunks_exact(8)) {
            *word = bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte));
        }
        Numbers(if state == [0; 4] { [1, 2, 3, 4] } else { state })
    }

    fn next(&mut self) -> u64 {
        let s = &mut self.0;
        let number = s[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        number
    }

    /// A number from 0 to `bound` − 1, all equally likely but for 2⁻⁵⁰.
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }
}

// The two faces are equally likely: of 1541 official games from July 2005 to July 2006 the pawns gave the first move to
// the thrower's side in 776. Of the mishaps nobody has published counts; these are ours, rare as at a real board.

/// One pawn in so many comes to stand or lean.
const STANDING: u64 = 200;
/// One pawn in so many falls off the board.
const OFF_BOARD: u64 = 100;
/// In one throw of so many a pawn comes to lie on another.
const OVERLAPPING: u64 = 50;

/// The throws that this seed gives, to the first that decides; about one throw in a hundred does not. Seeds that are much
/// alike begin with like throws, so a seed should be a hash.
pub(super) fn throws(seed: [u8; 32]) -> Vec<Throw> {
    let mut numbers = Numbers::new(seed);
    let mut throws = Vec::new();
    while throws.last().and_then(Throw::color).is_none() {
        throws.push(throw(&mut numbers));
    }
    throws
}

fn throw(numbers: &mut Numbers) -> Throw {
    let mut pawns = [Lie::Standing; 5];
    let mut faces = [Face::Pawn; 5];
    for (lie, face) in pawns.iter_mut().zip(&mut faces) {
        *face = if numbers.below(2) == 0 { Face::Pawn } else { Face::Tokin };
        let (standing, off_board) = (numbers.below(STANDING) == 0, numbers.below(OFF_BOARD) == 0);
        *lie = match (standing, off_board) {
            (true, _) => Lie::Standing,
            (false, true) => Lie::OffBoard(*face),
            (false, false) => Lie::OnBoard(*face),
        };
    }
    if numbers.below(OVERLAPPING) == 0 {
        let upper = numbers.below(5) as usize;
        let lower = (upper + 1 + numbers.below(4) as usize) % 5;
        [upper, lower].into_iter().for_each(|pawn| pawns[pawn] = Lie::Overlapping(faces[pawn]));
    }
    Throw::new(pawns).expect("none overlap, or two")
}

#[cfg(test)]
mod tests;
