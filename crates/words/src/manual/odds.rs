//! The handicaps as their chapter shows them: what goes, who begins, and for which difference of grades each is given.

use crate::Language;
use arbiter::handicap::{Mix, Odds, Proposal, System};
use shogi::{Handicap, Square};

/// From here on every system gives the same for more.
pub const LARGEST: u8 = 15;

/// Odds as their chapter shows them.
pub struct Given {
    /// What is given.
    pub odds: Odds,
    /// What it is called: `Torre`.
    pub name: String,
    /// As it is called in Japanese, with its reading: `飛落ち hiochi`.
    pub term: [String; 2],
    /// What goes, and who begins.
    pub told: String,
    /// For which difference of grades each system gives it; none where none does.
    pub grades: Option<String>,
}

/// The odds that some system gives for a difference of grades, the smallest first (HCAP-10 … HCAP-26).
pub fn by_grade(language: Language) -> Vec<Given> {
    let odds = [Odds::Lots, Odds::WeakerFirst].into_iter().chain(pieces());
    odds.map(|odds| Given::new(odds, language)).filter(|given| given.grades.is_some()).collect()
}

/// Those that no system has (HCAP-30 … HCAP-36, HCAP-55).
pub fn besides(language: Language) -> Vec<Given> {
    pieces().map(|odds| Given::new(odds, language)).filter(|given| given.grades.is_none()).collect()
}

fn pieces() -> impl Iterator<Item = Odds> {
    Handicap::all().filter(|handicap| *handicap != Handicap::Even).map(Odds::from)
}

/// Every way to mix two, by name (HCAP-40 … HCAP-44): its kanji and how they are read, what it is. In Japanese those are its name; so there
/// it is said which two alternate.
pub fn mixes(language: Language) -> Vec<[String; 2]> {
    let row = |mix: Mix| {
        let reading = crate::reading(mix.kanji(), mix.reading(), language);
        let told = match language {
            Language::Japanese => proposal(Proposal::Mix(mix), language),
            _ => language.text(&format!("handicap-{}", mix.code())),
        };
        [format!("{} {reading}", mix.kanji()), told]
    };
    Mix::ALL.map(row).into()
}

/// What every system recommends for a difference of grades (HCAP-05), each with its name.
pub fn recommended(difference: u8, language: Language) -> [[String; 2]; System::ALL.len()] {
    System::ALL.map(|system| [system_name(system, language), proposal(system.recommend(difference), language)])
}

/// What a system is called.
pub fn system_name(system: System, language: Language) -> String {
    language.text(&format!("start-grades-{}", system.code()))
}

/// A difference of grades, the largest for all beyond it.
pub fn difference(grades: u8, language: Language) -> String {
    if grades < LARGEST { grades.to_string() } else { and_more(grades, language) }
}

fn and_more(grades: u8, language: Language) -> String {
    language.text_with("start-grades-and-more", "difference", grades)
}

/// What is recommended, by the names of its odds.
pub fn proposal(proposal: Proposal, language: Language) -> String {
    match proposal {
        Proposal::Games(odds) => name(odds, language),
        Proposal::Mix(mix) => {
            let [one, other] = mix.games().map(|odds| name(odds, language));
            language.text_with_list("start-grades-by-turns", &[("one", &one), ("other", &other)])
        }
    }
}

/// What odds are called.
pub fn name(odds: Odds, language: Language) -> String {
    language.text(&format!("handicap-{}", odds.code()))
}

/// The squares that are empty where the even game has a piece.
pub fn gone(handicap: Handicap) -> Vec<Square> {
    let (even, own) = (Handicap::Even.setup().board, handicap.setup().board);
    Square::all().filter(|square| even[square.index()].is_some() && own[square.index()].is_none()).collect()
}

impl Given {
    fn new(odds: Odds, language: Language) -> Given {
        let of = |system: System| Some((system_name(system, language), differences(system, odds, language)?));
        let grades: Vec<String> =
            System::ALL.into_iter().filter_map(of).map(|(name, grades)| format!("{name} {grades}")).collect();
        let told = || language.text_with("rules-odds-grades", "systems", grades.join(" · "));
        Given {
            odds,
            name: name(odds, language),
            term: [odds.kanji().to_owned(), crate::reading(odds.kanji(), odds.reading(), language)],
            told: language.text(&format!("handicap-{}-why", odds.code())),
            grades: (!grades.is_empty()).then(told),
        }
    }

    /// Its name and its Japanese one, where those are two.
    pub fn heading(&self) -> String {
        let term = self.term.join(" ");
        if self.name == self.term[0] { term } else { format!("{} · {term}", self.name) }
    }
}

/// For which differences a system gives these odds, if it does: `6–7`, `10 and more`.
fn differences(system: System, odds: Odds, language: Language) -> Option<String> {
    let given: Vec<u8> = (0..=LARGEST).filter(|grades| system.recommend(*grades) == Proposal::Games(odds)).collect();
    let run = |run: &[u8]| match run {
        [first, .., last] if *last < LARGEST => format!("{first}–{last}"),
        [first, ..] if run.ends_with(&[LARGEST]) => and_more(*first, language),
        _ => run.iter().map(u8::to_string).collect(),
    };
    let runs: Vec<String> = given.chunk_by(|a, b| a + 1 == *b).map(run).collect();
    (!runs.is_empty()).then(|| runs.join(language.joint()))
}
