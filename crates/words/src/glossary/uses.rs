//! Where texts use terms, so that readers are led to what those mean.

use super::{Term, parts, terms};
use crate::Language;
use aho_corasick::{AhoCorasick, MatchKind};
use std::collections::HashSet;
use std::ops::Range;
use std::sync::LazyLock;

/// Terms whose names are everyday words as well, or those of the pieces: in a text nobody is led away by them.
const EVERYDAY: &str = "
    shogi sente gote teban te tesu taikyoku taikyokusha kyokumen sashinaoshi kiryoku kifu-style shogiban masu suji dan koma
    gyoku hisha kaku kin gin kei kyo fu atari tada himo sasu uke seme nigeru pasu genkaku annaitsuki shiteki shukyoku chudan seki
    kachi make taikyokudokei choko rei kaisetsu kikite kansen jogen koma-o-naraberu koma-o-shimau shoko shirushi onajiku zumen
    kaishi kento sofuto semekata gyokukata pin kokan katachi kabe yomi yusei ressei gokaku gimonte kishi amachua shisho deshi
    taitoru osho arimasen joisha level dojo kaikan intai taikai kaisen kidori moku sun komabako komabukuro chess";

/// Readings that mean something else in Italian or English, or another term: the title, this site.
const OTHER_WORDS: [&str; 8] = ["make", "seme", "tada", "kabe", "kei", "ryūō", "ryuo", "miyako"];

/// Japanese names that stand within other words, or mean something else as often.
const WITHIN_OTHERS: [&str; 5] = ["と金", "厚み", "取る", "点数", "棋聖"];

/// Where names mean something else: in these words they lead nowhere.
const OTHERWISE: [&[&str]; 3] = [
    &[
        "castello di edo",
        "castello di imabari",
        "variante locale",
        "varianti moderne",
        // With this article it is the last round, not the endgame.
        "la finale",
        "una finale",
        "fase finale",
        "stallo degli scacchi",
        "tre pedoni in mano",
        "comincia l’altro",
        "nessuna mossa legale lo salva",
        "jōseki nari",
    ],
    &[
        "edo castle",
        "castle of edo",
        "flying dragon",
        "piece stands inside",
        "the clock stands",
        "local variation",
        "three pawns in hand",
        "jōseki nari",
    ],
    &[],
];

/// What alone between two marks is no title, but how the kanji beside it are read: those of the promoted Rook sound like one.
const READING_ALONE: &str = "ryūō";

/// A shorter reading may be a syllable of anything.
const SHORTEST_READING: usize = 4;

/// A shorter Japanese word stands within others.
const SHORTEST_JAPANESE: usize = 2;

/// The names of the terms in one language, all at once.
struct Names {
    machine: AhoCorasick,
    /// Whose each name is; after them come those that mean something else.
    terms: Vec<&'static Term>,
}

static NAMES: LazyLock<[Names; 3]> = LazyLock::new(|| Language::ALL.map(Names::of));

impl Names {
    fn of(language: Language) -> Names {
        let (mut names, mut owners, mut seen) = (Vec::new(), Vec::new(), HashSet::new());
        let everyday: HashSet<&str> = EVERYDAY.split_whitespace().collect();
        for term in terms().filter(|term| !everyday.contains(term.id)) {
            for name in term.written(language) {
                // What two terms are called leads to the one that is learned first.
                if seen.insert(name.clone()) {
                    names.push(name);
                    owners.push(term);
                }
            }
        }
        for other in OTHERWISE[language as usize] {
            names.push((*other).to_owned());
        }
        let machine = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(&names);
        Names { machine: machine.expect("some thousand short names"), terms: owners }
    }
}

impl Term {
    /// Each way in which a text of this language may write it, in small letters.
    fn written(&self, language: Language) -> Vec<String> {
        if language == Language::Japanese {
            return parts(self.kanji)
                .filter(|name| name.chars().count() >= SHORTEST_JAPANESE && !WITHIN_OTHERS.contains(name))
                .map(str::to_owned)
                .collect();
        }
        let own = self.name(language);
        let (before, within) = own.split_once(" (").unwrap_or((own, ""));
        let own = [before, within].into_iter().flat_map(|part| part.trim_end_matches(')').split(", "));
        let mut names: Vec<String> = own.filter(|name| !name.is_empty()).map(str::to_lowercase).collect();
        names.extend(names.clone().iter().filter_map(|name| plural(name, language)));
        for reading in parts(self.romaji).filter(|reading| reading.chars().count() >= SHORTEST_READING) {
            let plain: String = reading.chars().map(without_mark).collect();
            names.extend(
                [reading.to_lowercase(), plain.to_lowercase()]
                    .into_iter()
                    .filter(|name| !OTHER_WORDS.contains(&name.as_str())),
            );
        }
        names
    }
}

/// The plural of the last word of an English name, and of an Italian name of one word, where it is formed as most are.
fn plural(name: &str, language: Language) -> Option<String> {
    if language == Language::English {
        return (!name.ends_with('s')).then(|| format!("{name}s"));
    }
    let stem = |ending: char| name.strip_suffix(ending).filter(|stem| stem.len() > 3 && !stem.contains(' '));
    let formed = |ending, new| stem(ending).map(|stem| format!("{stem}{new}"));
    formed('o', "i").or_else(|| formed('a', "e")).or_else(|| formed('e', "i"))
}

const fn without_mark(c: char) -> char {
    match c {
        'ā' | 'à' => 'a',
        'ē' | 'è' | 'é' => 'e',
        'ī' | 'ì' => 'i',
        'ō' | 'Ō' | 'ò' => 'o',
        'ū' | 'ù' => 'u',
        'ṅ' => 'n',
        c => c,
    }
}

/// Where a text uses a term, the longest name at each place; in Italian and English whole words alone.
///
/// ```
/// use words::{Language, glossary};
/// let text = "Chi fa nifu perde: i castelli non c’entrano.";
/// let used: Vec<_> = glossary::uses(text, Language::Italian).map(|(place, term)| (&text[place], term.id)).collect();
/// assert_eq!(used, [("nifu", "nifu"), ("castelli", "kakoi")]);
/// ```
pub fn uses(text: &str, language: Language) -> impl Iterator<Item = (Range<usize>, &'static Term)> {
    let names = &NAMES[language as usize];
    let small = text.to_lowercase();
    // Letters whose small form is longer would shift all that follows; no text has any.
    let small = if small.len() == text.len() { small } else { text.to_owned() };
    let known = |found: aho_corasick::Match| Some((found.range(), *names.terms.get(found.pattern().as_usize())?));
    let found: Vec<_> = match text.trim() {
        READING_ALONE => Vec::new(),
        _ => names.machine.find_iter(&small).filter_map(known).collect(),
    };
    found.into_iter().filter(move |(place, _)| is_whole(text, place, language))
}

/// Whether a word begins and ends there: in Japanese at least none of the same signs goes on.
fn is_whole(text: &str, place: &Range<usize>, language: Language) -> bool {
    let [before, after] = [text[..place.start].chars().next_back(), text[place.end..].chars().next()];
    if language != Language::Japanese {
        let letter = |c: char| c.is_alphanumeric() || c == '-';
        return !before.is_some_and(letter) && !after.is_some_and(letter);
    }
    let [first, last] = [text[place.clone()].chars().next(), text[place.clone()].chars().next_back()];
    let kanji = |c: Option<char>| c.is_some_and(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    let digit = before.is_some_and(char::is_numeric);
    !(kanji(before) && kanji(first) || kanji(last) && kanji(after) || digit)
}

#[cfg(test)]
mod tests;
