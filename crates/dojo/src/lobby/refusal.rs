//! Why somebody does not take a challenge.

/// Why somebody does not take a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// They have no time.
    NotNow,
    /// The clock does not suit them.
    Clock,
    /// The odds do not.
    Odds,
    /// They would rather play another game.
    Game,
    /// They say no more than no.
    No,
}

impl Refusal {
    /// All, the friendliest first.
    pub const ALL: [Refusal; 5] = [Refusal::NotNow, Refusal::Clock, Refusal::Odds, Refusal::Game, Refusal::No];

    /// A name for programs, the database and message catalogues.
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::NotNow => "not-now",
            Refusal::Clock => "clock",
            Refusal::Odds => "odds",
            Refusal::Game => "game",
            Refusal::No => "no",
        }
    }

    /// The one of this name.
    pub fn from_code(code: &str) -> Option<Refusal> {
        Refusal::ALL.into_iter().find(|refusal| refusal.code() == code)
    }
}
