//! What a piece can do beyond steps, leaps and slides: a short list of primitives that data files name.
//!
//! | text | what it does |
//! |---|---|
//! | `lion K` | up to two of the steps, each of which may capture; leaps to where two steps lead; captures a neighbour without moving; passes |
//! | `line-lion 3 K` | up to so many steps along one line, out and back, capturing or jumping over what is there |
//! | `hook R` | a slide and, after one turn by a right angle, another; ends with the first capture |
//! | `area 3` | so many king's steps through empty squares, ends with the first capture; may come back, which passes |
//! | `leap-capture B` | along the slides, captures over any pieces of lower rank |
//! | `sweep R` | along the slides, over any pieces of lower rank, capturing all of them, one's own too |
//! | `igui K` | captures a neighbour without moving (居喰い) |
//! | `pass K` | to an empty neighbour and back (じっと) |
//! | `leap-slide A 2` | a leap and, if that square was empty, so many steps on in the same direction, or any number |
//! | `over 3 fR` | slides, jumping over up to so many pieces on the way |
//! | `anywhere` | to any empty square, or captures what nobody protects |
//! | `steps 2 K` | up to so many steps in a turn, turning at will, each of which may capture; no piece is leapt over; may come back |
//! | `steps-exactly 5 W` | just so many of them, on no square twice |
//! | `steps-ahead 2 N` | up to so many, all the same way: forward, backward, left or right |
//! | `shoot 2 Q7` | after a move to an empty square shoots up to so many enemies within reach; with `steps`, after each of them |
//! | `shoot-over 1 Q5` | the same, over whatever stands between |
//! | `freeze R` | the first enemy in each direction cannot move |

use crate::betza::{self, Ray};

/// What a square means to a piece, in a drawing of how it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It steps or leaps there.
    Step,
    /// It slides there, if the way is free.
    Slide,
    /// One of its powers leads there.
    Power,
    /// It hits that square from where it has come to stand.
    Shot,
}

/// A primitive with what its data file says about it; directions as the player sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Power {
    /// Two steps in a turn, the Lion's (VAR-19).
    Lion(Vec<Ray>),
    /// Steps along one line, the Lion Dog's.
    LineLion(u8, Vec<Ray>),
    /// A slide with one turn (VAR-20).
    Hook(Vec<Ray>),
    /// So many steps of a king through empty squares.
    Area(u8),
    /// Captures over pieces of lower rank.
    LeapCapture(Vec<Ray>),
    /// Captures everything on the way.
    Sweep(Vec<Ray>),
    /// Captures a neighbour without moving.
    Igui(Vec<Ray>),
    /// Leaves the position as it is if a neighbouring square is empty.
    Pass(Vec<Ray>),
    /// Leaps, then slides so many squares on.
    LeapSlide(Vec<Ray>, u8),
    /// Slides over so many pieces.
    Over(u8, Vec<Ray>),
    /// Goes anywhere (VAR-22).
    Anywhere,
    /// So many steps in a turn, each of which may capture (VAR-24).
    Steps(u8, Manner, Vec<Ray>),
    /// Shoots so many enemies after its move, over whatever stands between or not (VAR-24).
    Shoot(u8, bool, Vec<Ray>),
    /// Pins the first enemy that it sees.
    Freeze(Vec<Ray>),
}

/// How the steps of a turn hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As many as one likes, whither one likes.
    Free,
    /// All of them, on no square twice.
    Exactly,
    /// All the same way.
    Ahead,
}

const KNOWN: &str = "one of lion, line-lion N, hook, area N, leap-capture, sweep, igui, pass, leap-slide, over N, anywhere, steps N, steps-exactly N, steps-ahead N, shoot N, shoot-over N or freeze, with a movement behind it";

/// The largest number behind a power's name: taikyoku's pieces jump over three, and kō shōgi's go five steps and shoot two.
fn most(name: &str) -> Option<u8> {
    match name {
        "line-lion" | "area" | "over" => Some(3),
        "steps" | "steps-exactly" | "steps-ahead" => Some(5),
        "shoot" | "shoot-over" => Some(2),
        _ => None,
    }
}

