//! The ceremony before a game between two people: greeting, setting up, removal of a handicap, lots, bow. Each step waits for both, and either
//! may skip what is left of it (ETIQ-25). Nobody can bend the lots: the server has sealed its part before the players
//! bring theirs.

use crate::agreement::Agreement;
use crate::random;
use crate::seats::Seats;
use crate::who::Who;
use arbiter::ritual::{Face, Lie, Party, Placement, Style, Throw, lots, setting_up};
use sha2::{Digest, Sha256};
use shogi::{Color, Handicap};

/// How far the players have come. Colours are those they sit at; the lots may change them.
#[derive(Clone, Debug)]
pub struct Ceremony {
    /// Whether there is more than lots.
    held: bool,
    lots: bool,
    /// Who has the upper seat, and why.
    senior: Color,
    why: Why,
    seed: Option<[u8; 32]>,
    greeted: [bool; 2],
    styles: [Option<Style>; 2],
    /// Who has a handicap's pieces to take away, and has done so.
    removing: [bool; 2],
    removed: [bool; 2],
    numbers: [Option<Vec<u8>>; 2],
    /// Those who have bowed, or skipped the rest.
    ready: [bool; 2],
    throws: Vec<Throw>,
    /// The senior's number and the junior's, when the lots have been drawn.
    drawn: [Vec<u8>; 2],
}

/// Why somebody has the upper seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The host has named them (ETIQ-08).
    Named,
    /// They give the handicap.
    Handicap,
    /// They have made the game.
    Host,
}

impl Why {
    /// What the protocol calls it.
    pub const fn code(self) -> &'static str {
        match self {
            Why::Named => "named",
            Why::Handicap => "handicap",
            Why::Host => "host",
        }
    }
}

/// What brings the ceremony on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The server has drawn its part of the lots, and shows the seal.
    Seal([u8; 32]),
    /// A player greets the other.
    Greet {
        /// Who greets.
        by: Color,
    },
    /// A player has chosen the order in which they set up.
    SetUp {
        /// Who sets up.
        by: Color,
        /// In the order of which school.
        style: Style,
    },
    /// Who gives a handicap takes its pieces off the board (ETIQ-14).
    Remove {
        /// Who takes them.
        by: Color,
    },
    /// A player's part of the lots.
    Number {
        /// Whose part it is.
        by: Color,
        /// Any bytes, no more than [`LONGEST_NUMBER`].
        number: Vec<u8>,
    },
    /// A player bows; what they have not done before they leave out.
    Ready {
        /// Who bows.
        by: Color,
    },
}

/// What the ceremony waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Both greet each other.
    Greeting,
    /// Both choose how they set up.
    SettingUp,
    /// The pieces of the handicap leave the board.
    Removing,
    /// Both bring their parts of the lots.
    Lots,
    /// Both bow, and the game begins.
    Bow,
}

impl Step {
    /// What the protocol calls it.
    pub const fn code(self) -> &'static str {
        match self {
            Step::Greeting => "greeting",
            Step::SettingUp => "setting_up",
            Step::Removing => "removing",
            Step::Lots => "lots",
            Step::Bow => "bow",
        }
    }
}

/// What an act has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// The act came too early, too late or twice.
    Nothing,
    /// The ceremony has gone on; everybody keeps their colour.
    Something,
    /// The lots have been drawn, and Black and White change places.
    Sides,
}

/// No player's part of the lots is longer, in bytes.
pub const LONGEST_NUMBER: usize = 64;

impl Ceremony {
    /// Before the first step; `None` if nothing of the kind was agreed. Senior is whom the host has named; if they have named
    /// nobody, who gives a handicap, otherwise who has made the game.
    pub fn of(agreement: &Agreement, seats: &Seats, owner: &Who) -> Option<Ceremony> {
        let host = seats.sides_of(owner).iter().next();
        let (senior, why) = match (agreement.senior, host) {
            (Some(Party::First), Some(host)) => (host, Why::Named),
            (Some(Party::Second), Some(host)) => (!host, Why::Named),
            _ if agreement.handicap != Handicap::Even => (Color::White, Why::Handicap),
            _ => (host.unwrap_or(Color::Black), Why::Host),
        };
        let removing = Color::ALL.map(|color| agreement.ceremony && agreement.handicap.removed(color).next().is_some());
        (agreement.ceremony || agreement.lots).then(|| Ceremony {
            held: agreement.ceremony,
            lots: agreement.lots,
            senior,
            why,
            seed: None,
            greeted: [false; 2],
            styles: [None; 2],
            removing,
            removed: [false; 2],
            numbers: [None, None],
            ready: [false; 2],
            throws: Vec::new(),
            drawn: [Vec::new(), Vec::new()],
        })
    }

    /// What the ceremony waits for; `None` when it is over.
    pub fn step(&self) -> Option<Step> {
        let all = |done: &dyn Fn(usize) -> bool| [0, 1].into_iter().all(|player| done(player) || self.ready[player]);
        let steps = [
            (self.held && !all(&|player| self.greeted[player]), Step::Greeting),
            (self.held && !all(&|player| self.styles[player].is_some()), Step::SettingUp),
            (self.held && !all(&|player| self.removed[player] || !self.removing[player]), Step::Removing),
            (self.lots && self.throws.is_empty(), Step::Lots),
            (self.held && !all(&|_| false), Step::Bow),
        ];
        steps.into_iter().find(|(waits, _)| *waits).map(|(_, step)| step)
    }

