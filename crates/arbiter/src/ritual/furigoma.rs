//! 振り駒 furigoma: five pawns are thrown, and how they lie decides the colours.

use super::{Party, Role};
use shogi::{Color, Square};
use std::fmt;

/// The face of a pawn that lies up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// 歩, the front.
    Pawn,
    /// と, the promoted back.
    Tokin,
}

impl Face {
    /// What is written on it.
    pub const fn sign(self) -> char {
        match self {
            Face::Pawn => '歩',
            Face::Tokin => 'と',
        }
    }
}

/// How a thrown pawn lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lie {
    /// Flat on the board: it counts.
    OnBoard(Face),
    /// Flat on table or floor: it counts all the same (RULE-10).
    OffBoard(Face),
    /// Standing or leaning, no face fully down: it does not count (RULE-09).
    Standing,
    /// On or under another pawn: neither counts (RULE-09).
    Overlapping(Face),
}

impl Lie {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Lie::OnBoard(_) => "on_board",
            Lie::OffBoard(_) => "off_board",
            Lie::Standing => "standing",
            Lie::Overlapping(_) => "overlapping",
        }
    }

    /// The face that lies up; none if it stands.
    pub const fn face(self) -> Option<Face> {
        match self {
            Lie::OnBoard(face) | Lie::OffBoard(face) | Lie::Overlapping(face) => Some(face),
            Lie::Standing => None,
        }
    }

    /// Every way to lie, each with the letter that writes it down: capitals lie off the board.
    pub const ALL: [(Lie, char); 7] = [
        (Lie::OnBoard(Face::Pawn), 'p'),
        (Lie::OnBoard(Face::Tokin), 't'),
        (Lie::OffBoard(Face::Pawn), 'P'),
        (Lie::OffBoard(Face::Tokin), 'T'),
        (Lie::Standing, 's'),
        (Lie::Overlapping(Face::Pawn), 'o'),
        (Lie::Overlapping(Face::Tokin), 'u'),
    ];

    /// Its letter.
    pub fn letter(self) -> char {
        Lie::ALL.into_iter().find(|(lie, _)| *lie == self).map_or('s', |(_, letter)| letter)
    }

    /// The face that counts, if one does.
    pub const fn counted(self) -> Option<Face> {
        match self {
            Lie::OnBoard(face) | Lie::OffBoard(face) => Some(face),
            Lie::Standing | Lie::Overlapping(_) => None,
        }
    }
}

/// How five pawns lie. Never does just one of them overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw([Lie; 5]);

impl Throw {
    /// A throw; `None` if a single pawn is said to overlap, for that takes two.
    pub fn new(pawns: [Lie; 5]) -> Option<Throw> {
        let overlapping = pawns.iter().filter(|lie| matches!(lie, Lie::Overlapping(_))).count();
        if overlapping == 1 { None } else { Some(Throw(pawns)) }
    }

    /// A throw written as five letters, see [`Lie::ALL`]: `pptTs`.
    ///
    /// ```
    /// use arbiter::ritual::Throw;
    /// assert_eq!(Throw::from_letters("pptTs").unwrap().letters(), "pptTs");
    /// assert_eq!(Throw::from_letters("ppptu"), None);
    /// ```
    pub fn from_letters(text: &str) -> Option<Throw> {
        let read = |letter| Lie::ALL.into_iter().find(|(_, known)| *known == letter).map(|(lie, _)| lie);
        let pawns: Vec<Lie> = text.chars().map(read).collect::<Option<_>>()?;
        Throw::new(pawns.try_into().ok()?)
    }

    /// As five letters.
    pub fn letters(&self) -> String {
        self.0.iter().map(|lie| lie.letter()).collect()
    }

    /// The pawns, in no particular order.
    pub fn pawns(&self) -> &[Lie; 5] {
        &self.0
    }

    /// How many pawns count that show this face.
    pub fn count(&self, face: Face) -> usize {
        self.0.iter().filter(|lie| lie.counted() == Some(face)).count()
    }

    /// What the side plays for which the pawns were thrown: Black if more of them show 歩, White if more show と
    /// (RULE-08). `None` if equally many do, none included: throw again (RULE-11).
    ///
    /// ```
    /// use arbiter::ritual::{Face::{Pawn, Tokin}, Lie::{OnBoard, Standing}, Throw};
    /// let throw = Throw::new([OnBoard(Pawn), OnBoard(Pawn), OnBoard(Pawn), OnBoard(Tokin), Standing]).unwrap();
    /// assert_eq!(throw.color(), Some(shogi::Color::Black));
    /// ```
    pub fn color(&self) -> Option<Color> {
        match self.count(Face::Pawn).cmp(&self.count(Face::Tokin)) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Color::White),
        }
    }
}

/// The five pawns that are thrown: the central ones of the player who sits on this side of the board (RULE-07), from
/// their left to their right.
pub fn pawns_thrown(side: Color) -> [Square; 5] {
    [7, 6, 5, 4, 3].map(|file| {
        let square = Square::new(file, 7);
        if side == Color::Black { square } else { square.rotated() }
    })
}

/// Who throws (RULE-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thrower {
    /// The player in person.
    Player,
    /// 記録係 kirokugakari: the timekeeper, kneeling at the player's side.
    Timekeeper,
    /// An official or an honoured guest.
    Guest,
}

impl Thrower {
    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Thrower::Player => "player",
            Thrower::Timekeeper => "timekeeper",
            Thrower::Guest => "guest",
        }
    }
}

/// Who of two equal players throws: whom both name, else the host (ETIQ-26). `named` is what each of them says.
pub fn agreed_thrower(named: [Option<Party>; 2], host: Party) -> Party {
    match named {
        [Some(one), Some(other)] if one == other => one,
        _ => host,
    }
}

/// The protocol of the lots: who threw for whom, and every throw (RULE-11, RULE-12). All but the last throw are
/// undecided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Furigoma {
    thrower: Thrower,
    on_behalf_of: Role,
    pre_drawn: bool,
    throws: Vec<Throw>,
}

impl Furigoma {
    /// Before the first throw. The pawns are the senior's and somebody throws for them (RULE-07); friends may let the
    /// junior throw.
    pub fn new(thrower: Thrower, on_behalf_of: Role, pre_drawn: bool) -> Furigoma {
        Furigoma { thrower, on_behalf_of, pre_drawn, throws: Vec::new() }
    }

    /// Who throws.
    pub fn thrower(&self) -> Thrower {
        self.thrower
    }

    /// Whose pawns they are.
    pub fn on_behalf_of(&self) -> Role {
        self.on_behalf_of
    }

    /// Whether it was done before the players sat down.
    pub fn is_pre_drawn(&self) -> bool {
        self.pre_drawn
    }

    /// Every throw so far.
    pub fn throws(&self) -> &[Throw] {
        &self.throws
    }

    /// Notes a throw and says whether it decides.
    ///
    /// # Errors
    /// If an earlier one has decided; nothing changes.
    pub fn record(&mut self, throw: Throw) -> Result<bool, Decided> {
        if self.color_of(self.on_behalf_of).is_some() {
            return Err(Decided);
        }
        self.throws.push(throw);
        Ok(throw.color().is_some())
    }

    /// What a player plays; `None` before a throw has decided.
    pub fn color_of(&self, role: Role) -> Option<Color> {
        let color = self.throws.last()?.color()?;
        Some(if role == self.on_behalf_of { color } else { !color })
    }
}

/// The lots have been drawn: there are no further throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided;

impl fmt::Display for Decided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an earlier throw has decided")
    }
}

impl std::error::Error for Decided {}

#[cfg(test)]
mod tests;
