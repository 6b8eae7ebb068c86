//! What one game is played at, and how the games of a match differ.

use shogi::{Color, Handicap, is_same_name};
use std::fmt;

/// What one game is played at: who begins, and what is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odds {
    /// 振り駒の平手 furigoma no hirate: nothing is given, lots decide the colours (HCAP-10).
    Lots,
    /// 定先 jōsen: nothing is removed, the weaker player is Black and so moves first (HCAP-11).
    WeakerFirst,
    /// The weaker player is Black, White gives pieces and moves first (HCAP-01). Made by [`Odds::from`], which knows
    /// that [`Handicap::Even`] means lots.
    Pieces(Handicap),
}

impl From<Handicap> for Odds {
    fn from(handicap: Handicap) -> Odds {
        if handicap == Handicap::Even { Odds::Lots } else { Odds::Pieces(handicap) }
    }
}

impl Odds {
    /// How the game starts.
    pub const fn handicap(self) -> Handicap {
        match self {
            Odds::Lots | Odds::WeakerFirst => Handicap::Even,
            Odds::Pieces(handicap) => handicap,
        }
    }

    /// What the weaker player plays; `None` where lots decide. In a handicap game there are no lots (RULE-13).
    pub const fn weaker(self) -> Option<Color> {
        match self {
            Odds::Lots => None,
            Odds::WeakerFirst | Odds::Pieces(_) => Some(Color::Black),
        }
    }

    /// A name for programs and message catalogues: `furigoma`, `josen`, or the handicap's.
    pub fn code(self) -> &'static str {
        match self {
            Odds::Lots => "furigoma",
            Odds::WeakerFirst => "josen",
            Odds::Pieces(handicap) => handicap.code(),
        }
    }

    /// The Japanese term.
    pub fn kanji(self) -> &'static str {
        match self {
            Odds::Lots => "振り駒の平手",
            Odds::WeakerFirst => "定先",
            Odds::Pieces(handicap) => handicap.kanji(),
        }
    }

    /// How the Japanese term is read.
    pub fn reading(self) -> &'static str {
        match self {
            Odds::Lots => "furigoma no hirate",
            Odds::WeakerFirst => "jōsen",
            Odds::Pieces(handicap) => handicap.reading(),
        }
    }

    /// All there are.
    pub fn all() -> impl Iterator<Item = Odds> {
        let handicaps = Handicap::all().filter(|handicap| *handicap != Handicap::Even).map(Odds::Pieces);
        [Odds::Lots, Odds::WeakerFirst].into_iter().chain(handicaps)
    }

    /// The odds with this name: code, kanji or reading, or any name of a handicap, where the even game means lots.
    pub fn from_name(name: &str) -> Option<Odds> {
        let is = |odds: &Odds| is_one_of(name, [odds.code(), odds.kanji(), odds.reading()]);
        let own = [Odds::Lots, Odds::WeakerFirst].into_iter().find(is);
        own.or_else(|| Handicap::from_name(name).map(Odds::from))
    }
}

/// 交じり majiri: two handicaps by turns, for a difference that lies between them (HCAP-40 … HCAP-44). Which comes
/// first is handed down nowhere; here it is the smaller one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mix {
    /// 平香交じり hirakyōmajiri (HCAP-40).
    EvenLance,
    /// 香角交じり kyōkakumajiri (HCAP-41).
    LanceBishop,
    /// 角飛交じり kakuhimajiri (HCAP-42).
    BishopRook,
    /// 飛飛香交じり hihikyōmajiri (HCAP-43).
    RookRookLance,
    /// 半二交じり hannimajiri (HCAP-44).
    RookLanceTwoPiece,
}

impl Mix {
    /// Every mix, the smallest difference first.
    pub const ALL: [Mix; 5] =
        [Mix::EvenLance, Mix::LanceBishop, Mix::BishopRook, Mix::RookRookLance, Mix::RookLanceTwoPiece];

    /// The two handicaps, the smaller one first. The even game of [`Mix::EvenLance`] is one with lots.
    pub const fn games(self) -> [Odds; 2] {
        match self {
            Mix::EvenLance => [Odds::Lots, Odds::Pieces(Handicap::Lance)],
            Mix::LanceBishop => [Odds::Pieces(Handicap::Lance), Odds::Pieces(Handicap::Bishop)],
            Mix::BishopRook => [Odds::Pieces(Handicap::Bishop), Odds::Pieces(Handicap::Rook)],
            Mix::RookRookLance => [Odds::Pieces(Handicap::Rook), Odds::Pieces(Handicap::RookLance)],
            Mix::RookLanceTwoPiece => [Odds::Pieces(Handicap::RookLance), Odds::Pieces(Handicap::TwoPiece)],
        }
    }

