//! How a piece moves, in Betza's notation: `fW` a step forward, `R` any way along ranks and files, `ffN` a knight of shogi.
//!
//! An atom is a capital: W F D N A L H G leap (1,0) (1,1) (2,0) (2,1) (2,2) (3,1) (3,0) (3,3); R, B, Q, K are what they are in
//! chess. Small letters before it choose directions (f b l r s v, as the player sees them, `fl` one diagonal, `ff` the
//! knight's jumps that go further forward) and `m` (only where nothing is captured) or `c` (only captures). A figure behind
//! W, F, R or B says how many steps at most. Any other leap is written with its coordinates, `(0,4)`.

/// One way of going: over and over in one direction, up to a number of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ray {
    /// Squares to the right of the player.
    pub right: i8,
    /// Squares forward.
    pub forward: i8,
    /// How many such steps at most, 255 for as many as there are; each must be free but for the last.
    pub range: u8,
    /// May end on an empty square.
    pub quiet: bool,
    /// May end on an enemy.
    pub captures: bool,
}

impl Ray {
    /// How far one step leads, counted as the King walks.
    pub(crate) fn length(&self) -> u8 {
        self.right.unsigned_abs().max(self.forward.unsigned_abs())
    }

    /// The way it mainly leads: forward, backward, to the left or the right; both for a diagonal.
    pub(crate) fn way(&self) -> (i8, i8) {
        let main = |this: i8, other: i8| if this.abs() >= other.abs() { this.signum() } else { 0 };
        (main(self.right, self.forward), main(self.forward, self.right))
    }

    /// How many of its steps lead so far to the right and forward.
    pub fn steps_to(&self, right: i8, forward: i8) -> Option<u8> {
        let steps = right.unsigned_abs().max(forward.unsigned_abs())
            / self.right.unsigned_abs().max(self.forward.unsigned_abs()).max(1);
        let (x, y) = (i16::from(self.right), i16::from(self.forward));
        let there = (x * i16::from(steps), y * i16::from(steps)) == (i16::from(right), i16::from(forward));
        (steps > 0 && there).then_some(steps)
    }
}

/// Steps without a bound: no board is wider.
pub(crate) const FAR: u8 = u8::MAX;

/// Why a text is not a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BetzaError {
    /// Column of the first wrong character, from 1.
    pub(crate) column: usize,
    /// What should stand there.
    pub(crate) expected: &'static str,
}

/// Reads a movement.
pub(crate) fn parse(text: &str) -> Result<Vec<Ray>, BetzaError> {
    let chars: Vec<char> = text.chars().collect();
    let mut rays = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let small = chars[at..].iter().take_while(|c| c.is_ascii_lowercase()).count();
        let modifiers = &chars[at..at + small];
        let capital = at + small;
        let atom = Atom::read(&chars, capital)?;
        let figure = Figure::read(&chars, atom.end)?;
        for &(x, y, range) in &atom.leaps {
            add(&mut rays, modifiers, (x, y), figure.steps.unwrap_or(range))
                .map_err(|(i, expected)| BetzaError { column: at + i + 1, expected })?;
        }
        at = figure.end;
    }
    if rays.is_empty() { Err(BetzaError { column: 1, expected: "a movement" }) } else { Ok(rays) }
}

/// A capital with the leaps it stands for, (x, y, steps) with x ≤ y.
struct Atom {
    leaps: Vec<(i8, i8, u8)>,
    end: usize,
}

impl Atom {
    fn read(chars: &[char], at: usize) -> Result<Atom, BetzaError> {
        let leaps: &[(i8, i8, u8)] = match chars.get(at) {
            Some('W') => &[(0, 1, 1)],
            Some('F') => &[(1, 1, 1)],
            Some('K') => &[(0, 1, 1), (1, 1, 1)],
            Some('R') => &[(0, 1, FAR)],
            Some('B') => &[(1, 1, FAR)],
            Some('Q') => &[(0, 1, FAR), (1, 1, FAR)],
            Some('D') => &[(0, 2, 1)],
            Some('N') => &[(1, 2, 1)],
            Some('A') => &[(2, 2, 1)],
            Some('L') => &[(1, 3, 1)],
            Some('H') => &[(0, 3, 1)],
            Some('G') => &[(3, 3, 1)],
            Some('(') => return Atom::coordinates(chars, at),
            _ => return Err(BetzaError { column: at + 1, expected: "one of W F D N A L H G R B Q K or (x,y)" }),
        };
        Ok(Atom { leaps: leaps.to_vec(), end: at + 1 })
    }

    /// `(0,4)`: a leap by its coordinates, the smaller first.
    fn coordinates(chars: &[char], at: usize) -> Result<Atom, BetzaError> {
        let digit = |i: usize| chars.get(i).and_then(|c| c.to_digit(10)).map(|digit| digit as i8);
        match (digit(at + 1), chars.get(at + 2), digit(at + 3), chars.get(at + 4)) {
            (Some(x), Some(','), Some(y), Some(')')) if x <= y && y > 0 => {
                Ok(Atom { leaps: vec![(x, y, 1)], end: at + 5 })
            }
            _ => Err(BetzaError { column: at + 1, expected: "a leap as (0,4), the smaller figure first" }),
        }
    }
}

