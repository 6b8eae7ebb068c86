//! Who listens: what is typed goes into the one field of the text view, what is known comes from its log and from the tree of the page
//! that a screen reader reads.

use super::super::driver::Window;
use super::super::house::House;
use words::Language;

const ENTER: char = '\u{e007}';
const TAB: char = '\u{e004}';

/// The words that differ from language to language; whichever is typed, all of them are understood.
pub(super) struct Speech {
    pub(super) language: Language,
    pub(super) again: &'static str,
    pub(super) hint: &'static str,
    pub(super) state: &'static str,
    pub(super) resign: &'static str,
    pub(super) yes: &'static str,
    pub(super) first_move: &'static str,
    pub(super) review: [&'static str; 3],
}

pub(super) const SPEECHES: [Speech; 3] = [
    Speech {
        language: Language::Italian,
        again: "daccapo",
        hint: "aiuto",
        state: "turno",
        resign: "abbandono",
        yes: "sì",
        first_move: "pedone 7 6",
        review: ["analizza", "errore", "migliore"],
    },
    Speech {
        language: Language::English,
        again: "again",
        hint: "hint",
        state: "state",
        resign: "resign",
        yes: "yes",
        first_move: "pawn 7 6",
        review: ["analyse", "mistake", "best"],
    },
    Speech {
        language: Language::Japanese,
        again: "最初から",
        hint: "ヒント",
        state: "手番",
        resign: "投了",
        yes: "はい",
        first_move: "ななろくふ",
        review: ["解析", "悪手", "最善"],
    },
];

/// Who listens.
pub(super) struct Listener<'a> {
    pub(super) window: &'a Window<'a>,
    pub(super) speech: &'a Speech,
}

impl Listener<'_> {
    pub(super) fn text(&self, id: &str) -> String {
        self.speech.language.text(id)
    }

    /// All that the log says.
    pub(super) fn log(&self) -> Vec<String> {
        let log =
            self.window.run("return [...document.querySelectorAll('[role=log] p')].map((entry) => entry.textContent)");
        log.as_array().expect("a log").iter().map(|entry| entry.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Types a line, and what the log says to it.
    pub(super) fn type_in(&self, line: &str) -> String {
        self.ask(line, |_| true)
    }

    /// Types a line, and the first thing said after it that fits: meanwhile something else may be said.
    pub(super) fn ask(&self, line: &str, fits: impl Fn(&str) -> bool) -> String {
        self.type_and_wait(line, line, |told| told.iter().find(|entry| fits(entry)).cloned())
    }

    /// Types a line and waits until a part of what comes of it is said; all that has come of it.
    pub(super) fn type_and_hear(&self, line: &str, part: &str) -> Vec<String> {
        let has_part = |told: &[String]| told.iter().any(|entry| entry.contains(part)).then(|| told.to_vec());
        self.type_and_wait(line, part, has_part)
    }

    /// Types a line and waits for something in what the log says after it.
    fn type_and_wait<T>(&self, line: &str, what: &str, look: impl Fn(&[String]) -> Option<T>) -> T {
        let before = self.log();
        self.window.keys(&format!("{line}{ENTER}"));
        self.window.wait(&format!("{what} after {line}"), || {
            let log = self.log();
            // The line itself is the first that is new, or comes after something that was just said.
            let mut told = news(&before, &log).splitn(2, |entry| entry == line);
            told.nth(1).and_then(&look)
        })
    }

    /// Turns the view on where one is; the page comes anew.
    pub(super) fn turn_on(&self) {
        self.window.run("document.cookie = 'text=on; path=/'");
        self.window.reload();
    }

    /// Waits until something is said that was not said before `from`.
    pub(super) fn hear(&self, from: usize, part: &str) -> String {
        self.window.wait(part, || self.log().into_iter().skip(from).find(|entry| entry.contains(part)))
    }

    /// Opens a page, and waits until one has been told what is to be done there.
    pub(super) fn open(&self, house: &House, path: &str) {
        self.window.go(&format!("http://{}{path}", house.address));
        self.listen();
        self.window.wait("the task to be told", || (!self.log().is_empty()).then_some(()));
    }

    pub(super) fn listen(&self) {
        let ready = "return document.activeElement?.id === 'command'";
        self.window.wait("the field", || (self.window.run(ready) == true).then_some(()));
    }

    /// What a hint says of the whole move.
    pub(super) fn hinted_move(&self) -> Option<String> {
        let pattern = self.speech.language.text_with("tsume-hint-move", "move", "|");
        let (head, tail) = pattern.split_once('|')?;
        for _ in 0..2 {
            let said = self.type_in(self.speech.hint);
            if let Some(found) = said.strip_prefix(head).and_then(|rest| rest.strip_suffix(tail)) {
                return Some(found.to_owned());
            }
            if said == self.text("ui-text-not-here") {
                return None;
            }
        }
        panic!("no hint: {:?}", self.log());
    }

    /// Tabs on until what has the focus is called so.
    pub(super) fn tab_to(&self, name: &str) {
        for _ in 0..MOST_STOPS {
            self.window.keys(&TAB.to_string());
            if self.window.focused().contains(name) {
                return;
            }
        }
        panic!("no way to {name}: {:?}", self.window.tree());
    }
}

/// No page has so many things to be reached by keys.
const MOST_STOPS: usize = 150;

/// What a log says that it did not say before; its oldest entries go.
fn news<'a>(before: &[String], now: &'a [String]) -> &'a [String] {
    let kept = (0..=before.len()).map(|gone| &before[gone..]).find(|kept| now.starts_with(kept));
    &now[kept.map_or(0, <[String]>::len)..]
}