    /// A name for programs and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Mix::EvenLance => "even-lance",
            Mix::LanceBishop => "lance-bishop",
            Mix::BishopRook => "bishop-rook",
            Mix::RookRookLance => "rook-rook-lance",
            Mix::RookLanceTwoPiece => "rook-lance-two-piece",
        }
    }

    /// The Japanese term.
    pub const fn kanji(self) -> &'static str {
        match self {
            Mix::EvenLance => "平香交じり",
            Mix::LanceBishop => "香角交じり",
            Mix::BishopRook => "角飛交じり",
            Mix::RookRookLance => "飛飛香交じり",
            Mix::RookLanceTwoPiece => "半二交じり",
        }
    }

    /// How the Japanese term is read.
    pub const fn reading(self) -> &'static str {
        match self {
            Mix::EvenLance => "hirakyōmajiri",
            Mix::LanceBishop => "kyōkakumajiri",
            Mix::BishopRook => "kakuhimajiri",
            Mix::RookRookLance => "hihikyōmajiri",
            Mix::RookLanceTwoPiece => "hannimajiri",
        }
    }

    /// The mix with this name: code, kanji or reading.
    pub fn from_name(name: &str) -> Option<Mix> {
        Mix::ALL.into_iter().find(|mix| is_one_of(name, [mix.code(), mix.kanji(), mix.reading()]))
    }
}

/// Whether a name is one of these, as names of handicaps are compared.
fn is_one_of(name: &str, known: [&str; 3]) -> bool {
    known.into_iter().any(|known| is_same_name(known, name))
}

/// The odds of a match's games, one after the other and then from the first again (HCAP-54). Never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan(Vec<Odds>);

impl Plan {
    /// A match of these games; `None` if there is none.
    pub fn new(games: Vec<Odds>) -> Option<Plan> {
        if games.is_empty() { None } else { Some(Plan(games)) }
    }

    /// The match of this name: a mix, odds for every game, or a list of odds with commas between them.
    ///
    /// ```
    /// use arbiter::handicap::{Mix, Plan};
    /// assert_eq!(Plan::from_name("角飛交じり"), Some(Plan::from(Mix::BishopRook)));
    /// assert_eq!(Plan::from_name("even, lance, bishop").unwrap().to_string(), "furigoma,lance,bishop");
    /// ```
    pub fn from_name(name: &str) -> Option<Plan> {
        let listed = || name.split(',').map(|odds| Odds::from_name(odds.trim())).collect::<Option<Vec<_>>>();
        Mix::from_name(name).map(Plan::from).or_else(|| Plan::new(listed()?))
    }

    /// The mix that it is, if it is one (HCAP-40 … HCAP-44).
    pub fn mix(&self) -> Option<Mix> {
        Mix::ALL.into_iter().find(|mix| mix.games()[..] == self.0)
    }

    /// What the next game is played at when so many have been played.
    ///
    /// ```
    /// use arbiter::handicap::{Mix, Odds, Plan};
    /// use shogi::Handicap;
    /// let plan = Plan::from(Mix::EvenLance);
    /// assert_eq!([0, 1, 2].map(|played| plan.after(played).handicap()), [Handicap::Even, Handicap::Lance, Handicap::Even]);
    /// ```
    pub fn after(&self, played: usize) -> Odds {
        self.0[played % self.0.len()]
    }

    /// One round of the games.
    pub fn games(&self) -> &[Odds] {
        &self.0
    }
}

impl fmt::Display for Plan {
    /// The codes of one round: `furigoma,lance`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, odds) in self.0.iter().enumerate() {
            let between = if index == 0 { "" } else { "," };
            write!(f, "{between}{}", odds.code())?;
        }
        Ok(())
    }
}

impl From<Odds> for Plan {
    fn from(odds: Odds) -> Plan {
        Plan(vec![odds])
    }
}

impl From<Mix> for Plan {
    fn from(mix: Mix) -> Plan {
        Plan(mix.games().to_vec())
    }
}

#[cfg(test)]
mod tests;