/// The number behind a capital.
struct Figure {
    steps: Option<u8>,
    end: usize,
}

impl Figure {
    fn read(chars: &[char], at: usize) -> Result<Figure, BetzaError> {
        let digits: String = chars[at..].iter().take_while(|c| c.is_ascii_digit()).collect();
        if digits.is_empty() {
            return Ok(Figure { steps: None, end: at });
        }
        match digits.parse() {
            Ok(steps @ 1..=99) => Ok(Figure { steps: Some(steps), end: at + digits.len() }),
            _ => Err(BetzaError { column: at + 1, expected: "a number of steps from 1 to 99" }),
        }
    }
}

/// Adds all turns and reflections of a leap that the modifiers choose.
fn add(rays: &mut Vec<Ray>, modifiers: &[char], (x, y): (i8, i8), range: u8) -> Result<(), (usize, &'static str)> {
    let mut choice = Choice { directions: Vec::new(), quiet: true, captures: true };
    choice.read(modifiers, Shape::of(x, y))?;
    let mut all = Vec::new();
    for (a, b) in [(x, y), (y, x)] {
        for (right, forward) in [(a, b), (-a, b), (a, -b), (-a, -b)] {
            if !all.contains(&(right, forward)) {
                all.push((right, forward));
            }
        }
    }
    for (right, forward) in all {
        if choice.takes(right, forward) {
            let ray = Ray { right, forward, range, quiet: choice.quiet, captures: choice.captures };
            match rays
                .iter_mut()
                .find(|known| (known.right, known.forward) == (right, forward) && same_use(known, &ray))
            {
                Some(known) => known.range = known.range.max(range),
                None => rays.push(ray),
            }
        }
    }
    Ok(())
}

fn same_use(a: &Ray, b: &Ray) -> bool {
    (a.quiet, a.captures) == (b.quiet, b.captures)
}

/// What the small letters before an atom choose.
struct Choice {
    /// Any of these; all if empty.
    directions: Vec<Direction>,
    quiet: bool,
    captures: bool,
}

/// A set of directions: the sign wanted of each coordinate, 0 for any, and whether the first letter's way must be longer.
struct Direction {
    right: i8,
    forward: i8,
    steep: bool,
}

/// How a leap lies to ranks and files, on which depends what its letters mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Straight,
    Diagonal,
    /// As a knight jumps.
    Oblique,
}

impl Shape {
    fn of(x: i8, y: i8) -> Shape {
        match (x, y) {
            (0, _) => Shape::Straight,
            _ if x == y => Shape::Diagonal,
            _ => Shape::Oblique,
        }
    }
}

impl Choice {
    fn read(&mut self, modifiers: &[char], shape: Shape) -> Result<(), (usize, &'static str)> {
        let mut i = 0;
        while i < modifiers.len() {
            let letter = modifiers[i];
            let next = modifiers.get(i + 1).copied();
            let along = |letter| match letter {
                'f' => Some((0, 1)),
                'b' => Some((0, -1)),
                'l' => Some((-1, 0)),
                'r' => Some((1, 0)),
                _ => None,
            };
            match letter {
                'm' => self.captures = false,
                'c' => self.quiet = false,
                'v' | 's' => {
                    for letter in if letter == 'v' { ['f', 'b'] } else { ['l', 'r'] } {
                        let (right, forward) = along(letter).unwrap_or_default();
                        self.directions.push(Direction { right, forward, steep: true });
                    }
                }
                _ => {
                    let Some((right, forward)) = along(letter) else {
                        return Err((i, "one of f b l r s v m c before the capital"));
                    };
                    if shape == Shape::Oblique && next != Some(letter) {
                        return Err((i, "a doubled letter (ff, bb, ll, rr) for a knight's jump"));
                    }
                    match next.and_then(along) {
                        Some((x, 0)) if shape == Shape::Diagonal && forward != 0 => {
                            self.directions.push(Direction { right: x, forward, steep: false });
                            i += 1;
                        }
                        _ => {
                            self.directions.push(Direction { right, forward, steep: true });
                            i += usize::from(shape == Shape::Oblique);
                        }
                    }
                }
            }
            i += 1;
        }
        Ok(())
    }

    fn takes(&self, right: i8, forward: i8) -> bool {
        let fits = |wanted: i8, actual: i8| wanted == 0 || wanted == actual.signum();
        self.directions.is_empty()
            || self.directions.iter().any(|direction| {
                let main = if direction.forward != 0 { forward } else { right };
                let other = if direction.forward != 0 { right } else { forward };
                fits(direction.right, right)
                    && fits(direction.forward, forward)
                    && (!direction.steep || main.abs() >= other.abs())
            })
    }
}

#[cfg(test)]
mod tests;