impl Power {
    /// Reads one; the error says what would be right.
    pub(crate) fn parse(text: &str) -> Result<Power, String> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default();
        let count = most(name).map_or(Ok(0), |most| number(words.next(), most))?;
        let power = match name {
            "area" => Power::Area(count),
            "anywhere" => Power::Anywhere,
            _ => {
                let moves = words.next().ok_or_else(|| format!("expected {KNOWN}"))?;
                let rays = betza::parse(moves)
                    .map_err(|error| format!("{moves}, column {}: expected {}", error.column, error.expected))?;
                match name {
                    "lion" => Power::Lion(rays),
                    "line-lion" => Power::LineLion(count, rays),
                    "hook" => Power::Hook(rays),
                    "leap-capture" => Power::LeapCapture(rays),
                    "sweep" => Power::Sweep(rays),
                    "igui" => Power::Igui(rays),
                    "pass" => Power::Pass(rays),
                    "over" => Power::Over(count, rays),
                    "steps" => Power::Steps(count, Manner::Free, rays),
                    "steps-exactly" => Power::Steps(count, Manner::Exactly, rays),
                    "steps-ahead" => Power::Steps(count, Manner::Ahead, rays),
                    "shoot" => Power::Shoot(count, false, rays),
                    "shoot-over" => Power::Shoot(count, true, rays),
                    "freeze" => Power::Freeze(rays),
                    "leap-slide" => {
                        let on = words.next().map_or(Ok(betza::FAR), |word| number(Some(word), betza::FAR))?;
                        Power::LeapSlide(rays, on)
                    }
                    _ => return Err(format!("expected {KNOWN}")),
                }
            }
        };
        match words.next() {
            None => Ok(power),
            Some(word) => Err(format!("{word} has no meaning here")),
        }
    }

    /// What data files call it.
    pub fn word(&self) -> &'static str {
        match self {
            Power::Lion(_) => "lion",
            Power::LineLion(..) => "line-lion",
            Power::Hook(_) => "hook",
            Power::Area(_) => "area",
            Power::LeapCapture(_) => "leap-capture",
            Power::Sweep(_) => "sweep",
            Power::Igui(_) => "igui",
            Power::Pass(_) => "pass",
            Power::LeapSlide(..) => "leap-slide",
            Power::Over(..) => "over",
            Power::Anywhere => "anywhere",
            Power::Steps(_, Manner::Free, _) => "steps",
            Power::Steps(_, Manner::Exactly, _) => "steps-exactly",
            Power::Steps(_, Manner::Ahead, _) => "steps-ahead",
            Power::Shoot(_, false, _) => "shoot",
            Power::Shoot(_, true, _) => "shoot-over",
            Power::Freeze(_) => "freeze",
        }
    }

    /// How many steps, pieces or enemies, where it says so.
    pub fn count(&self) -> Option<u8> {
        match self {
            Power::LineLion(count, _) | Power::Area(count) | Power::Over(count, _) => Some(*count),
            Power::Steps(count, ..) | Power::Shoot(count, ..) => Some(*count),
            _ => None,
        }
    }

    /// The steps, leaps or slides that it is made of.
    pub fn rays(&self) -> &[Ray] {
        match self {
            Power::Lion(rays)
            | Power::LineLion(_, rays)
            | Power::Hook(rays)
            | Power::LeapCapture(rays)
            | Power::Sweep(rays)
            | Power::Igui(rays)
            | Power::Pass(rays)
            | Power::LeapSlide(rays, _)
            | Power::Over(_, rays)
            | Power::Steps(_, _, rays)
            | Power::Shoot(_, _, rays)
            | Power::Freeze(rays) => rays,
            Power::Area(_) | Power::Anywhere => &[],
        }
    }

    /// Whether it leads to the square so many to the right and forward on an otherwise empty board.
    pub(crate) fn leads_to(&self, right: i8, forward: i8) -> bool {
        let along = |ray: &Ray, most: u8| ray.steps_to(right, forward).is_some_and(|steps| steps <= most);
        match self {
            Power::Lion(rays) => {
                let second = |ray: &Ray| {
                    let (x, y) = (right - ray.right, forward - ray.forward);
                    (x, y) == (0, 0) || rays.iter().any(|ray| (x, y) == (ray.right, ray.forward))
                };
                rays.iter().any(second)
            }
            Power::LineLion(steps, rays) => rays.iter().any(|ray| along(ray, *steps)),
            Power::Hook(rays) => rays.iter().any(|ray| {
                let (x, y) = (i16::from(right), i16::from(forward));
                let (rx, ry) = (i16::from(ray.right), i16::from(ray.forward));
                // The first leg's share, in units of the leg; the turn's is at right angles to it.
                let (leg, turn, unit) = (x * rx + y * ry, x * ry - y * rx, rx * rx + ry * ry);
                leg > 0 && leg % unit == 0 && turn % unit == 0
            }),
            Power::Area(steps) => right.unsigned_abs().max(forward.unsigned_abs()) <= *steps,
            Power::LeapCapture(rays) | Power::Sweep(rays) | Power::Over(_, rays) => {
                rays.iter().any(|ray| along(ray, ray.range))
            }
            Power::LeapSlide(rays, on) => rays.iter().any(|ray| {
                let unit = Ray { right: ray.right.signum(), forward: ray.forward.signum(), ..*ray };
                let leap = ray.right.unsigned_abs().max(ray.forward.unsigned_abs());
                unit.steps_to(right, forward).is_some_and(|steps| steps >= leap && steps - leap <= *on)
            }),
            Power::Steps(count, manner, rays) => {
                Walk { manner: *manner, rays }.leads(vec![(0, 0)], None, *count, (right, forward))
            }
            Power::Igui(_) | Power::Pass(_) | Power::Shoot(..) | Power::Freeze(_) => false,
            Power::Anywhere => true,
        }
    }

    /// Whether it hits the square so many to the right and forward, if nothing stands between.
    pub(crate) fn hits(&self, right: i8, forward: i8) -> bool {
        let Power::Shoot(_, _, rays) = self else { return false };
        rays.iter().any(|ray| ray.steps_to(right, forward).is_some_and(|steps| steps <= ray.range))
    }

    /// How far away it takes something at most, as the King walks; shots come on top.
    pub(crate) fn span(&self) -> u8 {
        let longest = self.rays().iter().map(Ray::length).max().unwrap_or(1);
        match self {
            Power::Lion(_) => 2 * longest,
            Power::LineLion(steps, _) | Power::Steps(steps, ..) => steps.saturating_mul(longest),
            Power::Area(steps) => *steps,
            Power::Igui(_) => longest,
            Power::Pass(_) | Power::Shoot(..) | Power::Freeze(_) => 0,
            _ => betza::FAR,
        }
    }

    /// How far it shoots, if it does.
    pub(crate) fn range(&self) -> Option<u8> {
        let Power::Shoot(_, _, rays) = self else { return None };
        rays.iter().map(|ray| ray.length().saturating_mul(ray.range)).max()
    }

    /// How far a single step of it leads at most: the rim around the board must be as wide.
    pub(crate) fn stride(&self) -> u8 {
        let longest = self.rays().iter().map(Ray::length).max().unwrap_or(1);
        match self {
            Power::Lion(_) => 2 * longest,
            Power::LineLion(steps, _) => steps * longest,
            _ => longest,
        }
    }
}