    /// Whether it waits for this player.
    pub fn waits_for(&self, color: Color) -> bool {
        self.step().is_some() && !self.ready[color.index()]
    }

    /// Whether the server's part of the lots is still to come.
    pub fn needs_seal(&self) -> bool {
        self.lots && self.seed.is_none()
    }

    /// Somebody does something. What comes too early or too late changes nothing, and so does the same twice.
    pub fn act(&mut self, act: &Act) -> Changed {
        let step = self.step();
        let changed = match act {
            Act::Seal(seed) if self.needs_seal() => self.seed.replace(*seed).is_none(),
            Act::Greet { by } if step == Some(Step::Greeting) => {
                !std::mem::replace(&mut self.greeted[by.index()], true)
            }
            Act::SetUp { by, style } if step == Some(Step::SettingUp) => {
                self.styles[by.index()].replace(*style).is_none()
            }
            Act::Remove { by } if step == Some(Step::Removing) && self.removing[by.index()] => {
                !std::mem::replace(&mut self.removed[by.index()], true)
            }
            Act::Number { by, number } if step == Some(Step::Lots) && number.len() <= LONGEST_NUMBER => {
                let own = &mut self.numbers[by.index()];
                // A number that was given cannot be changed.
                own.is_none() && own.replace(number.clone()).is_none()
            }
            Act::Ready { by } if step.is_some() => !std::mem::replace(&mut self.ready[by.index()], true),
            _ => false,
        };
        if !changed {
            Changed::Nothing
        } else if self.draw() {
            Changed::Sides
        } else {
            Changed::Something
        }
    }

    /// Draws the lots when everybody has brought their part, or will bring none; whether the players change places.
    fn draw(&mut self) -> bool {
        let brought = [0, 1].into_iter().all(|player| self.numbers[player].is_some() || self.ready[player]);
        let Some(seed) = self.seed.filter(|_| brought && self.step() == Some(Step::Lots)) else { return false };
        let [one, other] = [self.senior, !self.senior].map(|color| self.numbers[color.index()].clone());
        self.drawn = [one.unwrap_or_default(), other.unwrap_or_default()];
        self.throws = lots::throws(&seed, &self.drawn.concat(), sha256);
        // The pawns are thrown for the senior (RULE-07).
        let swap = self.throws.last().and_then(Throw::color).is_some_and(|color| color != self.senior);
        if swap {
            self.senior = !self.senior;
            self.greeted.swap(0, 1);
            self.styles.swap(0, 1);
            self.numbers.swap(0, 1);
            self.ready.swap(0, 1);
        }
        swap
    }

    /// The colour of the player with the upper seat.
    pub fn senior(&self) -> Color {
        self.senior
    }

    /// Why they have it.
    pub fn why(&self) -> Why {
        self.why
    }

    /// Who waits for the other in this step.
    pub fn done(&self) -> [bool; 2] {
        let step = self.step();
        [0, 1].map(|player| {
            self.ready[player]
                || match step {
                    Some(Step::Greeting) => self.greeted[player],
                    Some(Step::SettingUp) => self.styles[player].is_some(),
                    Some(Step::Removing) => self.removed[player] || !self.removing[player],
                    Some(Step::Lots) => self.numbers[player].is_some(),
                    Some(Step::Bow) | None => false,
                }
        })
    }

    /// What the server has shown before it knew the players' numbers.
    pub fn commitment(&self) -> Option<String> {
        self.seed.map(|seed| random::hex(&lots::seal(&seed, sha256)))
    }

    /// When the lots have been drawn: the seed, the senior's number and the junior's, and the throws.
    pub fn lots(&self) -> Option<(String, [String; 2], &[Throw])> {
        let seed = self.seed.filter(|_| !self.throws.is_empty())?;
        Some((random::hex(&seed), self.drawn.each_ref().map(|number| random::hex(number)), &self.throws))
    }

    /// In which order Black and White set up, as far as they have chosen.
    pub fn styles(&self) -> [Option<Style>; 2] {
        self.styles
    }

    /// All pieces in the order in which they come onto the board, when both have chosen how.
    pub fn placements(&self) -> Option<impl Iterator<Item = Placement> + use<>> {
        let [senior, junior] = [self.senior, !self.senior].map(|color| self.styles[color.index()]);
        let started = !matches!(self.step(), Some(Step::Greeting | Step::SettingUp));
        (self.held && started)
            .then(|| setting_up(self.senior, [senior.unwrap_or_default(), junior.unwrap_or_default()]))
    }
}

/// A pawn that was thrown: `pawn` or `tokin` if it counts, else how it lies.
pub fn face(lie: Lie) -> &'static str {
    match (lie.counted(), lie) {
        (Some(Face::Pawn), _) => "pawn",
        (Some(Face::Tokin), _) => "tokin",
        (None, lie) => lie.code(),
    }
}

/// Throws for two people who have no pawns at hand, until one decides (RULE-11).
pub fn throw() -> Vec<Throw> {
    lots::throws(&random::bytes(), &[], sha256)
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

#[cfg(test)]
mod tests;