/// Steps on an otherwise empty board.
struct Walk<'a> {
    manner: Manner,
    rays: &'a [Ray],
}

impl Walk<'_> {
    /// Whether so many steps more lead to a square.
    fn leads(&self, path: Vec<(i8, i8)>, way: Option<(i8, i8)>, left: u8, to: (i8, i8)) -> bool {
        let at = path[path.len() - 1];
        let arrived = at == to && path.len() > 1;
        if arrived && (left == 0 || self.manner != Manner::Exactly) {
            return true;
        }
        let longest = self.rays.iter().map(Ray::length).max().unwrap_or(1);
        let missing = at.0.abs_diff(to.0).max(at.1.abs_diff(to.1));
        if u16::from(missing) > u16::from(longest) * u16::from(left) {
            return false;
        }
        self.rays.iter().any(|ray| {
            let next = (at.0 + ray.right, at.1 + ray.forward);
            let barred = match self.manner {
                Manner::Free => false,
                Manner::Exactly => path.contains(&next),
                Manner::Ahead => way.is_some_and(|way| way != ray.way()),
            };
            !barred && left > 0 && self.leads([&path[..], &[next]].concat(), Some(ray.way()), left - 1, to)
        })
    }
}

fn number(word: Option<&str>, most: u8) -> Result<u8, String> {
    let number = word.and_then(|word| word.parse().ok()).filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("expected a number from 1 to {most}"))
}

#[cfg(test)]
mod tests;
